"""Reading a hand of Pip-Pip from its line (see `position`), and saying what is impossible about it.

What a line claims must be able to have happened as far as a table could check it: every card once, as many in each
hand, pile and stock as the tricks played leave, whose turn it is, who may deal, and calls and voids that fit the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn, TypeVar

from engine import options as house
from engine.cards import KING, QUEEN, PlayingCard, Suit, playing_card, suit
from engine.game import Message, Value
from engine.notation import NotationError, no_card, no_number, read_fields, twice, unlike, unread
from engine.seats import Seat
from engine.trick import Trick
from games.pip_pip import ceremony
from games.pip_pip.actions import PLAYS
from games.pip_pip.knowledge import limits
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, FULL, HAND, SUIT_MASKS, all_tricks, drawing_tricks, mask_of, place_of
from games.pip_pip.position import HEAD
from games.pip_pip.state import PipPipState

T = TypeVar("T")
_CEREMONY: Final = ("order", "drawn", "dealer", "trump")
_PLAY: Final = (
    "waiting", "turn", "last", "hands", "stock", "trick", "before", "piles", "called", "remainder", "voids", "late",
)  # fmt: skip


def _no(reason: str, key: str, **params: Value) -> NoReturn:
    raise unlike(reason, HEAD, key, **params)


def read(text: str) -> PipPipState:
    """The state of that line; raises `NotationError` with the reason."""
    head, words = read_fields(text, ("seats", "options"), (*_CEREMONY, *_PLAY))
    if head != HEAD:
        raise unread(f"{head!r} is no position of {HEAD}", head)
    seats = _number("seats", words["seats"], 3, 12)
    try:
        options = house.parse(Options, words["options"])
    except house.OptionError as error:
        raise NotationError(str(error), told=error.message) from None
    state = PipPipState(options, seats, None)
    _seat(state, words.get("order"))
    if "dealer" in words:
        state.dealer = _number("dealer", words["dealer"], 0, seats - 1)
    if "trump" in words:
        state.trump = _suit("trump", words["trump"])
    if "drawn" in words:
        state.drawn = _drawn(words["drawn"], seats)
    if "hands" not in words:
        for key in _PLAY:
            if key in words:
                _no(f"{key} before the deal: there are no hands", "not-dealt")
        _check_ceremony(state)
        return state
    if state.dealer is None or state.trump is None:
        _no("hands are dealt once there is a dealer and a trump", "no-trump")
    if state.drawn:
        _no("the drawn cards go back before the deal", "draw")
    _Hand(state, words).read()
    return state


# Words


def _number(key: str, word: str, low: int, high: int) -> int:
    if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
        return int(word)
    raise no_number(f"{key} is a number from {low} to {high}, not {word[:20]!r}", key, low, high)


def _suit(key: str, word: str) -> Suit:
    try:
        return suit(word)
    except ValueError as error:
        raise unread(f"{key}: {error}", word) from None


def _cards(key: str, word: str) -> tuple[PlayingCard, ...]:
    try:
        return () if word == "-" else tuple(playing_card(code) for code in word.split("."))
    except ValueError as error:
        raise no_card(f"{key}: {error}", word) from None


def _by_seat(key: str, word: str | None, seats: int, one: Callable[[str, str], T]) -> list[T]:
    """What stands between the slashes; `one` reads `-` as nothing."""
    parts = ["-"] * seats if word is None else word.split("/")
    if len(parts) != seats:
        told = Message.of("position-hands", count=len(parts), seats=seats)
        raise NotationError(f"{key} has {len(parts)} parts for {seats} seats", told=told)
    return [one(key, part) for part in parts]


def _seat(state: PipPipState, word: str | None) -> None:
    if word is None:
        return
    seats = len(state.hands)
    order = tuple(_number("order", part, 0, seats - 1) for part in word.split("."))
    if sorted(order) != list(range(seats)):
        _no(f"order names each seat from 0 to {seats - 1} once", "order")
    if state.options.seating == "lobby" and order != tuple(range(seats)):
        _no("order is the lobby's unless the draw settles it (seating:draw)", "order")
    state.seat_in(order)


def _drawn(word: str, seats: int) -> ceremony.Draw:
    rounds: list[ceremony.Round] = []
    for part in word.split("/"):
        round_: list[tuple[Seat, PlayingCard]] = []
        for one in part.split("."):
            who, colon, code = one.partition(":")
            cards = _cards("drawn", code if colon else "-")
            if len(cards) != 1:
                raise unread(f"drawn: {one!r} is no seat:card", one)
            round_.append((_number("drawn", who, 0, seats - 1), cards[0]))
        rounds.append(tuple(round_))
    return tuple(rounds)


def _check_ceremony(state: PipPipState) -> None:
    """The draw or the cut can have gone like this."""
    if state.dealer is None:
        if state.trump is not None:
            _no("trump comes with the dealer", "draw")
        _check_rounds(state)
        if state.drawn and len(ceremony.winners(state.drawn[-1], state.options)) == 1:
            _no("the draw is won: dealer and trump are missing", "draw")
        return
    if state.trump is None:
        if state.drawn or state.options.later_trump == "carry":
            _no("trump is missing", "draw")
        return
    if not state.drawn:
        if state.options.later_trump != "carry":
            _no("trump was drawn or cut: drawn is missing", "draw")
        return
    first = state.drawn[0]
    if len(first) == 1:
        if state.options.later_trump == "carry" or len(state.drawn) > 1:
            _no("drawn: one card is no draw, and nobody cuts", "draw")
        if first[0][0] != state.cutter:
            _no(f"drawn: seat {state.cutter} cuts", "draw")
        if first[0][1].suit is not state.trump:
            _no("trump is the suit of the cut card", "draw")
        return
    _check_rounds(state)
    won = ceremony.winners(state.drawn[-1], state.options)
    if won != (state.dealer,):
        _no("dealer is who won the draw", "draw")
    if dict(state.drawn[-1])[state.dealer].suit is not state.trump:
        _no("trump is the suit of the card that won the draw", "draw")
    if state.order != ceremony.order_of(state.drawn, len(state.hands), state.options):
        _no("order is not that of the drawn cards", "draw")


def _check_rounds(state: PipPipState) -> None:
    seats = len(state.hands)
    for index, round_ in enumerate(state.drawn):
        before = state.drawn[:index]
        who = ceremony.drawing(before, seats, state.options)
        if tuple(seat for seat, _ in round_) != who or len(who) < 2:
            _no(f"drawn: round {index + 1} is not of those who have to draw", "draw")
        if ceremony.refused(before, tuple(card for _, card in round_), seats, state.options):
            _no(f"drawn: a card of round {index + 1} was not there to draw", "draw")


class _Hand:
    """The cards in play of one line, put into `state` and checked."""

    def __init__(self, state: PipPipState, words: dict[str, str]) -> None:
        self.state = state
        self.words = words
        self.seats = len(state.hands)
        self.draws = drawing_tricks(self.seats)

    def read(self) -> None:
        """Fill the state; raises `NotationError`."""
        state, words, seats = self.state, self.words, self.seats
        hands = _by_seat("hands", words["hands"], seats, _cards)
        piles = _by_seat("piles", words.get("piles"), seats, _cards)
        trick = _cards("trick", words.get("trick", "-"))
        stock = _cards("stock", words.get("stock", "-"))
        remainder = _cards("remainder", words.get("remainder", "-"))
        every = [*trick, *stock, *remainder, *(card for part in (*hands, *piles) for card in part)]
        if len(every) != len(set(every)):
            again = next(card for at, card in enumerate(every) if card in every[:at])
            raise twice("a card lies in two places", again.code)
        if mask_of(every) != FULL:
            told = Message.of("position-cards-missing", count=len(DECK) - len(every))
            raise NotationError(f"{len(DECK) - len(every)} cards are missing", told=told)
        state.hands = [mask_of(hand) for hand in hands]
        state.piles = [mask_of(pile) for pile in piles]
        state.remainder = mask_of(remainder)
        state.stock = [PLAYS[place_of(card)] for card in reversed(stock)]
        self._tricks([len(pile) for pile in piles], len(trick))
        self._turn(trick)
        if "before" in words:
            self._before(words["before"])
        self._sizes(len(stock), len(remainder))
        state.called = _by_seat("called", words.get("called"), seats, _cards)
        self._calls()
        self._knowledge()
        state.settle()
        if not any(state.hands):
            self._over()

    def _tricks(self, piles: list[int], trick: int) -> None:
        for pile in piles:
            if pile % self.seats:
                _no("piles are made of whole tricks", "piles", seats=self.seats)
        self.state.tricks = sum(piles) // self.seats
        if trick >= self.seats:
            _no("a full trick lies on somebody's pile", "full-trick")

    def _turn(self, trick: tuple[PlayingCard, ...]) -> None:
        state, words, seats = self.state, self.words, self.seats
        if "turn" not in words:
            _no("turn is missing: whose it is, or who won the last trick", "turn")
        state.turn = _number("turn", words["turn"], 0, seats - 1)
        place = state.order.index(state.turn) - len(trick)
        players = [state.order[(place + index) % seats] for index in range(len(trick))]
        leader = state.order[place % seats]
        assert state.dealer is not None
        if not state.tricks and state.order[(place - 1) % seats] != state.dealer:
            _no("the dealer's left leads the first trick", "first-lead")
        if "last" in words:
            state.last = _number("last", words["last"], 0, seats - 1)
        begun = bool(state.tricks or trick)
        if begun != (state.last is not None):
            _no("last is who has played last, and nobody has" if not begun else "last is missing", "last")
        if trick and state.last != players[-1]:
            _no(f"last is {players[-1]}, who has just played", "last-is", seat=players[-1])
        state.trick = Trick(list(zip(players, trick, strict=True)))
        if leader == state.turn and trick:
            _no("a full trick lies on somebody's pile", "full-trick")

    def _before(self, word: str) -> None:
        state = self.state
        leader, colon, rest = word.partition(":")
        first = state.order.index(_number("before", leader, 0, self.seats - 1)) if colon else 0
        cards = _cards("before", rest or "-")
        if len(cards) != self.seats or len(set(cards)) != len(cards):
            _no("before: a leader and one card of each seat", "before")
        state.before = tuple((state.order[(first + index) % self.seats], card) for index, card in enumerate(cards))
        winner = state.trick.leader if state.trick.plays else state.turn
        assert winner is not None
        if mask_of(cards) & ~state.piles[winner]:
            _no(f"before: these cards are not on the pile of seat {winner}, who won them", "before")
        if not state.trick.plays and state.before[-1][0] != state.last:
            _no(
                f"last is {state.before[-1][0]}, who played last to the trick before",
                "last-is",
                seat=state.before[-1][0],
            )

    def _played(self, seat: Seat) -> int:
        return self.state.tricks + any(who == seat for who, _ in self.state.trick.plays)

    def _sizes(self, stock: int, remainder: int) -> None:
        state = self.state
        drawn = min(state.tricks, self.draws) * self.seats
        if state.tricks < self.draws:
            drawn += len(state.trick.plays)
        left = len(DECK) - HAND * self.seats - drawn
        open_ = state.tricks >= self.draws
        if (stock, remainder) != ((0, left) if open_ else (left, 0)):
            where = "exposed" if open_ else "in the stock"
            key = "remainder" if open_ else "stock"
            _no(f"after {state.tricks} tricks {left} cards are left, {where}", key, tricks=state.tricks, count=left)
        for seat, hand in enumerate(state.hands):
            played = self._played(seat)
            size = HAND - played + min(played, self.draws)
            if hand.bit_count() != size:
                told = Message.of("position-size", seat=seat, count=hand.bit_count(), wanted=size)
                raise NotationError(f"seat {seat} holds {size} cards now, not {hand.bit_count()}", told=told)

    def _calls(self) -> None:
        state = self.state
        gone = mask_of(card for _, card in state.trick.plays)
        for pile in state.piles:
            gone |= pile
        every = [card for pairs in state.called for card in pairs]
        if len(every) != len(set(every)):
            _no("called: a card serves in one call only", "called-once")
        own = [state.hands[seat] for seat in range(self.seats)]
        for seat, card in state.trick.plays:
            own[seat] |= mask_of((card,))
        table = mask_of(card for _, card in state.trick.plays)
        for seat, pairs in enumerate(state.called):
            if len(pairs) % 2:
                _no("called: pairs of King and Queen", "called-pair")
            for king, queen in zip(pairs[::2], pairs[1::2], strict=True):
                if king.rank is not KING or queen.rank is not QUEEN or king.suit is not queen.suit:
                    _no(f"called: {king} and {queen} are no King and Queen of one suit", "called-pair")
            if mask_of(pairs) & ~(own[seat] | gone & ~table):
                _no(f"called: seat {seat} neither holds nor has played all it has called", "called-held", seat=seat)
        if "waiting" in self.words:
            state.waiting = _suit("waiting", self.words["waiting"])
            if state.waiting is state.trump:
                _no("waiting is another suit than trump", "waiting-trump")
            if not any(card.suit is state.waiting for card in every):
                _no("waiting: nobody has called that suit", "waiting", suit=state.waiting.code)

    def _knowledge(self) -> None:
        """Voids must fit what is held, and the running trick must have been played by the rules."""
        state, words = self.state, self.words
        voids = _by_seat("voids", words.get("voids"), self.seats, _voids)
        state.late = _by_seat("late", words.get("late"), self.seats, _late)
        state.voids = [trick for of_seat in voids for trick in of_seat]
        if state.options.follow == "free" and (any(state.voids) or any(state.late)):
            _no("where nobody has to follow nobody shows a void", "voids")
        for seat in range(self.seats):
            played = self._played(seat)
            if any(trick > played for trick in (*voids[seat], *state.late[seat])):
                _no(f"seat {seat} has played {played} cards only", "voids")
            for most, mask in limits(voids[seat], state.late[seat], played, self.seats):
                if (state.hands[seat] & mask).bit_count() > most:
                    _no(f"seat {seat} holds cards of a suit it did not follow", "revoke", seat=seat)
        for seat, card in state.trick.plays:
            led = state.trick.plays[0][1].suit
            missed = card.suit is not led and state.options.follow == "must"
            if (voids[seat][led.index] == state.tricks + 1) != missed:
                _no(f"voids: seat {seat} {'did not follow' if missed else 'followed'} in this trick", "voids")

    def _over(self) -> None:
        state = self.state
        if state.tricks != all_tricks(self.seats) or state.trick.plays:
            _no("hands are empty before the end", "empty")
        state.finish()


def _voids(key: str, word: str) -> tuple[int, int, int, int]:
    found = [0] * len(SUIT_MASKS)
    for part in () if word == "-" else word.split("."):
        found[_suit(key, part[:1]).index] = _number(key, part[1:], 1, 34)
    first, second, third, fourth = found
    return first, second, third, fourth


def _late(key: str, word: str) -> tuple[int, ...]:
    return () if word == "-" else tuple(_number(key, part, 1, 34) for part in word.split("."))
