"""Fetching what the build and the tests need: npm packages, a Python environment, a browser.

Each part is done again only when its lock file changed, so a second run asks no network.
"""

import os
import shutil
import sys
from pathlib import Path

from tools.shell import CACHE, ROOT, Stop, find, fingerprint, mark, output, progress, run, stamped, step

VENV = ROOT / ".venv"
MODULES = ROOT / "node_modules"


def node_packages() -> None:
    """`npm ci` when package-lock.json changed since the last time."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Stop("Pi Parlour needs Node 20 or newer with npm: install both and run the same command again.")
    version = output([find("node"), "--version"])
    major = version.lstrip("v").split(".")[0]
    if not major.isdigit() or int(major) < 20:
        raise Stop(f"Pi Parlour needs Node 20 or newer; this is {version or 'unknown'}.")
    stamp = MODULES / ".pi-parlour"
    key = fingerprint([ROOT / "package-lock.json", ROOT / ".npmrc"])
    if stamped(stamp, key):
        return
    with step("npm packages"):
        run(
            [find("npm"), "ci", "--no-audit", "--no-fund"],
            "npm could not install the packages of package-lock.json: see its message above.",
        )
        mark(stamp, key)


def venv_python() -> Path:
    """The interpreter of the test environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def test_environment() -> None:
    """A virtual environment with exactly requirements.txt, made again when that file or Python changed."""
    stamp = VENV / ".pi-parlour"
    key = fingerprint([ROOT / "requirements.txt"], sys.version)
    if stamped(stamp, key) and venv_python().exists():
        return
    with step("Python test tools"):
        run(
            [sys.executable, "-m", "venv", "--clear", VENV],
            "Python could not make a virtual environment (.venv).",
        )
        pip = [str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(
            [*pip, "--require-hashes", "-r", "requirements.txt"],
            "pip could not install the packages of requirements.txt: see its message above.",
        )
        mark(stamp, key)


def system_chromium() -> str | None:
    """A Chromium that the system's package manager put on PATH."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


ENGINES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}  # program: package


def other_engines() -> None:
    """On Debian as root, put Firefox and WebKitGTK beside Chromium; elsewhere the tests say which are not there."""
    wanted = [package for program, package in ENGINES.items() if shutil.which(program) is None]
    if not wanted or not debian_root():
        return
    with step("Firefox and WebKitGTK for the browser tests"):
        try:
            debian_packages(wanted, "not installed")
        except Stop:
            progress(f"== {', '.join(wanted)} could not be installed: those engines are left out of the tests")


def debian_root() -> bool:
    """Whether Debian packages can be installed."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def debian_packages(names: list[str], failure: str) -> None:
    """Install them; raises Stop(failure)."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "-q", "update"], failure, quiet)
    run(["apt-get", "-q", "install", "-y", "--no-install-recommends", *names], failure, quiet)


def browser() -> None:
    """Make sure the browser tests find a Chromium: Debian's as root, Playwright's own elsewhere."""
    if system_chromium() is not None:
        return
    stamp = CACHE / "playwright-chromium"
    key = fingerprint([ROOT / "requirements.txt"])
    if stamped(stamp, key):
        return
    failure = "No Chromium could be installed: put `chromium` on PATH and run the same command again."
    with step("Chromium for the browser tests"):
        if debian_root():
            debian_packages(["chromium"], failure)
            return
        run([venv_python(), "-m", "playwright", "install", "chromium"], failure)
        mark(stamp, key)
