"""What a round costs: Pilis for bets missed, for Missions, for links; rules 18-24."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.cards import JOKER
from engine.game import Message, Outcome, SheetLine, Value, Verdict
from engine.seats import Seat
from games.pili_pili.missions import NO_MISSION
from games.pili_pili.options import Options

if TYPE_CHECKING:
    from games.pili_pili.observation import Observation
    from games.pili_pili.state import State


def score(state: State) -> Outcome:
    """The round that has just been played to its last trick."""
    won = state.won
    lines = [_base(seat, bet, won[seat]) for seat, bet in enumerate(state.bets) if bet is not None]
    scores = [line.amount for line in lines]
    if state.rule is not NO_MISSION:
        # 25. Missions never change base scoring; they add to it. 19. Nothing is given before the end of the round.
        more = [*mission_lines(state)]
        _add(scores, more)
        # 42. The Pilis that player earned by his own round; not chained.
        links = [_line(seat, "linked", scores[other], seat=other) for seat, other in enumerate(state.links)]
        _add(scores, links)
        rewards = [*_rewards(state)] if state.rule.reward else []
        _add(scores, rewards)
        lines += more + links + rewards
    totals = [before + scores[seat] for seat, before in enumerate(state.totals)]
    carry: dict[str, Value] = {
        # 6. The deal passes one seat clockwise each round.
        "dealer": (state.dealer + state.options.rotates) % state.seats,
        "left": ".".join([str(number) for number in state.left]) or "-",
        "totals": ".".join([str(total) for total in totals]),
    }
    return Outcome(tuple(scores), tuple(lines), _ALL_PLAYED[state.due], carry)


_ALL_PLAYED: Final = tuple(Message.of("all-played", tricks=tricks) for tricks in range(8))


def _add(scores: list[int], lines: Sequence[SheetLine]) -> None:
    for line in lines:
        scores[line.side] += line.amount


def _line(side: Seat, key: str, amount: int, /, **params: Value) -> SheetLine:
    return SheetLine(side, Message.of(key, **params), amount)


@functools.cache
def _base(seat: Seat, bet: int, won: int) -> SheetLine:
    # 18. One Pili for every trick too many or too few.
    key = "made" if bet == won else "over" if won > bet else "under"
    return _line(seat, key, abs(bet - won), bet=bet, won=won)


def mission_lines(state: State | Observation) -> Iterator[SheetLine]:
    """Pilis that the Mission gives for the tricks taken so far."""
    rule = state.rule
    if rule.ends and state.tricks:
        # 38. Winner of the first trick +1, winner of the last trick +1 (option: one a player at most).
        first = state.tricks[0][0]
        yield _line(first, "first-trick", 1)
        if len(state.tricks) == state.due:
            last = state.tricks[-1][0]
            if last != first or state.options.first_last == "each":
                yield _line(last, "last-trick", 1)
    if rule.cursed:
        for number, (winner, plays) in enumerate(state.tricks, 1):
            # 44. A trick with at least one of the numbers, once a trick; a Joker declared as one does not count.
            numbers = [
                play.value
                for seat, play in plays
                if play.card is not JOKER
                and play.value in rule.cursed
                and (state.options.cursed == "holds" or seat == winner)
            ]
            if numbers:
                yield _line(winner, "cursed", 1, trick=number, number=numbers[0])


def _rewards(state: State) -> Iterator[SheetLine]:
    for seat, bet in enumerate(state.bets):
        if bet == state.won[seat]:
            # 36. As many as the bet; 20. a total never goes below 0.
            yield _line(seat, "reward", -min(bet, state.totals[seat]), bet=bet)


def verdict(options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
    """21-23. Over when anybody has reached the limit; fewest Pilis win, together if shared (22)."""
    totals = [0] * seats
    reached = False
    for outcome in outcomes:
        totals = [before + now for before, now in zip(totals, outcome.scores, strict=True)]
        reached = reached or max(totals) >= options.limit
    fewest = min(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == fewest)
    if not reached or (options.ties == "again" and len(winners) > 1):
        # 22a. Option: while the fewest is shared, another round.
        return None
    places = tuple(1 + sum(other < total for other in totals) for total in totals)
    return Verdict(winners, places, tuple(totals))


def merits(outcome: Outcome, side: int) -> Iterator[tuple[str, bool]]:
    """For the player's statistics: whether the bet was met (18)."""
    for line in outcome.lines:
        if line.side == side and line.what.key in ("made", "over", "under"):
            yield "bet", line.what.key == "made"
