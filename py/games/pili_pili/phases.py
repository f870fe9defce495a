"""What is due in a round of Pili Pili, in the order in which it comes."""

from __future__ import annotations

from typing import Final

DEALER: Final = "dealer"
MISSION: Final = "mission"
DEAL: Final = "deal"
READY: Final = "ready"
LOOKING: Final = "look"
BET: Final = "bet"
PASS: Final = "pass"
LINK: Final = "link"
PLAY: Final = "play"
DECLARE: Final = "declare"
NAME: Final = "name"
SWAP: Final = "swap"
OVER: Final = "over"

OF_CHANCE: Final = (DEALER, MISSION, DEAL)
BEFORE_BETS_ARE_MADE: Final = (*OF_CHANCE, READY, LOOKING, BET)
