"""`dev.py bench engines`: the start of the site and of the bare PyScript pages in every engine that is installed.

The same pages and the same moments as in `dev.py bench start`, which measures more and in Chromium only: cold is a
fresh profile, warm the next visit with it; ms from navigation, medians over the rounds. The page is looked at from when
it is loaded; what is ready by then counts as ready then.
"""

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tools import engines
from tools.bench_pages import PAGES, PRESSED, put_bare_pages
from tools.build import build
from tools.serve import SiteHandler, serving
from tools.shell import progress, say

ROUNDS = 5
SETTLE = 4_000  # ms for a service worker to take what it keeps, and the worker's image to be put by
READY = """(wanted) => new Promise((done) => {
  const look = () => document.querySelector(wanted) ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""
WAIT = "(ms) => new Promise((done) => setTimeout(done, ms))"
INSTANT = "() => localStorage.setItem('pi-parlour/settings', JSON.stringify({pace: 'instant'}))"


def visited(engine: engines.Engine, url: str, name: str) -> dict[str, float]:
    """One reader's first visit and the next, in ms until the page is ready."""
    path, wanted = PAGES[name]
    with engine.tab() as tab:
        tab.goto(f"{url}bare/empty.html")
        tab.run(INSTANT)
        found = {}
        for kind in ("cold", "warm"):
            tab.goto(url + path)
            found[kind] = float(tab.run(READY, wanted))
            tab.run(WAIT, SETTLE)
        return found


def measure(rounds: int) -> dict[str, Any]:
    """By engine, or why it was not measured: by page, cold and warm."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        root = build(Path(folder) / "site").resolve()
        put_bare_pages(root)
        with serving(type("Handler", (SiteHandler,), {"root": root})) as url:
            for name in engines.NAMES:
                found[name] = engines.missing(name) or timed(name, url, rounds)
    return found


def timed(name: str, url: str, rounds: int) -> dict[str, dict[str, float]]:
    """One engine's medians."""
    pages = [page for page in PAGES if page not in PRESSED]
    visits: dict[str, list[dict[str, float]]] = {page: [] for page in pages}
    with engines.launch(name) as engine:
        for number in range(rounds):
            progress(f"{name}, round {number + 1} of {rounds}")
            for page in pages:
                visits[page].append(visited(engine, url, page))
    return {
        page: {kind: round(statistics.median(visit[kind] for visit in seen)) for kind in ("cold", "warm")}
        for page, seen in visits.items()
    }


def main() -> None:
    """Measure and say it."""
    words = argparse.ArgumentParser(prog="dev.py bench engines")
    words.add_argument("--json", action="store_true")
    words.add_argument("--rounds", type=int, default=ROUNDS)
    given = words.parse_args()
    found = measure(given.rounds)
    if given.json:
        print(json.dumps(found, indent=1))
        return
    for name, pages in found.items():
        if isinstance(pages, str):
            say(pages)
            continue
        say(f"{name:28}{'cold':>10}{'warm':>10}   ms, medians of {given.rounds}")
        for page, times in pages.items():
            say(f"{page:28}{times['cold']:>10,}{times['warm']:>10,}")


if __name__ == "__main__":
    main()
