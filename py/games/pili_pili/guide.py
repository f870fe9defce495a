"""What the search knows of Pili Pili."""

from __future__ import annotations

from typing import ClassVar, Final

from bots.bot import Bot, Standing
from bots.guide import Guide
from engine.game import AnyGame
from engine.seats import Seat
from games.pili_pili import GAME
from games.pili_pili.rulebook import RulebookBot
from games.pili_pili.state import State


class PiliPiliGuide(Guide[State]):
    """How to think ahead in Pili Pili."""

    game: ClassVar[AnyGame] = GAME

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Pilis fewer than the others take on average; Pilis."""
        assert state.outcome is not None
        scores = state.outcome.scores
        return (sum(scores) - scores[seat]) / (len(scores) - 1) - scores[seat], scores[seat]


GUIDE: Final = PiliPiliGuide()
