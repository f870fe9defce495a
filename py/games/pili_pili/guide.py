"""What the search knows of Pili Pili."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from bots.bot import Advice, Bot, Standing
from bots.guide import Guide
from engine.game import Action, AnyGame, Event
from engine.seats import Seat
from games.pili_pili import GAME, policy
from games.pili_pili.actions import (
    BETS,
    HIGHEST,
    JOKERS,
    NAMES,
    NUMBERS,
    PLACES,
    Play,
    give_in_order,
    in_order,
)
from games.pili_pili.chances import JOKER_RANK, rank
from games.pili_pili.choices import slips, worth_trying
from games.pili_pili.inference import explain, tells
from games.pili_pili.observation import Observation
from games.pili_pili.phases import BET, DECLARE, LINK, NAME, PASS, PLAY, SWAP
from games.pili_pili.prospects import winning
from games.pili_pili.rulebook import RulebookBot
from games.pili_pili.sketch import Sketch
from games.pili_pili.state import State

OTHERS: Final = 0.15
"""Where no match is played, so much the others' Pilis count beside one's own."""


class PiliPiliGuide(Guide[Any]):
    """How to think ahead in Pili Pili: worlds are imagined as sketches."""

    game: ClassVar[AnyGame] = GAME
    worlds: ClassVar[int] = 120

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """The chance to win the match, or where none is played Pilis fewer than the others; Pilis."""
        assert state.outcome is not None
        return value(state.outcome.scores, state, seat, standing)

    def policy(self, state: State, seat: Seat, rng: Random) -> Action:
        """What the rulebook player does there, more or less."""
        return as_action(Sketch(state), state, seat)

    def candidates(self, observation: Observation, choice: Action) -> Sequence[Action]:
        """What might be better than the rulebook's choice."""
        return worth_trying(observation, choice)

    def slips(self, observation: Observation, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """One trick more or fewer, a card beside the right one."""
        return slips(observation, advice.action)

    def world(self, observation: Observation, history: Sequence[Event], rng: Random) -> tuple[Any, float]:
        """A world that could have led here, and how well it explains what the others bet."""
        sketch = Sketch(self.game.determinize(observation, rng))
        resolve(sketch, observation)
        me = observation.eyes
        if isinstance(me, int) and tells(observation):
            explain(sketch, observation, me, rng)
        return sketch, 1.0

    def try_out(
        self, world: Any, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """The round played to its end in numbers."""
        sketch = world.copy() if isinstance(world, Sketch) else Sketch(world)
        sketch.do(seat, action)
        sketch.run()
        return value(sketch.scores(), sketch, seat, standing)


def resolve(sketch: Sketch, seen: Observation) -> None:
    """Choices made in secret by others are what they would choose."""
    for seat in seen.chosen:
        if seen.choices[seat] is None:
            sketch.chosen[seat] = secret(sketch, seat)


def secret(it: Sketch, seat: Seat) -> tuple[int, ...] | None:
    """What this seat chooses where all choose at once."""
    if it.phase == PASS:
        return policy.gift(it, seat, it.rule.give)
    if it.phase == SWAP:
        return policy.gift(it, seat, 1)
    if it.phase == LINK:
        return (policy.link(it, seat),)
    return it.secretly(seat) if it.phase == PLAY else None


def value(scores: Sequence[int], round_: State | Sketch, seat: Seat, standing: Standing | None) -> tuple[float, float]:
    """What this seat makes of a round's Pilis."""
    mine = scores[seat]
    if standing is None:
        return OTHERS * (sum(scores) - mine) / (len(scores) - 1) - mine, mine
    totals = tuple([before + now for before, now in zip(round_.totals, scores, strict=True)])
    return winning(totals, seat, round_.options.limit), mine


def as_action(it: Sketch, state: State, seat: Seat) -> Action:
    """What the policy does at this point of a round, as the table knows it."""
    phase = state.phase
    if phase == BET:
        return BETS[policy.bet(it, seat)]
    if phase in (PASS, SWAP):
        given = policy.gift(it, seat, it.rule.give if phase == PASS else 1)
        return give_in_order(in_order(one for one in state.hands[seat] if rank(one, lowest=it.rule.lowest) in given))
    if phase == LINK:
        return NAMES[policy.link(it, seat)]
    if phase == NAME:
        return NAMES[policy.partner(it, seat)]
    if phase not in (PLAY, DECLARE):
        return state.legal_actions(seat)[0]
    code = policy.lay_open(it, seat) if it.open else policy.lay(it, seat)
    made = _play(code, lowest=it.rule.lowest)
    if phase == PLAY and it.rule.by_place:
        return PLACES[state.dealt[seat].index(made.card)]
    return made


def _play(code: int, *, lowest: bool) -> Play:
    """The play of that code."""
    value_ = HIGHEST - code if lowest else code
    if 0 < code < JOKER_RANK:
        return next(made for made in NUMBERS.values() if made.value == value_)
    return JOKERS[value_]


GUIDE: Final = PiliPiliGuide()
