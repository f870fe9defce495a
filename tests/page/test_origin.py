"""No request ever leaves the house: behind a proxy that notes whatever is asked of anybody else, it notes nothing."""

import http.server
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.page.conftest import START, Site, table_answers
from tests.page.player import entries, prefer, sit
from tools.anyone import takes
from tools.engines import ChromiumTab


class Notes(http.server.BaseHTTPRequestHandler):
    """A proxy that lets nothing through and remembers who was asked for."""

    asked: list[str]

    def note(self) -> None:
        self.asked.append(self.path)
        self.send_error(403)

    do_GET = do_HEAD = do_POST = do_CONNECT = note  # noqa: N815 - the names http.server calls

    def log_message(self, format: str, *args: object) -> None:
        """Only the list counts."""


@pytest.fixture
def asked() -> list[str]:
    """What was asked of others."""
    return []


@pytest.fixture
def watched(browser: Browser, asked: list[str]) -> Iterator[BrowserContext]:
    """A profile whose every request to another host than the site's goes through the proxy."""
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (Notes,), {"asked": asked}))
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        proxy={"server": f"http://127.0.0.1:{proxy.server_address[1]}", "bypass": "127.0.0.1"},
    )
    context.add_init_script(prefer(pace="instant"))
    yield context
    context.close()
    proxy.shutdown()
    proxy.server_close()


def test_no_request_leaves_the_origin(watched, asked, site: Site):
    """Page, worker and service worker, the lobby and a table of each game: nobody else is asked for anything."""
    page = watched.new_page()
    page.goto(site.url)
    table_answers(page)
    expect(page.locator("html")).to_have_attribute("data-offline", "kept", timeout=START)
    for game in entries():
        page.goto(f"{site.url}?game={game}&deal=1&seed=51")
        table_answers(page)
        sit(page)
        takes(ChromiumTab(page), 3)
    assert asked == []
    # The page may not even if it wanted to; a page without the policy may, and is noted.
    assert page.evaluate("() => fetch('http://elsewhere.test/').then(() => 'answered', () => 'refused')") == "refused"
    assert asked == []
    other = watched.new_page()
    other.goto("http://elsewhere.test/")
    assert asked[0] == "http://elsewhere.test/"  # and then for its icon, sooner or later
