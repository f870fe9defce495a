"""A player that goes by the book: the base text's advice, and what simulated hands have shown (2.6 of the rules).

It sees what its seat sees. Of the cards that may be laid it takes the one for which the most speaks. Each thing that
speaks for or against a card has a name and a weight in points, and what spoke most for the chosen card against the next
best is the reason that a hint gives. The weights are measured ones: see tests/games/pis_yedili/test_bot.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from bots.bot import Advice, Bot
from engine.cards import ACE, EIGHT, JACK, SEVEN, TEN, PlayingCard, Rank, Suit
from engine.game import Action, Event, Message
from engine.seats import Seat
from games.pis_yedili.actions import DRAW, PASS, PLAIN, TAKE, Lay
from games.pis_yedili.observation import Observation
from games.pis_yedili.scoring import POINTS


class Rulebook(Bot):
    """Plays by the book; no chance in it, and it needs no history."""

    def advise(self, observation: Observation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """The action, and the rule of the book behind it."""
        return _Turn(observation).advice()


class _Turn:
    """A decision: the hand, the cards that may be laid, and who is close to out."""

    __slots__ = ("cards", "closest", "hand", "lays", "next", "seen")

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.hand = seen.hand
        self.lays: dict[PlayingCard, list[Lay]] = {}
        for action in seen.legal_actions:
            if isinstance(action, Lay):
                self.lays.setdefault(action.card, []).append(action)
        self.cards = list(self.lays)
        self.next: Seat = (seen.turn + seen.way) % seen.seats
        self.closest = min(count for seat, count in enumerate(seen.counts) if seat != seen.turn)

    def advice(self) -> Advice:
        """What to do. A card that fits is laid: to draw one's own free will is almost never right."""
        if not self.cards:
            return self._without_a_card()
        if len(self.hand) == 1:
            return Advice(self._way(self.cards[0]), Message.of("finish", card=self.cards[0].code))
        line = self._line()
        if line is not None:
            return Advice(self._way(line), Message.of("line", card=line.code))
        if self.seen.bill:
            return self._answer()
        best, why = self._weigh()
        return Advice(self._way(best), why)

    def _without_a_card(self) -> Advice:
        """One draw, then pass: every card more costs 8.5 points."""
        legal = self.seen.legal_actions
        if PASS in legal:
            return Advice(PASS, Message("pass"))
        if TAKE in legal:
            return Advice(TAKE, Message.of("take", count=self.seen.bill))
        return Advice(DRAW, Message("draw"))

    def _answer(self) -> Advice:
        """Always answer a 7, best with a 7: it turns a bill of 3 into 6 for the next player."""
        best = max(self.cards, key=lambda card: (card.rank is SEVEN, self._of_suit(card.suit)))
        return Advice(self._way(best), Message.of("answer-seven", card=best.code, count=self.seen.bill))

    def _way(self, card: PlayingCard) -> Action:
        """How to lay this card: "Tek!" is never forgotten, and a jack names the suit that suits best."""
        ways = self.lays[card]
        ways = [way for way in ways if way.said] or ways
        return max(ways, key=lambda way: self._named(way.follow))

    def _named(self, suit: Suit) -> float:
        """Name the suit you hold most of; one that the next player could not follow a moment ago is worth a card."""
        held = self._of_suit(suit)
        stuck = self.seen.declined[self.next]
        return held + (stuck is not None and stuck.follow is suit) * (1.0 if held else 0.3)

    def _of_suit(self, suit: Suit) -> int:
        return sum(card.suit is suit and card.rank is not JACK for card in self.hand)

    # Finishing at once

    def _line(self) -> PlayingCard | None:
        """The first card of a line that empties the hand in this go: an ace and its suit, two players' 8 or 10."""
        if self.seen.bill or self.seen.lap or self.seen.laid is None:
            return None
        if sum(map(self._keeps_the_turn, self.hand)) < len(self.hand) - 1:
            return None
        return self._first(self.hand, frozenset(self.cards))

    def _first(self, hand: Sequence[PlayingCard], fits: frozenset[PlayingCard]) -> PlayingCard | None:
        rules = self.seen.rules
        for card in hand:
            if card not in fits:
                continue
            rest = [other for other in hand if other is not card]
            if not rest:
                return card
            if self._keeps_the_turn(card):
                again = card.rank is ACE and self.seen.options.ace == "all_draw_suit"
                then = rules.of_suit[card.suit] if again else rules.after[PLAIN[card]]
                if self._first(rest, then.cards) is not None:
                    return card
        return None

    def _keeps_the_turn(self, card: PlayingCard) -> bool:
        """Whether it is one's own turn again after this card."""
        options = self.seen.options
        two = self.seen.seats == 2
        if card.rank is ACE:
            return two or options.ace in ("all_draw_suit", "all_draw_any")
        return two and (card.rank is TEN or (card.rank is EIGHT and options.eight == "skip"))

    # Weighing

    def _weigh(self) -> tuple[PlayingCard, Message]:
        """The card for which the most speaks, and what decided for it."""
        weights = {card: {name: weight(self, card) for name, weight in WEIGHTS.items()} for card in self.cards}
        ranked = sorted(self.cards, key=lambda card: -sum(weights[card].values()))
        best = ranked[0]
        if len(ranked) == 1:
            return best, Message.of("only", card=best.code)
        mine, other = weights[best], weights[ranked[1]]
        name = max(WEIGHTS, key=lambda name: mine[name] - other[name])
        return best, Message.of(name, card=best.code, suit=best.suit.code, other=ranked[1].code, seat=self.next)

    def _count(self, rank: Rank) -> int:
        return sum(card.rank is rank for card in self.hand)

    def shed(self, card: PlayingCard) -> float:
        """The dearest card first: it may be counted against you."""
        return POINTS[card]

    def goes_on(self, card: PlayingCard) -> float:
        """Lay what others of yours fit on."""
        others = [other for other in self.hand if other is not card]
        same_suit = sum(other.suit is card.suit and other.rank is not JACK for other in others)
        return 3 * same_suit + 2 * sum(other.rank is card.rank for other in others)

    def keeps_seven(self, card: PlayingCard) -> float:
        """Keep one 7 in reserve: without it you take what others run up."""
        if card.rank is not SEVEN:
            return 0
        return -100 if self._count(SEVEN) == 1 else -50

    def keeps_jack(self, card: PlayingCard) -> float:
        """A jack gets you out of any corner."""
        return -80 if card.rank is JACK else 0

    def bails_out(self, card: PlayingCard) -> float:
        """Get rid of jacks once a rival is close to out, and you are not."""
        if card.rank is not JACK or self.closest > 2:
            return 0
        return 0 if self.closest == 2 and len(self.hand) <= 4 else 150

    def stops_next(self, card: PlayingCard) -> float:
        """When the next player shows "Tek!", use an 8, a 10 or a 7 against him, the one in reserve if need be."""
        if self.seen.counts[self.next] > 1 or self.seen.lap:
            return 0
        if card.rank is TEN:
            back = (self.seen.turn - self.seen.way) % self.seen.seats
            return 30 if self.seen.counts[back] > 1 else 0
        return {SEVEN: 140, EIGHT: 30, ACE: 20}.get(card.rank, 0)

    def ace_first(self, card: PlayingCard) -> float:
        """With two or three cards of a suit start with its ace."""
        if card.rank is not ACE or self.seen.options.ace != "all_draw_suit":
            return 0
        return 4 * min(2, self._of_suit(card.suit) - 1)

    def keeps_finisher(self, card: PlayingCard) -> float:
        """With two cards left play the other one first and finish on the 7 or jack: it counts three times or twice."""
        if len(self.hand) != 2 or card.rank in (SEVEN, JACK) or not self.seen.options.multipliers:
            return 0
        return 120 if self._count(SEVEN) or self._count(JACK) else 0


WEIGHTS: Final[Mapping[str, Callable[[_Turn, PlayingCard], float]]] = {
    "shed": _Turn.shed,
    "goes-on": _Turn.goes_on,
    "keeps-seven": _Turn.keeps_seven,
    "keeps-jack": _Turn.keeps_jack,
    "bails-out": _Turn.bails_out,
    "stops-next": _Turn.stops_next,
    "ace-first": _Turn.ace_first,
    "keeps-finisher": _Turn.keeps_finisher,
}
"""What speaks for or against laying a card, by the word key of the reason."""
