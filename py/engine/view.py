"""What one pair of eyes sees of the table, as JSON: made from an Observation and redacted events, never from a State.

A game's `view.py` offers

    view(observation) -> View                  zones, prompts, marks, seats' badges
    moves(event) -> Iterable[Move]             where the cards of that event went, as these eyes saw it

The table then gives every card a key that names the physical card for this viewer (`table/keys.py`), and the page
animates the difference of two views. Order matters only in arrays. No word of any language is in it: keys and params.

View:
    zones    [{id, kind, owner, side, cards: [{key, card, seat}], count, word, params}]
             id "hand:2", "stock", "discard", "trick"; kind fan | stack | trick | spread; owner a seat or null;
             card a code, or null face down; a stack lists its bottom card first; `seat` says who laid a trick's card,
             `value` the number it was said to be, where that is not printed on it;
             `side`: these cards belong to all who score together (a pile of tricks)
    prompts  [{kind, action, word, params, card, zone, choices, count, forbidden, quick}], one of these kinds:
             card     click the card: `action`; one that lies face down is named by `zone` and `place`, counted from 0
             choice   a button (and a click on `zone`, if named): `action`, `word`; where `seconds` is not 0 the page
                      gives this answer by itself when what it shows has been seen for so long
             suit     a card that asks for one of `choices` [{action, value: "S"}]
             number   a whole number, of a card where `card` is named: `choices` [{action, value: 31}] are the allowed
                      ones, `forbidden` [{value, key, params}] those that a rule refuses and why,
                      `quick` [{action, value, word}] the ones worth a button of their own
             bids     a grid, values by suits: `choices` [{action, value: 80, suit: "S"}]; `params.style` says how
             cards    choose `count` cards together: `choices` [{action, cards: [code, …]}] are all the ways
             call     something to say out of turn, never in the way of anything: `choices` as for cards
    refused  [{card, key, params}]    own cards that may not be played now, each with the rule that says so
    marks    [{key, kind, value, params}]     what must always be on show, one of these kinds; the fields of a value
             that is an object are parameters of the mark's words
             direction  "cw" | "ccw"
             number, suit, text
             bid        {value, said, suit, seat, times, capot, style}: the highest so far, or the contract; `said` is
                        the value as this table says it
             calls      [{seat, word, value, suit, names}]: all that was said in the auction, a number or a word each
             trick      [{seat, card, value}]: the last trick, for whoever asks; `value` as in a zone
             mission    an object: a card for this deal, with a drawing in assets/games/<game>/missions.svg of its `id`,
                        `cards` to each and `draws` more, `expert` or not, numbers it names as `cursed`; messages
                        <game>-mission-<id> and <game>-mission-<id>-text
             tally      a number that grows; its words tell it
             chosen     [code]: own cards that were chosen in secret
             cards      {seat, kind, value, cards}: cards that a seat has laid open
    seats    [{seat, side, cards, turn, dealer, score, badges: [{key, params, kind}], name}]   in turn order from one's
             own; a badge of kind "fact" stands quietly beside the score, one of kind "tally" counts how many tricks of
             those bet are won {bet, won}, any other is a sign to be seen
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
    """A card in a zone; `key` is filled in by the table. `seat` laid it, in a trick, and said it to be `value`."""

    key: str
    card: str | None
    seat: NotRequired[Seat]
    value: NotRequired[int]


class ZoneView(TypedDict):
    """A place for cards."""

    id: str
    kind: str
    owner: Seat | None
    cards: list[CardView]
    side: NotRequired[int]


class PromptView(TypedDict, total=False):
    """Something the viewer may do. Cards (`card`, `choices[].cards`) are codes here; the table makes keys of them."""

    kind: str
    action: str
    word: str
    params: dict[str, Json]
    card: str
    zone: str
    choices: list[dict[str, Json]]
    count: int
    place: int
    seconds: int
    forbidden: list[dict[str, Json]]
    quick: list[dict[str, Json]]


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
    params: NotRequired[dict[str, Json]]


class BadgeView(TypedDict):
    """A small sign by a seat."""

    key: str
    params: dict[str, Json]
    kind: NotRequired[str]


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

    `fresh` says that nobody can follow it any more (a shuffle): it gets a new key. `place` says which card of the
    source zone it is, counted from 0, where that is seen and its face was not.
    """

    card: Card | None
    source: str
    target: str
    fresh: bool = False
    place: int | None = None


def zone(id_: str, kind: str, cards: Sequence[Card | None], owner: Seat | None = None) -> ZoneView:
    """A zone with these cards, None for each face down."""
    return {
        "id": id_,
        "kind": kind,
        "owner": owner,
        "cards": [{"key": "", "card": None if one is None else one.code} for one in cards],
    }


def side_stack(id_: str, side: int, count: int) -> ZoneView:
    """A pile of so many cards, face down, that belongs to a side."""
    return {**zone(id_, "stack", [None] * count), "side": side}


def trick_zone(plays: Sequence[tuple[Seat, Card]], id_: str = "trick") -> ZoneView:
    """The cards of the trick on the table in the order they were laid, each with who laid it."""
    return {
        "id": id_,
        "kind": "trick",
        "owner": None,
        "cards": [{"key": "", "card": card.code, "seat": seat} for seat, card in plays],
    }


def badge(message: Message, kind: str = "") -> BadgeView:
    """A badge with this message's key and params."""
    found: BadgeView = {"key": message.key, "params": dict(message.params)}
    if kind:
        found["kind"] = kind
    return found
