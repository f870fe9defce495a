"""Who may sit at a table without being human: the contract of a bot, and the one that plays at random.

A bot gets an Observation, the history redacted to its seat and the match's standing, never a State; it reaches a State
only through `Game.determinize`. The same observation, history, standing, seed and budget give the same choice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from engine.game import Action, Event, Message

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
STRONG: Final = "strong"
"""The bots that every game has, by the names they have in `Bots`; `NORMAL` sits where nobody else was asked for."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the score sheet says before this deal: one total a side, and how many deals are on it. Public."""

    totals: tuple[int, ...]
    deals: int = 0


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was tried out, and what its seat may expect of it, in the game's own units."""

    action: Action
    expected: float


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and why, as a word key with parameters.

    `weighed` is what a search tried, the chosen action first and then the best of the others; empty for a player that
    goes by rules of thumb.
    """

    action: Action
    why: Message
    weighed: tuple[Weighed, ...] = ()


class Bot(ABC):
    """A player that sees what its seat sees. A new one is made for every decision."""

    def __init__(self, standing: Standing | None = None) -> None:
        """`standing` is None where a deal is played by itself."""
        self.standing = standing

    @abstractmethod
    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """The best it finds with `budget` sampled worlds (0: as many as it usually takes).

        The action is one of `observation.legal_actions`.
        """

    def think(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Iterator[Advice]:
        """Better and better advice, the last one final. A search yields about every 10 ms; others answer once."""
        yield self.advise(observation, history, rng, budget)

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """What to do out of turn, where the seat may act but need not (`State.open_to`); None to let it be."""
        return None


class BotFactory(Protocol):
    """What makes a bot for one decision: a Bot class itself, or a function."""

    def __call__(self, standing: Standing | None = None) -> Bot:
        """A new bot, at a table where the match stands like that."""


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
