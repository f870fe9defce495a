"""The arena: the same cards for everybody, the same result with any number of processes, honest intervals."""

import math
import re
from dataclasses import replace
from random import Random

import pytest

from bots.bot import RandomBot
from games import registry
from table import arena, results
from table.arena import Contest, fought, turns
from table.results import reported

PILOTTA = Contest("pilotta", 4, "-", "5eed", ("normal", "random", "normal", "random"), "normal")


class Outsider(RandomBot):
    """A bot from somewhere else; it sees what a bot sees."""

    def advise(self, observation, history, rng, budget):
        assert observation.eyes in range(4)
        assert not hasattr(observation, "apply")
        return super().advise(observation, history, rng, budget)


def test_each_way_round_once():
    assert turns(["a", "b", "b"]) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert turns(["a", "a"]) == [("a", "a")]


def test_a_bot_is_exactly_as_good_as_itself():
    """With the same player everywhere the cards are the same and so is the result: no luck is left."""
    rows = list(fought(replace(PILOTTA, bots=("normal",) * 4), 5, 1))
    assert [row.over["normal"] for row in rows] == [0.0] * 5
    assert [row.ahead["normal"] for row in rows] == [0.0] * 5


def test_partners_sit_on_both_sides_with_the_same_cards():
    """Card points of both sides add up to 162 at each table, so they do in the average of the two."""
    rows = list(fought(replace(PILOTTA, measure="cards"), 20, 1))
    counted = [row for row in rows if not row.void]
    assert len(counted) > 10
    for row in counted:
        assert row.score["normal"] + row.score["random"] == 162
        assert math.isclose(row.ahead["normal"], row.score["normal"] - row.score["random"])
        assert row.deals == 2


@pytest.mark.parametrize("game", registry.ids())
def test_the_number_of_processes_changes_nothing(game):
    seats = registry.load(game).game.usual
    contest = Contest(game, seats, "-", "7", ("normal",) + ("random",) * (seats - 1), "random")
    alone, shared = (list(fought(contest, 3, jobs)) for jobs in (1, 2))
    assert [(row.score, row.ahead, row.over) for row in alone] == [(row.score, row.ahead, row.over) for row in shared]


@pytest.mark.parametrize("game", registry.ids())
def test_the_rulebook_beats_chance(game):
    """The ladder's lowest step, clear of zero: over chance with the same cards in the same seat."""
    seats = registry.load(game).game.usual
    contest = Contest(game, seats, "-", "1adde5", ("normal",) + ("random",) * (seats - 1), "random")
    if game == "pilotta":
        contest = replace(contest, bots=("normal", "random") * 2)
    report = reported(contest, list(fought(contest, 25, 1)))
    assert report["per_bot"][0]["over"]["low"] > 0


def test_whole_matches_count_wins():
    rows = list(fought(replace(PILOTTA, whole=True, options="target:151"), 3, 1))
    assert all(math.isclose(row.won["normal"] + row.won["random"], 1) for row in rows)
    assert sum(row.deals for row in rows) > 2 * len(rows)


def test_times_only_what_needs_thought():
    (row,) = fought(PILOTTA, 1, 1)
    assert 0 < len(row.seconds["normal"]) < 2 * 2 * 20
    assert min(row.seconds["normal"]) > 0


def test_a_cheat_is_shown_the_table():
    """It sees the very state; nobody else does."""
    entry = registry.load("pilotta")
    contest = replace(PILOTTA, bots=("cheat", "normal", "cheat", "normal"))
    sitting = arena._begun(contest, entry, 0, contest.bots)
    assert sitting.players[0].bot().truth is sitting.match.state  # type: ignore[attr-defined]
    assert not hasattr(sitting.players[1].bot(), "truth")
    assert "cheat" not in entry.bots


def test_an_outside_bot_by_its_dotted_path():
    contest = replace(PILOTTA, bots=("tests.table.test_arena:Outsider", "normal") * 2)
    (row,) = fought(contest, 1, 1)
    assert set(row.score) == {"tests.table.test_arena:Outsider", "normal"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nobody", "no bot 'nobody': random, easy, normal, strong, cheat"),
        ("nowhere.at_all:Bot", "nowhere.at_all:Bot: No module named"),
        ("table.arena:Nobody", "table.arena:Nobody: table.arena has no Nobody"),
        ("table.arena:Contest", "is no class that is a bots.bot.Bot"),
    ],
)
def test_who_is_not_known(name, reason):
    with pytest.raises(arena.Unknown, match=re.escape(reason)):
        arena.bot_of(registry.load("pilotta"), name)


def test_the_interval_covers_the_truth():
    """Of 400 samples of 30, about 95 % have the mean of what they were drawn from in their interval."""
    rng = Random(5)
    found = [results.interval([rng.gauss(3, 2) for _ in range(30)]) for _ in range(400)]
    assert 0.91 < sum(one["low"] <= 3 <= one["high"] for one in found) / 400 < 0.98


def test_the_interval_of_a_share_covers_the_truth():
    """Of 400 samples of 60 in which a fifth of something uneven is saved, about 95 % have a fifth in their interval."""
    rng = Random(6)
    found = []
    for _ in range(400):
        wholes = [rng.choice((0.0, 0.5, 1.0, 3.0)) for _ in range(60)]
        found.append(results.share([(0.2 * whole + rng.gauss(0, 0.4), whole) for whole in wholes]))
    assert 0.91 < sum(one["low"] <= 0.2 <= one["high"] for one in found) / 400 < 0.98


def test_what_is_saved_is_told_as_a_share_where_less_is_better():
    """Fewer Pilis than the yardstick in that seat, out of those that it got."""
    contest = Contest("pili_pili", 4, "missions:off", "5eed", ("normal", "random", "random", "random"), "random")
    rows = list(fought(contest, 8, 1))
    first, others = reported(contest, rows)["per_bot"]
    base = sum(row.score["normal"] + row.over["normal"] for row in rows)
    assert math.isclose(first["fewer"]["mean"], sum(row.over["normal"] for row in rows) / base, abs_tol=1e-4)
    assert first["fewer"]["low"] > 0 > others["fewer"]["low"]
    assert "fewer" not in reported(PILOTTA, list(fought(PILOTTA, 1, 1)))["per_bot"][0]


def test_a_report_for_people():
    report = reported(PILOTTA, list(fought(PILOTTA, 2, 1)))
    assert "\n".join(results.told(report)).startswith("pilotta, 4 seats, seed 5eed\n2 duplicate deals, 4 deals, ")
