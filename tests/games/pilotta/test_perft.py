"""Counting all ways to go on, from fixed deals: by the game and by a second set of rules written apart from it."""

from pathlib import Path

import pytest

from games.pilotta import GAME
from games.pilotta.pack import CARDS, cards_in
from games.pilotta.state import State
from table.perft import counted
from tests.games.pilotta.naive import Naive, count

TABLE = [
    line.split(maxsplit=5)
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def naive(state: State) -> Naive:
    """The same position for the second set of rules."""
    return Naive(
        trump="SHDC"[state.trump],
        turn=state.turn,
        dealt=tuple(tuple(card.code for card in cards_in(hand)) for hand in state.dealt),
        hands=tuple(tuple(card.code for card in cards_in(hand)) for hand in state.hands),
        trick=tuple((seat, CARDS[card].code) for seat, card in state.trick),
        done=len(state.plays) // 4,
        strict=state.options.show == "strict",
        beat=state.options.beat_side_suits,
        announced=frozenset(seat for seat in range(4) if state.announced[seat]),
        shown=frozenset(seat for seat in range(4) if state.shown[seat]),
    )


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[-1].replace("pilotta ", "")[:30])
def test_perft(row):
    """Both count what the table says."""
    *counts, line = row
    state = GAME.from_position(line)
    lines = [one.lines for one in counted(state, len(counts))]
    assert lines == [int(expected) for expected in counts]
    assert [count(naive(state), depth) for depth in range(1, len(counts) + 1)] == lines


def test_what_the_table_covers():
    """Every suit as trumps, announcing, a strict show, O4, and the last tricks."""
    states = [GAME.from_position(row[-1]) for row in TABLE]
    assert {state.trump for state in states} == {0, 1, 2, 3}
    assert sum(state.may_announce(state.turn) for state in states) >= 3
    assert any(state.may_show(state.turn) for state in states)
    assert sum(state.options.beat_side_suits for state in states) >= 2
    assert any(len(state.plays) >= 24 for state in states)
