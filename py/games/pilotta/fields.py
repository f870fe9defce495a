"""What a round of Pilotta has on the table: the hands dealt, the words said, the cards laid, and what these prove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine import options as house
from engine.cards import codes
from engine.game import ALL, Action, Eyes, Outcome
from engine.notation import write_fields
from engine.seats import CHANCE, Seat
from games.pilotta.auction import Auction
from games.pilotta.declarations import Declaration
from games.pilotta.observation import Observation
from games.pilotta.options import Options
from games.pilotta.pack import MARRIAGE, PLAIN_ABOVE, POINTS, STRENGTH, SUIT_OF, cards_in
from games.pilotta.play import NOTHING, playable, shown_by

CEREMONY, AUCTION, PLAY, OVER = range(4)


class Fields:
    """What a State keeps, copied and observed. Sets of cards are bits of `pack`; lists of four go by seat.

    What begins with an underscore follows from the rest and is kept because it is asked for at every card: `_led` the
    suit of the running trick, -1 before its lead; `_best` the card that wins it so far and `_winner` who laid that;
    `_strength` how cards rank in it; `_points` what they count; `_marriage` king and queen of trumps; `_shows` whether
    declarations are shown by hand; `_never` what seats have proved not to hold by the first `_heard` cards laid;
    `_mask` the cards that the seat at `turn` may lay, none but in the play; `_legal` its legal list, once asked for.
    """

    __slots__ = (
        "_best",
        "_heard",
        "_led",
        "_legal",
        "_marriage",
        "_mask",
        "_never",
        "_points",
        "_shows",
        "_side",
        "_strength",
        "_winner",
        "announced",
        "auction",
        "dealer",
        "dealt",
        "declarations",
        "hands",
        "leader",
        "options",
        "outcome",
        "phase",
        "pilotta",
        "plays",
        "points",
        "scoring_side",
        "shown",
        "story",
        "sure",
        "tricks",
        "trump",
        "turn",
    )

    def __init__(self, options: Options, dealer: Seat | None) -> None:
        """A table before the shuffle; `dealer` is None in the first round, where chance draws it (P6)."""
        self.options = options
        self.dealer = dealer
        self.outcome: Outcome | None = None
        self.phase = CEREMONY
        self.turn: Seat = CHANCE
        self.leader: Seat = -1
        self.dealt = [0, 0, 0, 0]
        self.hands = [0, 0, 0, 0]
        self.auction = Auction(options, 0)
        self.trump = -1
        self.plays: list[tuple[Seat, int]] = []
        self.story: list[Action] = []
        self.points = [0, 0]
        self.tricks = [0, 0]
        self._never = [0, 0, 0, 0]
        self._heard = 0
        self.sure = [0, 0, 0, 0]
        self.pilotta: Seat | None = None
        self.declarations: tuple[tuple[Declaration, ...], ...] = ((), (), (), ())
        self.announced = [0, 0, 0, 0]
        self.shown = [False, False, False, False]
        self.scoring_side: int | None = None
        self._shows = options.show != "automatic"
        self._side = PLAIN_ABOVE if options.beat_side_suits else NOTHING
        self._best = self._led = self._winner = -1
        self._strength: Sequence[int] = ()
        self._points: Sequence[int] = ()
        self._marriage = self._mask = 0
        self._legal: Sequence[Action] | None = None

    @property
    def trick(self) -> list[tuple[Seat, int]]:
        """The cards of the running trick, with who laid them; none once it is taken."""
        return self.plays[len(self.plays) & ~3 :]

    @property
    def never(self) -> list[int]:
        """What each seat has proved not to hold: worked out when somebody asks, which random play never does."""
        plays, trump, side = self.plays, self.trump, self._side
        led = best = -1
        for at in range(self._heard & ~3, len(plays)):
            seat, card = plays[at]
            if at & 3 == 0:
                led, best = SUIT_OF[card], card
                continue
            if at >= self._heard:
                # P20-P23 turned round: what this card proves its seat not to hold.
                self._never[seat] |= shown_by(card, led, trump, best, side)
            strength = STRENGTH[trump][led]
            if strength[card] > strength[best]:
                best = card
        self._heard = len(plays)
        return self._never

    @never.setter
    def never(self, proved: list[int]) -> None:
        """This is what they have proved by now."""
        self._never, self._heard = proved, len(self.plays)

    @property
    def played(self) -> list[int]:
        """What each seat has laid."""
        return [dealt & ~held for dealt, held in zip(self.dealt, self.hands, strict=True)]

    def take_up(self) -> None:
        """Work out what follows from the cards laid, where these have been set from outside."""
        self._points = POINTS[self.trump]
        self._marriage = MARRIAGE[self.trump]
        trick = self.trick
        self._led = SUIT_OF[trick[0][1]] if trick else -1
        if trick:
            self._strength = STRENGTH[self.trump][self._led]
            self._winner, self._best = max(trick, key=lambda laid: self._strength[laid[1]])
        if self.phase == PLAY:
            self._mask = playable(self.hands[self.turn], self._led, self.trump, self._best, self._side)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now."""
        raise NotImplementedError

    def observe(self, eyes: Eyes) -> Observation:
        """What these eyes may know."""
        everything = eyes is ALL
        seat = eyes if isinstance(eyes, int) else None
        return Observation(
            eyes=eyes,
            options=self.options,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            leader=self.leader,
            dealt=tuple(
                hand if everything or at == seat else None if self.phase != CEREMONY else 0
                for at, hand in enumerate(self.dealt)
            ),
            calls=tuple(self.auction.calls),
            high=self.auction.high,
            high_seat=self.auction.high_seat,
            multiplier=self.auction.multiplier,
            passes=self.auction.passes,
            trump=self.trump,
            story=tuple(self.story),
            plays=tuple(self.plays),
            played=tuple(self.played),
            trick=tuple(self.trick),
            best=self._best if self.trick else -1,
            points=(self.points[0], self.points[1]),
            tricks=(self.tricks[0], self.tricks[1]),
            never=tuple(self.never),
            sure=tuple(self.sure),
            announced=tuple(self.announced),
            shown=tuple(self.declarations[at] if self.shown[at] else () for at in range(4)),
            own=self.declarations[seat] if seat is not None else (),
            legal_actions=tuple(self.legal_actions(seat)) if seat is not None else (),
            outcome=self.outcome,
        )

    def copy(self) -> Self:
        """An independent state that goes on alike."""
        twin = type(self).__new__(type(self))
        for name in Fields.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list | Auction) else value)
        return twin

    def position(self) -> str:
        """The hands as dealt and everything said and laid since: a State is what follows from these."""
        words = {
            "options": house.write(self.options),
            "dealer": "?" if self.dealer is None else str(self.dealer),
        }
        if self.phase != CEREMONY:
            words["hands"] = "/".join(codes(cards_in(hand)) for hand in self.dealt)
            words["calls"] = ".".join(action.code for _, action in self.auction.calls) or "-"
        if self.phase >= PLAY and self.story:
            words["play"] = ".".join(action.code for action in self.story)
        return write_fields("pilotta", words)
