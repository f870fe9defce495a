"""The measured table of prospects: read as it was counted, and what a new measurement comes to."""

from random import Random

import pytest

from games.pip_pip.policy import choose
from games.pip_pip.prospects import MEASURED, prospect
from games.pip_pip.quick import play_on
from tests.games.pip_pip.fit import NAMES, columns, dealt_at_random, features, measured, solve


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_prospect_adds_up_what_the_fit_counted(seats):
    """The quick sum is the table's numbers times the features, at any moment; the points out are left to the caller."""
    rng = Random(seats)
    table = MEASURED[seats]
    assert set(table) == set(NAMES)
    for _ in range(5):
        quick = dealt_at_random(seats, rng)
        for trick in range(quick.draws):
            play_on(quick, choose, trick + 1)
            knots = columns(quick.tricks / quick.draws)
            for seat in range(seats):
                told = features(quick, seat)
                told.pop("points out")
                found = sum(value * share * table[name][knot] for name, value in told.items() for knot, share in knots)
                assert prospect(quick, seat) == pytest.approx(found)


def test_solve():
    """Two equations, two unknowns."""
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_a_measurement_says_what_the_table_says():
    """From a few hands already: a two is worth more than a low card, and a trump ace more than a low trump."""
    rows = dict(zip(NAMES, measured(4, 60, Random(1)), strict=True))
    assert sum(rows["2"][:3]) > sum(rows["3-10"][:3])
    assert sum(rows["trump A"]) > sum(rows["trump 3-6"])
    assert all(sum(MEASURED[4][name][:2]) > sum(MEASURED[4]["3-10"][:2]) for name in ("2", "A", "trump 2", "trump A"))
