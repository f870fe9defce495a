"""What PyScript runs of the page: the rest comes compiled in one file, and this opens the house."""

import asyncio

from ui.main import House

asyncio.create_task(House().open())
