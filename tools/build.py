"""Writing dist/: the complete static site, which works under any path of any static host."""

import json
import os
import shutil
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import (
    compiled,
    embed,
    frontpage,
    hosting,
    install,
    languages,
    library,
    offline,
    rules,
    single_file,
    vendor,
    webmanifest,
)  # fmt: skip
from tools.shell import ROOT, Stop, fingerprint, progress, step

DIST = ROOT / "dist"
PY = ROOT / "py"
SHIMS = ROOT / "assets" / "runtime" / "micropython"

PAGE_PACKAGES = ("ui",)
COPIED = ("index.html", "LICENSE", "NOTICE.md", "assets")
SCRIPTS = ("py/worker.py", "py/ui/start.py")


def prepare() -> None:
    """Everything a build needs that does not lie in the repository."""
    install.node_packages()
    vendor.fetch()
    library.made()


def build(target: Path = DIST) -> Path:
    """Write the site to `target`; a site that is already there stays whole until the new one is."""
    prepare()
    with step("site"):
        fresh = target.with_name(f"{target.name}.{os.getpid()}")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name in COPIED:
            place(ROOT / name, fresh / name)
        for name in SCRIPTS:
            place(ROOT / name, fresh / name)
        page = compiled.compiled(modules(PAGE_PACKAGES) | shims())
        (fresh / "py" / "ui.json").write_text(page, encoding="utf-8")
        (fresh / "py" / "library.zip.gz").write_bytes(library.packed())
        frontpage.write(fresh, write_configs(fresh))
        languages.write(fresh)
        embed.write(fresh)
        rules.write(fresh)
        webmanifest.write(fresh)
        single_file.write(fresh)
        hosting.write(fresh)
        offline.write(fresh)
        (fresh / ".nojekyll").touch()  # GitHub Pages serves the files as they are
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    size = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
    progress(f"{target.name}/ holds the site: {size / 1e6:.1f} MB")
    return target


def place(source: Path, target: Path) -> None:
    """Copy a file or a folder into the site; hidden files stay behind."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns(".*", "vendor.*", "__pycache__"))
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    else:
        raise Stop(f"{source.relative_to(ROOT)} is missing from the checkout.")


def modules(packages: Sequence[str]) -> dict[str, str]:
    """The Python files of some packages: source by path from the import root, in a fixed order."""
    files = (file for package in packages for file in sorted((PY / package).rglob("*.py")))
    return {file.relative_to(PY).as_posix(): file.read_text(encoding="utf-8") for file in files}


def shims() -> dict[str, str]:
    """Top-level modules that MicroPython lacks and the page may import."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(SHIMS.glob("*.py"))}


def write_configs(site: Path) -> dict[str, Any]:
    """PyScript's two configurations as JSON, for other pages than ours; answered as ours names them, with their keys.

    The key of an interpreter goes with its address, and from there to the Python that it asks for (tools/frontpage.py).
    """
    both: dict[str, Any] = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    for name, config in both.items():
        (site / f"{name}.json").write_text(json.dumps(config, indent=1), encoding="utf-8")
    both["page"]["interpreter"] += f"?v={fingerprint([site / 'py' / 'ui.json'])[:16]}"
    both["worker"]["interpreter"] += f"?v={worker_key(site)}"
    return both


def worker_key(site: Path) -> str:
    """Changes with everything that the worker's memory is made of, and so with what a kept image is good for."""
    folders = [site / "assets" / "runtime", site / "assets" / "vendor" / "pyodide"]
    made_of = [file for folder in folders for file in sorted(folder.glob("*")) if file.is_file()]
    return fingerprint([*made_of, site / "py" / "library.zip.gz"])[:16]
