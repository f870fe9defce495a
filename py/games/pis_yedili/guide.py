"""What the search knows of Pis Yedili.

Tried out on 317 decisions of 24 hands, 200 worlds each: most of what can be gained on the rulebook is gained by the
suit that a jack names, and by a seven laid against somebody who is nearly out; a voluntary draw gained next to nothing
(2.6). Trusting 20 or 50 worlds without doubt is much worse than the book.

In a model of the game, one among three rulebook players, 300 deals in each seat: 200 worlds that know what is presumed
of hands saved 4.8 points a hand (95 %: 2.8 to 6.7). In the arena: 1.9 (0.4 to 3.3; 673 duplicate deals, seed 7d), in
whole matches 3.5 (2.2 to 4.7; 200 duplicate matches, seed 7e). Who sees every card and the stock saves 24.8.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from bots.bot import Advice, Bot, Standing
from bots.guide import Guide
from engine.cards import JACK, SEVEN
from engine.game import Action, AnyGame, Event
from engine.seats import Seat
from games.pis_yedili import GAME
from games.pis_yedili.actions import DRAW, SAID, Lay
from games.pis_yedili.observation import Observation
from games.pis_yedili.playout import Hand, played_out
from games.pis_yedili.presumed import Story
from games.pis_yedili.rulebook import Rulebook
from games.pis_yedili.rules import AGAIN, TURN
from games.pis_yedili.sampling import Hidden
from games.pis_yedili.scoring import POINTS
from games.pis_yedili.state import State

_SPREAD: Final = 30.0
"""How far one hand moves two players apart: penalties have a standard deviation of about 40 points."""
_MATCH: Final = 240.0
"""What winning the match counts in points; with four hands to go one point less is worth about one point then."""
_POINT: Final = 0.25
"""What is left of a point's own worth where the match decides."""
_NEAR: Final = 3
"""Cards in a hand that may be out soon."""


class PisYediliGuide(Guide[Any]):
    """How to think ahead in Pis Yedili."""

    game: ClassVar[AnyGame] = GAME
    worlds: ClassVar[int] = 300
    doubt: ClassVar[float] = 1.25

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return Rulebook(standing)

    def worth(self, state: State, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """Penalty points fewer than the others take on average, or the chance of the match; penalty points."""
        assert state.outcome is not None
        return self._worth(state, state.outcome.scores, seat, standing)

    def _worth(
        self, state: State | Hand, scores: Sequence[int], seat: Seat, standing: Standing | None
    ) -> tuple[float, float]:
        ahead = (sum(scores) - scores[seat]) / (len(scores) - 1) - scores[seat]
        if standing is None:
            return ahead, scores[seat]
        totals = [total + score for total, score in zip(standing.totals, scores, strict=True)]
        chance = chance_to_win(totals, seat, state.options.hands - standing.deals - 1)
        return _MATCH * chance + _POINT * ahead, scores[seat]

    def candidates(self, observation: Observation, choice: Action) -> Sequence[Action]:
        """What is laid, never a draw or a pass instead (2.6); jacks only once somebody is close to out."""
        if not isinstance(choice, Lay) or len(observation.hand) == 1:
            return (choice,)
        near = min(observation.counts) <= _NEAR or choice.card.rank is JACK
        legal = observation.legal_actions
        return [
            one
            for one in legal
            if one is choice
            or (isinstance(one, Lay) and SAID.get(one) not in legal and (near or one.card.rank is not JACK))
        ]

    def presume(self, observation: Observation, history: Sequence[Event]) -> Observation | Hidden:
        """What is hidden, and what hands presumably lack, where worlds can be dealt quickly."""
        if observation.due or observation.phase not in (TURN, AGAIN):
            return observation
        if observation.rules.tek_is_said and len(observation.hand) == 2:
            return observation
        if any(known is not None and any(known.needs()) for _, known in observation.memories):
            # Some house rules tell that a hand held one of some cards: that has to stay, and says more.
            return observation
        story = Story(observation)
        if not story.read(history):
            return observation
        return Hidden(observation, GAME.determinize(observation, Random(0)), story.facts)

    def world(
        self, observation: Observation | Hidden, history: Sequence[Event], rng: Random
    ) -> tuple[State | Hand, float]:
        """A world that could have led here."""
        if isinstance(observation, Hidden):
            return observation.world(rng), 1.0
        return GAME.determinize(observation, rng), 1.0

    def try_out(
        self, world: State | Hand, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """What this action comes to in this world, by the quick play-out."""
        scores = world.copy().play(action, rng) if isinstance(world, Hand) else played_out(world, action, rng)
        return self._worth(world, scores, seat, standing)

    def slips(self, observation: Observation, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """From habit the dearest card, sevens and jacks too; a jack's suit that is only the second best; a card that
        fits by its rank alone is overlooked. Never where the hand could end or a seven is to be answered."""
        choice, hand, laid = advice.action, observation.hand, observation.laid
        if not isinstance(choice, Lay) or len(hand) < 3 or observation.bill or laid is None:
            return ()
        legal = observation.legal_actions
        lays = [one for one in legal if isinstance(one, Lay) and SAID.get(one) not in legal]
        suits = {card.suit for card in hand if card.rank is not JACK}
        slips: list[Action] = []
        if choice.named:
            slips += [one for one in lays if one.card is choice.card and one is not choice and one.follow in suits]
        habit = max(lays, key=lambda one: (POINTS[one.card] + 20 * (one.card.rank is SEVEN), one.follow in suits))
        if habit.card is not choice.card:
            slips.append(habit)
        if DRAW in legal and all(one.card.suit is not laid.follow and one.card.rank is not JACK for one in lays):
            slips.append(DRAW)
        return slips


def chance_to_win(totals: Sequence[int], seat: Seat, left: int) -> float:
    """Y27. The lowest total wins after the last hand, jointly; before that, whoever is behind may still catch up."""
    if left <= 0:
        least = min(totals)
        return (totals[seat] == least) / sum(total == least for total in totals)
    scale = _SPREAD * math.sqrt(left)
    mine = totals[seat]
    return 1 / sum(math.exp(min(50.0, (mine - total) / scale)) for total in totals)


GUIDE: Final = PisYediliGuide()
