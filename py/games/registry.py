"""Which games there are: every folder beside this file that has the files a game has.

A fifth game is a folder; nothing here is edited.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import games
from bots.bot import Bots
from engine.game import AnyGame, Event
from engine.view import GameView, Move


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and all that its folder offers around it."""

    game: AnyGame
    bots: Bots
    view: Callable[[Any], GameView]
    moves: Callable[[Event], Iterable[Move]]
    worlds: int = 0
    """How many worlds its best bot samples for a decision where nobody says otherwise; 0 where it does not search."""


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
    guide = importlib.import_module(f"games.{id_}.guide")
    view = importlib.import_module(f"games.{id_}.view")
    return Entry(package.GAME, bot.BOTS, view.view, view.moves, guide.GUIDE.worlds)


def all_games() -> Mapping[str, AnyGame]:
    """Every game by its name."""
    return {id_: load(id_).game for id_ in ids()}
