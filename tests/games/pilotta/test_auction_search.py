"""What the search thinks of in the auction, and what points are worth to a match."""

from random import Random

import pytest

from bots.bot import Standing
from games.pilotta import GAME, bidding
from games.pilotta.actions import CLOSE, PASS, RECLOSE, Bid
from games.pilotta.fields import AUCTION, PLAY
from games.pilotta.guide import GUIDE
from games.pilotta.options import Options
from games.pilotta.playout import Playout
from games.pilotta.prospects import UNIT, sought, winning
from games.pilotta.settled import contracted, settled
from games.pilotta.talk import Talk, worth_saying
from tests.games.pilotta.kafenio import dealt, told
from tests.games.pilotta.players import auction, shuffled


@pytest.mark.parametrize("options", [{}, {"first_lead": "bidder"}, {"highest_bid": 160}, {"show": "strict"}])
def test_an_auction_in_thought_ends_as_at_the_table(options):
    """From any word on, the rulebook's auction in thought is the one it has at the table, and so is the sheet."""
    for seed in range(25):
        state = shuffled(seed, **options)
        first, _ = bidding.bid(state.observe(state.turn))
        thought = Talk(state).after(first)
        while state.phase == AUCTION:
            state.apply(state.turn, bidding.bid(state.observe(state.turn))[0])
        assert (thought.calls, thought.high, thought.multiplier) == (
            state.auction.calls,
            state.auction.high,
            state.auction.multiplier,
        )
        if state.phase == PLAY:
            opened, laid = Playout.opening(state, thought), Playout(state)
            opened.run()
            laid.run()
            assert (opened.points, opened.tricks) == (laid.points, laid.tricks)
            sheet = contracted(state, thought, opened.points, opened.tricks)
            assert sheet == settled(state, laid.points, laid.tricks)


def test_thinking_of_a_word_leaves_the_world_alone():
    """A world serves all words: trying one changes nothing in it."""
    state = shuffled(4)
    before = state.position()
    for word in worth_saying(state.observe(state.turn), PASS):
        GUIDE.try_out(state, state.turn, word, Random(1), Standing((250, 280), 9))
    assert state.position() == before


def test_what_is_thought_of_may_be_said():
    """P11-P15. Every word that is tried is legal, the rulebook's is the first, and there are few."""
    for seed in range(120):
        state = auction(seed)[0]
        again = shuffled(seed)
        for seat, call in state.auction.calls:
            seen = again.observe(seat)
            words = worth_saying(seen, call)
            assert words[0] is call
            assert len(set(words)) == len(words) <= 8
            assert all(word in seen.legal_actions for word in words)
            again.apply(seat, call)


def test_partner_s_own_suit_is_not_raised_over_him():
    """P11. His bid stands: ten more in the same suit only costs."""
    hands = ("JS 9S AS 8S AH 7D 8D 7C", "KS 7H KH AD TC 8C JD QD", "QS TS 7S 8H 9H TH KD KC", "QH JH 9D TD AC JC QC 9C")
    state = told(dealt(hands), "0:100S 1:pass")
    raised = [word for word in worth_saying(state.observe(2), PASS) if isinstance(word, Bid) and word.suit.code == "S"]
    assert raised == []


def test_p14_p15_closes_are_thought_of():
    """P14, P15. Four good trumps of theirs are worth the thought of a close, and a close that of a re-close."""
    hands = ("9H QS TS 8S TD 9D KC TC", "JH AH KH 8H 7H AS 7D 8C", "TH QH KS JS 9S KD QD AC", "7S AD JD 8D QC JC 9C 7C")
    state = told(dealt(hands), "0:110H")
    assert CLOSE in worth_saying(state.observe(1), PASS)
    state = told(state, "1:close")
    assert set(worth_saying(state.observe(2), PASS)) == {PASS, RECLOSE}


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
    assert sought((6, 14), 0, 1, options, close) == -UNIT / 2
    assert sought((6, 11), 0, 1, options, close) == 0
    assert sought((6, 11), 1, 1, Options(both_over="bidders"), close) == UNIT / 2


def test_a_world_of_the_auction_has_the_cards_one_sees():
    """Honest: what a bid is tried in is dealt from the observation alone."""
    state = shuffled(9)
    seen = state.observe(state.turn)
    rng = Random(3)
    for _ in range(20):
        world, weight = GUIDE.world(seen, (), rng)
        assert world.dealt[seen.seat] == state.dealt[seen.seat]
        assert world.observe(seen.seat) == seen
        assert weight == 1
    assert GAME.determinize(seen, rng).observe(seen.seat) == seen
