"""Cards that are on show beside the play: what a seat has laid open, and the last trick for whoever asks."""

from typing import Any

from pyscript.js_modules import attempt

from ui import cards
from ui.dom import el, fill, put
from ui.icons import icon
from ui.words import say


class Shown:
    """The marks of kinds `cards` and `trick` of one table; `words(mark)` says what a mark is."""

    def __init__(self, felt: Any, words: Any) -> None:
        self.felt = felt
        self.words = words
        self.now = ""
        self.last = el("div", {"class": "chooser last-trick", "id": "last-trick", "popover": "auto"})
        felt.table.appendChild(self.last)

    def show(self, view: Any) -> None:
        """Lay out what is laid open in this view."""
        if not any(mark["kind"] == "trick" for mark in view["marks"]):
            attempt.attempt_method(self.last, "hidePopover")
            fill(self.last, None)
        found = [mark for mark in view["marks"] if mark["kind"] == "cards"]
        now = "|".join([str(mark["value"]["seat"]) + " ".join(mark["value"]["cards"]) for mark in found])
        if now == self.now:
            return
        self.now = now
        for row in self.felt.table.querySelectorAll(".shown"):
            row.remove()
        for mark in found:
            host = self.host(mark["value"]["seat"], view)
            if host:
                host.appendChild(self.row(mark))

    def host(self, seat: Any, view: Any) -> Any:
        """Where a seat lays its cards open."""
        if seat == view["you"]:
            return self.felt.opened
        return self.felt.seats.querySelector('[data-seat="' + str(int(seat)) + '"] .seat-opened')

    def row(self, mark: Any) -> Any:
        """Some cards side by side, and what they are."""
        faces = [el("li", {}, cards.small_card(code)) for code in mark["value"]["cards"]]
        words = self.words(mark)
        attrs = {"class": "shown", "--n": len(faces), "role": "group", "aria-label": words}
        return el("div", attrs, [el("ul", {"class": "shown-cards"}, faces), el("p", {"aria-hidden": "true"}, words)])

    def button(self, mark: Any) -> Any:
        """The button that shows the last trick; the popover is filled at the same time."""
        words = self.words(mark)
        put(self.last, "aria-label", words)
        rows = [
            el(
                "li",
                {},
                [
                    cards.small_card(play["card"], play.get("value")),
                    el("span", {}, say("seat-name", {"seat": play["seat"]})),
                ],
            )
            for play in mark["value"]
        ]
        fill(self.last, [el("p", {"class": "chooser-words"}, words), el("ol", {"class": "last-cards"}, rows)])
        attrs = {"type": "button", "class": "mark-button", "popovertarget": "last-trick"}
        return el("button", attrs, [icon("last"), el("span", {}, words)])
