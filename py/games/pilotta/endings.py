"""The last tricks of a round played perfectly by all, every card lying open: exact, where few are left.

A play-out by rules of thumb is surest where nothing is left to judge, and least sure in its last tricks, where whole
hands hang on one trump kept. In an imagined deal all cards are known, so the rest can be searched to its end.
"""

from __future__ import annotations

from typing import Final

from games.pilotta.pack import ABOVE, LAST_TRICK, POINTS, SUIT_MASK, SUIT_OF
from games.pilotta.play import playable

POINT: Final = 16
"""What a card point counts beside a trick: of two ways with as many points the one with more tricks is taken."""
_MOST: Final = 1 << 20


def best(
    hands: list[int],
    turn: int,
    laid: int,
    led: int,
    top: int,
    winner: int,
    pile: int,
    trump: int,
    climb: int,
    low: int = -1,
    high: int = _MOST,
) -> int:
    """What side 0 takes of this trick and all that follow: `POINT` times the card points and one for each trick.

    As in `Playout`: `laid` cards worth `pile` lie in the trick, `winner` holds it with `top`; `hands` are left as they
    were. Outside `low` and `high` the answer is only known to be outside (alpha-beta search).
    """
    hand, theirs = hands[turn], turn & 1
    if laid:
        above = ABOVE[trump][top]
        legal = playable(hand, SUIT_MASK[led], SUIT_MASK[trump], above, climb)
    else:
        above, legal = 0, hand
    counts = POINTS[trump]
    found = _MOST if theirs else -1
    while legal and low < high:
        bit = legal & -legal
        legal ^= bit
        card = bit.bit_length() - 1
        takes = not laid or above & bit
        highest, holder = (card, turn) if takes else (top, winner)
        worth = pile + counts[card]
        hands[turn] = hand ^ bit
        if laid < 3:
            suit = led if laid else SUIT_OF[card]
            value = best(hands, (turn + 1) & 3, laid + 1, suit, highest, holder, worth, trump, climb, low, high)
        else:
            # P4: ten for the last trick.
            last = not hands[turn]
            value = 0 if holder & 1 else POINT * (worth + last * LAST_TRICK) + 1
            if not last:
                value += best(hands, holder, 0, -1, -1, -1, 0, trump, climb, low - value, high - value)
        if theirs:
            if value < found:
                found = value
                if value < high:
                    high = value
        elif value > found:
            found = value
            if value > low:
                low = value
    hands[turn] = hand
    return found
