"""The 32 cards as this game ranks and counts them, P2-P4, as tables over bits.

A set of cards is an int; bit `8 * suit + place` is a card, with places 7 8 9 J Q K T A (P3, side suits, low to high).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import RANKS, SUITS, PlayingCard, Rank, playing_card

PLAIN_ORDER: Final = "789JQKTA"
TRUMP_ORDER: Final = "78QKTA9J"
NATURAL_ORDER: Final = "789TJQKA"

# P3: what a card counts, as a trump and in a side suit.
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
LAST_TRICK: Final = 10
CAPOT: Final = 250

CARDS: Final = tuple(playing_card(place + suit.code) for suit in SUITS for place in PLAIN_ORDER)
INDEX: Final = {card: index for index, card in enumerate(CARDS)}
BIT: Final = {card: 1 << index for index, card in enumerate(CARDS)}
SUIT_OF: Final = tuple(index // 8 for index in range(32))
SUIT_MASK: Final = tuple(0xFF << 8 * suit for suit in range(4))
ALL_CARDS: Final = (1 << 32) - 1
RANK: Final[dict[str, Rank]] = {rank.code: rank for rank in RANKS}


def _above(order: str) -> tuple[int, ...]:
    """For each card the set of cards of its suit that stand higher in this order."""
    place = {code: number for number, code in enumerate(order)}
    return tuple(
        sum(BIT[other] for other in CARDS if other.suit is card.suit and place[other.rank.code] > place[card.rank.code])
        for card in CARDS
    )


TRUMP_ABOVE: Final = _above(TRUMP_ORDER)
PLAIN_ABOVE: Final = _above(PLAIN_ORDER)
# What each card counts when the suit of that number is trump.
POINTS: Final = tuple(
    tuple((TRUMP_POINTS if card.suit.index == trump else PLAIN_POINTS)[card.rank.code] for card in CARDS)
    for trump in range(4)
)
# Strength within a trick for each trump and led suit: 0 for a discard, which never wins (P25).
STRENGTH: Final = tuple(
    tuple(
        tuple(
            9 + TRUMP_ORDER.index(card.rank.code)
            if card.suit.index == trump
            else 1 + PLAIN_ORDER.index(card.rank.code)
            if card.suit.index == led
            else 0
            for card in CARDS
        )
        for led in range(4)
    )
    for trump in range(4)
)
# P25: for each trump, the cards that take the trick from one that is winning it: higher trumps; from a side card the
# higher ones of its suit and every trump.
ABOVE: Final = tuple(
    tuple(TRUMP_ABOVE[card] if SUIT_OF[card] == trump else PLAIN_ABOVE[card] | SUIT_MASK[trump] for card in range(32))
    for trump in range(4)
)
# P34: the king and queen of each suit.
MARRIAGE: Final = tuple(BIT[playing_card("K" + suit.code)] | BIT[playing_card("Q" + suit.code)] for suit in SUITS)


def mask_of(cards: Iterable[PlayingCard]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(mask: int) -> tuple[PlayingCard, ...]:
    """The cards of a set, suit by suit, low to high in side-suit order."""
    return tuple(card for index, card in enumerate(CARDS) if mask >> index & 1)
