"""A match that is over, gone through step by step: every hand lies open, the score sheet can be asked for, and from any
moment one can play on.
"""

import asyncio
from typing import Any

from ui import (
    about,
    address,
    dialogs,
    host,
    motion,
    preferences,
    reasons,
    resaid,
    settings,
    sharing,
    together,
    words,
)
from ui.controls import Controls
from ui.dom import by_id, listen, on, put
from ui.inbox import Inbox
from ui.log import event_key
from ui.pace import pace_of
from ui.retold import Chronicle
from ui.scene import Scene
from ui.sheet import Sheet
from ui.words import has, say

KEYS = {"ArrowLeft": "back", "ArrowRight": "forward", "Home": "first", "End": "final", "PageUp": "before"}
KEYS.update({"PageDown": "after", " ": "run"})
NO_UNDO = {"key": "undo-over", "params": {}}


class Replay:
    """One match on the table. `taken_up` is the record from which the player wants to play on, "" for none."""

    def __init__(self, wire: Any, step: Any) -> None:
        self.wire = wire
        self.step = step
        self.game = step["view"]["game"]
        self.inbox = Inbox()
        self.furnish(None)
        self.deals: Any = []
        self.deal = 1
        self.count = -1  # how many actions of the deal are on show; -1 before the first view
        self.over: dict[int, Any] = {}  # how each deal ended, as far as it was asked
        self.running = False
        self.told = False  # whether all of the match stands in the log
        self.left = False
        self.taken_up = ""
        self.position = ""  # the line of the moment on show
        self.edited = ""

    def furnish(self, told: Any) -> None:
        """Lay the table; `told` is the log of the one in whose place it comes, in another language."""
        self.scene = Scene(by_id("table"), self.game, self.wish, told, log=Chronicle)
        self.sheet = Sheet(self.scene.felt, self.game)
        self.controls = Controls(self.scene.felt)
        table = self.scene.felt.table
        put(table, "data-replay", "")
        on(table, "click", "[data-do]", lambda node, _event: self.wish(node.getAttribute("data-do"), ""))
        on(table, "click", "[data-sheet]", lambda node, _event: self.wish("sheet", node.getAttribute("data-sheet")))
        on(table, "click", ".plate", lambda plate, _event: self.tell_hand(plate))
        on(table, "input", "input[type=range]", lambda node, _event: self.wish("slide", node.value))
        on(table, "change", "select", lambda node, _event: self.wish("hand", node.value))
        listen(table, "keydown", self.pressed)

    def wish(self, name: str, value: Any) -> None:
        """The player wants something."""
        self.inbox.put((name, value))

    def pressed(self, event: Any) -> None:
        """A key on the table that goes somewhere; a list or a slider keeps its own."""
        if event.ctrlKey or event.metaKey or event.altKey or event.target.closest("select, input, dialog"):
            return
        if event.key == " " and event.target.closest("button"):
            return
        if event.key in KEYS:
            event.preventDefault()
            self.wish(KEYS[event.key], "")

    def tell_hand(self, plate: Any) -> None:
        """Say what whoever sits there holds, by his plate and in the status region."""
        for seat, one in self.scene.seats.plates.items():
            if not one.isSameNode(plate):
                continue
            zones = [zone for zone in self.step["view"]["zones"] if zone["owner"] == seat and zone["kind"] == "fan"]
            codes = [card["card"] for zone in zones for card in zone["cards"] if card["card"]]
            told = say("replay-holds", {"seat": seat, "count": len(codes), "cards": codes})
            self.scene.felt.tell(told)
            self.scene.prompts.show_tip(plate, told)

    async def run(self) -> None:
        """Go through it until the player leaves."""
        await self.go(*self.start())
        asyncio.create_task(self.tell())
        while not self.left:
            thing = await self.inbox.get(self.patience())
            if thing is None:
                await self.run_on()
            else:
                await self.attend(thing[0], thing[1])

    def start(self) -> tuple[int, int]:
        """The moment that the address names, else the beginning: the first hand as it was dealt."""
        return address.moment() or (1, -1)

    def patience(self) -> float | None:
        """How long until the next step comes by itself, in ms."""
        if not self.running:
            return None
        return max(250.0, pace_of(settings.get("pace")).beat * 1.6)

    async def tell(self) -> None:
        """Write the whole match into the log."""
        answer = await self.wire.ask({"ask": "story"})
        if "ok" in answer and not self.left:
            self.told = await self.scene.log.tell(answer["ok"]["deals"])
            self.scene.log.mark(self.deal, self.count)

    async def go(self, deal: int, count: int) -> None:
        """Show this moment; a `count` of -1 is the deal as it was dealt."""
        forward = deal == self.deal and count == self.count + 1
        if count < 0 and self.deals:
            count = int(self.deals[deal - 1]["opening"])
        answer = await self.wire.ask({"ask": "look", "deal": deal, "count": max(count, 0)})
        if "ok" not in answer:
            if (deal, count) != (1, -1):
                await self.go(1, -1)
            else:
                self.trouble(answer["error"])
            return
        found = answer["ok"]
        self.deals = found["deals"]
        if count < 0 and int(self.deals[deal - 1]["opening"]):
            await self.go(deal, -1)
            return
        self.deal, self.count = deal, int(found["count"])
        self.position = str(found["position"])
        pace = pace_of(settings.get("pace") if forward else "instant")
        motion.running.finish()
        done = {"deal": deal, "count": self.count, "bot": found["bot"]}
        self.step = dict(self.step, view=found["view"], events=found["events"], reset=not forward, done=done)
        self.step.update({"wait": "table", "undo": NO_UNDO, "beat": False, "claim": False})
        self.scene.prompts.hide_tip()
        self.scene.show(self.step, pace)
        for place in self.scene.felt.seats.querySelectorAll(".seat"):
            put(place, "data-now", place.querySelector(".plate[data-turn]") is not None)
        self.scene.log.mark(deal, self.count)
        said = [say(event_key(self.game, "event", event), event) for event in found["events"]]
        told = " ".join([one for one in said if one])
        self.controls.show(self.deals, deal, self.count, told, reasons.ref(done) if found["bot"] is not None else "")
        if not self.running:
            address.mark(deal, self.count)

    async def attend(self, name: str, value: Any) -> None:
        """See to one thing that the player wants."""
        if name == "language":
            await self.say_again()
            return
        last = int(self.deals[self.deal - 1]["count"]) if self.deals else 0
        first = int(self.deals[self.deal - 1]["opening"]) if self.deals else 0
        if name != "run":
            self.stop()
        if name == "forward":
            await self.forward(last)
        elif name == "back":
            await self.back(first)
        elif name == "first":
            await self.go(self.deal, first)
        elif name == "final":
            await self.go(self.deal, last)
        elif name == "before":
            await self.go(max(1, self.deal - 1), -1)
        elif name == "after":
            await self.go(min(len(self.deals), self.deal + 1), -1)
        elif name in ("slide", "hand"):
            await self.go(*((self.deal, int(value)) if name == "slide" else (int(value), -1)))
        elif name == "at":
            deal, count = value.split("-")
            await self.go(int(deal), int(count))
        else:
            await getattr(self, "on_" + name.replace("-", "_"), self.on_nothing)(value)

    async def forward(self, last: int) -> None:
        """One step on, also into the next hand."""
        if self.count < last:
            await self.go(self.deal, self.count + 1)
        elif self.deal < len(self.deals):
            await self.go(self.deal + 1, -1)
        else:
            self.stop()

    async def back(self, first: int) -> None:
        """One step back, also into the hand before."""
        if self.count > first:
            await self.go(self.deal, self.count - 1)
        elif self.deal > 1:
            await self.go(self.deal - 1, int(self.deals[self.deal - 2]["count"]))

    async def run_on(self) -> None:
        """The next step by itself; at the end of a hand it stops, so that the cards can be looked at."""
        last = int(self.deals[self.deal - 1]["count"])
        await self.forward(last)
        if self.count == last:
            self.stop()

    def stop(self) -> None:
        """Nothing more happens by itself."""
        if self.running:
            self.running = False
            self.controls.running(on=False)
            address.mark(self.deal, self.count)

    async def on_run(self, _: str) -> None:
        """Let it run, or stop it; at the end of a hand it runs on into the next."""
        if self.running:
            self.stop()
            return
        self.running = True
        self.controls.running(on=True)

    async def on_score(self, _: str) -> None:
        """The score sheet of this hand, with the reason of every point."""
        if self.deal not in self.over:
            count = int(self.deals[self.deal - 1]["count"])
            answer = await self.wire.ask({"ask": "look", "deal": self.deal, "count": count})
            if "ok" not in answer:
                self.trouble(answer["error"])
                return
            self.over[self.deal] = answer["ok"]["view"]
        over = self.over[self.deal]
        buttons = [("back", "sheet-back")]
        if over["phase"] == "match":
            buttons.append(("standings", "sheet-standings"))
        self.sheet.show_deal(over, last=over["phase"] == "match", buttons=buttons)

    async def on_sheet(self, name: str) -> None:
        """A button of the score sheet."""
        if name == "standings":
            self.sheet.show_match(self.over[self.deal], buttons=[("back", "sheet-back")])
        else:
            self.sheet.close()

    async def on_take_up(self, _: str) -> None:
        """Play on from here."""
        answer = await self.wire.ask({"ask": "cut", "deal": self.deal, "count": self.count})
        if "ok" in answer:
            self.taken_up = str(answer["ok"]["text"])
            self.left = True

    async def on_edit(self, _: str) -> None:
        """Set the position up otherwise."""
        self.edited = self.position
        self.left = True

    async def on_share(self, _: str) -> None:
        """Hand the match on, or a part of it."""
        sharing.show(self.wire, self.step["record"], self.step["done"])

    async def on_why(self, name: str) -> None:
        """Why did a computer player do that? `name` says what; "" is what is on show."""
        name = name or reasons.ref(self.step["done"])
        sentence = self.scene.log.sentence(name)
        asyncio.create_task(reasons.show(self.wire, self.game, name, sentence))

    async def on_leave(self, _: str) -> None:
        """The player has seen enough."""
        self.left = True

    async def on_left(self, _: str) -> None:
        """The page around the frame wants something else."""
        self.left = True

    async def on_log(self, _: str) -> None:
        """The log comes or goes."""
        self.scene.toggle_log()

    async def on_settings(self, _: str) -> None:
        """The player wants the house otherwise."""
        preferences.show()

    async def on_together(self, _: str) -> None:
        """The player asks who sat here, and whether the deals were fair."""
        asyncio.create_task(together.show(self.wire, self.step["view"], {}, lambda _name: about.show()))

    async def say_again(self) -> None:
        """The language is another one: the same moment, sheet and log in the new words; what runs, runs on."""
        old, sheeted = self.scene, self.sheet.node.open
        motion.running.finish()
        held = resaid.what_has_focus(old)
        old.retire()
        self.furnish(old.log)
        self.controls.running(on=self.running)
        await self.go(self.deal, self.count)
        if self.told:
            self.scene.log.say_again(old.log)
            self.scene.log.mark(self.deal, self.count)
        else:
            old.log.empty()
            asyncio.create_task(self.tell())
        if sheeted:
            await self.on_score("")
        resaid.give_focus(self.scene, held)

    async def on_nothing(self, _: str) -> None:
        """What a table at which nobody plays does not do."""

    def trouble(self, error: Any) -> None:
        """Something went wrong: say it."""
        key = "error-" + error["key"]
        self.scene.felt.show(say(key, error["params"]) if has(key) else say("error-internal", {"what": error["key"]}))

    def clear(self) -> None:
        """Nothing of this table is left."""
        motion.running.finish()
        dialogs.close_all()
        self.sheet.close()
        self.scene.clear()


async def open(wire: Any, step: Any) -> Replay:  # noqa: A001 (callers say replay.open)
    """Go through the match that is on the table until the player leaves it."""
    replay = Replay(wire, step)
    replay.scene.felt.title.focus()

    def say_again() -> None:
        """The language has changed."""
        replay.wish("language", "")

    host.sits(replay)
    words.listen(say_again)
    await replay.run()
    words.unlisten(say_again)
    host.sits(None)
    replay.clear()
    return replay
