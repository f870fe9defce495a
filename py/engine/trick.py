"""One trick: a card from each seat, and who takes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.cards import Card
from engine.seats import Seat

C = TypeVar("C", bound=Card)


class Trick(Generic[C]):
    """The plays so far, in order; mutable, and only a State adds to it."""

    __slots__ = ("plays",)

    def __init__(self, plays: list[tuple[Seat, C]] | None = None) -> None:
        self.plays: list[tuple[Seat, C]] = plays if plays is not None else []

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def leader(self) -> Seat | None:
        """The seat that led, None before the lead."""
        return self.plays[0][0] if self.plays else None

    @property
    def led(self) -> C | None:
        """The card that was led, None before the lead."""
        return self.plays[0][1] if self.plays else None

    def play(self, seat: Seat, card: C) -> None:
        """Lay a card; whether it may be laid is the game's to say."""
        self.plays.append((seat, card))

    def winner(self, beats: Callable[[C, C], bool]) -> tuple[Seat, C]:
        """The play no later one beats; `beats(later, best)` is the game's order.

        A game in which the later of two equals wins says so by answering True for equals.
        Raises `ValueError` for an empty trick.
        """
        if not self.plays:
            raise ValueError("nobody has played to this trick")
        best_seat, best = self.plays[0]
        for seat, card in self.plays[1:]:
            if beats(card, best):
                best_seat, best = seat, card
        return best_seat, best

    def copy(self) -> Trick[C]:
        """The same plays in a trick of its own."""
        return Trick(self.plays.copy())
