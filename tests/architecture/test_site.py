"""The built site: every address in the shell leads to a file of it, and none leads elsewhere."""

import html
import json
import re
from pathlib import Path

import pytest

from tools.build import build

CSS = Path(__file__).resolve().parents[2] / "css"
ADDRESS = re.compile(r"""(?:href|src)="([^"]*)\"""")
CONFIG = re.compile(r"""config="([^"]*)"|id="worker-config">([^<]*)<""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `dev.py build` writes it."""
    return build(tmp_path_factory.mktemp("built") / "dist")


def test_the_shell_names_only_files_that_are_there(site: Path):
    """Links, scripts, styles, preloads and configurations are relative, and exist."""
    named = [
        address.split("?")[0].split("#")[0] for address in ADDRESS.findall((site / "index.html").read_text("utf-8"))
    ]
    named = [address for address in named if address]
    assert len(named) > 10
    assert [address for address in named if address.startswith("/") or "//" in address] == []
    assert [address for address in named if not (site / address).exists()] == []


def test_the_shell_holds_both_configurations(site: Path):
    """What PyScript loads in the page and in the worker stands in the page, and names files that are there."""
    found = [json.loads(html.unescape(a or b)) for a, b in CONFIG.findall((site / "index.html").read_text("utf-8"))]
    assert len(found) == 2
    for config in found:
        address, key = config["interpreter"].split("?v=")
        assert len(key) == 16
        for file in (address, *config.get("js_modules", {}).get("main", {})):
            assert (site / file).is_file(), file


def test_the_shell_has_one_style_sheet_with_every_rule(site: Path):
    """The style sheets of the repository come as one, in their order."""
    assert re.findall(r'rel="stylesheet" href="([^"?]*)', (site / "index.html").read_text("utf-8")) == ["css/all.css"]
    names = {name for file in CSS.glob("*.css") for name in re.findall(r"--[a-z][\w-]*(?=:)", file.read_text("utf-8"))}
    whole = (site / "css" / "all.css").read_text("utf-8")
    assert len(names) > 50
    assert [name for name in sorted(names) if name not in whole] == []


def test_styles_name_only_files_that_are_there(site: Path):
    """Fonts and pictures in style sheets are relative, and exist."""
    missing = [
        f"{sheet.relative_to(site)}: {address}"
        for sheet in site.rglob("*.css")
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", sheet.read_text("utf-8"))
        if not address.startswith(("data:", "#")) and not (sheet.parent / address).is_file()
    ]
    assert missing == []


def test_a_language_has_the_frame_and_every_game(site: Path):
    """words/<language>.ftl holds the frame's messages and those of every game, each once."""
    for catalogue in sorted((site / "words").glob("*.ftl")):
        keys = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", catalogue.read_text("utf-8"), re.MULTILINE)
        assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


def test_the_same_sources_give_the_same_site(site: Path, tmp_path: Path):
    """A build is a function of the checkout."""
    again = build(tmp_path / "dist")
    files = sorted(file.relative_to(site) for file in site.rglob("*") if file.is_file())
    assert files == sorted(file.relative_to(again) for file in again.rglob("*") if file.is_file())
    assert [file for file in files if (site / file).read_bytes() != (again / file).read_bytes()] == []


def test_no_card_face_is_missing(site: Path):
    """52 faces in each style, named by rank and suit, and a back."""
    cards = site / "assets" / "vendor" / "cards"
    codes = {rank + suit for rank in "A23456789TJQK" for suit in "CDHS"}
    styles = [folder for folder in cards.iterdir() if folder.is_dir()]
    assert {folder.name for folder in styles} == {"two-colour", "four-colour", "big-two-colour", "big-four-colour"}
    assert [folder.name for folder in styles if {file.stem for file in folder.iterdir()} != codes] == []
    assert (cards / "back.svg").is_file()
