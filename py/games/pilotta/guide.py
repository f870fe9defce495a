"""What the search knows of Pilotta."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from bots.bot import Advice, Bot, Standing
from bots.guide import Guide
from engine.game import Action, AnyGame, Event
from engine.seats import Seat
from games.pilotta import GAME, bidding, tactics
from games.pilotta.actions import CLOSE, PASS, PLAYS, Play
from games.pilotta.auction import Auction
from games.pilotta.fields import AUCTION, PLAY
from games.pilotta.playout import Playout
from games.pilotta.presumed import Presumed
from games.pilotta.prospects import sought
from games.pilotta.rulebook import RulebookBot
from games.pilotta.scoring import Pair
from games.pilotta.settled import settled
from games.pilotta.state import State

SLIP: Final = 14.0
"""Points that the easy player's mistake costs at most, as the rulebook rates cards: a trick, not a hand."""


class PilottaGuide(Guide[State]):
    """How to think ahead in Pilotta."""

    game: ClassVar[AnyGame] = GAME
    worlds: ClassVar[int] = 100
    """More of them add little; what is missing to perfect play is what nobody can know."""
    margin: ClassVar[float] = 0.05
    """What a card point that changes nothing on the sheet counts, in sheet points."""
    doubt: ClassVar[float] = 0.5

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """What the sheet means for the match; sheet points of the own side less the other's."""
        assert state.outcome is not None
        scores = (state.outcome.scores[0], state.outcome.scores[1])
        return self._value(scores, state.points, seat, state.auction, standing)

    def _value(
        self, scores: Pair, points: Sequence[int], seat: Seat, auction: Auction, standing: Standing | None
    ) -> tuple[float, float]:
        side = seat & 1
        value = sought(scores, side, auction.high_seat & 1, auction.options, standing)
        # Card points that the sheet does not show keep a margin against what was not foreseen.
        value += self.margin * (points[side] - points[1 - side])
        return value, float(scores[side] - scores[1 - side])

    def policy(self, state: State, seat: Seat, rng: Random) -> Action:
        """What a sensible player does there: the rulebook in the auction, words as soon as they may be said."""
        if state.phase == AUCTION:
            return bidding.bid(state.observe(seat))[0]
        legal = state.legal_actions(seat)
        if not isinstance(legal[0], Play):
            # P32: what is not announced and shown scores nothing.
            return legal[0]
        return PLAYS[Playout(state).choose()]

    def candidates(self, observation: Any, choice: Action) -> Sequence[Action]:
        """The sensible cards where a card is laid; of words the rulebook's.

        Trying words out made the play worse: whatever wins a contract in imagined deals loses too many in real ones.
        """
        if not isinstance(choice, Play):
            return (choice,)
        cards = tactics.sensible(observation)
        return cards if choice in cards else (choice, *cards)

    def slips(self, observation: Any, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """What somebody does who does not count along: lays a card that looks about as good, forgets a word.

        A run or four not announced, or not shown, scores nothing (P32); a close left out costs what it would bring.
        """
        if advice.action is CLOSE:
            return (PASS,)
        if observation.phase != PLAY:
            return ()
        if not isinstance(advice.action, Play):
            return (tactics.choose(observation)[0],)
        return tactics.nearly(observation, SLIP)

    def presume(self, observation: Any, history: Sequence[Event]) -> Presumed:
        """Worlds by how well they explain the auction."""
        return Presumed(observation)

    def world(self, observation: Presumed, history: Sequence[Event], rng: Random) -> tuple[State, float]:
        """The next of these worlds."""
        return observation.world(rng), 1.0

    def try_out(
        self, world: State, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """What this card comes to; words are not tried out (`candidates`)."""
        assert isinstance(action, Play)
        played = Playout(world)
        played.lay(action.index)
        played.run()
        scores = settled(world, played.points, played.tricks)
        return self._value(scores, played.points, seat, world.auction, standing)


GUIDE: Final = PilottaGuide()
