"""The slip by the table in a lesson: what it is about, what is to be found now, and a word on what was tried."""

from typing import Any

from pyscript import document

from ui import course
from ui.dom import by_id, el, fill, on, put
from ui.words import say


class Slip:
    """The lesson that is given at a table, if one is. `lessons` are the names of the game's whole course, none
    where this one stands alone in another page.
    """

    def __init__(self, game: str, lessons: list[str], wish: Any) -> None:
        self.game = game
        self.lessons = lessons
        self.lesson: Any = None
        self.over = False
        self.said = ""  # the key of what was said of the last try
        self.word = el("p", {"class": "lesson-word", "role": "status"})
        self.paper = el("div", {"class": "lesson-paper"})
        self.node = by_id("lesson")
        fill(self.node, self.paper)
        on(self.paper, "click", "[data-lesson]", lambda node, _event: wish("lesson", node.dataset.lesson))

    def show(self, step: Any) -> None:
        """Show how far the lesson of this step is; there may be none."""
        before, self.lesson = self.lesson, step["lesson"]
        put(self.node, "hidden", self.lesson is None)
        put(self.node, "data-game", self.game)
        put(document.documentElement, "data-lesson", self.lesson is not None)
        if self.lesson is None or (before == self.lesson and not step["reset"]):
            return
        self.over = step["wait"] == "lesson"
        self.said = ""
        self.lay()
        if self.over and self.lesson["solved"] and self.lessons:
            course.solved(self.game, self.lesson["id"])
        if self.over:
            self.paper.querySelector("button").focus()

    def lay(self) -> None:
        """Write the slip, in the language that is spoken now."""
        if self.lesson is None:
            return
        name, number = self.lesson["id"], int(self.lesson["step"])
        count = say("lesson-count", {"number": number, "of": self.lesson["of"]})
        many = int(self.lesson["of"]) > 1 and not self.over
        head = [
            el("h2", {}, say(course.word(self.game, name, "name"))),
            el("span", {"class": "lesson-count"}, count) if many else None,
        ]
        about = say(course.word(self.game, name, "text")) if number == 1 and not self.over else ""
        put(self.node, "data-over", self.over)
        self.tell(self.said)
        parts = [el("header", {}, head), el("p", {"class": "lesson-about"}, about) if about else None, self.word]
        fill(self.paper, parts + [self.buttons(name) if self.over else None])

    def tell(self, key: str) -> None:
        """Say what is to be found, and before it why what was tried is not it."""
        self.said = key
        told = [el("strong", {}, say(key)), " "] if key else []
        fill(self.word, told + [say(self.lesson["say"])])
        put(self.node, "data-no", bool(key))

    def close(self) -> None:
        """The slip is put away with its table."""
        put(self.node, "hidden", "")
        put(document.documentElement, "data-lesson", None)
        fill(self.node, None)

    def buttons(self, name: str) -> Any:
        """What can be done once it is over."""
        following = course.after(self.lessons, name)
        doors = [("next", "lesson-next", " primary") if following else ("list", "lesson-list", " primary")]
        doors.append(("again", "lesson-again", ""))
        if not self.lessons:
            doors = [("again", "lesson-again", " primary")]
        buttons = [
            el("button", {"type": "button", "class": "button" + kind, "data-lesson": does}, say(key))
            for does, key, kind in doors
        ]
        return el("p", {"class": "lesson-doors"}, buttons)

    def question(self, does: str) -> Any:
        """What the table is asked for by one of the buttons."""
        name = self.lesson["id"]
        wanted = course.after(self.lessons, name) if does == "next" else name
        return {"ask": "lesson", "game": self.game, "lesson": wanted}
