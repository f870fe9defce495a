"""What one pair of eyes sees of the table, as JSON: made from an Observation and redacted events, never from a State.

A game's `view.py` offers

    view(observation, context) -> View         zones, prompts, marks, seats' badges
    moves(event) -> Iterable[Move]             where the cards of that event went, as these eyes saw it

The table then gives every card a key that names the physical card for this viewer (`table/keys.py`), and the page
animates the difference of two views. Order matters only in arrays. No word of any language is in it: keys and params.

View:
    zones    [{id, kind, owner, cards: [{key, card}], count, word, params}]
             id "hand:2", "stock", "discard", "trick"; kind fan | stack | trick | spread; owner a seat or null;
             card a code, or null face down; a stack lists its bottom card first; a trick has `seats`: who played each card
    prompts  [{kind, action, word, params, card, zone, quick, choices}]
             kind card: click the card · choice: a button (and a click on `zone`, if named) ·
             suit: a card that asks for one of `choices` [{action, value}] · cards, number, bids: as the games need them ·
             call: something to say at any time, `choices` [{action, value, cards, params}]: a button that stands in
             nobody's way, in turn or out of turn, and is in no other view
    refused  [{card, key, params}]    own cards that may not be played now, each with the rule that says so
    marks    [{key, kind, value, params}]     what must always be on show: direction, waiting penalty, named suit
    seats    [{seat, side, cards, turn, dealer, score, badges: [{key, params}], name}]   in turn order from one's own
    over     null, or {reason, lines, scores, totals, winners, places} once a deal is over
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from engine.cards import Card
from engine.game import Json, Message
from engine.seats import Seat


class CardView(TypedDict):
    """A card in a zone; `key` is filled in by the table."""

    key: str
    card: str | None


class ZoneView(TypedDict):
    """A place for cards. `seats`, of a trick: who played each of them."""

    id: str
    kind: str
    owner: Seat | None
    cards: list[CardView]
    seats: NotRequired[list[Seat]]


class PromptView(TypedDict, total=False):
    """Something the viewer may do. `card` is a card's code here; the table turns it into its key."""

    kind: str
    action: str
    word: str
    params: dict[str, Json]
    card: str
    zone: str
    choices: list[dict[str, Json]]


class RefusedView(TypedDict):
    """A card of the viewer's that may not be played, and the rule that says so."""

    card: str
    key: str
    params: dict[str, Json]


class MarkView(TypedDict):
    """Something that must always be on show."""

    key: str
    kind: str
    value: Json


class BadgeView(TypedDict):
    """A small sign by a seat."""

    key: str
    params: dict[str, Json]


class SeatView(TypedDict):
    """A seat as the game sees it; the table adds name, score and who plays there."""

    seat: Seat
    cards: int
    turn: bool
    dealer: bool
    badges: list[BadgeView]


class GameView(TypedDict):
    """What a game's `view` returns."""

    zones: list[ZoneView]
    prompts: list[PromptView]
    refused: list[RefusedView]
    marks: list[MarkView]
    seats: list[SeatView]


@dataclass(frozen=True, slots=True)
class Move:
    """One card went from one zone to another; `card` is None where these eyes did not see its face.

    `fresh` says that nobody can follow it any more (a shuffle): it gets a new key.
    """

    card: Card | None
    source: str
    target: str
    fresh: bool = False


def zone(id_: str, kind: str, cards: Sequence[Card | None], owner: Seat | None = None) -> ZoneView:
    """A zone with these cards, None for each face down."""
    return {
        "id": id_,
        "kind": kind,
        "owner": owner,
        "cards": [{"key": "", "card": None if one is None else one.code} for one in cards],
    }


def badge(message: Message) -> BadgeView:
    """A badge with this message's key and params."""
    return {"key": message.key, "params": dict(message.params)}
