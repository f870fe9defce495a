"""Lays out all that a sitting can come to, so that an image of the worker's memory has every module in it already.

Modules that are imported only when they are needed, by the games and by what writes down an error, are here too. And a
first hand of every game has been dealt by then: what is worked out once for all, a form or a table of names, is there.
"""

import gc
import importlib
import json
import linecache
import pkgutil
import traceback
from types import ModuleType
from typing import Any

import bots
import engine
import games
from bots.bot import RANDOM
from games import registry
from table import wire
from table.lesson import course

PACKAGES = (engine, bots, games)
NEEDED_LATE: tuple[ModuleType, ...] = (linecache, traceback)
FIRST_STEPS = 4


def lay_out() -> None:
    """Import every module of the games and below, load every game with its lessons, and sit down at each once."""
    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    table = wire.Wire({name: registry.load(name) for name in registry.ids()}, _alone)
    _ask(table, "hello")
    for name in registry.ids():
        course(name)
        _sit_down(table, name)
    gc.collect()
    gc.freeze()  # nothing of this ever goes, so no later collection need look at it


def _sit_down(table: wire.Wire, name: str) -> None:
    """Begin a match and leave it after some steps."""
    seats = registry.load(name).game.usual
    step = _ask(table, "start", game=name, seats=seats, seed="00", players=["you", *[RANDOM] * (seats - 1)])
    for _ in range(FIRST_STEPS):
        if step["wait"] == "table":
            step = _ask(table, "next", shown=step["seq"])
    _ask(table, "leave")


def _ask(table: wire.Wire, ask: str, **fields: Any) -> Any:
    """What the table answers, at once since nobody else is there."""
    answer = table.answer(json.dumps({"v": wire.VERSION, "id": 0, "ask": ask, **fields}))
    try:
        answer.send(None)
    except StopIteration as done:
        return json.loads(done.value)["ok"]
    raise AssertionError("the table waited for somebody")


async def _alone() -> None:
    """Nobody need be let in."""
