"""What hidden hands presumably lack: nobody draws who can lay, and the dearest card that fits goes first.

2.6: remember what a player could not match (drew and passed): usually no card of that suit, rank, and no jack. And who
lays a four of hearts on a heart has hardly the king of hearts; who spends a jack, or a seven on nobody, has hardly
anything else that fits. The rules force neither, so what all know for certain (knowledge.py) says nothing of it; but
people and the rulebook player nearly always play so. This reads the story again and keeps *facts*: of these cards a
hand holds at most so many, which is how many cards have come to it since. A player who then lays a card that he should
not have had is not one of whom that may be presumed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import JACK, SEVEN, PlayingCard
from engine.game import Event
from engine.seats import Seat
from games.pis_yedili import events as told
from games.pis_yedili.actions import DECK, NAMING, PLAIN, Lay
from games.pis_yedili.bits import ACES, BY_PLACE, EIGHTS, JACKS, SEVENS, TENS, bits
from games.pis_yedili.deck import PLACE
from games.pis_yedili.events import Dealt, Drew, Faces, GoesAgain, Laid, Passed, Took, Turned
from games.pis_yedili.observation import Observation
from games.pis_yedili.scoring import POINTS

MARGIN: Final = 6
"""By so many points a card is dearer than another for that to decide which goes first: what goes on counts too."""
MOST: Final = 12
"""So many facts are kept of a hand, the newest."""
PATIENCE: Final = 2
"""So often a player may go against a habit before none is presumed of him."""
_STOPS: Final = EIGHTS | TENS | ACES
"""What is laid before dearer cards when the next player has one card left, beside sevens."""


def _dearer(card: PlayingCard) -> int:
    least = POINTS[card] + MARGIN
    return bits([one for one in DECK if POINTS[one] >= least and one.rank not in (SEVEN, JACK)])


_DEARER: Final = tuple(_dearer(card) for card in BY_PLACE)
"""By place, what goes before that card."""


class Fact:
    """A hand holds at most `room` of these cards; `habit` where only habit says so, not that nothing fitted."""

    __slots__ = ("cards", "habit", "room")

    def __init__(self, cards: int, *, habit: bool) -> None:
        self.cards = cards
        self.room = 0
        self.habit = habit


class Story:
    """The story of a deal, read as its seat saw it: `facts` by seat."""

    __slots__ = (
        "again",
        "bill",
        "counts",
        "draws",
        "facts",
        "freaks",
        "hoards",
        "laid",
        "lesson",
        "seen",
        "turns",
        "way",
    )

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.facts: list[list[Fact]] = [[] for _ in range(seen.seats)]
        self.counts = [0] * seen.seats
        self.laid: Lay | None = None
        self.again = False
        self.bill = 0
        self.way = 1
        self.turns = 0
        self.draws: Seat | None = None
        self.lesson = 0
        self.hoards: set[Seat] = set()
        self.freaks = [0] * seen.seats

    def read(self, history: Sequence[Event]) -> bool:
        """Read it; whether it tells of this deal from the start."""
        for event in history:
            self._happened(event)
        return self.counts == list(self.seen.counts)

    def _happened(self, event: Event) -> None:
        if isinstance(event, Laid):
            self._lays(event)
        elif isinstance(event, Drew):
            if event.why in (told.TURN_DRAW, told.CLUB_DRAW, told.AGAIN_DRAW):
                self.lesson = self._fitting()
                self.draws = event.seat
                self._lacks(event.seat, self.lesson)
            self.counts[event.seat] += 1
            for fact in self.facts[event.seat]:
                fact.room += 1
        elif isinstance(event, Passed):
            self._lacks(event.seat, self.lesson if self.draws == event.seat else self._fitting())
            self.draws = None
            self.again = False
            self.turns += 1
        elif isinstance(event, Took):
            self._lacks(event.seat, bits(self.seen.rules.answers.cards))
            self.bill = 0
            self.draws = None
        elif isinstance(event, GoesAgain):
            self.again = event.suit is not None
        elif isinstance(event, Faces):
            self.bill = event.count
        elif isinstance(event, Turned):
            self.way = event.way
        elif isinstance(event, Dealt):
            self.counts[event.seat] = len(event.cards)

    def _fitting(self) -> int:
        """What could be laid now, on a turn under no bill."""
        rules = self.seen.rules
        if self.laid is None:
            return bits(rules.openers.cards)
        if self._lap():
            return bits(rules.clubs.cards)
        if self.again:
            return bits(rules.of_suit[self.laid.follow].cards)
        return bits(rules.after[self.laid].cards)

    def _lap(self) -> bool:
        return self.turns < (self.seen.seats if self.seen.options.first_lap == "everyone" else 1)

    def _lays(self, event: Laid) -> None:
        seat, card = event.seat, event.card
        place = PLACE[card]
        habit = 0 if self.bill or self.counts[seat] < 3 else self._habit(seat, place)
        self._lost(seat, 1 << place)
        if habit and self.freaks[seat] < PATIENCE:
            self._learn(seat, habit, habit=True)
        self.counts[seat] -= 1
        self.laid = NAMING[card][event.suit.index] if event.suit else PLAIN[card]
        self.turns += 1
        self.bill = 0
        self.again = False
        self.draws = None

    def _habit(self, seat: Seat, place: int) -> int:
        """What who lays that card presumably does not hold, as the rulebook player would not."""
        bit = 1 << place
        fits = self._fitting() & ~bit
        following = self.counts[(seat + self.way) % self.seen.seats]
        stops = following < 2 and not self._lap()
        closest = min(count for other, count in enumerate(self.counts) if other != seat)
        leaves = closest < 2 or (closest == 2 and self.counts[seat] > 4)
        if bit & SEVENS:
            return 0 if stops else fits & ~SEVENS
        if bit & JACKS:
            return 0 if leaves else fits & ~SEVENS & ~JACKS
        if stops:
            return fits & (SEVENS | (0 if bit & _STOPS else _DEARER[place]))
        return fits & (_DEARER[place] | (JACKS if leaves else 0))

    def _lacks(self, seat: Seat, cards: int) -> None:
        if seat not in self.hoards:
            self._learn(seat, cards, habit=False)

    def _learn(self, seat: Seat, cards: int, *, habit: bool) -> None:
        if seat == self.seen.eyes:
            return
        kept = [fact for fact in self.facts[seat] if fact.cards & ~cards or (habit and not fact.habit)]
        self.facts[seat] = [*kept[1 - MOST :], Fact(cards, habit=habit)]

    def _lost(self, seat: Seat, bit: int) -> None:
        """It has laid a card that must have come since each fact that excludes it."""
        broken = [fact for fact in self.facts[seat] if fact.cards & bit and not fact.room]
        if broken:
            self.freaks[seat] += 1
            if any(not fact.habit for fact in broken):
                self.hoards.add(seat)
                self.facts[seat] = []
            else:
                self.facts[seat] = [fact for fact in self.facts[seat] if not fact.habit]
        for fact in self.facts[seat]:
            fact.room -= bool(fact.cards & bit)
