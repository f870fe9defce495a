"""What can be said and done at a Pilotta table, and what chance does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from engine.cards import SUITS, PlayingCard, Suit, cards_of, codes, playing_card
from engine.game import Action
from engine.seats import Seat
from games.pilotta.pack import BIT, CARDS, INDEX


class _Frozen(Action):
    """An action of this game, frozen; copies and pickles of a player's are the same object."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse_action, (self.code,)

    def __repr__(self) -> str:
        return f"parse_action({self.code!r})"


class Say(_Frozen):
    """A word of the auction or the table that carries nothing else: `PASS`, `CLOSE`, `RECLOSE`, `ANNOUNCE`, `SHOW`."""

    __slots__ = ()

    def __init__(self, code: str) -> None:
        self.code = code


class Bid(_Frozen):
    """A bid: `value` in card points (250 for the capot call of O5), `capot` for that call, and the trump suit."""

    __slots__ = ("capot", "suit", "value")
    value: int
    suit: Suit
    capot: bool

    def __init__(self, value: int, suit: Suit, *, capot: bool = False) -> None:
        self.value = value
        self.suit = suit
        self.capot = capot
        self.code = ("capot" if capot else str(value)) + suit.code


class Play(_Frozen):
    """A card laid to the trick."""

    __slots__ = ("bit", "card", "index", "suit")
    card: PlayingCard
    index: int
    bit: int
    suit: int

    def __init__(self, card: PlayingCard) -> None:
        self.card = card
        self.index = INDEX[card]
        self.bit = BIT[card]
        self.suit = card.suit.index
        self.code = card.code


class FirstDealer(_Frozen):
    """Chance: who deals first (P6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.code = f"dealer:{seat}"


class Shuffle(_Frozen):
    """Chance: the pack from the top, as it will be dealt (P7)."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[PlayingCard, ...]) -> None:
        self.cards = cards
        self.code = f"shuffle:{codes(cards)}"


PASS: Final = Say("pass")
CLOSE: Final = Say("close")
RECLOSE: Final = Say("reclose")
ANNOUNCE: Final = Say("announce")
SHOW: Final = Say("show")

# P11: 80, 90, …; O2 allows up to 800.
BIDS: Final = tuple(Bid(value, suit) for value in range(80, 801, 10) for suit in SUITS)
CAPOT_BIDS: Final = tuple(Bid(250, suit, capot=True) for suit in SUITS)
PLAYS: Final = tuple(Play(card) for card in CARDS)
PLAY: Final = {play.card: play for play in PLAYS}
FIRST_DEALER: Final = tuple(FirstDealer(seat) for seat in range(4))
_BY_CODE: Final[dict[str, Action]] = {
    action.code: action for action in (PASS, CLOSE, RECLOSE, ANNOUNCE, SHOW, *BIDS, *CAPOT_BIDS, *PLAYS, *FIRST_DEALER)
}


def _choices(plays: Sequence[Play]) -> tuple[tuple[Play, ...], ...]:
    """The plays of every set of these cards, by its bits."""
    found: list[tuple[Play, ...]] = [()]
    for play in plays:
        found += [(*lower, play) for lower in found]
    return tuple(found)


# The plays of any set of cards are `LOW[cards & 2047] + MIDDLE[cards >> 11 & 2047] + HIGH[cards >> 22]`.
LOW: Final = _choices(PLAYS[:11])
MIDDLE: Final = _choices(PLAYS[11:22])
HIGH: Final = _choices(PLAYS[22:])
# Those of each set that lies in one suit, as whoever follows or cuts must choose among.
ONE_SUIT: Final = {
    cards << 8 * suit: plays
    for suit in range(4)
    for cards, plays in enumerate(_choices(PLAYS[8 * suit : 8 * suit + 8]))
}


def parse_action(text: str) -> Action:
    """The action of that code; raises `ValueError` saying what is wrong."""
    head, colon, rest = text.partition(":")
    if head == "shuffle" and colon:
        return Shuffle(tuple(playing_card(card.code) for card in cards_of(rest)))
    found = _BY_CODE.get(text)
    if found is None:
        raise ValueError(f"no action {text[:40]!r}: a card as KH, a bid as 80S, pass, close, reclose, announce or show")
    return found
