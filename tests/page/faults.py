"""A web server that can lose, cut short or hold back chosen files of a built site."""

import threading
from dataclasses import dataclass, field
from pathlib import Path

from tools.serve import SiteHandler

PREFIX = "/some/sub/path/"


@dataclass
class Faults:
    """What goes wrong, by the end of a file's path: "missing", "truncated", "stalled" (never answered) or "late".

    `preludes` puts code before a script, `edits` other text in place of some in a file. A late file is answered once
    the faults are cleared.
    """

    broken: dict[str, str] = field(default_factory=dict)
    preludes: dict[str, str] = field(default_factory=dict)
    edits: dict[str, tuple[str, str]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)

    def any(self) -> bool:
        """Whether anything goes wrong now."""
        return bool(self.broken or self.preludes or self.edits)

    def clear(self) -> None:
        """From now on every file arrives whole, also those held back until now."""
        self.broken.clear()
        self.preludes.clear()
        self.edits.clear()
        self.asked.clear()
        self.released.set()
        self.released = threading.Event()


class FaultyHandler(SiteHandler):
    """Serves the site under a sub-path, with the faults that the test has set."""

    prefix = PREFIX
    faults: Faults

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        """Answer, or fail as told."""
        self.faults.asked.append(self.path)
        path = self.path.split("?")[0]
        for ending, fault in list(self.faults.broken.items()):
            if path.endswith(ending):
                getattr(self, fault)()
                return
        for ending, code in list(self.faults.preludes.items()):
            if path.endswith(ending):
                self.whole(code.encode() + Path(self.translate_path(self.path)).read_bytes())
                return
        for ending, (old, new) in list(self.faults.edits.items()):
            if self.path.endswith(ending):
                text = Path(self.translate_path(self.path)).read_text(encoding="utf-8")
                assert old in text, f"{ending} no longer has {old!r}"
                self.whole(text.replace(old, new).encode())
                return
        super().do_GET()

    def missing(self) -> None:
        self.send_error(404)

    def stalled(self) -> None:
        self.faults.released.wait(60)
        self.close_connection = True

    def late(self) -> None:
        self.faults.released.wait(60)
        super().do_GET()

    def truncated(self) -> None:
        content = Path(self.translate_path(self.path)).read_bytes()
        self.whole(content[: len(content) // 2])

    def whole(self, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path.split("?")[0]))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
