"""Positions as the rules pages draw them: what lies on the table and in one's hand, and what the rules say there.

All of it is asked of the game itself: the drawing is its view from that seat, a verdict its refusal. A message is
`[key, params]`; the page's language says it (tools/rules.mjs).
"""

import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote

from tools.rules_source import Position
from tools.shell import ROOT

sys.path.insert(0, str(ROOT / "py"))

from engine.notation import NotationError
from games import registry

Said = list[Any]
"""[key, params]"""
ELSEWHERE = ("calls", "trick")  # marks that are no short sentence


def moment(game: str, position: Position, language: str) -> dict[str, Any]:
    """That position as tools/rules.mjs draws it; raises ValueError where the game does not accept it."""
    entry = registry.load(game)
    try:
        state: Any = entry.game.from_position(position.line)
    except NotationError as error:
        raise ValueError(f"{game}: {position.id}: {error}") from None
    view: Any = entry.view(state.observe(position.seat))
    own, seats = f"hand:{position.seat}", state.seats
    allowed = {prompt["card"] for prompt in view["prompts"] if prompt["kind"] in ("card", "suit") and "card" in prompt}
    allowed |= {prompt["card"] for prompt in view["prompts"] if prompt["kind"] == "number" and prompt.get("card")}
    hand = [card for zone in view["zones"] if zone["id"] == own for card in zone["cards"]]
    names = {seat: "seat-you" if seat == position.seat else f"player-{(seat - position.seat) % seats}"
             for seat in range(seats)}  # fmt: skip
    return {
        "seats": names,
        "address": address(game, position, language),
        "hand": [[card["card"], card["card"] in allowed] for card in hand],
        "table": [[code, False] for code in lying(view)],
        "stock": sum(not card["card"] for zone in view["zones"] if zone["id"] == "stock" for card in zone["cards"]),
        "others": [other(game, view, seat, names) for seat in order(view) if seat != position.seat],
        "own": other(game, view, position.seat, names)["badges"],
        "marks": [mark(game, one) for one in view["marks"] if one["kind"] not in ELSEWHERE],
        "verdicts": [verdict(game, state, view, position, code) for code in position.tries],
    }


def address(game: str, position: Position, language: str) -> str:
    """The link that opens the table at that position, from a page of the rules."""
    words = {"game": game, "position": position.line, "seat": str(position.seat), "lang": language}
    return "../../?" + "&".join(f"{name}={quote(word, safe='.')}" for name, word in words.items())


def lying(view: Any) -> Iterator[str]:
    """The open cards in the middle: of a pile the top one, of a trick or row all; the number that was said too."""
    for zone in view["zones"]:
        seen = [card for card in zone["cards"] if card["card"]]
        if zone["kind"] == "fan" or zone["id"] == "last" or zone["owner"] is not None:
            continue
        for card in seen[-1:] if zone["kind"] == "stack" else seen:
            yield f"{card['card']}={card['value']}" if card.get("value") is not None else card["card"]


def order(view: Any) -> list[int]:
    """The seats in the order of the view, which is that of the turn."""
    return [one["seat"] for one in view["seats"]]


def other(game: str, view: Any, seat: int, names: Mapping[int, str]) -> dict[str, Any]:
    """Somebody else at the table: the name, how many cards, whose turn, and what stands by the seat."""
    one = next(each for each in view["seats"] if each["seat"] == seat)
    badges = [[f"{game}-badge-{badge['key']}", {**badge["params"], "seat": seat}] for badge in one["badges"]]
    hand = [card for zone in view["zones"] if zone["id"] == f"hand:{seat}" for card in zone["cards"]]
    seen = [card["card"] for card in hand if card["card"]]
    return {"name": [names[seat], {}], "cards": one["cards"], "turn": one["turn"], "badges": badges, "open": seen}


def mark(game: str, one: Any) -> Said:
    """What must always be on show, as its message."""
    value = one["value"]
    if one["kind"] == "mission":
        return [f"{game}-mission-{value['id']}", {}]
    params = {**dict(one.get("params") or {}), "value": value} | (value if isinstance(value, dict) else {})
    return [f"{game}-mark-{one['key']}", params]


def verdict(game: str, state: Any, view: Any, position: Position, code: str) -> dict[str, Any]:
    """A move that may be tried: what it is, and the rule that refuses it if one does."""
    action = registry.load(game).game.parse_action(code)
    refusal = state.refusal(position.seat, action)
    refused = [f"{game}-refused-{refusal.key}", dict(refusal.params)] if refusal is not None else None
    return {"label": label(game, view, code), "refused": refused}


def label(game: str, view: Any, code: str) -> dict[str, Any]:
    """What names that action: its button's words, or the cards or the number that it is about."""
    for prompt in view["prompts"]:
        if prompt["kind"] == "choice" and prompt["action"] == code:
            return {"said": [f"{game}-do-{prompt['word']}", prompt.get("params", {})]}
        for choice in prompt.get("choices") or ():
            if choice["action"] == code and "cards" in choice:
                return {"cards": choice["cards"]}
    if code in ("draw", "pass"):
        return {"said": [f"{game}-do-{code}", {}]}
    kind, colon, rest = code.partition(":")
    if colon and kind in ("give", "swap", "call"):
        return {"cards": rest.split(".")}
    for prompt in view["prompts"]:
        if prompt["kind"] == "card" and prompt["action"] == code and "place" in prompt:
            return {"said": [f"{game}-do-{prompt['word']}", {**prompt.get("params", {}), "place": prompt["place"] + 1}]}
    bid = re.fullmatch(r"bet-(\d+)|(\d{2,3}|capot)([SHDC])", code)
    if bid is not None:
        said = {"said": ["auction-capot", {}]} if bid[2] == "capot" else {"text": bid[1] or bid[2]}
        return said | {"suit": bid[3] or ""}
    return {"cards": [code]}
