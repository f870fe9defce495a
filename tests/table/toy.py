"""Climb: a game small enough to check by hand, with all that a table must cope with.

Twelve numbered cards, three to each of 2-3 seats, the rest is the stock. In turn you lay a card higher than the top
one, or draw (once, laying or passing after it), or pass when the stock is empty. Who has no card left wins; all
passing ends the deal too. What is left in hand counts against you. With `bets` all first say, hidden and at once,
whether they will win (`bet:1`, worth 5). In `CALLING`, whoever holds a 12 may say so at any time, once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, ClassVar

from bots.bot import Advice, Bot, RandomBot, Weighed
from engine.cards import Card, card
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
from engine.notation import HIDDEN, read_fields, write_fields
from engine.options import Between, House
from engine.seats import CHANCE, Seat
from engine.view import GameView, Move, badge, zone
from games.registry import Entry

CARDS = tuple(card(str(number)) for number in range(1, 13))


@dataclass(frozen=True, slots=True)
class Options:
    hands: Annotated[int, House("T1", "Deals in a match."), Between(1, 5)] = 2
    bets: Annotated[bool, House("T2", "Everyone bets first.")] = False


class Do(Action):
    __slots__ = ("cards",)
    cards: tuple[Card, ...]

    def __init__(self, code: str, cards: tuple[Card, ...] = ()) -> None:
        self.code = code
        self.cards = cards


ACTIONS = {code: Do(code) for code in ("draw", "pass", "bet:0", "bet:1", "call")}
ACTIONS |= {one.code: Do(one.code, (one,)) for one in CARDS}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: tuple[tuple[Card, ...], ...]
    eyes: Eyes = ALL

    def seen_by(self, eyes: Eyes) -> Event:
        hands = (hand if eyes in (seat, ALL) else () for seat, hand in enumerate(self.hands))
        return Dealt(tuple(hands), None if eyes is ALL else eyes)

    def teaches(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, eyes: Eyes) -> Event:
        return self if eyes in (self.seat, ALL) else Drew(self.seat, None)

    def teaches(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Bets(Event):
    bets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    eyes: Eyes
    hands: tuple[tuple[Card | None, ...], ...]
    stock: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    turn: Seat
    drawn: bool
    bets: tuple[int | None, ...]
    called: tuple[Seat, ...]
    legal_actions: Sequence[Action]
    waiting: tuple[Seat, ...]


@dataclass(slots=True)
class State:
    options: Options
    seats: int
    calls: bool
    turn: Seat
    hands: list[list[Card]]
    stock: list[Card] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    bets: list[int | None] = field(default_factory=list)
    called: list[Seat] = field(default_factory=list)
    drawn: bool = False
    passes: int = 0
    dealt: bool = False
    outcome: Outcome | None = None

    def actors(self) -> tuple[Seat, ...]:
        if self.outcome:
            return ()
        if not self.dealt:
            return (CHANCE,)
        if None in self.bets:
            return tuple(seat for seat, bet in enumerate(self.bets) if bet is None)
        return (self.turn,)

    def open_to(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.actors() and self._may_call(seat))

    def _may_call(self, seat: Seat) -> bool:
        return self.calls and self.dealt and not self.outcome and CARDS[-1] in self.hands[seat] and not self.called

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        if seat == CHANCE or self.outcome or not self.dealt:
            return []
        found: list[Action] = [ACTIONS["call"]] if self._may_call(seat) else []
        if seat not in self.actors():
            return found
        if None in self.bets:
            return [*found, ACTIONS["bet:0"], ACTIONS["bet:1"]]
        top = int(self.pile[-1].code) if self.pile else 0
        found += [ACTIONS[one.code] for one in self.hands[seat] if int(one.code) > top]
        if self.stock and not self.drawn:
            return [*found, ACTIONS["draw"]]
        return [*found, ACTIONS["pass"]]

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        if action.code.startswith("deal:"):
            good = seat == CHANCE and not self.dealt and isinstance(action, Do) and set(action.cards) == set(CARDS)
            return None if good else Message("not-now")
        if action in self.legal_actions(seat):
            return None
        return Message.of("climb", above=self.pile[-1].code) if self.pile else Message("not-now")

    def chance_outcome(self, rng: Random) -> Action:
        if self.actors() != (CHANCE,):
            raise ValueError("no chance here")
        cards = list(CARDS)
        rng.shuffle(cards)
        return dealing(cards)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        refusal = self.refusal(seat, action)
        if refusal:
            raise IllegalAction(refusal)
        assert isinstance(action, Do)
        match action.code:
            case "draw":
                self.drawn = True
                self.hands[seat].append(self.stock.pop())
                return [Drew(seat, self.hands[seat][-1])]
            case "pass":
                self.passes += 1
                self._next()
                return [Passed(seat)]
            case "call":
                self.called.append(seat)
                return [Called(seat)]
            case "bet:0" | "bet:1":
                self.bets[seat] = int(action.code[-1])
                return [] if None in self.bets else [Bets(tuple(bet or 0 for bet in self.bets))]
        if seat == CHANCE:
            cards = list(action.cards)
            self.hands = [[cards.pop() for _ in range(3)] for _ in range(self.seats)]
            self.stock, self.dealt = cards, True
            self.bets = [None] * self.seats if self.options.bets else []
            return [Dealt(tuple(tuple(hand) for hand in self.hands))]
        self.hands[seat].remove(action.cards[0])
        self.pile.append(action.cards[0])
        self.passes = 0
        self._next()
        return [Laid(seat, action.cards[0])]

    def _next(self) -> None:
        self.drawn = False
        if self.passes < self.seats and self.hands[self.turn]:
            self.turn = (self.turn + 1) % self.seats
            return
        left = tuple(sum(int(one.code) for one in hand) for hand in self.hands)
        bets = tuple(5 if bet and not self.hands[seat] else 0 for seat, bet in enumerate(self.bets or [0] * self.seats))
        scores = tuple(one - bet for one, bet in zip(left, bets, strict=True))
        lines = tuple(SheetLine(seat, Message("left"), amount) for seat, amount in enumerate(scores))
        reason = Message("all-passed" if all(self.hands) else "out")
        self.outcome = Outcome(scores, lines, reason, {"first": (self.turn + 1) % self.seats})

    def observe(self, eyes: Eyes) -> Seen:
        shown = [tuple(hand) if eyes in (seat, ALL) else (None,) * len(hand) for seat, hand in enumerate(self.hands)]
        seat = eyes if isinstance(eyes, int) else CHANCE
        stock: tuple[Card | None, ...] = tuple(self.stock) if eyes is ALL else (None,) * len(self.stock)
        bets = tuple(bet if eyes in (one, ALL) or None not in self.bets else None for one, bet in enumerate(self.bets))
        legal = tuple(self.legal_actions(seat))
        called = tuple(self.called)
        waiting = self.actors()
        return Seen(eyes, tuple(shown), stock, tuple(self.pile), self.turn, self.drawn, bets, called, legal, waiting)

    def copy(self) -> State:
        return deepcopy(self)

    def position(self) -> str:
        words = {
            "seats": str(self.seats),
            "turn": str(self.turn),
            "hands": "/".join(".".join(one.code for one in hand) or "-" for hand in self.hands),
            "stock": ".".join(one.code for one in self.stock) or "-",
            "pile": ".".join(one.code for one in self.pile) or "-",
        }
        return write_fields("climb", words)


def dealing(cards: Sequence[Card]) -> Do:
    """The deal that takes these cards from the end: three to seat 0, three to seat 1 …, the rest is stock."""
    return Do("deal:" + ".".join(one.code for one in cards), tuple(cards))


class Climb(Game[Options, State, Seen]):
    id = "climb"
    fewest = 2
    most = 3
    usual = 2
    lower_wins = True
    options = Options

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> State:
        first = carry["first"] if carry else 0
        assert isinstance(first, int)
        return State(options, seats, self.calls, first, [[] for _ in range(seats)], list(CARDS))

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        return ACTIONS.values()

    def parse_action(self, text: str) -> Action:
        if text.startswith("deal:"):
            return dealing([card(code) for code in text[5:].split(".")])
        if text not in ACTIONS:
            raise ValueError(f"no action {text!r}")
        return ACTIONS[text]

    def length(self, options: Options, seats: int) -> int:
        return options.hands

    def brisk(self, action: Action) -> bool:
        return action.code.isdigit()

    def determinize(self, observation: Seen, rng: Random) -> State:
        raise NotImplementedError

    def retell(self, world: State, record: DealRecord) -> DealRecord:
        raise NotImplementedError

    def from_position(self, text: str) -> State:
        _, words = read_fields(text, ("seats", "turn", "hands", "stock", "pile"))
        assert HIDDEN not in text
        hands = [pile_of(hand) for hand in words["hands"].split("/")]
        return State(
            Options(), int(words["seats"]), False, int(words["turn"]), hands, pile_of(words["stock"]),
            pile_of(words["pile"]), dealt=True,
        )  # fmt: skip

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        if len(outcomes) < options.hands:
            return None
        totals = tuple(sum(outcome.scores[seat] for outcome in outcomes) for seat in range(seats))
        places = tuple(1 + sum(other < total for other in totals) for total in totals)
        return Verdict(tuple(seat for seat in range(seats) if places[seat] == 1), places, totals)


class CallingClimb(Climb):
    calls: ClassVar[bool] = True


def pile_of(word: str) -> list[Card]:
    return [] if word == "-" else [card(code) for code in word.split(".")]


def view(seen: Seen) -> GameView:
    return {
        "zones": [
            zone("stock", "stack", seen.stock),
            zone("pile", "stack", seen.pile),
            *(zone(f"hand:{seat}", "fan", hand, seat) for seat, hand in enumerate(seen.hands)),
        ],
        "prompts": [
            {"kind": "card", "action": action.code, "card": action.code}
            if action.code.isdigit()
            else {"kind": "choice", "action": action.code, "word": action.code, "params": {}}
            for action in seen.legal_actions
        ],
        "refused": [
            {"card": one.code, "key": "climb", "params": {}}
            for one in (seen.hands[seen.eyes] if isinstance(seen.eyes, int) else ())
            if one is not None and all(one.code != action.code for action in seen.legal_actions)
        ],
        "marks": [],
        "seats": [
            {
                "seat": seat,
                "cards": len(hand),
                "turn": seat in seen.waiting,
                "dealer": False,
                "badges": [badge(Message("called"))] if seat in seen.called else [],
            }
            for seat, hand in enumerate(seen.hands)
        ],
    }


def moves(event: Event) -> Iterator[Move]:
    match event:
        case Dealt(hands, eyes):
            yield from (Move(None, "stock", "stock", fresh=True) for _ in CARDS)
            for seat, hand in enumerate(hands):
                for one in hand if eyes in (seat, ALL) else [None] * 3:
                    yield Move(one, "stock", f"hand:{seat}")
        case Laid(seat, laid):
            yield Move(laid, f"hand:{seat}", "pile")
        case Drew(seat, drawn):
            yield Move(drawn, "stock", f"hand:{seat}")


class Climber(Bot):
    """Lays its lowest card that fits; calls when it may."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        return Advice(observation.legal_actions[0], Message("why-lowest"))

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        return Advice(ACTIONS["call"], Message("why-call"))


class Slow(Bot):
    """Thinks in as many slices as `budget` says, a millisecond each, and tells nobody how long."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        return Advice(rng.choice(observation.legal_actions), Message("why-slow"))

    def think(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Iterator[Advice]:
        for _ in range(budget):
            time.sleep(0.001)
            yield Advice(observation.legal_actions[0], Message("why-slow"))
        yield self.advise(observation, history, rng, budget)


class Thinker(Bot):
    """Weighs everything it may do: a card is worth its number, less what the budget says; all else nothing."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        legal = observation.legal_actions
        worth = {one: (float(one.code) if one.code.isdigit() else 0.0) - budget / 3 for one in legal}
        order = sorted(legal, key=lambda one: worth[one], reverse=True)
        return Advice(order[0], Message("dearest"), tuple(Weighed(one, worth[one]) for one in order))


class Broken(Bot):
    """A bot with a fault."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        raise RuntimeError("a fault")


BOTS = {"random": RandomBot, "slow": Slow, "broken": Broken, "climber": Climber}
CLIMB = Entry(Climb(), BOTS, view, moves)
WEIGHING = Entry(Climb(), {"random": RandomBot, "thinker": Thinker}, view, moves)
CALLING = Entry(CallingClimb(), BOTS, view, moves)
