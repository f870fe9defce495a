"""Pip-Pip: two packs, a card drawn after every card played, and marriages that change the trump.

The base text ends with an auction (110, 120, 100) that belongs to another game, one of the Thousand family; it is left
out (section B7 of the rules).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.game import Action, DealRecord, Game, Outcome, Value, Verdict
from games.pip_pip import actions, determinize, reading, scoring
from games.pip_pip.claim import claim
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.options import Options
from games.pip_pip.state import PipPipState


class PipPip(Game[Options, PipPipState, PipPipObservation]):
    """B1.1: "Players: 3-12, best 6-8. Each plays alone." """

    id = "pip_pip"
    fewest = 3
    most = 12
    usual = 6
    best = (6, 8)
    lower_wins = False
    calls = True
    options = Options

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> PipPipState:
        """A hand about to begin: by the draw for the deal, the cut for trump, or the shuffle."""
        return PipPipState(options, seats, carry)

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        """The 104 cards and the 16 calls."""
        yield from actions.PLAYS
        for of_suit in actions.CALLS:
            yield from of_suit

    def parse_action(self, text: str) -> Action:
        """A card, `call:KH.QHb`, or what chance does."""
        return actions.parse(text)

    def brisk(self, action: Action) -> bool:
        """Every card and every call: there are only so many of each."""
        return True

    def claim(self, observation: PipPipObservation) -> Action | None:
        """What to lead on the way to all the rest of the tricks, where they are certain."""
        return claim(observation)

    def determinize(self, observation: PipPipObservation, rng: Random) -> PipPipState:
        """A world that could have led to this observation."""
        return determinize.determinize(observation, rng)

    def retell(self, world: PipPipState, record: DealRecord) -> DealRecord:
        """The same public story with the shuffle of that world."""
        return determinize.retell(world, record)

    def from_position(self, text: str) -> PipPipState:
        """The state of a line that `PipPipState.position` wrote."""
        return reading.read(text)

    def length(self, options: Options, seats: int) -> int | None:
        """B5.32."""
        return scoring.length(options, seats)

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """B5.32."""
        return scoring.verdict(options, seats, outcomes)


GAME = PipPip()
