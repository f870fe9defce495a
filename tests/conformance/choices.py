"""How bots choose: always legally, always alike for the same eyes, and never by what they cannot see."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bots.bot import Bot, choose
from engine.game import Action, Event, State
from engine.match import rng_for
from engine.seats import CHANCE, Seat
from tests.conformance.cases import Case
from tests.conformance.knowledge import worlds_of
from tests.conformance.story import LONGEST, Story

BUDGET = 2
"""Worlds a search may look at here: enough to go through all it does, few enough to be quick."""


@dataclass
class Table:
    """A deal played by bots, one a seat; what each seat has been told so far."""

    case: Case
    seed: str
    bots: Sequence[Bot]
    carry: Any = None
    told: list[list[Event]] = field(default_factory=list)
    story: Story = field(init=False)

    def play(self) -> Story:
        """Play the deal to its end; every choice is legal, and a single one is not thought about."""
        case = self.case
        self.story = Story(case, self.carry)
        self.told = [[] for _ in range(case.seats)]
        state: Any = case.entry.game.deal(case.options, case.seats, self.carry)
        while state.outcome is None:
            assert len(self.story.record) < LONGEST
            self.story.states.append(state.copy())
            seat, action = self._call(state) or self._act(state)
            events = state.apply(seat, action)
            self.story.record.append((seat, action))
            self.story.events.append(events)
            for eyes, told in enumerate(self.told):
                told += [event.seen_by(eyes) for event in events]
        self.story.states.append(state)
        return self.story

    def _act(self, state: Any) -> tuple[Seat, Action]:
        """What the first of those does for whom the table waits."""
        seat = state.actors()[0]
        rng = rng_for(self.seed, 1, len(self.story.record), seat)
        if seat == CHANCE:
            return seat, state.chance_outcome(rng)
        legal = state.legal_actions(seat)
        bot = _Unthinking(self.bots[seat]) if len(legal) == 1 else self.bots[seat]
        action = choose(bot, state.observe(seat), self.told[seat], rng, BUDGET)
        assert any(action is one for one in legal), (
            f"{type(self.bots[seat]).__name__} chose {action}, not one of {legal}"
        )
        return seat, action

    def _call(self, state: Any) -> tuple[Seat, Action] | None:
        """What one of those does who may act out of turn, and would."""
        for seat in state.open_to():
            rng = rng_for(self.seed, 1, len(self.story.record), seat)
            advice = self.bots[seat].call(state.observe(seat), self.told[seat], rng, BUDGET)
            if advice is not None:
                assert any(advice.action is one for one in state.legal_actions(seat))
                return seat, advice.action
        return None


class _Unthinking(Bot):
    """Fails when it is asked: a single legal action needs no thought (case 8)."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Any:
        """Nobody should."""
        raise AssertionError(f"{type(self.bot).__name__} was asked about its only legal action")


def seated(case: Case, names: Sequence[str]) -> list[Bot]:
    """New bots of these names, round and round the seats."""
    return [case.entry.bots[names[seat % len(names)]]() for seat in range(case.seats)]


def check_bots_play(case: Case, deals: int) -> None:
    """Deals among bots of all names mixed, and of each name alone, end; each follows on the one before."""
    names = list(case.entry.bots)
    rng = Random(f"names/{case}")
    carry: Any = None
    for deal in range(deals):
        mixed = [names[deal % len(names)]] if deal % 2 else rng.sample(names, len(names))
        story = Table(case, f"deal {deal}", seated(case, mixed), carry).play()
        outcome = story.states[-1].outcome
        assert outcome is not None
        carry = outcome.carry


def check_bots_are_consistent(case: Case, name: str, deals: int) -> None:
    """The same seed gives the same deal, also with a bot that is new at every turn: it remembers nothing of its own."""
    for deal in range(deals):
        seed = f"alike {deal}"
        first = Table(case, seed, seated(case, [name])).play()
        again = Table(case, seed, [_Forgetful(case, name) for _ in range(case.seats)]).play()
        assert [(seat, str(action)) for seat, action in first.record] == [
            (seat, str(action)) for seat, action in again.record
        ]


class _Forgetful(Bot):
    """Every time a new one of that name."""

    def __init__(self, case: Case, name: str) -> None:
        self.case, self.name = case, name

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Any:
        """What a new one says last."""
        *_, last = self.case.entry.bots[self.name]().think(observation, history, rng, budget)
        return last

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Any:
        """What a new one calls out of turn."""
        return self.case.entry.bots[self.name]().call(observation, history, rng, budget)


def check_bots_see_only_what_they_may(case: Case, name: str, states: int, budget: int = BUDGET) -> int:
    """Case 25: hidden cards permuted among the worlds a seat holds possible, same source: the identical choice.

    Every tenth time the history is that of the other world, too. Returns at how many states that was so; forced
    choices are left out.
    """
    seen = deal = 0
    game = case.entry.game
    while seen < states:
        deal += 1
        story = Table(case, f"eyes {deal}", seated(case, [name])).play()
        before = seen
        for at, (seat, _) in enumerate(story.record):
            state = story.states[at]
            if seat == CHANCE or len(state.legal_actions(seat)) == 1 or seen >= states:
                continue
            seen += 1
            (world,) = worlds_of(state, case, seat, 1, f"{deal}/{at}")
            told: list[Sequence[Event]] = story.events[:at]
            if seen % 10 == 0:
                told = events_of(story, game.retell(world, tuple(story.record[:at])))
            choices = [
                choice(case, name, table, seat, events, f"{deal}/{at}", budget)
                for table, events in ((state, story.events[:at]), (world, told))
            ]
            assert choices[0] is choices[1], (
                f"deal {deal}, action {at}: {choices[0]} here, {choices[1]} in another world"
            )
        assert seen > before or deal < 50, "no choices to compare"
    return seen


def choice(
    case: Case, name: str, state: State, seat: Seat, events: Sequence[Sequence[Event]], seed: str, budget: int = BUDGET
) -> Action:
    """What a new bot of that name does there."""
    history = [event.seen_by(seat) for step in events for event in step]
    return choose(case.entry.bots[name](), state.observe(seat), history, Random(seed), budget)


def events_of(story: Story, record: Any) -> list[Sequence[Event]]:
    """What happens in this record, step by step."""
    state: Any = story.case.entry.game.deal(story.case.options, story.case.seats, story.carry)
    return [state.apply(seat, action) for seat, action in record]
