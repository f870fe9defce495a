"""What one viewer has followed of the deal on the table: which card is which, what is news, what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.seats import Seat
from engine.view import GameView
from table.keys import KeyRing
from table.sitting import Sitting
from table.view import looked_at


class Watch:
    """One deal as the viewer follows it, from its beginning on.

    `seen` is the game's view now, with keys. `last` is where in the deal's record the viewer's own last action
    stands, None before the first; `learnt` whether that or something since showed the viewer a hidden card.
    """

    __slots__ = ("_keys", "_sitting", "_told", "_viewer", "last", "learnt", "seen")
    seen: GameView

    def __init__(self, sitting: Sitting, viewer: Seat | None) -> None:
        self._sitting = sitting
        self._viewer = viewer
        self._keys = KeyRing(viewer, len(sitting.match.records))
        self._told = 0
        self.last: int | None = None
        self.learnt = False
        self._look()

    def saw(self, seat: Seat, events: Sequence[Event]) -> None:
        """This seat has just acted, and this is what happened, in full."""
        viewer = self._viewer
        if viewer is not None:
            if seat == viewer:
                self.last = len(self._sitting.match.record) - 1
                self.learnt = False
            self.learnt = self.learnt or any(event.teaches(viewer) for event in events)
        moves = self._sitting.entry.moves
        for event in events:
            self._keys.follow(moves(event.seen_by(viewer)))
        self._look()

    def news(self) -> Sequence[Event]:
        """What has happened since this was last asked, as the viewer saw it."""
        story = self._sitting.story.seen_by(self._viewer)
        told, self._told = self._told, len(story)
        return story[told:]

    def _look(self) -> None:
        self.seen = looked_at(self._sitting.entry, self._sitting.match, self._viewer)
        self._keys.settle(self.seen["zones"])
