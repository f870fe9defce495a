"""A match: deals added up until the game says stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.game import Action, AnyGame, DealRecord, Event, IllegalAction, Message, Outcome, State, Value, Verdict
from engine.notation import NotationError, Record
from engine.seats import CHANCE, Seat


def rng_for(seed: str, deal: int, length: int, seat: Seat) -> Random:
    """The source of one random choice, keyed by match, deal, length of the deal's record and who chooses.

    So undo plus the same action gives the same continuation, and a reload changes nothing.
    """
    return Random(f"{seed}/{deal}/{length}/{seat}")


class Match:
    """The deals of one sitting. `state` is the deal on the table, `records` every deal's actions so far.

    `before` is what every side had when it began: nothing, unless it goes on from a position that says so in `totals`.
    """

    __slots__ = ("before", "game", "options", "outcomes", "records", "seats", "start", "state", "verdict")

    def __init__(self, game: AnyGame, options: object, seats: int) -> None:
        """Raises `ValueError` for a number of seats the game does not have."""
        self.start = ""
        self.before: tuple[int, ...] = ()
        if not game.fewest <= seats <= game.most:
            raise ValueError(f"{game.id} is for {game.fewest} to {game.most}, not {seats}")
        self.game = game
        self.options: Any = options
        self.seats = seats
        self.outcomes: list[Outcome] = []
        self.records: list[list[tuple[Seat, Action]]] = [[]]
        self.state: State = game.deal(options, seats, None)
        self.verdict: Verdict | None = None

    @classmethod
    def at(cls, game: AnyGame, position: str) -> Match:
        """A match of a single deal that goes on from that position (`start`); raises `NotationError`."""
        state: State = game.from_position(position)
        if state.outcome is not None:
            raise NotationError("that deal is over: nothing is left to play", told=Message("position-over"))
        match = cls(game, state.options, state.seats)
        match.start = position
        match.state = state
        match.before = getattr(state, "totals", ())
        return match

    def anew(self) -> Match:
        """The same match with nothing played."""
        return Match.at(self.game, self.start) if self.start else Match(self.game, self.options, self.seats)

    def copy(self) -> Match:
        """The same match, going on by itself."""
        other = Match.__new__(Match)
        other.game, other.options, other.seats = self.game, self.options, self.seats
        other.start, other.before = self.start, self.before
        other.outcomes = list(self.outcomes)
        other.records = [list(deal) for deal in self.records]
        other.state = self.state.copy()
        other.verdict = self.verdict
        return other

    @property
    def totals(self) -> tuple[int, ...]:
        """What every side has on the sheet."""
        sides = len(self.game.sides(self.options, self.seats))
        return tuple(sum(outcome.scores[side] for outcome in self._added) for side in range(sides))

    @property
    def _added(self) -> Sequence[Outcome]:
        """All that is added up: what there was before counts as a deal of its own, which nobody is shown."""
        earlier = [Outcome(self.before, (), Message("before"), {})] if self.before else []
        return [*earlier, *self.counted]

    @property
    def counted(self) -> Sequence[Outcome]:
        """The outcomes that stand on the sheet: all but void deals."""
        return [outcome for outcome in self.outcomes if not outcome.void]

    @property
    def record(self) -> list[tuple[Seat, Action]]:
        """Everything done in the deal on the table."""
        return self.records[-1]

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it in the deal on the table and keep it in the record; raises `IllegalAction`."""
        events = self.state.apply(seat, action)
        self.record.append((seat, action))
        if self.state.outcome is not None:
            self.outcomes.append(self.state.outcome)
            self.verdict = self.game.verdict(self.options, self.seats, self._added)
            if self.start and self.verdict is None:
                self.verdict = self._placed()
        return events

    def next_deal(self) -> None:
        """Put the next deal on the table; raises `ValueError` while one is played or once the match is over."""
        if self.state.outcome is None or self.verdict is not None:
            raise ValueError("no deal is due")
        carry: Mapping[str, Value] = self.state.outcome.carry
        self.state = self.game.deal(self.options, self.seats, carry)
        self.records.append([])

    def chance(self, seed: str) -> Action:
        """What the deck does now, from the source that belongs to this very moment."""
        return self.state.chance_outcome(rng_for(seed, len(self.records), len(self.record), CHANCE))

    def _placed(self) -> Verdict:
        """Who comes out best of a single deal."""
        totals = self.totals
        better = [sum(other < total if self.game.lower_wins else other > total for other in totals) for total in totals]
        winners = tuple(side for side, above in enumerate(better) if not above)
        return Verdict(winners, tuple(above + 1 for above in better), totals)

    def as_record(self, notes: Mapping[str, str] | None = None) -> Record:
        """The match so far as a record."""
        deals: tuple[DealRecord, ...] = tuple(tuple(deal) for deal in self.records)
        return Record(self.game.id, self.seats, self.options, deals, notes or {}, self.start)


def begun(game: AnyGame, record: Record) -> Match:
    """The match of that record with nothing played; raises `NotationError`."""
    return Match.at(game, record.start) if record.start else Match(game, record.options, record.seats)


def replay(game: AnyGame, record: Record) -> Match:
    """The match that this record tells; raises `NotationError` naming the deal, the action and the rule it breaks."""
    match = begun(game, record)
    for number, deal in enumerate(record.deals, 1):
        if number > 1:
            if match.state.outcome is None or match.verdict is not None:
                raise NotationError(f"deal {number} is not due: deal {number - 1} is not over or the match is")
            match.next_deal()
        for index, (seat, action) in enumerate(deal, 1):
            try:
                match.apply(seat, action)
            except IllegalAction as error:
                raise NotationError(f"deal {number}, action {index} ({action}): {error}") from None
    return match
