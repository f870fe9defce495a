"""What other sites' pages get before anybody plays: a light script with its words, and a poster of all that ships."""

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games import registry
from table.lesson import course
from tools import embed, posters
from tools.shell import ROOT, find

SCRIPT = (ROOT / "assets" / "embed.js").read_text(encoding="utf-8")
HOST = (ROOT / "assets" / "runtime" / "host.js").read_text(encoding="utf-8")
AUTHORS = (ROOT / "tools" / "pages" / "authors.html").read_text(encoding="utf-8")
LINE = "pis_yedili dealer=3 turn=2 hands=7H.2D/3D.4C/5H.7D.KS/9C stock=* discard=7S"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What embed.py writes into a site."""
    root = tmp_path_factory.mktemp("embed")
    (root / "assets").mkdir()
    embed.write(root)
    return root


def test_every_lesson_has_its_poster_and_each_is_small(site):
    """Twenty of them and the script stay far below the 150 kB that a page of twenty tables may weigh."""
    made = {file.stem: file for file in (site / "assets" / "posters").glob("*.svg")}
    wanted = {f"lesson-{game}-{lesson.id}" for game in registry.ids() for lesson in course(game)}
    assert wanted <= made.keys()
    sizes = sorted((file.stat().st_size for file in made.values()), reverse=True)
    assert sum(sizes[:20]) + (site / "assets" / "embed.js").stat().st_size < 130_000
    for file in made.values():
        drawing = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        assert drawing.get("viewBox") == "0 0 640 360"
        assert "http" not in file.read_text(encoding="utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_a_poster_shows_no_card_that_its_seat_does_not_see():
    """The hand of whoever sits there and the pile's top card; of everybody else only backs."""
    drawing = posters.poster("pis_yedili", LINE, 2)
    assert len(re.findall("<text", drawing)) == 4
    assert drawing.count('<use href="#s"') == 2 + 2 + 1  # the other hands
    assert drawing.count('<g transform="translate(251.0 82)"><use href="#k"/>') == 1  # the stock


def test_the_script_names_posters_as_they_are_named():
    """The same hash on both sides, with a seat and without."""
    code = re.search(r"const named = .*?\n  };", SCRIPT, re.DOTALL)
    assert code is not None
    lines = [f"{LINE}|", f"{LINE}|2", "|"]
    done = subprocess.run(
        [find("node"), "-e", f"{code[0]} console.log(JSON.stringify({json.dumps(lines)}.map(named)))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == [posters.named(LINE, ""), posters.named(LINE, "2"), posters.named("", "")]


def test_the_script_speaks_every_language(site):
    """All words of all catalogues are in it, none of them a placeholder."""
    text = (site / "assets" / "embed.js").read_text(encoding="utf-8")
    words = embed.words()
    assert set(words) == {file.stem for file in (ROOT / "assets" / "words").glob("*.ftl")}
    for spoken in words.values():
        assert str(spoken["open"]) in text
        assert {"{name}", "{value}"} <= set(re.findall(r"\{\w+\}", str(spoken["refused"])))


def test_both_ends_of_the_messages_agree_and_the_page_for_authors_tells_all_of_it():
    """The version, the events that py/ui tells of, the commands, and every attribute."""
    versions = {re.search(r"const VERSION = (\d+);", text)[1] for text in (SCRIPT, HOST)}  # type: ignore[index]
    assert versions == {"1"}
    told = {
        event
        for name in ("host", "embed")
        for event in re.findall(r'tell\("([\w-]+)"', (ROOT / "py" / "ui" / f"{name}.py").read_text(encoding="utf-8"))
    } | set(re.findall(r'event: "(\w+)"', HOST))
    events = set(
        re.findall(r'^    "?([\w-]+)"?: \{.*\},$', SCRIPT.split("const EVENTS = {")[1].split("};")[0], re.MULTILINE)
    )
    assert told == events
    assert all(f"<code>pi-{event}</code>" in AUTHORS for event in events)
    commands = set(re.findall(r"^  (\w+): ", HOST.split("const COMMANDS = {")[1].split("};")[0], re.MULTILINE))
    assert commands == set(re.findall(r'command: "(\w+)"', SCRIPT))
    attributes = set(re.findall(r"^    (\w+): /", SCRIPT.split("const FORMS = {")[1].split("};")[0], re.MULTILINE))
    assert len(attributes) == 10
    assert all(f"<tr><td><code>{name}</code>" in AUTHORS for name in attributes)
    assert all(f"<code>{name}" in AUTHORS for name in commands)
