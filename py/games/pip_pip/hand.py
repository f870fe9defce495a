"""The fields of one hand of Pip-Pip: what lies where, whose turn it is, and what play has given away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from engine.cards import PlayingCard, Suit, suit
from engine.game import Action, Outcome, Value
from engine.seats import CHANCE, Seat
from engine.trick import Trick
from games.pip_pip.actions import Play
from games.pip_pip.ceremony import Draw
from games.pip_pip.options import Options
from games.pip_pip.pack import KINGS, QUEENS, SUIT_MASKS, all_tricks, drawing_tricks

_ROYAL: Final = tuple((1 << index, mask & KINGS, mask & QUEENS) for index, mask in enumerate(SUIT_MASKS))


class Hand:
    """Mutable; see `observation` for what the fields mean. `used[seat]` is the mask of the cards in `called[seat]`."""

    __slots__ = (
        "_after", "_draws", "_follow", "_led", "_legal", "_marriages", "_married", "_tricks",
        "before", "called", "dealer", "drawn", "hands", "last", "late", "options", "order", "outcome", "piles",
        "remainder", "stock", "trick", "tricks", "trump", "turn", "used", "voids", "waiting",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> None:
        self.options = options
        self.outcome: Outcome | None = None
        self.dealer: Seat | None = None
        self.trump: Suit | None = None
        self.drawn: Draw = ()
        self.waiting: Suit | None = None
        self.turn: Seat = CHANCE
        self.last: Seat | None = None
        self.tricks = 0
        self.trick: Trick[PlayingCard] = Trick()
        self.before: tuple[tuple[Seat, PlayingCard], ...] = ()
        self.hands = [0] * seats
        self.used = [0] * seats
        self.called: list[tuple[PlayingCard, ...]] = [()] * seats
        self.piles = [0] * seats
        self.stock: list[Play] = []
        self.remainder = 0
        self.voids = [0] * (4 * seats)
        self.late: list[tuple[int, ...]] = [()] * seats
        self._marriages = [0] * seats
        self._married = False
        self._led = 0
        self._legal: tuple[Action, ...] | None = None
        self._draws = drawing_tricks(seats)
        self._tricks = all_tricks(seats)
        # B3.13: "Following suit is compulsory"; option "free play" = the seed's "may".
        self._follow = SUIT_MASKS if options.follow == "must" else (0, 0, 0, 0)
        self.seat_in(tuple(range(seats)))
        if carry is not None:
            self._carry_on(carry)

    def _carry_on(self, carry: Mapping[str, Value]) -> None:
        """B2.10: "The deal moves one seat clockwise each hand"; B2.11 and its option "carry on last trump"."""
        self.seat_in(tuple(int(word) for word in str(carry["order"]).split(".")))
        self.dealer = int(str(carry["dealer"]))
        if self.options.later_trump == "carry":
            self.trump = suit(str(carry["trump"]))

    def seat_in(self, order: tuple[Seat, ...]) -> None:
        """Let the seats sit clockwise in this order."""
        self.order = order
        self._after = {seat: order[(index + 1) % len(order)] for index, seat in enumerate(order)}

    def pair_up(self, seat: Seat) -> None:
        """Look which suits of this hand have a King and a Queen not yet called (rules 21, 27, 30)."""
        free = self.hands[seat] & ~self.used[seat]
        suits = 0
        if free & KINGS and free & QUEENS:
            for bit, kings, queens in _ROYAL:
                if free & kings and free & queens:
                    suits |= bit
        if self._marriages[seat] != suits:
            self._marriages[seat] = suits
            self._married = any(self._marriages)

    def copy(self) -> Self:
        """An independent state that goes on alike."""
        twin = type(self).__new__(type(self))
        twin.options, twin.order, twin.outcome = self.options, self.order, self.outcome
        twin.dealer, twin.drawn, twin.trump, twin.waiting = self.dealer, self.drawn, self.trump, self.waiting
        twin.turn, twin.last, twin.tricks, twin.remainder = self.turn, self.last, self.tricks, self.remainder
        twin.trick, twin.before = self.trick.copy(), self.before
        twin.hands, twin.used, twin.called = self.hands.copy(), self.used.copy(), self.called.copy()
        twin.piles, twin.stock = self.piles.copy(), self.stock.copy()
        twin.voids, twin.late = self.voids.copy(), self.late.copy()
        twin._after, twin._follow, twin._led, twin._legal = self._after, self._follow, self._led, self._legal
        twin._draws, twin._tricks = self._draws, self._tricks
        twin._marriages, twin._married = self._marriages.copy(), self._married
        return twin
