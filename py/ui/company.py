"""How well the others play: one choice for all of them, and what the levels mean that are chosen now."""

from typing import Any

from ui.about import levels
from ui.dom import el, fill, put
from ui.words import say


def offered(wished: Any) -> list[str]:
    """The levels to choose from, the easiest first; one that a link asked for is among them."""
    found = list(wished.game["levels"])
    return [one for one in wished.game["bots"] if one in found or one in wished.asked]


class Everyone:
    """A row of levels for all seats at once. Where seats differ, none of them is chosen."""

    def __init__(self, wished: Any) -> None:
        self.names = offered(wished)
        self.nodes = [el("input", {"type": "radio", "name": "everyone", "value": name}) for name in self.names]
        picks = [
            el("label", {"class": "pick"}, [node, el("span", {}, say("bot-" + name))])
            for name, node in zip(self.names, self.nodes)
        ]
        self.about = el("div", {"class": "levels-about", "aria-live": "polite"})
        row = el("div", {"class": "picks-row", "role": "group", "aria-label": say("form-everyone")}, picks)
        more = el("button", {"type": "button", "class": "button quiet", "data-do": "about"}, say("about-title"))
        head = el("div", {"class": "everyone-head"}, [el("p", {}, say("form-everyone")), more])
        self.node = el("div", {"class": "everyone"}, [head, row, self.about])

    def show(self, chosen: Any) -> None:
        """As the seats now are."""
        same = len(set(chosen)) == 1
        for name, node in zip(self.names, self.nodes):
            node.checked = same and name == chosen[0]
        there = [name for name in self.names if name in chosen]
        words = "|".join(there)
        if self.about.getAttribute("data-now") != words:
            put(self.about, "data-now", words)
            fill(self.about, el("p", {}, say("bot-" + there[0] + "-about")) if len(there) == 1 else levels(there))
