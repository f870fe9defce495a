"""Places for cards: which card may lie with whom, how many places are left there, and moving cards to make room.

Cards and holders are numbers here. Whatever limits a holder is a *counter* with some room: its places in all or for
one pool, and each "of these n at most". Counters of one holder that lie within each other or apart are obeyed
exactly by moving cards along shortest chains (a matroid partition; with one counter a holder, a bipartite matching).
Counters that cross are *loose*: random placing obeys them when it can, and else they are searched.
"""

from __future__ import annotations

from bisect import bisect
from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

_TRIES: Final = 12
"""Random placings before crossing counters are searched."""


class Places:
    """A deal being made. `options[card]` maps each holder the card may go to onto the counters it uses there.

    `where[card]` is its holder or -1, `room[counter]` what is left there; `pinned` cards stay where they are.
    """

    __slots__ = ("loose", "options", "pinned", "room", "where")

    def __init__(self, options: list[dict[int, tuple[int, ...]]], room: list[int], loose: Sequence[int]) -> None:
        self.options = options
        self.room = room
        self.loose = tuple(loose)
        self.where = [-1] * len(options)
        self.pinned: set[int] = set()

    def put(self, card: int, holder: int) -> None:
        """Lay a card there, whatever the room."""
        for counter in self.options[card][holder]:
            self.room[counter] -= 1
        self.where[card] = holder

    def lift(self, card: int) -> None:
        """Take a card up again."""
        for counter in self.options[card][self.where[card]]:
            self.room[counter] += 1
        self.where[card] = -1

    def places(self, card: int, holder: int) -> int:
        """How many places this card has left with this holder."""
        counters = self.options[card].get(holder, ())
        return min((self.room[counter] for counter in counters), default=0)

    def exchange(self, one: int, other: int) -> None:
        """Let two cards of different holders change places, whatever the room."""
        options, where, room = self.options, self.where, self.room
        first, second = where[one], where[other]
        where[one], where[other] = second, first
        if options[one][first] == options[other][first] and options[one][second] == options[other][second]:
            return
        for counter in (*options[one][first], *options[other][second]):
            room[counter] += 1
        for counter in (*options[one][second], *options[other][first]):
            room[counter] -= 1

    def holds(self, card: int) -> bool:
        """Whether nothing is overdrawn where this card lies."""
        return all(self.room[counter] >= 0 for counter in self.options[card][self.where[card]])

    def chance(self, cards: Iterable[int], holder: int, known: dict[int, tuple[int, int]]) -> float:
        """About how likely it is that this holder has these cards, 0 only where it cannot.

        `known` keeps each card's places, with this holder and in all, from one call to the next.
        """
        found = 1.0
        before = 0
        for card in cards:
            if self.where[card] != -1:
                if self.where[card] != holder:
                    return 0.0
                continue
            if card not in known:
                known[card] = (self.places(card, holder), sum(self.places(card, to) for to in self.options[card]))
            own, there = known[card]
            if not own:
                return 0.0
            found *= max(own - before, 0.1) / max(there - before, 1)
            before += 1
        return found

    def pin(self, cards: Iterable[int], holder: int) -> list[int] | None:
        """Give these cards to this holder for good: those it did not have; None where one cannot go there."""
        done: list[int] = []
        for card in cards:
            if self.where[card] == holder:
                continue
            if self.where[card] != -1 or not self.places(card, holder):
                self.unpin(done)
                return None
            self.put(card, holder)
            self.pinned.add(card)
            done.append(card)
        return done

    def unpin(self, cards: Iterable[int]) -> None:
        """Take pinned cards up again."""
        for card in cards:
            self.lift(card)
            self.pinned.discard(card)

    def clear(self) -> None:
        """Take up every card that is not pinned."""
        for card, holder in enumerate(self.where):
            if holder != -1 and card not in self.pinned:
                self.lift(card)

    def fits(self) -> bool:
        """Whether all cards can be placed, crossing counters left aside; only the pinned ones lie afterwards."""
        self.clear()
        found = all(self._squeeze(card) for card, holder in enumerate(self.where) if holder == -1)
        self.clear()
        return found

    def fill(self, rng: Random) -> bool:
        """Place every card at random; False, and only the pinned ones lie, where it cannot be done."""
        for _ in range(_TRIES):
            self.clear()
            if not self._scatter(rng):
                self.clear()
                return False
            if self._overdrawn() is None:
                return True
        return self._search(rng)

    def _scatter(self, rng: Random) -> bool:
        """Each card to a holder in proportion to the places left there, those with the fewest choices first."""
        options, room, random = self.options, self.room, rng.random
        free = [card for card, holder in enumerate(self.where) if holder == -1]
        free.sort(key=lambda card: len(options[card]) + random())
        for card in free:
            holders: list[int] = []
            marks: list[int] = []
            total = 0
            for holder, counters in options[card].items():
                left = room[counters[0]] if len(counters) == 1 else min(room[counter] for counter in counters)
                if left > 0:
                    total += left
                    holders.append(holder)
                    marks.append(total)
            if holders:
                self.put(card, holders[bisect(marks, int(random() * total))])
            elif not self._squeeze(card):
                return False
        return True

    def _squeeze(self, card: int) -> bool:
        """Make room for one more card along a shortest chain of moves; False where there is none."""
        options, room, where, loose = self.options, self.room, self.where, self.loose
        before = {card: -1}
        queue = deque([card])
        while queue:
            moving = queue.popleft()
            for holder, counters in options[moving].items():
                if holder == where[moving]:
                    continue
                tight = [counter for counter in counters if room[counter] <= 0 and counter not in loose]
                if not tight:
                    self._shift(moving, holder, before)
                    return True
                for other, held_by in enumerate(where):
                    if held_by != holder or other in before or other in self.pinned:
                        continue
                    if all(counter in options[other][holder] for counter in tight):
                        before[other] = moving
                        queue.append(other)
        return False

    def _shift(self, card: int, holder: int, before: dict[int, int]) -> None:
        """The last card of the chain goes to the holder, and each one before it where the next one was."""
        while card != -1:
            freed = self.where[card]
            if freed != -1:
                self.lift(card)
            self.put(card, holder)
            card, holder = before[card], freed

    def _overdrawn(self) -> int | None:
        """A crossing counter that holds too many."""
        return next((counter for counter in self.loose if self.room[counter] < 0), None)

    def _search(self, rng: Random) -> bool:
        """Obey crossing counters: of the cards that overdraw one, at least one must lie elsewhere; try each."""
        self.clear()
        if not self._scatter(rng):
            self.clear()
            return False
        counter = self._overdrawn()
        if counter is None:
            return True
        lying = [card for card, holder in enumerate(self.where) if counter in self.options[card][holder]]
        movable = [card for card in lying if card not in self.pinned]
        rng.shuffle(movable)
        for card in movable:
            elsewhere = self._without(card, self.where[card])
            if elsewhere._search(rng):
                self.where, self.room = elsewhere.where, elsewhere.room
                self.pinned.difference_update(movable)
                return True
            self.pinned.add(card)
        self.pinned.difference_update(movable)
        self.clear()
        return False

    def _without(self, card: int, holder: int) -> Places:
        """The same deal so far, in which this card does not go to this holder."""
        twin = Places(self.options.copy(), self.room.copy(), self.loose)
        twin.options[card] = {other: counters for other, counters in self.options[card].items() if other != holder}
        twin.where = self.where.copy()
        twin.pinned = self.pinned.copy()
        twin.where[card] = -1
        for freed in self.options[card][holder]:
            twin.room[freed] += 1
        return twin
