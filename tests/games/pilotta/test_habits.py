"""What laid cards tell of hands: a deal in which everybody played sensibly explains them best, and none is excluded."""

from math import log
from random import Random

from games.pilotta import habits
from games.pilotta.determinize import evenly
from games.pilotta.fields import PLAY
from games.pilotta.playout import Playout
from tests.games.pilotta.players import auction


def played(seed, cards):
    """A round in which so many cards were laid by the policy: what was dealt, and who laid what."""
    state = auction(seed)[0]
    if state.phase != PLAY:
        return None
    it, plays = Playout(state), []
    for _ in range(cards):
        card = it.choose() if it.hands[it.turn] & (it.hands[it.turn] - 1) else it.hands[it.turn].bit_length() - 1
        plays.append((it.turn, card))
        it.lay(card)
    return state, tuple(plays)


def explained(dealt, plays, asks, state):
    """How well those hands explain these plays."""
    return habits.explained(dealt, plays, asks, state.trump, Playout(state).climb, state.auction.high_seat & 1)


def test_the_sensible_players_own_cards_explain_them_wholly():
    """The same choice is found again, in every position of a round."""
    seen = 0
    for seed in range(40):
        found = played(seed, 31)
        if found:
            state, plays = found
            assert explained(state.dealt, plays, 0, state) == 1.0
            seen += 1
    assert seen > 20


def test_other_deals_explain_them_worse_and_none_is_excluded():
    """After fourteen cards the true hands are likelier than others by a half at least."""
    rng, gains = Random(3), []
    for seed in range(40):
        found = played(seed, 14)
        if not found:
            continue
        state, plays = found
        after = Playout(state)
        for _, card in plays:
            after.lay(card)
        asks = after.turn
        now = state.copy()
        now.hands, now.never, now.turn, now.plays = after.hands, tuple(after.never), asks, list(plays)
        seen = now.observe(asks)
        others = [explained(evenly(seen, rng), plays, asks, state) for _ in range(40)]
        assert all(0 < weight <= 1 for weight in others)
        gains.append(-log(sum(others) / len(others)))
    assert len(gains) > 20
    assert sum(gains) / len(gains) > log(1.5)


def test_what_one_laid_oneself_tells_nothing():
    """Who asks knows why it laid what it laid."""
    state, plays = next(found for found in (played(seed, 4) for seed in range(40)) if found)
    leader, first = plays[0]
    odd = (leader, (state.dealt[leader] ^ 1 << first).bit_length() - 1)
    assert explained(state.dealt, (odd,), leader, state) == 1.0
    assert explained(state.dealt, (odd,), (leader + 1) & 3, state) == habits.ODD
