"""`dev.py bench engine`: how fast each game plays at random in CPython.

Every action goes through the legal list and the checked `apply`, and its events are made; open calls are offered.

- Actions a second, at the usual number of seats, at the fewest, at four and at the most: only players' actions are
  counted, while dealing, shuffling and making new states is on the clock too.
- The same with an observation of the actor before every action, as bots ask for it: what a state works out only when
  somebody looks (Pis Yedili: what all know of the hidden cards) is on this clock.
- Card phases a second, at the usual number: from the moment when the first card of a deal may be laid to its score;
  what comes before (the shuffle, an auction) is done off the clock.

Seconds are those of the processor. Whoever else is on the machine can only make a game slower (caches and cores are
shared), so a run is cut into slices of which the quickest counts, as `timeit` advises; of the runs the median is told.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tools.shell import ROOT, say

RUNS = 7
SLICES = 5  # of a run: the quickest counts
SECONDS = 0.12  # a slice
LONGEST = 1_000  # actions a deal: random players rarely go out in a shedding game
FOUR = 4  # seats at which every game is measured, whatever is usual
READY = 100  # deals made ready at a time, off the clock
RULES: dict[str, dict[str, str]] = {"pili_pili": {"missions": "off"}}
"""What a game is measured with where that is not its usual rules: its speed is asked for without Missions."""

Play = Callable[[Random, float], float]
"""Plays at random for about so many seconds; how many a second it did."""


def main(*, as_json: bool) -> None:
    """Measure every game there is and print the medians."""
    sys.path.insert(0, str(ROOT / "py"))
    from engine import options as house
    from games import registry

    found = {
        id_: measure(game, house.read(game.options, RULES.get(id_, {}))) for id_, game in registry.all_games().items()
    }
    if as_json:
        print(json.dumps({"games": found}))
        return
    for id_, numbers in found.items():
        rules = "".join(f", {name} {value}" for name, value in RULES.get(id_, {}).items())
        say(
            f"{id_}{rules}: {numbers['actions_per_s']:,} random actions a second at {numbers['seats']} seats"
            f" (median of {RUNS} runs, {numbers['slowest']:,} to {numbers['fastest']:,})"
        )
        for seats, rate in numbers["at_seats"].items():
            say(f"    at {seats} seats {rate:,}")
        say(f"    observed before each {numbers['observed_per_s']:,}")
        say(f"    card phases {numbers['card_phases_per_s']:,}")


def measure(game: Any, options: Any) -> dict[str, Any]:
    """All of one game: the medians, and how far apart the runs of the first number were."""
    sizes = range(game.fewest, game.most + 1)
    usual = rates(partial(play, game, options, game.usual))
    others = [seats for seats in sorted({game.fewest, FOUR, game.most} - {game.usual}) if seats in sizes]
    return {
        "actions_per_s": round(statistics.median(usual)),
        "slowest": round(usual[0]),
        "fastest": round(usual[-1]),
        "seats": game.usual,
        "at_seats": {seats: median(partial(play, game, options, seats)) for seats in others},
        "observed_per_s": median(partial(play, game, options, game.usual, looks=True)),
        "card_phases_per_s": median(partial(play_phases, game, options)),
    }


def rates(run: Play) -> list[float]:
    """What each run did a second, the slowest first."""
    run(Random(0), SECONDS)  # caches warm, as they are after the first deal of a sitting
    return sorted(max(run(Random(f"{number}/{part}"), SECONDS) for part in range(SLICES)) for number in range(RUNS))


def median(run: Play) -> int:
    """The median of the runs, a second."""
    return round(statistics.median(rates(run)))


def play(game: Any, options: Any, seats: int, rng: Random, seconds: float, *, looks: bool = False) -> float:
    """Random deals one after the other for about that long; the players' actions a second."""
    one_deal = play_looking if looks else play_deal
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += one_deal(game.deal(options, seats, None), rng)
    return done / elapsed


def play_phases(game: Any, options: Any, rng: Random, seconds: float) -> float:
    """Deals played from their first card on; how many a second."""
    done = 0
    elapsed = 0.0
    while elapsed < seconds:
        states = [ready(game, options, rng) for _ in range(READY)]
        start = time.process_time()
        for state in states:
            play_deal(state, rng)
        elapsed += time.process_time() - start
        done += READY
    return done / elapsed


def ready(game: Any, options: Any, rng: Random) -> Any:
    """A deal in which the first card may be laid; one that ends before that is dealt again."""
    while True:
        state = game.deal(options, game.usual, None)
        while (actors := state.actors()) and not lays(state, actors[0]):
            step(state, actors[0], rng)
        if actors:
            return state


def lays(state: Any, seat: int) -> bool:
    """Whether this seat may lay a card."""
    return seat >= 0 and any(hasattr(action, "card") for action in state.legal_actions(seat))


def step(state: Any, seat: int, rng: Random) -> None:
    """Whatever this seat, or chance, may do."""
    action = state.chance_outcome(rng) if seat < 0 else rng.choice(state.legal_actions(seat))
    state.apply(seat, action)


def play_looking(state: Any, rng: Random) -> int:
    """Play one deal at random, each actor looking at the table before it acts; how many actions the players took."""
    done = 0
    while done < LONGEST and (actors := state.actors()):
        if actors[0] >= 0:
            state.observe(actors[0])
            done += 1
        step(state, actors[0], rng)
    return done


def play_deal(state: Any, rng: Random) -> int:
    """Play one deal at random, to its end or the limit; how many actions the players took."""
    random = rng.random
    done = 0
    while done < LONGEST:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        if seat < 0:  # CHANCE
            state.apply(seat, state.chance_outcome(rng))
            continue
        for caller in state.open_to():
            calls = state.legal_actions(caller)
            choice = int(random() * (len(calls) + 1))  # or not to call
            if choice < len(calls):
                state.apply(caller, calls[choice])
                done += 1
                break
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            done += 1
    return done
