"""Counting every line of play from a position: the test of a game's rules that chess programs call perft."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Action, State
from engine.seats import CHANCE, Seat


@dataclass(slots=True)
class Count:
    """The lines of one length: how many, how many of them ended the deal, how many came to where the deck acts."""

    lines: int = 0
    ended: int = 0
    deck: int = 0


def counted(state: State, depth: int) -> list[Count]:
    """The lines of 1 to `depth` actions from here.

    A line ends with the deal, and where the deck is to act. Where several choose at once the first of them is
    taken, since the order changes nothing; who may act out of turn is counted too.
    """
    counts = [Count() for _ in range(depth)]
    _count(state, counts, 0)
    return counts


def divided(state: State, depth: int) -> dict[str, int]:
    """For each first action, as `seat=code`, the lines of `depth` actions that begin with it."""
    found = {}
    for seat, action in _choices(state):
        after = state.copy()
        after.apply(seat, action)
        found[f"{seat}={action.code}"] = counted(after, depth - 1)[-1].lines if depth > 1 else 1
    return found


def _count(state: State, counts: list[Count], done: int) -> None:
    if done == len(counts):
        return
    count = counts[done]
    for seat, action in _choices(state):
        after = state.copy()
        after.apply(seat, action)
        count.lines += 1
        if after.outcome is not None:
            count.ended += 1
        elif after.actors() == (CHANCE,):
            count.deck += 1
        else:
            _count(after, counts, done + 1)


def _choices(state: State) -> list[tuple[Seat, Action]]:
    seats = (*state.actors()[:1], *state.open_to())
    return [(seat, action) for seat in seats for action in state.legal_actions(seat)]
