"""What one pair of eyes sees of the table, and where the cards of an event went (engine/view.py says how)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import JACK, PlayingCard
from engine.game import Action, Event, Json, Message
from engine.seats import Ring, Seat
from engine.view import GameView, MarkView, Move, PromptView, RefusedView, SeatView, badge, zone
from games.pis_yedili.actions import DECK, DRAW, NAMING, PASS, PLAIN, TAKE, Lay
from games.pis_yedili.events import Dealt, Drew, Laid, Reshuffled
from games.pis_yedili.observation import Observation
from games.pis_yedili.refusals import why_not
from games.pis_yedili.rules import AGAIN, DEALER, FIRST, LAP, OVER, SHUFFLE

_DRAW_WORDS: Final = {FIRST: "draw-club", LAP: "draw-club", AGAIN: "draw-again"}


def view(seen: Observation) -> GameView:
    """The table as these eyes see it."""
    return {
        "zones": [
            zone("stock", "stack", _stock(seen)),
            zone("discard", "stack", seen.discard),
            *(zone(f"hand:{seat}", "fan", _fan(seen, seat), seat) for seat in range(seen.seats)),
        ],
        "prompts": list(_prompts(seen)),
        "refused": list(_refused(seen)),
        "marks": list(_marks(seen)),
        "seats": [_seat(seen, seat) for seat in Ring(seen.seats).from_(0)],
    }


def _stock(seen: Observation) -> tuple[PlayingCard | None, ...]:
    if seen.phase in (DEALER, SHUFFLE):
        return (None,) * len(DECK)
    return (None,) * seen.stock_count


def _fan(seen: Observation, seat: Seat) -> tuple[PlayingCard | None, ...]:
    return seen.hands[seat] or (None,) * seen.counts[seat]


def _prompts(seen: Observation) -> Iterator[PromptView]:
    """Y10a. Every playable card is a prompt and no other."""
    lays: dict[PlayingCard, list[Lay]] = {}
    for action in seen.legal_actions:
        if isinstance(action, Lay) and not action.said:
            lays.setdefault(action.card, []).append(action)
    for card, ways in lays.items():
        params: dict[str, Json] = {"card": card.code}
        if ways[0].named is None:
            yield {"kind": "card", "action": ways[0].code, "card": card.code, "word": "lay", "params": params}
        else:
            yield {
                "kind": "suit",
                "card": card.code,
                "word": "suit",
                "params": params,
                "choices": [{"action": way.code, "value": way.follow.code} for way in ways],
            }
    for action in seen.legal_actions:
        if isinstance(action, Lay):
            if action.said:
                yield _saying(action)
        else:
            yield _choice(seen, action)


def _saying(lay: Lay) -> PromptView:
    """O8. Laying the second-last card with "Tek!" is a button of its own: a click on the card forgets it."""
    suit = lay.named.code if lay.named else ""
    word = "tek-suit" if suit else "tek"
    params: dict[str, Json] = {"card": lay.card.code, "suit": suit}
    return {"kind": "choice", "action": lay.code, "word": word, "params": params}


def _choice(seen: Observation, action: Action) -> PromptView:
    if action is DRAW:
        word = _DRAW_WORDS.get(seen.phase, "draw")
        return {"kind": "choice", "action": "draw", "word": word, "params": {}, "zone": "stock"}
    if action is TAKE:
        params: dict[str, Json] = {"count": seen.bill}
        return {"kind": "choice", "action": "take", "word": "take", "params": params, "zone": "stock"}
    assert action is PASS
    word = "void" if seen.phase == FIRST else "pass"
    return {"kind": "choice", "action": "pass", "word": word, "params": {}}


def _refused(seen: Observation) -> Iterator[RefusedView]:
    """The viewer's own cards that may not be laid, while something may be done."""
    if not seen.legal_actions or not isinstance(seen.eyes, int):
        return
    allowed = {action.card for action in seen.legal_actions if isinstance(action, Lay)}
    for card in seen.hand:
        if card not in allowed:
            lay = NAMING[card][0] if card.rank is JACK and len(seen.hand) > 1 else PLAIN[card]
            why = why_not(seen, seen.eyes, lay)
            yield {"card": card.code, "key": why.key, "params": dict(why.params)}


def _marks(seen: Observation) -> Iterator[MarkView]:
    """What must always be on show: the direction, the waiting penalty, the suit that a jack asks for."""
    yield {"key": "direction", "kind": "direction", "value": "cw" if seen.way == 1 else "ccw"}
    if seen.bill:
        yield {"key": "penalty", "kind": "number", "value": seen.bill}
    if seen.laid is not None and seen.phase != OVER and (seen.laid.card.rank is JACK or seen.phase == AGAIN):
        # Y19. The named suit stands until the next card is laid. Y8. After an opening jack clubs must be followed.
        key = "again" if seen.phase == AGAIN else "suit"
        yield {"key": f"{key}", "kind": "suit", "value": seen.laid.follow.code}
    if seen.phase in (FIRST, LAP):
        yield {"key": "clubs", "kind": "suit", "value": "C"}


def _seat(seen: Observation, seat: Seat) -> SeatView:
    badges: list[Message] = []
    if seen.counts[seat] == 1 and seen.phase not in (DEALER, SHUFFLE):
        # Y13. While a player holds exactly one card a "Tek!" badge stands by his seat, by itself.
        badges.append(Message("tek"))
    if seen.muted >> seat & 1 and seen.counts[seat] == 1:
        badges.append(Message("muted"))
    if seen.phase == AGAIN and seat == seen.turn:
        badges.append(Message("again"))
    return {
        "seat": seat,
        "cards": seen.counts[seat],
        "turn": seat == seen.turn and seen.phase != OVER and not seen.due,
        "dealer": seat == seen.dealer,
        "badges": [badge(one) for one in badges],
    }


def moves(event: Event) -> Iterable[Move]:
    """Where the cards of that event went, as these eyes saw it."""
    match event:
        case Dealt(seat=seat, cards=cards):
            return [Move(card, "stock", f"hand:{seat}") for card in cards]
        case Laid(seat=seat, card=card):
            return [Move(card, f"hand:{seat}", "discard")]
        case Drew(seat=seat, card=card):
            return [Move(card, "stock", f"hand:{seat}")]
        case Reshuffled(cards=cards):
            return [Move(card, "discard", "stock", fresh=True) for card in cards]
    return []
