"""What the wire answers, put together as JSON: a game as the lobby needs it, a bot's reason, what was promised."""

from __future__ import annotations

from typing import Any

from bots.bot import RANDOM
from engine import options as house
from engine.cards import PlayingCard
from engine.game import IllegalAction, Json, Message
from engine.notation import NotationError
from games.registry import Entry
from table import naming
from table.fairness import Promise
from table.lesson import course
from table.players import Refused, usual
from table.replay import Moment
from table.review import Reason


def shown(entry: Entry) -> dict[str, Any]:
    """A game as the lobby needs it."""
    game = entry.game
    return {
        "id": game.id,
        "fewest": game.fewest,
        "most": game.most,
        "usual": game.usual,
        "best": list(game.best) or None,
        "lower_wins": game.lower_wins,
        "clockwise": game.clockwise,
        "options": [line.as_json() for line in house.form(game.options)],
        "bots": list(entry.bots),
        "levels": [name for name in entry.bots if name != RANDOM],
        "usual_bot": usual(entry),
        "worlds": entry.worlds,
        "lessons": [lesson.id for lesson in course(game.id)],
        "pack": pack(entry),
    }


def pack(entry: Entry) -> list[str]:
    """The cards of a game, twins left out: none where its positions are not set up."""
    setup = entry.setup
    cards = setup.pack(setup.fresh(entry.game.usual)) if setup is not None else ()
    return [card.code for card in cards if not (isinstance(card, PlayingCard) and card.copy)]


def told(reason: Reason, worlds: int) -> dict[str, Any]:
    """Why a bot did something, with nothing of it while the deal is played."""
    found: dict[str, Any] = {"seat": reason.seat, "player": reason.kind, "told": reason.view is not None}
    if reason.view is None:
        return found
    found["did"] = {"action": reason.action.code, "name": naming.named(reason.view, reason.action)}
    found["same"] = reason.same
    if reason.advice is None or not reason.same:
        return found
    advice = naming.told(reason.advice, reason.view, lower_wins=reason.lower_wins)
    return {
        **found,
        "why": advice["why"],
        "weighed": advice["weighed"],
        "close": advice["close"],
        "worlds": worlds if reason.advice.weighed else 0,
    }


def moment(found: Moment, deals: list[dict[str, Json]]) -> dict[str, Any]:
    """A moment of a match that is over, and how long its deals are."""
    return {
        "deal": found.deal,
        "count": found.count,
        "bot": found.bot,
        "events": [event.as_json() for event in found.events],
        "view": found.view,
        "position": found.position,
        "deals": deals,
    }


def promised(promise: Promise) -> dict[str, Json]:
    """A promise, and its text once it may be told."""
    return {"commitment": promise.commitment, "text": promise.text, "kept": promise.kept}


def message(error: Exception) -> Message:
    """The error's word key: an error that no rule foresees is ours, and is named."""
    match error:
        case IllegalAction():
            return Message("illegal", (("rule", error.message.key), *error.message.params))
        case Refused() | house.OptionError() | NotationError():
            return error.message
    return Message.of("internal", what=type(error).__name__)
