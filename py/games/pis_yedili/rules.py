"""What may be done and when, for one set of house rules: written as rules, then laid out once as tables.

`Rules` answers two questions without a hand: which cards fit, and whether one may draw or pass when one holds a card
that fits (`able`) and when one does not. `State.legal_actions` puts both together, and what an action tells about a
hidden hand follows from the same two tables (`tells`).
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from engine.cards import ACE, CLUBS, JACK, SEVEN, SUITS, TEN, PlayingCard
from engine.game import Action
from games.pis_yedili.actions import DECK, DRAW, NAMING, PASS, PLAIN, SAID, Lay
from games.pis_yedili.options import Options

Phase: TypeAlias = str
DEALER: Final[Phase] = "dealer"
SHUFFLE: Final[Phase] = "shuffle"
FIRST: Final[Phase] = "first"
LAP: Final[Phase] = "lap"
TURN: Final[Phase] = "turn"
AGAIN: Final[Phase] = "again"
OVER: Final[Phase] = "over"
"""Nobody has dealt yet, the pack is to be shuffled, the first card, the rest of a first lap of clubs (O1), a normal
turn (or one under a waiting penalty), an ace's second go, the end."""

PHASES: Final = (DEALER, SHUFFLE, FIRST, LAP, TURN, AGAIN, OVER)
PLAYED: Final = (FIRST, LAP, TURN, AGAIN)

Told: TypeAlias = Literal["able", "unable"]

_MOST_DRAWS: Final = {"one": 1, "until_playable": 1000, "up_to_three": 3, "any_number": 1000}
COUNTED: Final = 3
"""Draws in a turn are counted up to this: further ones make no difference."""
SPECIAL_CLUBS: Final = (ACE, TEN, JACK, SEVEN)


class Fits:
    """The `cards` that may be laid, and the `ways` of laying each: Y19, a jack names any suit, its own included."""

    __slots__ = ("cards", "ways")

    def __init__(self, cards: Iterable[PlayingCard], *, naming: bool = True) -> None:
        self.cards = frozenset(cards)
        self.ways: Mapping[PlayingCard, tuple[Lay, ...]] = {
            card: (naming and NAMING.get(card)) or (PLAIN[card],) for card in DECK if card in self.cards
        }


class Rules:
    """The tables of one set of options.

    `openers`, `clubs`    what may be laid first, and on a first lap of clubs
    `after[lay]`          what fits on a normal turn when this was laid last
    `answers`             what may be laid while a penalty waits
    `of_suit[suit]`       what may be laid in an ace's second go
    `last[card]`          how a last card is laid (a last jack names no suit)
    `others[phase][drawn][able][stock]`   draw and pass, as far as they are allowed
    `draw_tells[phase][drawn][stock]`, `pass_tells[phase][drawn][stock]`   what these tell of the hand, if anything
    """

    __slots__ = (
        "after", "answers", "clubs", "draw_tells", "last", "of_suit", "openers", "options", "others", "pass_tells",
        "tek_is_said",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        self.options = options
        self.tek_is_said = options.tek != "automatic"
        self.clubs = Fits((card for card in DECK if card.suit is CLUBS), naming=False)
        self.openers = Fits((card for card in DECK if self.opens(card)), naming=False)
        self.answers = Fits(card for card in DECK if self.answers_seven(card))
        self.of_suit = {suit: Fits(card for card in DECK if card.suit is suit) for suit in SUITS}
        self.after = self._after()
        self.last: Mapping[PlayingCard, tuple[Lay, ...]] = {card: (lay,) for card, lay in PLAIN.items()}
        self.others = {phase: self._others(phase) for phase in PLAYED}
        self.draw_tells = {phase: self._tells(phase, DRAW) for phase in PLAYED}
        self.pass_tells = {phase: self._tells(phase, PASS) for phase in PLAYED}

    # -- which cards fit

    def opens(self, card: PlayingCard) -> bool:
        """Y5. The player after the dealer must lay a club; any club he holds may be chosen.

        O15 may forbid ace, ten, jack and seven of clubs.
        """
        return card.suit is CLUBS and (self.options.opening_specials or card.rank not in SPECIAL_CLUBS)

    def fits(self, card: PlayingCard, laid: Lay) -> bool:
        """Y10. You may lay one card that fits: same suit as the top card, or same rank.

        A jack fits on anything except a jack (O7). On a jack, what fits is any non-jack card of the named suit.
        O2 may let a seven fit on anything.
        """
        if card.rank is JACK:
            return laid.card.rank is not JACK or self.options.jack_on_jack
        if card.rank is SEVEN and self.options.seven_anywhere:
            return True
        return card.suit is laid.follow or (card.rank is laid.card.rank)

    def answers_seven(self, card: PlayingCard) -> bool:
        """Y16. While a penalty waits, a 7 is the only card that may be played; O3 may add tens and aces."""
        match self.options.answer_seven:
            case "nothing":
                return False
            case "seven":
                return card.rank is SEVEN
            case "ten":
                return card.rank in (SEVEN, TEN)
            case "ace":
                return card.rank in (SEVEN, ACE)
        return card.rank in (SEVEN, TEN, ACE)

    def bill(self, waiting: int) -> int:
        """Y16. 3 cards for the next player, then 6, then 9, then 12. O2: by twos, or doubling."""
        match self.options.seven_penalty:
            case "two":
                return waiting + 2
            case "doubling":
                return waiting * 2 or 3
        return waiting + 3

    def _after(self) -> dict[Lay, Fits]:
        return {lay: Fits(card for card in DECK if self.fits(card, lay)) for lay in SAID}

    # -- drawing and passing

    def may_draw(self, phase: Phase, drawn: int, *, able: bool, stock: bool) -> bool:
        """Whether one may draw a card, not counting what a seven or an ace makes one take."""
        if not stock:
            # Y15. If stock and discards are both exhausted, a voluntary draw is not offered.
            return False
        if phase in (FIRST, LAP):
            # Y5. He may not draw while he holds a club. Y6. With no club he draws one at a time until one comes.
            return not able
        if phase == AGAIN:
            # Y20. If you hold a card of the ace's suit you must lay one; if not, you draw once.
            # Y23. A player who holds a card of the suit may not draw instead; O9 allows it.
            return drawn == 0 and (not able or self.options.ace_draw_first)
        if able:
            # Y11. Or press Draw even if you could play: take one card. O13 may forbid it.
            return drawn == 0 and self.options.draw_though_able != "never"
        # Y11. One draw per turn; O4 allows a player who cannot play more of them.
        return drawn < _MOST_DRAWS[self.options.draws]

    def may_pass(self, phase: Phase, drawn: int, *, able: bool, stock: bool) -> bool:
        """Whether one may let the turn go by."""
        if phase in (FIRST, LAP):
            # O1. If nothing is left to draw he passes. Y7. For the starter this means that the hand is void.
            return not able and not stock
        if drawn == 0:
            # Y12. Passing is allowed only after drawing. If nothing at all can be drawn you may pass without drawing,
            # but only when you have no card that fits.
            return not able and not stock
        if phase == AGAIN:
            # Y20. You draw once, and then lay a card of that suit or pass.
            return True
        if able:
            # Y11. Then lay any card that fits or pass. O13: no passing while holding a playable card.
            return self.options.draw_though_able == "allowed"
        # O4. Draw until playable: no pass before, while cards can be drawn.
        return not (stock and self.options.draws == "until_playable")

    def _others(self, phase: Phase) -> list[list[list[tuple[Action, ...]]]]:
        """Draw and pass, as far as they are allowed: by draws made, whether able, whether there is a card to draw."""
        return [
            [[self._allowed(phase, drawn, able=able, stock=stock) for stock in (False, True)] for able in (False, True)]
            for drawn in range(COUNTED + 1)
        ]

    def _tells(self, phase: Phase, action: Action) -> list[list[Told | None]]:
        """What this draw or pass tells everyone about the hand: that it holds a card that fits, or none.

        Only what the rules force is certain. Drawing and passing in a normal turn tells nothing: one may.
        """
        return [
            [self._told(action, *(others[able][stock] for able in (False, True))) for stock in (False, True)]
            for others in self.others[phase]
        ]

    def _told(self, action: Action, unable: Sequence[Action], able: Sequence[Action]) -> Told | None:
        if (action in able) == (action in unable):
            return None
        return "able" if action in able else "unable"

    def _allowed(self, phase: Phase, drawn: int, *, able: bool, stock: bool) -> tuple[Action, ...]:
        draw = (DRAW,) if self.may_draw(phase, drawn, able=able, stock=stock) else ()
        pass_ = (PASS,) if self.may_pass(phase, drawn, able=able, stock=stock) else ()
        return draw + pass_


@functools.cache
def rules_for(options: Options) -> Rules:
    """The tables of these options, made once."""
    return Rules(options)


def fits_now(rules: Rules, phase: Phase, laid: Lay | None, bill: int) -> Fits:
    """The cards that may be laid in this situation, whoever holds them, each with the ways of laying it."""
    if laid is None:
        return rules.openers
    if phase == TURN:
        return rules.answers if bill else rules.after[laid]
    if phase == AGAIN:
        # Y20. It is your go once more, limited to the ace's suit.
        return rules.of_suit[laid.follow]
    return rules.clubs
