"""What a round that was played out in thought comes to on the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from games.pilotta.declarations import scored
from games.pilotta.scoring import Pair, Round, settle
from games.pilotta.state import State


def settled(world: State, points: Sequence[int], tricks: Sequence[int]) -> Pair:
    """The sheet of both sides where the tricks of this world, a round in play, come to so much.

    Whoever has something to declare and may still say or show it does (P32).
    """
    laid = len(world.plays)
    announced: Sequence[int] = world.announced
    if laid < 4:
        spoken = {seat for seat, _ in world.plays}
        announced = [
            found[0].value if found and (value or seat not in spoken) else 0
            for seat, (found, value) in enumerate(zip(world.declarations, announced, strict=True))
        ]
    counts: Sequence[int] = announced
    if world.options.show != "automatic" and laid >= 8:
        counts = world.shown
    side = world.scoring_side if world.options.show == "automatic" and laid >= 4 else world.declaring_side(counts)
    pilotta = [0, 0]
    if world.pilotta is not None:
        pilotta[world.pilotta % 2] = 20
    high = world.auction.high
    assert high is not None
    done = Round(
        side=world.auction.high_seat % 2,
        value=high.value,
        capot_call=high.capot,
        multiplier=world.auction.multiplier,
        points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        declarations=scored(world.declarations, announced, counts, side)[0],
        pilotta=(pilotta[0], pilotta[1]),
    )
    return settle(done, world.options)[0]
