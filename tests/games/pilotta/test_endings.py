"""The last tricks, played perfectly by all: held against every line of play that the rules allow."""

import pytest

from games.pilotta import endings
from games.pilotta.fields import PLAY
from games.pilotta.playout import Playout
from tests.games.pilotta.players import auction, say


def rest(playout):
    """What the ending says: card points and tricks of side 0 from here on."""
    it = playout
    found = endings.best(it.hands, it.turn, it.laid, it.led, it.best, it.winner, it.pile, it.trump, it.climb)
    return found // endings.POINT, found % endings.POINT


def by_rules(state):
    """The same of a round of the table's own, all that may be laid tried: card points, then tricks."""
    if state.outcome is not None:
        return state.points[0], state.tricks[0]
    found = []
    for action in state.legal_actions(state.turn):
        after = state.copy()
        after.apply(state.turn, action)
        found.append(by_rules(after))
    return (min if state.turn & 1 else max)(found)


@pytest.mark.parametrize("cards", [5, 8, 10])
def test_it_is_the_best_that_both_sides_can_do(cards):
    """At the beginning of a trick and in its middle."""
    seen = 0
    for seed in range(40):
        state = auction(seed)[0].copy()
        while state.outcome is None and sum(hand.bit_count() for hand in state.hands) > cards:
            state.apply(state.turn, say(state))
        if state.phase != PLAY:
            continue
        it = Playout(state)
        before = list(it.hands)
        points, tricks = rest(it)
        assert (state.points[0] + points, state.tricks[0] + tricks) == by_rules(state)
        assert it.hands == before
        seen += 1
    assert seen > 20
