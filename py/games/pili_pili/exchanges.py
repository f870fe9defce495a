"""What Missions do after the bets and between tricks: hands shown, cards drawn, passed and swapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engine.cards import Card
from engine.game import Event
from engine.seats import Seat
from games.pili_pili import events as told
from games.pili_pili.actions import Give, Name, in_order
from games.pili_pili.phases import LINK, PASS, SWAP
from games.pili_pili.turns import EVERYBODY, clear_commits, commit, start_play

if TYPE_CHECKING:
    from games.pili_pili.state import Pass, State


def after_bets(state: State, happened: list[Event]) -> Sequence[Event]:
    """What the Mission does now that all have bet; then play."""
    rule = state.rule
    if rule.betting != rule.playing or (rule.look and not rule.by_place):
        # 31, 32, 33, 39. Hands that nobody, or everybody else, or only the owner saw.
        happened.append(told.Shown(state.dealt, rule.playing))
    if rule.draws:
        _draw(state, happened)
    if rule.whole:
        # 29. Nothing to choose.
        _pass_on(state, [tuple(hand) for hand in state.hands], happened)
    elif rule.give:
        state.phase, state.waiting = PASS, EVERYBODY[state.seats]
        return happened
    if rule.linked:
        state.phase, state.waiting = LINK, EVERYBODY[state.seats]
        return happened
    start_play(state, state.first)
    return happened


def _draw(state: State, happened: list[Event]) -> None:
    # 34. Everyone, in turn from the dealer (whoever bets first), draws one card from the rest of the pack.
    drawn: dict[Seat, Card] = {}
    for turn, one in enumerate(state.stock):
        seat = (state.dealer + turn) % state.seats
        drawn[seat] = one
        state.hands[seat] = list(in_order((*state.hands[seat], one)))
        happened.append(told.Drew(seat, one))
    state.drawn = tuple(drawn[seat] for seat in range(state.seats))


def give(state: State, seat: Seat, action: Give) -> Sequence[Event]:
    """28. Cards for a neighbour, in secret."""
    # 26. All choices secret; nobody sees what he receives before choosing what he gives.
    if not commit(state, seat, action):
        return (told.CHOSE[seat],)
    happened: list[Event] = [told.CHOSE[seat]]
    _pass_on(state, [cast(Give, choice).cards for choice in state.commits], happened)
    clear_commits(state)
    start_play(state, state.first)
    return happened


def _pass_on(state: State, given: list[tuple[Card, ...]], happened: list[Event]) -> None:
    to = [(seat + state.rule.to) % state.seats for seat in range(state.seats)]
    passes = [(seat, to[seat], cards) for seat, cards in enumerate(given)]
    _move(state, passes)
    happened += [told.Passed(giver, receiver, len(cards), cards) for giver, receiver, cards in passes]


def _move(state: State, passes: list[Pass]) -> None:
    for giver, _, cards in passes:
        for one in cards:
            state.hands[giver].remove(one)
    for _, receiver, cards in passes:
        state.hands[receiver] = list(in_order((*state.hands[receiver], *cards)))
    state.passes += tuple(passes)


def link(state: State, seat: Seat, action: Name) -> Sequence[Event]:
    """42. Whose Pilis one gets too, in secret."""
    # 42. Each secretly picks another player; all picks are shown together.
    if not commit(state, seat, action):
        return (told.CHOSE[seat],)
    state.links = tuple(cast(Name, choice).seat for choice in state.commits)
    clear_commits(state)
    start_play(state, state.first)
    return (told.CHOSE[seat], *(told.Linked(at, other) for at, other in enumerate(state.links)))


def name(state: State, seat: Seat, action: Name) -> Sequence[Event]:
    """45. Whom the winner of the trick swaps with."""
    state.named = action.seat
    state.phase = SWAP
    state.waiting = (seat, state.named) if seat < state.named else (state.named, seat)
    return (told.Named(seat, state.named),)


def swap(state: State, seat: Seat, action: Give) -> Sequence[Event]:
    """45. A card for a card, in secret."""
    if not commit(state, seat, action):
        return (told.CHOSE[seat],)
    pair = (state.winner, state.named)
    passes = [(one, other, cast(Give, state.commits[one]).cards) for one, other in (pair, (state.named, state.winner))]
    _move(state, passes)
    clear_commits(state)
    state.named = -1
    # 45. Then the winner leads.
    start_play(state, state.winner)
    return (told.CHOSE[seat], *(told.Passed(giver, receiver, len(cards), cards) for giver, receiver, cards in passes))
