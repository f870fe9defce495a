"""The public story of a round, told in another world: its own deal, its own secret choices, everything else alike."""

from __future__ import annotations

from engine.cards import Card
from engine.game import Action, DealRecord
from engine.seats import Seat
from games.pili_pili.actions import Give, Name, Play, Shuffle, give
from games.pili_pili.state import State


def retell(world: State, record: DealRecord) -> DealRecord:
    """What was done in that world: the record's public actions, and the world's own where they were secret."""
    given: dict[Seat, list[tuple[Card, ...]]] = {seat: [] for seat in range(world.seats)}
    for giver, _, cards in world.passes:
        given[giver].append(cards)
    plays = dict.fromkeys(range(world.seats), 0)
    told: list[tuple[Seat, Action]] = []
    for seat, action in record:
        told.append((seat, _in_world(world, seat, action, given, plays)))
    return tuple(told)


def _in_world(
    world: State,
    seat: Seat,
    action: Action,
    given: dict[Seat, list[tuple[Card, ...]]],
    plays: dict[Seat, int],
) -> Action:
    secret = world.commits[seat] if 0 <= seat < world.seats else None
    match action:
        case Shuffle():
            return Shuffle((*(one for hand in world.dealt for one in hand), *world.stock))
        case Give() if given[seat]:
            return give(*given[seat].pop(0))
        case Give() if secret is not None:
            return secret
        case Name() if world.rule.linked and secret is not None:
            return secret
        case Play() if world.rule.at_once:
            plays[seat] += 1
            if plays[seat] > len(world.tricks) and secret is not None:
                return secret
    return action
