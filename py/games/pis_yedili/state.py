"""One hand of Pis Yedili, from the shuffle to the count: the only thing here that moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import PlayingCard
from engine.game import ALL, Action, Event, Eyes, IllegalAction, Message, Outcome
from engine.seats import CHANCE, Seat
from games.pis_yedili import deck, effects, scoring
from games.pis_yedili import events as told
from games.pis_yedili.actions import DRAW, PASS, SAID, TAKE, Lay
from games.pis_yedili.effects import EFFECTS
from games.pis_yedili.events import LAID, PASSED, Why
from games.pis_yedili.knowledge import Knowledge, Lesson
from games.pis_yedili.observation import Observation
from games.pis_yedili.options import Options
from games.pis_yedili.refusals import why_not
from games.pis_yedili.rules import (
    AGAIN,
    COUNTED,
    DEALER,
    FIRST,
    LAP,
    OVER,
    SHUFFLE,
    TURN,
    Phase,
    Told,
    fits_now,
    rules_for,
)

MOST_MOVES: Final = 1000
"""Y28. A hand that reaches 1,000 players' actions is counted as it stands."""

_DRAWN_FOR: Final[dict[Phase, Why]] = {
    FIRST: told.CLUB_DRAW, LAP: told.CLUB_DRAW, TURN: told.TURN_DRAW, AGAIN: told.AGAIN_DRAW
}  # fmt: skip


class State:
    """One deal; only `apply` changes it.

    `dealer`   who deals, `CHANCE` until that is settled       `turn`    whose turn it is, `CHANCE` before the deal
    `phase`    what kind of turn (rules.py)                    `way`     +1 clockwise, -1 the other way
    `hands`    each in the order of `deck.PLACE`               `stock`   the top card last
    `discard`  the top card last                               `laid`    how that one was laid
    `bill`     cards that sevens have run up                   `drawn`   draws made in this turn, counted up to 3
    `lap`      turns left before the first normal one          `moves`   players' actions so far
    `idle`     passes in a row with nothing to draw (Y12)      `muted`   who forgot "Tek!" and may not finish, as bits
    `due`      cards still to be taken, by whom and why: not empty where the deck must be made again first
    `knowledge` what all know of the hidden cards
    `declined` by seat: the card, as it was laid, on which it last drew and passed; None once that says nothing
    """

    __slots__ = (
        "_legal", "bill", "dealer", "declined", "discard", "drawn", "due", "hands", "idle", "knowledge", "laid", "lap",
        "moves", "muted", "options", "outcome", "phase", "rules", "seats", "stock", "turn", "way",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int, dealer: Seat = CHANCE) -> None:
        self.options = options
        self.rules = rules_for(options)
        self.seats = seats
        self.dealer = dealer
        self.phase: Phase = DEALER if dealer == CHANCE else SHUFFLE
        self.turn: Seat = CHANCE
        # Y2. Turn order starts clockwise at the start of every hand.
        self.way = 1
        self.hands: list[list[PlayingCard]] = [[] for _ in range(seats)]
        self.stock: list[PlayingCard] = []
        self.discard: list[PlayingCard] = []
        self.laid: Lay | None = None
        self.bill = 0
        self.drawn = 0
        self.lap = 0
        self.moves = 0
        self.idle = 0
        self.muted = 0
        self.due: list[tuple[Seat, Why]] = []
        self.knowledge = Knowledge([0] * seats)
        self.declined: list[Lay | None] = [None] * seats
        self.outcome: Outcome | None = None
        self._legal: Sequence[Action] | None = None

    # The contract (engine/game.py)

    def actors(self) -> tuple[Seat, ...]:
        """The deck, the seat whose turn it is, or nobody."""
        if self.due:
            return (CHANCE,)
        if self.phase == OVER:
            return ()
        return (self.turn,)

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn here."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Exactly what this seat may do now: nothing, unless it is its turn."""
        if seat != self.turn:
            return ()
        if self._legal is None:
            self._legal = self._allowed()
        return self._legal

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses this action; None exactly for what may be done."""
        if seat == CHANCE:
            return deck.refusal(self, action)
        return None if action in self.legal_actions(seat) else why_not(self, seat, action)

    def chance_outcome(self, rng: Random) -> Action:
        """A dealer, a shuffle or a reshuffle; raises `ValueError` where the deck has nothing to do."""
        return deck.outcome(self, rng)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it and say what happened; raises `IllegalAction`, and then nothing has changed."""
        if seat == CHANCE:
            events = deck.apply(self, action)
        elif action not in ((seat == self.turn and self._legal) or self.legal_actions(seat)):
            raise IllegalAction(why_not(self, seat, action))
        else:
            self.moves += 1
            if isinstance(action, Lay):
                events = self._lay(seat, action)
            elif action is DRAW:
                events = self._draw(seat)
            elif action is PASS:
                events = self._pass(seat)
            else:
                events = self._take(seat)
        self._legal = None
        if self.moves >= MOST_MOVES and self.phase != OVER and not self.due:
            return [*events, *self._stop("moves")]
        return events

    def observe(self, eyes: Eyes) -> Observation:
        """What these eyes may know. Once a hand has been counted, all hands lie open."""
        knowledge = self.knowledge
        knowledge.think()
        open_ = eyes is ALL or self.outcome is not None
        return Observation(
            eyes=eyes,
            options=self.options,
            seats=self.seats,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            way=self.way,
            hands=tuple([tuple(hand) if open_ or eyes == seat else None for seat, hand in enumerate(self.hands)]),
            counts=tuple(map(len, self.hands)),
            stock=tuple(self.stock) if eyes is ALL else None,
            stock_count=len(self.stock),
            discard=tuple(self.discard),
            laid=self.laid,
            bill=self.bill,
            drawn=self.drawn,
            lap=self.lap,
            moves=self.moves,
            idle=self.idle,
            muted=self.muted,
            due=tuple(self.due),
            born=tuple(knowledge.born),
            reshuffles=knowledge.reshuffles,
            held=tuple(map(tuple, knowledge.held)),
            memories=knowledge.known(),
            declined=tuple(self.declined),
            legal_actions=tuple(self.legal_actions(eyes)) if isinstance(eyes, int) else (),
            outcome=self.outcome,
        )

    def copy(self) -> State:
        """An independent state that goes on alike."""
        twin = State.__new__(State)
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock.copy()
        twin.discard = self.discard.copy()
        twin.due = self.due.copy()
        twin.knowledge = self.knowledge.copy()
        twin.declined = self.declined.copy()
        return twin

    def position(self) -> str:
        """This state as one line of text (position.py)."""
        from games.pis_yedili.position import write

        return write(self)

    # What a seat may do

    @property
    def can_draw(self) -> bool:
        """Y14. Whether there is a card to draw, if need be out of the discards under the top one."""
        return bool(self.stock) or len(self.discard) > 1

    def may_not_finish(self, seat: Seat) -> bool:
        """O8. Whether this seat forgot "Tek!" and so may not lay its last card this time."""
        return bool(self.muted >> seat & 1) and len(self.hands[seat]) == 1

    def _allowed(self) -> list[Action]:
        seat, phase = self.turn, self.phase
        if self.due or phase == OVER or seat == CHANCE:
            return []
        hand = self.hands[seat]
        rules = self.rules
        laid = self.laid
        if phase == TURN and laid is not None and not self.bill:
            ways = rules.after[laid].ways  # as `fits_now` says, at once
        else:
            ways = fits_now(rules, phase, laid, self.bill).ways
        legal: list[Action] = []
        if len(hand) == 1:
            # Y24. No effect of the last card happens: a jack names no suit.
            if ways[hand[0]] and not self.may_not_finish(seat):
                legal += rules.last[hand[0]]
        else:
            for card in hand:
                legal += ways[card]
            if rules.tek_is_said and len(hand) == 2:
                # O8. Saying it is part of laying the second-last card.
                legal += [SAID[lay] for lay in legal if isinstance(lay, Lay)]
        if self.bill:
            # Y16. While a penalty waits there is no voluntary single draw. Taking is all at once.
            legal.append(TAKE)
        else:
            legal += rules.others[phase][self.drawn][bool(legal)][bool(self.stock) or len(self.discard) > 1]
        return legal

    # What it does

    def _lay(self, seat: Seat, lay: Lay) -> Sequence[Event]:
        card = lay.card
        hand = self.hands[seat]
        hand.remove(card)
        self.discard.append(card)
        self.laid = lay
        self.idle = self.drawn = 0
        laid = LAID[lay][seat]
        self.knowledge.heard += laid
        declined = self.declined[seat]
        if declined is not None and declined.follow is card.suit:
            self.declined[seat] = None
        if self.lap:
            return effects.without_effect(self, seat, lay)
        self.phase = TURN
        if card.rank in EFFECTS or len(hand) < 2:
            return effects.with_effect(self, seat, lay)
        self.turn = (seat + self.way) % self.seats
        return laid

    def _draw(self, seat: Seat) -> Sequence[Event]:
        """Y11. Take one card."""
        phase = self.phase
        tells = self.rules.draw_tells[phase][self.drawn][True]
        if tells:
            self._tell(seat, tells)
        if self.drawn < COUNTED:
            self.drawn += 1
        if self.stock:
            return deck.give(self, seat, _DRAWN_FOR[phase])
        self.due.append((seat, _DRAWN_FOR[phase]))
        return ()

    def _pass(self, seat: Seat) -> Sequence[Event]:
        tells = self.rules.pass_tells[self.phase][self.drawn][self.can_draw]
        if tells:
            self._tell(seat, tells)
        if self.drawn:
            self.idle = self.drawn = 0
            self.declined[seat] = self.laid
        else:
            self.idle += 1
        self.muted &= ~(1 << seat)
        if self.laid is None:
            return [*PASSED[seat], *self._void(seat)]
        if self.lap:
            effects.lap_goes_on(self, seat)
        else:
            self.phase = TURN
            self.turn = (seat + self.way) % self.seats
        if self.idle >= self.seats:
            # Y12. Should all players pass one after another with nothing to draw, the hand ends as in Y28.
            return [*PASSED[seat], *self._stop("passes")]
        return PASSED[seat]

    def _take(self, seat: Seat) -> Sequence[Event]:
        """Y16. Taking is all at once and ends the turn; the following player plays normally on the 7."""
        events: list[Event] = [told.took(seat, self.bill)]
        self.due = [(seat, told.BILL)] * self.bill
        self.bill = self.idle = 0
        self.declined[seat] = None
        self.muted &= ~(1 << seat)
        self.turn = (seat + self.way) % self.seats
        return deck.serve(self, events)

    def _tell(self, seat: Seat, what: Told) -> None:
        """All have seen what a hand may do only where it holds a card that fits ("able"), or only where not."""
        if not self.may_not_finish(seat):
            cards = fits_now(self.rules, self.phase, self.laid, self.bill).cards
            self.knowledge.heard.append(Lesson(seat, cards, what))

    # The end

    def count(self) -> None:
        """Whose turn it was has laid the last card: count the hands."""
        self.outcome = scoring.finished(self.options, self.hands, self.turn, self.discard[-1], self.dealer)

    def _stop(self, why: str) -> tuple[Event]:
        """Y28. Scored as it stands with ×1 and no winner."""
        self.phase = OVER
        self.outcome = scoring.stopped(self.hands, why, self.dealer)
        return (told.Stopped(why),)

    def _void(self, seat: Seat) -> tuple[Event]:
        """Y7. If the stock runs out before a club appears the hand is void and the same dealer redeals."""
        self.phase = OVER
        self.outcome = scoring.voided(self.seats, seat, self.dealer)
        return (told.Voided(seat),)
