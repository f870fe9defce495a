"""Sheets of paper laid over the table, among them questions that need a yes.

A dialog is the browser's own: it keeps the focus inside, Escape closes it, and focus goes back to where it was.
"""

from typing import Any

from pyscript import document
from pyscript.js_modules import attempt

from ui.dom import add, drawing, el, listen, on, text
from ui.words import say

CLOSE = "M6 6l12 12M18 6 6 18"


def open_dialog(title: str, body: Any, feet: Any) -> Any:
    """Lay a sheet with this title, body and row of buttons; it is gone from the page once it is closed.

    A click on [data-close] or beside the sheet closes it.
    """
    close = el(
        "button", {"type": "button", "class": "button quiet", "data-close": True, "aria-label": say("dialog-close")}
    )
    add(close, drawing(CLOSE))
    below = document.querySelectorAll("dialog.sheet-dialog").length  # sheets may lie on sheets
    title_id = "dialog-title-" + str(below)
    sheet = el(
        "dialog",
        {"class": "sheet-dialog", "aria-labelledby": title_id},
        [
            el("header", {}, [el("h2", {"id": title_id}, title), close]),
            el("div", {"class": "dialog-body"}, body),
            el("footer", {}, feet) if feet else None,
        ],
    )

    def pressed(event: Any) -> None:
        if event.target.isSameNode(sheet) or event.target.closest("[data-close]"):
            sheet.close()

    listen(sheet, "click", pressed)
    listen(sheet, "close", lambda _event: sheet.remove())
    document.body.appendChild(sheet)
    attempt.attempt_method(sheet, "showModal")
    return sheet


def close_all() -> None:
    """Take all sheets away, as they are about what is no longer there."""
    for sheet in document.querySelectorAll("dialog.sheet-dialog[open]"):
        sheet.close()


def ask(title: str, words: str, yes: str, no: str, then: Any) -> None:
    """A question: `then()` is called on yes, nothing on no."""
    sure = el("button", {"type": "button", "class": "button primary", "data-yes": True}, yes)
    back = el("button", {"type": "button", "class": "button", "data-close": True}, no)
    sheet = open_dialog(title, el("p", {}, words), [back, sure])
    back.focus()  # `autofocus` is refused in another site's frame

    def agreed(_node: Any, _event: Any) -> None:
        sheet.close()
        then()

    on(sheet, "click", "[data-yes]", agreed)


def name_dialog(sheet: Any, title: str) -> None:
    """Give a sheet that is open its name and the name of its close button, in the language now spoken."""
    text(sheet.querySelector("h2"), title)
    sheet.querySelector("[data-close]").setAttribute("aria-label", say("dialog-close"))
