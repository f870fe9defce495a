"""A second set of rules for the play of Pilotta, from the words of P19-P24, P32 and O4, apart from the game itself.

Cards are codes and hands are lists; slow, and only for counting.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

PLAIN, TRUMPS, NATURAL = "789JQKTA", "78QKTA9J", "789TJQKA"


@dataclass(frozen=True)
class Naive:
    """A round in play: `dealt` are the eight cards of each seat, `trick` what lies there with who laid it."""

    trump: str
    turn: int
    dealt: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    trick: tuple[tuple[int, str], ...] = ()
    done: int = 0
    """Tricks that are over."""
    strict: bool = False
    beat: bool = False
    announced: frozenset[int] = field(default_factory=frozenset)
    shown: frozenset[int] = field(default_factory=frozenset)

    def declares(self) -> bool:
        """Whether the seat on turn was dealt a run of three or a four that counts (P26, P27)."""
        cards = self.dealt[self.turn]
        if any(all(code + suit in cards for suit in "SHDC") for code in "9TJQKA"):
            return True
        threes = [NATURAL[low : low + 3] for low in range(6)]
        return any(all(code + suit in cards for code in three) for three in threes for suit in "SHDC")

    def cards(self) -> list[str]:
        """What the seat on turn may lay."""
        hand = list(self.hands[self.turn])
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        cuts = [TRUMPS.index(card[0]) for _, card in self.trick if card[1] == self.trump]
        mine = [card for card in hand if card[1] == self.trump]
        follow = [card for card in hand if card[1] == led]
        if led != self.trump and follow:
            high = max(PLAIN.index(card[0]) for _, card in self.trick if card[1] == led)
            above = [card for card in follow if PLAIN.index(card[0]) > high]
            return above if self.beat and above and not cuts else follow
        if not mine:
            return hand
        return [card for card in mine if TRUMPS.index(card[0]) > max(cuts, default=-1)] or mine

    def winner(self) -> int:
        """Who takes a full trick."""
        led = self.trick[0][1][1]
        worth = {
            who: (1, TRUMPS.index(card[0])) if card[1] == self.trump else (0, PLAIN.index(card[0]))
            for who, card in self.trick
            if card[1] in (self.trump, led)
        }
        return max(worth, key=lambda who: worth[who])

    def after(self, card: str) -> Naive:
        """That card laid."""
        hands = tuple(tuple(one for one in hand if one != card) for hand in self.hands)
        trick = (*self.trick, (self.turn, card))
        if len(trick) < 4:
            return replace(self, hands=hands, trick=trick, turn=(self.turn + 1) % 4)
        full = replace(self, trick=trick)
        return replace(self, hands=hands, trick=(), turn=full.winner(), done=self.done + 1)

    def nexts(self) -> list[Naive]:
        """All that may follow: a card, an announcement in the first trick, in strict mode a show in the second."""
        found = [self.after(card) for card in self.cards()]
        if self.done == 0 and self.turn not in self.announced and self.declares():
            found.append(replace(self, announced=self.announced | {self.turn}))
        if self.strict and self.done == 1 and self.turn in self.announced - self.shown:
            found.append(replace(self, shown=self.shown | {self.turn}))
        return found


def count(naive: Naive, depth: int) -> int:
    """How many ways there are to go on for so many actions."""
    if depth == 0:
        return 1
    if not any(naive.hands):
        return 0
    nexts = naive.nexts()
    return len(nexts) if depth == 1 else sum(count(one, depth - 1) for one in nexts)
