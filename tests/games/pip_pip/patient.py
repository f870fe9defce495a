"""A rulebook player who holds calls back for the reasons that B10 gives: what calling at once is measured against.

PYTHONPATH=py:. python -m tests.games.pip_pip.patient 400 [seats]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from statistics import mean, stdev
from typing import Final, TypeAlias

from bots.bot import Advice
from games.pip_pip.actions import Call
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import KINGS, QUEENS, SUIT_MASKS, drawing_tricks, mask_of
from games.pip_pip.rulebook import RulebookBot
from tests.games.pip_pip.duel import duel
from tests.games.pip_pip.greedy import GreedyCaller

Reason: TypeAlias = Callable[[PipPipObservation, Call], bool]


def second_pair(seen: PipPipObservation, call: Call) -> bool:
    """B10 (a): "make a second pair of that suit for 100": three of the four are there, and the fourth is unseen."""
    royal = SUIT_MASKS[call.suit.index] & (KINGS | QUEENS)
    free = mask_of(seen.hand) & royal & ~mask_of(seen.called[seen.hands.index(seen.hand)])
    return free.bit_count() == 3 and bool(mask_of(seen.unseen()) & royal)


def own_trumps(seen: PipPipObservation, _: Call) -> bool:
    """B10 (b): "let a trick you win under the present trump end first": three of the suit that is trump are held."""
    trump = seen.waiting or seen.trump
    return sum(card.suit is trump for card in seen.hand) >= 3


def known_holder(seen: PipPipObservation, call: Call) -> bool:
    """B10 (c): "avoid giving a known holder of that suit the trump": somebody else has cards of it open."""
    others = (hand for seat, hand in enumerate(seen.hands) if seat != seen.eyes)
    return any(card.suit is call.suit for hand in others for card in hand)


REASONS: Final[Mapping[str, Reason]] = {
    "second pair": second_pair,
    "own trumps": own_trumps,
    "known holder": known_holder,
}
LAST: Final = 3
"""With so few draws left nothing is held back any more."""


class PatientCaller(RulebookBot):
    """Holds a call back for as long as that reason holds."""

    def __init__(self, reason: Reason) -> None:
        super().__init__()
        self.reason = reason

    def called(self, observation: PipPipObservation) -> Advice | None:
        """The call of the rulebook player, if there is no reason to wait."""
        found = super().called(observation)
        if found is None or drawing_tricks(len(observation.order)) - observation.tricks <= LAST:
            return found
        assert isinstance(found.action, Call)
        return None if self.reason(observation, found.action) else found


def against(reason: Reason, deals: int, seats: int = 4) -> tuple[float, float]:
    """Points a hand that waiting brings beside calling at once, in the same deals and seats, and half its 95 %."""
    edges = []
    for deal in range(deals):
        edge = [duel(bot, GreedyCaller(), 1, seats, deal).edge for bot in (PatientCaller(reason), RulebookBot())]
        edges.append(edge[0] - edge[1])
    return mean(edges), 1.96 * stdev(edges) / len(edges) ** 0.5


if __name__ == "__main__":
    for name, reason in REASONS.items():
        gain, half = against(reason, *map(int, sys.argv[1:]))
        print(f"{name}: {gain:+.2f} +- {half:.2f} points a hand")
