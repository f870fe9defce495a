"""The hidden cards dealt to the hidden hands, every way that agrees with what these cannot hold equally likely.

Cards that the same seats may hold are one class. How many of each class go to whom is drawn by the number of ways there
are to do so, then the cards of each class are dealt out blindly: exact, and quick enough for thousands of worlds.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, NamedTuple, TypeAlias

Split: TypeAlias = tuple[tuple[int, int, int], ...]
"""For each class of cards, how many of them each of three hands takes."""

# The classes: who of three hands may hold these cards, as bits.
_CLASSES: Final = tuple(range(1, 8))


def _shares(size: int, who: int, rooms: tuple[int, int, int]) -> list[tuple[int, tuple[int, int, int]]]:
    """The ways to share out `size` cards of one class, with their number."""
    most = [room if who >> hand & 1 else 0 for hand, room in enumerate(rooms)]
    return [
        (comb(size, first) * comb(size - first, second), (first, second, size - first - second))
        for first in range(min(size, most[0]) + 1)
        for second in range(min(size - first, most[1]) + 1)
        if size - first - second <= most[2]
    ]


@lru_cache(maxsize=512)
def splits(sizes: tuple[int, ...], rooms: tuple[int, int, int]) -> tuple[Sequence[int], Sequence[Split]]:
    """Every split of the classes that fills the hands, with running totals of the number of deals it stands for."""
    partial: dict[tuple[int, int, int], list[tuple[int, Split]]] = {rooms: [(1, ())]}
    for who, size in zip(_CLASSES, sizes, strict=True):
        after: dict[tuple[int, int, int], list[tuple[int, Split]]] = {}
        for left, found in partial.items():
            for ways, share in _shares(size, who, left):
                room = (left[0] - share[0], left[1] - share[1], left[2] - share[2])
                after.setdefault(room, []).extend((before * ways, (*split, share)) for before, split in found)
        partial = after
    done = partial.get((0, 0, 0), [])
    return tuple(accumulate(ways for ways, _ in done)), tuple(split for _, split in done)


class Hidden(NamedTuple):
    """What there is to deal: the classes of cards, and every split of them with its running total of deals."""

    classes: tuple[tuple[int, ...], ...]
    totals: Sequence[int]
    ways: Sequence[Split]


@lru_cache(maxsize=64)
def hidden(unseen: int, rooms: tuple[int, int, int], never: tuple[int, int, int]) -> Hidden:
    """These cards for three hands with so much room; raises `ValueError` where nothing agrees with `never`."""
    classes: list[list[int]] = [[], [], [], [], [], [], [], []]
    first, second, third = (~cards for cards in never)
    left = unseen
    while left:
        bit = left & -left
        left ^= bit
        classes[bool(first & bit) + 2 * bool(second & bit) + 4 * bool(third & bit)].append(bit)
    if classes[0]:
        raise ValueError("a card that nobody can hold")
    totals, ways = splits(tuple(len(cards) for cards in classes[1:]), rooms)
    if not totals:
        raise ValueError("the hands cannot be filled")
    return Hidden(tuple(tuple(cards) for cards in classes[1:]), totals, ways)


def spread(cards: Hidden, rng: Random) -> list[int]:
    """The three hands, as sets of cards."""
    random = rng.random
    split = cards.ways[bisect(cards.totals, random() * cards.totals[-1])] if len(cards.ways) > 1 else cards.ways[0]
    hands = [0, 0, 0]
    for of_class, (first, second, third) in zip(cards.classes, split, strict=True):
        size = len(of_class)
        if not size:
            continue
        mixed = of_class if size in (first, second, third) else sorted(of_class, key=lambda _: random())
        if first:
            hands[0] |= sum(mixed[:first])
        if second:
            hands[1] |= sum(mixed[first : first + second])
        if third:
            hands[2] |= sum(mixed[size - third :])
    return hands
