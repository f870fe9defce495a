"""Who may sit at a table of Pip-Pip without being human: one at random, and one that plays by the book."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bots.bot import Advice, Bot, Bots, RandomBot
from engine.cards import ACE, KING, QUEEN, TWO, PlayingCard
from engine.game import Event, Message
from games.pip_pip.actions import Call, Play
from games.pip_pip.counting import Count
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import CALL, HEIGHTS, KINGS, QUEENS, SUIT_MASKS, WORTHS, mask_of


class RandomCaller(RandomBot):
    """Plays anything, and calls out of turn when a coin says so."""

    def call(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """One of the calls, half the time."""
        calls = observation.calls
        return Advice(rng.choice(calls), Message("why-random")) if calls and rng.random() < 0.5 else None


class Weights:
    """What the rulebook player holds its cards to be worth, in points; measured, not proven."""

    eagerness = 1.0
    later_points = 0.8
    keep_two = 6.0
    keep_ace = 4.5
    keep_jack = 0.5
    keep_trump = 3.0
    keep_height = 0.1
    marriage = 0.8
    trump_marriage = 0.5
    guard = 0.4
    given = 0.6


class RulebookBot(Bot):
    """B10: calls at once, keeps unmarried Kings and Queens guarded, takes points late, counts the copies."""

    weights: Final = Weights()

    def call(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice | None:
        """B10: "Calling at once is nearly always right." """
        best = best_call(observation)
        return None if best is None else Advice(best, Message("why-call"))

    def advise(self, observation: PipPipObservation, history: Sequence[Event], rng: Random, budget: int) -> Advice:
        """A call if there is one, else the card with the best balance of what it wins and what it gives up."""
        call = best_call(observation)
        if call is not None:
            return Advice(call, Message("why-call"))
        plays = [action for action in observation.legal_actions if isinstance(action, Play)]
        if len(plays) == 1:
            return Advice(plays[0], Message("why-only"))
        count = Count(observation)
        kept = {action: self.keep(count, action.card) for action in plays}
        values = {action: self.value(count, action.card) - kept[action] for action in plays}
        best = max(plays, key=lambda action: values[action])
        return Advice(best, self._why(count, best.card))

    def value(self, count: Count, card: PlayingCard) -> float:
        """What playing this card may bring in this trick."""
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
        if card.rank is TWO:
            kept += weights.keep_two
        elif card.rank is ACE:
            kept += weights.keep_ace
        elif card.rank in (KING, QUEEN):
            kept += self.marriage(count, card)
        elif card.rank.code == "J":
            kept += weights.keep_jack
        if card.rank not in (KING, QUEEN):
            kept += self._guarded(count, card)
        return kept

    def marriage(self, count: Count, card: PlayingCard) -> float:
        """B10: "do not lead or discard an unmarried King or Queen of a non-trump suit while one of its two mates … is
        unseen and the stock still runs"."""
        seen = count.seen
        mates = QUEENS if card.rank is KING else KINGS
        own = count.hand & SUIT_MASKS[card.suit.index] & ~mask_of(seen.called[count.seat])
        if not own & mask_of((card,)):
            return 0.0
        trump = card.suit is count.next_trump
        share = self.weights.trump_marriage if trump else self.weights.marriage
        if own & mates:
            # A pair in hand that may not be called yet: it waits for the trump to change.
            return CALL * share
        if not count.draws:
            return 0.0
        out = count.mates(card, mates)
        return CALL * share * float(1 - (1 - out / count.hidden) ** count.draws)

    def _guarded(self, count: Count, card: PlayingCard) -> float:
        """B10: combine it "with keeping a low card of the same suit as a guard"."""
        suit = count.hand & SUIT_MASKS[card.suit.index]
        royal = suit & (KINGS | QUEENS)
        if not royal or (suit & ~royal).bit_count() > 1:
            return 0.0
        from games.pip_pip.pack import cards_in

        return self.weights.guard * max(self.marriage(count, one) for one in cards_in(royal))

    def _why(self, count: Count, card: PlayingCard) -> Message:
        chance = count.chance(card, self.weights.eagerness)
        if count.later == [] and chance:
            return Message.of("why-take", points=count.table + WORTHS[card.rank.index])
        if not count.seen.trick:
            return Message("why-lead-high" if chance > 0.5 and WORTHS[card.rank.index] else "why-lead-low")
        return Message("why-win" if chance > 0.5 else "why-low")


def best_call(observation: PipPipObservation) -> Call | None:
    """The call to make now, or None."""
    calls = observation.calls
    return calls[0] if calls else None


BOTS: Final[Bots] = {"random": RandomCaller, "rulebook": RulebookBot}
