"""Positions and records as text: what lessons, tests, links, saves and bug reports all use.

A *position* is one line, a game's name and `key=value` words: `pis_yedili options=- dealer=3 hands=2D.3H/... `.
A *record* is a few lines, enough to replay a match with no seed:

    pi-parlour record 1
    game pis_yedili
    seats 4
    options hands:1
    deal
    *=dealer:3 *=shuffle:7C.KD.… 0=7C 1=draw 1=pass

A match of one deal that went on from a position says so in its header: `position pis_yedili dealer=3 …`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine import options as house
from engine.game import Action, AnyGame, DealRecord, Message, Value
from engine.seats import CHANCE, Seat

HIDDEN: Final = "??"
HEAD: Final = "pi-parlour record 1"
WIDTH: Final = 110
"""Characters of a line of a deal, where its words are not longer."""

_HEADER: Final = ("game", "seats", "options", "position")
LONGEST: Final = 2_000_000
"""Characters of a record read at most: far beyond any match, small enough not to hang a page."""


class NotationError(ValueError):
    """A text that cannot be read; `line` counts from 1 (0: the text as a whole), `message` is for the page.

    `reason` is English, for bug reports and the command line. Of a position `told` is the same for the page, word key
    and parameters, and `rule` what forbids a step of its story, as the game's refusals have it.
    """

    def __init__(self, reason: str, line: int = 0, told: Message | None = None, rule: Message | None = None) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.told = told
        self.rule = rule

    @property
    def key(self) -> str:
        """The whole key of `told`: those of house rules are the frame's errors. "" where it says nothing."""
        if self.told is None:
            return ""
        return self.told.key if "position-" in self.told.key else f"error-{self.told.key}"

    @property
    def message(self) -> Message:
        """The word key and parameters of this error."""
        if self.told is not None and not self.line:
            return Message("bad-position", (("why", self.key), *self.told.params))
        return Message.of("bad-notation", line=self.line, reason=self.reason)


@dataclass(frozen=True, slots=True)
class Record:
    """A match so far: who played what with which house rules, and every action.

    `start` is the position from which its only deal went on, empty for a match from the first shuffle. `notes` are the
    header's other lines (a table keeps its players and seed there); this module does not read them.
    """

    game: str
    seats: int
    options: object
    deals: tuple[DealRecord, ...]
    notes: Mapping[str, str] = field(default_factory=dict)
    start: str = ""


def write_fields(head: str, words: Mapping[str, str]) -> str:
    """One line, `head key=value …`; values have no white space."""
    return " ".join([head, *(f"{key}={value}" for key, value in words.items())])


def read_fields(text: str, required: Iterable[str], optional: Iterable[str] = ()) -> tuple[str, dict[str, str]]:
    """The head and words of such a line; raises `NotationError` for what is missing, unknown or said twice."""
    required, optional = tuple(required), tuple(optional)
    head, *words = text.split() or [""]
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise unread(f"{word[:40]!r} is no key=value", word)
        if key not in required and key not in optional:
            allowed = ", ".join((*required, *optional))
            told = Message.of("position-word", word=key[:40], allowed=allowed)
            raise NotationError(f"no {key[:40]!r} here: {allowed}", told=told)
        if key in found:
            raise NotationError(f"{key} is said twice", told=Message.of("position-word-twice", word=key))
        found[key] = value
    for key in required:
        if key not in found:
            raise NotationError(f"{key} is missing", told=Message.of("position-word-missing", word=key))
    return head, found


def unread(reason: str, word: str) -> NotationError:
    """What to raise for a word of a position that says nothing."""
    return NotationError(reason, told=Message.of("position-unread", word=word[:40]))


def unlike(reason: str, game: str, key: str, **params: Value) -> NotationError:
    """What to raise for a position that cannot be; the words are the game's own, `<game>-position-<key>`."""
    return NotationError(reason, told=Message.of(f"{game}-position-{key}", **params))


def no_number(reason: str, key: str, low: int, high: int) -> NotationError:
    """What to raise where a word has to be a number from `low` to `high`."""
    return NotationError(reason, told=Message.of("position-number", word=key, low=low, high=high))


def no_card(reason: str, code: str) -> NotationError:
    """What to raise for what is no card of this pack."""
    return NotationError(reason, told=Message.of("position-no-card", code=code[:40]))


def twice(reason: str, code: str) -> NotationError:
    """What to raise where a card lies in two places."""
    return NotationError(reason, told=Message.of("position-card-twice", card=code))


def forbidden(reason: str, seat: Seat, number: int, rule: Message) -> NotationError:
    """What to raise where a rule forbids a step of the story."""
    return NotationError(reason, told=Message.of("position-step", seat=seat, number=number), rule=rule)


def write_record(record: Record) -> str:
    """The record as text; `read_record` gives it back."""
    return write_head(record) + "".join(write_deal(deal) for deal in record.deals)


def write_head(record: Record) -> str:
    """The lines of a record before its first deal."""
    lines = [HEAD, f"game {record.game}", f"seats {record.seats}", f"options {house.write(record.options)}"]
    lines += [f"position {record.start}"] if record.start else []
    lines += [f"{key} {value}" for key, value in record.notes.items()]
    return "\n".join(lines) + "\n"


def write_deal(deal: Sequence[tuple[Seat, Action]]) -> str:
    """The lines of one deal: as many words to a line as fit. A table writes them after every action, so it is quick."""
    lines = ["deal"]
    room = 0
    for seat, action in deal:
        word = f"{_seat_text(seat)}={action.code}"
        if len(word) < room:
            lines[-1] += f" {word}"
            room -= len(word) + 1
        else:
            lines.append(word)
            room = WIDTH - len(word)
    return "\n".join(lines) + "\n"


def read_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record of that text, its words only: whether it can be played is `match.replay`'s to say.

    Raises `NotationError` with the line and the reason.
    """
    if len(text) > LONGEST:
        raise NotationError(f"longer than {LONGEST} characters")
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != HEAD:
        raise NotationError(f"a record begins with {HEAD!r}", 1)
    header, body = _header(lines)
    game = games.get(header.get("game", ("", 0))[0])
    if game is None:
        raise NotationError(f"game is one of {', '.join(games)}", header.get("game", ("", 2))[1])
    seats = _seats(game, *header.get("seats", ("", 3)))
    word, number = header.get("options", ("-", 0))
    try:
        options: Any = house.parse(game.options, word)
    except house.OptionError as error:
        raise NotationError(str(error), number) from None
    start, number = header.get("position", ("", 0))
    if start:
        _check_start(game, seats, options, start, number)
    notes = {key: value for key, (value, _) in header.items() if key not in _HEADER}
    return Record(game.id, seats, options, _deals(game, seats, lines, body), notes, start)


def _check_start(game: AnyGame, seats: int, options: object, start: str, line: int) -> None:
    try:
        state = game.from_position(start)
    except NotationError as error:
        raise NotationError(error.reason, line) from None
    if state.outcome is not None:
        raise NotationError("the position's deal is over: nothing is left to play", line)
    if (state.seats, state.options) != (seats, options):
        raise NotationError("the position has other seats or options than the record", line)


def _header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    found: dict[str, tuple[str, int]] = {}
    for index, line in enumerate(lines[1:], 1):
        if line == "deal":
            return found, index
        key, _, value = line.partition(" ")
        if not line:
            continue
        if not value or key in found or key == "deal":
            raise NotationError(f"{line[:40]!r} is no header line, or said twice", index + 1)
        found[key] = (value.strip(), index + 1)
    return found, len(lines)


def _seats(game: AnyGame, word: str, line: int) -> int:
    number = _number(word)
    if number is not None and game.fewest <= number <= game.most:
        return number
    raise NotationError(f"seats is a number from {game.fewest} to {game.most}", line)


def _deals(game: AnyGame, seats: int, lines: list[str], start: int) -> tuple[DealRecord, ...]:
    deals: list[list[tuple[Seat, Action]]] = []
    for index, line in enumerate(lines[start:], start + 1):
        if line == "deal":
            deals.append([])
            continue
        for word in line.split():
            who, equals, code = word.partition("=")
            if not equals:
                raise NotationError(f"{word[:40]!r} is no seat=action", index)
            try:
                deals[-1].append((_seat(who, seats), game.parse_action(code)))
            except ValueError as error:
                raise NotationError(str(error), index) from None
    return tuple(tuple(deal) for deal in deals)


def _seat_text(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


def _seat(text: str, seats: int) -> Seat:
    if text == "*":
        return CHANCE
    number = _number(text)
    if number is not None and number < seats:
        return number
    raise ValueError(f"{text[:40]!r} is no seat: * or 0 to {seats - 1}")


def _number(text: str) -> int | None:
    """The number these digits say, None for anything else and for what no table could mean."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
