"""How the pack becomes four hands, three, two and three cards at a time (P7), and back again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import PlayingCard
from engine.seats import Seat
from games.pilotta.actions import Shuffle

PARCELS: Final = (3, 2, 3)


def _places(dealer: Seat) -> Iterator[Seat]:
    """Whose card each card of the pack is, from the top: the dealer's right first, the dealer last."""
    for parcel in PARCELS:
        for step in range(1, 5):
            for _ in range(parcel):
                yield (dealer + step) % 4


def hands_of(shuffle: Shuffle, dealer: Seat) -> tuple[tuple[PlayingCard, ...], ...]:
    """The four hands of eight that this pack deals."""
    hands: tuple[list[PlayingCard], ...] = ([], [], [], [])
    for seat, card in zip(_places(dealer), shuffle.cards, strict=True):
        hands[seat].append(card)
    return tuple(tuple(hand) for hand in hands)


def shuffle_for(hands: Sequence[Sequence[PlayingCard]], dealer: Seat) -> Shuffle:
    """A pack that deals these hands of eight."""
    left = [iter(hand) for hand in hands]
    return Shuffle(tuple(next(left[seat]) for seat in _places(dealer)))
