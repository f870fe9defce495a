"""The image of the worker's memory: a second visit starts from it, and whatever is wrong with it, the table is laid."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import START, Site

pytestmark = pytest.mark.fresh

DEAL = "?game=pis_yedili&deal=1"

# The entry of this site, and what to put in its place: `bytes` are its own, `answer` the response that is kept.
TAMPER = """async (change) => {
    const store = await caches.open("pi-parlour-image");
    const [request] = await store.keys();
    const answer = await store.match(request);
    const digested = async (bytes) => [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const changes = {
        "one bit": (bytes) => { bytes[bytes.length >> 1] ^= 1; return bytes; },
        "half of it": (bytes) => bytes.slice(0, bytes.length >> 1),
        "nothing": () => new Uint8Array(),
        "no image": () => new Uint8Array(1 << 20).fill(7),
        "no memory": (bytes) => bytes.fill(0, 4096),
        "another Pyodide's": (bytes) => { bytes[20] ^= 1; return bytes; },
    };
    const bytes = changes[change](new Uint8Array(await answer.arrayBuffer()));
    const sealed = ["no image", "no memory", "another Pyodide's"].includes(change);
    const headers = {"x-digest": sealed ? await digested(bytes) : answer.headers.get("x-digest")};
    await store.put(request, new Response(bytes, {headers}));
}"""
KEYS = """async () => (await (await caches.open("pi-parlour-image")).keys()).map((request) => request.url)"""


def image_is(page: Page, what: str) -> None:
    """Wait until the page has seen to the image."""
    expect(page.locator("html")).to_have_attribute("data-image", what, timeout=START)


def shuffles(page: Page) -> set[str]:
    """The shuffles of the match that is kept in the browser."""
    page.wait_for_function("localStorage.getItem('pi-parlour/match')?.includes('shuffle:')", timeout=START)
    return set(re.findall(r"shuffle:\S+", page.evaluate("localStorage.getItem('pi-parlour/match')")))


def anew(page: Page, site: Site) -> None:
    """A new match in a new page of the same browser, as by the same link."""
    page.evaluate("localStorage.removeItem('pi-parlour/match')")
    page.goto(site.url + DEAL)


def test_a_second_visit_starts_from_the_image_and_deals_other_cards(open_page, site):
    """Case 24: with everything else as it was, three matches of one link are dealt three times."""
    page = open_page(DEAL)
    dealt = shuffles(page)
    image_is(page, "kept")
    for visit in (2, 3):
        anew(page, site)
        dealt |= shuffles(page)
        assert len(dealt) == visit
        image_is(page, "used")


@pytest.mark.parametrize("change", ["one bit", "half of it", "nothing", "no image", "no memory", "another Pyodide's"])
def test_a_damaged_image_is_not_used(open_page, change):
    """What is not as it was kept, or is no image of this Pyodide, makes place for a plain start and a new image."""
    page = open_page(allow=["fatal error", "RuntimeError"])
    image_is(page, "kept")
    page.evaluate(TAMPER, change)
    page.reload()
    image_is(page, "kept")
    expect(page.locator("#boot-failure")).to_be_hidden()
    page.reload()
    image_is(page, "used")


def test_an_evicted_image_is_made_again(open_page):
    """A browser that needs room takes the whole store away."""
    page = open_page()
    image_is(page, "kept")
    page.evaluate("caches.delete('pi-parlour-image')")
    page.reload()
    image_is(page, "kept")


@pytest.mark.parametrize("refusal", ["put", "open", "open for ever"])
def test_a_full_or_blocked_store_does_not_matter(open_page, site, started, refusal):
    """No room for an image, or no store to keep it in: the table is laid all the same, now and the next time."""
    method = refusal.split()[0]
    holder = {"put": "Cache", "open": "CacheStorage"}[method]
    refuses = "throw new DOMException('no', 'QuotaExceededError')"
    does = "return new Promise(() => {})" if "for ever" in refusal else refuses
    site.faults.preludes["runtime/pyodide.mjs"] = f"{holder}.prototype.{method} = async () => {{ {does} }};\n"
    page = open_page()
    image_is(page, "none")
    page.reload()
    started(page)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_an_older_image_makes_place(open_page, site):
    """Of one site one image is kept; what another site of the same host keeps stays there."""
    page = open_page("assets/icon.svg", wait=False, allow=["404"])
    page.evaluate(
        """async ([mine, other]) => {
            const store = await caches.open("pi-parlour-image");
            await store.put(mine, new Response("old"));
            await store.put(other, new Response("theirs"));
        }""",
        [f"{site.url}image-0123-old", f"{site.url}../other/image-0123-theirs"],
    )
    page.goto(site.url)
    image_is(page, "kept")
    kept = page.evaluate(KEYS)
    assert len(kept) == 2
    assert not any(url.endswith("-old") for url in kept)
    assert any(url.endswith("/other/image-0123-theirs") for url in kept)


def test_another_try_does_without_the_image(open_page, site, started):
    """Retry after a failed start clears the image away, should that have been at fault."""
    page = open_page(allow=["."])
    image_is(page, "kept")
    site.faults.broken["py/worker.py"] = "missing"
    page.reload()
    panel = page.locator("#boot-failure")
    expect(panel).to_be_visible(timeout=20_000)
    site.faults.clear()
    with page.expect_navigation():
        panel.get_by_role("button").click()
    assert page.evaluate(KEYS) == []
    started(page)
