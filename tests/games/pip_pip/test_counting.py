"""What the rulebook player counts: copies that are out, who may still beat a card, pairs that can still be made."""

from __future__ import annotations

import pytest

from games.pip_pip.counting import Count
from games.pip_pip.pack import KINGS, QUEENS, SUIT_MASKS, mask_of
from games.pip_pip.rulebook import RulebookBot
from tests.games.pip_pip.laid import call, cards, dealt, play

LOW = "3D 4D 5D 6D 7D 8D"


def counted(state) -> Count:
    """The count of the seat to play."""
    return Count(state.observe(state.turn))


def one(code: str):
    """The card of that code."""
    return cards(code)[0]


def test_how_likely_a_lead_holds():
    """Nobody has shown anything: each of three others holds 7 of 97 unseen cards. Beaten by the twin, which is played
    later, or by a trump of who has no heart."""
    count = counted(dealt([f"2H {LOW}", "", "", ""], trump="S"))
    assert (count.hidden, count.draws, count.left) == (97, 19, 26)
    twin = 1 - (96 / 97) ** 7
    void, trump = (1 - 25 / 97) ** 7, 1 - (1 - 26 / 97) ** 7
    assert count.chance(one("2H"), 1.0) == pytest.approx((1 - twin - void * trump) ** 3)
    assert count.chance(one("2H"), 0.5) == pytest.approx((1 - (twin + void * trump) / 2) ** 3)


def test_both_copies_in_one_hand():
    """With the twin in the own hand only a trump beats the two."""
    count = counted(dealt(["2H 2Hb 3D 4D 5D 6D 7D", "", "", ""], trump="S"))
    void, trump = (1 - 24 / 97) ** 7, 1 - (1 - 26 / 97) ** 7
    assert count.chance(one("2H"), 1.0) == pytest.approx((1 - void * trump) ** 3)


def test_copies_that_are_out_are_counted():
    """Both twos of hearts have been played: the ace is beaten by its twin or a trump, by no two any more."""
    state = dealt(["2Hb AH 3D 4D 5D 6D 7D", "2H !H", "3H !H", "4H !H"], trump="S", dealer=0, stock="8D 8Db 9D 9Db")
    play(state, "2H", "3H", "4H", "2Hb")
    assert state.turn == 0
    count = counted(state)
    assert (count.hidden, count.draws) == (93, 18)
    assert (count.unseen & SUIT_MASKS[1]).bit_count() == 26 - 5
    twin = 1 - (92 / 93) ** 7
    void, trump = (1 - 21 / 93) ** 7, 1 - (1 - 26 / 93) ** 7
    assert count.chance(one("AH"), 1.0) == pytest.approx((1 - twin - void * trump) ** 3)


def test_last_to_play_knows():
    """Who plays last wins with a card or does not."""
    state = dealt(["AH", "3H", "4H", "2H 5H AHb"], trump="S")
    play(state, "AH", "3H", "4H")
    count = counted(state)
    assert count.later == []
    assert (count.table, count.best) == (10, one("AH"))
    assert [count.chance(one(code), 1.0) for code in ("2H", "AHb", "5H")] == [1.0, 1.0, 0.0]


def test_who_has_not_followed_holds_what_it_has_drawn_since():
    """B3.13 by its other end: after trick 1 without a heart a seat can hold one at most, the card it drew."""
    state = dealt(["AH 3D 4D 5D", "3C !H", "4H", "5H"], trump="S", stock="6D 7D 8D 9D")
    play(state, "AH", "3C", "4H", "5H")
    assert state.turn == 0
    count = counted(state)
    hearts = (count.unseen & SUIT_MASKS[1]).bit_count()
    assert count._holds(1, SUIT_MASKS[1]) == pytest.approx(hearts / count.hidden)
    assert count._holds(2, SUIT_MASKS[1]) == pytest.approx(1 - (1 - hearts / count.hidden) ** 7)


def test_shown_cards_are_held():
    """A pair that was called lies open: its owner can beat what it beats, surely."""
    state = dealt(["3C 3D 4D 5D 6D 7D JH", "KH QH", "", ""], trump="S")
    call(state, 1, "KH", "QH")
    count = counted(state)
    assert count._holds(1, mask_of(cards("KH"))) == 1.0
    assert count.chance(one("JH"), 1.0) == 0.0


def test_what_can_still_be_drawn():
    """One of the mates among 97 unseen cards, in 19 draws: both are out, one is, none."""
    for hand, out in ((f"KH {LOW}", 2), (f"KH QH {LOW[:14]}", 1), (f"KH QH QHb {LOW[:11]}", 0)):
        count = counted(dealt([hand, "", "", ""], trump="S"))
        assert count.draws_one_of(QUEENS & SUIT_MASKS[1]) == pytest.approx(1 - (1 - out / 97) ** 19)


def test_the_hope_of_a_king():
    """B10: what a call is worth by how often it is made and by the chance to draw a mate; in the trump suit less."""
    bot = RulebookBot()
    count = counted(dealt([f"KH {LOW}", "", "", ""], trump="S"))
    chance = 1 - (1 - 2 / 97) ** 19
    assert bot.hope(count, one("KH")) == pytest.approx(50 * bot.weights.marriage * chance)
    count = counted(dealt([f"KH {LOW}", "", "", ""], trump="H"))
    assert bot.hope(count, one("KH")) == pytest.approx(50 * bot.weights.trump_marriage * chance)
    # A pair in trumps waits for the trump to change.
    count = counted(dealt(["KH QH 3D 4D 5D 6D 7D", "", "", ""], trump="H"))
    assert bot.hope(count, one("KH")) == 50 * bot.weights.trump_marriage


def test_both_queens_gone_and_a_king_is_just_five_points():
    """Nothing is left to wait for, though there is a stock to draw from; with one Queen out there still is."""
    bot = RulebookBot()
    for second, gone in (("QHb", True), ("3H", False)):
        state = dealt(["QH !H", f"{second} !H", "4H !H", "KH 5H 9C !H"], trump="S", stock="3D 4D 5D 6D")
        play(state, "QH", second, "4H", "5H")
        while state.turn != 3:
            play(state, next(action.code for action in state.legal_actions(state.turn) if action.code[0] not in "KQ"))
        count = counted(state)
        assert count.draws > 10
        assert count.hand & KINGS & SUIT_MASKS[1]
        assert (count.unseen & QUEENS & SUIT_MASKS[1]).bit_count() == (0 if gone else 1)
        hope = bot.hope(count, one("KH"))
        assert hope == 0.0 if gone else hope == pytest.approx(40 * (1 - (1 - 1 / count.hidden) ** count.draws))


def test_a_king_that_has_served_hopes_for_nothing():
    """B4.27: "a particular card serves in one call only"."""
    state = dealt(["KH QH 3D 4D 5D 6D 7D", "", "", ""], trump="S")
    bot = RulebookBot()
    call(state, 0, "KH", "QH")
    assert bot.hope(counted(state), one("KH")) == 0.0
    # So the low heart beside it guards nothing.
    state = dealt(["KH QH 3H 4D 5D 6D 7D", "", "", ""], trump="S")
    call(state, 0, "KH", "QH")
    assert bot.guards(counted(state), one("3H")) == 0.0


def test_the_last_low_card_is_a_guard():
    """B10: "keeping a low card of the same suit as a guard": the only one beside a King or Queen, not one of two."""
    bot = RulebookBot()
    count = counted(dealt(["KH 3H 4D 5D 6D 7D 8D", "", "", ""], trump="S"))
    guard = bot.weights.guard * bot.hope(count, one("KH"))
    assert guard > 1
    assert bot.guards(count, one("3H")) == pytest.approx(guard)
    assert bot.keep(count, one("3H")) == pytest.approx(guard)
    assert bot.guards(count, one("4D")) == 0.0
    count = counted(dealt(["KH 3H 4H 5D 6D 7D 8D", "", "", ""], trump="S"))
    assert bot.guards(count, one("3H")) == bot.guards(count, one("4H")) == 0.0


def test_a_guard_is_kept_on_a_lost_trick():
    """Who has no diamond throws away another three than the one beside his King, and says so where it costs more."""
    state = dealt(["2D", "KH 3H 4C 4Cb 5C 5Cb 6C", "", ""], trump="S")
    play(state, "2D")
    found = RulebookBot().advise(state.observe(1), (), None, 0)  # type: ignore[arg-type]
    assert found.action.code.endswith(("C", "Cb"))
    assert found.why.key == "guard"
