"""What all players know of one hidden hand, beyond the number of its cards: facts, and since when.

A *fact* says that at some moment the hand held none of certain cards, or at least one of them. What it still means
depends on what was drawn and laid since, so the places in the hand are counted by when they were filled: a *stretch*
lies between one fact and the next, fact j between the stretches j-1 and j, and a card that fact j excludes can only
lie in a place filled in stretch j or later. A card that is laid leaves a place. Nobody knows which; but the hidden
cards have the most room when it is the earliest that it can be, and no world is lost by saying so.

While a fact of the kind "at least one of these" is in doubt, cards laid keep their places in the count (`gone`), since
one of them may have been the card. What has lost its meaning is forgotten, so this stays short.
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
    """A card's time in a hand: of which reshuffle it was, and the stretches that its place can be of."""

    card: PlayingCard
    born: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Known:
    """A memory as an observation holds it.

    `gains[k]` counts the places filled in stretch k by cards of each reshuffle, as many as there had been then.
    """

    facts: tuple[Fact, ...]
    gains: tuple[tuple[int, ...], ...]
    gone: tuple[Life, ...] = ()

    def first(self, card: PlayingCard) -> int:
        """The stretch after the last fact that excludes this card: the first that its place can be of."""
        return first_stretch(self.facts, card)

    def drawn(self, born: int, stretch: int = 0) -> int:
        """How many places were filled by cards of that reshuffle in this stretch or later."""
        return sum(gains[born] for gains in self.gains[stretch:] if len(gains) > born)

    def room(self, stretch: int, born: int) -> int:
        """How many hidden cards of that reshuffle can lie in places of this stretch or later."""
        return self.drawn(born, stretch) - sum(life.born == born and life.first >= stretch for life in self.gone)

    def needs(self) -> Iterator[tuple[int, Cards]]:
        """The facts that the hand held one of these cards, each with its number, counting from 1."""
        for number, fact in enumerate(self.facts, 1):
            for cards in fact.some:
                yield number, cards


def first_stretch(facts: Sequence[Fact], card: PlayingCard) -> int:
    """The number of the last of these facts that excludes the card, 0 for none."""
    for number in range(len(facts), 0, -1):
        if card in facts[number - 1].never:
            return number
    return 0


class Memory:
    """The memory of one hand; mutable. It begins with the first fact, when the hand's places are all of stretch 0."""

    __slots__ = ("doubtful", "facts", "gains", "gone")

    def __init__(self, held: Sequence[int]) -> None:
        """`held`: how many cards of each reshuffle the hand holds."""
        self.facts: list[Fact] = []
        self.gains: list[list[int]] = [list(held)]
        self.gone: list[Life] = []
        self.doubtful = False

    def gained(self, born: int) -> None:
        """The hand has drawn a card of that reshuffle."""
        if self.gone and self.gone[-1].last == len(self.facts):
            # In each stretch cards are drawn first and laid then, or a card could seem to be drawn after it was laid.
            self._begin(Fact(NONE))
        gains = self.gains[-1]
        if len(gains) <= born:
            gains += [0] * (born + 1 - len(gains))
        gains[born] += 1

    def lost(self, card: PlayingCard, born: int) -> None:
        """The hand has laid that card."""
        first = first_stretch(self.facts, card)
        if self.doubtful:
            self.gone.append(Life(card, born, first, len(self.facts)))
            self.tidy()
            return
        gains = _take_place(self.gains[first:], born)
        if not gains[born] and not any(gains):
            self.tidy()

    def can_lose(self, card: PlayingCard, born: int) -> bool:
        """Whether the hand can hold that card, as far as its places tell; no fact may be in doubt."""
        return any(len(gains) > born and gains[born] for gains in self.gains[first_stretch(self.facts, card) :])

    def learn(self, cards: Cards, told: Told) -> None:
        """The hand holds one of these cards, or none."""
        if told == "able":
            self.doubtful = True
            self._begin(Fact(NONE, (cards,)))
        else:
            self._begin(Fact(cards))
        self.tidy()

    def _begin(self, fact: Fact) -> None:
        self.facts.append(fact)
        self.gains.append([])

    # Forgetting

    def tidy(self) -> None:
        """Forget what says nothing any more; no facts may be left."""
        for number, fact in enumerate(self.facts, 1):
            if fact.some:
                doubtful = tuple(cards for cards in fact.some if not self._certain(number, cards))
                self.facts[number - 1] = Fact(fact.never, doubtful)
        self.doubtful = any(fact.some for fact in self.facts)
        doubtful_from = next((number for number, fact in enumerate(self.facts, 1) if fact.some), len(self.facts) + 1)
        self._give_up_places(doubtful_from)
        number = 1
        while number <= len(self.facts) and number <= doubtful_from:
            if self._merges(number):
                self._merge(number)
                doubtful_from -= 1
            else:
                number += 1

    def _certain(self, number: int, cards: Cards) -> bool:
        """Whether one of these was held at that fact for sure: more were laid since than can have been drawn since."""
        drawn: dict[int, int] = {}
        laid: dict[int, int] = {}
        maybe: set[int] = set()
        stretch = number
        for life in self.gone:
            if life.last < number:
                continue
            for gains in self.gains[stretch : life.last + 1]:
                for born, count in enumerate(gains):
                    drawn[born] = drawn.get(born, 0) + count
            stretch = max(stretch, life.last + 1)
            if life.card in cards and life.first < number:
                maybe.add(life.born)
            elif life.first < number:
                continue
            laid[life.born] = laid.get(life.born, 0) + 1
            if life.born in maybe and laid[life.born] > drawn.get(life.born, 0):
                return True
        return False

    def _give_up_places(self, end: int) -> None:
        """Take the places of the cards laid before `end` from the stretches, the earliest that can be."""
        laid = [life for life in self.gone if life.last < end]
        if not laid:
            return
        self.gone = self.gone[len(laid) :]
        for life in sorted(laid, key=lambda life: life.first, reverse=True):
            _take_place(self.gains[life.first : end], life.born)

    def _merges(self, number: int) -> bool:
        """Whether this fact can go together with the one before, or go: no places lie between, or it says nothing."""
        return self.facts[number - 1] == Fact(NONE) or not any(self.gains[number - 1])

    def _merge(self, number: int) -> None:
        fact = self.facts.pop(number - 1)
        before, after = self.gains[number - 1 : number + 1]
        size = max(len(before), len(after))
        joined = [sum(gains[born] for gains in (before, after) if len(gains) > born) for born in range(size)]
        self.gains[number - 1 : number + 1] = [joined]
        if number > 1:
            last = self.facts[number - 2]
            self.facts[number - 2] = Fact(last.never | fact.never, last.some + fact.some)
        elif fact.some:
            raise AssertionError("nobody holds one of some with no cards")
        self.gone = [
            Life(life.card, life.born, life.first - (life.first >= number), life.last - (life.last >= number))
            for life in self.gone
        ]

    def frozen(self) -> Known:
        """This memory as a value."""
        return Known(tuple(self.facts), tuple(map(tuple, self.gains)), tuple(self.gone))


def _take_place(stretches: Sequence[list[int]], born: int) -> list[int]:
    """Give up the first place in these stretches of a card of that reshuffle; returns what its stretch still counts."""
    for gains in stretches:
        if len(gains) > born and gains[born]:
            gains[born] -= 1
            return gains
    raise AssertionError("a card was laid that had no place")


def thaw(known: Known) -> Memory:
    """The memory of that value."""
    memory = Memory(())
    memory.facts = list(known.facts)
    memory.gains = [list(gains) for gains in known.gains]
    memory.gone = list(known.gone)
    memory.doubtful = any(fact.some for fact in known.facts)
    return memory
