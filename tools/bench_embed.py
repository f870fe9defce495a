"""`dev.py bench embed`: what tables cost a page that embeds them: bytes before any is opened, and how long it waits.

The tutorial of the tests, with twenty positions, at another site than the house's and at another origin of the same
site, where a browser runs both in one process. *Bytes* are those of everything that comes before a table is opened, as
served here, uncompressed. *Longest task* is the most processor time that one task of that page's thread takes while a
table is opened, cold (nothing in the browser's cache) and warm. Medians over the rounds.
"""

import argparse
import json
import statistics
from typing import Any

from playwright.sync_api import Browser

from tools.build import build
from tools.chromium import chromium
from tools.serve import SiteHandler, serving
from tools.shell import ROOT, progress, say
from tools.tracing import traced
from tools.tutorial import tutorial

ROUNDS = 5
PATIENCE = 240_000  # ms
WHERE = {"cross-site": False, "same-site": True}
LIMITS = {"bytes": 150_000, "cross-site": 50, "same-site": 150}
READY = "(id) => window.told.some(([who, event]) => who === id && event === 'ready')"


def visit(browser: Browser, address: str) -> dict[str, float]:
    """One reader: opens a table, cold, and another one, warm."""
    context = browser.new_context(viewport={"width": 800, "height": 900})
    weighed: list[int] = []

    def weigh(request: Any) -> None:
        sizes = request.sizes()
        weighed.append(sizes["responseBodySize"] + sizes["responseHeadersSize"])

    context.on("requestfinished", weigh)
    page = context.new_page()
    page.goto(f"{address}twenty.html")
    for number in range(1, 21):
        page.locator(f"#n{number}").scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    found: dict[str, float] = {"bytes": sum(weighed)}
    for kind, id_ in (("cold", "n9"), ("warm", "n10")):
        page.wait_for_timeout(1_000)
        with traced(browser, page) as tasks:
            page.locator(f"#{id_}").locator("button").click()
            page.wait_for_function(READY, arg=id_, timeout=PATIENCE)
            page.wait_for_timeout(2_500)  # until the cards lie
        found[f"{kind} longest task"] = tasks[0]
    context.close()
    return found


def measure(browser: Browser, rounds: int) -> dict[str, dict[str, float]]:
    """The medians of both kinds of page."""
    found = {}
    root = build(ROOT / "dist")
    with serving(type("Handler", (SiteHandler,), {"root": root})) as site:
        for kind, same in WHERE.items():
            with tutorial(site, same_site=same) as address:
                runs = [visit(browser, address) for _ in range(rounds)]
            found[kind] = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
            progress(f"{kind}: {rounds} rounds")
    return found


def main() -> None:
    """Measure and say it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    with chromium() as browser:
        found = measure(browser, asked.rounds)
    if asked.json:
        print(json.dumps(found, indent=1))
        return
    for kind, numbers in found.items():
        say(f"{kind} (allowed: {LIMITS[kind]} ms, {LIMITS['bytes']} bytes)")
        for name, value in numbers.items():
            say(f"  {name:20} {value:10.0f}{'' if name == 'bytes' else ' ms'}")


if __name__ == "__main__":
    main()
