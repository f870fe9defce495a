"""`dev.py bench start`: how long until somebody can play, what it weighs, and how the page feels.

In Chromium on this machine; times are from navigation. *Lobby, a door* is the first frame in which a click on a game's
door in it is answered; *lobby, once painted* when one is that comes after the browser has told that the door is on the
screen, beside the start of Python; *lobby* when Python has taken over and everything else in it answers too; *table*
when a dealt table, opened by a link, has its first enabled prompt; the two bare PyScript pages are measured in the
same rounds, each until the first frame that has what its first line of Python wrote. Cold is a fresh profile; warm the
next visit with the same one; offline that with no line, where a service worker holds the site; throttled is cold at
the developer tools' slow 4G with a CPU four times slower, from a host that compresses. Bytes are those of the files
that a cold visit asks for, as they are and gzipped. Memory is the renderer process's over that of an empty page.
"""

import argparse
import json
import re
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tools import bench_memory, bench_throttle
from tools.bench_feel import played
from tools.bench_pages import PAGES, PRESSED, BenchHandler, packed_size, put_bare_pages
from tools.build import build
from tools.chromium import chromium
from tools.serve import serving
from tools.shell import progress, say

ROUNDS = 7
THROTTLED_ROUNDS = 3
PATIENCE = 240_000  # ms

# Clicks at what is there, frame by frame from when it may be clicked at (MAY), until there is an answer.
PRESS = """
    const press = () => {
        const door = document.querySelector(PRESSED);
        if (!bench.ready && door?.getBoundingClientRect().width && (MAY)) door.click();
        if (document.querySelector(WANTED)) bench.ready ||= performance.now();
        else requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
"""
# Notes the first frame that shows what is waited for, the first paint, and what moves after it.
WATCH = """
    localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: "instant"}));
    globalThis.bench = {ready: 0, shift: 0};
    const look = () => document.querySelector(WANTED) ? bench.ready = performance.now() : requestAnimationFrame(look);
    requestAnimationFrame(look);
    new PerformanceObserver(list => list.getEntries().forEach(e => { if (!e.hadRecentInput) bench.shift += e.value; }))
        .observe({type: "layout-shift", buffered: true});
"""
SEEN = """() => ({ready: bench.ready, shift: bench.shift,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null})"""
PUT_BY = """() => {
    const {image, offline, table} = document.documentElement.dataset;
    return (image !== undefined && offline === "kept") || !table;
}"""


def opened(context: BrowserContext, url: str, name: str, before: Callable[[Page], None] | None = None) -> Any:
    """Open one of the pages, and what it has shown when: `ready`, `paint` (ms), `shift`."""
    path, wanted = PAGES[name]
    page = context.new_page()
    page.add_init_script(WATCH.replace("WANTED", json.dumps(wanted)))
    if name in PRESSED:
        door, may = PRESSED[name]
        words = {"PRESSED": json.dumps(door), "MAY": may, "WANTED": json.dumps(wanted)}
        page.add_init_script(re.sub("|".join(words), lambda word: words[word[0]], PRESS))
    if before:
        before(page)
    page.goto(url + path, wait_until="commit")
    page.wait_for_function("globalThis.bench?.ready > 0", timeout=PATIENCE)
    return page, page.evaluate(SEEN)


def visited(browser: Browser, url: str, name: str, asked: set[str]) -> dict[str, Any]:
    """A cold visit, a warm one, and one without a line where the site can do that."""
    asked.clear()
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page, cold = opened(context, url, name)
    files = set(asked)
    page.wait_for_function(PUT_BY, timeout=PATIENCE)
    page.wait_for_timeout(500)
    page.close()
    page, warm = opened(context, url, name)
    served = page.evaluate("() => Boolean(navigator.serviceWorker?.controller)")
    page.close()
    found = {"cold": cold, "warm": warm, "files": files}
    if served:
        context.set_offline(True)
        page, found["offline"] = opened(context, url, name)
        page.close()
    context.close()
    return found


def measure(browser: Browser, root: Path, rounds: int) -> dict[str, Any]:
    """All numbers of one run: times in ms, medians over the rounds."""
    put_bare_pages(root)
    asked: set[str] = set()
    gzips = [False]
    handler = type("Handler", (BenchHandler,), {"root": root, "asked": asked, "gzips": gzips})
    visits: dict[str, list[dict[str, Any]]] = {name: [] for name in PAGES}
    throttled: dict[str, list[float]] = {name: [] for name in PAGES}
    with serving(handler) as url:
        for number in range(rounds):
            progress(f"start, round {number + 1} of {rounds}")
            for name in PAGES:
                visits[name].append(visited(browser, url, name, asked))
        gzips[0] = True
        for number in range(min(rounds, THROTTLED_ROUNDS)):
            progress(f"throttled, round {number + 1} of {min(rounds, THROTTLED_ROUNDS)}")
            for name in PAGES:
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                page, seen = opened(context, url, name, bench_throttle.slow)
                throttled[name].append(seen["ready"])
                page.close()
                context.close()
        gzips[0] = False
        progress("memory")
        memory = bench_memory.measure(browser, url)
        progress("turns")
        feel = played(browser, url + PAGES["table"][0])
    starts = {name: summary(visits[name], throttled[name]) for name in PAGES}
    return {"rounds": rounds, "start": starts, "memory_mb": memory, **feel}


def summary(visits: list[dict[str, Any]], throttled: list[float]) -> dict[str, Any]:
    """One page's numbers."""

    def median(kind: str, what: str) -> float | None:
        known = [visit[kind][what] for visit in visits if kind in visit and visit[kind][what] is not None]
        return round(statistics.median(known), 4 if what == "shift" else 0) if known else None

    files = [Path(file) for file in visits[0]["files"] if Path(file).is_file()]
    return {
        "cold_ms": median("cold", "ready"),
        "warm_ms": median("warm", "ready"),
        "offline_ms": median("offline", "ready"),
        "throttled_ms": round(statistics.median(throttled)) if throttled else None,
        "paint_cold_ms": median("cold", "paint"),
        "paint_warm_ms": median("warm", "paint"),
        "shift": median("cold", "shift"),
        "bytes": sum(file.stat().st_size for file in files),
        "gzip_bytes": sum(packed_size(str(file)) for file in files),
        "all_cold_ms": [round(visit["cold"]["ready"]) for visit in visits],
        "all_warm_ms": [round(visit["warm"]["ready"]) for visit in visits],
    }


def ratios(start: dict[str, Any]) -> dict[str, float]:
    """How the site compares with the bare page of the same interpreter, in this run."""
    pyodide, micropython = start["bare PyScript-Pyodide"], start["bare PyScript-MicroPython"]
    door, painted = start["lobby, a door"], start["lobby, once painted"]
    return {
        "table, cold, to bare Pyodide": round(start["table"]["cold_ms"] / pyodide["cold_ms"], 2),
        "table, warm, to bare Pyodide": round(start["table"]["warm_ms"] / pyodide["warm_ms"], 2),
        "lobby, a door, warm, to bare MicroPython": round(door["warm_ms"] / micropython["warm_ms"], 2),
        "lobby, once painted, warm, to bare MicroPython": round(painted["warm_ms"] / micropython["warm_ms"], 2),
        "lobby, warm, to bare MicroPython": round(start["lobby"]["warm_ms"] / micropython["warm_ms"], 2),
    }


COLUMNS = (
    ("cold", "cold_ms"), ("warm", "warm_ms"), ("offline", "offline_ms"), ("throttled", "throttled_ms"),
    ("paint, cold", "paint_cold_ms"), ("shift", "shift"),
)  # fmt: skip


def report(found: dict[str, Any]) -> None:
    """The numbers as a table for a person."""
    say(f"{'':28}" + "".join(f"{title:>13}" for title, _ in COLUMNS) + "    MB   gzip")
    for name, numbers in found["start"].items():
        cells = ["" if numbers[key] is None else f"{numbers[key]:,g}" for _, key in COLUMNS]
        size = f"{numbers['bytes'] / 1e6:6.2f} {numbers['gzip_bytes'] / 1e6:6.2f}"
        say(f"{name:28}" + "".join(f"{cell:>13}" for cell in cells) + size)
    say(f"ms, medians of {found['rounds']} (throttled: of {min(found['rounds'], THROTTLED_ROUNDS)})")
    for name, ratio in found["ratios"].items():
        say(f"{name}: {ratio}")
    for name, size in found["memory_mb"].items():
        say(f"memory over an empty page, {name}: {size} MB")
    longest = found["longest_task_ms"]
    say(f"click to paint  {found['click_to_paint_ms']:.0f} ms (median of {found['clicks']}, 16 stands for up to 16)")
    say(
        f"longest task while others think  {f'{longest:.0f} ms' if longest else 'none over 50 ms'}, "
        f"{found['longest_task_cpu_ms']:.0f} ms of it the processor's"
    )


def main() -> None:
    """Build, measure, print."""
    words = argparse.ArgumentParser(prog="dev.py bench start")
    words.add_argument("--json", action="store_true")
    words.add_argument("--rounds", type=int, default=ROUNDS)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = build(Path(folder) / "site").resolve()
        with chromium() as browser:
            found = measure(browser, root, given.rounds)
    found["ratios"] = ratios(found["start"])
    if given.json:
        print(json.dumps(found))
    else:
        report(found)


if __name__ == "__main__":
    main()
