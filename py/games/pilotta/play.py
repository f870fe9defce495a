"""Which cards may be laid to a trick, and who takes it: P18-P25. The one place that decides legality of play."""

from __future__ import annotations

from engine.game import Message
from games.pilotta.pack import ABOVE, ALL_CARDS, CARDS, STRENGTH, SUIT_MASK, SUIT_OF, TRUMP_ABOVE


def must_climb(trump: int, *, side_suits: bool) -> int:
    """The suits in which whoever follows must go above if possible: trumps (P21), with O4 the side suits, too."""
    return ALL_CARDS if side_suits else SUIT_MASK[trump]


def playable(hand: int, led: int, trumps: int, above: int, climb: int) -> int:
    """The cards of `hand` that may be laid to a trick that is led; a leader may play anything (P19).

    All are sets of cards, as bits of `pack`: the suit led, the trumps, the cards that take the trick from the one that
    is winning it (`ABOVE`), and the suits of `must_climb`.
    """
    following = hand & led
    if following:
        # P20: any card of a side suit, even when somebody has cut. P21: trumps led must be beaten if possible, whoever
        # is winning; otherwise any trump. O4 has side suits beaten likewise while no trump lies there: above a trump
        # that cuts there is no card of the led suit.
        return following & above & climb or following
    # P22: who cannot follow must cut, partner's trick or not. P23: above the highest trump in the trick if possible,
    # else any trump. Every trump beats a side card. P24: neither the led suit nor a trump: anything.
    cuts = hand & trumps
    return cuts & above or cuts or hand


def shown_by(card: int, led: int, trump: int, best: int, climb: int) -> int:
    """The cards that whoever laid `card` here cannot have held: the other side of every duty above (P20-P23, O4)."""
    suit, follows, trumps = SUIT_OF[card], SUIT_MASK[led], SUIT_MASK[trump]
    above = ABOVE[trump][best]
    higher = above >> card & 1
    if suit == led:
        return 0 if higher else follows & above & climb
    if suit != trump:
        return follows | trumps
    return follows if higher else follows | trumps & above


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
