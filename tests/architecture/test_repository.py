"""What is tracked: no download address, no path of one machine, integrity for every package."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not name what it forbids.
REGISTRIES = re.compile(
    "|".join([r"pypi\.(org|python)", r"files\.pythonhosted", r"registry\.(npmjs|yarnpkg)", r"npmjs\.org"])
)
MACHINE_PATHS = re.compile("(^|[\\s\"'(=:])/" + "(work|home|root|Users|tmp|opt)/[\\w.-]")


def tracked() -> list[Path]:
    """The text files that git tracks or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    files = [ROOT / name for name in listed.stdout.splitlines()]
    return [file for file in files if file.is_file() and b"\0" not in file.read_bytes()[:8192]]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """file:line of every tracked line that the pattern finds."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for file in tracked()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_download_addresses():
    """Where packages come from is the business of the machine that installs them."""
    assert lines_with(REGISTRIES) == []


def test_no_paths_of_one_machine():
    """Nothing names a folder that exists on one machine only."""
    assert lines_with(MACHINE_PATHS) == []


def test_package_lock_pins_content_not_place():
    """Every package has its integrity hash and none its address."""
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    others = {name: package for name, package in packages.items() if name}
    assert others
    assert [name for name, package in others.items() if "integrity" not in package] == []
    assert [name for name, package in others.items() if "resolved" in package] == []


def test_direct_packages_are_pinned_exactly():
    """package.json names one version of each package, no range."""
    manifest = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    wanted = manifest["dependencies"] | manifest["devDependencies"]
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_requirements_are_hashed():
    """Every Python package is pinned to one version and its hashes."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    joined = [line for line in text.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]
    assert joined
    assert [
        line[:60] for line in joined if not re.match(r"[\w-]+==[\w.]+ ", line) or "--hash=sha256:" not in line
    ] == []


@pytest.mark.parametrize("name", ["README.md", "LICENSE", "NOTICE.md"])
def test_papers_are_there(name: str):
    """Licence, notice and readme are part of the product."""
    assert (ROOT / name).stat().st_size > 500
