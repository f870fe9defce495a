"""The editor as it lies on the page: places with their cards, the pack, the fields, what may happen next, the notation.

Only what differs from what is drawn is drawn again, so that the focus stays where it is.
"""

from typing import Any

from pyscript import document

from ui import address, editor_fields, form
from ui.company import offered
from ui.dom import drawing, el, fill, put, text
from ui.editor_cards import face_of, focused_card, give_focus, place, rove, tile
from ui.icons import icon
from ui.naming import action_words
from ui.words import capital, say

FEW = 14  # ways to go on beyond which they are a list that opens
UNDO = "M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3"
REDO = "M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h3"


class Parts:
    """The nodes of one editor."""

    def __init__(self, editor: Any) -> None:
        self.editor = editor
        self.drawn: dict[str, Any] = {}  # by name: the field, and its node
        self.ruled: Any = None
        self.tools = {name: button(name, "", words) for name, words in (("undo", "setup-undo"), ("redo", "setup-redo"))}
        self.places = el("div", {"class": "edit-places"})
        self.all_lie = el("p", {"class": "help"}, say("setup-all-lie"))
        self.pack = el("div", {"class": "edit-pack", "role": "group", "aria-label": say("setup-pack")})
        self.choices = el("div", {"class": "edit-fields"})
        self.more = el("div", {"class": "edit-fields"})
        self.rules = el("div", {"class": "editor-rules rules-lines"})
        self.steps = el("ol", {"class": "edit-steps"})
        self.next = el("div", {"class": "edit-next"})
        self.line = el("textarea", {"id": "edit-line", "rows": 4, "spellcheck": "false", "autocomplete": "off"})
        self.status = el("p", {"class": "edit-status", "id": "edit-status", "role": "status"})
        self.told = el("p", {"class": "visually-hidden", "role": "status"})
        self.you = el("select", {"id": "edit-you", "name": "you"})
        self.code = el("textarea", {"class": "edit-code", "rows": 3, "readonly": True, "hidden": True})
        self.play = button("play", "primary", "setup-play")
        self.tiles: dict[str, Any] = {}

    def nodes(self) -> list[Any]:
        """Everything, in the order in which it is read."""
        return [self.head(), el("div", {"class": "edit-sheet"}, [self.table(), self.side(), self.foot()]), self.told]

    def head(self) -> Any:
        """The way back, what this is, and of which game."""
        name = self.editor.game["id"]
        back = el(
            "a",
            {"class": "button quiet", "href": "?game=" + name, "data-do": "lay"},
            [drawing("M14.500 5 7.500 12l7 7"), say(name + "-name")],
        )
        picture = el("img", {"src": "assets/games/" + name + "/icon.svg", "alt": "", "width": 250, "height": 350})
        words = [el("h1", {"tabindex": -1}, say("setup-name")), el("p", {}, say("setup-about"))]
        deck = el("span", {"class": "deck", "aria-hidden": "true"}, picture)
        return el("header", {"class": "edit-head"}, [back, deck, el("div", {}, words)])

    def table(self) -> Any:
        """The places, and the pack below them, which stays in sight."""
        self.tools["undo"].replaceChildren(drawing(UNDO))
        self.tools["redo"].replaceChildren(drawing(REDO))
        for name, node in self.tools.items():
            put(node, "aria-label", say("setup-" + name))
        clear = button("clear", "quiet", "setup-clear")
        put(clear, "aria-label", clear.textContent)
        put(clear, "title", clear.textContent)
        fill(clear, icon("remove"))
        buttons = [button("fill", "", "setup-fill"), clear]
        tools = el("div", {"class": "edit-tools"}, [self.tools["undo"], self.tools["redo"]] + buttons)
        return el(
            "section",
            {"class": "edit-table", "aria-label": say("setup-cards-name")},
            [tools, self.places, self.pack, self.all_lie],
        )

    def side(self) -> Any:
        """What is chosen, what may happen next, and the notation."""
        more = el("details", {"class": "edit-more"}, [el("summary", {}, say("setup-more")), self.more])
        rules = el("details", {"class": "edit-more"}, [el("summary", {}, say("form-rules")), self.rules])
        on_top = el("section", {"aria-label": say("setup-choices")}, [self.choices, more, rules])
        took = button("back", "", "setup-back")
        then = [el("h2", {}, say("setup-next")), self.steps, took, self.next]
        after = el("section", {"class": "edit-then"}, then)
        label = el("label", {"for": "edit-line"}, el("h2", {}, say("setup-line")))
        line = el(
            "section", {"class": "edit-line"}, [label, self.line, el("p", {"class": "help"}, say("setup-line-help"))]
        )
        self.took, self.after, self.more_box = took, after, more
        return el("div", {"class": "edit-side"}, [on_top, after, line])

    def foot(self) -> Any:
        """Where you sit, against whom, and what to do with the position."""
        levels = [
            el("option", {"value": bot, "selected": bot == self.editor.level}, say("bot-" + bot))
            for bot in offered(address.Setup(self.editor.game))
        ]
        level = el("select", {"id": "edit-level", "name": "level"}, levels)
        fields = [
            el("div", {"class": "edit-field"}, [el("label", {"for": "edit-you"}, say("setup-you")), self.you]),
            el("div", {"class": "edit-field"}, [el("label", {"for": "edit-level"}, say("setup-against")), level]),
        ]
        shares = [self.play, button("link", "", "share-copy-link"), button("embed", "", "setup-embed")]
        self.shares = shares
        row = [el("div", {"class": "edit-fields"}, fields), el("div", {"class": "edit-shares"}, shares)]
        return el("footer", {"class": "edit-foot"}, [self.status, el("div", {"class": "edit-row"}, row), self.code])

    # Drawing

    def show(self) -> None:
        """Draw what has changed."""
        sheet = self.editor.sheet
        self.show_fields(sheet["fields"])
        self.show_pack(sheet)
        self.show_rules(sheet)
        self.show_next(sheet)
        line = self.editor.errands.line(self.editor.typed)  # what is being typed is not written over
        if str(self.line.value).strip() != line:
            self.line.value = line
        you = [
            el(
                "option",
                {"value": seat, "selected": seat == self.editor.seat},
                say("setup-chair", {"number": seat + 1, "seat": seat}),
            )
            for seat in range(self.editor.seats())
        ]
        if self.you.childElementCount != len(you):
            fill(self.you, you)
        put(self.tools["undo"], "disabled", not self.editor.past.undo)
        put(self.tools["redo"], "disabled", not self.editor.past.redo)
        self.show_status()
        self.mark()

    def show_fields(self, fields: Any) -> None:
        """Every field in its box; those that are as they were keep their nodes."""
        held = focused_card()
        fresh = {}
        for field in fields:
            name = field["name"]
            old = self.drawn.get(name)
            if old and old[0] == field:
                fresh[name] = old
            else:
                node = place(field) if field["kind"] == "place" else editor_fields.draw(field)
                if old:
                    keep_focus(old[1], node)
                fresh[name] = (field, node)
        boxes = [(self.places, True, False), (self.choices, False, False), (self.more, False, True)]
        for box, cards_only, more in boxes:
            names = [f["name"] for f in fields if (f["kind"] == "place") == cards_only and f["more"] == more]
            self.put_into(box, [fresh[name][1] for name in names])
        self.drawn = fresh
        put(self.more_box, "hidden", not self.more.childElementCount)
        give_focus(held, self.drawn)

    def put_into(self, box: Any, nodes: list[Any]) -> None:
        """Let the box hold these nodes, moving none that is in its place."""
        for number, node in enumerate(nodes):
            there = box.children.item(number)
            if not there:
                box.appendChild(node)
            elif not there.isSameNode(node):
                box.insertBefore(node, there)
        while box.childElementCount > len(nodes):
            box.lastElementChild.remove()

    def show_pack(self, sheet: Any) -> None:
        """How many there are left of each card; a card that lies somewhere leaves its place empty."""
        if not self.tiles:
            faces = []
            for code in sheet["pack"]["cards"]:
                if face_of(code) not in self.tiles:
                    self.tiles[face_of(code)] = tile(face_of(code))
                    faces.append(self.tiles[face_of(code)])
            put(self.pack, "data-columns", sheet["pack"]["columns"])
            put(self.pack, "--columns", sheet["pack"]["columns"])
            fill(self.pack, faces)
            rove(self.pack, faces[0])
        put(self.pack, "hidden", not sheet["free"])
        put(self.all_lie, "hidden", bool(sheet["free"]))
        left: dict[str, int] = {}
        for code in sheet["free"]:
            left[face_of(code)] = left.get(face_of(code), 0) + 1
        for code, node in self.tiles.items():
            count = left.get(code, 0)
            put(node, "aria-disabled", "true" if not count else None)
            put(node, "data-left", count if count > 1 else None)

    def show_rules(self, sheet: Any) -> None:
        """The house rules, as the form of the game has them."""
        before, self.ruled = self.ruled, sheet["options"]
        if before == self.ruled or self.rules.contains(document.activeElement):
            return
        wished = address.Setup(self.editor.game)
        wished.options = sheet["options"]
        lines = form.Form(wished)
        fill(self.rules, [lines.line(line) for line in self.editor.game["options"]])
        for step in self.rules.querySelectorAll("[data-step]"):
            put(step, "data-edit", "step")

    def show_next(self, sheet: Any) -> None:
        """What was done since the deal, and what may be done now."""
        steps = []
        for step in sheet["steps"]:
            words = action_words(sheet["game"], step)
            said = say("setup-step", {"seat": step["seat"], "what": words})
            steps.append(el("li", {}, said))
        fill(self.steps, steps)
        put(self.steps, "hidden", not steps)
        put(self.took, "hidden", not steps)
        fill(self.next, [way_on(sheet["game"], one) for one in sheet["next"]])
        put(self.after, "hidden", not steps and not sheet["next"])

    def show_status(self) -> None:
        """Whether it can be played, else why not; at first what to do. Who presses Play is told why not."""
        refusal = self.editor.refusal
        kind = "ready" if refusal is None else "greeting" if self.editor.greets else "refused"
        if kind == "refused":
            told = say(refusal["key"], refusal["params"])
            if refusal["rule"]:
                told += " " + say("setup-rule", {"rule": say(refusal["rule"]["key"], refusal["rule"]["params"])})
            text(self.status, told)
        else:
            text(self.status, say("setup-ready" if kind == "ready" else "setup-greet"))
        put(self.status, "data-kind", kind)
        put(self.line, "aria-invalid", "true" if kind == "refused" else None)
        put(self.line, "aria-describedby", "edit-status")
        for node in self.shares:
            put(node, "disabled", kind == "refused" or (kind == "greeting" and not node.isSameNode(self.play)))
        text(self.shares[2], say("setup-embed"))
        text(self.shares[1], say("share-copy-link"))
        self.code.hidden = True

    def trouble(self, words: str) -> None:
        """Say that something could not be done, where it says whether the position can be played."""
        text(self.status, words)
        put(self.status, "data-kind", "refused")

    def copied(self, what: str, words: str) -> None:
        """The button that was pressed says what came of it."""
        text(self.shares[1 if what == "link" else 2], words)

    def show_code(self, words: str) -> None:
        """What could not be put on the clipboard, to be copied by hand."""
        self.code.value = words
        self.code.hidden = False
        put(self.code, "aria-label", say("share-link"))
        self.code.focus()
        self.code.select()

    def mark(self) -> None:
        """Mark the place where the next card goes."""
        for name, (field, node) in self.drawn.items():
            if field["kind"] == "place":
                chosen = name == self.editor.place
                put(node, "data-chosen", chosen)
                node.querySelector("input").checked = chosen

    def tell(self, words: str) -> None:
        """Say it to those who listen."""
        text(self.told, words)


def button(does: str, kind: str, words: str) -> Any:
    """A button of the editor."""
    return el("button", {"type": "button", "class": ("button " + kind).strip(), "data-edit": does}, say(words))


def way_on(game: str, one: Any) -> Any:
    """What one seat may do: a button each, or a list where there are many ways."""
    seat = one["seat"]
    words: list[tuple[str, str]] = []
    for choice in one["choices"]:
        said = capital(action_words(game, choice))
        if said not in [other for _, other in words]:  # of twins one is enough
            words.append((choice["action"], said))
    title = el("p", {"class": "edit-who", "id": "edit-may-" + str(seat)}, say("setup-may", {"seat": seat}))
    attrs = {"type": "button", "class": "button", "data-seat": seat}
    if len(words) > FEW:
        select = el(
            "select", {"aria-labelledby": "edit-may-" + str(seat)}, [el("option", {"value": a}, w) for a, w in words]
        )
        go = el("button", dict(attrs, **{"data-edit": "act-chosen"}), say("setup-do"))
        return el("div", {"class": "edit-way"}, [title, el("div", {"class": "edit-row"}, [select, go])])
    buttons = [el("button", dict(attrs, **{"data-edit": "act", "data-action": a}), w) for a, w in words]
    group = el("div", {"class": "edit-ways", "role": "group", "aria-labelledby": "edit-may-" + str(seat)}, buttons)
    return el("div", {"class": "edit-way"}, [title, group])


def keep_focus(old: Any, node: Any) -> None:
    """A control that is drawn anew keeps the focus."""
    here = document.activeElement
    if not old.contains(here) or not here.id:
        return
    old.replaceWith(node)
    fresh = node.querySelector("#" + here.id)
    if fresh:
        fresh.focus()
