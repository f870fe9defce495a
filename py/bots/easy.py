"""A player for the first evenings: it knows the book and does not always attend."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bots.bot import Advice, Bot, BotFactory, Standing
from bots.guide import Guide
from engine.game import Event, Message


class EasyBot(Bot):
    """The rulebook's choice, but now and then a mistake that a person might make; never a silly one."""

    def __init__(self, guide: Guide[Any], standing: Standing | None = None) -> None:
        super().__init__(standing)
        self.guide = guide

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """Its choice; a slip is told as one."""
        book = self.guide.book(self.standing).advise(observation, history, rng, 0)
        slips = self.guide.slips(observation, history, book)
        if not slips or rng.random() >= self.guide.slip:
            return book
        return Advice(rng.choice(slips), Message("slipped"))

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """As the rulebook player does, where it notices."""
        called = self.guide.book(self.standing).call(observation, history, rng, 0)
        return called if called is not None and rng.random() >= self.guide.slip else None


def easygoing(guide: Guide[Any]) -> BotFactory:
    """The easy player of that game."""

    def make(standing: Standing | None = None) -> EasyBot:
        return EasyBot(guide, standing)

    return make
