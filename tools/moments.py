"""Moments of play that are worth looking at, found by playing random cards: each the record of a match."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tools.build import PY

sys.path.insert(0, str(PY))

from engine import options as house
from engine.match import Match
from games import registry
from table.players import seated
from table.table import Table

SEEDS: Final = 2_000
View = Mapping[str, Any]


@dataclass(frozen=True)
class Moment:
    """The first moment of a match at which the viewer is to act and `wanted` says yes of what he sees."""

    game: str
    name: str
    seats: int
    wanted: Callable[[View], bool]
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def record(self) -> str:
        """The match up to that moment; raises ValueError where no match ever comes to it."""
        entry = registry.load(self.game)
        options = house.read(entry.game.options, dict(self.options))
        for seed in range(SEEDS):
            players = seated(entry, self.seats, ["you", *["random"] * (self.seats - 1)])
            table = Table(entry, Match(entry.game, options, self.seats), f"{seed:x}", players)
            if self.come(table, Random(seed)):
                return table.record()
        raise ValueError(f"{self} never comes")

    def come(self, table: Table, rng: Random) -> bool:
        """Play the first deal until it is the moment; False where the deal is over before."""
        while table.wait in ("you", "table"):
            if table.wait == "table":
                for _ in table.advance():
                    pass
                continue
            if self.wanted(table.view()):
                return True
            legal = list(table.match.state.legal_actions(0))
            more = [one for one in legal if one.code in ("draw", "take")] if self.options.get("draws") else []
            brisk = [one for one in legal if table.match.game.brisk(one)]
            table.act(rng.choice(more or brisk or legal))
        return False


def held(view: View) -> int:
    """How many cards the viewer holds."""
    return sum(len(zone["cards"]) for zone in view["zones"] if zone["owner"] == 0 and zone["kind"] == "fan")


def laid(view: View) -> int:
    """How many cards lie in the trick."""
    return max((len(zone["cards"]) for zone in view["zones"] if zone["kind"] == "trick"), default=0)


def opened(view: View) -> int:
    """How many cards of others lie open before them."""
    return sum(len(zone["cards"]) for zone in view["zones"] if zone["owner"] and zone["kind"] == "spread")


def asks(view: View, *kinds: str) -> bool:
    """Whether something of every one of these kinds may be done."""
    return set(kinds) <= {prompt["kind"] for prompt in view["prompts"]}


def says(view: View, word: str) -> bool:
    """Whether the viewer may say that."""
    return any(prompt.get("word") == word for prompt in view["prompts"])


def marked(view: View, key: str) -> bool:
    """Whether that mark is on show."""
    return any(mark["key"] == key for mark in view["marks"])


MOMENTS: Final = (
    Moment("pis_yedili", "turn", 4, lambda view: asks(view, "card", "suit") and says(view, "draw")),
    Moment("pis_yedili", "named-suit", 6, lambda view: marked(view, "suit") and says(view, "pass")),
    Moment("pis_yedili", "penalty", 6, lambda view: marked(view, "penalty") and asks(view, "card")),
    Moment("pis_yedili", "twenty", 4, lambda view: held(view) == 20 and says(view, "draw"), {"draws": "any_number"}),
    Moment("pili_pili", "bets", 4, lambda view: asks(view, "number") and not asks(view, "card")),
    Moment("pili_pili", "joker", 4, lambda view: asks(view, "number", "card") and laid(view) > 1),
    Moment("pili_pili", "eight", 8, lambda view: asks(view, "card") and laid(view) > 5),
    Moment("pili_pili", "forehead", 8, lambda view: asks(view, "number"), {"missions": "expert", "kind": "forehead"}),
    Moment("pili_pili", "open-hands", 6, lambda view: laid(view) > 2, {"missions": "expert", "kind": "face-up"}),
    Moment("pili_pili", "passing", 4, lambda view: asks(view, "cards"), {"missions": "expert", "kind": "pass-2-left"}),
    Moment("pip_pip", "call", 4, lambda view: asks(view, "call", "card") and laid(view) > 1),
    Moment("pip_pip", "seven", 7, lambda view: marked(view, "next-trump") and laid(view) > 4),
    Moment("pip_pip", "twelve", 12, lambda view: opened(view) > 2 and laid(view) > 8),
    Moment("pilotta", "auction", 4, lambda view: asks(view, "bids") and marked(view, "bid")),
    Moment("pilotta", "declaring", 4, lambda view: says(view, "announce") and laid(view) > 1),
    Moment("pilotta", "trick", 4, lambda view: asks(view, "card") and laid(view) == 3 and marked(view, "last")),
)

# A match that is as short as the game's options let it be.
SHORT: Final = {
    "pis_yedili": {"hands": "1"},
    "pilotta": {"target": "151"},
    "pili_pili": {"limit": "6"},
    "pip_pip": {"length": "hands"},
}


def ended(game: str) -> str:
    """The record of a short match of that game that is over."""
    entry = registry.load(game)
    match = Match(entry.game, house.read(entry.game.options, SHORT.get(game, {})), entry.game.usual)
    table = Table(entry, match, "e5d", seated(entry, match.seats, ["you", *["random"] * (match.seats - 1)]))
    rng = Random(game)
    while table.wait != "match":
        if table.wait == "table":
            for _ in table.advance():
                pass
        elif table.wait == "deal":
            table.deal()
        else:
            legal = list(table.match.state.legal_actions(0))
            table.act(rng.choice([one for one in legal if entry.game.brisk(one)] or legal))
    return table.record()
