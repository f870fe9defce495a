"""House rules: one frozen dataclass a game, read as a form, as flags and as link parameters.

    @dataclass(frozen=True, slots=True)
    class Options:
        first_lap: Annotated[Literal["starter", "everyone"], House("O1", "Who must lay a club first.")] = "starter"
        hands: Annotated[int, House("Y27", "Hands in a match."), Between(1, 20)] = 5
        multipliers: Annotated[bool, House("O12", "A last 7 counts three times, a last jack twice.")] = True

The default is the rule; the type holds the allowed values; `House` names the rule. Texts for players are catalogue
words `<game>-option-<name>` and `<game>-option-<name>-<value>`; the `House` text is for the CLI and for readers.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeVar, cast

from engine.game import Json, Message, Value

T = TypeVar("T")
_TRUE: Final = frozenset(("on", "true", "yes", "1"))
_FALSE: Final = frozenset(("off", "false", "no", "0"))


@dataclass(frozen=True, slots=True)
class House:
    """Which rule or option number this is, and what it decides, in one English sentence."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Between:
    """The smallest and largest whole number allowed."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Field:
    """One line of the form. `values` are the allowed ones, or the lowest and the highest number."""

    name: str
    kind: Literal["choice", "switch", "number"]
    default: Value
    values: tuple[Value, ...]
    rule: str
    text: str

    def allowed(self) -> str:
        """The allowed values as a person reads them."""
        if self.kind == "number":
            return f"{self.values[0]} to {self.values[1]}"
        if self.kind == "switch":
            return "on, off"
        return ", ".join(str(value) for value in self.values)

    def as_json(self) -> dict[str, Json]:
        """The form line as the page gets it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "values": list(self.values),
            "rule": self.rule,
        }


class OptionError(ValueError):
    """An option or value there is not; `message` is for the page, `str()` for the command line."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


def form(options: type[Any]) -> tuple[Field, ...]:
    """The lines of the form of this dataclass; raises `TypeError` for a field that is no option."""
    return _form(cast(Hashable, options))


@functools.cache
def _form(options: Any) -> tuple[Field, ...]:
    hints = typing.get_type_hints(options, include_extras=True)
    return tuple(_line(field.name, field.default, hints[field.name]) for field in fields(options))


def _line(name: str, default: Any, hint: Any) -> Field:
    base, *notes = typing.get_args(hint)
    house = next((note for note in notes if isinstance(note, House)), None)
    if house is None:
        raise TypeError(f"option {name} names no rule")
    if typing.get_origin(base) is Literal:
        return Field(name, "choice", default, typing.get_args(base), house.rule, house.text)
    if base is bool:
        return Field(name, "switch", default, (True, False), house.rule, house.text)
    between = next((note for note in notes if isinstance(note, Between)), None)
    if base is int and between is not None:
        return Field(name, "number", default, (between.low, between.high), house.rule, house.text)
    raise TypeError(f"option {name} is no choice, switch or bounded number")


def read(options: type[T], given: Mapping[str, object]) -> T:
    """The options of these names and values (texts as in a link, or values); raises `OptionError`."""
    lines = {line.name: line for line in form(options)}
    values: dict[str, Value] = {}
    for name, value in given.items():
        line = lines.get(name)
        if line is None:
            names = ", ".join(lines)
            raise OptionError(
                f"no option {_short(name)!r}: there are {names}",
                Message.of("unknown-option", name=_short(name), allowed=names),
            )
        values[name] = _value(line, value)
    return options(**values)


def _value(line: Field, given: object) -> Value:
    text = str(given).strip().lower()
    if line.kind == "switch":
        if text in _TRUE or text in _FALSE:
            return text in _TRUE
    elif line.kind == "number":
        low, high = line.values
        if isinstance(low, int) and isinstance(high, int) and _is_whole(text) and low <= int(text) <= high:
            return int(text)
    else:
        for value in line.values:
            if str(value).lower() == text:
                return value
    raise OptionError(
        f"option {line.name} is {line.allowed()}, not {_short(given)!r}",
        Message.of("bad-option-value", name=line.name, value=_short(given), allowed=line.allowed()),
    )


def _short(given: object) -> str:
    """As much of a text from outside as a message should repeat."""
    text = str(given)
    return text if len(text) <= 40 else text[:39] + "…"


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def changed(options: object) -> dict[str, Value]:
    """The options that differ from the rules, by name: all that a link, record or position needs to say."""
    return {
        line.name: getattr(options, line.name)
        for line in form(type(options))
        if getattr(options, line.name) != line.default
    }


def write(options: object) -> str:
    """The changed options as one word, `first_lap:everyone,multipliers:off`; `-` when all are the rules'."""
    words = (f"{name}:{_text(value)}" for name, value in changed(options).items())
    return ",".join(words) or "-"


def parse(options: type[T], word: str) -> T:
    """The options of a word that `write` wrote; raises `OptionError`."""
    if word in ("", "-"):
        return options()
    given: dict[str, object] = {}
    for part in word.split(","):
        name, colon, value = part.partition(":")
        if not colon or name in given:
            raise OptionError(
                f"{_short(part)!r} is no name:value, or said twice", Message.of("bad-option-text", text=_short(part))
            )
        given[name] = value
    return read(options, given)


def _text(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
