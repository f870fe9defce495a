"""What a hand presumably lacks: whoever draws of his own free will, or passes, holds nothing that fits.

2.6: remember what a player could not match (drew and passed): usually no card of that suit, rank, and no jack. The
rules do not force it, so what all know for certain (knowledge.py) says nothing of it; but players who could lay a card
nearly always do. This reads the story again and keeps the same kind of memory (memory.py) as if the rules did force
it. Of a player who then lays a card that he should not have had, nothing is presumed any more: he hoards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import PlayingCard
from engine.game import Event
from engine.seats import Seat
from games.pis_yedili import events as told
from games.pis_yedili.actions import NAMING, PLAIN, Lay
from games.pis_yedili.events import Dealt, Drew, GoesAgain, Laid, Passed, Reshuffled, Took
from games.pis_yedili.knowledge import Knowledge
from games.pis_yedili.memory import Cards, Known
from games.pis_yedili.observation import Observation


def presumed(seen: Observation, history: Sequence[Event]) -> Observation:
    """The same observation with what hands presumably lack among its memories, where the story tells anything."""
    certain = seen.memories
    if any(known is not None and any(known.needs()) for _, known in certain):
        # Some house rules tell that a hand held one of some cards. That has to stay, and says more.
        return seen
    memories = _Reading(seen).read(history)
    return seen if memories is None else replace(seen, memories=memories)


class _Reading:
    """The story of a deal, read as its seat saw it."""

    __slots__ = ("draws", "hoards", "knowledge", "laid", "lesson", "seen")

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.knowledge: Knowledge | None = None
        self.laid: Lay | None = None
        self.draws: Seat | None = None
        self.lesson: Cards = frozenset()
        self.hoards: set[Seat] = set()

    def read(self, history: Sequence[Event]) -> tuple[tuple[Seat, Known], ...] | None:
        """What is remembered at its end; None where the story does not tell of this deal from the start."""
        for event in history:
            if isinstance(event, Dealt):
                self._dealt(event)
            elif self.knowledge is not None:
                self._happened(self.knowledge, event)
        if self.knowledge is None or [sum(held) for held in self.knowledge.held] != list(self.seen.counts):
            return None
        return self.knowledge.known()

    def _dealt(self, event: Dealt) -> None:
        if self.knowledge is None or self.laid is not None:
            self.knowledge = Knowledge([0] * self.seen.seats)
            self.laid = None
        self.knowledge.held[event.seat] = [len(event.cards)]

    def _happened(self, knowledge: Knowledge, event: Event) -> None:
        if isinstance(event, Laid):
            self._lays(knowledge, event.seat, event.card)
            self.laid = NAMING[event.card][event.suit.index] if event.suit else PLAIN[event.card]
            self.draws = None
        elif isinstance(event, Drew):
            if event.why in (told.TURN_DRAW, told.CLUB_DRAW, told.AGAIN_DRAW):
                self.lesson = self._fitting(event.why)
                self.draws = event.seat
                self._lacks(knowledge, event.seat, self.lesson)
            knowledge.drew(event.seat)
        elif isinstance(event, Passed):
            self._lacks(
                knowledge, event.seat, self.lesson if self.draws == event.seat else self._fitting(told.TURN_DRAW)
            )
            self.draws = None
        elif isinstance(event, Took):
            self._lacks(knowledge, event.seat, self.seen.rules.answers.cards)
            self.draws = None
        elif isinstance(event, GoesAgain):
            # Whoever passes with nothing to draw lacks the suit, no more.
            self.lesson = self._fitting(told.AGAIN_DRAW) if event.suit else self._fitting(told.TURN_DRAW)
            self.draws = event.seat
        elif isinstance(event, Reshuffled):
            knowledge.reshuffled(event.cards)

    def _fitting(self, why: str) -> Cards:
        rules = self.seen.rules
        if self.laid is None:
            return rules.openers.cards
        if why == told.CLUB_DRAW:
            return rules.clubs.cards
        if why == told.AGAIN_DRAW:
            return rules.of_suit[self.laid.follow].cards
        return rules.after[self.laid].cards

    def _lacks(self, knowledge: Knowledge, seat: Seat, cards: Cards) -> None:
        if seat != self.seen.eyes and seat not in self.hoards:
            knowledge.learn(seat, cards, "unable")

    def _lays(self, knowledge: Knowledge, seat: Seat, card: PlayingCard) -> None:
        memory = knowledge.memories.get(seat)
        if memory is not None and not memory.can_lose(card, knowledge.born[card.index]):
            self.hoards.add(seat)
            del knowledge.memories[seat]
        knowledge.laid(seat, card)
