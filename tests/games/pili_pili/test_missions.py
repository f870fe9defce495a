"""Rules 25-45: what each Mission changes, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import JOKER, cards_of
from engine.game import ALL
from games.pili_pili import events as told
from games.pili_pili.actions import COVER, LOOK, parse
from games.pili_pili.missions import BY_NUMBER, MISSIONS, Mission, as_played, seconds
from games.pili_pili.options import Kind, Options
from games.pili_pili.phases import OF_CHANCE
from games.pili_pili.view import view
from tests.games.pili_pili.rounds import ONE_OF_EACH, act, bet, bets_of, codes, dealt, finish, key, round_of, steps

HIDDEN3 = (None,) * 3


def amounts(state, seat):
    """The lines of the sheet of this seat."""
    return [(line.what.key, line.amount) for line in state.outcome.lines if line.side == seat]


def test_r25_missions_add_to_the_base():
    """Missions never change base scoring; they add to it."""
    for mission in MISSIONS:
        state = finish(dealt(seats=3, mission=mission), Random(mission.number))
        assert state.outcome is not None
        base = [line for line in state.outcome.lines if line.what.key in ("made", "over", "under")]
        assert [line.side for line in base] == [0, 1, 2]
        for line in base:
            assert line.amount == abs((state.bets[line.side] or 0) - state.won[line.side])


def test_r26_cards_change_hands_in_secret_and_together():
    """After all bets, all choices secret and simultaneous; bets stay with the player; the Joker travels too."""
    state = dealt("1.2.Joker/4.5.6/7.8.9", seats=3, mission=1)
    bet(state, 0, 1, 1)
    assert state.actors() == (0, 1, 2)
    before = {seat: state.observe(seat) for seat in (1, 2)}
    events = act(state, "0=give:Joker")
    assert [event.as_json() for event in events] == [{"event": "chose", "seat": 0}]
    assert state.actors() == (1, 2)
    for seat in (1, 2):
        now = state.observe(seat)
        assert (now.hands, now.choices, now.legal_actions) == (
            before[seat].hands,
            before[seat].choices,
            before[seat].legal_actions,
        )
    assert key(state, 0, "give:1") == "already-chosen"
    events = act(state, "2=give:9", "1=give:4")
    assert state.hands == [list(cards_of("1.2.9")), list(cards_of("5.6.Joker")), list(cards_of("4.7.8"))]
    assert state.bets == [0, 1, 1]
    passed = [event for event in events if isinstance(event, told.Passed)]
    assert [event.seen_by(1).as_json()["cards"] for event in passed] == [["Joker"], ["4"], None]
    assert [event.seen_by(None).as_json()["cards"] for event in passed] == [None, None, None]
    assert [event.teaches(1) for event in passed] == [True, False, False]


def test_r26_the_order_of_choosing_changes_nothing():
    """All choices simultaneous."""
    positions = set()
    for order in ("012", "210", "120"):
        state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=1)
        bet(state, 0, 1, 1)
        gifts = {"0": "give:3", "1": "give:4", "2": "give:8"}
        act(state, *(f"{seat}={gifts[seat]}" for seat in order))
        positions.add(state.position())
    assert len(positions) == 1


def test_r26a_what_was_seen_stays_known():
    """What a seat was once allowed to see it may go on knowing; hiding it again is the page's business."""
    state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=10)
    bet(state, 0, 1, 1)
    assert state.observe(0).hands[1] == cards_of("4.5.6")
    assert [card["card"] for card in zone(state, 0, "hand:1")] == [None] * 3
    state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=1)
    bet(state, 0, 1, 1)
    act(state, "0=give:3", "1=give:4", "2=give:8")
    assert state.observe(0).hands[1] == (*cards_of("3"), None, None)
    assert [card["card"] for card in zone(state, 0, "hand:1")] == [None] * 3


def zone(state, eyes, name):
    """The cards of that zone as these eyes see it."""
    return next(one["cards"] for one in view(state.observe(eyes))["zones"] if one["id"] == name)


@pytest.mark.parametrize("kind", ["linked", "trade"])
def test_r27_two_players(kind):
    """With 2 players left and right are the same opponent; linked and trade leave no choice of player."""
    left, right = dealt("1.2.3.4/5.6.7.8", seats=2, mission=3), dealt("1.2.3/4.5.6", seats=2, mission=1)
    for state, gifts in ((left, ("0=give:3.4", "1=give:5.6")), (right, ("0=give:3", "1=give:4"))):
        bet(state, 0, 1)
        act(state, *gifts)
        assert [(giver, receiver) for giver, receiver, _ in state.passes] == [(0, 1), (1, 0)]
    state = dealt(seats=2, mission=ONE_OF_EACH[kind])
    bet(state, 0, 1)
    for seat, action, _ in steps(state, Random(1)):
        if action.code.startswith("name"):
            assert action.code == f"name-{1 - seat}"


def test_r27a_the_joker_is_an_ordinary_card_unless_the_mission_says_otherwise():
    """The Joker counts as an ordinary card unless the Mission's row says otherwise."""
    state = dealt("1.2.Joker/4.5.6", seats=2, mission=1)
    bet(state, 0, 0)
    assert codes(state, 0) == ["give:1", "give:2", "give:Joker"]
    state = dealt("1.2.3.4.Joker/6.7.8.9.10", seats=2, mission=31)
    bet(state, 0, 0)
    act(state, "1", "6", "1=name-0")
    assert "give:Joker" in codes(state, 0)


@pytest.mark.parametrize(("number", "count", "to"), [(1, 1, 1), (2, 2, 1), (3, 2, -1), (4, 3, 1), (5, 3, -1)])
def test_r28_pass_cards_to_a_neighbour(number, count, to):
    """After betting give k cards of your hand to that neighbour."""
    state = dealt(mission=number)
    bet(state, 0, 0, 0, 0)
    given = {}
    for seat in (3, 1, 0, 2):
        action = state.legal_actions(seat)[-1]
        given[seat] = action.cards  # type: ignore[attr-defined]
        assert len(given[seat]) == count
        state.apply(seat, action)
    for seat in range(4):
        assert set(given[seat]) <= set(state.hands[(seat + to) % 4])
        assert not set(given[seat]) & set(state.hands[seat])
    assert [len(hand) for hand in state.hands] == [state.each] * 4
    assert state.phase == "play"


@pytest.mark.parametrize(("number", "to"), [(6, -1), (7, 1)])
def test_r29_the_whole_hand(number, to):
    """After betting give your whole hand to that neighbour."""
    state = dealt(mission=number)
    hands = [list(hand) for hand in state.hands]
    bet(state, 0, 0, 0, 0)
    assert state.phase == "play"
    assert [state.hands[(seat + to) % 4] for seat in range(4)] == hands
    assert state.observe(0).hands[to % 4] == tuple(hands[0])


@pytest.mark.parametrize(("number", "banned"), [(8, 0), (9, 1)])
def test_r30_a_forbidden_bet(number, banned):
    """That bet is forbidden to everyone (hook still applies)."""
    state = dealt(mission=number, seats=2)
    assert bets_of(state) == [one for one in range(state.due + 1) if one != banned]
    assert key(state, 0, f"bet-{banned}") == "forbidden-bet"
    bet(state, 2)
    assert bets_of(state) == [one for one in range(state.due + 1) if one not in (banned, state.due - 2)]


def test_r31_blind_bets():
    """Nobody sees his cards until all have bet; then normal play."""
    state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=19)
    events = []
    for tricks in (1, 1, 0):
        assert [state.observe(seat).hand for seat in range(3)] == [HIDDEN3] * 3
        assert key(state, 0, "1") == key(state, 0, "9")
        events = bet(state, tricks)
    assert isinstance(events[-1], told.Shown)
    assert events[-1].seen_by(1).as_json()["hands"] == [[None] * 3, ["4", "5", "6"], [None] * 3]
    assert events[-1].teaches(1)
    assert state.observe(1).hand == cards_of("4.5.6")
    assert state.observe(1).hands[0] == HIDDEN3


def test_r32_forehead():
    """You see everybody's cards but your own while betting; after the bets each takes his hand and sees it."""
    state = dealt("1.2.3/4.5.6/7.8.9", seats=3, mission=10)
    assert state.observe(0).hands == (HIDDEN3, cards_of("4.5.6"), cards_of("7.8.9"))
    assert [card["card"] for card in zone(state, 0, "hand:0")] == [None] * 3
    assert [card["card"] for card in zone(state, 0, "hand:1")] == ["4", "5", "6"]
    assert state.observe(None).hands == (HIDDEN3,) * 3
    bet(state, 1, 1, 0)
    assert state.observe(0).hand == cards_of("1.2.3")
    assert [card["card"] for card in zone(state, 0, "hand:0")] == ["1", "2", "3"]
    assert [card["card"] for card in zone(state, 0, "hand:1")] == [None] * 3


def test_r33_face_up():
    """After betting all hands lie open; play in turn."""
    state = dealt("1.2.3.4/5.6.7.8", seats=2, mission=13)
    assert state.observe(0).hands[1] == (None,) * 4
    bet(state, 1, 1)
    for eyes in (0, 1, None):
        assert state.observe(eyes).hands == (cards_of("1.2.3.4"), cards_of("5.6.7.8"))
        assert [card["card"] for card in zone(state, eyes, "hand:1")] == ["5", "6", "7", "8"]
    assert state.actors() == (0,)


def test_r34_draw_one():
    """Deal 2, bet, then everyone, in turn from the dealer, draws 1 card, seen by himself only; 3 tricks are played."""
    state = dealt("1.2/3.4/5.6", seats=3, mission=12, stock="50.51.52", dealer=1)
    assert bets_of(state) == [0, 1, 2, 3]
    events = bet(state, 1, 1, 0)
    drew = [event for event in events if isinstance(event, told.Drew)]
    assert [(event.seat, event.card) for event in drew] == [
        (1, cards_of("50")[0]),
        (2, cards_of("51")[0]),
        (0, cards_of("52")[0]),
    ]
    assert drew[0].seen_by(1) == drew[0]
    assert drew[0].seen_by(0).as_json() == {"event": "drew", "seat": 1, "card": None}
    assert [drew[0].teaches(seat) for seat in range(3)] == [False, True, False]
    assert state.observe(1).hand == cards_of("3.4.50")
    assert state.observe(1).drawn == (None, *cards_of("50"), None)
    finish(state)
    assert len(state.tricks) == 3
    state = dealt("1.2/3.4/5.6", seats=3, mission=12, options=Options(draw_hook="dealt"))
    bet(state, 1, 1)
    assert bets_of(state) == [1, 2, 3]


def test_r35_simultaneous():
    """Every trick: all choose face down, reveal together (Joker's value is part of the choice). No leader."""
    state = dealt("1.2.3.Joker/5.6.7.8/9.10.11.12", seats=3, mission=15)
    bet(state, 1, 1, 1)
    assert state.actors() == (0, 1, 2)
    act(state, "1=8")
    assert state.observe(0).trick == ()
    assert state.observe(0).choices == (None, None, None)
    assert state.observe(1).choices[1] is parse("8")
    assert state.observe(1).hand == cards_of("5.6.7.8")
    assert next(mark for mark in view(state.observe(1))["marks"] if mark["key"] == "choice")["value"] == ["8"]
    assert not [mark for mark in view(state.observe(0))["marks"] if mark["key"] == "choice"]
    assert state.observe(0).chosen == (1,)
    act(state, "2=9")
    events = act(state, "0=Joker=20")
    shown = [event for event in events if isinstance(event, told.Revealed)]
    assert [(event.seat, event.card.code, event.value) for event in shown] == [
        (0, "Joker", 20),
        (1, "8", None),
        (2, "9", None),
    ]
    assert all(event.teaches(0) for event in shown)
    assert state.won == [1, 0, 0]
    assert state.actors() == (0, 1, 2)


def test_r36_reward():
    """Bet exactly made: remove as many Pilis as the bet (0 bet removes 0, floor 0). The only kind that does."""
    for hands, total, bets, score in (
        ("55.54.53/1.2.3", 6, (3, 1), -3),
        ("55.54.53/1.2.3", 2, (3, 1), -2),
        ("1.2.3/4.5.6", 5, (0, 2), 0),
        ("55.54.1/4.5.6", 5, (3, 1), 1),
    ):
        state = dealt(hands, seats=2, mission=14, totals=(total, 0))
        bet(state, *bets)
        while state.outcome is None:
            act(state, state.legal_actions(state.waiting[0])[-1 if state.waiting[0] == 0 else 0].code)
        assert state.outcome.scores[0] == score
    for mission in MISSIONS:
        state = finish(dealt(seats=3, mission=mission, totals=(6, 6, 6)), Random(mission.number))
        assert state.outcome is not None
        assert mission.reward or all(line.amount >= 0 for line in state.outcome.lines)


def test_r37_reversed():
    """Order upside down: lowest value wins. Joker 0..56 on the same scale, so 0 always wins, 56 always loses."""
    for first, second, winner in (("55", "1", 1), ("1", "Joker=0", 1), ("55", "Joker=56", 0), ("30", "Joker=30", 0)):
        rest = ("2.3.4", "6.7.8")
        state = dealt(f"{first}.{rest[0]}/{second.partition('=')[0]}.{rest[1]}", seats=2, mission=40)
        bet(state, 0, 0)
        act(state, first, second)
        assert state.won[winner] == 1, (first, second)
    for tie, winner in (("number", 1), ("earlier", 0)):
        state = dealt("Joker.2.3.4/30.6.7.8", seats=2, mission=40, options=Options(joker_tie=tie))  # type: ignore[arg-type]
        bet(state, 0, 0)
        act(state, "Joker=30", "30")
        assert state.won[winner] == 1


@pytest.mark.parametrize(("option", "twice"), [("each", 2), ("one", 1)])
def test_r38_first_and_last_trick(option, twice):
    """Winner of the first trick +1, winner of the last trick +1 (same player: 2; option: 1)."""
    options = Options(first_last=option)
    state = dealt("55.54.53.52/1.2.3.4", seats=2, mission=23, options=options)
    bet(state, 4, 1)
    act(state, "55", "1", "54", "2", "53", "3", "52", "4")
    assert sum(amount for _, amount in amounts(state, 0)) == twice
    state = dealt("55.1.2.3/4.5.6.7", seats=2, mission=23, options=options)
    bet(state, 1, 0)
    act(state, "55", "4", "1", "5", "6", "2", "7", "3")
    assert amounts(state, 0) == [("made", 0), ("first-trick", 1)]
    assert amounts(state, 1) == [("over", 3), ("last-trick", 1)]


def looking(number, **more):
    """A round with a timed look, before anybody is ready."""
    return dealt("9.1.5.8.3/2.4.6.7.10" if number == 22 else "9.1.5/2.Joker.6", seats=2, mission=number, **more)


def test_r39_a_look_of_three_seconds():
    """Everybody sees his own hand at the same time, before the first bet; then hidden; shown again for play."""
    state = looking(22)
    assert state.actors() == (0, 1)
    assert codes(state, 0) == ["look"]
    assert state.observe(0).hand == (None,) * 5
    act(state, "1=look")
    assert state.observe(1).hand == (None,) * 5
    assert state.actors() == (0,)
    events = act(state, "0=look")
    assert isinstance(events[-1], told.Shown)
    assert [card["card"] for card in zone(state, 1, "hand:1")] == ["2", "4", "6", "7", "10"]
    assert zone(state, 1, "hand:0")[0]["card"] is None
    assert codes(state, 0) == ["cover"]
    act(state, "0=cover")
    assert [card["card"] for card in zone(state, 0, "hand:0")] == [None] * 5
    assert zone(state, 1, "hand:1")[0]["card"] == "2"
    act(state, "1=cover")
    assert state.phase == "bet"
    assert [card["card"] for card in zone(state, 1, "hand:1")] == [None] * 5
    assert state.observe(1).hand == cards_of("2.4.6.7.10")
    bet(state, 0, 0)
    assert [card["card"] for card in zone(state, 1, "hand:1")] == ["2", "4", "6", "7", "10"]


def test_r39_the_page_keeps_the_time():
    """Timers: the prompt says for how long, an unattended table waits (A6)."""
    for timers, long in (("on", 3), ("longer", 9), ("untimed", 0)):
        state = looking(22, options=Options(timers=timers))  # type: ignore[arg-type]
        (ready,) = view(state.observe(0))["prompts"]
        assert (ready["kind"], ready["action"], ready["params"]) == ("choice", "look", {"seconds": long})
        act(state, "0=look", "1=look")
        (cover,) = view(state.observe(0))["prompts"]
        assert (cover["action"], cover["seconds"]) == ("cover", long)
    assert seconds(BY_NUMBER[24], Options()) == 5


@pytest.mark.parametrize("number", [22, 24])
def test_timers_off_is_a_blind_bet(number):
    """A6. Off: look-3s and memory-5s are both played as blind-bet."""
    state = looking(number, options=Options(timers="off"))
    assert state.phase == "bet"
    assert set(state.observe(0).hand) == {None}
    bet(state, 0, 0)
    assert state.observe(0).hand == cards_of("1.3.5.8.9" if number == 22 else "1.5.9")
    assert not any(code.startswith("at") for code in codes(state, 0))


def test_r40_memory():
    """Own hand shown, then face down; cards keep their places, a play names a place; the Joker's value comes after."""
    state = looking(24)
    act(state, "0=look", "1=look")
    assert [card["card"] for card in zone(state, 0, "hand:0")] == ["9", "1", "5"]
    act(state, "0=cover", "1=cover")
    bet(state, 0, 0)
    assert codes(state, 0) == ["at-0", "at-1", "at-2"]
    seen = view(state.observe(0))
    assert [card["card"] for card in zone(state, 0, "hand:0")] == [None] * 3
    assert [(one["action"], one["place"], one["params"]) for one in seen["prompts"]] == [
        ("at-0", 0, {"place": 1}),
        ("at-1", 1, {"place": 2}),
        ("at-2", 2, {"place": 3}),
    ]
    assert {key(state, 0, code) for code in ("9", "2", "Joker=3")} == {"not-now"}
    (event,) = act(state, "at-1")
    assert event.as_json() == {"event": "turned_up", "seat": 0, "place": 1, "at": 1, "card": "1"}
    assert event.teaches(0)
    act(state, "at-1")
    assert state.phase == "declare"
    assert state.actors() == (1,)
    assert state.observe(0).waiting == (1,)
    assert codes(state, 1)[0] == "Joker=0"
    assert len(codes(state, 1)) == 57
    assert key(state, 1, "6") == "declare-the-joker"
    assert [card["card"] for card in zone(state, 0, "trick")] == ["1", "Joker"]
    act(state, "Joker=56")
    assert state.won == [0, 1]
    assert codes(state, 1) == ["at-0", "at-2"]
    assert key(state, 1, "at-1") == "no-card-there"
    assert [one["place"] for one in view(state.observe(1))["prompts"]] == [0, 1]


def test_r40_nothing_tells_what_lies_there():
    """Nothing on the page or in an action tells what lies there before it is turned."""
    views = set()
    for hands in ("9.1.5/2.Joker.6", "5.9.1/2.Joker.6"):
        state = dealt(hands, seats=2, mission=24)
        act(state, "0=look", "1=look", "0=cover", "1=cover")
        bet(state, 0, 0)
        views.add(repr(view(state.observe(0))))
        views.add(repr(view(state.observe(0))))
    assert len(views) == 1


def test_r41_no_echo():
    """You may not bet the number the player just before you bet. First bettor free."""
    state = dealt(mission=25, dealer=3)
    assert bets_of(state) == [0, 1, 2, 3, 4]
    bet(state, 1)
    assert bets_of(state) == [0, 2, 3, 4]
    refused = state.refusal(0, parse("bet-1"))
    assert refused is not None
    assert (refused.key, dict(refused.params)) == ("echo", {"bet": 1, "seat": 3})
    bet(state, 0)
    assert bets_of(state) == [1, 2, 3, 4]


def test_r42_linked():
    """Each secretly picks another; all revealed. You also get what he earned by his own round; not chained."""
    state = dealt("55.54.53/1.2.3/4.5.6", seats=3, mission=26)
    bet(state, 0, 1, 0)
    assert codes(state, 0) == ["name-1", "name-2"]
    assert key(state, 0, "name-0") == "not-yourself"
    act(state, "0=name-1")
    assert state.observe(1).choices == (None, None, None)
    assert state.observe(1).links == ()
    act(state, "1=name-0")
    events = act(state, "2=name-1")
    assert [(event.seat, event.other) for event in events if isinstance(event, told.Linked)] == [(0, 1), (1, 0), (2, 1)]
    act(state, "55", "1", "4", "54", "2", "5", "53", "3", "6")
    assert amounts(state, 0) == [("over", 3), ("linked", 1)]
    assert amounts(state, 1) == [("under", 1), ("linked", 3)]
    assert amounts(state, 2) == [("made", 0), ("linked", 1)]


def test_r43_highest_or_lowest():
    """You may only play your highest or lowest numbered card; the Joker may always be played."""
    state = dealt("9.20.30.40.Joker/1.2.3.4.5", seats=2, mission=27)
    bet(state, 0, 0)
    assert [code for code in codes(state, 0) if "=" not in code] == ["9", "40"]
    assert len(codes(state, 0)) == 2 + 57
    refused = state.refusal(0, parse("20"))
    assert refused is not None
    assert (refused.key, dict(refused.params)) == ("high-low", {"card": "20", "low": "9", "high": "40"})
    assert view(state.observe(0))["refused"] == [
        {"card": code, "key": "high-low", "params": {"card": code, "low": "9", "high": "40"}} for code in ("20", "30")
    ]
    act(state, "9", "1")
    assert [code for code in codes(state, 0) if "=" not in code] == ["20", "40"]


@pytest.mark.parametrize(("option", "pilis"), [("holds", 1), ("wins", 0)])
def test_r44_cursed(option, pilis):
    """The winner of a trick containing at least one of the numbers gets +1 (once per trick). A Joker does not count."""
    options = Options(cursed=option)
    state = dealt("7.1.2.3.4/50.5.6.8.9/13.10.11.12.14", seats=3, mission=28, options=options)
    bet(state, 0, 0, 0)
    act(state, "7", "50", "13")
    finish(state)
    assert [amount for what, amount in amounts(state, 1) if what == "cursed"] == [1] * pilis
    state = dealt("44.1.2.3.4/5.6.8.9.10", seats=2, mission=28, options=options)
    bet(state, 0, 0)
    act(state, "44", "5")
    finish(state)
    assert [amount for what, amount in amounts(state, 0) if what == "cursed"] == [1]
    state = dealt("Joker.1.2.3.4/5.6.8.9.10", seats=2, mission=28, options=options)
    bet(state, 0, 0)
    act(state, "Joker=44", "5")
    finish(state)
    assert not [amount for what, amount in amounts(state, 0) if what == "cursed"]


def test_r45_trade():
    """After each trick except the last the winner names another; both secretly choose 1 card and swap; winner leads."""
    state = dealt("55.1.2.3.4/5.6.7.8.9/10.11.12.13.14", seats=3, mission=31)
    bet(state, 0, 0, 0)
    act(state, "55", "5", "10")
    assert (state.phase, state.actors()) == ("name", (0,))
    assert codes(state, 0) == ["name-1", "name-2"]
    act(state, "name-2")
    assert state.actors() == (0, 2)
    act(state, "2=give:14")
    assert state.observe(0).hands[2] == (None,) * 4
    assert state.observe(1).named == 2
    events = act(state, "0=give:1")
    passed = [event for event in events if isinstance(event, told.Passed)]
    assert [event.seen_by(1).as_json()["cards"] for event in passed] == [None, None]
    assert [event.seen_by(2).as_json()["cards"] for event in passed] == [["1"], ["14"]]
    assert state.hands[0] == list(cards_of("2.3.4.14"))
    assert (state.phase, state.actors()) == ("play", (0,))


@pytest.mark.parametrize("kind", sorted(ONE_OF_EACH))
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_kind_alone(kind: Kind, seats: int):
    """Every kind at every table, round after round: only its own Missions turn up, and every round ends."""
    options = Options(kind=kind)
    carry = None
    for seed in range(3):
        state = round_of(options, seats) if carry is None else state_of(options, seats, carry)
        rng = Random(f"{kind}/{seats}/{seed}")
        for _ in steps(state, rng):
            if state.phase not in OF_CHANCE:
                assert state.mission.id == kind
        assert state.outcome is not None
        assert sum(state.won) == state.due
        assert len(state.outcome.scores) == seats
        carry = state.outcome.carry


def state_of(options, seats, carry):
    """The next round."""
    from games.pili_pili import GAME

    return GAME.deal(options, seats, carry)


@pytest.mark.parametrize("missions", ["off", "beginners", "standard", "expert"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_deck_at_each_table(missions, seats):
    """2-8 players with no Missions, the beginners' ten, the standard twenty, all forty."""
    options = Options(missions=missions)
    carry = None
    for seed in range(12):
        state = finish(state_of(options, seats, carry), Random(f"{missions}/{seats}/{seed}"))
        assert state.outcome is not None
        assert sum(state.won) == state.due
        carry = state.outcome.carry


def test_the_rows_say_it_all():
    """A7. Forty cards, numbered; as many of each kind and as many cards as the table has it."""
    assert [mission.number for mission in MISSIONS] == list(range(1, 41))
    cards = "3645735453424346663565434355575665657754"
    assert "".join(str(mission.cards) for mission in MISSIONS) == cards
    assert [mission.cursed for mission in MISSIONS if mission.cursed] == [(7, 13, 44), (21, 33, 55), (3, 17, 42)]
    assert all(mission.expert == (mission.number > 20) for mission in MISSIONS)


def test_a_mission_as_played():
    """A6. Timers off turns looks into blind bets, and nothing else."""
    for mission in MISSIONS:
        played = as_played(mission, Options(timers="off"))
        assert (played == mission) == (not mission.look)
        assert as_played(mission, Options()) is mission


def test_looks_are_for_those_who_look():
    """Look and Cover are refused where nobody looks, and to those who have looked."""
    state = dealt()
    assert state.refusal(0, LOOK) is not None
    assert state.refusal(0, COVER) is not None
    state = looking(22)
    act(state, "0=look")
    assert key(state, 0, "look") == "already-chosen"
    assert key(state, 1, "bet-0") == "not-now"
    assert isinstance(state.observe(ALL).dealt[0][0], type(cards_of("9")[0]))
    assert JOKER not in state.observe(ALL).dealt[0]
    assert Mission(99, "custom", 3).look == 0
