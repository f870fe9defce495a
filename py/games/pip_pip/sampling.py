"""Worlds for a search, dealt quickly: the hidden cards anew among those who may hold them.

Beside what play has given away for certain (`knowledge`) two things are held likely: that everybody calls as soon as he
may (B10: nearly always right), so that nobody has a King and a Queen lying by that could be called; and that what is
worth keeping has been kept, so that a hand holds more of it than the stock does.
"""

from __future__ import annotations

import functools
from random import Random
from typing import Final, TypeAlias

from engine.seats import Seat
from games.pip_pip.determinize import bounds, determinize, seen_only
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import SUIT_MASKS, place_of
from games.pip_pip.quick import BITS, CODES, Quick

_REDEALS: Final = 8
_MISSES: Final = 200
"""Cards refused in a row after which a deal is given up."""

_KEPT: Final = (
    (0.5,) * 5 + (1.0,) * 3 + (1.3, 1.3, 1.3, 1.05, 0.85),
    (1.3,) * 5 + (1.8,) * 3 + (1.6, 2.0, 2.0, 0.9, 0.7),
)
"""How many of the unseen cards of a height lie in a hand for one in as many cards of the stock, in plain suits and in
trumps: counted in 800 hands among rulebook players at four seats, after some tricks."""
_MOST: Final = 2.0
_SETTLED: Final = 0.25
"""The share of the draws after which hands are so."""

_Bounds: TypeAlias = "tuple[tuple[int, int], ...]"
"""(most, suits): of the suits with these bits at most so many cards."""


@functools.lru_cache(maxsize=2)
def hidden(observation: PipPipObservation) -> Hidden:
    """What is hidden in that observation; worked out once for all the worlds of a decision."""
    return Hidden(observation)


class Hidden:
    """What one seat does not see: which cards, and how many of them each of the others holds."""

    def __init__(self, observation: PipPipObservation) -> None:
        self.observation = observation
        self.base = Quick(seen_only(observation))
        self.cards = [CODES[place_of(card)] for card in observation.unseen()]
        takes: list[tuple[Seat, int, _Bounds]] = []
        for seat, size in enumerate(observation.sizes):
            count = size - len(observation.hands[seat])
            if count:
                found = (
                    (most, sum(1 << suit for suit, of_suit in enumerate(SUIT_MASKS) if mask & of_suit))
                    for most, mask in bounds(observation, seat)
                )
                takes.append((seat, count, tuple(bound for bound in found if bound[0] < count)))
        # Who is bound most takes first.
        self.takes = sorted(takes, key=lambda one: (not one[2], sum(bound[0] for bound in one[2]), one[1]))
        base = self.base
        coming = base.waiting if base.waiting >= 0 else base.trump
        settled = min(1.0, base.tricks / (_SETTLED * max(1, base.draws)))
        self.odds = [
            (_KEPT[suit == coming][bit >> 1] if bit < 26 else 1.0) ** settled / _MOST
            for suit in range(4)
            for bit in range(32)
        ]
        """By card, how often one that is offered to a hand goes there."""
        self.closed = self.base.tricks >= self.base.draws

    def world(self, rng: Random, reach: int) -> Quick:
        """One world, of the stock at least the next `reach` cards."""
        for _ in range(_REDEALS):
            found = self._exact(rng) if self.closed else self._deal(rng, reach)
            if found is not None and not self._uncalled(found):
                return found
        return self._exact(rng)

    def _exact(self, rng: Random) -> Quick:
        return Quick(determinize(self.observation, rng))

    def _deal(self, rng: Random, reach: int) -> Quick | None:
        cards, last, random = self.cards[:], len(self.cards), rng.random
        found, odds = self.base.copy(), self.odds
        for seat, count, bound in self.takes:
            hand = found.hands[seat]
            if bound:
                rooms = [most for most, _ in bound]
            misses = 0
            while count:
                at = int(random() * last)
                card = cards[at]
                if random() > odds[card]:
                    continue
                suit = card >> 5
                if bound:
                    if any(room <= 0 and suits >> suit & 1 for room, (_, suits) in zip(rooms, bound, strict=True)):
                        misses += 1
                        if misses > _MISSES:
                            return None
                        continue
                    for index, (_, suits) in enumerate(bound):
                        rooms[index] -= suits >> suit & 1
                last -= 1
                cards[at] = cards[last]
                hand[suit] |= BITS[card & 31]
                count -= 1
            found.pair_up(seat)
        stock = found.stock
        for _ in range(min(reach, last)):
            at = int(random() * last)
            stock.append(cards[at])
            last -= 1
            cards[at] = cards[last]
        return found

    def _uncalled(self, world: Quick) -> bool:
        """Whether somebody else could have called before, and has not."""
        trump = 0 if world.fifty else 1 << world.trump
        return any(world.pairs[seat] & ~trump for seat, _, _ in self.takes)
