"""A round of Pili Pili in bare numbers, to be played out by the ten thousand.

Cards are ranks as in `chances`: 1 weakest to 55 strongest whatever the Mission's order, and 56 for the Joker. A hand is
a list of them, lowest first, and a mask with a bit a rank. A play is a *code*: its rank, 56 for the Joker as the
highest card and 0 for the Joker as the lowest. What is played here is scored as `State` scores it (a test holds them
side by side); who decides what is in `policy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.cards import JOKER, Card
from engine.game import Action
from engine.seats import Seat
from games.pili_pili import policy
from games.pili_pili.actions import HIGHEST, Bet, Give, Name, Play, PlayAt
from games.pili_pili.chances import JOKER_RANK, rank
from games.pili_pili.phases import BET, DECLARE, LINK, LOOKING, NAME, OVER, PASS, PLAY, READY, SWAP

if TYPE_CHECKING:
    from games.pili_pili.state import State

Put: TypeAlias = tuple[int, int]
"""A card laid: its rank, and its strength in the trick."""

LOW: Final = 0
"""The code of the Joker laid as the lowest card; as the highest it is its rank."""
AFTER: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(9)
)
"""For a table of so many and a seat: all others in turn."""


class Sketch:
    """The round as it stands. `needs` are the tricks each still lacks (too many are below 0), a bet not made is -1.

    `seen` is the mask of what lies open or has been played, `open` says that all know all hands. `chosen` are choices
    made in secret. `extra` are Mission Pilis so far; `cursed` is the mask of the numbers that bring them, `there`
    whether the trick holds one.
    """

    __slots__ = (
        "best",
        "bets",
        "chosen",
        "cursed",
        "dealer",
        "dealt",
        "done",
        "due",
        "extra",
        "first",
        "hands",
        "laid",
        "links",
        "masks",
        "must",
        "named",
        "needs",
        "odd",
        "open",
        "options",
        "phase",
        "rule",
        "seats",
        "seen",
        "started",
        "stock",
        "there",
        "totals",
        "turn",
        "winner",
    )

    def __init__(self, world: State) -> None:
        rule = self.rule = world.rule
        self.options, self.totals = world.options, world.totals
        self.seats, self.due, self.first, self.dealer = world.seats, world.due, world.first, world.dealer
        self.dealt, self.phase = world.dealt, world.phase
        self.turn = world.waiting[0] if world.waiting else -1
        lowest = rule.lowest
        self.odd = 1 - world.order % 2
        self.hands = [ranks(hand, lowest=lowest) for hand in world.hands]
        self.must = world.phase == DECLARE
        if self.must:
            # 40. The Joker lies turned up and waits for its number.
            self.hands[self.turn].append(JOKER_RANK)
            self.phase = PLAY
        self.masks = [mask_of(hand) for hand in self.hands]
        self.stock = () if world.drawn else tuple(rank(one, lowest=lowest) for one in world.stock)
        self.bets = [-1 if bet is None else bet for bet in world.bets]
        self.needs = [1 if bet is None else bet - won for bet, won in zip(world.bets, world.won, strict=True)]
        self.links: Sequence[Seat] = world.links
        self.named, self.winner, self.best, self.laid = world.named, world.winner, world.best, len(world.trick)
        self.done = len(world.tricks)
        self.started = world.tricks[0][0] if world.tricks else -1
        self.seen = 0
        for plays in (*(plays for _, plays in world.tricks), world.trick):
            for _, made in plays:
                self.seen |= 1 << rank(made.card, lowest=lowest)
        self.cursed = mask_of(HIGHEST - number if lowest else number for number in rule.cursed)
        self.extra = [0] * world.seats
        self.there = self._holds_cursed(world.winner, world.trick)
        for winner, plays in world.tricks:
            self.extra[winner] += self._holds_cursed(winner, plays)
        self.chosen: list[tuple[int, ...] | None] = [
            None if choice is None else self._secret(choice) for choice in world.commits
        ]
        # 26a, 32, 33. What all have seen all go on knowing.
        self.open = rule.playing == "all" or rule.betting == "others"

    def _holds_cursed(self, winner: Seat, plays: Iterable[tuple[Seat, Play]]) -> bool:
        """44. Whether this trick costs a Pili (option: only the card that wins counts)."""
        wins = self.options.cursed == "wins"
        numbers = self.rule.cursed
        return bool(numbers) and any(
            made.value in numbers and made.card is not JOKER and (seat == winner or not wins) for seat, made in plays
        )

    def _secret(self, choice: Action) -> tuple[int, ...]:
        lowest = self.rule.lowest
        if isinstance(choice, Give):
            return tuple(rank(one, lowest=lowest) for one in choice.cards)
        if isinstance(choice, Name):
            return (choice.seat,)
        if isinstance(choice, Play):
            return self.put_of(choice)
        return ()

    def put_of(self, made: Play) -> Put:
        """What this play is in numbers."""
        if made.card is JOKER:
            return JOKER_RANK, 2 * (HIGHEST - made.value if self.rule.lowest else made.value)
        one = rank(made.card, lowest=self.rule.lowest)
        return one, 2 * one + self.odd

    def copy(self) -> Sketch:
        """An independent one that goes on alike."""
        other = Sketch.__new__(Sketch)
        for name in _KEPT:
            setattr(other, name, getattr(self, name))
        other.hands = [hand.copy() for hand in self.hands]
        other.masks, other.bets, other.needs = self.masks.copy(), self.bets.copy(), self.needs.copy()
        other.extra, other.chosen = self.extra.copy(), self.chosen.copy()
        return other

    # What a seat does.

    def do(self, seat: Seat, action: Action) -> None:
        """A player's action."""
        if isinstance(action, Bet):
            self.bet(seat, action.tricks)
        elif isinstance(action, Name) and self.phase == NAME:
            self.named, self.phase = action.seat, SWAP
        elif isinstance(action, (Give, Name)) or self.rule.at_once:
            self.chosen[seat] = self._secret(action)
        elif isinstance(action, Play):
            self.put(seat, *self.put_of(action))
        elif isinstance(action, PlayAt):
            self.turn_up(seat, self.dealt[seat][action.place])

    def turn_up(self, seat: Seat, one: Card) -> None:
        """40. The card of that place; a Joker gets its number now."""
        if one is JOKER:
            self.must = True
            self.lay(seat, policy.lay(self, seat))
        else:
            self.lay(seat, rank(one, lowest=self.rule.lowest))

    def bet(self, seat: Seat, tricks: int) -> None:
        """10. So many tricks."""
        self.bets[seat] = self.needs[seat] = tricks
        self.turn = AFTER[self.seats][seat][0]
        if self.turn == self.first:
            self._after_bets()

    def lay(self, seat: Seat, code: int) -> None:
        """Lay that code."""
        if LOW < code < JOKER_RANK:
            self.put(seat, code, 2 * code + self.odd)
        else:
            self.put(seat, JOKER_RANK, 2 * code)

    def put(self, seat: Seat, card: int, strength: int) -> None:
        """14. Lay a card of that strength; the trick is taken when all have."""
        self.hands[seat].remove(card)
        bit = 1 << card
        self.masks[seat] ^= bit
        self.seen |= bit
        self.must = False
        if strength > self.best:
            self.best = strength
            self.winner = seat
            if bit & self.cursed or (self.there and self.options.cursed == "holds"):
                self.there = True
            else:
                self.there = False
        elif bit & self.cursed and self.options.cursed == "holds":
            self.there = True
        self.laid += 1
        if self.laid == self.seats:
            self._take()
        else:
            self.turn = AFTER[self.seats][seat][0]

    def _take(self) -> None:
        winner = self.winner
        self.needs[winner] -= 1
        if self.there:
            # 44. Once a trick.
            self.extra[winner] += 1
            self.there = False
        if not self.done:
            self.started = winner
        self.done += 1
        self.laid, self.best, self.turn = 0, -1, winner
        if self.done == self.due:
            self.phase = OVER
        elif self.rule.trade:
            self.phase = NAME

    # What follows.

    def run(self) -> None:
        """Play the round to its end, all by the policy."""
        if self.phase in (READY, LOOKING):
            self.phase, self.turn = BET, self.first
        while self.phase == BET:
            self.bet(self.turn, policy.bet(self, self.turn))
        if self.phase == PASS:
            self._pass_on()
        if self.phase == LINK:
            self.links = [choice[0] if choice else policy.link(self, seat) for seat, choice in enumerate(self.chosen)]
            self._start()
        lay, put = policy.lay_open if self.open else policy.lay, self.lay
        while self.phase != OVER:
            if self.phase == PLAY:
                if self.rule.at_once:
                    self._reveal()
                else:
                    put(self.turn, lay(self, self.turn))
            else:
                self._trade()

    def _start(self) -> None:
        self.chosen = [None] * self.seats
        self.phase, self.turn = PLAY, self.first

    def _after_bets(self) -> None:
        rule = self.rule
        if rule.playing == "all":
            self.open = True
        for turn, one in enumerate(self.stock):
            # 34. In turn from the dealer.
            self._receive((self.dealer + turn) % self.seats, one)
        self.stock = ()
        if rule.whole:
            # 29. Nothing to choose.
            size = self.seats
            self.hands = [self.hands[(seat - rule.to) % size] for seat in range(size)]
            self.masks = [mask_of(hand) for hand in self.hands]
        elif rule.give:
            self.phase = PASS
            return
        if rule.linked:
            self.phase = LINK
            return
        self._start()

    def _receive(self, seat: Seat, one: int) -> None:
        self.hands[seat].append(one)
        self.hands[seat].sort()
        self.masks[seat] |= 1 << one

    def _part(self, seat: Seat, one: int) -> None:
        self.hands[seat].remove(one)
        self.masks[seat] ^= 1 << one

    def _pass_on(self) -> None:
        # 26. All choices secret; nobody sees what he receives before choosing.
        given = [choice or policy.gift(self, seat, self.rule.give) for seat, choice in enumerate(self.chosen)]
        for seat, cards in enumerate(given):
            for one in cards:
                self._part(seat, one)
        for seat, cards in enumerate(given):
            for one in cards:
                self._receive((seat + self.rule.to) % self.seats, one)
        self._start()

    def _trade(self) -> None:
        # 45. The winner names another; a card for a card, in secret.
        winner = self.winner
        if self.phase == NAME:
            self.named, self.phase = policy.partner(self, winner), SWAP
        other = self.named
        (mine,) = self.chosen[winner] or policy.gift(self, winner, 1)
        (theirs,) = self.chosen[other] or policy.gift(self, other, 1)
        self._part(winner, mine)
        self._part(other, theirs)
        self._receive(winner, theirs)
        self._receive(other, mine)
        self._start()
        self.turn = winner

    def _reveal(self) -> None:
        # 35. All choose face down; nobody plays earlier than anybody.
        choices = [choice or self.secretly(seat) for seat, choice in enumerate(self.chosen)]
        self.chosen = [None] * self.seats
        for seat, (card, strength) in enumerate(choices):
            self.put(seat, card, strength)

    def secretly(self, seat: Seat) -> Put:
        """35. What this seat lays face down."""
        code = policy.lay(self, seat)
        number = LOW < code < JOKER_RANK
        return (code, 2 * code + self.odd) if number else (JOKER_RANK, 2 * code)

    def scores(self) -> list[int]:
        """18, 19. What the round costs each."""
        found = [abs(need) + more for need, more in zip(self.needs, self.extra, strict=True)]
        rule = self.rule
        if rule.ends:
            found[self.started] += 1
            if self.winner != self.started or self.options.first_last == "each":
                found[self.winner] += 1
        if rule.linked:
            own = found.copy()
            for seat, other in enumerate(self.links):
                found[seat] += own[other]
        if rule.reward:
            for seat, need in enumerate(self.needs):
                if not need:
                    found[seat] -= min(self.bets[seat], self.totals[seat])
        return found


_KEPT: Final = tuple(
    name for name in Sketch.__slots__ if name not in ("hands", "masks", "bets", "needs", "extra", "chosen")
)


def ranks(cards: Iterable[Card], *, lowest: bool) -> list[int]:
    """The ranks of these cards, lowest first."""
    return sorted(rank(one, lowest=lowest) for one in cards)


def mask_of(cards: Iterable[int]) -> int:
    """A bit a rank."""
    found = 0
    for one in cards:
        found |= 1 << one
    return found
