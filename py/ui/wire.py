"""The page's end of the wire (table/wire.py says what may be asked): one question, one answer, errors as values.

    answer = await wire.ask({"ask": "act", "action": "7H", "shown": 12})
    answer["ok"]       what was asked for, or
    answer["error"]    {"key": …, "params": {…}}: say("error-" + key, params)

Every answer has exactly one of the two. Nothing raises: a worker that is gone answers the error `lost`.
"""

import json
from typing import Any

VERSION = 1
SILENCE = 15_000  # ms without an answer until the player is told


def failed(key: str, params: Any = None) -> dict[str, Any]:
    """An answer that is an error."""
    return {"error": {"key": key, "params": params or {}}}


class Wire:
    """A wire to one table. `table` holds the worker's exported functions."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.last = 0

    def number(self) -> int:
        """A fresh id, for a question that may be cancelled: `ask({"id": n, …})`, `ask({"ask": "cancel", "of": n})`."""
        self.last += 1
        return self.last

    async def ask(self, question: Any) -> dict[str, Any]:
        """Send it and wait for its answer."""
        sent = dict(question)
        sent["v"] = VERSION
        if "id" not in sent:
            sent["id"] = self.number()
        try:
            answer = json.loads(await self.table.ask(json.dumps(sent)))
        except Exception as error:
            return failed("lost", {"reason": str(error)})
        if not isinstance(answer, dict) or ("ok" in answer) == ("error" in answer):
            return failed("lost", {"reason": "no answer"})
        return answer
