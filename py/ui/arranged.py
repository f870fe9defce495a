"""The order in which the own hand lies: as the game sorts it, the other way round, or by rank.

A hand whose cards lie face down keeps its order: where a card lies is what its owner remembers it by.
"""

from typing import Any

RANKS = "AKQJT98765432"


def arrange(view: Any, how: str) -> None:
    """Put the viewer's hand of this view in that order; `dealt` keeps the game's own."""
    for zone in view["zones"]:
        if zone["kind"] == "fan" and zone["owner"] == view["you"] and view["you"] is not None:
            zone.setdefault("dealt", zone["cards"])
            zone["cards"] = ordered(zone["dealt"], how)


def ordered(cards: Any, how: str) -> Any:
    """Cards as the game sorts them, in that order."""
    if how == "game" or any(card["card"] is None for card in cards):
        return cards
    if how == "turned":
        return list(reversed(cards))
    return sorted(cards, key=lambda card: rank(card["card"]))


def rank(code: str) -> int:
    """Where a card stands among the ranks; cards without one, as those with numbers, stay as they are."""
    return RANKS.index(code[0]) if len(code) in (2, 3) and code[0] in RANKS and code[1] in "SHDC" else 0
