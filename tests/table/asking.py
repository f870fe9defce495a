"""A page for tests: asks a wire and shows what it answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from games.registry import Entry
from table.wire import Wire
from tests.table.toy import CLIMB

SEED = "5eed"

T = TypeVar("T")
_THREAD = ThreadPoolExecutor(1)


def run(awaited: Coroutine[Any, Any, T]) -> T:
    """What is awaited, in a thread of its own: where browser tests ran before, Playwright's loop owns this one."""
    return _THREAD.submit(asyncio.run, awaited).result()


async def at_once() -> None:
    """A pause that lets others in every time."""
    await asyncio.sleep(0)


class Page:
    """The other end of a wire; `step` is the newest Step it was given."""

    def __init__(self, entries: Mapping[str, Entry] | None = None) -> None:
        self.wire = Wire(entries or {"climb": CLIMB}, at_once)
        self.step: dict[str, Any] = {}
        self.ids = 0

    async def send(self, ask: str, **fields: Any) -> dict[str, Any]:
        """The whole answer."""
        self.ids += 1
        text = await self.wire.answer(json.dumps({"v": 1, "id": self.ids, "ask": ask, **fields}))
        answer: dict[str, Any] = json.loads(text)
        assert ("ok" in answer) != ("error" in answer)
        if "seq" in answer.get("ok", {}):
            self.step = answer["ok"]
        return answer

    def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        """What was asked for; fails the test where it was refused."""
        answer = run(self.send(ask, **fields))
        assert "ok" in answer, answer
        ok: dict[str, Any] = answer["ok"]
        return ok

    def refused(self, ask: str, **fields: Any) -> dict[str, Any]:
        """The error; fails the test where there was none."""
        answer = run(self.send(ask, **fields))
        assert "error" in answer, answer
        error: dict[str, Any] = answer["error"]
        return error

    def start(self, *players: str, game: str = "climb", seed: str = SEED, **fields: Any) -> dict[str, Any]:
        """A new match between these."""
        return self.ask("start", game=game, seats=len(players), seed=seed, players=list(players), **fields)

    def next(self) -> dict[str, Any]:
        """One thing more."""
        return self.ask("next", shown=self.step["seq"])

    def act(self, action: str) -> dict[str, Any]:
        """The viewer does this."""
        return self.ask("act", shown=self.step["seq"], action=action)

    def actions(self) -> list[str]:
        """What the prompts offer."""
        found = []
        for prompt in self.step["view"]["prompts"]:
            found += [choice["action"] for choice in prompt.get("choices", ())] or [prompt["action"]]
        return found

    def to_me(self) -> dict[str, Any]:
        """On, until the viewer must act or the deal is over."""
        while self.step["wait"] == "table":
            self.next()
        return self.step

    def play_on(self, wait: str = "match", choose: int = 0) -> dict[str, Any]:
        """On, the viewer doing the first thing offered, until the table waits for this."""
        while self.step["wait"] != wait:
            match self.step["wait"]:
                case "table":
                    self.next()
                case "you":
                    actions = self.actions()
                    self.act(actions[choose % len(actions)])
                case "deal":
                    self.ask("deal")
                case other:
                    raise AssertionError(other)
        return self.step
