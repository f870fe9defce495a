"""The page's modules compiled for MicroPython, which took longer to read their source than for all else at a start."""

import json
import subprocess
from functools import cache

from tools.install import MODULES
from tools.shell import ROOT, Stop, find

COMPILER = MODULES / "@pybricks" / "mpy-cross-v6"


def compiled(sources: dict[str, str]) -> str:
    """The text of py/ui.json: modules by path from the import root, each byte as the letter of its number."""
    return _compiled(json.dumps(sources))


@cache
def _compiled(sources: str) -> str:
    done = subprocess.run(
        [find("node"), ROOT / "tools" / "compiled.mjs", COMPILER],
        cwd=ROOT, input=sources, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        raise Stop(f"mpy-cross could not compile the page's Python:\n{done.stderr[-2000:]}")
    return done.stdout
