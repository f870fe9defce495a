"""The sheet with the settings: how the player likes the house. Whatever is chosen shows at once, also the language."""

from typing import Any

from pyscript import document

from ui import keys, settings, words
from ui.dialogs import name_dialog, open_dialog
from ui.dom import el, fill, listen, on
from ui.words import say

ROOM = ".sheet-dialog.settings"


def show() -> None:
    """Lay the sheet."""
    sheet = open_dialog(say("settings"), rows(), done())
    sheet.classList.add("settings")
    on(sheet, "change", "input", lambda node, _event: choose(node.name, node.value))

    def say_again() -> None:
        """The same in another language: the choice that has focus keeps it."""
        here = document.activeElement
        name, value = here.getAttribute("name"), here.getAttribute("value")
        name_dialog(sheet, say("settings"))
        fill(sheet.querySelector(".dialog-body"), rows())
        fill(sheet.querySelector("footer"), done())
        for one in sheet.querySelectorAll("input"):
            if one.getAttribute("name") == name and one.getAttribute("value") == value:
                one.focus()

    def closed(_event: Any) -> None:
        """What brought the sheet up may have been made anew in another language: focus goes to what is there now."""
        words.unlisten(say_again)
        if keys.nowhere():
            focus_tool()

    words.listen(say_again)
    listen(sheet, "close", closed)


def focus_tool() -> None:
    """Put focus on the button in sight that opens the settings."""
    for button in document.querySelectorAll("[data-do=settings]"):
        if button.offsetParent is not None:
            button.focus()


def choose(name: str, value: str) -> None:
    """Something was chosen."""
    note = document.querySelector(ROOM + " .setting-note")
    if note:
        note.remove()
    settings.put(name, value)


def done() -> Any:
    """The button that puts the sheet away."""
    return el("button", {"type": "button", "class": "button primary", "data-close": True}, say("settings-done"))


def rows() -> list[Any]:
    """All settings, a row each."""
    return [languages()] + [setting(name) for name in settings.NAMES]


def languages() -> Any:
    """The languages, each by the name it has for itself."""
    picks = []
    for tag, name in words.languages():
        attrs = {"type": "radio", "name": "language", "value": tag, "checked": tag == words.language()}
        picks.append(el("label", {"class": "pick"}, [el("input", attrs), el("span", {"lang": tag}, name)]))
    return row("language", picks)


def setting(name: str) -> Any:
    """One setting, as a row of choices."""
    picks = [
        el(
            "label",
            {"class": "pick"},
            [
                el("input", {"type": "radio", "name": name, "value": value, "checked": value == settings.get(name)}),
                sample(name, value),
                el("span", {}, say("settings-" + name + "-" + value)),
            ],
        )
        for value in settings.CHOICES[name]
    ]
    return row(name, picks)


def row(name: str, picks: Any) -> Any:
    """A setting and what it can be."""
    legend = el("legend", {}, say("settings-" + name))
    attrs = {"class": "picks", "data-setting": name}
    return el("fieldset", attrs, [legend, el("div", {"class": "picks-row"}, picks)])


def sample(name: str, value: str) -> Any:
    """A picture of what is chosen, where one says more than its name."""
    if name != "cards":
        return None
    faces = [
        el(
            "img",
            {"src": "assets/vendor/cards/big-" + value + "/" + code + ".svg", "alt": "", "width": 50, "height": 70},
        )
        for code in ("7S", "7H", "7C", "7D")
    ]
    return el("span", {"class": "sample", "aria-hidden": "true"}, faces)


def language_failed(tag: str) -> bool:
    """The words of a language did not come: it is told where it was chosen; whether the sheet is open for that."""
    sheet = document.querySelector(ROOM)
    if not sheet:
        return False
    for node in sheet.querySelectorAll("input[name=language]"):
        node.checked = node.value == words.language()
    note = el("p", {"class": "setting-note", "role": "alert"}, say("settings-language-failed", {"name": own_name(tag)}))
    sheet.querySelector("[data-setting=language]").appendChild(note)
    return True


def own_name(tag: str) -> str:
    """What a language calls itself."""
    return next((name for one, name in words.languages() if one == tag), tag)
