"""The furniture of a table: the rail with its buttons, the cloth, the own place, the log, the status line.

.table
  .rail      leave · which hand · settings, log
  .cloth     .seats (the others) · .centre (piles and marks)
  .own       plate · prompts · the hand
#log and #status stand in index.html from the first moment, as live regions must.
"""

import asyncio
from typing import Any

from ui.dom import by_id, el, fill, put
from ui.icons import icon
from ui.places import keeper
from ui.words import say

READ = 7  # seconds an answer stays on the screen


class Felt:
    """The parts that others fill, by name."""

    def __init__(self, root: Any, game: str) -> None:
        self.root = root
        self.game = game
        self.title = el("h1", {"class": "rail-title", "tabindex": "-1"})
        self.seats = el("ol", {"class": "seats", "aria-label": say("table-seats")})
        self.marks = el("ul", {"class": "marks", "aria-label": say("table-marks")})
        self.ring = el("div", {"class": "ring", "aria-hidden": "true"})
        self.piles = el("div", {"class": "piles"})
        self.taken = el("div", {"class": "own-taken"})
        self.corner = el("div", {"class": "corner"})
        self.opened = el("div", {"class": "own-opened"})
        self.plate = el("div", {"class": "own-plate"})
        self.prompts = el("div", {"class": "prompts", "role": "group", "aria-label": say("table-choices")})
        self.hand = el("div", {"class": "own-hand"})
        self.tools = el("div", {"class": "tools"}, [tool("undo", "table-undo"), tool("hint", "table-hint")])
        self.notice = el("div", {"class": "trouble", "role": "alert"})
        self.tip = el("div", {"class": "tip", "hidden": True, "aria-hidden": "true"})
        self.log = by_id("log")
        self.status = by_id("status")
        self.table = el(
            "section",
            {"class": "table", "data-game": game, "aria-label": say("table-name")},
            [self.rail(), self.cloth(), self.own(), self.notice, self.tip],
        )
        fill(root, self.table)

    def rail(self) -> Any:
        """The strip above the cloth: what is far from the cards and from undo."""
        tools = [tool("together", "table-together"), tool("settings", "settings"), tool("log", "table-log")]
        right = el("div", {"class": "rail-end"}, tools)
        return el("header", {"class": "rail"}, [tool("leave", "table-leave"), self.title, right])

    def cloth(self) -> Any:
        """Where everybody's cards come together."""
        self.centre = el("div", {"class": "centre"}, [self.ring, self.piles, self.marks])
        parts = [self.seats, self.centre, self.corner, self.opened, self.taken]
        return el("div", {"class": "cloth", "data-skip": True}, parts)

    def own(self) -> Any:
        """The viewer's place."""
        self.bar = el("div", {"class": "own-bar"}, [self.plate, self.prompts, self.tools])
        return el("div", {"class": "own"}, [self.bar, self.hand])

    def find_panel(self) -> Any:
        """The panel that lies on the cloth, or None; the table says whether there is one."""
        panel = self.table.querySelector(".panel:not([hidden])")
        put(self.table, "data-panel", panel is not None)
        return panel

    def make_room(self) -> None:
        """Say how high the panel on the cloth is, for what must stay in sight above it."""
        panel = self.find_panel()
        put(self.table, "--panel", str(panel.offsetHeight) + "px" if panel else None)

    def trouble(self, words: str, button: str = "") -> None:
        """Something is wrong: say it across the cloth, with a button that mends it; "" once it is not."""
        again = el("button", {"type": "button", "class": "button primary", "data-do": "reload"}, button)
        fill(self.notice, [el("p", {}, words), again if button else None] if words else None)

    def tell(self, words: str) -> None:
        """Answer in the status region; the same words twice are said twice."""
        put(self.status, "data-seen", None)
        fill(self.status, el("span", {}, words))

    def show(self, words: str) -> None:
        """Answer in the status region, and for a while on the screen."""
        self.tell(words)
        put(self.status, "data-seen", "")
        asyncio.create_task(self.fade(self.status.firstElementChild))

    async def fade(self, seen: Any) -> None:
        """The words on the screen have been read, unless there are others by now."""
        await asyncio.sleep(READ)
        if seen.isConnected:
            put(self.status, "data-seen", None)


def tool(sign: str, word: str, does: str = "") -> Any:
    """A round button with a sign; `does` names the command when it is not the sign's name."""
    words = say(word)
    attrs = {"class": "tool", "type": "button", "data-do": does or sign, "aria-label": words, "title": words}
    return el("button", attrs, [icon(sign), el("span", {"class": "tool-word"}, words)])


def seat_host(felt: Felt, zone: Any, view: Any) -> Any:
    """Where a new zone's box goes: the own hand, a seat, its pile of tricks, or the middle."""
    seat = keeper(zone, view)
    if seat is None:
        return felt.piles
    kind = zone["kind"]
    if seat == view["you"]:
        return felt.taken if kind == "stack" else felt.hand
    part = {"stack": "taken", "spread": "opened"}.get(kind, "cards")
    return felt.seats.querySelector('[data-seat="' + str(int(seat)) + '"] .seat-' + part) or felt.piles
