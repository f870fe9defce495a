"""How the computer plays, in plain words: what it sees, how that is tested, and how a deal is sealed."""

from typing import Any

from ui.dialogs import open_dialog
from ui.dom import el
from ui.words import say

PARTS = ("sight", "imagine", "proof", "why", "fair")
LEVELS = ("easy", "normal", "strong")


def show() -> Any:
    """Lay the sheet."""
    parts: list[Any] = [el("p", {"class": "lead"}, say("about-lead"))]
    for name in PARTS:
        parts.append(part(name, el("p", {}, say("about-" + name))))
        if name == "imagine":
            parts.append(part("levels", levels(LEVELS)))
    done = el("button", {"type": "button", "class": "button primary", "data-close": True}, say("settings-done"))
    return open_dialog(say("about-title"), el("div", {"class": "reading"}, parts), done)


def part(name: str, body: Any) -> Any:
    """One subject."""
    return el("section", {}, [el("h3", {}, say("about-" + name + "-name")), body])


def levels(names: Any) -> Any:
    """What each level means."""
    rows = []
    for name in names:
        rows.append(el("dt", {}, say("bot-" + name)))
        rows.append(el("dd", {}, say("bot-" + name + "-about")))
    return el("dl", {"class": "levels"}, rows)
