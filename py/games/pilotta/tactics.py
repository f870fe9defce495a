"""How the rulebook player chooses a card: what the trick is worth, who will probably take it, what is better kept.

Every legal card gets one number, in card points: the trick's points times how much likelier our side is to take it than
not, less what the card would still be worth later. What seats cannot hold (P20-P23 turned round) and must hold is
respected; beyond that the outstanding cards are shared out evenly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Message
from engine.seats import Seat
from games.pilotta.actions import Play
from games.pilotta.observation import Observation
from games.pilotta.pack import (
    ALL_CARDS,
    CARDS,
    LAST_TRICK,
    PLAIN_ABOVE,
    POINTS,
    STRENGTH,
    SUIT_MASK,
    SUIT_OF,
    TRUMP_ABOVE,
    mask_of,
)

FOLLOW_PARTNER: Final = 3.0
FOLLOW_OPPONENT: Final = 3.0
"""Points a player still to come adds to the trick, about."""
BIG_CUT: Final = 12.0
BARE_TEN: Final = 9.0
INTO_A_CUT: Final = 18.0
"""What it costs, about: a cut with the jack or the nine where less will do, a ten laid while its ace is still out, and
ten points led into a suit that an opponent cuts."""
_SMALL: Final = mask_of(card for card in CARDS if card.rank.code in "78")
_TRUMP_KEPT: Final = {"J": 29.0, "9": 25.0, "A": 16.0, "T": 12.0, "K": 10.0, "Q": 10.0, "8": 9.0, "7": 9.0}


@dataclass(frozen=True, slots=True)
class Table:
    """What one seat knows of the cards before it plays."""

    me: Seat
    trump: int
    hand: int
    out: int
    """Cards that others hold."""
    may: tuple[int, ...]
    """By seat, the cards it may hold."""
    held: tuple[int, ...]
    """By seat, how many."""
    declaring: bool
    """Whether our side plays the contract."""
    left: int
    """Tricks to come, this one included."""

    def share(self, seat: Seat, card: int) -> float:
        """The chance that this seat holds this outstanding card."""
        bit = 1 << card
        if not self.may[seat] & bit:
            return 0.0
        total = sum(self.held[other] for other in range(4) if other != self.me and self.may[other] & bit)
        return self.held[seat] / total if total else 0.0

    def lacks(self, seat: Seat, cards: int) -> float:
        """The chance that this seat holds none of these cards."""
        found = 1.0
        cards &= self.may[seat]
        while cards:
            low = cards & -cards
            found *= 1 - self.share(seat, low.bit_length() - 1)
            cards ^= low
        return found

    def beats(self, seat: Seat, led: int, best: int) -> float:
        """The chance that this seat beats `best` in a trick of this suit."""
        above = TRUMP_ABOVE[best] if SUIT_OF[best] == self.trump else PLAIN_ABOVE[best]
        if led == self.trump:
            return 1 - self.lacks(seat, above)
        follows = SUIT_MASK[led]
        void = self.lacks(seat, follows)
        cuts = above if SUIT_OF[best] == self.trump else SUIT_MASK[self.trump]
        cutting = void * (1 - self.lacks(seat, cuts))
        if SUIT_OF[best] == self.trump:
            return cutting
        return (1 - self.lacks(seat, above)) + cutting

    def trumps_out(self, seat: Seat) -> bool:
        """Whether this seat may hold a trump."""
        return bool(self.may[seat] & SUIT_MASK[self.trump])

    def cuts(self, seat: Seat, suit: int) -> bool:
        """Whether this seat has shown to be without the suit and may hold a trump."""
        return not self.may[seat] & SUIT_MASK[suit] and self.trumps_out(seat)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The seats to the right and to the left."""
        return (self.me + 1) % 4, (self.me + 3) % 4

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return (self.me + 2) % 4


def table_of(observation: Observation) -> Table:
    """What this seat knows."""
    me = observation.seat
    hand = observation.hand(me) or 0
    played = 0
    for cards in observation.played:
        played |= cards
    out = ALL_CARDS & ~played & ~hand
    sure = [observation.sure[seat] & out for seat in range(4)]
    elsewhere = [sum(sure[other] for other in range(4) if other != seat) for seat in range(4)]
    may = tuple(0 if seat == me else out & ~observation.never[seat] & ~elsewhere[seat] for seat in range(4))
    held = tuple(observation.held(seat) for seat in range(4))
    return Table(
        me=me,
        trump=observation.trump,
        hand=hand,
        out=out,
        may=may,
        held=held,
        declaring=(observation.high_seat - me) % 2 == 0,
        left=hand.bit_count(),
    )


def choose(observation: Observation) -> tuple[Play, Message]:
    """The card to lay, and why."""
    table = table_of(observation)
    best = _rated(observation, table)[-1][1]
    return best, _why(observation, table, best.index)


def nearly(observation: Observation, within: float) -> tuple[Play, ...]:
    """The cards that come to so many points less than the best, at most; never that one."""
    *others, (best, _) = _rated(observation, table_of(observation))
    return tuple(play for rate, play in others if rate >= best - within)


def sensible(observation: Observation) -> Sequence[Play]:
    """The cards worth thinking about: no trump is led while both opponents are without and something else may be, and
    no ten is laid before its ace where a smaller card will do."""
    plays = [action for action in observation.legal_actions if isinstance(action, Play)]
    table = table_of(observation)
    if 0 < len(observation.trick) < 3:
        return [play for play in plays if _waste(observation, table, play.index) != BARE_TEN]
    if not observation.trick:
        others = [play for play in plays if play.suit != observation.trump]
        if others and not any(table.trumps_out(seat) for seat in table.opponents):
            return others
    return plays


def _rated(observation: Observation, table: Table) -> list[tuple[float, Play]]:
    """Every legal card and what speaks for it, in points, the best last."""
    plays = [action for action in observation.legal_actions if isinstance(action, Play)]
    return sorted(((_rate(observation, table, play.index), play) for play in plays), key=lambda one: one[0])


def _rate(observation: Observation, table: Table, card: int) -> float:
    likely, stake = _outcome(observation, table, card)
    found = (2 * likely - 1) * stake - _kept(table, card)
    if not observation.trick:
        return found + _lead(observation, table, card)
    return found - (_waste(observation, table, card) if len(observation.trick) < 3 else 0.0)


def _outcome(observation: Observation, table: Table, card: int) -> tuple[float, float]:
    """The chance that our side takes the trick if this card is laid, and the points that will lie in it."""
    trick = (*observation.trick, (table.me, card))
    led = SUIT_OF[trick[0][1]]
    strength = STRENGTH[table.trump][led]
    seat, best = max(trick, key=lambda laid: strength[laid[1]])
    counts = POINTS[table.trump]
    stake = float(sum(counts[laid] for _, laid in trick))
    if table.left == 1:
        stake += LAST_TRICK
    ours = (seat - table.me) % 2 == 0
    likely = 1.0 if ours else 0.0
    for step in range(1, 5 - len(trick)):
        later = (table.me + step) % 4
        beats = table.beats(later, led, best)
        if later == table.partner:
            likely += (1 - likely) * beats * 0.8
            stake += FOLLOW_PARTNER
        else:
            likely *= 1 - beats
            stake += FOLLOW_OPPONENT
    return likely, stake


def _kept(table: Table, card: int) -> float:
    """What the card would still be worth later, in points; nothing in the last trick."""
    if table.left == 1:
        return 0.0
    suit, code = SUIT_OF[card], CARDS[card].rank.code
    if suit == table.trump:
        kept = _TRUMP_KEPT[code]
        # A trump for the last trick is worth ten more.
        only = (table.hand & SUIT_MASK[suit]).bit_count() == 1
        return kept + (6 if only and table.left <= 3 else 0)
    higher = PLAIN_ABOVE[card] & table.out
    if not higher:
        # A master: worth its trick unless it will be cut.
        danger = sum(table.lacks(seat, SUIT_MASK[suit]) for seat in table.opponents if table.trumps_out(seat))
        return max(0.0, 13.5 - 9 * danger)
    if code == "T":
        guarded = (table.hand & SUIT_MASK[suit]).bit_count() > 1
        return 6.0 if guarded else 2.0
    # A king or a queen may come good, and small cards are for throwing away.
    return {"K": 1.2, "Q": 0.6}.get(code, 0.0)


def _waste(observation: Observation, table: Table, card: int) -> float:
    """What speaks against laying this card while others are still to come: the small one of its suit will do."""
    led, suit, code = SUIT_OF[observation.trick[0][1]], SUIT_OF[card], CARDS[card].rank.code
    if suit == table.trump:
        # The jack and the nine cut what a seven cuts as well, unless somebody may cut higher.
        small = table.hand & SUIT_MASK[suit] & _SMALL
        return BIG_CUT if led != suit and code in "J9" and small & _legal(observation) else 0.0
    if code != "T" or suit != led:
        return 0.0
    # The ten waits for its ace, as long as an opponent who has it is still to come.
    lower = table.hand & SUIT_MASK[suit] & ~(1 << card) & ~PLAIN_ABOVE[card]
    later = [(table.me + step) % 4 for step in range(1, 4 - len(observation.trick))]
    fears = any(table.may[seat] & PLAIN_ABOVE[card] for seat in later if seat != table.partner)
    return BARE_TEN if lower and fears else 0.0


def _legal(observation: Observation) -> int:
    """The cards that may be laid, as a set."""
    return sum(action.bit for action in observation.legal_actions if isinstance(action, Play))


def _lead(observation: Observation, table: Table, card: int) -> float:
    """What speaks for and against leading this card."""
    suit, found = SUIT_OF[card], 0.0
    near, far = table.opponents
    opponents_trump = table.trumps_out(near) or table.trumps_out(far)
    if suit == table.trump:
        if not opponents_trump:
            # Never trumps when both opponents are without.
            return -50.0
        master = not TRUMP_ABOVE[card] & table.out
        if table.declaring:
            # Draw trumps: forced over-trumping strips what stands behind the jack.
            length = (table.hand & SUIT_MASK[suit]).bit_count()
            found += 28.0 if master else 8.0 if length >= 4 else -4.0
        else:
            found -= 8.0
        return found
    partner_void = not table.may[table.partner] & SUIT_MASK[suit]
    if partner_void and table.trumps_out(table.partner) and not PLAIN_ABOVE[card] & table.out:
        # He would have to cut our winner.
        found -= 20.0
    if partner_void and table.trumps_out(table.partner) and PLAIN_ABOVE[card] & table.out and not table.declaring:
        # He cuts theirs.
        found += 8.0
    if _partner_led(observation, table, suit):
        found += 6.0
    if CARDS[card].rank.code == "T" and PLAIN_ABOVE[card] & table.out:
        found -= 10.0
    if POINTS[table.trump][card] >= 10 and any(table.cuts(seat, suit) for seat in table.opponents):
        found -= INTO_A_CUT
    return found


def _partner_led(observation: Observation, table: Table, suit: int) -> bool:
    """Whether partner led this suit before: return it."""
    leads = observation.plays[::4] if len(observation.plays) % 4 == 0 else observation.plays[:-1:4]
    return any(seat == table.partner and SUIT_OF[card] == suit for seat, card in leads)


def _why(observation: Observation, table: Table, card: int) -> Message:
    """The reason in one key."""
    suit = SUIT_OF[card]
    if not observation.trick:
        if suit == table.trump:
            return Message("draw-trumps" if table.declaring else "lead-trumps")
        if not PLAIN_ABOVE[card] & table.out:
            return Message("cash")
        return Message("return-suit" if _partner_led(observation, table, suit) else "lead-low")
    likely, _ = _outcome(observation, table, card)
    led = SUIT_OF[observation.trick[0][1]]
    strength = STRENGTH[table.trump][led]
    seat, best = max(observation.trick, key=lambda laid: strength[laid[1]])
    takes = strength[card] > strength[best]
    if takes:
        return Message("cut" if suit == table.trump and led != table.trump else "win")
    if seat == table.partner and likely > 0.5:
        return Message("feed" if POINTS[table.trump][card] else "partner-has-it")
    return Message("low")
