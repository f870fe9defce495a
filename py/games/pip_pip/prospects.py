"""What the cards in a hand may still bring, in points: measured by playing tens of thousands of hands to their end.

A least-squares fit of what rulebook players still scored from the end of a trick on, among the like; four columns for
each number of seats: at the first trick, after 35 % and 70 % of the draws, and when drawing stops. "over A" counts the
unseen cards above each plain ace; "mate n" is for a King or Queen with n other cards of its suit beside it (3: or
more), times the chance to draw a mate; "pair" waits for the trump to change.
tests/games/pip_pip/fit.py prints such a table anew.
"""

from __future__ import annotations

import functools
from typing import Final

from engine.seats import Seat
from games.pip_pip.pack import drawing_tricks
from games.pip_pip.policy import stages
from games.pip_pip.quick import BITS, KINGS, QUEENS, ROYALS, Quick

_TABLE: Final = """
               |                 3 seats|                 4 seats|                 6 seats|                 8 seats
always         |   9.0   4.4   4.0   2.2|   6.0   3.8   2.5   1.7|   4.9   3.6   2.5   1.7|   2.6   4.9   3.8   2.8
leads          |  -0.6  -0.3  -0.5  -0.6|  -1.3  -0.4  -0.8  -0.4|   0.0  -1.3  -0.5  -0.7|  -0.5  -0.8  -0.6  -0.2
points out     |   0.3   0.3   0.3   0.2|   0.2   0.2   0.2   0.2|   0.2   0.1   0.1   0.1|   0.2   0.1   0.1   0.1
3-10           |   2.6   1.3  -0.7  -1.0|  -0.2  -0.4  -1.3  -1.4|  -1.7  -1.5  -1.8  -1.9|  -3.2  -1.6  -1.8  -2.1
J              |   3.8   1.7  -0.9  -2.1|  -0.5  -0.1  -1.5  -2.4|  -1.9  -1.6  -2.0  -2.6|  -2.8  -1.4  -2.0  -2.8
Q              |   2.5  -1.9  -1.3  -0.7|  -0.1  -1.6  -1.7  -1.3|   1.4  -0.7  -0.9  -1.8|   0.7   0.8  -0.1  -2.2
K              |   1.2  -0.9  -1.2   0.5|   0.6  -0.6  -0.8  -1.1|   1.6  -0.4  -0.8  -1.8|   0.5   0.9   0.2  -2.3
A              |   8.6   8.9   5.4   0.4|   3.8   6.1   4.6  -0.8|   1.5   3.3   1.5  -1.4|   0.1   0.4  -0.1  -2.0
2              |   9.3   7.9   5.6   1.1|   7.9   6.9   4.4   0.9|   6.3   5.7   3.6   0.5|   4.0   4.7   2.6  -0.0
over A         |  -0.5  -1.1  -1.9  -0.9|   0.2  -0.9  -2.0  -1.1|   0.2  -0.8  -1.1  -0.9|  -0.4  -0.2  -0.5  -0.4
trump 3-6      |   2.8  -0.3  -0.9  -1.9|   1.0  -1.1  -2.2  -3.0|  -0.6  -1.9  -3.6  -5.6|  -2.8  -1.9  -4.0  -6.2
trump 7-10     |   3.5  -0.6  -0.5  -1.0|   1.1  -1.1  -1.3  -1.3|   0.5  -0.3  -1.5  -2.2|  -2.0  -0.3  -1.8  -3.1
trump J        |   4.8   0.3   0.6   1.5|   3.1   0.9   0.0   1.9|   1.9   1.1   1.4   2.2|   1.3   3.1   2.9   3.5
trump Q        |   1.1  -0.2   2.6   3.6|   1.6   0.2   1.5   3.3|   3.1   1.9   2.2   3.9|   2.7   4.2   4.2   5.5
trump K        |   3.3   1.0   3.4   3.2|   3.5   1.6   2.8   3.3|   3.8   2.6   3.5   4.3|   4.3   4.5   4.6   6.3
trump A        |   8.1   6.5   7.7   5.3|   7.9   7.1   6.0   6.8|   7.2   7.3   7.4   8.7|   6.0   8.9   9.9  11.7
trump 2        |  11.8   7.2   8.2   6.6|  12.1   8.3   7.0   7.3|  11.5   9.9   8.4   9.7|   9.3  12.1  11.6  12.8
trumps squared |   0.0   0.3   0.1   0.3|  -0.1   0.3   0.4   0.6|   0.1   0.5   0.8   1.2|   0.5   0.7   1.1   1.6
mate 0         |   5.0  23.9  31.4  25.9|   8.6  21.1  28.1  29.1|   2.3  19.6  22.1   3.9|   0.3   6.6   1.3   0.8
mate 1         |  20.4  35.5  45.2  40.3|  19.3  33.7  43.6  39.3|  16.8  37.8  36.4   9.4|   6.4  18.6  14.9   0.7
mate 2         |  29.3  38.7  53.5  37.8|  30.1  40.9  50.9  35.3|  17.7  43.2  37.6  10.3|   9.4  28.1  15.0   3.9
mate 3         |  32.7  38.2  57.6  28.5|  34.6  42.8  50.9  35.1|  22.3  45.7  35.0   7.5|  11.2  32.7  18.5   1.5
trump mate 0   |  16.7   6.7  -2.7  -3.7|  14.4   9.8  -5.2  -7.8|  13.2  17.0  -7.8  -1.8|   2.2   1.0  -7.4  -1.7
trump mate 1   |  14.5  20.8   4.5 -10.9|  29.1  21.5   6.1  -8.7|  20.6  19.4  -1.8  -1.7|   7.8  13.3  -4.1  -1.8
trump mate 2   |  28.1  27.0  10.0 -14.8|  30.4  29.9   9.2 -14.6|  21.6  27.9   6.2  -1.9|   8.6  21.4   6.8   0.9
trump mate 3   |  28.6  27.8  16.3 -11.5|  32.5  31.4  10.4 -19.3|  21.1  26.4  11.9  -3.2|   3.5  10.2   2.3  -1.2
pair           |  44.4  42.4  29.3   5.4|  37.7  38.6  29.2   7.3|  36.1  37.9  29.0  10.9|  34.9  38.7  29.0  13.7
void           |   1.0   1.5   0.5   0.9|   0.8   0.9   0.8   0.7|   1.2   1.2   0.7   0.2|   0.4   0.7   0.2  -0.6
"""

KNOTS: Final = (0.0, 0.35, 0.7, 1.0)
"""The share of the draws that is done, by column."""
_ACES: Final = 3 << 22
RANKS: Final = ("3-10",) * 8 + ("J", "Q", "K", "A", "2")
TRUMPS: Final = ("trump 3-6",) * 4 + ("trump 7-10",) * 4 + tuple(f"trump {rank}" for rank in RANKS[8:])


def _read() -> dict[int, dict[str, tuple[float, ...]]]:
    head, *rows = [line.split("|") for line in _TABLE.splitlines() if line]
    return {
        int(title.split()[0]): {row[0].strip(): tuple(map(float, row[column].split())) for row in rows}
        for column, title in enumerate(head)
        if column
    }


MEASURED: Final = _read()


class Prospect:
    """The table's numbers at one moment; cards by bit."""

    __slots__ = ("always", "hope", "leads", "mates", "out", "over", "pair", "plain", "trump", "trumps", "void")

    def __init__(self, seats: int, tricks: int) -> None:
        rows = MEASURED[max(known for known in MEASURED if known <= seats)]
        done = min(1.0, tricks / drawing_tricks(seats))

        def at(name: str) -> float:
            for column, knot in enumerate(KNOTS[1:]):
                if done <= knot:
                    part = (done - KNOTS[column]) / (knot - KNOTS[column])
                    return rows[name][column] * (1 - part) + rows[name][column + 1] * part
            raise ValueError(done)

        self.always, self.leads, self.out = at("always"), at("leads"), at("points out")
        self.plain = tuple(at(RANKS[bit >> 1]) for bit in range(26))
        self.trump = tuple(at(TRUMPS[bit >> 1]) for bit in range(26))
        self.over, self.trumps, self.pair, self.void = at("over A"), at("trumps squared"), at("pair"), at("void")
        self.mates = tuple(tuple(at(f"{of}mate {beside}") for beside in range(4)) for of in ("", "trump "))
        self.hope = stages(seats)[tricks].hope


@functools.cache
def prospects(seats: int) -> tuple[Prospect, ...]:
    """The table trick by trick, as long as cards are drawn."""
    return tuple(Prospect(seats, tricks) for tricks in range(drawing_tricks(seats) + 1))


def prospect(quick: Quick, seat: Seat) -> float:
    """What this seat may still score, between two tricks while cards are drawn; what is out is not counted."""
    table = prospects(quick.seats)[quick.tricks]
    coming = quick.waiting if quick.waiting >= 0 else quick.trump
    used = quick.used[seat]
    found = table.always
    if quick.turn == seat:
        found += table.leads
    for suit, mask in enumerate(quick.hands[seat]):
        if suit != coming:
            if not mask:
                found += table.void
                continue
            values, mates = table.plain, table.mates[0]
            if mask & _ACES:
                over = ((quick.out[suit] & ~mask) >> 22).bit_count()
                found += table.over * over * (mask & _ACES).bit_count()
        else:
            values, mates = table.trump, table.mates[1]
            found += table.trumps * mask.bit_count() ** 2
        free = mask & ROYALS & ~used[suit]
        if free:
            kings = free & KINGS
            if kings and free & QUEENS:
                found += table.pair
            else:
                beside = (mask & ~free).bit_count()
                live = quick.live[suit] & (QUEENS if kings else KINGS)
                found += table.hope[live.bit_count()] * mates[beside if beside < 3 else 3]
        while mask:
            bit = mask.bit_length() - 1
            found += values[bit]
            mask ^= BITS[bit]
    return found


def points_out(quick: Quick) -> int:
    """The points of all cards not yet played."""
    return sum(
        11 * (mask >> 24).bit_count()
        + 10 * (mask >> 22 & 3).bit_count()
        + 5 * (mask >> 20 & 3).bit_count()
        + 4 * (mask >> 18 & 3).bit_count()
        + 3 * (mask >> 16 & 3).bit_count()
        for mask in quick.out
    )
