"""Whether a state that somebody wrote down can be one of a hand that is played."""

from __future__ import annotations

from engine.cards import ACE, CLUBS, JACK
from engine.notation import NotationError
from games.pis_yedili.lives import lives_of, tell
from games.pis_yedili.rules import AGAIN, DEALER, FIRST, LAP, OVER, SHUFFLE, TURN
from games.pis_yedili.state import MOST_MOVES, State


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
        raise NotationError(f"seat {empty[0]} has no card left: the hand would be over, with turn={empty[0]}")
    if state.phase != OVER and (not state.discard) != (state.phase == FIRST):
        raise NotationError("discards lie on the table in every phase but the first, and not in that")
    newest = state.knowledge.reshuffles
    if any(state.knowledge.born[card.index] != newest for card in state.stock):
        raise NotationError(f"the stock holds only cards of the newest reshuffle, {newest}")


def _check_top(state: State) -> None:
    laid = state.laid
    if laid is None:
        return
    opened = laid.card.suit is CLUBS and (len(state.discard) == 1 or state.options.first_lap == "everyone")
    if laid.card.rank is JACK and laid.named is None and not opened and state.phase != OVER:
        raise NotationError("named is missing: the jack on top asks for a suit")
    if state.phase == AGAIN and (laid.card.rank is not ACE or state.options.ace != "all_draw_suit"):
        raise NotationError("phase=again is the second go after an ace")
    if state.phase in (FIRST, LAP, AGAIN) and state.bill:
        raise NotationError(f"no penalty waits in phase={state.phase}")
    if state.phase == TURN and state.bill:
        steps = [state.rules.bill(0)]
        while len(steps) < 4:
            steps.append(state.rules.bill(steps[-1]))
        if state.bill not in steps:
            raise NotationError(f"bill is one of {', '.join(map(str, steps))}, not {state.bill}")
        if laid.card.rank.code != "7" and laid.card not in state.rules.answers.cards:
            raise NotationError(f"a penalty does not wait on {laid.card}")


def _check_turn(state: State) -> None:
    if state.phase == LAP and state.options.first_lap != "everyone":
        raise NotationError("phase=lap belongs to the option first_lap:everyone")
    if state.bill and state.drawn:
        raise NotationError("nobody has drawn in a turn in which a penalty waits")
    if state.due and (state.stock or len(state.discard) < 2):
        raise NotationError("cards are due only where the stock is empty and there are discards to shuffle")
    if state.phase != OVER and state.moves >= MOST_MOVES:
        raise NotationError(f"a hand ends with {MOST_MOVES} moves")


def _check_memories(state: State) -> None:
    for seat, known in state.knowledge.known():
        held = state.knowledge.held[seat]
        lives = lives_of(known, state.hands[seat], state.knowledge.born)
        births = range(max(len(held), *map(len, known.gains)))
        counted = all(known.room(0, born) == (held[born] if born < len(held) else 0) for born in births)
        if not counted or any(life.born not in births for life in known.gone):
            raise NotationError(f"known counts other cards than seat {seat} holds")
        if tell(known, lives) is None:
            raise NotationError(f"what is known of seat {seat} does not agree with its cards")
