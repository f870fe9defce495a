"""The yardstick of the rulebook player: calls at once, takes points when last, else lies low."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bots.bot import Advice, Bot
from engine.game import Event, Message
from games.pip_pip.actions import Play
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.order import BEATS
from games.pip_pip.pack import HEIGHTS, WORTHS


def _low(action: Play) -> tuple[int, int]:
    return WORTHS[action.card.rank.index], HEIGHTS[action.card.rank.index]


class GreedyCaller(Bot):
    """Issue 4: "greedy callers (call at once, take points when last)"."""

    def call(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """At once."""
        return Advice(observation.calls[0], Message("call")) if observation.calls else None

    def advise(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """A call; when last, the dearest card that wins a trick with points in it; else the cheapest card."""
        if observation.calls:
            return Advice(observation.calls[0], Message("call"))
        plays = [action for action in observation.legal_actions if isinstance(action, Play)]
        if len(observation.trick) == len(observation.order) - 1 and observation.trump is not None:
            beats = BEATS[observation.options.twins][observation.trump.index]
            best = observation.trick[0][1]
            for _, card in observation.trick[1:]:
                if beats(card, best):
                    best = card
            table = sum(WORTHS[card.rank.index] for _, card in observation.trick)
            winning = [one for one in plays if beats(one.card, best) and table + WORTHS[one.card.rank.index]]
            if winning:
                return Advice(max(winning, key=_low), Message("take"))
        return Advice(min(plays, key=_low), Message("low"))
