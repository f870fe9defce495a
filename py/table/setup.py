"""Setting up a position: one change of its line at a time, and all that a page needs to show what is there.

Sheet: `{line, game, options: {name: value}, fields: [Field], pack: {cards, columns}, free: [code], refusal, seat,
steps: [Step], next: [Next]}`.
    line     the position, finished or not: whoever changes it sends it back
    fields   null where not even the words of the line can be read, and then nothing below but `refusal`; else
             `engine/setup.py`: `{kind, name, label: {key, params}, more}` and, by `kind`,
             place    cards [code], laid [code], wanted (how many, or null), ordered, rest (how many more, unnamed)
             choice   value, values [{value, key, params}]; `several` likewise, its value the chosen ones, `0.2`
             number   value, low, high
             kept     value: what the line remembers, which can only be forgotten
    pack     every card, in the order in which the pack lies, in so many columns
    free     the cards that lie nowhere
    refusal  null where it can be played, else `{key, params, rule}`: why not, and the rule (null, or {key, params})
             that forbids a step of it; the keys are whole
    seat     whose turn it is, the first of them where all choose at once; null where it cannot be played or the deck is
             to act
    steps    what has been done since the cards were dealt, where the line tells it: `{seat, action, name}`
    next     what may be done now, seat by seat: `{seat, choices: [{action, name}]}`; `name` as in `table/naming.py`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import options as house
from engine.game import Action, Json, Message, State
from engine.match import Match
from engine.notation import NotationError
from engine.seats import CHANCE, Seat
from engine.setup import Field, Place, Setup
from games.registry import Entry
from table import naming, questions
from table.players import Refused
from table.questions import Question

MOST_CHOICES: Final = 300
"""What is offered at once: more ways than that (three cards to hand on of seven) are chosen at the table."""
NOT_YET: Final = Message("position-unread-all")


def asked(entry: Entry, line: str, question: Question) -> str:
    """The line after what is asked for: a field changed, cards dealt, something done or taken back, or nothing.

    Raises `Refused` for what no page offers, and what a table raises.
    """
    setup = setup_of(entry)
    try:
        if "field" in question:
            value = questions.text(question, "value", questions.LINE)
            return setup.change(line, questions.text(question, "field"), value)
        if "fill" in question:
            return setup.filled(line, Random(questions.seed(question)))
        if "action" in question:
            seat, code = questions.whole(question, "seat"), questions.text(question, "action")
            return _done(entry, line, seat, code, questions.seed(question))
        return _taken_back(entry, line) if "back" in question else line
    except NotationError:
        raise Refused(Message.of("bad-field", field="position")) from None


def fresh(entry: Entry, seats: int) -> str:
    """The line of an empty table."""
    setup = setup_of(entry)
    return setup.line(setup.fresh(seats))


def setup_of(entry: Entry) -> Setup:
    """How positions of that game are set up; raises `Refused` where it does not say."""
    if entry.setup is None:
        raise Refused(Message.of("no-setup", game=entry.game.id))
    return entry.setup


def _done(entry: Entry, line: str, seat: Seat, code: str, seed: str) -> str:
    match = Match.at(entry.game, line)
    try:
        action = entry.game.parse_action(code)
    except ValueError:
        raise Refused(Message.of("unknown-action", action=code)) from None
    match.apply(seat, action)
    return _on(match, seed)


def _on(match: Match, seed: str) -> str:
    """The line once the deck has done what it has to; that of a deal that is over stays as it is."""
    while match.state.actors() == (CHANCE,):
        match.apply(CHANCE, match.state.chance_outcome(Random(f"{seed}/{len(match.record)}")))
    return match.state.position()


def _taken_back(entry: Entry, line: str) -> str:
    """The line before the last thing that was done, where it tells one."""
    base, steps = setup_of(entry).told(line)
    match = Match.at(entry.game, base)
    for seat, action in steps[:-1]:
        match.apply(seat, action)
    return match.state.position() if steps[1:] else base


def sheet(entry: Entry, line: str) -> dict[str, Json]:
    """All there is to show of that line."""
    setup = setup_of(entry)
    try:
        words = setup.read(line)
    except NotationError as error:
        return {"line": line, "game": entry.game.id, "fields": None, "refusal": refused(error, entry.game.id)}
    pack = [card.code for card in setup.pack(words)]
    found: dict[str, Any] = {
        "line": line,
        "game": entry.game.id,
        "options": dict(house.changed(setup.house(words))),
        "fields": [_sorted(field, pack).as_json() for field in setup.fields(words)],
        "pack": {"cards": pack, "columns": setup.columns},
        "free": [card.code for card in setup.free(words)],
        "refusal": None,
        "seat": None,
        "steps": [],
        "next": [],
    }
    try:
        match = Match.at(entry.game, line)
        found["steps"] = _steps(entry, line)
    except NotationError as error:
        found["refusal"] = refused(error, entry.game.id)
        return found
    state = match.state
    actors = [seat for seat in state.actors() if seat != CHANCE]
    found["seat"] = actors[0] if actors else None
    found["next"] = [one for seat in _offered(state, actors) if (one := _next(entry, state, seat))]
    return found


def _sorted(field: Field, pack: Sequence[str]) -> Field:
    """Cards whose order says nothing lie as in the pack, and what is no card of it after them."""
    if not isinstance(field, Place) or field.ordered:
        return field
    order = {code: number for number, code in enumerate(pack)}
    return replace(field, cards=tuple(sorted(field.cards, key=lambda code: order.get(code, len(order)))))


def refused(error: NotationError, game: str) -> dict[str, Json]:
    """Why a position cannot be, with whole keys."""
    told, key, rule = error.told or NOT_YET, error.key or NOT_YET.key, error.rule
    said = None if rule is None else Message(f"{game}-refused-{rule.key}", rule.params).as_json()
    return {"key": key, "params": told.as_json()["params"], "rule": said}


def _offered(state: State, actors: Sequence[Seat]) -> list[Seat]:
    return [*actors, *(seat for seat in state.open_to() if seat not in actors)]


def _next(entry: Entry, state: State, seat: Seat) -> dict[str, Json] | None:
    actions = state.legal_actions(seat)
    if not 0 < len(actions) <= MOST_CHOICES:
        return None
    view = entry.view(state.observe(seat))
    choices: list[Json] = [{"action": one.code, "name": naming.named(view, one)} for one in actions]
    return {"seat": seat, "choices": choices}


def _steps(entry: Entry, line: str) -> list[Json]:
    base, steps = setup_of(entry).told(line)
    if not steps:
        return []
    state: State = entry.game.from_position(base)
    found: list[Json] = []
    for seat, action in steps:
        found.append({"seat": seat, "action": action.code, "name": _name(entry, state, seat, action)})
        state.apply(seat, action)
    return found


def _name(entry: Entry, state: State, seat: Seat, action: Action) -> dict[str, Any]:
    return naming.named(entry.view(state.observe(seat)), action)
