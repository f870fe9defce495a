"""The worked examples A-1 … of the rules file, as written. Clockwise A, B, C, D are seats 0-3; dealer A unless said."""

from __future__ import annotations

from random import Random

import pytest

from engine.match import Match
from engine.notation import write_record
from engine.seats import CHANCE
from games import registry
from games.pili_pili import GAME
from games.pili_pili.actions import DECK, Shuffle, parse
from games.pili_pili.options import Options
from games.pili_pili.scoring import verdict
from table.players import YOU, finished, seated
from table.saved import notes
from table.table import Table
from tests.games.pili_pili.rounds import act, bet, bets_of, codes, dealt, finish, steps
from tests.games.pili_pili.test_rules import outcome

HANDS5 = "dealt=1.2.3.4.5/6.7.8.9.10/11.12.13.14.15/16.17.18.19.20"


def after_bets(*bets: int, options: str = "missions:off") -> list[int]:
    """What D may bet."""
    said = ".".join(map(str, bets))
    line = f"pili_pili options={options} seats=4 totals=0.0.0.0 left=- dealer=0 mission=0 {HANDS5} bets={said}"
    return bets_of(GAME.from_position(line))


def test_a1_the_last_bettor():
    """A-1 (seed) h=5, bets A2 B1 C1, D last -> legal bets of D = {0,2,3,4,5}."""
    assert after_bets(2, 1, 1) == [0, 2, 3, 4, 5]


def test_a2_free_when_the_others_exceed():
    """A-2 h=5, bets 3,2,1 (total 6) -> D free: {0,1,2,3,4,5}."""
    assert after_bets(3, 2, 1) == [0, 1, 2, 3, 4, 5]


def test_a3_zero_forbidden():
    """A-3 h=5, bets 3,2,0 -> D = {1,2,3,4,5} (0 forbidden)."""
    assert after_bets(3, 2, 0) == [1, 2, 3, 4, 5]


def test_a4_base_pilis():
    """A-4 (seed) bet 1, won 3 -> 2 Pilis; bet 1, won 1 -> 0; bet 2, won 0 -> 2."""
    state = dealt("53.54.55.1.2/50.3.4.5.6/7.8.9.10.11/52.12.13.14.15")
    bet(state, 1, 1, 2, 0)
    while state.outcome is None:
        seat = state.waiting[0]
        legal = codes(state, seat)
        act(state, legal[-1] if seat != 3 or len(legal) > 1 else legal[0])
    assert state.won == [3, 0, 0, 2]
    assert state.outcome.scores == (2, 1, 2, 2)
    state = dealt("55.1.2/3.4.5/6.7.8", seats=3, mission=14)
    bet(state, 1, 0, 0)
    act(state, "55", "3", "6", "1", "4", "7", "8", "2", "5")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 2)


EMMA, JAKE, ALEX = range(3)
SEED = "5eed"
THE_DEAL = "44.45.46.1.2/50.51.3.4.5/10.11.12.13.14"
THE_PLAY = ("44", "3", "10", "45", "4", "11", "46", "5", "12", "1", "50", "13", "51", "14", "2")


def test_a5_emma_jake_and_alex():
    """A-5 (seed) before: Emma 4, Jake 5, Alex 3; h=5; bets Emma 2, Jake 0, Alex 0 (total 2, allowed); tricks 3, 2, 0
    -> Emma 5, Jake 7, Alex 3; game over, winners {Alex}."""
    state = GAME.from_position(
        f"pili_pili options=missions:off seats=3 totals=4.5.3 left=- dealer=0 mission=0 dealt={THE_DEAL} bets=2.0"
    )
    assert 0 in bets_of(state)
    bet(state, 0)
    act(state, *THE_PLAY)
    assert state.won == [3, 2, 0]
    assert state.outcome is not None
    assert state.outcome.carry["totals"] == "5.7.3"
    found = verdict(Options(missions="off"), 3, [outcome(4, 5, 3), state.outcome])
    assert found is not None
    assert found.winners == (ALEX,)


def test_a5_played_at_a_table():
    """A-5 again, by the table's own moves: rounds that bring Emma 4, Jake 5 and Alex 3, then the one that ends it."""
    options = Options(missions="off", first_dealer="host", rotates=False)
    match = Match(GAME, options, 3)
    # Jake bets 5, wins none; Emma bets 4 of which she wins none, Alex bets 3 too few and takes what nobody wanted.
    for bets, hands, play in (
        ((4, 5, 2), "1.2.3.4.5/6.7.8.9.10/51.52.53.54.55", None),
        ((2, 0, 0), THE_DEAL, THE_PLAY),
    ):
        if match.state.outcome is not None:
            match.next_deal()
        cards = tuple(one for hand in hands.split("/") for one in map(_card, hand.split(".")))
        match.apply(CHANCE, Shuffle(cards))
        for tricks in bets:
            match.apply(match.state.actors()[0], parse(f"bet-{tricks}"))
        for code in play or ():
            match.apply(match.state.actors()[0], parse(code))
        while match.state.outcome is None:
            seat = match.state.actors()[0]
            match.apply(seat, match.state.legal_actions(seat)[0])
        if play is None:
            assert match.totals == (4, 5, 3)
            assert match.verdict is None
    assert match.totals == (5, 7, 3)
    assert match.verdict is not None
    assert match.verdict.winners == (ALEX,)
    # The same at a table where Emma sits before the screen and lays the last card.
    entry = registry.load("pili_pili")
    record = match.as_record(notes(SEED, seated(entry, 3, [YOU, "normal", "normal"]), 0, asked=False))
    told = write_record(record).rstrip()
    assert told.endswith(f"{EMMA}=2")
    table = Table.resume(told.removesuffix(f"{EMMA}=2"), {"pili_pili": entry})
    assert table.wait == "you"
    assert [prompt["action"] for prompt in table.view()["prompts"]] == ["2"]
    table.act(parse("2"))
    assert table.wait == "match"
    over = table.view()["over"]
    assert over["totals"] == [5, 7, 3]
    assert over["winners"] == [ALEX]
    assert [(line["side"], line["what"]["key"], line["amount"]) for line in over["lines"]] == [
        (EMMA, "over", 1),
        (JAKE, "over", 2),
        (ALEX, "made", 0),
    ]


def _card(code):
    return next(one for one in DECK if one.code == code)


def test_a6_shared_win():
    """A-6 shared win: totals after scoring A 8, B 7, C 2, D 2 -> over, winners {C, D}."""
    found = verdict(Options(), 4, [outcome(8, 7, 2, 2)])
    assert found is not None
    assert found.winners == (2, 3)


def test_a7_the_highest_wins():
    """A-7 trick A17 B42 C8 D55 -> D wins, D leads next."""
    state = dealt("17.1.2.3.4/42.5.6.7.9/8.10.11.12.13/55.14.15.16.18")
    bet(state, 0, 0, 0, 0)
    act(state, "17", "42", "8", "55")
    assert state.waiting == (3,)


def test_a8_the_joker():
    """A-8 trick A55 B Joker=56 -> B wins. Trick A1 B Joker=0 -> A wins. Joker=57 or -1 -> illegal."""
    for first, second, winner in (("55", "Joker=56", 1), ("1", "Joker=0", 0)):
        state = dealt(f"{first}.2.3.4.5/Joker.6.7.8.9", seats=2)
        bet(state, 0, 0)
        act(state, first, second)
        assert state.won[winner] == 1
    for nonsense in ("Joker=57", "Joker=-1"):
        with pytest.raises(ValueError, match="whole number from 0 to 56"):
            parse(nonsense)


def test_a9_a_tie():
    """A-9 trick A Joker=30 B30 -> B wins (default); option first-played -> A wins."""
    for options, winner in ((Options(), 1), (Options(joker_tie="earlier"), 0)):
        state = dealt("Joker.1.2.3.4/30.5.6.7.8", seats=2, options=options)
        bet(state, 0, 0)
        act(state, "Joker=30", "30")
        assert state.won[winner] == 1


def test_a11_no_echo():
    """A-11 no-echo, h=6, 3 players, bets 2,3 -> last {0,2,4,5,6} (3 = echo, 1 = hook)."""
    state = dealt(seats=3, mission=35)
    bet(state, 2, 3)
    assert bets_of(state) == [0, 2, 4, 5, 6]


def test_a12_reversed():
    """A-12 reversed: trick 55, 1, 30 -> the 1 wins. Trick 1, Joker=0 -> Joker wins."""
    state = dealt("55.2.3.4/1.5.6.7/30.8.9.10", seats=3, mission=40)
    bet(state, 0, 0, 0)
    act(state, "55", "1", "30")
    assert state.won == [0, 1, 0]
    state = dealt("1.2.3.4/Joker.5.6.7", seats=2, mission=40)
    bet(state, 0, 0)
    act(state, "1", "Joker=0")
    assert state.won == [0, 1]


@pytest.mark.parametrize(("total", "tricks", "won", "after"), [(6, 3, 3, 3), (2, 3, 3, 0), (4, 0, 0, 4), (4, 3, 2, 5)])
def test_a14_reward(total, tricks, won, after):
    """A-14 reward: at 6, bet 3, won 3 -> 3. At 2, bet 3, won 3 -> 0. Bet 0, won 0 -> unchanged. Bet 3, won 2 -> +1."""
    mine = ["55", "54", "53"][:won] + ["1", "2", "3"][: 3 - won]
    state = dealt(f"{'.'.join(mine)}/20.21.22", seats=2, mission=14, totals=(total, 0))
    bet(state, tricks, 1)
    while state.outcome is None:
        act(state, codes(state, state.waiting[0])[-1])
    assert state.won[0] == won
    assert state.outcome.carry["totals"].split(".")[0] == str(after)  # type: ignore[union-attr]


def test_a16_draw():
    """A-16 draw-1, 3 players: after dealing 2, bets 1,1 -> last {0,2,3}; then everybody holds 3 cards, 3 tricks."""
    state = dealt(seats=3, mission=12)
    bet(state, 1, 1)
    assert bets_of(state) == [0, 2, 3]
    bet(state, 0)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert len(finish(state).tricks) == 3


def test_a19_cursed_once_a_trick():
    """A-19 cursed {7,13,44}: trick 7,50,13 -> the 50's player +1 (not +2)."""
    state = dealt("7.1.2.3.4/50.5.6.8.9/13.10.11.12.14", seats=3, mission=28)
    bet(state, 0, 0, 0)
    act(state, "7", "50", "13")
    finish(state)
    assert state.outcome is not None
    assert [line.side for line in state.outcome.lines if line.what.key == "cursed"] == [1]


def test_a20_the_whole_pack():
    """A-20 8 players, h=7: 56 cards dealt, none left, somebody holds the Joker."""
    state = dealt(seats=8, mission=30)
    assert sorted(one.code for hand in state.hands for one in hand) == sorted(one.code for one in DECK)


def test_a21_the_other_limit():
    """A-21 totals 6 and 0: limit 7 -> game goes on; option limit 6 -> over, the player with 0 wins."""
    assert verdict(Options(), 2, [outcome(6, 0)]) is None
    found = verdict(Options(limit=6), 2, [outcome(6, 0)])
    assert found is not None
    assert found.winners == (1,)


def test_a22_the_game_goes_on():
    """A-22 game goes on: totals 6,6,6,6 -> no end; next dealer B."""
    assert verdict(Options(), 4, [outcome(6, 6, 6, 6)]) is None
    state = finish(dealt())
    assert state.outcome is not None
    assert state.outcome.carry["dealer"] == 1


@pytest.mark.parametrize("tie", ["number", "earlier"])
def test_a23_simultaneous(tie):
    """A-23 simultaneous: A 30, B Joker=30, C 12 -> A wins, also with the option first-played."""
    state = dealt("30.1.2.3/Joker.4.5.6/12.7.8.9", seats=3, mission=15, options=Options(joker_tie=tie))
    bet(state, 0, 0, 0)
    act(state, "1=Joker=30", "2=12", "0=30")
    assert state.won == [1, 0, 0]


def test_a24_hand_right():
    """A-24 hand-right, h=3, 2 players: A {5,40,Joker} bet 2, B {9,20,50} bet 2 -> A holds B's cards with bet 2."""
    state = dealt("5.40.Joker/9.20.50", seats=2, mission=6)
    bet(state, 2, 2)
    assert [[one.code for one in hand] for hand in state.hands] == [["9", "20", "50"], ["5", "40", "Joker"]]
    assert state.bets == [2, 2]


def test_a25_trade():
    """A-25 trade, h=5, 3 players: 4 swaps, none after trick 5; before trick 5 the two swap their only cards."""
    state = dealt(seats=3, mission=31)
    bet(state, 0, 0, 0)
    swaps = 0
    for _, action, _ in steps(state, Random(1)):
        swaps += action.code.startswith("name")
        if state.phase == "swap" and len(state.tricks) == 4:
            assert all(len(state.legal_actions(seat)) == 1 for seat in state.waiting)
    assert swaps == 4
    assert len(state.passes) == 8


def test_a26_one_more_round():
    """A-26 option one more round: A 8, B 2, C 2 -> another round; A +0, B +1, C +0 -> over, C alone wins."""
    again = Options(ties="again")
    assert verdict(again, 3, [outcome(8, 2, 2)]) is None
    found = verdict(again, 3, [outcome(8, 2, 2), outcome(0, 1, 0)])
    assert found is not None
    assert found.winners == (2,)


def test_a_whole_match_at_a_table_with_missions():
    """The table with every Mission and bots alone asks, applies and ends."""
    entry = registry.load("pili_pili")
    table = Table(entry, Match(entry.game, Options(missions="expert"), 4), "5eed", seated(entry, 4, ["normal"] * 4))
    while table.wait != "match":
        if table.wait == "deal":
            table.deal()
        else:
            finished(table.advance())
    assert table.match.verdict is not None
    assert max(table.match.totals) >= 7
