"""How likely a seat is to win the match, from the Pilis that everybody has (21, 22).

The rest of the match is taken to be as many rounds as it may last, in which everybody gets Pilis alike and by himself.
"""

from __future__ import annotations

import functools
from typing import Final, TypeAlias

from engine.seats import Seat

Chances: TypeAlias = tuple[float, ...]

PILIS: Final = (0.0, 0.0, 0.6, 0.5, 0.42, 0.36, 0.31, 0.27, 0.24)
"""Pilis a player and round, by how many play (A10)."""
MORE: Final = 0.45
"""Of those who miss their bet so many miss it by one more; and so on."""
LAST_ROUND: Final = 40
ENDED: Final = 0.99


@functools.cache
def after_rounds(seats: int, rounds: int, most: int) -> Chances:
    """How likely a player has had 0, 1, … Pilis after so many rounds; the last number stands for all more."""
    if not rounds:
        return (1.0, *(0.0,) * most)
    miss = PILIS[seats] * (1 - MORE)
    once = [1 - miss, *(miss * (1 - MORE) * MORE**over for over in range(most))]
    found = [0.0] * (most + 1)
    for had, chance in enumerate(after_rounds(seats, rounds - 1, most)):
        for more, its in enumerate(once):
            found[min(most, had + more)] += chance * its
    return tuple(found)


def at_least(chances: Chances) -> list[float]:
    """For each number how likely there are so many or more."""
    found, total = [0.0] * len(chances), 0.0
    for number in reversed(range(len(chances))):
        total += chances[number]
        found[number] = total
    return found


@functools.lru_cache(maxsize=20_000)
def winning(totals: tuple[int, ...], seat: Seat, limit: int) -> float:
    """How likely this seat wins, where the totals stand so; of a win that is shared, its share."""
    fewest = min(totals)
    if max(totals) >= limit:
        return 1 / totals.count(fewest) if totals[seat] == fewest else 0.0
    seats, mine = len(totals), totals[seat]
    others = totals[:seat] + totals[seat + 1 :]
    ended_before = found = 0.0
    for rounds in range(1, LAST_ROUND):
        chances = after_rounds(seats, rounds, limit)
        reach = at_least(chances)
        going_on = 1.0
        for total in totals:
            going_on *= 1 - reach[limit - total]
        ended = 1 - going_on
        if ended > ended_before:
            found += (ended - ended_before) * _fewest(mine, others, limit, chances, reach) / ended
            ended_before = ended
        if ended > ENDED:
            break
    return found / ended_before if ended_before else 1 / seats


def _fewest(mine: int, others: tuple[int, ...], limit: int, chances: Chances, reach: list[float]) -> float:
    """How likely I have the fewest when somebody has reached the limit; of a tie, about a half."""
    found = 0.0
    for more, chance in enumerate(chances):
        total = mine + more
        over, short, over_alone, short_alone = 1.0, float(total < limit), 1.0, float(total < limit)
        for other in others:
            away = total - other
            beyond = reach[limit - other]
            here = reach[min(limit, max(0, away))]
            alone = reach[min(limit, max(0, away + 1))]
            over *= here
            over_alone *= alone
            short *= max(0.0, here - beyond)
            short_alone *= max(0.0, alone - beyond)
        found += chance * (over - short + over_alone - short_alone) / 2
    return found
