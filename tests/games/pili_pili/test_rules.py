"""Rules 1-24 as the rules file numbers them: material, dealer, round, scoring, end."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import JOKER, Card, cards_of, deck_numbered
from engine.game import ALL, IllegalAction, Outcome
from engine.match import Match
from engine.seats import CHANCE
from games.pili_pili import GAME, law
from games.pili_pili.actions import DEALERS, HIGHEST, JOKERS, TURNS, Shuffle, parse
from games.pili_pili.missions import BEGINNERS, BY_NUMBER, MISSIONS, NO_MISSION, Mission, cards_each, deck
from games.pili_pili.options import Options
from games.pili_pili.scoring import verdict
from games.pili_pili.state import State
from games.pili_pili.view import view
from tests.games.pili_pili.rounds import OFF, act, bet, bets_of, codes, dealt, finish, key, round_of
from tests.games.pili_pili.spoken import said


def test_r1_two_to_eight_each_for_himself():
    """2 to 8 players, each for himself."""
    assert (GAME.fewest, GAME.most) == (2, 8)
    for seats in range(2, 9):
        assert GAME.sides(Options(), seats) == tuple((seat,) for seat in range(seats))
        finish(round_of(OFF, seats))
    with pytest.raises(ValueError, match="2 to 8"):
        Match(GAME, OFF, 9)


def test_r2_the_numbers_and_one_joker():
    """Play deck of 56: numbers 1-55 once each, plus one Joker."""
    assert [one.code for one in deck_numbered()] == [*map(str, range(1, 56)), "Joker"]


def test_r3_missions_may_be_switched_off():
    """Missions may be switched off; then 5 cards each every round."""
    state = round_of(OFF, 4)
    state.apply(CHANCE, DEALERS[0])
    state.apply(CHANCE, state.chance_outcome(Random(1)))
    assert state.mission is NO_MISSION
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]


def test_r3a_the_face_of_a_mission_card():
    """The number of cards stands in the corner (draw-1 shows "2 +1"); an expert Mission has a symbol with a name."""
    corners = {}
    for mission in MISSIONS:
        marks = view(dealt(seats=2, mission=mission).observe(None))["marks"]
        (value,) = [mark["value"] for mark in marks if mark["key"] == "mission"]
        assert isinstance(value, dict)
        assert value["expert"] is (mission.number > 20)
        corners[mission.id, value["cards"]] = (value["cards"], value["draws"])
    assert corners.pop(("draw-1", 2)) == (2, 1)
    assert all(corner == (cards, 0) for (_, cards), corner in corners.items())
    assert said("mission-expert") == "expert"
    assert len({said(f"mission-{mission.id}") for mission in MISSIONS}) == 24


def test_r4_every_mission_fits_every_table():
    """Most cards a Mission deals is 7; a custom deck that breaks that deals floor(56/players)."""
    assert all(cards_each(mission, seats) == mission.cards for mission in MISSIONS for seats in range(2, 9))
    assert cards_each(Mission(99, "custom", 9), 8) == 7
    assert cards_each(Mission(99, "custom", 9), 6) == 9
    assert [len(hand) for hand in dealt(seats=8, mission=Mission(99, "custom", 9)).hands] == [7] * 8


def test_r5_r6_the_first_dealer_is_drawn_or_the_host():
    """Default: first dealer random, then the deal passes one seat clockwise each round."""
    state = round_of(Options(), 4)
    assert state.actors() == (CHANCE,)
    assert {state.chance_outcome(Random(seed)) for seed in range(60)} == set(DEALERS[:4])
    assert state.refusal(CHANCE, DEALERS[4]) is not None
    assert round_of(Options(first_dealer="host"), 4).dealer == 0
    for rotates, following in ((True, [0, 1, 2, 3, 0]), (False, [0, 0, 0, 0, 0])):
        options = Options(missions="off", first_dealer="host", rotates=rotates)
        carry, dealers = None, []
        for _ in range(5):
            state = finish(GAME.deal(options, 4, carry))
            dealers.append(state.dealer)
            assert state.outcome is not None
            carry = state.outcome.carry
        assert dealers == following


def test_r7_left_is_the_next_seat():
    """ "Left" means the next seat clockwise, the next to act."""
    state = dealt("1.2.3/4.5.6/7.8.9/10.11.12", mission=1)
    bet(state, 0, 0, 0, 1)
    act(state, "0=give:3", "1=give:6", "2=give:9", "3=give:12")
    assert state.hands[1] == list(cards_of("3.4.5"))


def test_r8_a_mission_gives_cards_and_one_rule_for_one_round():
    """Turn up a Mission; it gives the number of cards to each player and one rule change for this round only."""
    state = round_of(Options(first_dealer="host"), 4)
    assert state.actors() == (CHANCE,)
    state.apply(CHANCE, TURNS[2])
    state.apply(CHANCE, state.chance_outcome(Random(1)))
    assert state.each == 6
    assert state.rule.give == 2
    finish(state)
    assert state.outcome is not None
    following = GAME.deal(Options(first_dealer="host"), 4, state.outcome.carry)
    assert following.rule is NO_MISSION
    assert 2 not in following.left


def test_r9_all_are_shuffled_and_the_rest_is_out_of_play():
    """Shuffle all 56 cards (Joker included), deal h each; the rest is out of play."""
    seen: set[Card] = set()
    state = round_of(Options(missions="off", first_dealer="host"), 2)
    for seed in range(200):
        shuffle = state.chance_outcome(Random(seed))
        assert isinstance(shuffle, Shuffle)
        assert len(set(shuffle.cards)) == 10
        seen.update(shuffle.cards)
    assert seen == set(deck_numbered())
    for text, reason in (("1.2.3", "shuffle-count"), ("1.1.2.3.4.5.6.7.8.9", "shuffle-cards")):
        refused = state.refusal(CHANCE, Shuffle(cards_of(text)))
        assert refused is not None
        assert refused.key == reason
    assert state.refusal(CHANCE, Shuffle(cards_of("KH.2.3.4.5.6.7.8.9.10"))) is not None
    state.apply(CHANCE, Shuffle(cards_of("1.2.3.4.5.6.7.8.9.10")))
    assert len(state.observe(ALL).rest) == 46


def test_r10_bets_go_clockwise_from_the_dealer_and_stand():
    """In clockwise turn from the dealer, openly, one bet of 0..h each. Once said it stands."""
    state = dealt(dealer=2)
    order = []
    for tricks in (1, 0, 2, 0):
        order.append(state.waiting[0])
        bet(state, tricks)
        assert state.observe(None).bets[order[-1]] == tricks
    assert order == [2, 3, 0, 1]
    state = dealt(dealer=2)
    bet(state, 3)
    assert key(state, 2, "bet-1") == "not-your-turn"
    state = dealt(dealer=2, options=Options(first_bettor="left"))
    assert state.waiting == (3,)


def test_r10_a_seat_sees_its_own_cards():
    """Everybody looks at his own cards (unless the Mission forbids it)."""
    state = dealt("1.2.3.4.5")
    assert state.observe(0).hand == cards_of("1.2.3.4.5")
    assert state.observe(0).hands[1] == (None,) * 5
    assert state.observe(None).hands[0] == (None,) * 5


def test_r11_the_hook():
    """The total of all bets may not equal the number of tricks; only the last bettor can be restricted."""
    state = dealt()
    assert bets_of(state) == [0, 1, 2, 3, 4, 5]
    bet(state, 5)
    assert bets_of(state) == [0, 1, 2, 3, 4, 5]
    bet(state, 0, 0)
    assert bets_of(state) == [1, 2, 3, 4, 5]
    refused = state.refusal(3, parse("bet-0"))
    assert refused is not None
    assert refused.key == "hook"
    assert dict(refused.params) == {"bet": 0, "others": 5, "sum": "5 + 0 + 0", "tricks": 5}
    assert key(state, 3, "bet-6") == "bet-too-high"


@pytest.mark.parametrize("draw_hook", ["played", "dealt"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_r12_there_is_always_a_bet(seats, draw_hook):
    """At least one legal bet, with Missions of h >= 3 at least two, "even with a second ban on the last bettor":
    whatever the others' total and whatever was bet just before, reachable or not."""
    for mission in MISSIONS:
        state = dealt(seats=seats, mission=mission, options=Options(timers="off", draw_hook=draw_hook))
        due, last = state.due, seats - 1
        assert len(law.legal(state, 0)) >= (2 if due >= 3 else 1)
        state.waiting = (last,)
        for before in range(due + 1):
            # Beyond the tricks there is no hook: one total there stands for all.
            for others in range(min(due + 1, (seats - 2) * due) + 1):
                spread = [min(due, max(0, others - due * at)) for at in range(seats - 2)]
                assert sum(spread) == others
                state.bets = [*spread, before, None]
                left = [action.code for action in law.legal(state, last)]
                assert len(set(left)) >= (2 if due >= 3 else 1), (mission.id, state.bets)


def test_r12a_the_ban_is_lifted_never_the_hook():
    """If a bettor is left without a legal bet, the Mission's ban is lifted for him, never the hook."""
    state = dealt(seats=2, mission=Mission(99, "custom", 1, no_echo=True))
    bet(state, 0)
    assert bets_of(state) == [0]
    state = dealt(seats=2, mission=Mission(99, "custom", 1, no_echo=True))
    bet(state, 1)
    assert bets_of(state) == [1]


def test_r13_the_dealer_leads_and_any_card_may_be_played():
    """The dealer leads the first trick; each player in clockwise turn plays any one card."""
    state = dealt("1.9.20.30.Joker", dealer=1)
    bet(state, 0, 0, 0, 0)
    assert state.waiting == (1,)
    act(state, state.hands[1][0].code, state.hands[2][0].code, state.hands[3][0].code)
    assert state.waiting == (0,)
    assert codes(state, 0) == ["1", "9", "20", "30", *(f"Joker={value}" for value in range(57))]
    assert key(state, 0, "2") == "not-in-hand"
    assert key(state, 1, "3") == "not-your-turn"
    assert key(state, 0, "bet-1") == "not-now"


def test_r14_the_highest_wins_and_leads():
    """Highest value wins the trick; its player leads the next one."""
    state = dealt("17.1.2.3.4/42.5.6.7.9/8.10.11.12.13/55.14.15.16.18")
    bet(state, 0, 0, 0, 0)
    act(state, "17", "42", "8", "55")
    assert state.won == [0, 0, 0, 1]
    assert state.waiting == (3,)


def test_r15_the_joker_is_declared_openly():
    """Its player declares a whole number 0..56 as it is played; public at once. 56 beats everything, 0 loses."""
    state = dealt("Joker.1.2.3.4/55.5.6.7.8", seats=2)
    bet(state, 0, 0)
    events = act(state, "Joker=56")
    assert events[0].seen_by(None).as_json() == {"event": "played", "seat": 0, "card": "Joker", "value": 56}
    act(state, "55")
    assert state.won == [1, 0]
    assert [made.value for made in JOKERS] == list(range(HIGHEST + 1))
    for nonsense in ("Joker=57", "Joker=-1", "Joker", "Joker=x", "Joker=3.5"):
        with pytest.raises(ValueError, match="Joker"):
            parse(nonsense)


def test_r16_equal_values():
    """The numbered card beats the Joker; option: the earlier played card; option: Joker 0 or 56 only."""
    for lead, follow, number_wins, earlier_wins in (
        ("Joker=30", "30", 1, 0),
        ("30", "Joker=30", 0, 0),
    ):
        hands = "Joker.1.2.3.4/30.5.6.7.8" if lead.startswith("J") else "30.1.2.3.4/Joker.5.6.7.8"
        for tie, winner in (("number", number_wins), ("earlier", earlier_wins)):
            state = dealt(hands, seats=2, options=Options(joker_tie=tie))  # type: ignore[arg-type]
            bet(state, 0, 0)
            act(state, lead, follow)
            assert state.won[winner] == 1
    state = dealt("Joker.1.2.3.4", seats=2, options=Options(joker_values="ends"))
    bet(state, 0, 0)
    assert codes(state, 0) == ["1", "2", "3", "4", "Joker=0", "Joker=56"]
    assert key(state, 0, "Joker=30") == "joker-ends"


@pytest.mark.parametrize("tie", ["number", "earlier"])
def test_r16a_when_all_play_at_once_the_number_beats_the_joker(tie):
    """When all play at once nobody plays earlier, so there the numbered card beats the Joker under either option."""
    for jokers_seat in (0, 1):
        hands = ["30.1.2.3", "30.1.2.3"]
        hands[jokers_seat] = "Joker.4.5.6"
        state = dealt("/".join(hands), seats=2, mission=15, options=Options(joker_tie=tie))
        bet(state, 0, 0)
        act(state, f"{jokers_seat}=Joker=30", f"{1 - jokers_seat}=30")
        assert state.won[1 - jokers_seat] == 1


def test_r17_the_round_ends_with_the_last_card():
    """The round is over after the last dealt card."""
    state = dealt("1.2.3.4.5/6.7.8.9.10", seats=2)
    bet(state, 0, 0)
    for number in range(5):
        assert state.actors(), number
        act(state, state.legal_actions(state.waiting[0])[0].code)
        act(state, state.legal_actions(state.waiting[0])[0].code)
    assert state.actors() == ()
    assert not any(state.hands)
    with pytest.raises(IllegalAction, match="round-over"):
        act_any(state)


def act_any(state: State) -> None:
    """Something, when nothing is due."""
    state.apply(0, parse("1"))


@pytest.mark.parametrize(("tricks", "won", "pilis"), [(1, 3, 2), (1, 1, 0), (2, 0, 2), (0, 5, 5), (5, 0, 5)])
def test_r18_base_pilis(tricks, won, pilis):
    """Base Pilis = |bet - tricks won|."""
    high, low = cards_of("51.52.53.54.55"), cards_of("1.2.3.4.5")
    mine = [one.code for one in (*high[:won], *low[won:])]
    state = dealt(f"{'.'.join(mine)}/{'.'.join(map(str, range(20, 25)))}", seats=2)
    other = 0 if tricks != 5 else 1
    bet(state, tricks, other)
    while state.outcome is None:
        act(state, state.legal_actions(state.waiting[0])[-1].code)
    assert state.won[0] == won
    assert state.outcome.scores[0] == pilis
    (line,) = [line for line in state.outcome.lines if line.side == 0]
    assert line.amount == pilis
    assert dict(line.what.params) == {"bet": tricks, "won": won}


def test_r19_all_pilis_are_given_at_the_end_of_the_round():
    """Add Mission Pilis, then the reward Mission's discards. All Pilis at the end of the round, none mid-round."""
    state = dealt("55.1.2.3/54.4.5.6", seats=2, mission=23)
    bet(state, 0, 0)
    act(state, "55", "4")
    assert state.actors()
    assert state.observe(None).totals == (0, 0)
    assert [badge["params"] for badge in view_badges(state, 0) if badge["key"] == "pilis"] == [{"count": 1}]
    finish(state)
    assert state.outcome is not None
    keys = [line.what.key for line in state.outcome.lines]
    assert keys.index("first-trick") > max(keys.index(word) for word in keys if word in ("made", "over", "under"))


def view_badges(state: State, seat: int):
    """What stands by a seat."""
    from games.pili_pili.view import view

    return view(state.observe(None))["seats"][seat]["badges"]


def test_r20_totals_add_up_and_never_go_below_0():
    """Pilis add up from round to round. A total never goes below 0."""
    state = dealt("55.54.53/1.2.3", seats=2, mission=14, totals=(2, 0))
    bet(state, 3, 1)
    act(state, "55", "1", "54", "2", "53", "3")
    assert state.outcome is not None
    assert state.outcome.scores == (-2, 1)
    assert state.outcome.carry["totals"] == "0.1"


def outcome(*scores: int) -> Outcome:
    """A round that brought this."""
    return Outcome(scores, (), finish(round_of(OFF, 2)).outcome.reason, {})  # type: ignore[union-attr]


def test_r21_the_limit():
    """If after scoring a round anybody has 7 or more Pilis, the game ends; fewest Pilis wins. (Elsewhere 6.)"""
    assert verdict(Options(), 3, [outcome(6, 0, 2)]) is None
    found = verdict(Options(), 3, [outcome(6, 0, 2), outcome(1, 1, 0)])
    assert found is not None
    assert (found.winners, found.places, found.totals) == ((1,), (3, 1, 2), (7, 1, 2))
    assert verdict(Options(limit=6), 2, [outcome(6, 0)]) is not None


def test_r22_a_shared_win():
    """All players tied for fewest win together."""
    found = verdict(Options(), 4, [outcome(8, 7, 2, 2)])
    assert found is not None
    assert (found.winners, found.places) == ((2, 3), (4, 3, 1, 1))


def test_r22a_another_round_until_one_is_alone():
    """Option "one more round": while the fewest is shared, everybody plays another ordinary round."""
    again = Options(ties="again")
    assert verdict(again, 3, [outcome(8, 2, 2)]) is None
    assert verdict(again, 3, [outcome(8, 2, 2), outcome(0, 0, 0)]) is None
    assert verdict(again, 3, [outcome(8, 2, 2), outcome(-3, 0, 0)]) is None
    found = verdict(again, 3, [outcome(8, 2, 2), outcome(-3, 0, 0), outcome(0, 0, 1)])
    assert found is not None
    assert found.winners == (1,)


def test_r23_nobody_is_eliminated():
    """Nobody is eliminated: the first to reach the limit ends the game for all."""
    match = Match(GAME, Options(missions="off", first_dealer="host"), 4)
    rng = Random(3)
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        assert max(match.totals) < 7
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        match.apply(seat, match.state.chance_outcome(rng) if seat == CHANCE else rng.choice(legal))
    assert max(match.totals) >= 7
    assert all({line.side for line in outcome.lines} == {0, 1, 2, 3} for outcome in match.outcomes)


def test_r24_missions_are_used_up_then_shuffled_again():
    """Otherwise discard the Mission, shuffle, new round, next dealer. Empty Mission deck: reshuffle all of it."""
    options = Options(missions="beginners", first_dealer="host", limit=7)
    carry = None
    turned = []
    for round_ in range(11):
        state = GAME.deal(options, 2, carry)
        assert state.left == (BEGINNERS if round_ in (0, 10) else tuple(n for n in BEGINNERS if n not in turned))
        finish(state, Random(round_))
        turned.append(state.mission.number)
        assert state.outcome is not None
        carry = {**state.outcome.carry, "totals": "0.0"}
    assert sorted(turned[:10]) == sorted(BEGINNERS)
    gone = GAME.deal(options, 2, {"dealer": 0, "left": "8.9", "totals": "0.0"})
    refused = gone.refusal(CHANCE, TURNS[2])
    assert refused is not None
    assert refused.key == "mission-gone"


def test_the_decks():
    """A6, A7. 20 standard and 20 expert; ten for beginners; one kind alone; none."""
    standard, both = deck(Options()), deck(Options(missions="expert"))
    assert standard == tuple(range(1, 21))
    assert both == tuple(range(1, 41))
    assert [number for number in both if BY_NUMBER[number].expert] == list(range(21, 41))
    assert deck(Options(missions="beginners")) == (2, 8, 9, 10, 13, 17, 18, 19, 21, 33)
    assert deck(OFF) == ()
    assert deck(Options(missions="off", kind="cursed")) == (28, 29, 30)


def test_the_joker_is_one_of_the_cards():
    """A-20: 8 players, h=7: 56 cards dealt, none left, somebody holds the Joker."""
    state = dealt(seats=8, mission=5)
    assert sum(len(hand) for hand in state.hands) == 56
    assert state.observe(ALL).rest == ()
    assert any(JOKER in hand for hand in state.hands)
