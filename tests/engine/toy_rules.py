"""Odd and Even: a game small enough to check by hand, with hidden cards, chance, knowledge and void deals.

Nine numbered cards, two to each of 2-3 seats, the rest is the stock. In turn you lay a card that is odd on odd, even on
even (anything first). Only who has none draws, which ends the turn, or passes when there is no stock. Who is out wins
and the others count what they hold; when nobody can go on the deal is void.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Literal, Self

from engine import options as house
from engine.cards import Card, NumberCard, card, cards_of, codes
from engine.game import ALL, Action, Event, Eyes, IllegalAction, Message, Outcome, SheetLine
from engine.notation import write_fields
from engine.options import Between, House
from engine.seats import CHANCE, Seat

CARDS = tuple(card(str(number)) for number in range(1, 10))


def odd(one: Card) -> bool:
    """Which of the two kinds it is."""
    assert isinstance(one, NumberCard)
    return one.number % 2 == 1


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules."""

    deals: Annotated[int, House("T1", "Deals in a match."), Between(1, 5)] = 2
    dealt: Annotated[Literal[2, 3], House("T2", "Cards dealt to each."), "a note of no meaning"] = 2
    double: Annotated[bool, House("T3", "Everything counts twice.")] = False


class Do(Action):
    """Lay a card, draw, pass, or shuffle these."""

    __slots__ = ("cards",)

    def __init__(self, code: str, cards: tuple[Card, ...] = ()) -> None:
        self.code = code
        self.cards = cards

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse, (self.code,)


def parse(text: str) -> Action:
    """The action of that code."""
    if text.startswith("shuffle:"):
        return shuffle(cards_of(text.removeprefix("shuffle:")))
    if text not in ACTIONS:
        raise ValueError(f"no action {text[:40]!r}")
    return ACTIONS[text]


ACTIONS = {code: Do(code) for code in ("draw", "pass")} | {one.code: Do(one.code, (one,)) for one in CARDS}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A hand as dealt."""

    seat: Seat
    cards: tuple[Card | None, ...]

    def seen_by(self, eyes: Eyes) -> Event:
        """Backs for others."""
        return self if eyes in (self.seat, ALL) else Dealt(self.seat, (None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card laid."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card drawn."""

    seat: Seat
    card: Card | None

    def seen_by(self, eyes: Eyes) -> Event:
        """The back for others."""
        return self if eyes in (self.seat, ALL) else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """What these eyes know. `lacks[seat][kind]`: how many even (0) or odd (1) cards it has at most, None unknown."""

    eyes: Eyes
    options: Options
    hands: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    stock: tuple[Card, ...] | int
    pile: tuple[Card, ...]
    turn: Seat
    passes: int
    dealt: bool
    lacks: tuple[tuple[int | None, int | None], ...]
    legal_actions: tuple[Action, ...]


@dataclass(slots=True)
class State:
    """One deal; the stock's top card is its last."""

    options: Options
    seats: int
    turn: Seat
    hands: list[list[Card]]
    stock: list[Card] = field(default_factory=lambda: list(CARDS))
    pile: list[Card] = field(default_factory=list)
    lacks: list[list[int | None]] = field(default_factory=list)
    passes: int = 0
    dealt: bool = False
    outcome: Outcome | None = None

    def actors(self) -> tuple[Seat, ...]:
        """The deck, then each in turn."""
        if self.outcome:
            return ()
        return (self.turn,) if self.dealt else (CHANCE,)

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Lay what fits; who cannot draws, or passes."""
        if seat == CHANCE or self.actors() != (seat,):
            return []
        fitting = [
            ACTIONS[one.code]
            for one in sorted(self.hands[seat], key=str)
            if not self.pile or odd(one) == odd(self.pile[-1])
        ]
        return fitting or [ACTIONS["draw" if self.stock else "pass"]]

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """Why not."""
        if isinstance(action, Do) and action.code.startswith("shuffle:"):
            right = (seat, self.actors()) == (CHANCE, (CHANCE,)) and sorted(codes(action.cards)) == sorted(codes(CARDS))
            return None if right else Message("no-shuffle")
        return None if action in self.legal_actions(seat) else Message("does-not-fit")

    def chance_outcome(self, rng: Random) -> Action:
        """The shuffle."""
        if self.actors() != (CHANCE,):
            raise ValueError("nothing to shuffle")
        cards = list(CARDS)
        rng.shuffle(cards)
        return shuffle(cards)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it."""
        refusal = self.refusal(seat, action)
        if refusal:
            raise IllegalAction(refusal)
        assert isinstance(action, Do)
        if seat == CHANCE:
            return self._deal(action.cards)
        if action.code in ("draw", "pass"):
            self.lacks[seat][odd(self.pile[-1])] = 0
            event: Event = Passed(seat)
            if action.code == "draw":
                drawn = self.stock.pop()
                self.hands[seat] = sorted([*self.hands[seat], drawn], key=str)
                self.lacks[seat] = [None if most is None else most + 1 for most in self.lacks[seat]]
                event = Drew(seat, drawn)
            self.passes = self.passes + 1 if action.code == "pass" else 0
        else:
            self._lay(seat, action.cards[0])
            event = Laid(seat, action.cards[0])
        self._go_on(seat)
        return [event]

    def _deal(self, cards: tuple[Card, ...]) -> Sequence[Event]:
        self.stock, self.dealt = list(reversed(cards)), True
        self.hands = [sorted((self.stock.pop() for _ in range(self.options.dealt)), key=str) for _ in range(self.seats)]
        self.lacks = [[None, None] for _ in range(self.seats)]
        return [Dealt(seat, tuple(hand)) for seat, hand in enumerate(self.hands)]

    def _lay(self, seat: Seat, one: Card) -> None:
        self.hands[seat].remove(one)
        self.pile.append(one)
        self.passes = 0
        most = self.lacks[seat][odd(one)]
        if most is not None:
            self.lacks[seat][odd(one)] = most - 1

    def _go_on(self, seat: Seat) -> None:
        self.turn = (seat + 1) % self.seats
        if self.hands[seat] and self.passes < self.seats:
            return
        times = 2 if self.options.double else 1
        scores = tuple(times * sum(int(one.code) for one in hand) for hand in self.hands)
        lines = tuple(SheetLine(side, Message("left"), amount) for side, amount in enumerate(scores))
        void = bool(self.hands[seat])
        self.outcome = Outcome(scores, lines, Message("stuck" if void else "out"), {"first": self.turn}, void)

    def observe(self, eyes: Eyes) -> Seen:
        """Own cards, everybody's counts, and what drawing has told."""
        hands = tuple(
            tuple(sorted(hand, key=str)) if eyes in (seat, ALL) else None for seat, hand in enumerate(self.hands)
        )
        legal = tuple(self.legal_actions(eyes)) if isinstance(eyes, int) else ()
        stock = tuple(self.stock) if eyes is ALL else len(self.stock)
        return Seen(
            eyes, self.options, hands, tuple(map(len, self.hands)), stock,
            tuple(self.pile), self.turn, self.passes, self.dealt,
            tuple((even, uneven) for even, uneven in self.lacks), legal,
        )  # fmt: skip

    def copy(self) -> Self:
        """The same deal apart."""
        hands = [hand.copy() for hand in self.hands]
        lacks = [most.copy() for most in self.lacks]
        return type(self)(
            self.options, self.seats, self.turn, hands, self.stock.copy(), self.pile.copy(), lacks, self.passes,
            self.dealt, self.outcome,
        )  # fmt: skip

    def position(self) -> str:
        """One line."""
        lacks = (",".join("?" if most is None else str(most) for most in pair) for pair in self.lacks)
        words = {
            "options": house.write(self.options), "turn": str(self.turn), "dealt": str(int(self.dealt)),
            "hands": "/".join(map(codes, self.hands)), "stock": codes(self.stock), "pile": codes(self.pile),
            "passes": str(self.passes),
            "lacks": "/".join(lacks) or "-",
        }  # fmt: skip
        return write_fields("toy", words)


def shuffle(cards: Iterable[Card]) -> Do:
    """The deck in this order, its top card first."""
    cards = tuple(cards)
    return Do("shuffle:" + codes(cards), cards)
