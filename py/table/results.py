"""What a contest in the arena came to: means with their 95 % intervals, as JSON and in lines for people."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from engine import options as house
from games import registry
from table.arena import Contest, Row


def reported(contest: Contest, rows: Sequence[Row]) -> dict[str, Any]:
    """What these rows come to, as JSON; intervals are 95 % ones of the mean."""
    names = tuple(dict.fromkeys(contest.bots))
    options = house.parse(registry.load(contest.game).game.options, contest.options)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "seed": contest.seed,
        "options": dict(house.changed(options)),
        "bots": list(contest.bots),
        "yardstick": contest.yardstick,
        "budget": contest.budget,
        "measure": contest.measure,
        "unit": "match" if contest.whole else "deal",
        "count": len(rows),
        "deals": sum(one.deals for one in rows),
        "void": sum(one.void for one in rows),
        "per_bot": [_bot(contest, name, rows) for name in names],
    }


def _bot(contest: Contest, name: str, rows: Sequence[Row]) -> dict[str, Any]:
    seconds = sorted(second for one in rows for second in one.seconds[name])
    found: dict[str, Any] = {
        "bot": name,
        "score": interval([one.score[name] for one in rows]),
        "ahead": interval([one.ahead[name] for one in rows]),
        "over": interval([one.over[name] for one in rows]),
        "decisions": len(seconds),
        "median_s": round(seconds[len(seconds) // 2], 4) if seconds else 0.0,
        "p95_s": round(seconds[len(seconds) * 95 // 100], 4) if seconds else 0.0,
    }
    if contest.whole:
        found["won"] = interval([one.won[name] for one in rows])
    if registry.load(contest.game).game.lower_wins:
        found["fewer"] = share([(one.over[name], one.score[name] + one.over[name]) for one in rows])
    return found


def interval(values: Sequence[float]) -> dict[str, float]:
    """The mean of these, and its 95 % interval.

    >>> interval([1.0, 3.0])
    {'mean': 2.0, 'low': 0.04, 'high': 3.96}
    """
    count = len(values)
    if not count:
        return {"mean": 0.0, "low": 0.0, "high": 0.0}
    mean = math.fsum(values) / count
    spread = math.fsum((one - mean) ** 2 for one in values)
    half = 1.96 * math.sqrt(spread / (count - 1) / count) if count > 1 else math.inf
    return {"mean": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4)}


def share(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    """What the first numbers come to as a share of the second ones, and its 95 % interval.

    A quotient of two means that go together: its spread is that of what is left of each pair (the delta method).

    >>> share([(1.0, 2.0), (2.0, 4.0), (0.0, 0.0)])
    {'mean': 0.5, 'low': 0.5, 'high': 0.5}
    """
    base = math.fsum(whole for _, whole in pairs) / len(pairs) if pairs else 0.0
    if not base:
        return interval([])
    mean = math.fsum(part for part, _ in pairs) / len(pairs) / base
    left = interval([mean + (part - mean * whole) / base for part, whole in pairs])
    return {**left, "mean": round(mean, 4)}


def told(report: Mapping[str, Any]) -> list[str]:
    """The report in lines for people."""
    whole = report["unit"] == "match"
    unit = "matches" if whole else "deals"
    lines = [
        f"{report['game']}, {report['seats']} seats, seed {report['seed']}",
        f"{report['count']} duplicate {unit}, {report['deals']} deals, {report['void']} void",
    ]
    for row in report["per_bot"]:
        lines += [
            row["bot"],
            f"    {report['measure'] + ' a deal':<28}{_told(row['score'])}",
            f"    {'ahead of the others':<28}{_told(row['ahead'])}",
            f"    {'better than ' + report['yardstick']:<28}{_told(row['over'])}",
        ]
        if "fewer" in row:
            lines.append(f"    {'fewer, as a share':<28}{_told(row['fewer'])}")
        if whole:
            lines.append(f"    {'matches won':<28}{_told(row['won'])}")
        speed = f"{row['decisions']}, median {row['median_s'] * 1000:.1f} ms, 95 % within {row['p95_s'] * 1000:.1f} ms"
        lines.append(f"    {'decisions':<28}{speed}")
    return lines


def _told(found: Mapping[str, float]) -> str:
    return "{mean:.2f} ({low:.2f} to {high:.2f})".format(**found)
