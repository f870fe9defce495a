"""Who plays Pip-Pip, best last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bots.bot import EASY, NORMAL, RANDOM, STRONG, Advice, Bots, RandomBot
from bots.easy import easygoing
from bots.search import searching
from engine.game import Event, Message
from games.pip_pip.guide import GUIDE
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.rulebook import RulebookBot


class RandomCaller(RandomBot):
    """Plays anything, and calls out of turn when a coin says so."""

    def advise(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """One of the legal actions."""
        return Advice(rng.choice(observation.legal_actions), Message("random"))

    def call(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """One of the calls, half the time."""
        calls = observation.calls
        return Advice(rng.choice(calls), Message("random")) if calls and rng.random() < 0.5 else None


BOTS: Final[Bots] = {
    RANDOM: RandomCaller,
    EASY: easygoing(GUIDE),
    NORMAL: RulebookBot,
    STRONG: searching(GUIDE),
}
