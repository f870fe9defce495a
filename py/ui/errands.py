"""What the player wants of a position, seen to one thing after the other; and the lines that were there before.

Nothing of the browser is known here.
"""

import asyncio
from typing import Any


class Errands:
    """A queue of wishes. `fulfil(wish)` sees to one of them, `failed(error)` tells that it could not be done."""

    def __init__(self, fulfil: Any, failed: Any) -> None:
        self.fulfil = fulfil
        self.failed = failed
        self.waiting: list[Any] = []  # the first is being seen to
        self.busy = False

    def add(self, wish: Any) -> None:
        """See to this once all before it is done: each change is made to the line that came of the one before."""
        self.waiting.append(wish)
        if not self.busy:
            self.busy = True
            asyncio.create_task(self.work())

    def type(self, line: str, shown: str) -> None:
        """Somebody writes a line; of what he wrote before, nothing is wanted that is not begun. `shown` is on show."""
        last = self.line(shown)
        self.waiting = self.waiting[:1] + [one for one in self.waiting[1:] if "type" not in one]
        if line and line != last:
            self.add({"type": line})

    def line(self, shown: str) -> str:
        """The line that was typed last and not answered yet, else what is on show."""
        typed = [str(one["type"]) for one in self.waiting if "type" in one]
        return typed[-1] if typed else shown

    def drop(self) -> None:
        """Nothing is wanted any more of what is not begun."""
        self.waiting = self.waiting[:1]

    async def work(self) -> None:
        """See to all that is wanted; what cannot be done holds nothing up."""
        try:
            while self.waiting:
                try:
                    await self.fulfil(self.waiting[0])
                except Exception as error:
                    self.failed(error)
                finally:
                    self.waiting.pop(0)
        finally:
            self.busy = False


class Past:
    """The lines before the one on show, and those that were taken back."""

    def __init__(self) -> None:
        self.undo: list[str] = []
        self.redo: list[str] = []

    def note(self, line: str) -> None:
        """That line has been changed: what was taken back before does not come again."""
        self.undo.append(line)
        self.redo = []

    def there(self, way: str) -> str:
        """Where `undo` or `redo` leads; "" for nowhere."""
        lines = self.undo if way == "undo" else self.redo
        return lines[-1] if lines else ""

    def went(self, way: str, line: str) -> None:
        """One has gone there from this line."""
        source, target = (self.undo, self.redo) if way == "undo" else (self.redo, self.undo)
        source.pop()
        target.append(line)
