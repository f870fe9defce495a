"""The sheet with the settings: how the player likes the house. Whatever is chosen shows at once, also the language."""

from typing import Any

from pyscript import document

from ui import keys, settings, words
from ui.dialogs import name_dialog, open_dialog
from ui.dom import el, fill, listen, on, put, text
from ui.words import say

ROOM = ".sheet-dialog.settings"
GROUPS = (
    ("look", ("theme", "text", "size", "cloth", "sound")),
    ("deck", ("cards", "faces", "signs", "sort")),
    ("play", ("pace", "hold", "forced", "confirm", "hand")),
)


def show() -> None:
    """Lay the sheet."""
    sheet = open_dialog(say("settings"), rows(), done())
    sheet.classList.add("settings")
    on(sheet, "change", "input", lambda node, _event: choose(node))
    on(sheet, "input", "input[type=range]", lambda node, _event: choose(node))
    on(sheet, "click", "[data-reset]", lambda _node, _event: reset(sheet))

    def say_again() -> None:
        """The same in another language: the choice that has focus keeps it."""
        here = document.activeElement
        name, value = here.getAttribute("name"), str(here.value)
        name_dialog(sheet, say("settings"))
        fill(sheet.querySelector(".dialog-body"), rows())
        fill(sheet.querySelector("footer"), done())
        for one in sheet.querySelectorAll("input"):
            if one.getAttribute("name") == name and str(one.value) == value:
                one.focus()

    def closed(_event: Any) -> None:
        """What brought the sheet up may have been made anew in another language: focus goes to what is there now."""
        words.unlisten(say_again)
        if keys.nowhere():
            focus_tool()

    words.listen(say_again)
    listen(sheet, "close", closed)


def reset(sheet: Any) -> None:
    """Everything as it usually is."""
    settings.reset()
    fill(sheet.querySelector(".dialog-body"), rows())
    put(sheet.querySelector("[data-reset]"), "hidden", "")
    sheet.querySelector("footer [data-close]").focus()


def focus_tool() -> None:
    """Put focus on the button in sight that opens the settings."""
    for button in document.querySelectorAll("[data-do=settings]"):
        if button.offsetParent is not None:
            button.focus()


def choose(node: Any) -> None:
    """Something was chosen."""
    note = document.querySelector(ROOM + " .setting-note")
    if note:
        note.remove()
    name = str(node.name)
    if node.type == "checkbox":
        settings.put(name, "yes" if node.checked else "no")
    elif node.type == "range":
        value = settings.PERCENT[int(node.value)]
        put(node, "aria-valuetext", percent(value))
        text(node.parentElement.querySelector("output"), percent(value))
        settings.put(name, value)
    else:
        settings.put(name, str(node.value))
    put(document.querySelector(ROOM + " [data-reset]"), "hidden", settings.usual())


def done() -> list[Any]:
    """What ends it: everything as usual, and the button that puts the sheet away."""
    attrs = {"type": "button", "class": "button quiet", "data-reset": True, "hidden": settings.usual()}
    back = el("button", attrs, say("settings-reset"))
    return [back, el("button", {"type": "button", "class": "button primary", "data-close": True}, say("settings-done"))]


def rows() -> list[Any]:
    """All settings, in their groups."""
    groups = [
        el(
            "section",
            {"class": "settings-group"},
            [el("h3", {}, say("settings-" + name)), [setting(one) for one in ones]],
        )
        for name, ones in GROUPS
    ]
    return [languages()] + groups


def languages() -> Any:
    """The languages, each by the name it has for itself."""
    picks = []
    for tag, name in words.languages():
        attrs = {"type": "radio", "name": "language", "value": tag, "checked": tag == words.language()}
        picks.append(el("label", {"class": "pick"}, [el("input", attrs), el("span", {"lang": tag}, name)]))
    return row("language", picks)


def setting(name: str) -> Any:
    """One setting: on or off, a scale, or a row of choices."""
    values = settings.CHOICES[name]
    if values is settings.NO_YES:
        return switch(name)
    if values is settings.PERCENT:
        return scale(name)
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
        for value in values
    ]
    return row(name, picks)


def switch(name: str) -> Any:
    """A setting that is on or off."""
    on_now = settings.get(name) == "yes"
    attrs = {"type": "checkbox", "role": "switch", "name": name, "value": "yes", "checked": on_now}
    label = el("span", {}, say("settings-" + name))
    return el("label", {"class": "setting-switch", "data-setting": name}, [label, el("input", attrs)])


def scale(name: str) -> Any:
    """A setting that is more or less, in percent."""
    at = settings.PERCENT.index(settings.get(name))
    words_now = percent(settings.get(name))
    attrs = {"type": "range", "name": name, "min": 0, "max": len(settings.PERCENT) - 1, "step": 1, "value": at}
    attrs.update({"id": "setting-" + name, "aria-valuetext": words_now})
    label = el("label", {"for": "setting-" + name}, say("settings-" + name))
    shown = el("output", {"for": "setting-" + name}, words_now)
    return el("div", {"class": "setting-scale", "data-setting": name}, [label, shown, el("input", attrs)])


def percent(value: str) -> str:
    """A percentage as one reads it."""
    return say("settings-percent", {"value": int(value)})


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
