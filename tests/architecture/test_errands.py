"""What is wanted of a position is done in turn, and nothing of it is lost: without a browser."""

import asyncio
from typing import Any

from tests.table import asking
from ui.errands import Errands, Past


class Slow:
    """A position that is one text: each wish takes a while, as the worker does."""

    def __init__(self) -> None:
        self.line = ""
        self.past = Past()
        self.told: list[str] = []
        self.errands = Errands(self.fulfil, lambda error: self.told.append(type(error).__name__))

    async def fulfil(self, wish: Any) -> None:
        """Put something on the end of the line, write another, or go back or forward."""
        before = self.line
        if "travel" in wish:
            there = self.past.there(wish["travel"])
            if there:
                await asyncio.sleep(0.001)
                self.past.went(wish["travel"], before)
                self.line = there
            return
        await asyncio.sleep(0.001)
        if "fail" in wish:
            raise ValueError
        self.line = wish["type"] if "type" in wish else before + wish["put"]
        self.past.note(before)


def done(*wishes: Any) -> Slow:
    """All of these wanted at once, and what has become of it."""

    async def run() -> Slow:
        slow = Slow()
        for wish in wishes:
            if isinstance(wish, str):
                slow.errands.type(wish, slow.line)
            else:
                slow.errands.add(wish)
        while slow.errands.busy:
            await asyncio.sleep(0.001)
        assert slow.errands.waiting == []
        return slow

    return asking.run(run())


UNDO, REDO = {"travel": "undo"}, {"travel": "redo"}
A, B, C = {"put": "a"}, {"put": "b"}, {"put": "c"}


def test_two_quick_undos_lose_no_line():
    slow = done(A, B, C, UNDO, UNDO)
    assert slow.line == "a"
    assert slow.past.redo == ["abc", "ab"]
    assert done(A, B, C, UNDO, UNDO, REDO, REDO).line == "abc"


def test_a_card_put_after_an_undo_lies_on_the_line_that_came_of_it():
    slow = done(A, B, UNDO, C)
    assert slow.line == "ac"
    assert slow.past.undo == ["", "a"]
    assert slow.past.redo == []


def test_there_is_no_way_before_the_first_line():
    assert done(A, UNDO, UNDO, REDO, REDO, B).line == "ab"


def test_a_wish_that_fails_is_told_and_holds_nothing_up():
    slow = done(A, {"fail": True}, B)
    assert slow.told == ["ValueError"]
    assert slow.line == "ab"


def test_of_what_is_typed_only_the_last_waits_and_nothing_else_is_dropped():
    slow = done(A, "x", B, "xy", C)
    assert slow.line == "xyc"
    assert slow.past.undo == ["", "a", "ab", "xy"]


def test_what_is_typed_back_as_it_was_is_wanted_too():
    async def run() -> str:
        slow = Slow()
        slow.line = "old"
        slow.errands.type("new", slow.line)
        await asyncio.sleep(0)  # "new" is asked for
        slow.errands.type("old", slow.line)
        assert slow.errands.line(slow.line) == "old"
        while slow.errands.busy:
            await asyncio.sleep(0.001)
        return slow.line

    assert asking.run(run()) == "old"


def test_what_is_dropped_is_not_begun():
    async def run() -> str:
        slow = Slow()
        for wish in (A, B, C):
            slow.errands.add(wish)
        slow.errands.drop()
        while slow.errands.busy:
            await asyncio.sleep(0.001)
        return slow.line

    assert asking.run(run()) == "a"
