"""`dev.py bench engine`: how many random actions a second each game plays in CPython.

Every action goes through the legal list and the checked `apply`, and its events are made; open calls are offered.
Only players' actions are counted, while dealing, shuffling and making new states is on the clock too. Seconds are
those of the processor, which other programs on the machine cannot stretch by much.
"""

import json
import statistics
import sys
import time
from random import Random
from typing import Any

from tools.shell import ROOT, say

RUNS = 7
SECONDS = 1.0  # a run
RULES: dict[str, dict[str, str]] = {"pili_pili": {"missions": "off"}}
"""What a game is measured with where that is not its usual rules: its speed is asked for without Missions."""
LONGEST = 1_000  # actions a deal: random players rarely go out in a shedding game


def main(*, as_json: bool) -> None:
    """Measure every game there is and print the medians."""
    sys.path.insert(0, str(ROOT / "py"))
    from engine import options as house
    from games import registry

    games = registry.all_games()
    found = {id_: measure(game, house.read(game.options, RULES.get(id_, {}))) for id_, game in games.items()}
    if as_json:
        print(json.dumps({"games": found}))
        return
    for id_, numbers in found.items():
        rules = "".join(f", {name} {value}" for name, value in RULES.get(id_, {}).items())
        say(
            f"{id_}: {numbers['actions_per_s']:,} random actions a second at {numbers['seats']} seats{rules}"
            f" (median of {RUNS} runs, {numbers['slowest']:,} to {numbers['fastest']:,})"
        )


def measure(game: Any, options: Any) -> dict[str, int]:
    """Actions a second of one game with its usual seats: median, slowest and fastest of the runs."""
    play(game, options, Random(0), SECONDS / 5)  # caches warm, as they are after the first deal of a sitting
    rates = sorted(play(game, options, Random(run), SECONDS) for run in range(RUNS))
    return {
        "actions_per_s": round(statistics.median(rates)),
        "slowest": round(rates[0]),
        "fastest": round(rates[-1]),
        "seats": game.usual,
    }


def play(game: Any, options: Any, rng: Random, seconds: float) -> float:
    """Random deals one after the other for about that long; the players' actions a second."""
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += play_deal(game.deal(options, game.usual, None), rng)
    return done / elapsed


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
