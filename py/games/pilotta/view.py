"""What a pair of eyes sees of a Pilotta table; the form is that of `engine/view.py`.

Zones: `hand:0` … `hand:3` (fans), `trick` (a finished one until the next is led), and `taken:0`, `taken:1` (each
side's tricks, face down). In the second trick shown cards lie open in their hand.

Marks: `contract` (kind bid: `{value, suit, seat, times, capot, style}`), `calls` (kind calls: `[{seat, word, value,
suit}]`, the auction so far), `last` (kind trick: `[{seat, card}]`, the trick before this one) and one `declaration`
(kind cards: `{seat, kind, value, cards}`) for each that was shown, as long as its cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import Card
from engine.game import Action, Event, Json, Message
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
    side_stack,
    trick_zone,
    zone,
)
from games.pilotta.actions import ANNOUNCE, SHOW, Bid, Play
from games.pilotta.events import Dealt, Played
from games.pilotta.fields import AUCTION, PLAY
from games.pilotta.observation import Observation
from games.pilotta.pack import CARDS, SUIT_OF, cards_in
from games.pilotta.play import refusal

PACK = "pack"


def view(observation: Observation) -> GameView:
    """The whole table for these eyes."""
    return {
        "zones": _zones(observation),
        "prompts": list(_prompts(observation)),
        "refused": list(_refused(observation)),
        "marks": list(_marks(observation)),
        "seats": [_seat(observation, seat) for seat in range(4)],
    }


def moves(event: Event) -> Iterable[Move]:
    """Where the cards of that event went, as its viewer saw it."""
    match event:
        case Dealt(hands=hands):
            for seat, hand in enumerate(hands):
                faces: Iterable[Card | None] = hand if hand is not None else [None] * 8
                for face in faces:
                    yield Move(face, PACK, f"hand:{seat}")
        case Played(seat=seat, card=card):
            yield Move(card, f"hand:{seat}", "trick")


def _zones(observation: Observation) -> list[ZoneView]:
    zones = [zone(f"hand:{seat}", "fan", _hand(observation, seat), seat) for seat in range(4)]
    held = _held_trick(observation)
    zones.append(trick_zone([(seat, CARDS[card]) for seat, card in held or observation.trick]))
    if not any(seen != 0 for seen in observation.dealt):
        zones.append(zone(PACK, "stack", [None] * 32))
    for side in (0, 1):
        piled = observation.tricks[side] - (bool(held) and observation.turn % 2 == side)
        zones.append(side_stack(f"taken:{side}", side, 4 * piled))
    return zones


def _held_trick(observation: Observation) -> tuple[tuple[Seat, int], ...]:
    """A finished trick lies on the table until the next card is led, so that everybody has seen it."""
    return observation.plays[-4:] if not observation.trick else ()


def _hand(observation: Observation, seat: Seat) -> list[Card | None]:
    """Own cards by suit; another's face down, but for what it shows in the second trick (P32)."""
    hand = observation.hand(seat)
    if hand is not None:
        return list(_sorted(hand, observation.trump))
    held = observation.held(seat)
    open_ = 0
    if _lie_open(observation):
        for one in observation.shown[seat]:
            open_ |= one.mask & ~observation.played[seat]
    shown: list[Card | None] = list(cards_in(open_))
    return shown + [None] * (held - len(shown))


def _lie_open(observation: Observation) -> bool:
    """Shown cards are seen in the second trick (P32), with O11's strict-third also in the third."""
    last = 12 if observation.options.show == "strict-third" else 8
    return observation.phase == PLAY and 4 <= len(observation.plays) <= last


def _sorted(hand: int, trump: int) -> Iterator[Card]:
    """Black and red suits by turns, trumps first once they are known, each suit from the highest down."""
    order = [0, 1, 3, 2]
    if trump >= 0:
        order.sort(key=lambda suit: suit != trump)
    for suit in order:
        yield from reversed(cards_in(hand & 0xFF << 8 * suit))


def _prompts(observation: Observation) -> Iterator[PromptView]:
    bids: list[dict[str, Json]] = []
    for action in observation.legal_actions:
        match action:
            case Play():
                yield {"kind": "card", "action": action.code, "card": action.card.code, "word": "play"}
            case Bid():
                value: Json = "capot" if action.capot else action.value
                bids.append({"action": action.code, "value": value, "suit": action.suit.code})
            case _:
                yield _choice(observation, action)
    if bids:
        style = observation.options.bid_style
        yield {"kind": "bids", "word": "bid", "params": {"style": style}, "choices": bids}


def _choice(observation: Observation, action: Action) -> PromptView:
    params: dict[str, Json] = {}
    if action in (ANNOUNCE, SHOW):
        params = {"value": observation.own[0].value, "number": len(observation.own)}
    elif action.code in ("close", "reclose"):
        params = {"names": observation.options.names}
    return {"kind": "choice", "action": action.code, "word": action.code, "params": params}


def _refused(observation: Observation) -> Iterator[RefusedView]:
    if observation.phase != PLAY or not observation.legal_actions or not observation.trick:
        return
    hand = observation.hand(observation.seat) or 0
    allowed = {action.index for action in observation.legal_actions if isinstance(action, Play)}
    led = SUIT_OF[observation.trick[0][1]]
    for card, face in enumerate(CARDS):
        if hand >> card & 1 and card not in allowed:
            why = refusal(hand, card, led, observation.trump, observation.best)
            yield {"card": face.code, "key": why.key, "params": dict(why.params)}


def _marks(observation: Observation) -> Iterator[MarkView]:
    high = observation.high
    if high is not None:
        contract: dict[str, Json] = {
            "value": high.value,
            "suit": high.suit.code,
            "seat": observation.high_seat,
            "times": observation.multiplier,
            "capot": high.capot,
            "style": observation.options.bid_style,
        }
        yield {"key": "bid" if observation.phase == AUCTION else "contract", "kind": "bid", "value": contract}
    if observation.phase == AUCTION:
        calls: list[Json] = [_call(seat, action) for seat, action in observation.calls]
        yield {"key": "calls", "kind": "calls", "value": calls}
    done = len(observation.plays) - len(observation.trick)
    if done and observation.trick:
        last: list[Json] = [
            {"seat": seat, "card": CARDS[card].code} for seat, card in observation.plays[done - 4 : done]
        ]
        yield {"key": "last", "kind": "trick", "value": last}
    for seat, found in enumerate(observation.shown):
        for one in found if _lie_open(observation) else ():
            cards: list[Json] = [card.code for card in one.cards]
            shown: dict[str, Json] = {"seat": seat, "kind": one.kind, "value": one.value, "cards": cards}
            yield {"key": "declaration", "kind": "cards", "value": shown}


def _call(seat: Seat, action: Action) -> dict[str, Json]:
    if isinstance(action, Bid):
        value: Json = "capot" if action.capot else action.value
        return {"seat": seat, "word": "bid", "value": value, "suit": action.suit.code}
    return {"seat": seat, "word": action.code, "value": None, "suit": None}


def _seat(observation: Observation, seat: Seat) -> SeatView:
    badges: list[BadgeView] = []
    if observation.announced[seat] and len(observation.plays) <= 8:
        badges.append(badge(Message.of("announced", value=observation.announced[seat])))
    return {
        "seat": seat,
        "cards": observation.held(seat),
        "turn": seat == observation.turn and observation.outcome is None,
        "dealer": seat == observation.dealer,
        "badges": badges,
    }
