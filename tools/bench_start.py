"""`dev.py bench start`: how long until somebody can play, and how the page feels then, in Chromium on this machine.

Start is the time from navigation to the first frame with an enabled prompt of a dealt table, opened by a link that
deals at once, with the pace "instant". Cold is a fresh browser profile, warm the next visit with the same one. Two bare
pages are measured in the same run, round by round: PyScript on Pyodide and PyScript on MicroPython, each until its
first line of Python has written to the page. Bytes are those of the files a cold visit asks for, as they are and as a
host with gzip sends them.
"""

import argparse
import gzip
import json
import statistics
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tools.build import build
from tools.chromium import chromium
from tools.serve import SiteHandler, serving
from tools.shell import progress, say

ROUNDS = 5
TURNS = 20
PATIENCE = 120_000  # ms

READY = '[data-own] [data-play="yes"], [data-action]:not([aria-disabled="true"])'
NEXT_HAND = ".sheet[open] [data-sheet]"
PAGES = {
    "game": "index.html?game=pis_yedili&deal=1&seed=",
    "pyodide": "bare-pyodide.html?",
    "micropython": "bare-micropython.html?",
}

BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="assets/vendor/pyscript/core.js"></script><p data-hello></p>
<script type="{type}" config='{{"interpreter": "{interpreter}"}}'>
from pyscript import document
document.querySelector("[data-hello]").setAttribute("data-action", "")
</script></html>"""

# Notes the first frame in which something can be done, and the long tasks and input delays after it.
WATCH = """
    localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: PACE}));
    globalThis.bench = {ready: 0, tasks: [], clicks: []};
    const look = () => document.querySelector(READY) ? bench.ready = performance.now() : requestAnimationFrame(look);
    requestAnimationFrame(look);
    new PerformanceObserver(list => bench.tasks.push(...list.getEntries().map(e => [e.startTime, e.duration])))
        .observe({type: "longtask", buffered: true});
    new PerformanceObserver(list => bench.clicks.push(...list.getEntries().filter(e => e.name == "click")
        .map(e => e.duration))).observe({type: "event", durationThreshold: 16, buffered: true});
"""


def watch(pace: str) -> str:
    """The script that runs before those of the page."""
    return WATCH.replace("READY", json.dumps(READY)).replace("PACE", json.dumps(pace))


class CountingHandler(SiteHandler):
    """Notes which files are asked for."""

    asked: set[str]

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        """Answer as always."""
        self.asked.add(self.translate_path(self.path))
        super().do_GET()


def measure(browser: Browser, root: Path) -> dict[str, Any]:
    """All numbers of one run: times in ms, medians over the rounds."""
    for name, interpreter in (("pyodide", "pyodide/pyodide.mjs"), ("micropython", "micropython/micropython.mjs")):
        kind = "py" if name == "pyodide" else "mpy"
        text = BARE.format(type=kind, interpreter=f"./assets/vendor/{interpreter}")
        (root / f"bare-{name}.html").write_text(text, encoding="utf-8")
    asked: set[str] = set()
    handler = type("Handler", (CountingHandler,), {"root": root, "asked": asked})
    times: dict[str, dict[str, list[float]]] = {name: {"cold": [], "warm": []} for name in PAGES}
    files: dict[str, set[str]] = {}
    with serving(handler) as url:
        for number in range(ROUNDS):
            progress(f"start, round {number + 1} of {ROUNDS}")
            for name, address in PAGES.items():
                asked.clear()
                context = browser.new_context()
                times[name]["cold"].append(opened(context, f"{url}{address}{number:02x}"))
                files[name] = set(asked)
                times[name]["warm"].append(opened(context, f"{url}{address}{number:02x}"))
                context.close()
        progress(f"{TURNS} turns")
        feel = played(browser, f"{url}{PAGES['game']}07")
    starts = {
        name: {
            "cold_ms": round(statistics.median(kinds["cold"])),
            "warm_ms": round(statistics.median(kinds["warm"])),
            "bytes": sum(Path(file).stat().st_size for file in files[name] if Path(file).is_file()),
            "gzip_bytes": sum(packed_size(file) for file in files[name] if Path(file).is_file()),
        }
        for name, kinds in times.items()
    }
    return {"start": starts, **feel}


def opened(context: BrowserContext, address: str) -> float:
    """Open a page and return when, in ms after navigation, the first thing could be done."""
    page = context.new_page()
    page.add_init_script(watch("instant"))
    page.goto(address)
    page.wait_for_function("bench.ready > 0", timeout=PATIENCE)
    when: float = page.evaluate("bench.ready")
    page.close()
    return when


def played(browser: Browser, address: str) -> dict[str, float]:
    """Play some turns by clicks: how soon a click shows, and the longest task of the page while the bots think."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(watch("quick"))
    page.goto(address)
    page.wait_for_function("bench.ready > 0", timeout=PATIENCE)
    page.wait_for_timeout(1_500)  # the deal's own animation is not a turn
    page.evaluate("bench.tasks.length = bench.clicks.length = 0")
    clicks = sum(take_turn(page) for _ in range(TURNS))
    # Event Timing leaves out what is painted within 16 ms.
    shown: list[float] = page.evaluate("bench.clicks")
    shown += [16.0] * max(0, clicks - len(shown))
    longest: float = page.evaluate("Math.max(0, ...bench.tasks.map(([, ms]) => ms))")
    context.close()
    return {
        "clicks": clicks,
        "click_to_paint_ms": statistics.median(shown) if shown else 0.0,
        "longest_task_ms": longest,
    }


def take_turn(page: Page) -> int:
    """Do the first thing that can be done, a card before a button; how many clicks it took."""
    page.wait_for_selector(f"{READY}, {NEXT_HAND}", timeout=PATIENCE)
    sheet = page.locator(NEXT_HAND)
    if sheet.count():
        sheet.first.click()
        page.wait_for_timeout(1_500)  # for the deal
        return 1
    card = page.locator('[data-own] [data-play="yes"]')
    target = card.first if card.count() else page.locator(READY).first
    target.click(position={"x": 8, "y": 30} if card.count() else None)
    page.wait_for_timeout(150)
    choice = page.locator("[data-choose]:visible")
    if choice.count():
        choice.first.click()
        page.wait_for_timeout(150)
        return 2
    return 1


@cache
def packed_size(file: str) -> int:
    """The size of a file as a host with gzip sends it; what is packed already stays as it is."""
    content = Path(file).read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))


def report(found: dict[str, Any]) -> None:
    """The numbers as lines for a person."""
    for name, numbers in found["start"].items():
        say(
            f"{name:12} cold {numbers['cold_ms']:6,} ms   warm {numbers['warm_ms']:6,} ms"
            f"   {numbers['bytes'] / 1e6:5.2f} MB, {numbers['gzip_bytes'] / 1e6:5.2f} MB gzipped"
        )
    longest = found["longest_task_ms"]
    say(f"click to paint  {found['click_to_paint_ms']:.0f} ms (median of {found['clicks']}, 16 stands for up to 16)")
    say(f"longest task while others think  {f'{longest:.0f} ms' if longest else 'none over 50 ms'}")


def main() -> None:
    """Build, measure, print."""
    words = argparse.ArgumentParser(prog="dev.py bench start")
    words.add_argument("--json", action="store_true")
    as_json = words.parse_args().json
    with tempfile.TemporaryDirectory() as folder:
        root = build(Path(folder) / "site").resolve()
        with chromium() as browser:
            found = measure(browser, root)
    if as_json:
        print(json.dumps(found))
    else:
        report(found)


if __name__ == "__main__":
    main()
