"""A round of Pilotta as it is set up: four hands of eight as they were dealt, then the words and cards as they came."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from engine import setup
from engine.cards import Card
from engine.game import Action
from engine.seats import Seat
from engine.setup import NONE, Choice, Field, Place, Setup, Words, label, split
from games.pilotta.options import Options
from games.pilotta.pack import CARDS
from games.pilotta.position import read_position

HAND: Final = 8
_CODES: Final = frozenset(card.code for card in CARDS)


class PilottaSetup(Setup):
    """See the module."""

    head: ClassVar[str] = "pilotta"
    options: ClassVar[type[Options]] = Options
    order: ClassVar[tuple[str, ...]] = ("options", "dealer", "hands", "calls", "play")
    story: ClassVar[tuple[str, ...]] = ("calls", "play")
    columns: ClassVar[int] = 8

    def fresh(self, seats: int) -> Words:
        """Nothing dealt, the last seat the dealer."""
        return {"dealer": "3", "hands": "/".join([NONE] * 4)}

    def pack(self, words: Words) -> Sequence[Card]:
        """The 32 cards from 7 to ace."""
        return CARDS

    def fields(self, words: Words) -> list[Field]:
        """The hands and who deals."""
        laid = {code for code in split(words.get("play", NONE)) if code in _CODES}
        found: list[Field] = []
        for seat, word in enumerate(setup.by_seat(words, "hands", 4)):
            cards = tuple(split(word))
            gone = tuple(code for code in cards if code in laid)
            found.append(Place(f"hands.{seat}", label("hand", seat=seat), cards=cards, wanted=HAND, laid=gone))
        found.append(Choice("dealer", label("dealer"), value=words.get("dealer", "?"), values=setup.each_seat(4)))
        return found

    def settle(self, words: Words, name: str) -> None:
        """What was said and laid stays: whether it still goes with the cards is for the reader to say."""
        words.setdefault("hands", "/".join([NONE] * 4))

    def fill(self, words: Words, rng: Random) -> None:
        """Eight cards to everybody."""
        free = self.free(words)
        hands = [split(word) for word in setup.by_seat(words, "hands", 4)]
        words["hands"] = "/".join(setup.joined([*hand, *setup.dealt(free, HAND - len(hand), rng)]) for hand in hands)

    def told(self, line: str) -> tuple[str, list[tuple[Seat, Action]]]:
        """The round before its first word, and every word and card since."""
        said: list[tuple[Seat, Action]] = []
        read_position(line, said)
        return self.without_story(line), said


SETUP: Final = PilottaSetup()
