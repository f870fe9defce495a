"""The rest of a hand, quickly: what the rulebook player (rulebook.py) would do in every seat, on sets of bits.

Rules and choices are those of state.py and rulebook.py to the letter: a test plays both with the same luck. This is for
the thinking of players only, where a hundred thousand turns must be had a second; nothing here reaches the table.

A player in here chooses by its own hand, the number of cards of the others and what lies open, as the rulebook does.
"""

from __future__ import annotations

from random import Random

from engine.cards import shuffled
from engine.game import Action
from engine.seats import CHANCE, Seat
from games.pis_yedili.actions import DRAW, Lay
from games.pis_yedili.bits import (
    ACE_KIND,
    ACES,
    EIGHT_KIND,
    EIGHTS,
    FOLLOW,
    JACK_KIND,
    JACKS,
    KIND,
    MATES,
    NAMED,
    PLAIN_OF,
    SEVEN_KIND,
    SEVENS,
    SPECIAL,
    SUIT,
    SUITS_OF,
    TEN_KIND,
    TWINS,
    VALUE,
    bits,
    penalty,
    places,
    tables,
)
from games.pis_yedili.deck import PLACE
from games.pis_yedili.options import Options
from games.pis_yedili.rules import AGAIN, COUNTED, TURN
from games.pis_yedili.state import MOST_MOVES, State


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
    return Hand(state).play(first, rng)


def _come_to_a_turn(state: State, rng: Random) -> None:
    """What these pages do not know: cards that are due from a deck to be made again, and the first lap."""
    from games.pis_yedili.rulebook import Rulebook

    while state.outcome is None and (state.due or state.phase not in (TURN, AGAIN)):
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(seat, state.chance_outcome(rng))
        else:
            state.apply(seat, Rulebook().advise(state.observe(seat), (), rng, 0).action)


class Hand:
    """One hand being played out."""

    __slots__ = (
        "again", "bill", "counts", "declined", "discard", "drawn", "hands", "idle", "moves", "muted", "seats", "stock",
        "tables", "top", "turn", "way",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.tables = tables(state.options, state.seats)
        self.seats = state.seats
        self.hands = [bits(hand) for hand in state.hands]
        self.counts = [len(hand) for hand in state.hands]
        self.stock = [PLACE[card] for card in state.stock]
        self.discard = [PLACE[card] for card in state.discard]
        self.declined = [lay.follow.index if lay else -1 for lay in state.declined]
        laid = state.laid
        assert laid is not None
        self.top = NAMED + laid.named.index if laid.named else PLACE[laid.card]
        self.turn, self.way, self.bill, self.drawn = state.turn, state.way, state.bill, state.drawn
        self.again = state.phase == AGAIN
        self.moves, self.idle, self.muted = state.moves, state.idle, state.muted

    @property
    def options(self) -> Options:
        """The house rules."""
        return self.tables.rules.options

    def copy(self) -> Hand:
        """An independent one that goes on alike."""
        twin = Hand.__new__(Hand)
        twin.tables, twin.seats, twin.top, twin.turn, twin.way = self.tables, self.seats, self.top, self.turn, self.way
        twin.bill, twin.drawn, twin.again, twin.moves = self.bill, self.drawn, self.again, self.moves
        twin.idle, twin.muted = self.idle, self.muted
        twin.hands, twin.counts, twin.declined = self.hands[:], self.counts[:], self.declined[:]
        twin.stock, twin.discard = self.stock[:], self.discard[:]
        return twin

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
                    fits = SUITS_OF[SUIT[top]] & hand
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
                if declined[seat] == SUIT[card]:
                    declined[seat] = -1
                if count < 2:
                    if not count:
                        return self.out(seat, way, card, bill, rng)
                    if self.muted:
                        self.muted &= ~(1 << seat)
                kind = KIND[card]
                following = (seat + way) % seats
                if kind < 0:
                    seat = following
                elif kind == SEVEN_KIND:
                    bill = known.bill(bill)
                    seat = following
                elif kind == JACK_KIND:
                    top = NAMED + (named if named >= 0 else name(hand, declined[following]))
                    seat = following
                elif kind == EIGHT_KIND:
                    seat = (seat + 2 * way) % seats if known.eight else following
                elif kind == TEN_KIND:
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
                    declined[seat] = FOLLOW[top]
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
        kind = KIND[card]
        if known.last_effects:
            if kind == SEVEN_KIND:
                bill = known.bill(bill)
            elif kind == TEN_KIND and bill:
                way = -way
            if bill:
                self.give((seat + way) % self.seats, bill, rng)
            elif kind == ACE_KIND:
                for step in range(1, (self.seats, self.seats, 1, 2)[known.ace]):
                    self.give((seat + step * way) % self.seats, 1, rng)
        times = known.times[0] if kind == SEVEN_KIND else known.times[1] if kind == JACK_KIND else 1
        return tuple([times * penalty(hand) for hand in self.hands])

    def choice(self, seat: Seat, way: int, fits: int, bill: int, *, again: bool) -> int:
        """Which of these cards the rulebook lays; two at least fit."""
        hand, counts, known = self.hands[seat], self.counts, self.tables
        mine = counts[seat]
        if bill:
            answers = fits & SEVENS or fits
            return max(places(answers), key=lambda card: (hand & MATES[card]).bit_count())
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
            value = VALUE[card] + 3 * (hand & MATES[card]).bit_count() + 2 * (hand & TWINS[card]).bit_count()
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
                    value += 4 * min(2, (hand & MATES[card]).bit_count() - 1)
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
                then = SUITS_OF[SUIT[card]] if bit & ACES and not known.ace else known.after[card]
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
