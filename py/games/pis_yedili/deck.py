"""What the deck does: it names the first dealer, is shuffled and dealt, gives out cards, and is made again."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from engine.cards import shuffled
from engine.game import Action, Event, IllegalAction, Message
from engine.seats import Ring
from games.pis_yedili import events as told
from games.pis_yedili.actions import DECK, NameDealer, Reshuffle, Shuffle
from games.pis_yedili.events import DREW, Why
from games.pis_yedili.knowledge import Knowledge
from games.pis_yedili.rules import AGAIN, DEALER, FIRST, OVER, SHUFFLE

if TYPE_CHECKING:
    from engine.seats import Seat
    from games.pis_yedili.state import State

_SUIT_PLACES: Final = (0, 1, 3, 2)
PLACE: Final = {card: _SUIT_PLACES[card.suit.index] * 13 + card.rank.index for card in DECK}
"""Where a card lies in a hand: spades, hearts, clubs, diamonds, each suit from the two up."""
_place: Final = PLACE.__getitem__


def outcome(state: State, rng: Random) -> Action:
    """A dealer, a shuffle or a reshuffle, all alike; raises `ValueError` where the deck has nothing to do."""
    if state.phase == DEALER:
        # Y4. First dealer random.
        return NameDealer(rng.randrange(state.seats))
    if state.phase == SHUFFLE:
        return Shuffle(shuffled(DECK, rng))
    if not state.due:
        raise ValueError("the deck has nothing to do")
    return Reshuffle(shuffled(state.discard[:-1], rng))


def refusal(state: State, action: Action) -> Message | None:
    """Why the deck may not do that now; None where it may."""
    match action:
        case NameDealer(dealer=dealer) if state.phase == DEALER:
            return None if dealer < state.seats else Message.of("no-seat", seat=dealer)
        case Shuffle(cards=cards) if state.phase == SHUFFLE:
            return None if len(cards) == len(DECK) else Message("bad-deck")
        case Reshuffle(cards=cards) if state.due:
            return None if set(cards) == set(state.discard[:-1]) else Message("bad-deck")
    return Message("no-deck")


def apply(state: State, action: Action) -> Sequence[Event]:
    """Do it and say what happened; raises `IllegalAction`."""
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    match action:
        case NameDealer(dealer=dealer):
            state.dealer = dealer
            state.phase = SHUFFLE
            return [told.FirstDealer(dealer)]
        case Shuffle():
            return _deal(state, action)
        case Reshuffle():
            return _remake(state, action)
    raise TypeError(f"{action} is nothing that the deck does")


def deal_order(dealer: Seat, seats: int, starter_cards: int) -> list[Seat]:
    """Who gets the first card of the pack, the second, …

    Y3. Seven cards each, here one at a time from the starter on. O10. An eighth for the starter, last of all.
    """
    ring = [*Ring(seats).after(dealer), dealer]
    return ring * 7 + ring[:1] * (starter_cards - 7)


def _deal(state: State, order: Shuffle) -> Sequence[Event]:
    """Y3. The rest lies face down as stock; no card is turned up."""
    stock = list(reversed(order.cards))
    seats = deal_order(state.dealer, state.seats, state.options.starter_cards)
    for seat in seats:
        state.hands[seat].append(stock.pop())
    for hand in state.hands:
        hand.sort(key=_place)
    state.stock = stock
    state.knowledge = Knowledge([len(hand) for hand in state.hands])
    # Y5. The player after the dealer (clockwise) must lay a club.
    state.phase = FIRST
    state.turn = seats[0]
    # Y9. Only that first card is exempt. O1. Or the whole first lap, one turn each.
    state.lap = state.seats if state.options.first_lap == "everyone" else 1
    dealt = (told.Dealt(seat, tuple(state.hands[seat])) for seat in seats[: state.seats])
    return [told.Shuffled(state.dealer), *dealt]


def _remake(state: State, order: Reshuffle) -> Sequence[Event]:
    """Y14. Everything under the top discard becomes the stock; the top card stays, with its named suit."""
    under = tuple(state.discard[:-1])
    del state.discard[:-1]
    state.stock = list(reversed(order.cards))
    reshuffled = told.Reshuffled(under)
    state.knowledge.heard.append(reshuffled)
    return serve(state, [reshuffled])


def give(state: State, seat: Seat, why: Why) -> tuple[Event]:
    """The top card of the stock goes into this hand."""
    card = state.stock.pop()
    insort(state.hands[seat], card, key=_place)
    state.knowledge.heard.append(seat)
    return DREW[why][seat][card]


def serve(state: State, events: list[Event]) -> Sequence[Event]:
    """Give out the cards that are due; stops where the deck must be made again, and then goes on after that."""
    due = state.due
    for_ace = due[-1][1] == told.ACE_DRAW
    for served, (seat, why) in enumerate(due):
        if not state.stock:
            if len(state.discard) > 1:
                # Y14. Whenever a card is to be drawn from an empty stock … also in the middle of a 7 penalty or of an
                # ace's round of draws.
                del due[:served]
                return events
            # Y15. Draw what there is; the rest of a penalty is forgiven and the turn is still lost; in an ace's round
            # those later in turn get none.
            break
        events += give(state, seat, why)
    due.clear()
    if state.phase == OVER:
        state.count()
    elif for_ace and state.options.ace != "next_draws" and state.laid is not None:
        suit = state.laid.follow if state.phase == AGAIN else None
        events.append(told.GOES_AGAIN[suit][state.turn])
    return events
