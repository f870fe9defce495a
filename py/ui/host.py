"""What the page around a frame is told of the table in it (assets/runtime/host.js); outside a frame nobody is told.

host.sits(stage)            this sitting is the one that is told of; None for none
host.step(before, step)     a step is shown: what it means for somebody who only wants to know
host.illegal(rule)          the player has tried what a rule refuses
"""

import asyncio
import json
from typing import Any

from pyscript.js_modules import host, keeping

_state: dict[str, Any] = {"stage": None, "telling": None, "order": "0"}
LAID = ("ready", "refused")  # what an order of the page around comes to
_due: list[Any] = []


def embedded() -> bool:
    """Whether this page stands in another one's frame."""
    return bool(host.embedded)


def sits(stage: Any) -> None:
    """Who sits at the table now."""
    _state["stage"] = stage


def stage() -> Any:
    """The sitting, None while there is none."""
    return _state["stage"]


def answers(order: str) -> None:
    """From now on `ready` and `refused` are said to that order of the page around."""
    _state["order"] = order


def tell(event: str, fields: Any = None, record: str = "") -> None:
    """Tell of an event; with a record it says how the match stands, packed. Events keep their order."""
    if not embedded():
        return
    said = dict(fields or {}, event=event)
    if event in LAID:
        said["order"] = _state["order"]
    _due.append((said, record))
    if _state["telling"] is None:
        _state["telling"] = asyncio.create_task(_tell())


async def _tell() -> None:
    while _due:
        fields, record = _due.pop(0)
        if record:
            fields["record"] = str(await keeping.pack(record) or "")
        host.tell(json.dumps(fields))
    _state["telling"] = None


def step(before: Any, now: Any) -> None:
    """A step of the sitting is shown."""
    if not embedded():
        return
    view = now["view"]
    record = str(now["record"])
    if before is None or (now["lesson"] is not None and not now["done"]["count"]):
        tell("ready", {"game": view["game"], "seats": len(view["seats"]), "you": view["you"]}, record)
    elif now["reset"]:
        tell("action", {"action": "undo", "seat": view["you"], "you": True}, record)
    else:
        seat, action = last_of(record)
        if now["events"] and seat is not None:
            tell("action", {"action": action, "seat": seat, "you": seat == view["you"]}, record)
    if now["lesson"] is not None:
        if now["wait"] == "lesson" and now["lesson"]["solved"]:
            tell("solved", {"lesson": view["game"] + "/" + now["lesson"]["id"]})
        return
    over = view["over"]
    if now["wait"] not in ("deal", "match") or over is None or (before is not None and before["wait"] == now["wait"]):
        return
    tell("hand-end", {"number": view["hand"]["number"], "scores": over["scores"], "totals": over["totals"]})
    if now["wait"] == "match":
        tell("match-end", {"totals": over["totals"], "places": over["places"], "winners": over["winners"]})


def last_of(record: str) -> tuple[int | None, str]:
    """Who did what last, by the record; nobody where that was the deck."""
    words = record[-2000:].split()
    who, equals, action = words[-1].partition("=") if words else ("", "", "")
    return (int(who), action) if equals and who.isdigit() else (None, "")


def illegal(rule: str) -> None:
    """The player has tried what this rule refuses, or what a lesson is not after (`lesson-no`)."""
    tell("illegal", {"rule": rule})
