"""The protocol of `table/wire.py`, row by row."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.game import ALL
from table import wire
from tests.table.asking import Page, run
from tests.table.toy import CALLING, CLIMB

START: dict[str, Any] = {"game": "climb", "seats": 2, "seed": "5eed", "players": ["you", "random"]}


def answered(text: str) -> dict[str, Any]:
    """The answer of a wire that has just begun to this text."""
    found: dict[str, Any] = json.loads(run(Page().wire.answer(text)))
    return found


def test_hello_shows_the_games_as_forms():
    (game,) = Page().ask("hello")["games"]
    assert game == {
        "id": "climb",
        "fewest": 2,
        "most": 3,
        "usual": 2,
        "best": None,
        "lower_wins": True,
        "clockwise": True,
        "bots": ["random", "slow", "broken", "climber"],
        "levels": ["slow", "broken", "climber"],
        "usual_bot": "climber",
        "worlds": 0,
        "lessons": [],
        "pack": [],
        "options": [
            {"name": "hands", "kind": "number", "default": 2, "values": [1, 5], "rule": "T1"},
            {"name": "bets", "kind": "switch", "default": False, "values": [True, False], "rule": "T2"},
        ],
    }


def test_start_puts_a_table_before_the_viewer():
    page = Page()
    step = page.start("climber", "you", names=["Ada", None], options={"hands": "3"})
    assert {key: value for key, value in step.items() if key != "view"} == {
        "seq": 1,
        "events": [],
        "wait": "table",
        "undo": {"key": "undo-nothing", "params": {}},
        "claim": False,
        "lesson": None,
        "reset": True,
        "beat": False,
        "done": {"deal": 1, "count": 0, "bot": None},
        "fair": step["fair"],
        "record": page.ask("record")["text"],
    }
    assert re.fullmatch(r"[0-9a-f]{64}", step["fair"])
    view = step["view"]
    assert (view["game"], view["you"], view["phase"], view["over"]) == ("climb", 1, "play", None)
    assert view["hand"] == {"number": 1, "of": 3}
    assert view["totals"] == [0, 0]
    assert [(seat["seat"], seat["name"], seat["player"]) for seat in view["seats"]] == [
        (1, None, "you"),
        (0, "Ada", "climber"),
    ]
    assert [(seat["side"], seat["score"]) for seat in view["seats"]] == [(1, 0), (0, 0)]


def test_next_does_one_thing():
    page = Page()
    page.start("climber", "climber", "you")
    deal, first, second = page.next(), page.next(), page.next()
    assert [event["event"] for event in deal["events"]] == ["dealt"]
    assert [(event["event"], event["seat"]) for event in first["events"]] == [("laid", 0)]
    assert [event["seat"] for event in second["events"]] == [1]
    assert [step["wait"] for step in (deal, first, second)] == ["table", "table", "you"]


def test_what_is_shown_late_is_shown_again_and_nothing_is_done():
    page = Page()
    page.start("you", "random")
    dealt = page.next()
    for ask in ({"ask": "next"}, {"ask": "act", "action": page.actions()[0]}):
        for shown in (1, 7, 0):
            again = run(page.send(**ask, shown=shown))["ok"]
            assert again == {**dealt, "reset": True}
    assert page.act(page.actions()[0])["seq"] == 3


def test_seq_goes_on_from_match_to_match():
    page = Page()
    assert page.start("you", "random")["seq"] == 1
    assert page.next()["seq"] == 2
    assert page.start("you", "random")["seq"] == 3
    assert page.ask("leave") == {}
    assert page.start("you", "random")["seq"] == 4


def test_a_deal_ends_with_open_hands_a_sheet_and_the_next_deal():
    page = Page()
    page.start("you", "climber")
    step = page.play_on("deal")
    view, over = step["view"], step["view"]["over"]
    assert view["phase"] == "deal"
    assert view["prompts"] == []
    assert all(card["card"] for zone in view["zones"] for card in zone["cards"])
    assert [line["amount"] for line in over["lines"]] == over["scores"] == over["totals"] == view["totals"]
    assert over["lines"][0]["what"] == {"key": "left", "params": {}}
    assert (over["winners"], over["places"], over["void"]) == (None, None, False)
    assert page.refused("next", shown=step["seq"])["key"] == "deal-over"
    assert page.refused("act", shown=step["seq"], action="draw")["key"] == "deal-over"
    assert page.refused("hint")["key"] == "not-your-turn"
    step = page.ask("deal")
    assert step["view"]["hand"] == {"number": 2, "of": 2}
    assert [seat["score"] for seat in step["view"]["seats"]] == over["totals"]
    assert (step["wait"], step["reset"], step["view"]["over"]) == ("table", False, None)
    assert page.refused("deal")["key"] == "deal-on"


def test_a_match_ends_with_places():
    page = Page()
    page.start("you", "climber")
    step = page.play_on()
    over = step["view"]["over"]
    assert step["view"]["phase"] == "match"
    best = min(over["totals"])
    assert over["winners"] == [seat for seat, total in enumerate(over["totals"]) if total == best]
    assert sorted(over["places"])[0] == 1
    for ask in ({"ask": "next", "shown": step["seq"]}, {"ask": "deal"}):
        assert page.refused(**ask)["key"] == "match-over"
    assert page.refused("act", shown=step["seq"], action="draw")["key"] == "match-over"


def test_prompts_and_refusals_name_keys_of_the_own_hand():
    page = Page()
    page.start("you", "climber", seed="1")
    page.to_me()
    page.act(page.actions()[0])
    view = page.to_me()["view"]
    (hand,) = [zone for zone in view["zones"] if zone["id"] == "hand:0"]
    keys = {card["key"]: card["card"] for card in hand["cards"]}
    offered = [prompt for prompt in view["prompts"] if prompt["kind"] == "card"]
    assert offered
    assert all(keys[prompt["card"]] == prompt["action"] for prompt in offered)
    assert view["refused"]
    assert {keys[one["card"]] for one in view["refused"]} | {prompt["action"] for prompt in offered} == set(
        keys.values()
    )


def test_hint_gives_the_best_bots_advice_and_the_card():
    page = Page()
    page.start("you", "random")
    page.to_me()
    hint = page.ask("hint")
    (prompt,) = [one for one in page.step["view"]["prompts"] if one["action"] == hint["action"]]
    assert hint == {
        "action": page.actions()[0],
        "card": prompt["card"],
        "name": {"kind": "card", "card": hint["action"]},
        "why": {"key": "why-lowest", "params": {}},
        "weighed": [],
        "close": False,
    }
    assert page.act(hint["action"])["events"][0]["card"] == hint["action"]
    assert page.refused("hint")["key"] == "not-your-turn"


def test_no_hint_to_who_acts_from_memory(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(CLIMB.game), "from_memory", lambda _, seen: seen.eyes == 0)
    page = Page()
    page.start("you", "random")
    page.to_me()
    assert page.refused("hint") == {"key": "hint-hidden", "params": {}}
    assert page.act(page.actions()[0])["seq"]


def test_simultaneous_choices_stay_hidden_until_the_last():
    page = Page()
    page.start("you", "random", "random", options={"bets": "on"})
    page.to_me()
    assert page.actions() == ["bet:0", "bet:1"]
    page.act("bet:1")
    assert page.step["events"] == []
    assert page.step["wait"] == "table"
    assert page.next()["events"] == []
    (event,) = page.next()["events"]
    assert event["event"] == "bets"
    assert event["bets"][0] == 1


def test_a_table_without_a_person_is_watched():
    page = Page()
    step = page.start("random", "climber")
    assert step["view"]["you"] is None
    waits = set()
    while step["wait"] != "match":
        waits.add(step["wait"])
        cards = [card["card"] for zone in step["view"]["zones"] if zone["kind"] == "fan" for card in zone["cards"]]
        assert step["wait"] == "deal" or not any(cards)
        step = page.ask("deal") if step["wait"] == "deal" else page.next()
    assert waits == {"table", "deal"}
    assert page.refused("undo")["key"] == "undo-over"


@pytest.mark.parametrize("entry", [CLIMB, CALLING])
def test_no_step_shows_the_viewer_a_hidden_card(entry: Any):
    """Whole matches: every card in view, events or anywhere else is one the viewer's observation has."""
    for seed in ("1", "2", "3", "4"):
        page = Page({"climb": entry})
        page.start("you", "climber", "random", seed=seed, options={"bets": "on"})
        while page.step["wait"] != "match":
            match page.step["wait"]:
                case "you":
                    page.act(page.actions()[-1])
                case "deal":
                    page.ask("deal")
                case _:
                    page.next()
            table = page.wire._table
            assert table is not None
            state: Any = table.match.state
            if state.outcome is not None:
                continue
            mine, everything = state.observe(0), state.observe(ALL)
            known = {card for hand in (*mine.hands, mine.stock, mine.pile) for card in hand}
            hidden = {card for hand in (*everything.hands, everything.stock) for card in hand} - known
            shown = json.dumps([page.step["view"]["zones"], page.step["events"], page.step["view"]["prompts"]])
            assert not [card for card in hidden if f'"{card.code}"' in shown]


def test_ids_come_back_and_bad_ones_do_not():
    for id_ in (7, "seven", 0):
        assert answered(json.dumps({"v": 1, "id": id_, "ask": "hello"}))["id"] == id_
    for bad in (None, True, -1, 2**31, 1.5, "", "x" * 65, [1], {"a": 1}):
        answer = answered(json.dumps({"v": 1, "id": bad, "ask": "hello"}))
        assert answer["id"] is None
        assert "ok" in answer


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", {"key": "bad-json", "params": {}}),
        ("nonsense", {"key": "bad-json", "params": {}}),
        ("[1]", {"key": "bad-json", "params": {}}),
        ('{"v": NaN}', {"key": "bad-json", "params": {}}),
        ("[" * 100_000, {"key": "bad-json", "params": {}}),
        ('{"v": ' + "9" * 5000 + "}", {"key": "bad-json", "params": {}}),
        (" " * 3_000_000, {"key": "too-long", "params": {"most": wire.MOST}}),
        ("{}", {"key": "bad-version", "params": {"v": None}}),
        ('{"v": 2, "ask": "hello"}', {"key": "bad-version", "params": {"v": 2}}),
        ('{"v": true, "ask": "hello"}', {"key": "bad-version", "params": {"v": True}}),
        ('{"v": 1}', {"key": "missing-field", "params": {"field": "ask"}}),
        ('{"v": 1, "ask": 3}', {"key": "bad-field", "params": {"field": "ask"}}),
        ('{"v": 1, "ask": "sing"}', {"key": "unknown-ask", "params": {"ask": "sing", "allowed": ", ".join(wire.ASKS)}}),
    ],
)
def test_what_is_no_question_is_an_error(text: str, error: dict[str, Any]):
    assert answered(text) == {"v": 1, "id": None, "error": error}


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"game": "snap"}, {"key": "unknown-game", "params": {"game": "snap", "allowed": "climb"}}),
        ({"game": 1}, {"key": "bad-field", "params": {"field": "game"}}),
        ({"seats": 4}, {"key": "bad-seats", "params": {"game": "climb", "seats": 4, "fewest": 2, "most": 3}}),
        ({"seats": "2"}, {"key": "bad-field", "params": {"field": "seats"}}),
        ({"seats": True}, {"key": "bad-field", "params": {"field": "seats"}}),
        ({"seats": -2}, {"key": "bad-field", "params": {"field": "seats"}}),
        ({"seed": "0x1"}, {"key": "bad-field", "params": {"field": "seed"}}),
        ({"seed": ""}, {"key": "bad-field", "params": {"field": "seed"}}),
        ({"seed": "f" * 65}, {"key": "bad-field", "params": {"field": "seed"}}),
        ({"players": ["you"]}, {"key": "bad-players", "params": {"seats": 2}}),
        ({"players": ["you", "random", "random"]}, {"key": "bad-field", "params": {"field": "players"}}),
        ({"players": ["you", "you"]}, {"key": "one-viewer", "params": {}}),
        ({"players": ["you", None]}, {"key": "bad-field", "params": {"field": "players"}}),
        ({"players": "you"}, {"key": "bad-field", "params": {"field": "players"}}),
        (
            {"options": {"jokers": "2"}},
            {"key": "unknown-option", "params": {"name": "jokers", "allowed": "hands, bets"}},
        ),
        (
            {"options": {"hands": "9"}},
            {"key": "bad-option-value", "params": {"name": "hands", "value": "9", "allowed": "1 to 5"}},
        ),
        ({"options": ["hands"]}, {"key": "bad-field", "params": {"field": "options"}}),
        ({"options": {"hands": [1]}}, {"key": "bad-field", "params": {"field": "options"}}),
        ({"options": {"hands": "9" * 300}}, {"key": "bad-field", "params": {"field": "options"}}),
        ({"names": ["Ada"]}, {"key": "bad-field", "params": {"field": "names"}}),
        ({"names": ["A" * 41, None]}, {"key": "bad-field", "params": {"field": "names"}}),
        ({"budget": -1}, {"key": "bad-field", "params": {"field": "budget"}}),
        ({"budget": 10**6}, {"key": "bad-field", "params": {"field": "budget"}}),
    ],
)
def test_a_bad_start_is_refused_and_the_match_on_the_table_stays(changed: dict[str, Any], error: dict[str, Any]):
    page = Page()
    page.start("you", "random")
    before = page.to_me()
    assert page.refused("start", **{**START, **changed}) == error
    again = page.ask("next", shown=0)
    assert again == {**before, "reset": True}


@pytest.mark.parametrize("field", ["game", "seats", "seed", "players"])
def test_start_names_the_field_that_is_missing(field: str):
    kept = {key: value for key, value in START.items() if key != field}
    assert Page().refused("start", **kept) == {"key": "missing-field", "params": {"field": field}}


def test_unknown_players_are_told_who_there_is():
    error = Page().refused("start", **{**START, "players": ["you", "nobody"]})
    assert error == {
        "key": "unknown-player",
        "params": {"player": "nobody", "allowed": "you, random, slow, broken, climber"},
    }


def test_without_a_match_there_is_nothing_to_do():
    page = Page()
    for ask in ("next", "act", "deal", "undo", "hint", "why", "fair", "record", "cut", "story", "summary", "look"):
        assert page.refused(ask, shown=0, action="x", deal=1, count=0)["key"] == "no-match"
    assert page.ask("leave") == {}
    assert page.refused("cancel") == {"key": "missing-field", "params": {"field": "of"}}
    assert page.refused("cancel", of=[]) == {"key": "bad-field", "params": {"field": "of"}}


def test_a_bad_act_says_why_and_changes_nothing():
    page = Page()
    page.start("you", "climber")
    page.to_me()
    page.act(page.actions()[0])
    step = page.to_me()
    seq = step["seq"]
    assert page.refused("next", shown=seq) == {"key": "your-turn", "params": {}}
    assert page.refused("act", shown=seq) == {"key": "missing-field", "params": {"field": "action"}}
    assert page.refused("act", action="pass") == {"key": "missing-field", "params": {"field": "shown"}}
    assert page.refused("act", action="pass", shown=str(seq)) == {"key": "bad-field", "params": {"field": "shown"}}
    assert page.refused("act", action="X" * 99, shown=seq) == {"key": "unknown-action", "params": {"action": "X" * 40}}
    top = step["view"]["zones"][1]["cards"][-1]["card"]
    for code in ("1", "pass"):
        assert page.refused("act", action=code, shown=seq) == {
            "key": "illegal",
            "params": {"rule": "climb", "above": top},
        }
    assert page.refused("act", action="deal:1", shown=seq)["params"]["rule"] == "not-now"
    assert page.ask("next", shown=0) == {**step, "reset": True}


def test_every_error_key_is_in_the_table_of_the_docstring():
    """What is written there is what the page translates."""
    assert wire.__doc__ is not None
    rows = re.findall(r"^\| ([a-z, -]+) \|", wire.__doc__, re.MULTILINE)
    documented = {key for row in rows for key in row.split(", ")}
    folder = Path(wire.__file__).parent
    sources = [
        (folder / f"{name}.py").read_text("utf-8")
        for name in ("wire", "questions", "replies", "table", "players", "sitting", "review")
    ]
    used = {key for source in sources for key in re.findall(r'Message(?:\.of)?\("([\w-]+)"', source)}
    assert used - documented == {"why-forced"}
