"""An auction that goes on in thought: everybody says what the rulebook says, each from its own eight cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from engine.game import Action
from engine.seats import Seat
from games.pilotta import bidding
from games.pilotta.actions import BIDS, CLOSE, PASS, RECLOSE
from games.pilotta.auction import Auction
from games.pilotta.state import State

_CLOSES: Final = 0.35
_BIDS: Final = 0.25
_LEAPS: Final = (20, 40)
_LEAPS_AT: Final = 0.45
"""The chance of defeat from which a close is thought about, and those of making for the least bid and for leaps."""


class Talk(Auction):
    """The words of a round that is being bid, and whose hands they come from; it is what `bidding.Heard` asks for."""

    __slots__ = ("dealer", "dealt")

    def __init__(self, world: State) -> None:
        """The auction as it stands in this world; going on with it leaves the world alone."""
        before = world.auction
        super().__init__(world.options, before.turn)
        self.dealer: Seat | None = world.dealer
        self.dealt: Sequence[int] = world.dealt
        self.calls = before.calls.copy()
        self.high, self.high_seat = before.high, before.high_seat
        self.multiplier, self.passes, self.over = before.multiplier, before.passes, before.over

    def after(self, action: Action) -> Self:
        """The end of the auction, once whoever is on turn has said this."""
        self.apply(self.turn, action)
        while not self.over:
            self.apply(self.turn, bidding.word(self)[0])
        return self


def worth_saying(heard: bidding.Heard, choice: Action) -> Sequence[Action]:
    """What is worth thinking about in the auction, the rulebook's `choice` first.

    A pass, the least bid in the two suits that promise most, leaps in the better one (they shut others out), a close
    and a re-close where these are allowed and not absurd. Partner's bid is not raised over him: it stands.
    """
    turn, high = heard.turn, heard.high
    hand = heard.dealt[turn] or 0
    ours = high is not None and (heard.high_seat - turn) % 2 == 0
    found: list[Action] = [choice, PASS]
    if heard.multiplier > 1:
        return tuple(dict.fromkeys([choice, PASS, RECLOSE])) if ours else (PASS,)
    if high is not None and not ours and bidding.defeat(heard, hand) > _CLOSES:
        found.append(CLOSE)
    points = bidding.hoped(heard, hand)
    leaps: Sequence[int] = _LEAPS
    for suit in sorted(range(4), key=lambda suit: -points[suit])[:2]:
        lowest = bidding.least(heard, suit)
        if lowest is None or lowest.capot or (ours and high is not None and high.suit.index == suit):
            continue
        if bidding.chance(points[suit], lowest.value) >= _BIDS:
            found.append(lowest)
            values = [lowest.value + leap for leap in leaps]
            found += [
                BIDS[(value - 80) // 10 * 4 + suit]
                for value in values
                if value <= heard.options.top_number and bidding.chance(points[suit], value) >= _LEAPS_AT
            ]
        leaps = ()
    return tuple(dict.fromkeys(found))
