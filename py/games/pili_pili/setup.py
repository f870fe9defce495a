"""A round of Pili Pili as it is set up: the Mission says how many cards are dealt, then all is played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final

from engine import setup
from engine.cards import Card, deck_numbered
from engine.game import Action, Event, Message
from engine.seats import Seat
from engine.setup import NONE, Choice, Field, Number, Place, Setup, Several, Words, label, split
from games.pili_pili.missions import BY_NUMBER, NO_MISSION, Mission, cards_each, deck
from games.pili_pili.options import Options
from games.pili_pili.position import OPTIONAL, REQUIRED, read
from games.pili_pili.state import State

FEWEST: Final = 2
MOST: Final = 8
DECK: Final = deck_numbered()
MOST_PILIS: Final = 99


class PiliPiliSetup(Setup):
    """See the module."""

    head: ClassVar[str] = "pili_pili"
    options: ClassVar[type[Options]] = Options
    order: ClassVar[tuple[str, ...]] = (*REQUIRED, *OPTIONAL)
    story: ClassVar[tuple[str, ...]] = ("looked", "covered", "bets", "gives", "links", "tricks", "trades")
    columns: ClassVar[int] = 12

    def fresh(self, seats: int) -> Words:
        """No Mission, five cards each, nobody has a Pili."""
        words = {"options": "missions:off", "seats": str(seats), "totals": ".".join(["0"] * seats), "left": NONE}
        return {**words, "dealer": "0", "mission": "0", "dealt": "/".join([NONE] * seats)}

    def pack(self, words: Words) -> Sequence[Card]:
        """The numbers from 1 to 55 and the Joker."""
        return DECK

    def fields(self, words: Words) -> list[Field]:
        """The hands as dealt, the Mission, and the Pilis that everybody has."""
        return [*self._places(words), *self._choices(words)]

    def _places(self, words: Words) -> Iterator[Field]:
        seats = _seats(words)
        mission = _mission(words)
        each = cards_each(mission, seats)
        laid = _laid(words.get("tricks", NONE))
        for seat, word in enumerate(setup.by_seat(words, "dealt", seats)):
            cards = tuple(split(word))
            gone = tuple(code for code in cards if code in laid)
            yield Place(f"dealt.{seat}", label("hand", seat=seat), cards=cards, wanted=each, laid=gone)
        if mission.draws or words.get("stock", NONE) != NONE:
            cards = tuple(split(words.get("stock", NONE)))
            yield Place("stock", _label("stock"), cards=cards, wanted=mission.draws * seats, ordered=True)

    def _choices(self, words: Words) -> Iterator[Field]:
        seats = _seats(words)
        numbers = deck(self.house(words))
        yield Choice("seats", label("seats"), value=str(seats), values=setup.seats_from(FEWEST, MOST))
        dealer = words.get("dealer", NONE)
        yield Choice("dealer", label("dealer"), value=dealer, values=setup.each_seat(seats))
        missions = tuple((str(number), _mission_words(number)) for number in numbers)
        if missions:
            yield Choice("mission", _label("mission"), value=words.get("mission", NONE), values=missions)
        totals = words.get("totals", NONE).split(".")
        for seat in range(seats):
            value = totals[seat] if seat < len(totals) else "0"
            yield Number(f"totals.{seat}", _label("pilis", seat=seat), value=value, high=MOST_PILIS)
        if missions:
            others = tuple(one for one in missions if one[0] != words.get("mission"))
            yield Several("left", _label("left"), more=True, value=words.get("left", NONE), values=others)

    def put(self, words: Words, name: str, value: str) -> None:
        """A Mission that is turned up is not in its deck; the one before goes back there."""
        before = words.get("mission", NONE)
        setup.put(words, name, value)
        if name == "mission":
            left = {*split(words.get("left", NONE)), *([before] if before not in ("0", NONE) else [])}
            words["left"] = _in_order(left - {value})
        if name == "left":
            words["left"] = _in_order(set(split(value)))

    def settle(self, words: Words, name: str) -> None:
        """Other house rules are another deck of Missions; a stock is there only where cards are drawn."""
        if name == "options":
            numbers = [str(number) for number in deck(self.house(words))]
            if not numbers:
                words["mission"], words["left"] = "0", NONE
            elif words.get("mission") not in numbers:
                words["mission"] = numbers[0]
                words["left"] = _in_order(set(numbers[1:]))
            else:
                words["left"] = _in_order(set(split(words.get("left", NONE))) & set(numbers) - {words["mission"]})
        if name == "dealer" or "dealt" not in words:
            words.setdefault("dealt", "/".join([NONE] * _seats(words)))
        if words.get("stock") == NONE:
            del words["stock"]

    def fill(self, words: Words, rng: Random) -> None:
        """As many cards to everybody as the Mission says, and those to be drawn."""
        free = self.free(words)
        seats, mission = _seats(words), _mission(words)
        each = cards_each(mission, seats)
        hands = [split(word) for word in setup.by_seat(words, "dealt", seats)]
        words["dealt"] = "/".join(setup.joined([*hand, *setup.dealt(free, each - len(hand), rng)]) for hand in hands)
        stock = split(words.get("stock", NONE))
        words["stock"] = setup.joined([*stock, *setup.dealt(free, mission.draws * seats - len(stock), rng)])

    def sit(self, words: Words, seats: int) -> Words:
        """What was done is undone: it was done by so many."""
        totals = words.get("totals", NONE).split(".")
        words["totals"] = ".".join((totals[seat] if seat < len(totals) else "0") for seat in range(seats))
        words["dealt"] = "/".join(setup.by_seat(words, "dealt", seats))
        words["seats"] = str(seats)
        if setup.whole(words.get("dealer"), 0, MOST, 0) >= seats:
            words["dealer"] = str(seats - 1)
        for key in self.story:
            words.pop(key, None)
        return words

    def told(self, line: str) -> tuple[str, list[tuple[Seat, Action]]]:
        """The round as dealt, and everything done since."""
        log = _Log()
        read(line, log.new)
        return self.without_story(line), log.done


class _Log:
    """What is applied to the state that is being read."""

    def __init__(self) -> None:
        self.done: list[tuple[Seat, Action]] = []

    def new(
        self, options: Options, seats: int, dealer: Seat | None, totals: tuple[int, ...], left: tuple[int, ...]
    ) -> State:
        """An empty round that keeps what is done in it."""
        state = _Told(options, seats, dealer, totals, left)
        state.log = self.done
        return state


class _Told(State):
    """A round that writes down what is done; chance comes before anything that a story tells."""

    __slots__ = ("log",)
    log: list[tuple[Seat, Action]]

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it and write it down."""
        events = State.apply(self, seat, action)
        if seat >= 0:
            self.log.append((seat, action))
        return events


def _label(key: str, **params: int) -> Message:
    return Message.of(f"pili_pili-setup-{key}", **params)


def _mission_words(number: int) -> Message:
    mission = BY_NUMBER[number]
    return Message.of(f"pili_pili-mission-{mission.id}") if mission.number else _label("no-mission")


def _seats(words: Words) -> int:
    return setup.whole(words.get("seats"), FEWEST, MOST, FEWEST)


def _mission(words: Words) -> Mission:
    return BY_NUMBER.get(setup.whole(words.get("mission"), 0, 99, 0), NO_MISSION)


def _in_order(numbers: set[str]) -> str:
    return setup.joined(sorted(numbers, key=lambda one: (len(one), one)))


def _laid(tricks: str) -> set[str]:
    """The cards laid in these tricks; of those played by place no card is named."""
    words = (word for trick in tricks.split("/") for word in trick.split("."))
    return {word.partition(":")[2].partition("=")[0] for word in words if ":" in word}


SETUP: Final = PiliPiliSetup()
