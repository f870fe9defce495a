"""What one pair of eyes sees of a table of Pip-Pip.

Zones (see engine/view.py), all there from the first view on:

    stock         stack, face down, in the middle; before the deal the whole pack
    trick         trick: in the order of play, each card with who played it; a finished one until the next lead
    remainder     spread: the cards left over, once they are exposed
    hand:<seat>   fan: own faces, others' backs; without the cards shown in a call
    shown:<seat>  spread before the seat: Kings and Queens it has called and still holds; they are played from there
    won:<seat>    stack, face down: what the seat has captured
    drawn:<seat>  spread before the seat: cards drawn for the deal, round after round, or the card cut for trump

Prompts: `{"kind": "card", "action": "KH", "word": "play", "card": "KH", "params": {}}` for every card that may be
played; and, whenever this seat may call, in turn or out of turn, one prompt that must never stand in the way:

    {"kind": "call", "word": "call", "params": {},
     "choices": [{"action": "call:KH.QHb", "word": "call-suit", "value": "H", "cards": ["KH", "QHb"],
                  "params": {"king": "KH", "queen": "QHb", "suit": "H", "points": 50}}]}

It has a choice for every King and Queen there are to choose from (`cards` become keys at the table), and it is in
nobody else's view. Marks: `trump` and, while a call waits to take over, `next-trump`, both of kind suit; `tricks-left`,
a number; `last` (kind trick), the trick before the running one, once that is no longer on the table. Badges: `points`
captured in this hand, a fact, and `calls` made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, PlayingCard
from engine.game import Event, Json, Message
from engine.seats import Seat
from engine.view import (
    BadgeView,
    GameView,
    MarkView,
    Move,
    PromptView,
    RefusedView,
    SeatView,
    ZoneView,
    badge,
    trick_zone,
    zone,
)
from games.pip_pip import events
from games.pip_pip.actions import Call, Play
from games.pip_pip.observation import PipPipObservation
from games.pip_pip.pack import CALL, DECK, all_tricks

_ROW: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""A hand is sorted black, red, black, red."""


def view(observation: PipPipObservation) -> GameView:
    """All these eyes see."""
    return {
        "zones": _zones(observation),
        "prompts": _prompts(observation),
        "refused": _refused(observation),
        "marks": _marks(observation),
        "seats": [_seat(observation, seat) for seat in observation.order],
    }


def _sorted(cards: Iterable[PlayingCard]) -> tuple[PlayingCard, ...]:
    return tuple(sorted(cards, key=lambda card: _ROW.index(card.suit)))


def _zones(seen: PipPipObservation) -> list[ZoneView]:
    drawn: dict[Seat, list[Card | None]] = {}
    for round_ in seen.drawn:
        for seat, card in round_:
            drawn.setdefault(seat, []).append(card)
    pack = seen.stock_size if seen.dealt else len(DECK) - sum(map(len, drawn.values()))
    open_cards = {card for _, card in seen.before} if not seen.trick else set()
    found = [
        zone("stock", "stack", seen.stock or (None,) * pack),
        trick_zone(seen.trick or seen.before),
        zone("remainder", "spread", seen.remainder),
    ]
    for seat in seen.order:
        shown = seen.shown(seat)
        known = _sorted(card for card in seen.hands[seat] if card not in shown)
        backs: Sequence[Card | None] = (None,) * (seen.sizes[seat] - len(shown) - len(known))
        over = seen.outcome is not None
        pile: Sequence[Card | None] = [card for card in seen.piles[seat] if card not in open_cards]
        found += [
            zone(f"hand:{seat}", "fan", (*known, *backs), seat),
            zone(f"shown:{seat}", "spread", _sorted(shown), seat),
            zone(f"won:{seat}", "stack", pile if over else (None,) * len(pile), seat),
            zone(f"drawn:{seat}", "spread", drawn.get(seat, ()), seat),
        ]
    return found


def _prompts(seen: PipPipObservation) -> list[PromptView]:
    found: list[PromptView] = [
        {"kind": "card", "action": action.code, "word": "play", "params": {}, "card": action.code}
        for action in seen.legal_actions
        if isinstance(action, Play)
    ]
    if seen.calls:
        found.append({"kind": "call", "word": "call", "params": {}, "choices": [_choice(call) for call in seen.calls]})
    return found


def _choice(call: Call) -> dict[str, Json]:
    king, queen, suit = call.king.code, call.queen.code, call.suit.code
    return {
        "action": call.code,
        "word": "call-suit",
        "value": suit,
        "cards": [king, queen],
        "params": {"king": king, "queen": queen, "suit": suit, "points": CALL},
    }


def _refused(seen: PipPipObservation) -> list[RefusedView]:
    """At the own turn a card in hand is refused for one reason only: the led suit must be followed (rule 13)."""
    if not seen.trick or seen.eyes != seen.turn:
        return []
    playable = {action.code for action in seen.legal_actions}
    led = seen.trick[0][1].suit.code
    return [
        {"card": card.code, "key": "follow-suit", "params": {"suit": led}}
        for card in _sorted(seen.hand)
        if card.code not in playable
    ]


def _marks(seen: PipPipObservation) -> list[MarkView]:
    found: list[MarkView] = []
    if seen.trump is not None:
        found.append({"key": "trump", "kind": "suit", "value": seen.trump.code})
    if seen.waiting is not None:
        found.append({"key": "next-trump", "kind": "suit", "value": seen.waiting.code})
    if seen.dealt and seen.outcome is None:
        found.append({"key": "tricks-left", "kind": "number", "value": all_tricks(len(seen.order)) - seen.tricks})
    if seen.trick and seen.before:
        last: list[Json] = [{"seat": seat, "card": card.code} for seat, card in seen.before]
        found.append({"key": "last", "kind": "trick", "value": last})
    return found


def _seat(seen: PipPipObservation, seat: Seat) -> SeatView:
    badges: list[BadgeView] = []
    if seen.dealt:
        badges.append(badge(Message.of("points", points=seen.points(seat)), "fact"))
    if seen.called[seat]:
        badges.append(badge(Message.of("calls", count=len(seen.called[seat]) // 2)))
    return {
        "seat": seat,
        "cards": seen.sizes[seat],
        "turn": seen.outcome is None and seen.turn == seat,
        "dealer": seen.dealer == seat,
        "badges": badges,
    }


def moves(event: Event) -> Iterable[Move]:
    """Where the cards of this event went."""
    match event:
        case events.DrewForDeal(seat, card) | events.CutForTrump(seat, card):
            return (Move(card, "stock", f"drawn:{seat}"),)
        case events.Dealt(seat, cards):
            return tuple(Move(card, "stock", f"hand:{seat}") for card in cards)
        case events.Played(seat, card, shown):
            return (Move(card, f"shown:{seat}" if shown else f"hand:{seat}", "trick"),)
        case events.Drew(seat, drawn):
            return (Move(drawn, "stock", f"hand:{seat}"),)
        case events.Called(seat, king, queen):
            return tuple(Move(card, f"hand:{seat}", f"shown:{seat}") for card in (king, queen))
        case events.Gathered(seat, count):
            return (Move(None, "trick", f"won:{seat}"),) * count
        case events.RemainderExposed(left):
            return tuple(Move(card, "stock", "remainder") for card in left)
        case events.RemainderTaken(seat, left):
            return tuple(Move(card, "remainder", f"won:{seat}") for card in left)
    return ()
