"""What no player worth its name does: blunders.txt, for the rulebook and for the search."""

from pathlib import Path
from random import Random

import pytest

from bots.bot import NORMAL, STRONG, choose
from games.pis_yedili import GAME
from games.pis_yedili.bot import BOTS

BLOCKS = [
    block.splitlines()
    for block in Path(__file__).with_name("blunders.txt").read_text(encoding="utf-8").split("\n\n")
    if not block.startswith("#")
]
BUDGET = 60
"""Worlds: a fifth of what the search usually takes."""


def test_there_are_enough():
    """Fifteen at least, each with a reason and a source."""
    assert len(BLOCKS) >= 15
    for _, rule, why, source in BLOCKS:
        assert rule.partition(": ")[0] in ("only", "never")
        assert why
        assert source.startswith("Source: ")


@pytest.mark.parametrize("name", [NORMAL, STRONG])
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[0])
def test_no_blunder(block: list[str], name: str):
    """The book's action is among the only good ones, and none that it warns of is chosen."""
    position, rule, why, _ = block
    kind, _, words = rule.partition(": ")
    named = set(words.split())
    state = GAME.from_position(position)
    seen = state.observe(state.turn)
    legal = {action.code for action in seen.legal_actions}
    assert named & legal, "names nothing that could be done"
    for seed in range(1 if name == NORMAL else 2):
        chosen = choose(BOTS[name](), seen, (), Random(seed), BUDGET).code
        assert (chosen in named) == (kind == "only"), f"{chosen}: {why}"
