"""Who may sit at a table without being human: the contract of a bot, and the one that plays at random.

A bot gets an Observation and the history redacted to its seat, never a State; it reaches a State only through
`Game.determinize`. The same observation, history, seed and budget give the same choice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from engine.game import Action, Event, Message


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and why, as a word key with parameters."""

    action: Action
    why: Message


class Bot(ABC):
    """A player that sees what its seat sees."""

    @abstractmethod
    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """The best it finds with `budget` sampled worlds; the action is one of `observation.legal_actions`."""

    def think(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Iterator[Advice]:
        """Better and better advice, the last one final. A search yields about every 10 ms; others answer once."""
        yield self.advise(observation, history, rng, budget)

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """What to do out of turn, where the seat may act but need not (`State.open_to`); None to let it be."""
        return None


BotFactory: TypeAlias = Callable[[], Bot]
Bots: TypeAlias = Mapping[str, BotFactory]


class RandomBot(Bot):
    """Plays any legal action, all alike."""

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """One of the legal actions at random."""
        return Advice(rng.choice(observation.legal_actions), Message("random"))


def choose(bot: Bot, observation: Any, history: Sequence[Event], rng: Random, budget: int = 0) -> Action:
    """The bot's final choice; a single legal action is played without thinking (case 8)."""
    legal = observation.legal_actions
    if len(legal) == 1:
        only: Action = legal[0]
        return only
    final: Advice | None = None
    for advice in bot.think(observation, history, rng, budget):
        final = advice
    if final is None:
        raise ValueError(f"{type(bot).__name__} gave no advice")
    return final.action
