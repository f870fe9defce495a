"""Counting all ways to go on, from fixed positions: by the game and by a second set of rules written apart from it."""

from pathlib import Path

import pytest

from games.pis_yedili.state import State
from tests.games.pis_yedili.naive import Naive, count
from tests.games.pis_yedili.tables import table

TABLE = [
    line.split(maxsplit=5)
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def ways(state: State, depth: int) -> int:
    """How many ways the game goes on for so many actions."""
    legal = state.legal_actions(state.turn) if state.outcome is None else ()
    if depth == 1:
        return len(legal)
    found = 0
    for action in legal:
        after = state.copy()
        after.apply(after.turn, action)
        found += ways(after, depth - 1)
    return found


def naive(state: State) -> Naive:
    """The same position for the second set of rules."""
    return Naive(
        hands=tuple(" ".join(card.code for card in hand) for hand in state.hands),
        stock=" ".join(card.code for card in reversed(state.stock)),
        top=state.discard[-1].code if state.discard else "",
        suit=state.laid.follow.code if state.laid else "",
        turn=state.turn,
        way=state.way,
        bill=state.bill,
        drawn=bool(state.drawn),
        again=state.phase == "again",
    )


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[-1])
def test_perft(row: list[str]):
    """Both count what the table says."""
    *counts, words = row
    state = table(words)
    for depth, expected in enumerate(counts, 1):
        assert count(naive(state), depth) == int(expected)
        assert ways(state, depth) == int(expected)


def test_the_table_is_not_empty():
    """A table that cannot be read would test nothing."""
    assert len(TABLE) >= 10
