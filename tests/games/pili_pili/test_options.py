"""The house rules of A6: one test each for what no rule's own test already shows, and the form they make."""

from __future__ import annotations

from random import Random

import pytest

from engine import options as house
from engine.cards import cards_of
from games.pili_pili import GAME
from games.pili_pili.actions import every
from games.pili_pili.events import Drew
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


def test_r34_the_dealer_draws_first_whoever_bets_first():
    """ "Everyone, in turn from the dealer, draws": A6 lets somebody else bet and lead first, not draw."""
    state = dealt("1.2/3.4/5.6", seats=3, mission=12, stock="50.51.52", dealer=1, options=Options(first_bettor="left"))
    assert state.actors() == (2,)
    events = bet(state, 0, 0, 0)
    drew = [(event.seat, event.card.code) for event in events if isinstance(event, Drew) and event.card]
    assert drew == [(1, "50"), (2, "51"), (0, "52")]
    assert state.actors() == (2,)
    world = GAME.determinize(state.observe(0), Random(1))
    assert world.stock[2] is world.drawn[0] is cards_of("52")[0]
    assert [world.stock[turn] for turn in (0, 1)] == [world.drawn[1], world.drawn[2]]
    line = next(line for line in house.form(Options) if line.name == "first_bettor")
    assert "the dealer draws first" in line.text


def test_actions_are_those_of_the_table():
    """What could ever be allowed depends on the house rules: without Missions bets and plays only."""
    assert len(list(every(OFF, 4))) == 6 + 55 + 57
    assert len(list(every(Options(missions="off", joker_values="ends"), 4))) == 6 + 55 + 2
    assert len(list(every(Options(kind="memory-5s"), 4))) == 6 + 55 + 57 + 5 + 2
    assert len(list(every(Options(kind="memory-5s", timers="off"), 4))) == 6 + 55 + 57
    assert len(list(every(Options(kind="trade"), 4))) == 8 + 55 + 57 + 56 + 4
    assert len(list(every(Options(kind="pass-2-left"), 4))) == 7 + 55 + 57 + 56 * 55 // 2
