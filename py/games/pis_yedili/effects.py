"""What the cards do once they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.cards import ACE, EIGHT, SEVEN, TEN, Rank
from engine.game import Event
from engine.seats import Seat
from games.pis_yedili import deck
from games.pis_yedili import events as told
from games.pis_yedili.actions import UNSAID, Lay
from games.pis_yedili.events import LAID, SKIPPED, Why
from games.pis_yedili.rules import AGAIN, LAP, OVER, TURN

if TYPE_CHECKING:
    from games.pis_yedili.state import State


def without_effect(state: State, seat: Seat, lay: Lay) -> Sequence[Event]:
    """Y8. The first card laid has no effect at all, and a jack asks for no suit. O1. Nor has any of the first lap."""
    events: list[Event] = [*LAID[lay][seat]]
    if not state.hands[seat]:
        return _go_out(state, seat, lay, events)
    if state.rules.tek_is_said and len(state.hands[seat]) == 1:
        _tek(state, seat, lay, events)
    lap_goes_on(state, seat)
    return deck.serve(state, events) if state.due else events


def lap_goes_on(state: State, seat: Seat) -> None:
    """The next seat clockwise is to lay its first card, or to have the first normal turn."""
    state.lap -= 1
    state.phase = LAP if state.lap else TURN
    state.turn = (seat + 1) % state.seats


def with_effect(state: State, seat: Seat, lay: Lay) -> Sequence[Event]:
    """A special card, the second-last one where "Tek!" must be said, or the last one."""
    events: list[Event] = [*LAID[lay][seat]]
    if not state.hands[seat]:
        return _last(state, seat, lay, events)
    if state.rules.tek_is_said and len(state.hands[seat]) == 1:
        _tek(state, seat, lay, events)
    if lay.card.rank in EFFECTS:
        EFFECTS[lay.card.rank](state, seat, events)
    else:
        _to(state, seat, 1)
    return deck.serve(state, events) if state.due else events


def _tek(state: State, seat: Seat, lay: Lay, events: list[Event]) -> None:
    """O8. Who lays the second-last card without saying so pays for it, before any effect of the card."""
    state.muted &= ~(1 << seat)
    if lay.said:
        events.append(told.SAYS_TEK[seat])
        state.laid = UNSAID[lay]
        return
    events.append(told.FORGOT[seat])
    match state.options.tek:
        case "no_finish":
            state.muted |= 1 << seat
        case "draw_one":
            state.due.append((seat, told.TEK_DRAW))
        case "draw_two":
            state.due += [(seat, told.TEK_DRAW)] * 2


def _to(state: State, seat: Seat, steps: int) -> None:
    state.turn = (seat + steps * state.way) % state.seats


def _skip(state: State, seat: Seat, events: list[Event]) -> None:
    events.append(SKIPPED[(seat + state.way) % state.seats])
    _to(state, seat, 2)


def _bill_goes_on(state: State, seat: Seat, events: list[Event]) -> None:
    _to(state, seat, 1)
    events.append(told.faces(state.turn, state.bill))


def _seven(state: State, seat: Seat, events: list[Event]) -> None:
    """Y16. 3 cards and a lost turn for the next player, unless he lays any 7: then the next one faces 6."""
    state.bill = state.rules.bill(state.bill)
    _bill_goes_on(state, seat, events)


def _eight(state: State, seat: Seat, events: list[Event]) -> None:
    """Y17. The next player in the current direction is skipped; with two players you play again. O6: no effect."""
    if state.options.eight == "skip":
        _skip(state, seat, events)
    else:
        _to(state, seat, 1)


def _ten(state: State, seat: Seat, events: list[Event]) -> None:
    """Y18. Direction reverses; with two players it works as a skip, you play again.

    O3. Against a seven it throws the bill back: direction turns, same amount.
    """
    if state.seats == 2 and not state.bill:
        _skip(state, seat, events)
        return
    state.way = -state.way
    events.append(told.TURNED[state.way])
    if state.bill:
        _bill_goes_on(state, seat, events)
    else:
        _to(state, seat, 1)


def _ace(state: State, seat: Seat, events: list[Event]) -> None:
    """Y20. All the others take 1 card each; then it is your go once more, limited to the ace's suit.

    O5 may make it something else. O3. Against a seven the bill goes on unchanged, the ace does nothing else.
    """
    if state.bill:
        _bill_goes_on(state, seat, events)
        return
    state.due += _ace_draws(state, seat)
    match state.options.ace:
        case "all_draw_suit":
            state.phase = AGAIN
        case "skip" | "next_draws":
            _skip(state, seat, events)


def _ace_draws(state: State, seat: Seat) -> list[tuple[Seat, Why]]:
    """Y20. Who takes a card: the others, in the current direction from the next player on. O5 may spare them."""
    others = {"skip": 0, "next_draws": 1}.get(state.options.ace, state.seats - 1)
    return [((seat + step * state.way) % state.seats, told.ACE_DRAW) for step in range(1, others + 1)]


Effect: TypeAlias = "Callable[[State, Seat, list[Event]], None]"
EFFECTS: Final[Mapping[Rank, Effect]] = {SEVEN: _seven, EIGHT: _eight, TEN: _ten, ACE: _ace}
"""What the special cards do; a jack's named suit is part of laying it (Y19)."""


def _last(state: State, seat: Seat, lay: Lay, events: list[Event]) -> Sequence[Event]:
    """Y24. The hand ends the moment a player lays the last card; no effect of that card happens.

    O11. Its penalty or draws may be served before counting, and cannot be answered.
    """
    if state.options.last_card_effects:
        rank = lay.card.rank
        if rank is SEVEN:
            state.bill = state.rules.bill(state.bill)
        elif rank is TEN and state.bill:
            state.way = -state.way
        if state.bill:
            state.due = [((seat + state.way) % state.seats, told.BILL)] * state.bill
        elif rank is ACE:
            state.due = _ace_draws(state, seat)
    return _go_out(state, seat, lay, events)


def _go_out(state: State, seat: Seat, lay: Lay, events: list[Event]) -> Sequence[Event]:
    state.phase = OVER
    state.turn = seat
    state.bill = 0
    events.append(told.WentOut(seat, lay.card))
    if state.due:
        return deck.serve(state, events)
    state.count()
    return events
