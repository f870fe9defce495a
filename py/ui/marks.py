"""What must always be on show: which way round it goes, what is waiting, what has been named, what is played for."""

from typing import Any

from ui import cards
from ui.auction import value_words
from ui.dom import el, fill, put
from ui.icons import suit_sign
from ui.mission import Mission
from ui.shown import Shown
from ui.words import figures, say

ELSEWHERE = ("calls", "cards")  # marks that are not drawn in the middle: the auction's panel, cards by their seat


class Marks:
    """The marks in the middle of the table; one that is new or has changed draws the eye once."""

    def __init__(self, felt: Any, game: str) -> None:
        self.felt = felt
        self.game = game
        self.cards = Shown(felt, self.words)
        self.mission = Mission(felt, game)
        self.shown: dict[str, Any] = {}
        self.before: dict[str, str] = {}

    def show(self, view: Any) -> float:
        """Marks as in this view, in its order; how long, in ms, a new one is to be looked at."""
        wanted = [mark for mark in view["marks"] if mark["kind"] not in ELSEWHERE]
        now = {}
        self.show_way(view)
        self.cards.show(view)
        put(self.felt.table, "data-tally", any(mark["kind"] in ("tally", "mission") for mark in wanted))
        for mark in wanted:
            now[mark["key"]] = self.words(mark) + (str(mark["value"]) if mark["kind"] == "trick" else "")
        for key in list(self.shown):
            if key not in now:
                self.shown.pop(key).remove()
        for place, mark in enumerate(wanted):
            key = mark["key"]
            if key not in self.shown:
                self.shown[key] = el("li", {"class": "mark", "data-mark": key})
                after = self.felt.marks.children.item(place)
                self.felt.marks.insertBefore(self.shown[key], after) if after else self.felt.marks.append(
                    self.shown[key]
                )
            if self.before.get(key) != now[key]:
                self.draw(self.shown[key], mark, self.words(mark))
        self.before = now
        return self.mission.show(view)

    def show_way(self, view: Any) -> None:
        """The ring says which way round it goes: a mark's word counts, else how everybody sits round a trick."""
        tricks = any(zone["kind"] == "trick" for zone in view["zones"])
        way = ("on" if view["clockwise"] else "back") if tricks else None
        for mark in view["marks"]:
            if mark["kind"] == "direction":
                way = "back" if mark["value"] == "ccw" else "on"
        put(self.felt.table, "data-suits", any(mark["kind"] == "suit" for mark in view["marks"]) and tricks)
        self.settle()
        put(self.felt.ring, "data-way", way)
        put(self.felt.ring, "data-round", "trick" if tricks else None)

    def settle(self) -> None:
        """Where there are tricks the middle belongs to the cards, and the marks stand in the corners."""
        table = self.felt.table
        corners = table.hasAttribute("data-tricks") and not table.hasAttribute("data-lanes")
        host = self.felt.corner if corners else self.felt.centre
        if not host.contains(self.felt.marks):
            host.appendChild(self.felt.marks)

    def words(self, mark: Any) -> str:
        """The mark as a sentence or two words."""
        params = dict(mark.get("params") or {})
        params["value"] = mark["value"]
        if isinstance(mark["value"], dict):
            params.update(mark["value"])
        return say(self.game + "-mark-" + mark["key"], params)

    def draw(self, node: Any, mark: Any, words: str) -> None:
        """One mark: a sign and words."""
        put(node, "data-kind", mark["kind"])
        value = mark["value"]
        if mark["kind"] == "suit":
            fill(node, [suit_sign(str(value)), el("span", {}, words)])
        elif mark["kind"] == "number" and figures(value) in words:
            shown = figures(value)
            before, after = words.split(shown, 1)
            fill(node, [el("span", {}, before), el("b", {"class": "mark-value"}, shown), el("span", {}, after)])
        elif mark["kind"] == "bid":
            fill(node, [el("span", {"class": "visually-hidden"}, words), bid_sign(value)])
        elif mark["kind"] == "trick":
            fill(node, self.cards.button(mark))
        elif mark["kind"] == "mission":
            fill(node, self.mission.button(mark))
        elif mark["kind"] == "chosen":
            fill(node, [el("span", {}, words), [cards.small_card(code) for code in value]])
        else:
            fill(node, words)


def bid_sign(bid: Any) -> Any:
    """What is played for, by whom, and how often it counts."""
    number = value_words("capot" if bid["capot"] else bid["value"], bid["style"])
    times = el("b", {"class": "times"}, "×" + str(bid["times"])) if bid["times"] > 1 else None
    who = el("span", {"class": "bid-seat"}, say("seat-name", {"seat": bid["seat"]}))
    parts = [el("b", {"class": "bid-value"}, number), suit_sign(bid["suit"]), times, who]
    return el("span", {"class": "bid-sign", "aria-hidden": "true"}, parts)
