"""Measures anew what the cards in a hand may still bring: the columns of `prospects` for one number of seats.

PYTHONPATH=py:. python -m tests.games.pip_pip.fit 4 9000 [seed]
"""

from __future__ import annotations

import sys
from random import Random

from engine.game import Value
from engine.seats import CHANCE, Seat
from games.pip_pip import GAME
from games.pip_pip.options import Options
from games.pip_pip.policy import choose, stages
from games.pip_pip.prospects import KNOTS, RANKS, TRUMPS, points_out
from games.pip_pip.quick import KINGS, QUEENS, ROYALS, Quick, play_on

NAMES = (
    "always", "leads", "points out", *dict.fromkeys(RANKS), "over A", *dict.fromkeys(TRUMPS), "trumps squared",
    *(f"{of}mate {beside}" for of in ("", "trump ") for beside in range(4)), "pair", "void",
)  # fmt: skip
RIDGE = 30.0
"""Keeps what hardly ever occurs from wild numbers."""


def features(quick: Quick, seat: Seat) -> dict[str, float]:
    """What is counted in that seat's hand between two tricks; what is not there is left out."""
    found = dict.fromkeys(NAMES, 0.0)
    found["always"], found["leads"], found["points out"] = 1, quick.turn == seat, points_out(quick)
    coming = quick.waiting if quick.waiting >= 0 else quick.trump
    for suit, mask in enumerate(quick.hands[seat]):
        trumps = suit == coming
        bits = [bit for bit in range(26) if mask >> bit & 1]
        for bit in bits:
            found[(TRUMPS if trumps else RANKS)[bit >> 1]] += 1
        if trumps:
            found["trumps squared"] += len(bits) ** 2
        else:
            over = (quick.out[suit] & ~mask) >> 22
            found["void"] += not bits
            found["over A"] += over.bit_count() * (mask >> 22 & 3).bit_count()
        free = mask & ROYALS & ~quick.used[seat][suit]
        if free & KINGS and free & QUEENS:
            found["pair"] += 1
        elif free:
            live = quick.live[suit] & (QUEENS if free & KINGS else KINGS)
            name = f"{'trump ' if trumps else ''}mate {min(3, (mask & ~free).bit_count())}"
            found[name] += stages(quick.seats)[quick.tricks].hope[live.bit_count()]
    return {name: value for name, value in found.items() if value}


def columns(done: float) -> list[tuple[int, float]]:
    """The columns between which that share of the draws lies, and how much each counts."""
    for column, knot in enumerate(KNOTS[1:]):
        if done <= knot:
            part = (done - KNOTS[column]) / (knot - KNOTS[column])
            return [(column, 1 - part), (column + 1, part)]
    raise ValueError(done)


def dealt_at_random(seats: int, rng: Random) -> Quick:
    """A hand just dealt."""
    carry: dict[str, Value] = {
        "dealer": rng.randrange(seats), "order": ".".join(map(str, range(seats))), "trump": "S",
    }  # fmt: skip
    state = GAME.deal(Options(), seats, carry)
    while state.turn == CHANCE:
        state.apply(CHANCE, state.chance_outcome(rng))
    return Quick(state)


def measured(seats: int, hands: int, rng: Random) -> list[list[float]]:
    """The least-squares fit over so many hands among the like: a row a name, a column a knot."""
    size = len(NAMES) * len(KNOTS)
    place = {name: index * len(KNOTS) for index, name in enumerate(NAMES)}
    square = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for _ in range(hands):
        quick = dealt_at_random(seats, rng)
        seen = []
        for trick in range(quick.draws):
            play_on(quick, choose, trick + 1)
            knots = columns(quick.tricks / quick.draws)
            for seat in range(seats):
                told = features(quick, seat).items()
                row = [(place[name] + knot, value * share) for name, value in told for knot, share in knots if share]
                seen.append((seat, quick.points[seat], row))
        play_on(quick, choose, quick.total)
        for seat, before, row in seen:
            gain = quick.points[seat] - before
            for at, value in row:
                right[at] += value * gain
                line = square[at]
                for other, weight in row:
                    line[other] += value * weight
    solved = solve(square, right)
    return [solved[at : at + len(KNOTS)] for at in range(0, size, len(KNOTS))]


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by elimination."""
    rows = [[*line, value] for line, value in zip(square, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [one - factor * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


if __name__ == "__main__":
    seats, hands, *seed = map(int, sys.argv[1:])
    for name, row in zip(NAMES, measured(seats, hands, Random(*seed)), strict=True):
        print(f"{name:15}|" + " ".join(f"{value:5.1f}" for value in row))
