"""Waking the table: starts the worker that deals and keeps the rules, and tells the page how far it is."""

import asyncio
import json
from typing import Any

from pyscript import create_named_worker, document, workers

from ui.dom import by_id, put, view

CALM = 4  # seconds after the start until the worker's memory is kept for the next one


async def start_table(name: str = "table") -> Any:
    """The worker's exported functions, once it answers; raises when a part of it did not arrive."""
    state = document.documentElement.dataset
    state.table = "starting"
    try:
        if by_id("early-table"):  # assets/runtime/early.js
            table = await workers[name]
        else:
            table = await create_named_worker("./py/worker.py", name, config())
        await table.ready()
    except Exception:
        state.table = "failed"
        raise
    state.table = "live"
    asyncio.create_task(keep_start(table))
    return table


def config() -> Any:
    """What PyScript is to load in the worker. It stands in the page, so its addresses are relative to that."""
    written = json.loads(by_id("worker-config").textContent)
    written["interpreter"] = view.URL.new(written["interpreter"], document.baseURI).href
    return written


async def keep_start(table: Any) -> None:
    """Have the start kept, for the next visit to be quick; once the table is laid, and nobody waits for the worker."""
    root = document.documentElement
    await asyncio.sleep(CALM)
    while root.getAttribute("data-route") == "arriving":
        await asyncio.sleep(CALM)
    put(root, "data-image", await table.keep())
