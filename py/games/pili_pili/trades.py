"""The story of the swaps of a trade round (45), told backwards from the hands it led to.

A swap between two others may have moved any card of theirs, except that a card the viewer gave away, or got back,
must be where the viewer knows it was. `stops` says where such a card can be after each swap; the rest is chance,
and where two of them need the same swap the search goes back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import TypeAlias

from engine.cards import Card
from engine.game import ALL
from engine.seats import Seat
from engine.unseen import NoWorld
from games.pili_pili.actions import DECK
from games.pili_pili.observation import HiddenPass, Observation

Hands: TypeAlias = list[list[Card]]
Story: TypeAlias = "tuple[tuple[Seat, Seat, tuple[Card, ...]], ...]"
Swap: TypeAlias = tuple[HiddenPass, HiddenPass]
Stops: TypeAlias = list[Mapping[Card, frozenset[Seat]]]
"""`stops[n][card]`: the seats that may hold this card just after the n-th swap; a card not in it may be anywhere."""


def before_trades(seen: Observation, rng: Random) -> tuple[Hands, Hands, Story]:
    """The hands now, the hands as dealt and every swap between, in one world that could be."""
    swaps = list(zip(seen.passes[::2], seen.passes[1::2], strict=True))
    stops = _stops(seen, swaps)
    for hands in _hands_now(seen, stops[-1], rng):
        story = _undo(seen, swaps, stops, [hand.copy() for hand in hands], len(swaps), rng)
        if story is not None:
            dealt, passes = story
            return hands, dealt, passes
    raise NoWorld("no swaps lead here")


def _stops(seen: Observation, swaps: list[Swap]) -> Stops:
    stops: Stops = [{}]
    for swap in swaps:
        (one, other, gives), (_, _, gets) = swap
        before = dict(stops[-1])
        if gives[0] is not None and gets[0] is not None and seen.eyes in (one, other):
            partner, gave, got = (other, gives[0], gets[0]) if seen.eyes == one else (one, gets[0], gives[0])
            before.pop(got, None)
            before[gave] = frozenset((partner,))
        else:
            pair = {one, other}
            before = {card: where | pair if where & pair else where for card, where in before.items()}
        stops.append(before)
    return stops


def _hands_now(seen: Observation, stops: Mapping[Card, frozenset[Seat]], rng: Random) -> Iterator[Hands]:
    """The hands now: the cards once given away where they can be, each way once, and others for the rest."""
    known = [hand if seen.eyes in (at, ALL) else () for at, hand in enumerate(seen.hands)]
    mine = {one for hand in known for one in hand}
    gone = {made.card for plays in (*(plays for _, plays in seen.tricks), seen.trick) for _, made in plays}
    given = [card for card in stops if card not in gone]
    unseen = [card for card in DECK if card not in mine and card not in gone and card not in given]
    ways = list(product(*(sorted(stops[card]) for card in given)))
    rng.shuffle(ways)
    for way in ways:
        hands = [[one for one in hand if one is not None] for hand in known]
        for card, seat in zip(given, way, strict=True):
            hands[seat].append(card)
        if any(len(hand) > len(seen.hands[seat]) for seat, hand in enumerate(hands)):
            continue
        rng.shuffle(unseen)
        rest = iter(unseen)
        yield [hand + [next(rest) for _ in range(len(seen.hands[seat]) - len(hand))] for seat, hand in enumerate(hands)]


def _undo(
    seen: Observation, swaps: list[Swap], stops: Stops, hands: Hands, number: int, rng: Random
) -> tuple[Hands, Story] | None:
    """Take back what came after the `number`-th swap, then that swap, and so on; None where it cannot be."""
    tricks = [plays for _, plays in seen.tricks]
    after = [tricks[number]] if number < len(tricks) else []
    if number == len(swaps):
        after = [*tricks[number:], seen.trick]
    for plays in after:
        for seat, made in plays:
            hands[seat].append(made.card)
    if not number:
        return hands, ()
    (one, other, gives), (_, _, gets) = swaps[number - 1]
    if gives[0] is not None and gets[0] is not None:
        choices = [(gives[0], gets[0])]
    else:
        before = stops[number - 1]
        choices = list(product(_movable(hands[other], other, one, before), _movable(hands[one], one, other, before)))
        rng.shuffle(choices)
    for given, got in choices:
        earlier = [hand.copy() for hand in hands]
        earlier[other].remove(given)
        earlier[one].remove(got)
        earlier[one].append(given)
        earlier[other].append(got)
        found = _undo(seen, swaps, stops, earlier, number - 1, rng)
        if found is not None:
            dealt, story = found
            return dealt, (*story, (one, other, (given,)), (other, one, (got,)))
    return None


def _movable(hand: list[Card], here: Seat, there: Seat, before: Mapping[Card, frozenset[Seat]]) -> list[Card]:
    """The cards of this hand that may have come from there, so that all others may have been here."""
    strangers = [card for card in hand if card in before and here not in before[card]]
    if len(strangers) > 1:
        return []
    return [card for card in strangers or hand if card not in before or there in before[card]]
