"""The table as it is played: show a step, let it be seen, ask for the next; and hear what the player wants meanwhile.

    await stage.open(wire, step, lessons)     returns when the player has left the table

One loop waits for one thing at a time (ui/inbox.py): an answer from the wire, a wish of the player's, the end of a
pause. What the player wants goes first; an answer that is no longer asked for is not looked at.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt

from ui import (
    about,
    answers,
    dialogs,
    motion,
    preferences,
    reasons,
    records,
    resaid,
    settings,
    sharing,
    tabs,
    together,
    words,
)
from ui.arranged import arrange
from ui.dom import by_id
from ui.dom import view as window
from ui.hints import Hints
from ui.inbox import Inbox
from ui.lesson import Slip
from ui.notebook import Notebook
from ui.pace import pace_of
from ui.retold import tell_before
from ui.scene import Scene
from ui.sheet import Sheet
from ui.sound import sound
from ui.storage import keeps
from ui.touch import Touch
from ui.unasked import calls_of, held, only_action, rest
from ui.wire import SILENCE
from ui.words import has, say


class Stage:
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

    def on_act(self, action: str) -> None:
        """The player does something."""
        self.hurried = self.held = False
        self.alone = True
        sound.acted()
        self.called = action if action in calls_of(self.step["view"]) else ""
        self.ask({"ask": "act", "action": action, "shown": self.step["seq"]})

    def on_claim(self, _: str) -> None:
        """The rest is certain, and the player wants it played out."""
        self.claims = True
        self.scene.prompts.wait()
        self.ask({"ask": "claim", "shown": self.step["seq"]})

    def on_undo(self, _: str) -> None:
        """The player takes back what he did last."""
        self.hurried = self.alone = self.held = False
        self.forced = ""
        motion.running.finish()
        self.ask({"ask": "undo"})
        self.undoing = self.asking

    def on_hint(self, _: str) -> None:
        """The player asks what to do."""
        self.hints.ask()

    def on_why(self, name: str) -> None:
        """The player asks why somebody did that; `name` says what, as the log has it."""
        sentence = self.scene.log.sentence(name)
        asyncio.create_task(reasons.show(self.wire, self.game, name, sentence))

    def on_lesson(self, does: str) -> None:
        """A button of the lesson's slip: the same or the next one, or back to the course."""
        if does == "list":
            self.left = "leave"
        elif not self.asking:
            self.fresh = True
            self.ask(self.slip.question(does))

    def on_together(self, _: str) -> None:
        """The player asks who sits here, and whether the deal is fair."""
        section = None if self.step["lesson"] else sharing.section(self.wire, self.step, self.restart)
        asyncio.create_task(together.show(self.wire, self.step["view"], self.sealed, self.on_about, section))

    def on_about(self, _: str) -> None:
        """The player asks how the computer plays."""
        about.show()

    def on_skip(self, _: str) -> None:
        """The player has seen enough of what is moving, and of the others' turns."""
        motion.running.finish()
        if self.held:
            self.held = False
            self.scene.let_on()
        elif self.step["wait"] == "table":
            self.hurried = True
        self.due = 0.0

    def on_sheet(self, name: str) -> None:
        """A button of the score pad."""
        if name == "standings":
            self.sheet.show_match(self.step["view"])
        elif name == "back":
            self.look_back()
        elif name == "deal":
            self.turn_page({"ask": "deal"})
        elif name == "again":
            self.restart(records.same_table(self.notes.record))
        else:
            self.left = name

    def restart(self, question: Any) -> None:
        """Another match, or a hand once more, at this table: the question that lays it."""
        self.then = question
        self.wish("left", "")

    def look_back(self) -> None:
        """Put the pad aside: the cards lie open, and the log tells why they were played."""
        self.sheet.close()
        self.scene.prompts.offer("pad", say("table-pad"))
        if not self.scene.felt.log.hasAttribute("data-open"):
            self.scene.toggle_log()
        self.scene.log.focus()

    def on_pad(self, _: str) -> None:
        """The pad comes back."""
        self.scene.prompts.show(self.step["view"])
        if self.scene.log_covers():
            self.scene.toggle_log()
        self.go_on()

    def turn_page(self, question: Any) -> None:
        """Put the pad away and go on."""
        if self.asking:
            return
        self.sheet.close()
        self.sheeted = False
        self.scene.felt.title.focus()
        self.fresh = True
        self.ask(question)

    def on_leave(self, _: str) -> None:
        """The player wants to go; the match is kept, a lesson can be had again."""
        if self.step["wait"] == "match" or self.step["lesson"] is not None:
            self.left = "leave"
            return
        told = say("table-leave-kept" if keeps() else "table-leave-lost")
        dialogs.ask(say("table-leave"), told, say("table-leave-yes"), say("table-leave-no"), self.get_up)

    def get_up(self) -> None:
        """The player leaves."""
        self.wish("left", "")

    def on_left(self, _: str) -> None:
        """The player has left."""
        self.left = "leave"

    def on_displaced(self, _: str) -> None:
        """Another tab has sat down at the table."""
        self.left = "displaced"

    def on_settings(self, _: str) -> None:
        """The player wants the house otherwise."""
        preferences.show()

    def on_log(self, _: str) -> None:
        """The log comes or goes."""
        self.scene.prompts.hide_tip()
        self.scene.toggle_log()

    def on_language(self, _: str) -> None:
        """Other words: everything is said again, and nothing else has changed."""
        resaid.table(self)

    def on_reload(self, _: str) -> None:
        """The table is lost: start again from what was kept."""
        window.location.reload()

    def on_ask(self, about: str) -> None:
        """A question about the table, answered in the status region."""
        self.scene.felt.show(answers.answer(about, self.step["view"], self.scene))


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
    asyncio.create_task(sound.fetch())
    await stage.run(step)
    words.unlisten(say_again)
    stage.clear()
    return stage
