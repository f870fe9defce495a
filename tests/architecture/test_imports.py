"""Imports point one way: engine <- bots <- games <- table <- worker and cli; the page knows none of them."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

PY = Path(__file__).resolve().parents[2] / "py"

LAYERS = ("engine", "bots", "games", "table")
OURS = {*LAYERS, "ui", "worker", "cli"}
BROWSER = {"pyscript", "js", "pyodide"}

# What the page may import: itself, PyScript, and what MicroPython (with assets/runtime/micropython) has.
PAGE = {"ui", "pyscript", "js", "asyncio", "json", "time", "typing", "math", "re", "sys", "collections"}
# Methods of texts and numbers that MicroPython lacks.
LACKING = {
    "bit_count",
    "bit_length",
    "capitalize",
    "casefold",
    "format_map",
    "removeprefix",
    "removesuffix",
    "title",
    "zfill",
}


@functools.cache
def sources() -> list[tuple[Path, ast.Module]]:
    """Every Python file below py/, relative to it, parsed."""
    return [
        (file.relative_to(PY), ast.parse(file.read_text(encoding="utf-8"), filename=str(file)))
        for file in sorted(PY.rglob("*.py"))
    ]


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of everything a file imports, wherever in it the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def room(file: Path) -> str:
    """The top-level package or module that a file is in."""
    return file.parts[0].removesuffix(".py")


def top(name: str) -> str:
    """The top-level package of a dotted name."""
    return name.split(".")[0]


def test_there_is_something_to_read():
    """The rules below look at real files."""
    assert {*LAYERS, "ui", "worker"} <= {room(file) for file, _ in sources()}


def test_imports_point_one_way():
    """A layer imports itself and the layers before it; worker and cli import the layers."""
    wrong = []
    for file, tree in sources():
        here = room(file)
        reach = {*LAYERS[: LAYERS.index(here) + 1]} if here in LAYERS else {*LAYERS, here}
        wrong += [f"{file}:{line}: {name}" for line, name in imports(tree) if top(name) in OURS - reach]
    assert wrong == []


def test_the_page_imports_only_itself_and_pyscript():
    """ui contains no rule of any game, and nothing that MicroPython has not."""
    wrong = [
        f"{file}:{line}: {name}"
        for file, tree in sources()
        if room(file) == "ui"
        for line, name in imports(tree)
        if top(name) not in PAGE
    ]
    assert wrong == []


def test_the_page_is_written_in_what_micropython_reads():
    """No match statement, no `/` parameters, no starred list, and none of the methods it lacks."""
    wrong = []
    for file, tree in sources():
        if room(file) != "ui":
            continue
        for node in ast.walk(tree):
            bad = (
                isinstance(node, ast.Match)
                or (isinstance(node, ast.arguments) and bool(node.posonlyargs))
                or (isinstance(node, ast.List | ast.Set | ast.Tuple) and has_star(node))
                or (isinstance(node, ast.Call) and lacks(node.func))
            )
            if bad:
                wrong.append(f"{file}:{getattr(node, 'lineno', '?')}: {ast.unparse(node)[:80]}")
    assert wrong == []


def lacks(called: ast.expr) -> bool:
    """Whether a method of that name is called on something other than an object of our own."""
    if not isinstance(called, ast.Attribute) or called.attr not in LACKING:
        return False
    return not (isinstance(called.value, ast.Name) and called.value.id == "self")


def has_star(node: ast.List | ast.Set | ast.Tuple) -> bool:
    """Whether a display that is read (not assigned to) unpacks something."""
    reads = not isinstance(getattr(node, "ctx", ast.Load()), ast.Store)
    return reads and any(isinstance(element, ast.Starred) for element in node.elts)


def test_the_rules_know_no_browser():
    """Whatever is not the page or the worker runs on plain CPython with nothing installed."""
    wrong = [
        f"{file}:{line}: {name}"
        for file, tree in sources()
        if room(file) in (*LAYERS, "cli")
        for line, name in imports(tree)
        if top(name) in BROWSER
    ]
    assert wrong == []


def test_games_do_not_know_each_other():
    """games/x imports nothing of games/y."""
    wrong = []
    for file, tree in sources():
        if room(file) != "games" or len(file.parts) < 3:
            continue
        own = f"games.{file.parts[1]}."
        wrong += [
            f"{file}:{line}: {name}"
            for line, name in imports(tree)
            if top(name) == "games" and not f"{name}.".startswith(own)
        ]
    assert wrong == []


def test_chance_is_handed_in():
    """Of `random` only the class Random is used: a generator is a parameter, or made from a seed."""
    wrong = []
    for file, tree in sources():
        wrong += [
            f"{file}:{line}: {name}"
            for line, name in imports(tree)
            if top(name) == "random" and name not in ("random", "random.Random")
        ]
        wrong += [
            f"{file}:{node.lineno}: random.{node.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "random"
            and node.attr != "Random"
        ]
    assert wrong == []
