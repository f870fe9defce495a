"""The blunder book: in these positions nobody may make the mistake, `normal` and `strong` alike."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bots.bot import NORMAL, STRONG, choose
from games.pip_pip.bot import BOTS
from tests.games.pip_pip.laid import GAME

BOOK = Path(__file__).with_name("blunders.txt")
BUDGET = 40
"""Worlds for `strong`: fewer than it takes at the table."""


class Entry(NamedTuple):
    """One position of the book."""

    position: str
    seat: int
    kind: str
    actions: frozenset[str]
    why: str


def book():
    """The entries of the file; every block has its five lines."""
    found = []
    for block in BOOK.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        position, seat, judged, why, source = lines
        kind, actions = judged.split(": ")
        assert kind in ("only", "never")
        assert source.startswith("source: ")
        found.append(Entry(position, int(seat.removeprefix("seat: ")), kind, frozenset(actions.split()), why))
    return found


ENTRIES = book()


def test_the_book_is_no_leaflet():
    """At least fifteen positions, all different, each with a choice that is there to be made."""
    assert len({entry.position for entry in ENTRIES}) >= 15
    for entry in ENTRIES:
        state = GAME.from_position(entry.position)
        legal = {action.code for action in state.legal_actions(entry.seat)}
        assert entry.actions <= legal
        assert entry.seat != state.turn or entry.actions < legal


@pytest.mark.parametrize("level", [NORMAL, STRONG])
@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.why.removeprefix("why: ")[:50] for entry in ENTRIES])
def test_no_blunder(entry, level):
    """What is asked in turn and, for a call, out of turn."""
    state = GAME.from_position(entry.position)
    seen, bot = state.observe(entry.seat), BOTS[level]()
    if entry.seat == state.turn:
        action = choose(bot, seen, (), Random(1), BUDGET).code
    else:
        called = bot.call(seen, (), Random(1), BUDGET)
        action = called.action.code if called else "nothing"
    assert (action in entry.actions) is (entry.kind == "only"), f"{action}: {entry.why}"
