"""What `dev.py bench start` opens: the site, beside it two bare PyScript pages, and a server that notes and compresses.

The bare pages have a copy of the interpreters as they are published, so nothing that the site does with them counts
for both.
"""

import gzip
import shutil
from functools import cache
from pathlib import Path

from tools.install import MODULES
from tools.serve import SiteHandler

READY = '[data-own] [data-play="yes"], [data-action]:not([aria-disabled="true"])'
"""The first prompt that can be answered, or on a bare page what its first line of Python writes."""
LIVE = 'html[data-page="live"]'
"""The page's Python has taken over: everything in the lobby answers a click."""

ANSWERED = 'html[data-route="arriving"]'
"""A game's door has been tried, and opens; `PRESSED` says which page is clicked at, where, and from when on."""

PAGES = {
    "table": ("index.html?game=pis_yedili&deal=1&seed=00", READY),
    "lobby": ("index.html", LIVE),
    "lobby, a door": ("index.html", ANSWERED),
    "lobby, once painted": ("index.html", ANSWERED),
    "bare PyScript-Pyodide": ("bare/pyodide.html", READY),
    "bare PyScript-MicroPython": ("bare/micropython.html", READY),
}
PAINTED = 'performance.getEntriesByName("first-contentful-paint").length'
PRESSED = {"lobby, a door": ("#lay-pis_yedili", "true"), "lobby, once painted": ("#lay-pis_yedili", PAINTED)}
PUBLISHED = {
    "pyodide": ("pyodide", "py", ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
                                  "pyodide-lock.json")),
    "micropython": ("@micropython/micropython-webassembly-pyscript", "mpy", ("micropython.mjs", "micropython.wasm")),
}  # fmt: skip

BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="../assets/vendor/pyscript/core.js"></script><p data-hello></p>
<script type="{kind}" config='{{"interpreter": "./{name}/{name}.mjs"}}'>
from pyscript import document
document.querySelector("[data-hello]").setAttribute("data-action", "")
</script></html>"""


def put_bare_pages(root: Path) -> None:
    """Add the bare pages to a built site, and an empty one."""
    for name, (package, kind, files) in PUBLISHED.items():
        (root / "bare" / name).mkdir(parents=True)
        for file in files:
            shutil.copyfile(MODULES / package / file, root / "bare" / name / file)
        (root / "bare" / f"{name}.html").write_text(BARE.format(kind=kind, name=name), encoding="utf-8")
    (root / "bare" / "empty.html").write_text("<!doctype html><title>empty</title>", encoding="utf-8")


class BenchHandler(SiteHandler):
    """Notes which files are asked for; sends what can be made smaller as a host with gzip does, where it is told to."""

    asked: set[str]
    gzips: list[bool]  # one, shared with whoever measures

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        """Answer as always, or compressed."""
        file = self.translate_path(self.path)
        self.asked.add(file)
        fresh = not self.headers.get("If-Modified-Since")
        if not (self.gzips[0] and fresh and Path(file).is_file() and smaller(file)):
            super().do_GET()
            return
        content = packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(Path(file).stat().st_mtime))
        self.end_headers()
        self.wfile.write(content)


@cache
def packed(file: str) -> bytes:
    """The file as a host with gzip sends it."""
    return gzip.compress(Path(file).read_bytes(), 9)


def smaller(file: str) -> bool:
    """Whether gzip has something to win: what is packed already stays as it is."""
    return len(packed(file)) < Path(file).stat().st_size


def packed_size(file: str) -> int:
    """How many bytes of it go over the line."""
    return min(len(packed(file)), Path(file).stat().st_size)
