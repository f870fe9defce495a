"""What `bench bots` runs in the site's own worker: deals between bots, every decision timed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from engine.game import Event
from games import registry
from table.arena import Contest, row

__export__ = ["measure"]

LEVELS = ("strong", "normal", "easy")


def measure(game: str, options: str, seconds: float) -> str:
    """Decision times in seconds by level, and the worlds a second of the strong one, as JSON."""
    entry = registry.load(game)
    seats = entry.game.usual
    worlds = 0
    guide = entry.guide
    assert guide is not None
    dealt = guide.world

    def counted(observation: Any, history: Sequence[Event], rng: Random) -> tuple[Any, float]:
        nonlocal worlds
        worlds += 1
        return dealt(observation, history, rng)

    guide.world = counted  # type: ignore[method-assign]
    lineup = (*(LEVELS[seat % 2] for seat in range(seats - 1)), "easy")
    timed: dict[str, list[float]] = {name: [] for name in LEVELS}
    since, number = perf_counter(), 0
    while perf_counter() - since < seconds:
        # A contest of one line-up, its yardstick too: nothing is played for comparison.
        found = row(Contest(game, seats, options, "be4c", lineup, "easy"), number)
        number += 1
        for name, times in found.seconds.items():
            timed[name] += times
    guide.world = dealt  # type: ignore[method-assign]
    return json.dumps({"seconds": timed, "worlds": worlds})
