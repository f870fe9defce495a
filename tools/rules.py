"""The rules pages: rules/<language>/<game>.html for every game in every language, and an index of them in each.

Static HTML that is read, printed and found without scripts, and without Python. What stands in them is in
py/games/<game>/rules (tools/rules_source.py); tools/rules.mjs makes HTML of it. Positions are drawn here as they would
look at the table (tools/rules_moments.py), and open there.
"""

import html
import json
import posixpath
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import frontpage, languages, rules_moments, rules_source
from tools.rules_source import SECTIONS
from tools.shell import ROOT, Stop, find, say

SHEETS = (
    "css/index.css", "css/fonts.css", "css/reset.css", "css/tokens.css", "css/base.css",
    "css/rules/page.css", "css/rules/jump.css", "css/rules/moment.css", "css/rules/print.css",
)  # fmt: skip
STYLES = "css/rules.css"
TEMPLATES = ROOT / "tools" / "pages"
INDEX = "index"
ADDRESS = re.compile(r'\b(href|src)="([^"#][^"]*)"')

Message = tuple[str, dict[str, Any]]
WORDS: dict[str, Message] = {
    word: (key, {})
    for word, key in {
        "house": "house-name", "rules": "rules-name", "contents": "rules-contents", "top": "rules-top",
        "play": "tile-play", "learn": "tile-learn", "tongue": "settings-language", "index": "rules-index",
        "about": "rules-index-about",
    }.items()
}  # fmt: skip
"""What every page says besides its text."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page to be written, or with no `text` the index of a language."""

    language: str
    game: str = ""
    text: rules_source.Text | None = None

    @property
    def file(self) -> str:
        """Its file in the folder of its language."""
        return f"{name(self.game) if self.game else INDEX}.html"


def name(game: str) -> str:
    """The game as addresses of its rules have it."""
    return game.replace("_", "-")


def pages() -> list[Page]:
    """Every page in its order: those of a language together, its index first."""
    games = rules_source.games()
    found = []
    for language in languages.catalogues():
        told = [game for game in games if language in rules_source.languages(game)]
        if told:
            found.append(Page(language))
            found += [Page(language, game, rules_source.text(game, language)) for game in told]
    return found


def write(site: Path) -> None:
    """Write all pages, their style sheet and the index into a built site."""
    (site / STYLES).write_text(frontpage.bundled(list(SHEETS) + themes()), encoding="utf-8")
    catalogues = languages.catalogues()
    names = {tag: languages.own_name(tag, text) for tag, text in catalogues.items()}
    every = pages()
    for page, answer in zip(every, rendered(every, catalogues), strict=True):
        target = site / "rules" / page.language / page.file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(whole(page, every, answer, names), encoding="utf-8")
    front = (site / "rules" / languages.WRITTEN / f"{INDEX}.html").read_text(encoding="utf-8")
    (site / "rules" / f"{INDEX}.html").write_text(from_above(front), encoding="utf-8")


def from_above(front: str) -> str:
    """The English index as it reads one folder higher, where whoever cuts an address short comes to."""

    def moved(found: re.Match[str]) -> str:
        return f'{found[1]}="{posixpath.normpath(posixpath.join(languages.WRITTEN, found[2]))}"'

    return ADDRESS.sub(moved, front)


def themes() -> list[str]:
    """The style sheets with the colours of each game."""
    return [sheet.relative_to(ROOT).as_posix() for sheet in sorted((ROOT / "assets" / "games").glob("*/theme.css"))]


def rendered(every: Iterable[Page], catalogues: dict[str, str]) -> list[dict[str, Any]]:
    """The HTML of each page's texts and its words, as tools/rules.mjs makes them."""
    asked = {"languages": catalogues, "pages": [wanted(page) for page in every]}
    command = [find("node"), str(ROOT / "tools" / "rules.mjs")]
    done = subprocess.run(
        command, cwd=ROOT, input=json.dumps(asked), capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise Stop(f"The rules pages cannot be written: {done.stderr.strip()}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def wanted(page: Page) -> dict[str, Any]:
    """What tools/rules.mjs is asked for a page."""
    games = [page.game] if page.game else rules_source.games()
    words = list(WORDS.values()) + [(f"{game}-{part}", {}) for game in games for part in ("name", "blurb")]
    if page.text is None:
        return {"game": "", "language": page.language, "text": {}, "moments": {}, "words": words}
    title = {"name": page.text.title}
    words += [("rules-title", title), ("rules-description", title)]
    positions = rules_source.positions(page.game).positions
    missing = [id_ for id_ in page.text.tries if id_ not in positions]
    if missing:
        raise Stop(f"{page.game}/rules/{page.language}.md shows {', '.join(missing)}, which positions.toml lacks.")
    text = {"lead": page.text.lead} | {id_: source for id_, (_, source) in page.text.sections.items()}
    moments = {id_: rules_moments.moment(page.game, positions[id_], page.language) for id_ in page.text.tries}
    return {"game": page.game, "language": page.language, "text": text, "moments": moments, "words": words}


def whole(page: Page, every: list[Page], answer: dict[str, Any], names: dict[str, str]) -> str:
    """A page, made of its template and what goes into it."""
    said = [html.escape(word or "") for word in answer["words"]]
    parts = dict(zip(WORDS, said, strict=False)) | {
        "language": page.language,
        "file": page.file,
        "alternates": "".join(alternates(page, every)),
        "languages": "".join(links(page, every, names)),
    }
    if page.text is None:
        games = [one.game for one in every if one.language == page.language and one.game]
        told = iter(said[len(WORDS) :])
        about = {game: (next(told), next(told)) for game in rules_source.games()}
        parts |= {"title": parts["index"], "description": parts["about"], "game": ""}
        parts["main"] = filled("index", parts | {"tiles": "".join(tile(game, *about[game]) for game in games)})
    else:
        title, description = said[-2:]
        parts |= {"title": title, "description": description, "game": page.game, "name": html.escape(page.text.title)}
        parts |= {"blurb": said[len(WORDS) + 1], "lead": answer["text"]["lead"]}
        parts["sections"] = "".join(section(page.text, id_, answer["text"][id_]) for id_ in SECTIONS)
        parts["list"] = "".join(f'<li><a href="#{id_}">{html.escape(page.text.sections[id_][0])}</a></li>'
                                for id_ in SECTIONS)  # fmt: skip
        parts["main"] = filled("game", parts)
    return filled("page", parts)


def filled(template: str, parts: dict[str, str]) -> str:
    """That template of tools/pages with every {{name}} in its place."""
    text = (TEMPLATES / f"{template}.html").read_text(encoding="utf-8")
    for name_, part in parts.items():
        text = text.replace("{{" + name_ + "}}", part)
    return text


def section(text: rules_source.Text, id_: str, body: str) -> str:
    """A section under its heading."""
    heading = html.escape(text.sections[id_][0])
    return f'<section id="{id_}" aria-labelledby="{id_}-name"><h2 id="{id_}-name">{heading}</h2>\n{body}</section>\n'


def tile(game: str, title: str, blurb: str) -> str:
    """A game in the index."""
    return (
        f'<li data-game="{game}"><a href="{name(game)}.html"><img src="../../assets/games/{game}/icon.svg" alt=""'
        f' width="250" height="350"><strong>{title}</strong><span>{blurb}</span></a></li>\n'
    )


def same(page: Page, every: Iterable[Page]) -> list[Page]:
    """This page in each language that has it."""
    return [one for one in every if one.game == page.game]


def alternates(page: Page, every: Iterable[Page]) -> Iterable[str]:
    """The lines of the head that tell a search engine about the other languages."""
    for one in same(page, every):
        yield f'<link rel="alternate" hreflang="{one.language}" href="../{one.language}/{one.file}">\n'
        if one.language == languages.WRITTEN:
            yield f'<link rel="alternate" hreflang="x-default" href="../{one.language}/{one.file}">\n'


def links(page: Page, every: Iterable[Page], names: dict[str, str]) -> Iterable[str]:
    """The page in its languages, each by the name that it has for itself."""
    for one in same(page, every):
        tag, now = one.language, ' aria-current="page"' if one.language == page.language else ""
        yield f'<li><a href="../{tag}/{one.file}" hreflang="{tag}" lang="{tag}"{now}>{names[tag]}</a></li>\n'


def report() -> None:
    """Print every sentence of the rules that no position shows, with the reason."""
    for game in rules_source.games():
        shown = {id_ for one in rules_source.positions(game).positions.values() for id_ in one.shows}
        untold = rules_source.untold(game)
        count = sum(len(rule.sentences) for rule in rules_source.text(game, languages.WRITTEN).rules)
        say(f"{game}: {len(shown)} of {count} sentences are shown in a position; these {len(untold)} are not:")
        for id_, sentence, reason in untold:
            say(f"  {id_:<7} {sentence}\n          {reason}")
