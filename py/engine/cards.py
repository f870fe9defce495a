"""The packs on the table: suits, ranks, cards, and the decks they make.

Every card exists once and compares by identity: `card("KH") is card("KH")`. The twin in a second pack is
another card, `KHb`. A code has no white space and is what positions, records, links and the page use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NoReturn, TypeVar

C = TypeVar("C")


class _Interned:
    """A frozen value that exists once a name; identity is equality, and copies and pickles give the same object."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen: cannot set {name}")

    def __copy__(self) -> _Interned:
        return self

    def __deepcopy__(self, memo: object) -> _Interned:
        return self


class Suit(_Interned):
    """One of the four suits; `code` is S, H, D or C, `index` its place in `SUITS`."""

    __slots__ = ("code", "index")
    code: str
    index: int

    def __init__(self, code: str, index: int) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "index", index)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"suit({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Suit], tuple[str]]:
        return suit, (self.code,)


class Rank(_Interned):
    """A rank of the French pack; `code` is 2-9, T, J, Q, K or A, `index` its place in `RANKS` (no game's order)."""

    __slots__ = ("code", "index")
    code: str
    index: int

    def __init__(self, code: str, index: int) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "index", index)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"rank({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Rank], tuple[str]]:
        return rank, (self.code,)


class Card(_Interned):
    """Any card; `code` names it in every notation."""

    __slots__ = ("code",)
    code: str

    def __init__(self, code: str) -> None:
        object.__setattr__(self, "code", code)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return card, (self.code,)


class PlayingCard(Card):
    """A card of the French pack; `copy` is 0, or 1 for the twin from a second pack."""

    __slots__ = ("copy", "index", "rank", "suit")
    rank: Rank
    suit: Suit
    copy: int
    index: int

    def __init__(self, rank: Rank, suit: Suit, copy: int) -> None:
        super().__init__(rank.code + suit.code + "b" * copy)
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "copy", copy)
        object.__setattr__(self, "index", copy * 52 + suit.index * 13 + rank.index)


class NumberCard(Card):
    """A card that is just a number, 1-55."""

    __slots__ = ("number",)
    number: int

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        object.__setattr__(self, "number", number)


SPADES: Final = Suit("S", 0)
HEARTS: Final = Suit("H", 1)
DIAMONDS: Final = Suit("D", 2)
CLUBS: Final = Suit("C", 3)
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)

RANKS: Final = tuple(Rank(code, index) for index, code in enumerate("23456789TJQKA"))
TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = RANKS

JOKER: Final = Card("Joker")

_PACKS: Final = tuple(tuple(PlayingCard(rank_, suit_, copy) for suit_ in SUITS for rank_ in RANKS) for copy in range(2))
_NUMBERS: Final = tuple(NumberCard(number) for number in range(1, 56))
_BY_CODE: Final[dict[str, Card]] = {card_.code: card_ for cards in (*_PACKS, _NUMBERS, (JOKER,)) for card_ in cards}
_SUIT_BY_CODE: Final = {suit_.code: suit_ for suit_ in SUITS}
_RANK_BY_CODE: Final = {rank_.code: rank_ for rank_ in RANKS}


def suit(code: str) -> Suit:
    """The suit of that code; raises `ValueError` naming the four."""
    try:
        return _SUIT_BY_CODE[code]
    except KeyError:
        raise ValueError(f"no suit {code!r}: S, H, D or C") from None


def rank(code: str) -> Rank:
    """The rank of that code (`10` is `T`); raises `ValueError` naming them all."""
    try:
        return _RANK_BY_CODE["T" if code == "10" else code]
    except KeyError:
        raise ValueError(f"no rank {code!r}: 2-9, T, J, Q, K or A") from None


def card(code: str) -> Card:
    """The card of that code, as `KH`, `TC` (also `10C`), `KHb` (the twin), `37`, `Joker`; raises `ValueError`.

    >>> card("10C") is card("TC")
    True
    """
    found = _BY_CODE.get(code) or _BY_CODE.get("T" + code[2:] if code.startswith("10") and code != "10" else "")
    if found is None:
        raise ValueError(f"no card {code!r}: a card is a rank and a suit as in 7C, TH or KS, a number 1-55, or Joker")
    return found


def playing_card(code: str) -> PlayingCard:
    """The card of the French pack of that code; raises `ValueError` for any other."""
    found = card(code)
    if not isinstance(found, PlayingCard):
        raise ValueError(f"{code!r} is no card of the French pack")
    return found


def shuffled(cards: Sequence[C], rng: Random) -> list[C]:
    """These in any order, all orders alike: by a random number on each, half the time of `Random.shuffle`."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def deck_52(packs: int = 1) -> tuple[PlayingCard, ...]:
    """One or two French packs of 52, unshuffled: suit by suit, twos first."""
    if packs not in (1, 2):
        raise ValueError(f"1 or 2 packs, not {packs}")
    return tuple(card_ for pack in _PACKS[:packs] for card_ in pack)


def deck_32() -> tuple[PlayingCard, ...]:
    """The piquet pack: sevens to aces."""
    return tuple(card_ for card_ in _PACKS[0] if card_.rank.index >= SEVEN.index)


def deck_numbered() -> tuple[Card, ...]:
    """The numbers 1-55 and the Joker."""
    return (*_NUMBERS, JOKER)


def codes(cards: Iterable[Card]) -> str:
    """Cards as one word, `7C.KD.TH`; no card at all is `-`."""
    return ".".join(card_.code for card_ in cards) or "-"


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a word that `codes` wrote; raises `ValueError` naming what is no card."""
    return () if text in ("-", "") else tuple(card(code) for code in text.split("."))
