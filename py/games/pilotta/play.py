"""Which cards may be laid to a trick, and who takes it: P18-P25. The one place that decides legality of play."""

from __future__ import annotations

from engine.game import Message
from games.pilotta.pack import CARDS, PLAIN_ABOVE, STRENGTH, SUIT_MASK, SUIT_OF, TRUMP_ABOVE


def playable(hand: int, led: int, trump: int, best: int, *, cut: bool, beat_side_suits: bool) -> int:
    """The cards of `hand` (bits of `pack`) that may be laid.

    `led` is the suit led, -1 for a leader; `best` the card that wins the trick so far; `cut` whether that is a trump.
    """
    # P19: a leader may play anything.
    if led < 0:
        return hand
    following = hand & SUIT_MASK[led]
    if following:
        if led == trump:
            # P21: trumps led must be beaten if possible, whoever is winning; otherwise any trump.
            return following & TRUMP_ABOVE[best] or following
        if beat_side_suits and not cut:
            # O4: a side suit must be beaten too while no trump lies in the trick.
            return following & PLAIN_ABOVE[best] or following
        # P20: any card of a side suit, even when somebody has cut.
        return following
    trumps = hand & SUIT_MASK[trump]
    # P24: neither the led suit nor a trump: anything.
    if not trumps:
        return hand
    # P22: who cannot follow must cut, partner's trick or not.
    if not cut:
        return trumps
    # P23: above the highest trump in the trick if possible, else any trump.
    return trumps & TRUMP_ABOVE[best] or trumps


def shown_by(card: int, led: int, trump: int, best: int, *, cut: bool, beat_side_suits: bool) -> int:
    """The cards that whoever laid `card` here cannot have held: the other side of every duty above (P20-P23, O4)."""
    if led < 0:
        return 0
    suit = SUIT_OF[card]
    if suit == led:
        above = TRUMP_ABOVE if led == trump else PLAIN_ABOVE
        bound = led == trump or (beat_side_suits and not cut)
        missed = bound and not above[best] >> card & 1
        return above[best] if missed else 0
    never = SUIT_MASK[led]
    if led == trump:
        return never
    if suit != trump:
        return never | SUIT_MASK[trump]
    if cut and not TRUMP_ABOVE[best] >> card & 1:
        never |= TRUMP_ABOVE[best]
    return never


def refusal(hand: int, card: int, led: int, trump: int, best: int, *, cut: bool) -> Message:
    """Why a card of this hand may not be laid, where `playable` refuses it."""
    suit = SUIT_OF[card]
    if suit != led and hand & SUIT_MASK[led]:
        return Message.of("follow", suit="SHDC"[led])
    if led != trump and suit != trump and not cut:
        return Message.of("cut", suit="SHDC"[trump])
    if suit == trump or (suit == led and suit != trump):
        return Message.of("above", card=CARDS[best].code)
    if hand & SUIT_MASK[trump] & TRUMP_ABOVE[best]:
        return Message.of("cut-above", card=CARDS[best].code)
    # P23: no higher trump, yet a trump it must be.
    return Message.of("under-cut", suit="SHDC"[trump])


def winner(plays: list[tuple[int, int]], trump: int) -> int:
    """The seat that takes these (seat, card) plays: the highest trump, else the highest of the led suit (P25)."""
    strength = STRENGTH[trump][SUIT_OF[plays[0][1]]]
    return max(plays, key=lambda play: strength[play[1]])[0]
