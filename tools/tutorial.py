"""The demonstration tutorial site of tests/page/tutorial, served from another origin than the house it embeds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.serve import SiteHandler, serving
from tools.shell import ROOT

PAGES = ROOT / "tests" / "page" / "tutorial"


class TutorialHandler(SiteHandler):
    """Serves the pages with the house's address and origin in their places, {site} and {origin}."""

    root = PAGES
    site: str

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        """Answer with the file, filled in."""
        file = Path(self.translate_path(self.path))
        if not file.is_file() and file.name != "favicon.ico":
            self.send_error(404)
            return
        content = filled(file, self.site).encode() if file.is_file() else b""
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file.name))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def filled(file: Path, site: str, origin: str = "") -> str:
    """A page of the tutorial for a house at that address; its policy names `origin`, or that of the address."""
    text = file.read_text(encoding="utf-8")
    return text.replace("{site}", site).replace("{origin}", origin or "/".join(site.split("/", 3)[:3]))


@contextmanager
def tutorial(site: str, *, same_site: bool) -> Iterator[str]:
    """Serve it while the block runs; yields its address: another origin of the same site, or another site's."""
    with serving(type("Handler", (TutorialHandler,), {"site": site})) as address:
        yield address if same_site else address.replace("127.0.0.1", "localhost")
