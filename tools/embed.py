"""assets/embed.js as it is served: made small, with its words in every language and the names of all posters."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import languages, posters
from tools.install import MODULES
from tools.shell import ROOT, Stop, find

sys.path.insert(0, str(ROOT / "py"))

from games import registry
from table.lesson import course

ASSETS = ROOT / "assets"
SCRIPT = "embed.js"
PARTS = "embed"  # the folder of what it imports
BUILT = "built.js"  # there: what only the build knows
SAID = {"open": "embed-open", "goOn": "embed-go-on", "refused": "embed-refused"}
FILLED = {"name": "{name}", "value": "{value}"}  # embed.js puts them in their places


def write(site: Path) -> None:
    """Draw the posters into a site, write its embed.js, and the page that tells how it is used."""
    shutil.copyfile(ROOT / "tools" / "pages" / "authors.html", site / "authors.html")
    (site / "css" / "authors").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "css" / "authors" / "page.css", site / "css" / "authors" / "page.css")
    names = posters.write(site)
    shutil.rmtree(site / "assets" / PARTS, ignore_errors=True)  # all of it is in the script
    (site / "assets" / SCRIPT).write_text(bundled(names), encoding="utf-8")


def bundled(names: list[str]) -> str:
    """The script as one, with these posters' names."""
    cloths = {game: posters.cloth(game)[1] for game in registry.ids()}
    built = {"WORDS": words(), "SHIPPED": names, "CLOTHS": cloths}
    lines = [f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n" for name, value in built.items()]
    command = [find("node"), str(MODULES / "esbuild" / "bin" / "esbuild"), "--bundle", "--minify", "--charset=utf8"]
    with TemporaryDirectory() as folder:
        shutil.copyfile(ASSETS / SCRIPT, Path(folder) / SCRIPT)
        shutil.copytree(ASSETS / PARTS, Path(folder) / PARTS)
        (Path(folder) / PARTS / BUILT).write_text("".join(lines), encoding="utf-8")
        done = subprocess.run(
            [*command, "--format=iife", "--target=es2022", SCRIPT],
            cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
    if done.returncode:
        raise Stop(f"esbuild could not read assets/embed.js:\n{done.stderr}")
    return done.stdout


def words() -> dict[str, dict[str, object]]:
    """By language: what the element says, what the games are called, and their lessons."""
    catalogues = languages.catalogues()
    return {tag: spoken(tag, text, list(registry.ids())) for tag, text in catalogues.items()}


def spoken(tag: str, text: str, games: list[str]) -> dict[str, object]:
    """One language's words."""
    lessons = [f"{game}/{lesson}" for game in games for lesson in lessons_of(game)]
    names = [f"{game}-name" for game in games] + [f"{one.replace('/', '-lesson-')}-name" for one in lessons]
    keys = [*SAID.values(), *names]
    said = languages.said({tag: (text, [(key, FILLED) for key in keys])})[tag]
    if None in said:
        raise Stop(f"assets/embed.js lacks {keys[said.index(None)]} in the language {tag}.")
    found = iter(said)
    return {
        **{name: next(found) for name in SAID},
        "games": {game: next(found) for game in games},
        "lessons": {one: next(found) for one in lessons},
    }


def lessons_of(game: str) -> list[str]:
    """The lessons of that game's course, in order."""
    return [lesson.id for lesson in course(game)]
