"""What happens at a table of Pip-Pip, told to everyone; only cards dealt and drawn face down are told to their owner.

`seat` is whose doing it is. Events that come again and again are made once and looked up.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from engine.cards import PlayingCard, Suit
from engine.game import ALL, Event, Eyes
from engine.seats import Seat
from games.pip_pip.pack import BY_PLACE

_SEATS: Final = range(12)


@dataclass(frozen=True, slots=True)
class DrewForDeal(Event):
    """Drew a card, face up, for the first deal and the first trump; `again` in a redraw of those who tied."""

    seat: Seat
    card: PlayingCard
    again: bool


@dataclass(frozen=True, slots=True)
class DrawTied(Event):
    """Drew equal cards: they put them aside and draw again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """Won the draw: deals, and the suit of that card is the first hand's trump."""

    seat: Seat
    card: PlayingCard
    suit: Suit


@dataclass(frozen=True, slots=True)
class Seated(Event):
    """The draw also settles the places: `order` is who sits clockwise after whom, the dealer first."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CutForTrump(Event):
    """Cut a card before the deal of a later hand: its suit is trump."""

    seat: Seat
    card: PlayingCard
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrumpKept(Event):
    """The trump of the hand before goes on."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pack was shuffled by the dealer (`seat`) and cut by the player on the dealer's right."""

    seat: Seat
    cutter: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Was dealt seven cards, face down: None where these eyes did not see them."""

    seat: Seat
    cards: tuple[PlayingCard | None, ...]

    def seen_by(self, eyes: Eyes) -> Dealt:
        """Its cards are the seat's own."""
        return self if eyes == self.seat or eyes is ALL else Dealt(self.seat, (None,) * len(self.cards))

    def teaches(self, seat: Seat) -> bool:
        """A seat that picks up its cards has seen what was hidden."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class TrumpChanged(Event):
    """The called suit takes over: the trick now led is the first under this trump."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Played this card; `shown` where it lay face up before its owner since a call."""

    seat: Seat
    card: PlayingCard
    shown: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Drew the top card of the stock: None where these eyes did not see it."""

    seat: Seat
    card: PlayingCard | None

    def seen_by(self, eyes: Eyes) -> Drew:
        """The card is the seat's own."""
        return self if eyes == self.seat or eyes is ALL else DREW_HIDDEN[self.seat]

    def teaches(self, seat: Seat) -> bool:
        """Who draws sees a card of the stock."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    """Called Pip-Pip with this King and Queen, for 50; `suit` is what becomes trump by it, None where nothing does."""

    seat: Seat
    king: PlayingCard
    queen: PlayingCard
    suit: Suit | None

    def teaches(self, seat: Seat) -> bool:
        """The others see two cards of a hand."""
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Won the trick; its cards lie open until the next lead, for everybody to see.

    `before` won the trick before it, whose cards now are on his pile for good; None in the first trick.
    """

    seat: Seat
    cards: tuple[PlayingCard, ...]
    points: int
    before: Seat | None


@dataclass(frozen=True, slots=True)
class Gathered(Event):
    """About to lead, took in the `count` cards of the trick just won."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RemainderExposed(Event):
    """Too few cards for everybody to draw: the rest of the stock is turned face up and out of play."""

    cards: tuple[PlayingCard, ...]
    points: int

    def teaches(self, seat: Seat) -> bool:
        """Everybody sees them."""
        return True


@dataclass(frozen=True, slots=True)
class RemainderTaken(Event):
    """House rule: won the last trick, and with it the cards left over."""

    seat: Seat
    cards: tuple[PlayingCard, ...]
    points: int


PLAYED: Final = tuple(tuple(Played(seat, card, shown=False) for card in BY_PLACE) for seat in _SEATS)
PLAYED_SHOWN: Final = tuple(tuple(Played(seat, card, shown=True) for card in BY_PLACE) for seat in _SEATS)
DREW: Final = tuple(tuple(Drew(seat, card) for card in BY_PLACE) for seat in _SEATS)
"""By seat and place."""
DREW_HIDDEN: Final = tuple(Drew(seat, None) for seat in _SEATS)

gathered = functools.cache(Gathered)
called = functools.cache(Called)
trump_changed = functools.cache(TrumpChanged)
