"""What must always be on show: which way round it goes, what is waiting, what has been named."""

from typing import Any

from ui.dom import el, fill, put
from ui.icons import suit_sign
from ui.words import say


class Marks:
    """The marks in the middle of the table; one that is new or has changed draws the eye once."""

    def __init__(self, felt: Any, game: str) -> None:
        self.felt = felt
        self.game = game
        self.shown: dict[str, Any] = {}
        self.before: dict[str, str] = {}

    def show(self, view: Any) -> None:
        """Marks as in this view, in its order."""
        wanted = view["marks"]
        now = {}
        put(self.felt.ring, "data-way", None)
        for mark in wanted:
            if mark["kind"] == "direction":
                put(self.felt.ring, "data-way", "back" if mark["value"] == "ccw" else "on")
            now[mark["key"]] = self.words(mark)
        for key in list(self.shown):
            if key not in now:
                self.shown.pop(key).remove()
        for mark in wanted:
            key = mark["key"]
            if key not in self.shown:
                self.shown[key] = el("li", {"class": "mark", "data-mark": key})
                self.felt.marks.appendChild(self.shown[key])
            if self.before.get(key) != now[key]:
                self.draw(self.shown[key], mark, now[key])
        self.before = now

    def words(self, mark: Any) -> str:
        """The mark as a sentence or two words."""
        params = dict(mark.get("params") or {})
        params["value"] = mark["value"]
        return say(self.game + "-mark-" + mark["key"], params)

    def draw(self, node: Any, mark: Any, words: str) -> None:
        """One mark: a sign and words."""
        put(node, "data-kind", mark["kind"])
        value = mark["value"]
        number = str(value)
        if mark["kind"] == "suit":
            fill(node, [suit_sign(number), el("span", {}, words)])
        elif mark["kind"] == "number" and number in words:
            before, after = words.split(number, 1)
            fill(node, [before, el("b", {"class": "mark-value"}, number), el("span", {}, after)])
        else:
            fill(node, words)
