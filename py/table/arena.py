"""Bots against bots over duplicate deals: how much better one is than another, and how sure that is.

A line-up is one bot a seat. Every deal is played once for each way to turn the line-up round the seats, with the same
cards, and once more with a yardstick in all seats: so luck of the cards falls out, and what is left is the play. The
deal (or, with whole matches, the match) is the unit: its rotations are averaged before any interval is drawn.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from bots.bot import Bot, BotFactory, Standing
from bots.search import CheatBot
from engine import options as house
from engine.game import Outcome
from engine.match import Match
from engine.seats import CHANCE, Seat
from games import registry
from games.registry import Entry
from table.players import Player, finished
from table.simulate import LONGEST_DEAL, Fault
from table.sitting import Sitting

SHEET: Final = "score"
"""The measure that every game has: what its score sheet says of the deal."""


class Unknown(Exception):
    """No bot goes by that name; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. `bots` is the line-up; `yardstick` sits everywhere once a deal.

    `options` is a word as in a record; `measure` is `SHEET` or one of the game's own; with `whole`, matches are played
    to their end instead of single deals.
    """

    game: str
    seats: int
    options: str
    seed: str
    bots: tuple[str, ...]
    yardstick: str
    budget: int = 0
    measure: str = SHEET
    whole: bool = False


@dataclass(slots=True)
class Row:
    """One deal (or match) of the contest, by bot: averages over its seats and the rotations.

    `score` is what the seat's side got a deal, `ahead` that less the other sides' average, `over` how much better than
    the yardstick did with the same cards in the same seat, `won` its share of the matches won.
    """

    score: dict[str, float]
    ahead: dict[str, float]
    over: dict[str, float]
    won: dict[str, float]
    deals: int
    void: int
    seconds: dict[str, list[float]] = field(default_factory=dict)


def known(entry: Entry) -> dict[str, BotFactory]:
    """Every bot of this game that the arena knows by name, those that sit nowhere else among them."""
    return {**entry.bots, **entry.arena}


def bot_of(entry: Entry, name: str) -> BotFactory:
    """The bot of that name, or of that dotted path (`module:Class`); raises `Unknown`."""
    module, colon, attribute = name.partition(":")
    if not colon:
        bots = known(entry)
        if name not in bots:
            raise Unknown(f"no bot {name!r}: {', '.join(bots)}, or module:Class")
        return bots[name]
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, ValueError) as error:
        raise Unknown(f"{name}: {error}") from None
    except AttributeError:
        raise Unknown(f"{name}: {module} has no {attribute}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Unknown(f"{name} is no class that is a bots.bot.Bot")
    factory: BotFactory = found
    return factory


def turns(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up in every different way round the seats.

    >>> turns(["strong", "normal", "strong", "normal"])
    [('strong', 'normal', 'strong', 'normal'), ('normal', 'strong', 'normal', 'strong')]
    """
    found: list[tuple[str, ...]] = []
    for step in range(len(bots)):
        turned = tuple(bots[(seat - step) % len(bots)] for seat in range(len(bots)))
        if turned not in found:
            found.append(turned)
    return found


def fought(contest: Contest, count: int, jobs: int) -> Iterator[Row]:
    """The rows of this many deals or matches, in order and as they are done; the same with any `jobs`."""
    if jobs == 1:
        yield from (row(contest, number) for number in range(count))
        return
    from concurrent.futures import ProcessPoolExecutor  # slow to import, and no other command needs it

    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(row, contest, number) for number in range(count)]
        try:
            for done in waiting:
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def row(contest: Contest, number: int) -> Row:
    """Deal (or match) `number` of the contest; raises `Fault` naming the one in which something went wrong."""
    entry = registry.load(contest.game)
    names = tuple(dict.fromkeys(contest.bots))
    lineups = turns(contest.bots)
    alone = (contest.yardstick,) * contest.seats
    timed: dict[str, list[float]] = {name: [] for name in names}
    yard = _Played.of(contest, entry, number, alone, {}) if lineups != [alone] else None
    found = Row({}, {}, {}, {}, 0, 0, timed)
    gathered: dict[str, list[tuple[float, float, float, float]]] = {name: [] for name in names}
    for lineup in lineups:
        played = _Played.of(contest, entry, number, lineup, timed)
        found.deals += played.deals
        found.void += played.void
        base = yard or played
        for seat, name in enumerate(lineup):
            over = (played.score[seat] - base.score[seat]) * (-1 if entry.game.lower_wins else 1)
            gathered[name].append((played.score[seat], played.ahead[seat], over, played.won[seat]))
    for name, rows in gathered.items():
        found.score[name], found.ahead[name], found.over[name], found.won[name] = (
            sum(column) / len(rows) for column in zip(*rows, strict=True)
        )
    return found


@dataclass(frozen=True, slots=True)
class _Played:
    """One table played: by seat."""

    score: tuple[float, ...]
    ahead: tuple[float, ...]
    won: tuple[float, ...]
    deals: int
    void: int

    @classmethod
    def of(
        cls, contest: Contest, entry: Entry, number: int, lineup: Sequence[str], timed: Mapping[str, list[float]]
    ) -> _Played:
        """Play it; decisions that needed thought are timed, in seconds, by bot."""
        sitting = _begun(contest, entry, number, lineup)
        match = sitting.match
        try:
            scores, void = _play(sitting, contest, lineup, timed)
        except Exception as error:
            where = f"number {number}, {','.join(lineup)}, deal {len(match.records)}, action {len(match.record) + 1}"
            raise Fault(f"{where}: {type(error).__name__}: {error}") from error
        sides = match.game.sides(match.options, match.seats)
        side_of = {seat: side for side, members in enumerate(sides) for seat in members}
        deals = len(scores)
        mean = [sum(column) / deals for column in zip(*scores, strict=True)] if scores else [0.0] * len(sides)
        sign = -1 if match.game.lower_wins else 1
        ahead = [sign * (one - (sum(mean) - one) / (len(mean) - 1)) for one in mean]
        won = [0.0] * len(sides)
        for side in match.verdict.winners if match.verdict else ():
            won[side] = 1 / len(match.verdict.winners) if match.verdict else 0.0
        seats = range(match.seats)
        return cls(
            tuple(mean[side_of[seat]] for seat in seats),
            tuple(ahead[side_of[seat]] for seat in seats),
            tuple(won[side_of[seat]] for seat in seats),
            deals,
            void,
        )


def _begun(contest: Contest, entry: Entry, number: int, lineup: Sequence[str]) -> Sitting:
    options = house.parse(entry.game.options, contest.options)
    seed = f"{contest.seed}{number:08x}"[-64:]
    players = [Player(name, bot_of(entry, name)) for name in lineup]
    sitting = Sitting(entry, Match(entry.game, options, contest.seats), seed, players, contest.budget)
    sitting.players = tuple(Player(one.kind, _seeing(one.make, sitting)) for one in players)
    return sitting


def _seeing(make: BotFactory | None, sitting: Sitting) -> BotFactory | None:
    """The same bots; one that cheats is shown the table."""
    if make is None:
        return None

    def made(standing: Standing | None = None) -> Bot:
        bot = make(standing)
        if isinstance(bot, CheatBot):
            bot.truth = sitting.match.state
        return bot

    return made


def _play(
    sitting: Sitting, contest: Contest, lineup: Sequence[str], timed: Mapping[str, list[float]]
) -> tuple[list[Sequence[float]], int]:
    """Play one deal, or the match; what each counted deal came to, by side, and how many were void.

    A single deal that is void counts as nothing for everybody.
    """
    match = sitting.match
    measure = sitting.entry.measures.get(contest.measure)
    scores: list[Sequence[float]] = []
    void = 0
    while True:
        while match.state.outcome is None:
            thought = _thinker(match)
            before = perf_counter()
            chosen = finished(sitting.choice())
            if thought is not None and lineup[thought] in timed:
                timed[lineup[thought]].append(perf_counter() - before)
            if chosen is None:
                continue
            sitting.apply(*chosen)
            if len(match.record) > LONGEST_DEAL:
                raise Fault("the deal does not end")
        outcome: Outcome = match.state.outcome
        void += outcome.void
        if outcome.void:
            if not contest.whole:
                scores.append((0.0,) * len(outcome.scores))
        else:
            scores.append(outcome.scores if measure is None else measure(match.state))
        if not contest.whole or match.verdict is not None:
            return scores, void
        sitting.next_deal()


def _thinker(match: Match) -> Seat | None:
    """Who has something to think about now."""
    actors = match.state.actors()
    if actors == (CHANCE,) or len(match.state.legal_actions(actors[0])) < 2:
        return None
    return actors[0]
