"""Runs and fours: what a hand of eight declares, and which of two declarations is the higher (P26-P31)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import SUITS, PlayingCard, playing_card
from games.pilotta.pack import BIT, NATURAL_ORDER, PLAIN_ORDER

# P27: four of a kind, highest first; sevens and eights score nothing.
FOURS: Final = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
_FOUR_RANK: Final = {code: place for place, code in enumerate(reversed("J9ATKQ"))}


@dataclass(frozen=True, slots=True)
class Declaration:
    """A run or a four of a kind, its worth and its cards (bits of `pack`); `rank` orders it by P29 (a)-(c)."""

    kind: str
    value: int
    cards: tuple[PlayingCard, ...]
    mask: int
    rank: tuple[int, int, int]

    def higher_than(self, trump: int) -> tuple[int, int, int, int]:
        """What P29 compares by, with the trump suit as the last word; equal tuples are equal declarations."""
        in_trumps = self.kind == "run" and self.cards[0].suit.index == trump
        return (*self.rank, int(in_trumps))


def run_value(length: int) -> int:
    """P26: three 20, four 50, five or more 100; less is no run."""
    return (0, 0, 0, 20, 50)[length] if length < 5 else 100


def _run(suit: int, low: int, length: int) -> Declaration:
    cards = tuple(playing_card(NATURAL_ORDER[place] + SUITS[suit].code) for place in range(low, low + length))
    # P29 (a), (c): any four beats any run; a longer run beats a shorter one, then the higher top card.
    return Declaration("run", run_value(length), cards, sum(BIT[card] for card in cards), (0, length, low + length))


def _four(code: str) -> Declaration:
    cards = tuple(playing_card(code + suit.code) for suit in SUITS)
    # P29 (b): J > 9 > A > 10 > K > Q.
    return Declaration("four", FOURS[code], cards, sum(BIT[card] for card in cards), (1, _FOUR_RANK[code], 0))


ALL_FOURS: Final = tuple(_four(code) for code in FOURS)
ALL_RUNS: Final = tuple(
    _run(suit, low, length) for suit in range(4) for length in range(3, 9) for low in range(9 - length)
)


def _runs_of(suit: int, chosen: int) -> tuple[Declaration, ...]:
    """The longest runs among the cards of one suit; `chosen` has the places of `pack`."""
    held = [chosen >> PLAIN_ORDER.index(code) & 1 for code in NATURAL_ORDER] + [0]
    found: list[Declaration] = []
    low = 0
    for place, has in enumerate(held):
        if has:
            continue
        if place - low >= 3:
            found.append(_run(suit, low, place - low))
        low = place + 1
    return tuple(found)


def _split(run: Declaration) -> tuple[Declaration, ...]:
    """O10: a run of six and more as its best five and the rest, which counts from three on."""
    suit, length = run.cards[0].suit.index, len(run.cards)
    if length <= 5:
        return (run,)
    top = NATURAL_ORDER.index(run.cards[-1].rank.code) + 1
    rest = (_run(suit, top - length, length - 5),) if length - 5 >= 3 else ()
    return (_run(suit, top - 5, 5), *rest)


# The runs of each suit for each of its 256 sets; whole, and cut as O10 has it.
_RUNS: Final = tuple(tuple(_runs_of(suit, chosen) for chosen in range(256)) for suit in range(4))
_SPLIT_RUNS: Final = tuple(
    tuple(tuple(part for run in runs for part in _split(run)) for runs in of_suit) for of_suit in _RUNS
)
_FOUR_OF_PLACE: Final = tuple(
    next((four for four in ALL_FOURS if four.cards[0].rank.code == code), None) for code in PLAIN_ORDER
)


def declared(hand: int, *, shared: bool, split: bool) -> tuple[Declaration, ...]:
    """What a hand of eight declares, the highest first (P26-P28, options O8 and O10).

    P28: a card serves in one declaration only; where two want it, the highest declaration is kept first and then the
    largest total, and what remains of a broken run counts if three in a row are left. O8 lets cards be shared.
    """
    found: list[Declaration] = []
    left = hand
    fours = hand & hand >> 8 & hand >> 16 & hand >> 24
    if fours:
        for place, four in enumerate(_FOUR_OF_PLACE):
            if four is not None and fours >> place & 1:
                found.append(four)
                # A four is the strongest there is (P29), so it is kept and its cards are used up.
                left &= left if shared else ~four.mask
    runs = _SPLIT_RUNS if split else _RUNS
    for suit in range(4):
        found += runs[suit][left >> 8 * suit & 255]
    if len(found) > 1:
        found.sort(key=lambda one: one.rank, reverse=True)
    return tuple(found)


def candidates(possible: int, sure: int, value: int) -> list[Declaration]:
    """Every declaration worth `value` that a hand may hold whose cards lie in `possible`; `sure` are known to be in it.

    What a seat that announced this value can have announced: its hand has eight cards, `sure` among them.
    """
    room = 8 - sure.bit_count()
    return [
        one
        for one in (*ALL_FOURS, *ALL_RUNS)
        if one.value == value and one.mask & ~possible == 0 and (one.mask & ~sure).bit_count() <= room
    ]


def best_side(best: Sequence[Declaration | None], trump: int, order: Sequence[int], *, first: bool) -> int | None:
    """Whose declarations score: 0 or 1, or None (P29-P31). `best` holds each seat's highest, None without.

    `order` is the turn order; with O9 (`first`) an exact tie goes to the side that announced first in it.
    """
    held = [(one.higher_than(trump), seat) for seat, one in enumerate(best) if one is not None]
    if not held:
        return None
    top = max(key for key, _ in held)
    sides = {seat % 2 for key, seat in held if key == top}
    if len(sides) == 1:
        return sides.pop()
    if not first:
        return None
    return next(seat for seat in order if any(key == top and who == seat for key, who in held)) % 2


def scored(
    found: Sequence[tuple[Declaration, ...]], announced: Sequence[int], counted: Sequence[int], side: int | None
) -> tuple[tuple[int, int], tuple[tuple[int, str, int], ...]]:
    """What the sides' declarations score, and what was announced for nothing: side, why and points; -1 for both sides.

    `counted` are the seats whose declarations were compared (P32), `side` has the highest of them.
    """
    if not any(announced):
        return (0, 0), ()
    points = [sum(one.value for one in held) if said else 0 for held, said in zip(found, announced, strict=True)]
    worth, beaten, unshown = [0, 0], [0, 0], [0, 0]
    for seat in range(4):
        # P30: the owner of the highest scores all of both partners'. P32a: all that was announced, and shown.
        into = unshown if not counted[seat] else worth if seat % 2 == side else beaten
        into[seat % 2] += points[seat]
    lost = [(at, "declarations-unshown", unshown[at]) for at in (0, 1) if unshown[at]]
    if side is None and any(beaten):
        # P31: exactly equal.
        lost.append((-1, "declarations-tied", max(beaten)))
    else:
        lost += [(at, "declarations-beaten", beaten[at]) for at in (0, 1) if beaten[at]]
    return (worth[0], worth[1]), tuple(lost)
