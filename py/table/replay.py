"""A match that is over, gone through step by step with every hand open; and its story for whoever sat there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import ALL, DealRecord, Event, Json, Message
from engine.seats import CHANCE, Seat
from table import fairness, saved
from table.keys import KeyRing
from table.players import Refused
from table.sitting import Sitting
from table.view import enveloped, hand


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood after so many actions of a deal: the last of them, and the table with every card open."""

    deal: int
    count: int
    bot: Seat | None
    events: Sequence[Event]
    view: dict[str, Any]
    position: str


class Replay:
    """One match, from any action to any other. `deals` says of each deal how it begins and how long it is."""

    __slots__ = ("_begun", "_deal", "_keys", "_match", "_players", "_records", "_sitting", "_viewer")

    def __init__(self, sitting: Sitting, viewer: Seat | None) -> None:
        """The match of that sitting is over."""
        self._sitting = sitting
        self._viewer = viewer
        self._records: list[DealRecord] = [tuple(deal) for deal in sitting.match.records]
        match = sitting.match.anew()
        self._begun = [match.copy()]
        for number, deal in enumerate(self._records, 1):
            for seat, action in deal:
                match.apply(seat, action)
            if number < len(self._records):
                match.next_deal()
                self._begun.append(match.copy())
        self._open(1)

    @property
    def deals(self) -> list[dict[str, Json]]:
        """Of each deal: how many actions the deck begins with (`opening`), and how many there are (`count`)."""
        return [{"opening": len(fairness.opening(deal)), "count": len(deal)} for deal in self._records]

    def at(self, deal: int, count: int) -> Moment:
        """The moment after so many actions of that deal, counting from 1; raises `Refused` where there is none."""
        check(self._records, deal, count)
        if deal != self._deal or count <= len(self._match.record):
            self._open(deal)
        bot: Seat | None = None
        seen: Sequence[Event] = ()
        while len(self._match.record) < count:
            seat, action = self._records[deal - 1][len(self._match.record)]
            events = self._match.apply(seat, action)
            for event in events:
                self._keys.follow(self._sitting.entry.moves(event.seen_by(ALL)))
            self._look()
            seen = [event.seen_by(self._viewer) for event in events]
            bot = seat if seat != CHANCE and self._sitting.players[seat].make is not None else None
        view = enveloped(self._match, self._sitting.players, self._viewer, self._look())
        open_view = {**view, "prompts": [], "refused": []}
        return Moment(deal, count, bot, seen, open_view, self._match.state.position())

    def _open(self, deal: int) -> None:
        self._deal = deal
        self._match = self._begun[deal - 1].copy()
        self._keys = KeyRing(None, deal)
        self._look()

    def _look(self) -> Any:
        seen = self._sitting.entry.view(self._match.state.observe(ALL))
        self._keys.settle(seen["zones"])
        return seen


def check(records: Sequence[Sequence[object]], deal: int, count: int) -> None:
    """Raises `Refused` where this match has no such moment."""
    if not 0 < deal <= len(records) or not 0 <= count <= len(records[deal - 1]):
        raise Refused(Message("no-moment"))


def story(again: Sitting, records: Sequence[DealRecord], viewer: Seat | None) -> Generator[None, None, list[Any]]:
    """Every deal as the viewer saw it happen: `{hand, steps: [{count, bot, events}]}`, steps of which nothing was seen
    left out. `again` is the match with nothing played yet; yields between slices of work.
    """
    deals: list[dict[str, Any]] = []
    count = 0
    for told in saved.again(again, records):
        if told.action is None:
            count = 0
            deals.append({"hand": hand(again.match), "steps": []})
            continue
        count += 1
        bot = told.seat if told.seat != CHANCE and again.players[told.seat].make is not None else None
        events = [event.seen_by(viewer).as_json() for event in told.events]
        if events or bot is not None:
            deals[-1]["steps"].append({"count": count, "bot": bot, "events": events})
        yield
    return deals
