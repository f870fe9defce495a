"""Setting the table: how many sit there, who, and by which house rules. The form is read off the worker's `hello`.

Words: `<game>-option-<name>` and, for a choice, `<game>-option-<name>-<value>`; `<game>-option-<name>-help` may
say more.
"""

from typing import Any

from pyscript import document
from pyscript.js_modules import attempt

from ui import storage
from ui.address import Setup, remembered
from ui.company import Everyone, offered
from ui.dom import add, by_id, drawing, el, fill, on, put, text
from ui.rules import door
from ui.words import has, say

STOPS = "a, button, input, select, summary, h2"  # what focus may be on
MANY = 8  # values of a house rule beyond which they are a list that opens


def head(name: str) -> Any:
    """What one came for, a game's form or course, and the way back."""
    picture = el("img", {"src": "assets/games/" + name + "/icon.svg", "alt": "", "width": 250, "height": 350})
    back = el(
        "a",
        {"class": "button quiet", "href": "./", "data-do": "lobby"},
        [drawing("M14.500 5 7.500 12l7 7"), say("form-back")],
    )
    words = [el("h2", {"id": "form-name", "tabindex": -1}, say(name + "-name")), el("p", {}, say(name + "-blurb"))]
    words.append(door(name))
    return el(
        "header",
        {"class": "form-head"},
        [back, el("span", {"class": "deck", "aria-hidden": "true"}, picture), el("div", {}, words)],
    )


class Form:
    """The form of one game. `wished` is the table as it now stands in it."""

    def __init__(self, wished: Setup) -> None:
        self.wished = wished
        self.game = wished.game
        self.root = by_id("form")

    def open(self) -> None:
        """Lay the form out, and begin at its head."""
        self.lay()
        self.root.querySelector("h2").focus()

    def say_again(self) -> None:
        """Lay it out in another language: what is chosen, unfolded and in focus stays."""
        unfolded = self.root.querySelector("details").open
        here = document.activeElement
        stops = list(self.root.querySelectorAll(STOPS))
        at = next((place for place, one in enumerate(stops) if one.isSameNode(here)), -1)
        self.lay()
        self.root.querySelector("details").open = unfolded
        if at >= 0:
            self.root.querySelectorAll(STOPS).item(at).focus()

    def lay(self) -> None:
        """Lay the form out."""
        name = self.game["id"]
        put(self.root, "data-game", name)
        self.players = el(
            "div", {"class": "picks-row"}, [self.count(n) for n in range(self.game["fewest"], self.game["most"] + 1)]
        )
        self.plan = el("div", {"class": "plan", "aria-hidden": "true"})
        self.company = el("ol", {"class": "company"})
        self.everyone = Everyone(self.wished)
        self.tally = el("span", {"class": "tally"})
        self.reset = el("button", {"type": "button", "class": "button", "data-do": "reset"}, say("form-reset"))
        self.rules = el("div", {"class": "rules-lines"}, [self.line(line) for line in self.game["options"]])
        self.summary = el("p", {"class": "form-summary", "aria-live": "polite"})
        fill(self.root, [head(name), self.body()])
        self.show()

    def body(self) -> Any:
        """The form itself; it is never sent anywhere."""
        count = el(
            "fieldset", {"class": "picks"}, [el("legend", {"class": "form-legend"}, say("form-players")), self.players]
        )
        who = el(
            "fieldset",
            {},
            [
                el("legend", {"class": "form-legend"}, say("form-company")),
                self.everyone.node,
                el("div", {"class": "seating"}, [self.plan, self.company]),
            ],
        )
        summary = el("summary", {}, [el("span", {"class": "form-legend"}, say("form-rules")), self.tally])
        rules = el(
            "details", {"class": "house-rules"}, [summary, el("div", {"class": "rules-body"}, [self.reset, self.rules])]
        )
        deal = el("button", {"type": "submit", "class": "button primary"}, say("form-deal"))
        foot = el("footer", {"class": "form-foot"}, [self.summary, deal])
        door = {"class": "button quiet", "href": "?edit=" + self.game["id"], "data-do": "edit"}
        more = el("p", {"class": "form-more"}, el("a", door, say("setup-name")))
        return el("form", {"aria-labelledby": "form-name", "novalidate": True}, [count, who, rules, more, foot])

    def count(self, number: int) -> Any:
        """One possible number of players."""
        attrs = {"type": "radio", "name": "seats", "value": number, "checked": number == self.wished.seats}
        best = self.game["best"]
        good = bool(best) and best[0] <= number <= best[1]
        words = [str(number), el("span", {"class": "visually-hidden"}, " " + say("form-best"))] if good else str(number)
        return el("label", {"class": "pick", "data-best": good}, [el("input", attrs), el("span", {}, words)])

    def line(self, line: Any) -> Any:
        """One house rule: what it decides, its number, and the choice."""
        name = line["name"]
        word = self.word(name)
        about = say(word + "-help") if has(word + "-help") else ""
        number = el("span", {"class": "rule-number"}, say("form-rule", {"rule": line["rule"]}))
        helping = el("p", {"class": "help", "id": "help-" + name}, about) if about else None
        kind = {"choice": self.choice, "switch": self.switch, "number": self.number}[line["kind"]]
        attrs = {"class": "rule", "data-option": name, "data-kind": line["kind"]}
        if line["kind"] == "choice" and len(line["values"]) > MANY:
            kind = self.long_choice
            attrs["data-kind"] = "list"
        elif line["kind"] == "choice":
            legend = el("legend", {}, [el("span", {}, say(word)), number])
            attrs["aria-describedby"] = "help-" + name if about else None
            return el("fieldset", attrs, [legend, helping, kind(line)])
        label = el("label", {"for": "option-" + name}, [el("span", {}, say(word)), number])
        return el("div", attrs, [label, helping, kind(line)])

    def word(self, name: str) -> str:
        """The key of a house rule's words."""
        return str(self.game["id"]) + "-option-" + name

    def choice(self, line: Any) -> Any:
        """One of several."""
        name = line["name"]
        rows = []
        for value in line["values"]:
            attrs = {"type": "radio", "name": name, "value": value, "checked": value == self.wished.value(line)}
            words = [el("span", {}, say(self.word(name) + "-" + str(value)))]
            if value == line["default"]:
                words.append(el("span", {"class": "usual"}, say("form-usual")))
            rows.append(el("label", {"class": "row"}, [el("input", attrs), el("span", {}, words)]))
        return el("div", {"class": "rows"}, rows)

    def long_choice(self, line: Any) -> Any:
        """One of many, which are not all in sight."""
        name = line["name"]
        rows = []
        for value in line["values"]:
            attrs = {"value": value, "selected": value == self.wished.value(line)}
            rows.append(el("option", attrs, say(self.word(name) + "-" + str(value))))
        attrs = {"id": "option-" + name, "name": name}
        attrs["aria-describedby"] = "help-" + name if has(self.word(name) + "-help") else None
        return el("select", attrs, rows)

    def switch(self, line: Any) -> Any:
        """On or off."""
        name = line["name"]
        attrs = {
            "type": "checkbox",
            "role": "switch",
            "id": "option-" + name,
            "name": name,
            "checked": self.wished.value(line),
        }
        attrs["aria-describedby"] = "help-" + name if has(self.word(name) + "-help") else None
        return el("input", attrs)

    def number(self, line: Any) -> Any:
        """A number between two others."""
        name = line["name"]
        low, high = line["values"]
        attrs = {
            "type": "number",
            "id": "option-" + name,
            "name": name,
            "min": low,
            "max": high,
            "inputmode": "numeric",
        }
        attrs["value"] = self.wished.value(line)
        less = el("button", {"type": "button", "class": "button", "data-step": -1, "aria-label": say("form-less")}, "−")
        more = el("button", {"type": "button", "class": "button", "data-step": 1, "aria-label": say("form-more")}, "+")
        return el("div", {"class": "stepper"}, [less, el("input", attrs), more])

    def show(self) -> None:
        """What follows from the choices: who sits where, how many rules are changed, what the button will do."""
        wished = self.wished
        self.show_company()
        changed = len(wished.options)
        for line in self.game["options"]:
            put(
                self.rules.querySelector('[data-option="' + line["name"] + '"]'),
                "data-changed",
                line["name"] in wished.options,
            )
        text(self.tally, say("form-changed", {"count": changed}))
        put(self.tally, "data-count", changed)
        put(self.reset, "hidden", changed == 0)
        text(self.summary, say("form-summary", {"players": wished.seats, "changed": changed}))
        storage.write("form-" + self.game["id"], wished.as_json())

    def show_company(self) -> None:
        """A row for everybody else, and the plan of the table."""
        wished = self.wished
        while self.company.childElementCount > wished.seats - 1:
            self.company.lastElementChild.remove()
        while self.company.childElementCount < wished.seats - 1:
            add(self.company, self.opponent(self.company.childElementCount))
        seats = [el("span", {"class": "chair", "--i": 0, "data-you": True}, say("seat-you"))]
        for number in range(1, wished.seats):
            place = number if self.game["clockwise"] else wished.seats - number  # clockwise from you
            seats.append(el("span", {"class": "chair", "--i": place}, say("player-" + str(number))))
        put(self.plan, "--n", wished.seats)
        fill(self.plan, seats)
        put(self.company, "data-many", wished.seats > 7)
        self.everyone.show(wished.levels)
        for place, select in enumerate(self.company.querySelectorAll("select")):
            select.value = wished.levels[place]

    def opponent(self, place: int) -> Any:
        """Somebody to play against, and how well."""
        name = "level-" + str(place)
        options = [
            el("option", {"value": bot, "selected": bot == self.wished.levels[place]}, say("bot-" + bot))
            for bot in offered(self.wished)
        ]
        label = el("label", {"for": name}, say("player-" + str(place + 1)))
        return el("li", {}, [label, el("select", {"id": name, "name": name, "data-place": place}, options)])

    def changed(self, node: Any) -> None:
        """Somebody chose something."""
        name = str(node.name)
        if name == "seats":
            self.wished.sit(int(node.value))
        elif name == "everyone":
            self.wished.levels = [str(node.value)] * len(self.wished.levels)
        elif node.hasAttribute("data-place"):
            self.wished.levels[int(node.dataset.place)] = str(node.value)
        else:
            for line in self.game["options"]:
                if line["name"] == name:
                    self.take(line, node)
        self.show()

    def take(self, line: Any, node: Any) -> None:
        """One house rule as its control now says."""
        if line["kind"] == "switch":
            self.wished.choose(line, bool(node.checked))
        elif line["kind"] == "number":
            low, high = line["values"]
            digits = str(node.value)
            number = (
                int(digits) if 0 < len(digits) < 7 and all(one in "0123456789" for one in digits) else line["default"]
            )
            number = min(max(number, low), high)
            node.value = str(number)
            self.wished.choose(line, number)
        else:
            for value in line["values"]:
                if str(value) == str(node.value):
                    self.wished.choose(line, value)

    def step(self, button: Any) -> None:
        """One more or one less."""
        field = button.parentElement.querySelector("input")
        attempt.attempt_method(field, "stepUp" if button.dataset.step == "1" else "stepDown")
        self.changed(field)

    def as_the_rules(self) -> None:
        """Every house rule as the rules have it."""
        self.wished.options = {}
        fill(self.rules, [self.line(line) for line in self.game["options"]])
        self.show()
        self.root.querySelector("summary").focus()


def last_time(game: Any) -> Setup:
    """The table as it was set last time."""
    return remembered(storage.read("form-" + game["id"]), game)


def listen(root: Any, form: Any) -> None:
    """Hear all forms that will stand in `root`; `form()` is the one that stands there now."""
    on(root, "change", "input, select", lambda node, _event: form().changed(node))
    on(root, "click", "[data-step]", lambda node, _event: form().step(node))
    on(root, "click", "[data-do=reset]", lambda _node, _event: form().as_the_rules())
