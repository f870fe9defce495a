"""The rulebook player: legal, sensible, and never the blunders players complain of."""

from collections import Counter
from random import Random

import pytest

from bots.bot import Advice, choose
from engine.game import Message
from games.pilotta.actions import ANNOUNCE, CLOSE, Play
from games.pilotta.fields import PLAY
from games.pilotta.guide import GUIDE
from games.pilotta.pack import SUIT_MASK, SUIT_OF
from tests.games.pilotta.kafenio import dealt, told
from tests.games.pilotta.players import RULEBOOK, rounds, say


@pytest.mark.parametrize("options", [{}, {"show": "strict"}, {"capot_bid": True}, {"beat_side_suits": True}])
def test_always_legal(options):
    """Every action is in the legal list, whole rounds long."""
    for state, action in rounds(30, **options):
        assert action in state.legal_actions(state.turn)


def test_announces_what_it_has():
    """P32: what is not announced scores nothing."""
    for state, action in rounds(30):
        if state.phase == PLAY and state.may_announce(state.turn):
            assert action.code == "announce"


def test_no_trump_lead_when_both_opponents_are_void():
    """Players' complaint: leads trumps when both opponents are void."""
    seen = 0
    for state, action in rounds(60):
        seat = state.turn
        if state.phase != PLAY or state.trick or not hasattr(action, "index"):
            continue
        trumps = SUIT_MASK[state.trump]
        others = ((seat + 1) % 4, (seat + 3) % 4)
        void = all(state.never[other] & trumps == trumps for other in others)
        if void and state.hands[seat] & ~trumps:
            seen += 1
            assert SUIT_OF[action.index] != state.trump
    assert seen > 3


def test_feeds_partner_who_has_the_trick():
    """A ten goes on the trick that partner has for sure, rather than a seven."""
    hands = ("AH 7S 8S 9D 8D 7D QC 8C", "8H KS QS TS AD TC 7C JS", "TH 7H AS JH KD QD KC 9C", "9H QH KH 9S JD TD AC JC")
    state = told(dealt(hands, 2), "3:80C 0:pass 1:pass 2:pass 3:9H 0:AH 1:8H")
    assert say(state).code == "TH"


def test_answers_with_the_least_bid():
    """A strong hand opens with the least bid that wins."""
    hands = ("JS 9S AS TS AH 7D 8D 7C", "KS QS 8S 7H KH AD TC 8C", "7S 8H 9H TH KD QD KC 9C", "QH JH 9D TD JD AC JC QC")
    assert say(dealt(hands)).code == "80S"


def test_forced_cards_are_laid_at_once():
    """Case 8: one legal card is played without thinking."""

    class Unasked(type(RULEBOOK)):  # type: ignore[misc]
        def advise(self, *_):
            raise AssertionError("asked")

    state = told(dealt(), "0:pass 1:110S 2:pass 3:pass 0:pass 0:AH 7H JH 8H 0:KH 9S")
    assert len(state.legal_actions(2)) == 1
    assert choose(Unasked(), state.observe(2), (), Random(0)).code == "JS"


def test_easy_slips_as_people_do():
    """P32, P14. It lays a card that looks about as good, forgets to announce, leaves a close out; nothing else."""
    kinds: Counter[str] = Counter()
    for state, action in rounds(60):
        seen = state.observe(state.turn)
        for slip in GUIDE.slips(seen, (), Advice(action, Message("x"))):
            assert slip in seen.legal_actions
            assert slip is not action
            kinds[action.code if action in (ANNOUNCE, CLOSE) else "card"] += 1
            assert isinstance(slip, Play) or action is CLOSE
    assert all(kinds[kind] > 0 for kind in ("announce", "close", "card"))
