"""What happens in a round of Pili Pili when somebody does something; rules by their numbers in the rules file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from engine.cards import JOKER, Card, NumberCard
from engine.game import Action, Event
from engine.seats import Seat
from games.pili_pili import events as told
from games.pili_pili import law
from games.pili_pili.actions import (
    DEALERS,
    DECK,
    NUMBERS,
    TURNS,
    Bet,
    Cover,
    Dealer,
    Look,
    Play,
    PlayAt,
    Shuffle,
    Turn,
    in_order,
)
from games.pili_pili.exchanges import after_bets, give, link, name, swap
from games.pili_pili.missions import BY_NUMBER, NO_MISSION, Mission, as_played, cards_each, deck, house
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
from games.pili_pili.scoring import score
from games.pili_pili.turns import EVERYBODY, NOBODY, ONE, clear_commits, commit, is_plain, start_play

if TYPE_CHECKING:
    from games.pili_pili.state import State


def chance_outcome(state: State, rng: Random) -> Action:
    """What the deck does; raises `ValueError` when it is not its turn."""
    if state.phase == DEALER:
        return DEALERS[int(rng.random() * state.seats)]
    if state.phase == MISSION:
        return TURNS[rng.choice(state.left)]
    if state.phase == DEAL:
        return Shuffle(_from_the_top(rng, state.seats * (state.each + state.rule.draws)))
    raise ValueError("the deck has nothing to do")


def _from_the_top(rng: Random, count: int) -> tuple[Card, ...]:
    """9. So many cards of the shuffled pack: Fisher and Yates, as far as it is used."""
    pack = list(DECK)
    random = rng.random
    for place in range(count):
        other = place + int(random() * (56 - place))
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack[:count])


def _choose_dealer(state: State, _: Seat, action: Dealer) -> Sequence[Event]:
    dealer = action.seat
    set_dealer(state, dealer)
    return (told.DEALER_CHOSEN[dealer],)


def set_dealer(state: State, dealer: Seat) -> None:
    """Who deals, and so who bets first and leads; a Mission is due, if there are any."""
    state.dealer = dealer
    # 10. Betting goes clockwise from the dealer (option: from his left); 13. that seat leads.
    state.first = dealer if state.options.first_bettor == "dealer" else (dealer + 1) % state.seats
    if not deck(state.options):
        set_mission(state, NO_MISSION)
        return
    # 24. An empty Mission deck is shuffled again, all of it.
    state.left = state.left or deck(state.options)
    state.phase = MISSION


def _turn_mission(state: State, _: Seat, action: Turn) -> Sequence[Event]:
    number = action.number
    state.left = tuple(other for other in state.left if other != number)
    set_mission(state, BY_NUMBER[number])
    return (told.MissionTurned(number, state.mission.id, state.each, house(state.mission, state.options)),)


def set_mission(state: State, mission: Mission) -> None:
    """What is played this round; the deal is due."""
    # 8. It gives the number of cards, and one rule change for this round only.
    state.mission = mission
    state.rule = as_played(mission, state.options)
    state.each = cards_each(mission, state.seats)
    state.due = state.each + mission.draws
    # 16a. When all play at once nobody plays earlier.
    earlier = state.options.joker_tie == "earlier" and not mission.at_once
    state.order = 2 * mission.lowest + earlier
    state.plain = is_plain(state.rule)
    state.phase = DEAL


def _deal(state: State, _: Seat, action: Shuffle) -> Sequence[Event]:
    cards = action.cards
    each = state.each
    state.stock = cards[each * state.seats :]
    if state.rule.by_place:
        # 40. Cards keep their places.
        state.dealt = tuple(cards[at * each : at * each + each] for at in range(state.seats))
    else:
        state.dealt = tuple(in_order(cards[at * each : at * each + each]) for at in range(state.seats))
    state.hands = [list(hand) for hand in state.dealt]
    if state.rule.look:
        state.phase, state.waiting = READY, EVERYBODY[state.seats]
        return (told.Dealt(state.dealer, state.dealt, "nobody"),)
    state.phase, state.waiting = BET, ONE[state.first]
    return (told.Dealt(state.dealer, state.dealt, state.rule.betting),)


def _look(state: State, seat: Seat, action: Look) -> Sequence[Event]:
    # 39, 40. Everybody sees his own hand at the same time: when the last one is ready.
    ready = told.Ready(seat)
    if not commit(state, seat, action):
        return (ready,)
    clear_commits(state)
    state.phase, state.waiting = LOOKING, EVERYBODY[state.seats]
    return (ready, told.Shown(state.dealt, "own"))


def _cover(state: State, seat: Seat, action: Cover) -> Sequence[Event]:
    if commit(state, seat, action):
        clear_commits(state)
        state.phase, state.waiting = BET, ONE[state.first]
    return (told.Covered(seat),)


def _bet(state: State, seat: Seat, action: Bet) -> Sequence[Event]:
    tricks = action.tricks
    state.bets[seat] = tricks
    event = told.BET_MADE[seat][tricks]
    following = seat + 1 if seat + 1 < state.seats else 0
    if following != state.first:
        state.waiting = ONE[following]
        return (event,)
    if state.rule is NO_MISSION:
        start_play(state, state.first)
        return (event,)
    return after_bets(state, [event])


def _play(state: State, seat: Seat, action: Any) -> Sequence[Event]:
    if not state.plain:
        if state.rule.by_place:
            return _turn_up(state, seat, action)
        if state.rule.at_once:
            return _play_at_once(state, seat, action)
    state.hands[seat].remove(action.card)
    if state.plain:
        if action.card is JOKER:
            state.playable[seat] = law.plays_of(state, seat)
        else:
            state.playable[seat].remove(action)
    return _lay(state, seat, action, told.PLAYED[seat][action])


def _turn_up(state: State, seat: Seat, action: PlayAt) -> Sequence[Event]:
    # 40. A play names a place; what lies there is seen when it is turned.
    places = state.places[seat]
    at = action.place - sum(gone < action.place for gone in places)
    one = state.hands[seat].pop(at)
    places.append(action.place)
    event = told.TurnedUp(seat, action.place, at, one)
    if one is JOKER:
        state.phase = DECLARE
        return (event,)
    return _lay(state, seat, NUMBERS[cast(NumberCard, one)], event)


def _declare(state: State, seat: Seat, action: Play) -> Sequence[Event]:
    state.phase = PLAY
    return _lay(state, seat, action, told.Declared(seat, action.value))


def _lay(state: State, seat: Seat, made: Play, event: Event) -> Sequence[Event]:
    trick = state.trick
    trick.append((seat, made))
    # 14-16. The highest wins, of equals the number before the Joker, or the earlier: `Play.strength`.
    strength = made.strength[state.order]
    if strength > state.best:
        state.best = strength
        state.winner = seat
    if len(trick) < state.seats:
        state.waiting = ONE[seat + 1 if seat + 1 < state.seats else 0]
        return (event,)
    return [event, *_take(state)]


def _play_at_once(state: State, seat: Seat, made: Play) -> Sequence[Event]:
    # 35. All choose face down and reveal together; the Joker's number is part of the choice.
    if not commit(state, seat, made):
        return (told.CHOSE[seat],)
    happened: list[Event] = [told.CHOSE[seat]]
    for at, choice in enumerate(state.commits):
        one = cast(Play, choice)
        state.hands[at].remove(one.card)
        state.trick.append((at, one))
        if one.strength[state.order] > state.best:
            state.best = one.strength[state.order]
            state.winner = at
        happened.append(told.REVEALED[at][one])
    clear_commits(state)
    happened += _take(state)
    return happened


def _take(state: State) -> tuple[Event, ...]:
    winner = state.winner
    state.won[winner] += 1
    before = state.tricks[-1][0] if state.tricks else None
    state.tricks.append((winner, tuple(state.trick)))
    taken = told.TrickTaken(winner, state.won[winner], tuple([made.card for _, made in state.trick]), before)
    state.trick = []
    state.best = -1
    if len(state.tricks) == state.due:
        # 17. The round is over after the last dealt card.
        state.phase, state.waiting, state.playable = OVER, NOBODY, []
        state.outcome = score(state)
        return (taken, *law.scored(state, state.outcome))
    if state.rule.trade:
        # 45. After each trick except the last the winner names another player.
        state.phase, state.waiting, state.playable = NAME, ONE[winner], []
    else:
        state.waiting = EVERYBODY[state.seats] if state.rule.at_once else ONE[winner]
    return (taken,)


DO: Final[dict[str, Callable[[State, Seat, Any], Sequence[Event]]]] = {
    DEALER: _choose_dealer,
    MISSION: _turn_mission,
    DEAL: _deal,
    READY: _look,
    LOOKING: _cover,
    BET: _bet,
    PASS: give,
    LINK: link,
    PLAY: _play,
    DECLARE: _declare,
    NAME: name,
    SWAP: swap,
}
