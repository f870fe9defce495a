"""What the search knows of Pip-Pip: how a trick is played on, and what a hand is worth at its end.

While cards are drawn, play-outs to the end of the hand are mostly luck of the draw: some tricks are played out and the
hands they leave are weighed (`prospects`). B10: "In the last 7 tricks no unknown stock is left … so a sampling search
… is strong there": from there on everything is played to the end.

In the arena, one at four seats among three rulebook players: 10.1 points a hand more than a rulebook player with the
same cards (95 %: 7.4 to 12.7; 300 duplicate deals, seed 6e). Searching the last seven tricks alone, among quick
players, gained 5.0 +- 1.0 (400 hands).

In a model of the game, 250 deals in each seat: 100 worlds gained 10.4 +- 3.2, 400 worlds 12.3 +- 3.5 (200 deals), all
of it in cards taken: calls stay at half a call a hand however Kings and Queens are kept. Weights of the rulebook fitted
anew gained 2.3 +- 0.8 by themselves and nothing beside the search; worlds weighed by how well they explain the others'
plays gained nothing. Who sees every card and the stock gains 91.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from bots.bot import Advice, Bot, Standing
from bots.guide import Guide
from engine.game import Action, AnyGame, Event
from engine.seats import Seat
from games.pip_pip import GAME, scoring
from games.pip_pip.actions import PLAYS, Call, Play
from games.pip_pip.counting import Count
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.options import Options
from games.pip_pip.pack import WORTHS, mask_of
from games.pip_pip.policy import choose
from games.pip_pip.prospects import points_out, prospect, prospects
from games.pip_pip.quick import CODES, Quick, play_on
from games.pip_pip.rulebook import RulebookBot
from games.pip_pip.sampling import hidden
from games.pip_pip.state import PipPipState

AHEAD: Final = 20
"""Cards that are played out while cards are drawn, in whole tricks: five at four seats.

By 250 worlds a decision, what was chosen then tried in 250 others to the end of the hand, at four seats: one trick
ahead gained 1.8 +- 4.4 points a hand over the rulebook, two 4.3, three 5.9, five 7.9 +- 4.1 (299 decisions); eight no
more than five, the whole hand less (98 decisions).
"""
DEAR: Final = 10
"""Points that nobody overlooks: an ace's."""
PLAUSIBLE: Final = 12.0
"""By how many points, as the rulebook reckons, a slip is worse at most."""


class PipPipGuide(Guide[Any]):
    """How to think ahead in Pip-Pip; its worlds are `Quick` hands."""

    game: ClassVar[AnyGame] = GAME
    worlds: ClassVar[int] = 260
    doubt: ClassVar[float] = 0.5

    def book(self, standing: Standing | None) -> Bot:
        """The rulebook player."""
        return RulebookBot(standing)

    def policy(self, state: PipPipState, seat: Seat, rng: Random) -> Action:
        """The rulebook's weighing of the cards, reckoned quickly."""
        card = choose(Quick(state), seat)
        return PLAYS[(card >> 5) * 26 + (card & 31)]

    def candidates(self, observation: PipPipObservation, choice: Action) -> Sequence[Action]:
        """Of twins that are alike one; where there is a call, the calls, one a suit (B10: "Calling at once is nearly
        always right": what is weighed is which suit first)."""
        if isinstance(choice, Call):
            others = {call.suit: call for call in observation.calls if call.suit is not choice.suit}
            return (choice, *others.values())
        assert isinstance(observation.eyes, int)
        shown = mask_of(observation.shown(observation.eyes))
        found: dict[tuple[int, bool], Action] = {}
        for action in observation.legal_actions:
            if isinstance(action, Play):
                alike = action.place >> 1, bool(shown & action.bit)
                if action is choice or alike not in found:
                    found[alike] = action
        return tuple(found.values())

    def world(self, observation: PipPipObservation, history: Sequence[Event], rng: Random) -> tuple[Quick, float]:
        """A world dealt quickly, the stock only as far as it is needed."""
        unseen = hidden(observation)
        base = unseen.base
        reach = (_horizon(base) - base.tricks) * base.seats
        return unseen.world(rng, reach + base.seats), 1.0

    def try_out(
        self, world: Quick | PipPipState, seat: Seat, action: Action, rng: Random, standing: Standing | None
    ) -> tuple[float, float]:
        """What this action comes to in this world: the trick played out and the hands weighed, or the whole hand."""
        quick = world.copy() if isinstance(world, Quick) else Quick(world)
        until = _horizon(quick)
        if isinstance(action, Play):
            quick.play(seat, CODES[action.place])
        elif isinstance(action, Call):
            quick.announce(seat, action.suit.index)
        play_on(quick, choose, until)
        points: list[float] = list(quick.points)
        if quick.tricks < quick.total:
            out = prospects(quick.seats)[quick.tricks].out * points_out(quick)
            points = [one + out + prospect(quick, other) for other, one in enumerate(points)]
        return needed(points, seat, quick.options, standing), points[seat]

    def worth(self, state: PipPipState, seat: Seat, standing: Standing | None) -> tuple[float, float]:
        """What the match needs; points."""
        assert state.outcome is not None
        scores = state.outcome.scores
        return needed(scores, seat, state.options, standing), scores[seat]

    def slips(self, observation: PipPipObservation, history: Sequence[Event], advice: Advice) -> Sequence[Action]:
        """What a person who does not attend might play: a card a little worse, or a card before a call.

        Never a two or an ace on a trick that it cannot win, and no trick of ten points let go by who plays last.
        """
        book = RulebookBot()
        if isinstance(advice.action, Call):
            return (book.card(observation).action,) if len(observation.calls) < len(observation.legal_actions) else ()
        assert isinstance(advice.action, Play)
        count = Count(observation)
        best = book.balance(count, advice.action.card)
        certain = not count.later and count.wins_now(advice.action.card)
        at_stake = count.table + WORTHS[advice.action.card.rank.index]
        if certain and at_stake >= DEAR:
            return ()
        return tuple(
            action
            for action in observation.legal_actions
            if isinstance(action, Play)
            and action.place >> 1 != advice.action.place >> 1
            and best - book.balance(count, action.card) <= PLAUSIBLE
            and (count.wins_now(action.card) or WORTHS[action.card.rank.index] < DEAR)
        )


def _horizon(quick: Quick) -> int:
    """The trick at whose end the hands are weighed: the hand's end where the stock would not outlast it."""
    until = quick.tricks + max(1, AHEAD // quick.seats)
    return until if until < quick.draws else quick.total


def needed(points: Sequence[float], seat: Seat, options: Options, standing: Standing | None) -> float:
    """What these hand scores are worth to a seat in a match that stands like that.

    Points more than the others', of whom those count most who are ahead, the more so the fewer hands are left (rule
    32: "highest total wins"); in the last hand being first counts by itself.
    """
    own = points[seat]
    others = [other for other in range(len(points)) if other != seat]
    if standing is None:
        return own - sum(points[other] for other in others) / len(others)
    totals = standing.totals
    last = scoring.length(options, len(points))
    if last is None:
        left = max(1.0, (options.target - max(totals)) / (2 * 264 / len(points)))
    else:
        left = max(1, last - standing.deals)
    weights = [math.exp((totals[other] - max(totals)) / (60 * left)) for other in others]
    rivals = sum(weight * points[other] for weight, other in zip(weights, others, strict=True)) / sum(weights)
    found = own - rivals
    if left == 1:
        lead = totals[seat] + own - max(totals[other] + points[other] for other in others)
        found += 40 * math.tanh(lead / 40)
    return found


GUIDE: Final = PipPipGuide()
