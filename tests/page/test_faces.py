"""The faces on the cards: those of the game that is played are fetched before they are needed, and no others."""

import pytest
from playwright.sync_api import Page

from tests.page.player import PATIENCE, prefer, sit
from tests.page.test_lobby import SMALL

INSTANT = prefer(pace="instant")
SUITS = "SHDC"
PACKS = {
    "pilotta": {rank + suit for rank in "789TJQKA" for suit in SUITS},
    "pip_pip": {rank + suit for rank in "23456789TJQKA" for suit in SUITS},
    "pis_yedili": {rank + suit for rank in "23456789TJQKA" for suit in SUITS},
    "pili_pili": set[str](),  # its numbers are drawn on the spot
}
FETCHED = """() => performance.getEntriesByType('resource')
  .map(({name}) => name.match(/cards.(?:big-)?two-colour.(\\w+)/)).filter(Boolean).map(([, code]) => code).sort()"""


@pytest.mark.parametrize("viewport", [SMALL, (1920, 1080)])
@pytest.mark.parametrize("game", PACKS)
def test_a_table_fetches_the_faces_of_its_own_pack(open_page, game, viewport):
    page: Page = open_page(f"?game={game}&deal=1&seed=5", viewport=viewport, script=INSTANT, wait=False)
    sit(page)
    wanted = sorted(PACKS[game])
    page.wait_for_function(
        f"(wanted) => wanted.every((code) => ({FETCHED})().includes(code))", arg=wanted, timeout=PATIENCE
    )
    page.wait_for_timeout(1_500)  # longer than the page waits before it fetches what nobody sees yet
    assert set(page.evaluate(FETCHED)) == set(wanted)
    assert page.evaluate("() => [...document.querySelectorAll('img.face')].every((face) => face.complete)")
