"""Why something may not be done: the rule, as a word key with what it needs to be said.

`State.legal_actions` decides; this only explains, for `apply` and for every card that a player sees refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.cards import ACE, CLUBS, JACK, PlayingCard
from engine.game import Action, Message, Value
from engine.seats import Seat
from games.pis_yedili.actions import DRAW, PASS, TAKE, Lay
from games.pis_yedili.options import Options
from games.pis_yedili.rules import AGAIN, DEALER, FIRST, LAP, OVER, SHUFFLE, Phase, fits_now, rules_for


class Situation(Protocol):
    """What an explanation needs of a state or an observation."""

    @property
    def options(self) -> Options: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def bill(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def muted(self) -> int: ...
    @property
    def laid(self) -> Lay | None: ...
    @property
    def can_draw(self) -> bool: ...
    @property
    def due(self) -> Sequence[object]: ...
    @property
    def hands(self) -> Sequence[Sequence[PlayingCard] | None]: ...


def _no(key: str, **params: Value) -> Message:
    return Message.of(key, **params)


def why_not(table: Situation, seat: Seat, action: Action) -> Message:
    """The rule that refuses this action, which is not legal, to this seat."""
    if table.phase == OVER and not table.due:
        return _no("over")
    if table.due or table.phase in (DEALER, SHUFFLE):
        return _no("deck-first")
    hand = table.hands[seat] if 0 <= seat < len(table.hands) else None
    if seat != table.turn or hand is None:
        return _no("turn")
    if isinstance(action, Lay):
        return _why_not_lay(table, hand, action)
    if action is TAKE:
        return _no("no-bill")
    if table.bill:
        return _no("take-first", count=table.bill)
    if action is DRAW:
        return _why_not_draw(table)
    if action is PASS:
        return _why_not_pass(table)
    return _no("no-such")


def _why_not_lay(table: Situation, hand: Sequence[PlayingCard], lay: Lay) -> Message:
    card = lay.card
    if card not in hand:
        return _no("not-held", card=card.code)
    unfit = _unfit(table, card)
    if unfit is not None:
        return unfit
    if len(hand) == 1 and table.muted >> table.turn & 1:
        return _no("forgot-tek")
    if lay.said and not (len(hand) == 2 and table.options.tek != "automatic"):
        return _no("nothing-to-say")
    if lay.named is None:
        return _no("name-a-suit", card=card.code)
    return _no("no-suit", card=card.code)


def _unfit(table: Situation, card: PlayingCard) -> Message | None:
    """Why this card may not lie on top now, whoever holds it; None where it may."""
    laid = table.laid
    if laid is None:
        # Y5, O15
        if card.suit is not CLUBS:
            return _no("opening-club")
        return None if _opens(table, card) else _no("opening-special", card=card.code)
    rules = rules_for(table.options)
    if card in fits_now(rules, table.phase, laid, table.bill).cards:
        return None
    if table.phase == LAP:
        return _no("lap-club")
    if table.bill:
        # Y16, O3
        return _no("only-a-seven", answer=table.options.answer_seven, count=table.bill)
    if table.phase == AGAIN:
        # Y20, Y21
        key = "no-second-ace" if card.rank is ACE else "ace-suit"
        return _no(key, suit=laid.follow.code)
    if laid.card.rank is JACK:
        # Y10
        if card.rank is JACK:
            return _no("jack-on-jack")
        return _no("named-suit", suit=laid.follow.code)
    return _no("fit", card=laid.card.code, suit=laid.card.suit.code, rank=laid.card.rank.code)


def _opens(table: Situation, card: PlayingCard) -> bool:
    return card in rules_for(table.options).openers.cards


def _able(table: Situation) -> bool:
    hand = table.hands[table.turn] or ()
    return any(_unfit(table, card) is None for card in hand)


def _why_not_draw(table: Situation) -> Message:
    able = _able(table)
    if table.phase in (FIRST, LAP) and able:
        return _no("lay-a-club")
    if not table.can_draw:
        # Y15
        return _no("nothing-to-draw")
    if table.phase == AGAIN and able and not table.drawn:
        # Y23
        laid = table.laid
        return _no("holds-ace-suit", suit=laid.follow.code if laid else "")
    if able and table.options.draw_though_able == "never" and table.phase != AGAIN:
        # O13
        return _no("able")
    # Y11, O4
    return _no("one-draw" if table.options.draws == "one" or able else "enough-draws", count=table.drawn)


def _why_not_pass(table: Situation) -> Message:
    able = _able(table)
    if table.phase in (FIRST, LAP):
        return _no("lay-a-club" if able else "draw-a-club")
    if table.phase == AGAIN and able and not table.drawn:
        laid = table.laid
        return _no("holds-ace-suit", suit=laid.follow.code if laid else "")
    if able and (table.drawn or not table.can_draw or table.options.draw_though_able == "never"):
        # O13, and Y12 where nothing can be drawn
        return _no("able-no-pass")
    if table.drawn:
        # O4
        return _no("draw-until")
    # Y12
    return _no("draw-first")
