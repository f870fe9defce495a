"""The worked examples of the rules, section B8, as written there, and public bug reports (cases 8, 17, 18)."""

import pytest

from engine.cards import playing_card
from engine.seats import CHANCE
from games.pip_pip import events
from games.pip_pip.options import Options
from games.pip_pip.pack import BY_PLACE, DECK, SUIT_MASKS, worth_of
from tests.games.pip_pip.laid import GAME, call, cards, dealt, hand, legal, play, play_on, randomly, refused, taken


def trick(trump, text, **options):
    """P1, P2, … play these cards to the first trick; who may have none of the led suit has none."""
    told = cards(text)
    led = told[0].suit.code
    hands = [one.code if one.suit.code == led else f"{one.code} !{led}" for one in told]
    state = dealt(hands, trump=trump, options=Options(**options))
    won = taken(play(state, *(one.code for one in told)))
    return won.seat + 1, won.points, state.actors()[0] + 1


def test_b1_deck():
    """deck: 104 cards, points total 264; one suit of one pack 33."""
    assert len(DECK) == 104
    assert sum(worth_of(mask) for mask in SUIT_MASKS) == 264
    assert all(worth_of(mask) == 66 for mask in SUIT_MASKS)
    assert len(BY_PLACE) == len(set(BY_PLACE)) == 104


@pytest.mark.parametrize(
    ("trump", "text", "winner", "points"),
    [
        pytest.param("S", "H10 HK S3 H2", 3, 16, id="B-2"),
        pytest.param("S", "DJ DA C2 D2", 4, 35, id="B-3"),
        pytest.param("C", "HA H3 HAb H9", 3, 20, id="B-4"),
        pytest.param("S", "D5 S2 S2b D2", 3, 33, id="B-5"),
        pytest.param("C", "H2 C3 H2b HA", 2, 32, id="case 17: trump beats the led suit"),
        pytest.param("D", "H2 HA H2b H5", 3, 32, id="case 17: the later two"),
    ],
)
def test_b2_to_b5_who_wins(trump, text, winner, points):
    """trick winners checked by program; the winner leads"""
    assert trick(trump, text) == (winner, points, winner)


@pytest.mark.parametrize(
    ("held", "options", "expected"),
    [
        ("H3 SK", {}, {"3H"}),
        ("SK C4", {}, None),
        ("H3 SK", {"follow": "free"}, None),
    ],
)
def test_b7_following(held, options, expected):
    """hand {H3, SK}, H led, trump S -> legal {H3}; hand {SK, C4} -> both legal; option free: {H3, SK}."""
    state = dealt(["HA", f"{held} !H", "", ""], trump="S", options=Options(**options))
    play(state, "HA")
    found = legal(state, 1)
    assert found == (hand(state, 1) if expected is None else expected)
    assert expected is not None or {one.code for one in cards(held)} <= found


def test_b8_call_inside_a_trick():
    """trump S, 4 players. P2 holds HK, plays D4, draws HQ, calls hearts -> P2 +50; P3 plays S3 to this diamond
    trick: spades still trump, S3 can win. Next trick: hearts trump."""
    state = dealt(["D3", "D4 HK", "S3 !D", "D5"], stock="C3 HQ C5 C6", trump="S")
    play(state, "D3", "D4")
    call(state, 1, "HK", "HQ")
    assert state.observe(0).score(1) == 50
    assert taken(play(state, "S3", "D5")).seat == 2
    state.apply(2, state.legal_actions(2)[0])
    assert state.trump.code == "H"


def test_b10_two_calls_at_the_deal():
    """at the deal, trump C, dealer P4: P3 holds DK DQ, P1 holds HK HQ, both call -> +50 each; P1 is asked first,
    first trick is played with hearts as trump."""
    state = dealt(["HK HQ C3", "C4", "DK DQ C5", "H3 !C"], trump="C")
    assert state.open_to() == (0, 2)
    for seat in state.open_to():
        state.apply(seat, next(one for one in state.legal_actions(seat) if ":" in one.code))
    assert [state.observe(None).score(seat) for seat in range(4)] == [50, 0, 50, 0]
    assert taken(play(state, "C3", "C4", "C5", "H3")).seat == 3
    assert state.trump.code == "H"


def test_b11_two_pairs():
    """two DK, two DQ, trump S: two calls, +100, next trump diamonds. With a single call only, next trick diamonds
    are trump and the other pair cannot be called."""
    state = dealt(["DK DKb DQ DQb H3", "", "", ""], trump="S")
    single = state.copy()
    call(state, 0, "DK", "DQ")
    call(state, 0, "DKb", "DQb")
    play(state, "H3")
    assert state.observe(0).score(0) == 100
    assert state.trump.code == "D"
    call(single, 0, "DK", "DQ")
    play(single, "H3")
    assert refused(single, 0, "call:KDb.QDb").key == "suit-is-trump"


def test_b13_trump_marriage():
    """trump S, hand has SK SQ -> call refused. P3 calls hearts; from the next trick on SK SQ may be called (+50,
    then spades trump after that trick)."""
    state = dealt(["SK SQ D3", "D4", "HK HQ D5", "D2"], trump="S")
    assert refused(state, 0, "call:KS.QS").key == "suit-is-trump"
    play(state, "D3", "D4")
    call(state, 2, "HK", "HQ")
    play(state, "D5", "D2")
    assert refused(state, 0, "call:KS.QS").key == "suit-is-trump"
    state.apply(3, state.legal_actions(3)[0])
    assert state.trump.code == "H"
    call(state, 0, "SK", "SQ")
    assert state.observe(1).score(0) == 50
    while state.trick.plays:
        (seat,) = state.actors()
        state.apply(seat, next(one for one in state.legal_actions(seat) if one.code not in ("KS", "QS")))
    (seat,) = state.actors()
    state.apply(seat, state.legal_actions(seat)[0])
    assert state.trump.code == "S"


def test_b14_five_players():
    """n=5: stock 69 after the deal; 13 tricks with drawing; then 4 cards left < 5 -> exposed; 7 more tricks; 20
    tricks; the 4 cards score nothing."""
    state = dealt([""] * 5)
    assert len(state.stock) == 69
    play_on(state, until=12)
    assert len(state.stock) == 9
    play_on(state, until=13)
    assert (len(state.stock), state.remainder.bit_count()) == (0, 4)
    play_on(state)
    assert state.tricks == 20
    assert sum(state.outcome.scores) == 264 - worth_of(state.remainder)


def test_b15_four_players():
    """n=4: stock 76 -> 19 drawing tricks, stock 0, nothing exposed, 26 tricks, captured points sum to exactly
    264."""
    state = dealt([""] * 4)
    assert len(state.stock) == 76
    found = play_on(state)
    drawn = [one for one in found if isinstance(one, events.Drew)]
    assert len(drawn) == 76 == 19 * 4
    assert (state.tricks, state.remainder, sum(state.outcome.scores)) == (26, 0, 264)


@pytest.mark.parametrize(("seats", "stock", "draws", "left", "tricks"), [(12, 20, 1, 8, 8), (8, 48, 6, 0, 13)])
def test_b16_many_players(seats, stock, draws, left, tricks):
    """n=12: stock 20 -> one drawing trick, 8 exposed, 8 tricks in all. n=8: stock 48 -> 6 drawing tricks, 13 in
    all."""
    state = dealt([""] * seats)
    assert len(state.stock) == stock
    found = play_on(state)
    assert len([one for one in found if isinstance(one, events.Drew)]) == draws * seats
    assert (state.remainder.bit_count(), state.tricks) == (left, tricks)


def test_b18_score():
    """captured 2,2,A,K,Q,Q,J and one call -> 11+11+10+5+4+4+3+50 = 98."""
    from games.pip_pip import scoring
    from games.pip_pip.pack import FULL, mask_of

    pile = mask_of(cards("H2 D2 HA HK HQ DQ DJ"))
    outcome = scoring.outcome((pile, FULL & ~pile), (1, 0), 0, None, {})
    assert outcome.scores == (98, 264 - 48)
    mine = [(line.what.key, dict(line.what.params).get("rank"), line.amount) for line in outcome.lines if not line.side]
    assert mine == [
        ("captured", "2", 22), ("captured", "A", 10), ("captured", "K", 5), ("captured", "Q", 8), ("captured", "J", 3),
        ("calls", None, 50),
    ]  # fmt: skip


def test_b19_first_draw():
    """(seed) first draw: HA, SA, C9, D4 -> the two aces redraw D7 and C2 -> the 2 is higher; that player deals,
    trump clubs."""
    state = GAME.deal(Options(), 4, None)
    state.apply(CHANCE, GAME.parse_action("draw:AH.AS.9C.4D"))
    state.apply(CHANCE, GAME.parse_action("draw:7D.2C"))
    assert (state.dealer, state.trump.code) == (1, "C")


def _second_last_trick(held="KH QH"):
    """n=4, trick 25 of 26: P1 (seat 0) has led, P3 (seat 2) is to play and holds just HK HQ."""
    ranks = [one.code for one in DECK if one.suit.code in "DC" or one.code[0] in "3456789T"]
    free = [code for code in ranks if code not in ("3D", "4D", "5D", "6D", "7D", "8D")]
    others = [one.code for one in DECK if one.code not in (*free, *held.split(), "3D", "4D", "5D", "6D", "7D", "8D")]
    gone = [*free, *others]
    assert len(gone) == 96
    return GAME.from_position(
        "pip_pip seats=4 options=- dealer=3 trump=S turn=2 last=1 "
        f"hands=4D/6D/{held.replace(' ', '.')}/7D.8D trick=3D.5D piles={'.'.join(gone)}/-/-/-"
    )


def test_b20_last_moment():
    """n=4, second-last trick (25 of 26), trump S, P3 to play holds just HK HQ: he may call now, +50, and trick 26
    has hearts as trump; once he has played one of them no call is possible, and in trick 26 nobody can call."""
    state = _second_last_trick()
    assert state.tricks == 24
    assert "call:KH.QH" in legal(state, 2)
    without = state.copy()
    play(without, "KH")
    assert refused(without, 2, "call:KH.QH").key == "not-both-in-hand"
    call(state, 2, "KH", "QH")
    assert state.observe(None).score(2) == 50
    found = play(state, "KH", "7D")
    assert taken(found).seat == 3
    assert state.trump.code == "S"
    found = play(state, "8D")
    assert state.trump.code == "H"
    assert state.open_to() == ()
    assert taken([*found, *play(state, "4D", "6D", "QH")]).seat == 2
    assert state.outcome.scores[2] == 54


@pytest.mark.parametrize("seats", range(3, 13))
def test_b22_invariant(seats):
    """invariant per hand: sum of captured points + points in the exposed remainder = 264."""
    for seed in range(8):
        state = randomly(seed, seats, Options())
        assert sum(map(worth_of, state.piles)) + worth_of(state.remainder) == 264


def test_b23_call_before_the_lead():
    """trump S, n=4: P4 plays last to a trick, draws HQ to his HK and calls before the winner leads -> +50 and the
    next trick has hearts as trump. Had P2 called clubs earlier in that trick: P4 +50 all the same, next trump
    clubs."""
    for clubs in (False, True):
        state = dealt(["D3", "D2 CK CQ", "D5", "D6 HK"], stock="S3 S4 S5 HQ", trump="S")
        play(state, "D3", "D2")
        if clubs:
            call(state, 1, "CK", "CQ")
        play(state, "D5", "D6")
        call(state, 3, "HK", "HQ")
        assert state.observe(None).score(3) == 50
        state.apply(1, next(one for one in state.legal_actions(1) if one.code not in ("KC", "QC")))
        assert state.trump.code == ("C" if clubs else "H")


def test_b24_seats_by_the_draw():
    """seats by the draw: A D9, B S2, C HK, D C4 -> B deals and keeps his place; clockwise from him C, A, D; trump
    spades."""
    state = GAME.deal(Options(seating="draw"), 4, None)
    state.apply(CHANCE, GAME.parse_action("draw:9D.2S.KH.4C"))
    assert (state.dealer, state.trump.code, state.order) == (1, "S", (1, 2, 0, 3))


def test_case_18_call_in_mid_trick():
    """trump S, trick 3 under way, player calls with KH QH. Expect: trick 3 is judged with S, trick 4 with H; caller
    keeps +50 after a later call; the same KH or QH cannot be used again; KS QS cannot be called while S is
    trump."""
    low = (f"3{suit} 4{suit} 5{suit} 6{suit} 7{suit} K{suit} Q{suit}" for suit in "SHCD")
    state = dealt(list(low), trump="S", stock="TD JD 8C 9C TDb JDb 8Cb 9Cb TC JC 8D 9D TCb JCb 8Db 9Db")
    play(state, "3S", "3H", "3C", "3D", "4S", "4H", "4C", "4D", "5S")
    assert state.tricks == 2
    assert refused(state, 0, "call:KS.QS").key == "suit-is-trump"
    call(state, 1, "KH", "QH")
    assert taken(play(state, "5H", "5C", "5D")).seat == 0
    assert refused(state, 1, "call:KH.QH").key == "called-already"
    found = play(state, "6S", "6H")
    assert found[1] == events.TrumpChanged(playing_card("KH").suit)
    call(state, 2, "KC", "QC")
    call(state, 0, "KS", "QS")
    assert taken(play(state, "6C", "6D")).seat == 1
    play(state, "7H")
    assert state.trump.code == "C"
    seen = state.observe(None)
    assert [seen.score(seat) - seen.points(seat) for seat in range(4)] == [50, 50, 50, 0]
    assert refused(state, 1, "call:KH.QH").key == "called-already"
