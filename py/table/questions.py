"""What a question holds: every field is read through here, so that nothing else has to doubt it."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn, TypeAlias

from engine.game import Message, Value
from table import saved
from table.players import Refused

Question: TypeAlias = dict[str, Any]
Id: TypeAlias = int | str | None

SHORT: Final = 200
"""Characters of a code, name or parameter."""
LINE: Final = 20_000
"""Characters of a position: ten times what the longest ones have."""


def read(text: object, most: int) -> Question:
    """The question of that text; raises `Refused` for what is no JSON object."""
    if not isinstance(text, str):
        raise Refused(Message("bad-json"))
    if len(text) > most:
        raise Refused(Message.of("too-long", most=most))
    try:
        question = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        question = None
    if not isinstance(question, dict):
        raise Refused(Message("bad-json"))
    return question


def id_of(question: Question) -> Id:
    """The question's id, None where it has no good one."""
    id_: Id = question.get("id")
    return id_ if _is_id(id_) else None


def id_field(question: Question, name: str) -> Id:
    """Another question's id; raises `Refused`."""
    found: Id = _field(question, name)
    return found if _is_id(found) else _bad(name)


def text(question: Question, name: str, most: int = SHORT) -> str:
    """A text of at most that many characters; raises `Refused`."""
    found = _field(question, name)
    return found if isinstance(found, str) and len(found) <= most else _bad(name)


def whole(question: Question, name: str) -> int:
    """A whole number; raises `Refused`."""
    found: int = _field(question, name)
    return found if _is_whole(found) else _bad(name)


def texts(question: Question, name: str, most: int) -> list[str]:
    """A list of short texts, at most that many; raises `Refused`."""
    found = _field(question, name)
    if not isinstance(found, list) or len(found) > most:
        return _bad(name)
    return found if all(isinstance(one, str) and len(one) <= SHORT for one in found) else _bad(name)


def choices(question: Question, name: str) -> dict[str, Value]:
    """Texts, numbers or switches by name; none where it is not said; raises `Refused`."""
    found = question.get(name, {})
    if not isinstance(found, dict) or len(found) > SHORT:
        return _bad(name)
    return (
        found if all(isinstance(one, (str, int)) and len(str(one)) <= SHORT for one in found.values()) else _bad(name)
    )


def names(question: Question, name: str, seats: int) -> list[str | None]:
    """A name or None for every seat, none where it is not said; raises `Refused`."""
    found = question.get(name) or []
    return found if saved.is_names(found, seats) else _bad(name)


def seed(question: Question) -> str:
    """The match's seed; raises `Refused`."""
    found = text(question, "seed").lower()
    return found if saved.is_seed(found) else _bad("seed")


def budget(question: Question) -> int:
    """Sampled worlds a decision, 0 where it is not said; raises `Refused`."""
    found: int = question.get("budget", 0)
    return found if _is_whole(found) and found <= saved.MOST_BUDGET else _bad("budget")


def begun(question: Question) -> int:
    """When the match began, in seconds since 1970, 0 where it is not said; raises `Refused`.

    It comes as text: the page's whole numbers end at 31 bits.
    """
    found = question.get("begun", "0")
    if not isinstance(found, str) or not found.isascii() or not found.isdigit() or len(found) > len(str(saved.LATEST)):
        return _bad("begun")
    return int(found) if int(found) <= saved.LATEST else _bad("begun")


def you(question: Question) -> int | None:
    """Where the viewer wants to sit, None for where it is to move; raises `Refused`."""
    found: int | None = question["you"]
    return found if found is None or _is_whole(found) else _bad("you")


def moment(question: Question) -> tuple[int, int]:
    """A moment of a match: a deal, counting from 1, and how many of its actions; raises `Refused`."""
    return whole(question, "deal"), whole(question, "count")


def shortened(value: object) -> Value:
    """A parameter as it may go back: what somebody sent us at length does not come back at length."""
    if value is None or isinstance(value, (bool, int)):
        return value if value is None or -(2**31) < value < 2**31 else str(value)[:SHORT]
    shown = str(value)
    return shown if len(shown) <= SHORT else shown[: SHORT - 1] + "…"


def _field(question: Question, name: str) -> Any:
    if name not in question:
        raise Refused(Message.of("missing-field", field=name))
    return question[name]


def _bad(name: str) -> NoReturn:
    raise Refused(Message.of("bad-field", field=name))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31


def _is_id(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, str) and 0 < len(value) <= 64)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON")
