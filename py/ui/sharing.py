"""Handing a match on: as a link that holds all of it, as a file, as text; and beginning again at the same table.

A link opens on any copy of the site: what it holds stands behind the #, where no server sees it.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt, keeping

from ui import dialogs, links, records
from ui.dialogs import open_dialog
from ui.dom import add, el, on, put, text
from ui.host import embedded
from ui.words import say

LONG_LINK = 8000  # characters after which some programs cut a link off


def section(wire: Any, step: Any, restart: Any, leave: Any) -> Any:
    """This match, on the sheet about the table: hand it on, begin it again, set its position up otherwise.

    `restart(question)` lays the next table; `leave(address)` gets up and goes there.
    """
    playing = step["wait"] != "match"
    names = ["share", "once-more", "restart"] if playing else ["share", "restart"]
    buttons = [
        el("button", {"type": "button", "class": "button", "data-match": name}, say("match-" + name)) for name in names
    ]
    head = records.head_of(step["record"])
    if "position" in head and not embedded():  # of any other match the hands are nobody's to see
        href = links.edit_address(head["game"], head["position"])
        buttons.append(el("a", {"class": "button", "href": href, "data-edit": True}, say("replay-edit")))
    node = el("section", {}, [el("h3", {}, say("match-name")), el("div", {"class": "match-doors"}, buttons)])

    def pressed(button: Any, _event: Any) -> None:
        name = button.getAttribute("data-match")
        if name == "share":
            show(wire, step["record"], step["done"], over=not playing)
        elif name == "restart":
            again = records.same_table(step["record"])
            sure("restart", lambda: restart(again))
        else:
            sure("once-more", lambda: asyncio.create_task(once_more()))

    async def once_more() -> None:
        record = await part(wire, step["record"], step["done"], "hand")
        if record:
            restart(records.take_up(record))

    def edit(link: Any, event: Any) -> None:
        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        event.preventDefault()
        dialogs.close_all()
        leave(str(link.getAttribute("href")))

    on(node, "click", "[data-match]", pressed)
    on(node, "click", "[data-edit]", edit)
    return node


def sure(name: str, then: Any) -> None:
    """Ask before anything is laid anew; what is on the table stays in the lobby."""

    def agreed() -> None:
        dialogs.close_all()
        then()

    words = "match-" + name
    dialogs.ask(say(words), say(words + "-ask"), say(words + "-yes"), say("match-no"), agreed)


async def part(wire: Any, record: str, done: Any, which: str) -> str:
    """The record of that part of the match: all of it, from here, or this hand; "" where the table does not say."""
    if which == "match":
        return record
    deal, count = int(done["deal"]), int(done["count"])
    if which == "hand":
        count = records.opening_of(record, deal)
    answer = await wire.ask({"ask": "cut", "deal": deal, "count": count})
    return str(answer["ok"]["text"]) if "ok" in answer else ""


def show(wire: Any, record: str, done: Any, *, over: bool = True) -> None:
    """Lay the sheet on which a match is handed on; `over` says whether all of it is played.

    `done` is the moment of it that is on the table, None where it is not there: then only all of it can be handed on.
    """
    names = ["hand", "here", "match"]
    if over:
        names = ["match", "here", "hand"] if done else ["match"]
    picks = []
    for name in names:
        words = say("share-" + name + ("-over" if over and name == "match" else ""))
        box = el("input", {"type": "radio", "name": "share", "value": name, "checked": name == names[0]})
        picks.append(el("label", {"class": "pick"}, [box, el("span", {}, words)]))
    row = el(
        "div", {"class": "picks-row", "hidden": len(names) < 2, "role": "group", "aria-label": say("share-what")}, picks
    )
    about = el("p", {"class": "share-about", "role": "status"})
    link = el("input", {"class": "share-link", "readonly": True, "aria-label": say("share-link")})
    buttons = [
        el("button", {"type": "button", "class": "button primary", "data-share": "link"}, say("share-copy-link")),
        el("button", {"type": "button", "class": "button", "data-share": "text"}, say("share-copy-text")),
        el("button", {"type": "button", "class": "button", "data-share": "file"}, say("share-file")),
    ]
    body = el("div", {"class": "sharing"}, [row, about, link, el("div", {"class": "match-doors"}, buttons)])
    sheet = open_dialog(say("share-name"), body, None)
    state: dict[str, Any] = {"text": record, "turn": 0}

    async def choose(which: str) -> None:
        state["turn"] += 1
        mine = state["turn"]
        found = await part(wire, record, done, which)
        address = await link_to(found) if found else ""
        if mine != state["turn"] or not sheet.isConnected:
            return
        state["text"] = found
        told = say("share-" + which + ("-over" if over and which == "match" else "") + "-about")
        if len(address) > LONG_LINK:
            told += " " + say("share-long", {"count": len(address)})
        text(about, told if found else say("error-no-moment"))
        link.value = address
        put(link, "hidden", not address)
        for button in buttons:
            put(button, "hidden", not found or (button.dataset.share == "link" and not address))

    on(sheet, "change", "input[name=share]", lambda node, _event: asyncio.create_task(choose(str(node.value))))
    on(sheet, "focusin", ".share-link", lambda node, _event: node.select())
    on(sheet, "click", "[data-share]", lambda node, _event: asyncio.create_task(hand_on(node, link, state["text"])))
    asyncio.create_task(choose(names[0]))


async def hand_on(button: Any, link: Any, record: str) -> None:
    """Do what this button says, and let it be seen."""
    does = button.dataset.share
    if does == "file":
        save_file(record)
        return
    done = await attempt.copy_text(str(link.value) if does == "link" else record)
    text(button, say("fair-copied" if done else "fair-not-copied"))
    if not done and does == "link":
        link.focus()


async def link_to(record: str) -> str:
    """The address that opens this record on this copy of the site; "" where the browser cannot pack it."""
    packed = await keeping.pack(record)
    return str(keeping.home()) + "#record=" + str(packed) if packed else ""


def save_file(record: str) -> None:
    """Give the record to the player as a file."""
    head = records.head_of(record)
    name = (
        "pi-parlour-" + head.get("game", "match").replace("_", "-") + "-" + str(keeping.file_day(head.get("begun", "")))
    )
    keeping.download(name + ".txt", record)


def opening(take: Any) -> Any:
    """A place where a file is opened or a text put in; `take(text)` gets it, None for what cannot be read."""
    file = el("input", {"type": "file", "id": "open-file", "accept": ".txt,text/plain", "class": "visually-hidden"})
    label = el("label", {"for": "open-file", "class": "button"}, say("open-file"))
    field = el("textarea", {"id": "open-text", "rows": 3, "spellcheck": "false", "autocomplete": "off"})
    field_label = el("label", {"for": "open-text"}, say("open-text"))
    button = el("button", {"type": "button", "class": "button", "data-open-text": True}, say("open-do"))
    node = el("div", {"class": "opening"})
    add(node, [el("div", {"class": "opening-file"}, [file, label]), field_label, field, button])

    async def chosen() -> None:
        take(await keeping.file_text(file))

    on(node, "change", "#open-file", lambda _node, _event: asyncio.create_task(chosen()))
    on(node, "click", "[data-open-text]", lambda _node, _event: take(str(field.value).strip() or None))
    return node
