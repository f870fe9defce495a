"""A round as one line: `pilotta options=- dealer=3 hands=AS.…/…/…/… calls=pass.80H.… play=announce.AH.7H…`.

The hands are the eight cards dealt to each seat, in turn order from seat 0; all that was said and laid follows, and
whoever reads it plays it again. So a position is refused exactly where the game would refuse it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import options as house
from engine.cards import PlayingCard, cards_of, playing_card
from engine.game import Action, IllegalAction, Message
from engine.notation import NotationError, forbidden, no_card, no_number, read_fields, twice, unlike, unread
from engine.seats import CHANCE, Seat
from games.pilotta.actions import Bid, Play, Say, parse_action
from games.pilotta.dealing import shuffle_for
from games.pilotta.options import Options
from games.pilotta.state import State


def read_position(text: str, told: list[tuple[Seat, Action]] | None = None) -> State:
    """The state of that line; raises `NotationError` saying what cannot be. `told` is given every word and card."""
    said: list[tuple[Seat, Action]] = [] if told is None else told
    head, words = read_fields(text, ("dealer",), ("options", "hands", "calls", "play"))
    if head != "pilotta":
        raise unread(f"a position of this game begins with pilotta, not {head[:20]!r}", head)
    try:
        options = house.parse(Options, words.get("options", "-"))
    except house.OptionError as error:
        raise NotationError(str(error), told=error.message) from None
    dealer = words["dealer"]
    if dealer not in ("?", "0", "1", "2", "3"):
        raise no_number(f"dealer is a seat from 0 to 3, or ? before it is drawn, not {dealer!r}", "dealer", 0, 3)
    state = State(options, None if dealer == "?" else int(dealer))
    if "hands" not in words:
        return state
    if state.dealer is None:
        raise unlike("there are no hands before the dealer is drawn", "pilotta", "no-dealer")
    state.apply(CHANCE, shuffle_for(_hands(words["hands"]), state.dealer))
    said += _tell(state, "calls", words.get("calls", "-"), lambda action: isinstance(action, Say | Bid))
    said += _tell(state, "play", words.get("play", "-"), lambda action: isinstance(action, Say | Play))
    return state


def _hands(word: str) -> list[list[PlayingCard]]:
    hands = word.split("/")
    if len(hands) != 4:
        told = Message.of("position-hands", count=len(hands), seats=4)
        raise NotationError(f"hands are four, parted by /, not {len(hands)}", told=told)
    found: list[list[PlayingCard]] = []
    seen: set[str] = set()
    for seat, hand in enumerate(hands):
        try:
            cards = [playing_card(card.code) for card in cards_of(hand)]
        except ValueError as error:
            raise no_card(f"hand of seat {seat}: {error}", hand) from None
        for card in cards:
            if card.copy or card.rank.code in "23456":
                raise no_card(f"{card} is not in this pack of 7 to ace", card.code)
            if card.code in seen:
                raise twice(f"{card} is there twice", card.code)
            seen.add(card.code)
        found.append(cards)
    for seat, cards in enumerate(found):
        if len(cards) != 8:
            told = Message.of("position-size", seat=seat, count=len(cards), wanted=8)
            raise NotationError(f"seat {seat} was dealt eight cards, not {len(cards)}", told=told)
    return found


def _tell(state: State, name: str, word: str, belongs: Callable[[Action], bool]) -> list[tuple[Seat, Action]]:
    said: list[tuple[Seat, Action]] = []
    if word == "-":
        return said
    for number, code in enumerate(word.split("."), 1):
        try:
            action = parse_action(code)
        except ValueError as error:
            raise unread(f"{name}, word {number}: {error}", code) from None
        if not belongs(action) or not state.actors():
            raise unread(f"{name}, word {number}: {code} has no place here", code)
        said.append((state.turn, action))
        try:
            state.apply(state.turn, action)
        except IllegalAction as error:
            reason = f"{name}, word {number}: seat {state.turn} may not {code}: {error}"
            raise forbidden(reason, state.turn, number, error.message) from None
    return said
