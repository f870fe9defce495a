"""What the house remembers from one visit to the next: texts by name, in this browser only.

Names get the house's prefix, because a static host may serve other pages from the same origin. Storage may be
blocked or full at any time; then nothing is kept and `keeps` says so. Names in use: `match` (the record),
`match-before`, `match-damaged` and `match-pending` (ui/save.py), `history` and `record-<id>` (ui/shelf.py),
`form-<game>` (how the table was set last time, as JSON), `settings` and `speed` (how quick this device is, in percent).
In another page's frame all of it can be read, and nothing is written or taken away.
"""

import json
from typing import Any

from pyscript.js_modules import attempt

from ui.host import embedded

PREFIX = "pi-parlour/"


def storage_get(name: str) -> str | None:
    """The text kept under that name, or None."""
    kept = attempt.storage_get(PREFIX + name)
    return kept if isinstance(kept, str) else None


def storage_set(name: str, value: str) -> bool:
    """Keep that text; whether it is now kept."""
    return not embedded() and bool(attempt.storage_set(PREFIX + name, value))


def storage_remove(name: str) -> bool:
    """Forget it; whether it is now forgotten."""
    return not embedded() and bool(attempt.storage_remove(PREFIX + name))


def keeps() -> bool:
    """Whether this browser keeps anything at all for us."""
    return storage_set("probe", "1") and storage_remove("probe")


def read(name: str) -> Any:
    """The value kept as JSON under that name, or None when there is none or it cannot be read."""
    kept = storage_get(name)
    if kept is None:
        return None
    try:
        return json.loads(kept)
    except ValueError:
        return None


def write(name: str, value: Any) -> bool:
    """Keep a value as JSON."""
    return storage_set(name, json.dumps(value))
