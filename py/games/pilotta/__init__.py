"""Pilotta, the partnership game of Cyprus: bid, cut, over-trump and keep the sheet in tens.

Four players, partners opposite, 32 cards, everything counter-clockwise. One side bids how many points it will take
with a suit as trumps; whoever cannot follow must cut, and must go above the trump that lies, partner's or not. Runs and
fours are announced in the first trick and shown in the second. `rules` numbers in the code are those of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from engine.game import Action, DealRecord, Game, Outcome, Value, Verdict
from engine.seats import Seat
from games.pilotta.actions import ANNOUNCE, BIDS, CAPOT_BIDS, CLOSE, PASS, PLAYS, RECLOSE, SHOW, Play
from games.pilotta.actions import parse_action as parse
from games.pilotta.claim import claim
from games.pilotta.determinize import determinize, retell
from games.pilotta.observation import Observation
from games.pilotta.options import Options
from games.pilotta.position import read_position
from games.pilotta.scoring import verdict
from games.pilotta.state import State


class Pilotta(Game[Options, State, Observation]):
    """The game as the table sees it."""

    id: ClassVar[str] = "pilotta"
    fewest: ClassVar[int] = 4
    most: ClassVar[int] = 4
    usual: ClassVar[int] = 4
    lower_wins: ClassVar[bool] = False
    # P1: everything goes counter-clockwise.
    clockwise: ClassVar[bool] = False
    options = Options

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite (P1)."""
        return ((0, 2), (1, 3))

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> State:
        """A new round; the first dealer is drawn (P6), later ones follow to the right (P8)."""
        return State(options, None if carry is None else int(carry["dealer"] or 0))

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        """Every word and card there is."""
        return (PASS, CLOSE, RECLOSE, ANNOUNCE, SHOW, *BIDS, *CAPOT_BIDS, *PLAYS)

    def parse_action(self, text: str) -> Action:
        """The action of that code; raises `ValueError`."""
        return parse(text)

    def brisk(self, action: Action) -> bool:
        """Cards and passes bring the end nearer."""
        return isinstance(action, Play) or action is PASS

    def claim(self, observation: Observation) -> Action | None:
        """What to lead on the way to all the rest of the tricks, where they are certain."""
        return claim(observation)

    def determinize(self, observation: Observation, rng: Random) -> State:
        """A world that could have led to this observation."""
        return determinize(observation, rng)

    def retell(self, world: State, record: DealRecord) -> DealRecord:
        """The same story from that world's deal."""
        return retell(world, record)

    def from_position(self, text: str) -> State:
        """The state of a position line; raises `NotationError`."""
        return read_position(text)

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """P45."""
        return verdict(options, outcomes)


GAME = Pilotta()
