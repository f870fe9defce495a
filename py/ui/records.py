"""What a record says of itself before anybody plays it again: its game, its players, how far it has come."""

import json
from typing import Any

from pyscript.js_modules import attempt, keeping


def head_of(record: str) -> dict[str, str]:
    """The lines before the first deal, by their first word."""
    head = {}
    for line in record.split("\n"):
        if line == "deal":
            break
        name, _, value = line.partition(" ")
        head[name] = value
    return head


def game_of(record: str) -> str:
    """Which game it is of; "" where it does not say."""
    return head_of(record).get("game", "").strip()


def deals_of(record: str) -> int:
    """Which deal it has come to."""
    return len([line for line in record.split("\n") if line.strip() == "deal"])


def facts_of(record: str) -> dict[str, Any] | None:
    """What is remembered of a match that waits; None where the record does not say enough."""
    head = head_of(record)
    if "game" not in head or "players" not in head:
        return None
    players = head["players"].split(",")
    bots = [one for one in players if one != "you"]
    alike = all(one == bots[0] for one in bots)
    return {
        "id": head.get("begun", "0") + "-" + head.get("seed", "")[:12],
        "begun": head.get("begun", "0"),
        "game": head["game"],
        "seats": len(players),
        "level": (bots[0] if alike else "mixed") if bots else None,
        "practice": "practice" in head,
        "deals": deals_of(record),
        "over": False,
        "merits": {},
    }


def same_table(record: str) -> dict[str, Any]:
    """The question that starts a new match with the players and house rules of this record, or its position anew."""
    head = head_of(record)
    question = {
        "ask": "start",
        "game": head["game"],
        "seats": int(head["seats"]),
        "options": dict([part.split(":", 1) for part in head.get("options", "-").split(",") if ":" in part]),
        "players": head["players"].split(","),
        "seed": attempt.random_seed(),
        "begun": keeping.seconds(),
    }
    if "position" in head:
        question["position"] = head["position"]
    if "names" in head:
        question["names"] = json.loads(head["names"])
    if "budget" in head:
        question["budget"] = int(head["budget"])
    return question


def take_up(record: str) -> dict[str, Any]:
    """The question that takes up this record."""
    return {"ask": "resume", "record": record, "begun": keeping.seconds()}


def opening_of(record: str, deal: int) -> int:
    """How many actions the deck begins that deal with, counting from 1."""
    words = record.split("\ndeal\n")[deal].split() if record.count("\ndeal\n") >= deal else []
    count = 0
    while count < len(words) and words[count].startswith("*="):
        count += 1
    return count
