"""A table that goes on from a position: one deal, played out, undone and kept like any other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.bot import RANDOM
from engine.game import Verdict
from engine.match import Match
from engine.notation import NotationError, read_record
from engine.seats import CHANCE
from games import registry
from table.players import YOU, seated
from table.table import Table
from tests.table.asking import Page
from tests.table.test_real import GAMES, steps


def middle(id_: str, seed: int) -> str:
    """The position of a deal that is somewhere between its first card and its last."""
    game = registry.load(id_).game
    match = Match(game, game.options(), game.usual)
    rng = Random(seed)
    seen: list[str] = []
    while match.state.outcome is None:
        (seat, *_) = match.state.actors()
        if seat == CHANCE:
            match.apply(CHANCE, match.chance(f"{seed:x}"))
            continue
        seen.append(match.state.position())
        legal = match.state.legal_actions(seat)
        brisk = [action for action in legal if game.brisk(action)]
        match.apply(seat, rng.choice(brisk or legal))
    return rng.choice(seen)


def laid(id_: str, position: str) -> Table:
    """A table on which that position lies, you at seat 0."""
    entry = registry.load(id_)
    match = Match.at(entry.game, position)
    return Table(entry, match, "5eed", seated(entry, match.seats, [YOU, *[RANDOM] * (match.seats - 1)]))


@pytest.mark.parametrize("id_", GAMES)
def test_a_position_is_played_out_as_a_match_of_one_deal(id_):
    position = middle(id_, 1)
    table = laid(id_, position)
    assert table.match.state.position() == position
    assert table.promised() is None
    assert table.fair()[0] == []
    for _ in steps(table, "one"):
        assert table.wait != "deal"
    assert table.match.verdict is not None
    assert len(table.match.records) == 1
    totals = table.match.verdict.totals
    best = min(totals) if table.match.game.lower_wins else max(totals)
    assert table.match.verdict.winners == tuple(side for side, total in enumerate(totals) if total == best)


def test_what_everybody_had_before_counts():
    """On the sheet, and towards the end of the match: 21 and 22 of Pili Pili."""
    table = laid(
        "pili_pili",
        "pili_pili options=missions:off seats=2 totals=2.6 left=- dealer=0 mission=0 dealt=1.2.3.4.5/6.7.8.9.10 "
        "bets=0.4 tricks=0:1.1:6/1:7.0:2/1:8.0:3/1:9.0:4/1:10",
    )
    assert table.match.totals == (2, 6)
    assert table.view()["totals"] == [2, 6]
    assert table.match.counted == []
    table.act(table.parse("5"))
    assert table.match.totals == (2, 7)
    assert table.match.verdict == Verdict((0,), (1, 2), (2, 7))
    assert len(table.match.counted) == 1


@pytest.mark.parametrize("id_", GAMES)
def test_it_is_kept_and_taken_up_at_every_step(id_):
    entries = {one: registry.load(one) for one in GAMES}
    table = laid(id_, middle(id_, 2))
    for _ in steps(table, "two"):
        again = Table.resume(table.record(), entries)
        assert again.match.state.position() == table.match.state.position()
        assert again.view()["phase"] == table.view()["phase"]
        assert again.record() == table.record()


@pytest.mark.parametrize("id_", GAMES)
def test_undo_goes_back_to_the_position(id_):
    """And no further: what came before is nobody's to take back."""
    undone = 0
    for seed in range(3, 12):
        position = middle(id_, seed)
        table = laid(id_, position)
        for _ in steps(table, f"{seed}"):
            if table.undo_refusal() is None and table.wait != "match":
                table.undo()
                assert table.match.record == [] or table.match.record[-1][0] != 0 or table.undo_refusal() is not None
                undone += 1
                break
    assert undone


@pytest.mark.parametrize("id_", GAMES)
def test_the_wire_takes_a_position(id_):
    page = Page({one: registry.load(one) for one in GAMES})
    position = middle(id_, 4)
    seats = registry.load(id_).game.from_position(position).seats
    players = [YOU, *["normal"] * (seats - 1)]
    step = page.ask("start", position=position, seed="5eed", players=players)
    assert step["view"]["game"] == id_
    assert step["fair"] is None
    assert step["wait"] in ("you", "table")


def test_what_is_no_position_is_refused_with_the_reason():
    page = Page({one: registry.load(one) for one in GAMES})
    asked: dict[str, Any] = {"seed": "5eed", "players": [YOU, "normal"]}
    assert page.refused("start", position="", **asked)["key"] == "unknown-game"
    assert page.refused("start", position="canasta hands=-", **asked)["key"] == "unknown-game"
    wrong = page.refused("start", position="pis_yedili hands=2D.2D/3H dealer=0 stock=* discard=7S", **asked)
    assert wrong == {"key": "bad-position", "params": {"why": "position-card-twice", "card": "2D"}}
    long = {"key": "bad-field", "params": {"field": "position"}}
    assert page.refused("start", position="x" * 20_001, **asked) == long
    four = "pis_yedili dealer=3 turn=0 hands=7H.2D/3D/5H/9C stock=* discard=7S"
    assert page.refused("start", position=four, **asked) == {"key": "bad-players", "params": {"seats": 4}}


def test_a_deal_that_is_over_is_no_beginning():
    game = registry.load("pis_yedili").game
    match = Match(game, game.options(), 4)
    rng = Random(6)
    while match.state.outcome is None:
        (seat, *_) = match.state.actors()
        legal = () if seat == CHANCE else match.state.legal_actions(seat)
        brisk = [action for action in legal if game.brisk(action)]
        match.apply(seat, match.chance("6") if seat == CHANCE else rng.choice(brisk or legal))
    with pytest.raises(NotationError, match="over"):
        Match.at(game, match.state.position())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seats 4", "seats 3", "other seats"),
        ("options -", "options hands:2", "other seats or options"),
        ("discard=7S", "discard=7S.7S", "twice"),
        ("position pis_yedili", "position pip_pip", "begins with|missing|no "),
    ],
)
def test_a_record_whose_position_does_not_fit_is_refused(old, new, reason):
    table = laid("pis_yedili", "pis_yedili dealer=3 turn=0 hands=7H.2D/3D/5H/9C stock=* discard=7S")
    text = table.record()
    assert old in text
    with pytest.raises(NotationError, match=reason):
        read_record(text.replace(old, new), registry.all_games())


FOUR = "pis_yedili dealer=3 turn=2 hands=7H.2D/3D/5H/9C stock=* discard=7S"


def sat(page: Page, **asked: Any) -> tuple[int, list[str]]:
    """Where you sit and who plays, at the position FOUR."""
    step = page.ask("start", position=FOUR, seed="5eed", **asked)
    seats = sorted(step["view"]["seats"], key=lambda one: one["seat"])
    return step["view"]["you"], [one["player"] for one in seats]


def test_you_sit_where_it_is_to_move_or_where_you_say():
    """And the others follow in turn order, one word for all of them or one each."""
    page = Page({one: registry.load(one) for one in GAMES})
    assert sat(page, you=None, players=["normal"]) == (2, ["normal", "normal", YOU, "normal"])
    assert page.step["wait"] == "you"
    assert sat(page, you=3, players=["easy", "normal", "random"]) == (3, ["easy", "normal", "random", YOU])
    assert sat(page, you=0, players=["easy", "normal", "random"]) == (0, [YOU, "easy", "normal", "random"])
    asked = {"position": FOUR, "seed": "5eed"}
    assert page.refused("start", **asked, you=4, players=["normal"]) == {
        "key": "bad-seat",
        "params": {"seat": 4, "last": 3},
    }
    few = {"key": "bad-players", "params": {"seats": 4}}
    assert page.refused("start", **asked, you=0, players=["normal", "normal"]) == few
    twice = page.refused("start", **asked, you=0, players=["normal", YOU, "normal"])
    assert twice["key"] == "one-viewer"
    bad = {"key": "bad-field", "params": {"field": "you"}}
    assert page.refused("start", **asked, you="0", players=["normal"]) == bad


def test_at_a_position_where_the_deck_is_to_act_you_sit_first():
    page = Page({one: registry.load(one) for one in GAMES})
    game = registry.load("pis_yedili").game
    position = game.deal(game.options(), 4, None).position()
    step = page.ask("start", position=position, seed="5eed", you=None, players=["normal"])
    assert step["view"]["you"] == 0
