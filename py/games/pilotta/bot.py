"""Who plays Pilotta, best last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bots.bot import EASY, NORMAL, RANDOM, STRONG, Bots, RandomBot
from bots.easy import easygoing
from bots.search import searching
from games.pilotta.guide import GUIDE
from games.pilotta.rulebook import RulebookBot
from games.pilotta.state import State

BOTS: Final[Bots] = {
    RANDOM: RandomBot,
    EASY: easygoing(GUIDE),
    NORMAL: RulebookBot,
    STRONG: searching(GUIDE),
}


def card_points(state: State) -> Sequence[float]:
    """The card points of both sides, the last trick's ten included (P4, P24)."""
    return state.points


MEASURES: Final[Mapping[str, Callable[[State], Sequence[float]]]] = {"cards": card_points}
ARENA: Final[Bots] = {"strong-cards": searching(GUIDE)}
"""Who sits in the arena only: `strong-cards` bids by the rulebook, so that the contracts are alike."""
