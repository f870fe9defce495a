"""Dealing out what nobody has shown: the hidden cards, at random, to those who may hold them.

    deal_unseen([left_over, reshuffled], [Holder((4, 1)), Holder((3, 0), never=spades), Holder((0, 9))], rng)

A *pool* is the hidden cards of one origin: those not seen since the deal, those of one reshuffle. A *holder* is
whatever a hidden card may be in: a hand, the stock, the cards out of play. Every card of every pool is dealt.

Promised:

- It never fails where a world exists, and raises `NoWorld` where none does. Only `at_most` facts of one holder that
  cross each other, or a pool, ever need a search; made so tight that hardly a world is left, they can make it long.
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

from engine.cards import Card, shuffled
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
    if not any(holder.never or holder.always or holder.at_most or holder.one_of for holder in holders):
        return _shuffle(pools, holders, rng)
    cards = [card for pool in pools for card in pool]
    number: dict[Card, int] = {card: index for index, card in enumerate(cards)}
    places = _places(pools, holders, number)
    facts = list(_facts(holders, number))
    for index, holder in enumerate(holders):
        given = [at for card, at in number.items() if card in holder.always] if holder.always else ()
        if places.pin(given, index) is None:
            raise NoWorld(f"holder {index} cannot take the cards it always has")
    if not _deal(places, facts, rng):
        raise NoWorld(f"{len(cards)} cards cannot lie with {len(holders)} holders as they are known")
    hands: list[list[C]] = [[] for _ in holders]
    for card, where in zip(cards, places.where, strict=True):
        hands[where].append(card)
    return [shuffled(hand, rng) for hand in hands]


def _count(pools: Sequence[Sequence[C]], holders: Sequence[Holder]) -> None:
    """Raise `NoWorld` unless the holders take just as many cards as there are; `ValueError` for what is no number."""
    total = 0
    by_pool = [0] * len(pools)
    for holder in holders:
        takes = holder.takes
        if isinstance(takes, int):
            total += takes
            least = takes
        else:
            if len(takes) != len(pools):
                raise ValueError(f"takes {takes} of {len(pools)} pools")
            least = min(takes, default=0)
            total += sum(takes)
            by_pool = [wanted + takes_ for wanted, takes_ in zip(by_pool, takes, strict=True)]
        if least < 0 or any(most < 0 for most, _ in holder.at_most):
            raise ValueError(f"{holder} takes less than nothing")
    there = sum(map(len, pools))
    if total != there:
        raise NoWorld(f"{there} cards for {total} places")
    for pool, wanted in enumerate(by_pool):
        if wanted > len(pools[pool]):
            raise NoWorld(f"{len(pools[pool])} cards for {wanted} places in pool {pool}")


def _shuffle(pools: Sequence[Sequence[C]], holders: Sequence[Holder], rng: Random) -> list[list[C]]:
    """The deal when nothing is known but the numbers."""
    hands: list[list[C]] = [[] for _ in holders]
    rest: list[C] = []
    for pool, of_pool in enumerate(pools):
        mixed = shuffled(of_pool, rng)
        start = 0
        for hand, holder in zip(hands, holders, strict=True):
            if not isinstance(holder.takes, int):
                end = start + holder.takes[pool]
                hand += mixed[start:end]
                start = end
        rest += mixed[start:] if start else mixed
    if len(pools) > 1:
        hands = [shuffled(hand, rng) for hand in hands]
        rest = shuffled(rest, rng)
    start = 0
    for hand, holder in zip(hands, holders, strict=True):
        if isinstance(holder.takes, int):
            end = start + holder.takes
            hand += rest[start:end]
            start = end
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
    known: dict[int, tuple[int, int]] = {}
    chances = ((places.chance(group, holder, known), group) for group in groups)
    order = sorted((rng.expovariate(chance), group) for chance, group in chances if chance)
    for turn, (_, group) in enumerate(order):
        if turn == 1 and not places.fits():
            return False
        planted = places.pin(group, holder)
        if planted is not None:
            if _plant(places, others, rng):
                return True
            places.unpin(planted)
    return False


def _swap(places: Places, facts: list[_Fact], rng: Random) -> None:
    """Let random pairs of cards change places where all facts go on holding."""
    random, where, options = rng.random, places.where, places.options
    met = [next(group for group in groups if _has(places, holder, group)) for holder, groups in facts]
    free = [card for card in range(len(where)) if card not in places.pinned]
    size = len(free)
    for _ in range(_SWAPS * size):
        one, other = free[int(random() * size)], free[int(random() * size)]
        first, second = where[one], where[other]
        if first == second:
            continue
        mine, theirs = options[one], options[other]
        if second not in mine or first not in theirs:
            continue
        if not facts and mine[first] == theirs[first] and mine[second] == theirs[second]:
            where[one], where[other] = second, first
            continue
        places.exchange(one, other)
        still = _still(places, facts, met, one, other) if places.holds(one) and places.holds(other) else None
        if still is None:
            places.exchange(one, other)
        else:
            met = still


def _still(places: Places, facts: list[_Fact], met: list[list[int]], one: int, other: int) -> list[list[int]] | None:
    """For each fact a group that is held now that these two have moved, `met` before; None where one has none."""
    found: list[list[int]] = []
    for (holder, groups), before in zip(facts, met, strict=True):
        if one in before or other in before:
            now = next((group for group in groups if _has(places, holder, group)), None)
            if now is None:
                return None
            found.append(now)
        else:
            found.append(before)
    return found


def _has(places: Places, holder: int, group: list[int]) -> bool:
    where = places.where
    for card in group:  # noqa: SIM110 - far quicker than all() on a generator, and asked thousands of times
        if where[card] != holder:
            return False
    return True
