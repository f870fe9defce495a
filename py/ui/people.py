"""Somebody to be chosen: a button for each of the others on one panel, and their plates, which do the same."""

from typing import Any

from ui.dom import el, fill, put
from ui.words import say


def is_person(prompt: Any) -> bool:
    """Whether this prompt is one of the others who may be chosen."""
    return bool(prompt["kind"] == "choice" and prompt.get("zone") and "seat" in prompt["params"])


class People:
    """One panel for all choices of a player. `label(prompt)` is the choice as a sentence."""

    def __init__(self, felt: Any, game: str, label: Any) -> None:
        self.felt = felt
        self.game = game
        self.label = label
        self.node = el("section", {"class": "panel people", "hidden": True})
        felt.table.querySelector(".cloth").appendChild(self.node)

    def show(self, view: Any) -> None:
        """Offer those whom this view offers; no panel where there is nobody to choose."""
        actions = {one["params"]["seat"]: one for one in view["prompts"] if is_person(one)}
        for place in self.felt.table.querySelectorAll(".seat"):
            found = actions.get(int(place.getAttribute("data-seat")))
            put(place.querySelector(".plate"), "data-action", found["action"] if found else None)
        put(self.node, "hidden", not actions)
        if not actions:
            fill(self.node, None)
            return
        order = [one["seat"] for one in view["seats"] if one["seat"] in actions]
        words = say(self.game + "-do-" + actions[order[0]]["word"] + "-whom")
        put(self.node, "aria-label", words)
        buttons = [self.button(seat, actions[seat]) for seat in order]
        fill(self.node, [el("p", {"class": "panel-words"}, words), el("div", {"class": "names"}, buttons)])

    def button(self, seat: int, prompt: Any) -> Any:
        """Somebody's button."""
        attrs = {"type": "button", "class": "value", "data-choose": prompt["action"], "aria-label": self.label(prompt)}
        return el("button", attrs, say("seat-name", {"seat": seat}))

    def hint(self, action: str) -> Any:
        """The button of whoever is advised, None where nobody is chosen now."""
        for button in self.node.querySelectorAll("[data-choose]"):
            if button.getAttribute("data-choose") == action:
                put(button, "data-hint", "")
                return button
        return None
