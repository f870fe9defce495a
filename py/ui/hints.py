"""A hint: the best player of the house thinks about it while one waits, and says what it would do, and why.

It may think as long as a turn takes: the tool shows that. Playing ends it, and so does pressing the tool again.
"""

import asyncio
from typing import Any

from ui.dom import el, put
from ui.naming import action_words, expected_words, weighed_list, why_words
from ui.words import capital, say


class Hints:
    """The hints at one table. `deliver(question)` sends one; `number` is the id of what is thought about, or 0."""

    def __init__(self, scene: Any, wire: Any, deliver: Any) -> None:
        self.scene = scene
        self.wire = wire
        self.deliver = deliver
        self.number = 0
        self.advice: Any = None  # what was advised last

    def ask(self) -> None:
        """The player asks what to do, or no longer wants to know."""
        if self.number:
            asyncio.create_task(self.wire.ask({"ask": "cancel", "of": self.number}))
            return
        self.number = self.wire.number()
        self.show_thinking()
        asyncio.create_task(self.deliver({"ask": "hint", "id": self.number}))

    def show_thinking(self) -> None:
        """Let it be seen whether somebody thinks."""
        put(self.scene.felt.table.querySelector("[data-do=hint]"), "aria-busy", "true" if self.number else None)
        if self.number:
            self.scene.prompts.hide_tip()
            self.scene.felt.tell(say("hint-thinking"))

    def hear(self, answer: Any) -> Any:
        """What is advised, or that nothing is; the answer is an error that the player should be told of, or None."""
        self.number = 0
        self.show_thinking()
        if "ok" not in answer:
            return answer["error"] if answer["error"]["key"] != "cancelled" else None
        self.advice = answer["ok"]
        self.point(self.advice)
        return None

    def point(self, advice: Any) -> None:
        """Show what is advised."""
        game = self.scene.game
        why = why_words(game, advice["why"])
        if advice["close"]:
            why += " " + say("hint-close")
        weighed = advice["weighed"][:2]
        parts = [
            weighed_list(game, weighed)
            if weighed
            else el("p", {"class": "hint-action"}, capital(action_words(game, advice))),
            el("p", {"class": "hint-why"}, why),
        ]
        self.scene.prompts.hint(advice["action"], advice["card"], parts, self.sentence(advice, weighed, why))

    def sentence(self, advice: Any, weighed: Any, why: str) -> str:
        """The same for those who hear it."""
        game = self.scene.game
        if not weighed:
            return say("hint-said", {"action": action_words(game, advice), "why": why})
        first = {"action": action_words(game, weighed[0]), "result": expected_words(game, weighed[0]["expected"])}
        words = say("hint-weighed", dict(first, why=why))
        for one in weighed[1:]:
            other = {"action": action_words(game, one), "result": expected_words(game, one["expected"])}
            words += " " + say("hint-next", other)
        return words
