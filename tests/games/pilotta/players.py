"""Rulebook players at a table of their own."""

from functools import cache
from random import Random

from bots.bot import choose
from engine.seats import CHANCE
from games.pilotta import GAME, bidding
from games.pilotta.bot import BOTS
from games.pilotta.fields import AUCTION
from games.pilotta.options import Options

RULEBOOK = BOTS["normal"]()
RANDOM = BOTS["random"]()


def shuffled(seed, **options):
    """A round with the cards of that seed, the auction about to begin."""
    state = GAME.deal(Options(**options), 4, {"dealer": seed % 4})
    state.apply(CHANCE, state.chance_outcome(Random(seed)))
    return state


def say(state):
    """What the rulebook player does on its turn."""
    return choose(RULEBOOK, state.observe(state.turn), (), Random(0))


def rounds(number, **options):
    """Rounds of four rulebook players, yielded before every action."""
    for seed in range(number):
        state = shuffled(seed, **options)
        while state.outcome is None:
            action = say(state)
            yield state, action
            state.apply(state.turn, action)


@cache
def auction(seed):
    """The auction of four rulebook players over one deal: the state after it, and who said what and why."""
    state = shuffled(seed)
    said = []
    while state.phase == AUCTION:
        word, why = bidding.bid(state.observe(state.turn))
        said.append((state.turn, word, why))
        state.apply(state.turn, word)
    return state, tuple(said)


def played_out(state):
    """That round to its end, by four rulebook players."""
    while state.outcome is None:
        state.apply(state.turn, say(state))
    return state
