"""A tutorial site with tables of ours in its pages: another origin, a strict policy, hostile neighbours."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, expect

from tests.page.conftest import START, Site
from tests.page.player import prefer
from tests.page.test_boot import STORAGE_BLOCKED
from tools.tutorial import PAGES, filled, tutorial

MOST_BYTES = 150_000
# Two tables open side by side, each in a profile without an image of the worker's memory: beside other tests, on two
# cores, a start has been seen to take 60 s.
PATIENCE = 3 * START
HEARD = "(wanted) => window.told.filter(([id, event]) => id === wanted[0] && event === wanted[1]).length >= wanted[2]"
# What is open lies within the frame, and nothing in there has anything to scroll.
FITS = """() => [...document.querySelectorAll('dialog[open], #log[data-open]')].every((paper) => {
    const {top, bottom} = paper.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  }) && [...document.querySelectorAll('*')].every((node) => node.scrollHeight <= node.clientHeight + 1
    || !/auto|scroll/.test(getComputedStyle(node).overflowY) || !node.checkVisibility())"""


class Reader:
    """Somebody who reads the tutorial. `asked` holds every request of any page and what its answer weighed."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.wrong: list[str] = []
        self.asked: dict[str, int] = {}
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("console", self.hear)
        context.on("requestfinished", self.weigh)

    def hear(self, message: Any) -> None:
        """Note what a page complains of."""
        if message.type == "error":
            self.wrong.append(f"{message.text} {message.location['url']}")

    def weigh(self, request: Any) -> None:
        """Note what a request brought, headers and all."""
        sizes = request.sizes()
        self.asked[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    def opens(self, name: str) -> Page:
        """A page of the tutorial, once its tables have been defined."""
        page = self.context.new_page()
        page.goto(f"{self.address}{name}.html")
        until(page, "() => customElements.get('pi-parlour') !== undefined")
        return page


@pytest.fixture
def reader(site: Site, browser: Browser) -> Iterator[Callable[..., Reader]]:
    """`reader(script="", same_site=False)`: a fresh profile at the tutorial; what goes wrong there fails the test."""
    opened: list[Reader] = []
    contexts: list[Any] = []

    def read(script: str = "", *, same_site: bool = False) -> Reader:
        served = tutorial(site.url, same_site=same_site)
        context = browser.new_context(viewport={"width": 800, "height": 900})
        opened.append(Reader(context, served.__enter__()))
        contexts.append(served)
        context.add_init_script(script or f"try {{ {prefer(pace='instant')} }} catch {{}}")
        return opened[-1]

    yield read
    for one, served in zip(opened, contexts, strict=True):
        one.context.close()
        served.__exit__(None, None, None)
    assert [line for one in opened for line in one.wrong] == []


def until(page: Page | Frame, function: str, arg: Any = None) -> None:
    """Wait until that function says yes. It is a function, since a strict policy lets nobody read an expression twice;
    and it is asked by the clock, since a busy browser may leave a page without a new picture for half a minute."""
    page.wait_for_function(function, arg=arg, polling=100)


def heard(page: Page, id_: str, event: str, count: int = 1) -> list[Any]:
    """What an element has told of that kind, once it has told so many."""
    until(page, HEARD, [id_, event, count])
    return [detail for who, what, detail in page.evaluate("window.told") if (who, what) == (id_, event)]


def said(page: Page) -> list[Any]:
    """All that has been told but of heights, of which a busy table may tell late, as long as they can be."""
    heights = page.evaluate("window.told.filter(([, event]) => event === 'resize').map(([, , {height}]) => height)")
    assert all(0 < height < 5_000 for height in heights)
    return list(page.evaluate("window.told.filter(([, event]) => event !== 'resize')"))


def press(page: Page, id_: str) -> None:
    """Press that element's poster."""
    page.locator(f"#{id_}").locator("button").click()


def inside(page: Page, id_: str) -> Frame:
    """The frame of an open table."""
    handle = page.locator(f"#{id_}").locator("iframe").element_handle()
    frame = handle.content_frame()
    assert frame is not None
    return frame


def lay(frame: Frame, code: str) -> None:
    """Press a card of the own hand, wherever it just is on its way; also one that may not be played."""
    frame.locator(f'.own-hand .card[data-card="{code}"]').dispatch_event("click")


def still(frame: Frame) -> None:
    """Nothing in the frame can be scrolled, and what it holds is not wider than it."""
    assert frame.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    ) == [0, 0]


def test_a_page_of_twenty_positions(reader, site):
    """Light until somebody plays, two tables live at a time, and a table that is put away stands as it stood."""
    one = reader()
    page = one.opens("twenty")
    for number in range(1, 21):
        page.locator(f"#n{number}").scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    pictures = page.locator("pi-parlour img").evaluate_all("(all) => all.map((one) => one.naturalWidth)")
    assert len(pictures) == 19
    assert all(pictures)
    assert page.locator("#n20").locator(".card").all_text_contents() == ["7♠\ufe0e", "5♥\ufe0e", "7♦\ufe0e", "K♠\ufe0e"]
    assert not [url for url in one.asked if url.startswith(site.url) and "/assets/" not in url]
    assert sum(one.asked.values()) < MOST_BYTES
    assert page.locator("iframe").count() == 0

    # The picture stays, without its button, until the table is there.
    press(page, "n10")
    assert page.locator("#n10").locator(".veil img").evaluate("(image) => image.complete && image.naturalWidth > 0")
    assert page.locator("#n10").locator("button").count() == 0
    assert heard(page, "n10", "ready")[0]["game"] == "pis_yedili"
    expect(page.locator("#n10").locator(".veil")).to_have_count(0)
    frame = inside(page, "n10")
    expect(frame.locator("#lesson h2")).to_have_text("The dirty seven")
    lay(frame, "9S")
    assert heard(page, "n10", "illegal")[0] == {"rule": "only-a-seven"}
    lay(frame, "7H")
    done = heard(page, "n10", "action")[0]
    assert (done["action"], done["seat"], done["you"]) == ("7H", 0, True)
    assert heard(page, "n10", "solved")[0] == {"lesson": "pis_yedili/seven"}

    page.evaluate("document.querySelector('#n20').open()")
    heard(page, "n20", "ready")
    inside(page, "n20").locator(".zone[data-action], .choice[data-action=draw]").first.dispatch_event("click")
    drew = heard(page, "n20", "action")[0]
    assert drew["you"]
    page.evaluate("document.querySelector('#n20').undo()")
    page.evaluate("document.querySelector('#n1').open()")
    heard(page, "n1", "ready")
    assert page.locator("iframe").count() == 2
    expect(page.locator("#n10").locator("button")).to_have_text("Go on")
    press(page, "n10")
    heard(page, "n10", "ready", 2)
    expect(inside(page, "n10").locator("[data-lesson=again]")).to_be_visible()
    live = "(all) => all.filter((one) => one.live).map((one) => one.id)"
    assert page.locator("pi-parlour").evaluate_all(live) == ["n1", "n10"]
    page.evaluate("document.querySelector('#n10').restart()")
    expect(inside(page, "n10").locator("[data-lesson=again]")).to_have_count(0)

    assert heard(page, "n10", "ready", 3)[2]["you"] == 0

    # Anybody may send a window messages. None of these is from where it says, or says anything that may be said.
    frame = inside(page, "n10")
    before = said(page)
    page.evaluate(
        """() => {
          const theirs = document.querySelector('#n10').shadowRoot.querySelector('iframe').contentWindow;
          for (const data of [null, 7, 'restart', [], {}, {command: 'restart'}, {piParlour: 2, command: 'restart'},
              {piParlour: 1, command: 'eval', code: 'x'}, {piParlour: 1, command: 'constructor'},
              {piParlour: 1, command: 'load', position: 7},
              {piParlour: 1, command: 'load', position: 'x'.repeat(20001)},
              {piParlour: 1, command: 'load', game: 'pilotta', html: '<img>'},
              {piParlour: 1, command: 'set', theme: {}},
              {piParlour: 1, command: 'set', theme: 'javascript:'}, {piParlour: 1, command: 'set', lang: '../../x'}])
            theirs.postMessage(data, '*');
          postMessage({piParlour: 1, event: 'solved', lesson: 'x'}, '*');
        }"""
    )
    frame.evaluate(
        """() => {
          for (const data of [null, {piParlour: 1, event: 'solved'}, {piParlour: 1, event: 'solved', lesson: 7},
              {piParlour: 1, event: 'resize', height: 1e9}, {piParlour: 1, event: 'resize', height: '9px;x'},
              {piParlour: 1, event: 'solved', lesson: 'x', more: 1}, {piParlour: 1, event: '__proto__'}])
            parent.postMessage(data, '*');
        }"""
    )
    page.wait_for_timeout(300)
    assert said(page) == before
    expect(frame.locator("#lesson h2")).to_have_text("The dirty seven")
    assert frame.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["light", "en"]

    # The narrowest column; then the page around turns dark, and what is on show can be changed.
    page.evaluate("document.querySelector('#n10').parentElement.classList.add('column')")
    until(page, "() => document.querySelector('#n10').offsetWidth <= 280")
    heard(page, "n10", "resize", 2)
    page.wait_for_timeout(300)
    still(frame)
    assert frame.evaluate("innerWidth") == 280
    page.evaluate("document.body.classList.add('dark'); document.documentElement.dataset.theme = 'dark'")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate("document.querySelector('#n10').load({game: 'pilotta', lesson: 'under'})")
    expect(frame.locator("#lesson h2")).to_have_text("Cut below")
    page.evaluate("document.querySelector('#n10').hint()")
    expect(frame.locator("[data-hint]")).to_have_count(1)


def test_two_languages_and_nothing_kept(reader, site):
    """Where storage is blocked, on the same page in English and in Greek, a deal to its end, and a whole game."""
    site.faults.preludes["runtime/pyodide.mjs"] = STORAGE_BLOCKED
    one = reader(STORAGE_BLOCKED)
    page = one.opens("languages")
    assert page.locator("#english").locator(".go").text_content() == "Play it here"
    label = page.locator("#greek").locator("button").get_attribute("aria-label") or ""
    assert label.startswith("Παίξε εδώ: ")
    assert label.count(":") == 2
    press(page, "english")
    press(page, "greek")
    heard(page, "english", "ready")
    heard(page, "greek", "ready")
    expect(inside(page, "english").locator("#lesson h2")).to_have_text("The dirty seven")
    greek = inside(page, "greek").locator("html")
    expect(greek).to_have_attribute("lang", "el")
    expect(greek).to_have_attribute("data-theme", "dark")
    page.evaluate("document.querySelector('#english').set({lang: 'tr', theme: 'dark'})")
    english = inside(page, "english").locator("html")
    expect(english).to_have_attribute("lang", "tr")
    expect(english).to_have_attribute("data-theme", "dark")

    page.evaluate("document.querySelector('#last').open()")
    assert heard(page, "last", "ready")[0]["you"] == 2
    frame = inside(page, "last")
    lay(frame, "7D")
    scores = [27, 21, 0, 27]
    assert heard(page, "last", "hand-end")[0] == {"number": 1, "scores": scores, "totals": scores}
    assert heard(page, "last", "match-end")[0] == {"totals": scores, "places": [3, 2, 1, 3], "winners": [2]}
    expect(frame.locator(".pad-cards .card")).to_have_count(5)
    drawn = frame.locator(".pad-cards .card").evaluate_all("(all) => all.map((card) => card.offsetWidth)")
    assert min(drawn) >= 25
    until(page, "() => document.querySelector('#last').offsetHeight > 500")
    until(frame, FITS)
    still(frame)
    frame.locator("[data-sheet=standings]").click()
    expect(frame.locator("[data-sheet=leave]")).to_be_hidden()
    frame.locator("[data-sheet=again]").click()
    heard(page, "last", "ready", 2)

    page.evaluate("document.querySelector('#whole').open()")
    whole = heard(page, "whole", "ready")[0]
    assert (whole["seats"], whole["you"]) == (2, 1)


def test_papers_over_a_table_have_room(reader):
    """Every dialog, the log and the pad: the frame grows with them and nothing scrolls; then it is as it was."""
    page = reader().opens("languages")
    press(page, "last")
    heard(page, "last", "ready")
    frame = inside(page, "last")
    high = "(high) => document.querySelector('#last').shadowRoot.querySelector('iframe').offsetHeight === high"
    shut = "document.querySelectorAll('dialog[open]').forEach((one) => one.close())"
    tallest = 0
    for width in (600, 280):
        page.evaluate("(width) => { document.querySelector('#last').style.inlineSize = `${width}px` }", width)
        until(frame, "(width) => innerWidth === width", width)
        until(page, high, 544)
        papers = (["settings"], ["together"], ["together", "about"], ["together", "match=share"],
                  ["together", "match=restart"])  # fmt: skip
        for doors in papers:
            for number, door in enumerate(doors):
                button = f"dialog[open] [data-{door}]" if number else f".rail [data-do={door}]"
                frame.locator(button).first.press("Enter")  # by hand: else nothing there may take the focus
                expect(frame.locator("dialog[open]")).to_have_count(number + 1)
            until(frame, FITS)
            still(frame)
            tallest = max(tallest, frame.evaluate("innerHeight"))
            frame.evaluate(shut)
            until(page, high, 544)
        frame.locator("[data-do=hint]").dispatch_event("click")
        frame.locator(".rail [data-do=log]").dispatch_event("click")
        expect(frame.locator("#log[data-open]")).to_be_visible()
        frame.evaluate(
            "document.querySelector('#log').insertAdjacentHTML('beforeend', '<p>Someone plays.</p>'.repeat(40))"
        )
        until(frame, FITS)
        still(frame)
        assert frame.evaluate("innerHeight") > 544
        frame.locator("#log .log-head button").dispatch_event("click")
        until(page, high, 544)
    assert tallest > 900
    lay(frame, "7D")
    expect(frame.locator(".sheet[open]")).to_be_visible()
    for width in (280, 600):
        page.evaluate("(width) => { document.querySelector('#last').style.inlineSize = `${width}px` }", width)
        until(frame, "(width) => innerWidth === width", width)
        until(frame, FITS)
        still(frame)


def test_hostile_attributes_are_refused_with_a_sentence(reader):
    """No frame is opened for them; what only the table can know it says itself."""
    page = reader().opens("hostile")
    page.evaluate(
        """() => {
          const more = document.createElement('pi-parlour');
          Object.assign(more, {id: 'long'}).setAttribute('game', 'pilotta');
          more.setAttribute('position', 'x'.repeat(20001));
          document.body.append(more);
        }"""
    )
    named = {
        "no-game": "game", "unknown-game": "game", "markup": "game", "script": "lesson", "address": "record",
        "path": "game", "proto": "game", "seat": "seat", "bots": "bots", "theme": "theme", "options": "options",
        "host": "options", "embed": "options", "load": "load", "long": "position",
    }  # fmt: skip
    for id_, name in named.items():
        said = page.locator(f"#{id_}").locator("p").text_content() or ""
        assert said.startswith(f"This page asks the card table for something that cannot be: {name} is “"), id_
        assert len(said) < 200
    assert page.locator("pi-parlour iframe, pi-parlour button").count() == 1

    # The script a second time, an element that lies nowhere, a page that speaks another language from now on.
    page.evaluate(
        """() => new Promise((done) => {
          const lost = document.createElement('pi-parlour');
          lost.setAttribute('game', 'pilotta');
          lost.open();
          window.told.push(['lost', 'live', lost.live]);
          const src = document.querySelector('script[src$="embed.js"]').src;
          document.head.append(Object.assign(document.createElement('script'), {src, onload: done}));
        })"""
    )
    assert heard(page, "lost", "live") == [False]
    go = page.locator("#impossible").locator(".go")
    for language, words in (("el", "Παίξε εδώ"), ("en", "Play it here")):
        page.evaluate("(language) => { document.documentElement.lang = language }", language)
        expect(go).to_have_text(words)

    # Wanted near only now that it is near; then put away, as high as it was until its column changes.
    page.locator("#impossible").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    page.evaluate("document.querySelector('#impossible').setAttribute('load', 'near')")
    refused = heard(page, "impossible", "refused")[0]
    assert set(refused) == {"key", "sentence"}
    assert refused["key"] == "link-position-why"
    assert "cannot be laid" in refused["sentence"]
    frame = inside(page, "impossible")
    expect(frame.locator("#notices p")).to_contain_text("7 of hearts")
    expect(frame.locator("#games")).to_be_hidden()
    high = "document.querySelector('#impossible').shadowRoot.querySelector('.box').style.getPropertyValue('--kept')"
    page.evaluate("document.querySelector('#impossible').close()")
    assert int(page.evaluate(high).removesuffix("px")) > 400
    page.evaluate("document.querySelector('#impossible').style.inlineSize = '300px'")
    until(page, f"() => {high} === ''")


def test_near_and_plain(reader):
    """A table that is wanted when it is near; and one by a plain address, in a sandbox, that tells nobody anything."""
    page = reader(same_site=True).opens("near")
    assert page.locator("iframe").count() == 1
    page.locator("#near").scroll_into_view_if_needed()
    heard(page, "near", "ready")
    assert page.evaluate("document.activeElement === document.body")
    plain = page.frame_locator("#plain")
    expect(plain.locator("#lesson h2")).to_have_text("Cut below", timeout=START)
    expect(plain.locator("[data-do=leave]")).to_be_hidden()
    # Nobody here makes room for a dialog: it scrolls by itself, and its button stays in sight.
    plain.locator(".rail [data-do=settings]").click()
    sheet = plain.locator(".sheet-dialog")
    inside_of = (
        "(sheet) => [sheet.getBoundingClientRect().bottom <= innerHeight, sheet.scrollHeight > sheet.clientHeight]"
    )
    assert sheet.evaluate(inside_of) == [True, True]
    sheet.locator("footer [data-close]").click()
    expect(sheet).to_have_count(0)
    assert not page.evaluate("told.some(([id]) => id !== 'near')")
    # A sandbox without an origin, where no page may load files of its own: the single file has them with it.
    page.evaluate(
        """() => {
          const frame = document.querySelector('#plain');
          frame.sandbox = 'allow-scripts';
          const [site, asked] = frame.src.split('?');
          frame.src = `${site}pi-parlour.html?${asked.replace('pilotta/under', 'pis_yedili/seven')}`;
        }"""
    )
    card = plain.locator('.own-hand .card[data-card="7H"]')
    expect(card).to_be_visible(timeout=START)
    card.dispatch_event("click")
    expect(card).to_have_count(0)


def test_a_copy_on_the_disk(site, browser, tmp_path):
    """The tutorial and the house as folders, opened by a double click: the element takes the single file."""
    house = tmp_path / "house"
    (house / "assets").mkdir(parents=True)
    for name in ("pi-parlour.html", "assets/embed.js"):
        shutil.copyfile(site.root / name, house / name)
    shutil.copytree(site.root / "assets" / "posters", house / "assets" / "posters")
    for file in PAGES.iterdir():
        (tmp_path / file.name).write_text(filled(file, "house/", "file:"), encoding="utf-8")
    context = browser.new_context(offline=True)
    context.set_default_timeout(START)
    page = context.new_page()
    page.goto((tmp_path / "twenty.html").as_uri())
    press(page, "n10")
    heard(page, "n10", "ready")
    lay(inside(page, "n10"), "7H")
    assert heard(page, "n10", "solved")[0] == {"lesson": "pis_yedili/seven"}
    assert heard(page, "n10", "resize")[0]["height"] > 400
    context.close()
