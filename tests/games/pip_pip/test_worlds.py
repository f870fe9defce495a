"""Determinized worlds: they look the same to the observer, and each could have happened, step by step."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.game import ALL, IllegalAction
from engine.seats import CHANCE
from games.pip_pip.actions import Call, Shuffle
from games.pip_pip.options import Options
from games.pip_pip.pack import cards_in, mask_of
from tests.games.pip_pip.laid import GAME, call, cards, dealt, hand, play, play_on, step
from tests.games.pip_pip.test_position import carried, random_options

CARRY = {"dealer": 3, "order": "0.1.2.3", "trump": "S"}


def proves(state, eyes, carry, record, rng):
    """A world for these eyes, and the story told in it, step by step beside the true one."""
    seen = state.observe(eyes)
    world = GAME.determinize(seen, rng)
    assert world.observe(eyes) == seen
    assert world.actors() == state.actors()
    assert GAME.from_position(world.position()).position() == world.position()
    told = GAME.retell(world, tuple(record))
    assert [seat for seat, _ in told] == [seat for seat, _ in record]
    assert all(one is other or isinstance(one, Shuffle) for (_, one), (_, other) in zip(told, record, strict=True))
    seats = len(state.hands)
    true = GAME.deal(state.options, seats, carry)
    twin = GAME.deal(state.options, seats, carry)
    for (seat, action), (_, other) in zip(record, told, strict=True):
        before = [event.seen_by(eyes) for event in true.apply(seat, action)]
        assert [event.seen_by(eyes) for event in twin.apply(seat, other)] == before
        assert twin.observe(eyes) == true.observe(eyes)
        assert twin.actors() == true.actors()
    assert twin.position() == world.position()
    return world


@pytest.mark.parametrize("seed", range(80))
def test_worlds_could_have_happened(seed):
    """Thousands of random states, every option, every number of seats, every pair of eyes."""
    rng = Random(seed)
    options, seats = (random_options(rng) if seed % 3 else Options()), 3 + seed % 10
    carry = carried(rng, seats, options)
    state = GAME.deal(options, seats, carry)
    record: list[Any] = []
    while True:
        if rng.random() < 0.06 or state.outcome is not None:
            proves(state, rng.choice([None, *range(seats)]), carry, record, rng)
        if state.outcome is not None:
            break
        seat, action, _ = step(state, rng)
        record.append((seat, action))


def test_all_eyes_see_the_true_world():
    """`ALL` leaves nothing to chance."""
    state = dealt([""] * 4)
    play_on(state, until=5, rng=Random(1))
    assert GAME.determinize(state.observe(ALL), Random(2)).position() == state.position()


def test_known_cards_stay():
    """A called pair is in that hand in every world, and what is played is nowhere."""
    state = dealt(["3D", "KH QH 4D", "5D", "6D"])
    call(state, 1, "KH", "QH")
    play(state, "3D", "4D")
    for seed in range(20):
        world = GAME.determinize(state.observe(3), Random(seed))
        assert {"KH", "QH"} <= hand(world, 1)
        assert world.hands[3] == state.hands[3]
        assert all("3D" not in hand(world, seat) for seat in range(4))
        world.apply(2, next(one for one in world.legal_actions(2)))


def test_a_void_lasts_until_the_next_draw():
    """Rule 13 shows a void at the moment of the play only: the card drawn after it may be of that suit, no other."""
    state = dealt(["3H", "3S !H", "4H", "5H"], stock="3C 6H 4C 5C")
    play(state, "3H", "3S")
    assert "6H" in hand(state, 1)
    counts: Counter[int] = Counter()
    for seed in range(300):
        world = GAME.determinize(state.observe(0), Random(seed))
        counts[len([code for code in hand(world, 1) if code[1] == "H"])] += 1
    assert set(counts) == {0, 1}
    assert min(counts.values()) > 20


def test_a_card_played_since_uses_up_the_draw():
    """Who missed hearts and then played the heart drawn since has none left but by a later draw."""
    state = dealt(["3H 2H", "3S !H", "4H", "5H"], stock="3C 6H 4C 5C 3D 7H")
    play(state, "3H", "3S", "4H", "5H")
    state.turn = 0
    (seat,) = state.actors()
    play(state, "2H", "6H")
    for seed in range(60):
        world = GAME.determinize(state.observe(2), Random(seed))
        assert len([code for code in hand(world, 1) if code[1] == "H"]) <= 1
    assert seat == 0


def test_no_draw_no_heart():
    """Once drawing has stopped a void is for good."""
    found = 0
    for seed in range(30):
        state = dealt([""] * 4)
        rng = Random(seed)
        play_on(state, until=21, rng=rng)
        for seat in range(1, 4):
            for suit in range(4):
                if state.voids[4 * seat + suit] > 19:
                    found += 1
                    world = GAME.determinize(state.observe(0), rng)
                    assert not [one for one in cards_in(world.hands[seat]) if one.suit.index == suit]
    assert found > 20


def test_free_play_shows_nothing():
    """With "free" a player who does not follow has shown nothing about his hand."""
    state = dealt(["3H", "3S 4H", "5H", "6H"], options=Options(follow="free"))
    play(state, "3H", "3S")
    most = max(
        len([code for code in hand(GAME.determinize(state.observe(0), Random(seed)), 1) if code[1] == "H"])
        for seed in range(100)
    )
    assert most > 2


def _worlds(state, eyes):
    """Every world there is for these eyes, by trying all ways to lay the unseen cards: who holds what."""
    seen = state.observe(eyes)
    unseen = seen.unseen()
    sizes = [0 if seat == eyes else seen.sizes[seat] - len(seen.hands[seat]) for seat in range(len(state.hands))]
    found = set()

    def lay(index, hands):
        if index == len(unseen):
            found.add(tuple(frozenset(one) for one in hands))
            return
        for seat, size in enumerate(sizes):
            if len(hands[seat]) < size:
                lay(index + 1, [one | {unseen[index]} if who == seat else one for who, one in enumerate(hands)])

    lay(0, [frozenset()] * len(state.hands))
    return unseen, found


def _can_be_told(state, eyes, hands, record):
    """Whether those hands could have come about: some order of draws makes every action of the record legal."""
    world = state.copy()
    unseen = mask_of(state.observe(eyes).unseen())
    world.hands = [mask & ~unseen | mask_of(held) for mask, held in zip(state.hands, hands, strict=True)]
    world.hands[eyes] = state.hands[eyes]
    twin = GAME.deal(state.options, len(state.hands), CARRY)
    try:
        for seat, action in GAME.retell(world, tuple(record)):
            twin.apply(seat, action)
    except (IllegalAction, ValueError):
        return False
    return twin.hands == world.hands


def test_every_world_has_a_chance():
    """Near the end all worlds can be counted: every one that fits turns up, and no other."""
    checked = 0
    for seed in range(24):
        rng = Random(seed)
        state = GAME.deal(Options(), 4, CARRY)
        record: list[Any] = []
        while state.tricks < 24 or not state.trick.plays:
            seat, action, _ = step(state, rng)
            record.append((seat, action))
        eyes = state.turn
        unseen, every = _worlds(state, eyes)
        if len(every) > 30:
            continue
        possible = {world for world in every if _can_be_told(state, eyes, world, record)}
        drawn: Counter[Any] = Counter()
        for number in range(25 * len(possible)):
            world = GAME.determinize(state.observe(eyes), Random(number))
            drawn[tuple(
                frozenset(cards_in(mask & mask_of(unseen))) if seat != eyes else frozenset()
                for seat, mask in enumerate(world.hands)
            )] += 1  # fmt: skip
        assert set(drawn) == possible
        checked += len(possible) > 1
    assert checked >= 5


def test_the_story_keeps_what_the_observer_drew():
    """In the retold deal the observer gets the same cards at the same times, others may not."""
    state = dealt([""] * 5)
    carry = {"dealer": 4, "order": "0.1.2.3.4", "trump": "S"}
    state = GAME.deal(Options(), 5, carry)
    rng = Random(5)
    record: list[Any] = []
    for _ in range(40):
        seat, action, _ = step(state, rng)
        record.append((seat, action))
    world = proves(state, 2, carry, record, rng)
    told = GAME.retell(world, tuple(record))
    before = next(action for _, action in record if isinstance(action, Shuffle)).cards
    after = next(action for _, action in told if isinstance(action, Shuffle)).cards
    assert before != after
    assert before[2:35:5] == after[2:35:5]
    assert sorted(map(str, before)) == sorted(map(str, after))
    assert any(isinstance(action, Call) for _, action in record) or state.stock
    assert record[0][0] == CHANCE
    assert cards("KH")
