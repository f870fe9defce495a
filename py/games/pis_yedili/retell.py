"""The same public story told in another world: proof that this world could have happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import PlayingCard
from engine.game import DealRecord
from engine.seats import CHANCE, Seat
from games.pis_yedili.actions import NameDealer, Reshuffle, Shuffle
from games.pis_yedili.deck import deal_order
from games.pis_yedili.events import Drew
from games.pis_yedili.lives import lives_of, tell
from games.pis_yedili.memory import NONE, Fact, Life, Memory, first_stretch
from games.pis_yedili.state import State


@dataclass(frozen=True, slots=True)
class _Draw:
    """A card came to this seat from the pack of that reshuffle, in that stretch of its memory."""

    seat: Seat
    card: PlayingCard
    born: int
    stretch: int


class _Diary(Memory):
    """A memory that forgets nothing, from the deal on; it begins with a fact that says nothing."""

    __slots__ = ()

    def __init__(self, held: Sequence[int]) -> None:
        super().__init__(held)
        self._begin(Fact(NONE))

    def lost(self, card: PlayingCard, born: int) -> None:
        self.gone.append(Life(card, born, first_stretch(self.facts, card), len(self.facts)))

    def tidy(self) -> None:
        pass


_Drawn: TypeAlias = "list[_Draw]"


def retell(world: State, record: DealRecord) -> DealRecord:
    """The record with the shuffle and the reshuffles that this world must have had; all else is as it was.

    A seat whose cards are the same in both draws the same cards at the same times. Raises `ValueError` where the world
    cannot have come of this record.
    """
    draws, true = _replay(world, record)
    if not draws:
        return record
    drawn = {seat: _of_seat(seat, draws, true, world) for seat in range(world.seats)}
    packs: dict[int, list[PlayingCard]] = defaultdict(list)
    for draw in draws:
        packs[draw.born].append(drawn[draw.seat].pop(0))
    packs[world.knowledge.reshuffles] += reversed(world.stock)
    story = list(record)
    born = 0
    for at, (seat, action) in enumerate(record):
        if isinstance(action, Shuffle):
            story[at] = (seat, Shuffle(packs[0]))
        elif isinstance(action, Reshuffle):
            born += 1
            story[at] = (seat, Reshuffle(packs[born]))
    return tuple(story)


def _replay(world: State, record: DealRecord) -> tuple[_Drawn, State]:
    """Every draw of the record in order, the deal's included, and the state it ends in, with all of its memories."""
    named = bool(record) and isinstance(record[0][1], NameDealer)
    state = State(world.options, world.seats, CHANCE if named else world.dealer)
    draws: _Drawn = []
    for seat, action in record:
        events = state.apply(seat, action)
        if isinstance(action, Shuffle):
            order = deal_order(state.dealer, state.seats, state.options.starter_cards)
            draws += [_Draw(to, card, 0, 0) for to, card in zip(order, action.cards, strict=False)]
            state.knowledge.memories = {to: _Diary([len(hand)]) for to, hand in enumerate(state.hands)}
        state.knowledge.think()
        for event in events:
            if isinstance(event, Drew) and event.card is not None:
                stretch = len(state.knowledge.memories[event.seat].facts)
                draws.append(_Draw(event.seat, event.card, state.knowledge.reshuffles, stretch))
    return draws, state


def _of_seat(seat: Seat, draws: _Drawn, true: State, world: State) -> list[PlayingCard]:
    """The cards that this seat drew in that world, in order."""
    own = [draw for draw in draws if draw.seat == seat]
    if world.hands[seat] == true.hands[seat]:
        return [draw.card for draw in own]
    known = true.knowledge.memories[seat].frozen()
    lives = lives_of(known, world.hands[seat], world.knowledge.born)
    stretches = tell(known, lives)
    if stretches is None:
        raise ValueError(f"seat {seat} cannot have come to these cards")
    cards: dict[tuple[int, int], list[PlayingCard]] = defaultdict(list)
    for life, stretch in zip([*known.gone, *lives], stretches, strict=True):
        cards[life.born, stretch].append(life.card)
    return [cards[draw.born, draw.stretch].pop() for draw in own]
