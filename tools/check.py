"""`dev.py test`: lint, types, styles and every test, one named step after the other."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import build, install
from tools.shell import ROOT, Stop, find, progress, run, step


def check(arguments: Sequence[str]) -> int:
    """Everything, or only pytest when it is given arguments; the exit status. Pytest's own last line comes last."""
    if arguments:
        return in_environment("pytest", *arguments)
    set_up()
    failed = [name for name, command in linters().items() if not passes(name, command)]
    if failed:
        progress(f"== not passed: {', '.join(failed)}")
    progress("== tests")
    # One process a core; they share out what is left, so that the long browser tests do not wait for each other.
    return in_environment("pytest", "-n", "auto", "--dist", "worksteal") or bool(failed)


def linters() -> dict[str, list[str | Path]]:
    """What reads the sources without running them, cheapest first."""
    python = install.venv_python()
    stylelint = install.MODULES / "stylelint" / "bin" / "stylelint.mjs"
    return {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "zizmor": [python.with_name("zizmor"), "--offline", "--quiet", ".github/workflows"],
        "stylelint": [find("node"), stylelint, "css/**/*.css", "assets/**/*.css"],
    }


def passes(name: str, command: Sequence[str | Path]) -> bool:
    """Run one linter as a step; its output says what it found."""
    try:
        with step(name):
            run(command, name)
    except Stop:
        return False
    return True


def set_up() -> None:
    """Everything that tests and measurements run on; quick when it is there."""
    build.prepare()  # also the third-party files: the tests' processes would fetch them side by side
    install.test_environment()
    install.browser()
    install.other_engines()


def in_environment(module: str, *arguments: str) -> int:
    """Run a Python module with the test tools at hand and return its exit status."""
    set_up()
    return subprocess.call([str(install.venv_python()), "-m", module, *arguments], cwd=ROOT)
