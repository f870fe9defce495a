"""What the thread of one page was busy with, by the browser's own trace.

Counted is processor time: what a task would take on a machine with nothing else to do. The browser's Long Tasks API
counts what it took, with every pause in which other programs had their turn.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

TRACED = ["toplevel", "blink.user_timing"]
MARK = "bench"  # by which the page's own thread is found


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[float]]:
    """While it lasts the page is watched; then the list holds the processor time of each of its tasks, in ms, the
    longest first."""
    found: list[float] = []
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate("(mark) => { performance.mark(mark) }", MARK)
    yield found
    events = json.loads(browser.stop_tracing())["traceEvents"]
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == MARK)
    tasks = [one for one in events if (one["pid"], one["tid"]) == thread and one["name"].endswith("RunTask")]
    found += sorted((float(one.get("tdur", 0)) / 1_000 for one in tasks), reverse=True)
