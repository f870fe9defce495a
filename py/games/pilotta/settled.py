"""What a round that was played out in thought comes to on the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seats import Seat
from games.pilotta.auction import Auction
from games.pilotta.declarations import best_side, declared, scored
from games.pilotta.pack import MARRIAGE
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
    worth = scored(world.declarations, announced, counts, side)[0]
    return _sheet(world.auction, world.pilotta, worth, points, tricks)


def contracted(world: State, auction: Auction, points: Sequence[int], tricks: Sequence[int]) -> Pair:
    """The same where the auction of this world has ended so, and all that is held is announced and shown."""
    options, high = world.options, auction.high
    assert high is not None
    assert world.dealer is not None
    split, shared, trump = options.long_run == "split", options.shared_cards, high.suit.index
    found = tuple(declared(hand, shared=shared, split=split) for hand in world.dealt)
    best = [held[0] if held else None for held in found]
    announced = [held[0].value if held else 0 for held in found]
    worth = (0, 0)
    if any(announced):
        first = (world.dealer + 1) % 4 if options.first_lead == "right" else auction.high_seat
        order = [(first + step) % 4 for step in range(4)]
        side = best_side(best, trump, order, first=options.tie == "first")
        worth = scored(found, announced, announced, side)[0]
    both = MARRIAGE[trump]
    pilotta = next((seat for seat in range(4) if world.dealt[seat] & both == both), None)
    return _sheet(auction, pilotta, worth, points, tricks)


def _sheet(auction: Auction, pilotta: Seat | None, worth: Pair, points: Sequence[int], tricks: Sequence[int]) -> Pair:
    high = auction.high
    assert high is not None
    done = Round(
        side=auction.high_seat % 2,
        value=high.value,
        capot_call=high.capot,
        multiplier=auction.multiplier,
        points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        declarations=worth,
        # P34: twenty to the side of who was dealt both.
        pilotta=(0, 0) if pilotta is None else (0, 20) if pilotta % 2 else (20, 0),
    )
    return settle(done, auction.options)[0]
