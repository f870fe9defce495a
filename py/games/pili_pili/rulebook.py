"""A player that goes by the chances that the rules file gives (A10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bots.bot import Advice, Bot
from engine.game import Event, Message
from games.pili_pili.betting import advise_bet
from games.pili_pili.observation import Observation
from games.pili_pili.playing import advise_gift, advise_name, advise_play


class RulebookBot(Bot):
    """Bets by the chance of each card, plays by what it still needs, and knows every Mission."""

    def advise(self, observation: Observation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """The same for the same observation: nothing here is left to chance."""
        me = observation.eyes
        if not isinstance(me, int):
            raise ValueError("nobody sits there")
        match observation.phase:
            case "bet":
                return advise_bet(observation, me)
            case "pass" | "swap":
                return advise_gift(observation, me)
            case "link" | "name":
                return advise_name(observation, me)
            case "play" | "declare":
                return advise_play(observation, me)
        # 39, 40. Ready at once, and done looking at once.
        return Advice(observation.legal_actions[0], Message("looks"))
