"""The first thing the page runs."""

import asyncio
import json

from pyscript import document
from pyscript.js_modules import attempt

from ui.runtime import start_table


async def main() -> None:
    """Wake the table and show what it answers."""
    document.documentElement.dataset.page = "live"
    table = await start_table()
    answer = json.loads(await table.ask(json.dumps({"seed": attempt.random_seed()})))
    document.getElementById("stage").textContent = answer["said"]


asyncio.create_task(main())
