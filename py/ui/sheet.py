"""The score pad: after a deal what everybody pays and why, card by card; after a match who stands where."""

from typing import Any

from pyscript.js_modules import attempt

from ui import cards
from ui.dom import el, fill, listen, on, put
from ui.ledger import Ledger, unfold
from ui.rules import beside
from ui.sides import partners, sides_of
from ui.words import figures, has, say, say_of

ALL = -1  # the side of a line that goes for everybody


class Sheet:
    """One pad that lies on the table while it is read."""

    def __init__(self, felt: Any, game: str) -> None:
        self.felt = felt
        self.game = game
        self.pad = el("div", {"class": "pad"})
        self.node = el("dialog", {"class": "sheet", "aria-labelledby": "pad-title"}, self.pad)
        felt.table.appendChild(self.node)
        listen(self.node, "cancel", stay)
        on(self.node, "click", "[data-lines]", lambda button, _event: unfold(button))

    def show_deal(self, view: Any, *, last: bool, buttons: Any = None) -> None:
        """Who pays what for this deal; `last` when the match is over with it. `buttons`, commands and their words, are
        for a match that is only gone through.
        """
        over = view["over"]
        title = self.title(over, view, "headline")
        sides = sides_of(view)
        parts = [el("h2", {"id": "pad-title"}, title), self.notes(over), self.ending(over) if last else None]
        if partners(sides):
            newest = -1 if over["void"] else len(over["rounds"]) - 1
            parts.append(self.ledger(view, sides, newest) if over["rounds"] else None)
        elif not over["void"]:
            rows = [self.row(one, over) for one in sides]
            heads = [el("span", {}, words) for words in ("", self.say("sheet-score"), self.say("sheet-total"))]
            parts.append(el("div", {"class": "pad-head", "aria-hidden": "true"}, heads))
            parts.append(el("ol", {"class": "pad-rows"}, rows))
        word = "sheet-standings" if last else "sheet-next"
        self.lay(parts, buttons or [("standings" if last else "deal", word), ("back", "sheet-back")])

    def show_match(self, view: Any, buttons: Any = None) -> None:
        """Who stands where at the end; `buttons` as for a deal."""
        over = view["over"]
        sides = sorted(sides_of(view), key=lambda one: over["places"][one["side"]])
        winners = [say_names(one) for one in sides if one["side"] in over["winners"]]
        mine = [one for one in sides if one["side"] in over["winners"] and view["you"] in one["seats"]]
        word = "sheet-won-you" if mine else "sheet-won-side" if partners(sides) else "sheet-won"
        title = say(word, {"count": len(winners), "winners": joined(winners)})
        rows = [self.standing(one, over) for one in sides]
        parts = [el("h2", {"id": "pad-title"}, title), el("ol", {"class": "pad-rows standings"}, rows)]
        if partners(sides):
            parts.append(self.ledger(view, sides_of(view), -1))
        usual = [("again", "sheet-again"), ("replay", "sheet-replay"), ("back", "sheet-back"), ("leave", "sheet-leave")]
        self.lay(parts, buttons or usual)

    def lay(self, parts: Any, buttons: Any) -> None:
        """Put the pad on the table with the first of its buttons in focus."""
        made: list[Any] = []
        for name, word in buttons:
            look = "button" if made else "button primary"
            made.append(el("button", {"type": "button", "class": look, "data-sheet": name}, self.say(word)))
        body = el("div", {"class": "pad-body", "tabindex": "0"}, parts)
        fill(self.pad, [body, el("div", {"class": "pad-buttons"}, made)])
        if not self.node.open:
            attempt.attempt_method(self.node, "showModal")
        made[0].focus()
        body.scrollTop = 1000000 if body.querySelector("tbody[data-opened]") else 0  # a long sheet at its newest round
        if float(body.scrollHeight) <= float(body.clientHeight) + 1:
            put(body, "tabindex", None)

    def close(self) -> None:
        """Take the pad away."""
        if self.node.open:
            self.node.close()
        fill(self.pad, None)

    def title(self, over: Any, view: Any, kind: str = "reason") -> str:
        """How the deal ended: the reason, or the headline over it where the game has one."""
        reason = over["reason"]
        params = dict(reason["params"])
        if "side" in params:
            mine = [one["side"] for one in view["seats"] if one["seat"] == view["you"]]
            params["ours"] = "yes" if params["side"] in mine else "no"
        key = self.game + "-" + kind + "-" + reason["key"]
        return say(key if has(key) else self.game + "-reason-" + reason["key"], params)

    def ledger(self, view: Any, sides: Any, opened: int) -> Any:
        """The sheet of partners, one round of it opened."""
        sheet = Ledger(sides, lambda over: self.title(over, view), self.told)
        return sheet.table(view["over"]["rounds"], opened=opened)

    def notes(self, over: Any) -> Any:
        """What goes for everybody, said once, as a stamp."""
        lines = [line for line in over["lines"] if line["side"] == ALL]
        said = [el("p", {"data-key": line["what"]["key"]}, self.told(line)) for line in lines]
        return el("div", {"class": "pad-notes"}, said)

    def ending(self, over: Any) -> Any:
        """Why the match is over with this deal, where the game says so."""
        key = self.game + "-sheet-end"
        if not has(key):
            return None
        words = [say(key, {"total": max(over["totals"])}), beside(self.game, "sheet-end")]
        return el("div", {"class": "pad-notes"}, el("p", {}, words))

    def say(self, key: str) -> str:
        """A word of the pad, the game's own where it has one."""
        return say_of(self.game, key)

    def words(self, line: Any) -> str:
        """One line of the sheet as a sentence."""
        params = dict(line["what"]["params"])
        params["amount"] = line["amount"]
        return say(self.game + "-sheet-" + line["what"]["key"], params)

    def told(self, line: Any) -> list[Any]:
        """The same with the rule it goes by, which is a link."""
        return [self.words(line), beside(self.game, "sheet-" + line["what"]["key"])]

    def row(self, one: Any, over: Any) -> Any:
        """One player's line: the cards left with their points, the factor, the sum, and the running total."""
        lines = [line for line in over["lines"] if line["side"] == one["side"]]
        items = [el("li", {}, self.item(line)) for line in lines if line["kind"] == "item"]
        told = "pad-cards" if any("card" in line["what"]["params"] for line in lines) else "pad-cards pad-lines"
        factors = [
            el("span", {"class": "pad-factor"}, "×" + str(line["amount"])) for line in lines if line["kind"] == "factor"
        ]
        notes = [el("span", {"class": "pad-note"}, self.told(line)) for line in lines if line["kind"] == "note"]
        score, total = over["scores"][one["side"]], over["totals"][one["side"]]
        plain = sum(line["amount"] for line in lines if line["kind"] == "item")
        counted = [el("span", {"class": "pad-plain"}, figures(plain)), factors] if factors else []
        return el(
            "li",
            {"class": "pad-row", "data-you": one["you"], "data-zero": not score},
            [
                el("span", {"class": "pad-name"}, say_names(one)),
                el("ul", {"class": told, "aria-label": self.say("sheet-cards")}, items) if items else None,
                el("span", {"class": "pad-notes-own"}, notes) if notes else None,
                el(
                    "span",
                    {"class": "pad-sum"},
                    [
                        el("span", {"class": "pad-count"}, counted),
                        labelled(self.say("sheet-score"), score, "pad-score"),
                    ],
                ),
                labelled(self.say("sheet-total"), total, "pad-total"),
            ],
        )

    def item(self, line: Any) -> Any:
        """One thing that counts: a card with its points, or a few words with theirs."""
        code = line["what"]["params"].get("card")
        points = el("span", {"class": "pad-points", "data-zero": not line["amount"]}, minus(line["amount"]))
        if code:
            return [cards.small_card(code), points]
        return [el("span", {}, self.told(line)), points]

    def standing(self, one: Any, over: Any) -> Any:
        """One line of the final standings."""
        side = one["side"]
        return el(
            "li",
            {"class": "pad-row", "data-you": one["you"], "data-won": side in over["winners"]},
            [
                el("span", {"class": "pad-place"}, say("sheet-place", {"place": over["places"][side]})),
                el("span", {"class": "pad-name"}, say_names(one)),
                labelled(self.say("sheet-total"), over["totals"][side], "pad-total"),
            ],
        )


def stay(event: Any) -> None:
    """The pad lies there until one of its buttons is pressed."""
    event.preventDefault()


def labelled(words: str, value: int, name: str) -> Any:
    """A number with what it is for those who only hear it."""
    hidden = el("span", {"class": "visually-hidden"}, words + " ")
    return el("span", {"class": name, "data-minus": value < 0}, [hidden, minus(value)])


def minus(value: int) -> str:
    """A number as it is printed."""
    return figures(value) if value >= 0 else "\u2212" + figures(-value)


def say_names(one: Any) -> str:
    """What a side is called."""
    return joined([say("seat-name", {"seat": seat}) for seat in one["seats"]])


def joined(names: list[str]) -> str:
    """Names as a list of any length."""
    if len(names) < 2:
        return "".join(names)
    return say("list-and", {"before": ", ".join(names[:-1]), "last": names[-1]})
