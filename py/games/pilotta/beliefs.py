"""How well a hand explains what its seat said in the auction: a weak hint at where the cards lie.

Nothing here excludes a hand. What somebody bids is compared with what the table of hand values would have bid, with
wide margins and a floor under every word, because people and other programs have systems of their own: beliefs read out
of bids as if they were proofs reject the true deal far too often (rules file 1.7).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from engine.game import Action
from engine.seats import Seat
from games.pilotta.actions import CLOSE, PASS, Bid
from games.pilotta.bidding import SIDE_WORTH, TRUMP_WORTH, support

FLOOR: Final = 0.08
"""What a word that does not fit at all leaves of a hand's weight."""
MARGIN: Final = 7.0
"""Points by which hands and bids differ without anybody wondering."""
_OPENS: Final = 95.0
"""The expectation on which the table opens at 80."""
_COMPETES: Final = 4.0
"""How much more than the bid it expects where it outbids opponents."""


class Word(NamedTuple):
    """One word said by a hidden seat, and what it speaks of."""

    seat: Seat
    kind: str
    """`own` a suit of its own, `raise` partner's suit, `pass`, or `close`."""
    suit: int
    needed: float
    """What the word needs, or for a pass what the hand has not."""
    leads: bool


@lru_cache(maxsize=64)
def words(calls: tuple[tuple[Seat, Action], ...], first: Seat) -> tuple[Word, ...]:
    """What the words of this auction speak of; `first` has the opening lead. Passes over partner's bid say little."""
    found: list[Word] = []
    high: Bid | None = None
    holder: Seat = -1
    suits: dict[Seat, set[int]] = {seat: set() for seat in range(4)}
    closed = False
    for seat, call in calls:
        leads = (seat - first) % 2 == 0
        if isinstance(call, Bid):
            suit = call.suit.index
            opening = high is None
            needed = _OPENS if opening and call.value == 80 else call.value + _COMPETES
            if suit in suits[(seat + 2) % 4] and suit not in suits[seat]:
                # What partner promised by his bid is expected to be there: this hand adds what is missing.
                found.append(Word(seat, "raise", suit, needed - max(97.0, call.value - 12.0), leads))
            elif suit not in suits[seat]:
                found.append(Word(seat, "own", suit, needed, leads))
            suits[seat].add(suit)
            high, holder = call, seat
        elif call is CLOSE:
            assert high is not None
            found.append(Word(seat, "close", high.suit.index, 4.0, leads))
            closed = True
        elif call is PASS and not closed and (high is None or (holder - seat) % 2):
            needed = _OPENS if high is None else high.value + 10 + _COMPETES
            found.append(Word(seat, "pass", -1, needed, leads))
    return tuple(found)


def likelihood(hands: Sequence[int], said: Sequence[Word], hidden: Seat) -> float:
    """How well these hands of eight explain the words of the others than `hidden`, who asks: up to 1."""
    weight = 1.0
    worths: dict[Seat, list[float]] = {}
    for seat, kind, suit, needed, leads in said:
        if seat == hidden:
            continue
        hand = hands[seat]
        if kind == "close":
            fits = min(1.0, (hand >> 8 * suit & 255).bit_count() / needed) ** 3
        elif kind == "raise":
            fits = _fits(support(hand, suit) - needed)
        else:
            worth = worths.get(seat)
            if worth is None:
                worth = worths[seat] = _worths(hand, leads=leads)
            best = max(worth)
            if kind == "pass":
                fits = _fits(needed - best)
            else:
                fits = _fits(worth[suit] - needed) * exp((worth[suit] - best) / MARGIN)
        weight *= FLOOR + (1.0 - FLOOR) * fits
    return weight


def _fits(over: float) -> float:
    return 1.0 / (1.0 + exp(-over / MARGIN)) if over > -200 else 0.0


def _worths(hand: int, *, leads: bool) -> list[float]:
    """What the hand expects with each trump, about as the rulebook counts it."""
    suits = (hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24)
    sides = SIDE_WORTH[suits[0]] + SIDE_WORTH[suits[1]] + SIDE_WORTH[suits[2]] + SIDE_WORTH[suits[3]]
    base = sides + 16.0 + 12.0 * leads
    return [base + TRUMP_WORTH[held] - SIDE_WORTH[held] for held in suits]
