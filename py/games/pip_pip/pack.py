"""The double pack of Pip-Pip: which card is higher, what it is worth, and sets of cards as whole numbers.

A *mask* is a set of cards, one bit a card; bit `place_of(card)` counts suit by suit, lowest card first, twins side by
side. Hands, piles and "which of these may be played" are masks, so the questions of a trick are one `&`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

from engine.cards import ACE, JACK, KING, QUEEN, RANKS, SUITS, TWO, PlayingCard, Rank, deck_52

# B1.2: "Two 52-card packs together: 104 cards, two of each."
DECK: Final = deck_52(packs=2)
HAND: Final = 7

# B1.4: "2 = 11, A = 10, K = 5, Q = 4, J = 3, all others 0."
WORTH: Final[dict[Rank, int]] = {TWO: 11, ACE: 10, KING: 5, QUEEN: 4, JACK: 3}
# B1.5: "33 per suit and pack, 132 per pack, 264 in both packs."
TOTAL: Final = 264
# B1.6: "Each Pip-Pip call: 50."
CALL: Final = 50


def height(rank: Rank) -> int:
    """B1.3: "Rank in each suit, high to low: 2 A K Q J 10 9 8 7 6 5 4 3", as 12 for a two down to 0 for a three."""
    return (rank.index - 1) % len(RANKS)


HEIGHTS: Final = tuple(height(rank) for rank in RANKS)
WORTHS: Final = tuple(WORTH.get(rank, 0) for rank in RANKS)
"""Both by `rank.index`."""
_PLACES: Final = {card: card.suit.index * 26 + height(card.rank) * 2 + card.copy for card in DECK}


def place_of(card: PlayingCard) -> int:
    """The place of this card's bit in a mask."""
    return _PLACES[card]


BY_PLACE: Final = tuple(sorted(DECK, key=place_of))
BITS: Final = tuple(1 << place_of(card) for card in DECK)
"""By `card.index`."""


def mask_of(cards: Iterable[PlayingCard]) -> int:
    """These cards as a mask."""
    mask = 0
    for card in cards:
        mask |= BITS[card.index]
    return mask


SUIT_MASKS: Final = tuple(mask_of(card for card in DECK if card.suit is suit) for suit in SUITS)
"""By `suit.index`."""
RANK_MASKS: Final = {rank: mask_of(card for card in DECK if card.rank is rank) for rank in RANKS}
KINGS: Final = RANK_MASKS[KING]
QUEENS: Final = RANK_MASKS[QUEEN]
WORTH_MASKS: Final = tuple((RANK_MASKS[rank], worth) for rank, worth in WORTH.items())
LOWER: Final = mask_of(card for card in DECK if place_of(card) % 26 < 13)
UPPER: Final = mask_of(card for card in DECK if place_of(card) % 26 >= 13)
"""The halves of every suit."""
FULL: Final = (1 << len(DECK)) - 1


@functools.lru_cache(maxsize=1024)
def cards_in(mask: int) -> tuple[PlayingCard, ...]:
    """The cards of a mask, suit by suit, lowest first; remembered, since piles are looked at again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(BY_PLACE[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def worth_of(mask: int) -> int:
    """The points of these cards."""
    return sum(worth * (mask & of_rank).bit_count() for of_rank, worth in WORTH_MASKS)


def drawing_tricks(seats: int) -> int:
    """In how many tricks everybody draws: as long as the stock holds a card for each (rule 19)."""
    return (len(DECK) - HAND * seats) // seats


def all_tricks(seats: int) -> int:
    """B3.20: "Tricks per hand = floor(104/n)"."""
    return len(DECK) // seats
