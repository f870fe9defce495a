"""How likely a card is to win, and what a hand is worth for a bet: the arithmetic of the rulebook player.

Cards are *ranks* here, 1 weakest to 55 strongest whatever the Mission's order, and JOKER_RANK. A seat that still needs
tricks plays over a card if it can; one that has made its bet plays under it if it can. Both of its cards and of its
will there is only a chance, so the powers below are measured: each by playing against itself for its own Pilis.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import JOKER, Card
from engine.seats import Seat
from games.pili_pili.actions import DECK, HIGHEST, ORDER
from games.pili_pili.observation import Observation

JOKER_RANK: Final = HIGHEST
BETTING: Final = 1.1
"""Before the bets every opponent counts as this much of one who wants the trick."""
PRESSURE: Final = 0.45
"""And by so much more for each trick that was bet beyond the average."""
WANTING: Final = 0.6
"""Of a hungry seat's other cards so many count towards holding one that beats mine now."""
SATED: Final = 0.5
"""And of a sated seat's towards holding one that lies under mine now."""
WANTING_LATER: Final = 0.3
SATED_LATER: Final = 0.3
"""The same for a card that I keep for later."""


def rank(card: Card, *, lowest: bool) -> int:
    """How strong a card is under this Mission."""
    if card is JOKER:
        return JOKER_RANK
    number = ORDER[card] + 1
    return HIGHEST - number if lowest else number


def outcomes(chances: Iterable[float]) -> list[float]:
    """How likely 0, 1, 2, … of these things are to happen.

    >>> outcomes([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    found = [1.0]
    for chance in chances:
        later = [0.0] * (len(found) + 1)
        for count, weight in enumerate(found):
            later[count] += weight * (1 - chance)
            later[count + 1] += weight * chance
        found = later
    return found


def outlook(need: int, chances: Iterable[float], *, joker: bool, prize: int = 0) -> float:
    """18, 36. Pilis to expect when so many more tricks are needed: a Joker held is one more or not, as it suits.

    >>> outlook(1, [1.0, 0.0], joker=False), outlook(2, [1.0], joker=True), outlook(1, [1.0], joker=True, prize=3)
    (0.0, 0.0, -3.0)
    """
    total = 0.0
    for won, weight in enumerate(outcomes(chances)):
        miss = abs(need - won)
        if joker and need > won:
            miss -= 1
        total += weight * (miss if miss else -prize)
    return total


class Reckoning:
    """What can be counted from one seat: ranks not yet seen, ranks known in other hands, who needs what."""

    __slots__ = ("_known", "_table", "counts", "held", "joker", "lowest", "me", "needs", "others", "unseen")

    def __init__(self, seen: Observation, me: Seat) -> None:
        self.me = me
        self.lowest = seen.rule.lowest
        self.others = tuple((me + at) % seen.seats for at in range(1, seen.seats))
        self.counts = [len(hand) for hand in seen.hands]
        self.needs = [1 if bet is None else bet - won for bet, won in zip(seen.bets, seen.won, strict=True)]
        own = [one for one in seen.hand if one is not None]
        self.joker = JOKER in own
        self.held = [self.rank(one) for one in own if one is not JOKER]
        gone = set(own)
        for plays in (*(plays for _, plays in seen.tricks), seen.trick):
            gone.update(made.card for _, made in plays)
        self._known: dict[Seat, list[int]] = {}
        for seat in self.others:
            known = [one for one in seen.hands[seat] if one is not None]
            if known:
                self._known[seat] = [self.rank(one) for one in known]
                gone.update(known)
        self.unseen = sorted(self.rank(one) for one in DECK if one not in gone)
        self._table = _below(self.unseen)

    def rank(self, card: Card) -> int:
        """How strong a card is this round."""
        return rank(card, lowest=self.lowest)

    def below(self, seat: Seat, strength: int) -> float:
        """The share of this seat's cards that lie below that rank, as far as I know."""
        known = self._known.get(seat)
        if known is None:
            return self._table[strength]
        under = sum(one < strength for one in known)
        return (under + (self.counts[seat] - len(known)) * self._table[strength]) / max(1, self.counts[seat])

    def holds(self, strength: int, after: Iterable[Seat]) -> float:
        """How likely none of these seats, still to play, beats a card of that rank now."""
        chance = 1.0
        for seat in after:
            more = self.counts[seat] - 1
            share = self.below(seat, strength)
            if self.needs[seat] > 0:
                chance *= share ** (1 + more * WANTING)
            else:
                chance *= 1 - (1 - share) ** (1 + more * SATED)
        return chance

    def later(self, strength: int, cards: int) -> float:
        """How likely a card of that rank takes a trick later, when so many cards are left to each."""
        chance = 1.0
        more = max(0, cards - 1)
        for seat in self.others:
            share = self.below(seat, strength)
            if self.needs[seat] > 0:
                chance *= share ** (1 + more * WANTING_LATER)
            else:
                chance *= 1 - (1 - share) ** (1 + more * SATED_LATER)
        return chance

    def before_bets(self, strength: int, *, pressure: float) -> float:
        """How likely a card of that rank takes a trick, when nothing has been played."""
        weight = max(0.2, BETTING + PRESSURE * pressure / max(1, len(self.others)))
        chance = 1.0
        for seat in self.others:
            chance *= self.below(seat, strength)
        return float(chance**weight)

    def average(self, chances: Sequence[float]) -> float:
        """The mean of these; of none, one trick in as many as there are players."""
        return sum(chances) / len(chances) if chances else 1 / (len(self.others) + 1)

    def sure(self) -> int:
        """How many of the cards held no number that is not seen can beat."""
        best = max((one for one in self.unseen if one != JOKER_RANK), default=0)
        for known in self._known.values():
            best = max(best, *(one for one in known if one != JOKER_RANK), 0)
        return sum(one > best for one in self.held)


def _below(unseen: Sequence[int]) -> list[float]:
    """For each rank the share of the unseen cards below it; the Joker is above or below as its player likes."""
    size = len(unseen) or 1
    held = set(unseen)
    under = 0.5 if JOKER_RANK in held else 0.0
    table: list[float] = []
    for strength in range(JOKER_RANK + 1):
        table.append(under / size)
        under += strength in held
    return table
