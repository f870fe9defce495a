"""A world that could have led to what one pair of eyes knows.

What can be known of hidden cards: where one's own went (26), that a hand beats none of the extremes its owner has
played from (43), and nothing else: nobody ever has to follow. Where cards changed hands the world has a story for it:
who gave what, so that its deal leads here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from random import Random
from typing import TypeAlias

from engine.cards import JOKER, Card
from engine.unseen import Holder, NoWorld, deal_unseen
from games.pili_pili import law
from games.pili_pili.actions import DECK, ORDER, in_order
from games.pili_pili.observation import Observation
from games.pili_pili.phases import OF_CHANCE, OVER, PLAY
from games.pili_pili.scoring import score
from games.pili_pili.state import Pass, State
from games.pili_pili.trades import before_trades
from games.pili_pili.turns import is_plain

Hands: TypeAlias = list[list[Card]]


def determinize(seen: Observation, rng: Random) -> State:
    """One such world; every one has a chance, and there always is one."""
    world = State(seen.options, seen.seats, None, seen.totals, seen.left)
    _copy_public(seen, world)
    if seen.phase not in OF_CHANCE:
        _plan(seen, world, rng)
        _choose_secretly(seen, world, rng)
        if world.plain and seen.phase == PLAY:
            world.playable = [law.plays_of(world, seat) for seat in range(seen.seats)]
    if seen.phase == OVER:
        world.outcome = score(world)
    return world


def _copy_public(seen: Observation, world: State) -> None:
    world.dealer, world.first, world.winner, world.named = seen.dealer, seen.first, seen.winner, seen.named
    world.mission, world.rule, world.each, world.due = seen.mission, seen.rule, seen.each, seen.due
    world.phase, world.waiting, world.order = seen.phase, seen.waiting, seen.order
    world.plain = is_plain(seen.rule)
    world.bets, world.won, world.links = list(seen.bets), list(seen.won), seen.links
    world.trick, world.tricks = list(seen.trick), list(seen.tricks)
    world.places = [list(places) for places in seen.places]
    world.best = max((made.strength[seen.order] for _, made in seen.trick), default=-1)


def _plan(seen: Observation, world: State, rng: Random) -> None:
    played = played_by(seen)
    if seen.rule.trade and seen.passes:
        hands, dealt, world.passes = before_trades(seen, rng)
        world.hands = [list(in_order(hand)) for hand in hands]
        world.dealt = tuple(map(in_order, dealt))
        return
    hands, rest = _hidden_hands(seen, played, rng)
    if seen.rule.by_place:
        _lay_out(seen, world, played, hands, rng)
        return
    world.hands = [list(in_order(hand)) for hand in hands]
    had = [played[seat] + hands[seat] for seat in range(seen.seats)]
    if seen.rule.draws:
        _undraw(seen, world, had, rest, rng)
    if seen.passes:
        _unpass(seen, world, had, rng)
    world.dealt = tuple(map(in_order, had))


def played_by(seen: Observation) -> Hands:
    """Every seat's played cards, in order; a Joker that waits for its number is one of them."""
    played: Hands = [[] for _ in range(seen.seats)]
    for plays in (*(plays for _, plays in seen.tricks), seen.trick):
        for seat, made in plays:
            played[seat].append(made.card)
    if seen.phase == "declare":
        played[seen.waiting[0]].append(JOKER)
    return played


def _hidden_hands(seen: Observation, played: Hands, rng: Random) -> tuple[Hands, list[Card]]:
    """Every hand now, and the rest of the pack."""
    known: Hands = [[one for one in hand if one is not None] for hand in seen.hands]
    gone = {one for cards in (*played, *known) for one in cards}
    gone.update(one for one in seen.stock if one is not None)
    unseen = [one for one in DECK if one not in gone]
    wanted = [len(hand) - len(known[seat]) for seat, hand in enumerate(seen.hands)]
    if not seen.rule.edges:
        rng.shuffle(unseen)
        for seat, count in enumerate(wanted):
            known[seat] += unseen[:count]
            del unseen[:count]
        return known, unseen
    for windows in _windows(played, wanted, rng):
        holders = [
            Holder(count, never=frozenset(one for one in unseen if not _inside(one, window)))
            for count, window in zip(wanted, windows, strict=True)
        ]
        try:
            *found, rest = deal_unseen([unseen], [*holders, Holder(len(unseen) - sum(wanted))], rng)
        except NoWorld:
            continue
        return [mine + theirs for mine, theirs in zip(known, found, strict=True)], rest
    raise NoWorld("nobody could have played like this")


Window: TypeAlias = tuple[int, int]


def _inside(one: Card, window: Window) -> bool:
    return one is JOKER or window[0] < ORDER[one] < window[1]


def _windows(played: Hands, wanted: Sequence[int], rng: Random) -> Iterator[tuple[Window, ...]]:
    """43. Each hand lies on one side of its owner's last number, inside all earlier ones: every such choice, mixed."""
    sides: list[list[Window]] = []
    for seat, cards in enumerate(played):
        low, high = -1, len(DECK)
        numbers = [ORDER[one] for one in cards if one is not JOKER]
        for number, later in pairwise(numbers):
            low, high = (number, high) if number < later else (low, number)
        both = [(low, numbers[-1]), (numbers[-1], high)] if numbers and wanted[seat] else [(low, high)]
        sides.append(both)
    choices = list(product(*sides))
    rng.shuffle(choices)
    return iter(choices)


def _lay_out(seen: Observation, world: State, played: Hands, hands: Hands, rng: Random) -> None:
    """40. Every card in its place: played ones where they were turned, the others anywhere else."""
    dealt: list[tuple[Card, ...]] = []
    for seat, hand in enumerate(hands):
        table = list(seen.dealt[seat])
        if None in table:
            for place, one in zip(seen.places[seat], played[seat], strict=True):
                table[place] = one
            rng.shuffle(hand)
            table = [hand.pop() if one is None else one for one in table]
        dealt.append(tuple(one for one in table if one is not None))
    world.dealt = tuple(dealt)
    world.hands = [
        [one for place, one in enumerate(table) if place not in seen.places[seat]] for seat, table in enumerate(dealt)
    ]


def _undraw(seen: Observation, world: State, had: Hands, rest: list[Card], rng: Random) -> None:
    """34. The cards drawn, or still to be drawn, in the order of the pack."""
    if not seen.drawn:
        world.stock = tuple(one if one is not None else rest.pop() for one in seen.stock)
        return
    world.drawn = tuple(one or rng.choice(had[seat]) for seat, one in enumerate(seen.drawn))
    for cards, one in zip(had, world.drawn, strict=True):
        cards.remove(one)
    world.stock = tuple(world.drawn[(seen.dealer + turn) % seen.seats] for turn in range(seen.seats))


def _unpass(seen: Observation, world: State, had: Hands, rng: Random) -> None:
    """26, 28, 29. What each received, of what it had afterwards; its giver had it before."""
    passes: list[Pass] = []
    for giver, receiver, cards in seen.passes:
        known = tuple(one for one in cards if one is not None)
        got = known or in_order(rng.sample(had[receiver], len(cards)))
        passes.append((giver, receiver, got))
    for giver, receiver, cards in passes:
        had[receiver] = [one for one in had[receiver] if one not in cards]
        had[giver] = [*had[giver], *cards]
    world.passes = tuple(passes)


def _choose_secretly(seen: Observation, world: State, rng: Random) -> None:
    for seat in seen.chosen:
        world.commits[seat] = seen.choices[seat] or rng.choice(law.legal(world, seat))
