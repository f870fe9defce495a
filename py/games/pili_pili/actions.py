"""What a player, or the deck, can do at Pili Pili. Players' actions exist once and compare by identity."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Final, Self

from engine.cards import JOKER, Card, NumberCard, card, cards_of, codes, deck_numbered
from engine.game import Action
from engine.seats import Seat
from games.pili_pili.missions import BY_NUMBER, as_played, cards_each, deck
from games.pili_pili.options import Options

MOST_TRICKS: Final = 7
HIGHEST: Final = 56
DECK: Final = deck_numbered()
ORDER: Final = {one: place for place, one in enumerate(DECK)}
"""Every card's place: 1-55, then the Joker. Hands and secret passes are told in this order."""

WHOLE: Final = frozenset(DECK)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """These cards, lowest first, the Joker last."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


class Once(Action):
    """An action that exists once: copies and pickles are the action itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[[str], Action], tuple[str]]:
        return parse, (self.code,)


class Bet(Once):
    """To say how many tricks one will win."""

    __slots__ = ("tricks",)

    def __init__(self, tricks: int) -> None:
        self.code = f"bet-{tricks}"
        self.tricks = tricks

    def __repr__(self) -> str:
        return f"bet({self.tricks})"


class Play(Once):
    """A card laid, `37`; the Joker with the number its player declares, `Joker=31` (15).

    `strength` has one number for each order of a trick: the higher wins, of equals the earlier (16, 37).
    0: the highest, numbers before the Joker · 1: the highest, of equals the earlier · 2 and 3: so with the lowest.
    """

    __slots__ = ("card", "strength", "value")

    def __init__(self, one: Card, value: int) -> None:
        self.code = one.code if one is not JOKER else f"{one.code}={value}"
        self.card = one
        self.value = value
        number = one is not JOKER
        self.strength = (
            2 * value + number,
            2 * value,
            2 * (HIGHEST - value) + number,
            2 * (HIGHEST - value),
        )

    def __repr__(self) -> str:
        return f"play({self.code!r})"


class PlayAt(Once):
    """A card that lies face down before its player, by its place from 0: `at-2` (40)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.code = f"at-{place}"
        self.place = place

    def __repr__(self) -> str:
        return f"play_at({self.place})"


class Give(Once):
    """Cards handed on in secret, in the order of `ORDER`: `give:5.40.Joker` (26)."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.code = f"give:{codes(cards)}"
        self.cards = cards

    def __repr__(self) -> str:
        return f"give({self.code.removeprefix('give:')!r})"


class Name(Once):
    """To name another player: to be linked with (42), or to trade with (45)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.code = f"name-{seat}"
        self.seat = seat

    def __repr__(self) -> str:
        return f"name({self.seat})"


class Look(Once):
    """Ready to see one's hand, for as long as the Mission gives (39, 40)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = "look"

    def __repr__(self) -> str:
        return "LOOK"


class Cover(Once):
    """The hand face down again (39, 40)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = "cover"

    def __repr__(self) -> str:
        return "COVER"


class Dealer(Once):
    """Chance: who deals first (6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.code = f"dealer:{seat}"
        self.seat = seat

    def __repr__(self) -> str:
        return f"dealer({self.seat})"


class Turn(Once):
    """Chance: the Mission turned up (8)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.code = f"mission:{number}"
        self.number = number

    def __repr__(self) -> str:
        return f"turn({self.number})"


class Shuffle(Action):
    """Chance: the pack as far as it is used: seat 0's cards, seat 1's …, then those that are drawn (9, 34).

    Not interned: there are more of them than anybody could keep, and it compares by its cards.
    """

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def __getattr__(self, name: str) -> str:
        """The code, made when it is first asked for: random play by the thousand never asks."""
        if name != "code":
            raise AttributeError(name)
        self.code = f"shuffle:{codes(self.cards)}"
        return self.code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffle) and other.cards == self.cards

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        return f"Shuffle(cards_of({codes(self.cards)!r}))"


BETS: Final = tuple(Bet(tricks) for tricks in range(MOST_TRICKS + 1))
NUMBERS: Final = {one: Play(one, one.number) for one in DECK if isinstance(one, NumberCard)}
JOKERS: Final = tuple(Play(JOKER, value) for value in range(HIGHEST + 1))
PLAYS: Final[dict[Card, tuple[Play, ...]]] = {one: (play_,) for one, play_ in NUMBERS.items()} | {JOKER: JOKERS}
"""All plays of a card."""
ENDS: Final[dict[Card, tuple[Play, ...]]] = PLAYS | {JOKER: (JOKERS[0], JOKERS[HIGHEST])}
"""All plays of a card where the Joker is the highest or the lowest (16, option)."""
PLACES: Final = tuple(PlayAt(place) for place in range(MOST_TRICKS))
NAMES: Final = tuple(Name(seat) for seat in range(8))
DEALERS: Final = tuple(Dealer(seat) for seat in range(8))
TURNS: Final = {number: Turn(number) for number in BY_NUMBER if number}
LOOK: Final = Look()
COVER: Final = Cover()


def bet(tricks: int) -> Bet:
    """The bet of so many tricks; raises `ValueError` outside 0-7."""
    if not 0 <= tricks <= MOST_TRICKS:
        raise ValueError(f"a bet is 0 to {MOST_TRICKS} tricks, not {tricks}")
    return BETS[tricks]


def play(code: str) -> Play:
    """The play of that code, `37` or `Joker=31`; raises `ValueError`."""
    name, equals, number = code.partition("=")
    one = card(name)
    if one is JOKER:
        if equals and number.isascii() and number.isdigit() and int(number) <= HIGHEST:
            return JOKERS[int(number)]
        raise ValueError(f"the Joker declares a whole number from 0 to {HIGHEST}, not {number!r}")
    if equals or one not in NUMBERS:
        raise ValueError(f"{code!r} is no play: a number 1-55, or Joker= and a number 0-56")
    return NUMBERS[one]


def give(*cards: Card) -> Give:
    """These cards handed on, in whatever order they are named; raises `ValueError` for a card twice."""
    if not cards or len(set(cards)) != len(cards) or not set(cards) <= WHOLE:
        raise ValueError(f"{codes(cards)} cannot be handed on: cards of this pack, each once")
    return give_in_order(in_order(cards))


@functools.cache
def give_in_order(cards: tuple[Card, ...]) -> Give:
    """These cards handed on, which are in order already."""
    return Give(cards)


def parse(text: str) -> Action:
    """The action of that code, a player's or chance's; raises `ValueError` saying what is wrong."""
    if len(text) > 400:
        raise ValueError("longer than any action")
    if text in _ONE_OF_A_KIND:
        return _ONE_OF_A_KIND[text]
    head, colon, rest = text.partition(":")
    match head:
        case "give" if colon:
            return give(*cards_of(rest))
        case "shuffle" if colon:
            return Shuffle(cards_of(rest))
    if colon:
        raise ValueError(f"{text[:40]!r} is no action of Pili Pili")
    return play(text)


_ONE_OF_A_KIND: Final[dict[str, Action]] = {
    one.code: one for one in (LOOK, COVER, *BETS, *PLACES, *NAMES, *DEALERS, *TURNS.values())
}


def every(options: Options, seats: int) -> Iterator[Action]:
    """Every action a player of this table could ever be allowed, each once."""
    missions = [as_played(BY_NUMBER[number], options) for number in deck(options) or (0,)]
    yield from BETS[: 1 + max(cards_each(mission, seats) + mission.draws for mission in missions)]
    for plays in (ENDS if options.joker_values == "ends" else PLAYS).values():
        yield from plays
    yield from PLACES[: max((mission.cards for mission in missions if mission.by_place), default=0)]
    sizes = {mission.give for mission in missions if mission.give and not mission.whole}
    sizes |= {1 for mission in missions if mission.trade}
    for size in sorted(sizes):
        yield from (give_in_order(cards) for cards in combinations(DECK, size))
    if any(mission.linked or mission.trade for mission in missions):
        yield from NAMES[:seats]
    if any(mission.look for mission in missions):
        yield LOOK
        yield COVER
