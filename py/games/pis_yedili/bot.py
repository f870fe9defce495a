"""Who plays Pis Yedili: at random, or by the book; best last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bots.bot import EASY, NORMAL, RANDOM, STRONG, Advice, Bots, RandomBot
from bots.easy import easygoing
from bots.search import searching
from engine.game import Event, Message
from games.pis_yedili.actions import SAID, Lay
from games.pis_yedili.guide import GUIDE
from games.pis_yedili.observation import Observation
from games.pis_yedili.rulebook import Rulebook


class AnyCard(RandomBot):
    """Plays any legal action, all alike; O8: but computer players never forget to say "Tek!"."""

    def advise(self, observation: Observation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """One of the legal actions at random."""
        legal = observation.legal_actions
        said = [one for one in legal if not isinstance(one, Lay) or SAID.get(one) not in legal]
        return Advice(rng.choice(said), Message("random"))


BOTS: Final[Bots] = {
    RANDOM: AnyCard,
    EASY: easygoing(GUIDE),
    NORMAL: Rulebook,
    STRONG: searching(GUIDE),
}
