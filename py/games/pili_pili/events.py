"""What happens at a table of Pili Pili, and who sees it."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.cards import JOKER, Card
from engine.game import ALL, Event, Eyes
from engine.seats import Seat
from games.pili_pili.actions import JOKERS, NUMBERS, Play
from games.pili_pili.missions import Sight

Hidden: TypeAlias = "tuple[Card | None, ...]"
"""Cards, None for each that stays hidden."""


def sees(eyes: Eyes, owner: Seat, sight: Sight) -> bool:
    """Whether these eyes see that hand. A spectator sees what everybody sees."""
    if eyes is ALL or sight == "all":
        return True
    if eyes is None or sight == "nobody":
        return False
    return (eyes == owner) == (sight == "own")


def hide(cards: Hidden) -> Hidden:
    """As many cards, none of them known."""
    return (None,) * len(cards)


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """This seat deals first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissionTurned(Event):
    """The Mission of this round; `mission` is its number, `house` how this table plays it (`missions.house`)."""

    mission: int
    id: str
    cards: int
    house: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody has his cards: `hands[seat]`, seen by whom `sight` says."""

    seat: Seat
    hands: tuple[Hidden, ...]
    sight: Sight

    def seen_by(self, eyes: Eyes) -> Event:
        """Only the hands these eyes may see while betting."""
        return replace(self, hands=_seen(eyes, self.hands, self.sight))

    def teaches(self, seat: Seat) -> bool:
        """Every deal that shows this seat a hand does."""
        return self.sight != "nobody"


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Hands that were hidden are seen now, by whom `sight` says."""

    hands: tuple[Hidden, ...]
    sight: Sight

    def seen_by(self, eyes: Eyes) -> Event:
        """Only the hands these eyes may see."""
        return replace(self, hands=_seen(eyes, self.hands, self.sight))

    def teaches(self, seat: Seat) -> bool:
        """Always: that is what showing is for."""
        return True


def _seen(eyes: Eyes, hands: tuple[Hidden, ...], sight: Sight) -> tuple[Hidden, ...]:
    return tuple(hand if sees(eyes, owner, sight) else hide(hand) for owner, hand in enumerate(hands))


@dataclass(frozen=True, slots=True)
class Ready(Event):
    """This seat is ready to look."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """This seat's hand lies face down again."""

    seat: Seat

    def teaches(self, seat: Seat) -> bool:
        """39, 40. The look is over: taken back it would last as long again."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """This seat will win so many tricks, it says."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """This seat has chosen in secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Cards went from one hand to another, seen by these two only; `cards` is None for everybody else."""

    seat: Seat
    other: Seat
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, eyes: Eyes) -> Event:
        """The cards, for giver and receiver."""
        return self if eyes is ALL or eyes in (self.seat, self.other) else replace(self, cards=None)

    def teaches(self, seat: Seat) -> bool:
        """The receiver sees what it got."""
        return seat == self.other


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card from the rest of the pack, seen by its player only."""

    seat: Seat
    card: Card | None

    def seen_by(self, eyes: Eyes) -> Event:
        """The card, for the one who drew it."""
        return self if eyes is ALL or eyes == self.seat else Drew(self.seat, None)

    def teaches(self, seat: Seat) -> bool:
        """The one who draws sees it."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Linked(Event):
    """This seat's secret choice, now shown: it also gets the other's Pilis."""

    seat: Seat
    other: Seat

    def teaches(self, seat: Seat) -> bool:
        """A secret choice is known."""
        return True


@dataclass(frozen=True, slots=True)
class Named(Event):
    """The winner of the trick trades with the other."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card laid in turn; `value` is the number the Joker was declared, None for a number card."""

    seat: Seat
    card: Card
    value: int | None


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A card that was chosen in secret, with the others' (35)."""

    seat: Seat
    card: Card
    value: int | None

    def teaches(self, seat: Seat) -> bool:
        """A secret choice is known."""
        return True


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card that lay face down at this place of its player's hand (40); the Joker's number is asked next.

    `at` counts only the cards that were left there, from 0.
    """

    seat: Seat
    place: int
    at: int
    card: Card

    def teaches(self, seat: Seat) -> bool:
        """Nobody was looking at it."""
        return True


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The number of the Joker that was turned up (40)."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """This seat wins the trick of these cards, its `tricks`-th, and leads the next; `before` won the one before."""

    seat: Seat
    tricks: int
    cards: tuple[Card, ...]
    before: Seat | None


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """What the round brought this seat; `pilis` is what is added to its total, Missions and all."""

    seat: Seat
    bet: int
    tricks: int
    pilis: int


def _all(make: type[Played] | type[Revealed], seat: Seat) -> dict[Play, Event]:
    every = (*NUMBERS.values(), *JOKERS)
    return {play: make(seat, play.card, play.value if play.card is JOKER else None) for play in every}


PLAYED: Final = tuple(_all(Played, seat) for seat in range(8))
REVEALED: Final = tuple(_all(Revealed, seat) for seat in range(8))
BET_MADE: Final = tuple(tuple(BetMade(seat, tricks) for tricks in range(8)) for seat in range(8))
CHOSE: Final = tuple(Chose(seat) for seat in range(8))
DEALER_CHOSEN: Final = tuple(DealerChosen(seat) for seat in range(8))


@functools.cache
def round_scored(seat: Seat, bet: int, tricks: int, pilis: int) -> RoundScored:
    """The one event that says so."""
    return RoundScored(seat, bet, tricks, pilis)
