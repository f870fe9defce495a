"""The worker's library holds every module that Pyodide's start, our code and what goes wrong in it come to."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.start.sitting import everything
from tools import library
from tools.install import MODULES
from tools.shell import find

HERE = Path(__file__).parent


@cache
def found(what: str) -> Any:
    """What a task of library.mjs finds."""
    archive = library.made() / "library.zip"
    command = [find("node"), HERE / "library.mjs", MODULES / "pyodide", archive, HERE / "sitting.py", what]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@cache
def at_home() -> Any:
    """The same sitting in the Python that runs the tests."""
    return json.loads(everything())


def test_a_sitting_at_every_table_needs_nothing_else():
    """Every question of the wire, answered by the compiled library alone, and as by the Python of the tests."""
    assert found("sitting") == at_home()


def test_nothing_in_it_lacks_what_it_imports():
    """Each module of the archive can be imported with nothing but the archive."""
    assert found("imports") == {}


def test_an_error_is_told_with_its_trace():
    """What writes an error down is there too: traces, JavaScript's errors, tasks that nobody awaits, warnings."""
    told = found("faults")
    zero, js, nothing, false, number = told["told"]
    assert "Traceback" in zero
    assert zero.strip().endswith("ZeroDivisionError: division by zero")
    assert "SyntaxError" in js
    assert "ModuleNotFoundError: No module named 'nothing_like_it'" in nothing
    assert "AssertionError" in false
    assert "invalid literal for int() with base 10: 'é'" in number
    assert any("nobody hears this" in line for line in told["said"])
    assert any("mind the step" in line for line in told["said"])


def test_a_start_from_an_image_needs_no_module():
    """With everything laid out, a whole sitting imports nothing: the archive was taken away, and it goes as before."""
    assert {key: found("image")[key] for key in ("records", "refused")} == at_home()


def test_an_image_fits_a_fresh_memory():
    """Pyodide copies an image into the memory it starts with, and fails where that is smaller."""
    assert found("image")["size"] <= found("image")["heap"] + 2**20


def test_dice_in_an_image_must_be_thrown_anew():
    """Case 24: the module's own dice fall alike after every start from one image, until they are seeded again."""
    first, seeded, second, seeded_too = found("image")["dice"]
    assert first == second
    assert seeded != seeded_too


@pytest.mark.parametrize("package", library.PACKAGES)
def test_all_of_ours_is_in_it(package: str):
    """Every module below the table is packed, whether or not something imports it."""
    packed = json.loads((library.made() / "library.json").read_text(encoding="utf-8"))["packed"]
    files = {file.relative_to(library.PY) for file in (library.PY / package).rglob("*.py")}
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    assert names
    assert names - set(packed) == set()


def test_what_is_left_out_has_a_reason():
    """A module that is reached but not packed is named with the reason why nothing comes to it."""
    story = json.loads((library.made() / "library.json").read_text(encoding="utf-8"))
    reasons = story["why"]
    assert all(len(reason) > 15 for reason in reasons.values())
    for name in story["left_out"]:
        parts = name.split(".")
        assert any(".".join(parts[: length + 1]) in reasons for length in range(len(parts))), name
