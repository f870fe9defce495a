"""One tab at a time sits at this browser's table, so that two never write over each other's match.

if await tabs.sit(): …            whether this tab now sits there; another may
await tabs.sit(instead=True)      sit down in the other's place
tabs.here()                       whether this tab still does: only then it may keep anything of a match
tabs.on_lost(handler)             handler() when another tab has sat down instead
"""

from typing import Any

from pyscript.ffi import create_proxy
from pyscript.js_modules import keeping

_state: dict[str, Any] = {"here": False, "lost": None, "proxy": None}


async def sit(*, instead: bool = False) -> bool:
    """Sit down at the table; whether this tab sits there."""
    if _state["proxy"] is None:
        _state["proxy"] = create_proxy(lost)
    _state["here"] = bool(await keeping.sit(instead, _state["proxy"]))
    return bool(_state["here"])


def lost() -> None:
    """Another tab has sat down here."""
    _state["here"] = False
    if _state["lost"] is not None:
        _state["lost"]()


def on_lost(handler: Any) -> None:
    """Who is to hear of it; None for nobody."""
    _state["lost"] = handler


def here() -> bool:
    """Whether this tab sits at the table."""
    return bool(_state["here"])


def get_up() -> None:
    """Leave the table to whoever comes."""
    _state["here"] = False
    keeping.get_up()


async def elsewhere() -> bool:
    """Whether another tab sits at the table."""
    return bool(await keeping.sits_elsewhere())
