"""The table with every real game: whole matches before a viewer who sees no more than it may."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import ALL
from engine.match import Match
from engine.seats import CHANCE
from games import registry
from games.registry import Entry
from table.players import YOU, finished, seated
from table.replies import shown
from table.saved import again
from table.sitting import Sitting
from table.table import Table
from table.watch import Watch

GAMES = registry.ids()


def table_of(id_: str, seed: str) -> tuple[Entry, Table]:
    """A table of the usual size: the viewer, and the game's bots in turn."""
    entry = registry.load(id_)
    seats, bots = entry.game.usual, list(entry.bots)
    words = [YOU, *(bots[-1 - seat % len(bots)] for seat in range(seats - 1))]
    return entry, Table(
        entry, Match(entry.game, entry.game.options(), seats), seed, seated(entry, seats, words), budget=1
    )


def steps(table: Table, seed: str) -> Iterator[None]:
    """A whole match; the viewer mostly does what brings the deal to its end, else anything."""
    rng = Random(seed)
    while table.wait != "match":
        match table.wait:
            case "deal":
                table.deal()
            case "table":
                finished(table.advance())
            case _:
                assert table.viewer is not None
                legal = table.match.state.legal_actions(table.viewer)
                brisk = [action for action in legal if table.match.game.brisk(action)]
                table.act(rng.choice(brisk if brisk and rng.random() < 0.8 else legal))
        yield


def words(part: Any, key: str = "") -> Iterator[str]:
    """Every word in a JSON value, codes taken apart; a number only where a card is meant."""
    match part:
        case str():
            names_cards = key in ("card", "cards", "hands", "action") and "-" not in part
            for word in re.split(r"[^0-9A-Za-z?]+", re.sub(r"=[0-9]+", "", part)):
                if names_cards or not word.isdigit():
                    yield word
        case list():
            for one in part:
                yield from words(one, key)
        case dict():
            for name, one in part.items():
                yield from words(one, name)


def faces(zones: Any) -> set[str]:
    """The cards that are face up in these zones."""
    return {card["card"] for zone in zones for card in zone["cards"]} - {None}


def deck(match: Match) -> set[str]:
    """The cards of this deal, as the deck's own actions name them."""
    named = [action.code.split(":")[-1].split(".") for seat, action in match.record if seat == CHANCE]
    return {code for codes in named if len(codes) > 9 for code in codes}


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_step_of_a_match_shows_the_viewer_a_hidden_card(id_: str, seed: str):
    entry, table = table_of(id_, seed)
    known: set[str] = set()
    laid: set[str] = set()
    most = 0
    for _ in steps(table, seed):
        view, news = table.view(), json.loads(json.dumps(table.news()))
        state = table.match.state
        keys = [card["key"] for zone in view["zones"] for card in zone["cards"]]
        assert len(keys) == len(set(keys))
        assert all(keys)
        known, before = faces(view["zones"]), known
        laid = laid & deck(table.match) | faces(zone for zone in view["zones"] if zone["kind"] in ("trick", "stack"))
        # The trick before this one, and cards laid open, of which some have been played since.
        past = {play["card"] for mark in view["marks"] if mark["kind"] == "trick" for play in mark["value"]}
        opened = {card for mark in view["marks"] if mark["kind"] == "cards" for card in mark["value"]["cards"]}
        assert past <= laid
        assert opened <= laid | known
        marks = [mark for mark in view["marks"] if mark["kind"] not in ("trick", "cards")]
        if state.outcome is None and state.actors() != (CHANCE,):
            hidden = deck(table.match) - known - before - opened
            unseen = len(faces(entry.view(state.observe(ALL))["zones"]) - known - before)
            assert len(hidden) >= unseen
            most = max(most, unseen)
            assert not hidden & set(words([view["zones"], view["prompts"], view["refused"], marks, news]))
    assert most > 9, "something was hidden, though at the end of a deal perhaps nothing is any more"


@pytest.mark.parametrize("id_", GAMES)
def test_prompts_are_the_legal_actions_and_name_cards_on_show(id_: str):
    _, table = table_of(id_, "5eed")
    for _ in steps(table, "5eed"):
        view = table.view()
        keys = {card["key"] for zone in view["zones"] for card in zone["cards"] if card["card"]}
        codes = []
        for prompt in view["prompts"]:
            codes += [choice["action"] for choice in prompt.get("choices", ())] or [prompt["action"]]
            assert prompt.get("card") is None or prompt["card"] in keys
        assert all(one["card"] in keys for one in view["refused"])
        if table.match.state.outcome is None and table.viewer is not None:
            legal = table.match.state.legal_actions(table.viewer)
            assert sorted(codes) == sorted(action.code for action in legal)
            assert table.wait != "you" or codes


@pytest.mark.parametrize("id_", GAMES)
def test_a_resumed_match_is_the_same_match(id_: str):
    entry, table = table_of(id_, "ab")
    other = table
    for count, _ in enumerate(steps(table, "ab")):
        if count % 23 == 0:
            other = Table.resume(table.record(), {id_: entry})
            assert (other.view(), other.wait, other.undo_refusal()) == (table.view(), table.wait, table.undo_refusal())
            if table.wait == "table":
                more = Table.resume(table.record(), {id_: entry})
                finished(other.advance())
                finished(more.advance())
                assert other.record() == more.record()
    assert table.record() == Table.resume(table.record(), {id_: entry}).record()


@pytest.mark.parametrize("id_", GAMES)
def test_undo_gives_the_table_as_it_was_and_the_same_continuation(id_: str):
    _, table = table_of(id_, "cd")
    before: tuple[Any, ...] | None = None
    undone = 0
    for _ in steps(table, "cd"):
        if table.wait != "you":
            continue
        if before is not None and table.undo_refusal() is None:
            record, view, record_then = before
            after = (table.view(), table.record())
            last = table.match.record[len(record_then)][1]
            table.undo()
            assert (table.record(), table.view()) == (record, view)
            table.act(last)
            while table.wait == "table":
                finished(table.advance())
            assert (table.view(), table.record()) == after
            undone += 1
        before = (table.record(), table.view(), list(table.match.record))
    assert undone


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_keys_say_nothing_about_faces(id_: str, seed: str):
    """The same public story in another world that the viewer holds possible has the same keys at every step."""
    entry, table = table_of(id_, seed)
    assert table.viewer is not None
    rng = Random(seed)
    moments = {3, 11, 29, 61, 113, 199}
    differ = 0
    for _ in steps(table, seed):
        match = table.match
        if len(match.records) > 1 or match.state.outcome is not None or not moments:
            break
        if len(match.record) >= min(moments) and match.state.actors() != (CHANCE,):
            moments.remove(min(moments))
            world = entry.game.determinize(match.state.observe(table.viewer), rng)
            record = tuple(match.record)
            retold = entry.game.retell(world, record)
            assert keys_told(entry, match, record) == keys_told(entry, match, retold)
            differ += retold != record
    assert differ


def keys_told(entry: Entry, match: Match, record: Any) -> list[dict[str, list[str]]]:
    """The viewer's keys at every step of a first deal."""
    again_ = Sitting(entry, Match(match.game, match.options, match.seats), "0", ())
    watch = Watch(again_, 0)
    found = []
    for told in again(again_, [record]):
        if told.action is not None:
            watch.saw(told.seat, told.events)
        found.append({zone["id"]: [card["key"] for card in zone["cards"]] for zone in watch.seen["zones"]})
    return found


@pytest.mark.parametrize("id_", GAMES)
def test_the_pack_that_is_told_has_every_card_that_comes_to_be_seen(id_: str):
    entry, table = table_of(id_, "5eed")
    told = shown(entry)["pack"]
    seen: set[str] = set()
    for _ in steps(table, "5eed"):
        view = entry.view(table.match.state.observe(ALL))
        seen |= {card["card"].removesuffix("b") for zone in view["zones"] for card in zone["cards"] if card["card"]}
    assert seen <= set(told)
    assert seen == set(told) or id_ == "pili_pili", "which alone does not deal its whole pack"
    assert len(told) == len(set(told))
