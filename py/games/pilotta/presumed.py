"""The deals that a decision is tried out in: drawn by the handful, chosen by how well they explain auction and play."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Final

from games.pilotta import beliefs, habits
from games.pilotta.determinize import could_have_happened, declares, determinize, evenly, world_of
from games.pilotta.fields import CEREMONY
from games.pilotta.observation import Observation
from games.pilotta.play import must_climb
from games.pilotta.state import State

CHOSEN: Final = 10
DRAWN: Final = 60
"""How many deals are chosen at a time, and from how many: at even steps along their weights added up, so that the
handful has as much of every kind as chance would give a large one."""


class Presumed:
    """Worlds that could have led to what one seat sees, the likelier ones more often. Each may come more than once."""

    def __init__(self, observation: Observation) -> None:
        """Deals nothing yet."""
        self.observation = observation
        self.ready: list[State] = []
        self.said: tuple[beliefs.Word, ...] = ()
        if observation.phase != CEREMONY and observation.dealer is not None:
            # P18, O3: who leads is known before the end of the auction only where it does not hang on the contract.
            self.said = beliefs.words(observation.calls, (observation.dealer + 1) % 4)
        self.climb = must_climb(observation.trump, side_suits=observation.options.beat_side_suits)

    def world(self, rng: Random) -> State:
        """The next one; it serves all actions and is not to be changed."""
        if not self.ready and self.said:
            self.ready = self._handful(rng)
        return self.ready.pop() if self.ready else determinize(self.observation, rng)

    def _likelihood(self, dealt: list[int]) -> float:
        observation = self.observation
        found = beliefs.likelihood(dealt, self.said, observation.seat)
        if observation.plays:
            declarers = observation.high_seat & 1
            found *= habits.explained(
                dealt, observation.plays, observation.seat, observation.trump, self.climb, declarers
            )
        return found

    def _handful(self, rng: Random) -> list[State]:
        observation = self.observation
        drawn: list[list[int]] = []
        weights: list[float] = []
        for _ in range(DRAWN):
            dealt = evenly(observation, rng)
            if dealt is None:
                return []
            if declares(observation, dealt):
                drawn.append(dealt)
                weights.append(self._likelihood(dealt))
        if not drawn:
            return []
        totals = list(accumulate(weights))
        step = totals[-1] / CHOSEN
        mark = rng.random() * step
        found: list[State] = []
        for dealt, total in zip(drawn, totals, strict=True):
            if mark < total:
                world = world_of(observation, dealt)
                fits = could_have_happened(observation, world)
                while mark < total:
                    mark += step
                    if fits:
                        found.append(world)
        rng.shuffle(found)
        return found
