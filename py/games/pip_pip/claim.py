"""When the rest of a hand is certain: whoever leads takes every trick that is left, whatever the others hold or lay."""

from __future__ import annotations

from engine.cards import SUITS, PlayingCard, Suit
from games.pip_pip.actions import Play
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import FULL, HEIGHTS, KINGS, QUEENS, SUIT_MASKS, cards_in, mask_of


def claim(seen: PipPipObservation) -> Play | None:
    """What to lead on the way to all the rest, None where that is not certain.

    Nothing may be left to draw, and no marriage to call, which would change trumps (B4). Trumps that others hold are
    drawn first: one at least falls to each trump led, since suit must be followed (B3.13), but which one its holder may
    choose.
    """
    seat, trump = seen.eyes, seen.trump
    if not isinstance(seat, int) or seen.turn != seat or seen.trick or seen.stock_size or seen.outcome is not None:
        return None
    if trump is None or seen.waiting is not None:
        return None
    others = FULL & ~mask_of((*seen.hand, *seen.remainder, *(card for pile in seen.piles for card in pile)))
    for cards in (others, mask_of(seen.hand)):
        if any(cards & suit & KINGS and cards & suit & QUEENS for suit in SUIT_MASKS):
            return None
    tops = {suit: top(cards_in(others & SUIT_MASKS[suit.index])) for suit in SUITS}
    theirs = (others & SUIT_MASKS[trump.index]).bit_count()
    plays = [action for action in seen.legal_actions if isinstance(action, Play)]
    # B3.16: of two identical cards the second wins, unless the house has it that the first does.
    equal = seen.options.twins == "first"
    high = [play for play in plays if play.card.suit is trump and above(play.card, tops, equal=equal)]
    side = [play for play in plays if play.card.suit is not trump]
    if len(high) < theirs or not all(above(play.card, tops, equal=equal) for play in side):
        return None
    return high[0] if theirs else (side or plays)[0]


def top(cards: tuple[PlayingCard, ...]) -> int:
    """How high the highest of them is, -1 for none."""
    return max((HEIGHTS[card.rank.index] for card in cards), default=-1)


def above(card: PlayingCard, tops: dict[Suit, int], *, equal: bool) -> bool:
    """Whether this card, led, wins against every other card of its suit."""
    own, other = HEIGHTS[card.rank.index], tops[card.suit]
    return own > other or (equal and own == other)
