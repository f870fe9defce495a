"""A match kept and taken up again."""

from __future__ import annotations

import pytest

from tests.table.asking import Page

TEXT = """\
pi-parlour record 1
game climb
seats 2
options -
seed 5eed
players you,climber
deal
*=deal:11.10.9.5.12.8.3.1.7.2.6.4 0=4
1=7 0=draw
"""


def test_a_resumed_match_goes_on_as_if_it_had_never_stopped():
    whole = Page()
    whole.start("you", "random", "slow", options={"bets": "on"}, names=["Ada", None, "Zoë \u2028\n#"])
    parted = Page()
    parted.start("you", "random", "slow", options={"bets": "on"}, names=["Ada", None, "Zoë \u2028\n#"])
    while whole.step["wait"] != "match":
        text = parted.ask("record")["text"]
        parted = Page()
        resumed = parted.ask("resume", record=text)
        assert resumed["view"] == whole.step["view"]
        assert (resumed["wait"], resumed["undo"]) == (whole.step["wait"], whole.step["undo"])
        assert (resumed["events"], resumed["reset"]) == ([], True)
        for page in (whole, parted):
            match page.step["wait"]:
                case "you":
                    page.act(page.actions()[-1])
                case "deal":
                    page.ask("deal")
                case _:
                    page.next()
        assert whole.ask("record") == parted.ask("record")


def test_the_record_says_what_the_module_says():
    page = Page()
    page.start("climber", "you", budget=7, names=[None, "Ada"], options={"hands": "3"})
    assert page.ask("record")["text"].splitlines() == [
        "pi-parlour record 1",
        "game climb",
        "seats 2",
        "options hands:3",
        "seed 5eed",
        "players climber,you",
        'names [null, "Ada"]',
        "budget 7",
        "deal",
    ]


def test_a_record_is_taken_up_where_it_stops():
    page = Page()
    step = page.ask("resume", record=TEXT)
    assert step["wait"] == "you"
    assert step["undo"]["key"] == "undo-seen"
    assert page.ask("record")["text"].split() == TEXT.split()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("pi-parlour record 1", "pi-parlour record 2", 1, "a record begins with"),
        ("game climb", "game snap", 2, "game is one of climb"),
        ("seats 2", "seats 9", 3, "seats is a number from 2 to 3"),
        ("options -", "options hands:9", 4, "option hands is 1 to 5"),
        ("options -", "options jokers:2", 4, "no option 'jokers'"),
        ("seed 5eed", "seed XYZ", 5, "hexadecimal"),
        ("seed 5eed\n", "", 0, "the seed line is missing"),
        ("players you,climber\n", "", 0, "the players line is missing"),
        ("players you,climber", "players you,nobody", 6, "no player 'nobody': you, random, slow"),
        ("players you,climber", "players you,you", 6, "only one player can be you"),
        ("players you,climber", "players you", 6, "players names one for each of the 2 seats"),
        ("deal\n", "budget many\ndeal\n", 7, "budget is a number"),
        ("deal\n", "begun early\ndeal\n", 7, "begun is a number"),
        ("deal\n", "practice no\ndeal\n", 7, "practice is yes, or not there"),
        ("deal\n", "names Ada\ndeal\n", 7, "names is a JSON list"),
        ("deal\n", 'names ["Ada"]\ndeal\n', 7, "names is a JSON list"),
        ("deal\n", "weather fine\ndeal\n", 7, "no 'weather' here"),
        ("1=7", "1=nine", 9, "no action 'nine'"),
        ("1=7", "5=7", 9, "no seat"),
        ("1=7", "1=2", 9, "deal 1, action 3 (2): climb"),
        ("0=draw", "0=draw 0=draw", 9, "deal 1, action 5 (draw)"),
        ("0=draw", "0=draw\ndeal", 10, "deal 2 is not due"),
        ("*=deal:11.10.9", "*=deal:11.11.9", 8, "deal 1, action 1"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(old: str, new: str, line: int, reason: str):
    page = Page()
    page.start("you", "random")
    page.to_me()
    text = page.ask("record")["text"]
    damaged = TEXT.replace(old, new, 1)
    assert damaged != TEXT
    error = page.refused("resume", record=damaged)
    assert error["key"] == "bad-notation"
    assert reason in error["params"]["reason"]
    assert error["params"]["line"] == line
    assert page.ask("record")["text"] == text, "the match on the table is not lost"


def test_a_record_that_is_too_long_is_not_even_read():
    assert Page().refused("resume", record="x" * 2_000_001)["key"] == "bad-notation"
    assert Page().refused("resume", record="x" * 2_100_000)["key"] == "too-long"
