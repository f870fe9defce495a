"""Answers to the query keys: what a player who does not look at the table asks about it, as sentences."""

from typing import Any

from ui.people import is_person
from ui.words import has, say, say_of


def answer(about: str, view: Any, scene: Any) -> str:
    """The answer to a question by its name, as ui/touch.py has it."""
    if about == "hand":
        return hand(view)
    if about == "table":
        return table(view, scene.marks)
    if about == "score":
        return score(view)
    if about == "last":
        return last(view, scene)
    return play(view, scene.prompts) if about == "play" else say("answer-keys")


def hand(view: Any) -> str:
    """What is in my hand?"""
    held = [card["card"] for zone in view["zones"] if owned(zone, view) for card in zone["cards"] if card["card"]]
    return say("answer-hand", {"count": len(held), "cards": held}) if held else say("answer-no-hand")


def table(view: Any, marks: Any) -> str:
    """What lies on the table, whose turn is it, what is waiting?"""
    said: list[str] = []
    for zone in view["zones"]:
        if zone["owner"] is not None or not has("zone-" + zone["id"]):
            continue
        if zone["kind"] == "trick":
            said.extend(say("answer-laid-said" if "value" in card else "answer-laid", card) for card in zone["cards"])
            continue
        top = zone["cards"][-1]["card"] if zone["cards"] else None
        name = say("zone-" + zone["id"])
        if top is not None:
            said.append(say("answer-pile", {"zone": name, "card": top}))
        else:
            said.append(say("answer-stack", {"zone": name, "count": len(zone["cards"])}))
    for mark in view["marks"]:
        if mark["kind"] == "mission":
            said.extend(marks.mission.words(mark["value"]))
        elif mark["kind"] not in ("trick", "calls"):
            said.append(marks.words(mark) + ".")
    said.extend(say("answer-turn", {"seat": one["seat"]}) for one in view["seats"] if one["turn"])
    return " ".join(said)


def score(view: Any) -> str:
    """Who has how many points and cards?"""
    facts = [{"seat": one["seat"], "score": one["score"], "cards": one["cards"]} for one in view["seats"]]
    return " ".join(say_of(view["game"], "answer-score", one) for one in facts)


def last(view: Any, scene: Any) -> str:
    """What happened last, and who laid what in the trick before, where there is one?"""
    said = [str(scene.log.last)]
    for mark in view["marks"]:
        if mark["kind"] == "trick":
            laid = [
                say("answer-laid" if one.get("value") is None else "answer-laid-said", one) for one in mark["value"]
            ]
            said.append(say("answer-trick", {"name": scene.marks.words(mark), "laid": " ".join(laid)}))
    return " ".join(said)


def play(view: Any, prompts: Any) -> str:
    """What may I do now?"""
    codes = {card["key"]: card["card"] for zone in view["zones"] if owned(zone, view) for card in zone["cards"]}
    cards = [codes[one["card"]] for one in view["prompts"] if one.get("card")]
    said = [say("answer-play", {"count": len(cards), "cards": cards})] if cards else []
    bids = [choice for one in view["prompts"] if one["kind"] == "bids" for choice in one["choices"]]
    if bids:
        said.append(say("answer-bids", bids[0]))
    numbers = [one for one in view["prompts"] if one["kind"] == "number" and not one.get("card")]
    others = ", ".join(
        prompts.label(one) for one in prompts.choices + numbers + [one for one in view["prompts"] if is_person(one)]
    )
    if others:
        said.append(say("answer-choices", {"choices": others}))
    return " ".join(said) or say("table-not-now")


def owned(zone: Any, view: Any) -> bool:
    """Whether the viewer plays from this zone."""
    return bool(zone["owner"] == view["you"] and view["you"] is not None)
