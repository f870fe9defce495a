"""index.html as it is served: one style sheet, PyScript's configurations in place, and the build's key.

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
from tools.shell import ROOT, Stop, find

SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')
ADDRESS = re.compile(r"url\(\s*(['\"]?)(?!data:|#)([^'\")]+)\1\s*\)")
STYLES = "css/all.css"


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
    page.write_text(text, encoding="utf-8")


def replaced(text: str, old: str, new: str) -> str:
    """The text with the one place changed; raises Stop where there is no such place, or more than one."""
    if text.count(old) != 1:
        raise Stop(f"index.html should hold {old} once, and holds it {text.count(old)} times.")
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
