"""The round as it might really be: hidden hands dealt again under everything this seat has seen proved.

Hard facts only: suits and trumps a seat showed to be without (P20-P23), cards it showed or named by "pilotta" (P32a,
P34), the value it announced (P32), and whose declarations turned out to score. Not announcing proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from engine.game import Action, DealRecord
from engine.seats import CHANCE, Seat
from engine.unseen import Holder, deal_unseen
from games.pilotta.actions import Shuffle
from games.pilotta.auction import Auction
from games.pilotta.dealing import shuffle_for
from games.pilotta.declarations import candidates, declared
from games.pilotta.fields import AUCTION, CEREMONY, OVER, PLAY
from games.pilotta.observation import Observation
from games.pilotta.pack import ALL_CARDS, MARRIAGE, cards_in, mask_of
from games.pilotta.spread import Hidden, hidden, spread
from games.pilotta.state import State

BLIND: Final = 24
"""How often a world is dealt without regard to what was announced."""


def determinize(observation: Observation, rng: Random) -> State:
    """A world that could have led here; every such world has a chance.

    What single cards prove is dealt under at once. A world in which another declaration would have been announced, or
    others would have scored, is dealt again: the real world passes, so this ends. Where few worlds pass, what an
    announced value can be made of is dealt first.
    """
    if observation.phase == CEREMONY:
        return State(observation.options, observation.dealer)
    for _ in range(BLIND):
        dealt = evenly(observation, rng)
        if dealt is None:
            break
        if declares(observation, dealt):
            world = world_of(observation, dealt)
            if could_have_happened(observation, world):
                return world
    while True:
        world = world_of(observation, _dealt(observation, rng))
        if could_have_happened(observation, world):
            return world


def evenly(observation: Observation, rng: Random) -> list[int] | None:
    """Eight cards a seat, under the facts about single cards, every way equally likely; None for a spectator."""
    dealt = [known or 0 for known in observation.dealt]
    if dealt.count(0) != 3:
        return None
    seats, known, cards = _hidden(observation.dealt, observation.played, observation.sure, observation.never)
    for seat, sure, parcel in zip(seats, known, spread(cards, rng), strict=True):
        dealt[seat] = sure | parcel
    return dealt


@lru_cache(maxsize=64)
def _hidden(
    dealt: tuple[int | None, ...], played: tuple[int, ...], sure: tuple[int, ...], never: tuple[int, ...]
) -> tuple[list[Seat], list[int], Hidden]:
    """The three hidden hands: whose they are, what is sure of each, and what there is to deal."""
    seats = [seat for seat in range(4) if dealt[seat] is None]
    known = [played[seat] | sure[seat] for seat in seats]
    unseen = ALL_CARDS & ~sum(hand or 0 for hand in dealt) & ~sum(known)
    first, second, third = seats
    rooms = (8 - known[0].bit_count(), 8 - known[1].bit_count(), 8 - known[2].bit_count())
    return seats, known, hidden(unseen, rooms, (never[first], never[second], never[third]))


def declares(observation: Observation, dealt: Sequence[int]) -> bool:
    """Whether those who announced would have announced just that (P32)."""
    options = observation.options
    for seat, value in enumerate(observation.announced):
        if value:
            found = declared(dealt[seat], shared=options.shared_cards, split=options.long_run == "split")
            if not found or found[0].value != value:
                return False
    return True


def _dealt(observation: Observation, rng: Random) -> list[int]:
    """Eight cards a seat, under the facts about single cards and what announced values are made of."""
    dealt = [known or 0 for known in observation.dealt]
    hidden = [seat for seat, known in enumerate(observation.dealt) if known is None]
    # What is sure: laid, shown and named cards.
    sure = [observation.played[seat] | observation.sure[seat] for seat in range(4)]
    unseen = ALL_CARDS
    for seat in range(4):
        unseen &= ~(dealt[seat] | sure[seat])
    holders = [_holder(observation, seat, sure[seat], unseen) for seat in hidden]
    for seat, parcel in zip(hidden, deal_unseen([cards_in(unseen)], holders, rng), strict=True):
        dealt[seat] = sure[seat] | mask_of(parcel)
    return dealt


def _holder(observation: Observation, seat: Seat, sure: int, unseen: int) -> Holder:
    """How many hidden cards this seat takes and what is known of them."""
    takes = 8 - sure.bit_count()
    never = frozenset(cards_in(observation.never[seat] & unseen))
    value = observation.announced[seat]
    if not value or observation.shown[seat]:
        return Holder(takes, never=never)
    # P32: a declaration worth that much is among its eight cards; those laid already are left out of the groups.
    possible = sure | unseen & ~observation.never[seat]
    groups = [frozenset(cards_in(one.mask & ~sure)) for one in candidates(possible, sure, value)]
    return Holder(takes, never=never, one_of=(tuple(groups),) if all(groups) else ())


def world_of(observation: Observation, dealt: list[int]) -> State:
    """The State in which these hands were dealt and the same has been said and laid."""
    world = State(observation.options, observation.dealer)
    world.phase, world.turn, world.leader = observation.phase, observation.turn, observation.leader
    world.outcome = observation.outcome
    world.dealt = tuple(dealt)
    world.hands = [hand & ~laid for hand, laid in zip(dealt, observation.played, strict=True)]
    auction = Auction(observation.options, observation.turn)
    if observation.dealer is not None:
        auction.turn = (observation.dealer + 1 + len(observation.calls)) % 4
    auction.calls = list(observation.calls)
    auction.high, auction.high_seat = observation.high, observation.high_seat
    auction.multiplier = observation.multiplier
    auction.passes = observation.passes
    auction.over = observation.phase in (PLAY, OVER)
    world.auction = auction
    world.trump = observation.trump
    world.plays, world.said = list(observation.plays), list(observation.said)
    world.points, world.tricks = list(observation.points), list(observation.tricks)
    world.never, world.sure, world.announced = observation.never, observation.sure, observation.announced
    world.shown = tuple(bool(found) for found in observation.shown)
    if observation.phase == AUCTION or observation.trump < 0:
        return world
    options = observation.options
    world.declarations = tuple(
        declared(hand, shared=options.shared_cards, split=options.long_run == "split") for hand in dealt
    )
    both = MARRIAGE[observation.trump]
    world.pilotta = next((seat for seat in range(4) if dealt[seat] & both == both), None)
    world.resume()
    return world


def could_have_happened(observation: Observation, world: State) -> bool:
    """Whether the announcements, the shows and the silence of `sure` cards fit this world."""
    if observation.trump < 0:
        return True
    # P32: what was announced is the value of the best declaration.
    if not declares(observation, world.dealt):
        return False
    for seat, found in enumerate(world.declarations):
        # P32a: a show lays all of them open.
        if observation.shown[seat] and found != observation.shown[seat]:
            return False
    return world.shows_fit()


def retell(world: State, record: DealRecord) -> DealRecord:
    """The same words and cards after the shuffle that deals this world's hands."""
    assert world.dealer is not None or world.phase == CEREMONY
    told: list[tuple[Seat, Action]] = []
    for seat, action in record:
        if seat == CHANCE and isinstance(action, Shuffle) and world.dealer is not None:
            told.append((seat, shuffle_for([cards_in(hand) for hand in world.dealt], world.dealer)))
        else:
            told.append((seat, action))
    return tuple(told)
