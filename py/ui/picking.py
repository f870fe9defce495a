"""Several cards at once: chosen in the hand one by one and then confirmed, or offered as ready sets to choose from."""

from typing import Any

from ui import cards
from ui.dom import el, put
from ui.words import say


class Picking:
    """The `cards` prompt of the view on show; `picked` are the keys taken so far, in order."""

    def __init__(self, zones: Any) -> None:
        self.zones = zones
        self.prompt: Any = None
        self.open: dict[str, bool] = {}
        self.picked: list[str] = []

    def show(self, view: Any) -> None:
        """Offer what this view offers; what was picked stays picked while it may be."""
        self.prompt = next((one for one in view["prompts"] if one["kind"] == "cards"), None)
        ways = self.prompt["choices"] if self.prompt else ()
        self.open = {key: True for way in ways for key in way["cards"]}
        self.picked = [key for key in self.picked if key in self.open]
        self.mark()

    def mark(self) -> None:
        """Lift the cards that are picked."""
        for key in self.zones.held():
            node = self.zones.nodes[key]
            put(node, "data-picked", key in self.picked)
            put(node, "aria-pressed", ("true" if key in self.picked else "false") if key in self.open else None)

    def toggle(self, key: str) -> None:
        """Take this card or put it back; one too many puts back the first."""
        if key in self.picked:
            self.picked.remove(key)
        else:
            self.picked.append(key)
            if len(self.picked) > self.prompt["count"]:
                self.picked.pop(0)
        self.mark()

    def action(self) -> str:
        """The action of exactly these cards; "" while there is none."""
        if self.prompt is None:
            return ""
        wanted = sorted(self.picked)
        return next((way["action"] for way in self.prompt["choices"] if sorted(way["cards"]) == wanted), "")


def copies(choices: Any, held: list[str], codes: dict[str, str | None]) -> dict[str, int]:
    """Which of two cards that look alike is which, where both are offered: keys with 1, 2, as they lie in the hand."""
    offered = {key for choice in choices for key in choice["cards"]}
    alike: dict[str, list[str]] = {}
    for key in held:
        code = codes.get(key)
        if key in offered and code:
            alike.setdefault(code[:2], []).append(key)
    return {key: number for keys in alike.values() if len(keys) > 1 for number, key in enumerate(keys, 1)}


def set_button(choice: Any, codes: dict[str, str | None], numbers: dict[str, int]) -> Any:
    """A button for one ready set of cards; those that look alike carry their numbers."""
    faces = []
    for key in choice["cards"]:
        code = codes.get(key)
        if not code:
            continue
        face = cards.small_card(code)
        if key in numbers:
            put(face, "data-copy", numbers[key])
            put(face, "aria-label", say("table-copy", {"card": code, "number": numbers[key]}))
        faces.append(face)
    return el(
        "button", {"type": "button", "class": "chooser-button chooser-set", "data-choose": choice["action"]}, faces
    )
