"""What a careful player counts at a table of Pip-Pip: which cards are out, and who may still beat a card."""

from __future__ import annotations

from engine.cards import PlayingCard
from engine.seats import Seat
from games.pip_pip.knowledge import limits
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.order import BEATS, Beats
from games.pip_pip.pack import HEIGHTS, SUIT_MASKS, WORTHS, drawing_tricks, mask_of

_ABOVE = tuple(
    tuple(sum(3 << (suit * 26 + higher * 2) for higher in range(height, 13)) for height in range(13))
    for suit in range(4)
)
"""By suit and height: the cards of that suit at least as high."""


class Count:
    """One player's count at one moment; `observation` is of the seat whose turn it is."""

    def __init__(self, observation: PipPipObservation) -> None:
        self.seen = observation
        self.seat: Seat = observation.turn
        self.hand = mask_of(observation.hand)
        self.seen_hands = [mask_of(cards) for cards in observation.hands]
        self.seats = len(observation.order)
        self.unseen = mask_of(observation.unseen())
        self.hidden = max(1, self.unseen.bit_count())
        # The trick about to be led is the first under a called suit.
        trump = observation.trump if observation.trick else observation.waiting or observation.trump
        assert trump is not None
        self.trump = trump
        self.next_trump = observation.waiting or trump
        self.beats: Beats = BEATS[observation.options.twins][trump.index]
        self.draws = max(0, drawing_tricks(self.seats) - observation.tricks)
        """How many cards the player will still draw."""
        self.left = self.hand.bit_count() + self.draws
        """How many cards he will still play."""
        start = observation.order.index(self.seat)
        later = self.seats - len(observation.trick) - 1
        self.later = [observation.order[(start + 1 + index) % self.seats] for index in range(later)]
        self.best = self._best()
        self.table = sum(WORTHS[card.rank.index] for _, card in observation.trick)

    def _best(self) -> PlayingCard | None:
        best: PlayingCard | None = None
        for _, card in self.seen.trick:
            if best is None or self.beats(card, best):
                best = card
        return best

    def wins_now(self, card: PlayingCard) -> bool:
        """Whether this card would be the best of the trick so far."""
        return self.best is None or self.beats(card, self.best)

    def chance(self, card: PlayingCard, eagerness: float) -> float:
        """How likely it is that this card, once played, still wins; `eagerness` is how often who can beat it does."""
        if not self.wins_now(card):
            return 0.0
        led = self.seen.trick[0][1].suit.index if self.seen.trick else card.suit.index
        found = 1.0
        for seat in self.later:
            found *= 1 - eagerness * self._beaten_by(seat, card, led)
        return found

    def _beaten_by(self, seat: Seat, card: PlayingCard, led: int) -> float:
        """How likely it is that this seat can beat the card: with the led suit, or with a trump where it has none."""
        height = HEIGHTS[card.rank.index] + (self.seen.options.twins == "first")
        suit, trump = card.suit.index, self.trump.index
        above = _ABOVE[suit][height] if height < 13 else 0
        if suit != led:
            # A trump in a plain suit: only who has none of the led suit may trump higher.
            return self._void(seat, led) * self._holds(seat, above)
        over = self._holds(seat, above)
        if suit == trump:
            return over
        return over + self._void(seat, led) * self._holds(seat, SUIT_MASKS[trump])

    def _void(self, seat: Seat, suit: int) -> float:
        if self.seen.options.follow == "free":
            return 1.0
        return 1 - self._holds(seat, SUIT_MASKS[suit])

    def _holds(self, seat: Seat, cards: int) -> float:
        """How likely it is that this seat holds one of these cards."""
        shown = self.seen_hands[seat]
        if shown & cards:
            return 1.0
        out = (self.unseen & cards).bit_count()
        if not out:
            return 0.0
        places = self.seen.sizes[seat] - shown.bit_count()
        voids = self.seen.voids[4 * seat : 4 * seat + 4]
        if any(voids):
            played = self.seen.tricks + any(who == seat for who, _ in self.seen.trick)
            for most, mask in limits(voids, self.seen.late[seat], played, self.seats):
                if cards & ~mask == 0:
                    places = min(places, most)
        return float(1 - (1 - out / self.hidden) ** places) if places > 0 else 0.0

    def draws_one_of(self, cards: int) -> float:
        """How likely it is that the player still draws one of these cards."""
        out = (self.unseen & cards).bit_count()
        return float(1 - (1 - out / self.hidden) ** self.draws)
