"""A hand of Pis Yedili as it is set up: hands of any size, what lies open, and what waits for whom.

Whatever card lies nowhere lies in the stock, below the cards that are named there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from engine import setup
from engine.cards import JACK, Card, PlayingCard, card
from engine.game import Message
from engine.setup import NONE, Choice, Field, Kept, Number, Place, Setup, Several, Words, label, split
from games.pis_yedili.deck import PLACE
from games.pis_yedili.options import Options
from games.pis_yedili.rules import AGAIN, FIRST, LAP, PHASES, TURN, rules_for
from games.pis_yedili.state import MOST_MOVES

FEWEST: Final = 2
MOST: Final = 6
HAND: Final = 7
REST: Final = "*"
IN_PLAY: Final = (FIRST, LAP, TURN, AGAIN)
TOLD: Final = ("born", "declined", "known", "due", "end")
"""What only play can have brought about; cards that are moved by hand take it away."""
BY_PLACE: Final[tuple[PlayingCard, ...]] = tuple(sorted(PLACE, key=PLACE.__getitem__))


class PisYediliSetup(Setup):
    """See the module."""

    head: ClassVar[str] = "pis_yedili"
    options: ClassVar[type[Options]] = Options
    order: ClassVar[tuple[str, ...]] = (
        "options", "dealer", "phase", "turn", "hands", "stock", "discard", "way", "named", "bill", "drawn", "lap",
        "moves", "idle", "muted", "due", "end", "born", "declined", "known",
    )  # fmt: skip

    def fresh(self, seats: int) -> Words:
        """All cards in the stock, the last seat the dealer."""
        return {
            "dealer": str(seats - 1),
            "turn": "0",
            "hands": "/".join([NONE] * seats),
            "stock": REST,
            "discard": NONE,
        }

    def pack(self, words: Words) -> Sequence[Card]:
        """One pack of 52."""
        return BY_PLACE

    def seats(self, words: Words) -> int:
        """How many hands there are, as far as a table has them."""
        return min(max(len(words.get("hands", "").split("/")), FEWEST), MOST)

    def fields(self, words: Words) -> list[Field]:
        """Hands, discards and stock; turns and what a card on top brings."""
        seats = self.seats(words)
        hands = setup.by_seat(words, "hands", seats)
        found: list[Field] = [
            Place(f"hands.{seat}", label("hand", seat=seat), cards=_cards(hand)) for seat, hand in enumerate(hands)
        ]
        found.append(Place("discard", _label("discard"), cards=_cards(words.get("discard", NONE)), ordered=True))
        stock = split(words.get("stock", NONE))
        named = {code for field in found if isinstance(field, Place) for code in field.cards}
        rest = len(BY_PLACE) - len(named | set(stock) - {REST}) if REST in stock else 0
        found.append(Place("stock", _label("stock"), cards=_cards(words.get("stock", NONE)), ordered=True, rest=rest))
        found.append(Choice("seats", label("seats"), value=str(seats), values=setup.seats_from(FEWEST, MOST)))
        return [*found, *self._choices(words, seats)]

    def _choices(self, words: Words, seats: int) -> list[Field]:
        options: Options = self.house(words)
        chairs = setup.each_seat(seats)
        phase = _phase(words)
        found: list[Field] = [
            Choice("dealer", label("dealer"), value=words.get("dealer", "?"), values=chairs),
            Choice("turn", label("turn"), value=words.get("turn", _starter(words, seats)), values=chairs),
            Choice("phase", _label("phase"), value=phase, values=_phases(options, phase)),
            Choice("way", _label("way"), value=words.get("way", "+"), values=(_word("way", "+"), _word("way", "-"))),
        ]
        top = _top(words)
        if top is not None and top.rank is JACK:
            nothing = (NONE, label("none"))
            value = words.get("named", NONE)
            found.append(Choice("named", _label("named"), value=value, values=setup.suits(nothing)))
        bill = words.get("bill", "0")
        if bill != "0" or (top is not None and phase == TURN and _bites(options, top)):
            found.append(Choice("bill", _label("bill"), value=bill, values=setup.numbers(_bills(options))))
        drawn = Choice("drawn", _label("drawn"), True, words.get("drawn", "0"), setup.numbers(range(4)))  # noqa: FBT003
        found.append(drawn)
        if phase in (FIRST, LAP) and options.first_lap == "everyone":
            value = words.get("lap", str(seats if phase == FIRST else seats - 1))
            found.append(Choice("lap", _label("lap"), value=value, values=setup.numbers(range(1, seats + 1))))
        if options.tek != "automatic" or "muted" in words:
            muted = words.get("muted", NONE)
            found.append(Several("muted", _label("muted"), more=True, value=muted, values=chairs))
        found.append(Number("idle", _label("idle"), more=True, value=words.get("idle", "0"), high=seats))
        found.append(Number("moves", _label("moves"), more=True, value=words.get("moves", "0"), high=MOST_MOVES - 1))
        return [*found, *(Kept(key, _label(key), more=True, value=words[key]) for key in TOLD if key in words)]

    def settle(self, words: Words, name: str) -> None:
        """Nothing is known of hands that were changed; the card on top says what may wait."""
        if name.partition(".")[0] in ("hands", "stock", "discard", "filled"):
            for key in TOLD:
                words.pop(key, None)
            self._below(words)
            if words.get("discard", NONE) == NONE:
                words.pop("phase", None)
            elif _phase(words) == FIRST:
                words["phase"] = TURN
        top = _top(words)
        if name == "discard" and top is not None and top.rank is JACK and len(split(words["discard"])) > 1:
            words.setdefault("named", top.suit.code)
        if top is None or top.rank is not JACK or words.get("named") == NONE:
            words.pop("named", None)
        if top is None or not _bites(self.house(words), top):
            words.pop("bill", None)
        if _phase(words) not in (FIRST, LAP):
            words.pop("lap", None)
        for key in TOLD:
            if words.get(key) == NONE:
                del words[key]
        if words.get("muted") == NONE:
            del words["muted"]

    def _below(self, words: Words) -> None:
        """What lies nowhere goes under the stock."""
        stock = split(words.get("stock", NONE))
        if REST not in stock and self.free(words):
            words["stock"] = setup.joined([*stock, REST])

    def fill(self, words: Words, rng: Random) -> None:
        """Seven cards to every empty hand, and the stock shuffled below what is named there."""
        free = self.free(words)
        hands = setup.by_seat(words, "hands", self.seats(words))
        hands = [hand if hand != NONE else setup.joined(setup.dealt(free, HAND, rng)) for hand in hands]
        words["hands"] = "/".join(hands)
        rest = setup.dealt(free, len(free), rng)
        stock = split(words.get("stock", NONE))
        at = stock.index(REST) if REST in stock else len(stock)
        words["stock"] = setup.joined([*stock[:at], *rest, *stock[at + 1 :]])

    def sit(self, words: Words, seats: int) -> Words:
        """The cards of who gets up lie in the stock again."""
        words["hands"] = "/".join(setup.by_seat(words, "hands", seats))
        for key in ("dealer", "turn"):
            if setup.whole(words.get(key), 0, 99_999, 0) >= seats:
                words[key] = str(seats - 1)
        for key in ("muted", "lap", "idle"):
            words.pop(key, None)
        self.settle(words, "hands")
        return words


def _label(key: str) -> Message:
    return Message(f"pis_yedili-setup-{key}")


def _word(key: str, value: str) -> tuple[str, Message]:
    names = {"+": "clockwise", "-": "back"}
    return value, Message(f"pis_yedili-setup-{key}-{names.get(value, value)}")


def _cards(word: str) -> tuple[str, ...]:
    return tuple(code for code in split(word) if code != REST)


def _top(words: Words) -> PlayingCard | None:
    cards = split(words.get("discard", NONE))
    try:
        found = card(cards[-1]) if cards else None
    except ValueError:
        return None
    return found if isinstance(found, PlayingCard) else None


def _phase(words: Words) -> str:
    return words.get("phase", FIRST if words.get("discard", NONE) == NONE else TURN)


def _phases(options: Options, now: str) -> tuple[tuple[str, Message], ...]:
    able = {LAP: options.first_lap == "everyone", AGAIN: options.ace == "all_draw_suit"}
    return tuple(_word("phase", one) for one in PHASES if one == now or (one in IN_PLAY and able.get(one, True)))


def _starter(words: Words, seats: int) -> str:
    return str((setup.whole(words.get("dealer"), 0, seats - 1, seats - 1) + 1) % seats)


def _bites(options: Options, top: PlayingCard) -> bool:
    """Whether a penalty can wait on this card."""
    return top.rank.code == "7" or top in rules_for(options).answers.cards


def _bills(options: Options) -> list[int]:
    steps = [0]
    while len(steps) < 5:
        steps.append(rules_for(options).bill(steps[-1]))
    return steps


SETUP: Final = PisYediliSetup()
