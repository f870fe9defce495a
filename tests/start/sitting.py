"""A sitting at every game's table, over the wire: all that a player can ask, in any Python with our packages."""

from __future__ import annotations

import json
from collections.abc import Coroutine
from typing import Any

from games import registry
from table.wire import Wire

STEPS = 400
WORLDS = 2


async def _no_pause() -> None:
    """Nobody else is there."""


def _answer(awaited: Coroutine[Any, Any, str]) -> dict[str, Any]:
    """What a coroutine that waits for nothing comes to."""
    try:
        awaited.send(None)
    except StopIteration as done:
        found: dict[str, Any] = json.loads(done.value)
        return found
    raise AssertionError("it waited")


class Player:
    """Somebody who asks a wire, and notes what was refused."""

    def __init__(self) -> None:
        self.wire = Wire({id_: registry.load(id_) for id_ in registry.ids()}, _no_pause)
        self.step: dict[str, Any] = {}
        self.refused: list[str] = []

    def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        """What was answered; a Step becomes the newest."""
        answer = _answer(self.wire.answer(json.dumps({"v": 1, "id": 1, "ask": ask, **fields})))
        if "error" in answer:
            self.refused.append(answer["error"]["key"])
            return {}
        found: dict[str, Any] = answer["ok"]
        if "seq" in found:
            self.step = found
        return found

    def actions(self) -> list[str]:
        """What the prompts offer."""
        found: list[str] = []
        for prompt in self.step["view"]["prompts"]:
            found += [choice["action"] for choice in prompt.get("choices", ())] or [prompt["action"]]
        return found

    def sit(self, game: str) -> str:
        """Play a while with everything asked for on the way; the record."""
        entry = registry.load(game)
        seats = entry.game.usual
        bots = list(entry.bots)
        self.ask(
            "start", game=game, seats=seats, seed="5eed", budget=WORLDS, options={},
            players=["you", *(bots[-1 - seat % len(bots)] for seat in range(seats - 1))],
        )  # fmt: skip
        for number in range(STEPS):
            if self.step["wait"] == "match":
                break
            if self.step["wait"] == "deal":
                for action in range(1, 4):
                    self.ask("why", deal=self.step["done"]["deal"], action=action)
                self.ask("fair")
                self.ask("deal")
            elif self.step["wait"] == "table":
                self.ask("next", shown=self.step["seq"])
            else:
                if number % 7 == 0:
                    self.ask("hint")
                if number % 11 == 0:
                    self.ask("act", shown=self.step["seq"], action="nonsense")
                actions = self.actions()
                self.ask("act", shown=self.step["seq"], action=actions[number % len(actions)])
                if number % 13 == 0:
                    self.ask("undo")
        record = str(self.ask("record")["text"])
        self.ask("resume", record=record)
        self.ask("resume", record=record.replace("deal", "dael", 1))
        self.ask("cancel", of=1)
        return record


def everything() -> str:
    """The records of a sitting at every table, and what was refused, as JSON."""
    player = Player()
    for game in player.ask("hello")["games"]:
        for lesson in game["lessons"]:
            player.ask("lesson", game=game["id"], lesson=lesson)
    player.ask("speed")
    records = {game: player.sit(game) for game in registry.ids()}
    for wrong in ("nonsense", "start", "resume"):
        player.ask(wrong)
    player.ask("leave")
    player.ask("next", shown=1)
    return json.dumps({"records": records, "refused": sorted(set(player.refused))})
