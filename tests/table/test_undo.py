"""Taking back one's last action: when it may be done, and that nothing is left of what is taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.game import Event
from tests.table.asking import Page, run
from tests.table.toy import Climber


def at_turn(*players: str, seed: str = "5eed") -> Page:
    """A page on which the viewer is to act for the first time in the first deal."""
    page = Page()
    page.start(*players, seed=seed)
    page.to_me()
    return page


def record(page: Page) -> str:
    text: str = page.ask("record")["text"]
    return text


def test_nothing_to_take_back_before_the_first_action_of_a_deal():
    page = at_turn("you", "climber")
    assert page.step["undo"] == {"key": "undo-nothing", "params": {}}
    assert page.refused("undo") == {"key": "undo-nothing", "params": {}}


def test_undo_takes_back_the_own_last_action_and_all_after_it():
    page = at_turn("you", "climber", "random")
    before, text = page.step, record(page)
    page.act(page.actions()[0])
    page.next()
    page.next()
    step = page.ask("undo")
    assert record(page) == text
    assert step["view"] == before["view"]
    assert (step["wait"], step["reset"], step["events"]) == ("you", True, [])
    assert step["seq"] == before["seq"] + 4


def test_the_same_action_again_gives_the_same_continuation():
    page = at_turn("you", "random", "random")
    action = page.actions()[0]
    page.act(action)
    first = page.to_me()
    text = record(page)
    page.ask("undo")
    page.act(action)
    second = page.to_me()
    assert record(page) == text
    assert second["view"] == first["view"]


def test_undo_goes_back_action_by_action():
    page = at_turn("you", "climber", seed="1")
    texts = []
    while page.step["wait"] == "you" and (action := page.actions()[0]) != "draw":
        texts.append(record(page))
        page.act(action)
        if page.step["wait"] == "table":
            page.to_me()
    assert len(texts) > 1
    while texts and page.step["undo"] is None:
        page.ask("undo")
        assert record(page) == texts.pop()


def test_a_drawn_card_is_not_given_back():
    page = at_turn("you", "climber")
    page.act("draw")
    assert page.step["undo"] == {"key": "undo-seen", "params": {}}
    text = record(page)
    assert page.refused("undo") == {"key": "undo-seen", "params": {}}
    assert record(page) == text


def test_what_comes_after_a_draw_may_be_taken_back_as_far_as_the_draw():
    page = at_turn("you", "climber")
    page.act("draw")
    text = record(page)
    page.act(page.actions()[0])
    page.ask("undo")
    assert record(page) == text
    assert page.refused("undo")["key"] == "undo-seen"


def test_open_hands_are_not_taken_back():
    page = at_turn("you", "climber")
    page.play_on("deal")
    assert page.step["undo"] == {"key": "undo-over", "params": {}}
    assert page.refused("undo")["key"] == "undo-over"
    page.ask("deal")
    assert page.refused("undo")["key"] == "undo-nothing"


def test_case_22_a_bot_remembers_after_undo_what_a_fresh_replay_tells(monkeypatch: pytest.MonkeyPatch):
    """Every history that a bot is given after an undo is the one that a resumed record gives it."""
    told: list[tuple[Any, tuple[Event, ...]]] = []
    advise = Climber.advise

    def overheard(self, observation, history, rng, budget):
        told.append((observation, tuple(history)))
        return advise(self, observation, history, rng, budget)

    monkeypatch.setattr(Climber, "advise", overheard)
    page = at_turn("you", "climber", "climber")
    loser, winner = page.actions()[0], page.actions()[-2]
    page.act(loser)
    page.next()
    page.ask("undo")
    page.act(winner)
    fresh = Page()
    fresh.ask("resume", record=record(page))
    told.clear()
    for one in (page, fresh):
        one.next()
        one.next()
    assert told[:2] == told[2:]
    assert page.step["view"] == fresh.step["view"]
    events = [event for event in told[1][1] if getattr(event, "seat", None) == 0]
    assert len(events) == 1, "the log shows one play"


def test_undo_while_a_bot_thinks_stops_the_thought():
    page = at_turn("you", "slow", seed="a")
    page.ask("start", game="climb", seats=2, seed="a", players=["you", "slow"], budget=50)
    page.to_me()
    text = record(page)
    page.act(page.actions()[0])

    async def both():
        thought = asyncio.ensure_future(page.send("next", shown=page.step["seq"]))
        await asyncio.sleep(0.005)
        undone = await page.send("undo")
        return undone, await thought

    undone, thought = run(both())
    assert undone["ok"]["wait"] == "you"
    assert thought["error"] == {"key": "cancelled", "params": {}}
    assert record(page) == text
