"""One round of Pili Pili, from the dealer's shuffle to the last trick; rules by their numbers in the rules file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from engine.cards import Card
from engine.game import Action, Event, Eyes, IllegalAction, Message, Outcome
from engine.seats import CHANCE, Seat
from games.pili_pili import course, law
from games.pili_pili.actions import ENDS, PLAYS, Play
from games.pili_pili.missions import NO_MISSION, Mission
from games.pili_pili.observation import Observation, observe
from games.pili_pili.options import Options
from games.pili_pili.phases import DEALER
from games.pili_pili.position import write

Pass: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
"""From whom, to whom, what."""
Plays: TypeAlias = tuple[tuple[Seat, Play], ...]
Taken: TypeAlias = tuple[Seat, Plays]
"""A finished trick: who won it, and what everybody played, in order."""
Known: TypeAlias = tuple[Card, ...]

DECK_ITSELF: Final[tuple[Seat, ...]] = (CHANCE,)


class State:
    """`phase` says what is due, `waiting` from whom; everything else lies on the table or in a hand.

    `dealt` stays as it was dealt; `hands` are now, lowest first, by place where a Mission plays by place. `commits`
    are choices made in secret and not yet shown. `passes` are all cards that changed hands, in order. `places[seat]`
    are the places that seat has played from. `best` and `winner` are the trick's so far; after it, `winner` leads.
    `plays` are the plays of each card at this table; `plain` says that any card may be played, in turn and openly, and
    then `playable` are the plays of every hand, kept up while it is played.
    """

    __slots__ = (
        "_legal",
        "best",
        "bets",
        "commits",
        "dealer",
        "dealt",
        "drawn",
        "due",
        "each",
        "first",
        "hands",
        "left",
        "links",
        "mission",
        "named",
        "options",
        "order",
        "outcome",
        "passes",
        "phase",
        "places",
        "plain",
        "playable",
        "plays",
        "rule",
        "seats",
        "stock",
        "totals",
        "trick",
        "tricks",
        "waiting",
        "winner",
        "won",
    )

    def __init__(
        self,
        options: Options,
        seats: int,
        dealer: Seat | None,
        totals: tuple[int, ...],
        left: tuple[int, ...],
        mission: Mission | None = None,
    ) -> None:
        """A round nothing has happened in; `mission` is for a deck of one's own."""
        self.options = options
        self.seats = seats
        self.totals = totals
        self.left = left
        self.dealer = -1
        self.mission = self.rule = NO_MISSION
        self.first = self.winner = -1
        self.each = self.due = 0
        self.order = 0
        self.plain = True
        self.playable: list[list[Play]] = []
        self.plays: Mapping[Card, Sequence[Play]] = PLAYS if options.joker_values == "any" else ENDS
        self.dealt: tuple[Known, ...] = ()
        self.stock: Known = ()
        self.drawn: Known = ()
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.places: list[list[int]] = [[] for _ in range(seats)]
        self.bets: list[int | None] = [None] * seats
        self.won = [0] * seats
        self.commits: list[Action | None] = [None] * seats
        self.passes: tuple[Pass, ...] = ()
        self.links: tuple[Seat, ...] = ()
        self.named = -1
        self.trick: list[tuple[Seat, Play]] = []
        self.tricks: list[Taken] = []
        self.best = -1
        self.outcome: Outcome | None = None
        self._legal: dict[Seat, Sequence[Action]] = {}
        self.waiting = DECK_ITSELF
        self.phase = DEALER
        if dealer is not None:
            course.set_dealer(self, dealer)
        if mission is not None:
            course.set_mission(self, mission)

    # What anybody may ask.

    def actors(self) -> tuple[Seat, ...]:
        """Whom the table waits for; several where all choose in secret."""
        return self.waiting

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Exactly what this seat may do."""
        if self.playable:
            return self.playable[seat] if seat in self.waiting else ()
        found = self._legal.get(seat)
        if found is None:
            found = law.legal(self, seat) if seat in self.waiting and seat >= 0 else ()
            self._legal[seat] = found
        return found

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses; None exactly for what is legal."""
        if seat == CHANCE:
            return law.chance_refusal(self, action)
        return None if action in self.legal_actions(seat) else law.refusal(self, seat, action)

    def observe(self, eyes: Eyes) -> Observation:
        """What these eyes may know."""
        return observe(self, eyes)

    def position(self) -> str:
        """This round as one line of text."""
        return write(self)

    def copy(self) -> State:
        """An independent state that goes on alike."""
        other = State.__new__(State)
        for name in State.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands = [hand.copy() for hand in self.hands]
        other.playable = [plays.copy() for plays in self.playable]
        other.places = [places.copy() for places in self.places]
        other.bets, other.won, other.commits = self.bets.copy(), self.won.copy(), self.commits.copy()
        other.trick, other.tricks = self.trick.copy(), self.tricks.copy()
        other._legal = {}
        return other

    # What happens.

    def chance_outcome(self, rng: Random) -> Action:
        """What the deck does; raises `ValueError` when it is not its turn."""
        return course.chance_outcome(self, rng)

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it and say what happened; raises `IllegalAction` and changes nothing where a rule refuses."""
        if seat == CHANCE:
            refused = law.chance_refusal(self, action)
            if refused is not None:
                raise IllegalAction(refused)
        elif action not in self.legal_actions(seat):
            raise IllegalAction(law.refusal(self, seat, action))
        if self._legal:
            self._legal = {}
        return course.DO[self.phase](self, seat, action)
