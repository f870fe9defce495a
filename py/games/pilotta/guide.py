"""What the search knows of Pilotta."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from bots.bot import Advice, Bot, Standing
from bots.guide import Guide
from engine.game import Action, AnyGame, Event
from engine.seats import Seat
from games.pilotta import GAME, bidding, tactics
from games.pilotta.actions import PLAYS, Play
from games.pilotta.determinize import likely
from games.pilotta.fields import AUCTION, PLAY
from games.pilotta.playout import Playout
from games.pilotta.rulebook import RulebookBot
from games.pilotta.settled import settled
from games.pilotta.state import State

SLIP: Final = 14.0
"""Points that the easy player's mistake costs at most, as the rulebook rates cards: a trick, not a hand."""


class PilottaGuide(Guide[State]):
    """How to think ahead in Pilotta."""

    game: ClassVar[AnyGame] = GAME
    worlds: ClassVar[int] = 40
    """With them 95 % of the decisions take less than a tenth of a second in the site's worker (`dev.py bench bots`)."""
    tries: ClassVar[int] = 12
    """How many deals compete, by how well they explain the auction, to be one of these worlds."""
    margin: ClassVar[float] = 0.05
    """What a card point that changes nothing on the sheet counts, in sheet points."""
    doubt: ClassVar[float] = 0.5

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Sheet points of the own side less the other's."""
        assert state.outcome is not None
        return self._value(state.outcome.scores, state.points, seat)

    def _value(self, scores: Sequence[int], points: Sequence[int], seat: Seat) -> tuple[float, float]:
        us, them = seat & 1, 1 - (seat & 1)
        ahead = float(scores[us] - scores[them])
        # Card points that the sheet does not show keep a margin against what was not foreseen.
        return ahead + self.margin * (points[us] - points[them]), ahead

    def policy(self, state: State, seat: Seat, rng: Random) -> Action:
        """What a sensible player does there: the rulebook in the auction, words as soon as they may be said."""
        if state.phase == AUCTION:
            return bidding.bid(state.observe(seat))[0]
        legal = state.legal_actions(seat)
        if not isinstance(legal[0], Play):
            # P32: what is not announced and shown scores nothing.
            return legal[0]
        return PLAYS[Playout(state).choose()]

    def candidates(self, observation: Any, choice: Action) -> Sequence[Action]:
        """Every card where a card is laid; of words the rulebook's."""
        legal: Sequence[Action] = observation.legal_actions
        return legal if isinstance(choice, Play) else (choice,)

    def slips(self, observation: Any, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """A card that looks about as good: what somebody lays who does not count along."""
        if observation.phase != PLAY or not isinstance(advice.action, Play):
            return ()
        return tactics.nearly(observation, SLIP)

    def world(self, observation: Any, history: Sequence[Event], rng: Random) -> tuple[State, float]:
        """One of several worlds, by how well it explains the auction."""
        return likely(observation, rng, self.tries), 1.0

    def try_out(
        self, world: State, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """What this card comes to; words are not tried out (`candidates`)."""
        assert isinstance(action, Play)
        played = Playout(world)
        played.lay(action.index)
        played.run()
        return self._value(settled(world, played.points, played.tricks), played.points, seat)


GUIDE: Final = PilottaGuide()
