"""A hand in play as one line of text, and back.

    pis_yedili dealer=3 turn=0 hands=2D.3H/5C.QD/KS/9H stock=QH.KD.7C.9S.* discard=-

| word | means | where left out |
|---|---|---|
| `hands` | a hand a seat, 2 to 6 of them | must be there |
| `stock` | its top card first, as it will be drawn | must be there |
| `discard` | in the order laid, its top card last | must be there |
| `dealer` | a seat, or `?` before there is one | must be there |
| `options` | the house rules that differ (engine/options.py) | none |
| `phase` | `dealer`, `shuffle`, `first`, `lap`, `turn`, `again`, `over` (rules.py) | `turn`; `first` with no discards |
| `turn` | whose turn it is | the seat after the dealer |
| `way` | `+` clockwise, `-` the other way | `+` |
| `named` | the suit that the jack on top asks for | its own |
| `bill` | the cards that sevens have run up | 0 |
| `drawn` | draws made in this turn (3: three or more) | 0 |
| `lap` | turns left of a first lap of clubs | as many as there can be |
| `moves` `idle` | players' actions; passes in a row with nothing to draw | 0 |
| `muted` | seats that forgot "Tek!" and may not finish, `0.2` | none |
| `due` | who still takes a card and why, once the deck is made again, `bill:1.1,ace:2` | nobody |
| `end` | `out`, `void`, `moves` or `passes`, once it is over | not over |
| `born` | the reshuffle that cards were last in, `1:4S.9H,2:KD` | none |
| `declined` | a seat each: on what it last drew and passed, `JS=H`, or `-` | nothing |
| `known` | what all know of a seat's hand, as `memory.py` keeps it | nothing |

All 52 cards must be there, each once; `*`, once in the line, stands for all that are not named, in the pack's order.
`??` is refused: it belongs to what one seat sees, and a position is the whole state. A hand of `known` is
`1:7|!2C.3C|1+2~5H*0*0*1;…`: seat; what it held at the first fact, by reshuffle; then by turns a fact (`!` none of
these, `?` one of these) and what was drawn after it, with cards laid since: card, reshuffle, first and last stretch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from engine import options as house
from engine.cards import PlayingCard, codes, playing_card, suit
from engine.game import Message
from engine.notation import HIDDEN, NotationError, no_card, no_number, read_fields, twice, unlike, unread, write_fields
from engine.seats import CHANCE, Seat
from games.pis_yedili import scoring
from games.pis_yedili.actions import DECK, NAMING, PLAIN, Lay, parse
from games.pis_yedili.deck import PLACE
from games.pis_yedili.events import WHYS, Why
from games.pis_yedili.knowledge import held
from games.pis_yedili.known import read_known, write_known
from games.pis_yedili.options import Options
from games.pis_yedili.plausible import check
from games.pis_yedili.rules import DEALER, FIRST, LAP, OVER, PHASES, SHUFFLE, TURN
from games.pis_yedili.state import State

_HEAD: Final = "pis_yedili"
_REQUIRED: Final = ("dealer", "hands", "stock", "discard")
_ALWAYS: Final = (*_REQUIRED, "phase", "turn")
_LEFT_OUT: Final = {
    "options": "-", "way": "+", "named": "-", "bill": "0", "drawn": "0", "lap": "0", "moves": "0", "idle": "0",
    "muted": "-", "due": "-", "end": "-", "born": "-", "declined": "-", "known": "-",
}  # fmt: skip
"""What need not be written."""
_REST: Final = "*"
_place: Final = PLACE.__getitem__


def write(state: State) -> str:
    """The line of this state: only what differs from what is left out."""
    state.knowledge.think()
    words = {
        "options": house.write(state.options),
        "dealer": "?" if state.dealer == CHANCE else str(state.dealer),
        "phase": state.phase,
        "turn": str(max(state.turn, 0)),
        "hands": "/".join(codes(hand) for hand in state.hands),
        "stock": codes(reversed(state.stock)),
        "discard": codes(state.discard),
        "way": "+" if state.way == 1 else "-",
        "named": state.laid.named.code if state.laid and state.laid.named else "-",
        **{name: str(getattr(state, name)) for name in ("bill", "drawn", "lap", "moves", "idle")},
        "muted": ".".join(str(seat) for seat in range(state.seats) if state.muted >> seat & 1) or "-",
        "due": _write_due(state.due),
        "end": _end(state),
        "born": _write_born(state.knowledge.born),
        "declined": "/".join(lay.code if lay else "-" for lay in state.declined) if any(state.declined) else "-",
        "known": ";".join(write_known(seat, known) for seat, known in state.knowledge.known()) or "-",
    }
    said = {key: word for key, word in words.items() if key in _ALWAYS or word != _LEFT_OUT[key]}
    return write_fields(_HEAD, said)


def read(text: str) -> State:
    """The state of that line; raises `NotationError` with the reason."""
    head, words = read_fields(text, _REQUIRED, (*_LEFT_OUT, "phase", "turn"))
    if head != _HEAD:
        raise unread(f"a position of this game begins with {_HEAD!r}, not {head[:40]!r}", head)
    if HIDDEN in text:
        raise no_card(f"{HIDDEN!r} belongs to what one seat sees; a position shows every card", HIDDEN)
    try:
        options = house.parse(Options, words.get("options", "-"))
    except house.OptionError as error:
        raise NotationError(str(error), told=error.message) from None
    hands = words["hands"].split("/")
    if not 2 <= len(hands) <= 6:
        raise NotationError(
            f"2 to 6 hands, not {len(hands)}", told=Message.of("position-number", word="hands", low=2, high=6)
        )
    state = State(options, len(hands))
    _read_turn(state, words)
    _read_cards(state, words)
    _read_numbers(state, words)
    _read_story(state, words)
    check(state)
    _read_end(state, words.get("end", "-"))
    return state


# Cards


def _read_cards(state: State, words: Mapping[str, str]) -> None:
    piles = [*words["hands"].split("/"), words["stock"], words["discard"]]
    named = [[_card(code) for code in pile.split(".") if code not in (_REST, "-")] for pile in piles]
    there: set[PlayingCard] = set()
    for card in (card for pile in named for card in pile):
        if card in there:
            raise twice(f"{card} is there twice", card.code)
        there.add(card)
    rest = [card for card in DECK if card not in there]
    stars = sum(pile.split(".").count(_REST) for pile in piles)
    unshuffled = state.phase in (DEALER, SHUFFLE)
    if stars > 1:
        raise unread(f"{_REST} stands for all other cards, once", _REST)
    if unshuffled and (there or stars):
        raise unlike("before the shuffle no card lies anywhere: write -", _HEAD, "unshuffled")
    if rest and not stars and not unshuffled:
        told = Message.of("position-cards-missing", count=len(rest))
        raise NotationError(f"cards are missing: {codes(rest[:8])}{' …' if len(rest) > 8 else ''}", told=told)
    *hands, stock, discard = (
        [card for code in pile.split(".") if code != "-" for card in (rest if code == _REST else [_card(code)])]
        for pile in piles
    )
    state.hands = [sorted(hand, key=_place) for hand in hands]
    state.stock = list(reversed(stock))
    state.discard = discard
    if discard:
        state.laid = _laid(discard[-1], words.get("named", "-"))
    elif "named" in words:
        raise unlike("named is the suit that a jack on top asks for: there is no card on top", _HEAD, "no-jack")


def _card(code: str) -> PlayingCard:
    try:
        card = playing_card(code)
    except ValueError as error:
        raise no_card(str(error), code) from None
    if card.copy:
        raise no_card(f"{code} is of a second pack, and there is one", code)
    return card


def _laid(card: PlayingCard, named: str) -> Lay:
    if named == "-":
        return PLAIN[card]
    if card not in NAMING:
        raise unlike(f"named is the suit that a jack on top asks for: {card} is no jack", _HEAD, "no-jack")
    try:
        return NAMING[card][suit(named).index]
    except ValueError as error:
        raise unread(str(error), named) from None


def _write_born(born: Sequence[int]) -> str:
    found: dict[int, list[PlayingCard]] = {}
    for card in DECK:
        if born[card.index]:
            found.setdefault(born[card.index], []).append(card)
    return ",".join(f"{reshuffle}:{codes(found[reshuffle])}" for reshuffle in sorted(found)) or "-"


def _read_born(state: State, word: str) -> None:
    knowledge = state.knowledge
    for part in word.split(",") if word != "-" else ():
        number, colon, cards = part.partition(":")
        if not colon:
            raise unread(f"born says a reshuffle and its cards as in 1:4S.9H, not {part[:40]!r}", part)
        reshuffle = _number("born", number, 1, 999)
        knowledge.reshuffles = max(knowledge.reshuffles, reshuffle)
        for code in cards.split("."):
            knowledge.born[_card(code).index] = reshuffle
    knowledge.held = [held(hand, knowledge.born, knowledge.reshuffles) for hand in state.hands]


# Whose turn, and what waits


def _read_turn(state: State, words: Mapping[str, str]) -> None:
    dealer = words["dealer"]
    state.dealer = CHANCE if dealer == "?" else _seat(state, "dealer", dealer)
    state.phase = words.get("phase", FIRST if words["discard"] == "-" else TURN)
    if state.phase not in PHASES:
        raise unread(f"phase is one of {', '.join(PHASES)}, not {state.phase[:40]!r}", state.phase)
    if (state.dealer == CHANCE) != (state.phase == DEALER):
        raise unlike("dealer=? belongs to phase=dealer", _HEAD, "no-dealer")
    starter = (state.dealer + 1) % state.seats
    if state.phase in (DEALER, SHUFFLE):
        state.turn = CHANCE
    else:
        state.turn = _seat(state, "turn", words.get("turn", str(starter)))
    way = words.get("way", "+")
    if way not in ("+", "-"):
        raise unread(f"way is + or -, not {way[:40]!r}", way)
    state.way = 1 if way == "+" else -1


def _read_numbers(state: State, words: Mapping[str, str]) -> None:
    state.bill = _number("bill", words.get("bill", "0"), 0, 24)
    state.drawn = _number("drawn", words.get("drawn", "0"), 0, 3)
    state.moves = _number("moves", words.get("moves", "0"), 0, 1000)
    state.idle = _number("idle", words.get("idle", "0"), 0, state.seats)
    longest = state.seats if state.options.first_lap == "everyone" else 1
    if state.phase in (FIRST, LAP):
        default = longest if state.phase == FIRST else longest - 1
        state.lap = _number("lap", words.get("lap", str(default)), 1, longest)
    elif words.get("lap", "0") != "0":
        raise unlike("lap counts turns of phase=first and phase=lap only", _HEAD, "lap")
    for one in words.get("muted", "-").split("."):
        if one != "-":
            state.muted |= 1 << _seat(state, "muted", one)
    state.due = _read_due(state, words.get("due", "-"))


def _write_due(due: Sequence[tuple[Seat, Why]]) -> str:
    runs = ((why, ".".join(str(seat) for seat, _ in run)) for why, run in groupby(due, key=lambda one: one[1]))
    return ",".join(f"{why}:{seats}" for why, seats in runs) or "-"


def _read_due(state: State, word: str) -> list[tuple[Seat, Why]]:
    due: list[tuple[Seat, Why]] = []
    for part in word.split(",") if word != "-" else ():
        why, _, seats = part.partition(":")
        if why not in WHYS:
            raise unread(f"due is why and who, as in bill:1.1; why is one of {', '.join(WHYS)}", part)
        due += [(_seat(state, "due", seat), WHYS[WHYS.index(why)]) for seat in seats.split(".")]
    return due


# What all know, and the end


def _read_story(state: State, words: Mapping[str, str]) -> None:
    _read_born(state, words.get("born", "-"))
    declined = words.get("declined", "-").split("/")
    if declined != ["-"]:
        if len(declined) != state.seats:
            raise unlike(f"declined says something for each of {state.seats} seats", _HEAD, "told")
        state.declined = [None if code == "-" else _lay(code) for code in declined]
    for part in words.get("known", "-").split(";"):
        if part != "-":
            seat, memory = read_known(part)
            if not 0 <= seat < state.seats:
                raise unlike(f"known is of a seat from 0 to {state.seats - 1}, not {seat}", _HEAD, "told")
            state.knowledge.memories[seat] = memory


def _lay(code: str) -> Lay:
    try:
        action = parse(code)
    except ValueError as error:
        raise unread(str(error), code) from None
    if not isinstance(action, Lay) or action.said:
        raise unread(f"{code} lays no card", code)
    return action


def _end(state: State) -> str:
    if state.outcome is None:
        return "-"
    if state.outcome.void:
        return "void"
    return state.outcome.reason.key


def _read_end(state: State, word: str) -> None:
    if (state.phase == OVER) != (word != "-" or bool(state.due and not all(state.hands))):
        raise unlike("end belongs to phase=over, and says how: out, void, moves or passes", _HEAD, "end")
    out = state.hands[state.turn] == [] if state.turn != CHANCE else False
    match word:
        case "-":
            return
        case "out" if out and not state.due:
            state.count()
        case "void" if not state.discard:
            state.outcome = scoring.voided(state.seats, state.turn, state.dealer)
        case "moves" | "passes" if not out:
            state.outcome = scoring.stopped(state.hands, word, state.dealer)
        case _:
            raise unlike(f"end is out, void, moves or passes, as the cards allow, not {word[:40]!r}", _HEAD, "end")


def _seat(state: State, key: str, text: str) -> Seat:
    return _number(key, text, 0, state.seats - 1)


def _number(key: str, text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= high:
        return int(text)
    raise no_number(f"{key} is a number from {low} to {high}, not {text[:40]!r}", key, low, high)
