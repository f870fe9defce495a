"""What one viewer has followed of the deal on the table: which card is which, what is news, what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Message
from engine.seats import Seat
from engine.view import GameView
from table.keys import KeyRing
from table.sitting import Sitting
from table.view import looked_at


class Watch:
    """One deal as the viewer follows it, from its beginning on. `seen` is the game's view now, with keys."""

    __slots__ = ("_acted", "_back", "_keys", "_sitting", "_told", "_viewer", "seen")
    seen: GameView

    def __init__(self, sitting: Sitting, viewer: Seat | None) -> None:
        self._sitting = sitting
        self._viewer = viewer
        self._keys = KeyRing(viewer, len(sitting.match.records))
        self._acted = False
        self._back: list[tuple[int, KeyRing]] = []
        self._told = 0
        self._look()

    def saw(self, seat: Seat, events: Sequence[Event]) -> None:
        """This seat has just acted, and this is what happened, in full."""
        viewer = self._viewer
        if viewer is not None:
            if seat == viewer:
                self._acted = True
                self._back.append((len(self._sitting.match.record) - 1, self._keys.copy()))
            if self._back and any(event.teaches(viewer) for event in events):
                self._back.clear()
        moves = self._sitting.entry.moves
        for event in events:
            self._keys.follow(moves(event.seen_by(viewer)))
        self._look()

    def news(self) -> Sequence[Event]:
        """What has happened since this was last asked, as the viewer saw it."""
        story = self._sitting.story.seen_by(self._viewer)
        told, self._told = self._told, len(story)
        return story[told:]

    def undo_refusal(self) -> Message | None:
        """Why the viewer may not take back its last action of this deal; None where it may."""
        if self._sitting.match.state.outcome is not None:
            return Message("undo-over")
        if self._back:
            return None
        return Message("undo-seen" if self._acted else "undo-nothing")

    def undone(self) -> int:
        """How many actions of this deal's record stand when the viewer's last one, which may be undone, is."""
        return self._back[-1][0]

    def back_in(self, sitting: Sitting) -> Watch:
        """What the viewer had followed before that action, in a sitting that stands there again."""
        watch = Watch(sitting, self._viewer)
        *watch._back, (_, watch._keys) = self._back
        watch._acted = any(seat == self._viewer for seat, _ in sitting.match.record)
        watch.news()
        watch._look()
        return watch

    def _look(self) -> None:
        self.seen = looked_at(self._sitting.entry, self._sitting.match, self._viewer)
        self._keys.settle(self.seen["zones"])
