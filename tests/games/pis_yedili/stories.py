"""Hands played at random, with what every pair of eyes has seen at every step."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from engine.game import Action, DealRecord
from engine.options import form, read
from engine.seats import CHANCE, Seat
from games.pis_yedili import GAME
from games.pis_yedili.observation import Observation
from games.pis_yedili.options import Options
from games.pis_yedili.state import State


@dataclass
class Story:
    """A hand so far: `seen[eyes][i]` is what these eyes saw before `record[i]`, the last one what they see now."""

    options: Options
    seats: int
    state: State
    record: list[tuple[Seat, Action]] = field(default_factory=list)
    seen: dict[Seat | None, list[Observation]] = field(default_factory=dict)

    def look(self) -> None:
        """Remember what all see now."""
        for eyes in (None, *range(self.seats)):
            self.seen.setdefault(eyes, []).append(self.state.observe(eyes))


def any_options(rng: Random) -> Options:
    """House rules of all kinds, each changed one time in three."""
    changed = {
        line.name: rng.choice(line.values) for line in form(Options) if line.kind != "number" and rng.random() < 1 / 3
    }
    return read(Options, changed)


def tell(options: Options, seats: int, rng: Random, *, brisk: float, longest: int = 400) -> Iterator[Story]:
    """A hand, stopped before every player's action and at its end; where a card can be laid, it often is (`brisk`)."""
    story = Story(options, seats, GAME.deal(options, seats, None))
    story.look()
    while story.state.actors() and len(story.record) < longest:
        (seat,) = story.state.actors()
        if seat == CHANCE:
            action = story.state.chance_outcome(rng)
        else:
            yield story
            legal = story.state.legal_actions(seat)
            lays = [one for one in legal if GAME.brisk(one)]
            action = rng.choice(lays if lays and rng.random() < brisk else legal)
        story.state.apply(seat, action)
        story.record.append((seat, action))
        story.look()
    yield story


def retold(story: Story, world: State, eyes: Seat | None) -> DealRecord:
    """The record as told in that world, played: legal at every step, the same for these eyes, and ending in it."""
    record = GAME.retell(world, tuple(story.record))
    state = GAME.deal(story.options, story.seats, None)
    assert len(record) == len(story.record)
    for step, (seat, action) in enumerate(record):
        assert state.observe(eyes) == story.seen[eyes][step]
        assert seat == story.record[step][0]
        assert seat == CHANCE or action is story.record[step][1]
        state.apply(seat, action)
    assert state.observe(eyes) == story.seen[eyes][-1]
    assert state.position() == world.position()
    return record
