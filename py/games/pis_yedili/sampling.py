"""Worlds for a search, dealt quickly in sets of bits: the hidden cards anew among those who may hold them.

Which reshuffle a hidden card was last in is public, and how many such cards each hand holds; the stock holds cards of
the newest only. What hands presumably lack (presumed.py) is obeyed as far as a deal that obeys it is found, and what
players usually keep lies rather in their hands than in the stock.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine.seats import Seat
from games.pis_yedili.actions import DECK
from games.pis_yedili.deck import PLACE
from games.pis_yedili.observation import Observation
from games.pis_yedili.playout import Hand
from games.pis_yedili.presumed import Fact
from games.pis_yedili.state import State

_DEALS: Final = 12
_MISSES: Final = 60
"""Cards refused in a row after which a deal is given up."""

_KEPT: Final = (
    (1.09, 1.07, 1.08, 1.04, 1.01, 1.11, 0.97, 0.98, 0.89, 1.05, 0.92, 0.95, 0.86),
    (1.21, 1.18, 1.19, 1.10, 1.04, 1.22, 0.95, 0.91, 0.77, 1.01, 0.82, 0.87, 0.76),
    (1.38, 1.30, 1.28, 1.19, 1.10, 1.30, 0.91, 0.87, 0.68, 0.82, 0.75, 0.80, 0.64),
    (1.57, 1.44, 1.42, 1.28, 1.12, 1.32, 0.89, 0.85, 0.63, 0.42, 0.73, 0.76, 0.60),
    (1.28, 1.24, 1.22, 1.17, 1.14, 1.17, 1.03, 1.04, 0.90, 0.40, 0.95, 0.99, 0.92),
)
"""How many of the unseen cards of a rank, from the two to the ace, lie in a hand for one in as many cards of the stock:
counted in 20,000 hands among rulebook players at four seats, in the stages below; the last is after a reshuffle.
tests/games/pis_yedili/kept.py counts anew."""
_STAGES: Final = (8, 16, 30)
"""The players' actions before the second, third and fourth."""


def stage(seen: Observation) -> int:
    """The row of what is usually kept."""
    return len(_STAGES) + 1 if seen.reshuffles else sum(seen.moves >= least for least in _STAGES)


class Hidden:
    """What one seat does not see, worked out once for all the worlds of a decision."""

    def __init__(self, seen: Observation, model: State, facts: list[list[Fact]]) -> None:
        """`model` is any state that these eyes cannot tell from the true one."""
        base = self.base = Hand(model)
        base.stock = []
        assert isinstance(seen.eyes, int)
        others = [seat for seat in range(seen.seats) if seat != seen.eyes]
        for seat in others:
            base.hands[seat] = 0
        shown = base.hands[seen.eyes]
        for place in base.discard:
            shown |= 1 << place
        self.pools: list[tuple[list[int], list[tuple[Seat, int]]]] = []
        """By reshuffle the hidden cards that were last in it, and how many of them each hand holds."""
        order = sorted(others, key=lambda seat: -len(facts[seat]))
        for birth in range(seen.reshuffles + 1):
            cards = [PLACE[card] for card in DECK if seen.born[card.index] == birth and not shown >> PLACE[card] & 1]
            takes = [(seat, seen.held[seat][birth]) for seat in order if birth < len(seen.held[seat])]
            self.pools.append((cards, [take for take in takes if take[1]]))
        self.masks = {seat: [fact.cards for fact in facts[seat]] for seat in others}
        self.rooms = {seat: [fact.room for fact in facts[seat]] for seat in others}
        kept = _KEPT[stage(seen)]
        self.odds = [kept[place % 13] / max(kept) for place in range(len(DECK))]
        """By place, how often a card of the newest reshuffle that is offered to a hand goes there."""

    def world(self, rng: Random) -> Hand:
        """One world."""
        for _ in range(_DEALS):
            found = self._deal(rng, self.masks, self.rooms)
            if found is not None:
                return found
        nothing: dict[Seat, list[int]] = {seat: [] for seat in self.masks}
        found = self._deal(rng, nothing, nothing)
        assert found is not None
        return found

    def _deal(self, rng: Random, masks: dict[Seat, list[int]], rooms: dict[Seat, list[int]]) -> Hand | None:
        random = rng.random
        found = self.base.copy()
        hands, odds, newest = found.hands, self.odds, self.pools[-1][0]
        left = {seat: room.copy() for seat, room in rooms.items()}
        for pool, takes in self.pools:
            cards, last = pool.copy(), len(pool)
            keeps = pool is newest and last > sum([count for _, count in takes])
            for seat, count in takes:
                facts, room = masks[seat], left[seat]
                misses = 0
                while count:
                    at = int(random() * last)
                    card = cards[at]
                    if keeps and random() > odds[card]:
                        continue
                    if facts:
                        told = [index for index, mask in enumerate(facts) if mask >> card & 1]
                        if told:
                            if min([room[index] for index in told]) <= 0:
                                misses += 1
                                if misses > _MISSES:
                                    return None
                                continue
                            for index in told:
                                room[index] -= 1
                    last -= 1
                    cards[at] = cards[last]
                    hands[seat] |= 1 << card
                    count -= 1
            if pool is newest:
                del cards[last:]
                rng.shuffle(cards)
                found.stock = cards
        return found
