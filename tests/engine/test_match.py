"""A match adds deals up, replays from its record, and draws every random choice from its own source."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import ALL, IllegalAction
from engine.match import Match, replay, rng_for
from engine.notation import NotationError, read_record, write_record
from engine.seats import CHANCE
from tests.engine.test_notation import GAMES, GOOD, played
from tests.engine.toy import TOY
from tests.engine.toy_rules import Options

VOID = """pi-parlour record 1
game toy
seats 2
options deals:2
deal
*=shuffle:1.3.2.4.6.8.9.5.7 0=1 1=draw 0=3 1=draw 1=draw
"""


@given(st.integers(0, 2**32), st.sampled_from([2, 3]))
def test_a_record_replays_to_the_same_match(seed, seats):
    match = played(seed, seats)
    again = replay(TOY.game, read_record(write_record(match.as_record()), GAMES))
    assert again.outcomes == match.outcomes
    assert again.totals == match.totals
    assert again.verdict == match.verdict
    assert again.state.position() == match.state.position()
    assert again.state.observe(ALL) == match.state.observe(ALL)


def test_every_beginning_of_a_record_replays():
    match = played(4)
    whole = match.as_record()
    for deal in range(len(whole.deals)):
        for length in range(len(whole.deals[deal]) + 1):
            part = type(whole)(
                whole.game, whole.seats, whole.options, (*whole.deals[:deal], whole.deals[deal][:length])
            )
            assert len(replay(TOY.game, part).record) == length


def test_void_deals_do_not_count():
    """Neither on the sheet nor towards the end of the match; the record keeps them."""
    seen = 0
    for seed in range(200):
        match = played(seed)
        void = [outcome for outcome in match.outcomes if outcome.void]
        seen += len(void)
        assert len(match.outcomes) == len(match.records)
        assert len(match.counted) == 2 == len(match.outcomes) - len(void)
        assert match.totals == tuple(sum(outcome.scores[side] for outcome in match.counted) for side in range(2))
        assert match.verdict is not None
        assert match.verdict.totals == match.totals
        assert min(match.totals) == match.totals[match.verdict.winners[0]]
    assert seen > 10


def test_the_next_deal_gets_what_the_last_one_carries():
    for seed in range(20):
        match = Match(TOY.game, Options(deals=5), 3)
        rng = Random(seed)
        while match.verdict is None:
            if match.state.outcome is not None:
                carry = match.state.outcome.carry
                match.next_deal()
                assert match.record == []
                match.apply(CHANCE, match.state.chance_outcome(rng))
                assert match.state.actors() == (carry["first"],)
            (seat,) = match.state.actors()
            action = match.state.chance_outcome(rng) if seat == CHANCE else rng.choice(match.state.legal_actions(seat))
            match.apply(seat, action)
            assert match.record[-1] == (seat, action)


def test_an_illegal_action_is_not_recorded():
    match = replay(TOY.game, read_record(GOOD, GAMES))
    before = match.state.position(), list(match.record)
    with pytest.raises(IllegalAction, match="does-not-fit"):
        match.apply(1, TOY.game.parse_action("8"))
    assert (match.state.position(), match.record) == before


def test_no_deal_before_its_time():
    match = Match(TOY.game, Options(deals=1), 2)
    with pytest.raises(ValueError, match="no deal is due"):
        match.next_deal()
    over = played(1)
    with pytest.raises(ValueError, match="no deal is due"):
        over.next_deal()


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_a_table_of_the_wrong_size_is_refused(seats):
    with pytest.raises(ValueError, match="toy is for 2 to 3, not"):
        Match(TOY.game, Options(), seats)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (GOOD.replace("0=3", "1=3"), "deal 1, action 4 (3): does-not-fit"),
        (GOOD.replace("0=3", "0=1"), "deal 1, action 4 (1): does-not-fit"),
        (GOOD.replace("*=", "0="), "deal 1, action 1 (shuffle:1.3.2.4.5.6.7.8.9): no-shuffle"),
        (GOOD.replace("1=draw", "*=draw"), "deal 1, action 3 (draw): does-not-fit"),
        (GOOD.replace(".8.9", ".8"), "deal 1, action 1 (shuffle:1.3.2.4.5.6.7.8): no-shuffle"),
        (GOOD + "deal\n", "deal 2 is not due"),
        (GOOD + "0=5\n", "deal 1, action 5 (5): does-not-fit"),
    ],
)
def test_a_record_against_the_rules_is_refused_with_the_place_and_the_rule(text, reason):
    with pytest.raises(NotationError) as caught:
        replay(TOY.game, read_record(text, GAMES))
    assert caught.value.reason.startswith(reason)


def test_a_source_belongs_to_its_moment():
    """The same match, deal, length and seat give the same choice; any other gives another."""
    moments = [
        (seed, deal, length, seat)
        for seed in ("a", "b")
        for deal in (1, 2)
        for length in (0, 1, 11)
        for seat in (-1, 0, 1)
    ]
    first = [rng_for(*moment).random() for moment in moments]
    assert first == [rng_for(*moment).random() for moment in reversed(moments)][::-1]
    assert len(set(first)) == len(moments)
    assert rng_for("a", 1, 11, 0).random() != rng_for("a", 11, 1, 0).random()
    assert rng_for("a/1", 1, 1, 0).random() != rng_for("a", 1, 1, 0).random()


def test_a_source_is_the_same_on_every_machine_and_day():
    assert rng_for("parlour", 1, 0, CHANCE).random() == Random("parlour/1/0/-1").random()
    assert rng_for("parlour", 1, 0, CHANCE).random() == 0.7704407814224227


def test_chance_comes_from_that_source():
    match = Match(TOY.game, Options(), 2)
    shuffled = str(match.chance("seed"))
    assert shuffled == str(match.chance("seed"))
    assert shuffled == str(match.state.chance_outcome(rng_for("seed", 1, 0, CHANCE)))
    assert shuffled != str(match.chance("seed2"))
