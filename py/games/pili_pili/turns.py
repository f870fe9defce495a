"""Whose turn it is in a round of Pili Pili, and choices kept secret until everybody has made his."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game import Action
from engine.seats import Seat
from games.pili_pili import law
from games.pili_pili.missions import Mission
from games.pili_pili.phases import PLAY

if TYPE_CHECKING:
    from games.pili_pili.state import State

NOBODY: Final[tuple[Seat, ...]] = ()
ONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in range(8))
EVERYBODY: Final[tuple[tuple[Seat, ...], ...]] = tuple(tuple(range(seats)) for seats in range(9))


def is_plain(rule: Mission) -> bool:
    """Whether any card may be played, in turn and openly."""
    return not (rule.by_place or rule.edges or rule.at_once)


def start_play(state: State, leader: Seat) -> None:
    """Somebody leads, or everybody plays at once."""
    # 13. The first bettor leads; 35. or nobody does.
    state.phase = PLAY
    state.waiting = EVERYBODY[state.seats] if state.rule.at_once else ONE[leader]
    if state.plain:
        state.playable = [law.plays_of(state, seat) for seat in range(state.seats)]


def commit(state: State, seat: Seat, action: Action) -> bool:
    """Keep a secret choice; True when it was the last one waited for."""
    state.commits[seat] = action
    state.waiting = tuple(other for other in state.waiting if other != seat)
    return not state.waiting


def clear_commits(state: State) -> None:
    """All is shown: nobody has chosen anything."""
    state.commits = [None] * state.seats
