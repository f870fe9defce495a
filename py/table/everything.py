"""Lays out all that a sitting can come to, so that an image of the worker's memory has every module in it already.

Modules that are imported only when they are needed, by the games and by what writes down an error, are here too.
"""

import gc
import importlib
import linecache
import pkgutil
import traceback
from types import ModuleType

import bots
import engine
import games
from games import registry
from table import wire
from table.lesson import course

PACKAGES = (engine, bots, games)
NEEDED_LATE: tuple[ModuleType, ...] = (linecache, traceback, wire)


def lay_out() -> None:
    """Import every module of the games and below, and load every game with its lessons."""
    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for name in registry.ids():
        registry.load(name)
        course(name)
    gc.collect()
    gc.freeze()  # nothing of this ever goes, so no later collection need look at it
