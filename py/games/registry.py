"""Which games there are: every folder beside this file that has the files a game has.

A fifth game is a folder; nothing here is edited.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import games
from bots.bot import Bots
from bots.guide import Guide
from bots.search import cheating
from engine.game import AnyGame, Event, Outcome
from engine.setup import Setup
from engine.view import GameView, Move


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and all that its folder offers around it."""

    game: AnyGame
    bots: Bots
    view: Callable[[Any], GameView]
    moves: Callable[[Event], Iterable[Move]]
    guide: Guide[Any] | None = None
    arena: Bots = field(default_factory=dict)
    """Bots that sit in the arena only."""
    measures: Mapping[str, Callable[[Any], Sequence[float]]] = field(default_factory=dict)
    """What else than the score sheet a deal that is over can be judged by, one number a side."""

    merits: Callable[[Outcome, int], Iterable[tuple[str, bool]]] = lambda _outcome, _side: ()
    """What a side set out to do in that deal, by word key, and whether it did: for the player's own statistics."""
    setup: Setup | None = None
    """How its positions are set up; every game of the house has it."""

    @property
    def worlds(self) -> int:
        """How many worlds its best bot samples for a decision where nobody says otherwise; 0: it does not search."""
        return self.guide.worlds if self.guide is not None else 0


def ids() -> tuple[str, ...]:
    """The folders' names, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg))


@functools.cache
def load(id_: str) -> Entry:
    """The game of that name; raises `KeyError` for a name not in `ids()`."""
    if id_ not in ids():
        raise KeyError(id_)
    package = importlib.import_module(f"games.{id_}")
    bot = importlib.import_module(f"games.{id_}.bot")
    view = importlib.import_module(f"games.{id_}.view")
    guide: Guide[Any] = importlib.import_module(f"games.{id_}.guide").GUIDE
    scoring = importlib.import_module(f"games.{id_}.scoring")
    setup: Setup = importlib.import_module(f"games.{id_}.setup").SETUP
    arena = {"cheat": cheating(guide), **getattr(bot, "ARENA", {})}
    measures = getattr(bot, "MEASURES", {})
    return Entry(package.GAME, bot.BOTS, view.view, view.moves, guide, arena, measures, scoring.merits, setup)


def all_games() -> Mapping[str, AnyGame]:
    """Every game by its name."""
    return {id_: load(id_).game for id_ in ids()}
