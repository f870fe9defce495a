"""Rounds of Pili Pili to try things on: dealt as a test says, or played out at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from engine.cards import cards_of
from engine.game import Action, Event
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.actions import BETS, DECK, Shuffle, parse
from games.pili_pili.missions import BY_NUMBER, MISSIONS, Mission, deck
from games.pili_pili.options import Options
from games.pili_pili.state import State

OFF = Options(missions="off")
ONE_OF_EACH = {mission.id: mission for mission in MISSIONS}
"""A Mission of each kind."""


def dealt(
    hands: str = "",
    *,
    seats: int = 4,
    mission: Mission | int = 0,
    options: Options | None = None,
    totals: Sequence[int] | None = None,
    dealer: int = 0,
    stock: str = "-",
) -> State:
    """A round just dealt: `hands` as `5.40.Joker/9.20.50`, seat 0 first; those left out get the lowest cards unused."""
    if isinstance(mission, int):
        mission = BY_NUMBER[mission]
    given = [cards_of(word) for word in hands.split("/")] if hands else []
    state = State(options or Options(), seats, dealer, tuple(totals or (0,) * seats), deck(Options()), mission)
    drawn = cards_of(stock)
    used = {one for hand in (*given, drawn) for one in hand}
    rest = iter([one for one in DECK if one not in used])
    given += [tuple(next(rest) for _ in range(state.each)) for _ in range(seats - len(given))]
    missing = seats * state.rule.draws - len(drawn)
    cards = [one for hand in given for one in hand] + list(drawn) + [next(rest) for _ in range(missing)]
    state.apply(CHANCE, Shuffle(tuple(cards)))
    return state


def act(state: State, *words: str) -> list[Event]:
    """`"2=give:5"` by that seat, `"37"` by whom the table waits for first; what happened."""
    happened: list[Event] = []
    for word in words:
        who, equals, code = word.partition("=")
        if not equals or not who.isdigit():
            who, code = str(state.waiting[0]), word
        happened += state.apply(int(who), parse(code))
    return happened


def bet(state: State, *tricks: int) -> list[Event]:
    """These bets, in turn."""
    return [event for one in tricks for event in state.apply(state.waiting[0], BETS[one])]


def bets_of(state: State) -> list[int]:
    """The bets that may be made now."""
    legal: Sequence[Any] = state.legal_actions(state.waiting[0])
    return [one.tricks for one in legal]


def codes(state: State, seat: int) -> list[str]:
    """What this seat may do."""
    return [action.code for action in state.legal_actions(seat)]


def key(state: State, seat: int, code: str) -> str | None:
    """The rule that refuses this, None where it is legal."""
    refused = state.refusal(seat, parse(code))
    return None if refused is None else refused.key


def finish(state: State, rng: Random | None = None) -> State:
    """Play the round out, at random or with the first legal action."""
    for _ in steps(state, rng or Random(0)):
        pass
    return state


def steps(state: State, rng: Random) -> Iterator[tuple[int, Action, Sequence[Event]]]:
    """Play the round out at random; everything that is done, after it is done."""
    while state.outcome is None:
        seat = rng.choice(state.actors())
        action = state.chance_outcome(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        yield seat, action, state.apply(seat, action)


def round_of(options: Options, seats: int) -> State:
    """A round nobody has dealt."""
    return GAME.deal(options, seats, None)


def until(state: State, due: Callable[[State], bool], rng: Random) -> State:
    """Play at random until that is so."""
    for _ in steps(state, rng):
        if due(state):
            return state
    raise AssertionError("that never came")
