"""Tables laid for a test: positions in notation, actions by code."""

from collections.abc import Iterable, Sequence

import pytest

from engine.cards import codes
from engine.game import Event, IllegalAction, Message
from engine.seats import CHANCE, Seat
from games.pis_yedili import GAME
from games.pis_yedili.actions import DECK
from games.pis_yedili.deck import deal_order
from games.pis_yedili.options import Options
from games.pis_yedili.state import State


def table(words: str) -> State:
    """The state of a position without its head; seat 0 starts unless it names a dealer."""
    if "dealer=" not in words:
        hands = words.partition("hands=")[2].partition(" ")[0]
        words = f"dealer={hands.count('/')} {words}"
    return GAME.from_position(f"pis_yedili {words}")


def legal(state: State, seat: Seat | None = None) -> set[str]:
    """The codes of what this seat, or whoever's turn it is, may do."""
    return {action.code for action in state.legal_actions(state.turn if seat is None else seat)}


def lays(state: State) -> set[str]:
    """The cards that may be laid now."""
    return {code[:2] for code in legal(state) if code[:2].isupper() or code[0].isdigit()}


def do(state: State, *moves: str) -> list[Event]:
    """Apply moves `7H` or `draw` by whoever's turn it is, or `*=reshuffle:…` by the deck; all that happened."""
    events: list[Event] = []
    for move in moves:
        seat = CHANCE if move.startswith("*=") else state.turn
        events += state.apply(seat, GAME.parse_action(move.removeprefix("*=")))
    return events


def refused(state: State, code: str, seat: Seat | None = None) -> Message:
    """Why this may not be done; nothing has changed by trying."""
    before = state.position()
    seat = state.turn if seat is None else seat
    action = GAME.parse_action(code)
    message = state.refusal(seat, action)
    assert message is not None, f"{code} is allowed"
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.message == message
    assert state.position() == before
    return message


def hand(state: State, seat: Seat) -> str:
    """A seat's cards as in a position."""
    return codes(state.hands[seat])


def counts(state: State) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple(map(len, state.hands))


def dealt(hands: Sequence[str], dealer: Seat = 3, options: Options | None = None, stock: Iterable[str] = ()) -> State:
    """A hand dealt as a real one, by a shuffle that gives these cards; the stock begins with `stock`."""
    options = options or Options()
    state = GAME.deal(options, len(hands), {"dealer": dealer})
    wanted = [one.split(".") for one in hands]
    order = [wanted[seat].pop(0) for seat in deal_order(dealer, len(hands), options.starter_cards)] + list(stock)
    order += [card.code for card in DECK if card.code not in order]
    state.apply(CHANCE, GAME.parse_action("shuffle:" + ".".join(order)))
    return state
