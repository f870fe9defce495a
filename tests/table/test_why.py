"""What was weighed: told with a hint at once, of another's play once the deal is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games import registry
from table.players import finished
from table.table import Table
from tests.table.asking import Page, run
from tests.table.toy import CALLING, WEIGHING


def weighing() -> Page:
    """A page at whose table bots weigh what they do."""
    return Page({"climb": WEIGHING})


def done_by_bots(page: Page, wait: str = "deal") -> list[dict[str, Any]]:
    """Play until the table waits for this; what the steps say of every action of a bot, with its events."""
    found = []
    while page.step["wait"] != wait:
        match page.step["wait"]:
            case "you":
                page.act(page.actions()[0])
            case "deal":
                page.ask("deal")
            case _:
                page.next()
        if page.step["done"]["bot"] is not None:
            found.append({**page.step["done"], "events": page.step["events"]})
    return found


def test_a_hint_tells_what_was_weighed_the_chosen_action_first():
    page = weighing()
    page.start("you", "random", budget=3)
    page.to_me()
    hint = page.ask("hint")
    cards = sorted((int(code) for code in page.actions() if code.isdigit()), reverse=True)
    assert hint["weighed"] == [
        {"action": str(card), "name": {"kind": "card", "card": str(card)}, "expected": card - 1.0} for card in cards
    ]
    assert hint["action"] == str(cards[0])
    assert hint["close"], "few points win: the lower cards came out better"
    assert hint["why"] == {"key": "dearest", "params": {}}


def test_no_more_than_three_are_told_and_a_button_has_its_word():
    page = weighing()
    page.start("you", "random")
    page.to_me()
    page.act("draw")
    hint = page.ask("hint")
    assert len(hint["weighed"]) == 3
    assert hint["weighed"][-1]["expected"] == min(one["expected"] for one in hint["weighed"])
    page.start("you", "random", options={"bets": "on"})
    page.to_me()
    first = page.ask("hint")["weighed"][0]
    assert first["name"] == {"kind": "choice", "word": first["action"], "params": {}}


def test_steps_say_which_action_was_a_bots():
    page = weighing()
    page.start("you", "thinker")
    found = done_by_bots(page)
    assert found
    assert {one["bot"] for one in found} == {1}
    assert [one["count"] for one in found] == sorted({one["count"] for one in found})
    assert page.ask("next", shown=0)["done"] == page.step["done"]
    page.ask("deal")
    assert page.step["done"] == {"deal": 2, "count": 0, "bot": None}


def test_while_the_deal_is_played_only_who_plays_is_told():
    page = weighing()
    page.start("you", "thinker", "random")
    page.to_me()
    page.act("draw")
    page.act(page.actions()[0])
    page.next()
    done = page.step["done"]
    assert page.ask("why", deal=1, action=done["count"]) == {"seat": 1, "player": "thinker", "told": False}


def test_after_the_deal_each_bots_action_is_told_as_it_was_weighed():
    page = weighing()
    page.start("you", "thinker", "random", budget=6)
    found = done_by_bots(page)
    by_thought = [one for one in found if one["bot"] == 1]
    assert by_thought
    for one in by_thought:
        told = page.ask("why", deal=1, action=one["count"])
        laid = [event["card"] for event in one["events"] if event["event"] == "laid"]
        assert (told["seat"], told["player"], told["told"], told["same"]) == (1, "thinker", True, True)
        assert not laid or told["did"] == {"action": laid[0], "name": {"kind": "card", "card": laid[0]}}
        if told["why"]["key"] == "why-forced":
            assert (told["weighed"], told["worlds"]) == ([], 0)
        else:
            assert told["why"]["key"] == "dearest"
            assert told["weighed"][0]["action"] == told["did"]["action"]
            assert told["worlds"] == 6
    at_random = next(one for one in found if one["bot"] == 2)
    assert page.ask("why", deal=1, action=at_random["count"])["weighed"] == []


def test_reasons_are_the_same_later_and_after_a_reload():
    page = weighing()
    page.start("you", "thinker", budget=2)
    found = done_by_bots(page)
    first = [page.ask("why", deal=1, action=one["count"]) for one in found]
    page.ask("deal")
    page.to_me()
    assert [page.ask("why", deal=1, action=one["count"]) for one in found] == first
    other = weighing()
    other.ask("resume", record=page.ask("record")["text"])
    assert [other.ask("why", deal=1, action=one["count"]) for one in found] == first


def test_a_record_of_another_version_says_so():
    """The bot is known by what it would do: where the record has it do something else, no reason is made up."""
    page = weighing()
    page.start("you", "random", seed="7")
    random = done_by_bots(page)
    other = weighing()
    other.ask("resume", record=page.ask("record")["text"].replace("players you,random", "players you,thinker"))
    told = [other.ask("why", deal=1, action=one["count"]) for one in random]
    differ = [one for one in told if not one["same"]]
    assert differ
    assert all("why" not in one and "weighed" not in one for one in differ)


def test_nobody_elses_action_has_a_reason():
    page = weighing()
    page.start("you", "thinker")
    done_by_bots(page)
    record = page.ask("record")["text"].split("deal\n")[1].split()
    mine = 1 + next(index for index, word in enumerate(record) if word.startswith("0="))
    for deal, action in ((1, 1), (1, mine), (1, 0), (1, 999), (0, 1), (2, 1)):
        assert page.refused("why", deal=deal, action=action) == {"key": "why-nothing", "params": {}}
    assert page.refused("why", deal=1) == {"key": "missing-field", "params": {"field": "action"}}


def test_a_call_out_of_turn_has_its_reason():
    for seed in range(30):
        page = Page({"climb": CALLING})
        page.start("you", "climber", "climber", seed=f"{seed:x}")
        called = [one for one in done_by_bots(page) if any(event["event"] == "called" for event in one["events"])]
        if called:
            break
    told = page.ask("why", deal=1, action=called[0]["count"])
    assert (told["did"]["action"], told["same"], told["why"]["key"]) == ("call", True, "why-call")


def test_asking_why_stops_nobody_from_thinking():
    page = Page()
    page.start("you", "slow", budget=60)
    done = done_by_bots(page)
    page.ask("deal")
    page.to_me()
    page.act(page.actions()[0])

    async def talk() -> list[dict[str, Any]]:
        thought = asyncio.ensure_future(page.send("next", shown=page.step["seq"]))
        await asyncio.sleep(0.005)
        why = asyncio.ensure_future(page.send("why", deal=1, action=done[0]["count"]))
        return list(await asyncio.gather(thought, why))

    thought, why = run(talk())
    assert "ok" in thought
    assert why["ok"]["told"], "nor does what happens meanwhile take the answer away"


@pytest.mark.parametrize("id_", registry.ids())
def test_real_bots_say_again_what_they_did(id_: str):
    """A deal between a rulebook player and easy ones: every reason is found again by asking again."""
    entry = registry.load(id_)
    page = Page({id_: entry})
    seats = entry.game.usual
    page.start(*(("normal", "easy") * seats)[:seats], game=id_, seed="a1")
    done = done_by_bots(page)
    assert len(done) > 5
    for one in done[:: max(1, len(done) // 8)]:
        told = page.ask("why", deal=1, action=one["count"])
        assert told["same"], (id_, one)
        assert told["why"]["key"]


def test_the_terminal_has_the_same_advice():
    table: Table = Table.resume(
        "pi-parlour record 1\ngame climb\nseats 2\noptions -\nseed 5eed\nplayers you,random\ndeal\n",
        {"climb": WEIGHING},
    )
    finished(table.advance())
    advice = finished(table.hint())
    assert table.told(advice)["action"] == advice.action.code == advice.weighed[0].action.code
