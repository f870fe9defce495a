"""Odd and Even as a game (toy_rules.py has the rules): worlds, positions, views and bots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any

from bots.bot import Advice, Bot, RandomBot
from engine import options as house
from engine.cards import Card, cards_of, codes
from engine.game import Action, DealRecord, Event, Game, Message, Outcome, Value, Verdict
from engine.notation import NotationError, read_fields
from engine.seats import CHANCE, Seat
from engine.unseen import Holder, deal_unseen
from engine.view import GameView, Move, badge, zone
from games.registry import Entry
from tests.engine.toy_rules import ACTIONS, CARDS, Dealt, Do, Drew, Laid, Options, Seen, State, odd, parse, shuffle


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
