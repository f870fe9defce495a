"""Setting up a position: the fields in which somebody sees and changes the words of its line.

A game's `setup.py` offers `SETUP`, a `Setup`: which fields its positions have, and what follows from a change of one.
The line is all there is: it is read here as far as it goes, finished or not; whether it can be played is for
`Game.from_position` to say. A field names one word of the line, or with a number one part of it: `hands.2`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from engine import options as house
from engine.cards import Card, shuffled
from engine.game import Action, Json, Message
from engine.notation import NotationError, read_fields, write_fields
from engine.seats import Seat

Words: TypeAlias = dict[str, str]
"""The words of a line by their keys; empty is `-`."""

NONE: Final = "-"
OPTION: Final = "options."
"""A house rule is a field, too: `options.limit`."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field; `label` says on the page what it is. `more` are those that one seldom needs."""

    name: str
    label: Message
    more: bool = False

    def takes(self, value: str) -> bool:
        """Whether it can be that."""
        raise NotImplementedError

    def as_json(self) -> dict[str, Json]:
        """As the page gets it: `kind`, `name`, `label` and `more`, and what the kind needs."""
        return {
            "kind": type(self).__name__.lower(),
            "name": self.name,
            "label": self.label.as_json(),
            "more": self.more,
        }


@dataclass(frozen=True, slots=True)
class Place(Field):
    """Where cards lie. `wanted` is how many there have to be (None: any number); `laid` have left it since.

    `rest` more lie there that the line does not name one by one; `ordered` where it matters which comes first.
    """

    cards: tuple[str, ...] = ()
    wanted: int | None = None
    ordered: bool = False
    laid: tuple[str, ...] = ()
    rest: int = 0

    def takes(self, value: str) -> bool:
        """Any cards; where they come from is not asked here."""
        return True

    def as_json(self) -> dict[str, Json]:
        """With the cards as codes."""
        return {
            **Field.as_json(self),
            "cards": list(self.cards),
            "wanted": self.wanted,
            "ordered": self.ordered,
            "laid": list(self.laid),
            "rest": self.rest,
        }


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """One of several values, each with its words."""

    value: str = NONE
    values: tuple[tuple[str, Message], ...] = ()

    def takes(self, value: str) -> bool:
        """One of them."""
        return any(value == one for one, _ in self.values)

    def as_json(self) -> dict[str, Json]:
        """With `values`, each `{value, key, params}`."""
        values: list[Json] = [{"value": value, **words.as_json()} for value, words in self.values]
        return {**Field.as_json(self), "value": self.value, "values": values}


@dataclass(frozen=True, slots=True)
class Several(Choice):
    """Any of several values; `value` has those that hold, `0.2`, and `-` is none of them."""

    def takes(self, value: str) -> bool:
        """Each of them once at most."""
        parts = split(value)
        return len(set(parts)) == len(parts) and {one for one, _ in self.values} >= set(parts)


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A whole number."""

    value: str = "0"
    low: int = 0
    high: int = 0

    def takes(self, value: str) -> bool:
        """One between both."""
        return value.isascii() and value.isdigit() and len(value) < 6 and self.low <= int(value) <= self.high

    def as_json(self) -> dict[str, Json]:
        """With `low` and `high`."""
        return {**Field.as_json(self), "value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Kept(Field):
    """What the line tells of the play before it; it is not set here, only forgotten. `value` as the line has it."""

    value: str = NONE

    def takes(self, value: str) -> bool:
        """Nothing but nothing."""
        return value == NONE

    def as_json(self) -> dict[str, Json]:
        """With `value`."""
        return {**Field.as_json(self), "value": self.value}


class Setup(ABC):
    """How a game's positions are set up."""

    head: ClassVar[str]
    """What a line begins with: the game's name."""
    order: ClassVar[tuple[str, ...]]
    """The words of a line as they follow each other."""
    story: ClassVar[tuple[str, ...]] = ()
    """Those that tell what was done since the deal, action by action."""
    options: ClassVar[type[Any]]
    columns: ClassVar[int] = 13
    """In how many columns the pack lies best."""

    # What a game says

    @abstractmethod
    def fresh(self, seats: int) -> Words:
        """The words of an empty table for so many."""

    @abstractmethod
    def pack(self, words: Words) -> Sequence[Card]:
        """Every card there is, as it lies in the pack."""

    @abstractmethod
    def fields(self, words: Words) -> list[Field]:
        """The fields of these words, whatever somebody has written there."""

    @abstractmethod
    def settle(self, words: Words, name: str) -> None:
        """Let follow what follows from a change of that field."""

    @abstractmethod
    def fill(self, words: Words, rng: Random) -> None:
        """Deal the cards that lie nowhere yet, as many to each place as it wants."""

    def sit(self, words: Words, seats: int) -> Words:
        """The words for another number of players."""
        raise NotationError(f"{self.head} has the seats it has")

    def told(self, line: str) -> tuple[str, list[tuple[Seat, Action]]]:
        """The line before anything was done, and what was, where the line tells it; raises `NotationError`."""
        return line, []

    # What all have

    def read(self, line: str) -> Words:
        """The words of a line; raises `NotationError` for what is none of this game's."""
        head, words = read_fields(line, (), self.order)
        if head != self.head:
            raise NotationError(f"a position of this game begins with {self.head!r}, not {head[:40]!r}")
        return words

    def line(self, words: Words) -> str:
        """These words as a line."""
        return write_fields(self.head, {key: words[key] for key in self.order if key in words})

    def house(self, words: Words) -> Any:
        """The house rules of these words, the game's own where they cannot be read."""
        try:
            return house.parse(self.options, words.get("options", NONE))
        except house.OptionError:
            return self.options()

    def change(self, line: str, name: str, value: str) -> str:
        """The line with that field changed; raises `NotationError` for a value that it cannot have."""
        words = self.read(line)
        if name.startswith(OPTION):
            given = {**house.changed(self.house(words)), name.removeprefix(OPTION): value}
            words["options"] = house.write(house.read(self.options, given))
            self.settle(words, "options")
            return self.line(words)
        field = next((one for one in self.fields(words) if one.name == name), None)
        if field is None or not field.takes(value):
            raise NotationError(f"{name[:40]} cannot be {value[:40]!r}")
        if getattr(field, "value", None) == value:
            return line
        if name == "seats":
            return self.line(self.sit(words, int(value)))
        self.put(words, name, value)
        self.settle(words, name)
        return self.line(words)

    def put(self, words: Words, name: str, value: str) -> None:
        """Write the value of that field."""
        put(words, name, value)

    def filled(self, line: str, rng: Random) -> str:
        """The line with every card dealt."""
        words = self.read(line)
        self.fill(words, rng)
        self.settle(words, "filled")
        return self.line(words)

    def without_story(self, line: str) -> str:
        """The line as it was before anything was done."""
        words = self.read(line)
        return self.line({key: value for key, value in words.items() if key not in self.story})

    def free(self, words: Words) -> list[Card]:
        """The cards that lie nowhere, in the pack's order."""
        there = {code for field in self.fields(words) if isinstance(field, Place) for code in field.cards}
        return [card for card in self.pack(words) if card.code not in there]


# Parts of words


def split(word: str, mark: str = ".") -> list[str]:
    """The parts of a word, none of `-`."""
    return [part for part in word.split(mark) if part not in ("", NONE)]


def joined(parts: Iterable[str], mark: str = ".") -> str:
    """Those parts as a word."""
    return mark.join(parts) or NONE


def by_seat(words: Words, key: str, seats: int) -> list[str]:
    """What stands between the slashes, `-` for each seat that has nothing."""
    parts = words.get(key, NONE).split("/")
    return [parts[seat] if seat < len(parts) and parts[seat] else NONE for seat in range(seats)]


def part_of(name: str) -> tuple[str, int | None]:
    """A field's word, and which part of it."""
    key, _, number = name.partition(".")
    return key, int(number) if number.isascii() and number.isdigit() else None


def put(words: Words, name: str, value: str) -> None:
    """Let the word, or that part of it, be this. Parts that are cards lie between slashes, others between dots."""
    key, number = part_of(name)
    if number is None:
        words[key] = value or NONE
        return
    mark = "." if key in ("totals",) else "/"
    parts = words.get(key, NONE).split(mark)
    parts += [NONE] * (number + 1 - len(parts))
    parts[number] = value or NONE
    words[key] = mark.join(parts)


def whole(word: str | None, low: int, high: int, otherwise: int) -> int:
    """The number of a word, another one where it is none from `low` to `high`."""
    if word is not None and word.isascii() and word.isdigit() and len(word) < 6 and low <= int(word) <= high:
        return int(word)
    return otherwise


def dealt(free: list[Card], count: int, rng: Random, fits: Iterable[Card] | None = None) -> list[str]:
    """So many cards taken out of `free` at random, of those that fit; fewer where there are no more."""
    allowed = free if fits is None else [card for card in free if card in fits]
    taken = shuffled(allowed, rng)[: max(count, 0)]
    for card in taken:
        free.remove(card)
    return [card.code for card in taken]


# Words of fields and values


def label(key: str, **params: Any) -> Message:
    """The words of a field that all games have."""
    return Message.of(f"setup-{key}", **params)


def seats_from(low: int, high: int) -> tuple[tuple[str, Message], ...]:
    """Numbers of players."""
    return tuple((str(number), label("number", number=number)) for number in range(low, high + 1))


def each_seat(seats: int) -> tuple[tuple[str, Message], ...]:
    """Every seat of the table."""
    return tuple((str(seat), label("seat", seat=seat)) for seat in range(seats))


def suits(*others: tuple[str, Message]) -> tuple[tuple[str, Message], ...]:
    """The four suits, after what else there is."""
    return (*others, *((code, label("suit", suit=code)) for code in "SHDC"))


def numbers(values: Iterable[int]) -> tuple[tuple[str, Message], ...]:
    """Some numbers."""
    return tuple((str(number), label("number", number=number)) for number in values)
