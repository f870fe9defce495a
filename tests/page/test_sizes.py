"""The table from 320x480 to 2560x1440, upright and on its side: nothing is covered, cut off or scrolled, in any game.

One page a game is opened, at its moments of play one after the other, and made larger and smaller.
"""

import json

import pytest

from games import registry
from tests.page.player import prefer
from tools import fitting
from tools.look import SIZES, lay, settle
from tools.moments import MOMENTS

# Greek words and names are the widest: of `dev.py look` in all languages it had the most that did not fit.
SPOKEN = {"en": SIZES, "el": ((320, 480), (360, 640), (640, 400))}
KEEP = "(settings) => localStorage.setItem('pi-parlour/settings', settings)"
LOG_OPEN = "() => document.getElementById('log').hasAttribute('data-open')"


@pytest.mark.parametrize("game", registry.ids())
def test_everything_is_in_sight_at_every_size(open_page, game):
    """At every size every card shows its index, every target 24 pixels of itself, every word stands on its ground."""
    page = open_page(script=prefer(pace="instant"), wait=False, viewport=SIZES[0], has_touch=True)
    site = page.url.split("?")[0]
    wrong = []
    for language, sizes in SPOKEN.items():
        page.evaluate(KEEP, json.dumps({"pace": "instant", "language": language}))
        for moment in (one for one in MOMENTS if one.game == game):
            lay(page, site, moment.record())
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                wrong += [f"{moment} at {width}x{height} in {language}: {line}" for line in fitting.faults(page)]
            assert page.evaluate("document.documentElement.lang") == language
    assert wrong == [], "\n".join(wrong)


def test_a_log_beside_the_table_folds_away_where_there_is_no_room(open_page):
    """It lay beside the table; on a smaller screen it would lie on it, so it goes, and comes back with the room."""
    page = open_page("?game=pis_yedili&deal=1&seed=5", script=prefer(pace="instant"), viewport=(1280, 800))
    page.wait_for_selector(".own-hand .card")
    assert page.evaluate(LOG_OPEN)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(f"() => !({LOG_OPEN})()")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(LOG_OPEN)
