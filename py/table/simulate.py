"""Many matches between bots, as fast as they will play: who wins, by how much, and that every match ends."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from engine import options as house
from engine.game import ALL, Json
from engine.match import Match
from engine.seats import CHANCE
from games import registry
from games.registry import Entry
from table.players import finished, seated
from table.sitting import Sitting

LONGEST_DEAL: Final = 100_000
"""Actions after which a deal is called endless: an error in the game's rules."""


class Fault(Exception):
    """A match that did what no match may; says which, so that it can be played again."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. `options` is a word as in a record; `check` counts the cards after every action."""

    game: str
    seats: int
    options: str
    seed: str
    bots: tuple[str, ...]
    budget: int = 0
    check: bool = False


@dataclass(slots=True)
class Tally:
    """What some matches came to, in whole numbers and fractions, so that the order of adding changes nothing.

    `won` holds, for each seat, the matches won; a win shared by n seats or sides is the n-th part of one.
    `points` and `squares` are sums over the counted deals, one for each side.
    """

    won: list[Fraction]
    points: list[int]
    squares: list[int]
    matches: int = 0
    deals: int = 0
    void: int = 0
    actions: int = 0
    longest: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """These matches too."""
        self.won = [one + two for one, two in zip(self.won, other.won, strict=True)]
        self.points = [one + two for one, two in zip(self.points, other.points, strict=True)]
        self.squares = [one + two for one, two in zip(self.squares, other.squares, strict=True)]
        self.matches += other.matches
        self.deals += other.deals
        self.void += other.void
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.reasons += other.reasons


def simulated(plan: Plan, matches: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all these matches, some at a time, as they are done; the sum is the same with any `jobs`."""
    size = max(1, min(250, matches // (jobs * 20)))
    parts = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    if jobs == 1:
        yield from (played(plan, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(played, plan, part) for part in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def empty(plan: Plan) -> Tally:
    """No matches yet."""
    sides = len(_sides(plan))
    return Tally([Fraction(0)] * plan.seats, [0] * sides, [0] * sides)


def played(plan: Plan, numbers: range) -> Tally:
    """The matches with these numbers; raises `Fault` naming the one in which something went wrong."""
    total = empty(plan)
    entry = registry.load(plan.game)
    for number in numbers:
        sitting = begun(plan, entry, number)
        try:
            _play(sitting, plan, total)
        except Exception as error:
            record = sitting.match
            where = f"match {number} (seed {sitting.seed}), deal {len(record.records)}, action {len(record.record) + 1}"
            raise Fault(f"{where}: {type(error).__name__}: {error}") from error
    return total


def begun(plan: Plan, entry: Entry, number: int) -> Sitting:
    """Match `number` of this plan, nothing played yet."""
    options = house.parse(entry.game.options, plan.options)
    players = seated(entry, plan.seats, plan.bots)
    seed = f"{plan.seed}{number:08x}"[-64:]
    return Sitting(entry, Match(entry.game, options, plan.seats), seed, players, plan.budget)


def _play(sitting: Sitting, plan: Plan, total: Tally) -> None:
    match = sitting.match
    while match.verdict is None:
        if match.state.outcome is not None:
            sitting.next_deal()
        cards: int | None = None
        while match.state.outcome is None:
            chosen = finished(sitting.choice())
            if chosen is None:
                raise Fault("nobody is to act")
            sitting.apply(*chosen)
            if len(match.record) > LONGEST_DEAL:
                raise Fault("the deal does not end")
            if plan.check and match.state.actors() != (CHANCE,):
                cards = _counted(sitting, cards)
        _add_deal(match, total)
    sides = match.game.sides(match.options, match.seats)
    for side in match.verdict.winners:
        for seat in sides[side]:
            total.won[seat] += Fraction(1, len(match.verdict.winners))
    total.matches += 1


def _add_deal(match: Match, total: Tally) -> None:
    outcome = match.state.outcome
    if outcome is None:
        return
    total.actions += len(match.record)
    total.longest = max(total.longest, len(match.record))
    total.reasons[outcome.reason.key] += 1
    if outcome.void:
        total.void += 1
        return
    total.deals += 1
    for side, score in enumerate(outcome.scores):
        total.points[side] += score
        total.squares[side] += score * score


def _counted(sitting: Sitting, before: int | None) -> int:
    """How many cards are on the table; raises `Fault` where that is not what it was, or a face is there twice."""
    seen = sitting.entry.view(sitting.match.state.observe(ALL))
    cards = [card["card"] for zone in seen["zones"] for card in zone["cards"]]
    if before is not None and len(cards) != before:
        raise Fault(f"there were {before} cards, now there are {len(cards)}")
    faces = Counter(card for card in cards if card is not None)
    twice = [card for card, count in faces.items() if count > 1]
    if twice:
        raise Fault(f"more than once on the table: {', '.join(twice)}")
    return len(cards)


def reported(plan: Plan, total: Tally) -> dict[str, Json]:
    """The tally as JSON."""
    options = house.parse(registry.load(plan.game).game.options, plan.options)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(house.changed(options)),
        "matches": total.matches,
        "deals": total.deals,
        "void": total.void,
        "actions": total.actions,
        "longest": total.longest,
        "reasons": dict(sorted(total.reasons.items())),
        "per_seat": [_seat(plan, total, seat) for seat in range(plan.seats)],
    }


def _seat(plan: Plan, total: Tally, seat: int) -> dict[str, Any]:
    side = next(side for side, members in enumerate(_sides(plan)) if seat in members)
    mean, half = _interval(total.points[side], total.squares[side], total.deals)
    return {
        "seat": seat,
        "side": side,
        "bot": plan.bots[seat],
        "won": round(float(total.won[seat]), 3),
        "mean": round(mean, 3),
        "ci95": [round(mean - half, 3), round(mean + half, 3)],
    }


def _interval(points: int, squares: int, deals: int) -> tuple[float, float]:
    """The mean of these deals, and half of its 95 % interval."""
    if deals == 0:
        return 0.0, 0.0
    mean = points / deals
    variance = (squares - points * mean) / (deals - 1) if deals > 1 else 0.0
    return mean, 1.96 * math.sqrt(max(0.0, variance) / deals)


def _sides(plan: Plan) -> tuple[tuple[int, ...], ...]:
    game = registry.load(plan.game).game
    return game.sides(house.parse(game.options, plan.options), plan.seats)
