"""Tables for these tests, set up in words."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine import options as house
from engine.cards import playing_card
from engine.game import Message
from engine.seats import CHANCE, Seat
from games.pilotta import GAME
from games.pilotta.actions import parse_action
from games.pilotta.dealing import shuffle_for
from games.pilotta.options import Options
from games.pilotta.pack import ABOVE, INDEX, SUIT_MASK, SUIT_OF, cards_in, mask_of
from games.pilotta.play import must_climb, playable, refusal, winner
from games.pilotta.scoring import Round, settle
from games.pilotta.state import State

# The full round of the rules file: dealer seat 3, spades, seat 1 plays.
HANDS = (
    "8S AH KH 9D 8D 7D QC 8C",
    "KS QS TS 9S 7H AD TC 7C",
    "AS JS 7S JH KD QD KC 9C",
    "QH TH 9H 8H JD TD AC JC",
)
ROUND = (
    "0:announce 0:AH 1:7H 2:JH 3:announce 3:8H 0:KH 1:9S 2:JS 3:9H 2:AS 3:JC 0:8S 1:QS 2:KC 3:AC 0:8C 1:TC "
    "3:TH 0:7D 1:TS 2:7S 1:AD 2:QD 3:TD 0:8D 1:KS 2:9C 3:QH 0:9D 1:7C 2:KD 3:JD 0:QC"
)


def cards(text: str) -> int:
    """The set of cards written with blanks between."""
    return mask_of(playing_card(code) for code in text.split())


def dealt(hands: tuple[str, ...] = HANDS, dealer: Seat = 3, **options: object) -> State:
    """A round with these hands, the auction about to begin."""
    state = GAME.deal(house.read(Options, options), 4, {"dealer": dealer})
    state.apply(CHANCE, shuffle_for([cards_in(cards(hand)) for hand in hands], dealer))
    return state


def told(state: State, words: str) -> State:
    """Say and lay all that: `80H pass …` goes round in turn, `2:KC` names who must be on turn."""
    for word in words.split():
        who, colon, code = word.rpartition(":")
        if colon:
            assert state.turn == int(who), f"{word}: it is seat {state.turn}'s turn"
        state.apply(state.turn, parse_action(code))
    return state


def refused(state: State, code: str) -> Message:
    """The rule that refuses what the seat on turn would do."""
    why = state.refusal(state.turn, parse_action(code))
    assert why is not None, f"{code} is allowed"
    return why


def legal(state: State) -> set[str]:
    """The codes of what the seat on turn may do."""
    return {action.code for action in state.legal_actions(state.turn)}


def lay(hand: str, trick: str, trump: str = "S", *, beat: bool = False) -> set[str]:
    """The cards of this hand that may be laid to this trick; every other is refused with a reason."""
    held = cards(hand)
    laid = [INDEX[playing_card(code)] for code in trick.split()]
    suit = "SHDC".index(trump)
    led, best = SUIT_OF[laid[0]], _best(laid, suit)
    climb = must_climb(suit, side_suits=beat)
    allowed = playable(held, SUIT_MASK[led], SUIT_MASK[suit], ABOVE[suit][best], climb)
    for card in cards_in(held & ~allowed):
        assert isinstance(refusal(held, INDEX[card], led, suit, best), Message)
    return {card.code for card in cards_in(allowed)}


def why_not(hand: str, trick: str, card: str, trump: str = "S") -> tuple[str, Mapping[str, object]]:
    """The key and parameters of the rule that refuses this card."""
    laid = [INDEX[playing_card(code)] for code in trick.split()]
    suit = "SHDC".index(trump)
    found = refusal(cards(hand), INDEX[playing_card(card)], SUIT_OF[laid[0]], suit, _best(laid, suit))
    return found.key, dict(found.params)


def takes(trick: str, trump: str = "S") -> int:
    """Which of these four cards, counted from 0, takes the trick."""
    plays = [(seat, INDEX[playing_card(code)]) for seat, code in enumerate(trick.split())]
    return winner(plays, "SHDC".index(trump))


def _best(laid: list[int], trump: int) -> int:
    return laid[winner(list(enumerate(laid)), trump)]


def sheet(
    bid: int,
    points: tuple[int, int],
    tricks: tuple[int, int] = (5, 3),
    declared: tuple[int, int] = (0, 0),
    pilotta: tuple[int, int] = (0, 0),
    times: int = 1,
    **options: object,
) -> tuple[int, int]:
    """Bidders' and defenders' tens for a round, the bidders named first."""
    done = Round(0, bid, False, times, points, tricks, declared, pilotta)
    scores, lines, _ = settle(done, house.read(Options, options))
    for side in (0, 1):
        assert scores[side] == sum(line.amount for line in lines if line.side == side)
    return scores


def random_round(seed: int, **options: object) -> State:
    """A whole round at random; raises where anything is refused."""
    rng = Random(seed)
    state = GAME.deal(house.read(Options, options), 4, {"dealer": seed % 4})
    while state.outcome is None:
        seat = state.turn
        action = state.chance_outcome(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
    return state
