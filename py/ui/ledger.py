"""The sheet of partners, as it is kept in a coffee house: two columns, a line a round with the running totals.

Each round opens to what was written for it and why: every line with its amount for either side.
"""

from typing import Any

from ui.dom import drawing, el
from ui.words import figures, say


class Ledger:
    """One sheet. `title(over)` says how a round ended, `words(line)` what a line is for."""

    def __init__(self, sides: Any, title: Any, words: Any) -> None:
        self.sides = sides
        self.title = title
        self.words = words

    def table(self, rounds: Any, *, opened: int) -> Any:
        """All rounds; `opened` is the one whose lines are in sight, -1 for none."""
        totals = [0 for _ in self.sides]
        bodies = []
        for number, one in enumerate(rounds):
            totals = [total + one["scores"][side["side"]] for total, side in zip(totals, self.sides)]
            bodies.append(self.round(number, one, totals, opened=number == opened))
        return el("table", {"class": "ledger"}, [self.head(), bodies])

    def head(self) -> Any:
        """Whose column is whose."""
        names = [[el("b", {}, side_name(one, self.sides)), names_under(one)] for one in self.sides]
        cells = [el("th", {"scope": "col"}, name) for name in names]
        return el("thead", {}, el("tr", {}, [el("td", {}), cells]))

    def round(self, number: int, one: Any, totals: Any, *, opened: bool) -> Any:
        """One round: how it ended, what each side wrote and now has, and the lines below."""
        words = say("sheet-round", {"number": number + 1, "reason": self.title(one)})
        name = "round-" + str(number)
        button = el(
            "button",
            {
                "type": "button",
                "class": "ledger-round",
                "data-lines": name,
                "aria-expanded": "true" if opened else "false",
            },
            [el("span", {}, words), drawing("M7 10l5 5 5-5")],
        )
        cells = [el("th", {"scope": "row"}, button)]
        for side, total in zip(self.sides, totals):
            score = one["scores"][side["side"]]
            parts = [
                el("span", {"class": "ledger-score"}, "+" + figures(score)),
                el("b", {"class": "ledger-total"}, figures(total)),
            ]
            cells.append(el("td", {"data-zero": not score}, parts))
        lines = [self.line(line, hidden=not opened) for line in one["lines"]]
        attrs = {"data-round": name, "data-opened": opened}
        return el("tbody", attrs, [el("tr", {"class": "ledger-sum"}, cells), lines])

    def line(self, line: Any, *, hidden: bool) -> Any:
        """What a line was written for, and how much of it to whom."""
        cells = [el("th", {"scope": "row"}, self.words(line))]
        for one in self.sides:
            mine = line["side"] == one["side"]
            cells.append(el("td", {}, figures(line["amount"]) if mine else ""))
        return el("tr", {"class": "ledger-line", "hidden": hidden}, cells)


def unfold(button: Any) -> None:
    """Show or hide the lines of a round."""
    body = button.closest("tbody")
    opened = button.getAttribute("aria-expanded") == "true"
    button.setAttribute("aria-expanded", "false" if opened else "true")
    body.toggleAttribute("data-opened")
    for row in body.querySelectorAll(".ledger-line"):
        row.toggleAttribute("hidden")


def side_name(one: Any, sides: Any) -> str:
    """We and they, for who plays; names for who only watches."""
    if one["you"]:
        return say("sheet-us")
    if any(other["you"] for other in sides) and len(sides) == 2:
        return say("sheet-them")
    return ""


def names_under(one: Any) -> Any:
    """Who is on that side."""
    rows = [el("span", {}, say("seat-name", {"seat": seat})) for seat in one["seats"]]
    return el("span", {"class": "ledger-names"}, rows)
