"""Hidden hands dealt evenly, policy and play-outs that follow the rules, and beliefs that stay weak."""

from collections import Counter
from random import Random

import pytest

from games.pilotta import GAME, beliefs
from games.pilotta.actions import PLAYS
from games.pilotta.fields import PLAY
from games.pilotta.guide import GUIDE
from games.pilotta.playout import EXACT, Playout
from games.pilotta.settled import settled
from games.pilotta.spread import hidden, spread
from tests.games.pilotta.players import auction, played_out


def test_every_way_is_equally_likely():
    """Four cards, one barred from the first hand: its twelve deals come alike often, and no other."""
    rng, cards = Random(1), hidden(0b1111, (2, 1, 1), (0b0001, 0, 0))
    found = Counter(tuple(spread(cards, rng)) for _ in range(6_000))
    assert len(found) == 6
    assert all(850 < count < 1_150 for count in found.values())
    assert all(not first & 1 for first, _, _ in found)


def test_what_cannot_be_dealt_is_refused():
    """A card that nobody can hold, and hands that cannot be filled."""
    with pytest.raises(ValueError, match="nobody"):
        hidden(1, (1, 0, 0), (1, 1, 1))
    with pytest.raises(ValueError, match="filled"):
        hidden(0b11, (2, 0, 0), (1, 0, 0))


def perfect(playout, state):
    """The card after which the ending is worth most to whoever lays it."""
    found = []
    for action in state.legal_actions(state.turn):
        after = playout.copy()
        after.lay(action.index)
        after.run()
        found.append(((after.points[0], after.tricks[0]), action.index))
    return (min if state.turn & 1 else max)(found)[1]


def test_play_outs_agree_with_the_round():
    """The same cards, laid one by one and in one go, come to the same points, tricks and sheet."""
    for seed in range(40):
        state = auction(seed)[0].copy()
        if state.phase != PLAY:
            continue
        whole = Playout(state)
        whole.run()
        steps, world = Playout(state), state.copy()
        while state.outcome is None:
            word = state.legal_actions(state.turn)[0]
            if word in PLAYS:
                exact = sum(hand.bit_count() for hand in steps.hands) <= EXACT
                card = perfect(steps, state) if exact else steps.choose()
                steps.lay(card)
                word = PLAYS[card]
            assert word in state.legal_actions(state.turn)
            state.apply(state.turn, word)
        assert (steps.points, steps.tricks) == (whole.points, whole.tricks)
        assert (whole.points, whole.tricks) == (list(state.points), list(state.tricks))
        assert settled(world, whole.points, whole.tricks) == state.outcome.scores


def test_policy_is_honest():
    """Case 25. The same choice whatever the other seats hold."""
    rng, asked = Random(2), 0
    for seed in range(12):
        state = auction(seed)[0].copy()
        while state.outcome is None:
            if state.phase == PLAY and len(state.legal_actions(state.turn)) > 1:
                choice = GUIDE.policy(state, state.turn, rng)
                for _ in range(3):
                    world = GAME.determinize(state.observe(state.turn), rng)
                    assert GUIDE.policy(world, state.turn, rng) is choice
                asked += 1
                state.apply(state.turn, choice)
            else:
                state.apply(state.turn, GUIDE.policy(state, state.turn, rng))
    assert asked > 50


def test_play_outs_leave_the_world_alone():
    """A world serves all actions: trying one changes nothing in it."""
    state = auction(3)[0].copy()
    assert state.phase == PLAY
    before = state.position()
    for action in state.legal_actions(state.turn):
        if action in PLAYS:
            GUIDE.try_out(state, state.turn, action, Random(1), None)
    assert state.position() == before


def test_beliefs_favour_the_truth_and_exclude_nothing():
    """1.7: bids are weak hints. The true deal weighs more than others on average; none is ever ruled out."""
    rng, better, deals = Random(5), 0, 0
    for seed in range(40):
        state = auction(seed)[0]
        if state.phase != PLAY:
            continue
        observation = state.observe(state.turn)
        assert observation.dealer is not None
        said = beliefs.words(observation.calls, (observation.dealer + 1) % 4)
        truth = beliefs.likelihood(state.dealt, said, state.turn)
        others = [beliefs.likelihood(GAME.determinize(observation, rng).dealt, said, state.turn) for _ in range(20)]
        assert min(others) > 0
        better += truth > sum(others) / 20
        deals += 1
    assert better > 0.8 * deals


def test_the_guide_sees_a_contract_through():
    """The value of a round that is over is its sheet, and beside it the card points."""
    state = played_out(auction(1)[0].copy())
    assert state.outcome is not None
    value, result = GUIDE.worth(state, 0, None)
    assert result == state.outcome.scores[0] - state.outcome.scores[1]
    assert value == pytest.approx(result + GUIDE.margin * (state.points[0] - state.points[1]))
