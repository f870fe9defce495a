"""What happens at a Pilotta table, a few fields each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import PlayingCard, Suit
from engine.game import ALL, Event, Eyes
from engine.seats import Seat
from games.pilotta.pack import CARDS


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """Who deals first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Eight cards to every seat (P7); `hands` holds each seat's cards, or None where these eyes do not see them."""

    dealer: Seat
    hands: tuple[tuple[PlayingCard, ...] | None, ...]

    def seen_by(self, eyes: Eyes) -> Event:
        """Each sees its own hand."""
        if eyes is ALL:
            return self
        return Dealt(self.dealer, tuple(hand if seat == eyes else None for seat, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A pass in the auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid in card points; `said` is the number as this table says it (P17), `capot` marks the capot call of O5."""

    seat: Seat
    value: int
    said: int
    suit: Suit
    capot: bool


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """The contract is closed, x2 (P14); `names` is what this table calls that (O15)."""

    seat: Seat
    names: str


@dataclass(frozen=True, slots=True)
class Reclosed(Event):
    """The bidders close again, x4 (P15), by the name of O15."""

    seat: Seat
    names: str


@dataclass(frozen=True, slots=True)
class ContractMade(Event):
    """The auction is over: who plays what, `said` and `capot` as in a bid, at which multiplier."""

    seat: Seat
    value: int
    said: int
    suit: Suit
    capot: bool
    multiplier: int


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    """Four passes: nobody scores, the next dealer deals (P13)."""


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """A seat announced; only the value of its best declaration is public (P32)."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat laid open one declaration: "run" or "four", and its cards (P32a)."""

    seat: Seat
    kind: str
    value: int
    cards: tuple[PlayingCard, ...]

    def teaches(self, seat: Seat) -> bool:
        """Everybody else has seen cards of that hand."""
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card laid to the trick."""

    seat: Seat
    card: PlayingCard


@dataclass(frozen=True, slots=True)
class SaidPilotta(Event):
    """ "Pilotta" with the first of king and queen of trumps, "re-pilotta" with the other (P34)."""

    seat: Seat
    again: bool

    def teaches(self, seat: Seat) -> bool:
        """Everybody else has heard where the other of the two is."""
        return seat != self.seat and not self.again


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Who took the trick and what lay in it, the last trick's ten included."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """Eight tricks are played: the card points of the two sides."""

    points: tuple[int, int]


PLAYED: Final[tuple[tuple[tuple[tuple[Seat, int], tuple[Event, ...]], ...], ...]] = tuple(
    tuple(((seat, index), (Played(seat, card),)) for index, card in enumerate(CARDS)) for seat in range(4)
)
"""For each seat and card what goes on record, (seat, card), and what is told."""
TAKEN: Final = tuple(tuple((TrickTaken(seat, points),) for points in range(91)) for seat in range(4))
