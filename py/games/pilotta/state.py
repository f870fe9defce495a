"""One round of Pilotta, from the deal to the score sheet; seats are numbered in turn order, counter-clockwise (P1).

A round is: who deals first (chance), the shuffle (chance), the auction, eight tricks, the sheet. In the first trick a
seat may announce before its card, in the second (strict mode) it shows before its card. All that a State knows beyond
the cards, the words said and the cards laid are facts these have proved: what a seat cannot hold (`never`, by P20-P23)
and what it must hold (`sure`, by P34), so that `determinize` needs no log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from engine import options as house
from engine.cards import codes
from engine.game import ALL, Action, Event, Eyes, IllegalAction, Message, Outcome, Value
from engine.notation import write_fields
from engine.seats import CHANCE, Seat
from games.pilotta.actions import ANNOUNCE, FIRST_DEALER, PASS, SHOW, FirstDealer, Play, Shuffle, plays_in
from games.pilotta.auction import Auction
from games.pilotta.dealing import hands_of
from games.pilotta.declarations import Declaration, best_side, declared
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
from games.pilotta.observation import Observation
from games.pilotta.options import Options
from games.pilotta.pack import CARDS, LAST_TRICK, MARRIAGE, PLAIN_ABOVE, POINTS, STRENGTH, SUIT_OF, cards_in, mask_of
from games.pilotta.play import NOTHING, playable, refusal, shown_by
from games.pilotta.scoring import Round, settle

CEREMONY, AUCTION, PLAY, OVER = range(4)
# `_ALONE[seat]` is that seat by itself; CHANCE is -1, the last.
_ALONE = ((0,), (1,), (2,), (3,), (CHANCE,))


class State:
    """See the module."""

    __slots__ = (
        "_best",
        "_legal",
        "_mask",
        "_side",
        "_strength",
        "announced",
        "auction",
        "dealer",
        "dealt",
        "declarations",
        "hands",
        "leader",
        "never",
        "options",
        "outcome",
        "phase",
        "pilotta",
        "played",
        "plays",
        "points",
        "scoring_side",
        "shown",
        "story",
        "sure",
        "trick",
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
        self.trick: list[tuple[Seat, int]] = []
        self.plays: list[tuple[Seat, int]] = []
        self.story: list[Action] = []
        self.played = [0, 0, 0, 0]
        self.points = [0, 0]
        self.tricks = [0, 0]
        self.never = [0, 0, 0, 0]
        self.sure = [0, 0, 0, 0]
        self.pilotta: Seat | None = None
        self.declarations: tuple[tuple[Declaration, ...], ...] = ((), (), (), ())
        self.announced = [0, 0, 0, 0]
        self.shown = [False, False, False, False]
        self.scoring_side: int | None = None
        self._side = PLAIN_ABOVE if options.beat_side_suits else NOTHING
        self._best = -1
        self._strength: Sequence[int] = ()
        self._legal: Sequence[Action] | None = None
        self._mask = -1

    # Whom the table waits for, and what may be done.

    def actors(self) -> tuple[Seat, ...]:
        """The deck, the seat whose turn it is, or nobody once the round is over."""
        return () if self.phase == OVER else _ALONE[self.turn]

    def open_to(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn in this game."""
        return ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now; nothing out of turn."""
        if seat != self.turn or seat == CHANCE or self.phase == OVER:
            return ()
        if self._legal is None:
            self._legal = self.auction.legal(seat) if self.phase == AUCTION else self._plays(seat)
        return self._legal

    def _plays(self, seat: Seat) -> Sequence[Action]:
        plays: tuple[Action, ...] = plays_in(self._playable(seat))
        laid = len(self.plays)
        if laid >= 12:
            return plays
        if laid < 4:
            return (ANNOUNCE, *plays) if self.may_announce(seat) else plays
        return (SHOW, *plays) if self.may_show(seat) else plays

    def _playable(self, seat: Seat) -> int:
        """The cards this seat, whose turn it is, may lay; asked twice a play, worked out once."""
        if self._mask < 0:
            trick = self.trick
            led = SUIT_OF[trick[0][1]] if trick else -1
            self._mask = playable(self.hands[seat], led, self.trump, self._best, self._side)
        return self._mask

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
            if self._playable(seat) & action.bit:
                return None
            if not self.hands[seat] & action.bit:
                return Message.of("not-held", card=action.card.code)
            led = SUIT_OF[self.trick[0][1]]
            return refusal(self.hands[seat], action.index, led, self.trump, self._best)
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
        if self.phase == PLAY and isinstance(action, Play):
            if seat != self.turn or not self._playable(seat) & action.bit:
                raise IllegalAction(self.refusal(seat, action) or Message("turn"))
            return self._play(seat, action)
        message = self.refusal(seat, action)
        if message is not None:
            raise IllegalAction(message)
        self._legal = None
        self._mask = -1
        if isinstance(action, FirstDealer):
            self.dealer = action.seat
            return (DealerDrawn(action.seat),)
        if isinstance(action, Shuffle):
            return self._deal(action)
        if self.phase == AUCTION:
            return self._say(seat, action)
        self.story.append(action)
        if action is ANNOUNCE:
            self.announced[seat] = self.declarations[seat][0].value
            return (Announced(seat, self.announced[seat]),)
        return self._show(seat)

    def _deal(self, shuffle: Shuffle) -> Sequence[Event]:
        dealer = self.dealer
        assert dealer is not None
        for seat, hand in enumerate(hands_of(shuffle, dealer)):
            self.dealt[seat] = self.hands[seat] = mask_of(hand)
        first = (dealer + 1) % 4
        self.auction = Auction(self.options, first)
        self.turn = first
        self.phase = AUCTION
        return (Dealt(dealer, tuple(cards_in(hand) for hand in self.dealt)),)

    def _say(self, seat: Seat, action: Action) -> Sequence[Event]:
        auction = self.auction
        before = auction.multiplier
        auction.apply(seat, action)
        self.turn = auction.turn
        high = auction.high
        events: list[Event] = []
        if action is PASS:
            events.append(Passed(seat))
        elif auction.multiplier != before:
            events.append(Closed(seat) if auction.multiplier == 2 else Reclosed(seat))
        elif high is not None:
            events.append(BidMade(seat, high.value, high.suit, high.capot))
        if not auction.over:
            return events
        if high is None:
            events.append(PassedOut())
            self._end(Outcome((0, 0), (), Message("passed-out"), self._carry(), void=True))
        else:
            events.append(ContractMade(auction.high_seat, high.value, high.suit, auction.multiplier))
            self._begin_play(high.suit.index)
        return events

    def _begin_play(self, trump: int) -> None:
        assert self.dealer is not None
        self.phase = PLAY
        self.trump = trump
        # P18: the dealer's right leads, whoever won the auction; O3: the contract's bidder.
        self.leader = self.auction.high_seat if self.options.first_lead == "bidder" else (self.dealer + 1) % 4
        self.turn = self.leader
        split = self.options.long_run == "split"
        shared = self.options.shared_cards
        self.declarations = tuple(declared(hand, shared=shared, split=split) for hand in self.dealt)
        both = MARRIAGE[trump]
        self.pilotta = next((seat for seat in range(4) if self.dealt[seat] & both == both), None)

    def _play(self, seat: Seat, play: Play) -> Sequence[Event]:
        card, bit, trick, best = play.index, play.bit, self.trick, self._best
        events: Sequence[Event] = PLAYED[seat][card]
        suit = SUIT_OF[card]
        if trick:
            led = SUIT_OF[trick[0][1]]
            if suit != led or led == self.trump or self._side is not NOTHING:
                # P20-P23 turned round: what this card proves its seat not to hold.
                self.never[seat] |= shown_by(card, led, self.trump, best, self._side)
            if self._strength[card] > self._strength[best]:
                self._best = card
        else:
            self.leader = seat
            self._best = card
            self._strength = STRENGTH[self.trump][suit]
        plays = self.plays
        if 4 <= len(plays) < 8 and self._shows_itself(seat):
            events = (*self._show(seat), *events)
        if suit == self.trump and MARRIAGE[suit] & bit:
            events = (*events, *self._say_pilotta(seat, bit))
        laid = (seat, card)
        trick.append(laid)
        plays.append(laid)
        self.story.append(play)
        self.hands[seat] ^= bit
        self.played[seat] |= bit
        self._legal = None
        self._mask = -1
        if len(trick) < 4:
            self.turn = (seat + 1) & 3
            return events
        return (*events, *self._take())

    def _shows_itself(self, seat: Seat) -> bool:
        # P32: the app shows by itself in the second trick, and reveals the winning side's cards only.
        return self.options.show == "automatic" and bool(self.announced[seat]) and seat % 2 == self.scoring_side

    def _say_pilotta(self, seat: Seat, bit: int) -> Sequence[Event]:
        # P34: said by itself with the first of the two, "re-pilotta" with the other; silence is a proof, too.
        other = MARRIAGE[self.trump] ^ bit
        if seat == self.pilotta:
            again = bool(self.played[seat] & other)
            self.sure[seat] |= other
            return (SaidPilotta(seat, again),)
        self.never[seat] |= other
        return ()

    def _show(self, seat: Seat) -> Sequence[Event]:
        # P32a: one show lays all of a hand's declarations open. P33: judged on the eight cards dealt.
        self.shown[seat] = True
        for one in self.declarations[seat]:
            self.sure[seat] |= one.mask
        return tuple(Shown(seat, one.kind, one.value, one.cards) for one in self.declarations[seat])

    def _take(self) -> Sequence[Event]:
        # P25: the highest trump wins, else the highest card of the led suit; P19: the winner leads.
        counts, best = POINTS[self.trump], self._best
        worth = winner = 0
        for seat, card in self.trick:
            worth += counts[card]
            if card == best:
                winner = seat
        number = len(self.plays) >> 2
        if number == 8:
            # P4: ten for the last trick.
            worth += LAST_TRICK
        self.points[winner % 2] += worth
        self.tricks[winner % 2] += 1
        self.trick = []
        self._best = -1
        self.turn = self.leader = winner
        taken = TAKEN[winner][worth]
        if number == 1 and self.options.show == "automatic":
            self.scoring_side = self._declaring_side(self.announced)
        if number < 8:
            return (taken,)
        self._settle()
        return (taken, RoundOver((self.points[0], self.points[1])))

    def _declaring_side(self, counts: Sequence[int]) -> int | None:
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
            self.scoring_side = self._declaring_side(counts)
        side = self.scoring_side
        worth = [0, 0]
        for seat in range(4):
            # P30: the owner of the highest scores all of both partners' (that were announced, and shown: P32).
            if seat % 2 == side and counts[seat]:
                worth[seat % 2] += sum(one.value for one in self.declarations[seat])
        pilotta = [0, 0]
        if self.pilotta is not None:
            pilotta[self.pilotta % 2] = 20
        done = Round(
            side=self.auction.high_seat % 2,
            value=high.value,
            capot_call=high.capot,
            multiplier=self.auction.multiplier,
            points=(self.points[0], self.points[1]),
            tricks=(self.tricks[0], self.tricks[1]),
            declarations=(worth[0], worth[1]),
            pilotta=(pilotta[0], pilotta[1]),
        )
        scores, lines, reason = settle(done, self.options)
        self._end(Outcome(scores, lines, reason, self._carry()))

    def _carry(self) -> Mapping[str, Value]:
        # P8: after every round, passed out or not, the deal moves one seat to the right.
        assert self.dealer is not None
        return {"dealer": (self.dealer + 1) % 4, "bidders": max(self.auction.high_seat, 0) % 2}

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.phase = OVER

    def resume(self, best: int, strength: Sequence[int]) -> None:
        """Take up a trick that lies on the table: the card that wins it so far and how cards rank in it."""
        self._best = best
        self._strength = strength
        if self.options.show == "automatic" and len(self.plays) >= 4:
            self.scoring_side = self._declaring_side(self.announced)

    def shows_fit(self) -> bool:
        """Whether, in the automatic mode, those have shown by now whose declarations score here, and no others."""
        if self.options.show != "automatic":
            return True
        second = [seat for seat, _ in self.plays[4:8]]
        return all(self.shown[seat] == (seat % 2 == self.scoring_side) for seat in second if self.announced[seat])

    # What is known.

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
            best=self._best,
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

    def copy(self) -> State:
        """An independent state that goes on alike."""
        twin = State.__new__(State)
        for name in State.__slots__:
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
