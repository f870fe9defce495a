"""What is said: every word key that a game makes has a message in every language, filled in by what comes with it.

| what | key |
|---|---|
| event | `<game>-event-<event>`, with - for _ |
| refusal | `<game>-refused-<key>` |
| prompt | `<game>-do-<word>` |
| a word of an auction | `<game>-call-<word>` |
| mark, badge | `<game>-mark-<key>`, `<game>-badge-<key>` |
| score sheet, reason of the end | `<game>-sheet-<key>`, `<game>-reason-<key>`; with `side` also `ours`, yes or no |
| a bot's reason | `<game>-why-<key>`, or `why-<key>` for all games |
| what an action may bring | `<game>-expected` |
| option | `<game>-option-<name>`, `<game>-option-<name>-help`, and for a choice `<game>-option-<name>-<value>` |
| the game | `<game>-name`, `<game>-blurb` |

Keys in the engine are bare: the game's name and the kind are put before them here and on the page.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from engine import options as house
from engine.game import Message
from engine.seats import CHANCE
from tests.conformance.cases import Case
from tests.conformance.fluent import Said, read_catalogue
from tests.conformance.story import Story, actions_of

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = sorted(path.stem for path in (ROOT / "assets" / "words").glob("*.ftl"))

Key: TypeAlias = "tuple[str, frozenset[str]]"
"""A message's key and the parameters it is given."""


@cache
def catalogue(language: str) -> dict[str, Said]:
    """All messages of a language, the frame's and every game's; raises `AssertionError` for one said twice."""
    found: dict[str, Said] = {}
    games = ROOT / "py" / "games"
    for path in (
        *sorted((ROOT / "assets" / "words").glob(f"{language}.ftl")),
        *sorted(games.glob(f"*/words/{language}.ftl")),
        *sorted(games.glob(f"*/lessons/{language}.ftl")),
    ):
        messages = read_catalogue(path)
        twice = messages.keys() & found.keys()
        assert not twice, f"{path.relative_to(ROOT)} says again what another file says: {sorted(twice)}"
        found |= messages
    return found


def missing(keys: Iterable[Key], language: str) -> list[str]:
    """What is wrong with these keys in that language."""
    messages = catalogue(language)
    wrong = []
    for key, given in sorted(set(keys)):
        if key not in messages:
            wrong.append(f"{key} has no message; it comes with {', '.join(sorted(given)) or 'nothing'}")
        elif not messages[key].variables <= given:
            unknown = messages[key].variables - given
            wrong.append(f"{key} asks for {', '.join(sorted(unknown))}; it comes with {', '.join(sorted(given))}")
    return wrong


def of_message(game: str, kind: str, message: Message) -> Key:
    """The key of a message that the engine makes."""
    return f"{game}-{kind}-{message.key}", frozenset(name for name, _ in message.params)


def of_json(game: str, kind: str, part: Any, key: str = "key") -> Key:
    """The key of a part of a view."""
    return f"{game}-{kind}-{part[key]}", frozenset(part.get("params") or ())


def of_options(case: Case) -> Iterator[Key]:
    """The keys of the game itself and of its house rules."""
    game = case.entry.game
    yield f"{game.id}-name", frozenset()
    yield f"{game.id}-blurb", frozenset()
    if case.entry.guide is not None:
        yield f"{game.id}-expected", frozenset(("value", "sign"))
    for line in house.form(game.options):
        yield f"{game.id}-option-{line.name}", frozenset()
        yield f"{game.id}-option-{line.name}-help", frozenset()
        if line.kind == "choice":
            for value in line.values:
                yield f"{game.id}-option-{line.name}-{value}", frozenset()


def of_story(story: Story) -> Iterator[Key]:
    """The keys of all that happened in a deal, and of what was shown and refused at some moments."""
    game = story.case.entry.game.id
    for events in story.events:
        for event in events:
            fields = event.as_json()
            name = str(fields.pop("event")).replace("_", "-")
            yield f"{game}-event-{name}", frozenset(fields)
    outcome = story.states[-1].outcome
    assert outcome is not None
    key, given = of_message(game, "reason", outcome.reason)
    yield key, given | ({"ours"} if "side" in given else set())
    for line in outcome.lines:
        yield of_message(game, "sheet", line.what)
    for at in {*story.some(20, Random("words")), len(story.record)}:
        yield from of_moment(story, at)


def of_moment(story: Story, at: int) -> Iterator[Key]:
    """The keys of every seat's view, and of every refusal."""
    case, state = story.case, story.states[at]
    game = case.entry.game
    for eyes in (*range(case.seats), None):
        view: Any = case.entry.view(state.observe(eyes))
        for prompt in view["prompts"]:
            for part in (prompt, *prompt.get("choices", ()), *prompt.get("quick", ())):
                if part.get("word"):
                    key, given = of_json(game.id, "do", {"params": prompt.get("params"), **part}, "word")
                    yield key, given | given_beside(prompt, part)
        for part in (*view["refused"], *(bad for prompt in view["prompts"] for bad in prompt.get("forbidden", ()))):
            yield of_json(game.id, "refused", part)
        for mark in view["marks"]:
            key, given = of_json(game.id, "mark", mark)
            yield key, given | {"value"} | (set(mark["value"]) if isinstance(mark["value"], dict) else set())
            if mark["kind"] == "calls":
                for call in mark["value"]:
                    if call["value"] is None:
                        yield f"{game.id}-call-{call['word']}", frozenset(call)
        for seat in view["seats"]:
            for badge in seat["badges"]:
                key, given = of_json(game.id, "badge", badge)
                yield key, given | {"seat"}
    for seat in (*range(case.seats), CHANCE):
        for action in actions_of(case):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                yield of_message(game.id, "refused", refusal)


def given_beside(prompt: Any, part: Any) -> set[str]:
    """What the page adds to a prompt's parameters: a choice's value, how many cards are wanted and picked."""
    beside = {"value"} if "value" in part else set()
    return beside | ({"count", "picked"} if prompt["kind"] == "cards" else set())


def of_bots(story: Story, name: str) -> Iterator[Key]:
    """The keys of why a bot of that name would do what it would do, at some moments."""
    case = story.case
    for at in story.some(10, Random("why")):
        seat = story.record[at][0]
        state = story.states[at]
        history = [event.seen_by(seat) for events in story.events[:at] for event in events]
        for advice in case.entry.bots[name]().think(state.observe(seat), history, Random(at), 4):
            yield of_why(case.entry.game.id, advice.why)


def of_why(game: str, why: Message) -> Key:
    """The key of a reason: the game's own, or the house's where every game's players give that reason."""
    key, given = of_message(game, "why", why)
    shared = f"why-{why.key}"
    return (shared, given) if key not in catalogue("en") and shared in catalogue("en") else (key, given)


def check_words(case: Case, keys: Iterable[Key]) -> None:
    """Every key has a message in every language; a game that lacks one fails."""
    found = set(keys)
    wrong = {language: missing(found, language) for language in LANGUAGES}
    told = [f"{language}: {line}" for language, lines in wrong.items() for line in lines]
    assert not told, f"{case}:\n" + "\n".join(told)
