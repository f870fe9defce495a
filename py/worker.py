"""The table's end of the wire: JSON text in, JSON text out."""

import json
import random

__export__ = ["ask", "ready"]


async def ready() -> bool:
    """Answers once everything is loaded."""
    return True


async def ask(message: str) -> str:
    """Deal one number from the seed in the message."""
    seed = json.loads(message)["seed"]
    return json.dumps({"said": f"The table is laid ({random.Random(seed).randrange(2**32)})."})
