"""How well a deal explains the cards that were laid: a weak hint at where the others are.

Who had held the ace would mostly have laid it. In an imagined deal each of the others is asked what a sensible player
lays there (`policy`); every card that is another one counts against the deal. As in `beliefs`, nothing is excluded:
people and other programs have habits of their own.

Among rulebook players (60 deals) the true deal becomes 1.4 times as likely beside others by the first four cards, 2.4
to 2.6 times by nine to nineteen, beyond what the auction told and what is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.seats import Seat
from games.pilotta.playout import Playout

ODD: Final = 0.35
"""What a card that a sensible player would not have laid leaves of a deal's weight."""


def explained(
    dealt: Sequence[int], plays: Sequence[tuple[Seat, int]], asks: Seat, trump: int, climb: int, declarers: int
) -> float:
    """How well these hands of eight explain what the others than `asks` have laid, one card at least: up to 1.

    `climb` are the suits of `play.must_climb`, `declarers` is the side that has the contract.
    """
    it = Playout.begun(dealt, plays[0][0], trump, climb, declarers)
    weight = 1.0
    for turn, card in plays:
        if turn != asks and it.choose() != card:
            weight *= ODD
        it.lay(card)
    return weight
