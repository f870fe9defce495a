"""Odd and Even: a game small enough to check by hand, with hidden cards, chance, knowledge and void deals.

Nine numbered cards, two to each of 2-3 seats, the rest is the stock. In turn you lay a card that is odd on odd, even on
even (anything first). Only who has none draws, which ends the turn, or passes when there is no stock. Who is out wins
and the others count what they hold; when nobody can go on the deal is void.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Annotated, Any, Literal, Self

from bots.bot import Advice, Bot, RandomBot
from engine import options as house
from engine.cards import Card, NumberCard, card, cards_of, codes
from engine.game import (
    ALL,
    Action,
    DealRecord,
    Event,
    Eyes,
    Game,
    IllegalAction,
    Message,
    Outcome,
    SheetLine,
    Value,
    Verdict,
)
from engine.notation import NotationError, read_fields, write_fields
from engine.options import Between, House
from engine.seats import CHANCE, Seat
from engine.unseen import Holder, deal_unseen
from engine.view import GameView, Move, badge, zone
from games.registry import Entry

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


def _state(words: Mapping[str, str]) -> State:
    hands = [list(cards_of(hand)) for hand in words["hands"].split("/")]
    lacks: list[list[int | None]] = []
    for pair in words["lacks"].split("/"):
        if pair != "-":
            even, uneven = (None if most == "?" else int(most[:3]) for most in pair.split(","))
            lacks.append([even, uneven])
    return State(
        house.parse(Options, words["options"]), len(hands), int(words["turn"][:3]), hands,
        list(cards_of(words["stock"])), list(cards_of(words["pile"])), lacks, int(words["passes"][:3]),
        {"0": False, "1": True}[words["dealt"]],
    )  # fmt: skip


def shuffle(cards: Iterable[Card]) -> Do:
    """The deck in this order, its top card first."""
    cards = tuple(cards)
    return Do("shuffle:" + codes(cards), cards)


class Toy(Game[Options, State, Seen]):
    """Odd and Even."""

    id = "toy"
    fewest = 2
    most = 3
    usual = 2
    lower_wins = True
    options = Options

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> State:
        """Whose turn it would have been leads."""
        first = carry["first"] if carry else 0
        assert isinstance(first, int)
        return State(options, seats, first, [[] for _ in range(seats)])

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        """Cards, draw and pass."""
        return ACTIONS.values()

    def parse_action(self, text: str) -> Action:
        """By its code."""
        return parse(text)

    def brisk(self, action: Action) -> bool:
        """Laying."""
        return action.code.isdigit()

    def determinize(self, observation: Seen, rng: Random) -> State:
        """Hidden cards dealt under what drawing has told."""
        own = observation.eyes
        shown = {one for hand in observation.hands for one in hand or ()} | set(observation.pile)
        kinds = [frozenset(one for one in CARDS if odd(one) == kind) for kind in (False, True)]
        holders = []
        for seat, lacks in enumerate(observation.lacks):
            at_most = tuple((most, kinds[kind]) for kind, most in enumerate(lacks) if most is not None)
            holders.append(Holder(0) if seat == own else Holder(observation.counts[seat], at_most=at_most))
        assert isinstance(observation.stock, int)
        hidden = [one for one in CARDS if one not in shown]
        *hands, stock = deal_unseen([hidden], [*holders, Holder(observation.stock)], rng)
        seats = len(observation.counts)
        hands = [sorted(hand, key=str) for hand in hands] or [[] for _ in range(seats)]
        if isinstance(own, int):
            hands[own] = list(observation.hands[own] or ())
        state = State(
            observation.options, seats, observation.turn, hands, stock, list(observation.pile),
            [list(pair) for pair in observation.lacks],
            observation.passes, observation.dealt,
        )  # fmt: skip
        if not state.dealt:
            state.stock = list(CARDS)
        return state

    def retell(self, world: State, record: DealRecord) -> DealRecord:
        """A shuffle that brings every seat its cards at times at which all it did was right."""
        if not record:
            return record
        seats = world.seats
        draws = [seat for seat, action in record if action.code == "draw"]
        slots = [seat for seat in range(seats) for _ in range(world.options.dealt)] + draws
        first = record[0][1]
        assert isinstance(first, Do)
        true = [[one for one, to in zip(first.cards, slots, strict=False) if to == seat] for seat in range(seats)]
        laid: list[list[Card]] = [[] for _ in range(seats)]
        for seat, action in record[1:]:
            laid[seat] += action.cards if isinstance(action, Do) else ()
        queues = [
            self._queue(world, record, seat, [*laid[seat], *world.hands[seat]], true[seat]) for seat in range(seats)
        ]
        order = [queues[seat].pop(0) for seat in slots] + list(reversed(world.stock))
        return ((CHANCE, shuffle(order)), *record[1:])

    def _queue(self, world: State, record: DealRecord, seat: Seat, cards: list[Card], true: list[Card]) -> list[Card]:
        if set(cards) == set(true):
            return true
        for queue in permutations(cards):
            if self._tells(queue, world.options.dealt, record, seat):
                return list(queue)
        raise AssertionError(f"no way for {seat} to have held {codes(cards)}")

    def _tells(self, queue: tuple[Card, ...], dealt: int, record: DealRecord, seat: Seat) -> bool:
        hand, coming = set(queue[:dealt]), list(queue[dealt:])
        top: Card | None = None
        for who, action in record[1:]:
            assert isinstance(action, Do)
            if who == seat and not action.cards and any(top is None or odd(one) == odd(top) for one in hand):
                return False
            if who == seat and action.cards and action.cards[0] not in hand:
                return False
            if who == seat and action.code == "draw":
                hand.add(coming.pop(0))
            if action.cards:
                top = action.cards[0]
                hand.discard(top)
        return True

    def from_position(self, text: str) -> State:
        """The line that `position` wrote."""
        keys = ("options", "turn", "dealt", "hands", "stock", "pile", "passes", "lacks")
        head, words = read_fields(text, keys)
        try:
            state = _state(words)
        except (ValueError, LookupError) as error:
            raise NotationError(str(error)[:200]) from None
        there = [*state.stock, *state.pile, *(one for hand in state.hands for one in hand)]
        sizes = 2 <= state.seats <= 3 and len(state.lacks) in ({state.seats} if state.dealt else {0})
        if (
            head != "toy"
            or not sizes
            or sorted(map(str, there)) != sorted(map(str, CARDS))
            or not 0 <= state.turn < state.seats
        ):
            raise NotationError("not a position of this game")
        if state.dealt and not all(state.hands):
            raise NotationError("this deal is over")
        return state

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """The lowest total wins."""
        if len(outcomes) < options.deals:
            return None
        totals = tuple(sum(outcome.scores[seat] for outcome in outcomes) for seat in range(seats))
        places = tuple(1 + sum(other < total for other in totals) for total in totals)
        return Verdict(tuple(seat for seat in range(seats) if places[seat] == 1), places, totals)


def view(seen: Seen) -> GameView:
    """Hands, stock and pile; a card is a button."""
    stock: Sequence[Card | None] = (None,) * seen.stock if isinstance(seen.stock, int) else seen.stock
    hands = [hand or (None,) * count for hand, count in zip(seen.hands, seen.counts, strict=True)]
    return {
        "zones": [
            zone("stock", "stack", stock),
            zone("pile", "stack", seen.pile),
            *(zone(f"hand:{seat}", "fan", hand, seat) for seat, hand in enumerate(hands)),
        ],
        "prompts": [
            {"kind": "card", "action": action.code, "card": action.code}
            if action.code.isdigit()
            else {"kind": "choice", "action": action.code, "word": action.code, "params": {}, "zone": "stock"}
            for action in seen.legal_actions
        ],
        "refused": [],
        "marks": [{"key": "passes", "kind": "count", "value": seen.passes}],
        "seats": [
            {
                "seat": seat,
                "cards": count,
                "turn": seen.turn == seat,
                "dealer": False,
                "badges": [badge(Message("lacks"))] if seen.lacks and seen.lacks[seat] != (None, None) else [],
            }
            for seat, count in enumerate(seen.counts)
        ],
    }


def moves(event: Event) -> Iterator[Move]:
    """Where cards go."""
    match event:
        case Dealt(seat, cards):
            yield from (Move(one, "stock", f"hand:{seat}") for one in cards)
        case Laid(seat, laid):
            yield Move(laid, f"hand:{seat}", "pile")
        case Drew(seat, drawn):
            yield Move(drawn, "stock", f"hand:{seat}")


class Highest(Bot):
    """Lays its highest card, after a look at one world."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """The last legal action by code."""
        return Advice(max(observation.legal_actions, key=str), Message("highest"))


TOY = Entry(Toy(), {"random": RandomBot, "highest": Highest}, view, moves)
