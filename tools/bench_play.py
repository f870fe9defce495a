"""`dev.py bench play`: how soon a click or a key shows on the screen, through a whole match of each game.

In Chromium on this machine, by the browser's own Event Timing, at the quick pace with everything that moves. Every
turn is taken by real input, one by mouse, the next by Tab, arrows and Enter, against ordinary computer players. An
interaction is what the browser counts as one: a press and what follows it. Those that are painted within 16 ms are not
reported by it and count as 16. *INP* is the page's own number as the field reckons it: the slowest, but for one in
fifty. *Longest task* is the most processor time that the page's thread took for one thing, which other programs on this
machine cannot make longer.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tools.anyone import OFFER
from tools.build import build
from tools.chromium import chromium
from tools.moments import SHORT
from tools.serve import SiteHandler, serving
from tools.shell import progress, say
from tools.tracing import traced

LIMIT: Final = 100  # ms, for three of four interactions
LENGTH: Final = {**SHORT, "pis_yedili": {"hands": "3"}}  # one hand of that may be over in a few turns
SIZES: Final = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE: Final = 900  # seconds for a match
TABS: Final = 40  # more than a table has stops
SHORTEST: Final = 16  # ms: what Event Timing tells of at all
WATCH: Final = """
    if (location.protocol === "http:")
        localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: "quick"}));
    globalThis.bench = {};
    new PerformanceObserver((list) => list.getEntries().forEach((one) => {
      if (!one.interactionId) return;
      const where = one.target?.closest?.(".card, [data-sheet], .choice, .prompts, .own-hand, .table");
      const kind = one.name.slice(0, 3) + " " + (where?.className ?? "");
      const before = bench[one.interactionId]?.[0] ?? 0;
      if (one.duration > before) bench[one.interactionId] = [one.duration, kind, one.processingStart - one.startTime,
        one.processingEnd - one.processingStart];
    })).observe({type: "event", durationThreshold: 16, buffered: true});
"""
# What is offered first, to walk to it by keys.
WANTED: Final = """() => [...document.querySelectorAll('.own-hand .card[data-play=yes]:not([aria-pressed=true])')].map(
    (card) => card.dataset.key)"""
IN_HAND: Final = "() => document.activeElement.matches('.own-hand .card')"


def match(browser: Browser, url: str, game: str, size: tuple[int, int], slower: float) -> dict[str, Any]:
    """A short match of that game from its first card to its standings; what its interactions took."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    options = "".join(f"&{name}={value}" for name, value in LENGTH[game].items())
    page.goto(f"{url}?game={game}&deal=1&seed=b37c&players=normal{options}")
    page.wait_for_selector(".own-hand .card", timeout=PATIENCE * 1000)
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    with traced(browser, page) as tasks:
        turns = whole(page)
    page.wait_for_timeout(500)
    counted = page.evaluate("performance.interactionCount")
    told: list[list[Any]] = list(page.evaluate("Object.values(bench)"))
    context.close()
    times = sorted([float(one[0]) for one in told] + [float(SHORTEST)] * (counted - len(told)))
    return {
        "turns": turns,
        "interactions": len(times),
        "median_ms": times[len(times) // 2],
        "p75_ms": times[len(times) * 3 // 4],
        "inp_ms": times[-1 - len(times) // 50],
        "longest_task_ms": round(tasks[0]),
        "slowest": [
            {"ms": ms, "waited_ms": round(waited), "worked_ms": round(worked), "on": kind}
            for ms, kind, waited, worked in sorted(told, reverse=True)[:5]
        ],
    }


def whole(page: Page) -> int:
    """Play the match; how many turns it took."""
    turns = 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.locator("[data-sheet=again]").count():
            return turns
        what, x, y = page.evaluate(OFFER)
        if what == "wait":
            page.wait_for_timeout(20)
            continue
        turns += 1
        if what == "card" and turns % 2 and by_keys(page):
            continue
        if what == "sheet" and turns % 2:
            page.keyboard.press("Enter")
        else:
            page.mouse.click(x, y)
        page.wait_for_timeout(60)
    raise AssertionError(f"{turns} turns, and the match is not over: {page.locator('#log').inner_text()[-300:]}")


def by_keys(page: Page) -> bool:
    """Play the first card that may be played by the keyboard; False where it has gone meanwhile."""
    cards = page.evaluate(WANTED)
    for _ in range(TABS):
        if page.evaluate(IN_HAND):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(TABS):
        if page.evaluate("() => document.activeElement.dataset.key") in cards[:1]:
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            return True
        page.keyboard.press("ArrowRight")
    return False


def measure(browser: Browser, root: Path, slower: float) -> dict[str, Any]:
    """By game and size."""
    found: dict[str, Any] = {}
    with serving(type("Handler", (SiteHandler,), {"root": root})) as url:
        for game in SHORT:
            for name, size in SIZES.items():
                progress(f"{game}, {name}")
                found[f"{game}, {name}"] = match(browser, url, game, size, slower)
    return found


def report(found: dict[str, Any]) -> None:
    """The numbers as lines for a person."""
    say(f"{'':20}{'interactions':>13}{'median':>9}{'p75':>7}{'INP':>7}{'longest task':>14}   slowest")
    for name, told in found.items():
        slow = told["slowest"][0] if told["slowest"] else {"ms": SHORTEST, "on": ""}
        numbers = f"{told['interactions']:13}{told['median_ms']:9.0f}{told['p75_ms']:7.0f}{told['inp_ms']:7.0f}"
        numbers += f"{told['longest_task_ms']:14}"
        say(f"{name:20}{numbers}   {slow['ms']:.0f} ({slow['on']})")
    say(f"ms from a press to what it shows; p75 is to stay under {LIMIT}")


def main() -> int:
    """Build, measure, print; the exit status says whether all games are within the limit."""
    words = argparse.ArgumentParser(prog="dev.py bench play")
    words.add_argument("--json", action="store_true")
    words.add_argument("--slower", type=float, default=1.0, help="the processor so many times slower (default: 1)")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = build(Path(folder) / "site").resolve()
        with chromium() as browser:
            found = measure(browser, root, given.slower)
    if given.json:
        print(json.dumps({"slower": given.slower, "limit_ms": LIMIT, "matches": found}))
    else:
        report(found)
    return 0 if all(told["p75_ms"] < LIMIT for told in found.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
