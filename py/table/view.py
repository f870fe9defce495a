"""What the viewer is shown: the game's own view, and round it who sits there, the score and the state of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import ALL, Json, Outcome, as_json
from engine.match import Match
from engine.seats import Seat
from engine.view import GameView
from games.registry import Entry
from table.players import Player


def looked_at(entry: Entry, match: Match, viewer: Seat | None) -> GameView:
    """The game's view for these eyes; once the deal is over all cards are shown, since every one is counted."""
    over = match.state.outcome is not None
    return entry.view(match.state.observe(ALL if over else viewer))


def phase(match: Match) -> str:
    """`play` during a deal, `deal` once it is over, `match` once all is over."""
    if match.verdict is not None:
        return "match"
    return "play" if match.state.outcome is None else "deal"


def enveloped(match: Match, players: Sequence[Player], viewer: Seat | None, seen: GameView) -> dict[str, Any]:
    """The whole view, ready for the wire, round a game's view whose cards have their keys."""
    by_card = _keys_by_card(seen, viewer)
    return {
        **seen,
        "game": match.game.id,
        "you": viewer,
        "clockwise": match.game.clockwise,
        "phase": phase(match),
        "prompts": [_placed(_keyed(dict(prompt), by_card), seen) for prompt in seen["prompts"]],
        "refused": [_keyed(dict(refused), by_card) for refused in seen["refused"]],
        "seats": _seats(match, players, viewer, seen),
        "hand": hand(match),
        "totals": list(match.totals),
        "over": _over(match),
    }


def _keys_by_card(seen: GameView, viewer: Seat | None) -> dict[str, str]:
    """The key of every card whose face is on show; the viewer's own come first."""
    found: dict[str, str] = {}
    for zone in sorted(seen["zones"], key=lambda zone: zone["owner"] != viewer):
        for card in zone["cards"]:
            if card["card"] is not None:
                found.setdefault(card["card"], card["key"])
    return found


def _keyed(part: dict[str, Any], keys: dict[str, str]) -> dict[str, Any]:
    """A prompt or refusal with keys where the game put cards' codes; a card that is nowhere to be seen is null."""
    if part.get("card") is not None:
        part["card"] = keys.get(part["card"])
    if "cards" in part:
        part["cards"] = [keys.get(code) for code in part["cards"]]
    if "choices" in part:
        part["choices"] = [_keyed(dict(choice), keys) for choice in part["choices"]]
    return part


def _placed(prompt: dict[str, Any], seen: GameView) -> dict[str, Any]:
    """A prompt for a card that lies face down, with that card's key."""
    if "place" in prompt:
        cards = next(zone["cards"] for zone in seen["zones"] if zone["id"] == prompt["zone"])
        prompt["card"] = cards[prompt["place"]]["key"]
    return prompt


def _seats(match: Match, players: Sequence[Player], viewer: Seat | None, seen: GameView) -> list[dict[str, Any]]:
    """The seats in the game's turn order, the viewer's first, with who sits there."""
    sides = match.game.sides(match.options, match.seats)
    side_of = {seat: side for side, members in enumerate(sides) for seat in members}
    order = list(seen["seats"])
    first = next((index for index, one in enumerate(order) if one["seat"] == viewer), 0)
    return [
        {
            **one,
            "side": side_of[one["seat"]],
            "score": match.totals[side_of[one["seat"]]],
            "name": players[one["seat"]].name,
            "player": players[one["seat"]].kind,
        }
        for one in order[first:] + order[:first]
    ]


def _counted(outcome: Outcome) -> dict[str, Json]:
    """One deal on the score sheet."""
    return {
        "reason": as_json(outcome.reason),
        "lines": [
            {"side": line.side, "what": as_json(line.what), "amount": line.amount, "kind": line.kind}
            for line in outcome.lines
        ],
        "scores": list(outcome.scores),
    }


def hand(match: Match) -> dict[str, Json]:
    """Which deal of the match is on the table, of how many; null where the game does not say."""
    return {"number": _number(match), "of": match.game.length(match.options, match.seats)}


def _number(match: Match) -> int:
    """Which deal of the match this is, counting from 1; one that is dealt again does not count twice."""
    outcome = match.state.outcome
    counted = outcome is not None and not outcome.void
    return len(match.counted) + (0 if counted else 1)


def _over(match: Match) -> Json:
    """How the deal ended, and the match: null while it goes on."""
    outcome, verdict = match.state.outcome, match.verdict
    if outcome is None:
        return None
    return {
        **_counted(outcome),
        "void": outcome.void,
        "totals": list(match.totals),
        "rounds": [_counted(one) for one in match.counted],
        "winners": None if verdict is None else list(verdict.winners),
        "places": None if verdict is None else list(verdict.places),
    }
