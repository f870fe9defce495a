"""The round as it might really be: hidden hands dealt again under everything this seat has seen proved.

Hard facts only: suits and trumps a seat showed to be without (P20-P23), cards it showed or named by "pilotta" (P32a,
P34), the value it announced (P32), and whose declarations turned out to score. Not announcing proves nothing.
"""

from __future__ import annotations

from random import Random

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
from games.pilotta.state import State


def determinize(observation: Observation, rng: Random) -> State:
    """A world that could have led here; every such world has a chance.

    What single cards, and groups of cards, prove is dealt under at once. A world in which a higher declaration would
    have been announced, or others would have scored, is dealt again: the real world passes, so this ends.
    """
    if observation.phase == CEREMONY:
        return State(observation.options, observation.dealer)
    while True:
        world = _world(observation, _dealt(observation, rng))
        if _could_have_happened(observation, world):
            return world


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
    world.plays, world.said = list(observation.plays), list(observation.said)
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
    world.resume()
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
    told: list[tuple[Seat, Action]] = []
    for seat, action in record:
        if seat == CHANCE and isinstance(action, Shuffle) and world.dealer is not None:
            told.append((seat, shuffle_for([cards_in(hand) for hand in world.dealt], world.dealer)))
        else:
            told.append((seat, action))
    return tuple(told)
