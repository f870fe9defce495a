"""Positions, actions and records of Pili Pili as text, and how many ways there are to go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.game import ALL
from engine.match import Match, replay
from engine.notation import NotationError, read_record, write_record
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.actions import DEALERS, LOOK, TURNS, Shuffle, bet, give, parse, play
from games.pili_pili.options import Options
from games.pili_pili.state import State
from tests.games.pili_pili.rounds import ONE_OF_EACH, dealt, round_of, steps

HEAD = "pili_pili options=missions:off seats=2 totals=0.0 left=- dealer=0 mission=0"
HANDS = "dealt=1.2.3.4.5/6.7.8.9.Joker"


@pytest.mark.parametrize("kind", ["any", *sorted(ONE_OF_EACH)])
def test_positions_come_back(kind):
    """Every moment of a round is one line, and the line is that moment."""
    options = Options(kind=kind) if kind != "any" else Options(missions="off")
    for seats in (2, 5):
        state = round_of(options, seats)
        for _ in steps(state, Random(f"{kind}/{seats}")):
            line = state.position()
            assert "\n" not in line
            again = GAME.from_position(line)
            assert again.position() == line
            assert again.observe(ALL) == state.observe(ALL)
            assert again.outcome == state.outcome


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pilotta options=-", "seats is missing|no position|missing"),
        (f"{HEAD} nonsense=1", "no 'nonsense' here"),
        (f"{HEAD} bets=1", "dealt is missing"),
        (HEAD.replace("seats=2", "seats=9"), "seats: '9' is no number from 2 to 8"),
        (HEAD.replace("totals=0.0", "totals=0"), "totals are 2 numbers"),
        (HEAD.replace("totals=0.0", "totals=7.0"), "the game was over"),
        (HEAD.replace("left=-", "left=3"), "left are numbers of Missions of this deck"),
        (HEAD.replace("mission=0", "mission=3"), "Mission 3 is not in this deck"),
        (HEAD.replace("mission=0", "mission=-"), "no Missions: mission=0"),
        (HEAD.replace("dealer=0", "dealer=2"), "dealer: '2' is no number from 0 to 1"),
        (HEAD.replace("dealer=0", "dealer=-"), "turned up after the dealer"),
        (HEAD.replace("options=missions:off", "options=limit:9"), "limit is 7, 6"),
        (f"{HEAD} dealt=1.2.3.4.5", "dealt are 2 hands of 5 cards"),
        (f"{HEAD} dealt=1.2.3.4.5/6.7.8.9.5", "5 is there twice"),
        (f"{HEAD} dealt=1.2.3.4.5/6.7.8.9.KH", "shuffle-cards"),
        (f"{HEAD} {HANDS} bets=2.3", "hook"),
        (f"{HEAD} {HANDS} bets=6", "bet-too-high"),
        (f"{HEAD} {HANDS} bets=2.2.2", "not-now"),
        (f"{HEAD} {HANDS} tricks=0:1", "not-now"),
        (f"{HEAD} {HANDS} bets=2.2 tricks=1:6", "not-your-turn"),
        (f"{HEAD} {HANDS} bets=2.2 tricks=0:6", "not-in-hand"),
        (f"{HEAD} {HANDS} bets=2.2 tricks=0:1.1:Joker=57", "0 to 56"),
        (f"{HEAD} {HANDS} bets=2.2 tricks=0:1/1:6", "trick 1 is not finished"),
        (f"{HEAD} {HANDS} bets=2.2 tricks=0", "is no seat:choice"),
        (f"{HEAD} {HANDS} stock=10.11", "cards to be drawn"),
        (f"{HEAD} {HANDS} bets=2.2 trades=0>1:1:6", "a trade comes after its trick"),
        (f"{HEAD} {HANDS} bets=2.2 gives=0:1", "not-now"),
        (f"{HEAD} {HANDS} looked=0", "not-now"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(line, reason):
    """Every impossible position is refused with the rule that forbids it."""
    with pytest.raises(NotationError, match=reason):
        GAME.from_position(line)


def test_a_mission_turned_up_is_not_left():
    """24. What is turned up is not in the deck any more."""
    with pytest.raises(NotationError, match="cannot be left"):
        GAME.from_position("pili_pili options=- seats=2 totals=0.0 left=2.3 dealer=0 mission=2")
    state = GAME.from_position("pili_pili options=- seats=2 totals=0.0 left=3.4 dealer=0 mission=2")
    assert (state.left, state.mission.number) == ((3, 4), 2)


def test_actions_print_and_parse():
    """Every value prints and parses; the repr rebuilds it."""
    for code in ("bet-3", "37", "Joker=31", "at-2", "give:5.40.Joker", "name-2", "look", "cover"):
        assert parse(code).code == code
        assert parse(code) is parse(code)
    assert give(*reversed(parse("give:5.40.Joker").cards)) is parse("give:5.40.Joker")  # type: ignore[attr-defined]
    assert parse("give:Joker.5.40") is parse("give:5.40.Joker")
    assert (repr(play("37")), repr(bet(2)), repr(LOOK)) == ("play('37')", "bet(2)", "LOOK")
    assert parse("dealer:3") is DEALERS[3]
    assert parse("mission:17") is TURNS[17]
    shuffle = parse("shuffle:1.2.3")
    assert isinstance(shuffle, Shuffle)
    assert shuffle == parse("shuffle:1.2.3")
    assert shuffle != parse("shuffle:1.3.2")


@pytest.mark.parametrize(
    "text",
    [
        "bet-8",
        "bet--1",
        "at-7",
        "name-8",
        "give:",
        "give:1.1",
        "give:KH",
        "56",
        "0",
        "37=3",
        "KH",
        "mission:0",
        "mission:41",
    ],
)
def test_what_is_no_action(text):
    """Whatever is no action is refused."""
    with pytest.raises(ValueError):
        parse(text)


def test_records_replay_to_the_same_sheet():
    """A record replays with no seed."""
    match = Match(GAME, Options(missions="expert"), 3)
    rng = Random(7)
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        seat = match.state.actors()[-1]
        legal = match.state.legal_actions(seat)
        match.apply(seat, match.state.chance_outcome(rng) if seat == CHANCE else rng.choice(legal))
    text = write_record(match.as_record())
    again = replay(GAME, read_record(text, {"pili_pili": GAME}))
    assert again.outcomes == match.outcomes
    assert again.verdict == match.verdict


def perft(state: State, depth: int) -> int:
    """How many ways there are to do the next so many things."""
    if not depth:
        return 1
    seat = state.actors()[0]
    ways = 0
    for action in state.legal_actions(seat):
        following = state.copy()
        following.apply(seat, action)
        ways += perft(following, depth - 1)
    return ways


STARTS = {
    "plain": lambda: dealt("1.2.3.4.5/6.7.8.9.10", seats=2),
    "joker": lambda: dealt("1.2.3.4.Joker/6.7.8.9.10", seats=2),
    "joker-ends": lambda: dealt("1.2.3.4.Joker/6.7.8.9.10", seats=2, options=Options(joker_values="ends")),
    "no-0": lambda: dealt(seats=2, mission=8),
    "no-echo": lambda: dealt(seats=2, mission=25),
    "pass": lambda: dealt(seats=2, mission=1),
    "draw": lambda: dealt(seats=2, mission=12),
    "high-low": lambda: dealt(seats=2, mission=27),
    "simultaneous": lambda: dealt(seats=2, mission=15),
    "linked": lambda: dealt(seats=2, mission=26),
    "memory": lambda: dealt(seats=2, mission=24),
    "trade": lambda: dealt(seats=2, mission=31),
}
TABLE = [
    line.split(maxsplit=3)
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("name", "depth", "ways", "why"), TABLE, ids=[f"{line[0]}-{line[1]}" for line in TABLE])
def test_perft(name, depth, ways, why):
    """Each line of perft.txt, worked out by hand."""
    assert perft(STARTS[name](), int(depth)) == int(ways), why
