"""What the earlier matches come to: how many were won, in a row too, and how often one did what one had set out to do.

Only whole matches of the player's own count: none that was taken up in the middle for practice, none that was only
watched.
"""

from typing import Any

LEVELS = ("easy", "normal", "strong", "mixed", "random")


class Figures:
    """The figures of some matches. `streak` is how many of the newest were won in a row, `best` the most ever."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.streak = 0
        self.best = 0
        self.merits: dict[str, list[int]] = {}  # what was set out to do: how often it was done, how often tried

    def add(self, match: Any) -> None:
        """One more match, the oldest first."""
        self.played += 1
        self.won += 1 if match["won"] else 0
        self.streak = self.streak + 1 if match["won"] else 0
        self.best = max(self.best, self.streak)
        for key, counts in match["merits"].items():
            total = self.merits.setdefault(key, [0, 0])
            total[0] += int(counts[0])
            total[1] += int(counts[1])


def counts(match: Any) -> bool:
    """Whether this match counts."""
    return bool(match["over"]) and not match.get("practice") and isinstance(match.get("won"), bool)


def figures(matches: Any) -> dict[str, dict[str, Figures]]:
    """The figures by game and level, each game also under "" for all its levels; `matches` has the newest first."""
    found: dict[str, dict[str, Figures]] = {}
    for match in reversed([one for one in matches if counts(one)]):
        levels = found.setdefault(match["game"], {})
        for level in ("", match.get("level") or "mixed"):
            if level not in levels:
                levels[level] = Figures()
            levels[level].add(match)
    return found


def percent(part: int, whole: int) -> int:
    """A share in whole percent."""
    return (200 * part + whole) // (2 * whole) if whole else 0
