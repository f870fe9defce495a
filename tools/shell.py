"""Running other programs, and stopping with one clear sentence when something is missing."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


class Stop(Exception):
    """Ends the command; the text is the one sentence the person reads."""


def say(text: str) -> None:
    """Print a line at once, also when the output is a pipe."""
    print(text, flush=True)


def progress(text: str) -> None:
    """Print a line that is no result, on the error stream, so that `--json` prints nothing but JSON."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Announce a step, then say how long it took."""
    progress(f"== {name}")
    start = time.monotonic()
    yield
    progress(f"== {name}: {time.monotonic() - start:.1f} s")


def find(program: str) -> str:
    """The full path of a program on PATH; raises Stop when it is not there."""
    path = shutil.which(program)
    if path is None:
        raise Stop(f"{program} was not found: install it and run the same command again.")
    return path


def run(command: Sequence[str | Path], failure: str, environ: Mapping[str, str] | None = None) -> None:
    """Run a program in the repository, its output shown as progress; raises Stop(failure) when it fails."""
    words = [str(word) for word in command]
    code = subprocess.call(words, cwd=ROOT, env={**os.environ, **(environ or {})}, stdout=2)
    if code != 0:
        raise Stop(failure)


def output(command: Sequence[str]) -> str:
    """What a program prints, stripped; an empty string when it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def fingerprint(files: Iterable[Path], *more: str) -> str:
    """A hash of the contents of files and of some words."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    for word in more:
        digest.update(word.encode())
    return digest.hexdigest()


def stamped(stamp: Path, key: str) -> bool:
    """Whether the work marked by `stamp` was last done for exactly this key."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


def mark(stamp: Path, key: str) -> None:
    """Write down that the work marked by `stamp` is done for this key."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="utf-8")


def require_python() -> None:
    """Raises Stop on a Python older than 3.11."""
    version = tuple(sys.version_info[:3])
    if version < (3, 11):
        found = ".".join(str(part) for part in version)
        raise Stop(f"Pi Parlour needs Python 3.11 or newer; this is {found}.")
