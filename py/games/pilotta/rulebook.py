"""A player that knows what they say in the kafenio."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bots.bot import Advice, Bot
from engine.game import Event, Message
from games.pilotta import bidding, tactics
from games.pilotta.actions import ANNOUNCE, SHOW
from games.pilotta.fields import AUCTION


class RulebookBot(Bot):
    """Bids by the table of hand values, plays with its partner, and forgets nothing."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """Its choice and the reason."""
        if observation.phase == AUCTION:
            return Advice(*bidding.bid(observation))
        for word in (ANNOUNCE, SHOW):
            # P32: what is not announced and shown scores nothing.
            if word in observation.legal_actions:
                return Advice(word, Message(word.code))
        return Advice(*tactics.choose(observation))
