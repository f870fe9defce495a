"""The readers of catalogues and keys themselves: what they know of a message, and what they refuse."""

from pathlib import Path

import pytest

from engine.game import Message
from tests.conformance import sentences
from tests.conformance.cases import Case
from tests.conformance.fluent import FluentError, read_catalogue
from tests.conformance.story import brisk, tell
from tests.engine.toy import TOY
from tests.engine.toy_rules import Options


def catalogue(tmp_path: Path, text: str):
    """What the reader makes of that text."""
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")
    return read_catalogue(path)


def test_what_a_message_uses(tmp_path: Path):
    found = catalogue(
        tmp_path,
        """# A comment
## A heading

plain = Words, 7 of them: “quoted”
long =
    Over two lines, with { $one }
    and { CARD($card, form: "object") } and { plain }.

chosen =
    { WHO($seat) ->
        [you] You take { $count }.
       *[other]
            { $count ->
                [0] { SEAT($seat) } takes none.
               *[many] { SEAT($seat) } takes { $count }: { "{" }.
            }
    }
""",
    )
    assert list(found) == ["plain", "long", "chosen"]
    assert found["plain"].variables == found["plain"].functions == frozenset()
    assert (found["long"].variables, found["long"].functions) == ({"one", "card"}, {"CARD"})
    assert found["long"].messages == {"plain"}
    assert (found["chosen"].variables, found["chosen"].functions) == ({"seat", "count"}, {"WHO", "SEAT"})
    assert [said.line for said in found.values()] == [4, 5, 9]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("key = a\nkey = b", "en.ftl:2: key is said twice, first in line 1"),
        ("key = { $a", "cannot read|closing brace"),
        ("key = $a }", "a bracket too many"),
        ("key = { a b }", "a closing brace is missing"),
        ("key = { CARDD($a) }", "there is no function CARDD"),
        ("key = { CARD($a }", "an argument is followed by"),
        ("key = { gone }", "key uses gone, which is not there"),
        ("key =", "it says nothing"),
        ("key =\n    { $a ->\n        [one] x\n    }", "one variant has a"),
        ("key =\n    { $a ->\n       *[one] x\n       *[two] x\n    }", "one variant has a"),
        ("key =\n    { $a ->\n        [one] x\n        [one] y\n       *[two] x\n    }", "twice"),
        ("key =\n    { $a ->\n        [one]\n       *[two] x\n    }", "says nothing"),
        ("key: value", "is no message"),
        ("Key value", "is no message"),
        ("    lost", "belongs to no message"),
        ("key = a\tb", "a tab"),
    ],
)
def test_what_is_no_catalogue(tmp_path: Path, text: str, reason: str):
    with pytest.raises(FluentError, match=reason):
        catalogue(tmp_path, text)


CASE = Case(TOY, Options(), 2)
TOY_WORDS = """
toy-event-dealt = { SEAT($seat) }: { $cards }
toy-event-laid = { SEAT($seat) }: { CARD($card) }
toy-event-drew = { SEAT($seat) }: { $card }
toy-event-passed = { SEAT($seat) }
toy-refused-does-not-fit = no
toy-refused-no-shuffle = no
toy-do-draw = draw
toy-do-pass = pass
toy-mark-passes = { $value }
toy-badge-lacks = lacks
toy-reason-out = out
toy-reason-stuck = stuck
toy-sheet-left = left
"""


def all_keys() -> set[sentences.Key]:
    """Every key of a few deals of the toy game."""
    return {key for seed in range(12) for key in sentences.of_story(tell(CASE, seed, brisk(CASE)))}


def test_every_key_of_a_deal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    words = catalogue(tmp_path, TOY_WORDS)
    monkeypatch.setattr(sentences, "catalogue", lambda _: words)
    assert not sentences.missing(all_keys(), "en")
    assert {key for key, _ in all_keys()} >= set(words) - {"toy-refused-no-shuffle"}


@pytest.mark.parametrize("key", [line.split()[0] for line in TOY_WORDS.split("\n") if line and "shuffle" not in line])
def test_a_message_that_is_missing_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str):
    words = catalogue(tmp_path, TOY_WORDS)
    del words[key]
    monkeypatch.setattr(sentences, "catalogue", lambda _: words)
    (wrong,) = sentences.missing(all_keys(), "en")
    assert wrong.startswith(f"{key} has no message; it comes with ")


def test_a_message_that_asks_for_what_does_not_come_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    words = catalogue(tmp_path, TOY_WORDS.replace("toy-event-passed = { SEAT($seat) }", "toy-event-passed = { $who }"))
    monkeypatch.setattr(sentences, "catalogue", lambda _: words)
    assert sentences.missing(all_keys(), "en") == ["toy-event-passed asks for who; it comes with seat"]


def test_keys_of_options_and_reasons():
    assert [key for key, _ in sentences.of_options(CASE)] == [
        "toy-name", "toy-blurb",
        "toy-option-deals", "toy-option-deals-help",
        "toy-option-dealt", "toy-option-dealt-help", "toy-option-dealt-2", "toy-option-dealt-3",
        "toy-option-double", "toy-option-double-help",
    ]  # fmt: skip
    assert sentences.of_message("toy", "why", Message.of("highest", card="9")) == (
        "toy-why-highest",
        frozenset({"card"}),
    )
    story = tell(CASE, 1, brisk(CASE))
    assert {key for key, _ in sentences.of_bots(story, "highest")} == {"toy-why-highest"}
