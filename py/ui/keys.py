"""The keyboard: the hand is one tab stop with arrows; single letters ask about the table while focus is in it.

← → Home End     from card to card          ↑ ↓   from row to row
Enter Space      play the card              0-9   the numbers that are asked for, else the buttons in their order
H T S L P        my hand, the table, the score, what happened last, what may I play   ? these keys
R                the rule behind what was just refused, else the game's rules
Ctrl+Z           undo
"""

from typing import Any

from pyscript import document

from ui.dom import put


class Hand:
    """Which card of the own hand is the one that Tab comes to."""

    def __init__(self, zones: Any) -> None:
        self.zones = zones
        self.current = ""
        self.place = 0

    def keys(self) -> list[str]:
        """The keys of the hand's cards in order."""
        return list(self.zones.held())

    def settle(self) -> None:
        """Exactly one card is in the tab order: the same one as before, or its neighbour when it has gone."""
        keys = self.keys()
        if not keys:
            self.current = ""
            return
        if self.current not in keys:
            self.current = keys[min(self.place, len(keys) - 1)]
        self.place = keys.index(self.current)
        for key in keys:
            put(self.zones.nodes[key], "tabindex", "0" if key == self.current else "-1")

    def choose(self, key: str) -> None:
        """Make this the card that Tab comes to."""
        if key in self.keys():
            self.current = key
            self.settle()

    def focus(self) -> bool:
        """Put focus on the current card; whether there is one."""
        if not self.current:
            return False
        self.zones.nodes[self.current].focus({"preventScroll": True})
        return True

    def step(self, pressed: str) -> bool:
        """Go to another card; whether that key means one."""
        keys = self.keys()
        if not keys or pressed not in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"):
            return False
        at = keys.index(self.current) if self.current in keys else 0
        if pressed == "Home":
            at = 0
        elif pressed == "End":
            at = len(keys) - 1
        elif pressed == "ArrowLeft":
            at = (at - 1) % len(keys)
        elif pressed == "ArrowRight":
            at = (at + 1) % len(keys)
        else:
            at = self.other_row(keys, at, up=pressed == "ArrowUp")
        self.choose(keys[at])
        return self.focus()

    def other_row(self, keys: list[str], at: int, *, up: bool) -> int:
        """The place of the nearest card in the row above or below; the same place where there is none."""
        nodes = [self.zones.nodes[key] for key in keys]
        here = nodes[at]
        x, y = float(here.offsetLeft), float(here.offsetTop)
        rows = [float(node.offsetTop) - y for node in nodes]
        away = [row for row in rows if (row < -8 if up else row > 8)]
        if not away:
            return at
        wanted = max(away) if up else min(away)
        near = [place for place, row in enumerate(rows) if abs(row - wanted) < 8]
        return min(near, key=lambda place: abs(float(nodes[place].offsetLeft) - x))


def free_for_letters(target: Any) -> bool:
    """Whether a letter typed here is a question to the table and not part of a text or of a dialog."""
    return not target.closest("input, select, textarea, dialog, [popover]")


def inside(node: Any) -> bool:
    """Whether focus is in this element."""
    return bool(node.contains(document.activeElement))


def nowhere() -> bool:
    """Whether focus was lost because its element went."""
    active = document.activeElement
    return active is None or active.tagName in ("BODY", "HTML")
