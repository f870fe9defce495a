"""Pili Pili as the page plays it: what may be taken back, and what a hint may not tell."""

from __future__ import annotations

import pytest

from games.registry import load
from table.table import Table
from tests.table.asking import Page


def asked(kind: str, **options: str) -> Page:
    """A page whose viewer, first to bet, has been asked for the first time under that kind of Mission."""
    page = Page({"pili_pili": load("pili_pili")})
    page.start("you", "normal", "normal", game="pili_pili", options={"kind": kind, "first_dealer": "host"} | options)
    page.to_me()
    return page


def own(page: Page) -> list[str | None]:
    """The viewer's hand as it is shown: None face down."""
    return next(
        [card["card"] for card in zone["cards"]] for zone in page.step["view"]["zones"] if zone["id"] == "hand:0"
    )


def betting(kind: str, **options: str) -> Page:
    """So, when the viewer has looked at his hand and covered it."""
    page = asked(kind, **options)
    assert page.actions() == ["look"]
    page.act("look")
    page.to_me()
    assert None not in own(page)
    assert page.actions() == ["cover"]
    page.act("cover")
    page.to_me()
    assert set(own(page)) == {None}
    return page


def why_no_undo(page: Page) -> str | None:
    """The key of the table's own reason, None where the last action may be taken back."""
    table = page.wire._table
    assert isinstance(table, Table)
    refusal = table.undo_refusal()
    return None if refusal is None else refusal.key


@pytest.mark.parametrize("timers", ["on", "longer", "untimed"])
@pytest.mark.parametrize("kind", ["look-3s", "memory-5s"])
def test_r39_r40_a_look_is_not_taken_back(kind, timers):
    """ "Everybody sees his own hand for 3 seconds …; then it is hidden while betting": not once more by undo."""
    page = betting(kind, timers=timers)
    assert why_no_undo(page) == "undo-seen"
    assert page.refused("undo") == {"key": "undo-seen", "params": {}}
    assert set(own(page)) == {None}


@pytest.mark.parametrize("kind", ["look-3s", "memory-5s"])
def test_r39_r40_a_bet_is_taken_back_and_no_more(kind):
    """Undoing the bet gives the bet back; undoing once more would open the hand."""
    page = betting(kind)
    record = page.ask("record")["text"]
    page.act("bet-1")
    assert why_no_undo(page) is None
    page.ask("undo")
    assert page.ask("record")["text"] == record
    assert set(own(page)) == {None}
    assert why_no_undo(page) == "undo-seen"
    assert page.refused("undo")["key"] == "undo-seen"


def test_r39_no_hint_while_betting_on_a_hidden_hand():
    """Its advice would tell what the hand is worth; once the hand is shown again it is given."""
    page = betting("look-3s")
    assert page.refused("hint") == {"key": "hint-hidden", "params": {}}
    page.act("bet-1")
    page.to_me()
    assert None not in own(page)
    assert page.ask("hint")["action"] in page.actions()


def test_r40_no_hint_to_who_plays_from_memory():
    """Its advice would name the place of the best card."""
    page = betting("memory-5s")
    assert page.refused("hint")["key"] == "hint-hidden"
    page.act("bet-1")
    page.to_me()
    assert page.refused("hint")["key"] == "hint-hidden"
    while page.step["wait"] != "deal":
        assert page.refused("hint")["key"] == "hint-hidden"
        page.act(page.actions()[0])
        page.to_me()


@pytest.mark.parametrize(
    ("kind", "options"), [("look-3s", {"timers": "off"}), ("blind-bet", {}), ("forehead", {}), ("no-0", {})]
)
def test_a_hint_where_nothing_is_to_be_remembered(kind, options):
    """Hands that nobody has seen, and open ones, keep no secret from advice."""
    page = asked(kind, **options)
    assert page.ask("hint")["action"] in page.actions()


@pytest.mark.parametrize("kind", ["look-3s", "memory-5s"])
def test_ready_and_covered_are_hinted(kind):
    """There is one thing to do, and no card is told by it."""
    page = asked(kind)
    for action in ("look", "cover"):
        assert page.ask("hint")["action"] == action
        page.act(action)
        page.to_me()
