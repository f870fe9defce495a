"""What the page is given: zones, prompts, marks, badges; and that nothing hidden is in it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from engine import options as house
from engine.game import ALL
from engine.seats import CHANCE
from games.pili_pili.actions import DECK
from games.pili_pili.options import Options
from games.pili_pili.view import moves, view
from tests.games.pili_pili.rounds import ONE_OF_EACH, act, bet, dealt, finish, round_of, steps

KINDS = ["any", *sorted(ONE_OF_EACH)]


def options_of(kind: str) -> Options:
    """One kind of Mission, or none."""
    return house.read(Options, {"kind": kind} if kind != "any" else {"missions": "off"})


def named(part, key=""):
    """Every card that a JSON value names, where a card is meant."""
    match part:
        case str() if key in ("card", "cards", "hands"):
            yield part
        case list():
            for one in part:
                yield from named(one, key)
        case dict():
            for name, one in part.items():
                yield from named(one, name)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_nothing_hidden_is_shown(kind, seats):
    """No card that lies face down for a seat is in its view, nor in an event it did not see."""
    state = round_of(options_of(kind), seats)
    eyes_all = (*range(seats), None)
    before = {eyes: faces(state, eyes) for eyes in eyes_all}
    for _, _, events in steps(state, Random(f"{kind}/{seats}")):
        everything = faces(state, ALL)
        for eyes in eyes_all if state.outcome is None else ():
            seen = json.loads(json.dumps(view(state.observe(eyes))))
            assert seen == view(state.observe(eyes))
            shown = faces(state, eyes)
            assert not (set(named(seen)) & everything) - shown
            for event in events:
                # Cards it gave away were its own before; the last card of a trick lies in the trick after it.
                assert set(named(event.seen_by(eyes).as_json())) <= shown | before[eyes]
            before[eyes] = shown


def faces(state, eyes):
    """The cards that are face up for these eyes."""
    return {one["card"] for zone in view(state.observe(eyes))["zones"] for one in zone["cards"]} - {None}


@pytest.mark.parametrize("kind", KINDS)
def test_moves_lead_from_view_to_view(kind):
    """The moves of the events lead from one view's zones to the next one's, card by card."""
    state = round_of(options_of(kind), 4)
    counts = Counter({zone["id"]: len(zone["cards"]) for zone in view(state.observe(0))["zones"]})
    assert counts["stock"] == 56
    for _, _, events in steps(state, Random(kind)):
        for eyes in (0, None):
            moved = [move for event in events for move in moves(event.seen_by(eyes))]
            if eyes == 0:
                for move in moved:
                    assert counts[move.source] > (move.place or 0)
                    counts[move.source] -= 1
                    counts[move.target] += 1
        zones = view(state.observe(0))["zones"]
        assert +counts == +Counter({zone["id"]: len(zone["cards"]) for zone in zones})
        assert sum(counts.values()) == len(DECK)


def prompts(state, seat):
    """What this seat is asked."""
    return view(state.observe(seat))["prompts"]


def test_a_bet_is_a_number_with_what_is_forbidden_and_why():
    """The forbidden number is shown and why: the arithmetic."""
    state = dealt(seats=3)
    bet(state, 2, 1)
    (prompt,) = prompts(state, 2)
    assert prompt["kind"] == "number"
    assert [one["value"] for one in prompt["choices"]] == [0, 1, 3, 4, 5]
    assert [one["action"] for one in prompt["choices"]] == ["bet-0", "bet-1", "bet-3", "bet-4", "bet-5"]
    assert prompt["forbidden"] == [
        {"value": 2, "key": "hook", "params": {"bet": 2, "others": 3, "sum": "2 + 1", "tricks": 5}}
    ]
    assert prompts(state, 0) == []
    state = dealt(seats=2, mission=25)
    bet(state, 1)
    assert [(one["value"], one["key"]) for one in prompts(state, 1)[0]["forbidden"]] == [(1, "echo"), (3, "hook")]


def test_the_joker_is_a_number_with_two_quick_buttons():
    """Joker value picker: 0-56, and two quick buttons, "beats all" and "loses to all"."""
    for mission, words in ((0, ["beats-all", "loses-to-all"]), (40, ["loses-to-all", "beats-all"])):
        state = dealt("Joker.1.2.3.4" if not mission else "Joker.1.2.3", seats=2, mission=mission)
        bet(state, 0, 0)
        prompt = next(one for one in prompts(state, 0) if one["kind"] == "number")
        assert prompt["card"] == "Joker"
        assert len(prompt["choices"]) == 57
        assert [one["action"] for one in prompt["quick"]] == ["Joker=56", "Joker=0"]
        assert [one["word"] for one in prompt["quick"]] == words
    state = dealt("Joker.1.2.3.4", seats=2, options=Options(joker_values="ends"))
    bet(state, 0, 0)
    prompt = next(one for one in prompts(state, 0) if one["kind"] == "number")
    assert [one["value"] for one in prompt["choices"]] == [0, 56]


def test_gifts_are_cards_chosen_together():
    """Passing: so many cards of the hand, for whom."""
    state = dealt("1.2.3.4/5.6.7.8/9.10.11.12", seats=3, mission=3)
    bet(state, 0, 0, 0)
    (prompt,) = prompts(state, 0)
    assert (prompt["kind"], prompt["count"], prompt["params"]) == ("cards", 2, {"count": 2, "seat": 2})
    assert len(prompt["choices"]) == 6
    assert prompt["choices"][0] == {"action": "give:1.2", "cards": ["1", "2"]}
    act(state, "0=give:1.2")
    assert prompts(state, 0) == []
    seen = view(state.observe(0))
    assert {"key": "choice", "kind": "chosen", "value": ["1", "2"]} in seen["marks"]
    assert [seat["turn"] for seat in seen["seats"]] == [False, True, True]
    assert {"key": "chosen", "params": {}} in seen["seats"][0]["badges"]


def test_naming_is_a_button_for_each_other_player():
    """Linked and trade: choose a player, by the button or by his hand."""
    state = dealt(seats=3, mission=26)
    bet(state, 0, 0, 0)
    assert [(one["action"], one["word"], one["zone"]) for one in prompts(state, 1)] == [
        ("name-0", "link", "hand:0"),
        ("name-2", "link", "hand:2"),
    ]
    act(state, "0=name-1", "1=name-0", "2=name-1")
    assert {"key": "linked", "params": {"other": 1}} in view(state.observe(None))["seats"][0]["badges"]


def test_marks_and_badges():
    """The Mission, bets against tricks, the limit; a bet and tally a seat."""
    state = dealt("55.1.2.3.4/5.6.8.9.10", seats=2, mission=28)
    (before,) = [mark["params"] for mark in view(state.observe(None))["marks"] if mark["key"] == "bets"]
    assert before == {"bets": 0, "tricks": 5, "open": 2}
    bet(state, 1, 2)
    marks = {mark["key"]: mark for mark in view(state.observe(None))["marks"]}
    assert marks["mission"]["value"] == {
        "number": 28,
        "house": "printed",
        "id": "cursed",
        "cards": 5,
        "draws": 0,
        "expert": True,
        "cursed": [7, 13, 44],
        "seconds": 0,
        "timers": "on",
    }
    assert (marks["bets"]["value"], marks["bets"]["params"]) == (3, {"bets": 3, "tricks": 5, "open": 0})
    assert marks["limit"]["value"] == 7
    act(state, "55", "5")
    seats = view(state.observe(None))["seats"]
    assert [one["badges"][0] for one in seats] == [
        {"key": "bet", "params": {"bet": 1, "won": 1}, "kind": "tally"},
        {"key": "bet", "params": {"bet": 2, "won": 0}, "kind": "tally"},
    ]
    assert "mission" not in {mark["key"] for mark in view(dealt().observe(0))["marks"]}


def test_the_last_trick_lies_open():
    """The finished trick lies open until the next is taken, then face down with its winner's."""
    state = dealt("55.1.2.3.4/5.6.7.8.9", seats=2)
    bet(state, 0, 0)
    act(state, "55", "5")
    zones = {zone["id"]: zone["cards"] for zone in view(state.observe(1))["zones"]}
    assert [(one["card"], one["seat"]) for one in zones["last"]] == [("55", 0), ("5", 1)]
    assert (zones["trick"], zones["won:0"]) == ([], [])
    act(state, "1", "6")
    zones = {zone["id"]: zone["cards"] for zone in view(state.observe(1))["zones"]}
    assert [one["card"] for one in zones["last"]] == ["1", "6"]
    assert [one["card"] for one in zones["won:0"]] == [None, None]
    finish(state)
    assert prompts(state, 0) == []


@pytest.mark.parametrize("kind", KINDS)
def test_prompts_are_the_legal_actions(kind):
    """Every legal action is offered once, and nothing else."""
    state = round_of(options_of(kind), 4)
    for seat, _, _ in steps(state, Random(kind)):
        for eyes in range(4) if seat != CHANCE else ():
            offered = [
                one["action"]
                for prompt in prompts(state, eyes)
                for one in ([prompt] if "action" in prompt else prompt["choices"])
            ]
            assert sorted(offered) == sorted(action.code for action in state.legal_actions(eyes))
