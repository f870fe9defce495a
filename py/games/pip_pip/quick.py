"""A hand of Pip-Pip as a search plays it on: the same rules on small whole numbers, without events and objects.

A card is `suit << 5 | bit`, `bit` being twice its height and the copy, so that of two cards of a suit the higher has
the greater bit. A hand is four masks, one a suit. Everybody calls as soon as he may (B10: "Calling at once is nearly
always right").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.seats import Seat
from games.pip_pip.order import BEATS
from games.pip_pip.pack import BY_PLACE, CALL, HEIGHTS, WORTHS, all_tricks, drawing_tricks, place_of, worth_of
from games.pip_pip.state import PipPipState

SUIT: Final = (1 << 26) - 1
BITS: Final = tuple(1 << bit for bit in range(26))
CODES: Final = tuple(place // 26 << 5 | place % 26 for place in range(104))
"""By place."""
WORTH: Final = tuple(WORTHS[BY_PLACE[bit].rank.index] for bit in range(26))
"""By bit."""
QUEENS: Final = 3 << 18
KINGS: Final = 3 << 20
ROYALS: Final = QUEENS | KINGS
OVER: Final = 26
"""The bar that no card passes."""


class Quick:
    """One hand at any moment after the deal. `points` are captured ones and calls, by seat.

    `out` are the cards not yet played, `live` those of them that lie in no called pair; both by suit. `best` is the
    card that wins the running trick, from `bar` on another of its suit beats it. `pairs` has a bit for each suit of
    which a hand has a King and a Queen not yet called; `void` one for each suit that a seat has not followed since
    drawing stopped.
    """

    __slots__ = (
        "after", "bar", "best", "count", "draws", "fifty", "hands", "last_sets", "late", "led", "left", "live",
        "must", "options", "out", "pairs", "points", "pot", "rest", "seats", "second", "stock", "taker", "total",
        "tricks", "trump", "turn", "used", "void", "waiting",
    )  # fmt: skip

    def __init__(self, state: PipPipState) -> None:
        options, seats = state.options, len(state.hands)
        self.options, self.seats = options, seats
        self.must = options.follow == "must"
        self.second = options.twins == "second"
        self.last_sets = options.several_calls == "last"
        self.late = options.call_moment == "drawing"
        self.fifty = options.trump_marriage == "fifty"
        self.after = [0] * seats
        for index, seat in enumerate(state.order):
            self.after[seat] = state.order[(index + 1) % seats]
        self.draws, self.total = drawing_tricks(seats), all_tricks(seats)
        assert state.trump is not None
        self.trump = state.trump.index
        self.waiting = -1 if state.waiting is None else state.waiting.index
        self.turn, self.tricks = state.turn, state.tricks
        self.hands = [split(hand) for hand in state.hands]
        self.used = [split(used) for used in state.used]
        self.pairs = [0] * seats
        for seat in range(seats):
            self.pair_up(seat)
        self.stock = [CODES[play.place] for play in state.stock]
        gone = state.remainder
        for pile in state.piles:
            gone |= pile
        for _, card in state.trick.plays:
            gone |= 1 << place_of(card)
        self.out = split(~gone)
        self.live = self.out.copy()
        for used in self.used:
            self.live = [live & ~shown for live, shown in zip(self.live, used, strict=True)]
        self.rest = options.remainder == "last_trick"
        self.left = worth_of(state.remainder)
        self.points = [
            worth_of(pile) + CALL * (len(called) // 2) for pile, called in zip(state.piles, state.called, strict=True)
        ]
        self.void = [0] * seats
        for seat in range(seats):
            for suit in range(4):
                if state.voids[4 * seat + suit] > self.draws:
                    self.void[seat] |= 1 << suit
        self.led = self.best = self.taker = -1
        self.bar = self.pot = 0
        plays = state.trick.plays
        self.count = len(plays)
        if plays:
            self.led = plays[0][1].suit.index
            self.taker, best = state.trick.winner(BEATS[options.twins][self.trump])
            self.best = CODES[place_of(best)]
            self.bar = 2 * (HEIGHTS[best.rank.index] + (not self.second))
            self.pot = sum(WORTHS[card.rank.index] for _, card in plays)

    def copy(self) -> Quick:
        """An independent one that goes on alike."""
        twin = Quick.__new__(Quick)
        twin.options = self.options
        twin.seats, twin.must, twin.second, twin.last_sets = self.seats, self.must, self.second, self.last_sets
        twin.late, twin.fifty, twin.after, twin.draws = self.late, self.fifty, self.after, self.draws
        twin.total, twin.trump, twin.waiting, twin.turn = self.total, self.trump, self.waiting, self.turn
        twin.tricks, twin.rest, twin.left = self.tricks, self.rest, self.left
        twin.led, twin.best = self.led, self.best
        twin.bar, twin.taker, twin.pot, twin.count = self.bar, self.taker, self.pot, self.count
        twin.hands = [hand[:] for hand in self.hands]
        twin.used = [used[:] for used in self.used]
        twin.pairs, twin.points, twin.void = self.pairs[:], self.points[:], self.void[:]
        twin.stock, twin.out, twin.live = self.stock[:], self.out[:], self.live[:]
        return twin

    def pair_up(self, seat: Seat) -> None:
        """Look which suits of this hand have a King and a Queen not yet called (rules 21, 27, 30)."""
        found = 0
        for suit, (mask, used) in enumerate(zip(self.hands[seat], self.used[seat], strict=True)):
            free = mask & ~used
            if free & KINGS and free & QUEENS:
                found |= 1 << suit
        self.pairs[seat] = found

    def call(self, seat: Seat) -> None:
        """B4.21-28: call every pair that this seat may call now, the suit in which it is strongest to be trump."""
        while True:
            suits = [suit for suit in range(4) if self.pairs[seat] >> suit & 1 and (self.fifty or suit != self.trump)]
            if not suits:
                return
            hand = self.hands[seat]
            self.announce(seat, max(suits, key=lambda suit: strength(hand[suit])) if len(suits) > 1 else suits[0])

    def announce(self, seat: Seat, suit: int) -> None:
        """B4.21: "Both cards go face up before you. 50 points at once." """
        free = self.hands[seat][suit] & ~self.used[seat][suit]
        kings, queens = free & KINGS, free & QUEENS
        shown = kings & -kings | queens & -queens
        self.used[seat][suit] |= shown
        self.live[suit] &= ~shown
        self.points[seat] += CALL
        if suit != self.trump and (self.waiting < 0 or self.last_sets):
            # B4.24: "the first call sets the new trump" (option: the last one).
            self.waiting = suit
        self.pair_up(seat)

    def play(self, seat: Seat, card: int) -> None:
        """The seat whose turn it is plays this card and draws (rules 12-19)."""
        suit, bit = card >> 5, card & 31
        hand, one = self.hands[seat], BITS[bit]
        if not self.count:
            self.led = suit
            if self.waiting >= 0:
                # B4.23: "from the next trick on. At the start: before the first trick."
                self.trump, self.waiting = self.waiting, -1
            self.best, self.taker = card, seat
            self.bar = bit & 30 if self.second else (bit | 1) + 1
        else:
            won = self.best >> 5
            if (bit >= self.bar) if suit == won else suit == self.trump:
                self.best, self.taker = card, seat
                self.bar = bit & 30 if self.second else (bit | 1) + 1
            if suit != self.led and self.must and self.tricks >= self.draws:
                self.void[seat] |= 1 << self.led
        hand[suit] ^= one
        self.out[suit] ^= one
        self.live[suit] &= ~one
        self.pot += WORTH[bit]
        if self.tricks < self.draws:
            new = self.stock.pop()
            drawn = new & 31
            hand[new >> 5] |= BITS[drawn]
            if one & ROYALS or 18 <= drawn < 22:
                self.pair_up(seat)
                if self.pairs[seat]:
                    self.call(seat)
        elif self.pairs[seat] and one & ROYALS:
            self.pair_up(seat)
        self.count += 1
        if self.count < self.seats:
            self.turn = self.after[seat]
            return
        self.points[self.taker] += self.pot
        self.turn = self.taker
        self.tricks += 1
        self.count = self.pot = 0
        self.led = self.best = -1
        if self.tricks == self.draws:
            # B3.19: what is left of the stock is exposed and out of play.
            for card in self.stock:
                self.out[card >> 5] &= ~BITS[card & 31]
                self.live[card >> 5] &= ~BITS[card & 31]
                self.left += WORTH[card & 31]
            self.stock = []
        if self.tricks == self.total and self.rest:
            self.points[self.taker] += self.left


Policy: TypeAlias = Callable[[Quick, Seat], int]
"""The card that a seat plays, reading only what it may know."""


def split(mask: int) -> list[int]:
    """A mask of the double pack as four, one a suit."""
    return [mask & SUIT, mask >> 26 & SUIT, mask >> 52 & SUIT, mask >> 78 & SUIT]


def strength(mask: int) -> int:
    """How good a suit would be as trump: six a card and its height."""
    found = 0
    while mask:
        bit = mask.bit_length() - 1
        found += 6 + (bit >> 1)
        mask ^= 1 << bit
    return found


def play_on(quick: Quick, policy: Policy, until: int) -> None:
    """Play until so many tricks are done."""
    seat = quick.turn
    if not quick.count and not quick.tricks:
        # B4.25: "ask from dealer's left clockwise".
        for _ in range(quick.seats):
            if quick.pairs[seat]:
                quick.call(seat)
            seat = quick.after[seat]
    while quick.tricks < until:
        seat = quick.turn
        if quick.pairs[seat] and not quick.late:
            quick.call(seat)
        quick.play(seat, policy(quick, seat))
