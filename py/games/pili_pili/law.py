"""What may be done at Pili Pili: the list of it, and the rule that refuses everything else."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.cards import JOKER, Card
from engine.game import Action, Event, Message, Outcome
from engine.seats import CHANCE, Seat
from games.pili_pili.actions import (
    BETS,
    COVER,
    HIGHEST,
    LOOK,
    NAMES,
    PLACES,
    WHOLE,
    Bet,
    Cover,
    Dealer,
    Give,
    Look,
    Name,
    Play,
    PlayAt,
    Shuffle,
    Turn,
    give_in_order,
)
from games.pili_pili.events import round_scored
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

if TYPE_CHECKING:
    from games.pili_pili.observation import Observation
    from games.pili_pili.state import State

BETS_TO: Final = tuple(BETS[: most + 1] for most in range(len(BETS)))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Exactly what a seat that is waited for may do."""
    match state.phase:
        case "play":
            return _plays(state, seat)
        case "bet":
            return _bets(state)
        case "ready":
            return (LOOK,)
        case "look":
            return (COVER,)
        case "pass":
            return [give_in_order(cards) for cards in combinations(state.hands[seat], state.rule.give)]
        case "swap":
            return [give_in_order((one,)) for one in state.hands[seat]]
        case "declare":
            return state.plays[JOKER]
    # 27, 42, 45. Another player: with two there is no choice.
    return tuple(NAMES[other] for other in range(state.seats) if other != seat)


def _bets(state: State) -> Sequence[Action]:
    rule = state.rule
    if rule.forbids or rule.no_echo:
        banned = bans(state)
        return [bet for bet in BETS_TO[state.due] if bet.tricks not in banned]
    # 11. Only the last bettor can be restricted.
    if (state.waiting[0] + 1) % state.seats != state.first:
        return BETS_TO[state.due]
    return _HOOKED[state.due].get(_hook_total(state) - sum(filter(None, state.bets)), BETS_TO[state.due])


def _hook_total(state: State | Observation) -> int:
    # 11. The bets may not add up to the tricks.
    # 34. Option: under the draw Mission, not to the cards dealt before.
    return state.each if state.options.draw_hook == "dealt" else state.due


_HOOKED: Final = tuple(
    {banned: tuple(bet for bet in bets if bet.tricks != banned) for banned in range(len(bets))} for bets in BETS_TO
)
"""The bets up to so many tricks, without the one that the hook forbids."""


def bans(state: State | Observation) -> Mapping[int, Message]:
    """The bets that the next bettor may not make, of those from 0 to the tricks there are, each with the rule."""
    hook: dict[int, Message] = {}
    others = [bet for at in range(state.seats) if (bet := state.bets[(state.first + at) % state.seats]) is not None]
    if len(others) == state.seats - 1:
        total = _hook_total(state)
        missing = total - sum(others)
        if 0 <= missing <= state.due:
            key = "hook" if total == state.due else "hook-dealt"
            hook[missing] = _hook(key, tuple(others), total)
    rule = state.rule
    if not rule.forbids and not rule.no_echo:
        return hook
    banned: dict[int, Message] = {}
    for bet in rule.forbids:
        # 30. Forbidden to everyone; the hook still applies.
        banned[bet] = Message.of("forbidden-bet", bet=bet)
    if rule.no_echo and others:
        # 41. Not the number the player just before you bet.
        banned[others[-1]] = Message.of("echo", bet=others[-1], seat=(state.waiting[0] - 1) % state.seats)
    if all(bet.tricks in banned or bet.tricks in hook for bet in BETS_TO[state.due]):
        # 12a. Left without a legal bet: the Mission's ban is lifted, never the hook.
        return hook
    return banned | hook


@functools.cache
def _hook(key: str, others: tuple[int, ...], tricks: int) -> Message:
    total = sum(others)
    return Message.of(key, bet=tricks - total, others=total, sum=" + ".join(map(str, others)), tricks=tricks)


def plays_of(state: State, seat: Seat) -> list[Play]:
    """13. Any one card of the hand. 15. The Joker with a whole number 0-56 (option: 0 or 56)."""
    plays = state.plays
    return [play for one in state.hands[seat] for play in plays[one]]


def _plays(state: State, seat: Seat) -> Sequence[Action]:
    if state.rule.by_place:
        gone = state.places[seat]
        return [place for place in PLACES[: state.due] if place.place not in gone]
    if state.rule.edges:
        return [play for one in edges(state.hands[seat]) for play in state.plays[one]]
    return plays_of(state, seat)


def edges(hand: Sequence[Card]) -> Sequence[Card]:
    """43. Only the highest or lowest numbered card; the Joker always. The hand is in order."""
    numbers = [one for one in hand if one is not JOKER]
    ends = numbers if len(numbers) < 3 else [numbers[0], numbers[-1]]
    return ends if len(numbers) == len(hand) else [*ends, JOKER]


_DUE: Final[dict[str, type[Action]]] = {
    READY: Look,
    LOOKING: Cover,
    BET: Bet,
    PASS: Give,
    LINK: Name,
    PLAY: Play,
    DECLARE: Play,
    NAME: Name,
    SWAP: Give,
}


def refusal(state: State, seat: Seat, action: Action) -> Message:
    """Why this is not in the list; tells nothing that lies face down."""
    if state.phase == OVER:
        return Message.of("round-over")
    if state.waiting == (CHANCE,):
        return Message.of("not-dealt")
    if seat not in state.waiting:
        if 0 <= seat < state.seats and state.commits[seat] is not None:
            return Message.of("already-chosen")
        return Message.of("not-your-turn", seat=state.waiting[0])
    due = PlayAt if state.phase == PLAY and state.rule.by_place else _DUE[state.phase]
    if not isinstance(action, due):
        return Message.of("not-now", phase=state.phase)
    if isinstance(action, Bet):
        return bans(state).get(action.tricks) or Message.of("bet-too-high", bet=action.tricks, tricks=state.due)
    if isinstance(action, Play):
        return _refused_play(state, seat, action)
    if isinstance(action, PlayAt):
        return Message.of("no-card-there", place=action.place)
    if isinstance(action, Name):
        return Message.of("not-yourself") if action.seat == seat else Message.of("nobody-there", seat=action.seat)
    if isinstance(action, Give):
        return _refused_gift(state, seat, action)
    raise TypeError(f"{action!r} is no player's action")


def _refused_play(state: State, seat: Seat, action: Play) -> Message:
    if state.phase == DECLARE and action.card is not JOKER:
        return Message.of("declare-the-joker")
    if state.phase == PLAY and action.card not in state.hands[seat]:
        return Message.of("not-in-hand", card=action.card.code)
    if action.card is JOKER:
        return Message.of("joker-ends", value=action.value, highest=HIGHEST)
    ends = [one for one in edges(state.hands[seat]) if one is not JOKER]
    return Message.of("high-low", card=action.card.code, low=ends[0].code, high=ends[-1].code)


def _refused_gift(state: State, seat: Seat, action: Give) -> Message:
    count = state.rule.give if state.phase == PASS else 1
    if len(action.cards) != count:
        return Message.of("give-count", count=count)
    missing = next(one for one in action.cards if one not in state.hands[seat])
    return Message.of("not-in-hand", card=missing.code)


def chance_refusal(state: State, action: Action) -> Message | None:
    """The rule that refuses what the deck is said to have done; None exactly for what is possible."""
    phase = state.phase
    if phase == DEAL and isinstance(action, Shuffle):
        return _refused_shuffle(state, action)
    if phase == DEALER and isinstance(action, Dealer):
        return None if action.seat < state.seats else Message.of("nobody-there", seat=action.seat)
    if phase == MISSION and isinstance(action, Turn):
        return None if action.number in state.left else Message.of("mission-gone", mission=action.number)
    if phase in (DEALER, MISSION, DEAL):
        return Message.of("not-now", phase=state.phase)
    return Message.of("deck-has-nothing-to-do")


def _refused_shuffle(state: State, action: Shuffle) -> Message | None:
    count = state.seats * (state.each + state.rule.draws)
    if len(action.cards) != count:
        return Message.of("shuffle-count", count=count)
    if len(set(action.cards)) != count or not WHOLE.issuperset(action.cards):
        return Message.of("shuffle-cards")
    return None


def scored(state: State, outcome: Outcome) -> Sequence[Event]:
    """What the round brought, seat by seat."""
    scores = outcome.scores
    won = state.won
    return tuple(
        [round_scored(seat, bet, won[seat], scores[seat]) for seat, bet in enumerate(state.bets) if bet is not None]
    )
