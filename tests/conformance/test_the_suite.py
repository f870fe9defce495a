"""The suite itself: it finds nothing wrong with the toy game, and every fault put into it."""

import inspect
from collections.abc import Callable

import pytest

from tests.conformance import choices, knowledge, legality, texts
from tests.conformance.cases import CASES, PRESETS, Case, cases, preset_cases
from tests.conformance.faults import Fault
from tests.conformance.hidden_faults import ALL_FAULTS
from tests.conformance.story import brisk, numbered, tell
from tests.conformance.test_every_game import CHECKS
from tests.engine.toy import TOY

TABLES = list(cases(TOY))
SEEDS = range(40)
ARGUMENTS: dict[Callable[..., object], tuple[object, ...]] = {
    choices.check_bots_play: (30,),
    choices.check_bots_are_consistent: ("random", 3),
    choices.check_bots_see_only_what_they_may: ("random", 100),
}


def run(check: Callable[..., object], case: Case) -> None:
    """Any check of the suite, on one table."""
    if next(iter(inspect.signature(check).parameters)) == "story":
        for seed in SEEDS:
            check(tell(case, seed, brisk(case)))
    else:
        check(case, *ARGUMENTS.get(check, ()))


def test_a_preset_sits_at_every_number_of_seats(monkeypatch: pytest.MonkeyPatch):
    """Once: among the tables of the suite where it is there anyway, else among those of the presets."""
    monkeypatch.setattr(type(TOY.game), "presets", ({"dealt": "3"}, {"double": "on"}))
    found = [str(case) for case in (*cases(TOY), *preset_cases(TOY))]
    for seats in range(TOY.game.fewest, TOY.game.most + 1):
        for rules in ("-", "dealt:3", "double:on"):
            assert found.count(f"toy-{seats}-{rules}") == 1, f"{rules} with {seats}"


def test_issue_3_every_deck_of_missions_is_played_by_two_to_eight():
    """Issue 3: "conformance for 2-8 players x {no Missions, beginners, standard, standard+expert}" """
    found = {str(case) for case in (*CASES, *PRESETS)}
    for seats in range(2, 9):
        for rules in ("-", "missions:off", "missions:beginners", "missions:expert"):
            assert f"pili_pili-{seats}-{rules}" in found


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_the_toy_keeps_the_contract(case: Case):
    numbered.cache_clear()
    legality.check_actions(case)
    legality.check_nonsense_is_no_action(case)
    texts.check_matches(case)
    for seed in range(4):
        story = tell(case, seed, brisk(case))
        for check in (*CHECKS, knowledge.check_every_world_turns_up):
            check(story)
    choices.check_bots_play(case, 4)
    for name in TOY.bots:
        choices.check_bots_are_consistent(case, name, 1)
        choices.check_bots_see_only_what_they_may(case, name, 20)


@pytest.mark.parametrize(("fault", "check", "errors"), ALL_FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_is_noticed(
    fault: Fault, check: Callable[..., object], errors: tuple[type[Exception], ...], monkeypatch: pytest.MonkeyPatch
):
    table = next(case for case in TABLES if case.seats == 3 and not case.house)
    entry = fault(monkeypatch, TOY) or TOY
    with pytest.raises((AssertionError, pytest.fail.Exception, *errors)):
        run(check, Case(entry, table.options, table.seats))
