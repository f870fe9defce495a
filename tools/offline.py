"""Playing without a connection: sw.js with the list of every file the game may ask for, each by its hash."""

import base64
import hashlib
import json
import re
import shutil
from fnmatch import fnmatch
from pathlib import Path

from tools.install import MODULES
from tools.shell import ROOT, Stop, find, run

SOURCES = ROOT / "assets" / "offline"
LIST = "self.__WB_MANIFEST"  # the name Workbox's own build tools look for
NOT_ASKED_FOR = (
    ".*", "_headers", "LICENSE", "NOTICE.md", "sw.js", "sw-off.js", "app.webmanifest", "pi-parlour.html",
    "authors.html", "css/authors/*", "assets/embed.js", "assets/posters/*",
    "assets/install/*", "assets/offline/worker.js", "assets/offline/off.js", "assets/single/*", "assets/words/*",
    "assets/runtime/micropython/*", "assets/vendor/.*", "assets/vendor/licences/*",
)  # fmt: skip


def needed(site: Path) -> list[Path]:
    """Every file of a built site that the game may ask for, relative to it; papers and shop pictures are none."""
    files = (file.relative_to(site) for file in sorted(site.rglob("*")) if file.is_file())
    return [file for file in files if not any(fnmatch(file.as_posix(), pattern) for pattern in NOT_ASKED_FOR)]


def addresses(site: Path) -> dict[str, str]:
    """What comes after the names of files that are asked for by their version, by name.

    Kept under any other address they would be fetched twice at a first visit: the browser's cache knows them by this.
    """
    asking = [site / "index.html", *sorted((site / "assets" / "runtime").glob("*.mjs"))]
    text = "\n".join(file.read_text(encoding="utf-8") for file in asking)
    return {name: f"?v={version}" for name, version in re.findall(r"([\w.-]+)\?v=([0-9a-f]+)", text)}


def entry(site: Path, file: Path, asked: dict[str, str]) -> dict[str, str]:
    """A line of Workbox's list: the hash that tells a new file from an old one, and the one the browser checks.

    `asked` is what `addresses` found.
    """
    digest = hashlib.sha256((site / file).read_bytes()).digest()
    return {
        "url": file.as_posix() + asked.get(file.name, ""),
        "revision": digest.hex()[:16],
        "integrity": "sha256-" + base64.b64encode(digest).decode(),
    }


def write(site: Path) -> None:
    """Write the service worker, and beside it the one that turns it off. Comes last: it lists what is there."""
    asked = addresses(site)
    files = [entry(site, file, asked) for file in needed(site)]
    worker = site / "sw.js"
    esbuild = MODULES / "esbuild" / "bin" / "esbuild"
    options = ["--bundle", "--format=iife", "--minify", "--target=es2022", "--log-level=warning"]
    production = '--define:process.env.NODE_ENV="production"'
    run(
        [find("node"), esbuild, SOURCES / "worker.js", *options, production, f"--outfile={worker}"],
        "esbuild could not bundle the service worker.",
    )
    code = worker.read_text(encoding="utf-8")
    if code.count(LIST) != 1:
        raise Stop(f"The service worker must name {LIST} once, where its list of files goes.")
    worker.write_text(code.replace(LIST, json.dumps(files, separators=(",", ":"))), encoding="utf-8")
    shutil.copyfile(SOURCES / "off.js", site / "sw-off.js")
    for source in ("worker.js", "off.js"):
        (site / "assets" / "offline" / source).unlink(missing_ok=True)
