"""The source of the rules pages: what is written for each game in each language, and the positions that go with it.

`py/games/<game>/rules/<language>.md` is CommonMark with tables:

    # Title, then a paragraph of lead
    ## Heading {#set-up}            the sections of SECTIONS, in that order, each under its own id
    **Y16.** First sentence.        a numbered rule: one paragraph of the section `rules`, one sentence a line,
    Second sentence.                so that this one is Y16.2
    {try seven} Words.              a position of positions.toml, and what is said under it
    {7H} {37} {Joker=56}            cards

Every language has the same rules in the same order, with as many sentences. `positions.toml`, for all languages alike:

    [[position]]
    id = "seven"
    shows = ["Y16.1"]               the sentences that it shows
    position = "pis_yedili …"       engine/notation.py; or `lesson = "seven"`, where a lesson's position shows it
    seat = 0                        where the reader sits, 0 if not said
    try = ["7D", "9C"]              actions that are worth trying
    refused = { "9C" = "fit" }      those that the rules refuse here, by the refusal's key
    [[example]]                     the worked example: from `position`, `play` as in a record comes to `scores`
    [where]                         refused-fit = "Y10": the rule behind a refusal or a line of the score sheet
    [unshown]                       "Y4.1" = "why no position can show this sentence"
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tools.shell import ROOT, Stop

GAMES: Final = ROOT / "py" / "games"
SECTIONS: Final = (
    "set-up", "quick", "rules", "tables", "scoring-example", "mistakes", "strategy", "questions", "options",
)  # fmt: skip
NUMBERED: Final = re.compile(r"\*\*(\w+)\.\*\* (.+)")
HEADING: Final = re.compile(r"## (.+) \{#([a-z-]+)\}")
TRY: Final = re.compile(r"\{try ([a-z0-9-]+)\} (.+)")
ENDS: Final = re.compile(r"[.!?:;…]([)”»’\"*_\]]|\]\(#[\w-]+\)\.?|\s»)*$")
"""How a line of a rule ends: with a sentence."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule in one language; its sentences are counted from 1."""

    number: str
    sentences: tuple[str, ...]

    def ids(self) -> Iterator[str]:
        """`Y16.1`, `Y16.2`, …"""
        return (f"{self.number}.{place}" for place, _ in enumerate(self.sentences, 1))


@dataclass(frozen=True, slots=True)
class Text:
    """A game's page in one language."""

    game: str
    language: str
    title: str
    lead: str
    sections: Mapping[str, tuple[str, str]]
    """By id, in order: heading, and what stands under it."""
    rules: tuple[Rule, ...]
    tries: tuple[str, ...]
    """The positions it shows, in the order of the text."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a deal that shows what a rule says."""

    id: str
    shows: tuple[str, ...]
    line: str
    seat: int = 0
    tries: tuple[str, ...] = ()
    refused: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Example:
    """What is played from a position, and what it comes to, a number a side."""

    position: str
    play: tuple[tuple[str, str], ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Positions:
    """All that positions.toml says of a game."""

    positions: Mapping[str, Position]
    examples: tuple[Example, ...]
    where: Mapping[str, str]
    unshown: Mapping[str, str]


def games() -> list[str]:
    """The games that have rules pages, in alphabetical order."""
    return sorted(file.parent.parent.name for file in GAMES.glob("*/rules/positions.toml"))


def languages(game: str) -> list[str]:
    """The languages that this game's rules are written in."""
    return sorted(file.stem for file in (GAMES / game / "rules").glob("*.md"))


def text(game: str, language: str) -> Text:
    """That page's source; raises Stop, with file and line, for what is not as it should be."""
    file = GAMES / game / "rules" / f"{language}.md"
    return read(game, language, file.read_text(encoding="utf-8"))


def read(game: str, language: str, source: str) -> Text:
    """The page of that source; raises Stop."""
    reader = _Reader(f"py/games/{game}/rules/{language}.md", source.splitlines())
    title, lead = reader.head()
    sections = reader.sections()
    rules, tries = reader.rules()
    return Text(game, language, title, lead, sections, rules, tries)


class _Reader:
    """A source on its way to be a page."""

    def __init__(self, name: str, lines: Sequence[str]) -> None:
        self.name = name
        self.lines = lines

    def stop(self, number: int, reason: str) -> Stop:
        """What is wrong, and where; lines count from 1."""
        return Stop(f"{self.name}:{number}: {reason}")

    def head(self) -> tuple[str, str]:
        """Title and lead."""
        if not self.lines or not self.lines[0].startswith("# "):
            raise self.stop(1, "a rules page begins with its title, `# Title`.")
        first = self._first_heading()
        lead = " ".join(line for line in self.lines[1:first] if line)
        if not lead:
            raise self.stop(2, "a paragraph of lead is missing under the title.")
        return self.lines[0].removeprefix("# "), lead

    def _first_heading(self) -> int:
        return next((at for at, line in enumerate(self.lines) if line.startswith("## ")), len(self.lines))

    def sections(self) -> dict[str, tuple[str, str]]:
        """The sections by id: heading and Markdown, a position's line a paragraph of its own."""
        found: dict[str, tuple[str, list[str]]] = {}
        current: list[str] = []
        for number, line in enumerate(self.lines[self._first_heading() :], self._first_heading() + 1):
            if line.startswith("## "):
                heading = HEADING.fullmatch(line)
                if heading is None:
                    raise self.stop(number, "a section's heading says its id: `## Heading {#quick}`.")
                current = []
                found[heading[2]] = (heading[1], current)
            else:
                current.extend(["", line, ""] if line.startswith("{try ") else [line])
        if tuple(found) != SECTIONS:
            raise self.stop(1, f"the sections are {', '.join(SECTIONS)}; here they are {', '.join(found)}.")
        return {id_: (heading, "\n".join(lines).strip()) for id_, (heading, lines) in found.items()}

    def rules(self) -> tuple[tuple[Rule, ...], tuple[str, ...]]:
        """The numbered rules, and the positions on the page."""
        rules: dict[str, list[str]] = {}
        tries: list[str] = []
        section, current = "", None
        for number, line in enumerate(self.lines, 1):
            heading, numbered, shown = HEADING.fullmatch(line), NUMBERED.fullmatch(line), TRY.fullmatch(line)
            if heading is not None:
                section = heading[2]
            if line.startswith("{try ") or re.match(r"\*\*[A-Z]?\d+[a-z]?\.", line):
                self._check_place(number, line, section, numbered, shown)
            if numbered is not None and section == "rules":
                if numbered[1] in rules:
                    raise self.stop(number, f"{numbered[1]} is there twice.")
                current = rules[numbered[1]] = []
                line = numbered[2]
            elif shown is not None:
                tries.append(shown[1])
                continue
            elif not line or line.startswith("#"):
                current = None
            if current is not None:
                if not ENDS.search(line):
                    raise self.stop(number, "each line of a rule is one sentence, and ends as one.")
                current.append(line)
        return tuple(Rule(number, tuple(said)) for number, said in rules.items()), tuple(tries)

    def _check_place(
        self, number: int, line: str, section: str, numbered: re.Match[str] | None, shown: re.Match[str] | None
    ) -> None:
        if shown is None and numbered is None:
            raise self.stop(number, f"{line[:40]!r}: a rule is `**Y16.** Sentence.`, a position `{{try id}} Words.`")
        if numbered is not None and section != "rules":
            raise self.stop(number, f"{numbered[1]} stands outside the section `rules`.")


def positions(game: str) -> Positions:
    """What positions.toml of that game says; raises Stop."""
    file = GAMES / game / "rules" / "positions.toml"
    course = GAMES / game / "lessons" / "course.toml"
    lessons = {one["id"]: one for one in _toml(course).get("lesson", ())} if course.is_file() else {}
    name = file.relative_to(ROOT).as_posix()
    raw = _toml(file)
    found = [_position(name, dict(one), lessons) for one in raw.pop("position", ())]
    examples = tuple(_example(name, one) for one in raw.pop("example", ()))
    where, unshown = raw.pop("where", {}), raw.pop("unshown", {})
    if raw:
        raise Stop(f"{name}: {', '.join(raw)} is nothing that this file has.")
    by_id = {one.id: one for one in found}
    if len(by_id) < len(found):
        raise Stop(f"{name}: two positions have the same id.")
    return Positions(by_id, examples, where, unshown)


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Stop(f"{file.relative_to(ROOT)}: {error}") from None


def _position(name: str, raw: dict[str, Any], lessons: Mapping[str, Any]) -> Position:
    id_ = raw.pop("id", "")
    lesson, line = raw.pop("lesson", None), raw.pop("position", None)
    if lesson is not None:
        if lesson not in lessons or line is not None:
            raise Stop(f"{name}: {id_} has one position, its own or that of a lesson that is there.")
        line = lessons[lesson]["position"]
        raw.setdefault("seat", lessons[lesson].get("seat", 0))
    shows, seat = tuple(raw.pop("shows", ())), raw.pop("seat", 0)
    tries, refused = tuple(raw.pop("try", ())), raw.pop("refused", {})
    if raw or not id_ or not line or not shows:
        raise Stop(f"{name}: {id_ or 'a position'} has id, shows and a position; not {', '.join(raw) or 'less'}.")
    return Position(id_, shows, line, seat, tries, refused)


def _example(name: str, raw: dict[str, Any]) -> Example:
    try:
        play = tuple((who, code) for who, _, code in (word.partition("=") for word in raw["play"].split()))
        return Example(raw["position"], play, tuple(raw["scores"]))
    except KeyError as error:
        raise Stop(f"{name}: an example has position, play and scores; {error} is missing.") from None


def untold(game: str) -> list[tuple[str, str, str]]:
    """Every sentence that no position shows: its id, the English sentence, and the reason."""
    reasons = positions(game).unshown
    rules = text(game, "en").rules
    return [
        (id_, sentence, reasons.get(id_, ""))
        for rule in rules
        for id_, sentence in zip(rule.ids(), rule.sentences, strict=True)
        if id_ in reasons
    ]
