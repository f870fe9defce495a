"""The slow way to deal unseen cards: try every way of laying them, and keep those that agree with all that is known."""

import itertools
from collections.abc import Sequence
from typing import TypeAlias

from engine.cards import Card
from engine.unseen import Holder

World: TypeAlias = tuple[frozenset[Card], ...]


def agrees(pools: Sequence[Sequence[Card]], holders: Sequence[Holder], world: World) -> bool:
    """Whether these hands are possible, said as plainly as the documentation of `Holder` says it."""
    there = {card for pool in pools for card in pool}
    for holder, hand in zip(holders, world, strict=True):
        if isinstance(holder.takes, int):
            right = len(hand) == holder.takes
        else:
            right = all(len(hand & set(pool)) == takes for pool, takes in zip(pools, holder.takes, strict=True))
        if not right or hand & holder.never or not holder.always & there <= hand:
            return False
        if any(len(hand & cards) > most for most, cards in holder.at_most):
            return False
        if not all(any(group <= hand for group in groups) for groups in holder.one_of):
            return False
    return True


def worlds(pools: Sequence[Sequence[Card]], holders: Sequence[Holder]) -> set[World]:
    """Every possible deal, as sets of cards."""
    cards = [card for pool in pools for card in pool]
    found = set()
    for places in itertools.product(range(len(holders)), repeat=len(cards)):
        world = tuple(
            frozenset(card for card, place in zip(cards, places, strict=True) if place == holder)
            for holder in range(len(holders))
        )
        if agrees(pools, holders, world):
            found.add(world)
    return found
