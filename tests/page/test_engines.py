"""A short match of every game in each engine that is installed: served, and from the one file, by real clicks."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import Site
from tests.page.player import entries
from tools import engines
from tools.anyone import OFFER, takes

# Links to tables that are played to their first score pad within some twenty turns.
SHORT = {
    "pili_pili": "game=pili_pili&deal=1&seed=7c&seats=2&missions=off",
    "pilotta": "game=pilotta&deal=1&seed=35&target=151",
    "pip_pip": "game=pip_pip&deal=1&seed=3f&seats=12",
    "pis_yedili": "game=pis_yedili&deal=1&seed=51&seats=6",
}
INSTANT = "() => localStorage.setItem('pi-parlour/settings', JSON.stringify({pace: 'instant'}))"
ANSWERS = """async () => {
  const root = document.documentElement;
  for (let left = 1200; left && root.dataset.table !== 'live' && root.dataset.table !== 'failed'; left -= 1)
    await new Promise((done) => setTimeout(done, 50));
  return [root.dataset.page, root.dataset.table];
}"""
# What went wrong in the page, from the first script on; the tests ask for it at the end.
FAULTS = """() => ({
  lost: performance.getEntriesByType('resource').filter((one) => one.responseStatus >= 400).map((one) => one.name),
  elsewhere: performance.getEntriesByType('resource').map((one) => one.name)
    .filter((name) => !name.startsWith(location.origin) && !/^(blob|data|file):/.test(name)),
  keys: [...document.body.innerText.matchAll(/\\u27e8[^\\u27e9]*\\u27e9/g)].map(String),
  blank: [...document.querySelectorAll('img')].filter((image) => image.src && image.complete && !image.naturalWidth)
    .map((image) => image.src.slice(0, 80)),
  failure: !document.querySelector('#boot-failure').hidden,
})"""
NONE: dict[str, Any] = {"lost": [], "elsewhere": [], "keys": [], "blank": [], "failure": False}


def test_what_is_here_and_what_is_not(capsys):
    """Chromium is always there; for another engine that is not, one line says so."""
    lines = [engines.missing(name) for name in engines.NAMES]
    assert lines[0] == ""
    with capsys.disabled():
        for line in filter(None, lines):
            print(f"\nnot tested in {line}")
    assert all("not installed" in line for line in lines[1:] if line)


HERE = [name for name in engines.NAMES if not engines.missing(name)]


@pytest.fixture(scope="module", params=HERE)
def engine(request: pytest.FixtureRequest) -> Iterator[engines.Engine]:
    """Each engine that is installed; Chromium is the one of the other tests, since two do not start side by side."""
    if request.param == "chromium":
        yield engines.Chromium(request.getfixturevalue("browser"))
        return
    with engines.launch(request.param) as started:
        yield started


def start(tab: engines.Tab, home: str, link: str) -> None:
    """Open the house, set the pace, and open a link to a table."""
    tab.goto(home)
    assert tab.run(ANSWERS) == ["live", "live"]
    tab.run(INSTANT)
    tab.goto(f"{home}?{link}")
    assert tab.run(ANSWERS) == ["live", "live"]


@pytest.mark.parametrize("game", sorted(entries()))
def test_a_short_match(engine, built_site: Site, game: str):
    """Lobby, table, and a hand by clicks to its score pad; the match is kept and goes on after it."""
    with engine.tab() as tab:
        start(tab, built_site.url, SHORT[game])
        assert takes(tab, 200) == "sheet"
        assert tab.run(FAULTS) == NONE
        kept = tab.run("() => localStorage.getItem('pi-parlour/match')")
        assert f"game {game}" in kept
        _, x, y = tab.run(OFFER)
        tab.click(x, y)
        assert takes(tab, 1, until="") != "wait"


def test_the_single_file(engine, built_site: Site):
    """From the disk, without a server: lobby, table, a hand to its score."""
    with engine.tab() as tab:
        start(tab, (built_site.root / "pi-parlour.html").as_uri(), SHORT["pis_yedili"])
        assert takes(tab, 200) == "sheet"
        assert tab.run(FAULTS) == NONE


def test_two_thumbs_of_room(engine, built_site: Site):
    """The lobby fits a phone in every engine: nothing wider than the page, every game's name in sight."""
    with engine.tab(390, 844) as tab:
        tab.goto(built_site.url)
        assert tab.run(ANSWERS) == ["live", "live"]
        wide = tab.run("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        names = tab.run("() => [...document.querySelectorAll('#games h3')].map((name) => name.textContent)")
        assert len(names) == len(SHORT), json.dumps(names)
