"""A match kept as text, and taken up again: a record whose header also says who sits where.

    pi-parlour record 1
    game pis_yedili
    seats 4
    options -
    seed 9f3c…                        hexadecimal; every later random choice follows from it
    players you,normal,random,random    a bot of the game's or "you" (at most once) for each seat
    names ["Ada", null, null, null]   only where names were given, as JSON
    budget 20                         only where bots search: sampled worlds a decision
    asked yes                         only where everybody has been asked for a call since the last action
    begun 1796025600                  when, in seconds since 1970; a match is known by this and its seed
    practice yes                      only where it was taken up in the middle: it counts in no statistics
    deal
    *=…

What cannot be read or could not have been played is refused with its line and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.game import Action, DealRecord, Event, IllegalAction
from engine.notation import NotationError, Record, read_record
from engine.seats import CHANCE, Seat
from games.registry import Entry
from table.players import Player, Refused, seated

LONGEST_NAME: Final = 40
MOST_BUDGET: Final = 100_000
LATEST: Final = 10**11
"""The latest `begun`, in seconds since 1970: no clock is that wrong."""
_NOTES: Final = ("seed", "players", "names", "budget", "asked", "begun", "practice")


@dataclass(frozen=True, slots=True)
class Saved:
    """A record as a table takes it up; `text` is kept so that an error can name its line."""

    entry: Entry
    record: Record
    seed: str
    players: tuple[Player, ...]
    budget: int
    asked: bool
    begun: int
    practice: bool
    text: str


def is_seed(text: object) -> bool:
    """Whether it is a seed: 1 to 64 hexadecimal digits."""
    return isinstance(text, str) and 0 < len(text) <= 64 and all(digit in "0123456789abcdef" for digit in text)


def is_names(value: object, seats: int) -> bool:
    """Whether it is a list of a name or None for every seat."""
    return (
        isinstance(value, list)
        and len(value) in (0, seats)
        and all(name is None or (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME) for name in value)
    )


def notes(
    seed: str, players: Sequence[Player], budget: int, *, asked: bool, begun: int = 0, practice: bool = False
) -> dict[str, str]:
    """The header lines that `read` takes."""
    found = {"seed": seed, "players": ",".join(player.kind for player in players)}
    if any(player.name is not None for player in players):
        found["names"] = json.dumps([player.name for player in players])
    if budget:
        found["budget"] = str(budget)
    if asked:
        found["asked"] = "yes"
    if begun:
        found["begun"] = str(begun)
    if practice:
        found["practice"] = "yes"
    return found


def read(text: str, entries: Mapping[str, Entry]) -> Saved:
    """The match of that text; raises `NotationError` with the line and the reason."""
    record = read_record(text, {id_: entry.game for id_, entry in entries.items()})
    entry = entries[record.game]
    kept = dict(record.notes)
    for key in kept:
        if key not in _NOTES:
            raise NotationError(f"no {key!r} here: {', '.join(_NOTES)}", _line(text, key))
    for key in ("seed", "players"):
        if key not in kept:
            raise NotationError(f"the {key} line is missing")
    if not is_seed(kept["seed"]):
        raise NotationError("seed is 1 to 64 hexadecimal digits, lower case", _line(text, "seed"))
    names = _names(text, kept.get("names"), record.seats)
    try:
        players = seated(entry, record.seats, kept["players"].split(","), names)
    except Refused as error:
        raise NotationError(_reason(error, record.seats), _line(text, "players")) from None
    for key in ("asked", "practice"):
        if kept.get(key, "yes") != "yes":
            raise NotationError(f"{key} is yes, or not there", _line(text, key))
    budget = _number(text, kept, "budget", MOST_BUDGET)
    begun = _number(text, kept, "begun", LATEST)
    return Saved(entry, record, kept["seed"], players, budget, "asked" in kept, begun, "practice" in kept, text)


class Playing(Protocol):
    """A match, or a sitting round one."""

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it; raises `IllegalAction`."""

    def next_deal(self) -> None:
        """Put the next deal on the table; raises `ValueError` when none is due."""


@dataclass(frozen=True, slots=True)
class Told:
    """One step of a record: an action and what it did, or the beginning of a deal (`action` None)."""

    deal: int
    seat: Seat
    action: Action | None
    events: Sequence[Event]


def again(match: Playing, deals: Sequence[DealRecord], text: str = "") -> Iterator[Told]:
    """Play these deals in a match just begun, telling each step when it is done.

    Raises `NotationError` with the line of `text` and the reason for what could not have been played.
    """
    for number, deal in enumerate(deals, 1):
        if number > 1:
            try:
                match.next_deal()
            except ValueError:
                reason = f"deal {number} is not due: the one before is not over, or the match is"
                raise NotationError(reason, place(text, number, 0)) from None
        yield Told(number, CHANCE, None, ())
        for index, (seat, action) in enumerate(deal, 1):
            try:
                events = match.apply(seat, action)
            except IllegalAction as error:
                reason = f"deal {number}, action {index} ({action}): {error}"
                raise NotationError(reason, place(text, number, index)) from None
            yield Told(number, seat, action, events)


def place(text: str, deal: int, action: int) -> int:
    """The line of that action of that deal, both counting from 1 (action 0: the deal's own line); 0 for no such."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() == "deal":
            deal -= 1
            if deal == 0 and action == 0:
                return number
        elif deal == 0:
            action -= len(line.split())
            if action <= 0:
                return number
    return 0


def _line(text: str, key: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if line.strip().startswith(f"{key} ")), 0)


def _names(text: str, kept: str | None, seats: int) -> list[str | None]:
    if kept is None:
        return []
    try:
        names = json.loads(kept)
    except (ValueError, RecursionError):
        names = None
    if not isinstance(names, list) or not is_names(names, seats):
        reason = f"names is a JSON list of a name of at most {LONGEST_NAME} characters, or null, for every seat"
        raise NotationError(reason, _line(text, "names"))
    return names


def _number(text: str, kept: Mapping[str, str], key: str, most: int) -> int:
    """The number of that header line, 0 where there is none."""
    word = kept.get(key, "0")
    if word.isascii() and word.isdigit() and len(word) <= len(str(most)) and int(word) <= most:
        return int(word)
    raise NotationError(f"{key} is a number from 0 to {most}", _line(text, key))


def _reason(error: Refused, seats: int) -> str:
    params = dict(error.message.params)
    match error.message.key:
        case "unknown-player":
            return f"no player {params['player']!r}: {params['allowed']}"
        case "one-viewer":
            return "only one player can be you"
    return f"players names one for each of the {seats} seats"
