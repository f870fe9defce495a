"""What one hears: cards that are dealt and laid, a trick that is taken, one's turn, the end.

assets/runtime/sound.js makes the sounds; it is fetched when a table is opened, and a table without it is silent.
"""

import asyncio
from typing import Any

from pyscript.js_modules import attempt

from ui import settings
from ui.places import keeper

LEVELS = {"off": 0.0, "soft": 0.35, "full": 0.9}
MANY = 5  # cards that come into hands at once are a deal
PATIENCE = 1200.0  # ms after which the player may be looking elsewhere when it is his turn again


class Sound:
    """The sounds of this page."""

    def __init__(self) -> None:
        self.maker: Any = None
        self.since = 0.0  # when the player did something last

    async def fetch(self) -> None:
        """Get what makes them, once."""
        if self.maker is None:
            self.maker = await attempt.module("sound")
        self.set()

    def set(self) -> None:
        """As loud as the player wants it."""
        if self.maker:
            self.maker.loud(LEVELS[settings.get("sound")])

    def play(self, name: str, times: int = 1, gap: float = 0.0) -> None:
        """Let one be heard."""
        if self.maker and settings.get("sound") != "off":
            self.maker.play(name, times, gap)

    def cards(self, flights: Any, view: Any, pace: Any) -> None:
        """Cards have gone somewhere: into hands, onto the table, to who has won them."""
        zones = {zone["id"]: zone for zone in view["zones"]}
        ways = [way(zones[flight.zone], view) for flight in flights]
        drawn = ways.count("hand")
        if drawn:
            self.play("deal", drawn, min(pace.gap, pace.deal / drawn) if drawn >= MANY else pace.gap)
        if "table" in ways:
            self.play("card", ways.count("table"), pace.gap)
        if "won" in ways:
            self.play("trick")

    def acted(self) -> None:
        """The player has done something."""
        self.since = float(attempt.now())

    def turn(self) -> None:
        """It is the player's turn; he is called only when he has waited a while."""
        if float(attempt.now()) - self.since > PATIENCE:
            self.play("turn")


def way(zone: Any, view: Any) -> str:
    """What a card does that lands there."""
    if zone["kind"] == "fan":
        return "hand"
    return "won" if zone["kind"] == "stack" and keeper(zone, view) is not None else "table"


sound = Sound()


def changed(name: str, _value: str) -> None:
    """A setting has changed: who has just chosen a sound hears one."""
    if name == "sound":
        sound.set()
        asyncio.create_task(sample())


async def sample() -> None:
    """Let the player hear how loud it is."""
    await sound.fetch()
    sound.play("card")


settings.listen(changed)
