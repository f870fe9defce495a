"""House rules of Pip-Pip, section B6: one test an option, and how they go together."""

from random import Random

import pytest

from engine.options import form
from engine.seats import CHANCE
from games.pip_pip import actions, events
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, worth_of
from tests.games.pip_pip.laid import GAME, call, dealt, hand, legal, play, play_on, randomly, refused, taken
from tests.games.pip_pip.test_calls import _outcome


def test_defaults():
    """(default first)"""
    assert [(line.name, line.default) for line in form(Options)] == [
        ("follow", "must"), ("first_dealer", "highest"), ("seating", "lobby"), ("later_trump", "left"),
        ("several_calls", "first"), ("call_moment", "any"), ("trump_marriage", "none"), ("twins", "second"),
        ("remainder", "unused"), ("length", "each_deals"), ("hands", 1), ("target", 500),
    ]  # fmt: skip
    assert all(line.values[0] == line.default for line in form(Options) if line.kind == "choice")


def test_follow_free():
    """follow suit: must, free. With "free" a player who does not follow has shown nothing about his hand."""
    state = dealt(["AH", "3H KS", "", ""], options=Options(follow="free"))
    play(state, "AH")
    assert legal(state, 1) == hand(state, 1)
    play(state, "KS")
    assert not any(state.voids)


def test_first_dealer_lowest():
    """first dealer: highest draws, lowest draws (his card still names trump)"""
    state = GAME.deal(Options(first_dealer="lowest"), 4, None)
    found = state.apply(CHANCE, GAME.parse_action("draw:3H.3S.2C.4D"))
    assert found[-1] == events.DrawTied((0, 1))
    state.apply(CHANCE, GAME.parse_action("draw:5H.4S"))
    assert (state.dealer, state.trump.code) == (1, "S")


def test_seating_draw_where_the_lowest_deals():
    """the draw's winner keeps his place and the others sit clockwise from him in descending order of their
    cards."""
    state = GAME.deal(Options(first_dealer="lowest", seating="draw"), 4, None)
    state.apply(CHANCE, GAME.parse_action("draw:9D.2S.KH.4C"))
    assert (state.dealer, state.order) == (3, (3, 1, 2, 0))


@pytest.mark.parametrize(("option", "cutter"), [("left", 3), ("right", 1), ("dealer", 2)])
def test_later_trump_cut_by(option, cutter):
    """later trump: cut by left, right, dealer"""
    state = GAME.deal(Options(later_trump=option), 4, {"dealer": 2, "order": "0.1.2.3", "trump": "S"})
    (event,) = state.apply(CHANCE, GAME.parse_action("cut:7D"))
    assert (event.seat, state.trump.code) == (cutter, "D")


def test_later_trump_carried_on():
    """or carry on last trump"""
    options = Options(later_trump="carry")
    last = randomly(4, 4, options)
    state = GAME.deal(options, 4, last.outcome.carry)
    assert refused(state, CHANCE, "cut:7D").key == "not-for-chance"
    (kept, *_) = state.apply(CHANCE, actions.Shuffle(DECK))
    assert kept == events.TrumpKept(last.trump)
    assert state.trump is last.trump


def test_several_calls_last_sets_trump():
    """several calls: first sets trump, last sets trump. With "last sets trump" the order of 25 and 25a decides."""
    state = dealt(["3D KH QH", "4D", "5D KC QC", ""], options=Options(several_calls="last"))
    for seat in state.open_to():
        state.apply(seat, next(one for one in state.legal_actions(seat) if ":" in one.code))
    assert state.waiting.code == "C"
    play(state, "3D")
    assert state.trump.code == "C"
    seen = state.observe(None)
    assert [seen.score(seat) for seat in range(4)] == [50, 0, 50, 0]


def test_call_only_right_after_drawing():
    """call moment: any time, only right after drawing (and at the deal). "only right after drawing" allows any
    callable marriage after an own draw, two of them if two are held, and none once drawing has stopped."""
    options = Options(call_moment="drawing")
    state = dealt(["3D KC QC KH", "4D KD QD", "5D", ""], stock="QH", options=options)
    assert state.open_to() == (0, 1)
    play(state, "3D")
    assert {code for code in legal(state, 0) if ":" in code} == {"call:KC.QC", "call:KH.QH"}
    assert refused(state, 1, "call:KD.QD").key == "only-after-drawing"
    assert state.open_to() == (0,)
    call(state, 0, "KC", "QC")
    assert state.open_to() == (0,)
    play(state, "4D")
    assert refused(state, 0, "call:KH.QH").key == "only-after-drawing"


def test_call_after_the_last_draw_but_not_later():
    """and none once drawing has stopped"""
    options = Options(call_moment="drawing")
    after = later = 0
    for seed in range(60):
        state = dealt([""] * 4, options=options)
        play_on(state, until=19, rng=Random(seed))
        drew = state.last
        assert set(state.open_to()) <= {drew}
        after += bool(state.open_to())
        play_on(state, until=20)
        assert state.open_to() == ()
        later += any(state._marriages)
    assert after
    assert later


def test_trump_marriage_50_without_change():
    """trump marriage: no call, 50 without change. "50 without change" never counts as the call that sets trump."""
    state = dealt(["3D KS QS", "KH QH", "", ""], trump="S", options=Options(trump_marriage="fifty"))
    assert call(state, 0, "KS", "QS")[0].suit is None
    assert state.waiting is None
    assert call(state, 1, "KH", "QH")[0].suit.code == "H"
    play(state, "3D")
    assert state.trump.code == "H"
    assert [state.observe(None).score(seat) for seat in (0, 1)] == [50, 50]


def test_first_of_identical_cards_wins():
    """identical cards: second wins, first wins"""
    state = dealt(["AH", "AHb", "3H", ""], options=Options(twins="first"), fill="3456789T")
    play(state, "AH", "AHb", "3H")
    (seat,) = state.actors()
    assert taken(state.apply(seat, state.legal_actions(seat)[0])).seat == 0


@pytest.mark.parametrize("seats", range(3, 13))
def test_last_tricks_winner_scores_the_remainder(seats):
    """remainder: exposed, unused; last trick's winner scores it. … the captured points of a hand are always 264."""
    for seed in range(4):
        state = randomly(seed, seats, Options(remainder="last_trick"))
        calls = 50 * sum(len(pairs) // 2 for pairs in state.called)
        assert sum(state.outcome.scores) - calls == 264
        [check] = [line.what for line in state.outcome.lines if line.what.key == "check"]
        assert dict(check.params)["lost"] == 0
        lines = [line for line in state.outcome.lines if line.what.key == "remainder"]
        assert [(line.side, line.amount) for line in lines] == (
            [(state.turn, worth_of(state.remainder))] if state.remainder else []
        )


def test_length():
    """length: each deals once, fixed number of hands, target 500: looked at only when a hand is over, highest
    total wins if several are there, ties share."""
    one = _outcome(100, 90, 74)
    assert GAME.verdict(Options(length="hands"), 3, [one]).winners == (0,)
    assert GAME.verdict(Options(length="hands", hands=2), 3, [one]) is None
    twice = Options(length="each_deals_twice")
    assert GAME.verdict(twice, 3, [one] * 5) is None
    assert GAME.verdict(twice, 3, [one] * 6).totals == (600, 540, 444)
    target = Options(length="target")
    assert GAME.verdict(target, 3, [_outcome(499, 499, 0)]) is None
    assert GAME.verdict(target, 3, [_outcome(500, 510, 0)]).winners == (1,)
    assert GAME.verdict(target, 3, [_outcome(510, 510, 0)]).winners == (0, 1)
    assert GAME.verdict(Options(length="target", target=100), 3, [one]).winners == (0,)
