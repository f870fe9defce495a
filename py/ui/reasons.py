"""Why did he do that? What a computer player knew, weighed and went by, told once the hand is over."""

from typing import Any

from ui.dialogs import open_dialog
from ui.dom import el, fill
from ui.naming import weighed_list, why_words
from ui.words import has, say


def ref(done: Any) -> str:
    """A bot's action as the log keeps it: which deal, which action of it, whose."""
    return str(int(done["deal"])) + "-" + str(int(done["count"])) + "-" + str(int(done["bot"]))


def question(name: str) -> dict[str, Any]:
    """What the wire is asked about such an action."""
    deal, action, _ = name.split("-")
    return {"ask": "why", "deal": int(deal), "action": int(action)}


async def show(wire: Any, game: str, name: str, sentence: str) -> None:
    """A sheet with the reason for this action, which the sentence tells of."""
    waiting = el(
        "p", {"class": "reason-waiting", "role": "status"}, say("why-asking", {"seat": int(name.split("-")[2])})
    )
    sheet = open_dialog(say("why-name"), [el("blockquote", {"class": "reason-of"}, sentence), waiting], None)
    answer = await wire.ask(question(name))
    if not sheet.isConnected:
        return
    if "ok" not in answer:
        key = "error-" + answer["error"]["key"]
        waiting.replaceWith(el("p", {}, say(key if has(key) else "error-why-nothing", answer["error"]["params"])))
        return
    waiting.replaceWith(fill(el("div", {"class": "reason"}), told(game, answer["ok"])))


def told(game: str, reason: Any) -> list[Any]:
    """A reason, part by part."""
    facts = {"seat": reason["seat"]}
    level = say("bot-" + reason["player"])
    known = reason["told"] and reason["same"] and reason["why"]["key"] != "why-forced"
    who = say("why-who" if known else "why-who-later", dict(facts, level=level))
    parts = [el("p", {"class": "reason-who"}, who)]
    if not reason["told"]:
        parts.append(el("p", {}, say("why-later", facts)))
        return parts
    if not reason["same"]:
        parts.append(el("p", {}, say("why-other-version", facts)))
        return parts
    parts.append(el("p", {"class": "reason-why"}, why_words(game, reason["why"])))
    if reason["weighed"]:
        facts["worlds"] = reason["worlds"]
        parts.append(el("p", {"class": "reason-worlds"}, say("why-worlds", facts)))
        parts.append(weighed_list(game, reason["weighed"]))
        if reason["close"]:
            parts.append(el("p", {"class": "reason-worlds"}, say("hint-close")))
    return parts
