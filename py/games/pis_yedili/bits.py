"""Cards of Pis Yedili as sets of bits, and its rules laid out on them: for the thinking of players only.

A hand is an integer with a bit for each card; bit `PLACE[card]`, so that the lowest bit is the leftmost card.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

from engine.cards import ACE, EIGHT, JACK, RANKS, SEVEN, SUITS, TEN, PlayingCard, Rank
from games.pis_yedili.actions import DECK, PASS, PLAIN
from games.pis_yedili.deck import PLACE
from games.pis_yedili.options import Options
from games.pis_yedili.rules import AGAIN, COUNTED, TURN, Rules, rules_for
from games.pis_yedili.scoring import POINTS

BY_PLACE: Final = tuple(sorted(DECK, key=PLACE.__getitem__))
"""The card of each bit."""
BIT: Final = {card: 1 << PLACE[card] for card in DECK}


def bits(cards: Iterable[PlayingCard]) -> int:
    """These cards as bits."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def _of_rank(rank: Rank) -> int:
    return bits([card for card in DECK if card.rank is rank])


SEVENS: Final = _of_rank(SEVEN)
EIGHTS: Final = _of_rank(EIGHT)
TENS: Final = _of_rank(TEN)
JACKS: Final = _of_rank(JACK)
ACES: Final = _of_rank(ACE)
SPECIAL: Final = SEVENS | EIGHTS | TENS | JACKS | ACES
SUITS_OF: Final = tuple(bits([card for card in DECK if card.suit is suit]) for suit in SUITS)
"""By `suit.index`, the cards of that suit."""
PLAIN_OF: Final = tuple(suit & ~JACKS for suit in SUITS_OF)
"""The same without the jack."""
SUIT: Final = tuple(card.suit.index for card in BY_PLACE)
MATES: Final = tuple(PLAIN_OF[suit] for suit in SUIT)
TWINS: Final = tuple(_of_rank(card.rank) for card in BY_PLACE)
VALUE: Final = tuple(POINTS[card] - 2 - 3 * (card.rank is not JACK) for card in BY_PLACE)
"""What a card counts, less what `goes_on` of the rulebook would count for the card itself."""
PENALTY: Final = tuple(POINTS[card] for card in BY_PLACE)
KIND: Final = tuple(card.rank.index if BIT[card] & SPECIAL else -1 for card in BY_PLACE)
SEVEN_KIND, EIGHT_KIND, TEN_KIND, JACK_KIND, ACE_KIND = (RANKS.index(rank) for rank in (SEVEN, EIGHT, TEN, JACK, ACE))
NAMED: Final = 52
"""The top card is its place, or this and the suit that a jack asks for."""
FOLLOW: Final = (*SUIT, 0, 1, 2, 3)


class Tables:
    """The rules of one set of options, in bits.

    `after[top]`          what fits on a normal turn
    `passes[again][drawn][stock]`   whether who holds nothing that fits passes now; else it draws
    `keeps`               what brings the turn back to who lays it
    `ace`                 what an ace does: 0 all draw, then its suit; 1 all draw; 2 skips; 3 the next draws, skipped
    """

    __slots__ = ("ace", "after", "answers", "bill", "eight", "keeps", "last_effects", "passes", "rules", "times")

    def __init__(self, options: Options, seats: int) -> None:
        rules: Rules = rules_for(options)
        self.rules = rules
        self.after = [bits(rules.after[PLAIN[card]].cards) for card in BY_PLACE]
        named = {lay.follow.index: lay for lay in rules.after if lay.named}
        self.after += [bits(rules.after[named[suit]].cards) for suit in range(4)]
        self.answers = bits(rules.answers.cards)
        self.passes = [
            [
                [PASS in rules.others[phase][drawn][False][stock] for stock in (False, True)]
                for drawn in range(COUNTED + 1)
            ]
            for phase in (TURN, AGAIN)
        ]
        self.ace = ("all_draw_suit", "all_draw_any", "skip", "next_draws").index(options.ace)
        self.eight = options.eight == "skip"
        self.keeps = ACES if seats == 2 or self.ace < 2 else 0
        if seats == 2:
            self.keeps |= TENS | (EIGHTS if self.eight else 0)
        self.times = (3, 2) if options.multipliers else (1, 1)
        self.last_effects = options.last_card_effects
        self.bill = rules.bill


tables = functools.cache(Tables)
"""Made once for each set of options and number of seats."""


def places(cards: int) -> list[int]:
    """The cards of these bits, from the left."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found


def penalty(hand: int) -> int:
    """Y25. What these cards count."""
    total = 0
    while hand:
        bit = hand & -hand
        total += PENALTY[bit.bit_length() - 1]
        hand ^= bit
    return total
