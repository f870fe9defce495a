"""Why something is refused: the first rule that applies, in the order in which a player would be told.

What is legal is decided in `state` alone (`playable`, `callable_suits`); here it is only explained.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Action, Message
from engine.seats import CHANCE, Seat
from games.pip_pip import ceremony
from games.pip_pip.actions import Call, Cut, Draw, Play, Shuffle
from games.pip_pip.pack import BITS, DECK

if TYPE_CHECKING:
    from games.pip_pip.state import PipPipState


def refusal(state: PipPipState, seat: Seat, action: Action) -> Message | None:
    """The rule that refuses; the first that applies, in the order a player would be told."""
    if state.outcome is not None:
        return Message("hand-over")
    if isinstance(action, Play | Call):
        if state.turn == CHANCE:
            return Message("not-dealt")
        return _play_refusal(state, seat, action) if isinstance(action, Play) else _call_refusal(state, seat, action)
    if seat != CHANCE or state.turn != CHANCE or _chance_refused(state, action):
        return Message("not-for-chance")
    return None


def _play_refusal(state: PipPipState, seat: Seat, action: Play) -> Message | None:
    if seat != state.turn:
        return Message.of("not-your-turn", seat=state.turn)
    if state.playable(seat) & action.bit:
        return None
    if not state.hands[seat] & action.bit:
        return Message.of("not-in-hand", card=action.code)
    return Message.of("follow-suit", suit=state.trick.plays[0][1].suit.code)


def _call_refusal(state: PipPipState, seat: Seat, action: Call) -> Message | None:
    if not 0 <= seat < len(state.hands) or state.hands[seat] & action.bits != action.bits:
        return Message.of("not-both-in-hand", king=action.king.code, queen=action.queen.code)
    if state.used[seat] & action.bits:
        used = action.king if state.used[seat] & BITS[action.king.index] else action.queen
        return Message.of("called-already", card=used.code)
    if state.callable_suits(seat) & 1 << action.suit.index:
        return None
    if action.suit is state.trump and state.options.trump_marriage == "none":
        return Message.of("suit-is-trump", suit=action.suit.code)
    return Message("only-after-drawing")


def _chance_refused(state: PipPipState, action: Action) -> bool:
    if state.dealer is None:
        return not isinstance(action, Draw) or ceremony.refused(
            state.drawn, action.cards, len(state.hands), state.options
        )
    if state.trump is None:
        return not isinstance(action, Cut)
    return not isinstance(action, Shuffle) or len(action.cards) != len(DECK) or len(set(action.cards)) != len(DECK)
