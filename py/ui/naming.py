"""An action in words, and what it may bring: for hints and reasons, where no button or card of the screen says it."""

from typing import Any

from ui.dom import el
from ui.words import capital, has, say


def action_words(game: str, one: Any) -> str:
    """What this action is called; `one` has its code and the part of the prompt that offered it (table/naming.py)."""
    name = one["name"]
    kind = name.get("kind")
    card = name.get("card")
    params = dict(name.get("params") or {})
    params.update({key: name[key] for key in ("value", "suit", "card", "cards") if name.get(key) is not None})
    if kind == "card" and card:
        return say("action-card", params)
    if kind == "suit":
        return say("action-card-suit", {"card": card, "suit": name["value"]})
    if kind == "bids":
        value = say("auction-capot") if name["value"] == "capot" else name["value"]
        return say("auction-do", {"value": value, "suit": name["suit"]})
    if kind == "cards":
        return say("action-cards", params)
    if kind == "number" and card:
        value = say(game + "-do-" + name["quick"], params) if name.get("quick") else name["value"]
        return say("action-card-number", {"card": card, "value": value})
    if kind == "number":
        return say(game + "-action-" + name["word"], params)
    return say(game + "-do-" + name["word"], params) if name.get("word") else str(one["action"])


def expected_words(game: str, expected: float) -> str:
    """What an action may bring, in the game's own units."""
    value = round(abs(expected) * 10) / 10
    sign = "zero" if value == 0 else "minus" if expected < 0 else "plus"
    return say(game + "-expected", {"value": value, "sign": sign})


def why_words(game: str, why: Any) -> str:
    """A bot's reason: the game's own words for it, else the house's."""
    key = game + "-why-" + why["key"]
    short = why["key"] if why["key"].startswith("why-") else "why-" + why["key"]
    return say(key if has(key) else short, why["params"])


def weighed_list(game: str, weighed: Any) -> Any:
    """What was weighed, a line each: the action and what may come of it, the chosen one first."""
    lines = []
    for number, one in enumerate(weighed):
        words = el("span", {"class": "weighed-what"}, capital(action_words(game, one)))
        result = el("span", {"class": "weighed-result"}, expected_words(game, one["expected"]))
        lines.append(el("li", {"data-chosen": number == 0}, [words, result]))
    return el("ol", {"class": "weighed"}, lines)
