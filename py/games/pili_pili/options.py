"""The house rules of Pili Pili: where the box is silent or two editions differ, the table decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from engine.options import House

Kind: TypeAlias = Literal[
    "any",
    "pass-1-left",
    "pass-2-left",
    "pass-2-right",
    "pass-3-left",
    "pass-3-right",
    "hand-left",
    "hand-right",
    "no-0",
    "no-1",
    "blind-bet",
    "forehead",
    "face-up",
    "draw-1",
    "simultaneous",
    "reward",
    "reversed",
    "first-last",
    "look-3s",
    "memory-5s",
    "no-echo",
    "linked",
    "high-low",
    "cursed",
    "trade",
]


@dataclass(frozen=True, slots=True)
class Options:
    """A6, default first."""

    limit: Annotated[Literal[7, 6], House("21", "Pilis that end the game.")] = 7
    missions: Annotated[
        Literal["standard", "expert", "beginners", "off"],
        House("3", "Which Missions are in the deck; expert adds them to the standard ones, off deals five cards."),
    ] = "standard"
    kind: Annotated[Kind, House("A7", "One kind of Mission every round, to practise it; any plays the deck.")] = "any"
    first_dealer: Annotated[Literal["random", "host"], House("6", "Who deals first.")] = "random"
    rotates: Annotated[bool, House("6", "The deal passes one seat clockwise each round.")] = True
    first_bettor: Annotated[
        Literal["dealer", "left"],
        House("10", "Who bets first and leads the first trick; under the draw Mission the dealer draws first anyhow."),
    ] = "dealer"
    joker_values: Annotated[Literal["any", "ends"], House("16", "Joker: any number 0-56, or 0 or 56 only.")] = "any"
    joker_tie: Annotated[
        Literal["number", "earlier"], House("16", "Joker and card equal: the card wins, or whichever came first.")
    ] = "number"
    first_last: Annotated[
        Literal["each", "one"], House("38", "First and last trick: a Pili each, or one a player at most.")
    ] = "each"
    cursed: Annotated[
        Literal["holds", "wins"], House("44", "Cursed: the trick holds such a number, or is won by one.")
    ] = "holds"
    draw_hook: Annotated[
        Literal["played", "dealt"],
        House("34", "Draw Mission: bets may not add up to the tricks, or to the cards dealt."),
    ] = "played"
    ties: Annotated[Literal["shared", "again"], House("22", "A shared win, or another round until one is alone.")] = (
        "shared"
    )
    timers: Annotated[
        Literal["on", "longer", "untimed", "off"],
        House("A6", "Timed looks: as printed, three times as long, until you say so, or played as blind bets."),
    ] = "on"
