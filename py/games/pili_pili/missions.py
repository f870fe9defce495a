"""The Mission cards: how many cards to deal, and the one thing that is different this round (A7).

A Mission is a row. Everything a row cannot say is in the State, which asks the row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from games.pili_pili.options import Options

Sight: TypeAlias = Literal["own", "others", "nobody", "all"]
"""Whose hands a seat sees: its own, everybody's but its own, nobody's, everybody's."""

LEFT: Final = 1
RIGHT: Final = -1
WHOLE: Final = 99
"""Gives this many cards: the whole hand."""


@dataclass(frozen=True, slots=True)
class Mission:
    """One card. `number` is its number in the box (0: no Mission), `id` its kind, `cards` what stands in its corner.

    `draws`        cards drawn after the bets           `give`, `to`  cards handed on after the bets, and which way
    `forbids`      bets nobody may make                 `no_echo`     nor the bet just made
    `betting`      the hands seen while betting         `playing`     the hands seen afterwards
    `look`         seconds of looking before the bets   `by_place`    then played without looking, by place
    `at_once`      every trick chosen by all together   `lowest`      the order upside down
    `edges`        only the highest or lowest number    `trade`       the winner swaps a card after each trick
    `reward`       a bet made takes Pilis away          `ends`        first and last trick cost a Pili
    `cursed`       numbers that cost a Pili             `linked`      another's Pilis are yours too
    """

    number: int
    id: str
    cards: int
    expert: bool = False
    draws: int = 0
    give: int = 0
    to: int = LEFT
    forbids: tuple[int, ...] = ()
    no_echo: bool = False
    betting: Sight = "own"
    playing: Sight = "own"
    look: int = 0
    by_place: bool = False
    at_once: bool = False
    lowest: bool = False
    edges: bool = False
    trade: bool = False
    reward: bool = False
    ends: bool = False
    cursed: tuple[int, ...] = ()
    linked: bool = False

    @property
    def whole(self) -> bool:
        """Whether whole hands change owner: nothing to choose."""
        return self.give == WHOLE


NO_MISSION: Final = Mission(0, "none", 5)
"""3. Missions may be switched off; then 5 cards each every round."""

MISSIONS: Final = (
    Mission(1, "pass-1-left", 3, give=1, to=LEFT),
    Mission(2, "pass-2-left", 6, give=2, to=LEFT),
    Mission(3, "pass-2-right", 4, give=2, to=RIGHT),
    Mission(4, "pass-3-left", 5, give=3, to=LEFT),
    Mission(5, "pass-3-right", 7, give=3, to=RIGHT),
    Mission(6, "hand-right", 3, give=WHOLE, to=RIGHT),
    Mission(7, "hand-left", 5, give=WHOLE, to=LEFT),
    Mission(8, "no-0", 4, forbids=(0,)),
    Mission(9, "no-1", 5, forbids=(1,)),
    Mission(10, "forehead", 3, betting="others"),
    Mission(11, "forehead", 4, betting="others"),
    Mission(12, "draw-1", 2, draws=1),
    Mission(13, "face-up", 4, playing="all"),
    Mission(14, "reward", 3, reward=True),
    Mission(15, "simultaneous", 4, at_once=True),
    Mission(16, "face-up", 6, playing="all"),
    Mission(17, "reward", 6, reward=True),
    Mission(18, "simultaneous", 6, at_once=True),
    Mission(19, "blind-bet", 3, betting="nobody"),
    Mission(20, "blind-bet", 5, betting="nobody"),
    Mission(21, "reversed", 6, expert=True, lowest=True),
    Mission(22, "look-3s", 5, expert=True, look=3),
    Mission(23, "first-last", 4, expert=True, ends=True),
    Mission(24, "memory-5s", 3, expert=True, look=5, by_place=True),
    Mission(25, "no-echo", 4, expert=True, no_echo=True),
    Mission(26, "linked", 3, expert=True, linked=True),
    Mission(27, "high-low", 5, expert=True, edges=True),
    Mission(28, "cursed", 5, expert=True, cursed=(7, 13, 44)),
    Mission(29, "cursed", 5, expert=True, cursed=(21, 33, 55)),
    Mission(30, "cursed", 7, expert=True, cursed=(3, 17, 42)),
    Mission(31, "trade", 5, expert=True, trade=True),
    Mission(32, "look-3s", 6, expert=True, look=3),
    Mission(33, "first-last", 6, expert=True, ends=True),
    Mission(34, "memory-5s", 5, expert=True, look=5, by_place=True),
    Mission(35, "no-echo", 6, expert=True, no_echo=True),
    Mission(36, "linked", 5, expert=True, linked=True),
    Mission(37, "high-low", 7, expert=True, edges=True),
    Mission(38, "trade", 7, expert=True, trade=True),
    Mission(39, "reversed", 5, expert=True, lowest=True),
    Mission(40, "reversed", 4, expert=True, lowest=True),
)

BY_NUMBER: Final = {mission.number: mission for mission in (NO_MISSION, *MISSIONS)}

BEGINNERS: Final = (2, 8, 9, 10, 13, 17, 18, 19, 21, 33)
"""The small deck at the end of A7."""


def deck(options: Options) -> tuple[int, ...]:
    """The numbers of the Missions this table plays with; empty when they are off."""
    if options.kind != "any":
        return OF_KIND[options.kind]
    return DECKS[options.missions]


DECKS: Final[dict[str, tuple[int, ...]]] = {
    "standard": tuple(mission.number for mission in MISSIONS if not mission.expert),
    "expert": tuple(mission.number for mission in MISSIONS),
    "beginners": BEGINNERS,
    "off": (),
}
OF_KIND: Final[dict[str, tuple[int, ...]]] = {
    kind: tuple(mission.number for mission in MISSIONS if mission.id == kind)
    for kind in sorted({mission.id for mission in MISSIONS})
}


def as_played(mission: Mission, options: Options) -> Mission:
    """The Mission under these options: with timers off, both timed looks are played as blind bets (A6)."""
    if mission.look and options.timers == "off":
        return replace(mission, look=0, by_place=False, betting="nobody")
    return mission


def house(mission: Mission, options: Options) -> str:
    """How the table plays it where it is not as printed: what its words say then (A6)."""
    if mission.look and options.timers == "off":
        return "dark"
    if mission.cursed and options.cursed == "wins":
        return "wins"
    if mission.ends and options.first_last == "one":
        return "one"
    return "printed"


def cards_each(mission: Mission, seats: int) -> int:
    """4. What the Mission says; with a deck of one's own, no more than there are."""
    return min(mission.cards, 56 // seats - mission.draws)


def seconds(mission: Mission, options: Options) -> int:
    """How long a look lasts on the page: 0 where it ends when the player says so."""
    return {"on": mission.look, "longer": 3 * mission.look}.get(options.timers, 0)
