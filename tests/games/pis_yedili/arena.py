"""Hands among bots, seats taken in turn, and what they came to: `python -m tests.games.pis_yedili.arena 4000`.

Every deal is played once with the bot in question in each seat. Prints its penalty a hand, that of the rivals and how
often it went out first, each with half the width of a 95 % interval.
"""

import sys
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

from bots.bot import Advice, Bot, choose
from engine.game import Event, Message, Outcome
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.actions import Lay
from games.pis_yedili.bot import BOTS
from games.pis_yedili.observation import Observation
from games.pis_yedili.options import Options
from games.pis_yedili.scoring import POINTS


class Dearest(Bot):
    """The naive player: the dearest card that fits, a jack with the suit it holds most of; else draw, then pass."""

    def advise(self, observation: Observation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """No thought about anything else."""
        lays = [action for action in observation.legal_actions if isinstance(action, Lay)]
        if not lays:
            return Advice(observation.legal_actions[-1], Message("pass"))
        suits = [card.suit for card in observation.hand]
        best = max(lays, key=lambda lay: (POINTS[lay.card], suits.count(lay.follow), lay.said))
        return Advice(best, Message("dearest"))


def play(bots: Sequence[Bot], seed: int, options: Options | None = None) -> Outcome:
    """One hand among these bots; the deal is the seed's, whoever plays."""
    state = GAME.deal(options or Options(), len(bots), {"dealer": seed % len(bots)})
    rng = Random(seed)
    while state.outcome is None:
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(seat, state.chance_outcome(rng))
        else:
            state.apply(seat, choose(bots[seat], state.observe(seat), (), rng))
    return state.outcome


def measure(bot: Bot, rivals: Bot, hands: int, seats: int = 4) -> tuple[list[int], list[float], list[bool]]:
    """The bot's penalties, its rivals' on average, and whether it went out first, hand by hand."""
    own: list[int] = []
    others: list[float] = []
    won: list[bool] = []
    for hand in range(hands):
        seat = hand % seats
        bots = [rivals] * seats
        bots[seat] = bot
        outcome = play(bots, hand // seats)
        own.append(outcome.scores[seat])
        others.append((sum(outcome.scores) - outcome.scores[seat]) / (seats - 1))
        won.append(dict(outcome.reason.params).get("seat") == seat)
    return own, others, won


def spread(values: Sequence[float]) -> str:
    """Mean and half the width of its 95 % interval."""
    return f"{mean(values):6.2f} ±{1.96 * stdev(values) / len(values) ** 0.5:5.2f}"


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for name, rival in (("random", BOTS["random"]()), ("dearest", Dearest()), ("normal", BOTS["normal"]())):
        own_, others_, won_ = measure(BOTS["normal"](), rival, many)
        ahead = [one - other for one, other in zip(own_, others_, strict=True)]
        print(
            f"rulebook against three {name:9} {many} hands: pays {spread(own_)}, they {spread(others_)},"
            f" difference {spread(ahead)}, out first {spread([100 * one for one in won_])} %",
            flush=True,
        )
