"""The same seed gives the same deal wherever it is played: nothing hangs on addresses, hashes or what ran before."""

import os
import subprocess
import sys
from itertools import pairwise

from tests.conformance.cases import RULES
from tests.conformance.choices import Table, seated

NUMBERS = (1, 30_011, 70_003)
SCRIPT = """
import sys
junk = [bytearray(number % 90) for number in range(int(sys.argv[1]))]
from tests.conformance.processes import story_text
print(story_text(sys.argv[2]))
"""


def story_text(game: str) -> str:
    """Two deals by each bot of the game, as text."""
    case = next(case for case in RULES if case.entry.game.id == game and case.seats == case.entry.game.usual)
    lines = []
    for name in case.entry.bots:
        for deal in range(2):
            story = Table(case, f"process {deal}", seated(case, [name])).play()
            lines.append(" ".join(f"{seat}={action}" for seat, action in story.record))
    return "\n".join(lines)


def check_the_same_deals(game: str) -> None:
    """Three processes in which cards lie at other addresses, so that sets of them come in another order."""
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(number), game],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": str(number)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in NUMBERS
    ]
    texts = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0] * len(runs)
    assert all(len(text) > 100 for text in texts)
    for one, other in pairwise(texts):
        assert one == other
