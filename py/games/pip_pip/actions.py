"""What one can do at a table of Pip-Pip: play a card, call a marriage; and what the deck does.

KH, KHb              play that card
call:KH.QHb          Pip-Pip! with this King and this Queen
draw:AH.AS.9C.4D     chance: each seat still in the draw for the deal takes a card, in the order of the seats
cut:7D               chance: the card cut for a later hand's trump
shuffle:…            chance: the pack as it lies after shuffle and cut, first card to be dealt first
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from engine.cards import KING, QUEEN, SUITS, PlayingCard, Suit, cards_of, codes, playing_card
from engine.game import Action
from games.pip_pip.pack import BY_PLACE, DECK, LOWER, SUIT_MASKS, UPPER, cards_in, place_of


class Move(Action):
    """An action of this game; copies and pickles of a player's are the same object."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"parse({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse, (self.code,)


class Play(Move):
    """Play this card. The other attributes are what a trick asks of it."""

    __slots__ = ("bit", "card", "place", "royal", "suit")

    def __init__(self, card: PlayingCard) -> None:
        self.code = card.code
        self.card: Final = card
        self.place: Final = place_of(card)
        self.bit: Final = 1 << self.place
        self.suit: Final = card.suit.index
        self.royal: Final = card.rank in (KING, QUEEN)


class Call(Move):
    """Show this King and this Queen of one suit, and call "Pip-Pip!"."""

    __slots__ = ("bits", "king", "queen", "suit")

    def __init__(self, king: PlayingCard, queen: PlayingCard) -> None:
        self.code = f"call:{king.code}.{queen.code}"
        self.king: Final = king
        self.queen: Final = queen
        self.suit: Final[Suit] = king.suit
        self.bits: Final = 1 << place_of(king) | 1 << place_of(queen)


class Draw(Move):
    """Chance: a card for each seat still in the draw, in the order of the seats."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[PlayingCard, ...]) -> None:
        self.code = f"draw:{codes(cards)}"
        self.cards: Final = cards


class Cut(Move):
    """Chance: the card that is cut for trump."""

    __slots__ = ("card",)

    def __init__(self, card: PlayingCard) -> None:
        self.code = f"cut:{card.code}"
        self.card: Final = card


class Shuffle(Move):
    """Chance: the whole pack, the card dealt first first."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[PlayingCard, ...]) -> None:
        self.code = f"shuffle:{codes(cards)}"
        self.cards: Final = cards


PLAYS: Final = tuple(Play(card) for card in BY_PLACE)
"""By place."""
CALLS: Final = tuple(
    tuple(
        Call(king, queen)
        for king in BY_PLACE
        if king.rank is KING and king.suit is suit
        for queen in BY_PLACE
        if queen.rank is QUEEN and queen.suit is suit
    )
    for suit in SUITS
)
"""The four calls of each suit, by `suit.index`."""
_CUTS: Final = {card: Cut(card) for card in DECK}
_CALLS: Final = {action.code: action for of_suit in CALLS for action in of_suit}

_LONGEST: Final = 1000
_few: Final[dict[int, tuple[Play, ...]]] = {}


def play(card: PlayingCard) -> Play:
    """Play this card."""
    return PLAYS[place_of(card)]


def call(king: PlayingCard, queen: PlayingCard) -> Call:
    """Call with these two; raises `ValueError` unless they are a King and a Queen of one suit."""
    found = _CALLS.get(f"call:{king.code}.{queen.code}")
    if found is None:
        raise ValueError(f"{king.code} and {queen.code} are no King and Queen of one suit")
    return found


def cut(card: PlayingCard) -> Cut:
    """The cut that shows this card."""
    return _CUTS[card]


def plays_in(mask: int) -> tuple[Play, ...]:
    """The plays of a mask, suit by suit, lowest card first."""
    get = _few.get
    known = get(mask)
    if known is not None:
        return known
    found: tuple[Play, ...] = ()
    for of_suit in SUIT_MASKS:
        part = mask & of_suit
        if part:
            plays = get(part)
            found += _plays_of_suit(part) if plays is None else plays
    return found


def _plays_of_suit(mask: int) -> tuple[Play, ...]:
    """The plays of a mask within one suit. Up to three are remembered: they come again and again, and are not many."""
    count = mask.bit_count()
    if count > 3 and mask & LOWER and mask & UPPER:
        return plays_in(mask & LOWER) + plays_in(mask & UPPER)
    found = tuple([play(card) for card in cards_in(mask)])
    if count <= 3:
        _few[mask] = found
    return found


def parse(text: str) -> Action:
    """The action of that code; raises `ValueError` saying what is wrong."""
    word, colon, rest = text.partition(":")
    if len(text) > _LONGEST:
        raise ValueError(f"no action is longer than {_LONGEST} characters: {text[:40]!r}…")
    if not colon:
        return play(playing_card(text))
    cards = _playing_cards(rest)
    match word:
        case "call" if len(cards) == 2:
            return call(*cards)
        case "call":
            raise ValueError(f"{text!r}: a call shows one King and one Queen")
        case "draw":
            return Draw(cards)
        case "cut" if len(cards) == 1:
            return cut(cards[0])
        case "cut":
            raise ValueError(f"{text!r}: one card is cut")
        case "shuffle":
            return Shuffle(cards)
    raise ValueError(f"no action {text[:40]!r}: a card, call:King.Queen, draw:, cut: or shuffle:")


def _playing_cards(text: str) -> tuple[PlayingCard, ...]:
    cards = cards_of(text)
    for one in cards:
        if not isinstance(one, PlayingCard):
            raise ValueError(f"{one.code!r} is no card of the French pack")
    return tuple(one for one in cards if isinstance(one, PlayingCard))
