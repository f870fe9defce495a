"""A hand of Pip-Pip as one line of text.

    pip_pip seats=4 options=- dealer=3 trump=S turn=1 hands=3H.KS.…/…/…/… stock=… trick=4D piles=…/…/…/…

| word | what |
|---|---|
| seats, options | how many sit there; the house rules that differ, `-` for none |
| order | who sits clockwise after whom, `1.2.0.3`; left out where it is the order of the seats |
| drawn | the ceremony's cards as they lie face up, round by round: `0:AH.1:AS.2:9C/0:7D.1:2C`, or the cut `1:KH` |
| dealer, trump, waiting | once there is one; `waiting` is the called suit that takes over with the next lead |
| turn | whose turn it is to play; once the hand is over, who won the last trick |
| last | who has played last: he is asked for a call first, and may have just drawn |
| hands, piles, called | by seat, `/` between; `called` is King, Queen, King, Queen… played since or not |
| stock | the cards still to be drawn, the next one first |
| trick | the cards of the running trick, its leader's first |
| before | the trick before it, its leader and the cards in order, `2:4D.5D.2D.7D`; it may be left out |
| remainder | what was left over, face up |
| voids, late | what play has given away (see `observation`): `S3.H7/-/…` and `3.3/-/…` |

Before the deal there are no hands. After the last trick all hands are empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import options as house
from engine.cards import SUITS, codes
from engine.notation import write_fields
from games.pip_pip.ceremony import Draw
from games.pip_pip.pack import cards_in

if TYPE_CHECKING:
    from games.pip_pip.hand import Hand

HEAD: Final = "pip_pip"


def write(state: Hand) -> str:
    """The line of this state; `reading.read` gives the state back."""
    seats = len(state.hands)
    words = {"seats": str(seats), "options": house.write(state.options)}
    if state.order != tuple(range(seats)):
        words["order"] = ".".join(map(str, state.order))
    if state.drawn:
        words["drawn"] = _rounds(state.drawn)
    if state.dealer is not None:
        words["dealer"] = str(state.dealer)
    if state.trump is not None:
        words["trump"] = state.trump.code
    if state.turn < 0 and state.outcome is None:
        return write_fields(HEAD, words)
    if state.waiting is not None:
        words["waiting"] = state.waiting.code
    words["turn"] = str(state.turn)
    if state.last is not None:
        words["last"] = str(state.last)
    words["hands"] = _by_seat(codes(cards_in(hand)) for hand in state.hands)
    if state.stock:
        words["stock"] = codes(play.card for play in reversed(state.stock))
    if state.trick.plays:
        words["trick"] = codes(card for _, card in state.trick.plays)
    if state.before:
        words["before"] = f"{state.before[0][0]}:{codes(card for _, card in state.before)}"
    if any(state.piles):
        words["piles"] = _by_seat(codes(cards_in(pile)) for pile in state.piles)
    if any(state.called):
        words["called"] = _by_seat(codes(pairs) for pairs in state.called)
    if state.remainder:
        words["remainder"] = codes(cards_in(state.remainder))
    if any(state.voids):
        words["voids"] = _by_seat(_voids(state.voids[4 * seat : 4 * seat + 4]) for seat in range(seats))
    if any(state.late):
        words["late"] = _by_seat(".".join(map(str, late)) for late in state.late)
    return write_fields(HEAD, words)


def _by_seat(words: Iterable[str]) -> str:
    return "/".join(word or "-" for word in words)


def _rounds(drawn: Draw) -> str:
    return "/".join(".".join(f"{seat}:{card.code}" for seat, card in round_) for round_ in drawn)


def _voids(since: Iterable[int]) -> str:
    return ".".join(f"{suit.code}{trick}" for suit, trick in zip(SUITS, since, strict=True) if trick)
