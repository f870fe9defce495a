"""What is written down while one plays: the match after everything that happens, what is just being asked, and the end.

A step brings its record, and that is kept before the step is shown: what has been seen cannot be lost.
"""

import asyncio
from typing import Any

from ui import save, shelf, storage, tabs


class Notebook:
    """One sitting's. `tell(key)` says once, where nothing can be kept, that it is so."""

    def __init__(self, wire: Any, tell: Any) -> None:
        self.wire = wire
        self.tell = tell
        self.told = False
        self.record = ""
        self.asked = ""  # what `note` has kept last

    def keep(self, step: Any) -> None:
        """Keep the match as this step has it, and a match that is over in the history."""
        self.record = str(step["record"])
        if not tabs.here():
            return
        if not save.keep(self.record) and not self.told:
            self.told = True
            self.tell("not-kept-full" if storage.keeps() else "not-kept")
        if step["wait"] == "match":
            asyncio.create_task(self.count(self.record))

    async def count(self, record: str) -> None:
        """The match is over: remember what came of it."""
        answer = await self.wire.ask({"ask": "summary"})
        if "ok" in answer and tabs.here():
            shelf.put(answer["ok"], record)

    def note(self, what: Any) -> None:
        """This is being asked at the table, and nothing has happened yet: a suit, a number, cards; None for nothing."""
        kept = {"at": len(self.record), "what": what} if what else None
        if not tabs.here() or (kept is None and not self.asked):
            return
        self.asked = "yes" if kept else ""
        if kept:
            storage.write(save.PENDING, kept)
        else:
            storage.storage_remove(save.PENDING)

    def noted(self) -> Any:
        """What was being asked when the page was left at this very moment of the match; None for nothing."""
        kept = storage.read(save.PENDING)
        if not isinstance(kept, dict) or kept.get("at") != len(self.record):
            return None
        self.asked = "yes"
        what = kept.get("what")
        return what if isinstance(what, list) and len(what) == 2 else None
