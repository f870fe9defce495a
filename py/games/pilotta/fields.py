"""What a round of Pilotta has on the table: the hands dealt, the words said, the cards laid, and what these prove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self, TypeVar

from engine import options as house
from engine.cards import codes
from engine.game import ALL, Action, Eyes, Outcome
from engine.notation import write_fields
from engine.seats import CHANCE, Seat
from games.pilotta.actions import ONE_SUIT, PLAYS
from games.pilotta.auction import Auction
from games.pilotta.declarations import Declaration
from games.pilotta.observation import Observation
from games.pilotta.options import Options
from games.pilotta.pack import ABOVE, ALL_CARDS, MARRIAGE, POINTS, STRENGTH, SUIT_MASK, SUIT_OF, cards_in
from games.pilotta.play import must_climb, playable, shown_by

NONE_READY: Final[Mapping[int, Sequence[Action]]] = {}
CEREMONY, AUCTION, PLAY, OVER = range(4)


NOTHING: Final = (0, 0, 0, 0)
_T = TypeVar("_T")


def changed(by_seat: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    """The same with another value for that seat."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


class Fields:
    """What a State keeps, copied and observed. Sets of cards are bits of `pack`; lists and tuples of four go by seat.

    What begins with an underscore follows from the rest and is kept because it is asked for at every card.

    - Of the contract: `_trumps`; `_climb` the suits to go above in; `_counts` what each card counts; `_beating` which
      cards beat each; `_marriage` king and queen of trumps.
    - Of the running trick: `_led` the cards of its suit; `_winner` who wins it so far, and `_above` which cards would
      take it from there, all before the lead; `_worth` what lies in it.
    - Of the next card: `_mask` what the seat at `turn` may lay, none but in the play, and `_legal` its legal list, once
      known; `_ready` the legal lists made beforehand, none as long as a word may be said as well; `_telling` the cards
      that say more than themselves (P32, P34).
    - `_never` is what seats have proved not to hold by the first `_heard` cards laid.
    """

    __slots__ = (
        "_above",
        "_beating",
        "_climb",
        "_counts",
        "_heard",
        "_led",
        "_legal",
        "_marriage",
        "_mask",
        "_never",
        "_ready",
        "_telling",
        "_trumps",
        "_winner",
        "_worth",
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
        "said",
        "scoring_side",
        "shown",
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
        self.dealt: tuple[int, ...] = NOTHING
        self.hands = [0, 0, 0, 0]
        self.auction = Auction(options, 0)
        self.trump = -1
        self.plays: list[tuple[Seat, int]] = []
        self.said: list[tuple[int, Action]] = []
        self.points = [0, 0]
        self.tricks = [0, 0]
        self._never = [0, 0, 0, 0]
        self._heard = 0
        self.sure: tuple[int, ...] = NOTHING
        self.pilotta: Seat | None = None
        self.declarations: tuple[tuple[Declaration, ...], ...] = ((), (), (), ())
        self.announced: tuple[int, ...] = NOTHING
        self.shown: tuple[bool, ...] = (False, False, False, False)
        self.scoring_side: int | None = None
        self._counts: Sequence[int] = ()
        self._beating: Sequence[int] = ()
        self._trumps = self._climb = self._marriage = self._telling = 0
        self._led = self._mask = self._worth = 0
        self._above = ALL_CARDS
        self._winner = -1
        self._ready: Mapping[int, Sequence[Action]] = NONE_READY
        self._legal: Sequence[Action] | None = None

    @property
    def trick(self) -> list[tuple[Seat, int]]:
        """The cards of the running trick, with who laid them; none once it is taken."""
        return self.plays[len(self.plays) & ~3 :]

    @property
    def never(self) -> tuple[int, ...]:
        """What each seat has proved not to hold: worked out when somebody asks, which random play never does."""
        plays, trump, climb = self.plays, self.trump, self._climb
        led = best = -1
        for at in range(self._heard & ~3, len(plays)):
            seat, card = plays[at]
            if at & 3 == 0:
                led, best = SUIT_OF[card], card
                continue
            if at >= self._heard:
                # P20-P23 turned round: what this card proves its seat not to hold.
                self._never[seat] |= shown_by(card, led, trump, best, climb)
            strength = STRENGTH[trump][led]
            if strength[card] > strength[best]:
                best = card
        self._heard = len(plays)
        return tuple(self._never)

    @never.setter
    def never(self, proved: tuple[int, ...]) -> None:
        """This is what they have proved by now."""
        self._never, self._heard = list(proved), len(self.plays)

    @property
    def played(self) -> list[int]:
        """What each seat has laid."""
        return [dealt & ~held for dealt, held in zip(self.dealt, self.hands, strict=True)]

    @property
    def best(self) -> int:
        """The card that wins the running trick, -1 before its lead."""
        return next((card for seat, card in self.trick if seat == self._winner), -1)

    @property
    def story(self) -> list[Action]:
        """Announcements, shows and plays in order."""
        told: list[Action] = [PLAYS[card] for _, card in self.plays]
        for at, word in reversed(self.said):
            told.insert(at, word)
        return told

    def take_up(self) -> None:
        """Work out what follows from the contract and the cards laid, where these have been set from outside."""
        trump = self.trump
        self._trumps, self._marriage = SUIT_MASK[trump], MARRIAGE[trump]
        self._counts, self._beating = POINTS[trump], ABOVE[trump]
        self._climb = must_climb(trump, side_suits=self.options.beat_side_suits)
        self.listen()
        trick = self.trick
        if trick:
            led = SUIT_OF[trick[0][1]]
            self._led = SUIT_MASK[led]
            self._winner, best = max(trick, key=lambda laid: STRENGTH[trump][led][laid[1]])
            self._above = self._beating[best]
            self._worth = sum(self._counts[card] for _, card in trick)
        if self.phase == PLAY:
            hand = self.hands[self.turn]
            # P19: a leader may play anything.
            self._mask = playable(hand, self._led, self._trumps, self._above, self._climb) if trick else hand

    def listen(self) -> None:
        """Be ready for what may be said in the trick that begins, or runs: P32, O11."""
        laid = len(self.plays)
        first, third = 4, 12
        self._ready = NONE_READY if laid < (first if self.options.show == "automatic" else third) else ONE_SUIT
        # The app shows by itself in the second trick; P34: pilotta is said by itself, too.
        shows = self.scoring_side is not None and 4 <= laid < 8
        self._telling = ALL_CARDS if shows else self._marriage

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
            said=tuple(self.said),
            plays=tuple(self.plays),
            played=tuple(self.played),
            trick=tuple(self.trick),
            best=self.best,
            points=(self.points[0], self.points[1]),
            tricks=(self.tricks[0], self.tricks[1]),
            never=self.never,
            sure=self.sure,
            announced=self.announced,
            shown=tuple(self.declarations[at] if self.shown[at] else () for at in range(4)),
            own=self.declarations[seat] if seat is not None else (),
            legal_actions=tuple(self.legal_actions(seat)) if seat is not None else (),
            outcome=self.outcome,
        )

    def copy(self) -> Self:
        """An independent state that goes on alike; written out, since a search asks for thousands."""
        twin = type(self).__new__(type(self))
        # What moves is copied, an auction that is over does not; the rest is replaced as a whole where it changes.
        twin.hands = self.hands.copy()
        twin.plays = self.plays.copy()
        twin.said = self.said.copy()
        twin.points = self.points.copy()
        twin.tricks = self.tricks.copy()
        twin._never = self._never.copy()
        twin.auction = self.auction if self.auction.over else self.auction.copy()
        twin.options, twin.dealer, twin.outcome = self.options, self.dealer, self.outcome
        twin.phase, twin.turn, twin.leader = self.phase, self.turn, self.leader
        twin.dealt, twin.declarations, twin.pilotta = self.dealt, self.declarations, self.pilotta
        twin.announced, twin.shown, twin.scoring_side = self.announced, self.shown, self.scoring_side
        twin.sure, twin._heard = self.sure, self._heard
        twin.trump, twin._trumps, twin._climb = self.trump, self._trumps, self._climb
        twin._counts, twin._beating, twin._marriage = self._counts, self._beating, self._marriage
        twin._led, twin._winner, twin._above, twin._worth = self._led, self._winner, self._above, self._worth
        twin._mask, twin._legal, twin._ready, twin._telling = self._mask, self._legal, self._ready, self._telling
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
        if self.plays or self.said:
            words["play"] = ".".join(action.code for action in self.story)
        return write_fields("pilotta", words)
