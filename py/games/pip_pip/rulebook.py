"""A player that goes by the book: it counts, keeps marriages together and calls at once (B10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bots.bot import Advice, Bot, Standing
from engine.cards import ACE, JACK, KING, QUEEN, TWO, PlayingCard
from engine.game import Event, Message
from games.pip_pip.actions import Call, Play
from games.pip_pip.counting import Count
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import CALL, HEIGHTS, KINGS, QUEENS, SUIT_MASKS, WORTHS, cards_in, mask_of


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rulebook player holds things to be worth, in points: measured against greedy callers at four seats."""

    eagerness: float = 1.0
    """How often who can beat a card does."""
    later_points: float = 0.6
    """What each player still to come adds to a trick that is being won."""
    given: float = 0.6
    """How much of a card's points hurt when somebody else takes them."""
    keep_two: float = 4.5
    keep_ace: float = 3.0
    keep_jack: float = 0.5
    keep_trump: float = 4.5
    keep_height: float = 0.2
    """For each step of rank above a three."""
    marriage: float = 0.8
    """How often a pair that can be completed is called before half of it is forced out."""
    trump_marriage: float = 0.5
    """The same in the trump suit, which must cease to be trump first."""
    guard: float = 0.4
    """How much of a King's or Queen's hope hangs on the last low card beside it."""


class RulebookBot(Bot):
    """B10: calls at once, keeps unmarried Kings and Queens guarded, takes points late, counts the copies.

    A card is played for what it may win now less what it may bring if it stays in the hand.
    """

    def __init__(self, standing: Standing | None = None, weights: Weights | None = None) -> None:
        super().__init__(standing)
        self.weights: Final = weights or Weights()

    def call(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """Out of turn as in turn."""
        return self.called(observation)

    def called(self, observation: PipPipObservation) -> Advice | None:
        """The call to make now, None where there is none to make: at once."""
        return call_advice(observation)

    def advise(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """A call if there is one, else the card with the best balance of what it wins and what it gives up."""
        return self.called(observation) or self.card(observation)

    def card(self, observation: PipPipObservation) -> Advice:
        """The card to play, where nothing is called."""
        count = Count(observation)
        plays = [action for action in observation.legal_actions if isinstance(action, Play)]
        best = max(plays, key=lambda action: self.balance(count, action.card))
        return Advice(best, self.why(count, plays, best))

    def balance(self, count: Count, card: PlayingCard) -> float:
        """What this card may win now less what it may bring if it stays in the hand."""
        return self.value(count, card) - self.keep(count, card)

    def value(self, count: Count, card: PlayingCard) -> float:
        """What playing this card may bring in this trick; B10: "Play late: the last player sees everything"."""
        weights = self.weights
        chance = count.chance(card, weights.eagerness)
        worth = WORTHS[card.rank.index]
        pot = count.table + worth + weights.later_points * len(count.later)
        return chance * pot - (1 - chance) * weights.given * worth

    def keep(self, count: Count, card: PlayingCard) -> float:
        """What this card may bring if it stays in the hand."""
        weights = self.weights
        if count.left <= 1:
            return 0.0
        kept = weights.keep_height * HEIGHTS[card.rank.index]
        if card.suit is count.next_trump:
            kept += weights.keep_trump
        if card.rank in (KING, QUEEN):
            return kept + self.hope(count, card)
        if card.rank is TWO:
            kept += weights.keep_two
        elif card.rank is ACE:
            kept += weights.keep_ace
        elif card.rank is JACK:
            kept += weights.keep_jack
        return kept + self.guards(count, card)

    def hope(self, count: Count, card: PlayingCard) -> float:
        """What a King or Queen may still bring by a call.

        B10: "do not lead or discard an unmarried King or Queen of a non-trump suit while one of its two mates … is
        unseen and the stock still runs". B4.27: a card that has served in a call serves in no other.
        """
        own = count.hand & SUIT_MASKS[card.suit.index] & ~mask_of(count.seen.called[count.seat])
        if not own & mask_of((card,)):
            return 0.0
        mates = QUEENS if card.rank is KING else KINGS
        trump = card.suit is count.next_trump
        share = self.weights.trump_marriage if trump else self.weights.marriage
        if own & mates:
            # It could not be called yet, or would have been: it waits for the trump to change.
            return CALL * share
        return CALL * share * count.draws_one_of(mates & SUIT_MASKS[card.suit.index])

    def guards(self, count: Count, card: PlayingCard) -> float:
        """B10: combine it "with keeping a low card of the same suit as a guard"."""
        suit = count.hand & SUIT_MASKS[card.suit.index]
        royal = suit & (KINGS | QUEENS)
        if not royal or (suit & ~royal).bit_count() > 1:
            return 0.0
        return self.weights.guard * max(self.hope(count, one) for one in cards_in(royal))

    def why(self, count: Count, plays: Sequence[Play], best: Play) -> Message:
        """The reason that a player would give."""
        worth = WORTHS[best.card.rank.index]
        chance = count.chance(best.card, self.weights.eagerness)
        if len(plays) == 1:
            return Message("only")
        if not count.later and chance and count.table + worth:
            return Message.of("take", points=count.table + worth)
        if chance > 0.5 and count.table + worth:
            return Message("win" if count.seen.trick else "lead-high")
        cheaper = [one for one in plays if _price(one) < _price(best)]
        if any(one.royal and self.hope(count, one.card) for one in cheaper):
            return Message("keep-royal")
        if any(not one.royal and self.guards(count, one.card) for one in cheaper):
            return Message("guard")
        return Message("low" if count.seen.trick else "lead-low")


def _price(action: Play) -> tuple[int, int]:
    """What a card costs at sight: its points, then its rank."""
    return WORTHS[action.card.rank.index], HEIGHTS[action.card.rank.index]


def call_advice(observation: PipPipObservation) -> Advice | None:
    """The call to make now, or None.

    B10: "Calling at once is nearly always right." Nothing is held back, for none of B10's reasons to wait paid: beside
    greedy callers, four seats, the same 800 deals in each of them (tests/games/pip_pip/patient.py), points a hand with
    95 % intervals: for a second pair of the suit, three of the four in hand, +0.03 +- 0.27; for tricks to be won with
    three of the present trumps, -0.90 +- 0.52; for a known holder of the suit to play what he has shown, -0.23 +- 0.21.
    So waiting for a second pair makes no difference that such a number of deals shows, and the others cost. Who holds
    several pairs calls them all, one after the other, in such an order that the suit in which he is strongest becomes
    trump.
    """
    calls = observation.calls
    if not calls:
        return None
    last_sets = observation.options.several_calls == "last"
    best = min(calls, key=lambda call: _strength(observation, call) * (1 if last_sets else -1))
    free = observation.waiting is not None and not last_sets
    return Advice(best, Message("call-free" if free else "call"))


def _strength(observation: PipPipObservation, call: Call) -> int:
    """How good this suit would be as trump."""
    return sum(6 + HEIGHTS[card.rank.index] for card in observation.hand if card.suit is call.suit)
