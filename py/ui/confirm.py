"""A card is played by the second tap, for who wants that: the first one lifts it and says what the second will do."""

from typing import Any

from ui import settings
from ui.dom import put
from ui.words import say


def needs_another(prompts: Any, key: str) -> bool:
    """Whether this tap only lifts the card; a card that asks for a suit or number is not gone by a tap anyway."""
    prompt = prompts.by_card.get(key)
    if settings.get("confirm") != "yes" or prompts.sent or prompt is None or prompt["kind"] != "card":
        return False
    node = prompts.zones.nodes[key]
    if node.hasAttribute("data-ready"):
        return False
    put_down(prompts)
    code = prompts.zones.codes[key]
    told = say("table-confirm", {"card": code}) if code else prompts.label(prompt)
    put(node, "data-ready", "")
    prompts.felt.tell(told)
    prompts.show_tip(node, told)
    return True


def put_down(prompts: Any) -> None:
    """No card is lifted any more."""
    for key in prompts.zones.held():
        put(prompts.zones.nodes[key], "data-ready", None)
