"""The built site in a real Chromium: a server, a browser, and pages that fail their test when anything goes wrong.

    def test_lobby(open_page):
        page = open_page(viewport=(360, 740))      # the site's root, once the table answers
        page.get_by_role("button", name="Play").click()

Any console error, exception, failed request or request to another origin fails the test when it ends.
A test that provokes some names them: `open_page(allow=["404"])`, regular expressions over the report's lines.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.page.faults import Faults, FaultyHandler
from tools.build import build
from tools.chromium import chromium
from tools.install import MODULES
from tools.look import settle
from tools.serve import serving

START = 60_000  # ms a start may take on a busy machine before a test gives up


@dataclass
class Site:
    """The built site as it is served; `faults` go away after each test."""

    url: str
    root: Path
    faults: Faults


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site, built once and served under a sub-path of 127.0.0.1."""
    root = build(tmp_path_factory.mktemp("site") / "dist").resolve()
    faults = Faults()
    with serving(type("Handler", (FaultyHandler,), {"root": root, "faults": faults})) as url:
        yield Site(url, root, faults)


@pytest.fixture
def site(built_site: Site) -> Iterator[Site]:
    """The served site, without faults before and after the test."""
    yield built_site
    built_site.faults.clear()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with chromium() as started_browser:
        yield started_browser


@dataclass
class Watch:
    """What went wrong in one browser context, a line each."""

    origin: str
    lines: list[str] = field(default_factory=list)

    def follow(self, context: BrowserContext) -> None:
        """Listen to every page and worker of the context."""
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.lines.append(f"exception: {error.error.stack or error.error}"))
        context.on("requestfailed", self.miss)
        context.on("request", self.ask)

    def hear(self, message: ConsoleMessage) -> None:
        """An error of the console; for a file that is no page of ours the browser looks for an icon by itself."""
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.lines.append(f"console: {message.text}")

    def miss(self, request: Request) -> None:
        """A request that failed; one that was only cut short, as when the page is left, is nobody's fault."""
        if "ERR_ABORTED" not in str(request.failure):
            self.lines.append(f"failed: {request.url} {request.failure}")

    def ask(self, request: Request) -> None:
        if not request.url.startswith((self.origin, f"blob:{self.origin}", "data:")):
            self.lines.append(f"another origin: {request.url}")


class Profile:
    """A browser profile that one test after the other may have: everything is forgotten in between but the image of
    the worker's memory, from which a table opens in a third of the time."""

    def __init__(self, browser: Browser, site: Site, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(START)
        self.origin = "/".join(site.url.split("/", 3)[:3]) + "/"
        self.watch = Watch(self.origin)
        self.watch.follow(self.context)

    def forget(self) -> None:
        """As if nobody had been here."""
        self.context.clear_cookies()
        self.context.clear_permissions()
        page = self.context.new_page()
        page.route("**/*", lambda route: route.fulfill(body=""))
        page.goto(self.origin)
        page.evaluate(
            """async () => {
              localStorage.clear();
              for (const {name} of await indexedDB.databases()) indexedDB.deleteDatabase(name);
              while ((await navigator.locks.query()).held.length) await new Promise((done) => setTimeout(done, 50));
            }"""
        )
        page.close()
        self.watch.lines.clear()


@pytest.fixture(scope="session")
def profiles() -> dict[str, list[Profile]]:
    """Those that nobody has, by what they were opened with."""
    return {}


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, site: Site, browser: Browser, profiles: dict[str, list[Profile]]
) -> Iterator[Callable[..., Page]]:
    """`open_page(path="", viewport=(1280, 800), allow=(), wait=True, script=None, fresh=False)`: the site in a profile
    where nobody has played.

    `path` is put after the site's address ("?game=pis_yedili"), `wait` waits until the table answers, and
    `script` runs before any script of the page; the rest goes to Playwright's `new_context`. Nothing is kept for use
    without a connection, so that a page asks the server itself; test_offline.py has pages that keep. A `fresh` profile
    has no image of the worker's memory either, and `script` runs in all its pages; so it is wherever the site has
    faults, and in tests marked so.
    """
    marked = request.node.get_closest_marker("fresh") is not None
    opened: list[tuple[Profile, str, Sequence[str]]] = []

    def open_one(
        path: str = "",
        *,
        viewport: tuple[int, int] = (1280, 800),
        allow: Sequence[str] = (),
        wait: bool = True,
        script: str | None = None,
        fresh: bool = False,
        **options: Any,
    ) -> Page:
        options = {"service_workers": "block"} | options
        key = "" if fresh or marked or site.faults.any() else repr(sorted(options.items()))
        free = profiles.setdefault(key, [])
        if free:
            profile = free.pop()
            profile.forget()
        else:
            profile = Profile(browser, site, options)
        opened.append((profile, key, allow))
        if script is not None and not key:
            profile.context.add_init_script(script)
        page = profile.context.new_page()
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        if script is not None and key:
            page.add_init_script(script)
        page.goto(site.url + path)
        if wait:
            table_answers(page)
        return page

    yield open_one
    wrong: list[str] = []
    for profile, key, allow in opened:
        wrong += [line for line in profile.watch.lines if not any(re.search(pattern, line) for pattern in allow)]
        if key:
            for page in profile.context.pages:
                page.close()
            profiles[key].append(profile)
        else:
            profile.context.close()
    assert not wrong, "the page reported:\n" + "\n".join(wrong)


def table_answers(page: Page, timeout: float = START) -> None:
    """Wait until the page is live and its worker has answered."""
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=timeout)
    expect(page.locator("html")).to_have_attribute("data-table", "live", timeout=timeout)


@pytest.fixture
def patient() -> Iterator[None]:
    """What is expected may take its time: for tests that load many pages on a machine that is busy with others."""
    expect.set_options(timeout=START / 2)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture
def started() -> Callable[[Page], None]:
    """`started(page)` waits until the page is live and its worker has answered."""
    return table_answers


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """`axe(page)` lists the accessibility faults that axe-core finds, in both themes: rule, impact, and where."""
    source = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def violations(page: Page) -> list[str]:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(f"() => {{ {source} }}")
        usual = page.evaluate("() => document.documentElement.dataset.theme ?? null")
        lines = []
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            settle(page)
            found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]
            lines += [
                f"{theme}: {fault['id']} ({fault['impact']}): {fault['help']}: {node['html'][:160]}"
                for fault in found
                for node in fault["nodes"]
            ]
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme ?? 'system' }", usual)
        return lines

    return violations
