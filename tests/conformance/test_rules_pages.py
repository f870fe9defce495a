"""The rules pages: every game in every language, the same rules with as many sentences, each shown or said why not."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from engine import options as house
from engine.seats import CHANCE
from games import registry
from tests.conformance import sentences
from tools import languages, library, rules, rules_source
from tools.rules_source import Example, Position, Text, read
from tools.shell import Stop

GAMES = registry.ids()
LANGUAGES = sentences.LANGUAGES
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
POSITIONS = [(game, one) for game in rules_source.games() for one in rules_source.positions(game).positions.values()]
EXAMPLES = [(game, one) for game in rules_source.games() for one in rules_source.positions(game).examples]
CARD = re.compile(r"\{([^{}\s]+)\}")


def sentence_ids(text: Text) -> list[str]:
    """Every sentence of a page's rules, in order."""
    return [id_ for rule in text.rules for id_ in rule.ids()]


def option_words(game: str, language: str) -> dict[str, str]:
    """What the form calls each house rule: the catalogue's own line, by the option's name."""
    catalogue = (sentences.ROOT / "py" / "games" / game / "words" / f"{language}.ftl").read_text("utf-8")
    return {
        line.name: re.search(rf"^{game}-option-{line.name} = (.+)$", catalogue, re.MULTILINE)[1].strip()  # type: ignore[index]
        for line in house.form(registry.load(game).game.options)
    }


def test_every_game_has_its_rules():
    assert rules_source.games() == list(GAMES)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_there_and_its_form_is_right(game, language):
    """Title, lead, the nine sections in their order, numbered rules of whole sentences: `read` refuses the rest."""
    text = rules_source.text(game, language)
    assert len(text.rules) > 20
    assert all(body for _, body in text.sections.values())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_rules_with_as_many_sentences_in_every_language(game, language):
    text, written = rules_source.text(game, language), rules_source.text(game, "en")
    assert sentence_ids(text) == sentence_ids(written)
    assert text.tries == written.tries
    for rule, original in zip(text.rules, written.rules, strict=True):
        for said, meant in zip(rule.sentences, original.sentences, strict=True):
            assert sorted(CARD.findall(said)) == sorted(CARD.findall(meant)), rule.number


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_speaks_of_the_same_cards_and_questions(game, language):
    text, written = rules_source.text(game, language), rules_source.text(game, "en")
    for id_, (_, body) in text.sections.items():
        original = written.sections[id_][1]
        assert sorted(CARD.findall(body)) == sorted(CARD.findall(original)), id_
        for sign in ("### ", "|---"):
            assert body.count(sign) == original.count(sign), (id_, sign)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_what_a_page_refers_to_is_there(game, language):
    text = rules_source.text(game, language)
    ids = {rule.number for rule in text.rules} | set(sentence_ids(text)) | set(rules_source.SECTIONS)
    named = {id_ for _, body in text.sections.values() for id_ in re.findall(r"\]\(#([^)]+)\)", body)}
    assert named <= ids


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_house_rule_is_listed_by_the_name_that_the_form_has(game, language):
    _, body = rules_source.text(game, language).sections["options"]
    assert [words for words in option_words(game, language).values() if words not in body] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_shown_or_it_is_said_why_not(game):
    positions = rules_source.positions(game)
    ids = sentence_ids(rules_source.text(game, "en"))
    shown = {id_ for one in positions.positions.values() for id_ in one.shows}
    assert len(ids) == len(set(ids))
    assert sorted(shown | positions.unshown.keys()) == sorted(ids)
    assert shown & positions.unshown.keys() == set()
    assert all(len(reason) > 10 for reason in positions.unshown.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_position_stands_by_the_rule_that_it_shows(game):
    """A page shows every position, and each by one of its rules or by the one before."""
    text, positions = rules_source.text(game, "en"), rules_source.positions(game).positions
    assert sorted(text.tries) == sorted(positions)
    number = ""
    for line in text.sections["rules"][1].splitlines():
        found = rules_source.NUMBERED.match(line)
        number = found[1] if found else number
        tried = rules_source.TRY.match(line)
        if tried:
            assert number in {id_.split(".")[0] for id_ in positions[tried[1]].shows}, tried[1]


@pytest.mark.parametrize(("game", "position"), POSITIONS, ids=[f"{game}-{one.id}" for game, one in POSITIONS])
def test_a_position_is_one_of_the_game_and_refuses_what_it_says(game: str, position: Position):
    entry = registry.load(game)
    state: Any = entry.game.from_position(position.line)
    assert state.outcome is None
    assert 0 <= position.seat < state.seats
    assert position.tries
    assert set(position.refused) <= set(position.tries)
    for code in position.tries:
        refusal = state.refusal(position.seat, entry.game.parse_action(code))
        assert (refusal.key if refusal else None) == position.refused.get(code), code


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game}-{at}" for at, (game, _) in enumerate(EXAMPLES)])
def test_a_worked_example_comes_to_what_it_says(game: str, example: Example):
    """By the game's own count, and the numbers stand on the page in every language."""
    entry = registry.load(game)
    state: Any = entry.game.from_position(example.position)
    for who, code in example.play:
        state.apply(CHANCE if who == "*" else int(who), entry.game.parse_action(code))
    assert state.outcome is not None
    assert state.outcome.scores == example.scores
    for language in LANGUAGES:
        _, body = rules_source.text(game, language).sections["scoring-example"]
        assert {str(score) for score in example.scores if score} <= set(re.findall(r"\d+", body))


def test_every_game_has_a_worked_example():
    assert {game for game, _ in EXAMPLES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_refusals_and_score_lines_point_to_rules(game):
    """[where] names words that the game has and rules that the page has; every refusal of a position is among them."""
    positions = rules_source.positions(game)
    numbers = {rule.number for rule in rules_source.text(game, "en").rules}
    words = sentences.catalogue("en")
    assert [key for key in positions.where if f"{game}-{key}" not in words] == []
    assert set(positions.where.values()) <= numbers
    refused = {f"refused-{key}" for one in positions.positions.values() for key in one.refused.values()}
    assert refused <= positions.where.keys()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules pages as the build writes them, without the rest of the site."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "css").mkdir()
    rules.write(folder)
    return folder


def test_pages_are_plain_and_lead_only_to_what_is_there(site):
    """Every address is relative and leads to a page, to a file of the site or to the table; nothing is inline."""
    pages = sorted((site / "rules").rglob("*.html"))
    assert len(pages) == len(LANGUAGES) * (len(GAMES) + 1) + 1
    for page in pages:
        source = page.read_text("utf-8")
        name = page.relative_to(site).as_posix()
        assert "{{" not in source, name
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?! src=)|http", source.replace("http-equiv", "")), name
        ids = re.findall(r'\sid="([^"]+)"', source)
        assert len(ids) == len(set(ids)), name
        for address in re.findall(r'(?:href|src)="([^"]+)"', source):
            path, _, part = html.unescape(address).partition("#")
            if part:
                assert part in ids, (name, address)
            place = (page.parent / path.partition("?")[0]).resolve()
            at_home = sentences.ROOT / place.relative_to(site.resolve())
            assert place.exists() or at_home.exists(), (name, address)


def test_a_page_names_itself_in_every_language(site):
    """For search engines: its language, title and description, and the same page in the others."""
    for game, language in PAGES:
        source = (site / "rules" / language / f"{game.replace('_', '-')}.html").read_text("utf-8")
        assert f'<html lang="{language}">' in source
        assert re.search(r"<title>[^<]{8,}</title>", source)
        assert re.search(r'<meta name="description" content="[^"]{40,}"', source)
        others = re.findall(r'<link rel="alternate" hreflang="([^"]+)"', source)
        assert sorted(others) == sorted([*LANGUAGES, "x-default"])


def test_the_table_knows_the_rule_behind_what_it_says():
    """The catalogues as they are built have a number for each line of [where], the same in every language."""
    for text in languages.catalogues().values():
        for game in GAMES:
            for key, number in rules_source.positions(game).where.items():
                assert f"\n{game}-{key}-rule = {number}\n" in text


def test_the_worker_does_not_carry_the_rules_pages():
    assert [file for file in library.sources() if "rules" in file.parts] == []


PAGE = """# Title

Lead.

## A {#set-up}
## B {#quick}
## C {#rules}

**Y1.** One sentence.
Two sentences.
{try it} Try.

## D {#tables}
## E {#scoring-example}
## F {#mistakes}
## G {#strategy}
## H {#questions}
## I {#options}
"""


def test_a_rule_is_read_sentence_by_sentence():
    text = read("game", "en", PAGE)
    assert [(rule.number, rule.sentences) for rule in text.rules] == [("Y1", ("One sentence.", "Two sentences."))]
    assert sentence_ids(text) == ["Y1.1", "Y1.2"]
    assert text.tries == ("it",)
    assert text.lead == "Lead."


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("# Title\n", "Title\n", "1: a rules page begins with its title"),
        ("Lead.", "", "a paragraph of lead"),
        ("## B {#quick}", "## B", "6: a section's heading says its id"),
        ("## B {#quick}\n", "", "the sections are"),
        ("Two sentences.", "Two sen", "10: each line of a rule is one sentence"),
        ("**Y1.** One", "**Y1.**One", "9: .* a rule is"),
        ("{try it} Try.", "{try it}", "11: .* a position"),
        ("## D {#tables}", "**Y1.** Again.\n\n## D {#tables}", "Y1 is there twice"),
        ("## D {#tables}", "## D {#tables}\n\n**Y2.** Outside.", "Y2 stands outside"),
    ],
)
def test_a_source_that_is_not_as_it_should_be_is_refused_with_its_line(old, new, reason):
    assert PAGE.count(old) == 1
    with pytest.raises(Stop, match=reason):
        read("game", "en", PAGE.replace(old, new))
