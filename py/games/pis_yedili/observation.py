"""What one pair of eyes may know of a hand being played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import PlayingCard
from engine.game import ALL, Action, Eyes, Outcome
from engine.seats import Seat
from games.pis_yedili.actions import Lay
from games.pis_yedili.events import Why
from games.pis_yedili.memory import Known
from games.pis_yedili.options import Options
from games.pis_yedili.rules import Fits, Phase, Rules, fits_now, rules_for


@dataclass(frozen=True, slots=True)
class Observation:
    """Fields named as in `State` are as there; they are public.

    `hands`    the cards of each seat these eyes see, else None; once a hand has been counted all lie open
    `counts`   how many cards each seat holds         `stock`   the stock for `ALL`, else None
    `held`     by seat, how many of its cards come from each reshuffle (0: from the deal)
    `memories` what a seat's draws and passes have told all others of its hand
    """

    eyes: Eyes
    options: Options
    seats: int
    dealer: Seat
    phase: Phase
    turn: Seat
    way: int
    hands: tuple[tuple[PlayingCard, ...] | None, ...]
    counts: tuple[int, ...]
    stock: tuple[PlayingCard, ...] | None
    stock_count: int
    discard: tuple[PlayingCard, ...]
    laid: Lay | None
    bill: int
    drawn: int
    lap: int
    moves: int
    idle: int
    muted: int
    due: tuple[tuple[Seat, Why], ...]
    born: tuple[int, ...]
    reshuffles: int
    held: tuple[tuple[int, ...], ...]
    memories: tuple[tuple[Seat, Known], ...]
    declined: tuple[Lay | None, ...]
    legal_actions: Sequence[Action]
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[PlayingCard, ...]:
        """The viewer's own cards; none for a spectator."""
        own = self.hands[self.eyes] if isinstance(self.eyes, int) else None
        return own or ()

    @property
    def rules(self) -> Rules:
        """The tables of these options."""
        return rules_for(self.options)

    @property
    def fits(self) -> Fits:
        """The cards that may be laid now, whoever holds them."""
        return fits_now(self.rules, self.phase, self.laid, self.bill)

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, if need be out of the discards."""
        return self.stock_count > 0 or len(self.discard) > 1

    @property
    def mine(self) -> bool:
        """Whether these eyes are to act."""
        return bool(self.legal_actions) and self.eyes is not ALL
