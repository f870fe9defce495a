"""Counts anew what lies in hands rather than in the stock: the table of `sampling`, a row a stage.

PYTHONPATH=py:. python -m tests.games.pis_yedili.kept 2000 [seed]
"""

from __future__ import annotations

import sys
from random import Random

from engine.cards import RANKS
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.options import Options
from games.pis_yedili.rulebook import Rulebook
from games.pis_yedili.sampling import stage
from games.pis_yedili.state import State

ASKED = 6
"""One turn in so many is looked at."""


def counted(hands: int, rng: Random) -> list[list[float]]:
    """By stage and rank: of the cards of the newest reshuffle, the odds of a hand for one of the stock."""
    held = [[0] * len(RANKS) for _ in range(5)]
    left = [[0] * len(RANKS) for _ in range(5)]
    for hand in range(hands):
        state = GAME.deal(Options(), 4, {"dealer": hand % 4})
        while state.outcome is None:
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            seen = state.observe(seat)
            if state.discard and rng.randrange(ASKED) == 0:
                _look(state, held[stage(seen)], left[stage(seen)])
            state.apply(seat, Rulebook().advise(seen, (), rng, 0).action)
    return [_odds(*rows) for rows in zip(held, left, strict=True)]


def _look(state: State, held: list[int], left: list[int]) -> None:
    knowledge = state.knowledge
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if seat != state.turn and knowledge.born[card.index] == knowledge.reshuffles:
                held[card.rank.index] += 1
    for card in state.stock:
        left[card.rank.index] += 1


def _odds(held: list[int], left: list[int]) -> list[float]:
    share = sum(held) / max(1, sum(left))
    return [one / max(1, other) / share if share else 1.0 for one, other in zip(held, left, strict=True)]


if __name__ == "__main__":
    many, *seed = map(int, sys.argv[1:])
    for row in counted(many, Random(*seed)):
        print(", ".join(f"{odds:.2f}" for odds in row))
