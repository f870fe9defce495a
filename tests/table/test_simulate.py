"""Many matches between bots: all end, no card is lost, and the numbers are what they say."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import Any

import pytest

from games import registry
from table.players import finished
from table.simulate import Fault, Plan, Tally, begun, empty, played, reported, simulated
from tests.table.toy import CLIMB, State

MATCHES = round(3 * float(os.environ.get("PI_DEALS", "1")))
PLAN = Plan("climb", 2, "-", "5eed", ("climber", "random"), check=True)


@pytest.fixture
def climb(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game among the real ones."""
    monkeypatch.setattr(registry, "load", {"climb": CLIMB}.__getitem__)


def summed(plan: Plan, matches: int) -> Tally:
    total = empty(plan)
    for part in simulated(plan, matches, 1):
        total.add(part)
    return total


@pytest.mark.usefixtures("climb")
def test_the_tally_is_what_the_matches_were():
    total = summed(PLAN, 30)
    won = [Fraction(0), Fraction(0)]
    points, squares, actions = [0, 0], [0, 0], 0
    for number in range(30):
        sitting = begun(PLAN, CLIMB, number)
        match = sitting.match
        while match.verdict is None:
            if match.state.outcome is not None:
                sitting.next_deal()
            chosen = finished(sitting.choice())
            assert chosen is not None
            sitting.apply(*chosen)
        for seat in match.verdict.winners:
            won[seat] += Fraction(1, len(match.verdict.winners))
        actions += sum(len(deal) for deal in match.records)
        for outcome in match.outcomes:
            points = [one + two for one, two in zip(points, outcome.scores, strict=True)]
            squares = [one + two * two for one, two in zip(squares, outcome.scores, strict=True)]
    assert (total.won, total.points, total.squares, total.actions) == (won, points, squares, actions)
    assert (total.matches, total.deals, total.void, sum(total.won)) == (30, 60, 0, 30)


@pytest.mark.usefixtures("climb")
def test_the_interval_is_1_96_standard_errors():
    total = empty(PLAN)
    total.add(Tally([Fraction(1), Fraction(0)], [12, 0], [56, 0], matches=1, deals=3, actions=9, longest=4))
    report: Any = reported(PLAN, total)
    first, second = report["per_seat"]
    assert (first["mean"], first["ci95"]) == (4.0, [1.737, 6.263]), "2, 4 and 6: the deviation is 2"
    assert second["ci95"] == [0.0, 0.0]


@pytest.mark.usefixtures("climb")
def test_a_fault_names_the_match_so_that_it_can_be_played_again():
    plan = Plan("climb", 2, "-", "5eed", ("broken", "random"))
    with pytest.raises(Fault, match=r"match 0 \(seed 5eed00000000\), deal 1, action 2: RuntimeError: a fault"):
        played(plan, range(3))


@pytest.mark.usefixtures("climb")
def test_a_lost_card_is_a_fault(monkeypatch: pytest.MonkeyPatch):
    apply = State.apply

    def losing(self, seat, action):
        events = apply(self, seat, action)
        if len(self.pile) == 2:
            self.pile.pop()
        return events

    monkeypatch.setattr(State, "apply", losing)
    with pytest.raises(Fault, match="there were 12 cards, now there are "):
        played(PLAN, range(1))


@pytest.mark.parametrize("id_", registry.ids())
@pytest.mark.parametrize("extra", [0, 1])
def test_matches_of_every_game_end_with_every_card_there(id_: str, extra: int):
    """Case 8: bots of all kinds, at the smallest and the usual table."""
    entry = registry.load(id_)
    seats = entry.game.usual if extra else entry.game.fewest
    bots = tuple(list(entry.bots)[-1 - seat % len(entry.bots)] for seat in range(seats))
    total = summed(Plan(id_, seats, "-", "5eed", bots, budget=1, check=True), MATCHES)
    assert total.matches == MATCHES
    assert sum(total.won) >= MATCHES
