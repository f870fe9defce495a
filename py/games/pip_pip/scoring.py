"""What a hand of Pip-Pip comes to, line by line, and when the match is over."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.cards import Rank
from engine.game import Message, Outcome, SheetLine, Value, Verdict
from engine.seats import Seat
from games.pip_pip.options import Options
from games.pip_pip.pack import CALL, RANK_MASKS, TOTAL, WORTH, worth_of

_RANKS: Final = tuple((rank, RANK_MASKS[rank], worth) for rank, worth in WORTH.items())


def outcome(
    piles: Sequence[int], calls: Sequence[int], remainder: int, taker: Seat | None, carry: Mapping[str, Value]
) -> Outcome:
    """The end of a hand: piles and remainder as masks, `calls` a number a seat.

    `taker` won the last trick and scores the remainder; None where it is lost.
    B5.31: "Hand score = points of captured cards + 50 per call."
    B1.5: "Points lying in the exposed remainder (rule 19) are lost, so a hand yields 264 or less."
    """
    scores = [worth_of(pile) + CALL * called for pile, called in zip(piles, calls, strict=True)]
    over = worth_of(remainder)
    if taker is not None:
        scores[taker] += over
    lost = 0 if taker is not None else over
    captured = sum(scores) - CALL * sum(calls)
    if captured + lost != TOTAL:
        raise ValueError(f"{captured} captured and {lost} lost make no {TOTAL}")
    lines: list[SheetLine] = []
    for seat, (pile, called) in enumerate(zip(piles, calls, strict=True)):
        for rank, mask, _ in _RANKS:
            if count := (pile & mask).bit_count():
                lines.append(_captured(seat, rank, count))
        if seat == taker and remainder:
            lines.append(_remainder(seat, remainder.bit_count(), over))
        if called:
            lines.append(_called(seat, called))
    lines.append(_check(captured, lost))
    return Outcome(tuple(scores), tuple(lines), _reason(scores), carry)


@functools.cache
def _captured(seat: Seat, rank: Rank, count: int) -> SheetLine:
    what = Message.of("captured", rank=rank.code, count=count, each=WORTH[rank])
    return SheetLine(seat, what, WORTH[rank] * count)


@functools.cache
def _called(seat: Seat, count: int) -> SheetLine:
    return SheetLine(seat, Message.of("calls", count=count, each=CALL), CALL * count)


@functools.cache
def _remainder(seat: Seat, count: int, points: int) -> SheetLine:
    return SheetLine(seat, Message.of("remainder", count=count), points)


@functools.cache
def _check(captured: int, lost: int) -> SheetLine:
    return SheetLine(-1, Message.of("check", captured=captured, lost=lost, total=TOTAL), TOTAL, "note")


def _reason(scores: Sequence[int]) -> Message:
    most = max(scores)
    seat = scores.index(most) if scores.count(most) == 1 else None
    return Message.of("all-played", seat=seat, points=most)


def length(options: Options, seats: int) -> int | None:
    """B5.32: how many hands a match has, None where it goes on to a target."""
    match options.length:
        case "each_deals":
            return seats
        case "each_deals_twice":
            return 2 * seats
        case "hands":
            return options.hands
    return None


def verdict(options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
    """The end of the match, or None.

    B5.32: "Default: every player deals once (n hands), highest total wins; ties share. Options: 1 hand; two deals each
    (3-4 players); first to 500, looked at only when a hand is over, highest total wins if several are there, ties
    share."
    """
    totals = tuple(sum(one.scores[seat] for one in outcomes) for seat in range(seats))
    last = length(options, seats)
    over = max(totals) >= options.target if last is None else len(outcomes) >= last
    if not over:
        return None
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Verdict(tuple(seat for seat in range(seats) if places[seat] == 1), places, totals)


def merits(outcome: Outcome, side: int) -> Iterator[tuple[str, bool]]:
    """For a player's statistics: whether one called in that hand, and whether one took the most."""
    yield "called", any(line.side == side and line.what.key == "calls" for line in outcome.lines)
    yield "most", outcome.scores[side] == max(outcome.scores)
