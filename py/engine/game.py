"""The contract between a game and everything else: what is known, what may be done, what happened, what it came to.

Words are those of OpenSpiel and of the trick-taking literature. A `Game` is one declarative object a folder; a
`State` is one deal, from shuffle to score, and the only thing here that moves. Chance is a player: a shuffle is an
action of the seat `CHANCE`, written out in the record, so `apply` is deterministic and a record replays with no seed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from engine.cards import Card, Rank, Suit
from engine.seats import Seat

Value: TypeAlias = str | int | bool | None
Json: TypeAlias = "Value | list[Json] | dict[str, Json]"


class All:
    """The eyes that see everything: for ended deals, replays and tests only."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "ALL"


ALL: Final = All()
Eyes: TypeAlias = Seat | All | None
"""A seat, None for a spectator, or `ALL`."""


@dataclass(frozen=True, slots=True)
class Message:
    """A word key and what to fill in; the page translates. `Message.of("follow_suit", suit="H")`."""

    key: str
    params: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, **params: Value) -> Self:
        """The message with these parameters, ordered by name."""
        return cls(key, tuple(sorted(params.items())))

    def as_json(self) -> dict[str, Json]:
        """`{"key": …, "params": {…}}`, as it crosses the wire."""
        return {"key": self.key, "params": dict(self.params)}


class IllegalAction(Exception):
    """Raised by `apply`; `message` is the rule that refuses, and nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.key} {dict(message.params)}" if message.params else message.key)
        self.message = message


class Action:
    """Something a seat, or chance, can do. Players' actions are interned and compare by identity.

    `code` is its notation: no white space, unique among `Game.actions`, parsed back by `Game.parse_action`.
    The choice is part of the action: a jack that names hearts is another action than one that names spades.
    """

    __slots__ = ("code",)
    code: str

    def __str__(self) -> str:
        return self.code


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in two or three fields; log, animation, sound, lessons and statistics read these."""

    def seen_by(self, eyes: Eyes) -> Event:
        """What these eyes may know of it. Whatever differs from `self` must never leave the table whole."""
        return self

    def teaches(self, seat: Seat) -> bool:
        """Whether this seat saw a hidden card by it (a draw, a look, cards passed in): undo stops there."""
        return False

    def as_json(self) -> dict[str, Json]:
        """`{"event": "drew", "seat": 1, "card": null}`: the class name in lower_snake_case and its fields."""
        name = "".join("_" + letter.lower() if letter.isupper() else letter for letter in type(self).__name__)
        found: dict[str, Json] = {"event": name.lstrip("_")}
        for field in fields(self):
            found[field.name] = as_json(getattr(self, field.name))
        return found


def as_json(value: object) -> Json:
    """Cards, suits, ranks and actions as their codes, messages and tuples as JSON; raises `TypeError` otherwise."""
    match value:
        case None | bool() | int() | str():
            return value
        case Card() | Suit() | Rank() | Action():
            return value.code
        case Message():
            return value.as_json()
        case tuple() | list() | frozenset():
            return [as_json(part) for part in value]
        case Mapping():
            return {str(key): as_json(part) for key, part in value.items()}
    raise TypeError(f"{type(value).__name__} does not cross the wire")


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the score sheet: which side, what for, how much. `kind` is "item" (adds up), "factor" or "note".

    A note of side -1 goes for all.
    """

    side: int
    what: Message
    amount: int
    kind: str = "item"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal came to.

    `scores` holds one number a side, in the game's own units, as added to the sheet. `lines` explain them.
    `reason` says why the deal ended. A `void` deal scores nothing and is dealt again. `carry` goes to `Game.deal`.
    """

    scores: tuple[int, ...]
    lines: tuple[SheetLine, ...]
    reason: Message
    carry: Mapping[str, Value]
    void: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended: the winning sides (several share), every side's place (1 is best) and total."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]


class Observation(Protocol):
    """All that these eyes may know of a deal: frozen, comparable, and enough for `Game.determinize`."""

    @property
    def eyes(self) -> Eyes:
        """Whose it is."""

    @property
    def legal_actions(self) -> Sequence[Action]:
        """What this seat may do now; empty for a spectator."""


class State(Protocol):
    """One deal. Mutable, with slots; only `apply` changes it."""

    outcome: Outcome | None

    @property
    def options(self) -> Any:
        """The house rules it is played by."""

    @property
    def seats(self) -> int:
        """How many play."""

    def actors(self) -> tuple[Seat, ...]:
        """Whom the table waits for: public, alike in every world an observer holds possible.

        `(CHANCE,)`, one seat, several when all choose at once, `()` once the deal is over.
        """

    def open_to(self) -> tuple[Seat, ...]:
        """Seats that may act now beside the turn, in the order in which they are asked; the seat to act may be one.

        Hidden: only table and play-outs read it; nothing shown depends on it.
        """

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Exactly what this seat may do, also out of turn; the rule IS the list. Empty for `CHANCE`.

        The caller must not change the sequence; it stays right until the next `apply`.
        """

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses this action; None exactly for what is legal. Also judges chance actions."""

    def chance_outcome(self, rng: Random) -> Action:
        """What the deck does when the deck is to act; raises `ValueError` when it is not."""

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it, and say what happened in full; `event.seen_by(eyes)` is what may leave the table.

        Raises `IllegalAction` and changes nothing when `refusal` is not None.
        """

    def observe(self, eyes: Eyes) -> Observation:
        """What these eyes may know. `ALL` is for ended deals, replays and tests only."""

    def copy(self) -> Self:
        """An independent state that goes on alike."""

    def position(self) -> str:
        """This state as one line of text, options included; `Game.from_position` reads it."""


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT", bound=State)
ObservationT = TypeVar("ObservationT", bound=Observation)
DealRecord: TypeAlias = "tuple[tuple[Seat, Action], ...]"
"""Everything done in one deal, chance included, in order: enough to replay it."""


class Game(ABC, Generic[OptionsT, StateT, ObservationT]):
    """One game, as the table sees it. A folder's `__init__.py` holds the only instance, `GAME`."""

    id: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    best: ClassVar[tuple[int, ...]] = ()
    """From how many to how many players it is at its best, where its rules say so."""
    lower_wins: ClassVar[bool]
    clockwise: ClassVar[bool] = True
    """Which way the seats, which are numbered in turn order, sit round the table."""
    calls: ClassVar[bool] = False
    """Whether a seat may ever act out of turn (`State.open_to`): the table then leaves a beat for it, always alike."""
    options: type[OptionsT]
    presets: ClassVar[Sequence[Mapping[str, str]]] = ()
    """House rules that make another game of it, with another deck say: as `options.read` takes them. What is promised
    of the rules is promised of each of these at every number of seats."""

    def sides(self, options: OptionsT, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who scores together: each seat alone unless the game has partners."""
        return tuple((seat,) for seat in range(seats))

    @abstractmethod
    def deal(self, options: OptionsT, seats: int, carry: Mapping[str, Value] | None) -> StateT:
        """A new deal, nothing shuffled yet; `carry` is the last outcome's, None for the first deal."""

    @abstractmethod
    def actions(self, options: OptionsT, seats: int) -> Iterable[Action]:
        """Every action a player could ever be allowed, each once: what "refuses every other" ranges over."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action of that code, a player's or chance's; raises `ValueError` saying what is wrong."""

    @abstractmethod
    def brisk(self, action: Action) -> bool:
        """Whether it brings the deal nearer to its end: random play that prefers these does end."""

    def length(self, options: OptionsT, seats: int) -> int | None:
        """How many deals a match has; None where its totals end it."""
        return None

    def from_memory(self, observation: ObservationT) -> bool:
        """Whether this seat is to act now on a hand that it has seen and may not see: then no hint tells of it."""
        return False

    def claim(self, observation: ObservationT) -> Action | None:
        """What this seat may do where, doing that and what is asked for next, the rest of the deal is certain.

        Certain is the outcome, in every world that it must hold possible and whatever the others do there; it is one
        that this seat cannot better. A game need not find every such moment, but must never be wrong.
        """
        return None

    @abstractmethod
    def determinize(self, observation: ObservationT, rng: Random) -> StateT:
        """A world that could have led to this observation; every such world has a chance, and it never fails."""

    @abstractmethod
    def retell(self, world: StateT, record: DealRecord) -> DealRecord:
        """The same public story told in that world: what chance must have done there, and every player's action.

        Proof that the world could have happened: the result replays from `deal` without a refusal, shows the
        observer the same at every step, and ends in `world`.
        """

    @abstractmethod
    def from_position(self, text: str) -> StateT:
        """The state of a line that `State.position` wrote or a person typed; raises `NotationError`."""

    @abstractmethod
    def verdict(self, options: OptionsT, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """The end of the match after these counted (not void) deals, or None while it goes on."""


AnyGame: TypeAlias = Game[Any, Any, Any]
