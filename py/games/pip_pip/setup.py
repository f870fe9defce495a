"""A hand of Pip-Pip as it is set up: how many tricks have been won says how many cards everybody has to hold.

What a line tells of hidden hands is kept as long as no card is moved; what the running trick gives away (who did not
follow) is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import ClassVar, Final

from engine import setup
from engine.cards import KING, QUEEN, SUITS, Card, PlayingCard, card
from engine.game import Message
from engine.seats import Seat
from engine.setup import NONE, Choice, Field, Kept, Place, Setup, Several, Words, label, split
from games.pip_pip.options import Options
from games.pip_pip.pack import BY_PLACE, DECK, HAND, drawing_tricks

FEWEST: Final = 3
MOST: Final = 12
CARDS: Final = ("hands", "trick", "stock", "remainder", "piles")
TOLD: Final = ("before", "late", "order", "drawn")
"""What only play and the draw can have brought about."""


class PipPipSetup(Setup):
    """See the module."""

    head: ClassVar[str] = "pip_pip"
    options: ClassVar[type[Options]] = Options
    order: ClassVar[tuple[str, ...]] = (
        "seats", "options", "order", "drawn", "dealer", "trump", "waiting", "turn", "last", "hands", "stock", "trick",
        "before", "piles", "called", "remainder", "voids", "late",
    )  # fmt: skip

    def fresh(self, seats: int) -> Words:
        """Nothing dealt, the last seat the dealer, spades trumps."""
        words = {"seats": str(seats), "options": NONE, "dealer": str(seats - 1), "trump": "S", "turn": "0"}
        return {**words, "hands": "/".join([NONE] * seats)}

    def pack(self, words: Words) -> Sequence[Card]:
        """Both packs, twins side by side."""
        return BY_PLACE

    def fields(self, words: Words) -> list[Field]:
        """Hands, the trick, what is won and what is left; turns, trumps and calls."""
        it = _Table(words)
        found: list[Field] = []
        for seat, word in enumerate(setup.by_seat(words, "hands", it.seats)):
            cards = tuple(split(word))
            found.append(Place(f"hands.{seat}", label("hand", seat=seat), cards=cards, wanted=it.size(seat)))
        found.append(Place("trick", label("trick"), cards=tuple(it.trick), ordered=True))
        for seat, word in enumerate(setup.by_seat(words, "piles", it.seats)):
            found.append(Place(f"piles.{seat}", label("won", seat=seat), cards=tuple(split(word))))
        for name, wanted in (("stock", 0 if it.open else it.left), ("remainder", it.left if it.open else 0)):
            lying = tuple(split(words.get(name, NONE)))
            if lying or wanted:
                place = Place(name, _label(name), cards=lying, wanted=wanted, ordered=name == "stock")
                found.append(place)
        return [*found, *self._choices(words, it)]

    def _choices(self, words: Words, it: _Table) -> Iterator[Field]:
        chairs = setup.each_seat(it.seats)
        yield Choice("seats", label("seats"), value=str(it.seats), values=setup.seats_from(FEWEST, MOST))
        yield Choice("dealer", label("dealer"), value=words.get("dealer", NONE), values=chairs)
        yield Choice("trump", label("trump"), value=words.get("trump", NONE), values=setup.suits())
        yield Choice("turn", label("turn"), value=words.get("turn", NONE), values=chairs)
        if it.won and not it.trick:
            yield Choice("last", _label("last"), value=words.get("last", NONE), values=chairs)
        called = setup.by_seat(words, "called", it.seats)
        if "waiting" in words or any(one != NONE for one in called):
            values = setup.suits((NONE, label("none")))
            yield Choice("waiting", _label("waiting"), value=words.get("waiting", NONE), values=values)
        for seat, word in enumerate(called):
            values = tuple((pair, label("cards", cards=pair.replace("+", " "))) for pair in it.pairs(seat, word))
            if values:
                said = setup.joined(_pairs(word))
                yield Several(f"called.{seat}", _label("called", seat=seat), more=True, value=said, values=values)
        for key in TOLD:
            if key in words:
                yield Kept(key, _label(key), more=True, value=words[key])
        if words.get("voids", NONE) != it.voids():
            yield Kept("voids", _label("voids"), more=True, value=words.get("voids", NONE))

    def put(self, words: Words, name: str, value: str) -> None:
        """A call is a King and a Queen."""
        key, _ = setup.part_of(name)
        if key == "trick" and "hands" in words:
            it = _Table(words)
            words["turn"] = str(it.after(it.turn, len(split(value)) - len(it.trick)))
        setup.put(words, name, value.replace("+", ".") if key == "called" else value)

    def settle(self, words: Words, name: str) -> None:
        """The trick says who has played last and who did not follow; in the first one, whose turn it is."""
        if name.partition(".")[0] in (*CARDS, "filled"):
            words.setdefault("hands", "/".join([NONE] * _Table(words).seats))
            for key in ("voids", "before", "late", "drawn"):
                words.pop(key, None)
        if "hands" not in words:
            return
        if words.get("order") == NONE:
            del words["order"]
        it = _Table(words)
        if not it.won and setup.whole(words.get("dealer"), 0, it.seats - 1, -1) >= 0:
            words["turn"] = str(it.after(int(words["dealer"]), 1 + len(it.trick)))
            it = _Table(words)
        before = str(it.after(it.turn, -1))
        if it.trick:
            words["last"] = before
        elif it.won:
            words.setdefault("last", before)
        else:
            words.pop("last", None)
        if "voids" not in words or words["voids"] == NONE or name in ("turn", "dealer"):
            words["voids"] = it.voids()
        for key in ("stock", "trick", "before", "remainder", "voids", "late", "piles", "called"):
            if not split(words.get(key, NONE).replace("/", ".")):
                words.pop(key, None)
        if words.get("waiting") == NONE or "called" not in words:
            words.pop("waiting", None)

    def fill(self, words: Words, rng: Random) -> None:
        """Tricks made whole, hands of the size that goes with them, and the rest for drawing, or left over."""
        free = self.free(words)
        it = _Table(words)
        piles = [split(word) for word in setup.by_seat(words, "piles", it.seats)]
        piles = [[*pile, *setup.dealt(free, -len(pile) % it.seats, rng)] for pile in piles]
        words["piles"] = "/".join(map(setup.joined, piles))
        it = _Table(words)
        hands = [split(word) for word in setup.by_seat(words, "hands", it.seats)]
        for seat in sorted(range(it.seats), key=lambda one: one not in it.missed):
            led = it.led if seat in it.missed else ""
            fits = [one for one in free if one.code[1] != led]
            hands[seat] += setup.dealt(free, it.size(seat) - len(hands[seat]), rng, fits)
        words["hands"] = "/".join(map(setup.joined, hands))
        name = "remainder" if it.open else "stock"
        words[name] = setup.joined([*split(words.get(name, NONE)), *setup.dealt(free, len(free), rng)])

    def sit(self, words: Words, seats: int) -> Words:
        """Who gets up takes his cards and calls along; where everybody sits is as in the lobby again."""
        for key in ("hands", "piles", "called"):
            if key in words:
                words[key] = "/".join(setup.by_seat(words, key, seats))
        for key in ("dealer", "turn", "last"):
            if setup.whole(words.get(key), 0, MOST, 0) >= seats:
                words[key] = str(seats - 1)
        words["seats"] = str(seats)
        for key in TOLD:
            words.pop(key, None)
        self.settle(words, "hands")
        return words


class _Table:
    """What follows from the words of a line, as far as they can be read."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.seats = setup.whole(words.get("seats"), FEWEST, MOST, FEWEST)
        order = [setup.whole(one, 0, self.seats - 1, -1) for one in words.get("order", NONE).split(".")]
        chairs = list(range(self.seats))
        self.order = order if sorted(order) == chairs else chairs
        self.trick = split(words.get("trick", NONE))
        self.won = sum(len(split(pile)) for pile in setup.by_seat(words, "piles", self.seats)) // self.seats
        self.turn = setup.whole(words.get("turn"), 0, self.seats - 1, 0)
        self.follow = "follow:free" not in words.get("options", NONE)
        draws = drawing_tricks(self.seats)
        self.open = self.won >= draws
        drawn = min(self.won, draws) * self.seats + (0 if self.open else len(self.trick))
        self.left = len(DECK) - HAND * self.seats - drawn
        self.players = [self.after(self.turn, at - len(self.trick)) for at in range(len(self.trick))]

    def after(self, seat: Seat, steps: int) -> Seat:
        """Who sits so many places clockwise of a seat."""
        return self.order[(self.order.index(seat) + steps) % self.seats]

    def size(self, seat: Seat) -> int:
        """How many cards this seat holds now: one is drawn after each card played, as long as there are enough."""
        played = self.won + (seat in self.players)
        return HAND - played + min(played, drawing_tricks(self.seats))

    @property
    def led(self) -> str:
        """The suit led, "" before the lead or where nobody has to follow."""
        return self.trick[0][1:2] if self.trick and self.follow else ""

    @property
    def missed(self) -> list[Seat]:
        """Who has not followed in the running trick."""
        if not self.led:
            return []
        pairs = zip(self.players, self.trick, strict=True)
        return [seat for seat, code in pairs if code[1:2] != self.led]

    def voids(self) -> str:
        """What the running trick says of hands: `S3` is no spades in the third trick."""
        shown = f"{self.led}{self.won + 1}"
        missed = self.missed
        return "/".join(shown if seat in missed else NONE for seat in range(self.seats)) if missed else NONE

    def pairs(self, seat: Seat, said: str) -> list[str]:
        """The Kings and Queens that this seat can have called, and those that it is said to have."""
        hands, piles = (setup.by_seat(self.words, key, self.seats) for key in ("hands", "piles"))
        own = [code for player, code in zip(self.players, self.trick, strict=True) if player == seat]
        codes = {*split(hands[seat]), *(code for pile in piles for code in split(pile)), *own}
        known = [one for one in map(_card, sorted(codes)) if one is not None]
        found = []
        for suit in SUITS:
            kings = [one.code for one in known if one.rank is KING and one.suit is suit]
            queens = [one.code for one in known if one.rank is QUEEN and one.suit is suit]
            found += [f"{king}+{queen}" for king, queen in product(kings, queens)]
        return [*found, *(pair for pair in _pairs(said) if pair not in found)]


def _pairs(word: str) -> list[str]:
    codes = split(word)
    return [f"{king}+{queen}" for king, queen in zip(codes[::2], codes[1::2], strict=False)]


def _card(code: str) -> PlayingCard | None:
    try:
        found = card(code)
    except ValueError:
        return None
    return found if isinstance(found, PlayingCard) else None


def _label(key: str, **params: int) -> Message:
    return Message.of(f"pip_pip-setup-{key}", **params)


SETUP: Final = PipPipSetup()
