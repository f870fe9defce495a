"""Pis Yedili, "dirty seven": rid yourself of your cards before the others do, and beware of sevens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.game import Action, DealRecord, Game, Outcome, Value, Verdict
from engine.seats import CHANCE
from games.pis_yedili import scoring
from games.pis_yedili.actions import Lay, parse, players_actions
from games.pis_yedili.observation import Observation
from games.pis_yedili.options import Options
from games.pis_yedili.state import State


class PisYedili(Game[Options, State, Observation]):
    """Y1. Four players, each for himself, one pack of 52. O14: two to six, every rule as written."""

    id = "pis_yedili"
    fewest = 2
    most = 6
    usual = 4
    lower_wins = True
    options = Options

    def deal(self, options: Options, seats: int, carry: Mapping[str, Value] | None) -> State:
        """A new hand; Y4: the last outcome names its dealer, the deck the first one."""
        dealer = carry["dealer"] if carry else CHANCE
        if not isinstance(dealer, int):
            raise TypeError(f"the dealer is a seat, not {dealer!r}")
        return State(options, seats, dealer)

    def actions(self, options: Options, seats: int) -> Iterable[Action]:
        """Every action a player could be allowed with these options."""
        return players_actions(tek_is_said=options.tek != "automatic")

    def parse_action(self, text: str) -> Action:
        """The action of that code (actions.py)."""
        return parse(text)

    def brisk(self, action: Action) -> bool:
        """Laying a card brings the end nearer."""
        return isinstance(action, Lay)

    def determinize(self, observation: Observation, rng: Random) -> State:
        """A world that could have led to this observation (determinize.py)."""
        from games.pis_yedili.determinize import determinize

        return determinize(observation, rng)

    def retell(self, world: State, record: DealRecord) -> DealRecord:
        """The same public story told in that world (retell.py)."""
        from games.pis_yedili.retell import retell

        return retell(world, record)

    def from_position(self, text: str) -> State:
        """The state of that line (position.py)."""
        from games.pis_yedili.position import read

        return read(text)

    def length(self, options: Options, seats: int) -> int:
        """Y27. So many hands."""
        return options.hands

    def verdict(self, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
        """Y27. The end of the match after its last hand."""
        return scoring.verdict(options, seats, outcomes)


GAME = PisYedili()
