"""One round of Pili Pili, from the dealer's shuffle to the last trick; rules by their numbers in the rules file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias, cast

from engine.cards import Card
from engine.game import Action, Event, Eyes, IllegalAction, Message, Outcome
from engine.seats import CHANCE, Seat
from games.pili_pili import events as told
from games.pili_pili import law
from games.pili_pili.actions import (
    DEALERS,
    DECK,
    JOKER,
    LOOK,
    TURNS,
    Bet,
    Dealer,
    Give,
    Name,
    Play,
    PlayAt,
    Shuffle,
    Turn,
    in_order,
)
from games.pili_pili.missions import NO_MISSION, Mission, as_played, cards_each, deck
from games.pili_pili.observation import Observation, observe
from games.pili_pili.options import Options
from games.pili_pili.phases import (
    BET,
    DEAL,
    DEALER,
    DECLARE,
    LINK,
    LOOKING,
    MISSION,
    NAME,
    OVER,
    PASS,
    PLAY,
    READY,
    SWAP,
)
from games.pili_pili.position import write
from games.pili_pili.scoring import score

Pass: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
"""From whom, to whom, what."""
Plays: TypeAlias = tuple[tuple[Seat, Play], ...]
Taken: TypeAlias = tuple[Seat, Plays]
"""A finished trick: who won it, and what everybody played, in order."""
Known: TypeAlias = tuple[Card, ...]

NOBODY: Final[tuple[Seat, ...]] = ()
DECK_ITSELF: Final = (CHANCE,)
ONE: Final = tuple((seat,) for seat in range(8))
EVERYBODY: Final = tuple(tuple(range(seats)) for seats in range(9))


class State:
    """`phase` says what is due, `waiting` from whom; everything else lies on the table or in a hand.

    `dealt` stays as it was dealt; `hands` are now, lowest first, by place where a Mission plays by place. `commits` are choices
    made in secret and not yet shown. `passes` are all cards that changed hands, in order. `places[seat]` are the
    places that seat has played from. `best` and `winner` are the trick's so far; after it, `winner` leads.
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
            self._set_dealer(dealer)
        if mission is not None:
            self._set_mission(mission)

    # What anybody may ask.

    def actors(self) -> tuple[Seat, ...]:
        """Whom the table waits for; several where all choose in secret."""
        return self.waiting

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Exactly what this seat may do."""
        found = self._legal.get(seat)
        if found is None:
            found = law.legal(self, seat) if seat in self.waiting else ()
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
        other.places = [places.copy() for places in self.places]
        other.bets, other.won, other.commits = self.bets.copy(), self.won.copy(), self.commits.copy()
        other.trick, other.tricks = self.trick.copy(), self.tricks.copy()
        other._legal = {}
        return other

    # What happens.

    def chance_outcome(self, rng: Random) -> Action:
        """What the deck does; raises `ValueError` when it is not its turn."""
        if self.phase == DEALER:
            return DEALERS[rng.randrange(self.seats)]
        if self.phase == MISSION:
            return TURNS[rng.choice(self.left)]
        if self.phase == DEAL:
            return Shuffle(tuple(rng.sample(DECK, self.seats * (self.each + self.rule.draws))))
        raise ValueError("the deck has nothing to do")

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
        return _DO[self.phase](self, seat, action)

    def _choose_dealer(self, seat: Seat, action: Action) -> Sequence[Event]:
        dealer = cast(Dealer, action).seat
        self._set_dealer(dealer)
        return (told.DealerChosen(dealer),)

    def _set_dealer(self, dealer: Seat) -> None:
        self.dealer = dealer
        # 10. Betting goes clockwise from the dealer (option: from his left); 13. that seat leads.
        self.first = dealer if self.options.first_bettor == "dealer" else (dealer + 1) % self.seats
        if not deck(self.options):
            self._set_mission(NO_MISSION)
            return
        # 24. An empty Mission deck is shuffled again, all of it.
        self.left = self.left or deck(self.options)
        self.phase = MISSION

    def _turn_mission(self, seat: Seat, action: Action) -> Sequence[Event]:
        number = cast(Turn, action).number
        self.left = tuple(other for other in self.left if other != number)
        self._set_mission(law.BY_NUMBER[number])
        return (told.MissionTurned(number, self.mission.id, self.each),)

    def _set_mission(self, mission: Mission) -> None:
        # 8. It gives the number of cards, and one rule change for this round only.
        self.mission = mission
        self.rule = as_played(mission, self.options)
        self.each = cards_each(mission, self.seats)
        self.due = self.each + mission.draws
        # 16a. When all play at once nobody plays earlier.
        earlier = self.options.joker_tie == "earlier" and not mission.at_once
        self.order = 2 * mission.lowest + earlier
        self.phase = DEAL

    def _deal(self, seat: Seat, action: Action) -> Sequence[Event]:
        cards = cast(Shuffle, action).cards
        each = self.each
        self.stock = cards[each * self.seats :]
        if self.rule.by_place:
            # 40. Cards keep their places.
            self.dealt = tuple(cards[at * each : at * each + each] for at in range(self.seats))
        else:
            self.dealt = tuple(in_order(cards[at * each : at * each + each]) for at in range(self.seats))
        self.hands = [list(hand) for hand in self.dealt]
        if self.rule.look:
            self.phase, self.waiting = READY, EVERYBODY[self.seats]
            return (told.Dealt(self.dealer, self.dealt, "nobody"),)
        self.phase, self.waiting = BET, ONE[self.first]
        return (told.Dealt(self.dealer, self.dealt, self.rule.betting),)

    def _look(self, seat: Seat, action: Action) -> Sequence[Event]:
        # 39, 40. Everybody sees his own hand at the same time: when the last one is ready.
        ready = told.Ready(seat)
        if not self._commit(seat, action):
            return (ready,)
        self._clear_commits()
        self.phase, self.waiting = LOOKING, EVERYBODY[self.seats]
        return (ready, told.Shown(self.dealt, "own"))

    def _cover(self, seat: Seat, action: Action) -> Sequence[Event]:
        if self._commit(seat, action):
            self._clear_commits()
            self.phase, self.waiting = BET, ONE[self.first]
        return (told.Covered(seat),)

    def _bet(self, seat: Seat, action: Action) -> Sequence[Event]:
        tricks = cast(Bet, action).tricks
        self.bets[seat] = tricks
        event = told.BET_MADE[seat][tricks]
        following = seat + 1 if seat + 1 < self.seats else 0
        if following != self.first:
            self.waiting = ONE[following]
            return (event,)
        if self.rule is NO_MISSION:
            self._start_play()
            return (event,)
        return self._after_bets([event])

    def _after_bets(self, happened: list[Event]) -> Sequence[Event]:
        rule = self.rule
        if rule.betting != rule.playing or (rule.look and not rule.by_place):
            # 31, 32, 33, 39. Hands that nobody, or everybody else, or only the owner saw.
            happened.append(told.Shown(self.dealt, rule.playing))
        if rule.draws:
            self._draw(happened)
        if rule.whole:
            # 29. Nothing to choose.
            self._pass_on([tuple(hand) for hand in self.hands], happened)
        elif rule.give:
            self.phase, self.waiting = PASS, EVERYBODY[self.seats]
            return happened
        if rule.linked:
            self.phase, self.waiting = LINK, EVERYBODY[self.seats]
            return happened
        self._start_play()
        return happened

    def _draw(self, happened: list[Event]) -> None:
        # 34. Everyone, in turn from the dealer, draws one card from the rest of the pack.
        drawn: dict[Seat, Card] = {}
        for turn, one in enumerate(self.stock):
            seat = (self.first + turn) % self.seats
            drawn[seat] = one
            self.hands[seat] = list(in_order((*self.hands[seat], one)))
            happened.append(told.Drew(seat, one))
        self.drawn = tuple(drawn[seat] for seat in range(self.seats))

    def _give(self, seat: Seat, action: Action) -> Sequence[Event]:
        # 26. All choices secret; nobody sees what he receives before choosing what he gives.
        if not self._commit(seat, action):
            return (told.CHOSE[seat],)
        happened: list[Event] = [told.CHOSE[seat]]
        self._pass_on([cast(Give, choice).cards for choice in self.commits], happened)
        self._clear_commits()
        self._start_play()
        return happened

    def _pass_on(self, given: list[tuple[Card, ...]], happened: list[Event]) -> None:
        to = [(seat + self.rule.to) % self.seats for seat in range(self.seats)]
        passes = [(seat, to[seat], cards) for seat, cards in enumerate(given)]
        self._move(passes)
        happened += [told.Passed(*one) for one in passes]

    def _move(self, passes: list[Pass]) -> None:
        for giver, _, cards in passes:
            for one in cards:
                self.hands[giver].remove(one)
        for _, receiver, cards in passes:
            self.hands[receiver] = list(in_order((*self.hands[receiver], *cards)))
        self.passes += tuple(passes)

    def _link(self, seat: Seat, action: Action) -> Sequence[Event]:
        # 42. Each secretly picks another player; all picks are shown together.
        if not self._commit(seat, action):
            return (told.CHOSE[seat],)
        self.links = tuple(cast(Name, choice).seat for choice in self.commits)
        self._clear_commits()
        self._start_play()
        return (told.CHOSE[seat], *(told.Linked(at, other) for at, other in enumerate(self.links)))

    def _start_play(self) -> None:
        # 13. The first bettor leads; 35. or nobody does.
        self.phase = PLAY
        self.waiting = EVERYBODY[self.seats] if self.rule.at_once else ONE[self.first]

    def _play(self, seat: Seat, action: Action) -> Sequence[Event]:
        if isinstance(action, PlayAt):
            return self._turn_up(seat, action)
        made = cast(Play, action)
        if self.rule.at_once:
            return self._play_at_once(seat, made)
        self.hands[seat].remove(made.card)
        return self._lay(seat, made, told.PLAYED[seat][made])

    def _turn_up(self, seat: Seat, action: PlayAt) -> Sequence[Event]:
        # 40. A play names a place; what lies there is seen when it is turned.
        places = self.places[seat]
        at = action.place - sum(gone < action.place for gone in places)
        one = self.hands[seat].pop(at)
        places.append(action.place)
        event = told.TurnedUp(seat, action.place, one)
        if one is JOKER:
            self.phase = DECLARE
            return (event,)
        return self._lay(seat, law.NUMBERS[one], event)

    def _declare(self, seat: Seat, action: Action) -> Sequence[Event]:
        made = cast(Play, action)
        self.phase = PLAY
        return self._lay(seat, made, told.Declared(seat, made.value))

    def _lay(self, seat: Seat, made: Play, event: Event) -> Sequence[Event]:
        trick = self.trick
        trick.append((seat, made))
        # 14-16. The highest wins, of equals the number before the Joker, or the earlier: `Play.strength`.
        strength = made.strength[self.order]
        if strength > self.best:
            self.best = strength
            self.winner = seat
        if len(trick) < self.seats:
            self.waiting = ONE[seat + 1 if seat + 1 < self.seats else 0]
            return (event,)
        return (event, *self._take())

    def _play_at_once(self, seat: Seat, made: Play) -> Sequence[Event]:
        # 35. All choose face down and reveal together; the Joker's number is part of the choice.
        if not self._commit(seat, made):
            return (told.CHOSE[seat],)
        happened: list[Event] = [told.CHOSE[seat]]
        for at, choice in enumerate(self.commits):
            one = cast(Play, choice)
            self.hands[at].remove(one.card)
            self.trick.append((at, one))
            if one.strength[self.order] > self.best:
                self.best = one.strength[self.order]
                self.winner = at
            happened.append(told.REVEALED[at][one])
        self._clear_commits()
        happened += self._take()
        return happened

    def _take(self) -> tuple[Event, ...]:
        winner = self.winner
        self.won[winner] += 1
        self.tricks.append((winner, tuple(self.trick)))
        self.trick = []
        self.best = -1
        taken = told.TAKEN[winner][self.won[winner]]
        if len(self.tricks) == self.due:
            # 17. The round is over after the last dealt card.
            self.phase, self.waiting = OVER, NOBODY
            self.outcome = score(self)
            return (taken, *law.scored(self, self.outcome))
        if self.rule.trade:
            # 45. After each trick except the last the winner names another player.
            self.phase, self.waiting = NAME, ONE[winner]
        else:
            self.waiting = EVERYBODY[self.seats] if self.rule.at_once else ONE[winner]
        return (taken,)

    def _name(self, seat: Seat, action: Action) -> Sequence[Event]:
        self.named = cast(Name, action).seat
        self.phase = SWAP
        self.waiting = (seat, self.named) if seat < self.named else (self.named, seat)
        return (told.Named(seat, self.named),)

    def _swap(self, seat: Seat, action: Action) -> Sequence[Event]:
        if not self._commit(seat, action):
            return (told.CHOSE[seat],)
        pair = (self.winner, self.named)
        passes = [(one, other, cast(Give, self.commits[one]).cards) for one, other in (pair, (self.named, self.winner))]
        self._move(passes)
        self._clear_commits()
        self.named = -1
        # 45. Then the winner leads.
        self.phase, self.waiting = PLAY, ONE[self.winner]
        return (told.CHOSE[seat], *(told.Passed(*one) for one in passes))

    def _commit(self, seat: Seat, action: Action) -> bool:
        """Keep a secret choice; True when it was the last one waited for."""
        self.commits[seat] = action
        self.waiting = tuple(other for other in self.waiting if other != seat)
        return not self.waiting

    def _clear_commits(self) -> None:
        self.commits = [None] * self.seats


_DO: Final[dict[str, Callable[[State, Seat, Action], Sequence[Event]]]] = {
    DEALER: State._choose_dealer,
    MISSION: State._turn_mission,
    DEAL: State._deal,
    READY: State._look,
    LOOKING: State._cover,
    BET: State._bet,
    PASS: State._give,
    LINK: State._link,
    PLAY: State._play,
    DECLARE: State._declare,
    NAME: State._name,
    SWAP: State._swap,
}
