"""The quick hand of the search agrees with the rules: the same plays, calls and points, under every option."""

from random import Random

import pytest

from engine.seats import CHANCE
from games.pip_pip.actions import Call, Play
from games.pip_pip.options import Options
from games.pip_pip.pack import mask_of
from games.pip_pip.policy import choose
from games.pip_pip.quick import CODES, Quick, play_on, split, strength
from tests.games.pip_pip.laid import GAME, cards, dealt, step
from tests.games.pip_pip.test_position import carried, random_options


def alike(quick, state):
    """The quick hand is what a new one of that state would be."""
    again = Quick(state)
    for name in Quick.__slots__:
        if name not in ("bar", "best", "taker", "void"):
            assert getattr(quick, name) == getattr(again, name), name
    if state.trick.plays:
        assert (quick.bar, quick.best, quick.taker) == (again.bar, again.best, again.taker)
    if state.options.follow == "must":
        assert quick.void == again.void


def mirrored(quick, state):
    """Call in the state what the quick hand has called; the suit it takes as next trump first, or last."""
    found = [
        (seat, suit, new)
        for seat in range(quick.seats)
        for suit in range(4)
        if (new := quick.used[seat][suit] & ~split(state.used[seat])[suit])
    ]
    found.sort(key=lambda one: (one[1] != quick.waiting) != quick.last_sets)
    for seat, suit, new in found:
        calls = [one for one in state.legal_actions(seat) if isinstance(one, Call) and not split(one.bits)[suit] & ~new]
        while calls:
            state.apply(seat, calls[0])
            calls = [one for one in calls[1:] if not one.bits & calls[0].bits]
    return len(found)


@pytest.mark.parametrize("seed", range(60))
def test_agrees_with_the_rules(seed):
    """Hands with every option and number of seats, taken over anywhere: the same cards, calls, trumps and points."""
    rng = Random(seed)
    options, seats = (random_options(rng) if seed % 3 else Options()), 3 + seed % 10
    state = GAME.deal(options, seats, carried(rng, seats, options))
    for _ in range(rng.randrange(seats * 3)):
        step(state, rng)
    while state.turn == CHANCE:
        step(state, rng)
    quick = Quick(state)
    while state.outcome is None:
        seat = state.turn
        if quick.pairs[seat] and not quick.late:
            quick.call(seat)
            mirrored(quick, state)
        action = rng.choice([one for one in state.legal_actions(seat) if isinstance(one, Play)])
        state.apply(seat, action)
        quick.play(seat, CODES[action.place])
        mirrored(quick, state)
        if state.outcome is None:
            alike(quick, state)
    assert quick.points == list(state.outcome.scores)


def test_calls_happen():
    """Among quick hands there are about as many calls as B10 counts with greedy ones: 1.81 a hand at four seats."""
    calls = 0
    for seed in range(60):
        rng = Random(seed)
        state = GAME.deal(Options(), 4, None)
        while state.turn == CHANCE:
            step(state, rng)
        quick = Quick(state)
        play_on(quick, choose, quick.total)
        assert quick.tricks == 26
        assert (sum(quick.points) - 264) % 50 == 0
        calls += (sum(quick.points) - 264) // 50
    assert 1.4 < calls / 60 < 2.4


def test_a_copy_goes_its_own_way():
    """What is played in the copy leaves the first alone."""
    quick = Quick(dealt(["KC QC", "", "", ""]))
    twin = quick.copy()
    play_on(twin, choose, 5)
    assert (quick.tricks, quick.points, len(quick.stock)) == (0, [0] * 4, 76)
    alike(quick, dealt(["KC QC", "", "", ""]))
    assert twin.points[0] >= 50


def test_which_suit_is_stronger():
    """Six a card, and its height."""
    assert strength(split(mask_of(cards("2H 3H")))[1]) == 6 + 12 + 6
    assert strength(0) == 0
