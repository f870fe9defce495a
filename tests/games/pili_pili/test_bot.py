"""The rulebook player: what it bets and plays, never a visible blunder, never anything illegal."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from bots.bot import choose
from engine import options as house
from engine.cards import cards_of
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.actions import Bet, Play
from games.pili_pili.bot import BOTS
from games.pili_pili.chances import outcomes, outlook
from games.pili_pili.options import Options
from games.pili_pili.state import State
from tests.games.pili_pili.rounds import OFF, ONE_OF_EACH, act, bet, dealt

RULEBOOK = BOTS["normal"]()


def advice(state: State, seat: int | None = None):
    """What it would do, and why."""
    seat = state.actors()[0] if seat is None else seat
    found = RULEBOOK.advise(state.observe(seat), (), Random(1), 0)
    assert found.action in state.legal_actions(seat)
    return found


def says(state: State, seat: int | None = None) -> str:
    """What it would do."""
    return str(advice(state, seat).action.code)


def rounds(options: Options, seats: int, bots, count: int, seed: str) -> list[tuple[int, ...]]:
    """The scores of so many first rounds."""
    players = [BOTS[name]() for name in bots]
    found = []
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        state = GAME.deal(options, seats, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
            else:
                action = choose(players[seat], state.observe(seat), (), rng, 4)
                state.apply(seat, action)
        found.append(state.outcome.scores)
    return found


def pilis(options: Options, seats: int, bot: str, count: int) -> float:
    """Pilis a player and round."""
    return mean(mean(scores) for scores in rounds(options, seats, [bot] * seats, count, "bots"))


def test_few_pilis():
    """Rulebook players, 4 players, 5 cards, no Missions: at most 0.48 Pilis per player and round; random over 1.5."""
    assert pilis(OFF, 4, "normal", 300) < 0.44
    assert pilis(OFF, 4, "random", 300) > 1.5


@pytest.mark.parametrize("kind", sorted(ONE_OF_EACH))
def test_sensible_under_every_mission(kind):
    """Under each Mission it costs itself far fewer Pilis than random play does, at small tables and large."""
    options = house.read(Options, {"kind": kind})
    for seats in (3, 6):
        assert pilis(options, seats, "normal", 25) < 0.55 * pilis(options, seats, "random", 25), seats


def test_beats_random_at_one_table():
    """The same deals with the seats exchanged: fewer Pilis than the random players beside it."""
    ours: list[int] = []
    theirs: list[int] = []
    for mine in range(4):
        bots = ["normal" if seat == mine else "random" for seat in range(4)]
        for scores in rounds(Options(missions="expert"), 4, bots, 40, "duplicate"):
            ours.append(scores[mine])
            theirs += [score for seat, score in enumerate(scores) if seat != mine]
    assert mean(ours) < mean(theirs) - 0.5


def test_no_zero_with_sure_winners():
    """Never: betting zero with sure winners."""
    rng = Random(11)
    for number in range(300):
        seats = rng.randrange(2, 9)
        state = GAME.deal(Options(missions="off", first_dealer="host"), seats, None)
        state.apply(CHANCE, state.chance_outcome(rng))
        while state.phase == "bet":
            seat = state.actors()[0]
            hand = {one.code for one in state.hands[seat]}
            sure = 0
            while str(55 - sure) in hand:
                sure += 1
            found = advice(state).action
            assert isinstance(found, Bet)
            allowed = [one.tricks for one in state.legal_actions(seat) if isinstance(one, Bet) and one.tricks >= sure]
            assert found.tricks >= sure or not allowed, (number, sorted(hand), found)
            state.apply(seat, found)


def test_needing_every_trick_it_leads_high():
    """Never: leading low when every trick is needed."""
    rng = Random(12)
    for _ in range(300):
        seats = rng.randrange(2, 7)
        state = GAME.deal(Options(missions="off", first_dealer="host"), seats, None)
        state.apply(CHANCE, state.chance_outcome(rng))
        for _ in range(seats):
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))
        while state.outcome is None:
            seat = state.actors()[0]
            need = (state.bets[seat] or 0) - state.won[seat]
            found = advice(state).action
            if need >= len(state.hands[seat]) and not state.trick:
                assert isinstance(found, Play)
                assert found.strength[0] == max(
                    one.strength[0] for one in state.legal_actions(seat) if isinstance(one, Play)
                )
            state.apply(seat, found)


@pytest.mark.parametrize(
    ("hands", "bets", "play", "best", "why"),
    [
        ("55.54.3.2.1/10.20.30.40.50", (5, 1), (), "55", "need-all"),
        ("40.20.30.10.50/45.1.22.3.4", (2, 0), ("40",), "22", "made-ducks"),
        ("40.20.30.10.12/45.50.22.3.4", (1, 2), ("40",), "45", None),
        ("40.20.30.10.12/45.50.52.53.54", (1, 5), ("40",), "45", "need-all"),
    ],
)
def test_last_to_play_knows_everything(hands, bets, play, best, why):
    """As last player: win with the lowest card that wins, else duck with the highest that loses."""
    state = dealt(hands, seats=2)
    bet(state, *bets)
    act(state, *play)
    found = advice(state)
    assert found.action.code == best
    assert why is None or found.why.key == why


def test_the_joker_is_for_the_trick_still_missing():
    """For the one trick still missing, or to escape one too many; not wasted early."""
    state = dealt("Joker.1.2.3.4/10.20.30.40.50", seats=2)
    bet(state, 1, 3)
    assert says(state) in ("1", "2", "3", "4")
    state = dealt("Joker.1.2/10.20.30", seats=2, mission=14)
    bet(state, 1, 1)
    act(state, "1", "30", "20", "2")
    act(state, "10")
    assert says(state) == "Joker=56"
    state = dealt("Joker.51.52/10.20.30", seats=2, mission=14)
    bet(state, 2, 0)
    act(state, "51", "10", "52", "20")
    assert says(state) == "Joker=0"
    state = dealt("Joker.1.2.4/10.20.30.40", seats=2, mission=40)
    bet(state, 3, 0)
    act(state, "1", "10", "2", "20", "4", "30")
    assert says(state) == "Joker=56"


def test_missions_change_the_bet():
    """hand-left: the hand one gets counts; no cards seen: the average; reversed: low cards are strong; reward: more."""
    high = "55.54.53.52.51"
    assert says(dealt(high, seats=4)) == "bet-5"
    assert says(dealt(high, seats=4, mission=7)) in ("bet-1", "bet-2")
    assert says(dealt(high, seats=4, mission=20)) in ("bet-1", "bet-2")
    assert says(dealt("1.2.3.4/20.21.22.23", seats=4, mission=40)) == "bet-4"
    assert says(dealt("55.54.53.52/20.21.22.23", seats=4, mission=40)) == "bet-0"
    assert says(dealt("1.2.3/55.54.53/52.51.50", seats=3, mission=10)) == "bet-0"
    assert says(dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=10)) == "bet-3"


def test_gifts_and_names():
    """It hands on what fits its bet least, trades for what it needs, is linked with who bet least."""
    state = dealt("1.28.55/4.5.6", seats=2, mission=1)
    bet(state, 1, 1)
    assert says(state, 0) == "give:28"
    state = dealt("55.54.53/20.21.22/1.2.3", seats=3, mission=26)
    bet(state, 3, 2, 0)
    assert says(state, 0) == "name-2"
    state = dealt("55.1.2.3.4/5.6.7.8.9/10.11.12.13.14", seats=3, mission=31)
    bet(state, 3, 3, 0)
    act(state, "55", "5", "10")
    assert says(state) == "name-2"
    act(state, "name-2")
    assert says(state, 0) in ("give:1", "give:2", "give:3", "give:4")


def test_it_plays_by_memory():
    """40. What was shown it goes on knowing: the place of the highest card, and the Joker's value when it is turned."""
    state = dealt("9.55.5/2.Joker.6", seats=2, mission=24)
    act(state, "0=look", "1=look", "0=cover", "1=cover")
    bet(state, 3, 3)
    assert says(state) == "at-1"
    act(state, "at-1")
    assert says(state) == "at-1"
    act(state, "at-1")
    assert says(state) == "Joker=56"


def test_chances():
    """A10. What is counted: tricks that come independently, and Pilis to expect."""
    assert outcomes([0.5, 1.0]) == [0.0, 0.5, 0.5]
    assert outlook(1, [1.0, 0.0], joker=False) == 0
    assert outlook(0, [1.0, 1.0], joker=True) == 2
    assert outlook(2, [1.0], joker=True) == 0
    assert outlook(2, [1.0, 1.0], joker=False, prize=2) == -2
    assert cards_of("55")[0].code == "55"


@pytest.mark.parametrize("name", BOTS)
def test_never_illegal_with_any_options(name):
    """Case 8: many deals, mixed house rules; every action is in the list and every deal ends."""
    rng = Random(13)
    for _ in range(60):
        given = {line.name: rng.choice(line.values) for line in house.form(Options) if line.kind == "choice"}
        options = house.read(Options, {key: str(value) for key, value in given.items()})
        seats = rng.randrange(2, 9)
        assert len(rounds(options, seats, [name] * seats, 1, str(given))[0]) == seats


def test_the_same_choice_in_every_world_it_cannot_tell_apart():
    """Case 25: hidden hands permuted, same seed: the same choice."""
    rng = Random(14)
    for kind in sorted(ONE_OF_EACH):
        state = GAME.deal(house.read(Options, {"kind": kind}), 4, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            found = advice(state).action
            world = GAME.determinize(state.observe(seat), rng)
            assert RULEBOOK.advise(world.observe(seat), (), Random(1), 0).action is found
            state.apply(seat, found)
