"""Keeping the match in this browser as a record, and laying the same table again from one."""

import json
from typing import Any

from pyscript.js_modules import attempt

from ui.storage import storage_remove, storage_set

NAME = "match"


async def save(wire: Any) -> str:
    """Keep the match as it stands; the answer is its record, "" if there is none."""
    answer = await wire.ask({"ask": "record"})
    if "ok" not in answer:
        return ""
    text = str(answer["ok"]["text"])
    storage_set(NAME, text)
    return text


def forget() -> None:
    """The match is over and done with."""
    storage_remove(NAME)


def same_table(record: str) -> dict[str, Any]:
    """The question that starts a new match with the players and house rules of this record."""
    head = {}
    for line in record.split("\n"):
        if line == "deal":
            break
        name, _, value = line.partition(" ")
        head[name] = value
    seats = int(head["seats"])
    question = {
        "ask": "start",
        "game": head["game"],
        "seats": seats,
        "options": dict([part.split(":", 1) for part in head.get("options", "-").split(",") if ":" in part]),
        "players": head["players"].split(","),
        "seed": attempt.random_seed(),
    }
    if "names" in head:
        question["names"] = json.loads(head["names"])
    if "budget" in head:
        question["budget"] = int(head["budget"])
    return question
