"""A world that could have led to what one seat has seen: everything hidden dealt out anew.

All that is not seen lies in a hidden hand or in the stock. Which reshuffle a hidden card was last in is public, and how
many such cards each hand holds; the stock holds cards of the newest reshuffle only. What draws and passes have told of
a hand (memory.py) limits it further: of the cards that a fact excludes, it holds at most as many as it can have drawn
since. By Hall's theorem that is all there is to facts of the kind "none of these", and `deal_unseen` obeys it. Facts of
the kind "one of these" are checked; after some vain deals a card that makes each one true is given to its hand first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from engine.cards import PlayingCard
from engine.game import ALL
from engine.seats import Seat
from engine.unseen import Holder, NoWorld, deal_unseen
from games.pis_yedili.actions import DECK
from games.pis_yedili.deck import PLACE
from games.pis_yedili.lives import fill, lives_of, tell
from games.pis_yedili.memory import Cards, Known, Life, thaw
from games.pis_yedili.observation import Observation
from games.pis_yedili.rules import DEALER, SHUFFLE
from games.pis_yedili.state import State

_TRIES: Final = 24
"""Deals before cards are given to hands that must have held one of some."""

Hands: TypeAlias = "dict[Seat, list[PlayingCard]]"
_PLACE: Final = PLACE.__getitem__


def determinize(seen: Observation, rng: Random) -> State:
    """A state that these eyes cannot tell from the true one; every one of them has a chance."""
    hands = {seat: list(hand) for seat, hand in enumerate(seen.hands) if hand is not None}
    stock: list[PlayingCard] = []
    if seen.eyes is ALL:
        stock = list(seen.stock or ())
    elif seen.phase not in (DEALER, SHUFFLE):
        hidden = _Hidden(seen, hands)
        dealt, stock = hidden.deal(rng)
        for seat, hand in dealt.items():
            hands[seat] = sorted(hand, key=_PLACE)
    return _state(seen, hands, stock)


def _state(seen: Observation, hands: Hands, stock: list[PlayingCard]) -> State:
    state = State(seen.options, seen.seats, seen.dealer)
    for name in (
        "phase", "turn", "way", "laid", "bill", "drawn", "lap", "moves", "idle", "muted", "outcome"
    ):  # fmt: skip
        setattr(state, name, getattr(seen, name))
    state.hands = [hands.get(seat, []) for seat in range(seen.seats)]
    state.stock = stock
    state.discard = list(seen.discard)
    state.due = list(seen.due)
    state.knowledge.born = list(seen.born)
    state.knowledge.reshuffles = seen.reshuffles
    state.knowledge.held = [list(counts) for counts in seen.held]
    state.knowledge.memories = {seat: thaw(known) for seat, known in seen.memories}
    state.declined = list(seen.declined)
    return state


@dataclass(frozen=True, slots=True)
class _Given:
    """A card, hidden or laid since, that makes a fact true: it was in this hand before that fact."""

    life: Life
    hidden: bool
    fact: int


class _Hidden:
    """The hidden cards of one observation, and what is known of where they lie."""

    __slots__ = ("births", "born", "counts", "memories", "pools", "stock_count")

    def __init__(self, seen: Observation, hands: Mapping[Seat, Sequence[PlayingCard]]) -> None:
        shown = set(seen.discard).union(*hands.values())
        by_birth: dict[int, list[PlayingCard]] = {}
        for card in DECK:
            if card not in shown:
                by_birth.setdefault(seen.born[card.index], []).append(card)
        self.births = sorted(by_birth)
        self.pools = [by_birth[birth] for birth in self.births]
        self.counts = {
            seat: tuple([held[birth] for birth in self.births])
            for seat, held in enumerate(seen.held)
            if seat not in hands
        }
        self.memories = {seat: known for seat, known in seen.memories if seat in self.counts}
        self.stock_count = seen.stock_count
        self.born = seen.born

    def deal(self, rng: Random) -> tuple[Hands, list[PlayingCard]]:
        """The hidden hands, and the stock with its top card last."""
        needy = [seat for seat in self.memories if any(self.memories[seat].needs())]
        for _ in range(_TRIES):
            hands, stock = self._deal({}, rng)
            if all(self._true(seat, hands[seat]) for seat in needy):
                return hands, stock
        needs = [(seat, fact, cards) for seat in needy for fact, cards in self.memories[seat].needs()]
        rng.shuffle(needs)
        found = self._give(needs, {}, rng)
        if found is None:
            raise NoWorld("no hands agree with what all have seen")
        return found

    def _true(self, seat: Seat, hand: Sequence[PlayingCard]) -> bool:
        known = self.memories[seat]
        return tell(known, lives_of(known, hand, self.born)) is not None

    def _give(
        self, needs: Sequence[tuple[Seat, int, Cards]], given: dict[Seat, list[_Given]], rng: Random
    ) -> tuple[Hands, list[PlayingCard]] | None:
        """Make the first fact true by each card in turn, and then the others; None where that cannot be."""
        try:
            hands, stock = self._deal(given, rng)
        except NoWorld:
            return None
        if all(self._true(seat, hands[seat]) for seat, _, _ in needs):
            return hands, stock
        (seat, fact, cards), *others = needs
        ways = [way for way in self._ways(seat, fact, cards) if not self._elsewhere(way, seat, given)]
        rng.shuffle(ways)
        for way in ways:
            found = self._give(others, {**given, seat: [*given.get(seat, []), way]}, rng)
            if found is not None:
                return found
        return None

    def _ways(self, seat: Seat, fact: int, cards: Cards) -> Iterator[_Given]:
        known = self.memories[seat]
        for life in known.gone:
            if life.card in cards and life.first < fact <= life.last:
                yield _Given(life, hidden=False, fact=fact)
        hidden = (card for pool in self.pools for card in pool if card in cards)
        for life in lives_of(known, hidden, self.born):
            if life.first < fact:
                yield _Given(life, hidden=True, fact=fact)

    def _elsewhere(self, way: _Given, seat: Seat, given: Mapping[Seat, Sequence[_Given]]) -> bool:
        """Whether that card has already been given to another hand."""
        return way.hidden and any(
            other != seat and one.hidden and one.life.card is way.life.card
            for other, ones in given.items()
            for one in ones
        )

    def _deal(self, given: Mapping[Seat, Sequence[_Given]], rng: Random) -> tuple[Hands, list[PlayingCard]]:
        """Deal everything so that no fact of the kind "none of these" is broken; raises `NoWorld`."""
        newest = [self.stock_count if at == len(self.births) - 1 else 0 for at in range(len(self.births))]
        holders = [self._holder(seat, given.get(seat, ())) for seat in self.counts]
        *hands, stock = deal_unseen(self.pools, [*holders, Holder(tuple(newest))], rng)
        return dict(zip(self.counts, hands, strict=True)), stock

    def _holder(self, seat: Seat, given: Sequence[_Given]) -> Holder:
        known = self.memories.get(seat)
        if known is None:
            return Holder(self.counts[seat])
        lasts: dict[Life, int] = {}
        for one in given:
            lasts[one.life] = min(lasts.get(one.life, one.life.last), one.fact - 1)
        always = frozenset(one.life.card for one in given if one.hidden)
        if given and not self._room_for(known, lasts):
            raise NoWorld("these cards cannot all have been drawn so early")
        return Holder(self.counts[seat], always=always, at_most=tuple(self._limits(known)))

    def _limits(self, known: Known) -> Iterator[tuple[int, Cards]]:
        """Of the cards that a fact excludes, and those that later ones do, so many at most, for each reshuffle."""
        for birth, pool in zip(self.births, self.pools, strict=True):
            firsts = {card: known.first(card) for card in pool}
            for fact in range(1, len(known.facts) + 1):
                cards = frozenset(card for card, first in firsts.items() if first >= fact)
                if cards:
                    yield known.room(fact, birth), cards

    def _room_for(self, known: Known, lasts: Mapping[Life, int]) -> bool:
        """Whether the cards laid, and those given, can have been drawn no later than this says."""
        lives = [*known.gone, *(life for life in lasts if life not in known.gone)]
        rest = len(known.facts)
        anything = self.pools[0][0]
        for birth in range(max(map(len, known.gains))):
            others = known.drawn(birth) - sum(life.born == birth for life in lives)
            lives += [Life(anything, birth, 0, rest)] * others
        return fill(lives, known.gains, [lasts.get(life, life.last) for life in lives]) is not None
