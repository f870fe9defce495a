"""How many tricks the rulebook player says it will win, Mission by Mission (A10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bots.bot import Advice
from engine.game import Message, Value
from engine.seats import Seat
from games.pili_pili.actions import Bet
from games.pili_pili.chances import JOKER_RANK, Reckoning, outcomes, outlook
from games.pili_pili.observation import Observation

LOW_IS_SAFE = 0.6
"""38, 44. So much of what a trick costs under these Missions is avoided by not wanting it."""


def advise_bet(seen: Observation, me: Seat) -> Advice:
    """The legal bet with the fewest Pilis to expect."""
    reckoning = Reckoning(seen, me)
    chances, joker = hand_to_come(seen, reckoning)
    legal = [action for action in seen.legal_actions if isinstance(action, Bet)]
    sure = _sure(seen, reckoning)
    costs = {bet: _cost(seen, me, bet.tricks, chances, joker=joker) for bet in legal}
    # Never fewer than the tricks that cannot be lost, where that may be said.
    fair = [bet for bet in legal if bet.tricks >= sure] or legal
    best = min(fair, key=lambda bet: (costs[bet], bet.tricks))
    expected = sum(won * chance for won, chance in enumerate(outcomes(chances))) + joker / 2
    return Advice(best, _why(seen, best, expected, sure))


def _cost(seen: Observation, me: Seat, bet: int, chances: Sequence[float], *, joker: bool) -> float:
    prize = min(bet, seen.totals[me]) if seen.rule.reward else 0
    cost = outlook(bet, chances, joker=joker, prize=prize)
    if seen.rule.ends:
        cost += LOW_IS_SAFE * 2 * bet / seen.due
    if seen.rule.cursed:
        cost += LOW_IS_SAFE * bet * min(1.0, len(seen.rule.cursed) * seen.seats / 56)
    return cost


def _sure(seen: Observation, reckoning: Reckoning) -> int:
    rule = seen.rule
    if rule.give or rule.trade or not reckoning.held:
        return 0
    return reckoning.sure()


def _pressure(seen: Observation) -> float:
    """Tricks bet so far beyond the average."""
    said = sum(bet is not None for bet in seen.bets)
    return seen.open_bet - said * seen.due / seen.seats


def hand_to_come(seen: Observation, reckoning: Reckoning) -> tuple[list[float], bool]:
    """The chance of each card I shall play, and whether one of them is the Joker."""
    pressure = _pressure(seen)
    unknown = [reckoning.before_bets(one, pressure=pressure) for one in reckoning.unseen if one != JOKER_RANK]
    average = reckoning.average(unknown)
    mine = [reckoning.before_bets(one, pressure=pressure) for one in reckoning.held]
    rule = seen.rule
    if rule.whole or not (reckoning.held or reckoning.joker):
        # 29, 31, 32. Cards I do not see yet: the average one, among those that I do not see.
        return [average] * seen.due, False
    if rule.give:
        return _keeping(mine, seen.each - rule.give, average, joker=reckoning.joker)
    return mine + [average] * rule.draws, reckoning.joker


def _keeping(mine: Sequence[float], keep: int, average: float, *, joker: bool) -> tuple[list[float], bool]:
    """28. The cards worth keeping: those after which the best bet costs least, with average ones for the rest."""
    kept = keep - joker
    new = [average] * (len(mine) + joker - keep)
    hands = [[*hand, *new] for hand in combinations(sorted(mine), max(0, kept))]
    best = min(hands, key=lambda hand: min(outlook(bet, hand, joker=joker) for bet in range(len(hand) + 1)))
    return best, joker and kept >= 0


def _why(seen: Observation, bet: Bet, expected: float, sure: int) -> Message:
    rule = seen.rule
    told = about(expected)
    if bet.tricks == sure and sure and round(expected) != sure:
        return Message.of("bet-sure", bet=bet.tricks, sure=sure)
    if rule.whole:
        return Message.of("bet-other-hand", bet=bet.tricks, **told)
    if rule.betting != "own":
        return Message.of("bet-unseen", bet=bet.tricks, **told)
    if rule.give:
        return Message.of("bet-after-passing", bet=bet.tricks, **told)
    if rule.reward:
        return Message.of("bet-reward", bet=bet.tricks, **told)
    if rule.ends or rule.cursed:
        return Message.of("bet-low", bet=bet.tricks, **told)
    return Message.of("bet-cards", bet=bet.tricks, **told)


def about(expected: float) -> dict[str, Value]:
    """So many tricks as a person says it: a whole number, or one of two neighbours where it is half way."""
    fewest = int(expected + 0.25)
    between = expected >= fewest + 0.25
    return {"between": between, "fewest": fewest, "most": fewest + between}
