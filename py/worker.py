"""The wire's far end: the table in PyScript's worker, where a search may think without stopping the page."""

from __future__ import annotations

import time
from typing import Any

from js import Promise, keepImage, setTimeout
from pyodide.ffi import create_once_callable

from games import registry
from table.wire import Wire

__export__ = ["ask", "keep", "ready"]

SLICE = 0.008
"""Seconds of thinking before other questions are let in: with the slice under way it stays at about 10 ms."""

_since = time.perf_counter()


def _soon(resolve: Any, _reject: Any) -> None:
    setTimeout(resolve, 0)


async def _pause() -> None:
    """Let other questions in when it is time: a macrotask, since `asyncio.sleep(0)` would let none in for long."""
    global _since
    if time.perf_counter() - _since < SLICE:
        return
    await Promise.new(create_once_callable(_soon))
    _since = time.perf_counter()


_entries = {id_: registry.load(id_) for id_ in registry.ids()}
_wire = Wire(_entries, _pause)


async def ready() -> bool:
    """Answers once everything is loaded."""
    return True


async def keep() -> str:
    """Have the start kept for the next visit; what came of it, see assets/runtime/pyodide.mjs."""
    return str(await keepImage())


async def ask(text: str) -> str:
    """The answer to one question; `table/wire.py` says what may be asked."""
    return await _wire.answer(text)
