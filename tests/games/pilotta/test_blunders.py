"""The blunder book: in these positions nobody may make the mistake, `normal` and `strong` alike."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bots.bot import NORMAL, STRONG, choose
from games.pilotta import GAME
from games.pilotta.bot import BOTS

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
        assert entry.seat == state.turn
        assert entry.actions < {action.code for action in state.legal_actions(entry.seat)}


@pytest.mark.parametrize("level", [NORMAL, STRONG])
@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.why.removeprefix("why: ")[:50] for entry in ENTRIES])
def test_no_blunder(entry, level):
    """The choice on this seat's turn, whatever chance it is given."""
    state = GAME.from_position(entry.position)
    for chance in range(2):
        action = choose(BOTS[level](), state.observe(entry.seat), (), Random(chance), BUDGET).code
        assert (action in entry.actions) is (entry.kind == "only"), f"{action}: {entry.why}"
