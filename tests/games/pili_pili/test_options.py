"""The house rules of A6: one test each for what no rule's own test already shows, and the form they make."""

from __future__ import annotations

import pytest

from engine import options as house
from games.pili_pili.actions import every
from games.pili_pili.missions import MISSIONS
from games.pili_pili.options import Options
from tests.games.pili_pili.rounds import OFF, act, bet, bets_of, codes, dealt


def test_the_defaults_are_the_rules():
    """A6, default first."""
    given = {line.name: (line.default, line.values[0]) for line in house.form(Options)}
    assert all(default == first for default, first in given.values())
    assert house.write(Options()) == "-"
    assert house.parse(Options, "limit:6,missions:off") == Options(limit=6, missions="off")
    with pytest.raises(house.OptionError, match="limit is 7, 6"):
        house.read(Options, {"limit": "5"})


def test_every_kind_can_be_practised():
    """One kind of Mission alone: as many values as there are kinds."""
    line = next(line for line in house.form(Options) if line.name == "kind")
    assert set(line.values) == {"any", *(mission.id for mission in MISSIONS)}


def test_first_bettor_left_of_the_dealer_also_leads():
    """A6. First bettor and leader: the dealer, or the player to his left."""
    state = dealt("1.2.3.4.5/6.7.8.9.10/11.12.13.14.15", seats=3, options=Options(first_bettor="left"))
    assert state.waiting == (1,)
    bet(state, 0, 0)
    assert bets_of(state) == [0, 1, 2, 3, 4]
    bet(state, 0)
    assert state.waiting == (1,)
    act(state, "6", "11", "1")
    assert state.waiting == (2,)
    assert codes(state, 2) == ["12", "13", "14", "15"]


def test_actions_are_those_of_the_table():
    """What could ever be allowed depends on the house rules: without Missions bets and plays only."""
    assert len(list(every(OFF, 4))) == 6 + 55 + 57
    assert len(list(every(Options(missions="off", joker_values="ends"), 4))) == 6 + 55 + 2
    assert len(list(every(Options(kind="memory-5s"), 4))) == 6 + 55 + 57 + 5 + 2
    assert len(list(every(Options(kind="memory-5s", timers="off"), 4))) == 6 + 55 + 57
    assert len(list(every(Options(kind="trade"), 4))) == 8 + 55 + 57 + 56 + 4
    assert len(list(every(Options(kind="pass-2-left"), 4))) == 7 + 55 + 57 + 56 * 55 // 2
