"""The slip by the table in a lesson: what it is about, what is to be found now, and a word on what was tried."""

from typing import Any

from pyscript import document

from ui import course
from ui.dom import by_id, el, fill, listen, put
from ui.words import say


class Slip:
    """The lesson that is given at a table, if one is. `lessons` are the names of the game's whole course."""

    def __init__(self, game: str, lessons: list[str], wish: Any) -> None:
        self.game = game
        self.lessons = lessons
        self.wish = wish
        self.lesson: Any = None
        self.word = el("p", {"class": "lesson-word", "role": "status"})
        self.node = by_id("lesson")

    def show(self, step: Any) -> None:
        """Show how far the lesson of this step is; there may be none."""
        before, self.lesson = self.lesson, step["lesson"]
        put(self.node, "hidden", self.lesson is None)
        put(self.node, "data-game", self.game)
        put(document.documentElement, "data-lesson", self.lesson is not None)
        if self.lesson is None or (before == self.lesson and not step["reset"]):
            return
        name = self.lesson["id"]
        over = step["wait"] == "lesson"
        first = self.lesson["step"] == 1 and not over
        facts = {"number": self.lesson["step"], "of": self.lesson["of"]}
        many = int(self.lesson["of"]) > 1 and not over
        head = [
            el("h2", {}, say(course.word(self.game, name, "name"))),
            el("span", {"class": "lesson-count"}, say("lesson-count", facts)) if many else None,
        ]
        about = el("p", {"class": "lesson-about"}, say(course.word(self.game, name, "text"))) if first else None
        put(self.node, "data-over", over)
        fill(self.word, say(self.lesson["say"]))
        put(self.node, "data-no", None)
        fill(self.node, [el("header", {}, head), about, self.word, self.buttons(name) if over else None])
        if over and self.lesson["solved"]:
            course.solved(self.game, name)
        if over:
            self.node.querySelector("button").focus()

    def tell(self, key: str) -> None:
        """Say why what was tried is not it, and once more what is to be found."""
        fill(self.word, [el("strong", {}, say(key)), " ", say(self.lesson["say"])])
        put(self.node, "data-no", "")

    def close(self) -> None:
        """The slip is put away with its table."""
        put(self.node, "hidden", "")
        put(document.documentElement, "data-lesson", None)
        fill(self.node, None)

    def buttons(self, name: str) -> Any:
        """What can be done once it is over."""
        following = course.after(self.lessons, name)
        doors = [("again", "lesson-again", "")]
        doors.insert(0, ("next", "lesson-next", " primary") if following else ("list", "lesson-list", " primary"))
        return el("p", {"class": "lesson-doors"}, [self.button(*one) for one in doors])

    def button(self, does: str, key: str, kind: str) -> Any:
        """One of them."""
        button = el("button", {"type": "button", "class": "button" + kind}, say(key))
        listen(button, "click", lambda _event: self.wish("lesson", does))
        return button

    def question(self, does: str) -> Any:
        """What the table is asked for by one of the buttons."""
        name = self.lesson["id"]
        wanted = course.after(self.lessons, name) if does == "next" else name
        return {"ask": "lesson", "game": self.game, "lesson": wanted}
