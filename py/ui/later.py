"""Modules of the page that are read when they are first needed, or while the worker starts: the lobby answers before.

form = later("form")        form.Form(…) reads py/ui/form.py
"""

import asyncio
from typing import Any

# In the order in which they may be needed; each is read in a few milliseconds.
ALL = (
    "address", "form", "budget", "dialogs", "preferences", "about", "course", "motion", "cards", "zones", "prompts",
    "seats", "scene", "sheet", "wishes", "stage", "seating", "archive", "replay", "editor", "embed",
)  # fmt: skip
BREATH = 0.001  # seconds; at 0 MicroPython would go on without letting the browser in


class _Later:
    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attr: str) -> Any:
        return getattr(__import__("ui." + self._name, None, None, (attr,)), attr)


def later(name: str) -> Any:
    """The module of that name."""
    return _Later(name)


async def read_all() -> None:
    """Read every module, and let the browser in between."""
    for name in ALL:
        await asyncio.sleep(BREATH)
        __import__("ui." + name)
