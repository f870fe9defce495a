"""Claiming the rest: only where it is certain in every world that the seat must hold possible, and then played out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.seats import CHANCE
from games import registry
from tests.table.asking import Page

GAMES = ("pilotta", "pip_pip", "pili_pili")
DEALS = {"pilotta": 60, "pip_pip": 120, "pili_pili": 240}


def claims(game: str, number: int) -> tuple[Any, int] | None:
    """A state of a deal between rulebook players in which the seat to act may claim, and that seat; None where nobody
    ever may."""
    entry = registry.load(game)
    rng = Random(f"claim/{game}/{number}")
    seats = max(entry.game.fewest, min(3 + number % 4, entry.game.most))
    state = entry.game.deal(entry.game.options(), seats, None)
    seen: list[Any] = []
    while state.outcome is None:
        actors = state.actors()
        if actors == (CHANCE,):
            seen += state.apply(CHANCE, state.chance_outcome(rng))
            continue
        seat = actors[0]
        if len(state.legal_actions(seat)) > 1 and entry.game.claim(state.observe(seat)) is not None:
            return state, seat
        told = [event.seen_by(seat) for event in seen]
        advice = entry.bots["normal"]().advise(state.observe(seat), told, rng, 1)
        seen += state.apply(seat, advice.action)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_claimed_comes_out_alike_whatever_the_others_do(game: str):
    """In many worlds the seat could be in, against random play of all others: always the same scores."""
    entry = registry.load(game)
    found = 0
    for number in range(DEALS[game]):
        moment = claims(game, number)
        if moment is None:
            continue
        found += 1
        state, seat = moment
        rng = Random(f"worlds/{game}/{number}")
        ends = set()
        for _ in range(25):
            world: Any = entry.game.determinize(state.observe(seat), rng)
            while world.outcome is None:
                (actor,) = world.actors()
                if actor == seat:
                    action = entry.game.claim(world.observe(seat))
                    assert action is not None
                else:
                    action = rng.choice(list(world.legal_actions(actor)))
                world.apply(actor, action)
            ends.add(tuple(world.outcome.scores))
        assert len(ends) == 1, (number, ends)
    assert found > 2


def sit(game: str, seed: str) -> Page:
    """A table of that game, up to the viewer's first claim or the end of the deal: he passes and lays any card."""
    page = Page({game: registry.load(game)})
    seats = registry.load(game).game.usual
    page.ask("start", game=game, seats=seats, seed=seed, players=["you"] + ["normal"] * (seats - 1))
    while page.step["wait"] in ("you", "table") and not page.step["claim"]:
        if page.step["wait"] == "table":
            page.ask("next", shown=page.step["seq"])
        else:
            prompts = page.step["view"]["prompts"]
            codes = [choice["action"] for one in prompts for choice in one.get("choices") or [one]]
            page.ask("act", shown=page.step["seq"], action="pass" if "pass" in codes else codes[0])
    return page


def at_a_claim(game: str) -> Page:
    """The first table of some that comes to a claim."""
    for number in range(80):
        page = sit(game, f"{number:x}")
        if page.step["claim"]:
            return page
    raise AssertionError(f"nobody could ever claim at {game}")


def test_a_claim_plays_the_rest_out():
    """It is a viewer's action like others, recorded like others, and then nobody has to act until the deal is over."""
    page = at_a_claim("pilotta")
    held = next(len(zone["cards"]) for zone in page.step["view"]["zones"] if zone["id"] == "hand:0")
    assert held > 1
    page.ask("claim", shown=page.step["seq"])
    steps = 0
    while page.step["wait"] == "table":
        page.ask("next", shown=page.step["seq"])
        steps += 1
    assert page.step["wait"] == "deal"
    assert steps == held * 4 - 1
    again = Page({"pilotta": registry.load("pilotta")})
    again.ask("resume", record=page.ask("record")["text"])
    assert again.step["view"]["totals"] == page.step["view"]["totals"]


def test_a_claim_that_is_not_certain_is_refused():
    """Nothing has changed then."""
    page = Page({"pilotta": registry.load("pilotta")})
    page.ask("start", game="pilotta", seats=4, seed="5", players=["you", "normal", "normal", "normal"])
    while page.step["wait"] != "you":
        page.ask("next", shown=page.step["seq"])
    assert page.step["claim"] is False
    assert page.refused("claim", shown=page.step["seq"])["key"] == "claim-uncertain"
    assert page.step["wait"] == "you"


def test_undo_ends_a_claim():
    """After taking back the viewer decides again, and may claim again."""
    page = at_a_claim("pilotta")
    page.ask("claim", shown=page.step["seq"])
    assert page.step["wait"] == "table"
    page.ask("undo")
    assert page.step["wait"] == "you"
    assert page.step["claim"] is True
    page.ask("act", shown=page.step["seq"], action=page.step["view"]["prompts"][0]["action"])
    while page.step["wait"] == "table":
        page.ask("next", shown=page.step["seq"])
    assert page.step["wait"] in ("you", "deal")
