"""Who plays Pis Yedili: at random, or by the book."""

from __future__ import annotations

from typing import Final

from bots.bot import Bots, RandomBot

BOTS: Final[Bots] = {"random": RandomBot}
