"""What the search knows of Pip-Pip."""

from __future__ import annotations

from typing import ClassVar, Final

from bots.bot import Bot, Standing
from bots.guide import Guide
from engine.game import AnyGame
from engine.seats import Seat
from games.pip_pip import GAME
from games.pip_pip.rulebook import RulebookBot
from games.pip_pip.state import PipPipState


class PipPipGuide(Guide[PipPipState]):
    """How to think ahead in Pip-Pip."""

    game: ClassVar[AnyGame] = GAME

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: PipPipState, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Points more than the others have on average; points."""
        assert state.outcome is not None
        scores = state.outcome.scores
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1), scores[seat]


GUIDE: Final = PipPipGuide()
