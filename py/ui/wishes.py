"""What the player can want at a table: a move, undo, a hint, the log, another page of the pad, to get up.

Each wish has its name: `on_<name>(value)` sees to it. What waits and what is asked of the table is in stage.py.
"""

import asyncio
from typing import Any

from ui import about, answers, dialogs, motion, preferences, reasons, records, resaid, sharing, together
from ui.dom import view as window
from ui.sound import sound
from ui.storage import keeps
from ui.unasked import calls_of
from ui.words import say


class Wishes:
    """The half of a Stage that hears the player."""

    alone: Any
    ask: Any
    asking: Any
    called: Any
    claims: Any
    due: float
    forced: Any
    fresh: Any
    game: Any
    go_on: Any
    goes: str
    held: Any
    hints: Any
    hurried: Any
    left: Any
    notes: Any
    scene: Any
    sealed: Any
    sheet: Any
    sheeted: Any
    slip: Any
    step: Any
    then: Any
    undoing: Any
    wire: Any
    wish: Any

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
        section = None if self.step["lesson"] else sharing.section(self.wire, self.step, self.restart, self.go_to)
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

    def go_to(self, address: str) -> None:
        """The player gets up and goes to another address of the house."""
        self.goes = address
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

    def on_told(self, does: str) -> None:
        """The page around the frame says undo or hint: as if the player had pressed it, where he could."""
        if does == "undo" and self.step["undo"] is None:
            self.on_undo("")
        elif does == "hint" and self.step["wait"] == "you":
            self.on_hint("")

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
