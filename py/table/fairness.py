"""A deal is promised before its first card: what the deck will do lies under a seal that anybody can check afterwards.

    text         "SALT *=dealer:3 *=shuffle:7C.KD.…"   the deck's words stand as in the record; one space between all
    commitment   the SHA-256 of that text in UTF-8, 64 hexadecimal digits

The commitment is shown before the deck has done anything, the text once the deal is over. The salt is made of the
match's seed one way, so a salt that is told opens one deal and no other. What the deck does after the first player has
acted (a reshuffle, say) depends on play and follows from the seed, which has a commitment of its own, told with the
match's end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from engine.game import Action, DealRecord
from engine.match import Match, rng_for
from engine.seats import CHANCE

SALT: Final = 32
"""Hexadecimal digits of a salt: 128 bits, which nobody guesses."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What was promised: `text` is None until it may be told; `kept` says whether it is what has happened."""

    number: int
    commitment: str
    text: str | None = None
    kept: bool | None = None


def sealed(text: str) -> str:
    """The commitment to a text."""
    return sha256(text.encode()).hexdigest()


def salt(seed: str, deal: int) -> str:
    """The salt of that deal, counting from 1; the seed cannot be found from it."""
    return sealed(f"{seed}/{deal}/salt")[:SALT]


def deal_text(salt: str, actions: Sequence[Action]) -> str:
    """What is sealed for a deal in which the deck begins by doing this."""
    return " ".join([salt, *(f"*={action.code}" for action in actions)])


def seed_text(seed: str) -> str:
    """What is sealed for a whole match."""
    return f"seed {seed}"


def opening(record: DealRecord | Sequence[tuple[int, Action]]) -> list[Action]:
    """What the deck has done in this deal before the first player acted."""
    found: list[Action] = []
    for seat, action in record:
        if seat != CHANCE:
            break
        found.append(action)
    return found


def drawn(match: Match, seed: str, deal: int) -> list[Action]:
    """What the deck does in that deal before the first player acts, by the seed: the same before and after."""
    carry = match.outcomes[deal - 2].carry if deal > 1 else None
    state = match.game.deal(match.options, match.seats, carry)
    found: list[Action] = []
    while state.actors() == (CHANCE,):
        action = state.chance_outcome(rng_for(seed, deal, len(found), CHANCE))
        state.apply(CHANCE, action)
        found.append(action)
    return found


def commitment(match: Match, seed: str, deal: int) -> str:
    """The commitment to that deal."""
    return sealed(deal_text(salt(seed, deal), drawn(match, seed, deal)))


def promises(match: Match, seed: str) -> list[Promise]:
    """One for each deal so far; the text of a deal that is still played is not among them.

    None for a deal that goes on from a position: everybody knows it.
    """
    found: list[Promise] = []
    if match.start:
        return found
    for deal, record in enumerate(match.records, 1):
        promised = commitment(match, seed, deal)
        if deal > len(match.outcomes):
            found.append(Promise(deal, promised))
            continue
        text = deal_text(salt(seed, deal), opening(record))
        found.append(Promise(deal, promised, text, sealed(text) == promised))
    return found


def match_promise(match: Match, seed: str) -> Promise:
    """The one for the seed, from which all that the deck does later in a deal follows; its number is 0."""
    text = seed_text(seed)
    if match.verdict is None:
        return Promise(0, sealed(text))
    return Promise(0, sealed(text), text, later_kept(match, seed))


def later_kept(match: Match, seed: str) -> bool:
    """Whether everything the deck has done in the match is what the seed says."""
    again = match.anew()
    for number, record in enumerate(match.records, 1):
        if number > 1:
            again.next_deal()
        for seat, action in record:
            if seat == CHANCE and again.chance(seed).code != action.code:
                return False
            again.apply(seat, action)
    return True
