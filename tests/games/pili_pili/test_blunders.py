"""Positions in which somebody who knows the game cannot go wrong: the rulebook player and the search do not either."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bots.bot import choose
from games.pili_pili import GAME
from games.pili_pili.bot import BOTS

BUDGET = 24
FILE = Path(__file__).parent / "blunders.txt"
BOOK = [
    dict(line.split(": ", 1) for line in block.splitlines())
    for block in FILE.read_text(encoding="utf-8").strip().split("\n\n")
]


def test_there_are_enough():
    """At least fifteen, each with a reason and where it comes from."""
    assert len(BOOK) >= 15
    assert all(block.keys() >= {"position", "seat", "why", "source"} for block in BOOK)


@pytest.mark.parametrize("name", ["normal", "strong"])
@pytest.mark.parametrize("block", BOOK, ids=range(len(BOOK)))
def test_no_visible_blunder(block, name):
    """The only good action is chosen, or none of those that are obvious mistakes."""
    state = GAME.from_position(block["position"])
    seat = int(block["seat"])
    legal = {action.code for action in state.legal_actions(seat)}
    named = set((block.get("only") or block["never"]).split())
    assert named < legal
    for seed in range(2):
        found = choose(BOTS[name](), state.observe(seat), (), Random(seed), BUDGET).code
        assert (found in named) == ("only" in block), f"{found}: {block['why']}"
