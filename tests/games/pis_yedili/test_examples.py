"""The worked examples of the rules, 2.3, as they are written there. Numbers missing in the series are not used."""

from engine.cards import codes
from engine.game import Message, Outcome
from engine.seats import CHANCE
from games.pis_yedili.options import Options
from games.pis_yedili.scoring import POINTS, verdict
from tests.games.pis_yedili.tables import counts, dealt, do, hand, lays, legal, refused, table


def test_e01():
    """Dealer 3; seat 0 holds 2D 3H, stock from the top QH KD 7C 9S: three draws, then 7♣ only, without penalty."""
    state = table("dealer=3 hands=2D.3H/4C.7D.JS.9H/3D/4D stock=QH.KD.7C.9S.* discard=-")
    for _ in range(3):
        assert legal(state) == {"draw"}
        do(state, "draw")
    assert set(hand(state, 0).split(".")) == {"2D", "3H", "QH", "KD", "7C"}
    assert legal(state) == {"7C"}
    do(state, "7C")
    assert (state.turn, state.bill) == (1, 0)
    assert legal(state) == {"4C", "7D", "JS=S", "JS=H", "JS=D", "JS=C", "draw"}


def test_e02():
    """Opening J♣ by seat 0; seat 1 holds JH 5C QD → 5C or draw."""
    state = table("hands=JC.2D/JH.5C.QD/3D/4D stock=* discard=-")
    do(state, "JC")
    assert legal(state) == {"5C", "draw"}


def test_e03():
    """Opening A♣; nobody draws, seat 1 moves. Seat 1 lays A♥: seats 2, 3, 0 take 1 each, hearts only."""
    state = table("hands=AC.2D/AH.5H.5S/3D/4D stock=* discard=-")
    do(state, "AC")
    assert (state.turn, counts(state)) == (1, (1, 3, 1, 1))
    events = do(state, "AH")
    assert [event.as_json().get("seat") for event in events] == [1, 2, 3, 0, 1]
    assert counts(state) == (2, 2, 2, 2)
    assert legal(state) == {"5H"}


def test_e05():
    """7♥, 7♠, 7♦: 3, 6, 9; seat 3 takes: hand 11, turn lost, seat 0 plays on 7♦ (2D is legal)."""
    state = table("turn=0 hands=7H.2D.9S/7S.3D/7D.2H/KH.5D stock=* discard=5H")
    do(state, "7H")
    assert legal(state) == {"7S", "take"}
    do(state, "7S")
    assert (state.turn, state.bill) == (2, 6)
    do(state, "7D")
    assert (state.turn, state.bill) == (3, 9)
    assert legal(state) == {"take"}
    do(state, "take")
    assert (counts(state)[3], state.turn) == (11, 0)
    assert "2D" in legal(state)


def test_e06():
    """Penalty 3 waiting, hand JS 8H AH on 7♥ → take only."""
    state = table("turn=1 hands=2D/JS.8H.AH/3D/4D stock=* discard=7H bill=3")
    assert legal(state) == {"take"}


def test_e07():
    """8♥ with dir + or − → seat 2 to move; 10♥ with dir + → seat 3 to move, dir −."""
    for way in ("+", "-"):
        state = table(f"turn=0 way={way} hands=8H.2D/2H/3D/4D stock=* discard=5H")
        do(state, "8H")
        assert state.turn == 2
    state = table("turn=0 hands=TH.2D/2H/3D/4D stock=* discard=5H")
    do(state, "TH")
    assert (state.turn, state.way) == (3, -1)


def test_e08():
    """J♥ naming ♣. Seat 1 JS 3C 4H: 3C or draw. He draws and passes: seat 2 still needs a club."""
    state = table("turn=0 hands=JH.2D/JS.3C.4H/3D.6C.6H/4D stock=9S.* discard=5C")
    do(state, "JH=C")
    assert legal(state) == {"3C", "draw"}
    do(state, "draw", "pass")
    assert lays(state) == {"6C"}


def test_e09():
    """A♠ with 9S JS JD 5S left: hands 4,2,2,2; follow-up 9S JS 5S; JD and the draw illegal (O9: the draw is legal)."""
    words = "turn=0 hands=AS.9S.JS.JD.5S/2D/3D/4D stock=* discard=6S"
    state = table(words)
    do(state, "AS")
    assert counts(state) == (4, 2, 2, 2)
    assert legal(state) == {"9S", "JS=S", "JS=H", "JS=D", "JS=C", "5S"}
    assert refused(state, "JD=S").key == "ace-suit"
    assert refused(state, "draw").key == "holds-ace-suit"
    state = table("options=ace_draw_first:on " + words)
    do(state, "AS")
    assert lays(state) == {"9S", "JS", "5S"}
    assert "draw" in legal(state)


def test_e11():
    """Seat 0 draws, then lays A♦ and holds no other diamond: in the follow-up he may draw once more."""
    state = table("turn=0 hands=AD.9S/2H/3H/4H stock=TS.* discard=6D")
    do(state, "draw", "AD")
    assert legal(state) == {"draw"}


def test_e12():
    """Last card A♠ on 6♠; rivals JD 2D, 3D, 10D 4D: hand over, stock unchanged, 27, 3, 14."""
    state = table("turn=0 hands=AS/JD.2D/3D/10D.4D stock=* discard=6S")
    stock = codes(state.stock)
    do(state, "AS")
    assert state.outcome is not None
    assert (state.outcome.scores, codes(state.stock)) == ((0, 27, 3, 14), stock)


def test_e13():
    """Last card 7♠: ×3 = 81, 42, 72; nobody takes 3. With last card J♠: ×2 = 54, 28, 48."""
    for card, scores in (("7S", (0, 81, 42, 72)), ("JS", (0, 54, 28, 48))):
        state = table(f"turn=0 hands={card}/JD.2D/AD.3D/10D.KD.4D stock=* discard=6S")
        do(state, card)
        assert state.outcome is not None
        assert state.outcome.scores == scores
        assert counts(state) == (0, 2, 2, 3)


def test_e15():
    """A rival holding one jack when you finish on a 7 pays 75."""
    state = table("turn=0 hands=7S/JD/AD/4D stock=* discard=6S")
    do(state, "7S")
    assert state.outcome is not None
    assert state.outcome.scores[1] == 75


def test_e16():
    """Stock 2H, discards K♣ Q♣ 6♠ under a 7♠: takes 2♥, the three are shuffled, two of them; stock 1, pile 7♠."""
    state = table("turn=0 hands=7S.2D/3D/4D/* stock=2H discard=KC.QC.6S")
    do(state, "7S", "take")
    assert state.actors() == (CHANCE,)
    assert hand(state, 1) == "2H.3D"
    do(state, "*=reshuffle:QC.6S.KC")
    assert set(hand(state, 1).split(".")) == {"2H", "3D", "QC", "6S"}
    assert (codes(state.stock), codes(state.discard), state.turn) == ("KC", "7S", 2)


def test_e18():
    """5H 9C on 5♦, player draws 2♣: 5♥ or pass; a second draw is refused; 2♣ and 9♣ do not fit."""
    state = table("turn=0 hands=5H.9C/3D/4D/6D stock=2C.* discard=5D")
    do(state, "draw")
    assert legal(state) == {"5H", "pass"}
    assert refused(state, "draw").key == "one-draw"
    assert refused(state, "2C").key == refused(state, "9C").key == "fit"


def test_e19():
    """Normal turn, no draw yet → pass is refused."""
    state = table("turn=0 hands=5H.9C/3D/4D/6D stock=* discard=5D")
    assert refused(state, "pass").key == "draw-first"


def test_e21():
    """Totals after five hands 61, 40, 40, 118 → seats 1 and 2 share the win."""
    nothing = Outcome((0,) * 4, (), Message("out"), {})
    hands = [nothing, nothing, Outcome((61, 40, 0, 118), (), Message("out"), {}), nothing]
    hands.append(Outcome((0, 0, 40, 0), (), Message("out"), {}))
    found = verdict(Options(), 4, hands)
    assert found is not None
    assert found.winners == (1, 2)


def test_e22():
    """Penalties: J A K Q 10 7 2 = 75."""
    state = dealt(["2S.3S.4S.5S.6S.8S.9S", "JD.AD.KD.QD.TD.7D.2D", "2H.3H.4H.5H.6H.8H.9H", "3D.4D.5D.6D.8D.9D.2C"])
    assert [POINTS[card] for card in state.hands[1]] == [2, 7, 10, 25, 10, 10, 11]
    assert sum(POINTS[card] for card in state.hands[1]) == 75


def test_e23():
    """dir −, seat 1 lays A♥ on 5♥, stock 9C 4D: seat 0 9♣, seat 3 4♦, 5♥ is the new stock, seat 2 takes it."""
    state = table("turn=1 way=- hands=2S/AH.3S.3H/4S/* stock=9C.4D discard=5H")
    before = counts(state)[3]
    do(state, "AH")
    do(state, "*=reshuffle:5H")
    assert (hand(state, 0), hand(state, 2)) == ("2S.9C", "4S.5H")
    assert (counts(state)[3], "4D" in hand(state, 3)) == (before + 1, True)
    assert (state.turn, legal(state)) == (1, {"3H"})
    state = table("turn=1 way=- hands=2S/AH.3S/4S/* stock=9C.4D discard=5H")
    do(state, "AH", "*=reshuffle:5H")
    assert legal(state) == {"pass"}


def test_e24():
    """Two players, top 5♥: 8♥ or 10♥ → seat 0 again. A♥ → seat 1 takes 1, seat 0 goes again with hearts."""
    for card in ("8H", "TH"):
        state = table(f"dealer=1 turn=0 hands={card}.2H.3D/2D stock=* discard=5H")
        do(state, card)
        assert (state.turn, legal(state)) == (0, {"2H", "draw"})
    state = table("dealer=1 turn=0 hands=AH.2H.3D/2D stock=* discard=5H")
    do(state, "AH")
    assert (counts(state), state.turn, legal(state)) == ((2, 2), 0, {"2H"})
