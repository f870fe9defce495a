"""The arithmetic of `chances`, looked up instead of done: for play-outs by the ten thousand.

A share of cards is a whole number from 0 to `SHARES`, a chance a *level* from 0 to `LEVELS`; the ends are exact, so
that what is sure stays sure. What a set of levels is worth is reckoned once and kept.
"""

from __future__ import annotations

import functools
from itertools import combinations
from typing import Final, TypeAlias

from games.pili_pili.chances import (
    BETTING,
    PRESSURE,
    SATED,
    SATED_LATER,
    WANTING,
    WANTING_LATER,
    outlook,
)

SHARES: Final = 64
LEVELS: Final = 24
MOST_KEPT: Final = 40_000
"""So many hands are kept in a table; then it begins anew. A few megabytes."""

Levels: TypeAlias = tuple[int, ...]


def level(chance: float) -> int:
    """The level of a chance; only what is sure is at an end."""
    found = int(chance * LEVELS + 0.5)
    return found if chance in (0.0, 1.0) else max(1, min(LEVELS - 1, found))


def _chance(share: float, hungry: int, sated: int, over: float, under: float) -> float:
    """That none of so many hungry seats beats a card, and none of the sated ones goes under it."""
    return float(share**over) ** hungry * float(1 - (1 - share) ** under) ** sated


@functools.cache
def later(more: int, hungry: int, sated: int) -> list[int]:
    """For each share the level of taking a trick later, when each seat has `more` cards beside one."""
    over, under = 1 + more * WANTING_LATER, 1 + more * SATED_LATER
    return [level(_chance(share / SHARES, hungry, sated, over, under)) for share in range(SHARES + 1)]


@functools.cache
def holds(more: int, hungry: int, sated: int) -> list[float]:
    """For each share the chance that a card holds this trick, with so many seats still to play."""
    over, under = 1 + more * WANTING, 1 + more * SATED
    return [_chance(share / SHARES, hungry, sated, over, under) for share in range(SHARES + 1)]


def eagerness(seats: int, due: int, said: int, open_bet: int) -> float:
    """The power of a share that gives the chance of a card before the bets are made: seats, and how they bet."""
    pressure = open_bet - said * due / seats
    return (seats - 1) * max(0.2, BETTING + PRESSURE * pressure / max(1, seats - 1))


@functools.cache
def before_bets(seats: int, due: int, said: int, open_bet: int) -> list[int]:
    """For each share the level of a card before the bets; one more at the end, that of a card not seen."""
    power = eagerness(seats, due, said, open_bet)
    return [*(level((share / SHARES) ** power) for share in range(SHARES + 1)), level(1 / (power + 1))]


class Worths(dict[Levels, float]):
    """18, 36. The Pilis to expect of cards of these levels when `need` more tricks are wanted."""

    __slots__ = ("joker", "need", "prize")

    def __init__(self, need: int, prize: int, *, joker: bool) -> None:
        super().__init__()
        self.need = need
        self.prize = prize
        self.joker = joker

    def __missing__(self, levels: Levels) -> float:
        if len(self) > MOST_KEPT:
            self.clear()
        chances = [one / LEVELS for one in levels]
        found = self[levels] = outlook(self.need, chances, joker=self.joker, prize=self.prize)
        return found


@functools.cache
def worths(need: int, prize: int, joker: bool) -> Worths:  # noqa: FBT001 (called by place: it is the quickest)
    """The table for this need; `joker` is one that is kept beside the cards."""
    return Worths(need, prize, joker=joker)


class Bets(dict[Levels, tuple[float, ...]]):
    """What each bet costs with cards of these levels; `cap` are the Pilis a reward may take away."""

    __slots__ = ("cap", "joker")

    def __init__(self, cap: int, *, joker: bool) -> None:
        super().__init__()
        self.cap = cap
        self.joker = joker

    def __missing__(self, levels: Levels) -> tuple[float, ...]:
        if len(self) > MOST_KEPT:
            self.clear()
        chances = [one / LEVELS for one in levels]
        found = self[levels] = tuple(
            outlook(bet, chances, joker=self.joker, prize=min(bet, self.cap))
            for bet in range(len(levels) + self.joker + 1)
        )
        return found


@functools.cache
def bets(cap: int, joker: bool) -> Bets:  # noqa: FBT001 (as above)
    """The table of bets."""
    return Bets(cap, joker=joker)


@functools.cache
def misfits(levels: Levels, need: int, give: int, average: int, joker: bool) -> tuple[int, ...]:  # noqa: FBT001
    """28, 45. The places of the cards to hand on so that what stays, with average ones, costs least.

    The place after the last is the Joker's.
    """
    best, found = 99.0, tuple(range(give))
    for places in combinations(range(len(levels) + joker), give):
        kept = [one for place, one in enumerate(levels) if place not in places]
        stays = joker and len(levels) not in places
        cost = worths(need, 0, stays)[tuple(sorted([*kept, *(average,) * give]))]
        if cost < best - 1e-9:
            best, found = cost, places
    return found


@functools.cache
def kept(levels: Levels, give: int, average: int, joker: bool) -> tuple[Levels, bool]:  # noqa: FBT001
    """28. The hand to bet on: what is worth keeping, with average cards for the rest; and whether the Joker stays."""
    keep = len(levels) + joker - give
    best, found = 99.0, levels
    for hand in combinations(levels, max(0, keep - joker)):
        new = tuple(sorted([*hand, *(average,) * give]))
        cost = min(bets(0, joker)[new])
        if cost < best - 1e-9:
            best, found = cost, new
    return found, joker and keep > 0
