"""What can be done: lay a card, draw, pass, take the penalty; and for the deck: name a dealer, shuffle, reshuffle.

| code | means |
|---|---|
| `7H` | lay the seven of hearts (a jack that names no suit: the opening one, the last card) |
| `JS=H` | lay the jack of spades and name hearts |
| `7H!` `JS=H!` | the same, saying "Tek!" (O8) |
| `draw` `pass` `take` | draw from the stock, pass, take the cards that sevens have run up |
| `dealer:2` | seat 2 deals first |
| `shuffle:7C.KD.…` | the pack in this order, its top card first |
| `reshuffle:4S.9H.…` | the discards become the stock, its top card first |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NoReturn, TypeVar

from engine.cards import JACK, SUITS, PlayingCard, Suit, codes, deck_52, playing_card
from engine.game import Action
from engine.seats import Seat

DECK: Final = deck_52()
A = TypeVar("A", bound="Move")


class Move(Action):
    """An action of this game, frozen; copies and pickles of a player's are the same object."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an action is frozen: cannot set {name}")

    def __copy__(self: A) -> A:
        return self

    def __deepcopy__(self: A, memo: object) -> A:
        return self

    def __repr__(self) -> str:
        return f"parse({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse, (self.code,)


class Lay(Move):
    """Lay `card`; `named` is the suit that a jack asks for, `said` whether "Tek!" is said with it (O8).

    `follow` is the suit that counts afterwards: the named one, else the card's own.
    """

    __slots__ = ("card", "follow", "named", "said")
    card: PlayingCard
    named: Suit | None
    said: bool
    follow: Suit

    def __init__(self, card: PlayingCard, named: Suit | None = None, *, said: bool = False) -> None:
        code = card.code + (f"={named.code}" if named else "") + ("!" if said else "")
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "named", named)
        object.__setattr__(self, "said", said)
        object.__setattr__(self, "follow", named or card.suit)


class Word(Move):
    """Draw, pass or take."""

    __slots__ = ()

    def __init__(self, code: str) -> None:
        object.__setattr__(self, "code", code)


class Chance(Move):
    """Something the deck does; two of the same code are equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)


class NameDealer(Chance):
    """This seat deals the first hand."""

    __slots__ = ("dealer",)
    dealer: Seat

    def __init__(self, dealer: Seat) -> None:
        object.__setattr__(self, "code", f"dealer:{dealer}")
        object.__setattr__(self, "dealer", dealer)


class Order(Chance):
    """Cards in an order, the top card first."""

    __slots__ = ("cards",)
    cards: tuple[PlayingCard, ...]
    word = ""

    def __init__(self, cards: Iterable[PlayingCard]) -> None:
        cards = tuple(cards)
        object.__setattr__(self, "code", f"{self.word}:{codes(cards)}")
        object.__setattr__(self, "cards", cards)


class Shuffle(Order):
    """The whole pack before the deal."""

    __slots__ = ()
    word = "shuffle"


class Reshuffle(Order):
    """The discards under the top one, which become the stock."""

    __slots__ = ()
    word = "reshuffle"


DRAW: Final = Word("draw")
PASS: Final = Word("pass")
TAKE: Final = Word("take")

PLAIN: Final = {card: Lay(card) for card in DECK}
"""Laying each card without a word."""
NAMING: Final = {card: tuple(Lay(card, suit) for suit in SUITS) for card in DECK if card.rank is JACK}
"""The four ways of laying each jack that names a suit."""
SAID: Final = {
    lay: Lay(lay.card, lay.named, said=True) for lays in (PLAIN.values(), *NAMING.values()) for lay in lays
}
"""The same action with "Tek!"."""
UNSAID: Final = {said: lay for lay, said in SAID.items()}
"""The same action without "Tek!"."""

WORDS: Final = (DRAW, PASS, TAKE)
_PLAYERS: Final[dict[str, Action]] = {
    action.code: action for action in (*SAID.keys(), *SAID.values(), *WORDS)
}


def players_actions(*, tek_is_said: bool) -> Iterator[Action]:
    """Every action a player could ever be allowed."""
    yield from SAID
    if tek_is_said:
        yield from SAID.values()
    yield from WORDS


def parse(code: str) -> Action:
    """The action of that code, a player's or the deck's; raises `ValueError` saying what is wrong.

    >>> parse("JS=H") is parse("JS=H")
    True
    """
    found = _PLAYERS.get(code)
    if found is not None:
        return found
    word, colon, rest = code.partition(":")
    if colon and word == "dealer" and rest.isascii() and rest.isdigit() and len(rest) == 1:
        return NameDealer(int(rest))
    if colon and word in ("shuffle", "reshuffle"):
        kind = Shuffle if word == "shuffle" else Reshuffle
        cards = [playing_card(one) for one in rest.split(".")]
        if any(card.copy for card in cards) or len(set(cards)) != len(cards):
            raise ValueError(f"{word} names each card of one pack once")
        return kind(cards)
    raise ValueError(f"no action {code[:40]!r}: a card as 7H or JS=H, draw, pass or take")

