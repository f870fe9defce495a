"""index.html as it is served: one style sheet, PyScript's configurations in place, and the build's key; joined modules.

In the repository the page links every style sheet and names its configurations, so that each is one file with one
subject. A visitor would ask for each of them before anything is painted, or started.
"""

import hashlib
import html
import json
import posixpath
import re
import subprocess
from pathlib import Path
from typing import Any

from tools.install import MODULES
from tools.shell import ROOT, Stop, find, run

SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')
ADDRESS = re.compile(r"url\(\s*(['\"]?)(?!data:|#)([^'\")]+)\1\s*\)")
STYLES = "css/all.css"
WORKER = re.compile(r"""new Blob\(\["/\*@\*/"\+('(?:[^'\\]|\\.)*')\.replace""")
IMPORT = re.compile(r"""import\(["']\./([^"']+)["']\)""")
JOINED = {
    "assets/runtime/micropython.mjs": ("page", ("assets/vendor/micropython/micropython.mjs",)),
    "assets/runtime/pyodide.mjs": ("worker", (
        "assets/runtime/image.mjs", "assets/vendor/pyodide/pyodide.mjs", "assets/vendor/pyodide/pyodide-lock.json",
    )),
}  # fmt: skip
"""Interpreters that are served with these files in them: fetched one after the other, they would hold up the start."""
FOR_NODE = ("node:*", "fs", "module", "path", "url", "ws", "*/pyodide.asm.mjs")  # the last is fetched meanwhile


def write(site: Path, configs: dict[str, Any]) -> None:
    """Rewrite the page that was copied to `site`, and put its style sheet there."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    sheets = SHEET.findall(text)
    styles = bundled(sheets)
    target = site / STYLES
    target.parent.mkdir(exist_ok=True)
    target.write_text(styles, encoding="utf-8")
    version = hashlib.sha256(styles.encode()).hexdigest()[:12]
    link = f'    <link rel="stylesheet" href="{STYLES}?v={version}">\n'
    first = SHEET.search(text)
    assert first is not None
    text = text[: first.start()] + link + SHEET.sub("", text[first.start() :])
    interpreter = configs["page"]["interpreter"].removeprefix("./")
    version = "?" + interpreter.partition("?")[2]
    for file in (interpreter.partition("?")[0], "py/ui.json"):
        text = replaced(text, f'href="{file}"', f'href="{file}{version}"')  # a preload is for one address exactly
    text = replaced(text, 'config="page.json"', f'config="{html.escape(json.dumps(configs["page"]))}"')
    text = replaced(text, ">worker.json<", f">{json.dumps(configs['worker'])}<")
    # PyScript would fetch all its plugins before it starts a worker: those that a page does without stand in its own
    # configuration, and the worker's does not count.
    without = html.escape(json.dumps({"plugins": configs["page"]["plugins"]}), quote=False)
    text = replaced(text, "  <body>\n", f'  <body>\n    <py-config type="json" hidden>{without}</py-config>\n')
    page.write_text(text, encoding="utf-8")
    for name, (whose, parts) in JOINED.items():
        join(site, name, parts, configs[whose]["interpreter"].partition("?v=")[2])
    begun_early(site, configs["worker"]["interpreter"].partition("?v=")[2])


def join(site: Path, name: str, parts: tuple[str, ...], version: str) -> None:
    """Put into a module of the site what it imports, and the version."""
    command: list[str | Path] = [
        find("node"),
        MODULES / "esbuild" / "bin" / "esbuild",
        site / name,
        f"--outfile={site / name}",
    ]
    options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--log-level=error", "--allow-overwrite"]
    outside = [f"--external:{module}" for module in FOR_NODE]
    own = [f"--define:VERSION={json.dumps(version)}"]
    run([*command, *options, *outside, *own], f"esbuild could not join {name}.")
    for part in parts:
        (site / part).unlink()


def begun_early(site: Path, version: str) -> None:
    """Add PyScript's code for workers, which stands in its core as a text, to the script of ours that starts early."""
    folder = site / "assets" / "vendor" / "pyscript"
    core = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("core-*.js")))
    found = WORKER.search(core)
    if found is None:
        raise Stop("PyScript's core is not what it was: tools/frontpage.py looks for the code of its workers.")
    text = evaluated(found[1])
    script = site / "assets" / "runtime" / "table.mjs"
    moved_there = IMPORT.sub(r'import("../vendor/pyscript/\1")', text)
    ours = replaced(script.read_text(encoding="utf-8"), "${VERSION}", version)
    script.write_text(f"{ours}\n{moved_there}\n", encoding="utf-8")


def evaluated(literal: str) -> str:
    """The text that a string literal of JavaScript stands for."""
    done = subprocess.run(
        [find("node"), "-"], input=f"process.stdout.write({literal})", capture_output=True, text=True, encoding="utf-8",
        check=True,
    )  # fmt: skip
    return done.stdout


def replaced(text: str, old: str, new: str) -> str:
    """The text with the one place changed; raises Stop where there is no such place, or more than one."""
    if text.count(old) != 1:
        raise Stop(f"The site should hold {old} once, and holds it {text.count(old)} times.")
    return text.replace(old, new)


def bundled(sheets: list[str]) -> str:
    """These style sheets as one, in their order, made small."""
    whole = "\n".join(moved((ROOT / sheet).read_text(encoding="utf-8"), sheet) for sheet in sheets)
    command = [find("node"), str(MODULES / "esbuild" / "bin" / "esbuild"), "--loader=css", "--minify"]
    done = subprocess.run(
        [*command, "--target=chrome125,firefox125,safari17.5"],
        cwd=ROOT, input=whole, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        raise Stop(f"esbuild could not read the style sheets:\n{done.stderr}")
    return done.stdout


def moved(styles: str, sheet: str) -> str:
    """A style sheet whose addresses are right from where the one sheet lies."""

    def from_there(found: re.Match[str]) -> str:
        place = posixpath.normpath(posixpath.join(posixpath.dirname(sheet), found[2]))
        return f'url("{posixpath.relpath(place, posixpath.dirname(STYLES))}")'

    return ADDRESS.sub(from_there, styles)
