"""What is remembered of a match in the player's own history: a few facts, all found from the record."""

from __future__ import annotations

from typing import Any, Final

from engine import options as house
from engine.game import Json
from engine.match import Match
from engine.seats import Seat
from table.sitting import Sitting
from table.view import hand

MIXED: Final = "mixed"


def summary(sitting: Sitting, viewer: Seat | None, begun: int, *, practice: bool) -> dict[str, Any]:
    """The facts of this match; what only its end tells is null before."""
    match, verdict = sitting.match, sitting.match.verdict
    practice = practice or bool(match.start)  # what goes on from a position is no whole match
    side = None if viewer is None else side_of(match, viewer)
    kinds = {player.kind for player in sitting.players if player.make is not None}
    return {
        "id": f"{begun}-{sitting.seed[:12]}",
        "begun": str(begun),
        "game": match.game.id,
        "seats": match.seats,
        "level": MIXED if len(kinds) > 1 else next(iter(kinds), None),
        "options": house.write(match.options),
        "practice": practice,
        "hand": hand(match),
        "side": side,
        "totals": list(match.totals),
        "over": verdict is not None,
        "place": None if verdict is None or side is None else verdict.places[side],
        "won": None if verdict is None or side is None else side in verdict.winners,
        "shared": verdict is not None and len(verdict.winners) > 1,
        "merits": {} if side is None else _merits(sitting, side),
    }


def side_of(match: Match, seat: Seat) -> int:
    """The side on which that seat plays."""
    sides = match.game.sides(match.options, match.seats)
    return next(number for number, members in enumerate(sides) if seat in members)


def _merits(sitting: Sitting, side: int) -> dict[str, Json]:
    """What this side set out to do and how often it did: `{key: [done, tried]}`."""
    found: dict[str, list[int]] = {}
    for outcome in sitting.match.counted:
        for key, done in sitting.entry.merits(outcome, side):
            counts = found.setdefault(key, [0, 0])
            counts[0] += done
            counts[1] += 1
    return {key: list(counts) for key, counts in found.items()}
