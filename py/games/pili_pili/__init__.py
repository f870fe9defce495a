"""Pili Pili: say how many tricks you will win, and win just so many; every miss is a Pili, and Pilis burn.

Two to eight players, numbers 1-55 and a Joker. Each round turns up a Mission: how many cards, and one rule that is
different this once. The bets may never add up to the tricks there are, so somebody always misses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from engine.game import Action, DealRecord, Game, Outcome, Value, Verdict
from games.pili_pili import actions, position, scoring
from games.pili_pili.claim import claim
from games.pili_pili.determinize import determinize
from games.pili_pili.missions import DECKS, deck
from games.pili_pili.observation import Observation
from games.pili_pili.options import Options
from games.pili_pili.retell import retell
from games.pili_pili.state import State


class PiliPili(Game[Options, State, Observation]):
    """The game, as the table sees it."""

    id: ClassVar[str] = "pili_pili"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    usual: ClassVar[int] = 4
    lower_wins: ClassVar[bool] = True
    options = Options
    # A7. Every deck of Missions, and none, is for two to eight.
    presets: ClassVar = tuple({"missions": name} for name in DECKS if name != Options().missions)

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> State:
        """A round nobody has dealt yet; the carry holds dealer, Missions left and totals."""
        if carry is None:
            # 5, 6. Who deals first is agreed before: chance, or the host.
            dealer = 0 if options.first_dealer == "host" else None
            return State(options, seats, dealer, (0,) * seats, deck(options))
        left, totals = str(carry["left"]), str(carry["totals"])
        return State(
            options,
            seats,
            int(carry["dealer"] or 0),
            tuple(map(int, totals.split("."))),
            () if left == "-" else tuple(map(int, left.split("."))),
        )

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        """Every action this table could ever allow; thousands where three cards are handed on."""
        return actions.every(options, seats)

    def parse_action(self, text: str) -> Action:
        """The action of that code; raises `ValueError`."""
        return actions.parse(text)

    def brisk(self, action: Action) -> bool:
        """Every action does bring the round nearer to its end."""
        return True

    def from_memory(self, observation: Observation) -> bool:
        """39, 40. While the own hand lies face down after a look."""
        return observation.from_memory

    def claim(self, observation: Observation) -> Action | None:
        """What to lead on the way to all the rest of the tricks, where they are certain."""
        return claim(observation)

    def determinize(self, observation: Observation, rng: Random) -> State:
        """A world that could have led here."""
        return determinize(observation, rng)

    def retell(self, world: State, record: DealRecord) -> DealRecord:
        """The same public story told in that world."""
        return retell(world, record)

    def from_position(self, text: str) -> State:
        """The state of a line; raises `NotationError`."""
        return position.read(text, State)

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """Over at the limit; fewest Pilis wins."""
        return scoring.verdict(options, seats, outcomes)


GAME = PiliPili()

__all__ = ["GAME", "PiliPili"]
