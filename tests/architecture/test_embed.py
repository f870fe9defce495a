"""What other sites' pages get before anybody plays: a light script with its words, and a poster of all that ships."""

import ast
import gzip
import json
import re
import subprocess
from dataclasses import fields
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games import registry
from table.lesson import course
from tools import embed, posters
from tools.shell import ROOT, find

SCRIPT = (ROOT / "assets" / "embed.js").read_text(encoding="utf-8")
FORMS = (ROOT / "assets" / "embed" / "forms.js").read_text(encoding="utf-8")
CODES = (ROOT / "assets" / "embed" / "codes.js").read_text(encoding="utf-8")
HOST = (ROOT / "assets" / "runtime" / "host.js").read_text(encoding="utf-8")
AUTHORS = (ROOT / "tools" / "pages" / "authors.html").read_text(encoding="utf-8")
LINE = "pis_yedili dealer=3 turn=2 hands=7H.2D/3D.4C/5H.7D.KS/9C stock=* discard=7S"


def evaluated(module: str, expression: str) -> object:
    """What a JavaScript expression comes to behind that module's text."""
    done = subprocess.run(
        [find("node"), "--input-type=module", "-"],
        input=f"{module}\nconsole.log(JSON.stringify({expression}));",
        capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


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
    lines = [f"{LINE}|", f"{LINE}|2", "|"]
    assert evaluated(CODES, f"{json.dumps(lines)}.map(named)") == [
        posters.named(LINE, ""),
        posters.named(LINE, "2"),
        posters.named("", ""),
    ]


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
    versions = {re.search(r"const VERSION = (\d+);", text)[1] for text in (FORMS, HOST)}  # type: ignore[index]
    assert versions == {"1"}
    told = {
        event
        for name in ("host", "embed")
        for event in re.findall(r'tell\("([\w-]+)"', (ROOT / "py" / "ui" / f"{name}.py").read_text(encoding="utf-8"))
    } | set(re.findall(r'event: "(\w+)"', HOST))
    events = set(
        re.findall(r'^  "?([\w-]+)"?: \{.*\},$', FORMS.split("const EVENTS = {")[1].split("};")[0], re.MULTILINE)
    )
    assert told == events
    assert all(f"<code>pi-{event}</code>" in AUTHORS for event in events)
    commands = set(re.findall(r"^  (\w+): ", HOST.split("const COMMANDS = {")[1].split("};")[0], re.MULTILINE))
    assert commands == set(re.findall(r'command: "(\w+)"', SCRIPT))
    attributes = set(re.findall(r"^  (\w+): /", FORMS.split("const FORMS = {")[1].split("};")[0], re.MULTILINE))
    assert len(attributes) == 10
    assert all(f"<tr><td><code>{name}</code>" in AUTHORS for name in attributes)
    assert all(f"<code>{name}" in AUTHORS for name in commands)


def test_both_ends_take_the_same_and_no_house_rule_has_an_address_name():
    """Every text is as long for the element as for the frame, and the reserved names are the same."""
    most = evaluated(FORMS, "MOST")
    assert isinstance(most, dict)
    texts = evaluated(HOST.split("const TEXTS = ")[1].split(";")[0].join(["const TEXTS = ", ";"]), "TEXTS")
    theirs = dict(re.findall(r"(\w+): (\d+)", HOST.split("set: {")[1].split("}")[0]))
    assert {name: value for name, value in most.items() if name != "load"} == {
        **texts,  # type: ignore[dict-item]
        **{name: int(value) for name, value in theirs.items()},
    }
    page = (ROOT / "py" / "ui" / "embed.py").read_text(encoding="utf-8")
    names = {node.targets[0].id: node.value for node in ast.parse(page).body
             if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)}  # fmt: skip
    reserved = {one for name in ("OURS", "FIELDS", "DOORS") for one in ast.literal_eval(names[name])}
    assert set(evaluated(FORMS, "RESERVED")) == reserved  # type: ignore[call-overload]
    options = {one.name for game in registry.ids() for one in fields(registry.load(game).game.options)}
    assert not reserved & options
    refused = ["embed:0", "host:x", "lang:xx", "target:301,deal:1", "players:random", "order:5"]
    said = f"{json.dumps(refused)}.map((one) => allowed('options', one))"
    assert evaluated(FORMS, said) == [False] * len(refused)
    assert evaluated(FORMS, "allowed('options', 'seats:3,hands:2')")


@pytest.mark.parametrize(
    ("line", "seat", "rows"),
    [
        (LINE, None, [["7S"], ["5H", "7D", "KS"]]),
        (LINE, "0", [["7S"], ["7H", "2D"]]),
        ("pip_pip seats=2 turn=0 hands=9S.2Sb/3S.KHb trick=5D.KHb", None, [["5D", "KHb"], ["9S", "2Sb"]]),
        ("pilotta hands=8S.QS/9S.KH/7S.TS/JS.9D calls=90S play=KH.7S.9D.QS.9S", "0", [["9S"], ["8S"]]),
        ("pilotta hands=8S.QS/9S.KH/7S.TS/JS.9D calls=90S", None, [[], []]),
        ("pili_pili dealt=5.10/30.39/Joker.20 tricks=1:30.2:Joker=31", "0", [["30", "Joker"], ["5", "10"]]),
        ("pili_pili dealt=5.10/30.39/Joker.20 tricks=1:30.2:Joker=31.0:5", "2", [[], ["20"]]),
    ],
)
def test_a_position_without_a_poster_is_read_as_far_as_it_says(line, seat, rows):
    """Every game's way to write hands and tricks; nobody's hand where neither a seat nor a turn is named."""
    assert evaluated(CODES, f"lying({json.dumps(line)}, {json.dumps(seat)})") == rows


def test_the_page_for_authors_says_what_the_script_weighs(site):
    """As a server sends it, gzipped; and what a poster weighs."""
    told = re.search(r"<code>embed.js</code> \((\d+) kB compressed\) and a picture of about (\d+) kB", AUTHORS)
    assert told is not None
    assert round(len(gzip.compress((site / "assets" / "embed.js").read_bytes())) / 1_000) == int(told[1])
    sizes = [file.stat().st_size for file in (site / "assets" / "posters").glob("*.svg")]
    assert round(sum(sizes) / len(sizes) / 1_000) == int(told[2])


def test_a_games_cloth_is_its_themes(site):
    """The script and the posters have the colours of theme.css, and know no game of themselves."""
    text = (site / "assets" / "embed.js").read_text(encoding="utf-8")
    for game in registry.ids():
        light, dark = posters.cloth(game)
        assert dark in text
        lesson = course(game)[0]
        drawing = (site / "assets" / "posters" / f"lesson-{game}-{lesson.id}.svg").read_text(encoding="utf-8")
        assert light in drawing
        assert dark in drawing
        sources = [file.read_text(encoding="utf-8") for file in (ROOT / "assets" / "embed").glob("*.js")]
        assert not any(game in source for source in sources)
