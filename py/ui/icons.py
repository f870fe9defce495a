"""The small signs on buttons and plates, drawn with a pen."""

from typing import Any

from ui.dom import drawing, el

STROKES = {
    "less": "M15 5 8 12l7 7",
    "more": "M9 5l7 7-7 7",
    "last": "M7 4h8a1 1 0 0 1 1 1v11M5 8h7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z",
    "undo": "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
    "leave": "M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M10 8l-4 4 4 4M6 12h9",
    "together": "M12 11.2v5.3M12 7.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
    "remove": "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10 10.5v6M14 10.5v6",
    "first": "M17 5l-7 7 7 7M7 5v14",
    "final": "M7 5l7 7-7 7M17 5v14",
    "run": "M8 5.5v13l11-6.5z",
    "pause": "M8 5.5v13M16 5.5v13",
    "score": "M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3.5",
    "share": "M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5V20h14v-8.5h-1",
    "edit": "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
    "play": "M5 12h12M12.5 6.5 18 12l-5.5 5.5M20.5 5v14",
    "deal": "M10 7.5h8v12.5h-8zM10 16.4l-3 1.6L2.9 7.3 10 4.3l1 2.6M12.5 17.5h3",
    "log": "M5 6h14M5 12h14M5 18h9",
    "settings": "M4 7h9M19 7h1M4 17h1M11 17h9M18.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z"
    "M10.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z",
}

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SUITS = {
    "H": "M12 20.5C5 15 2.5 11.6 2.5 8.2 2.5 5.4 4.6 3.5 7 3.5c2 0 3.9 1.1 5 3.2 1.1-2.1 3-3.2 5-3.2 2.4 0"
    " 4.5 1.9 4.5 4.7 0 3.4-2.5 6.8-9.5 12.3Z",
    "D": "M12 1.5C13.8 5.5 16.6 9 20 12c-3.4 3-6.2 6.5-8 10.5C10.2 18.5 7.4 15 4 12c3.4-3 6.2-6.5 8-10.5Z",
    "S": "M12 1.5c2.3 4.5 9.5 7.6 9.5 12.6 0 2.6-1.9 4.3-4.2 4.3-1.6 0-3-.8-3.9-2.2.2 2.6 1 4.6 2.6 6.3H8"
    "c1.6-1.7 2.4-3.7 2.6-6.3-.9 1.4-2.3 2.2-3.9 2.2-2.3 0-4.2-1.7-4.2-4.3C2.5 9.1 9.7 6 12 1.5Z",
    "C": "M12 1.5a4.6 4.6 0 0 1 3.7 7.3 4.7 4.7 0 1 1-2.3 7.7c.2 2.4 1 4.4 2.6 6H8c1.6-1.6 2.4-3.6 2.6-6a4.7"
    " 4.7 0 1 1-2.3-7.7A4.6 4.6 0 0 1 12 1.5Z",
}


def icon(name: str) -> Any:
    """A line drawing of that name, as high as the text it stands in."""
    return drawing(STROKES[name])


def signed(words: str) -> list[Any]:
    """Words in which the signs of suits have their suit's colour."""
    pieces: list[Any] = [""]
    for letter in words.replace("\ufe0e", ""):
        if letter in SIGNS:
            pieces.append(suit_sign(SIGNS[letter]))
            pieces.append("")
        else:
            pieces[-1] = pieces[-1] + letter
    return pieces


def suit_sign(code: str) -> Any:
    """The sign of a suit, in the suit's colour; nothing for what is no suit."""
    if code not in SUITS:
        return None
    shape = el("svg:path", {"d": SUITS[code]})
    return el("svg:svg", {"class": "suit", "data-suit": code, "viewBox": "0 0 24 24", "aria-hidden": "true"}, shape)
