"""Where things of a seat lie: the way from the middle to each seat, and by whom a pile is kept."""

import math
from typing import Any


def toward(view: Any) -> dict[int, tuple[float, float]]:
    """From the middle of the table to each seat: x to the right, y down, each from -1 to 1.

    The viewer (or the first seat, when nobody's place is one's own) sits below; the others follow in turn order, evenly
    round an ellipse, the way round that this game goes.
    """
    seats = view["seats"]
    way = -1.0 if view["clockwise"] else 1.0
    found = {}
    for place, one in enumerate(seats):
        angle = 2 * math.pi * place / len(seats)
        found[one["seat"]] = (round(way * math.sin(angle), 3), round(math.cos(angle), 3))
    return found


def lanes(view: Any) -> dict[int, int]:
    """The others numbered from left to right as they sit round the table; the viewer is -1."""
    others = [one["seat"] for one in view["seats"] if one["seat"] != view["you"]]
    if not view["clockwise"]:
        others.reverse()
    found = {seat: number for number, seat in enumerate(others)}
    if view["you"] is not None:
        found[view["you"]] = -1
    return found


def pack_of(view: Any) -> str:
    """The pile that cards are dealt from, or "": the first that is nobody's."""
    piles = (zone for zone in view["zones"] if zone["kind"] == "stack" and zone["owner"] is None)
    return next((str(zone["id"]) for zone in piles if zone.get("side") is None), "")


def keeper(zone: Any, view: Any) -> Any:
    """The seat by which this zone lies: its owner, or the first of its side in the order of the view; None for none."""
    if zone["owner"] is not None:
        return zone["owner"]
    side = zone.get("side")
    if side is None:
        return None
    return next((one["seat"] for one in view["seats"] if one["side"] == side), None)
