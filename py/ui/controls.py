"""The buttons with which one goes through a match, and the words about the moment that is on show."""

from typing import Any

from ui.dom import el, fill, listen, put, text
from ui.host import embedded
from ui.icons import icon
from ui.words import say, say_of

WAYS = ("first", "back", "run", "forward", "final")
MORE = ("score", "share", "edit", "take-up")
SIGNS = {"back": "less", "forward": "more", "take-up": "play"}


class Controls:
    """One row below the table."""

    def __init__(self, felt: Any) -> None:
        self.felt = felt
        self.said = el("span", {"class": "replay-said"})
        self.why = el("button", {"type": "button", "class": "button small", "data-do": "why"}, say("why-name"))
        self.slider = el("input", {"type": "range", "aria-label": say("replay-where")})
        self.place = el("output", {"class": "replay-place", "aria-hidden": "true"})
        self.hand = el("select", {"aria-label": say("replay-hand")})
        ways = [way(name) for name in WAYS]
        more = [way(name) for name in MORE if name != "edit" or not embedded()]  # a frame has no editor
        self.run = ways[WAYS.index("run")]
        parts = [
            el("p", {"class": "replay-words"}, [self.said, self.why]),
            self.hand,
            el("div", {"class": "replay-ways"}, ways),
            el("div", {"class": "replay-slide"}, [self.slider, self.place]),
            el("div", {"class": "replay-more"}, more),
        ]
        attrs = {"class": "replay-bar", "role": "group", "aria-label": say("replay-name")}
        self.node = el("div", attrs, parts)
        felt.table.appendChild(self.node)
        listen(self.node, "pointerdown", lambda event: event.stopPropagation())

    def show(self, deals: Any, deal: int, count: int, words: str, bot: str) -> None:
        """This moment of these deals; `bot` names a computer player's action that can be asked about."""
        one = deals[deal - 1]
        first, last = int(one["opening"]), int(one["count"])
        if self.hand.childElementCount != len(deals):
            names = [
                say_of(self.felt.game, "table-hand", {"number": number + 1, "of": 0}) for number in range(len(deals))
            ]
            fill(self.hand, [el("option", {"value": number}, name) for number, name in enumerate(names, 1)])
        self.hand.value = str(deal)
        put(self.slider, "min", first)
        put(self.slider, "max", last)
        self.slider.value = str(count)
        step = say("replay-step", {"step": max(count - first, 0), "of": last - first})
        put(self.slider, "aria-valuetext", step)
        text(self.place, step)
        start = say("replay-dealt") if count <= first else ""
        told = words or start
        text(self.said, told)
        put(self.why, "hidden", not bot)
        self.switch("back", count <= first and deal == 1)
        self.switch("first", count <= first)
        self.switch("final", count >= last)
        self.switch("forward", count >= last and deal == len(deals))
        self.felt.tell(told + " " + step)

    def switch(self, name: str, off: Any) -> None:
        """A way that leads nowhere from here is off, and can still be reached."""
        put(self.node.querySelector('[data-do="' + name + '"]'), "aria-disabled", "true" if off else None)

    def running(self, *, on: bool) -> None:
        """Whether it goes on by itself."""
        fill(self.run, icon("pause" if on else "run"))
        words = say("replay-pause" if on else "replay-run")
        put(self.run, "aria-label", words)
        put(self.run, "title", words)


def way(name: str) -> Any:
    """One button with a sign."""
    words = say("replay-" + name)
    attrs = {"class": "tool", "type": "button", "data-do": name, "aria-label": words, "title": words}
    return el("button", attrs, icon(SIGNS.get(name, name)))
