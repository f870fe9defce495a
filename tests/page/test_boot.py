"""The start: it works without another origin or storage, and a file that fails ends in words and a Retry button."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import START, Site

pytestmark = pytest.mark.fresh

SOON = 20_000  # ms from navigation within which the message must stand on the page (case 33)

PAGE_FILES = [
    "pyscript/core.js",
    "micropython.mjs",
    "micropython.wasm",
    "runtime/micropython.mjs",
    "py/ui.json",
    "runtime/attempt.js",
    "vendor/fluent.js",
    "ui/start.py",
]
WORKER_FILES = [
    "py/worker.py",
    "runtime/pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "library.zip.gz",
]

# As in a cross-site frame whose storage the visitor has blocked, in the page and in the worker alike.
STORAGE_BLOCKED = """
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(globalThis, name, {
            configurable: true,
            get() { throw new DOMException("storage is blocked", "SecurityError"); },
        });
"""


def told(page: Page) -> str:
    """What the message says, once it stands on the page with its Retry button."""
    panel = page.locator("#boot-failure")
    expect(panel).to_be_visible(timeout=SOON)
    expect(panel.get_by_role("button")).to_be_visible()
    reason = panel.locator("[data-boot-reason]:visible")
    expect(reason).to_have_count(1)
    assert len(reason.inner_text()) > 30
    return str(reason.get_attribute("data-boot-reason"))


def retry(page: Page, site: Site, started: Callable[[Page], None]) -> None:
    """The fault is gone, Retry is pressed, and the table answers without any message."""
    site.faults.clear()
    page.locator("#boot-failure").get_by_role("button").click()
    started(page)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_starts_with_every_other_origin_blocked(open_page):
    """Case 33: nothing that the start needs lies elsewhere (the browser resolves no other host)."""
    page = open_page()
    expect(page.locator("#boot-failure")).to_be_hidden()


@pytest.mark.parametrize("file", [*PAGE_FILES, *WORKER_FILES])
def test_a_missing_file_is_told_at_once(open_page, site, file):
    """Case 33: a 404 on any file of the chain."""
    site.faults.broken[file] = "missing"
    page = open_page(wait=False, allow=["."])
    told(page)
    expect(page.locator("html")).to_have_attribute("data-boot", "broken", timeout=START)


def test_a_table_that_begins_early_and_does_not_come_is_told(open_page, site, started):
    """Case 33: a link that deals has its worker begin before PyScript asks for one."""
    site.faults.broken["runtime/table.mjs"] = "missing"
    page = open_page("?game=pilotta&deal=1", wait=False, allow=["."])
    assert told(page) == "broken"
    retry(page, site, started)


def test_retry_after_a_missing_file(open_page, site, started):
    """Case 33: the fault goes away, Retry is pressed, and the game starts."""
    site.faults.broken["pyodide.asm.wasm"] = "missing"
    page = open_page(wait=False, allow=["."])
    told(page)
    retry(page, site, started)


@pytest.mark.parametrize("file", ["micropython.wasm", "py/ui.json", "pyodide.asm.wasm", "library.zip.gz"])
def test_a_truncated_file_is_told(open_page, site, file):
    """Half a file arrives, as from a broken mirror."""
    site.faults.broken[file] = "truncated"
    page = open_page(wait=False, allow=["."])
    assert told(page) in ("broken", "slow")


@pytest.mark.parametrize("file", ["micropython.wasm", "pyodide.asm.wasm", "library.zip.gz"])
def test_a_stalled_file_is_told(open_page, site, started, file):
    """Case 33: a file that never ends."""
    site.faults.broken[file] = "stalled"
    page = open_page(wait=False, allow=["."])
    assert told(page) == "slow"
    retry(page, site, started)


def test_a_slow_start_takes_its_message_back(open_page, site, started):
    """What was only slow goes on loading, and the message leaves when the table answers."""
    site.faults.broken["pyodide.asm.wasm"] = "late"
    page = open_page(wait=False)
    assert told(page) == "slow"
    site.faults.clear()
    started(page)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_an_old_browser_is_told(open_page):
    """No WebAssembly: said at once, in its own sentence."""
    page = open_page(wait=False, allow=["."], script="delete globalThis.WebAssembly")
    assert told(page) == "unsupported"


def test_a_browser_without_module_workers_is_told(open_page):
    """One that makes every worker a classic one: said at once, in the same sentence."""
    classic = """const Old = Worker;
        globalThis.Worker = class extends Old { constructor(address) { super(address); } };"""
    page = open_page(wait=False, allow=["."], script=classic)
    assert told(page) == "unsupported"


@pytest.mark.parametrize(
    ("door", "behind"),
    [("#lay-pis_yedili", "#form form"), ("#open-settings", "dialog[open]"), ("#play-pilotta", ".table")],
)
def test_a_door_of_the_shell_opens_before_python_is_there(open_page, site, door, behind):
    """What is clicked while MicroPython is still on its way is done when it has come, with no page loaded again."""
    site.faults.broken["micropython.wasm"] = "late"
    page = open_page(wait=False)
    page.evaluate("globalThis.samePage = true")
    page.locator(door).click()
    if door != "#open-settings":
        expect(page.locator("html")).to_have_attribute("data-route", "arriving")
        expect(page.locator("#arriving")).to_be_visible()
    site.faults.clear()
    expect(page.locator(behind)).to_be_visible(timeout=START)
    assert page.evaluate("globalThis.samePage")


def test_a_full_storage_is_told(open_page):
    """Nothing more can be stored: the lobby says that no match is kept, and a table is laid all the same."""
    full = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }"""
    page = open_page(script=full)
    expect(page.locator("#not-kept")).to_be_visible()
    page.locator("#play-pis_yedili").click()
    expect(page.locator(".table")).to_be_visible(timeout=START)


def test_starts_with_storage_blocked(open_page, site):
    """Case 27: every access to storage throws, in the page and in the worker."""
    site.faults.preludes["runtime/pyodide.mjs"] = STORAGE_BLOCKED
    page = open_page(script=STORAGE_BLOCKED)
    helper = "async (call) => { const m = await import(new URL('assets/runtime/attempt.js', document.baseURI)); return "
    assert page.evaluate(helper + "m.storage_get('x') }") is None
    assert page.evaluate(helper + "m.storage_set('x', 'y') }") is False


def test_what_an_older_pyodide_left_is_never_read(open_page):
    """Case 33: stores of another version and shape in the browser do not stop the start."""
    page = open_page(script="globalThis.stores = globalThis.indexedDB")
    page.evaluate(
        """() => Promise.all(['@pyscript.fs', '/pyodide', '@pyscript/pyodide', 'pyodide'].map((name) =>
          new Promise((done, failed) => {
            const asked = stores.open(name, 99);
            asked.onupgradeneeded = () => asked.result.createObjectStore('other');
            asked.onsuccess = done;
            asked.onerror = failed;
          })))"""
    )
    page.reload()
    page.wait_for_selector("html[data-table=live]", timeout=60_000)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_two_loads_deal_differently(open_page):
    """Case 24: a table that nobody gave a seed is dealt from the browser's own randomness."""
    shuffles: set[str] = set()
    for _ in range(2):
        page = open_page("?game=pis_yedili&deal=1")
        page.wait_for_function("localStorage.getItem('pi-parlour/match')?.includes('shuffle:')", timeout=60_000)
        record = page.evaluate("localStorage.getItem('pi-parlour/match')")
        shuffles |= set(re.findall(r"shuffle:\S+", record))
    assert len(shuffles) == 2


def test_the_address_may_be_malformed(open_page):
    """A broken % escape in the address is kept as written and stops nothing."""
    page = open_page()
    page.evaluate("history.replaceState(null, '', '?game=pis%20yedili&name=%E0%A4%A&empty&more=1+2')")
    helper = "async () => (await import(new URL('assets/runtime/attempt.js', document.baseURI))).query_params()"
    asked = page.evaluate(f"async () => JSON.parse(await ({helper})())")
    assert asked == {"game": "pis yedili", "name": "%E0%A4%A", "empty": "", "more": "1 2"}
