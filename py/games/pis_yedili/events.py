"""What happens at the table, and to whom it is shown; the frequent events exist once each."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import SUITS, PlayingCard, Suit
from engine.game import ALL, Event, Eyes
from engine.seats import Seat
from games.pis_yedili.actions import DECK, SAID, Lay

MOST_SEATS: Final = 6

Why: TypeAlias = str
TURN_DRAW: Final[Why] = "turn"
CLUB_DRAW: Final[Why] = "club"
AGAIN_DRAW: Final[Why] = "again"
BILL: Final[Why] = "bill"
ACE_DRAW: Final[Why] = "ace"
TEK_DRAW: Final[Why] = "tek"
WHYS: Final = (TURN_DRAW, CLUB_DRAW, AGAIN_DRAW, BILL, ACE_DRAW, TEK_DRAW)
"""Why a card is drawn: by choice, for a club, in an ace's second go; for sevens, for another's ace, for a forgotten
"Tek!"."""


@dataclass(frozen=True, slots=True)
class FirstDealer(Event):
    """The deck has named who deals first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The dealer has shuffled the pack; the hands come next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A hand as it was dealt; its owner alone sees the faces."""

    seat: Seat
    cards: tuple[PlayingCard | None, ...]

    def seen_by(self, eyes: Eyes) -> Event:
        """The faces for the owner, backs for all others."""
        return self if eyes == self.seat or eyes is ALL else Dealt(self.seat, (None,) * len(self.cards))

    def teaches(self, seat: Seat) -> bool:
        """Its owner saw it."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was laid; `suit` is the one that a jack named."""

    seat: Seat
    card: PlayingCard
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card went from the stock into this hand; its owner alone sees the face."""

    seat: Seat
    card: PlayingCard | None
    why: Why

    def seen_by(self, eyes: Eyes) -> Event:
        """The face for the owner, the back for all others."""
        return self if eyes == self.seat or eyes is ALL else UNSEEN[self.why][self.seat]

    def teaches(self, seat: Seat) -> bool:
        """Its owner saw it."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """This seat let the turn go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Took(Event):
    """This seat takes what the sevens have run up; the cards follow."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Faces(Event):
    """This seat must answer a seven or take so many cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """This seat's turn is left out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The direction is now this: +1 clockwise, -1 the other way."""

    way: int


@dataclass(frozen=True, slots=True)
class GoesAgain(Event):
    """An ace gives this seat a second go; `suit` is the ace's where it must be followed."""

    seat: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class SaidTek(Event):
    """This seat said "Tek!" while laying its second-last card (O8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ForgotTek(Event):
    """This seat laid its second-last card without saying so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """All discards under the top one became the stock. `cards` are in the order they lay, which all have seen."""

    cards: tuple[PlayingCard, ...]


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """This seat has laid its last card."""

    seat: Seat
    card: PlayingCard


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """The starter can come to no club: the same dealer deals again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The hand is counted as it stands; `why` is "moves" or "passes"."""

    why: str


_SEATS: Final = range(MOST_SEATS)

UNSEEN: Final = {why: [Drew(seat, None, why) for seat in _SEATS] for why in WHYS}
"""By reason and seat: a draw that others see."""
DREW: Final = {why: [{card: (Drew(seat, card, why),) for card in DECK} for seat in _SEATS] for why in WHYS}
"""By reason, seat and card: that draw and nothing else."""
LAID: Final[dict[Lay, list[tuple[Laid]]]] = {
    lay: [(Laid(seat, lay.card, lay.named),) for seat in _SEATS] for lay in (*SAID, *SAID.values())
}
"""By action and seat: that card laid and nothing else."""
PASSED: Final[list[Sequence[Event]]] = [(Passed(seat),) for seat in _SEATS]
SKIPPED: Final = [Skipped(seat) for seat in _SEATS]
TURNED: Final = {1: Turned(1), -1: Turned(-1)}
GOES_AGAIN: Final = {suit: [GoesAgain(seat, suit) for seat in _SEATS] for suit in (*SUITS, None)}
SAYS_TEK: Final = [SaidTek(seat) for seat in _SEATS]
FORGOT: Final = [ForgotTek(seat) for seat in _SEATS]
took: Final = functools.cache(Took)
faces: Final = functools.cache(Faces)
"""The same event for the same seat and count."""
