"""One hand of Pip-Pip, from the draw for the deal or the cut for trump to the score.

**When a call counts.** A call is an action of its own, legal for any seat at any moment between two actions, in turn or
out of turn, from the deal until no King and Queen of one suit are left in its hand; nobody waits for it. It counts in
the *window* in which it is applied. The first window runs from the deal to the first lead; after that each trick has
one, from its own lead to the next trick's lead (rule 23a). `trump` rules the whole window, the trick in it included;
`waiting`, set by the window's first call (rule 24; the last under "last sets trump"), becomes `trump` inside the
`apply` of the lead that ends the window. So a call applied after a trick's last card and before the next lead still
belongs to the trick just won, and the very next trick is played under the called suit (rule 23). Which suits may be
called is judged by `trump`, never by `waiting` (rule 26). Calls count in the order in which they are applied
(rule 25a); `open_to()` names the seats in the order in which a program asks them (rules 25, 25a). The last trick's
window cannot have a call, since every hand then has a single card (rule 29).

A draw is part of the play before it: `apply` of a card plays it, draws, and settles the trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import Suit
from engine.game import Action, Event, Eyes, IllegalAction, Message, Value
from engine.seats import CHANCE, Seat
from games.pip_pip import events, position, refusals, scoring
from games.pip_pip.actions import CALLS, Call, Cut, Draw, Play, Shuffle, plays_in
from games.pip_pip.dealing import Dealing
from games.pip_pip.observation import PipPipObservation, observe
from games.pip_pip.order import BEATS
from games.pip_pip.pack import BITS, WORTHS, cards_in, mask_of, worth_of

_ACTORS: Final = (*((seat,) for seat in range(12)), (CHANCE,))
"""By seat; -1 is chance."""


class PipPipState(Dealing):
    """The rules: who may do what, and what comes of it."""

    __slots__ = ()

    # Who and what

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def actors(self) -> tuple[Seat, ...]:
        """Chance in the ceremony, then the seat whose turn it is to play; calls are nobody's turn."""
        return _ACTORS[self.turn] if self.outcome is None else ()

    def open_to(self) -> tuple[Seat, ...]:
        """Seats that may call now, in the order in which they are asked; the seat to play among them.

        B4.25: "ask from dealer's left clockwise"; B4.25a: "asks the one who has just drawn first, then clockwise".
        """
        if not self._married:
            return ()
        first = self.last if self.last is not None else self.turn
        start = self.order.index(first)
        asked = self.order[start:] + self.order[:start]
        return tuple(seat for seat in asked if self.callable_suits(seat))

    def callable_suits(self, seat: Seat) -> int:
        """The suits `seat` may call now, one bit a suit index.

        B4.21: "You may call when your hand holds a King and a Queen of one suit (a marriage) that is not the trump in
        force." B4.27: "A particular card serves in one call only." `_marriages` keeps which suits have an unused pair.
        B4.28: "A trump marriage scores nothing while that suit is trump" (option: 50 without change).
        B4.22: "at the start, before the first lead, or at any later moment while both are in your hand" (option: only
        right after drawing: any callable marriage after an own draw, and none once drawing has stopped).
        """
        suits = self._marriages[seat]
        if not suits or self.trump is None:
            return 0
        if self.options.trump_marriage == "none":
            suits &= ~(1 << self.trump.index)
        if suits and self.options.call_moment == "drawing" and self.last is not None:
            played = self.tricks + bool(self.trick.plays)
            if seat != self.last or played > self._draws:
                return 0
        return suits

    def playable(self, seat: Seat) -> int:
        """The cards `seat` may play when it is its turn.

        B3.12: "Dealer's left leads the first trick, any card"; B3.13: "if you hold the led suit you must play it;
        otherwise any card, trump or not; no duty to trump or to beat." B3.14: "Cards exposed by a Pip-Pip remain part
        of the hand: they count for following suit and can be played."
        """
        hand = self.hands[seat]
        return hand & self._led or hand

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """The cards `seat` may play if it is its turn, then its calls."""
        if seat != self.turn:
            return self._calls(seat) if self._married and seat >= 0 else ()
        if self._legal is None:
            found: tuple[Action, ...] = plays_in(self.playable(seat))
            self._legal = found + self._calls(seat) if self._marriages[seat] else found
        return self._legal

    def _calls(self, seat: Seat) -> tuple[Action, ...]:
        """B4.27: "Holding a spare copy, the player picks which two cards he exposes." """
        suits = self.callable_suits(seat)
        if not suits:
            return ()
        free = self.hands[seat] & ~self.used[seat]
        return tuple(
            action
            for index, of_suit in enumerate(CALLS)
            if suits & 1 << index
            for action in of_suit
            if action.bits & free == action.bits
        )

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses, None exactly for what is legal."""
        return refusals.refusal(self, seat, action)

    # What happens

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Play and draw, call, or lay the ceremony's next cards."""
        if isinstance(action, Play):
            return self._play(seat, action)
        refused = self.refusal(seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        self._legal = None
        match action:
            case Call():
                return self._call(seat, action)
            case Draw():
                return self.draw_for_deal(action)
            case Cut():
                return self.cut(action)
            case Shuffle():
                return self.deal(action)
        raise TypeError(type(action).__name__)

    def _play(self, seat: Seat, play: Play) -> Sequence[Event]:
        bit = play.bit
        if seat != self.turn or not self.playable(seat) & bit:
            raise IllegalAction(self.refusal(seat, play) or Message("not-dealt"))
        self._legal = None
        plays = self.trick.plays
        first = () if plays else self._lead(seat, play)
        voids = self.voids
        if self._led and not bit & self._led:
            voids[4 * seat + plays[0][1].suit.index] = self.tricks + 1
        if voids[4 * seat + play.suit]:
            self.late[seat] += (voids[4 * seat + play.suit],)
        plays.append((seat, play.card))
        self.last = seat
        shown = self.used[seat] & bit
        played = events.PLAYED_SHOWN[seat][play.place] if shown else events.PLAYED[seat][play.place]
        if self.tricks < self._draws:
            # B3.17: "Right after playing his card each player draws the top stock card, before the next player plays."
            new = self.stock.pop()
            self.hands[seat] ^= bit | new.bit
            if play.royal or new.royal:
                self.pair_up(seat)
            drew = events.DREW[seat][new.place]
            found: tuple[Event, ...] = (*first, played, drew) if first else (played, drew)
        else:
            self.hands[seat] ^= bit
            if play.royal:
                self.pair_up(seat)
            found = (*first, played)
        if len(plays) < len(self.hands):
            self.turn = self._after[seat]
            return found
        return found + self._take()

    def _lead(self, seat: Seat, play: Play) -> tuple[Event, ...]:
        """B4.23: "once it is won the called suit is trump, from the next trick on. At the start: before the first"."""
        self._led = self._follow[play.suit]
        found: tuple[Event, ...] = (events.gathered(seat, len(self.hands)),) if self.tricks else ()
        if self.waiting is None:
            return found
        self.trump, self.waiting = self.waiting, None
        return (*found, events.trump_changed(self.trump))

    def _take(self) -> tuple[Event, ...]:
        """B3.15-16, 18: the winner lays the cards on his pile and leads next; B3.19: the remainder is exposed."""
        if self.trump is None:
            raise ValueError("no trump")
        winner, _ = self.trick.winner(BEATS[self.options.twins][self.trump.index])
        plays = self.trick.plays
        cards = tuple([card for _, card in plays])
        won = points = 0
        for card in cards:
            won |= BITS[card.index]
            points += WORTHS[card.rank.index]
        self.piles[winner] |= won
        leader = plays[0][0] if self.tricks else None
        self.before = tuple(plays)
        self.tricks += 1
        plays.clear()
        self._led = 0
        self.turn = winner
        found: tuple[Event, ...] = (events.TrickTaken(winner, cards, points, leader),)
        if self.tricks == self._draws and self.stock:
            # B3.19: "Between tricks: if the stock holds fewer cards than there are players, it is turned face up for
            # all to see, scores for nobody and is out of play". "If the stock is exactly 0 nothing is exposed."
            for one in self.stock:
                self.remainder |= one.bit
            self.stock.clear()
            return (*found, events.RemainderExposed(cards_in(self.remainder), worth_of(self.remainder)))
        if self.tricks == self._tricks:
            self.finish()
            if self.options.remainder == "last_trick" and self.remainder:
                taken = cards_in(self.remainder)
                return (*found, events.RemainderTaken(winner, taken, worth_of(self.remainder)))
        return found

    def finish(self) -> None:
        """B5.31, after the last trick, which the seat at `turn` has won; B6: it may score the remainder."""
        if self.dealer is None or self.trump is None:
            raise ValueError("nothing was dealt")
        taker = self.turn if self.options.remainder == "last_trick" else None
        carry: dict[str, Value] = {
            "dealer": self._after[self.dealer],
            "order": ".".join(str(seat) for seat in self.order),
            "trump": self.trump.code,
        }
        calls = [len(pairs) // 2 for pairs in self.called]
        self.outcome = scoring.outcome(self.piles, calls, self.remainder, taker, carry)

    def _call(self, seat: Seat, action: Call) -> Sequence[Event]:
        """B4.21: "Both cards go face up before you. 50 points at once."

        B4.24: "each scores 50; the first call sets the new trump" (option: the last one). B6: "50 without change" never
        counts as the call that sets trump.
        """
        self.used[seat] |= action.bits
        self.called[seat] += (action.king, action.queen)
        self.pair_up(seat)
        new: Suit | None = None
        if action.suit is not self.trump and (self.waiting is None or self.options.several_calls == "last"):
            new = self.waiting = action.suit
        return (events.called(seat, action.king, action.queen, new),)

    # What others ask

    def settle(self) -> None:
        """Work out what follows from the fields, once they have been set from outside."""
        self._legal = None
        plays = self.trick.plays
        self._led = self._follow[plays[0][1].suit.index] if plays else 0
        for seat, pairs in enumerate(self.called):
            self.used[seat] = mask_of(pairs)
            self.pair_up(seat)

    def observe(self, eyes: Eyes) -> PipPipObservation:
        """What these eyes may know."""
        return observe(self, eyes)

    def position(self) -> str:
        """This hand as one line of text."""
        return position.write(self)
