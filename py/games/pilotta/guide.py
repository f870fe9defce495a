"""What the search knows of Pilotta."""

from __future__ import annotations

from typing import ClassVar, Final

from bots.bot import Bot, Standing
from bots.guide import Guide
from engine.game import AnyGame
from engine.seats import Seat
from games.pilotta import GAME
from games.pilotta.rulebook import RulebookBot
from games.pilotta.state import State


class PilottaGuide(Guide[State]):
    """How to think ahead in Pilotta."""

    game: ClassVar[AnyGame] = GAME

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Sheet points of the own side less the other's."""
        assert state.outcome is not None
        us, them = state.outcome.scores[seat % 2], state.outcome.scores[1 - seat % 2]
        return us - them, us - them


GUIDE: Final = PilottaGuide()
