"""All that a pair of eyes may know of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.game import Action, Eyes, Outcome
from engine.seats import Seat
from games.pilotta.actions import Bid
from games.pilotta.declarations import Declaration
from games.pilotta.options import Options
from games.pilotta.pack import cards_in


@dataclass(frozen=True, slots=True)
class Observation:
    """Sets of cards are bits of `pack`; tuples of four go by seat. Cards are seen in `dealt`, never in two places."""

    eyes: Eyes
    options: Options
    dealer: Seat | None
    phase: int
    turn: Seat
    leader: Seat
    dealt: tuple[int | None, ...]
    """Each seat's eight cards, None where these eyes do not see them; 0 before the deal."""
    calls: tuple[tuple[Seat, Action], ...]
    high: Bid | None
    high_seat: Seat
    multiplier: int
    passes: int
    trump: int
    said: tuple[tuple[int, Action], ...]
    """Announcements and shows, with the number of cards laid before."""
    plays: tuple[tuple[Seat, int], ...]
    played: tuple[int, ...]
    trick: tuple[tuple[Seat, int], ...]
    best: int
    points: tuple[int, int]
    tricks: tuple[int, int]
    never: tuple[int, ...]
    """What each seat has proved not to hold (P20-P23, P34)."""
    sure: tuple[int, ...]
    """What each seat has proved to have been dealt, by showing (P32a) or by saying pilotta (P34)."""
    announced: tuple[int, ...]
    shown: tuple[tuple[Declaration, ...], ...]
    own: tuple[Declaration, ...]
    legal_actions: Sequence[Action]
    outcome: Outcome | None

    @property
    def cards(self) -> frozenset[Card]:
        """Every card that these eyes know of in this round."""
        known = 0
        for seat in range(4):
            known |= (self.dealt[seat] or 0) | self.played[seat] | self.sure[seat]
        return frozenset(cards_in(known))

    @property
    def seat(self) -> Seat:
        """The seat whose eyes these are; raises `ValueError` for anybody else's."""
        if not isinstance(self.eyes, int):
            raise ValueError("a spectator has no seat")
        return self.eyes

    def hand(self, seat: Seat) -> int | None:
        """What this seat holds now, None where these eyes do not see it."""
        dealt = self.dealt[seat]
        return None if dealt is None else dealt & ~self.played[seat]

    def held(self, seat: Seat) -> int:
        """How many cards this seat holds now."""
        return 0 if self.dealt[seat] == 0 else 8 - self.played[seat].bit_count()
