"""Languages: which there are, and what index.html says in each of them before any Python runs.

A language is a catalogue of the frame (assets/words/<tag>.ftl) with one of every game; nothing else names it.
index.html is written in English. The build puts every language into its head and its foot, tells those without
JavaScript about it in each, and writes words/shell-<tag>.js with the texts of the page, which
assets/runtime/early.js puts in their place.
"""

import html.parser
import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.shell import ROOT, Stop, find

WRITTEN = "en"
"""The language that index.html is written in."""

HEAD = '    <link rel="alternate" hreflang="{tag}" href="?lang={tag}" title="{name}">\n'
FOOT = '          <li><a href="?lang={tag}" hreflang="{tag}" lang="{tag}" data-language="{tag}"{now}>{name}</a></li>\n'
NOSCRIPT = '<p class="slip" lang="{tag}">{text}</p>'

GAMES = "### The games"
BELOW = "### At the table"  # known to assets/runtime/words.js
IN_THE_LOBBY = re.compile(r"^\w+-(?:name|blurb) =.*(?:\n[ \t].*)*\n", re.MULTILINE)

Message = tuple[str, dict[str, Any]]


class Shell(html.parser.HTMLParser):
    """Collects the messages that a page marks with data-word and data-word-label, by the key early.js looks them up."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: dict[str, Message] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("data-word"):
            params = found.get("data-params") or ""
            self.messages[f"{found['data-word']}{params}"] = (str(found["data-word"]), json.loads(params or "{}"))
        if found.get("data-word-label"):
            self.messages[str(found["data-word-label"])] = (str(found["data-word-label"]), {})


def catalogues() -> dict[str, str]:
    """Every language's messages as one text, the frame's, each game's and those of its lessons.

    In alphabetical order of the names that the languages have for themselves. Lessons without a
    translation are told in the language that they were written in.
    """
    found = {}
    for frame in sorted((ROOT / "assets" / "words").glob("*.ftl")):
        games = ROOT / "py" / "games"
        courses = [course.parent / frame.name for course in sorted(games.glob(f"*/lessons/{WRITTEN}.ftl"))]
        lessons = [one if one.is_file() else one.with_name(f"{WRITTEN}.ftl") for one in courses]
        parts = [*sorted(games.glob(f"*/words/{frame.name}")), *lessons]
        texts = [*(part.read_text(encoding="utf-8") for part in parts), *rules_behind(games)]
        found[frame.stem] = "\n".join([frame.read_text(encoding="utf-8"), GAMES, *texts])
    return dict(sorted(found.items(), key=lambda one: own_name(*one)))


def rules_behind(games: Path) -> Iterator[str]:
    """The numbers of the rules behind refusals and lines of the score sheet: `<game>-refused-<key>-rule`."""
    for file in sorted(games.glob("*/rules/positions.toml")):
        for key, number in tomllib.loads(file.read_text(encoding="utf-8")).get("where", {}).items():
            yield f"{file.parent.parent.name}-{key}-rule = {number}\n"


def arranged(catalogue: str) -> str:
    """A catalogue with what the lobby says first, and what the page need not read before it answers below a line."""
    frame, _, games = catalogue.partition(GAMES)
    return "\n".join([frame, *IN_THE_LOBBY.findall(games), BELOW, IN_THE_LOBBY.sub("", games)])


def own_name(tag: str, catalogue: str) -> str:
    """What a language calls itself."""
    name = re.search(r"^language-own-name = (.+)$", catalogue, re.MULTILINE)
    if name is None:
        raise Stop(f"assets/words/{tag}.ftl does not say what the language calls itself (language-own-name).")
    return name[1].strip()


def write(site: Path) -> None:
    """Put the catalogues into a site, and all languages into its index.html."""
    words = catalogues()
    names = {tag: own_name(tag, text) for tag, text in words.items()}
    (site / "words").mkdir(exist_ok=True)
    for tag, text in words.items():
        (site / "words" / f"{tag}.ftl").write_text(arranged(text), encoding="utf-8")
    page = (site / "index.html").read_text(encoding="utf-8")
    shell = Shell()
    shell.feed(page)
    others = {tag: text for tag, text in words.items() if tag != WRITTEN}
    texts = said({tag: (text, list(shell.messages.values())) for tag, text in others.items()})
    for tag, lines in texts.items():
        spoken = {key: words for key, words in zip(shell.messages, lines, strict=True) if words is not None}
        code = f"shellWords({json.dumps(spoken, ensure_ascii=False, indent=1)});\n"
        (site / "words" / f"shell-{tag}.js").write_text(code, encoding="utf-8")
    page = put_after(page, '<meta name="description"', "".join(HEAD.format(tag=t, name=names[t]) for t in names))
    now = {WRITTEN: ' aria-current="true"'}
    foot = [FOOT.format(tag=tag, name=name, now=now.get(tag, "")) for tag, name in names.items()]
    page = put_after(page, '<ul id="languages-list">', "".join(foot))
    told = said({tag: (text, [("boot-noscript", {})]) for tag, text in others.items()})
    more = "".join(NOSCRIPT.format(tag=tag, text=lines[0]) for tag, lines in told.items() if lines[0])
    page = page.replace("</noscript>", f"{more}</noscript>", 1)
    (site / "index.html").write_text(page, encoding="utf-8")


def put_after(page: str, start: str, lines: str) -> str:
    """The page with these lines after the one that begins so."""
    head, found, rest = page.partition(start)
    line, _, tail = rest.partition("\n")
    if not found:
        raise Stop(f"index.html has no line with {start} for the languages to stand after.")
    return f"{head}{start}{line}\n{lines}{tail}"


def said(wanted: dict[str, tuple[str, list[Message]]]) -> dict[str, list[str | None]]:
    """Messages of catalogues as the page would say them, None for one that a language lacks."""
    if not wanted:
        return {}
    asked = {tag: {"catalogue": text, "messages": messages} for tag, (text, messages) in wanted.items()}
    command = [find("node"), str(ROOT / "tools" / "shell_words.mjs")]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"The words of index.html cannot be said: {done.stderr.strip()}")
    found: dict[str, list[str | None]] = json.loads(done.stdout)
    return found
