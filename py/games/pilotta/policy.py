"""What a sensible player lays, decided in microseconds: the rulebook's judgement (`tactics.py`) on sets of cards.

Play-outs ask this some hundred thousand times a second, so everything comes in as plain numbers: sets of cards are bits
of `pack`, `out` are the cards that other seats hold, `never[seat]` what that seat has proved not to hold. Nothing else
is known of the others' hands, so a play-out in an imagined world plays no better than a table would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.pilotta.pack import ABOVE, CARDS, PLAIN_ABOVE, POINTS, SUIT_MASK, SUIT_OF, TRUMP_ABOVE, mask_of

_TENS: Final = mask_of(card for card in CARDS if card.rank.code == "T")
_SMALL: Final = mask_of(card for card in CARDS if card.rank.code in "78")
_BIG: Final = mask_of(card for card in CARDS if card.rank.code in "J9")
# The chance that a seat holds none of n cards which it or any of k seats in all may hold: `_LACKS[k][n]`.
_LACKS: Final = tuple(
    tuple((1 - 1 / holders) ** count if holders else 1.0 for count in range(25)) for holders in range(4)
)
_KEPT_TRUMP: Final = tuple(
    {"J": 29.0, "9": 25.0, "A": 16.0, "T": 12.0, "K": 10.0, "Q": 10.0, "8": 9.0, "7": 9.0}[card.rank.code]
    for card in CARDS
)
_KEPT_SIDE: Final = tuple({"A": 6.0, "T": 6.0, "K": 1.2, "Q": 0.6}.get(card.rank.code, 0.0) for card in CARDS)
_PARTNER_TRIES: Final = 0.8
"""How often a partner who can take the trick does."""


def _beats(seat: int, turn: int, led: int, best: int, out: int, never: Sequence[int], trump: int) -> float:
    """The chance that this seat takes a trick of that suit from the card that is winning it."""
    mine, trumps = out & ~never[seat], SUIT_MASK[trump]
    one, other = (seat + 1) & 3, (seat + 3) & 3
    if one == turn:
        one = (seat + 2) & 3
    elif other == turn:
        other = (seat + 2) & 3
    above = mine & ABOVE[trump][best]
    first, second = out & ~never[one], out & ~never[other]
    cutters = 1 + bool(first & trumps) + bool(second & trumps)
    if led == trump:
        return 1.0 - _LACKS[cutters][above.bit_count()]
    follows = SUIT_MASK[led]
    followers = 1 + bool(first & follows) + bool(second & follows)
    higher = above & follows
    cuts = above & trumps
    found = 1.0 - _LACKS[followers][higher.bit_count()] if higher else 0.0
    if cuts:
        found += _LACKS[followers][(mine & follows).bit_count()] * (1.0 - _LACKS[cutters][cuts.bit_count()])
    return found


def _kept(card: int, hand: int, out: int, never: Sequence[int], turn: int, trump: int) -> float:
    """What the card would still be worth later, in points."""
    suit = SUIT_OF[card]
    trumps, mask = SUIT_MASK[trump], SUIT_MASK[suit]
    if suit == trump:
        # A trump for the last trick is worth ten more.
        return _KEPT_TRUMP[card] + (6.0 if hand & mask == 1 << card and hand.bit_count() <= 3 else 0.0)
    if PLAIN_ABOVE[card] & out:
        if _TENS >> card & 1 and hand & mask == 1 << card:
            return 2.0
        return _KEPT_SIDE[card]
    # A master: worth its trick unless it will be cut.
    found = 13.5
    for seat in ((turn + 1) & 3, (turn + 3) & 3):
        mine = out & ~never[seat]
        if mine & trumps:
            found -= 9.0 * _LACKS[3][(mine & mask).bit_count()]
    return found if found > 0.0 else 0.0


def follow(
    hand: int,
    legal: int,
    out: int,
    never: Sequence[int],
    turn: int,
    laid: int,
    led: int,
    best: int,
    winner: int,
    pile: int,
    trump: int,
) -> int:
    """The card to lay to a trick in which `laid` cards lie, worth `pile`, and `winner` holds it with `best`.

    `legal` are the cards that may be laid: two at least, and never in the last trick.
    """
    counts, above = POINTS[trump], ABOVE[trump][best]
    ours = not (winner ^ turn) & 1
    right, across = (turn + 1) & 3, (turn + 2) & 3
    keep = 1.0 if ours else 0.0
    if laid == 2:
        keep *= 1.0 - _beats(right, turn, led, best, out, never, trump)
        pile += 3
    elif laid == 1:
        keep = (1.0 - _beats(right, turn, led, best, out, never, trump)) if ours else 0.0
        keep += (1.0 - keep) * _beats(across, turn, led, best, out, never, trump) * _PARTNER_TRIES
        pile += 6
    chosen, most = -1, -1e9
    left = legal
    while left:
        bit = left & -left
        left ^= bit
        card = bit.bit_length() - 1
        likely = keep
        if above & bit:
            likely = 1.0
            if laid < 3:
                likely -= _beats(right, turn, led, card, out, never, trump)
                if laid == 1:
                    likely += (1.0 - likely) * _beats(across, turn, led, card, out, never, trump) * _PARTNER_TRIES
        found = (2.0 * likely - 1.0) * (pile + counts[card]) - _kept(card, hand, out, never, turn, trump)
        if laid < 3:
            suit = SUIT_OF[card]
            if suit == trump:
                # The jack and the nine cut what a seven cuts as well.
                if led != trump and _BIG & bit and legal & _SMALL & SUIT_MASK[trump]:
                    found -= 12.0
            elif suit == led and _TENS & bit and legal & (bit - 1) and PLAIN_ABOVE[card] & out & ~never[right]:
                # The ten waits for its ace, as long as an opponent who has it is still to come.
                found -= 9.0
        if found > most:
            chosen, most = card, found
    return chosen


def lead(hand: int, out: int, never: Sequence[int], turn: int, trump: int, *, declaring: bool, returned: int) -> int:
    """The card to open a trick with; `declaring`: our side has the contract; `returned`: suits that partner led."""
    counts, trumps = POINTS[trump], SUIT_MASK[trump]
    right, across, far = (turn + 1) & 3, (turn + 2) & 3, (turn + 3) & 3
    theirs, his, last = out & ~never[right], out & ~never[across], out & ~never[far]
    near_cuts, he_cuts, far_cuts = bool(theirs & trumps), bool(his & trumps), bool(last & trumps)
    cutters = near_cuts + he_cuts + far_cuts
    lacks = _LACKS[cutters]
    near_has = 1.0 - lacks[(theirs & trumps).bit_count()] if near_cuts else 0.0
    far_has = 1.0 - lacks[(last & trumps).bit_count()] if far_cuts else 0.0
    chosen, most = -1, -1e9
    for suit in range(4):
        mask = SUIT_MASK[suit]
        left = hand & mask
        if not left:
            continue
        if suit == trump:
            drawing = near_cuts or far_cuts
            long = left.bit_count() >= 4
            while left:
                bit = left & -left
                left ^= bit
                card = bit.bit_length() - 1
                above = TRUMP_ABOVE[card] & out
                if not drawing:
                    # Never trumps when both opponents are without.
                    found = -50.0 - _KEPT_TRUMP[card]
                else:
                    likely = lacks[(above & theirs).bit_count()]
                    likely += (1.0 - likely) * (1.0 - lacks[(above & his).bit_count()]) * _PARTNER_TRIES
                    likely *= lacks[(above & last).bit_count()]
                    # Draw trumps: forced over-trumping strips what stands behind the jack.
                    bonus = (28.0 if not above else 8.0 if long else -4.0) if declaring else -8.0
                    found = (2.0 * likely - 1.0) * (counts[card] + 9) - _KEPT_TRUMP[card] + bonus
                if found > most:
                    chosen, most = card, found
            continue
        holds, his_holds, far_holds = theirs & mask, his & mask, last & mask
        followers = _LACKS[bool(holds) + bool(his_holds) + bool(far_holds)]
        near_cut = near_has * followers[holds.bit_count()]
        far_cut = far_has * followers[far_holds.bit_count()]
        he_must = he_cuts and not his_holds
        top = left.bit_length() - 1
        low = (left & -left).bit_length() - 1
        # The highest of a suit or the lowest: what lies between is neither.
        for card in (top,) if top == low else (low, top):
            above = PLAIN_ABOVE[card] & out
            likely = followers[(above & holds).bit_count()] - near_cut
            if likely < 0.0:
                likely = 0.0
            if he_must:
                likely += (1.0 - likely) * _PARTNER_TRIES
            elif above:
                likely += (1.0 - likely) * (1.0 - followers[(above & his_holds).bit_count()]) * _PARTNER_TRIES
            last_beats = 1.0 - followers[(above & far_holds).bit_count()] + far_cut
            likely *= 1.0 - last_beats if last_beats < 1.0 else 0.0
            found = (2.0 * likely - 1.0) * (counts[card] + 9) - _kept(card, hand, out, never, turn, trump)
            if he_must:
                if not above:
                    # He would have to cut our winner.
                    found -= 20.0
                elif not declaring:
                    # He cuts theirs.
                    found += 8.0
            if returned >> suit & 1:
                found += 6.0
            if above and _TENS >> card & 1:
                found -= 10.0
            if counts[card] >= 10 and ((near_cuts and not holds) or (far_cuts and not far_holds)):
                found -= 18.0
            if found > most:
                chosen, most = card, found
    return chosen
