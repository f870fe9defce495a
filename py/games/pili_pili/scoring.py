"""What a round costs: Pilis for bets missed, for Missions, for links; rules 18-24."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cards import JOKER
from engine.game import Message, Outcome, SheetLine, Value, Verdict
from engine.seats import Seat
from games.pili_pili.options import Options

if TYPE_CHECKING:
    from games.pili_pili.state import State


def score(state: State) -> Outcome:
    """The round that has just been played to its last trick."""
    lines = [_base(seat, bet, state.won[seat]) for seat, bet in enumerate(state.bets) if bet is not None]
    # 25. Missions never change base scoring; they add to it. 19. Nothing is given before the end of the round.
    lines += mission_lines(state)
    own = _sums(lines, state.seats)
    for seat, other in enumerate(state.links):
        # 42. The Pilis that player earned by his own round; not chained.
        lines.append(SheetLine(seat, Message.of("linked", seat=other), own[other]))
    if state.rule.reward:
        lines += _rewards(state)
    # 6. The deal passes one seat clockwise each round.
    dealer = (state.dealer + state.options.rotates) % state.seats
    scores = _sums(lines, state.seats)
    totals = [before + now for before, now in zip(state.totals, scores, strict=True)]
    carry: dict[str, Value] = {
        "dealer": dealer,
        "left": ".".join(map(str, state.left)) or "-",
        "totals": ".".join(map(str, totals)),
    }
    return Outcome(tuple(scores), tuple(lines), Message.of("all-played", tricks=state.due), carry)


def _sums(lines: Sequence[SheetLine], seats: int) -> list[int]:
    return [sum(line.amount for line in lines if line.side == seat) for seat in range(seats)]


def _base(seat: Seat, bet: int, won: int) -> SheetLine:
    # 18. One Pili for every trick too many or too few.
    key = "made" if bet == won else "over" if won > bet else "under"
    return SheetLine(seat, Message.of(key, bet=bet, won=won), abs(bet - won))


def mission_lines(state: State) -> Iterator[SheetLine]:
    """Pilis that the Mission gives for the tricks taken so far."""
    rule = state.rule
    if rule.ends and state.tricks:
        # 38. Winner of the first trick +1, winner of the last trick +1 (option: one a player at most).
        first = state.tricks[0][0]
        yield SheetLine(first, Message.of("first-trick"), 1)
        if len(state.tricks) == state.due:
            last = state.tricks[-1][0]
            if last != first or state.options.first_last == "each":
                yield SheetLine(last, Message.of("last-trick"), 1)
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
                yield SheetLine(winner, Message.of("cursed", trick=number, number=numbers[0]), 1)


def _rewards(state: State) -> Iterator[SheetLine]:
    for seat, bet in enumerate(state.bets):
        if bet == state.won[seat]:
            # 36. As many as the bet; 20. a total never goes below 0.
            yield SheetLine(seat, Message.of("reward", bet=bet), -min(bet, state.totals[seat]))


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
