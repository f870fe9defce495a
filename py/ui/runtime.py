"""Waking the table: starts the worker that deals and keeps the rules, and tells the page how far it is."""

from typing import Any

from pyscript import create_named_worker, document


async def start_table(name: str = "table") -> Any:
    """The worker's exported functions, once it answers; raises when a part of it did not arrive.

    A second try needs another name: PyScript keeps a failed worker's name for good.
    """
    state = document.documentElement.dataset
    state.table = "starting"
    try:
        table = await create_named_worker("./py/worker.py", name, "./worker.json")
        await table.ready()
    except Exception:
        state.table = "failed"
        raise
    state.table = "live"
    return table
