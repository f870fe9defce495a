"""Packs the worker's Python: our packages and what they can reach of the standard library, compiled.

Runs inside Pyodide (tools/library.mjs), whose own library is /lib/python3xx.zip; /sources is py/, /out gets library.zip
and library.json (which modules are in it, and why the others are not), and what was compiled before is in /kept.

Reached is whatever Pyodide has imported to start, whatever our packages import, and whatever those modules import in
their turn, also inside functions: an error path that is taken once a year finds what it needs. Only the modules in
LEFT_OUT are not followed.
"""

import ast
import hashlib
import io
import json
import marshal
import os
import sys
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.util import MAGIC_NUMBER
from pathlib import Path

OURS = ("engine", "bots", "games", "table")
THEIRS = ("pyodide", "_pyodide")
BY_NAME = (
    "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.raw_unicode_escape",
    "encodings.unicode_escape", "encodings.utf_8", "encodings.utf_8_sig", "encodings.utf_16", "encodings.utf_32",
)  # fmt: skip
"""Imported under names that are put together while the program runs: no import statement shows them."""

LEFT_OUT: dict[str, str] = {
    "_pydatetime": "datetime in Python, for interpreters without the one in C",
    "_pyio": "io in Python, for interpreters without the one in C",
    "_pyrepl": "the prompt of an interpreter at a terminal",
    "_ssl": "a connection of Python's own: nothing here has any",
    "argparse": "the command line of modules that are run as programs",
    "asyncio.proactor_events": "the event loop of another system",
    "asyncio.windows_events": "the event loop of another system",
    "asyncio.windows_utils": "the event loop of another system",
    "calendar": "dates: nothing here has any",
    "code": "the prompt of an interpreter at a terminal",
    "concurrent.futures.interpreter": "several interpreters: there is one",
    "concurrent.futures.process": "several processes: only the arena at a terminal starts any",
    "concurrent.interpreters": "several interpreters: there is one",
    "ctypes": "libraries in C, which a worker cannot load",
    "email": "letters, and the headers of connections of Python's own",
    "ftplib": "a connection of Python's own: nothing here has any",
    "getopt": "the command line of modules that are run as programs",
    "gettext": "the words of programs at a terminal",
    "html.entities": "the names of letters in HTML",
    "http": "a connection of Python's own: nothing here has any",
    "importlib.metadata": "installed packages: there are none",
    "importlib.readers": "files in packages: ours have none",
    "importlib.resources": "files in packages: ours have none",
    "ipaddress": "a connection of Python's own: nothing here has any",
    "multiprocessing": "several processes: only the arena at a terminal starts any",
    "netrc": "a connection of Python's own: nothing here has any",
    "pickle": "objects as bytes, for other processes and the handlers of logs",
    "platform": "what pydoc says of the machine",
    "pydoc": "help() at a prompt",
    "pyodide._nodesock_transport": "connections of Pyodide outside a browser",
    "rlcompleter": "the prompt of an interpreter at a terminal",
    "runpy": "modules that are run as programs",
    "socketserver": "a connection of Python's own: nothing here has any",
    "ssl": "a connection of Python's own: nothing here has any",
    "statistics": "how random tests itself",
    "tarfile": "archives of files: nothing here has any",
    "tracemalloc": "where memory was taken, which warnings tell where it is asked for",
    "urllib": "the addresses of files and of connections of Python's own",
    "webbrowser": "help() at a prompt",
    "xmlrpc": "a connection of Python's own: nothing here has any",
}
"""Modules that nothing here comes to, and why; the submodules of a package with it."""

RECIPE = os.environ["RECIPE"]
END = b"\nwhole"
used: set[str] = set()

LONG_AGO = (1980, 1, 1, 0, 0, 0)
LIBRARY = zipfile.ZipFile(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")


def gathered() -> dict[str, tuple[str, bytes]]:
    """Every module that could be packed: its file's path in the archive, and its source."""
    files = {name: LIBRARY.read(name) for name in LIBRARY.namelist() if name.endswith(".py")}
    for package in OURS:
        for file in sorted(Path("/sources", package).rglob("*.py")):
            files[file.relative_to("/sources").as_posix()] = file.read_bytes()
    return {file.removesuffix(".py").removesuffix("/__init__").replace("/", "."): (file, files[file]) for file in files}


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """The absolute name of everything that a module imports anywhere, but for the type checker or run as a program."""
    nodes = [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If):
            test = node.test.left if isinstance(node.test, ast.Compare) else node.test
            if isinstance(test, ast.Name) and test.id in ("TYPE_CHECKING", "__name__"):
                nodes.extend(node.orelse)
                continue
        if not isinstance(node, ast.expr):
            nodes.extend(ast.iter_child_nodes(node))
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def with_parents(name: str) -> Iterator[str]:
    """A dotted name and the packages around it, outermost first."""
    parts = name.split(".")
    return (".".join(parts[: length + 1]) for length in range(len(parts)))


def reached(modules: dict[str, tuple[str, bytes]], roots: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Which modules to pack, and which were met but left out: by name, the module that imports them."""
    packed: dict[str, str] = {}
    left: dict[str, str] = {}
    waiting = [(name, "the start") for name in roots]
    while waiting:
        wanted, importer = waiting.pop()
        for name in with_parents(wanted):
            if name not in modules or name in packed:
                continue
            if any(part in LEFT_OUT for part in with_parents(name)):
                left.setdefault(name, importer)
                break
            packed[name] = importer
            waiting.extend((each, name) for each in prepared(*modules[name])[1])
    return packed, left


@cache
def prepared(file: str, source: bytes) -> tuple[bytes, list[str]]:
    """A module compiled, and what it imports; from an earlier time, where nothing has changed since."""
    kept = Path("/kept", hashlib.sha256("\n".join([RECIPE, file, ""]).encode() + source).hexdigest())
    used.add(kept.name)
    with suppress(OSError):  # it is not there
        whole, end, _ = kept.read_bytes().rpartition(END)
        if end:  # and not just being written by another build
            names, _, code = whole.partition(b"\n")
            return code, json.loads(names)
    path = file.removesuffix(".py").split("/")
    package = ".".join(path[:-1])
    found = compiled(file, source), sorted(set(imported(ast.parse(source), package)))
    with suppress(OSError):
        kept.write_bytes(json.dumps(found[1]).encode() + b"\n" + found[0] + END)
    return found


def compiled(file: str, source: bytes) -> bytes:
    """A module's .pyc, which Python takes as it is. Docstrings stay behind, but for those that Pyodide reads to
    document itself; asserts of ours do not."""
    package = file.split("/")[0].removesuffix(".py")
    if package in OURS:
        code = compile(undocumented(ast.parse(source)), file, "exec", dont_inherit=True, optimize=0)
    else:
        code = compile(source, file, "exec", dont_inherit=True, optimize=0 if package in THEIRS else 2)
    unchecked = (1).to_bytes(4, "little")
    return MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)


def undocumented(tree: ast.Module) -> ast.Module:
    """The module without its docstrings. A class keeps a dot: a dataclass without any works one out at every start."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        first = node.body.pop(0)
        if isinstance(node, ast.ClassDef):
            node.body.insert(0, ast.copy_location(ast.Expr(ast.Constant(".")), first))
        elif not node.body and not isinstance(node, ast.Module):
            node.body.append(ast.copy_location(ast.Pass(), first))
    return ast.fix_missing_locations(tree)


def pack() -> None:
    """Write the archive and its story. Nothing in it is compressed: what carries it is, as a whole."""
    modules = gathered()
    started = [name for name in sys.modules if name in modules]
    ours = [name for name in modules if name.split(".")[0] in OURS]
    packed, left = reached(modules, sorted({*started, *ours, *BY_NAME}))
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as writer:
        for name in sorted(packed):
            file, source = modules[name]
            writer.writestr(zipfile.ZipInfo(f"{file}c", LONG_AGO), prepared(file, source)[0])
        for data in sorted(Path("/sources", "games").rglob("*.toml")):
            if data.parent.name == "rules":
                continue  # the rules pages' (tools/rules.py)
            writer.writestr(zipfile.ZipInfo(data.relative_to("/sources").as_posix(), LONG_AGO), data.read_bytes())
    Path("/out/library.zip").write_bytes(archive.getvalue())
    story = {"packed": packed, "left_out": left, "why": LEFT_OUT}
    Path("/out/library.json").write_text(json.dumps(story, indent=1, sort_keys=True))
    for old in Path("/kept").iterdir():
        if old.name not in used:
            old.unlink(missing_ok=True)


pack()
