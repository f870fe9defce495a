"""Determinize and retell: every world could have happened and shows its observer the same at every step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import options as house
from engine.game import ALL
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.missions import MISSIONS
from games.pili_pili.options import Options
from tests.games.pili_pili.rounds import ONE_OF_EACH, act, bet, dealt, round_of, steps

TIMES = 2


def retold(record, options, seats, carry, eyes):
    """What these eyes are told and shown by that record, step by step."""
    state = GAME.deal(options, seats, carry)
    shown = [state.observe(eyes)]
    heard = []
    for seat, action in record:
        heard.append([event.seen_by(eyes) for event in state.apply(seat, action)])
        shown.append(state.observe(eyes))
    return shown, heard, state.position()


@pytest.mark.parametrize("kind", ["any", *sorted(ONE_OF_EACH)])
def test_every_world_could_have_happened(kind):
    """Under every Mission, at tables of 2 to 8, for every seat and a spectator, at moments of a random round."""
    options = Options(kind=kind) if kind != "any" else Options(missions="off")
    for number in range(TIMES):
        for seats in (2, 3, 4, 6, 8):
            rng = Random(f"{kind}/{seats}/{number}")
            state, record = round_of(options, seats), []
            for seat, action, _ in steps(state, rng):
                record.append((seat, action))
                if seat == CHANCE or rng.random() < 0.7:
                    continue
                eyes = rng.choice([*range(seats), None])
                seen = state.observe(eyes)
                world = GAME.determinize(seen, rng)
                assert world.observe(eyes) == seen
                assert world.actors() == state.actors()
                told = GAME.retell(world, tuple(record))
                mine = retold(record, options, seats, None, eyes)
                theirs = retold(told, options, seats, None, eyes)
                assert mine[:2] == theirs[:2]
                assert theirs[2] == world.position()


def worlds(state, eyes, times=400):
    """How often each hand of the others turns up."""
    seen = state.observe(eyes)
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(times):
        world = GAME.determinize(seen, Random(number))
        found[tuple(".".join(one.code for one in hand) for hand in world.hands)] += 1
    return found


def test_every_possible_world_turns_up_under_high_low():
    """43. A played number was an extreme: what is left lies on one side of it, and both sides turn up."""
    state = dealt("30.31.32.33.34/10.20.40.50.55", seats=2, mission=27, dealer=1)
    bet(state, 0, 0)
    act(state, "55", "30", "50", "31")
    for hands in worlds(state, 0):
        numbers = [int(code) for code in hands[1].split(".") if code != "Joker"]
        assert all(number < 50 for number in numbers) or all(50 < number < 55 for number in numbers)
    state = dealt("30.31.32.33.34/10.20.40.50.55", seats=2, mission=27, dealer=1)
    bet(state, 0, 0)
    act(state, "10", "30")
    sides = {all(int(code) > 10 for code in hands[1].split(".") if code != "Joker") for hands in worlds(state, 0)}
    assert sides == {True, False}


def test_cards_given_away_are_where_they_went():
    """26. A card handed on is in the neighbour's hand in every world, until it is played."""
    state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=1)
    bet(state, 0, 1, 1)
    act(state, "0=give:3", "1=give:4", "2=give:8")
    found = worlds(state, 0, 100)
    assert len(found) > 50
    assert all("3" in hands[1].split(".") for hands in found)


def test_a_card_traded_on_may_be_with_either():
    """45. A card I gave, after its holder swapped with another in secret, is with one of the two."""
    state = dealt("55.1.2.3.4/54.5.6.7.8/53.9.10.11.12", seats=3, mission=31)
    bet(state, 0, 0, 0)
    act(state, "55", "5", "9", "name-1", "0=give:4", "1=give:6", "1", "54", "10", "name-2", "1=give:7", "2=give:11")
    where = Counter(
        next(seat for seat, hand in enumerate(hands) if "4" in hand.split(".")) for hands in worlds(state, 0)
    )
    assert set(where) == {1, 2}


def test_every_hidden_hand_turns_up():
    """Every possible world has positive probability: two cards left in a pack of which all others are known."""
    state = dealt("1.2.3/4.5.6", seats=2, mission=14)
    assert len(worlds(state, 0, 300)) > 200
    state = dealt(seats=8, mission=5)
    assert all(len(set(hands)) == 8 for hands in worlds(state, 0, 20))


def test_all_eyes_see_the_world_itself():
    """`ALL` holds one world possible."""
    for mission in MISSIONS:
        state = dealt(seats=3, mission=mission, options=house.read(Options, {"kind": mission.id}))
        for seat, _, _ in steps(state, Random(mission.number)):
            if seat != CHANCE:
                assert GAME.determinize(state.observe(ALL), Random(1)).observe(ALL) == state.observe(ALL)
