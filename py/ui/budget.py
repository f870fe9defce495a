"""How many deals a player that thinks ahead imagines here: the game's usual number, by how quick this device is.

That is measured once and kept, and every match keeps the number it was begun with, so it goes on alike anywhere.
"""

from typing import Any

from ui import storage

NAME = "speed"

_known: list[int] = []  # for this page, where nothing is kept


async def measure(asked: Any) -> int:
    """Percent of the usual number; `asked` puts a question to the table, where it was not measured before."""
    kept = storage.read(NAME)
    if isinstance(kept, int) and not isinstance(kept, bool) and 0 < kept <= 1000:
        return kept
    if _known:
        return _known[0]
    answer = await asked({"ask": "speed"})
    if "ok" not in answer:
        return 100
    percent = int(answer["ok"]["percent"])
    _known.append(percent)
    storage.write(NAME, percent)
    return percent


def worlds(game: Any, percent: int) -> int:
    """How many deals are imagined for a decision of this game; 0 where nobody thinks ahead in it."""
    usual = int(game["worlds"])
    return max(1, (usual * percent + 50) // 100) if usual else 0
