"""How the player likes the house: its light, letters, cards, pace and sounds.

    settings.get("pace")                   "normal"
    settings.put("pace", "quick")          shows on <html data-pace="quick">, is kept, and tells those who listen
    settings.listen(handler)               handler(name, value) from now on

Kept in this browser, and read by CSS off the <html> element. The language is kept only when it was chosen: until then
it is what assets/runtime/early.js finds, and no choice of the settings here.
"""

from typing import Any

from pyscript import document
from pyscript.js_modules import attempt

from ui.host import embedded
from ui.storage import PREFIX, read, write

NO_YES = ("no", "yes")
PERCENT = ("75", "90", "100", "115", "130", "150", "175", "200")
CHOICES = {
    "theme": ("system", "light", "dark"),
    "text": PERCENT,  # of the browser's own size of letters
    "size": PERCENT,  # of the cards, as far as there is room
    "cloth": ("game", "green", "slate"),
    "cards": ("two-colour", "four-colour"),
    "faces": ("auto", "plain", "big"),
    "signs": ("none", "letters", "patterns"),
    "sort": ("game", "turned", "ranks"),
    "pace": ("relaxed", "normal", "quick", "instant"),
    "hold": ("usual", "long", "tap"),  # how long a finished trick lies there
    "forced": NO_YES,  # what is the only thing to do is done without asking
    "confirm": NO_YES,  # a card is played by the second tap
    "hand": ("right", "left"),
    "sound": ("off", "soft", "full"),
}
USUAL = {
    "theme": "system",
    "text": "100",
    "size": "100",
    "cloth": "game",
    "cards": "two-colour",
    "faces": "auto",
    "signs": "none",
    "sort": "game",
    "pace": "normal",
    "hold": "usual",
    "forced": "no",
    "confirm": "no",
    "hand": "right",
    "sound": "soft",
}
LANGUAGE = "language"

_now: dict[str, str] = {}
_lent: dict[str, str] = {}
_ears: list[Any] = []


def get(name: str) -> str:
    """What is set; the usual thing where nothing, or nothing known, was kept."""
    if not _now:
        kept = read("settings")
        for each, values in CHOICES.items():
            value = kept.get(each) if isinstance(kept, dict) else None
            _now[each] = value if value in values else USUAL[each]
        language = kept.get(LANGUAGE) if isinstance(kept, dict) else None
        if isinstance(language, str):
            _now[LANGUAGE] = language
    return _now[name]


def put(name: str, value: str) -> None:
    """Set it: at once, everywhere, and for next time."""
    get("theme")
    if name == LANGUAGE and not embedded():
        attempt.session_remove(PREFIX + LANGUAGE)  # what a link has asked for is over
    elif name != LANGUAGE and (value not in CHOICES[name] or _now[name] == value):
        return
    _now[name] = value
    _lent.pop(name, None)
    write("settings", _now)
    show()
    for ear in _ears:
        ear(name, value)


def lend(name: str, value: str) -> None:
    """Have it so for this page only: as the page has it in whose frame this one stands."""
    get("theme")
    if value in CHOICES[name]:
        _lent[name] = value
        show()


def usual() -> bool:
    """Whether everything is as it usually is; the language is nobody's usual one."""
    return all(get(name) == value for name, value in USUAL.items())


def reset() -> None:
    """Everything as it usually is, but for the language."""
    for name, value in USUAL.items():
        put(name, value)


def listen(handler: Any) -> None:
    """Hear of every change."""
    _ears.append(handler)


def show() -> None:
    """Put all settings on the <html> element."""
    for name in CHOICES:
        document.documentElement.setAttribute("data-" + name, _lent.get(name) or get(name))
