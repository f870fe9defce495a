"""`dev.py bench honesty`: no player decides by what it cannot see, proved at full strength.

In 1,000 positions a game and level everything hidden from the seat to act is dealt again, so that its observation stays
the same; asked in both worlds with the same source of chance, the player must choose the identical action. The test
suite does the same with two imagined worlds a decision; here the strong player looks at as many as it does in the app.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from tools.shell import progress, say

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))

from tests.conformance.cases import RULES
from tests.conformance.choices import check_bots_see_only_what_they_may

STATES: Final = 1_000
LEVELS: Final = ("easy", "normal", "strong")


def measure(states: int) -> dict[str, Any]:
    """By game and level: positions compared, and a sentence for the first that differed (None: none did)."""
    found: dict[str, Any] = {}
    for game in dict.fromkeys(case.entry.game.id for case in RULES):
        tables = [case for case in RULES if case.entry.game.id == game]
        found[game] = {}
        for level in LEVELS:
            compared, differs = 0, None
            for case in tables:
                progress(f"{level} at {case}: {compared} positions alike")
                try:
                    compared += check_bots_see_only_what_they_may(case, level, -(-states // len(tables)), 0)
                except AssertionError as error:
                    differs = f"{case}: {error}"
                    break
            found[game][level] = {"positions": compared, "differs": differs}
    return found


def main() -> None:
    """Measure, print; the exit status is 1 where any choice differed."""
    words = argparse.ArgumentParser(prog="dev.py bench honesty")
    words.add_argument("--json", action="store_true")
    words.add_argument("--states", type=int, default=STATES)
    given = words.parse_args()
    found = measure(given.states)
    if given.json:
        print(json.dumps(found))
    else:
        for game, levels in found.items():
            for level, one in levels.items():
                say(f"{game:10} {level:8}{one['positions']:6} positions   {one['differs'] or 'all choices alike'}")
    if any(one["differs"] for levels in found.values() for one in levels.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
