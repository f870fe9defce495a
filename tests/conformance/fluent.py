"""A strict reader of the message catalogues: their keys, and for each the variables and functions it uses.

It knows as much of Fluent as the catalogues may use, and refuses the rest with the line: messages, texts over several
lines, placeables, selections with a default, functions with arguments, string and number literals.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FUNCTIONS = frozenset(("CARD", "CARDS", "RANK", "SUIT", "SIGN", "SEAT", "WHO", "NUMBER"))
"""What assets/runtime/words.js offers, and Fluent's own."""

_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) =(?: (.*))?")
_TOKEN = re.compile(
    r'\s*(?:(\$[a-zA-Z][\w-]*)|("(?:[^"\\\n]|\\["\\])*")|(-?\d+(?:\.\d+)?)|([A-Z][A-Z_-]*)(?=\()|(->|[(),:{}])|([a-z][\w-]*))'
)


class FluentError(ValueError):
    """What is wrong with a catalogue, and in which line."""


@dataclass(frozen=True)
class Said:
    """One message: what it needs to be filled in, and what it calls."""

    line: int
    variables: frozenset[str]
    functions: frozenset[str]
    messages: frozenset[str]


@dataclass
class _Uses:
    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)


def read_catalogue(path: Path) -> dict[str, Said]:
    """Every message of the file by its key; raises `FluentError`."""
    found: dict[str, Said] = {}
    for line, key, text in _messages(path):
        if key in found:
            raise FluentError(f"{path.name}:{line}: {key} is said twice, first in line {found[key].line}")
        uses = _Uses()
        try:
            rest = _pattern(text, uses)
            if rest:
                raise FluentError(f"a bracket too many at {rest[:20]!r}")
            if not text.strip():
                raise FluentError("it says nothing")
        except FluentError as error:
            raise FluentError(f"{path.name}:{line}: {key}: {error}") from None
        found[key] = Said(line, frozenset(uses.variables), frozenset(uses.functions), frozenset(uses.messages))
    for key, said in found.items():
        for other in said.messages - found.keys():
            raise FluentError(f"{path.name}:{said.line}: {key} uses {other}, which is not there")
    return found


def _messages(path: Path) -> Iterator[tuple[int, str, str]]:
    """Line, key and text of each message; comments and empty lines between them."""
    start, key, text = 0, "", ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if "\t" in line:
            raise FluentError(f"{path.name}:{number}: a tab")
        if line.startswith(" ") or (not line and key):
            if not key and line.strip():
                raise FluentError(f"{path.name}:{number}: this line belongs to no message")
            text += "\n" + line
        elif line.startswith("#") or not line:
            if key:
                yield start, key, text
            key = ""
        else:
            if key:
                yield start, key, text
            match = _MESSAGE.fullmatch(line)
            if match is None:
                raise FluentError(f"{path.name}:{number}: {line[:40]!r} is no message")
            start, key, text = number, match[1], match[2] or ""
    if key:
        yield start, key, text


def _pattern(text: str, uses: _Uses, *, inside: bool = False) -> str:
    """Read text and placeables; returns what comes after, which inside a selection is the next variant or its end."""
    while text:
        place = re.search(r"[{}]", text) if not inside else re.search(r"[{}]|\n\s*\*?\[", text)
        if place is None:
            return ""
        if text[place.start()] != "{":
            return text[place.start() :]
        text = _placeable(text[place.end() :], uses)
    return text


def _placeable(text: str, uses: _Uses) -> str:
    """Read what stands between braces and the closing one."""
    text = _expression(text, uses)
    token, after = _next(text)
    if token == "->":
        return _selection(after, uses)
    if token != "}":
        raise FluentError(f"a closing brace is missing at {text[:20]!r}")
    return after


def _expression(text: str, uses: _Uses) -> str:
    token, text = _next(text)
    if token == "{":
        raise FluentError("a brace within braces")
    if token.startswith("$"):
        uses.variables.add(token[1:])
    elif token.isupper() and token[0].isalpha():
        if token not in FUNCTIONS:
            raise FluentError(f"there is no function {token}")
        uses.functions.add(token)
        return _arguments(text, uses)
    elif token[0].isalpha():
        uses.messages.add(token)
    elif token[0] not in '"-0123456789':
        raise FluentError(f"nothing to say at {token!r}")
    return text


def _arguments(text: str, uses: _Uses) -> str:
    token, text = _next(text)
    assert token == "("
    while True:
        named = re.match(r"\s*[a-z][\w-]*:", text)
        text = _expression(text[named.end() :] if named else text, uses)
        token, text = _next(text)
        if token == ")":
            return text
        if token != ",":
            raise FluentError(f"an argument is followed by {token!r}")


def _selection(text: str, uses: _Uses) -> str:
    """Read the variants of a selection: at least one, each once, one of them the default."""
    names: list[str] = []
    defaults = 0
    while True:
        variant = re.match(r"\s*\n\s*(\*?)\[\s*([\w.-]+)\s*\]", text)
        if variant is None:
            token, text = _next(text)
            if token != "}" or defaults != 1:
                raise FluentError("a selection ends with }, and one variant has a *")
            return text
        if variant[2] in names:
            raise FluentError(f"[{variant[2]}] twice")
        names.append(variant[2])
        defaults += bool(variant[1])
        before = text[variant.end() :]
        text = _pattern(before, uses, inside=True)
        if not before[: len(before) - len(text)].strip():
            raise FluentError(f"[{variant[2]}] says nothing")


def _next(text: str) -> tuple[str, str]:
    match = _TOKEN.match(text)
    if match is None:
        raise FluentError(f"cannot read {text[:20]!r}")
    return match[match.lastindex or 0], text[match.end() :]
