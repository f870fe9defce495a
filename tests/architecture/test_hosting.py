"""What a host gets: an app that can be installed, headers that repeat the page's policy, a pinned workflow."""

import json
import re
from pathlib import Path

import pytest

from tools import hosting, offline, webmanifest
from tools.build import build
from tools.shell import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `dev.py build` writes it."""
    return build(tmp_path_factory.mktemp("hosted") / "dist")


def test_the_manifest_is_complete(site: Path):
    """Icons for every device, a shortcut and two screenshots a game; every address is relative."""
    manifest = json.loads((site / "app.webmanifest").read_text("utf-8"))
    games = webmanifest.games()
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [f"./?game={game}" for game in games]
    assert all(shortcut["icons"] for shortcut in manifest["shortcuts"]), "`python3 dev.py pictures` makes them"
    shots = [(shot["form_factor"], shot["src"]) for shot in manifest["screenshots"]]
    assert shots == [(form, f"assets/install/{game}-{form}.webp") for form in ("narrow", "wide") for game in games], (
        "`python3 dev.py pictures` makes them"
    )
    icons = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= icons
    pictures = manifest["icons"] + manifest["screenshots"] + [i for s in manifest["shortcuts"] for i in s["icons"]]
    assert [picture["src"] for picture in pictures if not (site / picture["src"]).is_file()] == []
    addresses = [manifest["start_url"], manifest["scope"], *(s["url"] for s in manifest["shortcuts"])]
    assert all(address.startswith("./") for address in addresses)
    assert not {picture["src"] for picture in pictures if picture["src"].startswith(("/", "http"))}


def test_every_committed_picture_is_small():
    """They travel with every clone: none over 150 kB."""
    assert [file.name for file in (ROOT / "assets" / "install").iterdir() if file.stat().st_size > 150_000] == []


def test_what_is_kept_for_later_is_all_of_the_game_and_nothing_else(site: Path):
    """The list in sw.js names every file by its hash; no paper, no picture for shops, not the single file."""
    listed = json.loads(re.search(r'\[\{"url":.*?\}\]', (site / "sw.js").read_text("utf-8"))[0])  # type: ignore[index]
    asked = offline.addresses(site)
    assert {"all.css", "ui.json", "library.zip.gz", "micropython.mjs", "pyodide.mjs"} == asked.keys()
    names = {entry["url"].partition("?")[0] for entry in listed}
    assert names == {file.as_posix() for file in offline.needed(site)}
    assert listed == [offline.entry(site, file, asked) for file in offline.needed(site)]
    assert {"index.html", "py/library.zip.gz", "words/en.ftl", "assets/vendor/pyodide/pyodide.asm.wasm"} <= names
    assert not names & {"sw.js", "pi-parlour.html", "LICENSE", "_headers"}
    assert not [name for name in names if name.startswith("assets/install/")]


def test_the_policy_is_strict_and_the_headers_repeat_it(site: Path):
    """Nothing is allowed that is not named, nothing of another origin is, and the headers say the same."""
    policy = hosting.policy(site)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert {source for sources in rules.values() for source in sources.split()} <= {
        "'none'", "'self'", "'unsafe-eval'", "blob:", "data:",
    }  # fmt: skip
    assert [name for name, sources in rules.items() if "'unsafe-eval'" in sources] == ["script-src"]
    assert "'unsafe-inline'" not in policy
    headers = (site / "_headers").read_text("utf-8")
    assert headers.count(f"Content-Security-Policy: {policy}; frame-ancestors *") == 2


def test_the_workflow_is_pinned_by_commit():
    """Each action is named by its commit and says of which version that is."""
    text = "".join(file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml"))
    used = re.findall(r"uses: (.*)", text)
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []
