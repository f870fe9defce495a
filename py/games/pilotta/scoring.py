"""The score sheet of a round, in tens: P35-P44, and who has won the match: P45."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.game import Message, Outcome, SheetLine, Value, Verdict
from games.pilotta.options import Options
from games.pilotta.pack import CAPOT

Pair = tuple[int, int]
"""Side 0 (seats 0 and 2), then side 1 (seats 1 and 3)."""


class Round(NamedTuple):
    """What a round came to before it is written down; points are card points, not tens."""

    side: int
    """The bidding side."""
    value: int
    """The bid; 250 for the capot call of O5."""
    capot_call: bool
    multiplier: int
    """1, 2 closed, 4 re-closed."""
    points: Pair
    """Trick points with the last trick's ten: 162 in all."""
    tricks: Pair
    declarations: Pair
    """What scores by P30: one of the two is 0."""
    pilotta: Pair
    lost: tuple[tuple[int, str, int], ...] = ()
    """Declarations that were announced and score nothing: side (-1: both), why, and their points."""

    def contract_points(self) -> int:
        """What counts toward the bid, exact (P35): 250 for all eight tricks, declarations and pilotta included."""
        taken = CAPOT if self.tricks[self.side] == 8 else self.points[self.side]
        return taken + self.declarations[self.side] + self.pilotta[self.side]

    def made(self, options: Options) -> bool:
        """Whether the contract is made, on exact points (P36)."""
        # P40: with no trick nothing is made, whatever was declared.
        if self.tricks[self.side] == 0:
            return False
        # O5: the capot call wants all eight tricks, and nothing else.
        if self.capot_call:
            return self.tricks[self.side] == 8
        if self.contract_points() >= self.value:
            return True
        # P44: capot but the bid still fails, unless O16 lets the capot make it.
        return options.out_of_reach == "makes" and self.tricks[self.side] == 8


def rounded(points: Pair, bidders: int, options: Options) -> Pair:
    """Trick points of both sides in tens (P41, the Rule of 6); they add up to 16 under the default options."""

    def tens(side: int) -> int:
        whole, digit = divmod(points[side], 10)
        if digit == 6:
            # A 6 always meets a 6 on the other side: the bidders go up, the defenders down (O12: the other way).
            return whole + ((side == bidders) == (options.six_six == "up"))
        return whole + (digit >= (5 if options.five == "up" else 6))

    return tens(0), tens(1)


# The same few lines come again and again: they are made once.
@lru_cache(maxsize=4096)
def _line(side: int, key: str, amount: int, **params: Value) -> SheetLine:
    return SheetLine(side, Message.of(key, **params), amount)


@lru_cache(maxsize=4096)
def _contract(side: int, value: int, capot: bool, times: int, names: str) -> SheetLine:  # noqa: FBT001 - as cached
    what = Message.of("contract", bid=value, capot=capot, times=times, names=names)
    return SheetLine(side, what, value // 10 * times)


@lru_cache(maxsize=4096)
def _reason(key: str, side: int, value: int, points: int, capot: bool, times: int, names: str) -> Message:  # noqa: FBT001
    return Message.of(key, bid=value, capot=capot, names=names, points=points, side=side, times=times)


@lru_cache(maxsize=256)
def _note(side: int, key: str, points: int) -> SheetLine:
    return SheetLine(side, Message.of(key, points=points), 0, "note")


def settle(done: Round, options: Options) -> tuple[Pair, tuple[SheetLine, ...], Message]:
    """The round on the sheet: scores of the two sides, the lines that explain them, and what it was."""
    us, them = done.side, 1 - done.side
    scores = [0, 0]
    lines: list[SheetLine] = []

    def put(side: int, key: str, amount: int, **params: Value) -> None:
        lines.append(_line(side, key, amount, **params))
        scores[side] += amount

    def contract(side: int) -> None:
        line = _contract(side, done.value, done.capot_call, done.multiplier, options.names)
        lines.append(line)
        scores[side] += line.amount

    def extras(side: int, owners: Sequence[int], *, declared: bool = True) -> None:
        for owner in owners:
            if declared and done.declarations[owner]:
                put(side, "declarations", done.declarations[owner] // 10, points=done.declarations[owner])
        for owner in owners:
            if done.pilotta[owner]:
                put(side, "pilotta", 2)

    made = done.made(options)
    swept = done.tricks[us] == 8 or done.tricks[them] == 8
    both = (us, them)
    if done.multiplier > 1:
        # P42: the winner takes the multiplied bid, all trick points and all that was declared; the loser nothing.
        winner = us if made else them
        contract(winner)
        # P43: all eight tricks by the winner are 25 instead of 16 (O6: always 16).
        whole = options.closed_capot == 25 and done.tricks[winner] == 8
        put(winner, "capot" if whole else "all-tricks", 25 if whole else 16)
        extras(winner, both)
        reason = "closed-made" if made else "closed-failed"
    elif made:
        contract(us)
        if done.tricks[us] == 8:
            # P39: capot by the bidders.
            put(us, "capot", 25)
            reason = "capot"
        else:
            # P37: made, not closed: both sides keep what they took and declared.
            tens = rounded(done.points, us, options)
            for side in both:
                points = done.points[side]
                # What the rounding did is said on the sheet: 0 down, 1 up, 2 a six meets a six, 3 nothing.
                way = {0: 3, 6: 2}.get(points % 10, int(tens[side] > points // 10))
                put(side, "tricks", tens[side], points=points, way=way)
            reason = "made"
        for side in both:
            extras(side, (side,))
    elif done.tricks[them] == 8:
        # P40: reverse capot, the defenders take everything.
        contract(them)
        put(them, "capot", 25)
        extras(them, both)
        reason = "reverse-capot"
    else:
        # P38 and P44: failed, not closed: the bidders nothing; the defenders the bid, 16 and all that was declared.
        contract(them)
        put(them, "all-tricks", 16)
        if options.failed == "own":
            # O7: the failed bidders keep their own.
            extras(them, (them,))
            extras(us, (us,))
        elif options.failed == "pilotta":
            # O7: only the king and queen stay with their holder.
            for owner in both:
                if done.declarations[owner]:
                    put(them, "declarations", done.declarations[owner] // 10, points=done.declarations[owner])
            extras(them, (them,), declared=False)
            extras(us, (us,), declared=False)
        else:
            extras(them, both)
        reason = "capot-failed" if swept else "failed"
    # P30, P31, P32a: why announced declarations score nothing is said as well.
    if done.lost:
        lines += [_note(*lost) for lost in done.lost]
    words = _reason(reason, us, done.value, done.contract_points(), done.capot_call, done.multiplier, options.names)
    return (scores[0], scores[1]), tuple(lines), words


def verdict(options: Options, outcomes: Sequence[Outcome]) -> Verdict | None:
    """The end of the match, looked at only when a round has been added up (P45)."""
    totals = tuple(sum(outcome.scores[side] for outcome in outcomes) for side in (0, 1))
    over = [side for side in (0, 1) if totals[side] >= options.target]
    if not over:
        return None
    if len(over) == 1:
        winner = over[0]
    elif options.both_over == "bidders":
        # O14: the bidding side of the last round counts first.
        winner = int(outcomes[-1].carry["bidders"] or 0)
    elif totals[0] == totals[1]:
        # P45: equal and both over: one more round.
        return None
    else:
        winner = 0 if totals[0] > totals[1] else 1
    return Verdict((winner,), tuple(1 if side == winner else 2 for side in (0, 1)), totals)
