"""The quick state against the rules written a second time: whole random hands, and counts of all ways to go on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.seats import CHANCE
from games.pip_pip import actions
from games.pip_pip.actions import Call, Play
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, HAND, cards_in
from tests.games.pip_pip.laid import GAME
from tests.games.pip_pip.slow import Slow

TABLE = Path(__file__).with_name("perft.txt")


def both(seats, seed, trump="S"):
    """The same deal, quick and slow."""
    pack = list(DECK)
    Random(seed).shuffle(pack)
    state = GAME.deal(Options(), seats, {"dealer": seats - 1, "order": ".".join(map(str, range(seats))), "trump": "S"})
    state.apply(CHANCE, GAME.parse_action(f"cut:3{trump}"))
    state.apply(CHANCE, actions.Shuffle(tuple(pack)))
    codes = [one.code for one in pack]
    hands = [codes[seat : HAND * seats : seats] for seat in range(seats)]
    return state, Slow(hands, codes[HAND * seats :], trump, 0)


def compare(state, slow):
    """They agree on everything a player could see."""
    assert [{one.code for one in cards_in(mask)} for mask in state.hands] == [set(hand) for hand in slow.hands]
    assert state.trump.code == slow.trump
    assert [one.card.code for one in reversed(state.stock)] == slow.stock
    assert {one.code for one in cards_in(state.remainder)} == set(slow.open_cards)
    callers = set()
    for seat in range(len(slow.hands)):
        expected = {f"call:{king}.{queen}" for king, queen in slow.calls(seat)}
        callers |= {seat} if expected else set()
        if state.outcome is None and seat == slow.turn:
            expected |= slow.plays()
        assert {one.code for one in state.legal_actions(seat)} == expected
    assert set(state.open_to()) == callers


@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("seed", range(6))
def test_whole_hands_agree(seats, seed):
    """Rules 12-31, at every moment of a random hand."""
    state, slow = both(seats, 100 * seats + seed, trump="SHDC"[seed % 4])
    rng = Random(seed)
    action: Any
    compare(state, slow)
    while state.outcome is None:
        callers = state.open_to()
        if callers and rng.random() < 0.4:
            seat = rng.choice(callers)
            action = rng.choice([one for one in state.legal_actions(seat) if isinstance(one, Call)])
            slow.call(seat, action.king.code, action.queen.code)
        else:
            (seat,) = state.actors()
            action = rng.choice([one for one in state.legal_actions(seat) if isinstance(one, Play)])
            slow.play(action.code)
        state.apply(seat, action)
        compare(state, slow)
    assert list(state.outcome.scores) == slow.scores()


def perft(state, depth):
    """How many ways there are to go on for so many actions."""
    if not depth:
        return 1
    seats = sorted({*state.actors(), *state.open_to()})
    found = [(seat, action) for seat in seats for action in state.legal_actions(seat)]
    if depth == 1:
        return len(found)
    total = 0
    for seat, action in found:
        twin = state.copy()
        twin.apply(seat, action)
        total += perft(twin, depth - 1)
    return total


def slow_perft(slow, depth):
    """The same, counted the slow way."""
    if not depth:
        return 1
    total = 0
    for one in slow.plays() if slow.hands[slow.turn] else ():
        twin = _twin(slow)
        twin.play(one)
        total += slow_perft(twin, depth - 1)
    for seat in range(len(slow.hands)):
        for king, queen in slow.calls(seat):
            twin = _twin(slow)
            twin.call(seat, king, queen)
            total += slow_perft(twin, depth - 1)
    return total


def _twin(slow):
    twin = Slow([list(hand) for hand in slow.hands], list(slow.stock), slow.trump, slow.turn)
    twin.trick, twin.called, twin.window = list(slow.trick), list(slow.called), list(slow.window)
    twin.won, twin.open_cards = [list(pile) for pile in slow.won], list(slow.open_cards)
    return twin


def rows() -> Iterator[tuple[int, int, int, int]]:
    """The table's lines."""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, seed, depth, ways = map(int, line.split())
            yield seats, seed, depth, ways


@pytest.mark.parametrize(("seats", "seed", "depth", "ways"), list(rows()))
def test_perft(seats, seed, depth, ways):
    """As many ways as the table says."""
    state, slow = both(seats, seed)
    assert perft(state, depth) == ways
    if ways < 3000:
        assert slow_perft(slow, depth) == ways


def test_table_has_calls():
    """Some deals of the table begin with a marriage, or the count would not cover calls."""
    assert len(list(rows())) >= 12
    assert sum(bool(both(seats, seed)[0].open_to()) for seats, seed, _, _ in rows()) >= 3
