"""What one pair of eyes knows of a round: every Mission that hides or shows hands does it here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from engine.cards import Card
from engine.game import ALL, Action, Eyes
from engine.seats import Seat
from games.pili_pili.actions import DECK, Play, in_order
from games.pili_pili.events import Hidden, hide, sees
from games.pili_pili.missions import Mission
from games.pili_pili.options import Options
from games.pili_pili.phases import BEFORE_BETS_ARE_MADE, BET, DECLARE, OF_CHANCE, PLAY, READY

if TYPE_CHECKING:
    from games.pili_pili.state import State

HiddenPass: TypeAlias = tuple[Seat, Seat, Hidden]


@dataclass(frozen=True, slots=True)
class Observation:
    """All these eyes may know; a hidden card is None. What a seat was once allowed to see it goes on knowing (26a).

    `rule` is the Mission as these options play it. `dealt[seat]` is the hand as dealt, `hands[seat]` what it holds
    now: of another's hand the cards known to be there, in order, then the others; own cards by place where a Mission
    plays by place. `chosen` are seats whose secret choice is made, `choices` those of them these eyes know.
    `rest` are the cards out of play,
    `passes` all cards that changed hands; `places[seat]` the places that seat has played from.
    """

    eyes: Eyes
    options: Options
    seats: int
    totals: tuple[int, ...]
    left: tuple[int, ...]
    dealer: Seat
    first: Seat
    mission: Mission
    rule: Mission
    each: int
    due: int
    phase: str
    waiting: tuple[Seat, ...]
    dealt: tuple[Hidden, ...]
    drawn: Hidden
    stock: Hidden
    rest: Hidden
    hands: tuple[Hidden, ...]
    places: tuple[tuple[int, ...], ...]
    bets: tuple[int | None, ...]
    won: tuple[int, ...]
    chosen: tuple[Seat, ...]
    choices: tuple[Action | None, ...]
    passes: tuple[HiddenPass, ...]
    links: tuple[Seat, ...]
    named: Seat
    trick: tuple[tuple[Seat, Play], ...]
    tricks: tuple[tuple[Seat, tuple[tuple[Seat, Play], ...]], ...]
    winner: Seat
    order: int
    legal_actions: Sequence[Action]

    @property
    def hand(self) -> Hidden:
        """The viewer's own cards."""
        return self.hands[self.eyes] if isinstance(self.eyes, int) else ()

    @property
    def from_memory(self) -> bool:
        """Whether the viewer's hand lies face down after a look: 39. while betting, 40. until the end."""
        if not self.rule.look or not isinstance(self.eyes, int):
            return False
        return self.phase == BET or (self.rule.by_place and self.phase in (PLAY, DECLARE))

    @property
    def open_bet(self) -> int:
        """What has been bet so far."""
        return sum(bet for bet in self.bets if bet is not None)


def observe(state: State, eyes: Eyes) -> Observation:
    """What these eyes may know of this state."""
    seats = range(state.seats)
    known = [_knows_deal(state, eyes, owner) for owner in seats]
    everything = eyes is ALL
    return Observation(
        eyes=eyes,
        options=state.options,
        seats=state.seats,
        totals=state.totals,
        left=state.left,
        dealer=state.dealer,
        first=state.first,
        mission=state.mission,
        rule=state.rule,
        each=state.each,
        due=state.due,
        phase=state.phase,
        waiting=state.waiting,
        dealt=tuple(hand if known[owner] else hide(hand) for owner, hand in enumerate(state.dealt)),
        drawn=tuple(one if everything or eyes == owner else None for owner, one in enumerate(state.drawn)),
        stock=state.stock if everything else hide(state.stock),
        rest=_rest(state) if everything else hide(_rest(state)),
        hands=_hands(state, eyes, known),
        places=tuple(map(tuple, state.places)),
        bets=tuple(state.bets),
        won=tuple(state.won),
        chosen=tuple(seat for seat in seats if state.commits[seat] is not None),
        choices=tuple(state.commits[seat] if everything or eyes == seat else None for seat in seats),
        passes=tuple(
            one if everything or (eyes is not None and eyes in one[:2]) else (*one[:2], hide(one[2]))
            for one in state.passes
        ),
        links=state.links,
        named=state.named,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        winner=state.winner,
        order=state.order,
        legal_actions=tuple(state.legal_actions(eyes)) if isinstance(eyes, int) else (),
    )


def _knows_deal(state: State, eyes: Eyes, owner: Seat) -> bool:
    """Whether these eyes have been shown this hand as it was dealt."""
    if eyes is ALL:
        return True
    if state.phase in OF_CHANCE:
        return False
    rule = state.rule
    # 10. One's own cards. 31. Nobody's. 32. Everybody's but one's own. 39, 40. One's own, once all were ready.
    if sees(eyes, owner, rule.betting) and not (rule.look and state.phase == READY):
        return True
    # 31, 32, 33. After the bets each sees his own, or all lie open.
    return state.phase not in BEFORE_BETS_ARE_MADE and sees(eyes, owner, rule.playing)


def _rest(state: State) -> tuple[Card, ...]:
    """9. What is out of play; before the deal the whole pack."""
    if not state.dealt:
        return DECK
    dealt = {one for hand in (*state.dealt, state.stock) for one in hand}
    return tuple([one for one in DECK if one not in dealt])


def _hands(state: State, eyes: Eyes, known: Sequence[bool]) -> tuple[Hidden, ...]:
    hands: list[Hidden] = []
    given = _given(state, eyes) if state.passes else {}
    for owner, hand in enumerate(state.hands):
        if known[owner] and (eyes is ALL or eyes == owner or not state.passes or state.rule.playing == "all"):
            hands.append(tuple(hand))
        elif given.get(owner):
            there = in_order(one for one in hand if one in given[owner])
            hands.append((*there, *hide(tuple(hand[len(there) :]))))
        else:
            hands.append(hide(tuple(hand)))
    return tuple(hands)


def _given(state: State, eyes: Eyes) -> dict[Seat, set[Card]]:
    """26a. The cards these eyes gave away and know to be where they went, unless played since."""
    found: dict[Seat, set[Card]] = {seat: set() for seat in range(state.seats)}
    for giver, receiver, cards in state.passes:
        if eyes == giver:
            found[receiver].update(cards)
        elif eyes == receiver:
            found[giver].difference_update(cards)
        elif state.rule.trade:
            # 45. What these two exchanged is theirs to know: any card may have gone.
            found[giver].clear()
    return found
