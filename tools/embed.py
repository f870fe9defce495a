"""assets/embed.js as it is served: made small, with its words in every language and the names of all posters."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from tools import languages, posters
from tools.install import MODULES
from tools.shell import ROOT, Stop, find

sys.path.insert(0, str(ROOT / "py"))

from games import registry
from table.lesson import course

SCRIPT = ROOT / "assets" / "embed.js"
WORDS = "const WORDS = {};"
SHIPPED = "const SHIPPED = [];"
SAID = {"open": "embed-open", "goOn": "embed-go-on", "refused": "embed-refused"}
FILLED = {"name": "{name}", "value": "{value}"}  # embed.js puts them in their places


def write(site: Path) -> None:
    """Draw the posters into a site, write its embed.js, and the page that tells how it is used."""
    shutil.copyfile(ROOT / "tools" / "pages" / "authors.html", site / "authors.html")
    (site / "css" / "authors").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "css" / "authors" / "page.css", site / "css" / "authors" / "page.css")
    names = posters.write(site)
    text = SCRIPT.read_text(encoding="utf-8")
    for place in (WORDS, SHIPPED):
        if text.count(place) != 1:
            raise Stop(f"assets/embed.js should hold {place} once.")
    text = text.replace(WORDS, f"const WORDS = {json.dumps(words(), ensure_ascii=False)};")
    text = text.replace(SHIPPED, f"const SHIPPED = {json.dumps(names)};")
    command = [find("node"), str(MODULES / "esbuild" / "bin" / "esbuild"), "--minify", "--charset=utf8"]
    done = subprocess.run(
        [*command, "--target=es2022"],
        cwd=ROOT, input=text, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        raise Stop(f"esbuild could not read assets/embed.js:\n{done.stderr}")
    (site / "assets" / "embed.js").write_text(done.stdout, encoding="utf-8")


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
