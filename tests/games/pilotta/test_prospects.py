"""What points are worth to a match, and the worlds that a decision is tried in."""

from random import Random

import pytest

from bots.bot import Standing
from games.pilotta import beliefs
from games.pilotta.actions import PLAYS
from games.pilotta.fields import PLAY
from games.pilotta.guide import GUIDE
from games.pilotta.options import Options
from games.pilotta.prospects import UNIT, sought, winning
from games.pilotta.tactics import sensible
from tests.games.pilotta.players import auction, rounds, shuffled


def test_p45_what_a_match_needs():
    """P45. Far from the target a point is a point; near it the target is all that counts."""
    assert winning(120, 120, 301) == 0.5
    assert winning(150, 100, 301) == pytest.approx(1 - winning(100, 150, 301))
    assert winning(290, 280, 301) > winning(110, 100, 301)
    options = Options()
    assert sought((16, 8), 0, 0, options, None) == 8
    assert sought((16, 8), 0, 0, options, Standing((0, 0))) == pytest.approx(8, abs=1)
    close = Standing((295, 290))
    assert sought((6, 10), 0, 1, options, close) == UNIT / 2
    assert sought((6, 17), 0, 1, options, close) == -UNIT / 2
    assert sought((6, 11), 0, 1, options, close) == sought((6, 11), 1, 1, options, Standing((295, 290))) == 0
    assert sought((6, 11), 1, 1, Options(both_over="bidders"), close) == UNIT / 2


def test_the_search_knows_the_standing():
    """P45. The same end of a round is worth the match where it reaches the target, and some points elsewhere."""
    state = auction(1)[0].copy()
    for card in range(32):
        if state.outcome is None and PLAYS[card] in state.legal_actions(state.turn):
            early = GUIDE.try_out(state, state.turn, PLAYS[card], Random(1), Standing((0, 0)))
            late = GUIDE.try_out(state, state.turn, PLAYS[card], Random(1), Standing((300, 300)))
            assert early[1] == late[1]
            assert abs(late[0]) > UNIT / 2 - 10 > abs(early[0])


def test_worlds_have_what_the_seat_sees():
    """Case 25. What a card is tried in shows this seat what it has seen, and no two handfuls are the same."""
    rng, hands = Random(3), set()
    for seed in range(20):
        state = auction(seed)[0]
        seen = state.observe(state.turn)
        presumed = GUIDE.presume(seen, ())
        for _ in range(24):
            world, weight = GUIDE.world(presumed, (), rng)
            assert world.observe(seen.seat) == seen
            assert weight == 1
            hands.add(world.dealt)
    assert len(hands) > 200


def test_likely_worlds_come_more_often():
    """1.7. Chosen worlds explain the words better than worlds dealt blindly."""
    rng, chosen, blind = Random(4), 0.0, 0.0
    for seed in range(30):
        state = auction(seed)[0]
        seen = state.observe(state.turn)
        if state.phase != PLAY or seen.dealer is None:
            continue
        said = beliefs.words(seen.calls, (seen.dealer + 1) % 4)
        presumed = GUIDE.presume(seen, ())
        for _ in range(20):
            chosen += beliefs.likelihood(GUIDE.world(presumed, (), rng)[0].dealt, said, seen.seat)
            blind += beliefs.likelihood(GUIDE.game.determinize(seen, rng).dealt, said, seen.seat)
    assert chosen > 1.5 * blind


def test_before_any_word_every_deal_is_alike():
    """Nothing said, nothing to explain: the first to speak still gets worlds."""
    seen = shuffled(2).observe(shuffled(2).turn)
    assert GUIDE.world(GUIDE.presume(seen, ()), (), Random(1))[0].observe(seen.seat) == seen


def test_no_trump_lead_is_thought_of_when_both_opponents_are_void():
    """Players' complaint: leads trumps when both opponents are void. Not even tried, where anything else may be led.

    Nor is a ten laid to a trick while its ace is out, where a smaller card will do.
    """
    leads = tens = 0
    for state, action in rounds(60):
        if state.phase != PLAY or action not in PLAYS:
            continue
        seen = state.observe(state.turn)
        cards = sensible(seen)
        legal = [one for one in seen.legal_actions if one in PLAYS]
        assert set(cards) <= set(legal)
        assert cards
        if state.trick:
            gone = [one for one in legal if one not in cards]
            assert all(one.card.rank.code == "T" and one.suit != state.trump for one in gone)
            tens += len(gone)
        elif len(cards) < len(legal):
            leads += 1
            assert all(one.suit != state.trump for one in cards)
            assert any(one.suit == state.trump for one in legal)
    assert leads > 3
    assert tens > 3
