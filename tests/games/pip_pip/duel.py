"""How much better one player of a kind does among others of another kind, over the same deals in every seat.

PYTHONPATH=py:. python -m tests.games.pip_pip.duel 2000 [seats]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from bots.bot import Bot, choose
from engine.game import Value
from engine.seats import CHANCE
from games.pip_pip import GAME
from games.pip_pip.options import Options
from games.pip_pip.rulebook import RulebookBot
from games.pip_pip.state import PipPipState
from tests.games.pip_pip.greedy import GreedyCaller


class Result(NamedTuple):
    """The hero's points a hand less the others' mean: its mean, and half of the 95 % interval."""

    edge: float
    half: float
    hero: float
    others: float


def hand(players: Sequence[Bot], seed: int, options: Options | None = None) -> PipPipState:
    """One hand among these, asked for calls in the order of rules 25 and 25a; `seed` fixes the cards."""
    seats = len(players)
    carry: dict[str, Value] = {"dealer": seed % seats, "order": ".".join(map(str, range(seats))), "trump": "S"}
    state = GAME.deal(options or Options(), seats, carry)
    rng, chance = Random(seed), Random(seed)
    while state.outcome is None:
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(CHANCE, state.chance_outcome(chance))
            continue
        for caller in state.open_to():
            advice = players[caller].call(state.observe(caller), (), rng, 0)
            if advice is not None:
                state.apply(caller, advice.action)
                break
        else:
            state.apply(seat, choose(players[seat], state.observe(seat), (), rng))
    return state


def duel(hero: Bot, other: Bot, deals: int, seats: int = 4, first: int = 0) -> Result:
    """The hero sits in every seat of every deal in turn."""
    edges, mine, theirs = [], [], []
    for seed in range(first, first + deals):
        edge = []
        for place in range(seats):
            players = [hero if seat == place else other for seat in range(seats)]
            outcome = hand(players, seed).outcome
            assert outcome is not None
            own = outcome.scores[place]
            rest = (sum(outcome.scores) - own) / (seats - 1)
            edge.append(own - rest)
            mine.append(own)
            theirs.append(rest)
        edges.append(mean(edge))
    half = 1.96 * stdev(edges) / len(edges) ** 0.5 if deals > 1 else float("inf")
    return Result(mean(edges), half, mean(mine), mean(theirs))


if __name__ == "__main__":
    found = duel(RulebookBot(), GreedyCaller(), int(sys.argv[1]), *map(int, sys.argv[2:]))
    print(f"{found.edge:+.2f} +- {found.half:.2f} points a hand: {found.hero:.1f} against {found.others:.1f}")
