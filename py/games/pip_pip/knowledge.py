"""What the play of a hand has given away about the cards of a seat, in numbers that can be checked and dealt by.

A seat gets its cards at *times*: seven at time 0, then one at time t after playing to trick t, as long as there is a
stock. Who does not follow in trick t (rule 13) held nothing of the led suit then: every card of that suit that it holds
or plays later came at time t or after. So of the suits missed in trick t or later a seat holds at most as many cards
as it has drawn since, less those already played of cards drawn since. These limits lie within each other, one a suit,
and they are all that can be known: any hand within them can be told as a story of draws (`retell`).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.pip_pip.pack import SUIT_MASKS, drawing_tricks


def limits(voids: Sequence[int], late: Sequence[int], plays: int, seats: int) -> tuple[tuple[int, int], ...]:
    """(most, mask): of these cards the hand holds `most` at most; one limit a different trick of a suit missed.

    `voids` by suit and `late` as in an observation, of one seat that has played `plays` cards.
    """
    draws = min(plays, drawing_tricks(seats))
    found = []
    for since in sorted({trick for trick in voids if trick}):
        mask = 0
        for suit_mask, trick in zip(SUIT_MASKS, voids, strict=True):
            if trick >= since:
                mask |= suit_mask
        gone = sum(trick >= since for trick in late)
        found.append((max(0, draws - since + 1) - gone, mask))
    return tuple(found)
