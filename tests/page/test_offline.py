"""After one visit the house opens without a connection, a new build takes over at the next load, a host can undo it.

Every test has its own copy of the site and its own server under a sub-path, which can go away and can get a new build.
"""

import json
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.conftest import START, Site, Watch, table_answers
from tests.page.player import entries, prefer, sit
from tools import offline
from tools.anyone import takes
from tools.engines import ChromiumTab
from tools.serve import SiteHandler, open_server

INSTANT = prefer(pace="instant")
LARGE = 50_000  # bytes


@dataclass
class Host:
    """A host of the site: what it was asked for and sent; `gone` answers nothing any more."""

    url: str
    root: Path
    gone: bool = False
    asked: list[str] = field(default_factory=list)
    sent: list[tuple[str, int]] = field(default_factory=list)

    def publish(self, **changes: str) -> None:
        """Put another build in the place of this one: English words by their key, as house_name="…"."""
        page = self.root / "index.html"
        shell = page.read_text("utf-8")
        for key, words in changes.items():
            shell = re.sub(rf'(data-word="{key.replace("_", "-")}"[^>]*>)[^<]*', rf"\g<1>{words}", shell)
        page.write_text(shell, "utf-8")
        book = self.root / "words" / "en.ftl"
        text = book.read_text("utf-8")
        for key, words in changes.items():
            text = re.sub(rf"^{key.replace('_', '-')} = .*$", f"{key.replace('_', '-')} = {words}", text, flags=re.M)
        book.write_text(text, "utf-8")
        offline.write(self.root)


class HostHandler(SiteHandler):
    """Serves the site of a `Host` under a sub-path, and falls silent when that is gone."""

    prefix = "/some/sub/path/"
    host: Host

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        """Answer, or hang up."""
        if self.host.gone:
            self.close_connection = True
            return
        self.host.asked.append(self.path)
        super().do_GET()

    def copyfile(self, source: object, outputfile: object) -> None:
        content = source.read()  # type: ignore[attr-defined]
        self.host.sent.append((self.path, len(content)))
        outputfile.write(content)  # type: ignore[attr-defined]


@pytest.fixture
def host(built_site: Site, tmp_path: Path) -> Iterator[Host]:
    """A site of one's own, served."""
    root = (tmp_path / "dist").resolve()
    shutil.copytree(built_site.root, root)
    handler = type("Handler", (HostHandler,), {"root": root})
    server = open_server(handler, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    handler.host = Host(f"http://127.0.0.1:{server.server_address[1]}{HostHandler.prefix}", root)  # type: ignore[attr-defined]
    yield handler.host  # type: ignore[attr-defined]
    server.shutdown()
    server.server_close()


@pytest.fixture
def profile(host: Host, browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser profile that may keep the house; what its pages report fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(INSTANT)
    watch = Watch("/".join(host.url.split("/", 3)[:3]) + "/")
    watch.follow(context)
    yield context
    usual = ".*ERR_ABORTED" + ("|sw.js|ERR_EMPTY_RESPONSE" if host.gone else "")  # a worker whose page loads again
    wrong = [line for line in watch.lines if not re.search(usual, line)]
    context.close()
    assert not wrong, "the page reported:\n" + "\n".join(wrong)


def visit(profile: BrowserContext, address: str) -> Page:
    """Open a page and wait until its table answers."""
    page = profile.new_page()
    page.goto(address)
    table_answers(page)
    return page


def kept(page: Page) -> None:
    """Wait until the house is kept for use without a connection."""
    expect(page.locator("html")).to_have_attribute("data-offline", "kept", timeout=START)


def becomes(page: Page, promised: str) -> None:
    """Wait until what the script promises is true: `wait_for_function` takes any promise for a yes."""
    end = time.monotonic() + START / 1000
    while not page.evaluate(promised):
        assert time.monotonic() < end, promised
        page.wait_for_timeout(100)


def waits(page: Page) -> None:
    """Wait until the build published second is kept whole beside the first."""
    becomes(
        page, "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting?.state === 'installed')"
    )


def looks_for_a_new_build(page: Page) -> None:
    """Have the browser look, as it does by itself after a load, and once a day."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((registration) => registration.update())")


def name_in_words(page: Page) -> bool:
    """Whether the words that the page would fetch now are those of the build published second."""
    text: str = page.evaluate("() => fetch('words/en.ftl').then((answer) => answer.text())")
    return "second parlour" in text


def is_second(page: Page) -> None:
    """The build published second is the one on the screen. A page that is not there cannot be asked why."""
    expect(page.locator("h1")).to_have_text("The second parlour", timeout=START)


def cached(page: Page) -> list[str]:
    """The addresses that are kept, relative to the site and with their revision."""
    return [
        request.split("/some/sub/path/")[1]
        for request in page.evaluate(
            """async () => {
              const kept = [];
              for (const name of await caches.keys())
                if (name.includes("-precache-"))
                  for (const {url} of await (await caches.open(name)).keys()) kept.push(url);
              return kept;
            }"""
        )
    ]


@pytest.fixture
def connected(host: Host, profile: BrowserContext) -> Callable[[], None]:
    """`connected()` visits once, lets the house be kept, and then the host is gone for good."""

    def and_then_gone() -> None:
        page = visit(profile, host.url)
        kept(page)
        page.close()
        host.gone = True

    return and_then_gone


@pytest.mark.parametrize("game", sorted(entries()))
def test_each_game_is_played_without_a_connection(host, profile, connected, game):
    """One visit to the lobby is enough: later there is no host, and each game deals and is played by clicks."""
    connected()
    page = visit(profile, f"{host.url}?game={game}&deal=1&seed=51")
    sit(page)
    takes(ChromiumTab(page), 6)
    blank = "() => [...document.querySelectorAll('img')].filter((image) => image.src && !image.naturalWidth).length"
    assert page.evaluate(blank) == 0
    page.reload()
    table_answers(page)
    sit(page)
    takes(ChromiumTab(page), 2)


def test_every_file_is_kept_as_it_was_built(host, profile, connected):
    """All languages, faces and games: each file the page could ask for comes without a host, byte by byte."""
    connected()
    page = visit(profile, host.url)
    files = [file.as_posix() for file in offline.needed(host.root)]
    asked = offline.addresses(host.root)
    languages = {file.stem for file in (host.root / "words").glob("*.ftl")}
    assert {f"words/{language}.ftl" for language in languages} <= set(files)
    wrong = page.evaluate(
        """async (files) => {
          const wrong = [];
          for (const [name, hash] of files) {
            const answer = await fetch(name).catch(() => null);
            const digest = answer?.ok && await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
            if (!digest || "sha256-" + new Uint8Array(digest).toBase64() !== hash) wrong.push(name);
          }
          return wrong;
        }""",
        [
            (entry["url"], entry["integrity"])
            for entry in (offline.entry(host.root, Path(name), asked) for name in files)
        ],
    )
    assert wrong == []
    assert len(files) > 250


def test_keeping_waits_for_the_table_and_fetches_nothing_large_twice(host, profile):
    """The first start is not slowed: sw.js is asked for when the worker's own files have long been there."""
    page = visit(profile, host.url)
    kept(page)
    first = [Path(path.split("?")[0]).name for path in host.asked]
    for file in ("pyodide.asm.wasm", "library.zip.gz", "start.py"):
        assert first.index(file) < first.index("sw.js")
    large = [path.split("?")[0] for path, size in host.sent if size > LARGE]
    twice = {Path(path).name for path in large if large.count(path) > 1}
    assert twice <= {"pyodide.asm.wasm"}  # more than the cache of a private window holds of one file


def test_a_new_build_takes_over_at_the_next_load_and_saves_stay(host, profile):
    """Case 26: the load after a new build is the new build everywhere, its list and what is kept agree."""
    page = visit(profile, f"{host.url}?game=pis_yedili&deal=1&seed=51")
    sit(page)
    takes(ChromiumTab(page), 1)
    kept(page)
    record = page.evaluate("localStorage.getItem('pi-parlour/match')")
    assert record
    old = set(cached(page))
    host.publish(house_name="The second parlour")
    page.goto(host.url)
    table_answers(page)
    expect(page.locator("h1")).to_have_text("Pi Parlour")
    waits(page)
    page.reload()
    is_second(page)
    table_answers(page)
    new = set(cached(page))
    assert {name.split("?")[0] for name in new ^ old} == {"index.html", "words/en.ftl"}
    assert page.evaluate("localStorage.getItem('pi-parlour/match')") == record
    page.locator("[data-do=continue]").click()
    sit(page)
    takes(ChromiumTab(page), 1)


def test_a_table_that_is_open_plays_on_while_a_new_build_comes(host, profile):
    """What is open keeps to its own build, and so does what is opened beside it; the next load alone is the new one."""
    first = visit(profile, f"{host.url}?game=pis_yedili&deal=1&seed=51")
    sit(first)
    kept(first)
    host.publish(house_name="The second parlour")
    looks_for_a_new_build(first)
    waits(first)
    takes(ChromiumTab(first), 3)
    assert not name_in_words(first)
    second = visit(profile, host.url)
    expect(second.locator("h1")).to_have_text("Pi Parlour")
    assert not name_in_words(second)
    takes(ChromiumTab(first), 1)
    first.close()
    second.reload()
    is_second(second)
    table_answers(second)
    assert name_in_words(second)


def test_another_file_under_the_right_name_is_not_kept(host, profile):
    """Case 26: a stale copy on the way cannot get into a new build; the old one stays until all is right."""
    page = visit(profile, host.url)
    kept(page)
    host.publish(house_name="The second parlour", house_sentence="Not yet.")
    book = host.root / "words" / "en.ftl"
    right = book.read_text("utf-8")
    book.write_text(right.replace("Not yet.", "An old copy."), "utf-8")
    end = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const begun = new Promise((done) => {
            registration.addEventListener("updatefound", () => done(registration.installing), {once: true});
          });
          registration.update();
          const fresh = await begun;
          return new Promise((done) => {
            const look = () => ["redundant", "installed", "activated"].includes(fresh.state) && done(fresh.state);
            fresh.addEventListener("statechange", look);
            look();
          });
        }"""
    )
    assert end == "redundant"
    page.reload()
    table_answers(page)
    expect(page.locator("h1")).to_have_text("Pi Parlour")
    book.write_text(right, "utf-8")
    looks_for_a_new_build(page)
    waits(page)
    page.reload()
    is_second(page)


def test_a_host_can_take_it_back(host, profile):
    """Case 26: sw-off.js in the place of sw.js throws all kept files away, and saves stay."""
    page = visit(profile, f"{host.url}?game=pis_yedili&deal=1&seed=51")
    sit(page)
    kept(page)
    record = page.evaluate("localStorage.getItem('pi-parlour/match')")
    shutil.copyfile(host.root / "sw-off.js", host.root / "sw.js")
    page.goto(host.url)
    becomes(page, "() => caches.keys().then((names) => !names.some((name) => name.includes('-precache-')))")
    page.wait_for_function("() => !navigator.serviceWorker.controller", timeout=START)
    table_answers(page)
    assert page.evaluate("localStorage.getItem('pi-parlour/match')") == record
    host.asked.clear()
    page.reload()
    table_answers(page)
    assert any(path.endswith("start.py") for path in host.asked)
    page.wait_for_timeout(3000)  # the page asks for sw.js again: that one must not load it again, for ever
    assert sum(path.endswith("start.py") for path in host.asked) == 1


@pytest.mark.parametrize("blocked", ["refuses", "throws", "frame", "saves data"])
def test_where_nothing_can_be_kept_the_game_starts_all_the_same(open_page, site, blocked):
    """No service worker, a frame of another page, a visitor who saves data: no word about it, nothing registered."""
    script = {
        "refuses": "navigator.serviceWorker.register = () => Promise.reject(new Error('no'))",
        "throws": "Object.defineProperty(navigator, 'serviceWorker', {get() { throw new Error('no') }})",
        "saves data": "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})",
    }.get(blocked)
    if blocked == "frame":
        page = open_page("words/en.ftl", wait=False, service_workers="allow")
        frame = "(src) => document.body.append(Object.assign(document.createElement('iframe'), {src}))"
        page.evaluate(frame, site.url)
        expect(page.frame_locator("iframe").locator("html")).to_have_attribute("data-table", "live", timeout=START)
    else:
        page = open_page(script=script, service_workers="allow")
    page.wait_for_timeout(3000)
    assert not any(path.endswith("sw.js") for path in site.faults.asked)


def test_it_can_be_installed(host, profile):
    """Chromium finds nothing missing: manifest, icons, a worker that answers."""
    page = visit(profile, host.url)
    kept(page)
    tools = profile.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["shortcuts"]
    problems = [error["errorId"] for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [problem for problem in problems if problem != "in-incognito"] == []
