"""Y16 to Y23: what the special cards do. Each docstring is the rule."""

import pytest

from engine.seats import CHANCE
from games.pis_yedili.events import Drew, Faces, GoesAgain, Laid, Skipped, Took, Turned
from games.pis_yedili.view import view
from tests.games.pis_yedili.tables import counts, do, hand, lays, legal, refused, table

REST = "stock=* discard"


def test_y16_a_seven_costs_three_cards_and_the_turn():
    """3 cards and a lost turn for the next player, unless he lays any 7: then the next one faces 6, then 9, then 12."""
    state = table(f"turn=0 hands=7S.2D/7H.2H/7D.3H/7C.4H {REST}=5S")
    for card, bill, faced in (("7S", 3, 1), ("7H", 6, 2), ("7D", 9, 3), ("7C", 12, 0)):
        assert do(state, card)[-1] == Faces(faced, bill)
        assert (state.bill, state.turn) == (bill, faced)
    events = do(state, "take")
    assert events[0] == Took(0, 12)
    assert sum(isinstance(event, Drew) and event.why == "bill" for event in events) == 12
    assert (counts(state)[0], state.turn, state.bill) == (13, 1, 0)


def test_y16_only_a_seven_while_a_penalty_waits():
    """While a penalty waits, a 7 is the only card that may be played: no jack, no 8, no ace, no single draw."""
    state = table(f"turn=0 hands=JS.8S.AS.7H.TS/2D/3D/4D {REST}=7S bill=3")
    assert legal(state) == {"7H", "take"}
    for code in ("JS=H", "8S", "AS", "TS"):
        assert refused(state, code).key == "only-a-seven"
    assert refused(state, "draw").key == refused(state, "pass").key == "take-first"
    marks = {mark["key"]: mark["value"] for mark in view(state.observe(2))["marks"]}
    assert marks == {"direction": "cw", "penalty": 3}


def test_y16_the_next_player_plays_normally_on_the_seven():
    """Taking ends the turn; the following player plays normally on the 7: suit or another 7, which starts at 3."""
    state = table(f"turn=0 hands=2D/7H.3S.4H/3D/4D {REST}=7S bill=6")
    do(state, "take")
    assert lays(state) == {"7H", "3S"}
    do(state, "7H")
    assert state.bill == 3


def test_y17_an_eight_skips_the_next_player():
    """The next player in the current direction is skipped."""
    state = table(f"turn=0 hands=8S.2D/2H/3D/4D {REST}=5S")
    assert do(state, "8S")[1:] == [Skipped(1)]
    assert state.turn == 2
    state = table(f"turn=0 way=- hands=8S.2D/2H/3D/4D {REST}=5S")
    assert do(state, "8S")[1:] == [Skipped(3)]
    assert state.turn == 2


def test_y17_an_eight_on_an_eight():
    """Same rank: the one after the skipped player may skip in turn."""
    state = table(f"turn=0 hands=8S.2D/2H/8D.3D/4D {REST}=5S")
    do(state, "8S", "8D")
    assert state.turn == 0


def test_y18_a_ten_turns_the_direction():
    """Direction reverses: the player who would have come before you is next."""
    state = table(f"turn=0 hands=TS.2D/2H/3D/TD.4D {REST}=5S")
    assert do(state, "TS")[1:] == [Turned(-1)]
    assert (state.turn, state.way) == (3, -1)
    assert view(state.observe(None))["marks"][0]["value"] == "ccw"
    do(state, "TD")
    assert (state.turn, state.way) == (0, 1)


@pytest.mark.parametrize("card", ["8S", "TS"])
def test_y17_y18_with_two_players_you_play_again(card: str):
    """With two players you play again, as a normal turn; the 10 works as a skip."""
    state = table(f"dealer=1 turn=0 hands={card}.2D.9H/2H.3H {REST}=5S")
    assert do(state, card)[1:] == [Skipped(1)]
    assert (state.turn, state.way, state.phase) == (0, 1, "turn")
    assert legal(state) == {"draw"}


def test_y19_a_jack_names_a_suit():
    """Playable on anything but a jack, not against a 7. Any suit may be named; it stands through draws and passes."""
    state = table("turn=0 hands=JS.2D/2H.3H/3D/5S.4D stock=9H.* discard=5D")
    assert legal(state) == {"JS=S", "JS=H", "JS=D", "JS=C", "2D", "draw"}
    assert refused(state, "JS").key == "name-a-suit"
    assert refused(state, "2D!").key == "nothing-to-say"
    (event,) = do(state, "JS=S")
    assert isinstance(event, Laid)
    assert str(event.suit) == "S"
    do(state, "draw", "pass")
    assert {mark["key"]: mark["value"] for mark in view(state.observe(2))["marks"]}["suit"] == "S"
    do(state, "draw", "pass", "5S")
    assert "suit" not in {mark["key"] for mark in view(state.observe(2))["marks"]}


def test_y20_an_ace_gives_the_others_a_card_and_you_a_second_go():
    """All the others take 1 card each from the next player on; then it is your go, limited to the ace's suit."""
    state = table("turn=1 hands=2H/AS.3S.3D/4D/6D stock=9H.9D.9C.* discard=5S")
    events = do(state, "AS")
    drawn = [(event.seat, str(event.card)) for event in events if isinstance(event, Drew)]
    assert drawn == [(2, "9H"), (3, "9D"), (0, "9C")]
    assert isinstance(events[-1], GoesAgain)
    assert (state.turn, state.phase) == (1, "again")
    assert legal(state) == {"3S"}
    state = table("turn=1 way=- hands=2H/AS.3S.3D/4D/6D stock=9H.9D.9C.* discard=5S")
    drawn = [(event.seat, str(event.card)) for event in do(state, "AS") if isinstance(event, Drew)]
    assert drawn == [(0, "9H"), (3, "9D"), (2, "9C")]


def test_y20_without_the_suit_you_draw_once_then_lay_or_pass():
    """If you hold such a card you must lay one; if not, you draw once, and then lay a card of that suit or pass."""
    state = table("turn=0 hands=AS.3D/2H/4D/6D stock=9H.9D.9C.KS.* discard=5S")
    do(state, "AS")
    assert legal(state) == {"draw"}
    assert refused(state, "pass").key == "draw-first"
    do(state, "draw")
    assert legal(state) == {"KS", "pass"}
    assert refused(state, "draw").key == "one-draw"
    do(state, "pass")
    assert state.turn == 1


def test_y20_a_fresh_draw_even_after_drawing_before_the_ace():
    """A fresh draw, even if you drew before laying the ace."""
    state = table("turn=0 hands=AS.3D/2H/4D/6D stock=TH.9H.9D.9C.KD.* discard=5S")
    do(state, "draw", "AS")
    assert legal(state) == {"draw"}
    do(state, "draw")
    assert legal(state) == {"pass"}


def test_y20_nothing_to_draw_then_pass():
    """With Y12: no card of the suit and nothing to draw, so he passes without drawing."""
    state = table("turn=0 phase=again hands=3D/*/4D/6D stock=- discard=AS")
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert (state.turn, state.phase) == (1, "turn")


def test_y21_effects_in_the_second_go():
    """A card's own effect applies; a jack of the ace's suit is allowed, of another suit not, and no other ace."""
    words = "turn=0 phase=again hands=7S.8S.TS.JS.JD.AH.2D/2H/3D/4D stock=* discard=AS"
    state = table(words)
    assert lays(state) == {"7S", "8S", "TS", "JS"}
    assert refused(state, "JD=S").key == "ace-suit"
    assert refused(state, "AH").key == "no-second-ace"
    do(state, "7S")
    assert (state.bill, state.turn) == (3, 1)
    for card, turn in (("8S", 2), ("TS", 3), ("JS=D", 1)):
        state = table(words)
        do(state, card)
        assert (state.turn, state.phase) == (turn, "turn")


def test_y21_after_a_pass_the_next_plays_normally_on_the_ace():
    """If you pass, the next player plays normally on the ace: its suit, any ace, or a jack."""
    state = table("turn=0 phase=again drawn=1 hands=3D/2S.AH.JD.KC/4D/6D stock=* discard=AS")
    do(state, "pass")
    assert lays(state) == {"2S", "AH", "JD"}


def test_y22_an_ace_on_an_ace_works_fully():
    """On a later turn an ace may be laid on an ace (same rank) and works fully."""
    state = table("turn=1 hands=3D/AH.JD.KC/4D/6D stock=* discard=AS")
    do(state, "AH")
    assert (state.turn, state.phase, counts(state)) == (1, "again", (2, 2, 2, 2))


def test_y23_who_holds_the_suit_may_not_draw_instead():
    """In the ace's second go a player who holds a card of the suit may not draw instead."""
    state = table("turn=0 phase=again hands=3S.2D/2H/4D/6D stock=* discard=AS")
    assert legal(state) == {"3S"}
    assert refused(state, "draw").key == "holds-ace-suit"
    assert refused(state, "pass").key == "holds-ace-suit"


def test_a_reshuffle_in_the_middle_of_an_ace_round():
    """Y14: also in the middle of an ace's round of draws; the second go comes after it."""
    state = table("turn=0 hands=AS.2D/*/4D/6D stock=9H discard=5C.6C.7C.5S")
    events = do(state, "AS")
    assert not any(isinstance(event, GoesAgain) for event in events)
    assert state.actors() == (CHANCE,)
    events = do(state, "*=reshuffle:6C.5C.7C.5S")
    assert isinstance(events[-1], GoesAgain)
    assert (hand(state, 2), hand(state, 3)) == ("6C.4D", "5C.6D")
