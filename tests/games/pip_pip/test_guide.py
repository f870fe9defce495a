"""What the search knows: an honest policy, worlds that agree with what is known, what the match needs, slips."""

from random import Random
from typing import Any

import pytest

from bots.bot import EASY, STRONG, Standing, choose
from engine.seats import CHANCE
from games.pip_pip.actions import Call, Play
from games.pip_pip.bot import BOTS
from games.pip_pip.counting import Count
from games.pip_pip.determinize import bounds
from games.pip_pip.guide import DEAR, GUIDE, needed
from games.pip_pip.options import Options
from games.pip_pip.pack import WORTHS, cards_in, drawing_tricks, mask_of
from games.pip_pip.prospects import points_out, prospect, prospects
from games.pip_pip.quick import Quick, split
from games.pip_pip.rulebook import RulebookBot
from games.pip_pip.sampling import Hidden
from tests.games.pip_pip.laid import GAME, call, dealt, play, step
from tests.games.pip_pip.test_position import carried, random_options


def moments(seeds, *, calls=1.0, options=None):
    """States at random moments after the deal, all numbers of seats; one that is over is left out."""
    for seed in range(seeds):
        rng = Random(seed)
        seats = 3 + seed % 10
        house = options or (random_options(rng) if seed % 2 else Options())
        state = GAME.deal(house, seats, carried(rng, seats, house))
        for _ in range(5 + rng.randrange(100)):
            if state.outcome is None:
                step(state, rng, calls)
        while state.outcome is None and state.turn == CHANCE:
            step(state, rng)
        if state.outcome is None:
            yield state, rng


def test_policy_is_legal_and_honest():
    """It plays a legal card, and the same one in every world that the seat holds possible."""
    checked = 0
    for state, rng in moments(120):
        seat = state.turn
        found = GUIDE.policy(state, seat, rng)
        assert found in state.legal_actions(seat)
        seen = state.observe(seat)
        assert all(GUIDE.policy(GAME.determinize(seen, rng), seat, rng) is found for _ in range(4))
        checked += len(seen.legal_actions) > 1
    assert checked > 40


def test_policy_is_the_rulebooks():
    """It is a quick reckoning of the same thing: of the choices there are, it makes the rulebook's nearly always."""
    alike = count = 0
    for state, rng in moments(300, options=Options()):
        seen = state.observe(state.turn)
        plays = [action for action in seen.legal_actions if isinstance(action, Play)]
        if len({action.place >> 1 for action in plays}) < 2:
            continue
        book: Any = RulebookBot().card(seen).action
        found: Any = GUIDE.policy(state, state.turn, rng)
        count += 1
        alike += book.place >> 1 == found.place >> 1
    assert count > 100
    assert alike / count > 0.8


def test_worlds_agree_with_what_is_known():
    """The observer's cards, the shown pairs and what not following gave away are in every world; nobody has a pair by
    him that he could have called, if a world without one is found at all."""
    pairs = worlds = 0
    for state, rng in moments(150):
        seen = state.observe(state.turn)
        hidden = Hidden(seen)
        for _ in range(4):
            world = hidden.world(rng, len(seen.order))
            assert world.hands[state.turn] == split(state.hands[state.turn])
            for seat, size in enumerate(seen.sizes):
                assert sum(mask.bit_count() for mask in world.hands[seat]) == size
                shown = split(mask_of(seen.hands[seat]))
                assert all(mask & ours == ours for mask, ours in zip(world.hands[seat], shown, strict=True))
                if seat == state.turn:
                    continue
                for most, mask in bounds(seen, seat):
                    held = zip(world.hands[seat], shown, split(mask), strict=True)
                    assert sum((one & ~open_ & of).bit_count() for one, open_, of in held) <= max(0, most)
                pairs += bool(world.pairs[seat] & ~(1 << world.trump)) and not world.fifty
            worlds += 1
            everything = [mask for hand in world.hands for mask in hand]
            assert sum(mask.bit_count() for mask in everything) + len(world.stock) <= sum(
                mask.bit_count() for mask in world.out
            )
    assert worlds > 300
    assert pairs < worlds / 20


def test_same_seed_same_world():
    """A world depends on the observation and the seed alone."""
    for state, _ in moments(20):
        seen = state.observe(state.turn)
        hidden = Hidden(seen)
        hidden.world(Random(1), 4)
        one, other = hidden.world(Random(2), 4), Hidden(seen).world(Random(2), 4)
        assert (one.hands, one.stock) == (other.hands, other.stock)


@pytest.mark.parametrize("seats", range(3, 13))
def test_prospects_at_every_table(seats):
    """There is a number for every moment while cards are drawn, and a two is worth more than a ten."""
    assert len(prospects(seats)) == drawing_tricks(seats) + 1
    for table in prospects(seats)[:-1]:
        assert table.plain[25] > table.plain[15]
        assert table.trump[25] > table.trump[15]


def test_guards_and_mates_are_worth_something():
    """B10: an unmarried King is kept with "a low card of the same suit as a guard"; with no mate left he is dead."""

    def of(hand: str) -> float:
        return prospect(Quick(dealt([hand, "", "", ""], fill="456789T")), 0)

    guarded = of("KD 3D 3C 3Cb 4C 5C 6C") - of("TD 3D 3C 3Cb 4C 5C 6C")
    bare = of("KD 7C 3C 3Cb 4C 5C 6C") - of("TD 7C 3C 3Cb 4C 5C 6C")
    assert guarded > bare > 0
    state = dealt(["KD 3D 3C 3Cb 4C 5C 6C", "", "", ""])
    quick = Quick(state)
    alive = prospect(quick, 0)
    quick.live[2] &= ~(3 << 18)
    assert prospect(quick, 0) < alive


def test_points_out():
    """All of them before the first card, less what has been played."""
    state = dealt(["AH", "2H", "", ""])
    assert points_out(Quick(state)) == 264
    play(state, "AH", "2H")
    assert points_out(Quick(state)) == 264 - 21


def test_worth_is_what_the_match_needs():
    """Rule 32: highest total wins. In the middle of a match all others count alike, near its end who is ahead."""
    options = Options()
    assert needed((30, 10, 20, 30), 0, options, None) == 10
    level = Standing((0, 0, 0, 0))
    assert needed((30, 10, 20, 30), 0, options, level) == pytest.approx(10)
    late = Standing((200, 300, 100, 100), 3)
    assert needed((60, 0, 40, 40), 0, options, late) > needed((60, 40, 0, 40), 0, options, late)
    early = Standing((200, 300, 100, 100), 1)
    favour = needed((60, 0, 40, 40), 0, options, early) - needed((60, 40, 0, 40), 0, options, early)
    assert 0 < favour < needed((60, 0, 40, 40), 0, options, late) - needed((60, 40, 0, 40), 0, options, late)
    # The last hand: the points that bring him past the leader count more than as many when it is won anyhow.
    ahead = Standing((500, 300, 100, 100), 3)
    step_past = needed((120, 10, 40, 40), 0, options, late) - needed((90, 10, 40, 40), 0, options, late)
    step_more = needed((120, 10, 40, 40), 0, options, ahead) - needed((90, 10, 40, 40), 0, options, ahead)
    assert step_past > step_more
    target = Options(length="target")
    assert needed((60, 0, 40, 40), 0, target, Standing((400, 480, 0, 0), 4)) > 60 - 20


def test_worth_of_a_state():
    """A hand that is over: by points, and told in points."""
    rng = Random(4)
    state = GAME.deal(Options(), 4, None)
    while state.outcome is None:
        step(state, rng)
    scores = state.outcome.scores
    value, told = GUIDE.worth(state, 2, None)
    assert told == scores[2]
    assert value == pytest.approx(scores[2] - (sum(scores) - scores[2]) / 3)


def test_candidates():
    """Twins once, unless one of them lies open; of calls one a suit, and no card beside them."""
    seen = dealt(["3H 3Hb 9D 9Db KC 4C 5C", "", "", ""]).observe(0)
    book: Any = RulebookBot().advise(seen, (), Random(0), 0).action
    found = GUIDE.candidates(seen, book)
    assert book in found
    assert len(found) == 5
    state = dealt(["KC KCb QC KH QH 3D 4D", "", "", ""])
    seen = state.observe(0)
    calls: Any = GUIDE.candidates(seen, RulebookBot().advise(seen, (), Random(0), 0).action)
    assert sorted(one.suit.code for one in calls) == ["C", "H"]
    call(state, 0, "KC", "QC")
    call(state, 0, "KH", "QH")
    seen = state.observe(0)
    codes = {one.code for one in GUIDE.candidates(seen, RulebookBot().advise(seen, (), Random(0), 0).action)}
    assert {"KC", "KCb"} <= codes


def test_slips_are_never_silly():
    """No two or ace given to a trick it cannot win, no ten points let go by who plays last; but slips there are."""
    slips = 0
    for state, rng in moments(200, calls=0.6):
        seen = state.observe(state.turn)
        advice: Any = RulebookBot().advise(seen, (), rng, 0)
        found: Any = GUIDE.slips(seen, (), advice)
        count = Count(seen)
        for action in found:
            slips += 1
            assert action in seen.legal_actions
            assert action is not advice.action
            if isinstance(advice.action, Call):
                continue
            assert count.wins_now(action.card) or WORTHS[action.card.rank.index] < DEAR
            if not count.later and count.wins_now(advice.action.card):
                assert count.table + WORTHS[advice.action.card.rank.index] < DEAR
    assert slips > 100


def test_easy_slips_and_misses_calls():
    """The easy player makes the rulebook's choice mostly, now and then another, and sometimes overlooks a call."""
    state = dealt(["3H", "KC QC", "", ""])
    easy = BOTS[EASY]()
    called = sum(easy.call(state.observe(1), (), Random(seed), 0) is not None for seed in range(200))
    assert 100 < called < 180
    alike = count = 0
    for state, _ in moments(100):
        seen = state.observe(state.turn)
        if len(seen.legal_actions) > 1:
            count += 1
            alike += easy.advise(seen, (), Random(count), 0) == RulebookBot().advise(seen, (), Random(0), 0)
    assert count / 2 < alike < count


@pytest.mark.parametrize("seed", range(4))
def test_strong_plays_a_hand(seed):
    """A whole hand under any options, a legal card each time, the same for the same seed; a hint tells of points."""
    rng = Random(seed)
    options, seats = random_options(rng), (3, 4, 6, 10)[seed]
    state = GAME.deal(options, seats, carried(rng, seats, options))
    told = 0
    while state.outcome is None:
        if state.turn == CHANCE:
            step(state, rng)
            continue
        seat = state.turn
        seen = state.observe(seat)
        if seat == 0:
            action = choose(BOTS[STRONG](), seen, (), Random(seed), 4)
            assert choose(BOTS[STRONG](), seen, (), Random(seed), 4) is action
            advice = BOTS[STRONG]().advise(seen, (), Random(seed), 4)
            told += len(advice.weighed)
            assert all(-10 < one.expected < 500 for one in advice.weighed)
        else:
            action = RulebookBot().advise(seen, (), rng, 0).action
        assert action in state.legal_actions(seat)
        state.apply(seat, action)
    assert told > 10
    assert cards_in(state.piles[0]) or state.outcome
