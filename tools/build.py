"""Writing dist/: the complete static site, which works under any path of any static host."""

import gzip
import io
import json
import os
import shutil
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools import hosting, install, offline, single_file, vendor, webmanifest
from tools.shell import ROOT, Stop, progress, step

DIST = ROOT / "dist"
PY = ROOT / "py"
SHIMS = ROOT / "assets" / "runtime" / "micropython"

WORKER_PACKAGES = ("engine", "bots", "games", "table")
PAGE_PACKAGES = ("ui",)
COPIED = ("index.html", "LICENSE", "NOTICE.md", "css", "assets")
SCRIPTS = ("py/worker.py", "py/ui/main.py")

Files = list[tuple[str, bytes]]  # path in an archive, contents


def prepare() -> None:
    """Everything a build needs that does not lie in the repository."""
    install.node_packages()
    vendor.fetch()


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
        (fresh / "py" / "page.tar.gz").write_bytes(tar_of([*modules(PAGE_PACKAGES), *shims()]))
        (fresh / "py" / "worker.zip").write_bytes(zip_of(modules(WORKER_PACKAGES)))
        write_configs(fresh)
        write_words(fresh / "words")
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


def modules(packages: Sequence[str]) -> Files:
    """The Python files of some packages: path from the import root and contents, in a fixed order."""
    files = (file for package in packages for file in sorted((PY / package).rglob("*.py")))
    return [(file.relative_to(PY).as_posix(), file.read_bytes()) for file in files]


def shims() -> Files:
    """Top-level modules that MicroPython lacks and the page may import."""
    return [(file.name, file.read_bytes()) for file in sorted(SHIMS.glob("*.py"))]


def tar_of(files: Files) -> bytes:
    """A gzipped tar; the same sources always give the same bytes."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return gzip.compress(plain.getvalue(), mtime=0)


def zip_of(files: Files) -> bytes:
    """A zip; the same sources always give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def write_configs(site: Path) -> None:
    """PyScript's two configurations as JSON, so that the page need not load a TOML parser."""
    both = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    for name, config in both.items():
        (site / f"{name}.json").write_text(json.dumps(config, indent=1), encoding="utf-8")


def write_words(target: Path) -> None:
    """One message catalogue a language: the frame's, then each game's."""
    for frame in sorted((ROOT / "assets" / "words").glob("*.ftl")):
        parts = [frame, *sorted((PY / "games").glob(f"*/words/{frame.name}"))]
        target.mkdir(exist_ok=True)
        text = "\n".join(part.read_text(encoding="utf-8") for part in parts)
        (target / frame.name).write_text(text, encoding="utf-8")
