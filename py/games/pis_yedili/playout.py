"""The rest of a hand, quickly: what the rulebook player (rulebook.py) would do in every seat, on sets of bits.

A hand is an integer with a bit for each card; bit `PLACE[card]`, so that the lowest bit is the leftmost card. Rules and
choices are those of state.py and rulebook.py to the letter: a test plays both with the same luck. This is for the
thinking of players only, where a hundred thousand turns must be had a second; nothing here reaches the table.

A player in here chooses by its own hand, the number of cards of the others and what lies open, as the rulebook does.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import ACE, EIGHT, JACK, RANKS, SEVEN, SUITS, TEN, PlayingCard, Rank, shuffled
from engine.game import Action
from engine.seats import CHANCE, Seat
from games.pis_yedili.actions import DECK, DRAW, PASS, PLAIN, Lay
from games.pis_yedili.deck import PLACE
from games.pis_yedili.options import Options
from games.pis_yedili.rules import AGAIN, COUNTED, TURN, Rules, rules_for
from games.pis_yedili.scoring import POINTS
from games.pis_yedili.state import MOST_MOVES, State

BY_PLACE: Final = tuple(sorted(DECK, key=PLACE.__getitem__))
"""The card of each bit."""
BIT: Final = {card: 1 << PLACE[card] for card in DECK}


def bits(cards: Sequence[PlayingCard] | frozenset[PlayingCard]) -> int:
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
_SUIT: Final = tuple(card.suit.index for card in BY_PLACE)
_MATES: Final = tuple(PLAIN_OF[suit] for suit in _SUIT)
_TWINS: Final = tuple(_of_rank(card.rank) for card in BY_PLACE)
_VALUE: Final = tuple(POINTS[card] - 2 - 3 * (card.rank is not JACK) for card in BY_PLACE)
"""What a card counts, less what `goes_on` of the rulebook would count for the card itself."""
_PENALTY: Final = tuple(POINTS[card] for card in BY_PLACE)
_KIND: Final = tuple(card.rank.index if BIT[card] & SPECIAL else -1 for card in BY_PLACE)
_SEVEN, _EIGHT, _TEN, _JACK, _ACE = (RANKS.index(rank) for rank in (SEVEN, EIGHT, TEN, JACK, ACE))
_NAMED: Final = 52
"""The top card is its place, or this and the suit that a jack asks for."""
_FOLLOW: Final = (*_SUIT, 0, 1, 2, 3)


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


def played_out(state: State, first: Action | None, rng: Random) -> tuple[int, ...]:
    """The scores if whose turn it is does this first; the state stays as it is."""
    tek = first is not None and state.rules.tek_is_said and len(state.hands[state.turn]) == 2
    if state.due or state.phase not in (TURN, AGAIN) or tek:
        state = state.copy()
        if first is not None:
            state.apply(state.turn, first)
            first = None
        _come_to_a_turn(state, rng)
        if state.outcome is not None:
            return state.outcome.scores
    return _Hand(state).play(first, rng)


def _come_to_a_turn(state: State, rng: Random) -> None:
    """What these pages do not know: cards that are due from a deck to be made again, and the first lap."""
    from games.pis_yedili.rulebook import Rulebook

    while state.outcome is None and (state.due or state.phase not in (TURN, AGAIN)):
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(seat, state.chance_outcome(rng))
        else:
            state.apply(seat, Rulebook().advise(state.observe(seat), (), rng, 0).action)


class _Hand:
    """One hand being played out."""

    __slots__ = (
        "again", "bill", "counts", "declined", "discard", "drawn", "hands", "idle", "moves", "muted", "seats", "stock",
        "tables", "top", "turn", "way",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.tables = tables(state.options, state.seats)
        self.seats = state.seats
        self.hands = [sum([BIT[card] for card in hand]) for hand in state.hands]
        self.counts = [len(hand) for hand in state.hands]
        self.stock = [PLACE[card] for card in state.stock]
        self.discard = [PLACE[card] for card in state.discard]
        self.declined = [lay.follow.index if lay else -1 for lay in state.declined]
        laid = state.laid
        assert laid is not None
        self.top = _NAMED + laid.named.index if laid.named else PLACE[laid.card]
        self.turn, self.way, self.bill, self.drawn = state.turn, state.way, state.bill, state.drawn
        self.again = state.phase == AGAIN
        self.moves, self.idle, self.muted = state.moves, state.idle, state.muted

    def play(self, first: Action | None, rng: Random) -> tuple[int, ...]:
        """To the end; the scores."""
        known, seats, hands, counts = self.tables, self.seats, self.hands, self.counts
        discard, declined = self.discard, self.declined
        after, answers, passes = known.after, known.answers, known.passes
        seat, way, top, bill = self.turn, self.way, self.top, self.bill
        again, drawn, idle, moves = self.again, self.drawn, self.idle, self.moves
        while moves < MOST_MOVES:
            moves += 1
            hand = hands[seat]
            named = -1
            if first is not None:
                fits = 0
                if isinstance(first, Lay):
                    card = PLACE[first.card]
                    fits = 1 << card
                    if first.named:
                        named = first.named.index
            else:
                if bill:
                    fits = answers & hand
                elif again:
                    fits = SUITS_OF[_SUIT[top]] & hand
                else:
                    fits = after[top] & hand
                if self.muted and self.muted >> seat & 1 and counts[seat] == 1:
                    fits = 0
                if fits:
                    card = fits.bit_length() - 1
                    if fits & (fits - 1):
                        card = self.choice(seat, way, fits, bill, again=again)
            if fits:
                hands[seat] = hand = hand ^ (1 << card)
                count = counts[seat] = counts[seat] - 1
                discard.append(card)
                idle = drawn = 0
                again = False
                top = card
                if declined[seat] == _SUIT[card]:
                    declined[seat] = -1
                if count < 2:
                    if not count:
                        return self.out(seat, way, card, bill, rng)
                    if self.muted:
                        self.muted &= ~(1 << seat)
                kind = _KIND[card]
                following = (seat + way) % seats
                if kind < 0:
                    seat = following
                elif kind == _SEVEN:
                    bill = known.bill(bill)
                    seat = following
                elif kind == _JACK:
                    top = _NAMED + (named if named >= 0 else name(hand, declined[following]))
                    seat = following
                elif kind == _EIGHT:
                    seat = (seat + 2 * way) % seats if known.eight else following
                elif kind == _TEN:
                    if seats > 2 or bill:
                        way = -way
                        seat = (seat + way) % seats
                elif bill:
                    seat = following
                elif known.ace < 2:
                    for step in range(1, seats):
                        self.give((seat + step * way) % seats, 1, rng)
                    again = known.ace == 0
                else:
                    if known.ace == 3:
                        self.give(following, 1, rng)
                    seat = (seat + 2 * way) % seats
            elif bill:
                self.give(seat, bill, rng)
                bill = idle = 0
                declined[seat] = -1
                self.muted &= ~(1 << seat)
                seat = (seat + way) % seats
            elif first is DRAW or (first is None and not passes[again][drawn][bool(self.stock) or len(discard) > 1]):
                self.give(seat, 1, rng)
                if drawn < COUNTED:
                    drawn += 1
            else:
                if drawn:
                    idle = drawn = 0
                    declined[seat] = _FOLLOW[top]
                else:
                    idle += 1
                    if idle >= seats:
                        break
                again = False
                self.muted &= ~(1 << seat)
                seat = (seat + way) % seats
            first = None
        return tuple([penalty(hand) for hand in hands])

    def give(self, seat: Seat, many: int, rng: Random) -> None:
        """Y14, Y15. So many cards from the stock, which is made again of the discards under the top one if need be."""
        stock = self.stock
        got = 0
        for _ in range(many):
            if not stock:
                if len(self.discard) < 2:
                    break
                stock += reversed(shuffled(self.discard[:-1], rng))
                del self.discard[:-1]
            got |= 1 << stock.pop()
            self.counts[seat] += 1
        self.hands[seat] |= got

    def out(self, seat: Seat, way: int, card: int, bill: int, rng: Random) -> tuple[int, ...]:
        """Y24-Y26. The last card is laid: the scores."""
        known = self.tables
        kind = _KIND[card]
        if known.last_effects:
            if kind == _SEVEN:
                bill = known.bill(bill)
            elif kind == _TEN and bill:
                way = -way
            if bill:
                self.give((seat + way) % self.seats, bill, rng)
            elif kind == _ACE:
                for step in range(1, (self.seats, self.seats, 1, 2)[known.ace]):
                    self.give((seat + step * way) % self.seats, 1, rng)
        times = known.times[0] if kind == _SEVEN else known.times[1] if kind == _JACK else 1
        return tuple([times * penalty(hand) for hand in self.hands])

    def choice(self, seat: Seat, way: int, fits: int, bill: int, *, again: bool) -> int:
        """Which of these cards the rulebook lays; two at least fit."""
        hand, counts, known = self.hands[seat], self.counts, self.tables
        mine = counts[seat]
        if bill:
            answers = fits & SEVENS or fits
            return max(places(answers), key=lambda card: (hand & _MATES[card]).bit_count())
        if (hand & known.keeps).bit_count() >= mine - 1:
            line = self.line(hand, fits)
            if line >= 0:
                return line
        tek = counts[(seat + way) % self.seats] < 2
        finisher = mine == 2 and known.times[0] > 1 and hand & (SEVENS | JACKS)
        best, most = -1, -1000
        while fits:
            bit = fits & -fits
            fits ^= bit
            card = bit.bit_length() - 1
            value = _VALUE[card] + 3 * (hand & _MATES[card]).bit_count() + 2 * (hand & _TWINS[card]).bit_count()
            if bit & SPECIAL:
                if bit & SEVENS:
                    value -= 50 if hand & SEVENS & ~bit else 100
                    if tek:
                        value += 140
                elif bit & JACKS:
                    closest = min([count for other, count in enumerate(counts) if other != seat])
                    value += 70 if closest < 2 or (closest == 2 and mine > 4) else -80
                elif tek:
                    if bit & ACES:
                        value += 20
                    elif bit & EIGHTS or counts[(seat - way) % self.seats] > 1:
                        value += 30
                if bit & ACES and not known.ace:
                    value += 4 * min(2, (hand & _MATES[card]).bit_count() - 1)
            if finisher and not bit & finisher:
                value += 120
            if value > most:
                best, most = card, value
        return best

    def line(self, hand: int, fits: int) -> int:
        """The first card of a line that empties the hand in this go, or -1."""
        known = self.tables
        fits &= hand
        while fits:
            bit = fits & -fits
            fits ^= bit
            card = bit.bit_length() - 1
            rest = hand ^ bit
            if not rest:
                return card
            if bit & known.keeps:
                then = SUITS_OF[_SUIT[card]] if bit & ACES and not known.ace else known.after[card]
                if self.line(rest, then) >= 0:
                    return card
        return -1


def name(hand: int, stuck: int) -> int:
    """The suit that a jack asks for: the one held most of; `stuck` is the one that the next could not follow."""
    best, most = 0, -1.0
    for suit in range(4):
        held = (hand & PLAIN_OF[suit]).bit_count() + 0.0
        if suit == stuck:
            held += 1.0 if held else 0.3
        if held > most:
            best, most = suit, held
    return best


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
        total += _PENALTY[bit.bit_length() - 1]
        hand ^= bit
    return total
