"""Which of two cards wins a trick of Pip-Pip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.cards import SUITS, PlayingCard, Suit
from games.pip_pip.pack import HEIGHTS

Beats: TypeAlias = Callable[[PlayingCard, PlayingCard], bool]


def _second(trump: Suit) -> Beats:
    def beats(later: PlayingCard, best: PlayingCard) -> bool:
        """B3.15: "Highest trump wins, else highest card of the led suit."

        B3.16: "Of two identical cards that are highest, the second played wins." The best card so far is of the led
        suit or a trump, so a later card beats it in its own suit, or as the first trump.
        """
        if later.suit is best.suit:
            return HEIGHTS[later.rank.index] >= HEIGHTS[best.rank.index]
        return later.suit is trump

    return beats


def _first(trump: Suit) -> Beats:
    def beats(later: PlayingCard, best: PlayingCard) -> bool:
        """The same, but of two identical cards the first played wins (option)."""
        if later.suit is best.suit:
            return HEIGHTS[later.rank.index] > HEIGHTS[best.rank.index]
        return later.suit is trump

    return beats


BEATS: Final[dict[str, tuple[Beats, ...]]] = {
    "second": tuple(_second(trump) for trump in SUITS),
    "first": tuple(_first(trump) for trump in SUITS),
}
"""`beats(later, best)` by the option `twins` and the trump's index."""
