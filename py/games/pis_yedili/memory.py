"""What all players know of one hidden hand, beyond the number of its cards: facts, and since when.

A *fact* says that at some moment the hand held none of certain cards, or at least one of them. What it still means
depends on what was drawn and laid since, so the draws are counted between one fact and the next (a *stretch*), by the
reshuffle that the card came from. Fact j lies between the stretches j-1 and j. A card that was laid is kept with the
`first` stretch that it can have been drawn in (the one after the last fact that excludes it) and the `last` (the one
it was laid in). Nothing is kept of a hand before its first fact, and what has lost its meaning is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.cards import PlayingCard
from games.pis_yedili.rules import Told

Cards: TypeAlias = frozenset[PlayingCard]
NONE: Final[Cards] = frozenset()


@dataclass(frozen=True, slots=True)
class Fact:
    """At this moment the hand held no card of `never`, and of each set in `some` at least one."""

    never: Cards
    some: tuple[Cards, ...] = ()


class Life(NamedTuple):
    """A card's time in a hand: of which reshuffle it was, and the stretches it can have been drawn in."""

    card: PlayingCard
    born: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Known:
    """A memory as an observation holds it.

    `gains[k]` counts the cards drawn in stretch k (those held before, in stretch 0): one number for each reshuffle, as
    many as there had been then. `gone` are the lives of cards laid that matter. `fine`: see `Memory`.
    """

    facts: tuple[Fact, ...]
    gains: tuple[tuple[int, ...], ...]
    gone: tuple[Life, ...]
    fine: bool

    def first(self, card: PlayingCard) -> int:
        """The stretch after the last fact that excludes this card: the first in which it can have been drawn."""
        return first_stretch(self.facts, card)

    def room(self, stretch: int, born: int) -> int:
        """How many hidden cards of that reshuffle can have been drawn in this stretch or later."""
        return self.drawn(born, stretch) - sum(life.born == born and life.first >= stretch for life in self.gone)

    def drawn(self, born: int, stretch: int = 0) -> int:
        """How many cards of that reshuffle were drawn in this stretch or later."""
        return sum(gains[born] for gains in self.gains[stretch:] if len(gains) > born)

    def needs(self) -> Iterator[tuple[int, Cards]]:
        """The facts that the hand held one of these cards, each with its number, counting from 1."""
        for number, fact in enumerate(self.facts, 1):
            for cards in fact.some:
                yield number, cards


def first_stretch(facts: Sequence[Fact], card: PlayingCard) -> int:
    """The number of the last of these facts that excludes the card, 0 for none."""
    return next((number for number in range(len(facts), 0, -1) if card in facts[number - 1].never), 0)


class Memory:
    """The memory of one hand; mutable.

    For facts of the kind "none of these", only cards laid that they exclude matter. Where there may be others (`fine`),
    all cards laid are kept, and a stretch ends before a draw that follows a card laid: in every stretch, cards are
    drawn before any is laid.
    """

    __slots__ = ("facts", "fine", "gains", "gone")

    def __init__(self, held: Sequence[int], *, fine: bool) -> None:
        """`held`: how many cards of each reshuffle the hand holds."""
        self.facts: list[Fact] = []
        self.gains: list[list[int]] = [list(held)]
        self.gone: list[Life] = []
        self.fine = fine

    def gained(self, born: int) -> None:
        """The hand has drawn a card of that reshuffle."""
        if self.fine and self.gone and self.gone[-1].last == len(self.facts):
            self._begin(Fact(NONE))
        gains = self.gains[-1]
        if len(gains) <= born:
            gains += [0] * (born + 1 - len(gains))
        gains[born] += 1

    def lost(self, card: PlayingCard, born: int) -> None:
        """The hand has laid that card."""
        first = first_stretch(self.facts, card)
        if first or self.fine:
            self.gone.append(Life(card, born, first, len(self.facts)))

    def learn(self, cards: Cards, told: Told) -> None:
        """The hand holds one of these cards, or none."""
        self._begin(Fact(NONE, (cards,)) if told == "able" else Fact(cards))

    def _begin(self, fact: Fact) -> None:
        self.facts.append(fact)
        self.gains.append([])

    def tidy(self, held: Sequence[int]) -> None:
        """Forget what says nothing of a hand that holds so many cards of each reshuffle."""
        if self.fine:
            return
        while self.facts and self._says_nothing(held):
            self._forget()
        self.gone = [life for life in self.gone if held[life.born]]
        self.gains = [[count if held[born] else 0 for born, count in enumerate(gains)] for gains in self.gains]

    def _says_nothing(self, held: Sequence[int]) -> bool:
        """Whether all cards of the hand can have been drawn after the first fact."""
        known = self.frozen()
        return all(known.room(1, born) >= count for born, count in enumerate(held))

    def _forget(self) -> None:
        """Forget the first fact: what was drawn before and after it becomes one stretch."""
        del self.facts[0]
        before, after = self.gains[:2]
        size = max(len(before), len(after))
        joined = [sum(gains[born] for gains in (before, after) if len(gains) > born) for born in range(size)]
        self.gains[:2] = [joined]
        self.gone = [Life(*life[:2], life.first - 1, life.last - 1) for life in self.gone if life.first > 1]

    def frozen(self) -> Known:
        """This memory as a value."""
        return Known(tuple(self.facts), tuple(map(tuple, self.gains)), tuple(self.gone), self.fine)

    def copy(self) -> Memory:
        """An independent memory."""
        return thaw(self.frozen())


def thaw(known: Known) -> Memory:
    """The memory of that value."""
    memory = Memory(known.gains[0], fine=known.fine)
    memory.facts = list(known.facts)
    memory.gains = [list(gains) for gains in known.gains]
    memory.gone = list(known.gone)
    return memory
