"""One round of Pilotta, from the deal to the score sheet; seats are numbered in turn order, counter-clockwise (P1).

A round is: who deals first (chance), the shuffle (chance), the auction, eight tricks, the sheet. In the first trick a
seat may announce before its card, in the second (strict mode) it shows before its card. All that a State knows beyond
the cards, the words said and the cards laid are facts these have proved: what a seat cannot hold (`never`, by P20-P23)
and what it must hold (`sure`, by P34), so that `determinize` needs no log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from engine.game import Action, Event, IllegalAction, Message, Outcome, Value
from engine.seats import CHANCE, Seat
from games.pilotta.actions import ANNOUNCE, FIRST_DEALER, HIGH, LOW, MIDDLE, PASS, SHOW, FirstDealer, Play, Shuffle
from games.pilotta.auction import Auction
from games.pilotta.dealing import hands_of
from games.pilotta.declarations import best_side, declared, scored
from games.pilotta.events import (
    PLAYED,
    TAKEN,
    Announced,
    BidMade,
    Closed,
    ContractMade,
    DealerDrawn,
    Dealt,
    Passed,
    PassedOut,
    Reclosed,
    RoundOver,
    SaidPilotta,
    Shown,
)
from games.pilotta.fields import AUCTION, CEREMONY, OVER, PLAY, Fields, changed
from games.pilotta.pack import ALL_CARDS, CARDS, LAST_TRICK, SUIT_MASK, SUIT_OF, cards_in, mask_of
from games.pilotta.play import playable, refusal
from games.pilotta.scoring import Round, settle

# `_ALONE[seat]` is that seat by itself; CHANCE is -1, the last.
_ALONE = ((0,), (1,), (2,), (3,), (CHANCE,))


class State(Fields):
    """See the module."""

    __slots__ = ()

    # Whom the table waits for, and what may be done.

    @property
    def seats(self) -> int:
        """P1. Four players."""
        return 4

    def actors(self) -> tuple[Seat, ...]:
        """The deck, the seat whose turn it is, or nobody once the round is over."""
        return () if self.phase == OVER else _ALONE[self.turn]

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn in this game."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now; nothing out of turn."""
        if seat != self.turn:
            return ()
        legal = self._legal
        if legal is None:
            mask = self._mask
            if mask:
                legal = LOW[mask & 2047] + MIDDLE[mask >> 11 & 2047] + HIGH[mask >> 22]
                if not self._ready:
                    if self.may_announce(seat):
                        legal = (ANNOUNCE, *legal)
                    elif self.may_show(seat):
                        legal = (SHOW, *legal)
            else:
                legal = self.auction.legal(seat) if self.phase == AUCTION else ()
            self._legal = legal
        return legal

    def may_announce(self, seat: Seat) -> bool:
        """P32: on one's turn in the first trick, before one's card, once, with something to declare."""
        return len(self.plays) < 4 and bool(self.declarations[seat]) and not self.announced[seat]

    def may_show(self, seat: Seat) -> bool:
        """P32, O11: in strict mode on one's turn in the second trick, before one's card, once, if one announced.

        O11 `strict-third`: also in the third trick, where the other side announced as much or more and none of it
        has shown. What was announced and shown is public, so the permission tells nobody anything.
        """
        if self.options.show == "automatic" or not self.announced[seat] or self.shown[seat]:
            return False
        number = len(self.plays) >> 2
        if number == 1:
            return True
        if number != 2 or self.options.show != "strict-third":
            return False
        rivals = ((seat + 1) % 4, (seat + 3) % 4)
        said = max(self.announced[rival] for rival in rivals)
        own = max(self.announced[seat], self.announced[(seat + 2) % 4])
        return said >= own and not any(self.shown[rival] for rival in rivals)

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses this action; None exactly for what is legal."""
        if self.phase == CEREMONY:
            return self._refuse_chance(seat, action)
        if self.phase == OVER:
            return Message("over")
        if seat != self.turn:
            return Message("turn")
        if self.phase == AUCTION:
            return self.auction.refusal(seat, action)
        if isinstance(action, Play):
            if self._mask & action.bit:
                return None
            if not self.hands[seat] & action.bit:
                return Message.of("not-held", card=action.card.code)
            return refusal(self.hands[seat], action.index, SUIT_OF[self.trick[0][1]], self.trump, self.best)
        if action is ANNOUNCE:
            return None if self.may_announce(seat) else Message("announce")
        if action is SHOW:
            return None if self.may_show(seat) else Message("show")
        return Message("play-a-card")

    def _refuse_chance(self, seat: Seat, action: Action) -> Message | None:
        if seat != CHANCE:
            return Message("turn")
        if self.dealer is None:
            return None if isinstance(action, FirstDealer) else Message("dealer-first")
        if isinstance(action, Shuffle) and len(action.cards) == 32 and set(action.cards) == set(CARDS):
            return None
        return Message("shuffle")

    def chance_outcome(self, rng: Random) -> Action:
        """The first dealer (P6), then the shuffle."""
        if self.phase != CEREMONY:
            raise ValueError("the deck is not to act")
        if self.dealer is None:
            return rng.choice(FIRST_DEALER)
        pack = list(CARDS)
        rng.shuffle(pack)
        return Shuffle(tuple(pack))

    # What happens.

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it, and say what happened in full; raises `IllegalAction` and changes nothing where it is refused."""
        if not isinstance(action, Play):
            return self._say(seat, action)
        if seat != self.turn or not self._mask & action.bit:
            raise IllegalAction(self.refusal(seat, action) or Message("turn"))
        card, bit = action.index, action.bit
        laid, events = PLAYED[seat][card]
        if bit & self._telling:
            events = self._tell(seat, bit, events)
        self.plays.append(laid)
        self.hands[seat] ^= bit
        self._worth += self._counts[card]
        leader, above = self.leader, self._above
        if seat == leader:
            self._led = SUIT_MASK[action.suit]
        if bit & above:
            self._winner = seat
            self._above = above = self._beating[card]
        after = (seat + 1) & 3
        if after == leader:
            return events + self._take()
        self.turn = after
        self._mask = mask = playable(self.hands[after], self._led, self._trumps, above, self._climb)
        self._legal = self._ready.get(mask)
        return events

    def _say(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Whatever is not a card laid: chance, a word of the auction, an announcement, a show."""
        message = self.refusal(seat, action)
        if message is not None:
            raise IllegalAction(message)
        self._legal = None
        if isinstance(action, FirstDealer):
            self.dealer = action.seat
            return (DealerDrawn(action.seat),)
        if isinstance(action, Shuffle):
            return self._deal(action)
        if self.phase == AUCTION:
            return self._bid(seat, action)
        self.said.append((len(self.plays), action))
        if action is ANNOUNCE:
            value = self.declarations[seat][0].value
            self.announced = changed(self.announced, seat, value)
            return (Announced(seat, value),)
        return self._show(seat)

    def _deal(self, shuffle: Shuffle) -> Sequence[Event]:
        dealer = self.dealer
        assert dealer is not None
        self.dealt = tuple(mask_of(hand) for hand in hands_of(shuffle, dealer))
        self.hands = list(self.dealt)
        first = (dealer + 1) % 4
        self.auction = Auction(self.options, first)
        self.turn = first
        self.phase = AUCTION
        return (Dealt(dealer, tuple(cards_in(hand) for hand in self.dealt)),)

    def _bid(self, seat: Seat, action: Action) -> Sequence[Event]:
        auction = self.auction
        before = auction.multiplier
        auction.apply(seat, action)
        self.turn = auction.turn
        high = auction.high
        events: list[Event] = []
        if action is PASS:
            events.append(Passed(seat))
        elif auction.multiplier != before:
            double = Closed if auction.multiplier == 2 else Reclosed
            events.append(double(seat, self.options.names))
        elif high is not None:
            events.append(BidMade(seat, high.value, self.options.said(high.value), high.suit, high.capot))
        if not auction.over:
            return events
        if high is None:
            events.append(PassedOut())
            self._end(Outcome((0, 0), (), Message("passed-out"), self._carry(), void=True))
        else:
            said = self.options.said(high.value)
            contract = ContractMade(auction.high_seat, high.value, said, high.suit, high.capot, auction.multiplier)
            events.append(contract)
            self._begin_play(high.suit.index)
        return events

    def _begin_play(self, trump: int) -> None:
        assert self.dealer is not None
        self.phase = PLAY
        self.trump = trump
        # P18: the dealer's right leads, whoever won the auction; O3: the contract's bidder.
        self.leader = self.auction.high_seat if self.options.first_lead == "bidder" else (self.dealer + 1) % 4
        self.turn = self.leader
        self.take_up()
        split = self.options.long_run == "split"
        shared = self.options.shared_cards
        self.declarations = tuple(declared(hand, shared=shared, split=split) for hand in self.dealt)
        both = self._marriage
        self.pilotta = next((seat for seat in range(4) if self.dealt[seat] & both == both), None)

    def _tell(self, seat: Seat, bit: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
        # P32: the app shows by itself in the second trick, and reveals the winning side's cards only.
        if self.announced[seat] and seat % 2 == self.scoring_side and 4 <= len(self.plays) < 8:
            events = (*self._show(seat), *events)
        return (*events, *self._say_pilotta(seat, bit)) if bit & self._marriage else events

    def _say_pilotta(self, seat: Seat, bit: int) -> Sequence[Event]:
        # P34: said by itself with the first of the two, "re-pilotta" with the other; silence is a proof, too.
        other = self._marriage ^ bit
        if seat == self.pilotta:
            again = not self.hands[seat] & other
            self.sure = changed(self.sure, seat, self.sure[seat] | other)
            return (SaidPilotta(seat, again),)
        self._never[seat] |= other
        return ()

    def _show(self, seat: Seat) -> Sequence[Event]:
        # P32a: one show lays all of a hand's declarations open. P33: judged on the eight cards dealt.
        self.shown = changed(self.shown, seat, True)  # noqa: FBT003 - the value
        for one in self.declarations[seat]:
            self.sure = changed(self.sure, seat, self.sure[seat] | one.mask)
        return tuple(Shown(seat, one.kind, one.value, one.cards) for one in self.declarations[seat])

    def _take(self) -> tuple[Event, ...]:
        # P25: the highest trump wins, else the highest card of the led suit; P19: the winner leads.
        winner, worth, laid = self._winner, self._worth, len(self.plays)
        if laid == 32:
            # P4: ten for the last trick.
            worth += LAST_TRICK
        side = winner & 1
        self.points[side] += worth
        self.tricks[side] += 1
        self._worth = 0
        self._above = ALL_CARDS
        self.turn = self.leader = winner
        self._mask = self.hands[winner]
        self._legal = None
        if laid <= 12:
            if laid == 4 and self.options.show == "automatic" and any(self.announced):
                self.scoring_side = self.declaring_side(self.announced)
            self.listen()
        elif laid == 32:
            self._settle()
            return (*TAKEN[winner][worth], RoundOver((self.points[0], self.points[1])))
        return TAKEN[winner][worth]

    def declaring_side(self, counts: Sequence[int]) -> int | None:
        """Whose declarations score among the seats that count (P29-P31); None for nobody's."""
        assert self.dealer is not None
        best = [found[0] if found and count else None for found, count in zip(self.declarations, counts, strict=True)]
        first = (self.dealer + 1) % 4 if self.options.first_lead == "right" else self.auction.high_seat
        order = [(first + step) % 4 for step in range(4)]
        return best_side(best, self.trump, order, first=self.options.tie == "first")

    def _settle(self) -> None:
        high = self.auction.high
        assert high is not None
        counts: Sequence[int] = self.announced
        if self.options.show != "automatic":
            # P32a: in strict mode what was shown is judged, by itself.
            counts = self.shown
            self.scoring_side = self.declaring_side(counts)
        worth, lost = scored(self.declarations, self.announced, counts, self.scoring_side)
        # P34: twenty to the side of who was dealt both.
        pilotta = (0, 0) if self.pilotta is None else (0, 20) if self.pilotta % 2 else (20, 0)
        points, tricks = (self.points[0], self.points[1]), (self.tricks[0], self.tricks[1])
        side, times = self.auction.high_seat % 2, self.auction.multiplier
        done = Round(side, high.value, high.capot, times, points, tricks, worth, pilotta, lost)
        scores, lines, reason = settle(done, self.options)
        self._end(Outcome(scores, lines, reason, self._carry()))

    def _carry(self) -> Mapping[str, Value]:
        # P8: after every round, passed out or not, the deal moves one seat to the right.
        assert self.dealer is not None
        return {"dealer": (self.dealer + 1) % 4, "bidders": max(self.auction.high_seat, 0) % 2}

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.phase = OVER
        self._mask = 0

    def resume(self) -> None:
        """Take up a table whose cards and words have been set from outside."""
        if self.options.show == "automatic" and len(self.plays) >= 4:
            self.scoring_side = self.declaring_side(self.announced)
        self.take_up()

    def shows_fit(self) -> bool:
        """Whether, in the automatic mode, those have shown by now whose declarations score here, and no others."""
        if self.options.show != "automatic":
            return True
        second = [seat for seat, _ in self.plays[4:8]]
        return all(self.shown[seat] == (seat % 2 == self.scoring_side) for seat in second if self.announced[seat])
