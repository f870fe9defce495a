"""What one game tells the search: how a deal is played out, what its end is worth, and what need not be tried.

The search (`search.py`) and the easy player (`easy.py`) are the same for all games; whatever they must know of a game
stands in its Guide.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from bots.bot import Advice, Bot, Standing
from engine.game import Action, AnyGame, Event, State
from engine.seats import CHANCE, Seat

StateT = TypeVar("StateT", bound=State)


class Guide(ABC, Generic[StateT]):
    """A game's knowledge for the players that search; there is one, and it keeps nothing between decisions."""

    game: ClassVar[AnyGame]
    worlds: ClassVar[int] = 40
    """How many worlds a search samples for a decision where nobody says otherwise."""
    doubt: ClassVar[float] = 1.0
    """By how many standard errors another action must beat the rulebook's choice before it is preferred."""
    slip: ClassVar[float] = 0.3
    """How often, of the decisions that have a plausible mistake, the easy player makes one."""

    @abstractmethod
    def book(self, standing: Standing | None) -> Bot:
        """The game's rulebook player."""

    @abstractmethod
    def worth(self, state: StateT, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """What a deal that is over comes to for this seat: (value, result).

        `value` is what is sought, in terms of what the match needs, and more is better; `result` is what a hint tells
        of, in the game's own units, as they stand on the sheet.
        """

    def policy(self, state: StateT, seat: Seat, rng: Random) -> Action:
        """What a sensible player does there. It reads of the state only what that seat may know."""
        return self.book(None).advise(state.observe(seat), (), rng, 0).action

    def candidates(self, observation: Any, choice: Action) -> Sequence[Action]:
        """What is worth trying, the rulebook's `choice` among it; everything legal unless a game thins it out."""
        legal: Sequence[Action] = observation.legal_actions
        return legal

    def presume(self, observation: Any, history: Sequence[Event]) -> Any:
        """What worlds are dealt from, thought out once a decision: the observation, and what the story adds to it."""
        return observation

    def world(self, observation: Any, history: Sequence[Event], rng: Random) -> tuple[StateT, float]:
        """A world that could have led here, and its weight: how well it explains what the others did (1 for any)."""
        return self.game.determinize(observation, rng), 1.0

    def try_out(
        self, world: StateT, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """What this action comes to in this world, which must not change: (value, result) as in `worth`."""
        state = world.copy()
        state.apply(seat, action)
        self.play_out(state, rng)
        return self.worth(state, seat, standing)

    def play_out(self, state: StateT, rng: Random) -> None:
        """Play the deal to its end by the policy."""
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_outcome(rng))
                continue
            legal = state.legal_actions(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else self.policy(state, seat, rng))

    def slips(self, observation: Any, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """What a person who does not attend might do instead of the advice: plausible mistakes, never silly ones."""
        return ()
