"""The table as it is played: show a step, let it be seen, ask for the next.

    await stage.open(wire, step, lessons)     returns when the player has left the table

One loop waits for one thing at a time (ui/inbox.py): an answer from the wire, a wish of the player's, the end of a
pause. What the player wants (ui/wishes.py) goes first; an answer that is no longer asked for is not looked at.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt

from ui import (
    dialogs,
    host,
    motion,
    settings,
    tabs,
    words,
)
from ui.arranged import arrange
from ui.dom import by_id
from ui.hints import Hints
from ui.inbox import Inbox
from ui.lesson import Slip
from ui.notebook import Notebook
from ui.pace import pace_of
from ui.retold import tell_before
from ui.scene import Scene
from ui.sheet import Sheet
from ui.sound import sound
from ui.touch import Touch
from ui.unasked import calls_of, held, only_action, rest
from ui.wire import SILENCE
from ui.wishes import Wishes
from ui.words import has, say


class Stage(Wishes):
    """One sitting at one table, from the first step to leaving."""

    def __init__(self, wire: Any, game: str, lessons: list[str]) -> None:
        self.wire = wire
        self.game = game
        self.inbox = Inbox()
        self.scene = Scene(by_id("table"), game, self.wish)
        self.sheet = Sheet(self.scene.felt, game)
        self.slip = Slip(game, lessons, self.wish)
        self.touch = Touch(self.scene, self.wish)
        self.step: Any = None
        self.called = ""  # what was called out while the table went on, until the table has heard it
        self.asking = 0  # the id of the question whose answer is awaited; 0 for none
        self.hints = Hints(self.scene, wire, self.deliver)
        self.sealed: dict[int, str] = {}  # the commitment to each deal, as it was shown before the first card
        self.undoing = 0
        self.error: Any = None  # what the trouble is, while there is any
        self.stuck = False  # the table has told of trouble and waits for the player to do something about it
        self.due = 0.0  # when the pause after what is on show ends, in ms since the page was opened
        self.hurried = False  # the player does not want to see the others' turns one by one
        self.claims = False  # the rest of the deal plays itself
        self.held = False  # a finished trick lies there until the player goes on
        self.forced = ""  # the only thing that the player can do, where that is done for him
        self.alone = True  # whether it is: not after an undo, which it would only undo again
        self.sheeted = False
        self.fresh = False  # the pad has been put away: focus goes to the hand once it is the player's turn
        self.notes = Notebook(wire, self.warn)
        self.scene.prompts.note = self.notes.note
        tabs.on_lost(lambda: self.wish("displaced", ""))
        self.then: Any = None  # the question that lays the next table, where the player goes straight on to one
        self.goes = ""  # the address of the house to which the player goes from here, "" for the usual way
        self.left = ""  # why the player has left; "" while he sits here

    def wish(self, name: str, value: str) -> None:
        """The player wants something."""
        self.inbox.put((name, value))

    async def run(self, step: Any) -> None:
        """Play from this step on until the player leaves."""
        self.take(step)
        self.scene.prompts.recall(self.notes.noted())
        if step["lesson"] is None:
            asyncio.create_task(tell_before(self.wire, self.scene.log, step))
        while not self.left:
            thing = await self.inbox.get(self.patience())
            try:
                self.attend(thing)
            except Exception as error:
                self.trouble({"key": "internal", "params": {"what": type(error).__name__}})

    def attend(self, thing: Any) -> None:
        """See to one thing; None is the end of a pause, or of the player's patience with a silent table."""
        if thing is None and self.asking:
            self.trouble({"key": "lost", "params": {"reason": say("table-silent")}})
        elif thing is None:
            self.go_on()
        elif thing[0] == "answer":
            self.hear(thing[1], thing[2])
        else:
            getattr(self, "on_" + thing[0])(thing[1])

    def clear(self) -> None:
        """Nothing of this table is left."""
        tabs.on_lost(None)
        motion.running.finish()
        dialogs.close_all()
        self.sheet.close()
        self.slip.close()
        self.scene.clear()

    def patience(self) -> float | None:
        """How long to wait for the player before the table goes on by itself, in ms; None for as long as it takes."""
        waits = self.step["wait"]
        if self.stuck:
            return None
        if self.asking:
            return SILENCE
        if (
            self.held
            or waits == "lesson"
            or (waits == "you" and not self.forced)
            or (waits != "table" and self.sheeted)
        ):
            return None
        return max(0.0, self.due - float(attempt.now()))

    def go_on(self) -> None:
        """The pause is over: the next thing happens, or the score pad comes."""
        waits = self.step["wait"]
        if waits == "you":
            self.ask({"ask": "act", "action": self.forced, "shown": self.step["seq"]})
            self.scene.prompts.wait()
            return
        if waits == "table":
            self.ask({"ask": "next", "shown": self.step["seq"]})
            return
        if not self.sheeted:
            sound.play("end" if waits == "match" else "trick")
        self.sheeted = True
        self.sheet.show_deal(self.step["view"], last=waits == "match")

    def ask(self, question: Any) -> None:
        """Ask the table; whatever was asked before is no longer of interest."""
        self.stuck = False
        question["id"] = self.asking = self.wire.number()
        asyncio.create_task(self.deliver(question))

    async def deliver(self, question: Any) -> None:
        """Bring a question over and its answer back."""
        answer = await self.wire.ask(question)
        self.inbox.put(("answer", question["id"], answer))

    def hear(self, number: int, answer: Any) -> None:
        """An answer has come. A step that has happened is shown, also where something newer was asked since."""
        if number == self.hints.number:
            error = self.hints.hear(answer)
            if error:
                self.trouble(error)
            return
        awaited = number == self.asking
        if awaited:
            self.asking = 0
            self.stuck = False
            self.scene.felt.trouble("")
        if "ok" in answer and (awaited or answer["ok"]["seq"] > self.step["seq"]):
            self.take(answer["ok"])
            if number == self.undoing:
                self.scene.taken_back()
        elif awaited and answer["error"]["key"] != "cancelled":
            self.trouble(answer["error"])

    def take(self, step: Any) -> None:
        """Show a step and see how long it is to be looked at."""
        before, self.step = self.step, step
        arrange(step["view"], settings.get("sort"))
        called, self.called = self.called, ""
        self.hurried = self.hurried and step["wait"] == "table"
        self.claims = self.claims and step["wait"] == "table"
        pace = self.pace()
        self.sealed.setdefault(int(step["done"]["deal"]), step["fair"])
        if step["lesson"] is None:
            self.notes.keep(step)
        self.slip.show(step)
        host.step(before, step)
        longest = self.scene.show(step, pace)
        self.due = float(attempt.now()) + longest + rest(step, pace, settings.get("hold"))
        self.forced = only_action(step) if self.alone and settings.get("forced") == "yes" else ""
        self.held = False
        if step["claim"]:
            self.scene.prompts.offer("claim", say("table-claim"))
        if held(step, settings.get("hold")) and not self.claims:
            self.hold()
        if step["wait"] == "you" and (before is None or before["wait"] != "you"):
            self.scene.felt.tell(say("table-your-turn"))
            sound.turn()
            if self.fresh:
                self.fresh = False
                self.scene.refocus()
        if called and step["reset"] and called in calls_of(step["view"]):
            self.on_act(called)

    def hold(self) -> None:
        """A finished trick lies there until the player goes on: at a button, a tap on the cloth or on his hand."""
        self.held = True
        self.scene.hold(say("table-go-on"))

    def warn(self, key: str) -> None:
        """Something that stays true: the log has it for good, and it is on the screen for a while."""
        self.scene.log.write(key)
        asyncio.create_task(self.warn_soon(key))

    async def warn_soon(self, key: str) -> None:
        """Once whose turn it is has been said."""
        await asyncio.sleep(1)
        if not self.left:
            self.scene.felt.show(say(key))

    def pace(self) -> Any:
        """The pace at which this is to be shown; what is certain anyway goes quickly."""
        usual = settings.get("pace")
        return pace_of("instant" if self.hurried or usual == "instant" else "quick" if self.claims else usual)

    def trouble(self, error: Any) -> None:
        """Something went wrong: say it, and let the player try again."""
        if error["key"] in ("illegal", "lesson-no"):
            host.illegal(error["params"].get("rule", error["key"]))
        key = "error-" + error["key"]
        told = say(key, error["params"]) if has(key) else say("error-internal", {"what": error["key"]})
        if error["key"] == "lesson-no":
            self.slip.tell(error["params"]["say"])
        elif error["key"] in ("lost", "internal", "no-match"):
            self.stuck = True
            self.error = error
            self.scene.felt.trouble(told, say("boot-retry"))
        else:
            self.scene.felt.show(told)
        if not self.asking:
            self.scene.prompts.show(self.step["view"])


async def open(wire: Any, step: Any, lessons: list[str]) -> Any:  # noqa: A001 (callers say stage.open)
    """Sit at the table of this step until the player gets up; the stage then says how it was left.

    `lessons` are those of the game's course.
    """
    stage = Stage(wire, step["view"]["game"], lessons)
    stage.scene.felt.title.focus()

    def say_again() -> None:
        """The language has changed."""
        stage.wish("language", "")

    words.listen(say_again)
    host.sits(stage)
    asyncio.create_task(sound.fetch())
    await stage.run(step)
    words.unlisten(say_again)
    host.sits(None)
    stage.clear()
    return stage
