"""Case 24, as far as a game's own hands go: every card comes to every hand as often as any other."""

from collections import Counter
from random import Random
from typing import Any

from engine.game import ALL
from engine.seats import CHANCE
from tests.conformance.cases import Case
from tests.conformance.plain import cards_in
from tests.engine.chance import chi_square_limit


def check_dealing(case: Case, deals: int) -> None:
    """Each hand, as it is when the first player is to act: within 99.99 % of chi-square, cards all alike."""
    counts: dict[str, Counter[str]] = {}
    pack = 0
    for deal in range(deals):
        rng = Random(f"dealing/{case}/{deal}")
        state: Any = case.entry.game.deal(case.options, case.seats, None)
        while state.actors() == (CHANCE,):
            state.apply(CHANCE, state.chance_outcome(rng))
        pack = pack or len(cards_in(state.observe(ALL)))
        for zone in case.entry.view(state.observe(ALL))["zones"]:
            if zone["owner"] is not None:
                counts.setdefault(zone["id"], Counter()).update(str(card["card"]) for card in zone["cards"])
    assert counts
    for zone_id, found in counts.items():
        if not found:
            continue
        share = found.total() / deals / pack
        expected = deals * share
        spread = expected * (1 - share) * pack / (pack - 1)
        chi_square = sum((found[code] - expected) ** 2 for code in found) / spread
        chi_square += (pack - len(found)) * expected**2 / spread
        assert chi_square < chi_square_limit(pack - 1, 3.7), f"{zone_id} is not dealt evenly: {chi_square:.0f}"
