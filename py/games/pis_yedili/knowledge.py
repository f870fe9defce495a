"""What everybody at the table knows of the hidden cards: which reshuffle they come from, and what hands have told.

It is fed only with what all see: that a seat drew a card, which card it laid, which discards became the stock, and that
a draw or a pass was one that the rules allow only with a card that fits, or only without one. A hand changes far more
often than anybody asks, so all this is heard first and thought about when somebody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import PlayingCard
from engine.seats import Seat
from games.pis_yedili.actions import DECK
from games.pis_yedili.events import Laid, Reshuffled
from games.pis_yedili.memory import Cards, Known, Memory, thaw
from games.pis_yedili.rules import Told


class Lesson(NamedTuple):
    """All have seen that this seat holds one of these cards, or none."""

    seat: Seat
    cards: Cards
    told: Told


Heard: TypeAlias = Seat | Laid | Reshuffled | Lesson
"""A seat that drew a card, a card that was laid, the discards made into the stock, or a lesson."""


class Knowledge:
    """The common knowledge of one deal; mutable. All but `heard` is as of the last `think`.

    `born`        by `card.index`, which reshuffle the card was last in (0: none since the deal)
    `reshuffles`  how many there were
    `held`        by seat, how many of its cards come from each reshuffle
    `memories`    what is known of a seat's hand beyond that
    `heard`       what has happened since the last `think`
    """

    __slots__ = ("born", "heard", "held", "memories", "reshuffles")

    def __init__(self, counts: Sequence[int]) -> None:
        """`counts`: how many cards each seat holds, all of the deal."""
        self.born = [0] * len(DECK)
        self.reshuffles = 0
        self.held = [[count] for count in counts]
        self.memories: dict[Seat, Memory] = {}
        self.heard: list[Heard] = []

    def think(self) -> None:
        """Make of what was heard what can be known."""
        for what in self.heard:
            if isinstance(what, int):
                self.drew(what)
            elif isinstance(what, Laid):
                self.laid(what.seat, what.card)
            elif isinstance(what, Lesson):
                self.learn(*what)
            else:
                self.reshuffled(what.cards)
        self.heard.clear()

    def drew(self, seat: Seat) -> None:
        """A card came into this hand."""
        self.held[seat][-1] += 1
        if seat in self.memories:
            self.memories[seat].gained(self.reshuffles)

    def laid(self, seat: Seat, card: PlayingCard) -> None:
        """This hand laid that card."""
        born = self.born[card.index]
        self.held[seat][born] -= 1
        if seat in self.memories:
            self.memories[seat].lost(card, born)
            self._forget(seat)

    def learn(self, seat: Seat, cards: Cards, told: Told) -> None:
        """This hand holds one of these cards, or none."""
        if seat not in self.memories:
            self.memories[seat] = Memory(self.held[seat])
        self.memories[seat].learn(cards, told)
        self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        if not self.memories[seat].facts:
            del self.memories[seat]

    def reshuffled(self, cards: Sequence[PlayingCard]) -> None:
        """These cards became the stock."""
        self.reshuffles += 1
        for card in cards:
            self.born[card.index] = self.reshuffles
        for counts in self.held:
            counts.append(0)

    def known(self) -> tuple[tuple[Seat, Known], ...]:
        """The memories as values, by seat; there are none where nothing is known."""
        return tuple([(seat, self.memories[seat].frozen()) for seat in sorted(self.memories)])

    def copy(self) -> Knowledge:
        """The same knowledge, going its own way."""
        twin = Knowledge(())
        twin.born = self.born.copy()
        twin.reshuffles = self.reshuffles
        twin.held = [counts.copy() for counts in self.held]
        twin.memories = {seat: thaw(memory.frozen()) for seat, memory in self.memories.items()}
        twin.heard = self.heard.copy()
        return twin


def held(hand: Sequence[PlayingCard], born: Sequence[int], reshuffles: int) -> list[int]:
    """How many of these cards come from each reshuffle."""
    counts = [0] * (reshuffles + 1)
    for card in hand:
        counts[born[card.index]] += 1
    return counts
