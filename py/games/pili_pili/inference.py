"""What a bet tells of the hand it was made on: hidden hands dealt anew so that the bets make sense (A10).

Each other hand is chosen, by how well it explains its owner's bet, among a few that could be his. A person's bet is not
the rulebook's, so a hand that fits badly stays possible.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine.seats import Seat
from games.pili_pili import odds
from games.pili_pili.chances import JOKER_RANK
from games.pili_pili.observation import Observation
from games.pili_pili.odds import LEVELS, SHARES, mask_of
from games.pili_pili.policy import ALL_CARDS
from games.pili_pili.sketch import Sketch

TRIED: Final = 12
"""So many hands are held against a bet."""
WIDTH: Final = 0.35
"""How far, in tricks, a bet usually is from what the hand was worth; far from it the weight falls slowly."""


def tells(seen: Observation) -> bool:
    """Whether bets were made on the cards that are still there, and nothing is known of hidden hands."""
    rule = seen.rule
    moved = rule.give or rule.trade or rule.by_place or rule.edges or rule.draws
    return not (moved or seen.chosen or rule.betting != "own" or rule.playing != "own")


def explain(it: Sketch, seen: Observation, me: Seat, rng: Random) -> None:
    """Deal the hidden cards of this sketch anew."""
    open_bet = 0
    bettors: list[tuple[Seat, list[float]]] = []
    for said in range(it.seats):
        seat = (it.first + said) % it.seats
        if it.bets[seat] < 0:
            break
        if seat != me:
            bettors.append((seat, _worth_of(it.seats, it.due, said, open_bet)))
        open_bet += it.bets[seat]
    hidden = ALL_CARDS & ~(it.seen | it.masks[me])
    pool = [one for one in range(1, JOKER_RANK + 1) if hidden >> one & 1]
    played: list[list[int]] = [[] for _ in range(it.seats)]
    for plays in (*(plays for _, plays in seen.tricks), seen.trick):
        for seat, made in plays:
            played[seat].append(it.put_of(made)[0])
    rng.shuffle(bettors)
    for seat, worth in bettors:
        count = len(it.hands[seat])
        wanted = it.bets[seat] - sum(worth[one] for one in played[seat])
        best, most = [], -1.0
        for _ in range(TRIED):
            hand = rng.sample(pool, count)
            miss = wanted
            for one in hand:
                miss -= worth[one]
            # The greatest of weight over an exponential is a choice in proportion to the weights.
            key = 1 / ((1 + (miss / WIDTH) ** 4) * rng.expovariate(1))
            if key > most:
                best, most = hand, key
        best.sort()
        it.hands[seat] = best
        it.masks[seat] = mask_of(best)
        pool = [one for one in pool if not it.masks[seat] >> one & 1]
    known = {me, *(seat for seat, _ in bettors)}
    for seat in range(it.seats):
        if seat not in known:
            hand = sorted(rng.sample(pool, len(it.hands[seat])))
            it.hands[seat] = hand
            it.masks[seat] = mask_of(hand)
            pool = [one for one in pool if not it.masks[seat] >> one & 1]


def _worth_of(seats: int, due: int, said: int, open_bet: int) -> list[float]:
    """What each rank counts for a bet; the Joker a half."""
    table = odds.before_bets(seats, due, said, open_bet)
    worth = [table[max(0, one - 1) * SHARES // (JOKER_RANK - 2)] / LEVELS for one in range(JOKER_RANK)]
    return [*worth, 0.5]
