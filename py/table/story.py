"""What has happened in the deal on the table, as each pair of eyes saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.game import Event, Eyes


class Seen(Sequence[Event]):
    """One deal's events as these eyes saw them, redacted as they are read: most bots never read them all."""

    __slots__ = ("_events", "_eyes", "_seen")

    def __init__(self, events: list[Event], eyes: Eyes) -> None:
        self._events = events
        self._eyes = eyes
        self._seen: list[Event] = []

    def _all(self) -> list[Event]:
        seen = self._seen
        if len(seen) < len(self._events):
            seen += [event.seen_by(self._eyes) for event in self._events[len(seen) :]]
        return seen

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())


class Story:
    """The events of one deal, in full; only `seen_by` may leave the table."""

    __slots__ = ("_events", "_seen")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._seen: dict[Eyes, Seen] = {}

    def add(self, events: Sequence[Event]) -> None:
        """This has happened next."""
        self._events += events

    def full(self) -> Sequence[Event]:
        """All of it as it was, which never leaves the table."""
        return self._events

    def seen_by(self, eyes: Eyes) -> Seen:
        """All of it as these eyes saw it; grows with the story."""
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = Seen(self._events, eyes)
        return seen
