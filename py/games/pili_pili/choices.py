"""What is worth a search's time at Pili Pili, and what a player who does not attend does instead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER
from engine.game import Action
from games.pili_pili.actions import JOKERS, Bet, Give, Play
from games.pili_pili.chances import Reckoning, rank
from games.pili_pili.observation import Observation
from games.pili_pili.openhands import worths
from games.pili_pili.phases import BET, PLAY

BETS_AROUND = 2
"""So far from the rulebook's bet others are looked at."""
NEAR = 14
"""So many ranks away a card is one that may be mistaken for another."""


def worth_trying(seen: Observation, choice: Action) -> Sequence[Action]:
    """The rulebook's choice and what might be better."""
    legal = seen.legal_actions
    me = seen.eyes
    if not isinstance(me, int):
        return legal
    if isinstance(choice, Bet):
        # Never fewer than the tricks that cannot be lost: where the book says so, the search keeps to it.
        sure = least_bet(seen, me)
        return [
            one
            for one in legal
            if (isinstance(one, Bet) and abs(one.tricks - choice.tricks) <= BETS_AROUND and one.tricks >= sure)
            or one is choice
        ]
    if isinstance(choice, Give):
        # One card exchanged for another at a time.
        kept = set(choice.cards)
        return [one for one in legal if isinstance(one, Give) and len(kept.difference(one.cards)) < 2]
    if seen.phase == PLAY and _settled(seen, me):
        return [choice]
    ends = (JOKERS[0], JOKERS[-1])
    return [one for one in legal if not isinstance(one, Play) or one.card is not JOKER or one in ends or one is choice]


def least_bet(seen: Observation, me: int) -> int:
    """The tricks that no number not seen can take from me, where the cards stay mine."""
    rule = seen.rule
    return 0 if rule.give or rule.trade or rule.whole else Reckoning(seen, me).sure()


def _settled(seen: Observation, me: int) -> bool:
    """Whether there is nothing to think about: every trick is needed, or all has been played out to the end (33)."""
    need = (seen.bets[me] or 0) - seen.won[me]
    return need >= len(seen.hand) or len(worths(seen, me)) > 1


def slips(seen: Observation, choice: Action) -> Sequence[Action]:
    """A bet one beside the right one; a card that lies beside the right one and wins or loses alike."""
    me = seen.eyes
    if not isinstance(me, int):
        return ()
    if seen.phase == BET and isinstance(choice, Bet):
        sure = least_bet(seen, me)
        return [
            one
            for one in seen.legal_actions
            if isinstance(one, Bet) and abs(one.tricks - choice.tricks) == 1 and one.tricks >= sure
        ]
    if seen.phase != PLAY or not isinstance(choice, Play) or choice.card is JOKER:
        return ()
    if (seen.bets[me] or 0) - seen.won[me] >= len(seen.hand):
        return ()
    best = max((made.strength[seen.order] for _, made in seen.trick), default=-1)
    right = rank(choice.card, lowest=seen.rule.lowest)
    found: list[Action] = []
    for one in seen.legal_actions:
        if not isinstance(one, Play) or one.card is JOKER or one is choice:
            continue
        near = abs(rank(one.card, lowest=seen.rule.lowest) - right) <= NEAR
        if near and (one.strength[seen.order] > best) == (choice.strength[seen.order] > best):
            found.append(one)
    return found
