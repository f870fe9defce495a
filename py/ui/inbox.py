"""One queue for all that the table waits for: answers from the wire, the player's wishes, the end of a pause."""

import asyncio
from typing import Any


class Inbox:
    """Put things in at any time; `get` waits for the next, or for a while."""

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.full = asyncio.Event()

    def put(self, thing: Any) -> None:
        """Leave a thing for whoever waits."""
        self.things.append(thing)
        self.full.set()

    async def get(self, patience: float | None = None) -> Any:
        """The next thing; None when `patience` ms went by without one."""
        if not self.things:
            self.full.clear()
            if patience is None:
                await self.full.wait()
            else:
                try:
                    await asyncio.wait_for(self.full.wait(), patience / 1000)
                except asyncio.TimeoutError:
                    return None
        return self.things.pop(0)
