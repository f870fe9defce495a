"""A lesson at the table: a position, a few moves to find, and the other seats' answers, all written down beforehand.

A game's lessons are data, `lessons/course.toml` in its folder, and their words `lessons/<language>.ftl` beside it:

    [[lesson]]
    id = "seven"                                  words <game>-lesson-seven-name, -text, -done
    seat = 0                                      where the learner sits
    position = "pis_yedili dealer=3 …"            engine/notation.py
    goal = [{ event = "laid", seat = 0, card = "7H" }]

    [[lesson.step]]                               words <game>-lesson-seven-step-1: what is to be done
    best = "7H 7D"                                the actions that go on
    no = { "take" = "paid" }                      likely mistakes: words <game>-lesson-seven-no-paid
    refused = { "9C" = "answer_seven" }           what the rules refuse here, by the refusal's key
    then = "1=3D 2=draw"                          what the others do next, as in a record

A goal is a list of events that have all happened by the end, each with the fields that count and `times` (1); one with
`scores` instead asks a side of the finished deal for at least `least` or at most `most`. Nothing here is chance.
"""

from __future__ import annotations

import functools
import pkgutil
import tomllib
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bots.bot import NORMAL, Advice
from engine.game import Action, Event, IllegalAction, Json, Message
from engine.match import Match
from engine.notation import NotationError, read_record
from engine.seats import CHANCE, Seat
from games.registry import Entry
from table.players import YOU, Refused, seated
from table.table import Table

_SEED: Final = "1e550"
"""Of no consequence: every move is written down."""

Pattern = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be found, what is a likely mistake and what it earns, and what the others do then."""

    best: tuple[str, ...]
    no: Mapping[str, str]
    refused: Mapping[str, str]
    then: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game's course."""

    id: str
    seat: Seat
    position: str
    goal: tuple[Pattern, ...]
    steps: tuple[Step, ...]


@functools.cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of that game in their order; none where it has none. Raises `ValueError` for a damaged file."""
    try:
        text = pkgutil.get_data(f"games.{game}", "lessons/course.toml")  # a file, or in the browser part of an archive
    except OSError:
        return ()
    return read((text or b"").decode("utf-8"))


def read(text: str) -> tuple[Lesson, ...]:
    """The lessons of a course's text; raises `ValueError` saying what is wrong."""
    found = tuple(_lesson(dict(raw)) for raw in tomllib.loads(text).get("lesson", []))
    if len({one.id for one in found}) < len(found):
        raise ValueError("two lessons have the same id")
    return found


def _lesson(raw: dict[str, Any]) -> Lesson:
    try:
        id_, position = raw.pop("id"), raw.pop("position")
        goal, steps = tuple(raw.pop("goal")), tuple(_step(dict(one)) for one in raw.pop("step"))
        seat = raw.pop("seat", 0)
    except KeyError as error:
        raise ValueError(f"lesson {raw.get('id', '')}: {error} is missing") from None
    if raw or not steps or not goal:
        raise ValueError(f"lesson {id_}: {', '.join(raw) or 'a step or the goal'} is not what a lesson has")
    return Lesson(id_, seat, position, goal, steps)


def _step(raw: dict[str, Any]) -> Step:
    best, no, refused, then = (
        raw.pop("best", "").split(),
        raw.pop("no", {}),
        raw.pop("refused", {}),
        raw.pop("then", "").split(),
    )
    if raw or not best:
        raise ValueError(f"a step has best, no, refused and then, not {', '.join(raw) or 'nothing to find'}")
    moves = []
    for word in then:
        who, _, code = word.partition("=")
        moves.append((CHANCE if who == "*" else int(who), code))
    return Step(tuple(best), no, refused, tuple(moves))


def happened(pattern: Pattern, events: Iterable[Event], scores: Sequence[int]) -> bool:
    """Whether what this part of a goal asks for has come about; `scores` are the finished deal's, else empty."""
    wanted = dict(pattern)
    if "scores" in wanted:
        side, least, most = wanted["scores"], wanted.get("least"), wanted.get("most")
        if not isinstance(side, int) or not side < len(scores):
            return False
        low = not isinstance(least, int) or scores[side] >= least
        return low and (not isinstance(most, int) or scores[side] <= most)
    times = wanted.pop("times", 1)
    told = (event.as_json() for event in events)
    count = sum(all(one.get(field) == value for field, value in wanted.items()) for one in told)
    return isinstance(times, int) and count >= times


class Teaching(Table):
    """A table at which a lesson is given: whoever is not the learner does what is written down."""

    __slots__ = ("_moves", "lesson")

    def __init__(self, entry: Entry, lesson: Lesson) -> None:
        """Raises `NotationError` where the position cannot be read."""
        match = Match.at(entry.game, lesson.position)
        kinds = [YOU if seat == lesson.seat else NORMAL for seat in range(match.seats)]
        super().__init__(entry, match, _SEED, seated(entry, match.seats, kinds))
        self.lesson = lesson
        self._moves: list[tuple[Step | None, Seat, str]] = []
        for step in lesson.steps:
            self._moves.append((step, lesson.seat, ""))
            self._moves += [(None, seat, code) for seat, code in step.then]

    @property
    def wait(self) -> str:
        """As at any table, and "lesson" once all has been done that was written down."""
        if len(self.match.record) >= len(self._moves):
            return "lesson"
        return "you" if self._step else "table"

    @property
    def beat(self) -> bool:
        """Nobody is asked for a call that is not written down."""
        return False

    @property
    def _step(self) -> Step | None:
        """What the learner has to find now, None where it is not the learner's move."""
        number = len(self.match.record)
        return self._moves[number][0] if number < len(self._moves) else None

    def advance(self) -> Generator[None, None, None]:
        """The next move that is written down; raises `Refused` where none is due."""
        if self.wait != "table":
            raise Refused(Message({"you": "your-turn", "lesson": "lesson-over"}[self.wait]))
        _, seat, code = self._moves[len(self.match.record)]
        self._play(seat, self.parse(code))
        yield

    def go_on(self, text: str) -> None:
        """Go on where the record of this lesson ends; raises `NotationError` where it is not one of it."""
        record = read_record(text, {self.match.game.id: self.match.game})
        for number, (seat, action) in enumerate(record.deals[0] if record.deals else (), 1):
            step, due, code = self._moves[number - 1] if number <= len(self._moves) else (None, CHANCE, "")
            if seat != due or action.code not in (step.best if step else (code,)):
                raise NotationError(f"deal 1, action {number} ({action}): not a move of this lesson")
            self._play(seat, action)
        self._watch.news()

    def act(self, action: Action) -> None:
        """The learner does this where it is one of the best; raises `Refused` with the word on any other."""
        step = self._step
        if step is None:
            raise Refused(Message("lesson-over" if self.wait == "lesson" else "not-your-turn"))
        seat, state = self.lesson.seat, self.match.state
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if action.code not in step.best:
            raise Refused(Message.of("lesson-no", say=self._feedback(step, action)))
        self._play(seat, action)

    def claimable(self) -> bool:
        """A lesson is played to its end."""
        return False

    def deal(self) -> None:
        """A lesson is one deal."""
        raise Refused(Message("lesson-over" if self.wait == "lesson" else "deal-on"))

    def hint(self) -> Generator[None, None, Advice]:
        """What the lesson is after."""
        step = self._step
        if step is None:
            raise Refused(Message("not-your-turn"))
        yield
        return Advice(self.parse(step.best[0]), Message("why-lesson"))

    def solved(self) -> bool:
        """Whether all is done and the goal reached."""
        outcome = self.match.state.outcome
        scores = () if outcome is None else outcome.scores
        events = self._sitting.story.full()
        return self.wait == "lesson" and all(happened(one, events, scores) for one in self.lesson.goal)

    def standing(self) -> dict[str, Json]:
        """How far the lesson is, as it crosses the wire; `say` is the key of the words to show."""
        number = sum(step is not None for step, _, _ in self._moves[: len(self.match.record) + 1])
        over = self.wait == "lesson"
        return {
            "id": self.lesson.id,
            "step": number,
            "of": len(self.lesson.steps),
            "say": self._word("done" if over else f"step-{number}"),
            "solved": self.solved(),
        }

    def _feedback(self, step: Step, action: Action) -> str:
        key = step.no.get(action.code)
        return "lesson-other" if key is None else self._word(f"no-{key}")

    def _word(self, key: str) -> str:
        return f"{self.match.game.id}-lesson-{self.lesson.id}-{key}"
