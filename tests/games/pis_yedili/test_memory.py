"""What is remembered of a hidden hand is just what can be known: compared with trying every card at every draw."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from engine.cards import PlayingCard
from games.pis_yedili.actions import DECK
from games.pis_yedili.lives import lives_of, tell
from games.pis_yedili.memory import Memory
from games.pis_yedili.options import Options
from games.pis_yedili.rules import Told
from tests.games.pis_yedili.stories import tell as tell_story

CARDS = DECK[:7]
"""A pack small enough to try everything."""


class Tale:
    """What all see of one hand: `deal` cards, `draw`s, cards laid, facts; and the truth."""

    def __init__(self, rng: Random, *, some: bool) -> None:
        self.rng = rng
        self.some = some
        self.stock = list(CARDS)
        rng.shuffle(self.stock)
        self.hand: list[PlayingCard] = []
        self.steps: list[tuple[str, object]] = []
        for _ in range(rng.randrange(1, 4)):
            self.draw()
        self.first = len(self.steps)
        self.memory: Memory | None = None

    def draw(self) -> None:
        """A hidden card comes into the hand."""
        self.hand.append(self.stock.pop())
        self.steps.append(("draw", None))

    def go_on(self) -> None:
        """One thing more happens."""
        chance = self.rng.random()
        if chance < 0.4 and self.stock:
            self.draw()
            if self.memory:
                self.memory.gained(0)
        elif chance < 0.6 and self.hand:
            card = self.hand.pop(self.rng.randrange(len(self.hand)))
            self.steps.append(("lay", card))
            if self.memory:
                self.memory.lost(card, 0)
        elif self.hand:
            cards = frozenset(self.rng.sample(CARDS, self.rng.randrange(1, 5)))
            told: Told = "able" if cards & set(self.hand) else "unable"
            if told == "able" and not self.some:
                return
            self.steps.append((told, cards))
            self.memory = self.memory or Memory([len(self.hand)])
            self.memory.learn(cards, told)

    def possible(self) -> set[frozenset[PlayingCard]]:
        """All hands that can have come of these steps."""
        return set(self._possible(0, frozenset(), frozenset()))

    def _possible(
        self, at: int, hand: frozenset[PlayingCard], used: frozenset[PlayingCard]
    ) -> Iterator[frozenset[PlayingCard]]:
        if at == len(self.steps):
            yield hand
            return
        step, value = self.steps[at]
        if step == "draw":
            for card in CARDS:
                if card not in used:
                    yield from self._possible(at + 1, hand | {card}, used | {card})
        elif step == "lay":
            if value in hand:
                yield from self._possible(at + 1, hand - {value}, used)
        elif bool(hand & value) == (step == "able"):  # type: ignore[operator]
            yield from self._possible(at + 1, hand, used)

    def remembered(self) -> set[frozenset[PlayingCard]]:
        """All hands that agree with the memory."""
        laid = {value for step, value in self.steps if step == "lay"}
        there = [card for card in CARDS if card not in laid]
        found: set[frozenset[PlayingCard]] = set()
        for bits in range(1 << len(there)):
            hand = [card for at, card in enumerate(there) if bits >> at & 1]
            if len(hand) == len(self.hand):
                known = self.memory.frozen() if self.memory and self.memory.facts else None
                if known is None or tell(known, lives_of(known, hand, [0] * 52)) is not None:
                    found.add(frozenset(hand))
        return found


@pytest.mark.parametrize("some", [False, True])
@pytest.mark.parametrize("seed", range(150))
def test_a_memory_is_exact(seed: int, some: bool):
    """After any draws, cards laid and facts: the hands that agree with it are those that can have come of them."""
    tale = Tale(Random(seed), some=some)
    for _ in range(12):
        tale.go_on()
        if len(tale.steps) > 13:
            break
    assert tale.remembered() == tale.possible()


@pytest.mark.parametrize("draws", ["one", "up_to_three", "any_number"])
@pytest.mark.parametrize("brisk", [0, 0.9])
def test_a_memory_stays_short(draws: Literal["one", "up_to_three", "any_number"], brisk: float):
    """What has lost its meaning is forgotten: a memory does not grow with the length of the hand.

    It does where draws are "until playable" and players draw and pass though they could play: each such pass tells
    that they held a card that fitted, and that may stay in doubt for long.
    """
    sizes: list[int] = []
    for seed in range(6):
        for story in tell_story(Options(draws=draws), 3, Random(seed), brisk=brisk, longest=500):
            sizes += [len(known.facts) + len(known.gone) for _, known in story.state.observe(None).memories]
    assert sizes
    assert max(sizes) <= 12
