"""Rules 21-32 of Pip-Pip: calling, and the score. One test a numbered rule, the rule as its docstring."""

from random import Random

import pytest

from engine.cards import playing_card
from engine.game import Message, Outcome
from games.pip_pip import events
from games.pip_pip.options import Options
from games.pip_pip.pack import worth_of
from tests.games.pip_pip.laid import GAME, call, dealt, hand, legal, play, play_on, randomly, refused, taken

HEARTS, DIAMONDS, CLUBS = (playing_card(f"3{code}").suit for code in "HDC")


def test_r21_marriage():
    """You may call when your hand holds a King and a Queen of one suit (a marriage) that is not the trump in force.
    Both cards go face up before you. 50 points at once."""
    state = dealt(["KH QH KD QC", "KS QS", "", ""], trump="S")
    assert {code for code in legal(state, 0) if ":" in code} == {"call:KH.QH"}
    assert legal(state, 1) == set()
    assert refused(state, 0, "call:KD.QD").key == "not-both-in-hand"
    message = refused(state, 1, "call:KS.QS")
    assert (message.key, dict(message.params)) == ("suit-is-trump", {"suit": "S"})
    (event,) = call(state, 0, "KH", "QH")
    assert event == events.Called(0, playing_card("KH"), playing_card("QH"), HEARTS)
    assert all(event.seen_by(eyes) is event for eyes in (0, 1, 2, 3, None))
    assert state.observe(3).score(0) == 50
    assert {one.code for one in state.observe(None).shown(0)} == {"KH", "QH"}
    with pytest.raises(ValueError, match="one suit"):
        GAME.parse_action("call:KH.QD")


def test_r22_any_time():
    """When: at the start, before the first lead (dealt marriage), or at any later moment while both are in your
    hand - typically right after your draw, but not limited to it. Never obligatory. The two cards may be called
    also in the no-draw phase. In code: allow between any two plays."""
    state = dealt(["KH QH", "", "", ""], trump="S")
    moments = 0
    while state.tricks < 22:
        assert "call:KH.QH" in legal(state, 0)
        assert 0 in state.open_to()
        moments += 1
        (seat,) = state.actors()
        plays = [one for one in state.legal_actions(seat) if one.code not in ("KH", "QH") and ":" not in one.code]
        if not plays:
            break
        state.apply(seat, plays[0])
    assert moments > 4


def test_r22_no_draw_phase():
    """The two cards may be called also in the no-draw phase."""
    found = 0
    for seed in range(40):
        state = dealt(["", "", "", ""], trump="S", options=Options())
        play_on(state, until=19, rng=Random(seed))
        assert not state.stock
        for seat in state.open_to():
            (action, *_) = [one for one in state.legal_actions(seat) if ":" in one.code]
            assert state.copy().apply(seat, action)
            found += 1
    assert found


def test_r23_effect_from_the_next_trick():
    """Effect: the running trick keeps its trump; once it is won the called suit is trump, from the next trick on.
    At the start: before the first trick."""
    state = dealt(["3D KH QH", "4D", "5D", "3S !D"], trump="S")
    play(state, "3D", "4D")
    call(state, 0, "KH", "QH")
    assert (state.trump.code, state.waiting.code) == ("S", "H")
    assert taken(play(state, "5D", "3S")).seat == 3
    assert state.trump.code == "S"
    (_, changed, *_) = state.apply(3, state.legal_actions(3)[0])
    assert changed == events.TrumpChanged(HEARTS)
    assert (state.trump.code, state.waiting) == ("H", None)


def test_r23_at_the_start():
    """At the start: before the first trick."""
    state = dealt(["3D KH QH", "4D", "3S !D !H", "4H !D"], trump="S")
    call(state, 0, "KH", "QH")
    assert taken(play(state, "3D", "4D", "3S", "4H")).seat == 3


def test_r23a_windows():
    """Windows: the first runs from the deal to the first lead; after that each trick has one, from its own lead to
    the next trick's lead. So a call after the last player's draw, before the next lead, still belongs to the trick
    just won, and the very next trick is played under the new trump."""
    state = dealt(["3D", "4D", "5D", "AD KH"], stock="3C 4C 5C QH", trump="S")
    play(state, "3D", "4D", "5D", "AD")
    assert state.actors() == (3,)
    assert "call:KH.QH" in legal(state, 3)
    call(state, 3, "KH", "QH")
    assert (state.trump.code, state.waiting.code) == ("S", "H")
    assert play(state, "KH")[1] == events.TrumpChanged(HEARTS)


def test_r24_first_call_sets_trump():
    """Several calls in one window (start, or one trick): each scores 50; the first call sets the new trump."""
    state = dealt(["3D", "4D KH QH", "5D KC QC", "6D"], trump="S")
    play(state, "3D")
    assert call(state, 2, "KC", "QC")[0].suit is CLUBS
    assert call(state, 1, "KH", "QH")[0].suit is None
    assert state.waiting is CLUBS
    seen = state.observe(None)
    assert [seen.score(seat) for seat in range(4)] == [0, 50, 50, 0]
    play(state, "4D", "5D", "6D")
    state.apply(3, state.legal_actions(3)[0])
    assert state.trump is CLUBS


def test_r25_order_at_the_start():
    """Order at the start in a computer game: ask from dealer's left clockwise."""
    state = dealt(["KH QH", "", "KD QD", "KC QC"], dealer=1, trump="S")
    assert state.open_to() == (2, 3, 0)


def test_r25_order_where_seats_were_drawn():
    """ask from dealer's left clockwise."""
    state = dealt(["KH QH", "", "KD QD", "KC QC"], trump="S", options=Options(seating="draw"))
    state.seat_in((3, 2, 0, 1))
    state.turn = 2
    assert state.open_to() == (2, 0, 3)


def test_r25a_order_inside_a_trick():
    """Order inside a trick: calls count in the order they are made; where a program asks several seats between the
    same two plays, it asks the one who has just drawn first, then clockwise."""
    state = dealt(["KH QH", "3D KC QC", "KD QD 4D", "5D"], dealer=0, trump="S")
    play(state, "3D")
    assert state.open_to() == (1, 2, 0)
    call(state, 0, "KH", "QH")
    call(state, 1, "KC", "QC")
    assert state.waiting is HEARTS


def test_r26_trump_in_force():
    """ "Trump in force" is the suit ruling the current window's trick (at the start: the drawn or cut suit), not one
    waiting to take over: in the same window a second player may still call the suit already called (50, no further
    effect)."""
    state = dealt(["3D KH QH", "KHb QHb", "KS QS", ""], trump="S")
    call(state, 0, "KH", "QH")
    assert call(state, 1, "KHb", "QHb")[0].suit is None
    assert state.observe(None).score(1) == 50
    assert refused(state, 2, "call:KS.QS").key == "suit-is-trump"
    play(state, "3D")
    assert state.trump is HEARTS
    assert "call:KS.QS" in legal(state, 2)


def test_r27_two_pairs():
    """Two Kings and two Queens of a suit: two calls, 100. A particular card serves in one call only. Holding a
    spare copy, the player picks which two cards he exposes."""
    state = dealt(["KD KDb QD QDb", "", "", ""], trump="S")
    assert {code for code in legal(state, 0) if ":" in code} == {
        "call:KD.QD", "call:KD.QDb", "call:KDb.QD", "call:KDb.QDb",
    }  # fmt: skip
    call(state, 0, "KDb", "QD")
    assert {code for code in legal(state, 0) if ":" in code} == {"call:KD.QDb"}
    message = refused(state, 0, "call:KDb.QDb")
    assert (message.key, dict(message.params)) == ("called-already", {"card": "KDb"})
    assert dict(refused(state, 0, "call:KD.QD").params) == {"card": "QD"}
    call(state, 0, "KD", "QDb")
    assert state.observe(1).score(0) == 100


def test_r27_second_call_after_the_window():
    """Since after the first call that suit becomes trump, the second call must be made in the same window, or later
    when trump has changed again."""
    state = dealt(["3C KD KDb QD QDb", "4C KH QH", "", ""], trump="S", stock="3S")
    call(state, 0, "KD", "QD")
    play(state, "3C")
    assert refused(state, 0, "call:KDb.QDb").key == "suit-is-trump"
    call(state, 1, "KH", "QH")
    play(state, "4C")
    play_on(state, until=1)
    (seat,) = state.actors()
    plays = [one for one in state.legal_actions(seat) if one.code[0] not in "KQ" and ":" not in one.code]
    state.apply(seat, plays[0])
    assert state.trump is HEARTS
    call(state, 0, "KDb", "QDb")
    assert state.observe(1).score(0) - state.observe(1).points(0) == 100


def test_r28_trump_marriage_waits():
    """A trump marriage scores nothing while that suit is trump; it can be called later if trump changes."""
    state = dealt(["3D", "KS QS 4D", "KH QH 5D", "6D"], trump="S")
    assert state.open_to() == (2,)
    call(state, 2, "KH", "QH")
    assert refused(state, 1, "call:KS.QS").key == "suit-is-trump"
    play(state, "3D")
    assert call(state, 1, "KS", "QS")[0].suit.code == "S"


@pytest.mark.parametrize("seats", range(3, 13))
def test_r29_no_call_in_the_last_trick(seats):
    """No call can fall in the last trick: every hand then has a single card (rule 30)."""
    tricks = 104 // seats
    for seed in range(6):
        state = dealt([""] * seats, trump="S", options=Options())
        play_on(state, until=tricks - 1, rng=Random(seed))
        assert [one.bit_count() for one in state.hands] == [1] * seats
        assert state.open_to() == ()


def test_r30_both_in_hand():
    """King and Queen once played are gone; a marriage needs both in hand at the moment of the call."""
    state = dealt(["KH QH", "", "", ""], trump="S")
    play(state, "KH")
    assert refused(state, 0, "call:KH.QH").key == "not-both-in-hand"
    assert state.open_to() == ()


@pytest.mark.parametrize("seed", range(12))
def test_r31_hand_score(seed):
    """Hand score = points of captured cards + 50 per call."""
    state = randomly(seed, 3 + seed % 10, Options())
    for seat, score in enumerate(state.outcome.scores):
        assert score == worth_of(state.piles[seat]) + 50 * (len(state.called[seat]) // 2)
        lines = [line for line in state.outcome.lines if line.side == seat]
        assert sum(line.amount for line in lines) == score
        for line in lines:
            params = dict(line.what.params)
            assert line.amount == params["count"] * params["each"]
    [note] = [line for line in state.outcome.lines if line.side == -1]
    check = dict(note.what.params)
    assert check["captured"] + check["lost"] == check["total"] == note.amount == 264
    scores = state.outcome.scores
    reason = dict(state.outcome.reason.params)
    assert reason["points"] == max(scores)
    assert reason["seat"] == (scores.index(max(scores)) if scores.count(max(scores)) == 1 else None)


def _outcome(*scores):
    return Outcome(scores, (), Message("all-played"), {})


def test_r32_length():
    """Default: every player deals once (n hands), highest total wins; ties share."""
    options = Options()
    hands = [_outcome(100, 90, 74)] * 2
    assert GAME.verdict(options, 3, hands) is None
    verdict = GAME.verdict(options, 3, [*hands, _outcome(50, 70, 100)])
    assert verdict.totals == (250, 250, 248)
    assert verdict.winners == (0, 1)
    assert verdict.places == (1, 1, 3)
    assert GAME.verdict(options, 4, [_outcome(1, 1, 1, 1)] * 3) is None
    assert GAME.verdict(options, 4, [_outcome(1, 1, 1, 1)] * 4).winners == (0, 1, 2, 3)


def test_hands_are_laid_as_asked():
    """A hand laid out for a test is what was asked for."""
    state = dealt(["KH", "!H", "", ""], stock="2D")
    assert "KH" in hand(state, 0)
    assert not [code for code in hand(state, 1) if "H" in code]
    assert state.stock[-1].code == "2D"
