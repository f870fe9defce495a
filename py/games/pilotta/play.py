"""Which cards may be laid to a trick, and who takes it: P18-P25. The one place that decides legality of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Message
from games.pilotta.pack import CARDS, STRENGTH, SUIT_MASK, SUIT_OF, TRUMP_ABOVE

# O4 is a table: what must be beaten in a side suit, nothing at all by default.
NOTHING: Final = (0,) * 32


def playable(hand: int, led: int, trump: int, best: int, side: Sequence[int]) -> int:
    """The cards of `hand` (bits of `pack`) that may be laid.

    `led` is the suit led, -1 for a leader; `best` the card that wins the trick so far; `side` says for it which cards
    of its side suit stand above it and must be laid (O4: `PLAIN_ABOVE`), by default `NOTHING`.
    """
    # P19: a leader may play anything.
    if led < 0:
        return hand
    following = hand & SUIT_MASK[led]
    if following:
        if led == trump:
            # P21: trumps led must be beaten if possible, whoever is winning; otherwise any trump.
            return following & TRUMP_ABOVE[best] or following
        # P20: any card of a side suit, even when somebody has cut. O4 has it beaten while no trump lies there: above
        # a trump that cuts there is no card of the led suit.
        return following & side[best] or following
    trumps = hand & SUIT_MASK[trump]
    # P24: neither the led suit nor a trump: anything.
    if not trumps:
        return hand
    # P22: who cannot follow must cut, partner's trick or not. P23: above the highest trump in the trick if possible,
    # else any trump. Above a side card there is no trump to choose among, so all are free.
    return trumps & TRUMP_ABOVE[best] or trumps


def shown_by(card: int, led: int, trump: int, best: int, side: Sequence[int]) -> int:
    """The cards that whoever laid `card` here cannot have held: the other side of every duty above (P20-P23, O4)."""
    suit = SUIT_OF[card]
    if suit == led:
        above = TRUMP_ABOVE[best] if led == trump else side[best] & SUIT_MASK[led]
        return 0 if above >> card & 1 else above
    if suit != trump:
        return SUIT_MASK[led] | SUIT_MASK[trump]
    above = TRUMP_ABOVE[best] & SUIT_MASK[trump]
    return SUIT_MASK[led] if above >> card & 1 else SUIT_MASK[led] | above


def refusal(hand: int, card: int, led: int, trump: int, best: int) -> Message:
    """Why a card of this hand may not be laid, where `playable` refuses it."""
    suit = SUIT_OF[card]
    cut = SUIT_OF[best] == trump
    if suit != led and hand & SUIT_MASK[led]:
        return Message.of("follow", suit="SHDC"[led])
    if suit in (led, trump):
        # P21, P23, O4: the right suit, but not high enough.
        return Message.of("above", card=CARDS[best].code)
    if not cut:
        return Message.of("cut", suit="SHDC"[trump])
    if hand & SUIT_MASK[trump] & TRUMP_ABOVE[best]:
        return Message.of("cut-above", card=CARDS[best].code)
    # P23: no higher trump, yet a trump it must be.
    return Message.of("under-cut", suit="SHDC"[trump])


def winner(plays: list[tuple[int, int]], trump: int) -> int:
    """The seat that takes these (seat, card) plays: the highest trump, else the highest of the led suit (P25)."""
    strength = STRENGTH[trump][SUIT_OF[plays[0][1]]]
    return max(plays, key=lambda play: strength[play[1]])[0]
