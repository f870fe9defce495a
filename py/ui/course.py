"""A game's course before its table: which lessons there are, which are done; and what this browser remembers of that.

?learn=pis_yedili            the course
?lesson=pis_yedili/seven     one lesson of it
"""

import json
from typing import Any

from ui import storage
from ui.dom import by_id, drawing, el, fill, put
from ui.words import say

DONE = "lessons"  # {game: [ids of lessons that were solved]}
TICK = "M5 12.500 10 17.500 19 7"


def word(game: str, lesson: str, part: str) -> str:
    """The key of some words of a lesson."""
    return game + "-lesson-" + lesson + "-" + part


def address(game: str, lesson: str) -> str:
    """The address at which that lesson begins."""
    return "?lesson=" + game + "/" + lesson


def done(game: str) -> list[str]:
    """The lessons of this game that were solved in this browser."""
    try:
        kept = json.loads(storage.storage_get(DONE) or "{}")
    except ValueError:
        kept = {}
    found = kept.get(game, []) if isinstance(kept, dict) else []
    return [str(one) for one in found] if isinstance(found, list) else []


def solved(game: str, lesson: str) -> None:
    """Remember that this one was solved."""
    found = done(game)
    if lesson in found:
        return
    try:
        kept = json.loads(storage.storage_get(DONE) or "{}")
    except ValueError:
        kept = {}
    if not isinstance(kept, dict):
        kept = {}
    kept[game] = found + [lesson]
    storage.storage_set(DONE, json.dumps(kept))


def after(lessons: list[str], lesson: str) -> str:
    """The lesson that comes next, "" for none."""
    number = lessons.index(lesson) + 1 if lesson in lessons else len(lessons)
    return lessons[number] if number < len(lessons) else ""


def show(game: Any, head: Any) -> None:
    """Lay the course out where a game's form lies, under the same head."""
    root = by_id("form")
    name = game["id"]
    known = done(name)
    put(root, "data-game", name)
    count = {"done": len([one for one in game["lessons"] if one in known]), "of": len(game["lessons"])}
    lines = [line(name, lesson, known) for lesson in game["lessons"]]
    heading = el("h3", {"class": "form-legend"}, say("course-name"))
    words = el("p", {"class": "course-count"}, say("course-done", count))
    course = el("section", {"class": "course"}, [heading, words, el("ol", {}, lines)])
    fill(root, [head, course])
    root.querySelector("h2").focus()


def line(game: str, lesson: str, known: list[str]) -> Any:
    """One lesson and whether it is among the known ones."""
    words: list[Any] = [el("span", {"class": "course-lesson"}, say(word(game, lesson, "name")))]
    if lesson in known:
        words += [drawing(TICK), el("span", {"class": "visually-hidden"}, " " + say("course-known"))]
    attrs = {"href": address(game, lesson), "data-do": "lesson", "data-done": lesson in known}
    return el("li", {}, el("a", attrs, words))
