"""Any value laid open: all that it holds, whatever it calls equal, as nested tuples that compare by content."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.cards import Card, Rank, Suit
from engine.game import Action, All

_ATOMS = (str, int, float, bool, bytes, type(None), All)


def plain(value: object) -> Any:
    """The value and everything in it."""
    if isinstance(value, _ATOMS):
        return value
    name = type(value).__name__
    if isinstance(value, Card | Suit | Rank | Action):
        return (name, value.code)
    if isinstance(value, tuple | list):
        return tuple(plain(part) for part in value)
    if isinstance(value, set | frozenset):
        return (name, tuple(sorted(map(repr, map(plain, value)))))
    if isinstance(value, Mapping):
        return (name, tuple(sorted((repr(plain(key)), plain(part)) for key, part in value.items())))
    return (name, tuple((field, plain(part)) for field, part in _fields(value)))


def cards_in(value: object) -> set[Card]:
    """Every card anywhere in the value, as itself or in an action; one that keeps them otherwise tells its `cards`."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, (*_ATOMS, Suit, Rank)):
        return set()
    if isinstance(value, Mapping):
        return {card for pair in value.items() for part in pair for card in cards_in(part)}
    if isinstance(value, tuple | list | set | frozenset):
        return {card for part in value for card in cards_in(part)}
    told = () if isinstance(value, Action) else getattr(value, "cards", ())
    return {card for _, part in (*_fields(value), ("cards", told)) for card in cards_in(part)}


def _fields(value: object) -> Iterator[tuple[str, object]]:
    """What an object holds, in slots or in its dict."""
    for kind in type(value).__mro__:
        for slot in kind.__dict__.get("__slots__", ()):
            if hasattr(value, slot):
                yield slot, getattr(value, slot)
    yield from sorted(getattr(value, "__dict__", {}).items())
