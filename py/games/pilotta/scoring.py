"""The score sheet of a round, in tens: P35-P44, and who has won the match: P45."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.game import Message, Outcome, SheetLine, Verdict
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
@lru_cache(maxsize=64)
def _line(side: int, key: str, amount: int) -> SheetLine:
    return SheetLine(side, Message(key), amount)


@lru_cache(maxsize=1024)
def _tricks(side: int, points: int, tens: int) -> SheetLine:
    # What the rounding did is said on the sheet: 0 down, 1 up, 2 a six meets a six, 3 nothing.
    way = {0: 3, 6: 2}.get(points % 10, int(tens > points // 10))
    return SheetLine(side, Message.of("tricks", points=points, way=way), tens)


@lru_cache(maxsize=256)
def _declarations(side: int, points: int) -> SheetLine:
    return SheetLine(side, Message.of("declarations", points=points), points // 10)


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


def _extras(done: Round, side: int, owners: Sequence[int]) -> list[SheetLine]:
    """The declarations, then the king and queen, of these sides, written down for that side."""
    return [*_declared(done, side, owners), *_pilottas(done, side, owners)]


def _declared(done: Round, side: int, owners: Sequence[int]) -> list[SheetLine]:
    return [_declarations(side, done.declarations[owner]) for owner in owners if done.declarations[owner]]


def _pilottas(done: Round, side: int, owners: Sequence[int]) -> list[SheetLine]:
    return [_line(side, "pilotta", 2) for owner in owners if done.pilotta[owner]]


def settle(done: Round, options: Options) -> tuple[Pair, tuple[SheetLine, ...], Message]:
    """The round on the sheet: scores of the two sides, the lines that explain them, and what it was."""
    us, them = both = done.side, 1 - done.side
    made = done.made(options)
    won = us if made else them
    lines = [_contract(won, done.value, done.capot_call, done.multiplier, options.names)]
    if done.multiplier > 1:
        # P42: the winner takes the multiplied bid, all trick points and all that was declared; the loser nothing.
        # P43: all eight tricks by the winner are 25 instead of 16 (O6: always 16).
        whole = options.closed_capot == 25 and done.tricks[won] == 8
        lines.append(_line(won, "capot", 25) if whole else _line(won, "all-tricks", 16))
        lines += _extras(done, won, both)
        reason = "closed-made" if made else "closed-failed"
    elif made:
        if done.tricks[us] == 8:
            # P39: capot by the bidders.
            lines.append(_line(us, "capot", 25))
            reason = "capot"
        else:
            # P37: made, not closed: both sides keep what they took and declared.
            tens = rounded(done.points, us, options)
            lines += [_tricks(side, done.points[side], tens[side]) for side in both]
            reason = "made"
        lines += _extras(done, us, (us,)) + _extras(done, them, (them,))
    elif done.tricks[them] == 8:
        # P40: reverse capot, the defenders take everything.
        lines.append(_line(them, "capot", 25))
        lines += _extras(done, them, both)
        reason = "reverse-capot"
    else:
        # P38 and P44: failed, not closed: the bidders nothing; the defenders the bid, 16 and all that was declared.
        lines.append(_line(them, "all-tricks", 16))
        if options.failed == "own":
            # O7: the failed bidders keep their own.
            lines += _extras(done, them, (them,)) + _extras(done, us, (us,))
        elif options.failed == "pilotta":
            # O7: only the king and queen stay with their holder.
            lines += _declared(done, them, both) + _pilottas(done, them, (them,)) + _pilottas(done, us, (us,))
        else:
            lines += _extras(done, them, both)
        reason = "capot-failed" if done.tricks[us] == 8 else "failed"
    scores = [0, 0]
    for line in lines:
        scores[line.side] += line.amount
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


def merits(outcome: Outcome, side: int) -> Iterator[tuple[str, bool]]:
    """For a player's statistics: whether a contract was made, of one's own or, as it were, against one's own."""
    params = dict(outcome.reason.params)
    if params.get("side") is not None:
        made = outcome.reason.key in ("made", "capot", "closed-made")
        yield ("contract", made) if params["side"] == side else ("defence", not made)
