"""P10-P17: the auction."""

import pytest

from engine.game import IllegalAction
from games.pilotta.actions import parse_action
from tests.games.pilotta.kafenio import dealt, legal, refused, told


def test_p10_pass_bid_close_reclose():
    """P10. A turn is one of: pass; bid; close; re-close."""
    state = dealt()
    assert "pass" in legal(state)
    assert "close" not in legal(state)
    told(state, "80H")
    assert "close" in legal(state)
    told(state, "close")
    assert legal(state) == {"pass", "reclose"}


def test_p11_strictly_higher_any_suit_any_jump():
    """P11. 80, 90, … 400, strictly higher in value; jumps and bidding over one's partner are allowed."""
    state = told(dealt(), "100C")
    assert refused(state, "100H").key == "bid-higher"
    assert {"110H", "400S"} <= legal(state)
    told(state, "pass")
    assert "150D" in legal(state)


def test_p12_a_pass_is_not_final():
    """P12. A player who passed may bid or close at a later turn."""
    state = told(dealt(), "0:pass 1:80H 2:pass 3:pass")
    assert {"90S", "close"} <= legal(state)


def test_p13_three_passes_after_a_bid_end_it():
    """P13. Three passes in a row after a bid."""
    state = told(dealt(), "80H pass pass")
    assert state.trump < 0
    assert told(state, "pass").trump == 1


def test_p14_either_opponent_closes_on_its_turn():
    """P14. After a close only pass, or re-close by the bidding side; the closer's partner can only pass."""
    state = told(dealt(), "0:80D 1:pass")
    assert "close" not in legal(state)
    told(state, "2:pass 3:close")
    assert legal(state) == {"pass", "reclose"}
    assert refused(state, "90D").key == "closed"
    told(state, "0:pass")
    assert legal(state) == {"pass"}
    assert refused(state, "reclose").key == "reclose-whose"


def test_p14_passes_before_the_close_do_not_count():
    """P14. Passes made before the close do not count toward its end."""
    state = told(dealt(), "0:80D 1:pass 2:pass 3:close 0:pass 1:pass")
    assert state.trump < 0
    told(state, "2:pass")
    assert (state.trump, state.auction.multiplier) == (2, 2)


def test_p15_a_reclose_ends_the_auction():
    """P15. x4, at once, by either member of the bidding side."""
    state = told(dealt(), "0:80D 1:close 2:reclose")
    assert (state.trump, state.auction.multiplier) == (2, 4)


def test_p16_no_capot_call():
    """P16. There is no separate capot call."""
    assert refused(dealt(), "capotS").key == "no-capot-call"


def test_p17_the_style_of_bids_is_told_to_the_page():
    """P17. Bids may be shown in tens."""
    from games.pilotta.view import view

    state = dealt(bid_style="tens")
    prompt = next(prompt for prompt in view(state.observe(0))["prompts"] if prompt["kind"] == "bids")
    assert prompt["params"] == {"style": "tens"}


def test_pe12_four_passes():
    """P-E12. No contract, seat 0 deals, seat 1 speaks first."""
    state = told(dealt(dealer=3), "pass pass pass pass")
    outcome = state.outcome
    assert outcome is not None
    assert outcome.void
    assert outcome.scores == (0, 0)
    assert dealt(dealer=int(outcome.carry["dealer"] or 0)).turn == 1


def test_pe13_back_in_after_a_pass():
    """P-E13. pass, 80♥, pass, pass, 90♠, pass, pass, pass: 90♠ by seat 0, who also leads."""
    state = told(dealt(dealer=3), "0:pass 1:80H 2:pass 3:pass 0:90S 1:pass 2:pass 3:pass")
    assert (state.auction.high_seat, state.auction.high.code if state.auction.high else "") == (0, "90S")
    assert state.turn == 0


def test_pe14_refused_bids():
    """P-E14. 100♥ over 100♣ is illegal; 110♥ legal; 115 illegal; 410 illegal."""
    state = told(dealt(), "100C")
    with pytest.raises(IllegalAction):
        state.apply(1, parse_action("100H"))
    with pytest.raises(ValueError, match="no action"):
        parse_action("115H")
    assert refused(state, "410H").key == "bid-highest"
    assert "110H" in legal(state)


def test_pe15_reclosed():
    """P-E15. 80♦ closed: any bid illegal; re-closed by seat 2 it is 80♦ x4 and the auction is over."""
    state = told(dealt(), "0:80D 1:close")
    assert legal(state) == {"pass", "reclose"}
    told(state, "2:reclose")
    assert state.auction.over
    assert state.auction.multiplier == 4
