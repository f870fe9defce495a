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
from engine.game import IllegalAction
from engine.notation import NotationError, read_fields, write_fields
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
        raise NotationError(f"{head!r} is no position of Pili Pili: it begins with {HEAD}")
    try:
        state = _round(words, new)
        if "dealt" in words:
            if state.phase != DEAL:
                raise NotationError("dealt comes after dealer and mission")
            _play_out(state, words)
        elif len(words) > len(REQUIRED):
            raise NotationError("dealt is missing")
    except (house.OptionError, IllegalAction) as error:
        raise NotationError(str(error)) from None
    except NotationError:
        raise
    except ValueError as error:
        raise NotationError(str(error)) from None
    written = read_fields(write(state), REQUIRED, OPTIONAL)[1]
    extra = next((key for key in words if key not in written), None)
    if extra is not None:
        raise NotationError(f"{extra} has no place in this round")
    return state


def _round(
    words: dict[str, str],
    new: Callable[[Options, int, Seat | None, tuple[int, ...], tuple[int, ...]], State],
) -> State:
    options = house.parse(Options, words["options"])
    seats = _number(words["seats"], 2, 8, "seats")
    totals = tuple(_number(word, 0, 999, "totals") for word in words["totals"].split("."))
    if len(totals) != seats:
        raise NotationError(f"totals are {seats} numbers, one a seat")
    if max(totals) >= options.limit and (options.ties == "shared" or totals.count(min(totals)) == 1):
        raise NotationError(f"the game was over: somebody has {max(totals)} Pilis and {options.limit} end it")
    numbers = deck(options)
    left = () if words["left"] == "-" else tuple(_number(word, 1, 40, "left") for word in words["left"].split("."))
    if sorted(set(left)) != list(left) or not set(left) <= set(numbers):
        raise NotationError("left are numbers of Missions of this deck, each once, lowest first")
    if words["dealer"] == "-":
        if words["mission"] != "-":
            raise NotationError("a Mission is turned up after the dealer is known")
        if options.first_dealer == "host":
            raise NotationError("the host deals first: dealer=0")
        return new(options, seats, None, totals, left)
    dealer = _number(words["dealer"], 0, seats - 1, "dealer")
    if words["mission"] == "-":
        if not numbers:
            raise NotationError("there are no Missions: mission=0")
        return new(options, seats, dealer, totals, left)
    mission = _number(words["mission"], 0, 40, "mission")
    if mission not in (numbers or (0,)):
        raise NotationError(f"Mission {mission} is not in this deck")
    if mission in left:
        raise NotationError(f"Mission {mission} is turned up and cannot be left in the deck")
    state = new(options, seats, dealer, totals, (*left, mission) if mission else left)
    if mission:
        state.apply(CHANCE, parse(f"mission:{mission}"))
        state.left = left
    return state


def _number(word: str, low: int, high: int, what: str) -> int:
    if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
        return int(word)
    raise NotationError(f"{what}: {word[:20]!r} is no number from {low} to {high}")


def _play_out(state: State, words: dict[str, str]) -> None:
    hands = [cards_of(word) for word in words["dealt"].split("/")]
    if len(hands) != state.seats or any(len(hand) != state.each for hand in hands):
        raise NotationError(f"dealt are {state.seats} hands of {state.each} cards")
    stock = cards_of(words.get("stock", "-"))
    state.apply(CHANCE, Shuffle((*(one for hand in hands for one in hand), *stock)))
    for key, action in (("looked", LOOK), ("covered", COVER)):
        for word in _parts(words, key, "."):
            state.apply(_number(word, 0, state.seats - 1, key), action)
    for word in _parts(words, "bets", "."):
        _first(state).apply(state.waiting[0], BETS[_number(word, 0, len(BETS) - 1, "bets")])
    for word in _parts(words, "gives", "/"):
        seat, choice = _pair(state, word, ":")
        state.apply(seat, parse(f"give:{choice}"))
    for word in _parts(words, "links", "/"):
        seat, choice = _pair(state, word, ":")
        state.apply(seat, NAMES[_number(choice, 0, state.seats - 1, "links")])
    trades = _parts(words, "trades", "/")
    for number, word in enumerate(_parts(words, "tricks", "/")):
        if number and state.rule.trade:
            if len(trades) < number:
                raise NotationError(f"trick {number + 1} comes after trade {number}")
            _trade(state, trades[number - 1])
        if state.trick or any(choice is not None for choice in state.commits):
            raise NotationError(f"trick {number} is not finished")
        for part in word.split("."):
            _lay(state, part)
    tricks = len(_parts(words, "tricks", "/"))
    if len(trades) > tricks:
        raise NotationError("a trade comes after its trick")
    if trades and len(trades) == tricks:
        _trade(state, trades[-1])


def _parts(words: dict[str, str], key: str, between: str) -> list[str]:
    return words[key].split(between) if key in words else []


def _first(state: State) -> State:
    if not state.waiting:
        raise NotationError("the round is over")
    return state


def _pair(state: State, word: str, between: str) -> tuple[Seat, str]:
    seat, found, choice = word.partition(between)
    if not found:
        raise NotationError(f"{word[:20]!r} is no seat{between}choice")
    return _number(seat, 0, state.seats - 1, "seat"), choice


def _lay(state: State, word: str) -> None:
    if state.rule.by_place:
        seat, choice = _pair(state, word, "@")
        place, equals, value = choice.partition("=")
        state.apply(seat, parse(f"at-{place}"))
        if equals:
            state.apply(seat, play(f"Joker={value}"))
        return
    seat, choice = _pair(state, word, ":")
    state.apply(seat, play(choice))


def _trade(state: State, word: str) -> None:
    seat, rest = _pair(state, word, ">")
    parts = rest.split(":")
    if len(parts) != 3:
        raise NotationError(f"{word[:20]!r} is no winner>other:gives:gets")
    other = _number(parts[0], 0, state.seats - 1, "trades")
    state.apply(seat, NAMES[other])
    for giver, gift in ((seat, parts[1]), (other, parts[2])):
        if gift != "-":
            state.apply(giver, parse(f"give:{gift}"))
