"""How the players of a search go on: the rulebook's weighing of a card (`rulebook`), reckoned on whole numbers.

A card is played for what it may win now less what it may bring if it stays in the hand. Only what its seat may know is
read: the own hand, which cards are out, which pairs lie open, who has not followed since drawing stopped.
"""

from __future__ import annotations

import functools
from typing import Final

from engine.seats import Seat
from games.pip_pip.pack import CALL, DECK, HAND, all_tricks, drawing_tricks
from games.pip_pip.quick import BITS, KINGS, OVER, QUEENS, ROYALS, WORTH, Quick
from games.pip_pip.rulebook import Weights

_WEIGHTS: Final = Weights()
_PLAIN: Final = tuple(
    _WEIGHTS.keep_height * (bit >> 1)
    + {11: _WEIGHTS.keep_two, 10: _WEIGHTS.keep_ace, 3: _WEIGHTS.keep_jack}.get(WORTH[bit], 0.0)
    for bit in range(26)
)
"""What a card of a plain suit is kept for, by bit."""
_TRUMP: Final = tuple(_WEIGHTS.keep_trump + kept for kept in _PLAIN)
_NOTHING: Final = (0.0,) * 26
_PAIRED: Final = CALL * _WEIGHTS.trump_marriage


class Stage:
    """What is alike for all seats during one trick.

    `draws` is how many cards each still draws before this trick's end; `holds[n]` how likely it is that a hand has one
    of n unseen cards, `hope[n]` that one of n is still drawn; `plain` and `trump` what a card is kept for.
    """

    __slots__ = ("draws", "holds", "hope", "plain", "trump")

    def __init__(self, seats: int, tricks: int) -> None:
        self.draws = max(0, drawing_tricks(seats) - tricks)
        size = min(HAND, all_tricks(seats) - tricks)
        hidden = max(1, size * (seats - 1) + (self.draws * seats + len(DECK) % seats if self.draws else 0))
        self.holds = tuple(1 - (1 - min(1.0, number / hidden)) ** size for number in range(len(DECK) + 1))
        self.hope = tuple(1 - (1 - min(1.0, number / hidden)) ** self.draws for number in range(3))
        last = size <= 1
        self.plain, self.trump = (_NOTHING, _NOTHING) if last else (_PLAIN, _TRUMP)


@functools.cache
def stages(seats: int) -> tuple[Stage, ...]:
    """The stages of a hand, trick by trick."""
    return tuple(Stage(seats, tricks) for tricks in range(all_tricks(seats) + 1))


def choose(quick: Quick, seat: Seat) -> int:
    """The card that a sensible player plays there."""
    hand, led = quick.hands[seat], quick.led
    suits: tuple[int, ...] = (0, 1, 2, 3)
    trump = quick.trump
    if led >= 0:
        follow = hand[led]
        if follow and quick.must:
            if not follow & (follow - 1):
                return led << 5 | follow.bit_length() - 1
            suits = (led,)
    elif quick.waiting >= 0:
        # The trick about to be led is the first under a called suit.
        trump = quick.waiting
    coming = quick.waiting if quick.waiting >= 0 else trump
    won = quick.best >> 5 if led >= 0 else -1
    stage = stages(quick.seats)[quick.tricks]
    holds, draws, out, used = stage.holds, stage.draws, quick.out, quick.used[seat]
    later = quick.seats - 1 - quick.count
    pot = quick.pot + _WEIGHTS.later_points * later
    given, second = _WEIGHTS.given, quick.second
    trumped = holds[(out[trump] & ~hand[trump]).bit_count()] if later else 0.0
    found, top = -1, -1e9
    for suit in suits:
        mask = hand[suit]
        if not mask:
            continue
        values = stage.trump if suit == coming else stage.plain
        free = mask & ROYALS & ~used[suit]
        hope = guard = 0.0
        single = 0
        if free and draws:
            hope, guard, single = _hopes(quick, suit, mask, free, stage)
            if suit == coming and not (free & KINGS and free & QUEENS):
                hope *= _WEIGHTS.trump_marriage / _WEIGHTS.marriage
                guard *= _WEIGHTS.trump_marriage / _WEIGHTS.marriage
        unseen = out[suit] & ~mask
        if led < 0:
            bar = 0
        elif suit == won:
            bar = quick.bar
        else:
            bar = 0 if suit == trump else OVER
        beaten, over = 0.0, 1.0
        if later and bar < OVER:
            if suit != trump:
                beaten = (1 - holds[unseen.bit_count()]) * trumped
            elif 0 <= led != trump:
                # A trump in a plain suit: only who has none of the led suit may trump higher.
                over = 1 - holds[(out[led] & ~hand[led]).bit_count()]
        while mask:
            bit = mask.bit_length() - 1
            one = BITS[bit]
            mask ^= one
            worth, kept = WORTH[bit], values[bit]
            if one & free:
                if one & single:
                    kept += hope
            else:
                kept += guard
            if bit < bar:
                score = -given * worth - kept
            elif later:
                above = (unseen >> (bit & 30 if second else (bit | 1) + 1)).bit_count()
                chance = 1 - beaten - over * holds[above]
                chance = chance**later if chance > 0 else 0.0
                score = chance * (pot + worth) - (1 - chance) * given * worth - kept
            else:
                score = pot + worth - kept
            if score > top:
                top, found = score, suit << 5 | bit
    return found


def _hopes(quick: Quick, suit: int, mask: int, free: int, stage: Stage) -> tuple[float, float, int]:
    """What a King or Queen not yet called may bring, what of it hangs on each card beside it, and which lose it.

    B10: "do not lead or discard an unmarried King or Queen of a non-trump suit while one of its two mates … is unseen
    and the stock still runs", combined "with keeping a low card of the same suit as a guard".
    """
    kings, queens = free & KINGS, free & QUEENS
    if kings and queens:
        # It could not be called yet, or would have been: it waits for the trump to change.
        hope = _PAIRED
        single = (0 if kings & (kings - 1) else kings) | (0 if queens & (queens - 1) else queens)
    else:
        mates = quick.live[suit] & (QUEENS if kings else KINGS)
        hope = CALL * _WEIGHTS.marriage * stage.hope[mates.bit_count()]
        single = 0 if free & (free - 1) else free
    guards = (mask & ~(KINGS | QUEENS)).bit_count()
    return hope, _WEIGHTS.guard * hope if guards == 1 else 0.0, single
