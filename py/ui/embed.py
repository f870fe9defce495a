"""The table in another page's frame: nothing but the table, nothing kept, and the page around may speak to it.

    ?embed=1&game=pilotta&position=…     beside anything that an address may ask for (ui/address.py)
    …&lesson=pilotta/under-trump · &record=… or #record=…
    …&theme=dark&lang=el                 as the page around has it
    …&host=https://example.org           who is told of what happens, and may give commands (assets/runtime/host.js)
    …#state=…                            how the table stood when it was put away

What cannot be laid is said in a sentence where the table would lie, and the page around can ask for something else.
"""

import asyncio
import json
from typing import Any

from pyscript.ffi import create_proxy
from pyscript.js_modules import host as outside
from pyscript.js_modules import keeping

from ui import address, budget, host, links, lobby, records, settings, stage, words
from ui.dom import by_id, fill
from ui.inbox import Inbox

OURS = ("embed", "host", "theme", "lang", "order")  # what an address says beside the table that it wants
FIELDS = ("game", "position", "lesson", "record", "options", "seat", "bots", "load")  # the element's attributes
DOORS = ("players", "deal", "continue", "edit", "learn", "history", "replay", "at", "state")
RESERVED = OURS + FIELDS + DOORS  # no house rule may have these names; as in assets/embed/forms.js
NAMES = {"bots": "players"}  # attributes and fields that an address calls otherwise


class Embedding:
    """One frame. `house` is the page's; `asked` what is to lie on the table, and `state` how it stood, if it did."""

    def __init__(self, house: Any) -> None:
        self.house = house
        self.asked: dict[str, str] = {}
        self.state = ""
        self.order = "0"  # what the page around called its last order; `ready` says to which it belongs
        self.orders = Inbox()  # what is to be laid next

    async def open(self) -> None:
        """Lay what the address asks for, and whatever the page around asks for later."""
        given = address.params()
        self.dress({"theme": given.get("theme", "")})
        outside.listen(create_proxy(self.hear))
        self.order = given.get("order", "0")
        self.asked = {name: value for name, value in given.items() if name not in OURS}
        for part in str(keeping.fragment()).split("&"):
            name, _, value = part.partition("=")
            if name == "state":
                self.state = value
            elif name == "record":
                self.asked["record"] = value
        self.house.show("arriving")
        outside.fit()
        question: Any = None
        if self.known_language(given):
            question = await self.first()
        while True:
            if question is None:
                await self.orders.get()
                question = await self.first()
                continue
            question = await self.play(question)

    def known_language(self, given: dict[str, str]) -> bool:
        """Whether there are words in the language that the address asks for."""
        try:
            address.language_of(given)
        except address.Wrong as wrong:
            self.refuse(wrong.key, wrong.params)
            return False
        return True

    async def first(self) -> Any:
        """The question that lays what is asked for; None where that cannot be."""
        self.house.show("arriving")
        await self.house.awake.wait()
        self.orders = Inbox()
        host.answers(self.order)
        try:
            return await self.question()
        except address.Wrong as wrong:
            if not self.orders.things:
                self.refuse(wrong.key, wrong.params)
        return None

    async def question(self) -> Any:
        """The same; raises `Wrong`."""
        given = dict(self.asked)
        state, self.state = self.state, ""
        packed = state or given.pop("record", "")
        text = str(await keeping.unpack(packed) or "") if packed else ""
        if packed and not text:
            raise address.Wrong("link-record", None)
        if "lesson" in given:
            game, _, lesson = given["lesson"].partition("/")
            question = {"ask": "lesson", "game": game, "lesson": lesson[: address.LONGEST_SEED]}
            if text:
                question["record"] = text
            return question
        if text:
            return records.take_up(text)
        wished = address.setup(given, self.house.games)
        percent = await budget.measure(self.house.asked)
        return wished.question(budget.worlds(wished.game, percent))

    async def play(self, question: Any) -> Any:
        """Lay this and play it; the question that lays the next table, None for whatever is asked for next.

        An order that came while the table was asked is newer than its answer, which is dropped.
        """
        answer = await self.house.asked(question)
        if self.orders.things:
            return None
        if "error" in answer:
            wrong = address.refused(answer["error"], question)
            self.refuse(wrong.key, wrong.params)
            return None
        step = answer["ok"]
        fill(by_id("notices"), None)
        self.house.game = step["view"]["game"]
        self.house.show("table")
        if step["wait"] == "match" and question["ask"] == "resume":
            return await self.look(step)
        sat = await stage.open(self.house.wire, step, [])
        if sat.then is not None and not self.orders.things:
            return sat.then
        self.orders.put(None)  # it was left for something else, or there is nobody else to go to
        return None

    async def look(self, step: Any) -> Any:
        """A match that is over is gone through; from any moment one can play on."""
        from ui import replay

        view = step["view"]
        host.tell("ready", {"game": view["game"], "seats": len(view["seats"]), "you": view["you"]}, step["record"])
        seen = await replay.open(self.house.wire, step)
        if seen.taken_up and not self.orders.things:
            return records.take_up(seen.taken_up)
        self.orders.put(None)
        return None

    def refuse(self, key: str, params: Any) -> None:
        """Say where the table would lie why it does not."""
        self.house.show("lobby")
        lobby.notice(key, params, "link")
        said = str(by_id("notices").textContent)
        host.tell("refused", {"key": key, "sentence": said.strip()})

    def hear(self, command: Any) -> None:
        """A command of the page around, which host.js has looked at."""
        given = json.loads(str(command))
        does = given.pop("command")
        sitting = host.stage()
        if does == "set":
            self.dress(given)
        elif does in ("load", "restart"):
            self.order = given.pop("order", "")
            self.state = ""
            if does == "load":
                self.asked = plain(given)
            self.note()
            self.leave(sitting)
        elif sitting is not None:
            sitting.wish("told", does)

    def leave(self, sitting: Any) -> None:
        """Get up from what is on the table, for something else to be laid."""
        self.orders.put(None)
        if sitting is not None:
            sitting.wish("left", "")

    def note(self) -> None:
        """Let the frame's address say what is asked for: it is laid again where the frame is loaded anew."""
        given = {name: value for name, value in address.params().items() if name in OURS}
        given["order"] = self.order
        given.update({name: value for name, value in self.asked.items() if name != "record"})
        record = "#record=" + self.asked["record"] if "record" in self.asked else ""
        query = "&".join([links.quoted(name) + "=" + links.quoted(value) for name, value in given.items()])
        address.go("?" + query + record, instead=True)

    def dress(self, given: dict[str, str]) -> None:
        """The light and the language of the page around."""
        if given.get("theme"):
            settings.lend("theme", "system" if given["theme"] == "auto" else given["theme"])
        tag = given.get("lang", "").lower().split("-")[0]
        if tag and tag != words.language() and tag in [one for one, _ in words.languages()]:
            asyncio.create_task(words.speak(tag))


def plain(given: dict[str, str]) -> dict[str, str]:
    """The fields of a command as an address has them: options, `hands:2,first_lap:everyone`, each by its name.

    One that has the name of something else, as `options="lang:xx"`, keeps a name that no game's option has.
    """
    found = {NAMES.get(name, name): value for name, value in given.items() if value}
    if "/" not in found.get("lesson", "/"):
        found["lesson"] = found.get("game", "") + "/" + found["lesson"]
    for part in found.pop("options", "").split(","):
        name, colon, value = part.partition(":")
        name = name.strip()
        if colon:
            found.setdefault("options:" + name if name in RESERVED else name, value.strip())
    return found
