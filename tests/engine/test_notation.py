"""Positions and records: written, read back, and refused with the line and the reason when damaged."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.game import AnyGame
from engine.match import Match
from engine.notation import HEAD, LONGEST, NotationError, Record, read_fields, read_record, write_fields, write_record
from engine.seats import CHANCE
from tests.engine.toy import TOY
from tests.engine.toy_rules import Options

GAMES: Mapping[str, AnyGame] = {"toy": TOY.game}
KEYS = st.from_regex(r"[a-z]{1,8}", fullmatch=True)
WORDS = st.from_regex(r"[!-~]{1,12}", fullmatch=True)
GOOD = """pi-parlour record 1
game toy
seats 2
options deals:1
players you random
deal
*=shuffle:1.3.2.4.5.6.7.8.9 0=1 1=draw
0=3
"""


@given(KEYS, st.dictionaries(KEYS, WORDS, min_size=1))
def test_fields_come_back(head, words):
    line = write_fields(head, words)
    assert "\n" not in line
    assert read_fields(line, words) == (head, words)
    assert read_fields(line, (), words) == (head, words)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("toy a=1 b", "'b' is no key=value"),
        ("toy a=1 b=", "'b=' is no key=value"),
        ("toy a=1 c=2", "no 'c' here: a, b"),
        ("toy a=1 a=2", "a is said twice"),
        ("toy b=1", "a is missing"),
        ("toy", "a is missing"),
        ("", "a is missing"),
    ],
)
def test_damaged_fields_are_refused_with_the_reason(line, reason):
    with pytest.raises(NotationError) as caught:
        read_fields(line, ["a"], ["b"])
    assert caught.value.reason == reason


def test_a_value_may_hold_an_equals_sign():
    assert read_fields("toy a=JS=H", ["a"]) == ("toy", {"a": "JS=H"})


def played(seed: int, seats: int = 2, options: Options | None = None) -> Match:
    """A match of the toy game played at random, to its end."""
    match = Match(TOY.game, options or Options(), seats)
    rng = Random(seed)
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        (seat,) = match.state.actors()
        if seat == CHANCE:
            match.apply(seat, match.state.chance_outcome(rng))
        else:
            match.apply(seat, rng.choice(match.state.legal_actions(seat)))
    return match


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [Options(), Options(deals=5, dealt=3, double=True)], ids=["rules", "house"])
def test_a_record_comes_back(seats, options):
    for seed in range(30):
        record = played(seed, seats, options).as_record({"players": "you random", "seed": "00ff"})
        text = write_record(record)
        again = read_record(text, GAMES)
        assert write_record(again) == text
        assert (again.game, again.seats, again.options, again.notes) == (
            record.game,
            record.seats,
            record.options,
            record.notes,
        )
        assert [[(seat, str(action)) for seat, action in deal] for deal in again.deals] == [
            [(seat, str(action)) for seat, action in deal] for deal in record.deals
        ]
        assert max(map(len, text.splitlines())) <= 120


def test_a_record_is_read_whatever_its_line_ends_and_margins():
    plain = read_record(GOOD, GAMES)
    for text in (
        GOOD.replace("\n", "\r\n"),
        GOOD.replace("\n", "  \n   "),
        GOOD.strip(),
        GOOD.replace("deal\n", "\n\ndeal\n\n"),
    ):
        assert write_record(read_record(text, GAMES)) == write_record(plain)


def test_actions_are_the_very_ones():
    deal = read_record(GOOD, GAMES).deals[0]
    actions = {str(action): action for action in TOY.game.actions(Options(), 2)}
    assert [seat for seat, _ in deal] == [CHANCE, 0, 1, 0]
    assert all(action is actions[str(action)] for _, action in deal[1:])


def test_a_record_of_no_deal_and_of_an_empty_one():
    head = "pi-parlour record 1\ngame toy\nseats 3\n"
    assert read_record(head, GAMES) == Record("toy", 3, Options(), (), {})
    assert read_record(head + "deal\n", GAMES).deals == ((),)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (GOOD, "", 1, "begins with"),
        (HEAD, "pi-parlour record 2", 1, "begins with"),
        (HEAD, "", 1, "begins with"),
        ("game toy\n", "", 2, "game is one of toy"),
        ("game toy", "game whist", 2, "game is one of toy"),
        ("game toy", "game", 2, "no header line"),
        ("seats 2\n", "", 3, "seats is a number from 2 to 3"),
        ("seats 2", "seats 4", 3, "seats is a number from 2 to 3"),
        ("seats 2", "seats two", 3, "seats is a number from 2 to 3"),
        ("seats 2", "seats ²", 3, "seats is a number from 2 to 3"),
        ("seats 2", "seats " + "2" * 9999, 3, "seats is a number from 2 to 3"),
        ("options deals:1", "options deals:9", 4, "deals is 1 to 5, not '9'"),
        ("options deals:1", "options cheat:1", 4, "no option 'cheat'"),
        ("options deals:1", "options deals", 4, "no name:value"),
        ("players you random", "seats 3", 5, "said twice"),
        ("0=1 1=draw", "0=1 1draw", 7, "no seat=action"),
        ("0=1 1=draw", "0=1 2=draw", 7, "'2' is no seat: * or 0 to 1"),
        ("0=1 1=draw", "0=1 -1=draw", 7, "is no seat"),
        ("0=1 1=draw", "0=1 =draw", 7, "is no seat"),
        ("0=1 1=draw", "0=1 ¹=draw", 7, "is no seat"),
        ("0=3", "0=10", 8, "no action '10'"),
        ("0=3", "0=", 8, "no action ''"),
        ("shuffle:1.3", "shuffle:1.X", 7, "no card 'X'"),
        ("0=1 1=draw", "0=1 " + "7" * 9999 + "=draw", 7, "is no seat: * or 0 to 1"),
        ("deal\n", "deal 1\n", 6, "no header line"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(old, new, line, reason):
    assert old in GOOD
    with pytest.raises(NotationError) as caught:
        read_record(GOOD.replace(old, new, 1), GAMES)
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert str(caught.value) == f"line {line}: {caught.value.reason}"
    assert len(caught.value.reason) < 300
    assert caught.value.message.as_json() == {
        "key": "bad-notation",
        "params": {"line": line, "reason": caught.value.reason},
    }


def test_a_text_far_too_long_is_refused_unread():
    with pytest.raises(NotationError, match=f"longer than {LONGEST} characters") as caught:
        read_record(GOOD + "0=1 " * LONGEST, GAMES)
    assert caught.value.line == 0


def reads_or_refuses(text: str) -> None:
    """Any text is a record that comes back, or a `NotationError` that names a line there is."""
    try:
        record = read_record(text, GAMES)
    except NotationError as error:
        assert error.reason  # noqa: PT017 - either is right
        assert 0 <= error.line <= len(text.splitlines()) + 3  # noqa: PT017
        return
    again = read_record(write_record(record), GAMES)
    assert write_record(again) == write_record(record)


@given(st.text())
def test_any_text_is_read_or_refused(text):
    reads_or_refuses(text)
    reads_or_refuses(f"{HEAD}\n{text}")
    reads_or_refuses(f"{HEAD}\ngame toy\nseats 2\n{text}")
    reads_or_refuses(f"{HEAD}\ngame toy\nseats 2\ndeal\n{text}")


@settings(max_examples=300)
@given(
    st.integers(0, len(GOOD)),
    st.integers(0, 12),
    st.text(max_size=4) | st.sampled_from(["\n", "\ndeal\n", " *=", "0=", ":"]),
)
@example(0, len(GOOD), "")
def test_any_damage_is_read_or_refused(at, length, new):
    reads_or_refuses(GOOD[:at] + new + GOOD[at + length :])
