"""What a round is worth to somebody who wants to win the match: points count for more the nearer its end is."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from bots.bot import Standing
from games.pilotta.options import Options
from games.pilotta.scoring import Pair

# Worked out backwards from the target over the rounds that rulebook players play: the chance that a side so far ahead
# wins is a normal one, and this formula is nowhere more than some hundredths from the exact table.
_STRIDE: Final = 6.4
_REST: Final = 30.0
UNIT: Final = 292.0
"""Sheet points that are worth a whole match when a match to 301 begins."""


def winning(ours: int, theirs: int, target: int) -> float:
    """The chance of winning a match to `target` that stands like that, nobody having won."""
    needed = target - max(ours, theirs)
    return 0.5 + 0.5 * erf((ours - theirs) / (_STRIDE * sqrt(2.0 * (needed + _REST))))


def sought(scores: Pair, side: int, bidders: int, options: Options, standing: Standing | None) -> float:
    """What these scores are worth to a side, in sheet points of a match's beginning.

    A round by itself (no standing) counts as it stands on the sheet.
    """
    if standing is None:
        return float(scores[side] - scores[1 - side])
    ours, theirs = (total + score for total, score in zip(standing.totals, scores, strict=True))
    if side:
        ours, theirs = theirs, ours
    target = options.target
    if max(ours, theirs) < target:
        return UNIT * (winning(ours, theirs, target) - 0.5)
    if min(ours, theirs) >= target:
        # O14: the bidders count first. P45: equal and both over, one more round.
        leads = side == bidders if options.both_over == "bidders" else ours > theirs
        better = 0.0 if ours == theirs and options.both_over != "bidders" else 0.5 if leads else -0.5
        return UNIT * better
    return UNIT * (0.5 if ours > theirs else -0.5)
