"""The worker's Python in one archive: our packages and the part of the standard library that they can reach, compiled.

Pyodide ships the whole library as source: 2.5 MB to fetch, and a third of a second to compile what a start imports.
"""

import gzip
import os
import shutil
from pathlib import Path

from tools.install import MODULES
from tools.shell import CACHE, ROOT, Stop, find, fingerprint, mark, run, stamped, step

PY = ROOT / "py"
PACKAGES = ("engine", "bots", "games", "table")
RECIPE = (Path(__file__), ROOT / "tools" / "library.mjs", ROOT / "tools" / "library_inside.py")
MADE = CACHE / "library"
KEPT = CACHE / "modules"  # compiled, by a hash of what they were made of


def sources() -> list[Path]:
    """Our modules that the worker runs, and their data, in a fixed order."""
    files = [
        file for package in PACKAGES for kind in ("py", "toml") for file in sorted((PY / package).rglob(f"*.{kind}"))
    ]
    return [file for file in files if file.parent.name != "rules"]  # the rules pages' (tools/rules.py)


def packed() -> bytes:
    """The archive, gzipped by us: most hosts would send a zip as it is, and few compress what they do not know."""
    archive = made() / "library.zip"
    return gzip.compress(archive.read_bytes(), 9, mtime=0)


def made() -> Path:
    """The folder with library.zip and library.json, made anew when a source or Pyodide changed."""
    stamp = MADE / "stamp"
    names = "\n".join(file.relative_to(PY).as_posix() for file in sources())
    key = fingerprint([*RECIPE, *sources(), ROOT / "package-lock.json"], names)
    if stamped(stamp, key):
        return MADE
    with step("the worker's Python library"):
        fresh = MADE.with_name(f"library.{os.getpid()}")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        KEPT.mkdir(exist_ok=True)
        inside = ROOT / "tools" / "library_inside.py"
        node: list[str | Path] = [find("node"), ROOT / "tools" / "library.mjs"]
        command = [*node, MODULES / "pyodide", PY, inside, fresh, KEPT]
        run(command, "Pyodide could not compile the worker's library: see its message above.")
        if not (fresh / "library.zip").is_file():
            raise Stop("Pyodide made no library for the worker.")
        mark(fresh / "stamp", key)
        shutil.rmtree(MADE, ignore_errors=True)
        fresh.rename(MADE)
    return MADE
