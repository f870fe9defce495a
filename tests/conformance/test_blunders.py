"""The blunder books, tests/games/<game>/blunders.txt: what no player does that is worth its name, normal or strong."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bots.bot import NORMAL, STRONG, choose
from games import registry

GAMES = Path(__file__).parent.parent / "games"
BUDGETS = {"pili_pili": 24, "pip_pip": 40, "pilotta": 40, "pis_yedili": 60}
"""Worlds for `strong`: a fraction of what it takes at the table."""


class Entry(NamedTuple):
    """One position of a book: whose choice it is, what is the only good one or never is, and why."""

    game: str
    position: str
    seat: int
    kind: str
    actions: frozenset[str]
    why: str


def book(game: str) -> list[Entry]:
    """The entries of a game's file; every block has its five lines."""
    found = []
    for block in (GAMES / game / "blunders.txt").read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        position, seat, judged, why, source = lines
        kind, actions = judged.split(": ")
        assert kind in ("only", "never")
        assert why.startswith("why: ")
        assert source.startswith("source: ")
        named = frozenset(actions.split())
        found.append(Entry(game, position, int(seat.removeprefix("seat: ")), kind, named, why.removeprefix("why: ")))
    return found


ENTRIES = [entry for game in registry.ids() for entry in book(game)]


def chosen(entry: Entry, level: str, chance: int) -> str:
    """What that player does there; for a call out of turn, where a game has such, "nothing" is an answer too."""
    loaded = registry.load(entry.game)
    state: Any = loaded.game.from_position(entry.position)
    bot: Any = loaded.bots[level]()
    seen, budget = state.observe(entry.seat), BUDGETS[entry.game]
    if entry.seat in state.actors():
        return str(choose(bot, seen, (), Random(chance), budget).code)
    called = bot.call(seen, (), Random(chance), budget)
    return str(called.action.code) if called else "nothing"


@pytest.mark.parametrize("game", registry.ids())
def test_the_book_is_no_leaflet(game):
    """At least fifteen positions, all different, each with a choice that is there to be made."""
    entries = book(game)
    assert len({entry.position for entry in entries}) >= 15
    for entry in entries:
        state: Any = registry.load(game).game.from_position(entry.position)
        legal = {action.code for action in state.legal_actions(entry.seat)}
        assert entry.actions <= legal
        assert entry.seat not in state.actors() or entry.actions < legal


@pytest.mark.parametrize("level", [NORMAL, STRONG])
@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{entry.game}-{entry.why[:50]}" for entry in ENTRIES])
def test_no_blunder(entry, level):
    """The only good action is chosen, and none that is an obvious mistake, whatever chance the player is given."""
    for chance in range(2):
        action = chosen(entry, level, chance)
        assert (action in entry.actions) is (entry.kind == "only"), f"{action}: {entry.why}"
