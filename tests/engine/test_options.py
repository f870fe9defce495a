"""House rules are read as a form, written as a word, and refused with what is allowed."""

from dataclasses import FrozenInstanceError, dataclass
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.options import Between, Field, House, OptionError, changed, form, parse, read, write


@dataclass(frozen=True, slots=True)
class Options:
    """Every kind of option."""

    lap: Annotated[Literal["starter", "everyone"], House("O1", "Who must lay a club.")] = "starter"
    cards: Annotated[Literal[7, 8], House("O10", "Cards.")] = 7
    hands: Annotated[int, House("Y27", "Hands."), Between(1, 20)] = 5
    loss: Annotated[int, House("Y0", "May be less than nothing."), Between(-5, 5)] = -1
    double: Annotated[bool, House("O12", "Twice.")] = True


def values(line: Field) -> list[Any]:
    """Every value of a line of the form."""
    low, high = line.values[0], line.values[-1]
    if line.kind == "number" and isinstance(low, int) and isinstance(high, int):
        return list(range(low, high + 1))
    return list(line.values)


options = st.builds(Options, **{line.name: st.sampled_from(values(line)) for line in form(Options)})


def test_the_form():
    assert form(Options) == (
        Field("lap", "choice", "starter", ("starter", "everyone"), "O1", "Who must lay a club."),
        Field("cards", "choice", 7, (7, 8), "O10", "Cards."),
        Field("hands", "number", 5, (1, 20), "Y27", "Hands."),
        Field("loss", "number", -1, (-5, 5), "Y0", "May be less than nothing."),
        Field("double", "switch", True, (True, False), "O12", "Twice."),
    )
    assert form(Options)[2].as_json() == {
        "name": "hands",
        "kind": "number",
        "default": 5,
        "values": [1, 20],
        "rule": "Y27",
    }


@given(options)
def test_a_word_and_back(given_options):
    word = write(given_options)
    assert len(word.split()) == 1
    assert parse(Options, word) == given_options
    assert read(Options, {line.name: getattr(given_options, line.name) for line in form(Options)}) == given_options
    assert set(changed(given_options)) == {
        line.name for line in form(Options) if getattr(given_options, line.name) != line.default
    }


def test_only_what_differs_from_the_rules_is_written():
    assert write(Options()) == "-"
    assert write(Options(double=False, hands=1)) == "hands:1,double:off"
    assert parse(Options, "") == parse(Options, "-") == Options()


@pytest.mark.parametrize("text", ["on", "true", "YES", "1", True, " on "])
def test_ways_to_say_yes(text):
    assert read(Options, {"double": text}).double is True


@pytest.mark.parametrize("text", ["off", "false", "No", "0", False])
def test_ways_to_say_no(text):
    assert read(Options, {"double": text}).double is False


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("lap", "nobody", "starter, everyone"),
        ("lap", "", "starter, everyone"),
        ("cards", "9", "7, 8"),
        ("hands", "0", "1 to 20"),
        ("hands", "21", "1 to 20"),
        ("hands", "five", "1 to 20"),
        ("hands", "1.5", "1 to 20"),
        ("hands", "1_0", "1 to 20"),
        ("hands", "٣", "1 to 20"),
        ("hands", "9" * 5000, "1 to 20"),
        ("hands", True, "1 to 20"),
        ("hands", None, "1 to 20"),
        ("loss", "--1", "-5 to 5"),
        ("loss", "-6", "-5 to 5"),
        ("double", "maybe", "on, off"),
        ("double", "2", "on, off"),
    ],
)
def test_a_wrong_value_is_refused_with_those_allowed(name, value, allowed):
    with pytest.raises(OptionError) as caught:
        read(Options, {name: value})
    assert name in str(caught.value)
    assert allowed in str(caught.value)
    assert caught.value.message.key == "bad-option-value"
    assert dict(caught.value.message.params)["allowed"] == allowed
    assert len(str(caught.value)) < 400
    assert len(str(caught.value.message)) < 400


@pytest.mark.parametrize("name", ["", "Lap", "hand", "__class__", "x" * 5000])
def test_an_unknown_option_is_refused_with_those_there_are(name):
    with pytest.raises(OptionError, match="lap, cards, hands, loss, double") as caught:
        read(Options, {name: "1"})
    assert caught.value.message.key == "unknown-option"
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("hands", "bad-option-text"),
        ("hands:1,", "bad-option-text"),
        (",", "bad-option-text"),
        (":", "unknown-option"),
        ("hands:1,lap", "bad-option-text"),
        ("hands:", "bad-option-value"),
        ("hands:1:2", "bad-option-value"),
        ("hands:1,hands:2", "bad-option-text"),
        ("hands=1", "bad-option-text"),
    ],
)
def test_a_damaged_word_is_refused(word, key):
    with pytest.raises(OptionError) as caught:
        parse(Options, word)
    assert caught.value.message.key == key


@given(st.text(max_size=40) | st.from_regex(r"((lap|cards|hands|loss|double):?[a-z0-9]{0,8},?){1,3}", fullmatch=True))
def test_any_word_is_options_or_an_option_error(word):
    try:
        found = parse(Options, word)
    except OptionError as error:
        assert error.message.key  # noqa: PT017 - either is right
        return
    assert parse(Options, write(found)) == found
    for line in form(Options):
        assert getattr(found, line.name) in values(line)


def test_options_are_frozen_and_made_of_options_only():
    frozen: Any = Options()
    with pytest.raises(FrozenInstanceError):
        frozen.hands = 3

    @dataclass(frozen=True)
    class NoRule:
        hands: Annotated[int, Between(1, 2)] = 1

    @dataclass(frozen=True)
    class NoBounds:
        hands: Annotated[int, House("O", "")] = 1

    with pytest.raises(TypeError, match="hands names no rule"):
        form(NoRule)
    with pytest.raises(TypeError, match="no choice, switch or bounded number"):
        form(NoBounds)
