"""O1 to O15: every house rule, and what happens where two meet ("Options together")."""

import pytest

from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.events import Drew, Faces, ForgotTek, SaidTek, Skipped, Turned
from games.pis_yedili.options import Options
from games.pis_yedili.view import view
from tests.games.pis_yedili.tables import counts, dealt, do, hand, lays, legal, refused, table

SEVENS = ("2S.3S.4S.5S.6S.8S.9S", "2H.3H.4H.5H.6H.8H.9H", "2D.3D.4D.5D.6D.8D.9D", "2C.3C.4C.5C.6C.8C.9C")


# O1


def test_o01_every_first_card_a_club():
    """Every player's first card must be a club, no effects, draw until you have one; one turn each, clockwise."""
    state = table("options=first_lap:everyone hands=8C.2D/AC.TC.5H/3D.JC/7C.4D stock=* discard=-")
    do(state, "8C")
    assert (state.turn, state.phase) == (1, "lap")
    assert legal(state) == {"AC", "TC"}
    assert refused(state, "5H").key == "lap-club"
    assert refused(state, "draw").key == "lay-a-club"
    do(state, "TC")
    assert (state.turn, state.way) == (2, 1)
    assert legal(state) == {"JC"}
    do(state, "JC", "7C")
    assert (state.turn, state.bill, state.phase) == (0, 0, "turn")
    assert counts(state) == (1, 2, 1, 1)


def test_o01_draw_until_a_club_comes():
    """Who has no club draws as in Y6."""
    state = table("options=first_lap:everyone phase=lap lap=2 turn=2 hands=2D/3D/4D/5D stock=KH.KD.9C.* discard=8C.5C")
    for _ in range(3):
        assert legal(state) == {"draw"}
        do(state, "draw")
    assert legal(state) == {"9C"}
    do(state, "9C")
    assert (state.turn, state.phase, hand(state, 2)) == (3, "lap", "KH.4D.KD")


def test_o01_reshuffles_and_passes():
    """Y14 in force; if nothing is left to draw he passes."""
    words = "options=first_lap:everyone phase=lap lap=1 turn=3 hands=2D/*/4D/5D stock=- discard="
    state = table(words + "8C.5C.KC")
    do(state, "draw", "*=reshuffle:5C.8C")
    assert legal(state) == {"5C"}
    state = table(words + "8C")
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert (state.turn, state.phase) == (0, "turn")


def test_o01_after_a_last_jack_clubs_must_follow():
    """No effects: the jack has named no suit, and Y10 still forbids a jack on it."""
    state = table("options=first_lap:everyone phase=lap lap=1 turn=3 hands=JD.3C.3S/3D/4D/JC.5D stock=* discard=8C")
    do(state, "JC")
    assert lays(state) == {"3C"}


# O2, O3


@pytest.mark.parametrize(
    ("value", "bills"), [("three", (3, 6, 9, 12)), ("two", (2, 4, 6, 8)), ("doubling", (3, 6, 12, 24))]
)
def test_o02_what_sevens_cost(value: str, bills: tuple[int, ...]):
    """3 and +3 each; 2 each makes 2, 4, 6, 8; the third 7 = 12 by doubling."""
    state = table(f"options=seven_penalty:{value} turn=0 hands=7S.2D/7H.2H/7D.3H/7C.4H stock=* discard=5S")
    for card, bill in zip(("7S", "7H", "7D", "7C"), bills, strict=True):
        do(state, card)
        assert state.bill == bill


def test_o02_a_seven_on_anything():
    """7 as a free card on anything, on a normal turn."""
    state = table("options=seven_anywhere:on turn=0 hands=7H.2D/2H/3H/4H stock=* discard=JS named=S")
    assert lays(state) == {"7H"}
    state = table("options=seven_anywhere:on hands=7H.2C/2H/3H/4H stock=* discard=-")
    assert lays(state) == {"2C"}
    state = table("options=seven_anywhere:on phase=again turn=0 hands=7H.2S/2H/3H/4H stock=* discard=AS")
    assert lays(state) == {"2S"}


@pytest.mark.parametrize(
    ("value", "answers"),
    [
        ("nothing", set()), ("seven", {"7H"}), ("ten", {"7H", "TD"}), ("ace", {"7H", "AC"}),
        ("ten_or_ace", {"7H", "TD", "AC"}),
    ],
)  # fmt: skip
def test_o03_what_answers_a_seven(value: str, answers: set[str]):
    """Another 7 only; also any 10, any ace; no answering."""
    words = f"options=answer_seven:{value} turn=1 hands=2D/7H.TD.AC.8S.JS/3D/4D stock=* discard=7S bill=3"
    state = table(words)
    assert lays(state) == answers
    assert "take" in legal(state)


def test_o03_a_ten_throws_the_bill_back():
    """The direction turns, same amount."""
    state = table("options=answer_seven:ten turn=1 hands=2D.7C/TD.4S/3D/4D stock=* discard=7S bill=6")
    assert do(state, "TD")[1:] == [Turned(-1), Faces(0, 6)]
    assert (state.turn, state.way, state.bill) == (0, -1, 6)
    do(state, "7C")
    assert (state.turn, state.bill) == (3, 9)
    state = table("options=answer_seven:ten dealer=1 turn=1 hands=2D/TD.4S stock=* discard=7S bill=3")
    do(state, "TD")
    assert (state.turn, state.bill) == (0, 3)


def test_o03_an_ace_hands_the_bill_on():
    """The bill goes on unchanged, the ace does nothing else; whoever comes after the taking plays on the ace."""
    state = table("options=answer_seven:ace turn=1 hands=2D/AD.4S/3D/5D.AH.7C stock=* discard=7S bill=3")
    assert do(state, "AD")[1:] == [Faces(2, 3)]
    assert counts(state) == (1, 1, 1, 3)
    assert legal(state) == {"take"}
    do(state, "take")
    assert lays(state) == {"5D", "AH"}


# O4, O13


def test_o04_draw_until_one_fits():
    """Draw until playable: no pass before, while cards can be drawn; one that fits may be kept (Y11)."""
    state = table("options=draws:until_playable turn=0 hands=2D/3D/4D/6D stock=KH.KC.9S.* discard=5S")
    do(state, "draw", "draw")
    assert legal(state) == {"draw"}
    assert refused(state, "pass").key == "draw-until"
    do(state, "draw")
    assert legal(state) == {"9S", "pass"}
    state = table("options=draws:until_playable turn=0 hands=2D/*/4D/6D stock=KH discard=5S")
    do(state, "draw")
    assert legal(state) == {"pass"}


def test_o04_up_to_three():
    """Up to three draws for who cannot play; passing after one."""
    state = table("options=draws:up_to_three turn=0 hands=2D/3D/4D/6D stock=KH.KC.QH.9S.* discard=5S")
    do(state, "draw")
    assert legal(state) == {"draw", "pass"}
    do(state, "draw", "draw")
    assert legal(state) == {"pass"}
    assert refused(state, "draw").key == "enough-draws"


def test_o04_as_many_as_you_like():
    """As many as you like, for who cannot play; who can play has the one draw of Y11."""
    state = table("options=draws:any_number turn=0 hands=2D/3D/4D/6D stock=KH.KC.QH.QC.9S.* discard=5S")
    do(state, *["draw"] * 4)
    assert legal(state) == {"draw", "pass"}
    do(state, "draw")
    assert legal(state) == {"9S", "pass"}
    assert refused(state, "draw").key == "one-draw"


def test_o04_o13_concern_normal_turns_not_the_second_go():
    """O4 and O13 concern normal turns, never the ace's follow-up."""
    options = "options=draws:any_number,draw_though_able:never"
    state = table(f"{options} phase=again turn=0 hands=2D/3D/4D/6D stock=KH.9S.* discard=AS")
    do(state, "draw")
    assert legal(state) == {"pass"}
    state = table(f"{options} phase=again turn=0 hands=2D/3D/4D/6D stock=9S.* discard=AS")
    do(state, "draw")
    assert legal(state) == {"9S", "pass"}


@pytest.mark.parametrize(
    ("value", "before", "after"),
    [("allowed", {"9S", "draw"}, {"9S", "pass"}), ("then_lay", {"9S", "draw"}, {"9S"}), ("never", {"9S"}, None)],
)
def test_o13_drawing_though_able(value: str, before: set[str], after: set[str] | None):
    """Allowed; no passing while holding a playable card; not allowed."""
    state = table(f"options=draw_though_able:{value} turn=0 hands=9S.2D/3D/4D/6D stock=KH.* discard=5S")
    assert legal(state) == before
    if after is None:
        assert refused(state, "draw").key == "able"
    else:
        do(state, "draw")
        assert legal(state) == after


def test_o13_never_and_what_is_drawn_fits():
    """Who draws a card that fits must lay it."""
    state = table("options=draw_though_able:never turn=0 hands=2D/3D/4D/6D stock=9S.* discard=5S")
    do(state, "draw")
    assert legal(state) == {"9S"}
    assert refused(state, "pass").key == "able-no-pass"


@pytest.mark.parametrize("value", ["then_lay", "never"])
def test_o04_with_o13_leaves_no_pass(value: str):
    """O13 together with "draw until playable" leaves no pass at all while cards can be drawn."""
    words = f"options=draws:until_playable,draw_though_able:{value} turn=0 hands=2D/*/4D/6D stock=KH.9S discard=5S"
    state = table(words)
    do(state, "draw")
    assert legal(state) == {"draw"}
    do(state, "draw")
    assert legal(state) == {"9S"}


# O5, O6, O7


def test_o05_skip():
    """Skip the next player. Y20-Y23 are gone."""
    state = table("options=ace:skip turn=0 hands=AS.2D/2H/3D/4D stock=* discard=5S")
    assert do(state, "AS")[1:] == [Skipped(1)]
    assert (state.turn, counts(state), state.phase) == (2, (1, 1, 1, 1), "turn")


def test_o05_the_next_player_draws():
    """Only the next player draws 1 and loses the turn."""
    state = table("options=ace:next_draws turn=0 hands=AS.2D/2H/3D/4D stock=9S.* discard=5S")
    events = do(state, "AS")
    assert [type(event) for event in events[1:]] == [Skipped, Drew]
    assert (state.turn, counts(state)) == (2, (1, 2, 1, 1))


def test_o05_all_draw_and_play_again():
    """All draw 1 and play again, with any card that fits; another ace too."""
    state = table("options=ace:all_draw_any turn=0 hands=AS.AH.2S.9D/2H/3D/4D stock=* discard=5S")
    do(state, "AS")
    assert (state.turn, state.phase, counts(state)) == (0, "turn", (3, 2, 2, 2))
    assert legal(state) == {"AH", "2S", "draw"}
    do(state, "AH")
    assert (state.turn, counts(state)) == (0, (2, 3, 3, 3))


def test_o06_an_eight_does_nothing():
    """No effect."""
    state = table("options=eight:nothing turn=0 hands=8S.2D/2H/3D/4D stock=* discard=5S")
    assert len(do(state, "8S")) == 1
    assert state.turn == 1


def test_o07_a_jack_on_a_jack():
    """Some allow it."""
    state = table("options=jack_on_jack:on turn=0 hands=JS.2D/2H/3D/4D stock=* discard=JH named=C")
    assert lays(state) == {"JS"}


# O8


@pytest.mark.parametrize(("value", "cards"), [("draw_one", 1), ("draw_two", 2)])
def test_o08_forgotten_tek_draws(value: str, cards: int):
    """Must be said with the second-last card, else you must draw one card, or two, before anything else happens."""
    words = f"options=tek:{value} turn=0 hands=9S.2D/3D/4D/6D stock=KH.KC.* discard=5S"
    state = table(words)
    assert legal(state) == {"9S", "9S!", "draw"}
    events = do(state, "9S")
    assert isinstance(events[1], ForgotTek)
    assert (counts(state)[0], state.turn) == (1 + cards, 1)
    state = table(words)
    assert isinstance(do(state, "9S!")[1], SaidTek)
    assert (counts(state)[0], state.turn) == (1, 1)


def test_o08_before_the_effect():
    """The forgetful player's card comes before those of his ace."""
    state = table("options=tek:draw_one turn=0 hands=AS.2D/3D/4D/6D stock=KH.KC.QC.JC.* discard=5S")
    events = do(state, "AS")
    assert [event.seat for event in events if isinstance(event, Drew)] == [0, 1, 2, 3]
    assert state.phase == "again"


def test_o08_may_not_finish_on_the_next_turn():
    """Said in time, else you may not finish next turn."""
    state = table("options=tek:no_finish turn=0 hands=9S.2S/3D.3S/4D/6D stock=* discard=5S")
    do(state, "9S")
    assert view(state.observe(3))["seats"][0]["badges"][1]["key"] == "muted"
    for _ in range(3):
        do(state, "draw", "pass")
    assert legal(state) == {"draw"}
    assert refused(state, "2S").key == "forgot-tek"
    do(state, "draw", "pass")
    do(state, *["draw", "pass"] * 3)
    assert state.turn == 0
    assert "2S" in legal(state)


def test_o08_a_card_drawn_gives_the_turn_back():
    """With two cards one of them may be laid; that is not finishing."""
    state = table("options=tek:no_finish turn=0 muted=0 hands=2S/3D/4D/6D stock=KS.* discard=5S")
    do(state, "draw")
    assert legal(state) == {"2S", "2S!", "KS", "KS!", "pass"}
    do(state, "KS!")
    assert state.muted == 0


def test_o08_a_last_seven_is_no_answer_either():
    """Under a penalty he takes."""
    state = table("options=tek:no_finish turn=0 muted=0 hands=7H/3D/4D/6D stock=* discard=7S bill=3")
    assert legal(state) == {"take"}
    do(state, "take")
    assert state.muted == 0


def test_o08_in_an_ace_second_go():
    """The second go is his next one: he may not finish in it, and draws."""
    state = table("options=tek:no_finish turn=0 hands=AS.2S/3D/4D/6D stock=* discard=5S")
    do(state, "AS")
    assert legal(state) == {"draw"}
    do(state, "draw")
    assert "2S" in legal(state)


def test_o08_with_a_jack():
    """The suit and the word are one action."""
    state = table("options=tek:draw_one turn=0 hands=JS.2D/3D/4D/6D stock=* discard=5S")
    assert {"JS=H", "JS=H!"} <= legal(state)
    do(state, "JS=H!")
    assert state.laid is not None
    assert (state.laid.code, counts(state)[0]) == ("JS=H", 1)


# O9 to O15


def test_o09_draw_first_in_the_second_go():
    """May draw first, and then pass, as in Y11."""
    state = table("options=ace_draw_first:on phase=again turn=0 hands=3S.2D/2H/4D/6D stock=KH.* discard=AS")
    assert legal(state) == {"3S", "draw"}
    assert refused(state, "pass").key == "holds-ace-suit"
    do(state, "draw")
    assert legal(state) == {"3S", "pass"}


def test_o10_eight_cards_for_the_starter():
    """8 cards for the starter."""
    state = dealt([*SEVENS[:2], SEVENS[2], SEVENS[3] + ".TC"], dealer=2, options=Options(starter_cards=8))
    assert counts(state) == (7, 7, 7, 8)
    assert state.turn == 3


def test_o11_the_last_card_still_works():
    """The penalty or the draws are served before counting and cannot be answered; O12 multiplies what is then held."""
    state = table("options=last_card_effects:on turn=0 hands=7S/7D/3D/4D stock=2H.2C.2S.* discard=5S")
    do(state, "7S")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 3 * (7 + 6), 9, 12)
    state = table("options=last_card_effects:on turn=0 hands=AS/7D/3D/4D stock=2H.2C.2S.* discard=5S")
    do(state, "AS")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 9, 5, 6)


def test_o11_with_a_waiting_penalty_and_a_reshuffle():
    """The bill that the last 7 makes is 9; the deck is made again in the middle."""
    state = table(
        "options=last_card_effects:on turn=0 hands=7S/7D/3D/* stock=2H discard=KC.QC.JC.TC.9C.8C.6C.5C.7H bill=6"
    )
    do(state, "7S")
    assert (state.actors(), state.phase) == ((CHANCE,), "over")
    do(state, "*=reshuffle:KC.QC.JC.TC.9C.8C.6C.5C.7H")
    assert state.outcome is not None
    assert (state.actors(), counts(state)[1]) == ((), 10)


def test_o11_with_o3_and_o5():
    """A last ten throws the bill back; the next player draws for a last ace, or nobody does."""
    state = table("options=last_card_effects:on,answer_seven:ten turn=1 hands=2D/TD/3D/4D stock=* discard=7S bill=3")
    do(state, "TD")
    assert counts(state) == (4, 0, 1, 1)
    state = table("options=last_card_effects:on,ace:next_draws turn=1 hands=2D/AD/3D/4D stock=* discard=5D")
    do(state, "AD")
    assert counts(state) == (1, 0, 2, 1)
    state = table("options=last_card_effects:on,ace:skip turn=1 hands=2D/AD/3D/4D stock=* discard=5D")
    do(state, "AD")
    assert counts(state) == (1, 0, 1, 1)


def test_o12_no_multipliers():
    """None: first out simply wins."""
    state = table("options=multipliers:off turn=0 hands=7S/2H.KD/3D/4D stock=* discard=5S")
    do(state, "7S")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 12, 3, 4)
    assert all(line.kind == "item" for line in state.outcome.lines)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_o14_two_to_six_players(seats: int):
    """2-6 players with one deck."""
    state = GAME.deal(Options(starter_cards=8), seats, {"dealer": 0})
    do(state, "*=shuffle:" + ".".join(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHDC"))
    assert counts(state) == (7, 8, *[7] * (seats - 2))
    assert len(state.stock) == 52 - 7 * seats - 1


def test_o15_no_special_card_opens():
    """Opening with A, 10, J, 7 of clubs forbidden; it concerns the first card only, and such clubs are drawn on."""
    state = table("options=opening_specials:off hands=AC.7C.2D/JC.2H/3D/4D stock=KH.TC.9C.* discard=-")
    assert legal(state) == {"draw"}
    assert refused(state, "AC").key == "opening-special"
    do(state, "draw", "draw", "draw")
    assert legal(state) == {"9C"}
    do(state, "9C")
    assert lays(state) == {"JC"}


def test_o15_with_o1_and_with_an_empty_stock():
    """Only the first card of a first lap of clubs; Y7 covers an empty stock."""
    options = "options=opening_specials:off,first_lap:everyone"
    state = table(f"{options} hands=9C.2D/AC.2H/3D/4D stock=* discard=-")
    do(state, "9C")
    assert legal(state) == {"AC"}
    state = table(f"{options} hands=AC.2D/*/3D/4D stock=KH discard=-")
    do(state, "draw")
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert state.outcome is not None
    assert state.outcome.void


def test_hands_in_a_match():
    """Y27. The number of hands is an option, from 1 to 20."""
    assert Options().hands == 5
