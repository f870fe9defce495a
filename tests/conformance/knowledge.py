"""What is known: an observation holds nothing hidden, and every world dealt from it could really have happened."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.cards import Card, card
from engine.game import ALL, DealRecord, Eyes, State
from engine.seats import CHANCE
from tests.conformance.cases import Case
from tests.conformance.plain import cards_in, plain
from tests.conformance.story import Story


def worlds_of(state: State, case: Case, eyes: Eyes, count: int, seed: object) -> list[Any]:
    """So many worlds that these eyes hold possible."""
    rng = Random(f"worlds/{seed}")
    observation = state.observe(eyes)
    return [case.entry.game.determinize(observation, rng) for _ in range(count)]


def check_observations(story: Story) -> None:
    """An observation is one eyes' own, frozen, and says what they may do."""
    kept = []
    live: Any = story.case.entry.game.deal(story.case.options, story.case.seats, story.carry)
    for at, (seat, action) in enumerate(story.record):
        if at % 7 == 0:
            eyes = (*range(story.case.seats), None, ALL)[at // 7 % (story.case.seats + 2)]
            seen = live.observe(eyes)
            assert seen.eyes is eyes if isinstance(eyes, type(ALL)) else seen.eyes == eyes
            assert seen == live.observe(eyes)
            assert seen == story.states[at].observe(eyes)
            own = live.legal_actions(eyes) if isinstance(eyes, int) else ()
            assert list(seen.legal_actions) == list(own)
            kept.append((at, seen, plain(seen)))
        live.apply(seat, action)
    for at, seen, was in kept:
        assert plain(seen) == was, f"what was observed before action {at} has changed since"
    for _, seen, _ in kept[:3]:
        for field in ("eyes", "legal_actions"):
            with pytest.raises(AttributeError):
                setattr(seen, field, None)


def check_determinize(story: Story) -> None:
    """A world dealt for some eyes: they see, may do and wait for the same in it; and it is not always the true one."""
    case = story.case
    others = secrets = 0
    rng = Random("determinize")
    for at in story.some(6, rng):
        state = story.states[at]
        for eyes in rng.sample([*range(case.seats), None], 3):
            observation = state.observe(eyes)
            for world in worlds_of(state, case, eyes, 2, f"{at}/{eyes}"):
                assert world.outcome is None
                assert world.observe(eyes) == observation
                assert plain(world.observe(eyes)) == plain(observation)
                assert world.actors() == state.actors()
                assert plain(world.observe(None)) == plain(state.observe(None))
                if isinstance(eyes, int):
                    assert list(world.legal_actions(eyes)) == list(state.legal_actions(eyes))
                    assert (eyes in world.open_to()) == (eyes in state.open_to())
                for seat in world.actors():
                    assert seat == CHANCE or world.legal_actions(seat), f"{seat} is to act and cannot"
                if held(state, case) <= cards_in(observation):
                    continue  # nothing is hidden from these eyes
                secrets += 1
                others += world.position() != state.position()
            first, again = (worlds_of(state, case, eyes, 1, at)[0].position() for _ in range(2))
            assert first == again, "the same observation and source give two worlds"
    assert others > secrets // 2 or not secrets, f"{secrets - others} of {secrets} worlds were the true one"


def held(state: State, case: Case) -> set[Card]:
    """The cards in all hands."""
    zones = case.entry.view(state.observe(ALL))["zones"]
    codes = [one["card"] for zone in zones if zone["kind"] == "fan" for one in zone["cards"]]
    return {card(code) for code in codes if code is not None}


def check_retell(story: Story) -> None:
    """The public story, told in another world: legal from the deal on, the same for the observer at every step."""
    case = story.case
    rng = Random("retell")
    for at in story.some(3, rng):
        for eyes in rng.sample([*range(case.seats), None], 2):
            for world in worlds_of(story.states[at], case, eyes, 2, f"retell/{at}/{eyes}"):
                before = world.position()
                record = case.entry.game.retell(world, tuple(story.record[:at]))
                assert world.position() == before
                retold_as_seen(story, record, eyes, at)
                assert end_of(story, record).position() == world.position()


def end_of(story: Story, record: DealRecord) -> State:
    """The table to which this record leads."""
    state: Any = story.case.entry.game.deal(story.case.options, story.case.seats, story.carry)
    for seat, action in record:
        state.apply(seat, action)
    return state  # type: ignore[no-any-return]


def retold_as_seen(story: Story, record: DealRecord, eyes: Eyes, at: int) -> None:
    """Whether these eyes see in it what they saw in the story up to there."""
    assert [seat for seat, _ in record] == [seat for seat, _ in story.record[:at]]
    state: Any = story.case.entry.game.deal(story.case.options, story.case.seats, story.carry)
    for step, (seat, action) in enumerate(record):
        assert state.observe(eyes) == story.states[step].observe(eyes), f"they saw something else before action {step}"
        assert state.actors() == story.states[step].actors()
        refusal = state.refusal(seat, action)
        assert refusal is None, f"action {step}, {seat}={action}, is against the rules: {refusal}"
        told = [event.seen_by(eyes) for event in state.apply(seat, action)]
        assert told == [event.seen_by(eyes) for event in story.events[step]], f"they were told something else at {step}"


def hands(state: State, case: Case) -> Mapping[str, frozenset[str | None]]:
    """Who holds what, by zone, as all is seen."""
    zones = case.entry.view(state.observe(ALL))["zones"]
    return {
        zone["id"]: frozenset(card["card"] for card in zone["cards"]) for zone in zones if zone["owner"] is not None
    }


def check_every_world_turns_up(story: Story, *, draws: int = 500) -> None:
    """Where few worlds are possible, the true one is among those that are dealt (as to hands: a stock has an order)."""
    case = story.case
    moments = [at for at, (seat, _) in enumerate(story.record) if seat != CHANCE]
    for at in moments[-1:-30:-9]:
        state = story.states[at]
        for eyes in range(case.seats):
            few = {str(hands(world, case)) for world in worlds_of(state, case, eyes, 30, f"few/{at}")}
            if len(few) > 18:
                continue
            true = hands(state, case)
            rng = Random(f"all/{at}/{eyes}")
            observation = state.observe(eyes)
            assert any(hands(case.entry.game.determinize(observation, rng), case) == true for _ in range(draws)), (
                f"before action {at} the true hands never turn up among {len(few)} worlds of seat {eyes}"
            )
