"""An action as the page can say it, where it is no card on the screen: the part of a prompt that offers it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bots.bot import Advice
from engine.game import Action
from engine.view import GameView

MOST: Final = 3
"""How many of the actions that were weighed are told: the chosen one and the best of the others."""
PARTS: Final = ("kind", "word", "params", "card", "zone", "place")


def named(view: GameView, action: Action) -> dict[str, Any]:
    """What these eyes are offered as that action, cards as codes; empty where nothing of it is offered.

    `{kind, word, params, card, zone, place}` of the prompt as far as it has them, and of the choice `value`, `suit`
    and `cards`; `quick` is the word of a value that has a button of its own.
    """
    for prompt in view["prompts"]:
        whole: dict[str, Any] = dict(prompt)
        for choice in (*whole.get("choices", ()), *_alone(whole)):
            if choice["action"] != action.code:
                continue
            found: dict[str, Any] = {key: whole[key] for key in PARTS if key in whole}
            found.update({key: choice[key] for key in ("value", "suit", "cards", "card") if key in choice})
            words = (quick["word"] for quick in whole.get("quick", ()) if quick["action"] == action.code)
            word = next(words, None)
            return {**found, "quick": word} if word else found
    return {}


def told(advice: Advice, view: GameView, *, lower_wins: bool) -> dict[str, Any]:
    """Advice as it crosses the wire, to whoever has this view.

    `close` says that another action came out better, by no more than chance explains: the book decided.
    """
    results = [one.expected if lower_wins else -one.expected for one in advice.weighed[:MOST]]
    weighed = [
        {"action": one.action.code, "name": named(view, one.action), "expected": round(one.expected, 2)}
        for one in advice.weighed[:MOST]
    ]
    return {
        "action": advice.action.code,
        "name": named(view, advice.action),
        "why": advice.why.as_json(),
        "weighed": weighed,
        "close": bool(results) and results[0] > min(results),
    }


def _alone(prompt: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A prompt that offers one thing, as a choice."""
    if "action" in prompt:
        yield {"action": prompt["action"]}
