"""What a step does by itself: how long it is looked at, and whether there is only one thing that the player can do."""

from typing import Any

REVEAL = 2.2  # beats between the last card of a deal and the score pad
LONG = 2600.0  # ms for which a finished trick lies there, for who wants it long
MOMENT = 600.0  # ms for calling out after one has seen new cards, at every pace, whether or not one could


def rest(step: Any, pace: Any, hold: str) -> float:
    """How long, in ms, one may look at what lies still now; `hold` as in the settings."""
    beats = 1.0 if step["wait"] == "table" else REVEAL
    least = MOMENT if step["beat"] else 0.0
    if not step["events"]:
        return least
    if full_trick(step["view"]):
        beats = max(beats, REVEAL)
        least = max(least, LONG if hold == "long" else 0.0)
    return float(max(pace.beat * beats, least))


def held(step: Any, hold: str) -> bool:
    """Whether a finished trick lies there until the player goes on."""
    return bool(hold == "tap" and step["events"] and step["wait"] != "you" and full_trick(step["view"]))


def full_trick(view: Any) -> bool:
    """Whether everybody has laid a card to the trick on the table, so that there is more to look at."""
    tricks = [zone for zone in view["zones"] if zone["kind"] == "trick" and zone["cards"]]
    return len(tricks) == 1 and len(tricks[0]["cards"]) == len(view["seats"])


def only_action(step: Any) -> str:
    """The one thing that the player can do at all; "" for more, and where something is looked at or called."""
    if step["wait"] != "you" or step["beat"]:
        return ""
    actions = []
    for one in step["view"]["prompts"]:
        if one["kind"] == "call" or one.get("seconds"):
            return ""
        actions += [choice["action"] for choice in one.get("choices") or [one]]
    return str(actions[0]) if len(actions) == 1 else ""


def calls_of(view: Any) -> list[str]:
    """What may be called out of turn."""
    return [choice["action"] for one in view["prompts"] if one["kind"] == "call" for choice in one["choices"]]
