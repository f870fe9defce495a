"""What the setup of positions promises of every game, whatever its house rules: asked of moments of a random deal."""

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.game import Message
from engine.match import Match
from engine.notation import NotationError
from engine.seats import CHANCE
from engine.setup import Choice, Field, Kept, Place, Setup
from table import setup
from tests.conformance.cases import Case
from tests.conformance.sentences import Key


def moments(case: Case, seed: str, many: int) -> list[str]:
    """The lines of some moments of a deal that is played at random, its beginning among them."""
    game = case.entry.game
    match = Match(game, case.options, case.seats)
    rng = Random(seed)
    lines: list[str] = []
    while match.state.outcome is None:
        actors = match.state.actors()
        if actors == (CHANCE,):
            match.apply(CHANCE, match.chance(seed))
            continue
        lines.append(match.state.position())
        seat = rng.choice(actors)
        if match.state.open_to() and rng.random() < 0.3:
            seat = match.state.open_to()[0]
        legal = match.state.legal_actions(seat)
        brisk = [action for action in legal if game.brisk(action)]
        match.apply(seat, rng.choice(brisk or legal))
    if not lines:
        return []
    return [lines[0], *rng.sample(lines, min(many, len(lines))), lines[-1]]


def setup_of(case: Case) -> Setup:
    """How that game's positions are set up: a game that does not say fails."""
    assert case.entry.setup is not None
    return case.entry.setup


def check_reading(case: Case, line: str) -> None:
    """The words come back as they were, and no field changes anything by being set to what it is."""
    it = setup_of(case)
    words = it.read(line)
    assert it.line(words) == line
    names = [field.name for field in it.fields(words)]
    assert len(set(names)) == len(names)
    for field in it.fields(words):
        assert field.takes(_value(field)), field
        if not isinstance(field, Place | Kept):
            assert it.change(line, field.name, _value(field)) == line, field
    there = [code for field in it.fields(words) if isinstance(field, Place) for code in field.cards]
    assert len(there) == len(set(there))
    assert {card.code for card in it.pack(words)} >= set(there)


def check_a_card_moved(case: Case, line: str, rng: Random) -> None:
    """A card taken up and put back: nothing of the cards or choices has changed, and it can still be played."""
    it = setup_of(case)
    places = [one for one in it.fields(it.read(line)) if isinstance(one, Place) and one.cards and not one.ordered]
    place = rng.choice(places)
    card = rng.choice(place.cards)
    without = it.change(line, place.name, ".".join(code for code in place.cards if code != card) or "-")
    again = it.change(without, place.name, ".".join(place.cards))
    after = {field.name: field for field in it.fields(it.read(again)) if isinstance(field, Place)}
    for field in it.fields(it.read(line)):
        if isinstance(field, Place):
            assert sorted(after[field.name].cards) == sorted(field.cards)
            assert after[field.name].wanted == field.wanted
            assert field.wanted is None or len(field.cards) == field.wanted
    assert refusal(case, again) is None, (line, again)


def check_changes(case: Case, line: str) -> None:
    """However broken the line is, each of its fields is changed or refused, the number of players too."""
    it = setup_of(case)
    try:
        fields = it.fields(it.read(line))
    except NotationError:
        return
    for field in fields:
        values = [value for value, _ in field.values] if isinstance(field, Choice) else ["-", "0", "²"]
        for value in values[:: len(values) - 1 or 1]:
            try:
                after = it.change(line, field.name, value)
            except NotationError:
                continue
            it.fields(it.read(after))


def refusal(case: Case, line: str) -> Message | None:
    """Why that line cannot be played, None where it can; every reason has its words."""
    try:
        Match.at(case.entry.game, line)
    except NotationError as error:
        if error.told is None:
            raise AssertionError(f"no words for: {error.reason}") from None
        return error.told
    return None


def keys_of(case: Case, line: str) -> Iterator[Key]:
    """The keys of all words that a page needs for that line."""
    sheet: Any = setup.sheet(case.entry, line)
    if sheet["refusal"]:
        yield from _told(sheet["refusal"])
        if sheet["refusal"]["rule"]:
            yield from _told(sheet["refusal"]["rule"])
    for field in sheet["fields"] or ():
        yield from _told(field["label"])
        for value in field.get("values", ()):
            yield from _told(value)


def _told(message: Any) -> Iterator[Key]:
    yield message["key"], frozenset(message["params"])


def _value(field: Field) -> str:
    if isinstance(field, Place):
        return ".".join(field.cards) or "-"
    return "-" if isinstance(field, Kept) else str(dataclasses.asdict(field)["value"])
