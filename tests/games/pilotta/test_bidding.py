"""What the rulebook player says in the auction: no bid twice for one strength, closes by the odds, answers a close."""

from collections import Counter

import pytest

from games.pilotta import bidding
from games.pilotta.actions import CLOSE, RECLOSE, Bid
from games.pilotta.pack import CARDS
from tests.games.pilotta.kafenio import dealt, told
from tests.games.pilotta.players import auction, played_out, say


def closer(bid, hand):
    """The word of the second to speak, with this hand, over the first one's bid."""
    rest = [card.code for card in CARDS if card.code not in hand.split()]
    hands = (" ".join(rest[:8]), hand, " ".join(rest[8:16]), " ".join(rest[16:]))
    return say(told(dealt(hands, 3), f"0:{bid}"))


def test_partners_do_not_raise_each_other_without_end():
    """P11: the least bid that wins. Two partners over this deal went on alone from 110 to 400, ten by ten."""
    state, _ = auction(510)
    assert state.auction.high is not None
    assert state.auction.high.value <= 150


def test_each_hand_is_counted_once():
    """P11. Nobody raises his partner's suit after bidding it himself; no suit is bid more than four times by a side."""
    for seed in range(400):
        said = set()
        bids: Counter[tuple[int, str]] = Counter()
        for seat, word, why in auction(seed)[1]:
            if isinstance(word, Bid):
                assert why.key != "raise" or (seat, word.suit) not in said
                said.add((seat, word.suit))
                bids[seat % 2, word.suit.code] += 1
        assert max(bids.values(), default=0) <= 4


def test_two_hundred_wants_a_hand():
    """P11, P36. No bid of 200 and more unless the hand that makes it expects so much."""
    for seed in range(400):
        for _, word, why in auction(seed)[1]:
            if isinstance(word, Bid) and word.value >= 200:
                assert dict(why.params).get("points", 0) >= 200


def test_the_odds_that_closing_needs():
    """1.7: a close pays above a chance of defeat of 73 % at 80, 57 % at 130 and a little over half at 200."""
    assert [round(bidding.closing_odds(bid), 2) for bid in (80, 130, 200, 400)] == [0.73, 0.57, 0.52, 0.52]


@pytest.mark.parametrize(
    ("bid", "hand", "closes"),
    [
        ("110H", "9H AH TH 7H AS KD QC 8C", True),
        ("80H", "9H AH TH 7H AS KD QC 8C", False),
        ("110H", "9H AH TH 7S AS AD AC 8C", False),
        ("110H", "KH QH 8H 7H KS KD QC 8C", False),
        ("250H", "JH 8S 7S QS KS KD QC 8C", True),
        ("250H", "8H 7H 7S QS KS KD QC 8C", False),
    ],
    ids=["four good ones", "80 is sound", "only three", "four small ones", "a sure trick", "none"],
)
def test_p14_closes_by_the_odds(bid, hand, closes):
    """P14, 1.7. Closes with four of their trumps where these are good, and what cannot be made without its trick."""
    assert (closer(bid, hand) is CLOSE) == closes


def test_closes_are_right_more_often_than_not():
    """1.7. Over 1,000 auctions played out by rulebook players; over 35,000 of them it is 74 %."""
    closed = [seed for seed in range(1_000) if any(call is CLOSE for _, call in auction(seed)[0].auction.calls)]
    failed = 0
    for seed in closed:
        outcome = played_out(auction(seed)[0].copy()).outcome
        assert outcome is not None
        failed += outcome.reason.key == "closed-failed"
    assert len(closed) >= 20
    assert failed / len(closed) >= 0.65


def test_p15_o3_re_closes_with_the_lead_in_mind():
    """P15, O3. The side that leads has twelve points more: re-closed where the bidder leads, else not."""
    hands = ("9H QS TS 8S TD 9D KC TC", "JH AH KH 8H 7H AS 7D 8C", "TH QH KS JS 9S KD QD AC", "7S AD JD 8D QC JC 9C 7C")
    for first_lead, word in (("right", "pass"), ("bidder", "reclose")):
        state = told(dealt(hands, 3, first_lead=first_lead), "0:pass 1:110H 2:close 3:pass 0:pass")
        assert RECLOSE in state.legal_actions(1)
        assert say(state).code == word
