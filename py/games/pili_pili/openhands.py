"""The rulebook player where every hand lies open: the last cards played out to the end (33; A10, "search exactly").

Everybody is taken to play for the fewest Pilis of his own and, where he does not care, against the one who asks. Beside
that each play is held against the worst that all others together can do: of two that promise the same, the one that
cannot be spoilt is played.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from engine.cards import NumberCard
from engine.seats import Seat
from games.pili_pili.actions import JOKERS, NUMBERS, Play
from games.pili_pili.observation import Observation
from games.pili_pili.phases import PLAY

LONGEST: Final = 4
"""So many cards in a hand are played out."""
MOST_CARDS: Final = 18
"""And so many in all hands: with more there is hardly ever time for it. Eight players play out their last two."""
MOST: Final = 4_000
"""And so many positions are looked at: a tenth of a second."""
WILD: Final = -1
"""The Joker in a hand; the other cards are their strengths."""

Hand: TypeAlias = tuple[int, ...]
Costs: TypeAlias = tuple[int, ...]


class TooMany(Exception):
    """More positions than there is time for."""


class Worth(NamedTuple):
    """The Pilis of a play: if everybody plays for his own, and at worst."""

    likely: int
    worst: int


class _Position(NamedTuple):
    """`need` are the tricks that each still lacks (too many are below 0); `best` is the strength that wins so far."""

    hands: tuple[Hand, ...]
    turn: Seat
    laid: int
    best: int
    winner: Seat
    need: tuple[int, ...]


def lie_open(seen: Observation) -> bool:
    """Whether all cards are known, and cards in turn are all there is to play for."""
    rule = seen.rule
    odd = rule.at_once or rule.trade or rule.by_place or rule.reward or rule.ends or rule.cursed or rule.linked
    return seen.phase == PLAY and not odd and not any(None in hand for hand in seen.hands)


def worths(seen: Observation, me: Seat) -> dict[Play, Worth]:
    """What each play comes to, of those that are alike one; empty where it is too far to the end to be looked at."""
    if not lie_open(seen) or len(seen.hand) > LONGEST or sum(map(len, seen.hands)) > MOST_CARDS:
        return {}
    try:
        return dict(_Search(seen, me).plays())
    except TooMany:
        return {}


class _Search:
    def __init__(self, seen: Observation, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.order = seen.order
        self.wild = [made.strength[self.order] for made in JOKERS]
        self.numbers = {made.strength[self.order]: made for made in NUMBERS.values()}
        self.any_value = seen.options.joker_values == "any"
        self.known: tuple[dict[_Position, Costs], dict[_Position, Costs]] = ({}, {})
        best, winner = -1, me
        for seat, made in seen.trick:
            if made.strength[self.order] > best:
                best, winner = made.strength[self.order], seat
        strengths = {one: made.strength[self.order] for one, made in NUMBERS.items()}
        hands = tuple(
            tuple(sorted(strengths[one] if isinstance(one, NumberCard) else WILD for one in hand))
            for hand in seen.hands
        )
        need = tuple((bet or 0) - won for bet, won in zip(seen.bets, seen.won, strict=True))
        self.start = _Position(hands, me, len(seen.trick), best, winner, need)

    def plays(self) -> Iterator[tuple[Play, Worth]]:
        """The plays from here."""
        legal = set(self.seen.legal_actions)
        for card, strength, value in self.choices(self.start):
            made = self.numbers[card] if card != WILD else JOKERS[value]
            if made in legal:
                after = self.after(self.start, card, strength)
                yield made, Worth(self.costs(after, spite=False)[self.me], self.costs(after, spite=True)[self.me])

    def costs(self, at: _Position, *, spite: bool) -> Costs:
        """18. Everybody's Pilis from here; with `spite` the others do not care for theirs."""
        if not at.hands[at.turn]:
            return tuple(abs(need) for need in at.need)
        known = self.known[spite]
        found = known.get(at)
        if found is None:
            if len(known) > MOST:
                raise TooMany
            me, turn = self.me, at.turn
            all_ways = [
                self.costs(self.after(at, card, strength), spite=spite) for card, strength, _ in self.choices(at)
            ]
            if turn == me:
                found = min(all_ways, key=lambda costs: costs[me])
            elif spite:
                found = max(all_ways, key=lambda costs: costs[me])
            else:
                found = min(all_ways, key=lambda costs: (costs[turn], -costs[me]))
            known[at] = found
        return found

    def choices(self, at: _Position) -> Iterator[tuple[int, int, int]]:
        """Card, strength and the Joker's number: of cards that beat and lose to the same cards only one."""
        hand = at.hands[at.turn]
        others = sorted({one for seat, cards in enumerate(at.hands) if seat != at.turn for one in cards} | {at.best})
        between = -1
        for card in hand:
            if card == WILD:
                yield from ((WILD, self.wild[value], value) for value in self.declared(at))
                continue
            gap = bisect(others, card)
            if gap != between:
                between = gap
                yield card, card, 0

    def declared(self, at: _Position) -> Iterator[int]:
        """15. The Joker's numbers that differ: both ends, and those of the cards that may still come to this trick."""
        yield 0
        yield len(JOKERS) - 1
        seats = len(at.hands)
        if self.any_value:
            after = {one for turn in range(1, seats - at.laid) for one in at.hands[(at.turn + turn) % seats]}
            yield from (self.numbers[one].value for one in after if one != WILD)

    def after(self, at: _Position, card: int, strength: int) -> _Position:
        """14, 16. What is there when this card has been laid."""
        seats, turn = len(at.hands), at.turn
        hand = list(at.hands[turn])
        hand.remove(card)
        hands = (*at.hands[:turn], tuple(hand), *at.hands[turn + 1 :])
        best, winner = (strength, turn) if strength > at.best else (at.best, at.winner)
        if at.laid + 1 < seats:
            return _Position(hands, (turn + 1) % seats, at.laid + 1, best, winner, at.need)
        need = (*at.need[:winner], at.need[winner] - 1, *at.need[winner + 1 :])
        return _Position(hands, winner, 0, -1, winner, need)
