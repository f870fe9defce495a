"""When the rest of a round is certain: whoever leads takes all tricks that are left, whatever the others hold."""

from __future__ import annotations

from engine.cards import JOKER, NumberCard
from games.pili_pili.actions import DECK, NUMBERS, Play
from games.pili_pili.observation import Observation
from games.pili_pili.phases import PLAY


def claim(seen: Observation) -> Play | None:
    """What to lead on the way to all the rest, None where that is not certain.

    Every own card must be higher than all that others hold, or where their hands are hidden than all that are not yet
    played, dealt or not; the Joker must be one's own or gone. Missions by which cards are chosen together, from memory,
    exchanged on the way, turned upside down or dear to whoever takes them are played out.
    """
    seat, rule = seen.eyes, seen.rule
    if not isinstance(seat, int) or seen.phase != PLAY or seen.waiting != (seat,) or seen.trick:
        return None
    if rule.at_once or rule.by_place or rule.look or rule.trade or rule.lowest or rule.edges or rule.cursed:
        return None
    if any(card is None for card in seen.hand):
        return None
    gone = {made.card for _, trick in seen.tricks for _, made in trick}
    held = [card for owner, hand in enumerate(seen.hands) if owner != seat for card in hand]
    if None in held:
        held = [card for card in DECK if card not in gone and card not in seen.hand]
    others = [card for card in held if card is not None]
    if JOKER in others:
        return None
    best = max((NUMBERS[card].strength[seen.order] for card in others if isinstance(card, NumberCard)), default=-1)
    mine = [action for action in seen.legal_actions if isinstance(action, Play)]
    strongest = {made.card: made for made in sorted(mine, key=lambda made: made.strength[seen.order])}
    if len(strongest) != len(seen.hand) or any(made.strength[seen.order] <= best for made in strongest.values()):
        return None
    return max(strongest.values(), key=lambda made: made.strength[seen.order])
