"""The house rules of Pip-Pip: section B6 of the rules, default first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.options import Between, House

Follow = Annotated[Literal["must", "free"], House("B6, 13", "Whether the led suit must be followed.")]
FirstDealer = Annotated[
    Literal["highest", "lowest"], House("B6, 7", "Whose card of the first draw deals; it names trump either way.")
]
Seating = Annotated[Literal["lobby", "draw"], House("B6, 7a", "Whether the first draw also settles who sits where.")]
LaterTrump = Annotated[
    Literal["left", "right", "dealer", "carry"],
    House("B6, 11", "Who cuts the trump of a later hand, seen from its dealer; or the last trump goes on."),
]
SeveralCalls = Annotated[
    Literal["first", "last"], House("B6, 24", "Which of several calls in one window names the next trump.")
]
CallMoment = Annotated[
    Literal["any", "drawing"], House("B6, 22", "Call at any time, or only after the deal and right after drawing.")
]
TrumpMarriage = Annotated[
    Literal["none", "fifty"], House("B6, 28", "Whether King and Queen of trumps may be called, for 50 and no change.")
]
Twins = Annotated[Literal["second", "first"], House("B6, 16", "Which of two identical cards wins.")]
Remainder = Annotated[
    Literal["unused", "last_trick"], House("B6, 19", "Who scores the cards left over when drawing stops.")
]
Length = Annotated[
    Literal["each_deals", "each_deals_twice", "hands", "target"],
    House("B6, 32", "When the match ends: by deals, after a number of hands, or at a target."),
]
Hands = Annotated[int, House("B6, 32", "Hands in a match of a fixed number of hands."), Between(1, 24)]
Target = Annotated[int, House("B6, 32", "The total that ends a match played to a target."), Between(100, 2000)]


@dataclass(frozen=True, slots=True)
class Options:
    """B6; the players (3-12) are the table's to choose."""

    follow: Follow = "must"
    first_dealer: FirstDealer = "highest"
    seating: Seating = "lobby"
    later_trump: LaterTrump = "left"
    several_calls: SeveralCalls = "first"
    call_moment: CallMoment = "any"
    trump_marriage: TrumpMarriage = "none"
    twins: Twins = "second"
    remainder: Remainder = "unused"
    length: Length = "each_deals"
    hands: Hands = 1
    target: Target = 500
