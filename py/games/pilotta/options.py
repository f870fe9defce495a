"""The house rules of a kafenio, O1-O16; every default is the rules file's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.options import House


@dataclass(frozen=True, slots=True)
class Options:
    """What the four agree on before the first deal."""

    target: Annotated[
        Literal[151, 251, 301, 351, 401],
        House("O1", "Score-sheet points (tens) that win the match."),
    ] = 301
    highest_bid: Annotated[
        Literal[400, 800, 160],
        House("O2", "The highest number anybody may bid; 160 brings the capot call of O5 with it."),
    ] = 400
    first_lead: Annotated[
        Literal["right", "bidder"],
        House("O3", "Who leads the first trick: the dealer's right, or whoever holds the contract."),
    ] = "right"
    beat_side_suits: Annotated[
        bool,
        House("O4", "Whether a side suit must be beaten too while no trump lies in the trick."),
    ] = False
    capot_bid: Annotated[
        bool,
        House("O5", "Whether capot is a bid of its own, worth 250, above 240 and won only with all eight tricks."),
    ] = False
    closed_capot: Annotated[
        Literal[25, 16],
        House("O6", "What a closed contract adds when its winner took all eight tricks."),
    ] = 25
    failed: Annotated[
        Literal["defenders", "own", "pilotta"],
        House("O7", "Where the failed bidders' declarations and pilotta go; `pilotta`: only the K and Q stay."),
    ] = "defenders"
    shared_cards: Annotated[
        bool,
        House("O8", "Whether one card may count in two declarations."),
    ] = False
    tie: Annotated[
        Literal["nobody", "first"],
        House("O9", "Who scores when the two sides' best declarations are exactly equal."),
    ] = "nobody"
    long_run: Annotated[
        Literal["whole", "split"],
        House("O10", "A run of six and more: one declaration of 100, or the best five and the rest."),
    ] = "whole"
    show: Annotated[
        Literal["automatic", "strict", "strict-third"],
        House("O11", "Whether announced cards show themselves; `strict-third`: the others may still show in trick 3."),
    ] = "automatic"
    six_six: Annotated[
        Literal["up", "down"],
        House("O12", "On a split with two sixes, whether the bidders' points go up or down."),
    ] = "up"
    five: Annotated[
        Literal["down", "up"],
        House("O13", "Whether a last digit of 5 is rounded down or up."),
    ] = "down"
    both_over: Annotated[
        Literal["higher", "bidders"],
        House("O14", "Who wins when both sides reach the target in one round."),
    ] = "higher"
    names: Annotated[
        Literal["close", "kontra", "kleisto"],
        House("O15", "What the doubles are called: close and re-close, kontra and rekontra, kleisto and anoikto."),
    ] = "close"
    out_of_reach: Annotated[
        Literal["fails", "makes"],
        House("O16", "A bid above what capot and declarations reach, with all eight tricks taken."),
    ] = "fails"
    bid_style: Annotated[
        Literal["points", "tens"],
        House("P17", "Whether bids are written as 80 or, as at the table, as 8."),
    ] = "points"

    @property
    def has_capot_call(self) -> bool:
        """O5; also with O2's 160, which is played with the capot call only."""
        return self.capot_bid or self.highest_bid == 160

    @property
    def top_number(self) -> int:
        """The highest number that can be bid: O5 replaces the numbers from 250 up."""
        return min(self.highest_bid, 240) if self.has_capot_call else self.highest_bid

    def said(self, value: int) -> int:
        """The number of a bid as this table says it (P17)."""
        return value // 10 if self.bid_style == "tens" else value
