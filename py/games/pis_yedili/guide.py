"""What the search knows of Pis Yedili."""

from __future__ import annotations

from typing import ClassVar, Final

from bots.bot import Bot, Standing
from bots.guide import Guide
from engine.game import AnyGame
from engine.seats import Seat
from games.pis_yedili import GAME
from games.pis_yedili.rulebook import Rulebook
from games.pis_yedili.state import State


class PisYediliGuide(Guide[State]):
    """How to think ahead in Pis Yedili."""

    game: ClassVar[AnyGame] = GAME

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return Rulebook(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Penalty points fewer than the others take on average; penalty points."""
        assert state.outcome is not None
        scores = state.outcome.scores
        return (sum(scores) - scores[seat]) / (len(scores) - 1) - scores[seat], scores[seat]


GUIDE: Final = PisYediliGuide()
