"""A round of Pili Pili as one line of text, both ways.

    pili_pili options=missions:off seats=4 totals=0.0.0.0 left=- dealer=0 mission=0
      dealt=3.17.42/… bets=2.1.1 tricks=0:17.1:42.2:3.3:55/0:3            (one line)

`dealt` holds a hand a seat, `stock` the cards that are drawn. `bets` are in the order they were made. `looked` and
`covered` are the seats that have. `gives`, `links` and the plays of a trick are `seat:choice`; where all choose at
once, those of the last trick may be secret still. A play by place is `seat@place`, for a Joker `seat@place=31`, and
just `seat@place` while its number is asked. A trade is `winner>other:gives:gets`, `-` for what has not been chosen.
What has not happened is left out. Reading a position plays it out, so the rule that forbids a position is the reason
it is refused with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeVar

from engine import options as house
from engine.cards import JOKER, cards_of, codes
from engine.game import Action, IllegalAction, Message
from engine.notation import NotationError, forbidden, no_number, read_fields, twice, unlike, unread, write_fields
from engine.seats import CHANCE, Seat
from games.pili_pili.actions import BETS, COVER, LOOK, NAMES, Give, Name, Shuffle, parse, play
from games.pili_pili.missions import deck
from games.pili_pili.options import Options
from games.pili_pili.phases import DEAL, DEALER, DECLARE, LOOKING, MISSION, OF_CHANCE, PLAY, READY, SWAP

if TYPE_CHECKING:
    from games.pili_pili.state import State

T = TypeVar("T")
HEAD: Final = "pili_pili"
REQUIRED: Final = ("options", "seats", "totals", "left", "dealer", "mission")
OPTIONAL: Final = ("dealt", "stock", "looked", "covered", "bets", "gives", "links", "tricks", "trades")


def write(state: State) -> str:
    """The line of this state."""
    return write_fields(HEAD, {key: value for key, value in _words(state) if value})


def _words(state: State) -> Iterator[tuple[str, str]]:
    yield "options", house.write(state.options)
    yield "seats", str(state.seats)
    yield "totals", ".".join(map(str, state.totals))
    yield "left", ".".join(map(str, state.left)) or "-"
    yield "dealer", "-" if state.phase == DEALER else str(state.dealer)
    yield "mission", "-" if state.phase in (DEALER, MISSION) else str(state.mission.number)
    if state.phase in OF_CHANCE:
        return
    yield "dealt", "/".join(map(codes, state.dealt))
    if state.stock:
        yield "stock", codes(state.stock)
    chosen = [seat for seat in range(state.seats) if state.commits[seat] is not None]
    if state.rule.look:
        everybody = range(state.seats)
        yield "looked", ".".join(map(str, chosen if state.phase == READY else everybody))
        if state.phase != READY:
            yield "covered", ".".join(map(str, chosen if state.phase == LOOKING else everybody))
    order = [(state.first + at) % state.seats for at in range(state.seats)]
    yield "bets", ".".join(str(state.bets[seat]) for seat in order if state.bets[seat] is not None)
    secret = [(seat, choice) for seat, choice in enumerate(state.commits) if choice is not None]
    if state.rule.give and not state.rule.whole:
        gifts = [(seat, cards) for seat, _, cards in state.passes]
        gifts += [(seat, choice.cards) for seat, choice in secret if isinstance(choice, Give)]
        yield "gives", "/".join(f"{seat}:{codes(cards)}" for seat, cards in gifts)
    if state.rule.linked:
        picks = list(enumerate(state.links))
        picks += [(seat, choice.seat) for seat, choice in secret if isinstance(choice, Name)]
        yield "links", "/".join(f"{seat}:{other}" for seat, other in picks)
    yield "tricks", "/".join(_tricks(state))
    yield "trades", "/".join(_trades(state))


def _tricks(state: State) -> Iterator[str]:
    tricks = [plays for _, plays in state.tricks]
    for number, plays in enumerate([*tricks, tuple(state.trick)]):
        words = [
            f"{seat}:{made.code}"
            if not state.rule.by_place
            else f"{seat}@{state.places[seat][number]}" + (f"={made.value}" if made.card is JOKER else "")
            for seat, made in plays
        ]
        if number == len(tricks) and state.phase == DECLARE:
            words.append(f"{state.waiting[0]}@{state.places[state.waiting[0]][number]}")
        if number == len(tricks) and state.phase == PLAY:
            words += [f"{seat}:{choice}" for seat, choice in enumerate(state.commits) if choice is not None]
        if words:
            yield ".".join(words)


def _trades(state: State) -> Iterator[str]:
    if not state.rule.trade:
        return
    for (seat, other, gives), (_, _, gets) in zip(state.passes[::2], state.passes[1::2], strict=True):
        yield f"{seat}>{other}:{codes(gives)}:{codes(gets)}"
    if state.phase == SWAP:
        chosen = [state.commits[seat] for seat in (state.winner, state.named)]
        words = [codes(choice.cards) if isinstance(choice, Give) else "-" for choice in chosen]
        yield f"{state.winner}>{state.named}:{words[0]}:{words[1]}"


def read(text: str, new: Callable[[Options, int, Seat | None, tuple[int, ...], tuple[int, ...]], State]) -> State:
    """The state of that line; `new` makes an empty round. Raises `NotationError`, with the rule that forbids it."""
    head, words = read_fields(text, REQUIRED, OPTIONAL)
    if head != HEAD:
        raise unread(f"{head!r} is no position of Pili Pili: it begins with {HEAD}", head)
    try:
        state = _round(words, new)
        if "dealt" in words:
            if state.phase != DEAL:
                raise unlike("dealt comes after dealer and mission", HEAD, "not-dealt")
            _play_out(state, words)
        elif len(words) > len(REQUIRED):
            raise unlike("dealt is missing", HEAD, "not-dealt")
    except house.OptionError as error:
        raise NotationError(str(error), told=error.message) from None
    except NotationError:
        raise
    except ValueError as error:
        raise NotationError(str(error), told=Message("position-unread-all")) from None
    written = read_fields(write(state), REQUIRED, OPTIONAL)[1]
    extra = next((key for key in words if key not in written), None)
    if extra is not None:
        raise NotationError(f"{extra} has no place in this round", told=Message.of("position-word-late", word=extra))
    return state


def _round(
    words: dict[str, str],
    new: Callable[[Options, int, Seat | None, tuple[int, ...], tuple[int, ...]], State],
) -> State:
    options = house.parse(Options, words["options"])
    seats = _number(words["seats"], 2, 8, "seats")
    totals = tuple(_number(word, 0, 999, "totals") for word in words["totals"].split("."))
    if len(totals) != seats:
        raise unlike(f"totals are {seats} numbers, one a seat", HEAD, "totals", seats=seats)
    if max(totals) >= options.limit and (options.ties == "shared" or totals.count(min(totals)) == 1):
        reason = f"the game was over: somebody has {max(totals)} Pilis and {options.limit} end it"
        raise unlike(reason, HEAD, "match-over", count=max(totals), limit=options.limit)
    numbers = deck(options)
    left = () if words["left"] == "-" else tuple(_number(word, 1, 40, "left") for word in words["left"].split("."))
    if sorted(set(left)) != list(left) or not set(left) <= set(numbers):
        raise unlike("left are numbers of Missions of this deck, each once, lowest first", HEAD, "left")
    if words["dealer"] == "-":
        if words["mission"] != "-":
            raise unlike("a Mission is turned up after the dealer is known", HEAD, "dealer")
        if options.first_dealer == "host":
            raise unlike("the host deals first: dealer=0", HEAD, "dealer")
        return new(options, seats, None, totals, left)
    dealer = _number(words["dealer"], 0, seats - 1, "dealer")
    if words["mission"] == "-":
        if not numbers:
            raise unlike("there are no Missions: mission=0", HEAD, "no-missions")
        return new(options, seats, dealer, totals, left)
    mission = _number(words["mission"], 0, 40, "mission")
    if mission not in (numbers or (0,)):
        raise unlike(f"Mission {mission} is not in this deck", HEAD, "mission", number=mission)
    if mission in left:
        raise unlike(f"Mission {mission} is turned up and cannot be left in the deck", HEAD, "left")
    state = new(options, seats, dealer, totals, (*left, mission) if mission else left)
    if mission:
        _do(state, CHANCE, parse(f"mission:{mission}"), 0)
        state.left = left
    return state


def _number(word: str, low: int, high: int, what: str) -> int:
    if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
        return int(word)
    raise no_number(f"{what}: {word[:20]!r} is no number from {low} to {high}", what, low, high)


def _play_out(state: State, words: dict[str, str]) -> None:
    _deal(state, words)
    for key, action in (("looked", LOOK), ("covered", COVER)):
        for number, word in enumerate(_parts(words, key, "."), 1):
            _do(state, _number(word, 0, state.seats - 1, key), action, number)
    for number, word in enumerate(_parts(words, "bets", "."), 1):
        _do(state, _first(state).waiting[0], BETS[_number(word, 0, len(BETS) - 1, "bets")], number)
    for number, word in enumerate(_parts(words, "gives", "/"), 1):
        seat, choice = _pair(state, word, ":")
        _do(state, seat, parse(f"give:{choice}"), number)
    for number, word in enumerate(_parts(words, "links", "/"), 1):
        seat, choice = _pair(state, word, ":")
        _do(state, seat, NAMES[_number(choice, 0, state.seats - 1, "links")], number)
    trades = _parts(words, "trades", "/")
    for number, word in enumerate(_parts(words, "tricks", "/")):
        if number and state.rule.trade:
            if len(trades) < number:
                raise unlike(f"trick {number + 1} comes after trade {number}", HEAD, "trade", number=number)
            _trade(state, trades[number - 1], number)
        if state.trick or any(choice is not None for choice in state.commits):
            raise unlike(f"trick {number} is not finished", HEAD, "unfinished", number=number)
        for part in word.split("."):
            _lay(state, part, number + 1)
    tricks = len(_parts(words, "tricks", "/"))
    if len(trades) > tricks:
        raise unlike("a trade comes after its trick", HEAD, "trade", number=tricks)
    if trades and len(trades) == tricks:
        _trade(state, trades[-1], tricks)


def _deal(state: State, words: dict[str, str]) -> None:
    """Everybody's cards and those to be drawn: each once, as many as the Mission says."""
    hands = [cards_of(word) for word in words["dealt"].split("/")]
    stock = cards_of(words.get("stock", "-"))
    if len(hands) != state.seats:
        told = Message.of("position-hands", count=len(hands), seats=state.seats)
        raise NotationError(f"dealt are {state.seats} hands of {state.each} cards", told=told)
    there: set[str] = set()
    for card in (*(card for hand in hands for card in hand), *stock):
        if card.code in there:
            raise twice(f"{card} is there twice", card.code)
        there.add(card.code)
    for seat, hand in enumerate(hands):
        if len(hand) != state.each:
            told = Message.of("position-size", seat=seat, count=len(hand), wanted=state.each)
            raise NotationError(f"dealt are {state.seats} hands of {state.each} cards", told=told)
    drawn = state.rule.draws * state.seats
    if len(stock) != drawn:
        raise unlike(f"the stock holds {drawn} cards to be drawn", HEAD, "stock", count=len(stock), wanted=drawn)
    _do(state, CHANCE, Shuffle((*(one for hand in hands for one in hand), *stock)), 0)


def _do(state: State, seat: Seat, action: Action, number: int) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        raise forbidden(f"seat {seat} may not {action.code}: {error}", seat, number, error.message) from None


def _parts(words: dict[str, str], key: str, between: str) -> list[str]:
    return words[key].split(between) if key in words else []


def _first(state: State) -> State:
    if not state.waiting:
        raise NotationError("the round is over", told=Message("position-over"))
    return state


def _pair(state: State, word: str, between: str) -> tuple[Seat, str]:
    seat, found, choice = word.partition(between)
    if not found:
        raise unread(f"{word[:20]!r} is no seat{between}choice", word)
    return _number(seat, 0, state.seats - 1, "seat"), choice


def _lay(state: State, word: str, number: int) -> None:
    if state.rule.by_place:
        seat, choice = _pair(state, word, "@")
        place, equals, value = choice.partition("=")
        _do(state, seat, parse(f"at-{place}"), number)
        if equals:
            _do(state, seat, play(f"Joker={value}"), number)
        return
    seat, choice = _pair(state, word, ":")
    _do(state, seat, play(choice), number)


def _trade(state: State, word: str, number: int) -> None:
    seat, rest = _pair(state, word, ">")
    parts = rest.split(":")
    if len(parts) != 3:
        raise unread(f"{word[:20]!r} is no winner>other:gives:gets", word)
    other = _number(parts[0], 0, state.seats - 1, "trades")
    _do(state, seat, NAMES[other], number)
    for giver, gift in ((seat, parts[1]), (other, parts[2])):
        if gift != "-":
            _do(state, giver, parse(f"give:{gift}"), number)
