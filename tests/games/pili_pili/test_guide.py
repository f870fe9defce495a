"""What the search knows of Pili Pili: play-outs in numbers are rounds of the game, honest, and worth what they say."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from bots.bot import Advice, Standing
from engine import options as house
from engine.game import Message
from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.actions import BETS, JOKERS, Bet, parse
from games.pili_pili.bot import BOTS
from games.pili_pili.choices import slips, worth_trying
from games.pili_pili.guide import GUIDE
from games.pili_pili.options import Options
from games.pili_pili.prospects import winning
from games.pili_pili.sketch import Sketch, mask_of
from tests.games.pili_pili.rounds import OFF, ONE_OF_EACH, act, bet, dealt

HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"first_last": "one", "cursed": "wins", "joker_tie": "earlier", "draw_hook": "dealt", "first_bettor": "left"},
    {"timers": "off", "joker_values": "ends"},
)


@pytest.mark.parametrize("kind", ["none", *sorted(ONE_OF_EACH)])
def test_a_play_out_in_numbers_is_a_round(kind):
    """18, 19. From anywhere in a round: what the sketch comes to is what the table comes to by the same policy."""
    for seats in (2, 4, 7):
        for number, rules in enumerate(HOUSES):
            rng = Random(f"{kind}/{seats}/{number}")
            given = {**rules, **({"missions": "off"} if kind == "none" else {"kind": kind})}
            state = GAME.deal(house.read(Options, given), seats, None)
            state.totals = tuple(rng.randrange(4) for _ in range(seats))
            expected = None
            while state.outcome is None:
                seat = state.actors()[0]
                if seat == CHANCE:
                    state.apply(seat, state.chance_outcome(rng))
                    continue
                sketch = Sketch(state)
                sketch.run()
                expected = expected or sketch.scores()
                assert sketch.scores() == expected, state.position()
                action = GUIDE.policy(state, seat, rng)
                assert action in state.legal_actions(seat)
                state.apply(seat, action)
            assert list(state.outcome.scores) == expected


@pytest.mark.parametrize("kind", ["none", *sorted(ONE_OF_EACH)])
def test_the_policy_reads_only_what_its_seat_may_know(kind):
    """Case 25: hidden cards dealt anew, the same choice."""
    rng = Random(kind)
    given = {"missions": "off"} if kind == "none" else {"kind": kind}
    for _ in range(2):
        state = GAME.deal(house.read(Options, given), 4, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            action = GUIDE.policy(state, seat, rng)
            for _ in range(3):
                world = GAME.determinize(state.observe(seat), rng)
                assert GUIDE.policy(world, seat, rng) is action
            state.apply(seat, action)


def test_a_world_keeps_what_is_known():
    """Hands imagined to explain the bets: my own cards stay, nobody holds a card twice or one that was played."""
    state = dealt("5.20.30.40.50/55.54.53.52.51/1.2.3.4.6/7.8.9.10.11", options=OFF)
    bet(state, 1, 3, 0, 0)
    act(state, "5", "55", "6", "11")
    seen = state.observe(0)
    strong, weak = [], []
    for number in range(200):
        world, weight = GUIDE.world(seen, (), Random(number))
        assert weight == 1
        assert world.hands[0] == [20, 30, 40, 50]
        cards = [one for hand in world.hands for one in hand]
        assert len(cards) == len(set(cards)) == 16
        assert not world.seen & mask_of(cards)
        assert [mask_of(hand) for hand in world.hands] == world.masks
        strong.append(mean(world.hands[1]))
        weak.append(mean(world.hands[2]))
    # A10. Who bet three holds high cards, who bet none low ones.
    assert mean(strong) > 28 + 4
    assert mean(weak) < 28 - 4


def test_prospects():
    """21, 22. Over: the fewest win, each his share; before it: fewer is better, and the shares add up to about one."""
    assert winning((7, 3, 5, 3), 1, 7) == 0.5
    assert winning((7, 3, 5, 3), 2, 7) == 0
    assert winning((6, 3, 5, 3), 1, 6) == 0.5
    for totals in ((0, 0, 0, 0), (6, 6, 6, 6), (3, 2, 4, 6), (0, 6), (1, 2, 3, 4, 5, 6, 0, 1)):
        shares = [winning(totals, seat, 7) for seat in range(len(totals))]
        assert 0.8 < sum(shares) < 1.3
        for one, more in pairwise(totals):
            assert (one < more) == (winning(totals, totals.index(one), 7) > winning(totals, totals.index(more), 7))


def test_worth_is_what_the_match_needs():
    """A leader gains when the worst player reaches the limit; whoever trails loses by it. Alone, a deal is Pilis."""
    state = dealt("1.2.3/53.54.55/10.11.12", seats=3, mission=14, totals=(1, 6, 3))
    bet(state, 0, 1, 1)
    act(state, "1", "53", "10", "54", "11", "2", "55", "12", "3")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 2, 1)
    assert GUIDE.worth(state, 0, Standing((1, 6, 3))) == (1, 0)
    assert GUIDE.worth(state, 2, Standing((1, 6, 3))) == (0, 1)
    assert GUIDE.worth(state, 0, None)[0] > GUIDE.worth(state, 2, None)[0]


def test_what_is_worth_trying():
    """Of the Joker both ends, bets around the book's and none under the sure tricks, nothing where all is needed."""
    state = dealt("1.2.3.4.Joker/10.20.30.40.50", options=OFF)
    seen = state.observe(0)
    assert {one.code for one in worth_trying(seen, BETS[1])} == {"bet-0", "bet-1", "bet-2", "bet-3"}
    bet(state, 1, 1, 1, 1)
    tried = worth_trying(state.observe(0), parse("1"))
    assert [one for one in tried if one in JOKERS] == [JOKERS[0], JOKERS[-1]]
    assert len(tried) == 6
    state = dealt("1.2.53.54.55", options=OFF)
    assert all(one.tricks >= 3 for one in worth_trying(state.observe(0), BETS[3]) if isinstance(one, Bet))
    bet(state, 5, 1, 1, 1)
    assert worth_trying(state.observe(0), parse("55")) == [parse("55")]


def test_slips_are_never_silly():
    """A slip is legal, near the right choice, wins or loses alike, and gives no sure trick away."""
    rng = Random(8)
    count = 0
    for _ in range(40):
        state = GAME.deal(OFF, 4, None)
        while state.outcome is None:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            seen = state.observe(seat)
            right = BOTS["normal"]().advise(seen, (), rng, 0).action
            for slip in GUIDE.slips(seen, (), Advice(right, Message("x"))):
                count += 1
                assert slip in state.legal_actions(seat)
                assert slip is not right
                if isinstance(slip, Bet):
                    assert isinstance(right, Bet)
                    assert abs(slip.tricks - right.tricks) == 1
                else:
                    need = (state.bets[seat] or 0) - state.won[seat]
                    assert need < len(state.hands[seat])
            state.apply(seat, right)
    assert count > 100
    state = dealt("1.2.3.54.55", options=OFF)
    assert {one.code for one in slips(state.observe(0), BETS[2])} == {"bet-3"}
