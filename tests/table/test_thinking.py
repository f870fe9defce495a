"""While a bot thinks: the table answers, nothing happens twice, and what is thought is not lost."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.asking import Page, run


def slow_page(budget: int = 40) -> Page:
    """A page whose bot is to act next and thinks in that many slices."""
    page = Page()
    page.start("you", "slow", budget=budget)
    page.to_me()
    page.act(page.actions()[0])
    return page


def together(page: Page, *asks: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to these questions, each asked while those before it are still open."""

    async def talk() -> list[dict[str, Any]]:
        tasks = []
        for ask in asks:
            tasks.append(asyncio.ensure_future(page.send(**ask)))
            await asyncio.sleep(0.005)
        return list(await asyncio.gather(*tasks))

    return run(talk())


def test_other_questions_are_answered_meanwhile():
    page = slow_page()
    shown = page.step["seq"]

    async def talk():
        thought = asyncio.ensure_future(page.send("next", shown=shown))
        await asyncio.sleep(0.005)
        record = await page.send("record")
        hello = await page.send("hello")
        assert not thought.done()
        return record, hello, await thought

    record, hello, thought = run(talk())
    assert "ok" in record
    assert "ok" in hello
    assert thought["ok"]["seq"] == shown + 1


def test_cancel_answers_the_question_and_changes_nothing():
    page = slow_page()
    text = page.ask("record")["text"]
    asked = page.ids + 1
    thought, cancel = together(page, {"ask": "next", "shown": page.step["seq"]}, {"ask": "cancel", "of": asked})
    assert thought["error"] == {"key": "cancelled", "params": {}}
    assert cancel["ok"] == {}
    assert page.ask("record")["text"] == text


def test_cancel_of_what_is_not_open_is_nothing():
    page = slow_page()
    assert page.ask("cancel", of=999) == {}
    assert page.ask("cancel", of="x") == {}


def test_a_new_next_resolves_the_older_and_goes_on_with_its_thought():
    page = slow_page(budget=200)
    shown = page.step["seq"]
    older, newer = together(page, {"ask": "next", "shown": shown}, {"ask": "next", "shown": shown})
    assert older["error"]["key"] == "cancelled"
    assert newer["ok"]["seq"] == shown + 1
    again = slow_page(budget=200)
    assert again.next()["events"] == newer["ok"]["events"], "what is chosen does not depend on who asked"


def test_leave_puts_the_match_away():
    page = slow_page()
    thought, left = together(page, {"ask": "next", "shown": page.step["seq"]}, {"ask": "leave"})
    assert thought["error"]["key"] == "cancelled"
    assert left["ok"] == {}
    assert page.refused("record")["key"] == "no-match"


def test_a_new_match_stops_the_old_one_thinking():
    page = slow_page()
    start = {"ask": "start", "game": "climb", "seats": 2, "seed": "b", "players": ["you", "random"]}
    thought, started = together(page, {"ask": "next", "shown": page.step["seq"]}, start)
    assert thought["error"]["key"] == "cancelled"
    assert started["ok"]["view"]["phase"] == "play"


def test_a_refused_question_leaves_the_thought_alone():
    page = slow_page()
    shown = page.step["seq"]
    thought, refused = together(page, {"ask": "next", "shown": shown}, {"ask": "act", "shown": shown, "action": "draw"})
    assert refused["error"]["key"] == "not-your-turn"
    assert thought["ok"]["seq"] == shown + 1


def test_an_old_next_leaves_the_thought_alone():
    page = slow_page()
    shown = page.step["seq"]
    thought, old = together(page, {"ask": "next", "shown": shown}, {"ask": "next", "shown": shown - 1})
    assert (old["ok"]["seq"], old["ok"]["reset"]) == (shown, True)
    assert thought["ok"]["seq"] == shown + 1


def test_a_bot_with_a_fault_is_told_and_the_table_stands():
    page = Page()
    page.start("you", "broken")
    page.to_me()
    page.act(page.actions()[0])
    text = page.ask("record")["text"]
    for _ in range(2):
        error = page.refused("next", shown=page.step["seq"])
        assert error == {"key": "internal", "params": {"what": "RuntimeError"}}
    assert page.ask("record")["text"] == text
    page.ask("undo")
    assert page.step["wait"] == "you"
