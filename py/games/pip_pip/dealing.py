"""Before the first lead: the draw for the deal, the cut for trump, the shuffle and the seven cards each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Action, Event
from engine.seats import CHANCE, Seat
from games.pip_pip import actions, ceremony, events
from games.pip_pip.actions import PLAYS, Cut, Draw, Shuffle
from games.pip_pip.hand import Hand
from games.pip_pip.pack import BITS, DECK, HAND, place_of


class Dealing(Hand):
    """The ceremony; whether an action may be done is `refusals`' to say."""

    __slots__ = ()

    @property
    def cutter(self) -> Seat:
        """B2.11: "Default as seed, meaning the left neighbour of the coming hand's dealer" """
        if self.dealer is None:
            raise ValueError("nobody deals yet")
        index = self.order.index(self.dealer) + {"left": 1, "right": -1}.get(self.options.later_trump, 0)
        return self.order[index % len(self.order)]

    def chance_outcome(self, rng: Random) -> Action:
        """A round of the draw, the cut, or the pack as it lies after shuffle and cut."""
        if self.turn != CHANCE or self.outcome is not None:
            raise ValueError("chance is not to act")
        if self.dealer is None:
            needed = len(ceremony.drawing(self.drawn, len(self.hands), self.options))
            return Draw(tuple(rng.sample(ceremony.rest(self.drawn, needed), needed)))
        if self.trump is None:
            return actions.cut(rng.choice(DECK))
        return Shuffle(tuple(rng.sample(DECK, len(DECK))))

    def draw_for_deal(self, action: Draw) -> Sequence[Event]:
        """B2.7-8: the highest card deals and its suit is trump; who ties draws again."""
        who = ceremony.drawing(self.drawn, len(self.hands), self.options)
        again = bool(self.drawn)
        round_ = tuple(zip(who, action.cards, strict=True))
        self.drawn += (round_,)
        found: list[Event] = [events.DrewForDeal(seat, card, again) for seat, card in round_]
        winners = ceremony.winners(round_, self.options)
        if len(winners) > 1:
            return (*found, events.DrawTied(winners))
        card = dict(round_)[winners[0]]
        self.dealer = winners[0]
        self.trump = card.suit
        found.append(events.DealerChosen(self.dealer, card, card.suit))
        self.seat_in(ceremony.order_of(self.drawn, len(self.hands), self.options))
        if self.options.seating == "draw":
            found.append(events.Seated(self.order))
        return found

    def cut(self, action: Cut) -> Sequence[Event]:
        """B2.11: "Later hands: trump = suit of a random card cut before the deal." """
        self.drawn = (((self.cutter, action.card),),)
        self.trump = action.card.suit
        return (events.CutForTrump(self.cutter, action.card, self.trump),)

    def deal(self, action: Shuffle) -> Sequence[Event]:
        """B2.9: the drawn cards go back, the player to the dealer's right cuts, "7 cards each face down, one at a time,
        clockwise from the dealer's left; the rest lies face down in the middle as the stock"."""
        if self.dealer is None or self.trump is None:
            raise ValueError("nobody deals yet")
        seats = len(self.order)
        left = self.order.index(self.dealer) + 1
        found: list[Event] = []
        if not self.drawn:
            found.append(events.TrumpKept(self.trump))
        self.drawn = ()
        found.append(events.Shuffled(self.dealer, self.order[left - 2]))
        for index in range(seats):
            seat = self.order[(left + index) % seats]
            cards = action.cards[index : HAND * seats : seats]
            for card in cards:
                self.hands[seat] |= BITS[card.index]
            self.pair_up(seat)
            found.append(events.Dealt(seat, cards))
        self.stock = [PLAYS[place_of(card)] for card in reversed(action.cards[HAND * seats :])]
        # B3.12: "Dealer's left leads the first trick"
        self.turn = self._after[self.dealer]
        return found
