"""Setting up a position: cards are put where they lie, the rest is chosen, and the table says whether it can be played.

?edit=pis_yedili                  an empty table of that game
?edit=pis_yedili&position=…       that position, finished or not (engine/notation.py)

The line of the position is all there is. Every change of it is asked of the worker (`setup`, table/setup.py), whose
answer is drawn: which places and choices a game has, and what can be, is not known here.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt, keeping

from ui import address, editor_cards, editor_fields, editor_parts
from ui.dom import by_id, fill, listen, on, put
from ui.errands import Errands, Past
from ui.links import embed_code, quoted
from ui.words import YOU, say, seat_words

KEYS = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -1000, "End": 1000}


class Editor:
    """The editor of the page. `sheet` is what the table last said of the line that is drawn."""

    def __init__(self, house: Any) -> None:
        self.house = house
        self.root = by_id("editor")
        self.game: Any = None
        self.sheet: Any = None
        self.typed = ""  # what stands in the field of the notation
        self.refusal: Any = None
        self.greets = True  # nothing has been set yet, so nobody is told what is wrong with it
        self.place = ""  # where the next card goes
        self.seat = 0
        self.level = ""
        self.turn = -1  # of the house, since which these are the position and the player's wishes
        self.past = Past()
        self.errands = Errands(self.fulfil, self.failed)
        self.parts: Any = None
        self.listen()

    def listen(self) -> None:
        """One handler for each kind of thing that can happen here."""
        on(self.root, "click", "[data-edit]", self.pressed)
        on(self.root, "change", "select, input", self.chosen)
        on(self.root, "input", "textarea", lambda node, _event: self.type(str(node.value).strip()))
        listen(self.root, "keydown", self.key)

    async def open(self, given: dict[str, str]) -> None:
        """Lay out what the address asks for; raises `address.Wrong`."""
        mine = self.house.turn
        line = given.get("position", "").strip()
        game = address.game_of(line.split()[0] if line else given["edit"], self.house.games)
        empty = {"ask": "setup", "game": game["id"], "seats": game["usual"]}
        answer = await self.house.asked({"ask": "setup", "position": line} if line else empty)
        if "ok" in answer and answer["ok"]["fields"] is None:
            refusal = answer["ok"]["refusal"]
            answer = await self.house.asked(empty)
            if "ok" in answer:
                answer["ok"] = dict(answer["ok"], refusal=refusal, line=line)
        if self.house.turn != mine:
            return
        if "error" in answer:
            raise address.Wrong("error-" + answer["error"]["key"], answer["error"]["params"])
        self.turn, self.game, self.place, self.past, self.greets = mine, game, "", Past(), not line
        self.errands.drop()
        self.level = given.get("players", "")
        if self.level not in game["bots"]:
            self.level = game["usual_bot"]
        self.seat = max(address.whole(given.get("seat", "")), 0)
        if "seat" not in given and line and answer["ok"].get("seat") is not None:
            self.seat = int(answer["ok"]["seat"])
        self.house.game = self.game["id"]
        fill(by_id("form"), None)  # both have house rules, and names of controls are there once
        self.house.show("editor")
        self.take(answer["ok"])
        self.lay()
        self.root.querySelector("h1").focus()

    def lay(self) -> None:
        """Lay everything out, in the language now spoken."""
        put(self.root, "data-game", self.game["id"])
        self.name_seats()
        self.parts = editor_parts.Parts(self)
        fill(self.root, self.parts.nodes())
        self.show()

    def say_again(self) -> None:
        """The same in another language."""
        if self.sheet:
            self.lay()

    def name_seats(self) -> None:
        """Who sits where: you where you will play, the others in turn order from there."""
        seats = self.seats()
        self.seat = min(self.seat, seats - 1)
        names = {seat: "player-" + str((seat - self.seat) % seats) for seat in range(seats)}
        names[self.seat] = YOU
        seat_words(names)

    def seats(self) -> int:
        """How many play."""
        field = self.field("seats")
        return int(field["value"]) if field else int(self.game["usual"])

    def field(self, name: str) -> Any:
        """The field of that name, None where there is none."""
        return next((one for one in self.sheet["fields"] if one["name"] == name), None)

    def places(self) -> list[Any]:
        """The fields that hold cards."""
        return [one for one in self.sheet["fields"] if one["kind"] == "place"]

    def take(self, sheet: Any) -> None:
        """What the table says from now on."""
        self.refusal = sheet["refusal"]
        self.typed = sheet["line"]
        if sheet["fields"] is None:
            return
        self.sheet = sheet
        names = [one["name"] for one in self.places()]
        if self.place not in names:
            self.place = next((one["name"] for one in self.places() if lacks(one)), names[0])

    def here(self, turn: int) -> bool:
        """Whether what was wanted in that turn of the house still is: the player has not gone anywhere else since."""
        return bool(self.house.route == "editor" and self.house.turn == turn == self.turn)

    def show(self) -> None:
        """Draw what has changed."""
        self.name_seats()
        self.parts.show()
        address.go("?" + self.query("edit"), instead=True)

    def query(self, what: str) -> str:
        """The parameters of an address: of this editor, or of the table that is laid from it."""
        found = [what + "=" + self.game["id"], "position=" + quoted(self.typed)]
        return "&".join(found + ["seat=" + str(self.seat), "players=" + self.level])

    # What the player wants

    def wish(self, wish: Any) -> None:
        """See to this, after what was wanted before."""
        if self.here(self.turn):
            self.errands.add(wish)

    async def fulfil(self, wish: Any) -> None:
        """See to one wish: most ask for one change, and what comes of it is drawn."""
        mine = self.turn
        if not self.here(mine):
            return
        if "place" in wish:
            self.place = wish["place"]
            self.parts.mark()
            return
        if "play" in wish or "copy" in wish:
            await self.hand_on(wish, mine)
            return
        question, said = self.question(wish)
        if question is None:
            return
        before = self.typed
        answer = await self.house.asked(question)
        if not self.here(mine) or not self.heard(answer, wish, question):
            return
        self.greets = "clear" in wish or (self.greets and self.typed == before)
        if "travel" in wish:
            self.past.went(wish["travel"], before)
        elif self.typed != before:
            self.past.note(before)
        self.step_on(question)
        self.show()
        self.parts.tell(said)

    def question(self, wish: Any) -> Any:
        """What the table is asked, None for nothing; and what is said once it is done."""
        if "clear" in wish:
            return {"ask": "setup", "game": self.game["id"], "seats": self.seats()}, ""
        if "type" in wish:
            return {"ask": "setup", "position": wish["type"]}, ""
        if "travel" in wish:
            line = self.past.there(wish["travel"])
            return ({"ask": "setup", "position": line} if line else None), ""
        wish, said = self.moved(wish) if "put" in wish or "take" in wish else (wish, "")
        return (dict(wish, ask="setup", position=self.sheet["line"]) if wish else None), said

    def heard(self, answer: Any, wish: Any, question: Any) -> bool:
        """Take what the table says to this wish; whether there is something else to be drawn."""
        if "ok" in answer:
            self.take(answer["ok"])
            return True
        error = answer["error"]
        key, params = "error-" + error["key"], error["params"]
        if "type" in wish or ("travel" in wish and error["key"] not in ("lost", "internal")):
            self.typed = question["position"]
            self.refusal = {"key": key, "params": params, "rule": None}
            return True
        self.parts.trouble(say(key, params))
        return False

    def failed(self, error: Exception) -> None:
        """A wish could not be seen to."""
        if self.here(self.turn):
            self.parts.trouble(say("error-internal", {"what": type(error).__name__}))

    def moved(self, wish: Any) -> Any:
        """The change that puts a card down or takes it up, and what is said of it."""
        name = wish.get("from") or self.place
        field = self.field(name)
        if field is None:
            return None, ""
        cards = list(field["cards"])
        if "take" in wish:
            if wish["take"] not in cards:
                return None, ""
            cards.remove(wish["take"])
            key, code = "setup-taken", wish["take"]
        else:
            code = next((one for one in self.sheet["free"] if editor_cards.face_of(one) == wish["put"]), "")
            if not code:
                return None, ""
            cards.append(code)
            key = "setup-placed"
        place = say(field["label"]["key"], field["label"]["params"])
        said = say(key, {"card": code, "place": place, "count": len(cards)})
        return {"field": name, "value": ".".join(cards) or "-"}, said

    def step_on(self, wish: Any) -> None:
        """Where a place is full, the next cards go to the next one that lacks some."""
        places = self.places()
        at = next((number for number, one in enumerate(places) if one["name"] == self.place), 0)
        if wish.get("field") != self.place or places[at]["wanted"] is None or lacks(places[at]):
            return
        after = places[at + 1 :] + places[:at]
        self.place = next((one["name"] for one in after if lacks(one)), self.place)

    def type(self, line: str) -> None:
        """Somebody writes in the field of the notation."""
        if self.here(self.turn):
            self.errands.type(line, self.typed)

    def pressed(self, node: Any, _event: Any) -> None:
        """A button."""
        does = node.dataset.edit
        if does == "put":
            if not node.hasAttribute("aria-disabled"):
                self.wish({"put": node.dataset.card})
        elif does == "take":
            self.wish({"take": node.dataset.card, "from": node.closest("[data-place]").dataset.place})
        elif does == "fill":
            self.wish({"fill": True, "seed": attempt.random_seed()})
        elif does == "back":
            self.wish({"back": True})
        elif does == "forget":
            self.wish({"field": node.dataset.field, "value": "-"})
        elif does == "act":
            self.act(node.dataset.action, int(node.dataset.seat))
        elif does == "act-chosen":
            select = node.parentElement.querySelector("select")
            self.act(str(select.value), int(node.dataset.seat))
        elif does in ("undo", "redo"):
            self.wish({"travel": does})
        elif does == "clear":
            self.wish({"clear": True})
        elif does == "step":
            field = node.parentElement.querySelector("input")
            attempt.attempt_method(field, "stepUp" if node.dataset.step == "1" else "stepDown")
            self.chosen(field, None)
        elif does == "play":
            self.wish({"play": True})
        elif does in ("link", "embed"):
            self.wish({"copy": does})

    def act(self, action: str, seat: int) -> None:
        """Somebody does that."""
        self.wish({"action": action, "seat": seat, "seed": attempt.random_seed()})

    def chosen(self, node: Any, _event: Any) -> None:
        """A field that is chosen or counted."""
        name = str(node.getAttribute("name") or "")
        if name == "place":
            self.wish({"place": str(node.value)})
        elif name == "you":
            self.seat = int(node.value)
            self.lay()
            self.root.querySelector("[name=you]").focus()
        elif name == "level":
            self.level = str(node.value)
            self.show()
        elif node.closest(".editor-rules"):
            value = ("on" if node.checked else "off") if node.type == "checkbox" else str(node.value)
            self.wish({"field": "options." + name, "value": value})
        elif name:
            self.wish({"field": name, "value": editor_fields.value_of(node)})

    def key(self, event: Any) -> None:
        """Arrows go from card to card; Delete takes one up."""
        group = event.target.closest("[data-columns]")
        if not group or event.ctrlKey or event.metaKey or event.altKey:
            return
        columns = int(group.dataset.columns)
        steps = dict(KEYS, ArrowUp=-columns, ArrowDown=columns) if columns else KEYS
        cards = list(group.querySelectorAll("[data-card]"))
        at = next((number for number, one in enumerate(cards) if one.isSameNode(event.target)), -1)
        if at < 0:
            return
        if event.key in ("Delete", "Backspace") and event.target.dataset.edit == "take":
            event.preventDefault()
            self.pressed(event.target, event)
        elif event.key in steps:
            event.preventDefault()
            to = at + steps[event.key]
            if steps[event.key] in (-1000, 1000):
                to = 0 if to < 0 else len(cards) - 1
            if 0 <= to < len(cards):
                editor_cards.rove(group, cards[to])
                cards[to].focus()

    async def hand_on(self, wish: Any, turn: int) -> None:
        """Play the position, or put its link or the code for another site's page on the clipboard."""
        if self.refusal is not None:
            self.greets = False
            self.parts.show_status()
            return
        if "play" in wish:
            self.errands.drop()
            address.go("?" + self.query("game"), instead=False)
            asyncio.create_task(self.house.follow())
            return
        words = self.link() if wish["copy"] == "link" else self.code()
        done = await attempt.copy_text(words)
        if self.here(turn):
            self.parts.copied(wish["copy"], say("fair-copied" if done else "fair-not-copied"))
            if not done:
                self.parts.show_code(words)

    def link(self) -> str:
        """The address at which this position is played."""
        return str(keeping.home()) + "?" + self.query("game")

    def code(self) -> str:
        """What a page of another site says to have this position in it."""
        return embed_code(str(keeping.home()), str(self.game["id"]), self.typed, self.seat, self.level)


def lacks(field: Any) -> bool:
    """Whether a place still wants cards."""
    return field["wanted"] is not None and len(field["cards"]) < field["wanted"]
