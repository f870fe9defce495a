"""`dev.py test`: lint, types, styles and every test, one named step after the other."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import install
from tools.shell import ROOT, Stop, find, run, say, step


def check(arguments: Sequence[str]) -> int:
    """Everything, or only pytest when it is given arguments; the exit status. Pytest's own last line comes last."""
    install.node_packages()
    install.test_environment()
    install.browser()
    if arguments:
        return pytest(arguments)
    failed = [name for name, command in linters().items() if not passes(name, command)]
    if failed:
        say(f"== not passed: {', '.join(failed)}")
    say("== tests")
    return pytest([]) or bool(failed)


def linters() -> dict[str, list[str | Path]]:
    """What reads the sources without running them, cheapest first."""
    python = install.venv_python()
    stylelint = install.MODULES / "stylelint" / "bin" / "stylelint.mjs"
    return {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
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


def pytest(arguments: Sequence[str]) -> int:
    """Run pytest in the test environment and return its exit status."""
    return subprocess.call([str(install.venv_python()), "-m", "pytest", *arguments], cwd=ROOT)
