"""Worlds that a player may hold possible: the hidden cards dealt anew, and the story told again with their shuffle."""

from __future__ import annotations

from random import Random

from engine.cards import PlayingCard
from engine.game import ALL, DealRecord
from engine.seats import Seat
from engine.trick import Trick
from engine.unseen import Holder, deal_unseen
from games.pip_pip.actions import PLAYS, Call, Play, Shuffle
from games.pip_pip.knowledge import limits
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import HAND, cards_in, drawing_tricks, mask_of, place_of
from games.pip_pip.state import PipPipState


def determinize(observation: PipPipObservation, rng: Random) -> PipPipState:
    """A world that could have led to this observation; every one has a chance.

    Known are the own hand, everything that ever lay face up and what `knowledge.limits` says of the rest.
    """
    hands = [mask_of(cards) for cards in observation.hands]
    stock = observation.stock
    if observation.eyes is not ALL:
        unseen = observation.unseen()
        holders = [_holder(observation, seat) for seat in range(len(hands))]
        dealt = deal_unseen([unseen], [*holders, Holder(observation.stock_size)], rng)
        for seat, cards in enumerate(dealt[:-1]):
            hands[seat] |= mask_of(cards)
        stock = tuple(dealt[-1])
    return _state(observation, hands, stock)


def seen_only(observation: PipPipObservation) -> PipPipState:
    """What these eyes see and nothing else: no hidden card in a hand, nor in the stock."""
    return _state(observation, [mask_of(cards) for cards in observation.hands], observation.stock)


def bounds(observation: PipPipObservation, seat: Seat) -> list[tuple[int, int]]:
    """(most, mask): of these cards that seat holds `most` at most among those that are hidden."""
    seen = mask_of(observation.hands[seat])
    plays = observation.tricks + any(who == seat for who, _ in observation.trick)
    voids = observation.voids[4 * seat : 4 * seat + 4]
    found = limits(voids, observation.late[seat], plays, len(observation.hands))
    return [(most - (seen & mask).bit_count(), mask) for most, mask in found]


def _holder(observation: PipPipObservation, seat: Seat) -> Holder:
    """What that seat still takes of the unseen cards, and what of them it cannot hold."""
    takes = observation.sizes[seat] - len(observation.hands[seat])
    if not takes:
        return Holder(0)
    left = bounds(observation, seat)
    never = 0
    for most, mask in left:
        if most <= 0:
            never |= mask
    at_most = tuple((most, frozenset(cards_in(mask))) for most, mask in left if 0 < most < takes)
    return Holder(takes, never=frozenset(cards_in(never)), at_most=at_most)


def _state(observation: PipPipObservation, hands: list[int], stock: tuple[PlayingCard, ...]) -> PipPipState:
    state = PipPipState(observation.options, len(hands), None)
    state.seat_in(observation.order)
    state.dealer, state.drawn = observation.dealer, observation.drawn
    state.trump, state.waiting = observation.trump, observation.waiting
    state.turn, state.last, state.tricks = observation.turn, observation.last, observation.tricks
    state.trick, state.before = Trick(list(observation.trick)), observation.before
    state.hands, state.piles = hands, [mask_of(cards) for cards in observation.piles]
    state.remainder = mask_of(observation.remainder)
    state.called = list(observation.called)
    state.stock = [PLAYS[place_of(card)] for card in stock]
    state.voids, state.late = list(observation.voids), list(observation.late)
    state.outcome = observation.outcome
    state.settle()
    return state


def retell(world: PipPipState, record: DealRecord) -> DealRecord:
    """The same public story with the shuffle that makes it end in that world.

    A seat whose cards are the same in both has drawn them at the same times. Another's are handed out so that each is
    there when it is played, shown or held, and comes after the last trick in which its suit was missed before that:
    earliest need first, which finds a way whenever there is one.
    """
    at = next((index for index, (_, action) in enumerate(record) if isinstance(action, Shuffle)), None)
    if at is None or world.dealer is None:
        return record
    shuffle = record[at][1]
    assert isinstance(shuffle, Shuffle)
    pack = _pack(world, shuffle.cards, _Story(world, record[at + 1 :]))
    return (*record[:at], (record[at][0], Shuffle(pack)), *record[at + 1 :])


class _Story:
    """The plays of a hand: who drew when, and the times between which each card must have come."""

    def __init__(self, world: PipPipState, record: DealRecord) -> None:
        seats = len(world.hands)
        self.plays = [0] * seats
        self.draws: list[Seat] = []
        """Who drew the first card of the stock, the second, and so on."""
        self.came: list[dict[PlayingCard, tuple[int, int]]] = [{} for _ in range(seats)]
        self.missed = [[0] * 4 for _ in range(seats)]
        self._must = world.options.follow == "must"
        self._drawing = drawing_tricks(seats)
        table: list[PlayingCard] = []
        for seat, action in record:
            if isinstance(action, Call):
                for card in (action.king, action.queen):
                    self._came(seat, card)
            elif isinstance(action, Play):
                if len(table) == seats:
                    table.clear()
                self._play(seat, action.card, table)
        for seat, hand in enumerate(world.hands):
            for card in cards_in(hand):
                self._came(seat, card)

    def _play(self, seat: Seat, card: PlayingCard, table: list[PlayingCard]) -> None:
        self._came(seat, card)
        table.append(card)
        self.plays[seat] += 1
        if self._must and card.suit is not table[0].suit:
            self.missed[seat][table[0].suit.index] = self.plays[seat]
        if self.plays[seat] <= self._drawing:
            self.draws.append(seat)

    def _came(self, seat: Seat, card: PlayingCard) -> None:
        """It is there now: it came since its suit was last missed."""
        self.came[seat].setdefault(card, (self.missed[seat][card.suit.index], min(self.plays[seat], self._drawing)))


def _pack(world: PipPipState, told: tuple[PlayingCard, ...], story: _Story) -> tuple[PlayingCard, ...]:
    """The pack of that world, `told` being the one that was shuffled."""
    seats = len(world.order)
    assert world.dealer is not None
    left = world.order.index(world.dealer) + 1
    whose = [world.order[(left + index) % seats] for index in range(seats)] * HAND + story.draws
    pack = list(told)
    for seat in range(seats):
        places = [index for index, who in enumerate(whose) if who == seat]
        if {told[index] for index in places} != set(story.came[seat]):
            for index, card in zip(places, _schedule(story.came[seat]), strict=True):
                pack[index] = card
    stock = [play.card for play in reversed(world.stock)]
    if stock:
        pack[len(whose) :] = stock
    return tuple(pack)


def _schedule(came: dict[PlayingCard, tuple[int, int]]) -> list[PlayingCard]:
    """The cards in the order in which they came: seven at time 0, then one a time; raises `ValueError`."""
    waiting = sorted(came, key=lambda card: (came[card][1], place_of(card)))
    found: list[PlayingCard] = []
    for place in range(len(came)):
        time = max(0, place - HAND + 1)
        card = next((card for card in waiting if came[card][0] <= time), None)
        if card is None or came[card][1] < time:
            raise ValueError(f"nothing can come at time {time}: there is no such story")
        waiting.remove(card)
        found.append(card)
    return found
