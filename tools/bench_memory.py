"""How much memory a tab takes, page and worker together: the renderer process's own, as Linux counts it."""

import re
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tools.shell import say

MATCH = "index.html?game=pilotta&deal=1&seed=be&target=151"
PATIENCE = 900_000  # ms for a match
REST = 60_000  # ms after which the browser's own collectors have been

# A player in a hurry: does the first thing that is offered until the match is over.
PLAYER = """
    localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: "instant"}));
    const OFFERS = [".sheet[open] [data-sheet]", ".chooser:popover-open .chooser-button",
        '.own-hand .card[data-play="yes"]', '.choice:not([aria-disabled="true"])'];
    const hurry = setInterval(() => {
        if (document.querySelector('.sheet[open] [data-sheet="again"]')) {
            clearInterval(hurry);
            globalThis.matchIsOver = true;
            return;
        }
        OFFERS.map((offer) => document.querySelector(offer)).find(Boolean)?.click();
    }, 40);
"""


def renderers(browser: Browser) -> set[int]:
    """The process ids of all renderers."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {int(process["id"]) for process in processes if process["type"] == "renderer"}


def resident(process: int) -> dict[str, float]:
    """MB in memory now: all of it, its share of that, and what the process does not share with others."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    sizes = {name: int(size) / 1000 for name, size in re.findall(r"^(\w+): +(\d+) kB", text, re.MULTILINE)}
    return {"resident": sizes["Rss"], "share": sizes["Pss"], "own": sizes["Private_Clean"] + sizes["Private_Dirty"]}


def measure(browser: Browser, url: str) -> dict[str, float]:
    """MB over an empty page: in the lobby, on the bare pages, and after a match in a first and in a later visit."""
    if sys.platform != "linux":
        say("Memory is only measured on Linux.")
        return {}
    visits = {
        "bare PyScript-Pyodide": ("bare/pyodide.html", "document.querySelector('[data-action]')"),
        "lobby": ("index.html", "document.documentElement.dataset.image"),
        "after a match": (MATCH, "globalThis.matchIsOver"),
    }
    found: dict[str, float] = {}
    empty = weighed(browser, f"{url}bare/empty.html", "true", 1)
    for name, (path, done) in visits.items():
        for visit, words in ((1, "first visit"), (2, "later visit")):
            sizes = weighed(browser, url + path, done, visit)
            found[f"{name}, {words}"] = round(sizes["resident"] - empty["resident"])
            found[f"{name}, {words}, its share"] = round(sizes["share"] - empty["share"])
            found[f"{name}, {words}, not shared"] = round(sizes["own"] - empty["own"])
    return found


def weighed(browser: Browser, address: str, done: str, visit: int) -> dict[str, float]:
    """What the page's renderer takes, once it is done, at its first or a later visit of the profile."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    try:
        for number in range(visit):
            page = context.new_page()
            page.add_init_script(f"if (location.protocol === 'http:') {{ {PLAYER} }}")
            page.goto(address)
            page.wait_for_function(f"Boolean({done})", timeout=PATIENCE)
            page.wait_for_timeout(REST if number + 1 == visit and done != "true" else 5_000)
            sizes = [resident(process) for process in renderers(browser)]
            if number + 1 < visit:
                page.close()
        # A later visit may have the process of the one before, so it is known by its size: no other page is open.
        return max(sizes, key=lambda size: size["resident"])
    finally:
        context.close()
