"""Whether a state that somebody wrote down can be one of a hand that is played."""

from __future__ import annotations

from engine.cards import ACE, CLUBS, JACK
from engine.game import Value
from engine.notation import NotationError, unlike
from games.pis_yedili.lives import lives_of, tell
from games.pis_yedili.rules import AGAIN, DEALER, FIRST, LAP, OVER, SHUFFLE, TURN
from games.pis_yedili.state import MOST_MOVES, State


def _no(reason: str, key: str, **params: Value) -> NotationError:
    return unlike(reason, "pis_yedili", key, **params)


def check(state: State) -> None:
    """Raises `NotationError` with the first thing that cannot be."""
    if state.phase in (DEALER, SHUFFLE):
        return
    _check_cards(state)
    _check_top(state)
    _check_turn(state)
    _check_memories(state)


def _check_cards(state: State) -> None:
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    if empty and (state.phase != OVER or empty != [state.turn]):
        raise _no(
            f"seat {empty[0]} has no card left: the hand would be over, with turn={empty[0]}", "empty", seat=empty[0]
        )
    if state.phase != OVER and (not state.discard) != (state.phase == FIRST):
        raise _no(
            "discards lie on the table in every phase but the first, and not in that",
            "discard" if state.discard else "no-discard",
        )
    newest = state.knowledge.reshuffles
    if any(state.knowledge.born[card.index] != newest for card in state.stock):
        raise _no(f"the stock holds only cards of the newest reshuffle, {newest}", "told")


def _check_top(state: State) -> None:
    laid = state.laid
    if laid is None:
        return
    opened = laid.card.suit is CLUBS and (len(state.discard) == 1 or state.options.first_lap == "everyone")
    if laid.card.rank is JACK and laid.named is None and not opened and state.phase != OVER:
        raise _no("named is missing: the jack on top asks for a suit", "no-suit", card=laid.card.code)
    if state.phase == AGAIN and (laid.card.rank is not ACE or state.options.ace != "all_draw_suit"):
        raise _no("phase=again is the second go after an ace", "again")
    if state.phase in (FIRST, LAP, AGAIN) and state.bill:
        raise _no(f"no penalty waits in phase={state.phase}", "no-bill")
    if state.phase == TURN and state.bill:
        steps = [state.rules.bill(0)]
        while len(steps) < 4:
            steps.append(state.rules.bill(steps[-1]))
        can = ", ".join(map(str, steps))
        if state.bill not in steps:
            raise _no(f"bill is one of {can}, not {state.bill}", "bill-steps", count=state.bill, allowed=can)
        if laid.card.rank.code != "7" and laid.card not in state.rules.answers.cards:
            raise _no(f"a penalty does not wait on {laid.card}", "bill-card", card=laid.card.code)


def _check_turn(state: State) -> None:
    if state.phase == LAP and state.options.first_lap != "everyone":
        raise _no("phase=lap belongs to the option first_lap:everyone", "lap")
    if state.bill and state.drawn:
        raise _no("nobody has drawn in a turn in which a penalty waits", "bill-drawn")
    if state.due and (state.stock or len(state.discard) < 2):
        raise _no("cards are due only where the stock is empty and there are discards to shuffle", "due")
    if state.phase != OVER and state.moves >= MOST_MOVES:
        raise _no(f"a hand ends with {MOST_MOVES} moves", "moves", count=MOST_MOVES)


def _check_memories(state: State) -> None:
    for seat, known in state.knowledge.known():
        held = state.knowledge.held[seat]
        lives = lives_of(known, state.hands[seat], state.knowledge.born)
        births = range(max(len(held), *map(len, known.gains)))
        counted = all(known.room(0, born) == (held[born] if born < len(held) else 0) for born in births)
        if not counted or any(life.born not in births for life in known.gone):
            raise _no(f"known counts other cards than seat {seat} holds", "known", seat=seat)
        if tell(known, lives) is None:
            raise _no(f"what is known of seat {seat} does not agree with its cards", "known", seat=seat)
