"""Whatever is sent over the wire: an answer comes back, and an error has changed nothing."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import registry
from table.wire import ASKS
from tests.table.asking import Page, run

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(
        ["climb", "you", "random", "5eed", "pass", "draw", "7", "bet:1", "deal:1.2", "hands", "a" * 5000]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = (
    "v",
    "id",
    "ask",
    "game",
    "seats",
    "seed",
    "players",
    "names",
    "options",
    "budget",
    "record",
    "shown",
    "action",
    "of",
)
WHOLE = st.fixed_dictionaries(
    {"v": st.just(1), "id": st.integers(0, 9), "ask": st.sampled_from(ASKS)},
    optional={
        "shown": st.integers(0, 9),
        "action": st.sampled_from(["pass", "draw", "bet:0", "call", *map(str, range(1, 13))]),
        "of": st.integers(0, 9),
        "game": st.just("climb"),
        "seats": st.integers(1, 4),
        "seed": st.text("0123456789abcdefg", max_size=4),
        "players": st.lists(st.sampled_from(["you", "random", "climber", "slow", "nobody"]), max_size=4),
        "options": st.dictionaries(st.sampled_from(["hands", "bets", "x"]), st.sampled_from(["1", "on", "?"])),
        "record": st.text(max_size=50),
    },
)
BROKEN = st.builds(lambda whole, change: {**whole, **change}, WHOLE, st.dictionaries(st.sampled_from(FIELDS), VALUES))
CUT = st.builds(lambda question, length: json.dumps(question)[:length], WHOLE, st.integers(0, 60))
TEXTS = st.one_of(st.text(), BROKEN.map(json.dumps), VALUES.map(json.dumps), CUT)


def state_of(page: Page) -> tuple[Any, ...]:
    """All that an error must leave as it is."""
    table = page.wire._table
    kept = None if table is None else (table.record(), table.view(), table.wait, table.undo_refusal())
    return page.wire._seq, page.wire._newest, kept


async def sent(page: Page, text: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(await page.wire.answer(text))
    assert answer["v"] == 1
    assert set(answer) in ({"v", "id", "ok"}, {"v", "id", "error"})
    if "error" in answer:
        assert set(answer["error"]) == {"key", "params"}
        assert answer["error"]["key"] != "internal"
        assert all(len(str(param)) <= 200 for param in answer["error"]["params"].values())
    return answer


@settings(max_examples=150, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=8))
def test_any_text_has_an_answer_and_errors_change_nothing(texts: list[str]):
    async def talk() -> None:
        page = Page()
        await page.send("start", game="climb", seats=2, seed="1", players=["you", "climber"])
        for text in texts:
            before = state_of(page)
            if "error" in await sent(page, text):
                assert state_of(page) == before

    run(talk())


@settings(max_examples=100, deadline=None)
@given(st.lists(WHOLE.map(json.dumps), min_size=2, max_size=12))
def test_questions_on_top_of_each_other_have_an_answer_each(texts: list[str]):
    async def talk() -> None:
        page = Page()
        await page.send("start", game="climb", seats=3, seed="1", players=["slow", "you", "slow"], budget=3)
        await asyncio.gather(*(sent(page, text) for text in texts))

    run(talk())


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_record_with_a_slip_is_refused_or_is_a_match(data: st.DataObject):
    """One character of a record changed, left out or put in: never an exception, never half a match."""
    page = Page()
    page.start("you", "climber", options={"bets": "on"})
    page.play_on("deal")
    text = page.ask("record")["text"]
    at = data.draw(st.integers(0, len(text) - 1))
    slip = data.draw(st.sampled_from(["", "x", "9", "\n", " ", "=", ":", "é", text[at] * 2]))
    before = state_of(page)
    question = json.dumps({"v": 1, "id": 1, "ask": "resume", "record": text[:at] + slip + text[at + 1 :]})
    answer = run(sent(page, question))
    if "error" in answer:
        assert answer["error"]["key"] == "bad-notation"
        assert state_of(page) == before


@pytest.mark.parametrize("id_", registry.ids())
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_real_games_too_have_an_answer_to_any_action_and_any_record(id_: str, data: st.DataObject):
    """Codes of every kind, whole and broken, at some moment of a deal; then that deal's record with a slip in it."""
    entry = registry.load(id_)
    page = Page({id_: entry})
    seats = entry.game.usual
    page.start(
        "you", *[next(iter(entry.bots))] * (seats - 1), game=id_, seed=data.draw(st.text("0123456789", min_size=1))
    )
    for _ in range(data.draw(st.integers(0, 30))):
        match page.step["wait"]:
            case "you":
                page.act(page.actions()[0])
            case "deal":
                page.ask("deal")
            case _:
                page.next()
    record = page.ask("record")["text"]
    codes = [*entry.game.actions(entry.game.options(), seats)]
    known = st.sampled_from([action.code for action in codes] + re.findall(r"=(\S+)", record))
    code = data.draw(
        st.one_of(st.text(max_size=30), known, st.builds(lambda code, cut: code[:cut], known, st.integers(0, 9)))
    )
    before = state_of(page)
    question = {"v": 1, "id": 1, "ask": "act", "action": code, "shown": page.step["seq"]}
    if "error" in run(sent(page, json.dumps(question))):
        assert state_of(page) == before
    at = data.draw(st.integers(0, len(record) - 1))
    slip = data.draw(st.sampled_from(["", "x", "9", "\n", " ", "=", ":", ".", record[at] * 2]))
    question = {"v": 1, "id": 1, "ask": "resume", "record": record[:at] + slip + record[at + 1 :]}
    run(sent(page, json.dumps(question)))
