"""Pis Yedili once more, by another hand: the default rules written out plainly on strings, slow and without tables.

It knows no reshuffle, so it serves where the stock suffices. It stands beside the game to count what may happen.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Naive:
    """A position of the default rules; `stock` has its top card first, `again` is an ace's second go."""

    hands: tuple[str, ...]
    stock: str
    top: str
    suit: str
    turn: int
    way: int = 1
    bill: int = 0
    drawn: bool = False
    again: bool = False

    def hand(self) -> list[str]:
        """The cards of whose turn it is."""
        return self.hands[self.turn].split()

    def fits(self, card: str) -> bool:
        """Y10, Y16, Y20."""
        if self.top == "":
            return card[1] == "C"
        if self.bill:
            return card[0] == "7"
        if self.again:
            return card[1] == self.suit
        if card[0] == "J":
            return self.top[0] != "J"
        if self.top[0] == "J":
            return card[1] == self.suit
        return card[1] == self.suit or card[0] == self.top[0]

    def moves(self) -> list[str]:
        """Every action by its code."""
        found = []
        hand = self.hand()
        for card in hand:
            if self.fits(card):
                names = card[0] == "J" and self.top != "" and len(hand) > 1
                found += [f"{card}={suit}" for suit in "SHDC"] if names else [card]
        able = bool(found)
        if self.bill:
            found.append("take")
        elif self.top == "":
            found += [] if able else ["draw"]
        elif self.drawn:
            found.append("pass")
        elif not (self.again and able):
            found.append("draw")
        return found

    def seat(self, steps: int, way: int | None = None) -> int:
        """So many seats on."""
        return (self.turn + steps * (way or self.way)) % len(self.hands)

    def with_cards(self, given: list[int]) -> "Naive":
        """The top cards of the stock go to these seats, one by one."""
        hands, stock = list(self.hands), self.stock.split()
        for seat in given:
            hands[seat] = " ".join([*hands[seat].split(), stock.pop(0)])
        return replace(self, hands=tuple(hands), stock=" ".join(stock))

    def after(self, move: str) -> "Naive | None":
        """The position after that; None when the hand is over."""
        if move == "draw":
            return replace(self.with_cards([self.turn]), drawn=self.top != "")
        if move == "pass":
            return replace(self, turn=self.seat(1), drawn=False, again=False)
        if move == "take":
            return replace(self.with_cards([self.turn] * self.bill), turn=self.seat(1), bill=0)
        return self._laid(move[:2], move[-1] if "=" in move else move[1])

    def _laid(self, card: str, suit: str) -> "Naive | None":
        left = [one for one in self.hand() if one != card]
        if not left:
            return None
        hands = tuple(" ".join(left) if seat == self.turn else hand for seat, hand in enumerate(self.hands))
        after = replace(self, hands=hands, top=card, suit=suit, turn=self.seat(1), drawn=False, again=False)
        if self.top == "":
            return after
        match card[0]:
            case "7":
                return replace(after, bill=self.bill + 3)
            case "8":
                return replace(after, turn=self.seat(2))
            case "T":
                if len(self.hands) == 2:
                    return replace(after, turn=self.turn)
                return replace(after, way=-self.way, turn=self.seat(1, -self.way))
            case "A":
                others = [self.seat(step) for step in range(1, len(self.hands))]
                return replace(after.with_cards(others), turn=self.turn, again=True)
        return after


def count(position: "Naive | None", depth: int) -> int:
    """How many ways there are to go on for so many actions; a hand that is over goes on in none."""
    if position is None:
        return 0
    if depth == 1:
        return len(position.moves())
    return sum(count(position.after(move), depth - 1) for move in position.moves())
