"""`dev.py bench bots`: how long the computer players think, in the site's own worker, in Chromium on this machine.

Deals among strong, normal and easy players are played by the worker's Pyodide. A decision is timed where there is more
than one thing to do; what is forced is not thought about. Worlds a second are those that the strong player imagined in
the time it thought.
"""

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tools.build import build
from tools.chromium import chromium
from tools.serve import SiteHandler, serving
from tools.shell import ROOT, progress, say

SECONDS: Final = 45.0
PATIENCE: Final = 600_000  # ms
TABLES: Final = {
    "pilotta": "-",
    "pili_pili without Missions": "missions:off",
    "pili_pili with all Missions": "missions:expert",
    "pip_pip": "-",
    "pis_yedili": "-",
}
PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bots</title><link rel="icon" href="data:,">
<script type="module" src="assets/vendor/pyscript/core.js"></script>
<script type="mpy" config="./page.json">
import asyncio
from pyscript import create_named_worker, document
async def main():
    asked = document.location.search[1:].split("&")
    worker = await create_named_worker("./bots_worker.py", "bots", "./worker.json")
    document.documentElement.dataset.found = await worker.measure(asked[0], asked[1], float(asked[2]))
asyncio.create_task(main())
</script></html>"""


def measure(browser: Browser, root: Path, seconds: float) -> dict[str, Any]:
    """By table: decisions, median, 95th percentile and longest time in ms a level, and worlds a second."""
    (root / "bench-bots.html").write_text(PAGE, encoding="utf-8")
    (root / "bots_worker.py").write_bytes((ROOT / "tools" / "bots_worker.py").read_bytes())
    handler = type("Handler", (SiteHandler,), {"root": root})
    found: dict[str, Any] = {}
    with serving(handler) as url:
        for table, options in TABLES.items():
            progress(f"bots at {table}")
            page = browser.new_page()
            page.goto(f"{url}bench-bots.html?{table.split()[0]}&{options}&{seconds}")
            page.wait_for_function("document.documentElement.dataset.found", timeout=PATIENCE)
            told = json.loads(page.evaluate("document.documentElement.dataset.found"))
            page.close()
            found[table] = {name: spread(times) for name, times in told["seconds"].items()}
            thought = sum(told["seconds"]["strong"])
            found[table]["worlds_per_s"] = round(told["worlds"] / thought) if thought else 0
    return {"tables": found}


def spread(seconds: list[float]) -> dict[str, float]:
    """How many, and their median, 95th percentile and longest, in ms."""
    times = sorted(1000 * one for one in seconds)
    if not times:
        return {"decisions": 0}
    return {
        "decisions": len(times),
        "median_ms": round(times[len(times) // 2], 1),
        "p95_ms": round(times[len(times) * 95 // 100], 1),
        "longest_ms": round(times[-1], 1),
    }


def report(found: dict[str, Any]) -> None:
    """The numbers as lines for a person."""
    for table, levels in found["tables"].items():
        say(f"{table}: {levels['worlds_per_s']:,} worlds a second")
        for name in ("strong", "normal", "easy"):
            times = levels[name]
            if times["decisions"]:
                say(
                    f"  {name:8}{times['decisions']:6} decisions   median {times['median_ms']:8.1f} ms"
                    f"   95 % within {times['p95_ms']:8.1f} ms   longest {times['longest_ms']:8.1f} ms"
                )


def main() -> None:
    """Build, measure, print."""
    words = argparse.ArgumentParser(prog="dev.py bench bots")
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=SECONDS)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = build(Path(folder) / "site").resolve()
        with chromium() as browser:
            found = measure(browser, root, given.seconds)
    if given.json:
        print(json.dumps(found))
    else:
        report(found)


if __name__ == "__main__":
    main()
