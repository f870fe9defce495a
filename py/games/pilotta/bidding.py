"""How the rulebook player values a hand and speaks in the auction (rules file 1.7).

The worth of a hand is a linear fit to double-dummy results: the points a side takes with this suit as trumps, seen
from one partner's eight cards, with a residual of 34 because the other partner is unknown.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from engine.cards import SUITS
from engine.game import Action, Message
from engine.seats import Seat
from games.pilotta.actions import CLOSE, PASS, RECLOSE, Bid
from games.pilotta.declarations import declared
from games.pilotta.observation import Observation
from games.pilotta.pack import CAPOT, MARRIAGE, PLAIN_ORDER

SPREAD: Final = 34.0
OPENING: Final = 0.67
"""Chance of making an opening bid: making is worth about +12 on the sheet, failing about -24."""
COMPETING: Final = 0.55
"""Chance needed against opponents who would otherwise play."""
HOPELESS: Final = 200
"""A bid that the trick points alone never reach, short of all eight tricks."""
_PLACE: Final = {code: place for place, code in enumerate(PLAIN_ORDER)}


def _has(cards: int, code: str) -> int:
    return cards >> _PLACE[code] & 1


def _in_trumps(own: int) -> float:
    return 11 * own.bit_count() + 31 * _has(own, "J") + 14 * _has(own, "9") + 7 * _has(own, "A") + 4 * _has(own, "T")


def _beside(cards: int) -> float:
    count = cards.bit_count()
    ace, ten = _has(cards, "A"), _has(cards, "T")
    return 17 * ace + 8 * (count == 0) + (count == 1) + (3 * ace or 5 * (count > 1)) * ten


# What the cards of one suit are worth, for each of its 256 sets: as trumps, and beside them.
TRUMP_WORTH: Final = tuple(_in_trumps(own) for own in range(256))
SIDE_WORTH: Final = tuple(_beside(cards) for cards in range(256))


def worth(hand: int, trump: int, *, leads: bool) -> float:
    """The expected trick points of this hand's side with that trump; `leads`: it has the opening lead."""
    found = 16.0 + TRUMP_WORTH[hand >> 8 * trump & 255] + 12 * leads
    return found + sum(SIDE_WORTH[hand >> 8 * suit & 255] for suit in range(4) if suit != trump)


def support(hand: int, trump: int) -> float:
    """What this hand adds, over an average one, where its partner chose the trump."""
    own = hand >> 8 * trump & 255
    found = 8.0 * own.bit_count() + 20 * _has(own, "J") + 14 * _has(own, "9") + 6 * _has(own, "A")
    for suit in range(4):
        if suit != trump:
            found += 14 * _has(hand >> 8 * suit & 255, "A")
    return found - 30


def chance(mean: float, bid: int) -> float:
    """The probability that a side with this expectation reaches the bid."""
    return 0.5 + 0.5 * erf((mean - bid) / (SPREAD * sqrt(2)))


def closing_odds(bid: int) -> float:
    """The chance of defeat above which closing pays: 73 % at 80, 57 % at 130, a little over half at 200."""
    for low, high, at_low, at_high in ((80, 130, 0.73, 0.57), (130, 200, 0.57, 0.52)):
        if bid < high:
            return at_low + (at_high - at_low) * (bid - low) / (high - low)
    return 0.52


def announced_worth(observation: Observation, hand: int, trump: int) -> float:
    """What the hand's own declarations and pilotta add: the side owning the best one scores, so a part of them."""
    options = observation.options
    found = declared(hand, shared=options.shared_cards, split=options.long_run == "split")
    total = sum(one.value for one in found)
    # Both sides declare in 18 % of deals; a higher declaration is seldom beaten.
    safe = 0.0 if not found else 0.6 if found[0].value == 20 else 0.85
    return safe * total + (20 if hand & MARRIAGE[trump] == MARRIAGE[trump] else 0)


def bid(observation: Observation) -> tuple[Action, Message]:
    """What to say now, and why."""
    hand = observation.dealt[observation.seat] or 0
    legal = observation.legal_actions
    if observation.multiplier > 1:
        if RECLOSE in legal:
            return _answer_close(observation, hand)
        return PASS, Message.of("partner-closed", names=observation.options.names)
    if CLOSE in legal and _defeats(observation, hand):
        high, options = observation.high, observation.options
        assert high is not None
        said = options.said(high.value)
        return CLOSE, Message.of("close", said=said, capot=high.capot, names=options.names)
    best, expected = _best_suit(observation, hand)
    least = _least(observation, best)
    partner_plays = observation.high is not None and (observation.high_seat - observation.seat) % 2 == 0
    if least is None:
        return PASS, Message("pass-nothing")
    if partner_plays:
        # Over one's own partner only with a suit that is clearly better than what he chose.
        assert observation.high is not None
        suit = observation.high.suit.index
        his = _promised(observation, observation.high_seat, suit) + support(hand, suit)
        if best == suit or expected < max(his, observation.high.value) + 20:
            return PASS, Message("pass-partner")
    needed = OPENING if observation.high is None else COMPETING
    if chance(expected, least.value) >= needed:
        said = observation.options.said(least.value)
        return least, Message.of("bid", suit=SUITS[best].code, points=round(expected), said=said, capot=least.capot)
    raised = _raise_partner(observation, hand)
    if raised is not None:
        return raised
    return PASS, Message.of("pass-weak", suit=SUITS[best].code, points=round(expected))


def _asked(observation: Observation) -> int:
    assert observation.high is not None
    return CAPOT if observation.high.capot else observation.high.value


def _leads(observation: Observation, bidder: Seat) -> bool:
    """Whether the side of this bidder has the opening lead if its bid becomes the contract."""
    # O3: the contract's bidder leads; P18: the dealer's right, whoever bids.
    if observation.options.first_lead == "bidder":
        return True
    return observation.dealer is not None and (observation.dealer + 1 - bidder) % 2 == 0


def _best_suit(observation: Observation, hand: int) -> tuple[int, float]:
    leads = _leads(observation, observation.seat)
    worths = [worth(hand, trump, leads=leads) + announced_worth(observation, hand, trump) for trump in range(4)]
    best = max(range(4), key=worths.__getitem__)
    return best, worths[best]


def _least(observation: Observation, suit: int) -> Bid | None:
    """The least legal bid in that suit; bidding more gains one a step and risks the whole."""
    bids = [one for one in observation.legal_actions if isinstance(one, Bid) and one.suit.index == suit]
    return min(bids, key=lambda one: (one.capot, one.value), default=None)


def _partner_bid(observation: Observation) -> Bid | None:
    partner: Seat = (observation.seat + 2) % 4
    said = [call for seat, call in observation.calls if seat == partner and isinstance(call, Bid)]
    return said[-1] if said else None


def _own_bids(observation: Observation, suit: int) -> bool:
    """Whether this seat has bid that suit in this auction."""
    return any(
        seat == observation.seat and isinstance(call, Bid) and call.suit.index == suit
        for seat, call in observation.calls
    )


def _promised(observation: Observation, seat: Seat, suit: int) -> float:
    """The points this seat's bids in the suit speak of: it opens on two chances in three, competes on little more
    than one in two, and an average hand that may bid expects some points more than it must."""
    said = [
        call.value
        for who, call in observation.calls
        if who == seat and isinstance(call, Bid) and call.suit.index == suit and not call.capot
    ]
    return max(97.0, said[0] + 12.0, said[-1] + 8.0) if said else 97.0


def _raise_partner(observation: Observation, hand: int) -> tuple[Action, Message] | None:
    """Outbid: go on in partner's suit where this hand has what he needs."""
    his = _partner_bid(observation)
    if his is None or observation.high is None or (observation.high_seat - observation.seat) % 2 == 0:
        return None
    if _own_bids(observation, his.suit.index):
        # P11: partner's last bid in this suit was made on what this hand promised; its strength counts once.
        return None
    least = _least(observation, his.suit.index)
    partner: Seat = (observation.seat + 2) % 4
    expected = _promised(observation, partner, his.suit.index) + support(hand, his.suit.index)
    if least is None or least.capot or chance(expected, least.value) < COMPETING:
        return None
    return least, Message.of("raise", suit=his.suit.code, bid=least.value)


def defeat(observation: Observation, hand: int) -> float:
    """The chance that the highest bid fails, as far as this opponent's hand tells.

    Counted over 35,000 auctions of four rulebook players and the play that followed: with fewer than four of their
    trumps no hand is worth a close, and of four or more these things tell. Rounded to whole hundredths.
    """
    assert observation.high is not None
    trump, asked = observation.high.suit.index, _asked(observation)
    own = hand >> 8 * trump & 255
    if asked >= HOPELESS:
        # So much needs all the tricks, or nearly: whoever holds a trump that must make one knows better.
        return 0.8 if _has(own, "J") or (_has(own, "9") and own.bit_count() > 1) else 0.3
    if own.bit_count() < 4:
        return 0.4
    sides = [hand >> 8 * suit & 255 for suit in range(4) if suit != trump]
    found = 0.38 + 0.12 * (_has(own, "J") | _has(own, "9")) + 0.12 * _has(own, "A") + 0.08 * _has(own, "T")
    found += 0.05 * min(2, sum(_has(cards, "A") for cards in sides)) + 0.06 * sum(cards == 0 for cards in sides)
    found += 0.04 * (_partner_bid(observation) is not None)
    found += 0.09 * _leads(observation, observation.high_seat)
    # What nobody would outbid is sound, and so is what was bid through all competition.
    return found - 0.25 * (not 100 <= asked < 130)


def _defeats(observation: Observation, hand: int) -> bool:
    """Whether the bid is likelier to fail than closing needs."""
    return defeat(observation, hand) > closing_odds(_asked(observation))


def _answer_close(observation: Observation, hand: int) -> tuple[Action, Message]:
    """Re-close where making is likelier than not, seen with the closer's strength in mind."""
    assert observation.high is not None
    asked, trump = _asked(observation), observation.high.suit.index
    if observation.high_seat == observation.seat:
        leads = _leads(observation, observation.seat)
        expected = worth(hand, trump, leads=leads) + announced_worth(observation, hand, trump)
    else:
        expected = _promised(observation, observation.high_seat, trump) + support(hand, trump)
        expected += announced_worth(observation, hand, trump)
    if chance(expected - 25, asked) > 0.55:
        return RECLOSE, Message.of("reclose", points=round(expected), names=observation.options.names)
    return PASS, Message("pass-closed")
