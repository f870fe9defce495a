"""Hands of Pip-Pip laid out for a test: name the cards that matter, the rest of the pack fills the gaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from engine.cards import PlayingCard, playing_card
from engine.game import Event, IllegalAction, Message
from engine.seats import CHANCE, Seat
from games import pip_pip
from games.pip_pip import actions
from games.pip_pip.events import Played, TrickTaken
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, HAND, cards_in
from games.pip_pip.state import PipPipState

GAME: Any = pip_pip.GAME
"""Untyped here, so that a test may say what it knows: that a trump is there, that a hand is over."""


def cards(text: str) -> tuple[PlayingCard, ...]:
    """The cards of a text, `H10 KS KSb`: codes, or the suit first as the rules' examples write them."""
    found = []
    for word in text.replace(",", " ").replace(".", " ").split():
        if word[0] in "SHDC":
            rank = word[1:].removesuffix("b")
            word = rank.replace("10", "T") + word[0] + word[1 + len(rank) :]
        found.append(playing_card(word))
    return tuple(found)


def dealt(
    hands: Sequence[str],
    *,
    trump: str = "S",
    stock: str = "",
    dealer: Seat | None = None,
    options: Options | None = None,
    fill: str = "3456789T",
) -> Any:
    """A hand just dealt, `hands[seat]` (fewer than seven cards are filled up) and the first cards of the stock as told.

    The last seat deals, so seat 0 leads, unless told otherwise. Gaps are filled with cards of the ranks in `fill`, the
    last of each suit first, before any other; a word `!H` in a hand keeps hearts out of what fills it.
    """
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    told = [cards(" ".join(word for word in hand.split() if word[0] != "!")) for hand in hands]
    never = [{word[1] for word in hand.split() if word[0] == "!"} for hand in hands]
    first = cards(stock)
    out = {one for part in (*told, first) for one in part}
    assert len(out) == sum(map(len, told)) + len(first), "a card is told twice"
    rest = [one for one in DECK if one not in out]
    rest.sort(key=lambda one: one.rank.code not in fill)
    full = []
    for one, not_these in zip(told, never, strict=True):
        more = [c for c in rest if c.suit.code not in not_these][: HAND - len(one)]
        rest = [c for c in rest if c not in more]
        full.append([*one, *more])
    left = [(dealer + 1 + index) % seats for index in range(seats)]
    pack = [full[seat][row] for row in range(HAND) for seat in left] + [*first, *rest]
    carry = {"dealer": dealer, "order": ".".join(map(str, range(seats))), "trump": trump}
    state = GAME.deal(options or Options(), seats, carry)
    if state.trump is None:
        state.apply(CHANCE, actions.cut(playing_card(f"3{trump}")))
    state.apply(CHANCE, actions.Shuffle(tuple(pack)))
    return state


def play(state: PipPipState, *words: str) -> Any:
    """Play these cards in turn; what happened."""
    found: list[Event] = []
    for word in words:
        (seat,) = state.actors()
        found += state.apply(seat, actions.play(cards(word)[0]))
    return found


def call(state: PipPipState, seat: Seat, king: str, queen: str) -> Any:
    """That seat calls."""
    return state.apply(seat, actions.call(cards(king)[0], cards(queen)[0]))


def taken(found: Iterable[Event]) -> TrickTaken:
    """The one trick taken among these events."""
    (trick,) = [event for event in found if isinstance(event, TrickTaken)]
    return trick


def legal(state: PipPipState, seat: Seat) -> set[str]:
    """What that seat may do, as codes."""
    return {action.code for action in state.legal_actions(seat)}


def refused(state: PipPipState, seat: Seat, word: str) -> Message:
    """Why that is refused; it must be, by `refusal` and `apply` alike, and nothing may change."""
    action = GAME.parse_action(word)
    before = state.position()
    reason = state.refusal(seat, action)
    assert reason is not None, f"{word} is allowed"
    with pytest.raises(IllegalAction) as error:
        state.apply(seat, action)
    assert error.value.message == reason
    assert state.position() == before
    return reason


def hand(state: PipPipState, seat: Seat) -> set[str]:
    """The cards of that hand, as codes."""
    return {one.code for one in cards_in(state.hands[seat])}


def play_on(state: PipPipState, until: int | None = None, rng: Random | None = None) -> Any:
    """Play cards, no calls, until so many tricks are done or the hand is over.

    By `rng`, else the first legal card, a King or Queen only if there is no other.
    """
    found: list[Event] = []
    while state.outcome is None and (until is None or state.tricks < until):
        (seat,) = state.actors()
        plays = [one for one in state.legal_actions(seat) if isinstance(one, actions.Play)]
        low = [one for one in plays if not one.royal] or plays
        found += state.apply(seat, rng.choice(plays) if rng else low[0])
    return found


def randomly(seed: int, seats: int, options: Options, *, carry: Any = None, calls: float = 0.5) -> Any:
    """A whole hand played at random, calls included."""
    rng = Random(seed)
    state = GAME.deal(options, seats, carry)
    while state.outcome is None:
        step(state, rng, calls)
    return state


def step(state: PipPipState, rng: Random, calls: float = 0.5) -> tuple[Seat, Any, Any]:
    """One random action: chance's, a call of any seat, or a card."""
    (seat,) = state.actors()
    if seat == CHANCE:
        action: Any = state.chance_outcome(rng)
    else:
        callers = state.open_to()
        if callers and rng.random() < calls:
            seat = rng.choice(callers)
            action = rng.choice([one for one in state.legal_actions(seat) if isinstance(one, actions.Call)])
        else:
            action = rng.choice([one for one in state.legal_actions(seat) if isinstance(one, actions.Play)])
    return seat, action, state.apply(seat, action)


def played(found: Iterable[Event]) -> list[str]:
    """The cards played in these events."""
    return [event.card.code for event in found if isinstance(event, Played)]
