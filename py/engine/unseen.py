"""Dealing out what nobody has shown: the hidden cards, at random, to those who may hold them.

    deal_unseen([left_over, reshuffled], [Holder((4, 1)), Holder((3, 0), never=spades), Holder((0, 9))], rng)

A *pool* is the hidden cards of one origin: those not seen since the deal, those of one reshuffle. A *holder* is
whatever a hidden card may be in: a hand, the stock, the cards out of play. Every card of every pool is dealt.

Promised:

- It never fails where a world exists, and raises `NoWorld` where none does.
- Every world has a chance, and each holder's cards come in random order (a stock may be read from the top).
- Without facts all worlds are equally likely; that is a plain shuffle.
- With facts they are nearly so: each card goes to a holder in proportion to the places left there, cards with the
  fewest possible holders first; groups are chosen by how likely they are, worlds that hold several of them count
  once; then pairs of cards change places where the facts allow it, which evens out what is left.
- The same pools, holders and rng give the same deal in any process: nothing depends on the order of a set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias, TypeVar

from engine.cards import Card
from engine.places import Places

C = TypeVar("C", bound=Card)

_REDEALS: Final = 8
"""Deals thrown away at most so that worlds which meet a `one_of` fact in several ways do not come too often."""
_SWAPS: Final = 2
"""Pairs that are offered to change places, a card."""

_Fact: TypeAlias = "tuple[int, list[list[int]]]"
"""A holder and the groups of which it has one, cards by number."""


class NoWorld(ValueError):
    """No deal agrees with all that is said to be known."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who takes hidden cards, how many, and what is known of them. Cards that are in no pool do not matter.

    `takes`    how many cards in all, or one number a pool
    `never`    cards it does not hold: a void, all above a trump with which it did not over-trump
    `always`   cards it does hold; they count among those it takes
    `at_most`  (n, cards): of these it holds at most n. "No four jacks" is (3, jacks)
    `one_of`   facts, each a choice of groups: it holds all cards of at least one group. "Some heart" is a fact of
               one-card groups, "a run of four" one of four-card groups. A group with a card that is in no pool is
               not held; a card of it that lies open counts as held when it is left out of the group.
    """

    takes: int | tuple[int, ...]
    never: frozenset[Card] = frozenset()
    always: frozenset[Card] = frozenset()
    at_most: tuple[tuple[int, frozenset[Card]], ...] = ()
    one_of: tuple[tuple[frozenset[Card], ...], ...] = ()

    @property
    def plain(self) -> bool:
        """Whether nothing is known of its cards."""
        return not (self.never or self.always or self.at_most or self.one_of)


def deal_unseen(pools: Sequence[Sequence[C]], holders: Sequence[Holder], rng: Random) -> list[list[C]]:
    """All cards of the pools, one list a holder in the holders' order; raises `NoWorld`.

    >>> from engine.cards import cards_of
    >>> black, red = frozenset(cards_of("7S.8S")), frozenset(cards_of("7H.8H"))
    >>> deal_unseen([cards_of("7H.8H.9S")], [Holder(1, never=red), Holder(2, never=black)], Random(1))[0]
    [card('9S')]
    >>> deal_unseen([cards_of("7H.8H.9S")], [Holder(2, never=red), Holder(1)], Random(1))
    Traceback (most recent call last):
    engine.unseen.NoWorld: 3 cards cannot lie with 2 holders as they are known
    """
    _count(pools, holders)
    if all(holder.plain for holder in holders):
        return _shuffle(pools, holders, rng)
    cards = [card for pool in pools for card in pool]
    number: dict[Card, int] = {card: index for index, card in enumerate(cards)}
    places = _places(pools, holders, number)
    facts = list(_facts(holders, number))
    for index, holder in enumerate(holders):
        if (
            holder.always
            and places.pin(sorted(number[card] for card in holder.always if card in number), index) is None
        ):
            raise NoWorld(f"holder {index} cannot have what it always has")
    if not _deal(places, facts, rng):
        raise NoWorld(f"{len(cards)} cards cannot lie with {len(holders)} holders as they are known")
    hands: list[list[C]] = [[] for _ in holders]
    for card, where in zip(cards, places.where, strict=True):
        hands[where].append(card)
    for hand in hands:
        rng.shuffle(hand)
    return hands


def _count(pools: Sequence[Sequence[C]], holders: Sequence[Holder]) -> None:
    """Raise `NoWorld` unless the holders take just as many cards as there are."""
    wanted = 0
    by_pool = [0] * len(pools)
    for holder in holders:
        if isinstance(holder.takes, int):
            wanted += holder.takes
            continue
        if len(holder.takes) != len(pools):
            raise ValueError(f"{holder.takes} says a number for each of {len(holder.takes)} pools, not {len(pools)}")
        for pool, takes in enumerate(holder.takes):
            wanted += takes
            by_pool[pool] += takes
    there = sum(map(len, pools))
    if wanted != there:
        raise NoWorld(f"{there} cards for {wanted} places")
    for pool, takes in enumerate(by_pool):
        if takes > len(pools[pool]):
            raise NoWorld(f"{len(pools[pool])} cards for {takes} places in pool {pool}")


def _shuffle(pools: Sequence[Sequence[C]], holders: Sequence[Holder], rng: Random) -> list[list[C]]:
    """The deal when nothing is known but the numbers."""
    hands: list[list[C]] = [[] for _ in holders]
    rest: list[C] = []
    for pool, of_pool in enumerate(pools):
        mixed = list(of_pool)
        rng.shuffle(mixed)
        for hand, holder in zip(hands, holders, strict=True):
            if not isinstance(holder.takes, int):
                hand += mixed[: holder.takes[pool]]
                del mixed[: holder.takes[pool]]
        rest += mixed
    if len(pools) > 1:
        for mixed in (rest, *hands):
            rng.shuffle(mixed)
    for hand, holder in zip(hands, holders, strict=True):
        if isinstance(holder.takes, int):
            hand += rest[: holder.takes]
            del rest[: holder.takes]
    return hands


def _places(pools: Sequence[Sequence[C]], holders: Sequence[Holder], number: dict[Card, int]) -> Places:
    """The empty places: counters for what each holder takes, then for each of its `at_most` facts."""
    room: list[int] = []
    options: list[dict[int, tuple[int, ...]]] = [{} for pool in pools for _ in pool]
    if len(number) != len(options):
        raise ValueError("a card is there twice")
    loose: list[int] = []
    for index, holder in enumerate(holders):
        takes = holder.takes
        first = 0
        for pool, of_pool in enumerate(pools):
            after = first + len(of_pool)
            if not isinstance(takes, int):
                room.append(takes[pool])
            elif pool == 0:
                room.append(takes)
            counters = (len(room) - 1,)
            if room[-1] > 0:
                for option in options[first:after]:
                    option[index] = counters
            first = after
        for card, at in number.items():
            if card in holder.never:
                options[at].pop(index, None)
        _limit(holder, index, number, options, room, loose)
    return Places(options, room, loose)


def _limit(
    holder: Holder,
    index: int,
    number: dict[Card, int],
    options: list[dict[int, tuple[int, ...]]],
    room: list[int],
    loose: list[int],
) -> None:
    """Add a counter for each `at_most` fact of this holder; those that cross another or a pool are loose."""
    kept: list[frozenset[int]] = []
    for most, of in holder.at_most:
        members = frozenset(at for card, at in number.items() if card in of and index in options[at])
        if len(members) <= most:
            continue
        counter = len(room)
        room.append(most)
        pools = {options[at][index][0] for at in members}
        if len(pools) > 1 or any(members & other and not (members <= other or other <= members) for other in kept):
            loose.append(counter)
        else:
            kept.append(members)
        for at in members:
            options[at][index] += (counter,)


def _facts(holders: Sequence[Holder], number: dict[Card, int]) -> Iterator[_Fact]:
    """The `one_of` facts in numbers, without the groups that nobody can hold."""
    for index, holder in enumerate(holders):
        for groups in holder.one_of:
            yield index, [sorted(number[card] for card in group) for group in groups if group <= number.keys()]


def _deal(places: Places, facts: list[_Fact], rng: Random) -> bool:
    """Place every card so that all facts hold; False where it cannot be done."""
    always = frozenset(places.pinned)
    for redeals_left in reversed(range(_REDEALS + 1)):
        if not _plant(places, facts, rng):
            return False
        ways = 1
        for holder, groups in facts:
            ways *= sum(_has(places, holder, group) for group in groups)
        if ways == 1 or not redeals_left or rng.random() * ways < 1:
            break
        places.clear()
        places.unpin(places.pinned - always)
    places.pinned = set(always)
    _swap(places, facts, rng)
    return True


def _plant(places: Places, facts: list[_Fact], rng: Random) -> bool:
    """Give one group for each fact, then place the rest; False, with nothing planted, where it cannot be done."""
    if not facts:
        return places.fill(rng)
    (holder, groups), *others = facts
    chances = ((places.chance(group, holder), group) for group in groups)
    order = [(rng.random() ** (1 / chance), group) for chance, group in chances if chance]
    for _, group in sorted(order, reverse=True):
        planted = places.pin(group, holder)
        if planted is None:
            continue
        if (not others or places.fits()) and _plant(places, others, rng):
            return True
        places.unpin(planted)
    return False


def _swap(places: Places, facts: list[_Fact], rng: Random) -> None:
    """Let random pairs of cards change places where all facts go on holding."""
    random, where = rng.random, places.where
    size = len(where)
    for _ in range(_SWAPS * size):
        one, other = int(random() * size), int(random() * size)
        first, second = where[one], where[other]
        if first == second or one in places.pinned or other in places.pinned:
            continue
        if second not in places.options[one] or first not in places.options[other]:
            continue
        _exchange(places, one, other)
        if not (places.holds(one) and places.holds(other) and _met(places, facts, (first, second))):
            _exchange(places, one, other)


def _exchange(places: Places, one: int, other: int) -> None:
    first, second = places.where[one], places.where[other]
    places.lift(one)
    places.lift(other)
    places.put(one, second)
    places.put(other, first)


def _met(places: Places, facts: list[_Fact], holders: tuple[int, int]) -> bool:
    """Whether the facts about these holders hold."""
    return all(any(_has(places, holder, group) for group in groups) for holder, groups in facts if holder in holders)


def _has(places: Places, holder: int, group: list[int]) -> bool:
    return all(places.where[card] == holder for card in group)
