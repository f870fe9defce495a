"""`dev.py bench engine`: how fast each game plays at random in CPython.

Every action goes through the legal list and the checked `apply`, and its events are made; open calls are offered.
Actions a second, at the usual number of seats, the fewest, four and the most: only players' actions are counted, while
dealing, shuffling and making new states is on the clock too. Card phases a second, at the usual number: from the
moment when the first card of a deal may be laid to its score; what comes before (the shuffle, an auction) is done off
the clock. Seconds are those of the processor, which other programs on the machine cannot stretch by much.
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
SECONDS = 0.6  # a run
RULES: dict[str, dict[str, str]] = {"pili_pili": {"missions": "off"}}
"""What a game is measured with where that is not its usual rules: its speed is asked for without Missions."""
LONGEST = 1_000  # actions a deal: random players rarely go out in a shedding game
READY = 100  # deals made ready at a time, off the clock
FOUR = 4  # the table that games are compared at


def main(*, as_json: bool) -> None:
    """Measure every game there is and print the medians."""
    sys.path.insert(0, str(ROOT / "py"))
    from games import registry

    found = {id_: measure(game) for id_, game in registry.all_games().items()}
    if as_json:
        print(json.dumps({"games": found}))
        return
    for id_, numbers in found.items():
        if id_ in RULES:
            say(f"{id_} with " + ", ".join(f"{name} {value}" for name, value in RULES[id_].items()))
        for row in numbers["actions"]:
            say(f"{id_}: {told(row, 'actions_per_s')} random actions a second at {row['seats']} seats{spread(row)}")
        row = numbers["card_phase"]
        say(f"{id_}: {told(row, 'phases_per_s')} random card phases a second at {row['seats']} seats{spread(row)}")


def told(row: dict[str, int], what: str) -> str:
    """The median, as people write it."""
    return f"{row[what]:,}"


def spread(row: dict[str, int]) -> str:
    """How far apart the runs were."""
    return f" (median of {RUNS} runs, {row['slowest']:,} to {row['fastest']:,})"


def measure(game: Any) -> dict[str, Any]:
    """All of one game: actions a second by number of seats, the usual one first; card phases."""
    seats = (game.usual, game.fewest, FOUR, game.most)
    numbers = [number for number in dict.fromkeys(seats) if game.fewest <= number <= game.most]
    return {
        "actions": [rates("actions_per_s", seats, partial(play, game, seats)) for seats in numbers],
        "card_phase": rates("phases_per_s", game.usual, partial(play_phases, game)),
    }


def rules(game: Any) -> Any:
    """The house rules that a game is measured with."""
    from engine import options as house

    return house.read(game.options, RULES.get(game.id, {}))


def rates(name: str, seats: int, run: Callable[[Random, float], float]) -> dict[str, int]:
    """Median, slowest and fastest of the runs."""
    run(Random(0), SECONDS / 5)  # caches warm, as they are after the first deal of a sitting
    found = sorted(run(Random(number), SECONDS) for number in range(RUNS))
    return {
        name: round(statistics.median(found)),
        "slowest": round(found[0]),
        "fastest": round(found[-1]),
        "seats": seats,
    }


def play(game: Any, seats: int, rng: Random, seconds: float) -> float:
    """Random deals one after the other for about that long; the players' actions a second."""
    options = rules(game)
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += play_deal(game.deal(options, seats, None), rng)
    return done / elapsed


def play_phases(game: Any, rng: Random, seconds: float) -> float:
    """Deals played from their first card on; how many a second."""
    done = 0
    elapsed = 0.0
    while elapsed < seconds:
        states = [ready(game, rng) for _ in range(READY)]
        start = time.process_time()
        for state in states:
            play_deal(state, rng)
        elapsed += time.process_time() - start
        done += READY
    return done / elapsed


def ready(game: Any, rng: Random) -> Any:
    """A deal in which the first card may be laid; one that ends before that is dealt again."""
    while True:
        state = game.deal(rules(game), game.usual, None)
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
