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
from games.pilotta.pack import ABOVE, POINTS, SUIT_MASK, SUIT_OF
from games.pilotta.play import playable, shown_by
from games.pilotta.policy import follow, lead

ODD: Final = 0.35
"""What a card that a sensible player would not have laid leaves of a deal's weight."""


def explained(
    dealt: Sequence[int], plays: Sequence[tuple[Seat, int]], asks: Seat, trump: int, climb: int, declarers: int
) -> float:
    """How well these hands of eight explain what the others than `asks` have laid: up to 1.

    `climb` are the suits of `play.must_climb`, `declarers` is the side that has the contract.
    """
    hands, never, returns = list(dealt), [0, 0, 0, 0], [0, 0, 0, 0]
    rest = hands[0] | hands[1] | hands[2] | hands[3]
    trumps, counts, beating = SUIT_MASK[trump], POINTS[trump], ABOVE[trump]
    laid = pile = 0
    led = best = winner = -1
    weight = 1.0
    for turn, card in plays:
        hand = hands[turn]
        if laid:
            if turn != asks:
                legal = playable(hand, SUIT_MASK[led], trumps, beating[best], climb)
                if legal & (legal - 1):
                    chosen = follow(hand, legal, rest & ~hand, never, turn, laid, led, best, winner, pile, trump)
                    if chosen != card:
                        weight *= ODD
            if SUIT_OF[card] != led or climb >> card & 1:
                never[turn] |= shown_by(card, led, trump, best, climb)
            if beating[best] >> card & 1:
                best, winner = card, turn
        else:
            if turn != asks and hand & (hand - 1):
                returned, ours = returns[(turn + 2) & 3], turn & 1 == declarers
                if lead(hand, rest & ~hand, never, turn, trump, declaring=ours, returned=returned) != card:
                    weight *= ODD
            led = SUIT_OF[card]
            returns[turn] |= 1 << led
            best, winner = card, turn
        bit = 1 << card
        hands[turn] = hand ^ bit
        rest ^= bit
        pile += counts[card]
        laid += 1
        if laid == 4:
            laid = pile = 0
    return weight
