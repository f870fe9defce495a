"""Faults that players of games like this one reported elsewhere, each with the right answer: it stands for its kind."""

import pytest

from games.pis_yedili.view import view
from tests.games.pis_yedili.tables import counts, do, hand, lays, legal, refused, table


def prompts(words: str, *moves: str) -> set[str]:
    """What seat 0 is offered after these moves."""
    state = table(words)
    do(state, *moves)
    return {prompt.get("action") or prompt["card"] for prompt in view(state.observe(0))["prompts"]}


def test_case_10_drawing_the_last_stock_card_ends_the_draw():
    """t_games issue 556. Stock of 1, it does not fit: pass or another card that fits; to draw again: nothing."""
    assert prompts("turn=0 hands=9S.2D/*/4D/6D stock=KH discard=5S", "draw") == {"9S", "pass"}
    state = table("turn=0 hands=2D/*/4D/6D stock=KH discard=5S.6S.7C named=-")
    do(state, "draw")
    before = state.position()
    assert legal(state) == {"pass"}
    for _ in range(3):
        assert refused(state, "draw").key == "one-draw"
    assert state.position() == before


def test_case_11_no_second_draw_in_a_turn():
    """uno issue 3, UnoBot issue 1. A second draw in a turn is refused, the state unchanged; not at the opening."""
    state = table("turn=0 hands=9S.2D/3D/4D/6D stock=KH.* discard=5S")
    do(state, "draw")
    before = state.position()
    assert refused(state, "draw").key == "one-draw"
    assert state.position() == before
    state = table("hands=9S.2D/3D/4D/6D stock=KH.KD.KS.QC.* discard=-")
    do(state, "draw", "draw", "draw", "draw")
    assert legal(state) == {"QC"}


def test_case_13_penalty_stacking_accepts_sevens_only():
    """uno issue 52. Pending 6, hand JS AH 7D: 7D or take 6; then pending is 9; a last 7: over, nobody draws, ×3."""
    state = table("turn=0 hands=JS.AH.7D/3D/4D/6D stock=* discard=7S bill=6")
    assert legal(state) == {"7D", "take"}
    do(state, "7D")
    assert state.bill == 9
    state = table("turn=0 hands=JS.AH.7D/3D/4D/6D stock=* discard=7S bill=6")
    do(state, "take")
    assert (counts(state)[0], state.turn, state.bill) == (9, 1, 0)
    state = table("turn=0 hands=7D/3D/4D/6D stock=* discard=7S bill=6")
    do(state, "7D")
    assert state.outcome is not None
    assert (counts(state), state.outcome.scores) == ((0, 1, 1, 1), (0, 9, 12, 18))


@pytest.mark.parametrize("card", ["7C", "AC", "JC", "8C", "TC"])
def test_case_14_the_game_starts_on_a_special_card(card: str):
    """jenni issue 220. No penalty, extra turn, suit question, skip or reversal; clubs or rank follow; no jack on J♣."""
    rank = card[0]
    state = table(f"hands={card}.2H/3C.{rank}D.KH/4H/5H stock=* discard=-")
    do(state, card)
    assert (state.turn, state.way, state.bill, state.phase, counts(state)) == (1, 1, 0, "turn", (1, 3, 1, 1))
    assert lays(state) == {"3C"} | ({f"{rank}D"} if rank != "J" else set())


def test_case_14_with_two_players():
    """The same opening with two players, where a skip would keep the turn."""
    for card in ("8C", "TC", "AC"):
        state = table(f"dealer=1 hands={card}.2H/3C stock=* discard=-")
        do(state, card)
        assert (state.turn, counts(state)) == (1, (1, 1))


def test_no_suit_is_asked_for_a_last_jack():
    """t_games issue 187 (2.5). The last card names nothing."""
    assert prompts("turn=0 hands=JS/3D/4D/6D stock=* discard=5H") == {"JS", "draw"}
    state = table("turn=0 hands=JS/3D/4D/6D stock=* discard=5H")
    assert refused(state, "JS=S").key == "no-suit"


def test_no_extra_card_after_a_penalty():
    """NetMauMau issue 34 (2.5). Taking is all: no card more when nothing fits."""
    state = table("turn=0 hands=2D/3D/4D/6D stock=* discard=7S bill=3")
    do(state, "take")
    assert (counts(state)[0], state.turn) == (4, 1)


def test_a_named_suit_does_not_leak():
    """t_games issue 54 (2.5). The next card laid ends what a jack named; a jack drawn or held names nothing."""
    state = table("turn=0 hands=JS.2D/KH.4H/4D.KS/6D.9C stock=* discard=5D")
    do(state, "JS=H", "KH")
    assert lays(state) == {"KS"}
    assert hand(state, 2) == "KS.4D"
