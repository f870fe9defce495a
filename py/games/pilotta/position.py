"""A round as one line: `pilotta options=- dealer=3 hands=AS.…/…/…/… calls=pass.80H.… play=announce.AH.7H…`.

The hands are the eight cards dealt to each seat, in turn order from seat 0; all that was said and laid follows, and
whoever reads it plays it again. So a position is refused exactly where the game would refuse it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import options as house
from engine.cards import PlayingCard, cards_of, playing_card
from engine.game import Action, IllegalAction
from engine.notation import NotationError, read_fields
from engine.seats import CHANCE
from games.pilotta.actions import Bid, Play, Say, parse_action
from games.pilotta.dealing import shuffle_for
from games.pilotta.options import Options
from games.pilotta.state import State


def read_position(text: str) -> State:
    """The state of that line; raises `NotationError` saying what cannot be."""
    head, words = read_fields(text, ("dealer",), ("options", "hands", "calls", "play"))
    if head != "pilotta":
        raise NotationError(f"a position of this game begins with pilotta, not {head[:20]!r}")
    try:
        options = house.parse(Options, words.get("options", "-"))
    except house.OptionError as error:
        raise NotationError(str(error)) from None
    dealer = words["dealer"]
    if dealer not in ("?", "0", "1", "2", "3"):
        raise NotationError(f"dealer is a seat from 0 to 3, or ? before it is drawn, not {dealer!r}")
    state = State(options, None if dealer == "?" else int(dealer))
    if "hands" not in words:
        return state
    if state.dealer is None:
        raise NotationError("there are no hands before the dealer is drawn")
    state.apply(CHANCE, shuffle_for(_hands(words["hands"]), state.dealer))
    _tell(state, "calls", words.get("calls", "-"), lambda action: isinstance(action, Say | Bid))
    _tell(state, "play", words.get("play", "-"), lambda action: isinstance(action, Say | Play))
    return state


def _hands(word: str) -> list[list[PlayingCard]]:
    hands = word.split("/")
    if len(hands) != 4:
        raise NotationError(f"hands are four, parted by /, not {len(hands)}")
    found: list[list[PlayingCard]] = []
    seen: set[str] = set()
    for seat, hand in enumerate(hands):
        try:
            cards = [playing_card(card.code) for card in cards_of(hand)]
        except ValueError as error:
            raise NotationError(f"hand of seat {seat}: {error}") from None
        if len(cards) != 8:
            raise NotationError(f"seat {seat} was dealt eight cards, not {len(cards)}")
        for card in cards:
            if card.copy or card.rank.code in "23456":
                raise NotationError(f"{card} is not in this pack of 7 to ace")
            if card.code in seen:
                raise NotationError(f"{card} is there twice")
            seen.add(card.code)
        found.append(cards)
    return found


def _tell(state: State, name: str, word: str, belongs: Callable[[Action], bool]) -> None:
    if word == "-":
        return
    for number, code in enumerate(word.split("."), 1):
        try:
            action = parse_action(code)
        except ValueError as error:
            raise NotationError(f"{name}, word {number}: {error}") from None
        if not belongs(action) or not state.actors():
            raise NotationError(f"{name}, word {number}: {code} has no place here")
        try:
            state.apply(state.turn, action)
        except IllegalAction as error:
            raise NotationError(f"{name}, word {number}: seat {state.turn} may not {code}: {error}") from None
