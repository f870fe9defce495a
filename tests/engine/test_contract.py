"""What crosses the wire as JSON, and the examples in the engine's own documentation."""

import doctest
import importlib
import json
import pkgutil
from dataclasses import dataclass

import pytest

import engine
from engine.cards import HEARTS, JACK, Card, card
from engine.game import ALL, Event, IllegalAction, Message, as_json
from tests.engine.toy_rules import ACTIONS, Dealt, Drew


@dataclass(frozen=True, slots=True)
class TookAllCards(Event):
    seat: int
    cards: tuple[Card | None, ...]


def test_an_event_as_json():
    event = TookAllCards(1, (card("TH"), None))
    assert event.as_json() == {"event": "took_all_cards", "seat": 1, "cards": ["TH", None]}
    assert json.loads(json.dumps(event.as_json())) == event.as_json()
    assert event.seen_by(0) is event
    assert not event.teaches(1)


def test_a_redacted_event_as_json():
    event = Drew(1, card("7"))
    assert [event.seen_by(eyes).as_json()["card"] for eyes in (0, 1, None, ALL)] == [None, "7", None, "7"]
    assert Dealt(0, (card("1"), card("2"))).seen_by(None).as_json()["cards"] == [None, None]


def test_values_as_json():
    assert as_json((1, "a", None, True, [HEARTS, JACK], {"x": ACTIONS["draw"]})) == [
        1, "a", None, True, ["H", "J"], {"x": "draw"},
    ]  # fmt: skip
    assert as_json(Message.of("follow", suit="H")) == {"key": "follow", "params": {"suit": "H"}}
    for value in (1.5, object(), b"", Event):
        with pytest.raises(TypeError, match="does not cross the wire"):
            as_json(value)


def test_a_message_is_its_key_and_parameters():
    assert Message.of("above", rank="9", suit="H") == Message.of("above", suit="H", rank="9")
    assert Message.of("above", suit="H") != Message.of("above", suit="S")
    assert len({Message("a"), Message.of("a"), Message.of("a", n=1)}) == 2
    assert str(IllegalAction(Message("follow"))) == "follow"
    assert str(IllegalAction(Message.of("follow", suit="H"))) == "follow {'suit': 'H'}"


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(engine.__path__)])
def test_examples_in_the_documentation(name):
    assert doctest.testmod(importlib.import_module(f"engine.{name}")).failed == 0
