"""pi-parlour.html opened from the disk, with no server and no network: every game is played in it by real clicks."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.page.conftest import START, Site, Watch, table_answers
from tests.page.player import entries, pad, play, press, sit, texts
from tools.anyone import takes
from tools.engines import ChromiumTab

SETTINGS = "localStorage.setItem('pi-parlour/settings', JSON.stringify({pace: 'instant'}))"


@pytest.fixture
def file(built_site: Site, tmp_path: Path) -> str:
    """The file alone in a folder whose name has a space, as an address."""
    folder = tmp_path / "my games"
    folder.mkdir()
    return Path(shutil.copyfile(built_site.root / "pi-parlour.html", folder / "pi-parlour.html")).as_uri()


class DiskWatch(Watch):
    """Notes every request but for the one file and for what a page holds itself."""

    def ask(self, request: Request) -> None:
        if not re.match(r"(file:///.*/pi-parlour\.html|blob:|data:)", request.url):
            self.lines.append(f"asked for {request.url[:120]}")


@pytest.fixture
def offline(browser: Browser) -> Iterator[BrowserContext]:
    """A profile without a network, whose pages may ask for nothing but the file and report nothing wrong."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, offline=True)
    watch = DiskWatch("file:")
    watch.follow(context)
    yield context
    context.close()
    wrong = [line for line in watch.lines if not re.search("blob:.*ERR_ABORTED", line)]  # a worker of a page left
    assert not wrong, "the page reported:\n" + "\n".join(wrong)


def opened(offline: BrowserContext, address: str) -> Page:
    """The page, once its table answers."""
    page = offline.new_page()
    page.goto(address)
    table_answers(page)
    return page


@pytest.mark.parametrize("game", sorted(entries()))
def test_each_game_is_played_from_the_disk(offline, file, game):
    """From a double click through the lobby to cards on the table; leaving leads back to the lobby, and Continue on."""
    page = opened(offline, file)
    expect(page.locator("#boot-failure")).to_be_hidden()
    assert page.evaluate("() => [...document.querySelectorAll('#games img')].every((image) => image.naturalWidth)")
    page.evaluate(SETTINGS)
    page.reload()
    table_answers(page)
    page.locator(f"#play-{game}").click()
    sit(page)
    takes(ChromiumTab(page), 8)
    blank = "() => [...document.querySelectorAll('img')].filter((image) => image.src && !image.naturalWidth).length"
    assert page.evaluate(blank) == 0
    assert page.locator(".own-hand img").count() or game == "pili_pili"  # its cards bear numbers that the page writes
    page.reload()
    table_answers(page)
    page.goto(file)
    table_answers(page)
    page.locator("[data-do=continue]").click()
    sit(page)
    takes(ChromiumTab(page), 1)


def test_a_whole_hand_and_the_next(offline, file):
    """A link with a table in it works for the file too; a hand is played to its score and the next is dealt."""
    page = opened(offline, file)
    page.evaluate(SETTINGS)
    page.goto(f"{file}?game=pis_yedili&deal=1&seed=51&seats=2")
    sit(page)
    what, which = play(page, pad)
    press(page, what, which)
    expect(page.locator(".rail-title")).to_have_text("Hand 2 of 5")
    assert len(texts(page, "#log p")) > 4


def test_missions_have_their_drawings(offline, file):
    """A drawing taken out of another file by its id is there too."""
    page = opened(offline, f"{file}?game=pili_pili&deal=1&seed=51&missions=expert")
    sit(page)
    drawing = page.locator(".mission-drawing use").first
    expect(drawing).to_be_attached(timeout=START)
    href = drawing.get_attribute("href")
    assert href is not None
    assert page.evaluate("(href) => document.querySelector(href)?.tagName", href) == "symbol"
    assert drawing.evaluate("(node) => node.getBBox().width") > 0


def test_each_of_its_files_is_the_sites_own(offline, file, built_site):
    """What is handed out is what the site has, all languages included; a stranger's address is refused."""
    page = opened(offline, file)
    names = [f"words/{book.name}" for book in (built_site.root / "words").glob("*.ftl")]
    names += ["page.json", "py/ui/start.py", "assets/vendor/cards/two-colour/QH.svg"]
    for name in names:
        assert page.evaluate("(name) => fetch(name).then((a) => a.text())", name) == (built_site.root / name).read_text(
            "utf-8"
        )
    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy is not None
    assert policy.startswith("default-src 'none'")
    assert "connect-src" not in policy
