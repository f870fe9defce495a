"""Which tables the suite sits down at: every game, every house rule at least once, every number of seats.

Where some house rules make another game of it (`Game.presets`: a deck of their own), that one sits at every number of
seats too.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine import options as house
from engine.game import Value
from games import registry
from games.registry import Entry

SCALE: Final = float(os.environ.get("PI_DEALS", "1"))
"""PI_DEALS=50 plays fifty times as many deals as CI does."""
_MIXED = 8
"""Tables with several house rules at once, a game."""


@dataclass(frozen=True, eq=False)
class Case:
    """A game with these house rules and so many seats."""

    entry: Entry
    options: Any
    seats: int

    @property
    def house(self) -> bool:
        """Whether any rule is the house's own."""
        return bool(house.changed(self.options))

    def __str__(self) -> str:
        return f"{self.entry.game.id}-{self.seats}-{house.write(self.options)}"


def _values(line: house.Field) -> Sequence[Value]:
    """The values worth trying: all of a choice or switch, the ends of a number and one between."""
    if line.kind != "number":
        return list(line.values)
    low, high = line.values
    assert isinstance(low, int)
    assert isinstance(high, int)
    return sorted({low, high, (low + high) // 2})


def cases(entry: Entry) -> Iterator[Case]:
    """The rules at every number of seats; then each other value once; then mixtures. Seats go round."""
    game = entry.game
    for seats in range(game.fewest, game.most + 1):
        yield Case(entry, game.options(), seats)
    lines = house.form(game.options)
    chosen: list[dict[str, object]] = [
        {line.name: value} for line in lines for value in _values(line) if value != line.default
    ]
    rng = Random(f"mixed/{game.id}")
    chosen += [{line.name: rng.choice(_values(line)) for line in lines} for _ in range(_MIXED)]
    for turn, given in enumerate(chosen):
        seats = game.fewest + (turn + game.usual) % (game.most - game.fewest + 1)
        yield Case(entry, house.read(game.options, given), seats)


def preset_cases(entry: Entry) -> Iterator[Case]:
    """The game's presets, each at every number of seats at which it does not sit among `cases`."""
    game = entry.game
    there = {str(case) for case in cases(entry)}
    for given in game.presets:
        options = house.read(game.options, given)
        for seats in range(game.fewest, game.most + 1):
            case = Case(entry, options, seats)
            if str(case) not in there:
                yield case


ENTRIES: Final = {id_: registry.load(id_) for id_ in registry.ids()}
CASES: Final = [case for entry in ENTRIES.values() for case in cases(entry)]
PRESETS: Final = [case for entry in ENTRIES.values() for case in preset_cases(entry)]
"""More tables, at which only what is quick is checked: what is slow hangs on what a preset changes at no one size."""
RULES: Final = [case for case in CASES if not case.house]
"""The tables without house rules."""
