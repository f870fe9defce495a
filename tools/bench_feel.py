"""How the page feels at play: how soon a click shows, and how long it is deaf while others think.

The longest task is given twice: as long as it took, with the pauses in which other programs ran, and its processor
time.
"""

import statistics

from playwright.sync_api import Browser, Page

from tools.bench_pages import READY
from tools.tracing import traced

TURNS = 20
PATIENCE = 120_000  # ms
NEXT_HAND = ".sheet[open] [data-sheet]"

# Long tasks and the delay from a click to its paint.
WATCH = """
    localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: "quick"}));
    globalThis.bench = {tasks: [], clicks: []};
    new PerformanceObserver(list => bench.tasks.push(...list.getEntries().map(e => [e.startTime, e.duration])))
        .observe({type: "longtask", buffered: true});
    new PerformanceObserver(list => bench.clicks.push(...list.getEntries().filter(e => e.name == "click")
        .map(e => e.duration))).observe({type: "event", durationThreshold: 16, buffered: true});
"""


def played(browser: Browser, address: str) -> dict[str, float]:
    """Play some turns by clicks: how soon a click shows, and the longest task of the page while the bots think."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector(READY, timeout=PATIENCE)
    page.wait_for_timeout(1_500)  # the deal's own animation is not a turn
    page.evaluate("bench.tasks.length = bench.clicks.length = 0")
    with traced(browser, page) as tasks:
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
        "longest_task_cpu_ms": round(tasks[0], 1),
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
