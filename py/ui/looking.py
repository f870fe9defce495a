"""A look that ends by itself: the table says for how many seconds, the page counts them and then gives the answer.

They count from when the cards lie still, and only while the page is in sight: whoever is called away loses nothing. The
worker has no clock; it waits for the answer, however long that takes.
"""

import asyncio
from typing import Any

from pyscript import document
from pyscript.js_modules import attempt

from ui.dom import el, put, text

TICK = 0.1  # seconds


class Looking:
    """The prompt with `seconds` of the view on show; `answer(action)` is called when they are over."""

    def __init__(self, felt: Any, answer: Any) -> None:
        self.answer = answer
        self.turn = 0
        self.action = ""
        self.left = 0.0
        self.figure = el("b")
        self.node = el("div", {"class": "looking", "role": "timer", "aria-hidden": "true", "hidden": True}, self.figure)
        felt.table.querySelector(".cloth").appendChild(self.node)

    def show(self, view: Any, still: float, left: float | None = None) -> None:
        """Count for this view, from `still` ms on; one that is counting already goes on.

        `left` are the seconds that are left of a look that has begun.
        """
        prompt = next((one for one in view["prompts"] if one.get("seconds")), None)
        action = prompt["action"] if prompt else ""
        if action == self.action:
            return
        self.action = action
        self.turn += 1
        put(self.node, "hidden", not action)
        if prompt:
            self.left = float(prompt["seconds"] if left is None else left)
            self.draw(self.left, prompt["seconds"])
            asyncio.create_task(self.count(self.turn, prompt["seconds"], still / 1000))

    async def count(self, turn: int, seconds: float, still: float) -> None:
        """Let the seconds go by, and then end the look."""
        await asyncio.sleep(still)
        left = self.left
        before = float(attempt.now())
        while left > 0 and turn == self.turn:
            await asyncio.sleep(TICK)
            now = float(attempt.now())
            if document.visibilityState == "visible":
                left -= min(now - before, 1000.0) / 1000
            before = now
            if turn == self.turn:
                self.left = left
                self.draw(left, seconds)
        if turn == self.turn:
            self.answer(self.action)

    def stop(self) -> None:
        """Nobody counts any more."""
        self.turn += 1
        self.action = ""

    def draw(self, left: float, seconds: float) -> None:
        """How long is left: a figure, and a ring that empties."""
        whole = int(left)
        text(self.figure, str(max(whole if whole == left else whole + 1, 0)))
        put(self.node, "--left", f"{max(left, 0.0) / seconds:.3f}")
