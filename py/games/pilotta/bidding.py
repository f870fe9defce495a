"""How the rulebook player values a hand and speaks in the auction (rules file 1.7).

The worth of a hand is a linear fit to double-dummy results: the points a side takes with this suit as trumps, seen
from one partner's eight cards, with a residual of 34 because the other partner is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import Final, Protocol, TypeAlias

from engine.cards import SUITS
from engine.game import Action, Message, Value
from engine.seats import Seat
from games.pilotta.actions import BIDS, CAPOT_BIDS, CLOSE, PASS, RECLOSE, Bid
from games.pilotta.declarations import declared
from games.pilotta.options import Options
from games.pilotta.pack import CAPOT, MARRIAGE, PLAIN_ORDER

SPREAD: Final = 34.0
OPENING: Final = 0.67
"""Chance of making an opening bid: making is worth about +12 on the sheet, failing about -24."""
COMPETING: Final = 0.55
"""Chance needed against opponents who would otherwise play."""
HOPELESS: Final = 200
"""A bid that the trick points alone never reach, short of all eight tricks."""
Reasoned: TypeAlias = tuple[Action, str, dict[str, Value]]
"""A word, and the key and parameters of the reason for it."""
_PLACE: Final = {code: place for place, code in enumerate(PLAIN_ORDER)}


class Heard(Protocol):
    """What whoever is on turn in the auction knows: an observation has it, and so has the talk of a play-out.

    Of `dealt` only the hand at `turn` is looked at.
    """

    @property
    def turn(self) -> Seat: ...
    @property
    def dealer(self) -> Seat | None: ...
    @property
    def options(self) -> Options: ...
    @property
    def dealt(self) -> Sequence[int | None]: ...
    @property
    def calls(self) -> Sequence[tuple[Seat, Action]]: ...
    @property
    def high(self) -> Bid | None: ...
    @property
    def high_seat(self) -> Seat: ...
    @property
    def multiplier(self) -> int: ...


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


def announced_worth(hand: int, trump: int, *, shared: bool, split: bool) -> float:
    """What the hand's own declarations and pilotta add: the side owning the best one scores, so a part of them."""
    found = declared(hand, shared=shared, split=split)
    total = sum(one.value for one in found)
    # Both sides declare in 18 % of deals; a higher declaration is seldom beaten.
    safe = 0.0 if not found else 0.6 if found[0].value == 20 else 0.85
    return safe * total + (20 if hand & MARRIAGE[trump] == MARRIAGE[trump] else 0)


def bid(heard: Heard) -> tuple[Action, Message]:
    """What to say now, and why."""
    said, key, params = word(heard)
    return said, Message.of(key, **params)


def word(heard: Heard) -> Reasoned:
    """What to say now, and the parts of the reason, which a play-out does not put together."""
    turn, high = heard.turn, heard.high
    hand = heard.dealt[turn] or 0
    partner_plays = high is not None and (heard.high_seat - turn) % 2 == 0
    if heard.multiplier > 1:
        # P15: the bidding side may close again.
        if partner_plays:
            return _answer_close(heard, hand)
        return PASS, "partner-closed", {"names": heard.options.names}
    if high is not None and not partner_plays and _defeats(heard, hand):
        options = heard.options
        return CLOSE, "close", {"said": options.said(high.value), "capot": high.capot, "names": options.names}
    best, points = best_suit(heard, hand)
    lowest = least(heard, best)
    if lowest is None:
        return PASS, "pass-nothing", {}
    if high is not None and partner_plays:
        # Over one's own partner only with a suit that is clearly better than what he chose.
        suit = high.suit.index
        his = _promised(heard, heard.high_seat, suit) + support(hand, suit)
        if best == suit or points < max(his, high.value) + 20:
            return PASS, "pass-partner", {}
    needed = OPENING if high is None else COMPETING
    if chance(points, lowest.value) >= needed:
        told = heard.options.said(lowest.value)
        return lowest, "bid", {"suit": SUITS[best].code, "points": round(points), "said": told, "capot": lowest.capot}
    raised = _raise_partner(heard, hand)
    if raised is not None:
        return raised, "raise", {"suit": raised.suit.code, "bid": raised.value}
    return PASS, "pass-weak", {"suit": SUITS[best].code, "points": round(points)}


def _asked(heard: Heard) -> int:
    assert heard.high is not None
    return CAPOT if heard.high.capot else heard.high.value


def _leads(heard: Heard, bidder: Seat) -> bool:
    """Whether the side of this bidder has the opening lead if its bid becomes the contract."""
    # O3: the contract's bidder leads; P18: the dealer's right, whoever bids.
    if heard.options.first_lead == "bidder":
        return True
    return heard.dealer is not None and (heard.dealer + 1 - bidder) % 2 == 0


def best_suit(heard: Heard, hand: int) -> tuple[int, float]:
    """The suit this hand would have as trumps, and the points it expects with it."""
    worths = expected(heard, hand)
    best = max(range(4), key=worths.__getitem__)
    return best, worths[best]


def expected(heard: Heard, hand: int) -> Sequence[float]:
    """By suit, the points this hand expects with it as trumps."""
    options = heard.options
    return _expected(hand, _leads(heard, heard.turn), options.shared_cards, options.long_run == "split")


def hoped(heard: Heard, hand: int) -> Sequence[float]:
    """The same, where a suit that partner bid counts what he promised and this hand adds, if that is more."""
    his = _partner_bid(heard)
    points = list(expected(heard, hand))
    if his is not None:
        suit = his.suit.index
        points[suit] = max(points[suit], _promised(heard, (heard.turn + 2) % 4, suit) + support(hand, suit))
    return points


# The same hands speak again and again while a search plays an auction out.
@lru_cache(maxsize=4096)
def _expected(hand: int, leads: bool, shared: bool, split: bool) -> Sequence[float]:  # noqa: FBT001 - as cached
    return tuple(
        worth(hand, trump, leads=leads) + announced_worth(hand, trump, shared=shared, split=split) for trump in range(4)
    )


def least(heard: Heard, suit: int) -> Bid | None:
    """The least legal bid in that suit (P11); bidding more gains one a step and risks the whole."""
    high, options = heard.high, heard.options
    if high is None:
        return BIDS[suit]
    if high.capot:
        return None
    if high.value + 10 <= options.top_number:
        return BIDS[(high.value - 70) // 10 * 4 + suit]
    # O5: the capot call stands above all numbers.
    return CAPOT_BIDS[suit] if options.has_capot_call else None


def _partner_bid(heard: Heard) -> Bid | None:
    partner: Seat = (heard.turn + 2) % 4
    said = [call for seat, call in heard.calls if seat == partner and isinstance(call, Bid)]
    return said[-1] if said else None


def _own_bids(heard: Heard, suit: int) -> bool:
    """Whether this seat has bid that suit in this auction."""
    return any(seat == heard.turn and isinstance(call, Bid) and call.suit.index == suit for seat, call in heard.calls)


def _promised(heard: Heard, seat: Seat, suit: int) -> float:
    """The points this seat's bids in the suit speak of: it opens on two chances in three, competes on little more
    than one in two, and an average hand that may bid expects some points more than it must."""
    said = [
        call.value
        for who, call in heard.calls
        if who == seat and isinstance(call, Bid) and call.suit.index == suit and not call.capot
    ]
    return max(97.0, said[0] + 12.0, said[-1] + 8.0) if said else 97.0


def _raise_partner(heard: Heard, hand: int) -> Bid | None:
    """Outbid: go on in partner's suit where this hand has what he needs."""
    his = _partner_bid(heard)
    if his is None or heard.high is None or (heard.high_seat - heard.turn) % 2 == 0:
        return None
    if _own_bids(heard, his.suit.index):
        # P11: partner's last bid in this suit was made on what this hand promised; its strength counts once.
        return None
    lowest = least(heard, his.suit.index)
    partner: Seat = (heard.turn + 2) % 4
    expected = _promised(heard, partner, his.suit.index) + support(hand, his.suit.index)
    return None if lowest is None or lowest.capot or chance(expected, lowest.value) < COMPETING else lowest


def defeat(heard: Heard, hand: int) -> float:
    """The chance that the highest bid fails, as far as this opponent's hand tells.

    Counted over 35,000 auctions of four rulebook players and the play that followed: with fewer than four of their
    trumps no hand is worth a close, and of four or more these things tell. Rounded to whole hundredths.
    """
    assert heard.high is not None
    trump, asked = heard.high.suit.index, _asked(heard)
    own = hand >> 8 * trump & 255
    if asked >= HOPELESS:
        # So much needs all the tricks, or nearly: whoever holds a trump that must make one knows better.
        return 0.8 if _has(own, "J") or (_has(own, "9") and own.bit_count() > 1) else 0.3
    if own.bit_count() < 4:
        return 0.4
    sides = [hand >> 8 * suit & 255 for suit in range(4) if suit != trump]
    found = 0.38 + 0.12 * (_has(own, "J") | _has(own, "9")) + 0.12 * _has(own, "A") + 0.08 * _has(own, "T")
    found += 0.05 * min(2, sum(_has(cards, "A") for cards in sides)) + 0.06 * sum(cards == 0 for cards in sides)
    found += 0.04 * (_partner_bid(heard) is not None)
    found += 0.09 * _leads(heard, heard.high_seat)
    # What nobody would outbid is sound, and so is what was bid through all competition.
    return found - 0.25 * (not 100 <= asked < 130)


def _defeats(heard: Heard, hand: int) -> bool:
    """Whether the bid is likelier to fail than closing needs."""
    return defeat(heard, hand) > closing_odds(_asked(heard))


def _answer_close(heard: Heard, hand: int) -> Reasoned:
    """Re-close where making is likelier than not, seen with the closer's strength in mind."""
    assert heard.high is not None
    asked, trump, options = _asked(heard), heard.high.suit.index, heard.options
    if heard.high_seat == heard.turn:
        points = expected(heard, hand)[trump]
    else:
        points = _promised(heard, heard.high_seat, trump) + support(hand, trump)
        shared, split = options.shared_cards, options.long_run == "split"
        points += announced_worth(hand, trump, shared=shared, split=split)
    if chance(points - 25, asked) > 0.55:
        return RECLOSE, "reclose", {"points": round(points), "names": options.names}
    return PASS, "pass-closed", {}
