"""Face-up hands (33): the last cards are played out exactly, and a sure way is never left."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import JOKER
from engine.game import Action
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.bot import BOTS
from games.pili_pili.openhands import LONGEST, lie_open, worths
from games.pili_pili.options import Options
from games.pili_pili.state import State
from tests.games.pili_pili.rounds import act, bet, dealt
from tests.games.pili_pili.spoken import said

RULEBOOK = BOTS["normal"]()
FACE_UP = Options(kind="face-up", first_dealer="host")


def sure(state: State, seat: int, action: Action) -> bool:
    """Whether that seat makes its bet after this, whatever anybody does: tried out in the State itself."""
    after = state.copy()
    after.apply(seat, action)
    if after.outcome is not None:
        return after.won[seat] == after.bets[seat]
    turn = after.actors()[0]
    ways = (sure_from(after, seat, turn, one) for one in after.legal_actions(turn))
    return any(ways) if turn == seat else all(ways)


def sure_from(state: State, seat: int, turn: int, action: Action) -> bool:
    """The same, after somebody's action."""
    after = state.copy()
    after.apply(turn, action)
    if after.outcome is not None:
        return after.won[seat] == after.bets[seat]
    following = after.actors()[0]
    ways = (sure_from(after, seat, following, one) for one in after.legal_actions(following))
    return any(ways) if following == seat else all(ways)


def advice(state: State, seat: int):
    """What the rulebook player would do, and why."""
    return RULEBOOK.advise(state.observe(seat), (), Random(1), 0)


def test_r33_a_sure_way_is_never_left():
    """A10: "all hands are known, so search the play exactly": two players, every position of the last three cards."""
    found = 0
    for seed in range(25):
        rng = Random(seed)
        state = GAME.deal(FACE_UP, 2, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            legal = list(state.legal_actions(seat))
            if state.phase == "play" and len(state.hands[seat]) <= 3 and 1 < len(legal) < 10:
                ways = [action for action in legal if sure(state, seat, action)]
                if ways:
                    found += 1
                    assert advice(state, seat).action in ways, state.position()
            state.apply(seat, rng.choice(legal))
    assert found > 15


@pytest.mark.parametrize(
    ("dealt", "bets", "trick", "best"),
    [
        ("9.29.34.52/3.30.35.36", "4.2", "0:29.1:36", "3"),
        ("2.35.50.54/8.21.49.51", "2.3", "0:50.1:21", "2"),
    ],
)
def test_r33_the_way_that_cannot_be_spoilt(dealt, bets, trick, best):
    """Each of these comes to nothing if the other plays for his own; only one whatever he does."""
    state = GAME.from_position(
        f"pili_pili options=kind:face-up,first_dealer:host seats=2 totals=0.0 left=16 dealer=0 mission=13 dealt={dealt}"
        f" bets={bets} tricks={trick}"
    )
    seat = state.actors()[0]
    found = worths(state.observe(seat), seat)
    assert {worth.likely for worth in found.values()} == {0}
    assert [made.code for made, worth in found.items() if worth.worst == 0] == [best]
    assert [action.code for action in state.legal_actions(seat) if sure(state, seat, action)] == [best]
    advised = advice(state, seat)
    assert (advised.action.code, advised.why.key) == (best, "open-sure")


def test_r33_the_joker_is_tried_as_a_number_between():
    """15. Beside its two ends it is tried as each number that may come after it: the other then has a choice."""
    state = dealt("Joker.10.1.2/5.6.20.30", seats=2, mission=13)
    bet(state, 1, 2)
    act(state, "1", "5")
    act(state, "6", "2")
    act(state, "20")
    found = worths(state.observe(0), 0)
    assert {made.code for made in found} == {"10", "Joker=0", "Joker=56"}
    state = dealt("Joker.10.1.2/5.6.20.30", seats=2, mission=13)
    bet(state, 1, 2)
    found = worths(state.observe(0), 0)
    assert {made.value for made in found if made.card is JOKER} == {0, 5, 6, 20, 30, 56}
    for made, worth in found.items():
        assert (worth.worst == 0) == sure(state, 0, made)


@pytest.mark.parametrize("seats", range(2, 9))
def test_r33_at_every_table_the_end_is_exact(seats):
    """With two cards left each it is always looked at to the end; what it says holds of the round as it is played."""
    looked = 0
    for seed in range(12 if seats < 5 else 3):
        rng = Random(seed)
        state = GAME.deal(FACE_UP, seats, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat != CHANCE and state.phase == "play" and len(state.hands[seat]) == 2:
                seen = state.observe(seat)
                assert lie_open(seen)
                found = worths(seen, seat)
                assert found
                for made, worth in found.items():
                    looked += 1
                    assert worth.worst >= worth.likely >= 0
                    if seats == 2:
                        assert (worth.worst == 0) == sure(state, seat, made)
            state.apply(seat, state.chance_outcome(rng) if seat == CHANCE else advice(state, seat).action)
    assert looked > 5


def test_r33_hidden_hands_are_not_searched():
    """What lies face down is not known: neither under another Mission nor before the bets are made."""
    state = dealt("1.2.3.4/5.6.7.8", seats=2, mission=8)
    bet(state, 1, 1)
    assert not worths(state.observe(0), 0)
    state = dealt("1.2.3.4/5.6.7.8", seats=2, mission=13)
    assert not worths(state.observe(0), 0)
    bet(state, 1, 1)
    assert len(state.hands[0]) <= LONGEST
    assert worths(state.observe(0), 0)


def test_r29_two_who_have_exchanged_hands_know_all():
    """27. With two players the hand one gives is the other's: nothing is unknown, so the end is played out as well."""
    state = dealt("5.40.Joker/9.20.50", seats=2, mission=6)
    bet(state, 2, 2)
    assert worths(state.observe(0), 0)


def test_its_reasons_have_words():
    """They are given where hands lie open."""
    assert said("why-open-sure").startswith("All hands lie open")
    assert said("why-open-best").startswith("All hands lie open")
