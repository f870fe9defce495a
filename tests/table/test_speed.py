"""How many deals a bot has time to imagine on this device."""

from __future__ import annotations

from random import Random

import pytest

from bots import speed
from games import registry
from table.players import finished
from tests.table.asking import Page


@pytest.mark.parametrize(
    ("seconds", "percent"),
    [
        (speed.USUAL, 100),
        (speed.USUAL * 2, 50),
        (speed.USUAL / 2, 200),
        (speed.USUAL / 1.52, 150),
        (speed.USUAL * 99, 25),
        (0, 200),
    ],
)
def test_a_slower_device_imagines_fewer_deals_within_bounds(seconds: float, percent: int):
    assert speed.scaled(seconds) == percent


def test_the_piece_is_the_same_wherever_it_is_played():
    assert speed.piece(Random(0)) == speed.piece(Random(0)) > 0


def test_it_is_measured_in_slices():
    assert len(list(speed.measured())) == speed.LAPS
    assert speed.LEAST <= finished(speed.measured()) <= speed.MOST


def test_the_wire_answers_with_percent_and_with_what_is_usual():
    page = Page({id_: registry.load(id_) for id_ in registry.ids()})
    percent = page.ask("speed")["percent"]
    assert speed.LEAST <= percent <= speed.MOST
    for game in page.ask("hello")["games"]:
        assert game["worlds"] > 0
        assert game["levels"] == ["easy", "normal", "strong"]
        assert game["bots"] == ["random", "easy", "normal", "strong"]
