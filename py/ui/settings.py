"""How the player likes the house: theme, pace, cards and language.

    settings.get("pace")                   "normal"
    settings.put("pace", "quick")          shows on <html data-pace="quick">, is kept, and tells those who listen
    settings.listen(handler)               handler(name, value) from now on

Kept in this browser, and read by CSS off the <html> element. The language is kept only when it was chosen: until then
it is what assets/runtime/early.js finds, and no choice of the settings here.
"""

from typing import Any

from pyscript import document
from pyscript.js_modules import attempt

from ui.storage import PREFIX, read, write

CHOICES = {
    "theme": ("system", "light", "dark"),
    "pace": ("relaxed", "normal", "quick", "instant"),
    "cards": ("two-colour", "four-colour"),
}
NAMES = ("theme", "pace", "cards")
USUAL = {"theme": "system", "pace": "normal", "cards": "two-colour"}

_now: dict[str, str] = {}
_ears: list[Any] = []


def get(name: str) -> str:
    """What is set; the usual thing where nothing, or nothing known, was kept."""
    if not _now:
        kept = read("settings")
        for each in NAMES:
            value = kept.get(each) if isinstance(kept, dict) else None
            _now[each] = value if value in CHOICES[each] else USUAL[each]
        language = kept.get("language") if isinstance(kept, dict) else None
        if isinstance(language, str):
            _now["language"] = language
    return _now[name]


def put(name: str, value: str) -> None:
    """Set it: at once, everywhere, and for next time."""
    get(name)
    if name == "language":
        attempt.session_remove(PREFIX + "language")  # what a link has asked for is over
    elif value not in CHOICES[name] or _now[name] == value:
        return
    _now[name] = value
    write("settings", _now)
    show()
    for ear in _ears:
        ear(name, value)


def listen(handler: Any) -> None:
    """Hear of every change."""
    _ears.append(handler)


def show() -> None:
    """Put all settings on the <html> element."""
    for name in NAMES:
        document.documentElement.setAttribute("data-" + name, get(name))
