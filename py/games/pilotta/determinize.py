"""The round as it might really be: hidden hands dealt again under everything this seat has seen proved.

Hard facts only: suits and trumps a seat showed to be without (P20-P23), cards it showed or named by "pilotta" (P32a,
P34), the value it announced (P32), and whose declarations turned out to score. Not announcing proves nothing.
"""

from __future__ import annotations

from random import Random

from engine.game import DealRecord
from engine.seats import CHANCE, Seat
from engine.unseen import Holder, deal_unseen
from games.pilotta.actions import Shuffle
from games.pilotta.auction import Auction
from games.pilotta.dealing import shuffle_for
from games.pilotta.declarations import candidates, declared
from games.pilotta.observation import Observation
from games.pilotta.pack import ALL_CARDS, MARRIAGE, STRENGTH, SUIT_OF, cards_in, mask_of
from games.pilotta.state import AUCTION, CEREMONY, OVER, PLAY, State


def determinize(observation: Observation, rng: Random) -> State:
    """A world that could have led here; every such world has a chance.

    Announced declarations are planted first, then the rest is dealt, and a world in which the announcements would not
    have been made, or others would have scored, is dealt again: the real world passes, so this ends.
    """
    if observation.phase == CEREMONY:
        return State(observation.options, observation.dealer)
    while True:
        dealt = _dealt(observation, rng)
        if dealt is not None:
            world = _world(observation, dealt)
            if _could_have_happened(observation, world):
                return world


def _dealt(observation: Observation, rng: Random) -> list[int] | None:
    """Eight cards a seat under the facts about single cards; None where what was planted leaves no deal."""
    dealt = [known if known is not None else 0 for known in observation.dealt]
    hidden = [seat for seat, known in enumerate(observation.dealt) if known is None]
    unseen = ALL_CARDS
    for seat in range(4):
        unseen &= ~(dealt[seat] or observation.played[seat])
    # What is sure first: laid, shown and named cards.
    sure = [observation.played[seat] | observation.sure[seat] for seat in range(4)]
    for seat in hidden:
        unseen &= ~sure[seat]
    order = hidden.copy()
    rng.shuffle(order)
    for seat in order:
        planted = _plant(observation, seat, sure[seat], unseen & ~observation.never[seat], rng)
        if planted is None:
            return None
        sure[seat] |= planted
        unseen &= ~planted
    holders = [
        Holder(8 - sure[seat].bit_count(), never=frozenset(cards_in(observation.never[seat] & unseen)))
        for seat in hidden
    ]
    try:
        parcels = deal_unseen(cards_in(unseen), holders, rng)
    except ValueError:
        return None
    for seat, parcel in zip(hidden, parcels, strict=True):
        dealt[seat] = sure[seat] | mask_of(parcel)
    return dealt


def _plant(observation: Observation, seat: Seat, sure: int, free: int, rng: Random) -> int | None:
    """The cards of a declaration worth what this seat announced; 0 where nothing is hidden about it, None for none."""
    value = observation.announced[seat]
    if not value or observation.shown[seat]:
        return 0
    found = candidates(free | sure, sure, value)
    return rng.choice(found).mask & ~sure if found else None


def _world(observation: Observation, dealt: list[int]) -> State:
    """The State in which these hands were dealt and the same has been said and laid."""
    world = State(observation.options, observation.dealer)
    world.phase, world.turn, world.leader = observation.phase, observation.turn, observation.leader
    world.outcome = observation.outcome
    world.dealt = dealt
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
    world.plays, world.story = list(observation.plays), list(observation.story)
    world.played, world.trick = list(observation.played), list(observation.trick)
    world.points, world.tricks = list(observation.points), list(observation.tricks)
    world.never, world.sure = list(observation.never), list(observation.sure)
    world.announced = list(observation.announced)
    world.shown = [bool(found) for found in observation.shown]
    if observation.phase == AUCTION or observation.trump < 0:
        return world
    options = observation.options
    world.declarations = tuple(
        declared(hand, shared=options.shared_cards, split=options.long_run == "split") for hand in dealt
    )
    both = MARRIAGE[observation.trump]
    world.pilotta = next((seat for seat in range(4) if dealt[seat] & both == both), None)
    world.resume(observation.best, STRENGTH[observation.trump][SUIT_OF[observation.trick[0][1]]] if observation.trick else ())
    world.cut = observation.cut
    return world


def _could_have_happened(observation: Observation, world: State) -> bool:
    """Whether the announcements, the shows and the silence of `sure` cards fit this world."""
    if observation.trump < 0:
        return True
    for seat in range(4):
        found, value = world.declarations[seat], observation.announced[seat]
        # P32: what was announced is the value of the best declaration.
        if value and (not found or found[0].value != value):
            return False
        # P32a: a show lays all of them open.
        if observation.shown[seat] and found != observation.shown[seat]:
            return False
    return world.shows_fit()


def retell(world: State, record: DealRecord) -> DealRecord:
    """The same words and cards after the shuffle that deals this world's hands."""
    assert world.dealer is not None or world.phase == CEREMONY
    told = []
    for seat, action in record:
        if seat == CHANCE and isinstance(action, Shuffle) and world.dealer is not None:
            told.append((seat, shuffle_for([cards_in(hand) for hand in world.dealt], world.dealer)))
        else:
            told.append((seat, action))
    return tuple(told)
