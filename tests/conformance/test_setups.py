"""Every game's positions can be set up: read, changed field by field, dealt to the end, and said in every language."""

import ast
from random import Random

import pytest

from engine.game import Message
from engine.setup import Kept
from table import setup
from tests.conformance.cases import CASES, ENTRIES, PRESETS, RULES, Case
from tests.conformance.sentences import LANGUAGES, ROOT, catalogue, check_words
from tests.conformance.setups import (
    check_a_card_moved,
    check_changes,
    check_reading,
    keys_of,
    moments,
    refusal,
    setup_of,
)

SOME = [*CASES[::3], *PRESETS[::9]]


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_moment_is_read_changed_and_written(case: Case):
    rng = Random(str(case))
    keys = set()
    for line in moments(case, f"setup/{case}", 6):
        check_reading(case, line)
        check_a_card_moved(case, line, rng)
        keys |= set(keys_of(case, line))
    check_words(case, keys)


@pytest.mark.parametrize("case", RULES, ids=str)
def test_an_empty_table_is_dealt_and_can_be_played(case: Case):
    it = setup_of(case)
    empty = setup.fresh(case.entry, case.seats)
    assert refusal(case, empty) is not None
    check_words(case, keys_of(case, empty))
    filled = it.filled(empty, Random(1))
    assert refusal(case, filled) is None
    assert it.filled(filled, Random(2)) == filled
    assert it.filled(empty, Random(2)) != filled
    check_reading(case, filled)


@pytest.mark.parametrize("case", RULES[::2], ids=str)
def test_what_play_has_told_can_be_forgotten(case: Case):
    it = setup_of(case)
    for line in moments(case, f"forget/{case}", 5):
        bare = line
        for field in it.fields(it.read(line)):
            if isinstance(field, Kept) and field.name not in ("end", "due", "order", "drawn"):
                bare = it.change(bare, field.name, "-")
        assert refusal(case, bare) is None, (line, bare)


@pytest.mark.parametrize("case", RULES, ids=str)
def test_other_numbers_of_players_and_house_rules_keep_the_line_readable(case: Case):
    it = setup_of(case)
    game = case.entry.game
    for line in moments(case, f"seats/{case}", 2):
        keys = set()
        changes = [(f"options.{one['name']}", one["values"]) for one in _options(case)]
        changes += [("seats", [str(n) for n in range(game.fewest, game.most + 1)])] if game.fewest < game.most else []
        for name, values in changes:
            for value in values[:3]:
                other = it.change(line, name, str(value))
                assert it.line(it.read(other)) == other
                keys |= set(keys_of(case, other))
        check_words(case, keys)


def _options(case: Case):
    from engine import options as house

    return [one.as_json() for one in house.form(case.entry.game.options)]


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_whatever_is_written_is_refused_in_words(entry):
    """A line with anything in it changed: it is played, or refused with a key that has words; nothing raises."""
    case = Case(entry, entry.game.options(), entry.game.usual)
    rng = Random(f"broken/{entry.game.id}")
    keys = set()
    refused: set[Message] = set()
    for line in moments(case, "broken", 25):
        for _ in range(12):
            broken = _broken(line, rng)
            found = refusal(case, broken)
            refused |= {found} if found else set()
            keys |= set(keys_of(case, broken))
    check_words(case, keys)
    assert len({one.key for one in refused}) > 6, refused


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_no_word_that_is_no_number_stops_a_change(entry):
    """Each word in turn is what is, or only looks like, an odd number: fields are changed all the same, or refused."""
    case = Case(entry, entry.game.options(), entry.game.usual)
    it = setup_of(case)
    empty = setup.fresh(entry, case.seats)
    for line in (empty, it.filled(empty, Random(1))):
        words = it.read(line)
        for key in it.order:
            for value in ("²", "٣", "-1", "9" * 5000):
                check_changes(case, it.line({**words, key: value}))


def _broken(line: str, rng: Random) -> str:
    head, *words = line.split(" ")
    at = rng.randrange(len(words))
    key, _, value = words[at].partition("=")
    parts = value.replace("/", ".").split(".")
    some = rng.choice(parts)
    match rng.randrange(7):
        case 0:
            del words[at]
        case 1:
            words.append(words[at])
        case 2:
            words[at] = f"{key}={value.replace(some, rng.choice(parts), 1)}"
        case 3:
            words[at] = f"{key}={rng.choice(['9', '0', '-', '?', '3H', 'x', 'S', '1:2', '7/7', '²', '٣'])}"
        case 4:
            words[at] = f"{key}={value.replace('.' + some, '', 1)}"
        case 5:
            words[at] = f"{key}={value}.{some}"
        case _:
            words[at] = words[at].replace("=", rng.choice(["", "=x", "y="]), 1)
    return " ".join([head, *words])


@pytest.mark.parametrize("game", ENTRIES)
def test_every_reason_with_words_is_given_somewhere(game: str):
    """No word of the catalogues is left over: each is a text of the game's own sources."""
    texts = set()
    for path in (ROOT / "py" / "games" / game).glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    prefix = f"{game}-position-"
    for language in LANGUAGES:
        said = {key.removeprefix(prefix) for key in catalogue(language) if key.startswith(prefix)}
        assert said
        assert said <= texts, (language, said - texts)
