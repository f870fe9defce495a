"""The card that is turned up for one deal: drawn large while it is new, then small among the marks, large at a tap.

In its bottom left corner stands how many cards are dealt; an expert's card has a sign of its own shape, with a name.
What it does is told by a drawing (assets/games/<game>/missions.svg, by the card's id), a title and a sentence.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt

from ui.dom import el, fill, put
from ui.words import say

READ = 4.0  # seconds in which a new card is read, if nobody puts it away before
WAIT = 1600.0  # ms for which the table waits for that


class Mission:
    """The mark of kind `mission` of one table."""

    def __init__(self, felt: Any, game: str) -> None:
        self.game = game
        self.now = ""
        self.known = ""  # the card that was read before the table was made anew in another language
        self.node = el("div", {"class": "mission", "id": "mission", "popover": "auto", "role": "dialog"})
        felt.table.appendChild(self.node)

    def show(self, view: Any) -> float:
        """Turn up the card of this view; how long, in ms, the table is to wait while a new one is read."""
        mark = next((one for one in view["marks"] if one["kind"] == "mission"), None)
        now = "" if mark is None else str(view["hand"]["number"]) + "/" + str(mark["value"]["number"])
        if now == self.now:
            return 0.0
        self.now = now
        attempt.attempt_method(self.node, "hidePopover")
        if mark is None:
            fill(self.node, None)
            return 0.0
        put(self.node, "aria-label", self.title(mark["value"]))
        fill(self.node, self.card(mark["value"]))
        if view["phase"] != "play" or now == self.known:
            return 0.0
        attempt.attempt_method(self.node, "showPopover")
        asyncio.create_task(self.read(now))
        return WAIT

    async def read(self, now: str) -> None:
        """The card has been read."""
        await asyncio.sleep(READ)
        if self.now == now:
            attempt.attempt_method(self.node, "hidePopover")

    def title(self, value: Any) -> str:
        """What the card is called."""
        return say(self.game + "-mission-" + value["id"])

    def words(self, value: Any) -> list[str]:
        """The card read out: what it is called, and what it says."""
        return [self.title(value) + ".", say(self.game + "-mission-" + value["id"] + "-text", value)]

    def card(self, value: Any) -> Any:
        """The whole card."""
        name = value["id"]
        cursed = [el("li", {}, str(number)) for number in value["cursed"]]
        return el(
            "div",
            {"class": "mission-card", "data-expert": value["expert"]},
            [
                el("p", {"class": "mission-title"}, self.title(value)),
                el("div", {"class": "mission-picture"}, self.drawing(name)),
                el("ul", {"class": "mission-cursed"}, cursed) if cursed else None,
                el("p", {"class": "mission-text"}, self.words(value)[1]),
                el("div", {"class": "mission-foot"}, [self.foot(value), self.expert() if value["expert"] else None]),
            ],
        )

    def foot(self, value: Any) -> Any:
        """How many cards are dealt, with the words that go on from the number: alone it would say little."""
        told = say("mission-beside", {"cards": value["cards"], "draws": value["draws"]})
        words = el("span", {"class": "mission-words", "aria-hidden": "true"}, told)
        return el("span", {"class": "mission-dealt"}, [self.corner(value), words])

    def corner(self, value: Any) -> Any:
        """How many cards are dealt, and drawn later."""
        more = el("small", {}, "+" + str(value["draws"])) if value["draws"] else None
        words = say("mission-cards", {"cards": value["cards"], "draws": value["draws"]})
        attrs = {"class": "mission-cards", "role": "img", "aria-label": words}
        return el("span", attrs, [str(value["cards"]), more])

    def expert(self) -> Any:
        """The sign of a card for experts, which has a name."""
        words = say(self.game + "-mission-expert")
        return el("span", {"class": "mission-expert", "role": "img", "aria-label": words}, self.drawing("expert"))

    def drawing(self, name: str) -> Any:
        """A drawing of the game's own."""
        use = el("svg:use", {"href": "assets/games/" + self.game + "/missions.svg#" + name})
        return el("svg:svg", {"class": "mission-drawing", "aria-hidden": "true"}, use)

    def button(self, mark: Any) -> Any:
        """The small card, which shows the large one; a reader who does not see hears what it says."""
        value = mark["value"]
        described = self.words(value)[1]
        attrs = {"type": "button", "class": "mission-mark", "popovertarget": "mission", "aria-description": described}
        sign = self.expert() if value["expert"] else None
        return el(
            "button",
            attrs,
            [
                el("span", {"class": "mission-small"}, [self.drawing(value["id"]), self.corner(value), sign]),
                el("span", {"class": "mission-name"}, self.title(value)),
            ],
        )
