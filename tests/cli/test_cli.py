"""The parlour at a terminal, as a person starts it: `python3 py/cli.py …`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.match import Match
from games import registry
from table import fairness
from table.players import finished, seated
from table.table import Table

ROOT = Path(__file__).parents[2]
GAME = "pis_yedili"
GAMES = ", ".join(registry.ids())
BEST = "normal"
BOTS = f"{BEST},random,{BEST},random"
SIMULATE = ("simulate", GAME, "--seats", "4", "--matches", "6", "--seed", "5eed", "--bots", BOTS)


def cli(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What the command line answers to these words."""
    command = [sys.executable, "py/cli.py", *words]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=120, check=False)


def told(*words: str, typed: str = "") -> str:
    """What it prints, when nothing is wrong."""
    done = cli(*words, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def refused(*words: str, typed: str = "") -> str:
    """The one line it says, when something is."""
    done = cli(*words, typed=typed)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def record() -> str:
    """A match's record, as far as the viewer's first turn."""
    printed = told("play", GAME, "--seed", "5eed", typed="record\nquit\n")
    return printed[printed.index("pi-parlour record 1") :].split("\n> ")[0] + "\n"


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("perft",), ("record",), ("fair",)])
def test_help(command: tuple[str, ...]):
    assert "usage: cli.py" in told(*command, "--help")


def test_help_lists_the_games_bots_and_house_rules():
    printed = told("play", "--help")
    assert f"{GAME}: 2 to" in printed
    assert "normal" in printed
    assert "hands = 1 to" in printed


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "COMMAND"),
        (("sing",), "invalid choice: 'sing'"),
        (("play", "snap"), f"no game 'snap': {GAMES}"),
        (("play", GAME, "--seats", "99"), "--seats is 2 to "),
        (("play", GAME, "--seats", "many"), "a number from 1 to 99, not 'many'"),
        (("play", GAME, "--option", "hands"), "--option is name=value, not 'hands'"),
        (("play", GAME, "--option", "hands=0"), "option hands is 1 to "),
        (("play", GAME, "--option", "snow=on"), "no option 'snow': there are "),
        (("play", GAME, "--bots", BEST), "--bots names one for each of the other 3 seats, not 1"),
        (("play", GAME, "--bots", f"{BEST},nobody,random"), "no bot 'nobody': random"),
        (("play", GAME, "--seed", "xyz"), "--seed is 1 to 64 hexadecimal digits, not 'xyz'"),
        (("play", GAME, "--resume", "no-such-file"), "no-such-file: No such file"),
        (("simulate", GAME, "--bots", "you,random,random,random"), "nobody plays by hand here"),
        (("simulate", GAME, "--bots", "random,random"), "--bots names one for each of the 4 seats"),
        (("simulate", GAME, "--matches", "0"), "a number from 1 to 100000000, not '0'"),
        (("perft", GAME, "--position", "nonsense"), ""),
        (("perft", GAME, "--depth", "-1"), ""),
        (("record", "no-such-file"), "no-such-file: No such file"),
        (("record", "pyproject.toml"), "line 1: a record begins with 'pi-parlour record 1'"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_exit_2(words: tuple[str, ...], reason: str):
    assert reason in refused(*words)


def test_play_a_whole_match_by_typing():
    """The first action offered, again and again, ends a match; what is typed wrongly is said and asked again."""
    words = ("play", GAME, "--seed", "5eed", "--option", "hands=1", "--bots", ",".join([BEST] * 3))
    printed = told(*words, typed="help\nhint\nnonsense\n999\n\n" + "1\n" * 1000)
    assert "no: unknown-action action=nonsense" in printed
    assert re.search(r"^>   \S+: [a-z-]+", printed, re.MULTILINE), "an action and why"
    assert "match over: won by side" in printed


def test_play_undo_and_quit():
    printed = told("play", GAME, "--seed", "5eed", typed="undo\nquit\n")
    assert "no: undo-nothing" in printed
    assert told("play", GAME, "--seed", "5eed", typed="") != "", "nothing typed leaves the table"


def test_play_is_resumed(record: str, tmp_path: Path):
    file = tmp_path / "match.txt"
    file.write_text(record, "utf-8")
    printed = told("play", GAME, "--resume", str(file), typed="record\nquit\n")
    assert record in printed.replace("\n> ", "\n")


def test_simulate_reports_every_seat():
    report = json.loads(told(*SIMULATE, "--option", "hands=2", "--check", "--json"))
    assert (report["game"], report["matches"], report["deals"]) == (GAME, 6, 12)
    assert report["options"] == {"hands": 2}
    assert report["actions"] > 100
    assert [row["bot"] for row in report["per_seat"]] == BOTS.split(",")
    assert sum(row["won"] for row in report["per_seat"]) == pytest.approx(6, abs=0.01)
    for row in report["per_seat"]:
        low, high = row["ci95"]
        assert low <= row["mean"] <= high


def test_simulate_is_the_same_with_any_number_of_jobs():
    assert told(*SIMULATE, "--json") == told(*SIMULATE, "--json", "--jobs", "2")
    assert "points a deal" in told(*SIMULATE)


def test_perft_counts_from_a_position():
    first = told("perft", GAME, "--seed", "5eed", "--depth", "3", "--divide")
    position = next(line for line in first.splitlines() if line.startswith("position")).removeprefix("position").strip()
    again = told("perft", GAME, "--position", position, "--depth", "3", "--divide")
    assert again == first[first.index("\n") + 1 :]
    rows = again.splitlines()
    counts = [int(row.split()[1]) for row in rows[1:4]]
    assert counts[0] <= counts[1] <= counts[2]
    assert sum(int(row.split()[1]) for row in rows[4:]) == counts[2]


def test_record_prints_every_step(record: str):
    printed = told("record", "-", typed=record)
    assert printed.startswith(f"{GAME}, 4 seats, options -\nseed 5eed\nplayers you,")
    actions = [word for line in record.splitlines() for word in line.split() if "=" in word]
    assert len([line for line in printed.splitlines() if line[:5].strip().isdigit()]) == len(actions)


def test_a_damaged_record_names_the_line_and_the_reason(record: str):
    lines = record.splitlines()
    number = lines.index("deal") + 2
    damaged = [*lines[: number - 1], "0=nonsense", *lines[number - 1 :]]
    assert f"line {number}: " in refused("record", "-", typed="\n".join(damaged))
    assert "line 3: seats is a number" in refused("record", "-", typed=record.replace("seats 4", "seats 44"))
    cut = record[: record.rindex("=")]
    assert f"line {len(lines)}: " in refused("record", "-", typed=cut)


def test_arena_says_who_is_better():
    words = ("arena", "pilotta", "--bots", "normal,random,normal,random", "--deals", "4", "--seed", "5eed")
    assert "better than normal" in told(*words)
    report = json.loads(told(*words, "--measure", "cards", "--jobs", "2", "--json"))
    assert [row["bot"] for row in report["per_bot"]] == ["normal", "random"]
    assert report["count"] == 4
    assert refused("arena", "pilotta", "--bots", "normal,nobody,normal,nobody").startswith(
        "cli.py arena: no bot 'nobody'"
    )
    assert "--measure is score, cards, not 'x'" in refused(*words, "--measure", "x")
    assert "one for each of the 4 seats, not 1" in refused("arena", "pilotta", "--bots", "normal")


@pytest.fixture(scope="module")
def played() -> str:
    """A record of a whole deal between rulebook players, and the beginning of the next."""
    entry = registry.load(GAME)
    table = Table(entry, Match(entry.game, entry.game.options(), 2), "5eed", seated(entry, 2, ["normal", "normal"]))
    while table.wait == "table":
        finished(table.advance())
    table.deal()
    finished(table.advance())
    return table.record()


def test_fair_checks_a_match_against_its_promises(played: str):
    before = told("fair", "-", typed=played.split("deal\n")[0] + "deal\n").split()
    assert (before[:2], len(before[2]), before[3]) == (["deal", "1"], 64, "match")
    lines = told("fair", "-", typed=played).splitlines()
    assert lines[0].split() == before[:3]
    assert lines[1].strip().startswith(f"kept: {fairness.salt('5eed', 1)} *=")
    assert lines[2].startswith("deal 2 ")
    assert lines[3].startswith("match "), "of a deal that is still played, and of the seed, nothing is told"
    assert len(lines) == 4


def test_fair_finds_a_deal_that_was_not_promised(played: str):
    done = cli("fair", "-", typed=played.replace("seed 5eed", "seed 5eee"))
    assert done.returncode == 2
    assert "NOT KEPT" in done.stdout
    assert done.stderr == "cli.py fair: this is not what was promised\n"
