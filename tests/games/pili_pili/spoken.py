"""What the English catalogue says of a round, word for word: enough of Fluent for Pili Pili's own sentences.

The one who reads sits at seat 0.
"""

from __future__ import annotations

import re
from pathlib import Path

from engine.game import Event, Json, Message
from games import pili_pili

_FILE = Path(pili_pili.__file__).parent / "words" / "en.ftl"
_TEXTS = dict(re.findall(r"^(pili_pili-[\w-]+) =(.*(?:\n[ }].*)*)", _FILE.read_text(encoding="utf-8"), re.MULTILINE))
_PLACE = re.compile(r"\s*(?:([A-Z]+)\()?\$(\w+)\)?\s*(->|\})")
_VARIANT = re.compile(r"\s*(\*?)\[([\w-]+)\]")


def said(key: str, /, **params: Json) -> str:
    """The message of that key; fails where it asks for what is not there."""
    text, rest = _pattern(_TEXTS[f"pili_pili-{key}"], params)
    assert not rest.strip()
    return " ".join(text.split())


def told(event: Event) -> str:
    """What the log says of an event."""
    fields = dict(event.as_json())
    return said(f"event-{str(fields.pop('event')).replace('_', '-')}", **fields)


def refused(message: Message | None) -> str:
    """What is said to who may not."""
    assert message is not None
    return said(f"refused-{message.key}", **dict(message.params))


def _pattern(text: str, params: dict[str, Json]) -> tuple[str, str]:
    """What is said up to the end, or to the next variant; and what comes after."""
    out = ""
    while True:
        stop = re.search(r"[{}]|\n\s*\*?\[", text)
        if stop is None:
            return out + text, ""
        out += text[: stop.start()]
        if stop[0] != "{":
            return out, text[stop.start() :]
        place = _PLACE.match(text, stop.end())
        assert place is not None, text
        value = _value(place[1], params[place[2]])
        text = text[place.end() :]
        if place[3] == "}":
            out += str(value)
        else:
            found, text = _selected(text, value, params)
            out += found


def _value(function: str | None, value: Json) -> Json:
    match function:
        case "WHO":
            return "you" if value == 0 else "other"
        case "SEAT":
            return "you" if value == 0 else f"P{value}"
    return value


def _selected(text: str, value: Json, params: dict[str, Json]) -> tuple[str, str]:
    """The variant of that name or number, of that plural, or the default; and what comes after the selection."""
    value = str(value).lower() if isinstance(value, bool) else value
    variants: dict[str, str] = {}
    default = ""
    while variant := _VARIANT.match(text):
        variants[variant[2]], text = _pattern(text[variant.end() :], params)
        default = variant[2] if variant[1] else default
    assert text.lstrip()[0] == "}"
    plural = "one" if value in (1, -1) else "other"
    name = next(name for name in (str(value), plural, default) if name in variants)
    return variants[name], text[text.index("}") + 1 :]
