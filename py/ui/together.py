"""This table: who sits at it and how well they play, and the seal under which each hand is dealt.

The seal is shown before a hand's first card, and what it hides once the hand is over. The page keeps what it was shown
and works the SHA-256 out again by itself, so it does not have to take the table's word.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt

from ui.about import levels
from ui.dialogs import open_dialog
from ui.dom import el, fill, on, text
from ui.rules import door_beside
from ui.words import say

RECIPE = "python3 -c \"import hashlib; print(hashlib.sha256('TEXT'.encode()).hexdigest())\""
PIECE = 4  # hexadecimal digits between two spaces


async def show(wire: Any, view: Any, sealed: Any, about: Any, more: Any = None) -> None:
    """Lay the sheet. `sealed` is what was shown before each deal; `about` opens the sheet on how the computer plays;
    `more` is what else there is to this table.
    """
    place = el("div", {"class": "seals"}, el("p", {"role": "status"}, say("fair-asking")))
    done = el("button", {"type": "button", "class": "button primary", "data-close": True}, say("settings-done"))
    fair = el("section", {}, [el("h3", {}, say("fair-name")), el("p", {}, say("fair-about")), place])
    link = door_beside(view["game"])
    rules = el("section", {}, [el("h3", {}, say("rules-name")), el("p", {}, link)]) if link else None
    sheet = open_dialog(
        say("table-together"), el("div", {"class": "reading"}, [company(view), more, fair, rules]), done
    )
    on(sheet, "click", "[data-about]", lambda _node, _event: about(""))
    on(sheet, "click", "[data-copy]", copy)
    answer = await wire.ask({"ask": "fair"})
    if not sheet.isConnected:
        return
    if "ok" not in answer:
        fill(place, el("p", {}, say("error-" + answer["error"]["key"], answer["error"]["params"])))
        return
    rows: list[Any] = []
    for number, one in enumerate(answer["ok"]["deals"], 1):
        rows.insert(
            0, await seal(one, {"number": number}, sealed.get(number), opened=number == len(answer["ok"]["deals"]))
        )
    rows.append(await seal(answer["ok"]["match"], {"number": 0}, None, opened=False))
    fill(place, rows)


def company(view: Any) -> Any:
    """Who sits here, and what their levels are."""
    others = [one for one in view["seats"] if one["seat"] != view["you"]]
    rows = [
        el(
            "li",
            {},
            [el("span", {}, say("seat-name", {"seat": one["seat"]})), el("span", {}, say("bot-" + one["player"]))],
        )
        for one in others
    ]
    there = [name for name in ("easy", "normal", "strong", "random") if name in [one["player"] for one in others]]
    attrs = {"type": "button", "class": "button quiet more-about", "data-about": True}
    more = el("button", attrs, say("about-title"))
    heading = el("h3", {}, say("form-company"))
    return el("section", {}, [heading, el("ul", {"class": "sitters"}, rows), levels(there), more])


async def seal(one: Any, facts: Any, shown: Any, *, opened: bool) -> Any:
    """One deal's seal, or the match's (number 0): whole, and what was under it where that may be told."""
    told = one["text"]
    summary = [el("span", {}, say("fair-deal", facts)), el("code", {"class": "seal-code"}, short(one["commitment"]))]
    body = [line("fair-commitment", one["commitment"])]
    if told is not None:
        good = await holds(one, shown)
        summary.insert(
            1, el("span", {"class": "seal-mark", "data-good": good}, say("fair-kept" if good else "fair-broken"))
        )
        body.append(line("fair-text", told))
        body.append(line("fair-recipe", RECIPE.replace("TEXT", told)))
    elif facts["number"]:
        body.append(el("p", {}, say("fair-waits")))
    if not facts["number"]:
        body.insert(0, el("p", {}, say("fair-later")))
    return el("details", {"class": "seal", "open": opened}, [el("summary", {}, summary), el("div", {}, body)])


async def holds(one: Any, shown: Any) -> bool:
    """Whether what is told is what was shown, worked out here where the browser can, and by the table."""
    found = await attempt.sha256(one["text"])
    same = found is None or str(found) == one["commitment"]
    return bool(one["kept"]) and same and (shown is None or shown == one["commitment"])


def line(word: str, words: str) -> Any:
    """A long text with a button that copies it."""
    button = el("button", {"type": "button", "class": "button small", "data-copy": words}, say("fair-copy"))
    button.setAttribute("aria-label", say("fair-copy-what", {"what": say(word)}))
    return el(
        "div",
        {"class": "seal-line"},
        [el("h4", {}, say(word)), el("code", {"class": "seal-code", "tabindex": "0"}, words), button],
    )


def copy(button: Any, _event: Any) -> None:
    """Put the text on the clipboard."""
    asyncio.create_task(copied(button))


async def copied(button: Any) -> None:
    """Do it, and let it be seen; where the browser does not, the text is there to be selected."""
    done = await attempt.copy_text(button.getAttribute("data-copy"))
    text(button, say("fair-copied" if done else "fair-not-copied"))


def short(commitment: str) -> str:
    """A fingerprint as one can compare it at a glance: its beginning and its end."""
    return commitment[:PIECE] + " " + commitment[PIECE : 2 * PIECE] + " … " + commitment[-PIECE:]
