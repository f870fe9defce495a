"""Every game has a course, and every lesson of it can be solved by its own script and by no stated mistake."""

from __future__ import annotations

from itertools import product

import pytest

from engine.game import IllegalAction
from engine.notation import NotationError
from games import registry
from table.lesson import Lesson, Teaching, course, happened, read
from table.players import Refused, finished
from tests.conformance import sentences

LESSONS = [(id_, lesson) for id_ in registry.ids() for lesson in course(id_)]
NAMES = [f"{id_}-{lesson.id}" for id_, lesson in LESSONS]


def taught(id_: str, lesson: Lesson) -> Teaching:
    """The table at which that lesson begins."""
    return Teaching(registry.load(id_), lesson)


def follow(table: Teaching, answers: tuple[str, ...]) -> None:
    """Give these answers, letting the others move in between."""
    left = list(answers)
    while table.wait != "lesson":
        if table.wait == "you":
            table.act(table.parse(left.pop(0)))
        else:
            finished(table.advance())
    assert not left


@pytest.mark.parametrize("id_", registry.ids())
def test_a_course_has_at_least_eight_lessons(id_):
    assert len(course(id_)) >= 8


@pytest.mark.parametrize(("id_", "lesson"), LESSONS, ids=NAMES)
def test_every_best_way_reaches_the_goal(id_, lesson):
    for answers in product(*(step.best for step in lesson.steps)):
        table = taught(id_, lesson)
        assert not table.solved()
        follow(table, answers)
        assert table.solved(), answers


@pytest.mark.parametrize(("id_", "lesson"), LESSONS, ids=NAMES)
def test_every_stated_mistake_is_told_and_changes_nothing(id_, lesson):
    table = taught(id_, lesson)
    for step in lesson.steps:
        while table.wait == "table":
            finished(table.advance())
        legal = {action.code for action in table.match.state.legal_actions(lesson.seat)}
        assert set(step.best) <= legal
        assert set(step.no) <= legal - set(step.best), "a mistake is something that is allowed"
        before = table.match.state.position()
        for code, key in step.no.items():
            with pytest.raises(Refused) as refused:
                table.act(table.parse(code))
            assert dict(refused.value.message.params)["say"] == f"{id_}-lesson-{lesson.id}-no-{key}"
        for code, rule in step.refused.items():
            with pytest.raises(IllegalAction) as illegal:
                table.act(table.parse(code))
            assert illegal.value.message.key == rule
        for code in legal - set(step.best) - set(step.no):
            with pytest.raises(Refused, match="lesson-no"):
                table.act(table.parse(code))
        assert table.match.state.position() == before
        table.act(table.parse(step.best[0]))


@pytest.mark.parametrize("id_", registry.ids())
def test_a_course_has_its_words_and_no_others(id_):
    """A lesson has a name, a text, a task a step, a word on each stated mistake, and an end; none is filled in."""
    keys = set()
    for lesson in course(id_):
        steps = [f"step-{number}" for number, _ in enumerate(lesson.steps, 1)]
        noes = [f"no-{key}" for step in lesson.steps for key in step.no.values()]
        keys |= {f"{id_}-lesson-{lesson.id}-{part}" for part in ("name", "text", "done", *steps, *noes)}
    for language in sentences.LANGUAGES:
        said = {key: one for key, one in sentences.catalogue(language).items() if key.startswith(f"{id_}-lesson-")}
        assert said.keys() == keys, language
        assert not any(one.variables for one in said.values())


@pytest.mark.parametrize(("id_", "lesson"), LESSONS, ids=NAMES)
def test_a_goal_is_not_reached_before_it_is(id_, lesson):
    """It needs the learner: what the position already shows, or the others do alone, is no goal."""
    table = taught(id_, lesson)
    assert table.wait == "you"
    assert not any(happened(one, [], ()) for one in lesson.goal)


@pytest.mark.parametrize(("id_", "lesson"), LESSONS, ids=NAMES)
def test_taking_back_leads_to_the_same_step(id_, lesson):
    table = taught(id_, lesson)
    first = table.standing()
    table.act(table.parse(lesson.steps[0].best[0]))
    if table.undo_refusal() is None:
        table.undo()
        assert table.standing() == first


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[lesson]]\nid="a"', "missing"),
        ('[[lesson]]\nid="a"\nposition="x"\ngoal=[{event="won"}]\n[[lesson.step]]\nbest=""', "nothing to find"),
        ('[[lesson]]\nid="a"\nposition="x"\ngoal=[]\n[[lesson.step]]\nbest="draw"', "is not what a lesson has"),
        ('[[lesson]]\nid="a"\nposition="x"\ngoal=[{event="won"}]\nidea=1\n[[lesson.step]]\nbest="a"', "idea"),
        ('[[lesson]]\nid="a"\nposition="x"\ngoal=[{event="won"}]\n[[lesson.step]]\nbest="a"\nbset="b"', "bset"),
    ],
)
def test_a_damaged_course_says_what_is_wrong(text, reason):
    with pytest.raises(ValueError, match=reason):
        read(text)


@pytest.mark.parametrize(("id_", "lesson"), LESSONS, ids=NAMES)
def test_every_lesson_goes_on_where_its_record_ends(id_, lesson):
    """At each of its moments; a record of something else is refused with the action that is none of its moves."""
    table = taught(id_, lesson)
    for _ in range(1 + sum(1 + len(step.then) for step in lesson.steps)):
        again = taught(id_, lesson)
        again.go_on(table.record())
        assert again.match.state.position() == table.match.state.position()
        assert (again.wait, again.standing(), again.news()) == (table.wait, table.standing(), [])
        if table.wait == "you":
            table.act(table.parse(next(step for step, *_ in table._moves[len(table.match.record) :] if step).best[0]))
        elif table.wait == "table":
            finished(table.advance())
    assert table.wait == "lesson"
    other = next(one for name, one in LESSONS if name == id_ and one.position != lesson.position)
    wrong = taught(id_, other)
    follow(wrong, tuple(step.best[0] for step in other.steps))
    with pytest.raises(NotationError, match="not a move of this lesson"):
        taught(id_, lesson).go_on(wrong.record() + f"{table.record().split()[-1]}\n" * 40)
