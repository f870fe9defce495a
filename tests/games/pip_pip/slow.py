"""The rules of Pip-Pip once more, the slow way, from the rules' text alone: what the quick state is held against.

Cards are codes, hands are lists, and everything is worked out anew from the whole story each time it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

ORDER = "3456789TJQKA2"
POINTS = {"2": 11, "A": 10, "K": 5, "Q": 4, "J": 3}


@dataclass
class Slow:
    """One hand under the default rules. `trump` rules the running window, `called` are (seat, king, queen)."""

    hands: list[list[str]]
    stock: list[str]
    trump: str
    turn: int
    trick: list[tuple[int, str]] = field(default_factory=list)
    called: list[tuple[int, str, str]] = field(default_factory=list)
    window: list[str] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    open_cards: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.won = [[] for _ in self.hands]

    def plays(self) -> set[str]:
        """Rule 13."""
        hand = self.hands[self.turn]
        if self.trick:
            same = {one for one in hand if one[1] == self.trick[0][1][1]}
            if same:
                return same
        return set(hand)

    def calls(self, seat: int) -> set[tuple[str, str]]:
        """Rules 21, 27, 28."""
        used = {one for _, *pair in self.called for one in pair}
        free = [one for one in self.hands[seat] if one not in used and one[1] != self.trump]
        return {(k, q) for k in free if k[0] == "K" for q in free if q[0] == "Q" and q[1] == k[1]}

    def call(self, seat: int, king: str, queen: str) -> None:
        """Rules 23, 24."""
        self.called.append((seat, king, queen))
        self.window.append(king[1])

    def play(self, one: str) -> None:
        """Rules 12-19."""
        if not self.trick and self.window:
            self.trump = self.window[0]
        if not self.trick:
            self.window = []
        drawing = len(self.stock) + len(self.trick) >= len(self.hands)
        self.hands[self.turn].remove(one)
        self.trick.append((self.turn, one))
        if drawing:
            self.hands[self.turn].append(self.stock.pop(0))
        self.turn = (self.turn + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self.turn = self.winner()
            self.won[self.turn] += [card for _, card in self.trick]
            self.trick = []
            if len(self.stock) < len(self.hands):
                self.open_cards += self.stock
                self.stock = []

    def winner(self) -> int:
        """Rules 15, 16: of the highest cards the one played last."""
        led = self.trick[0][1][1]
        suit = self.trump if any(one[1] == self.trump for _, one in self.trick) else led
        ranked = [(ORDER.index(one[0]), place, seat) for place, (seat, one) in enumerate(self.trick) if one[1] == suit]
        return max(ranked)[2]

    def scores(self) -> list[int]:
        """Rule 31."""
        return [
            sum(POINTS.get(one[0], 0) for one in pile) + 50 * sum(who == seat for who, *_ in self.called)
            for seat, pile in enumerate(self.won)
        ]
