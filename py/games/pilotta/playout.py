"""A round in play, stripped to what playing it out needs: four sets of cards, the trick, the points.

Which cards may be laid is asked of `play.playable`, as everywhere; nothing is recorded and nobody is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from engine.seats import Seat
from games.pilotta import endings
from games.pilotta.pack import ABOVE, LAST_TRICK, POINTS, SUIT_MASK, SUIT_OF
from games.pilotta.play import must_climb, playable, shown_by
from games.pilotta.policy import follow, lead
from games.pilotta.state import State

EXACT: Final = 12
"""Cards in hands at most from which on a play-out is exact: three tricks."""


class Playout:
    """Mutable. Lists of four go by seat, `points` and `tricks` by side; `laid` cards lie in the running trick."""

    __slots__ = (
        "best",
        "climb",
        "declarers",
        "hands",
        "laid",
        "led",
        "never",
        "pile",
        "points",
        "returns",
        "tricks",
        "trump",
        "turn",
        "winner",
    )

    def __init__(self, state: State) -> None:
        """The round as it lies there, which must be in the play."""
        self.trump = trump = state.trump
        self.hands = list(state.hands)
        self.never = list(state.never)
        self.turn: Seat = state.turn
        self.points = list(state.points)
        self.tricks = list(state.tricks)
        self.declarers = state.auction.high_seat & 1
        self.climb = must_climb(trump, side_suits=state.options.beat_side_suits)
        self.best = self.led = self.winner = -1
        self.laid = self.pile = 0
        # By seat, the suits it has led.
        self.returns = [0, 0, 0, 0]
        plays, counts, beating = state.plays, POINTS[trump], ABOVE[trump]
        for seat, card in plays[: len(plays) & ~3 : 4]:
            self.returns[seat] |= 1 << SUIT_OF[card]
        for seat, card in state.trick:
            if not self.laid:
                self.led = SUIT_OF[card]
                self.returns[seat] |= 1 << self.led
            if not self.laid or beating[self.best] >> card & 1:
                self.best, self.winner = card, seat
            self.laid += 1
            self.pile += counts[card]

    @classmethod
    def begun(cls, dealt: Sequence[int], leader: Seat, trump: int, climb: int, declarers: int) -> Self:
        """A round of which no card is laid yet; `climb` are the suits of `play.must_climb`."""
        it = cls.__new__(cls)
        it.trump, it.climb, it.declarers = trump, climb, declarers
        it.hands, it.never, it.returns = list(dealt), [0, 0, 0, 0], [0, 0, 0, 0]
        it.points, it.tricks = [0, 0], [0, 0]
        it.turn, it.laid, it.pile = leader, 0, 0
        it.led = it.best = it.winner = -1
        return it

    def copy(self) -> Self:
        """An independent one that goes on alike."""
        twin = type(self).__new__(type(self))
        twin.trump, twin.climb, twin.declarers = self.trump, self.climb, self.declarers
        twin.hands, twin.never, twin.returns = self.hands.copy(), self.never.copy(), self.returns.copy()
        twin.points, twin.tricks = self.points.copy(), self.tricks.copy()
        twin.turn, twin.laid, twin.led = self.turn, self.laid, self.led
        twin.best, twin.winner, twin.pile = self.best, self.winner, self.pile
        return twin

    def choose(self) -> int:
        """What a sensible player lays there."""
        hand, turn = self.hands[self.turn], self.turn
        out = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) & ~hand
        if not self.laid:
            declaring, returned = turn & 1 == self.declarers, self.returns[(turn + 2) & 3]
            return lead(hand, out, self.never, turn, self.trump, declaring=declaring, returned=returned)
        legal = playable(hand, SUIT_MASK[self.led], SUIT_MASK[self.trump], ABOVE[self.trump][self.best], self.climb)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        trick = (self.laid, self.led, self.best, self.winner, self.pile)
        return follow(hand, legal, out, self.never, turn, *trick, self.trump)

    def lay(self, card: int) -> None:
        """Lay this card, which may be laid."""
        turn = self.turn
        self.hands[turn] ^= 1 << card
        self.pile += POINTS[self.trump][card]
        if not self.laid:
            self.led = SUIT_OF[card]
            self.returns[turn] |= 1 << self.led
            self.best, self.winner = card, turn
        else:
            self.never[turn] |= shown_by(card, self.led, self.trump, self.best, self.climb)
            if ABOVE[self.trump][self.best] >> card & 1:
                self.best, self.winner = card, turn
        self.laid += 1
        if self.laid < 4:
            self.turn = (turn + 1) & 3
            return
        side = self.winner & 1
        # P4: ten for the last trick.
        self.points[side] += self.pile + (0 if self.hands[turn] else LAST_TRICK)
        self.tricks[side] += 1
        self.turn, self.laid, self.pile = self.winner, 0, 0

    def run(self) -> None:
        """Play on to the end, everybody by the policy, the last tricks perfectly; in one loop, for speed."""
        hands, never, returns = self.hands, self.never, self.returns
        points, tricks, trump, climb, declarers = self.points, self.tricks, self.trump, self.climb, self.declarers
        trumps, counts, beating = SUIT_MASK[trump], POINTS[trump], ABOVE[trump]
        turn, laid, led, best, winner, pile = self.turn, self.laid, self.led, self.best, self.winner, self.pile
        rest = hands[0] | hands[1] | hands[2] | hands[3]
        left = rest.bit_count()
        while left > EXACT:
            hand = hands[turn]
            if laid:
                legal = playable(hand, SUIT_MASK[led], trumps, beating[best], climb)
                if legal & (legal - 1):
                    card = follow(hand, legal, rest & ~hand, never, turn, laid, led, best, winner, pile, trump)
                else:
                    card = legal.bit_length() - 1
                if SUIT_OF[card] != led or climb >> card & 1:
                    never[turn] |= shown_by(card, led, trump, best, climb)
                if beating[best] >> card & 1:
                    best, winner = card, turn
            else:
                if hand & (hand - 1):
                    returned, ours = returns[(turn + 2) & 3], turn & 1 == declarers
                    card = lead(hand, rest & ~hand, never, turn, trump, declaring=ours, returned=returned)
                else:
                    card = hand.bit_length() - 1
                led = SUIT_OF[card]
                returns[turn] |= 1 << led
                best, winner = card, turn
            bit = 1 << card
            hands[turn] = hand ^ bit
            rest ^= bit
            left -= 1
            pile += counts[card]
            laid += 1
            if laid < 4:
                turn = (turn + 1) & 3
                continue
            points[winner & 1] += pile
            tricks[winner & 1] += 1
            turn, laid, pile = winner, 0, 0
        if not left:
            # Its ten has been counted by whoever laid the last card.
            return
        found = endings.best(hands, turn, laid, led, best, winner, pile, trump, climb)
        taken, won = divmod(found, endings.POINT)
        while rest:
            pile += counts[rest.bit_length() - 1]
            rest ^= 1 << rest.bit_length() - 1
        points[0] += taken
        points[1] += pile + LAST_TRICK - taken
        tricks[0] += won
        tricks[1] += (left + laid) // 4 - won
        hands[:] = (0, 0, 0, 0)
        self.laid = self.pile = 0
