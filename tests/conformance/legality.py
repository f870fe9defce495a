"""What may be done: the legal list is the rule, everything else is refused, and a refusal changes nothing."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

from engine.game import ALL, Action, Event, IllegalAction, Message, State
from engine.seats import CHANCE, Seat
from tests.conformance.cases import Case
from tests.conformance.plain import plain
from tests.conformance.story import Story, actions_of, any_action, next_to_act

NONSENSE = (
    "",
    " ",
    "?",
    "nonsense",
    "7H ",
    "=",
    ":",
    "draw\n",
    "99H",
    "\x00",
    "7h",
    "-1",
    "²",
    "x" * 10_000,
)


def check_actions(case: Case) -> None:
    """Actions exist once each, print without white space, and parse back to the very object."""
    game = case.entry.game
    actions = list(game.actions(case.options, case.seats))
    assert actions
    assert len({id(action) for action in actions}) == len({action.code for action in actions}) == len(actions)
    for action in actions:
        assert isinstance(action, Action)
        assert str(action) == action.code
        assert action.code.split() == [action.code]
        assert game.parse_action(action.code) is action
        assert isinstance(game.brisk(action), bool)
    for action in actions_of(case):
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(action)) is action
    assert list(game.actions(case.options, case.seats)) == actions


def check_nonsense_is_no_action(case: Case) -> None:
    """Whatever is no action is refused with a short reason."""
    for text in NONSENSE:
        with pytest.raises(ValueError) as caught:
            case.entry.game.parse_action(text)
        assert 0 < len(str(caught.value)) < 400


def check_turns(story: Story) -> None:
    """Somebody is to act until there is an outcome, and can; nobody else may, but those the deal is open to."""
    game = story.case.entry.game
    actions = {id(action) for action in game.actions(story.case.options, story.case.seats)}
    seats = range(story.case.seats)
    for state in story.states[:-1]:
        actors, open_to = state.actors(), state.open_to()
        assert state.outcome is None
        assert isinstance(actors, tuple)
        assert len(set(actors)) == len(actors) > 0
        assert actors == (CHANCE,) or set(actors) <= set(seats)
        assert not set(open_to) - set(seats)
        assert len(set(open_to)) == len(open_to)
        assert game.calls or not open_to
        assert not state.legal_actions(CHANCE)
        for seat in seats:
            legal = state.legal_actions(seat)
            assert bool(legal) == (seat in actors or seat in open_to)
            assert len({id(action) for action in legal}) == len(legal)
            assert {id(action) for action in legal} <= actions


def check_the_end(story: Story) -> None:
    """Once there is an outcome nobody acts, everything is refused, and it counts one number a side."""
    case, end = story.case, story.states[-1]
    outcome = end.outcome
    assert outcome is not None
    assert (end.actors(), end.open_to()) == ((), ())
    assert len(outcome.scores) == len(case.entry.game.sides(case.options, case.seats))
    assert all(isinstance(score, int) for score in outcome.scores)
    assert isinstance(outcome.reason, Message)
    for line in outcome.lines:
        assert -1 <= line.side < len(outcome.scores)
        assert line.kind in ("item", "factor", "note")
    for side, score in enumerate(outcome.scores):
        items = [line.amount for line in outcome.lines if (line.side, line.kind) == (side, "item")]
        factors = [line.amount for line in outcome.lines if (line.side, line.kind) == (side, "factor")]
        explained = sum(items)
        for factor in factors:
            explained *= factor
        assert outcome.void or explained == score, f"side {side}: {explained} on the sheet, {score} scored"
    again: Any = case.entry.game.deal(case.options, case.seats, outcome.carry)
    assert again.outcome is None
    end = end.copy()
    for seat in (*range(case.seats), CHANCE):
        assert not end.legal_actions(seat)
        for action in actions_of(case):
            assert refused(end, seat, action) is not None


def check_refusals(story: Story) -> None:
    """At some moments: `refusal` is None exactly for what is legal, `apply` obeys it, and a refusal changes nothing."""
    case = story.case
    rng = Random("refusals")
    chance = [at for at, (seat, _) in enumerate(story.record) if seat == CHANCE]
    for at in sorted({*story.some(6, rng), *chance[:3]}):
        state = story.states[at].copy()
        before = state.position()
        seen = plain(state.observe(ALL))
        for seat in (*range(case.seats), CHANCE):
            legal = {id(action) for action in state.legal_actions(seat)}
            for action in actions_of(case, state.legal_actions(seat)):
                refusal = state.refusal(seat, action)
                assert (refusal is None) == (id(action) in legal), f"{seat}={action}: {refusal}"
                if refusal is None:
                    apart = state.copy()
                    assert all(isinstance(event, Event) for event in apart.apply(seat, action))
                else:
                    assert refused(state, seat, action) == refusal
        for action in {story.record[moment][1].code: story.record[moment][1] for moment in chance}.values():
            for seat in range(case.seats):
                assert refused(state, seat, action) is not None
            if CHANCE not in state.actors():
                assert refused(state, CHANCE, action) is not None
        assert state.position() == before
        assert plain(state.observe(ALL)) == seen


def refused(state: State, seat: Seat, action: Action) -> Message | None:
    """The rule that refuses this; None, and it is done, where none does."""
    refusal = state.refusal(seat, action)
    if refusal is None:
        state.apply(seat, action)
        return None
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.message == refusal
    assert refusal.key
    return refusal


def check_chance(story: Story) -> None:
    """The deck acts when it is to act and not else; what it does depends on its source alone, and is legal."""
    for at, (seat, _) in enumerate(story.record[:400]):
        state: Any = story.states[at]
        if seat != CHANCE:
            with pytest.raises(ValueError):
                state.chance_outcome(Random(1))
            continue
        codes = {state.chance_outcome(Random(seed)).code for seed in range(8)}
        action = state.chance_outcome(Random(3))
        assert state.copy().chance_outcome(Random(3)).code == action.code
        assert story.case.entry.game.parse_action(action.code).code == action.code
        assert action.code.split() == [action.code]
        for code in codes:
            assert state.refusal(CHANCE, story.case.entry.game.parse_action(code)) is None


def check_copies(story: Story) -> None:
    """A copy goes on alike, and neither notices what happens to the other."""
    rng = Random("copies")
    for at in story.some(4, rng):
        first: Any = story.states[at]
        position, seen = first.position(), plain(first.observe(ALL))
        legal = [list(first.legal_actions(seat)) for seat in range(story.case.seats)]
        alike, apart = first.copy(), first.copy()
        for _ in range(40):
            if apart.outcome is not None:
                break
            seat = next_to_act(apart, rng)
            apart.apply(seat, apart.chance_outcome(rng) if seat == CHANCE else any_action(apart, seat, rng))
        assert first.position() == position
        assert plain(first.observe(ALL)) == seen
        assert [list(first.legal_actions(seat)) for seat in range(story.case.seats)] == legal
        for (seat, action), events in zip(story.record[at : at + 40], story.events[at:], strict=False):
            assert list(alike.apply(seat, action)) == list(events)
        assert alike.position() == story.states[min(at + 40, len(story.record))].position()


def check_what_happens(story: Story) -> None:
    """Everything done is told; the same action at the same table tells the same, and leaves the same table."""
    for at in story.some(10, Random("events")):
        seat, action = story.record[at]
        apart: Any = story.states[at].copy()
        events = apart.apply(seat, action)
        assert list(events) == list(story.events[at])
        assert apart.position() == story.states[at + 1].position()
        for event in events:
            hash(event)
            assert event.seen_by(ALL) == event
            for eyes in (*range(story.case.seats), None):
                assert event.seen_by(eyes).seen_by(eyes) == event.seen_by(eyes)
            for seat_ in range(story.case.seats):
                assert isinstance(event.teaches(seat_), bool)
