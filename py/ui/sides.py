"""Who scores together: the sides of a view, and whose partner is whose."""

from typing import Any

OURS = "ours"
THEIRS = "theirs"


def sides_of(view: Any) -> list[Any]:
    """Who scores together, in turn order from the viewer."""
    found: dict[int, Any] = {}
    order = []
    for one in view["seats"]:
        side = one["side"]
        if side not in found:
            found[side] = {"side": side, "seats": [], "you": False}
            order.append(side)
        found[side]["seats"].append(one["seat"])
        if one["seat"] == view["you"]:
            found[side]["you"] = True
    return [found[side] for side in order]


def partners(sides: Any) -> bool:
    """Whether seats score together."""
    return any(len(one["seats"]) > 1 for one in sides)


def teams_of(view: Any) -> dict[int, str]:
    """Every seat's team, for who plays in one; nothing where everybody scores alone or the viewer only watches."""
    sides = sides_of(view)
    if not partners(sides) or not any(one["you"] for one in sides):
        return {}
    return {seat: OURS if one["you"] else THEIRS for one in sides for seat in one["seats"]}
