"""The parlour at a terminal, on plain CPython with nothing installed: `python3 py/cli.py --help`."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from engine import options as house
from engine.game import AnyGame, State
from engine.match import Match, begun
from engine.notation import NotationError, read_record
from engine.seats import CHANCE
from games import registry
from games.registry import Entry
from table import arena, console, fairness, perft, results, saved, simulate
from table.players import YOU, Refused, seated, usual
from table.saved import MOST_BUDGET, again, is_seed
from table.table import Table


class Problem(Exception):
    """Something the caller can mend; its text is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose help ends with the games."""

    def format_help(self) -> str:
        """The help; the games are only looked for where somebody asks."""
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        self.epilog = _games()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Say it and leave with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words say; 0 when done, 2 where they cannot be followed."""
    given = _parser().parse_args(words)
    try:
        given.run(given)
        sys.stdout.flush()
    except (Problem, NotationError, house.OptionError, simulate.Fault, arena.Unknown) as error:
        print(f"cli.py {given.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _play(given: argparse.Namespace) -> None:
    if given.resume:
        if given.option or given.bots or given.seed or given.seats:
            raise Problem("a match that is resumed has its own --seats, --option, --bots and --seed")
        table = Table.resume(_text(given.resume), _entries())
        if given.game != table.match.game.id:
            raise Problem(f"{given.resume} is a match of {table.match.game.id}")
    else:
        entry = _entry(given.game)
        seats = _seats(given, entry.game)
        options = house.read(entry.game.options, _options(given.option))
        bots = given.bots.split(",") if given.bots else [usual(entry)] * (seats - 1)
        if len(bots) != seats - 1:
            raise Problem(f"--bots names one for each of the other {seats - 1} seats, not {len(bots)}")
        players = _seated(entry, seats, [YOU, *bots])
        table = Table(entry, Match(entry.game, options, seats), _seed(given), players, given.budget)
    console.play(table, input, print)


def _simulate(given: argparse.Namespace) -> None:
    entry = _entry(given.game)
    seats = _seats(given, entry.game)
    options = house.read(entry.game.options, _options(given.option))
    bots = tuple(given.bots.split(",")) if given.bots else (usual(entry),) * seats
    if YOU in bots:
        raise Problem(f"--bots are {', '.join(entry.bots)}: nobody plays by hand here")
    _seated(entry, seats, bots)
    plan = simulate.Plan(given.game, seats, house.write(options), _seed(given), bots, given.budget, check=given.check)
    total = simulate.empty(plan)
    began = said = time.monotonic()
    every = 0.5 if sys.stderr.isatty() else 10.0
    for part in simulate.simulated(plan, given.matches, given.jobs):
        total.add(part)
        if time.monotonic() - said > every:
            said = time.monotonic()
            print(f"{total.matches} of {given.matches} matches, {said - began:.0f} s", file=sys.stderr)
    seconds = time.monotonic() - began
    print(f"{total.matches} matches, {total.actions} actions, {seconds:.1f} s", file=sys.stderr)
    report = simulate.reported(plan, total)
    print(json.dumps(report, indent=2) if given.json else "\n".join(_report(report)))


def _arena(given: argparse.Namespace) -> None:
    entry = _entry(given.game)
    seats = _seats(given, entry.game)
    options = house.read(entry.game.options, _options(given.option))
    bots = tuple(given.bots.split(","))
    if len(bots) != seats:
        raise Problem(f"--bots names one for each of the {seats} seats, not {len(bots)}")
    yardstick = given.yardstick or usual(entry)
    sys.path.insert(0, str(Path.cwd()))  # where an outside bot's module lies
    for name in (*bots, yardstick):
        arena.bot_of(entry, name)
    if given.measure not in (arena.SHEET, *entry.measures):
        raise Problem(f"--measure is {', '.join((arena.SHEET, *entry.measures))}, not {given.measure!r}")
    contest = arena.Contest(
        given.game, seats, house.write(options), _seed(given), bots, yardstick, given.budget, given.measure,
        whole=given.matches is not None,
    )  # fmt: skip
    count = given.deals if given.matches is None else given.matches
    rows: list[arena.Row] = []
    began = said = time.monotonic()
    for row in arena.fought(contest, count, given.jobs):
        rows.append(row)
        if time.monotonic() - said > 10.0:
            said = time.monotonic()
            print(f"{len(rows)} of {count}, {said - began:.0f} s", file=sys.stderr)
    report = results.reported(contest, rows)
    print(json.dumps(report, indent=2) if given.json else "\n".join(results.told(report)))


def _report(report: dict[str, Any]) -> list[str]:
    lines = [
        f"{report['game']}, seed {report['seed']}",
        "  ".join(f"{name} {report[name]}" for name in ("matches", "deals", "void", "actions", "longest")),
        "  ".join(f"{reason} {count}" for reason, count in report["reasons"].items()),
        "seat  bot                 won    points a deal (95 %)",
    ]
    for row in report["per_seat"]:
        points = "{:.2f} ({:.2f} to {:.2f})".format(row["mean"], *row["ci95"])
        lines.append(f"{row['seat']:>4}  {row['bot']:<12}  {row['won']:>9.2f}    {points}")
    return lines


def _perft(given: argparse.Namespace) -> None:
    state = _dealt(given) if given.position is None else _entry(given.game).game.from_position(given.position)
    if state.actors() == (CHANCE,):
        raise Problem("the deck is to act in this position: give one in which a player is")
    if given.position is None:
        print(f"position  {state.position()}")
    print("depth        lines   deal over   deck acts")
    for depth, count in enumerate(perft.counted(state, given.depth), 1):
        print(f"{depth:>5}  {count.lines:>11}  {count.ended:>10}  {count.deck:>10}")
    if given.divide:
        for action, lines in perft.divided(state, given.depth).items():
            print(f"{action}  {lines}")


def _dealt(given: argparse.Namespace) -> State:
    """A deal from the seed, as far as the first player's turn."""
    game = _entry(given.game).game
    match = Match(game, house.read(game.options, _options(given.option)), _seats(given, game))
    seed = _seed(given)
    while match.state.actors() == (CHANCE,):
        match.apply(CHANCE, match.chance(seed))
    return match.state


def _record(given: argparse.Namespace) -> None:
    text = _text(given.file)
    record = read_record(text, registry.all_games())
    match = begun(_entry(record.game).game, record)
    print(f"{record.game}, {record.seats} seats, options {house.write(record.options)}")
    for key, value in record.notes.items():
        print(f"{key} {value}")
    for told in again(match, record.deals, text):
        if told.action is None:
            print(f"deal {told.deal}")
            continue
        print(f"{len(match.record):>5}  {console.who(told.seat):<7} {told.action.code}")
        for event in told.events:
            print(f"{'':>16}{console.told(event.as_json())}")
        if match.state.outcome is not None:
            print("\n".join(console.sheet(match.state.outcome, match.totals, match.verdict)))


def _fair(given: argparse.Namespace) -> None:
    kept = saved.read(_text(given.file), _entries())
    match = begun(kept.entry.game, kept.record)
    for _ in saved.again(match, kept.record.deals, kept.text):
        pass
    found = [*fairness.promises(match, kept.seed), fairness.match_promise(match, kept.seed)]
    for one in found:
        print(f"deal {one.number}" if one.number else "match", one.commitment)
        if one.text is not None:
            print(f"    {'kept' if one.kept else 'NOT KEPT'}: {one.text}")
    if any(one.kept is False for one in found):
        raise Problem("this is not what was promised")


def _entries() -> dict[str, Entry]:
    return {id_: registry.load(id_) for id_ in registry.ids()}


def _entry(id_: str) -> Entry:
    if id_ not in registry.ids():
        raise Problem(f"no game {id_!r}: {', '.join(registry.ids())}")
    return registry.load(id_)


def _seats(given: argparse.Namespace, game: AnyGame) -> int:
    seats: int = game.usual if given.seats is None else given.seats
    if not game.fewest <= seats <= game.most:
        raise Problem(f"--seats is {game.fewest} to {game.most} for {game.id}, not {seats}")
    return seats


def _options(words: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Problem(f"--option is name=value, not {word!r}")
        if name in found:
            raise Problem(f"--option {name} is said twice")
        found[name] = value
    return found


def _seated(entry: Entry, seats: int, words: Sequence[str]) -> tuple[Any, ...]:
    try:
        return seated(entry, seats, words)
    except Refused as error:
        params = dict(error.message.params)
        if "player" in params:
            raise Problem(f"no bot {params['player']!r}: {', '.join(entry.bots)}") from None
        raise Problem(f"--bots names one for each of the {seats} seats") from None


def _seed(given: argparse.Namespace) -> str:
    seed: str = secrets.token_hex(8) if given.seed is None else given.seed.lower()
    if not is_seed(seed):
        raise Problem(f"--seed is 1 to 64 hexadecimal digits, not {given.seed!r}")
    return seed


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem(f"{file} is no text") from None
    except OSError as error:
        raise Problem(f"{file}: {error.strerror}") from None


def _number(low: int, high: int) -> Any:
    def number(word: str) -> int:
        if word.isascii() and word.isdigit() and len(word) < 10 and low <= int(word) <= high:
            return int(word)
        raise argparse.ArgumentTypeError(f"a number from {low} to {high}, not {word!r}")

    return number


def _parser() -> Parser:
    parser = Parser("cli.py", description="Four card games at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play a match against bots")
    _table_flags(play)
    play.add_argument("--bots", metavar="A,B,C", help="who sits in the other seats (normal)")
    play.add_argument("--resume", metavar="FILE", help="take up a match that `record` printed; - is standard input")
    play.set_defaults(run=_play)

    many = commands.add_parser("simulate", help="many matches between bots")
    _table_flags(many)
    many.add_argument("--matches", metavar="M", type=_number(1, 10**8), default=100, help="how many (100)")
    many.add_argument("--bots", metavar="A,B,C,D", help="who sits where (normal everywhere)")
    many.add_argument("--jobs", metavar="J", type=_number(1, 256), default=1, help="processes (1)")
    many.add_argument("--check", action="store_true", help="count the cards whenever the deck has acted")
    many.add_argument("--json", action="store_true", help="print JSON")
    many.set_defaults(run=_simulate)

    duel = commands.add_parser("arena", help="bots against bots over duplicate deals, with intervals")
    _table_flags(duel)
    duel.add_argument("--bots", metavar="A,B,C,D", required=True, help="the line-up; also module:Class, or cheat")
    duel.add_argument("--yardstick", metavar="A", help="who plays the same cards in all seats (normal)")
    duel.add_argument("--deals", metavar="N", type=_number(1, 10**7), default=100, help="how many deals (100)")
    duel.add_argument("--matches", metavar="M", type=_number(1, 10**6), help="whole matches instead of single deals")
    duel.add_argument("--measure", metavar="WHAT", default=arena.SHEET, help="score, or what else the game counts")
    duel.add_argument("--jobs", metavar="J", type=_number(1, 256), default=1, help="processes (1)")
    duel.add_argument("--json", action="store_true", help="print JSON")
    duel.set_defaults(run=_arena)

    count = commands.add_parser("perft", help="count all lines of play")
    _table_flags(count)
    count.add_argument("--position", metavar="TEXT", help="the line a position is (a deal from the seed)")
    count.add_argument("--depth", metavar="N", type=_number(1, 50), default=3, help="actions (3)")
    count.add_argument("--divide", action="store_true", help="also for each first action")
    count.set_defaults(run=_perft)

    record = commands.add_parser("record", help="replay a record and print every step")
    record.add_argument("file", metavar="FILE", help="a record; - is standard input")
    record.set_defaults(run=_record)

    fair = commands.add_parser("fair", help="check a kept match against what was promised before each deal")
    fair.add_argument("file", metavar="FILE", help="a record; - is standard input")
    fair.set_defaults(run=_fair)
    return parser


def _table_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--seats", metavar="N", type=_number(1, 99), help="how many play (the usual number)")
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help="a house rule; more than once")
    parser.add_argument("--seed", metavar="HEX", help="the same seed is the same match (a new one)")
    parser.add_argument(
        "--budget", metavar="W", type=_number(0, MOST_BUDGET), default=0, help="worlds a bot samples a decision (0)"
    )


def _games() -> str:
    """Every game with its bots and house rules."""
    lines = []
    for id_, entry in _entries().items():
        game = entry.game
        lines.append(f"{id_}: {game.fewest} to {game.most} seats, usually {game.usual}; bots {', '.join(entry.bots)}")
        for line in house.form(game.options):
            shown = {True: "on", False: "off"}[line.default] if isinstance(line.default, bool) else line.default
            lines.append(f"    {line.name} = {line.allowed()} ({shown})   {line.rule}: {line.text}")
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
