"""A player that thinks ahead: it imagines deals that could be the real one and plays each of its actions out in them.

Determinized search with play-outs by a sensible policy, after the practice of bridge and skat programs (Ginsberg 2001,
Buro et al. 2009). Every imagined world is used for all actions still in the race, with the same luck, so that what is
compared differs in the action only. The worlds come in rounds; after each the worse half leaves (sequential halving,
Karnin, Koren, Somekh 2013). The rulebook's choice stays to the end, and another is preferred only where it is better by
more than chance explains: with few worlds a search that trusts itself is worse than the book.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from bots.bot import Advice, Bot, BotFactory, Standing, Weighed
from bots.guide import Guide
from engine.game import Action, Event, Message

SLICE: Final = 0.008
"""Seconds of thinking after which others are let in: a yield comes at the next play-out's end."""
NEWS: Final = 1.25
"""By so much more worlds must have been seen than at the last advice for it to be thought over again."""


class Race:
    """What is known of each action so far: its value in every world it was tried in, and what a hint tells of it."""

    __slots__ = ("actions", "alive", "book", "told", "values", "weight", "weights")

    def __init__(self, actions: Sequence[Action], book: Action) -> None:
        self.actions = tuple(actions)
        self.book = self.actions.index(book)
        self.alive = list(range(len(self.actions)))
        self.values: list[list[float]] = [[] for _ in self.actions]
        self.weights: list[float] = []
        self.told = [0.0] * len(self.actions)
        self.weight = [0.0] * len(self.actions)

    def add(self, found: Sequence[tuple[float, float]], weight: float) -> None:
        """What the actions still in the race came to in one more world."""
        self.weights.append(weight)
        for index, (value, result) in zip(self.alive, found, strict=True):
            self.values[index].append(value)
            self.told[index] += weight * result
            self.weight[index] += weight

    def lead(self, index: int) -> tuple[float, float]:
        """By how much it is better than the rulebook's choice, and the standard error of that; both in value."""
        mine, book = self.values[index], self.values[self.book]
        weights = self.weights[: len(mine)]
        total = sum(weights)
        if not total:
            return 0.0, math.inf
        gaps = [one - other for one, other in zip(mine, book, strict=False)]
        mean = sum(weight * gap for weight, gap in zip(weights, gaps, strict=True)) / total
        effective = total * total / sum(weight * weight for weight in weights)
        if effective < 2:
            return mean, math.inf
        spread = sum(weight * (gap - mean) ** 2 for weight, gap in zip(weights, gaps, strict=True)) / total
        return mean, math.sqrt(spread / (effective - 1))

    def halve(self) -> None:
        """The worse half leaves, never the rulebook's choice."""
        others = sorted((index for index in self.alive if index != self.book), key=lambda one: -self.lead(one)[0])
        stay = {self.book, *others[: max(1, len(self.alive) // 2 - 1)]}
        self.alive = [index for index in self.alive if index in stay]

    def best(self, doubt: float) -> int:
        """The action to choose now."""
        leads = {index: self.lead(index) for index in self.alive if index != self.book}
        good = [index for index, (mean, error) in leads.items() if mean > doubt * error]
        return max(good, key=lambda index: leads[index][0], default=self.book)

    def weighed(self, chosen: int) -> tuple[Weighed, ...]:
        """The chosen action and then the others by what they came to, those that stayed longest first."""
        order = sorted(range(len(self.actions)), key=lambda one: (-len(self.values[one]), -self.lead(one)[0]))
        order.remove(chosen)
        return tuple(
            Weighed(self.actions[index], self.told[index] / self.weight[index])
            for index in (chosen, *order)
            if self.weight[index]
        )


class SearchBot(Bot):
    """Thinks ahead by a game's Guide."""

    def __init__(self, guide: Guide[Any], standing: Standing | None = None) -> None:
        super().__init__(standing)
        self.guide = guide

    def advise(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """Its final choice, all thinking at once."""
        *_, final = self.think(observation, history, rng, budget)
        return final

    def think(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Iterator[Advice]:
        """Better and better advice, from the rulebook's on; `budget` is how many worlds the last two actions see."""
        guide = self.guide
        *_, book = guide.book(self.standing).think(observation, history, rng, 0)
        tried = guide.candidates(observation, book.action)
        if len(tried) < 2:
            yield book
            return
        race = Race(tried, book.action)
        worlds = budget or guide.worlds
        rounds = max(1, math.ceil(math.log2(len(tried) / 2)) + 1)
        seat, since = observation.eyes, perf_counter()
        latest, counted = book, 0
        presumed = guide.presume(observation, history)
        for number in range(worlds):
            if number and len(race.alive) > 2 and number * rounds // worlds > (number - 1) * rounds // worlds:
                race.halve()
            world, weight = self.world(presumed, history, rng)
            luck = rng.getrandbits(64)
            found = []
            for index in race.alive:
                found.append(guide.try_out(world, seat, race.actions[index], Random(luck), self.standing))
                if perf_counter() - since > SLICE:
                    if len(race.weights) > counted * NEWS:
                        latest, counted = self._advice(race, book), len(race.weights)
                    yield latest
                    since = perf_counter()
            race.add(found, weight)
        yield self._advice(race, book)

    def call(self, observation: Any, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """As the rulebook player does."""
        return self.guide.book(self.standing).call(observation, history, rng, budget)

    def world(self, observation: Any, history: Sequence[Event], rng: Random) -> tuple[Any, float]:
        """One world to try the actions in, and its weight."""
        return self.guide.world(observation, history, rng)

    def _advice(self, race: Race, book: Advice) -> Advice:
        chosen = race.best(self.guide.doubt)
        action = race.actions[chosen]
        why = book.why if action is book.action else Message("thought-ahead")
        return Advice(action, why, race.weighed(chosen))


class CheatBot(SearchBot):
    """Sees the true state, in the arena only: what a player could reach who guessed every card right."""

    truth: Any = None
    """The state on the table, set by the arena before every decision."""

    def world(self, observation: Any, history: Sequence[Event], rng: Random) -> tuple[Any, float]:
        """The true one, always."""
        return self.truth, 1.0


def searching(guide: Guide[Any]) -> BotFactory:
    """The strong player of that game."""

    def make(standing: Standing | None = None) -> SearchBot:
        return SearchBot(guide, standing)

    return make


def cheating(guide: Guide[Any]) -> BotFactory:
    """The player that sees all of that game."""

    def make(standing: Standing | None = None) -> CheatBot:
        return CheatBot(guide, standing)

    return make
