"""P18-P25: the play, and the cases of other programs' faults."""

import pytest

from tests.games.pilotta.kafenio import HANDS, dealt, lay, legal, refused, takes, told, why_not


def test_p18_the_dealers_right_leads():
    """P18. The player on the dealer's right leads the first trick, whoever won the auction."""
    assert told(dealt(dealer=3), "0:pass 1:110S 2:pass 3:pass 0:pass").turn == 0


def test_p19_the_winner_leads_and_a_leader_may_play_anything():
    """P19. Eight tricks; the winner leads the next; a leader may play anything."""
    state = told(dealt(), "0:pass 1:110S 2:pass 3:pass 0:pass")
    assert legal(state) == {"announce", *HANDS[0].split()}
    assert told(state, "AH 7H JH 8H").turn == 0


def test_p20_any_card_of_a_side_suit():
    """P20. Follow suit if you can; no duty to beat a side suit, even when somebody has cut."""
    assert lay("AD 7D", "KD") == {"AD", "7D"}
    assert lay("AD 7D", "KD 7S") == {"AD", "7D"}


def test_p21_trumps_led_must_be_beaten():
    """P21. A trump that beats the highest so far if you have one; otherwise any trump."""
    assert lay("AS 7S QH", "KS") == {"AS"}
    assert lay("8S 7S QH", "KS") == {"8S", "7S"}


def test_p22_cut_even_partners_trick():
    """P22. Who cannot follow and holds a trump must cut, even when the partner is winning."""
    assert lay("7S KD", "AC 8C") == {"7S"}


def test_p23_over_trump_or_under_trump():
    """P23. Beat the highest trump in the trick if you can; if all are lower you must still play one."""
    assert lay("9S 8S KD", "9H TS") == {"9S"}
    assert lay("8S 7S KD", "9H TS") == {"8S", "7S"}


def test_p24_anything_else():
    """P24. Neither the led suit nor a trump: play anything."""
    assert lay("QD TC", "9H KS") == {"QD", "TC"}


def test_p25_who_takes():
    """P25. The highest trump wins, else the highest of the led suit; a discard never wins."""
    assert takes("TH AD KH 7H") == 0
    assert takes("7H AD 7S AH") == 2


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("AH 7H JS QD", "9H 8S", "AH 7H"),
        ("QD JS 8S 7S", "9H", "JS 8S 7S"),
        ("QD JS 8S 7S", "9H KS", "JS"),
        ("QD TC", "9H KS", "QD TC"),
        ("AS TS 8S", "KS QS", "AS TS"),
        ("9S 8S AH", "JS", "9S 8S"),
        ("AD 7D", "KD", "AD 7D"),
    ],
    ids=["P-E1", "P-E2", "P-E3", "P-E6", "P-E7", "P-E9", "P-E10"],
)
def test_pe_legal_plays(hand, trick, expected):
    """P-E1 to P-E10."""
    assert lay(hand, trick) == set(expected.split())


@pytest.mark.parametrize(
    ("trick", "winner"), [("TH AH KH 7S", 3), ("TH AD KH 7H", 0), ("9S AS JS TS", 2), ("KD QD TD AD", 3)]
)
def test_pe11_trick_winners(trick, winner):
    """P-E11."""
    assert takes(trick) == winner


def test_case_1_a_ruff_does_not_force_who_can_follow():
    """Case 1. Trump S; trick HA, S7; hand H7 HK SA C8: {H7, HK}; the others refused with "you hold hearts"."""
    assert lay("7H KH AS 8C", "AH 7S") == {"7H", "KH"}
    for card in ("AS", "8C"):
        assert why_not("7H KH AS 8C", "AH 7S", card) == ("follow", {"suit": "H"})


def test_case_3_no_partner_protection():
    """Case 3. Trump H; partner's CA is winning; hand H7 DK D8: {H7}. Without H7: {DK, D8}."""
    assert lay("7H KD 8D", "AC 8C", "H") == {"7H"}
    assert lay("KD 8D", "AC 8C", "H") == {"KD", "8D"}


# The four hands from the leader on, who follows with what, who takes it and what it is worth.
CASE_4 = {
    "the nine of trumps": (
        "D",
        ("KC QC JC TC 9C 8C AC 7S", "AD KD 8S 9S TS JS QS KS", "9D 7D AS 7H 8H 9H TH JH", "7C QH KH AH QD JD TD 8D"),
        "KC AD 9D 7C",
        (2, 29),
    ),
    "the ten of the suit": (
        "S",
        ("9C 7C QC AS KS QS JS TS", "TC 9S 8S 7S AH KH QH JH", "JC TH 9H 8H 7H AD KD QD", "8C KC AC JD TD 9D 8D 7D"),
        "9C TC JC 8C",
        (1, 12),
    ),
}


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("trick", CASE_4)
def test_case_4_the_right_winner(trick, leader):
    """Case 4. Trump D: CK DA D9 C7, the nine wins; trump S: C9 CT CJ C8, the ten wins; from each of the leaders."""
    trump, hands, plays, (place, points) = CASE_4[trick]
    seated = [hands[(seat - leader) % 4] for seat in range(4)]
    state = told(dealt(tuple(seated), (leader - 1) % 4), f"{leader}:80{trump} pass pass pass {leader}:{plays}")
    winner = (leader + place) % 4
    assert state.turn == state.leader == winner
    assert state.points == [points if side == winner % 2 else 0 for side in (0, 1)]
    assert state.tricks == [int(side == winner % 2) for side in (0, 1)]


def test_every_refusal_says_its_rule():
    """Legality speaks: follow, cut, go above, and no higher trump: any trump."""
    assert why_not("7H AS", "9H", "AS") == ("follow", {"suit": "H"})
    assert why_not("QD JS", "9H", "QD") == ("cut", {"suit": "S"})
    assert why_not("JS 8S", "9H KS", "8S") == ("above", {"card": "KS"})
    assert why_not("AS 8S", "KS", "8S") == ("above", {"card": "KS"})
    assert why_not("QD JS", "9H KS", "QD") == ("cut-above", {"card": "KS"})
    assert why_not("QD 8S", "9H KS", "QD") == ("under-cut", {"suit": "S"})


def test_o4_beat_side_suits():
    """O4. The highest card of the led suit must be beaten while no trump lies in the trick; then low is free."""
    assert lay("AD 7D", "KD", beat=True) == {"AD"}
    assert lay("AD 7D", "KD 7S", beat=True) == {"AD", "7D"}
    assert lay("9D 7D", "KD", beat=True) == {"9D", "7D"}


def test_not_held_and_out_of_turn():
    """A card of somebody else's, a card out of turn."""
    state = told(dealt(), "0:pass 1:110S 2:pass 3:pass 0:pass")
    assert refused(state, "AS").key == "not-held"
    assert state.legal_actions(1) == ()
