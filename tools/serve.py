"""A small web server for a built site: right MIME types, no stale files, any sub-path."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.shell import Stop

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves `root` under the path `prefix`; every answer must be revalidated, so a new build shows at once."""

    root: Path
    prefix = "/"
    protocol_version = "HTTP/1.1"

    def guess_type(self, path: object) -> str:
        return TYPES.get(Path(str(path)).suffix, "application/octet-stream")

    def translate_path(self, path: str) -> str:
        wanted = unquote(urlsplit(path).path)
        if not wanted.startswith(self.prefix):
            return str(self.root / "no-such-file")
        place = (self.root / wanted[len(self.prefix) :]).resolve()
        if not place.is_relative_to(self.root):
            return str(self.root / "no-such-file")
        return str(place) + ("/" if wanted.endswith("/") else "")

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Requests are not worth a line each."""


class SiteServer(http.server.ThreadingHTTPServer):
    """One thread a connection, none of which keeps the process alive."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in mid-answer is no news."""


def open_server(handler: type[SiteHandler], port: int) -> SiteServer:
    """Listen on 127.0.0.1; port 0 takes any free one. Raises OSError when the port is taken."""
    return SiteServer(("127.0.0.1", port), handler)


def first_free(handler: type[SiteHandler], port: int, tries: int = 20) -> SiteServer:
    """Listen on `port` or on the next free one after it; raises Stop when none of them is free."""
    for candidate in range(port, port + tries):
        try:
            return open_server(handler, candidate)
        except OSError:
            continue
    raise Stop(f"Ports {port} to {port + tries - 1} are all taken: choose another with --port.")


@contextmanager
def serving(handler: type[SiteHandler], port: int = 0) -> Iterator[str]:
    """Serve in a thread while the block runs; yields the address of the site, ending in a slash."""
    server = open_server(handler, port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{handler.prefix}"
    finally:
        server.shutdown()
        server.server_close()
