"""What one pair of eyes may know of a hand of Pip-Pip: the table, all that was ever face up, and its own cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards import PlayingCard, Suit
from engine.game import Action, Eyes, Outcome
from engine.seats import Seat
from games.pip_pip.actions import Call
from games.pip_pip.ceremony import Draw
from games.pip_pip.options import Options
from games.pip_pip.pack import CALL, FULL, WORTHS, cards_in, mask_of

if TYPE_CHECKING:
    from games.pip_pip.state import PipPipState


@dataclass(frozen=True, slots=True)
class PipPipObservation:
    """Frozen and comparable. Cards lie suit by suit, lowest first; what has one entry a seat is in the order of seats.

    `turn` is the seat to play, -1 while chance is to act; once the hand is over, who won the last trick. `last` is who
    has played last, `before` the trick before this one. `hands` holds what these eyes see: the own hand, of others the
    cards shown in a call; `sizes` how many each holds. `called` are the pairs each seat has called, King before Queen,
    played since or not; `piles` what each has captured: everybody saw it fall. `stock` is empty but for `ALL`, the card
    to be drawn next last.

    `voids[4 * seat + suit.index]` is the number of the trick (from 1) in which the seat last showed that it held none
    of the suit, 0 for never; `late[seat]` those numbers for cards it has played of such a suit since, which it must
    have drawn later.
    """

    eyes: Eyes
    options: Options
    order: tuple[Seat, ...]
    dealer: Seat | None
    drawn: Draw
    trump: Suit | None
    waiting: Suit | None
    turn: Seat
    last: Seat | None
    tricks: int
    trick: tuple[tuple[Seat, PlayingCard], ...]
    before: tuple[tuple[Seat, PlayingCard], ...]
    hands: tuple[tuple[PlayingCard, ...], ...]
    sizes: tuple[int, ...]
    called: tuple[tuple[PlayingCard, ...], ...]
    piles: tuple[tuple[PlayingCard, ...], ...]
    stock_size: int
    stock: tuple[PlayingCard, ...]
    remainder: tuple[PlayingCard, ...]
    voids: tuple[int, ...]
    late: tuple[tuple[int, ...], ...]
    legal_actions: tuple[Action, ...]
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[PlayingCard, ...]:
        """The own hand; no card for a spectator."""
        return self.hands[self.eyes] if isinstance(self.eyes, int) else ()

    @property
    def calls(self) -> tuple[Call, ...]:
        """What this seat may call now."""
        return tuple(action for action in self.legal_actions if isinstance(action, Call))

    @property
    def dealt(self) -> bool:
        """Whether the cards have been dealt."""
        return bool(self.stock_size or self.tricks or self.trick or any(self.sizes))

    def shown(self, seat: Seat) -> tuple[PlayingCard, ...]:
        """The cards of that hand that lie face up before it."""
        called = self.called[seat]
        return tuple([card for card in self.hands[seat] if card in called]) if called else ()

    def points(self, seat: Seat) -> int:
        """Card points captured by that seat so far."""
        return sum([WORTHS[card.rank.index] for card in self.piles[seat]])

    def score(self, seat: Seat) -> int:
        """Card points and calls of that seat so far."""
        return self.points(seat) + CALL * (len(self.called[seat]) // 2)

    def unseen(self) -> tuple[PlayingCard, ...]:
        """Every card these eyes cannot place: other hands' hidden cards and the stock."""
        if not self.dealt:
            return ()
        known = mask_of(self.remainder) | mask_of(card for _, card in self.trick)
        for cards in (*self.hands, *self.piles):
            known |= mask_of(cards)
        return cards_in(FULL & ~known)


def observe(state: PipPipState, eyes: Eyes) -> PipPipObservation:
    """What these eyes may know of that state."""
    whole = not (eyes is None or isinstance(eyes, int))
    return PipPipObservation(
        eyes=eyes,
        options=state.options,
        order=state.order,
        dealer=state.dealer,
        drawn=state.drawn,
        trump=state.trump,
        waiting=state.waiting,
        turn=state.turn,
        last=state.last,
        tricks=state.tricks,
        trick=tuple(state.trick.plays),
        before=state.before,
        hands=tuple(
            cards_in(hand if whole or seat == eyes else hand & used)
            for seat, (hand, used) in enumerate(zip(state.hands, state.used, strict=True))
        ),
        sizes=tuple(hand.bit_count() for hand in state.hands),
        called=tuple(state.called),
        piles=tuple([cards_in(pile) for pile in state.piles]),
        stock_size=len(state.stock),
        stock=tuple(play.card for play in state.stock) if whole else (),
        remainder=cards_in(state.remainder),
        voids=tuple(state.voids),
        late=tuple(state.late),
        legal_actions=tuple(state.legal_actions(eyes)) if isinstance(eyes, int) else (),
        outcome=state.outcome,
    )
