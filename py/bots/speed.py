"""How quick this machine is, as a search feels it: a fixed piece of card play, timed against a known machine.

A search budget is a number of worlds, so that the same match is played again alike anywhere; how many of them a device
has time for is measured once and kept. The piece is plain Python of the kind that play-outs are made of and does not
change when a game's bots do: what it says of a device stays true.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from time import perf_counter
from typing import Final

USUAL: Final = 0.0019
"""Seconds that the piece takes in Chromium's worker on the machine on which the games' usual worlds were chosen."""
LAPS: Final = 30
"""How often it is timed; the quickest counts, as others on the machine only slow it down."""
LEAST: Final = 25
MOST: Final = 200
"""Percent of the usual worlds: beyond that a device is taken to be no slower, and no quicker."""


class _Seat:
    """A player of the piece: a hand as a set of bits, and what it has taken."""

    __slots__ = ("hand", "taken")

    def __init__(self) -> None:
        self.hand = 0
        self.taken = 0

    def lay(self, suit: int) -> int:
        """The lowest card of that suit's thirteen, else the highest it holds."""
        follow = self.hand & (0x1FFF << 13 * suit)
        card = (follow & -follow).bit_length() - 1 if follow else self.hand.bit_length() - 1
        self.hand &= ~(1 << card)
        return card


def piece(rng: Random, deals: int = 20) -> int:
    """Deal 52 cards to four and play them out, so many times; the answer only shows that it was done."""
    worth = {card: card % 13 for card in range(52)}
    total = 0
    for _ in range(deals):
        pack = list(range(52))
        rng.shuffle(pack)
        seats = [_Seat() for _ in range(4)]
        for index, card in enumerate(pack):
            seats[index % 4].hand |= 1 << card
        lead = 0
        for _ in range(13):
            first = seats[lead].lay(lead)
            trick = [(first, lead)]
            trick += [(seats[(lead + step) % 4].lay(first // 13), (lead + step) % 4) for step in (1, 2, 3)]
            card, lead = max((one for one in trick if one[0] // 13 == first // 13), key=lambda one: worth[one[0]])
            seats[lead].taken += worth[card]
        total += seats[0].taken
    return total


def measured() -> Generator[None, None, int]:
    """Percent of the usual worlds that a decision has time for here; yields between laps."""
    quickest = float("inf")
    for _ in range(LAPS):
        began = perf_counter()
        piece(Random(0))
        quickest = min(quickest, perf_counter() - began)
        yield
    return scaled(quickest)


def scaled(seconds: float) -> int:
    """The percentage for a machine on which the piece takes so long, in steps of five."""
    return max(LEAST, min(MOST, 5 * round(20 * USUAL / max(seconds, 1e-9))))
