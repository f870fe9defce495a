"""Who plays Pilotta, best last."""

from __future__ import annotations

from typing import Final

from bots.bot import EASY, NORMAL, RANDOM, STRONG, Bots, RandomBot
from bots.easy import easygoing
from bots.search import searching
from games.pilotta.guide import GUIDE
from games.pilotta.rulebook import RulebookBot

BOTS: Final[Bots] = {
    RANDOM: RandomBot,
    EASY: easygoing(GUIDE),
    NORMAL: RulebookBot,
    STRONG: searching(GUIDE),
}
