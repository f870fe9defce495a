"""A deal played at random and kept whole: every state, action and event, so that each can be looked at afterwards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias

from engine.game import Action, Event, State, Value
from engine.seats import CHANCE, Seat
from tests.conformance.cases import SCALE, Case

LONGEST: Final = 20_000
"""No deal of any game is longer: beyond it a deal is taken to have no end."""

LOOKS: Final = 12
"""After so many actions somebody looks: a State may put off thinking until then, and every copy would think it all."""

Chooser: TypeAlias = Callable[[State, Seat, Random], Action]
"""How a player plays."""


@dataclass
class Story:
    """`states[i]` is the table before `record[i]`, `events[i]` what that did; the last state is the deal's end."""

    case: Case
    carry: Mapping[str, Value] | None
    states: list[State] = field(default_factory=list)
    record: list[tuple[Seat, Action]] = field(default_factory=list)
    events: list[Sequence[Event]] = field(default_factory=list)

    def some(self, count: int, rng: Random) -> list[int]:
        """So many moments in which the players are to act, the first and the last such moment among them."""
        moments = [at for at, (seat, _) in enumerate(self.record) if seat != CHANCE]
        return sorted({*moments[:1], *moments[-1:], *rng.sample(moments, min(count, len(moments)))})


def any_action(state: State, seat: Seat, rng: Random) -> Action:
    """Purely random play, which a game's own limit must bring to an end."""
    return rng.choice(state.legal_actions(seat))


def brisk(case: Case) -> Chooser:
    """Random play that nine times in ten does what brings the end nearer."""

    def chooser(state: State, seat: Seat, rng: Random) -> Action:
        legal = state.legal_actions(seat)
        quick = [action for action in legal if case.entry.game.brisk(action)]
        return rng.choice(quick if quick and rng.random() < 0.9 else legal)

    return chooser


MANY: Final = 500
"""Of more actions than this (where any three cards may be handed on) so many are tried, and the legal ones."""


def actions_of(case: Case, legal: Sequence[Action] = ()) -> list[Action]:
    """Every action there is; where there are very many, some of them, and these."""
    some, there = _some_actions(case)
    if not there:
        return some
    return some + [action for action in legal if id(action) not in there]


@lru_cache(maxsize=4)
def _some_actions(case: Case) -> tuple[list[Action], frozenset[int]]:
    """Those actions, listed once a table, and which they are where there are more."""
    every = list(case.entry.game.actions(case.options, case.seats))
    if len(every) <= MANY:
        return every, frozenset()
    some = Random(f"actions/{case}").sample(every, MANY)
    return some, frozenset(id(action) for action in some)


def next_to_act(state: State, rng: Random) -> Seat:
    """One of those the table waits for, or now and then one who may act out of turn."""
    actors = state.actors()
    assert actors, "nobody is to act and the deal has no outcome"
    waiting = state.open_to()
    if waiting and rng.random() < 0.2:
        return rng.choice(waiting)
    return rng.choice(actors)


def tell(case: Case, seed: object, chooser: Chooser, carry: Mapping[str, Value] | None = None) -> Story:
    """Play one deal to its end."""
    rng = Random(f"{case}/{seed}")
    state: Any = case.entry.game.deal(case.options, case.seats, carry)
    story = Story(case, carry)
    while state.outcome is None:
        assert len(story.record) < LONGEST, f"{LONGEST} actions and no end"
        if len(story.record) % LOOKS == 0:
            state.observe(None)
        seat = next_to_act(state, rng)
        story.states.append(state.copy())
        action = state.chance_outcome(rng) if seat == CHANCE else chooser(state, seat, rng)
        story.events.append(state.apply(seat, action))
        story.record.append((seat, action))
    story.states.append(state)
    return story


@contextmanager
def told(case: Case, seed: object) -> Iterator[None]:
    """What fails within says at which table and with which seed."""
    try:
        yield
    except Exception as error:
        error.add_note(f"table: {case}   seed: {seed!r}")
        raise


def each_story(case: Case, check: Callable[[Story], None], scale: float = SCALE) -> None:
    """Check deals of this table: brisk ones, and by the rules a purely random one first; more where `scale` says so."""
    for number in range(1 if case.house else 0, 1 + max(1, round(scale))):
        with told(case, number):
            check(numbered(case, number))


@lru_cache(maxsize=4)
def numbered(case: Case, number: int) -> Story:
    """The deal of that number; checks leave it as it is and play on in copies."""
    return tell(case, number, brisk(case) if number else any_action)
