"""P35-P45: the sheet in tens and the match."""

from typing import Any

import pytest

from engine.game import Outcome
from games.pilotta import GAME
from games.pilotta.options import Options
from games.pilotta.scoring import Round, rounded, settle
from tests.games.pilotta.kafenio import HANDS, ROUND, dealt, sheet, told

# The table of the rules file: bid, tricks, (tricks taken), declarations, pilotta, times, result.
SHEET = {
    "P-E23": (90, (101, 61), (5, 3), (0, 0), (0, 0), 1, (19, 6)),
    "P-E24": (80, (126, 36), (5, 3), (0, 0), (0, 0), 1, (21, 3)),
    "P-E25": (80, (85, 77), (5, 3), (0, 0), (0, 0), 1, (16, 8)),
    "P-E26": (100, (99, 63), (5, 3), (0, 0), (0, 0), 1, (0, 26)),
    "P-E27": (100, (99, 63), (5, 3), (20, 0), (0, 0), 1, (22, 6)),
    "P-E28": (100, (84, 78), (5, 3), (0, 0), (20, 0), 1, (20, 8)),
    "P-E29": (80, (80, 82), (5, 3), (0, 0), (0, 0), 1, (16, 8)),
    "P-E31": (80, (76, 86), (5, 3), (0, 0), (0, 0), 1, (0, 24)),
    "P-E33": (80, (97, 65), (5, 3), (0, 0), (0, 0), 2, (32, 0)),
    "P-E34": (80, (97, 65), (5, 3), (0, 0), (0, 0), 4, (48, 0)),
    "P-E35": (100, (64, 98), (5, 3), (20, 0), (0, 20), 2, (0, 40)),
    "P-E37": (120, (162, 0), (8, 0), (0, 0), (20, 0), 1, (39, 0)),
    "P-E38": (110, (162, 0), (8, 0), (0, 20), (0, 0), 1, (36, 2)),
    "P-E39": (90, (0, 162), (0, 8), (0, 50), (20, 0), 1, (0, 41)),
    "P-E41": (300, (162, 0), (8, 0), (50, 0), (0, 0), 1, (60, 0)),
    "P-E43": (80, (162, 0), (8, 0), (0, 0), (0, 0), 2, (41, 0)),
    "P-E46": (80, (162, 0), (7, 1), (0, 0), (0, 0), 1, (24, 0)),
    "P-E47": (80, (0, 162), (1, 7), (0, 20), (0, 0), 1, (0, 26)),
    "P-E48": (90, (0, 162), (0, 8), (0, 0), (20, 0), 2, (0, 45)),
    "P-E49": (80, (91, 71), (5, 3), (0, 0), (20, 0), 1, (19, 7)),
}


@pytest.mark.parametrize("example", SHEET)
def test_pe_score_sheet(example):
    """P-E23 to P-E49."""
    bid, points, tricks, declared, pilotta, times, expected = SHEET[example]
    assert sheet(bid, points, tricks, declared, pilotta, times) == expected


def test_p35_declarations_count_toward_the_contract():
    """P35. Trick points, or 250 for all eight, and scoring declarations, and pilotta."""
    done = Round(1, 100, False, 1, (100, 62), (5, 3), (0, 50), (0, 20))
    assert done.contract_points() == 132
    assert Round(0, 100, False, 1, (162, 0), (8, 0), (0, 0), (0, 0)).contract_points() == 250


def test_p36_exact_points_before_rounding():
    """P36. Made if the points are at least the bid, before rounding."""
    assert sheet(100, (99, 63))[0] == 0
    assert sheet(100, (100, 62))[0] == 20


def test_p37_made():
    """P37. Bidders b + t + d + p, defenders t + d + p."""
    assert sheet(90, (100, 62), declared=(0, 20), pilotta=(20, 0)) == (9 + 10 + 2, 6 + 2)


def test_p38_failed():
    """P38. Bidders 0; defenders b + 16 + all declarations + all pilottas."""
    assert sheet(150, (100, 62), declared=(20, 0), pilotta=(20, 0)) == (0, 15 + 16 + 2 + 2)


def test_p39_capot():
    """P39. b + 25 + d + p; the defenders only their own; tricks decide, not points."""
    assert sheet(80, (162, 0), (8, 0), declared=(0, 20)) == (33, 2)
    assert sheet(80, (162, 0), (7, 1)) == (24, 0)


def test_p40_reverse_capot():
    """P40. The bidders 0, the defenders b + 25 + everything; no making on declarations with no trick."""
    assert sheet(80, (0, 162), (0, 8), declared=(100, 0)) == (0, 8 + 25 + 10)


def test_p41_every_split_adds_up_to_16():
    """P41. Rule of 6: for all 163 splits the rounded trick scores add up to 16."""
    for bidders in (0, 1):
        for points in range(163):
            pair = (points, 162 - points)
            tens = rounded(pair, bidders, Options())
            assert sum(tens) == 16
            if points % 10 == 6:
                assert tens[bidders] == pair[bidders] // 10 + 1
            else:
                assert all(abs(10 * tens[side] - pair[side]) <= 5 for side in (0, 1))


def test_p42_closed():
    """P42. The winner m·b + 16 + everything, the loser 0; judged against the plain bid."""
    assert sheet(100, (101, 61), declared=(0, 20), times=2) == (20 + 16 + 2, 0)
    assert sheet(100, (99, 63), declared=(0, 20), times=4) == (0, 40 + 16 + 2)


def test_p43_closed_and_capot():
    """P43. 25 replaces 16 for the winner who took all eight; O6: always 16."""
    assert sheet(80, (162, 0), (8, 0), times=2) == (41, 0)
    assert sheet(80, (162, 0), (8, 0), times=2, closed_capot=16) == (32, 0)


def test_p44_capot_and_still_failed():
    """P44. P38 with 16; O16: the capot makes it."""
    assert sheet(300, (162, 0), (8, 0)) == (0, 30 + 16)
    assert sheet(300, (162, 0), (8, 0), out_of_reach="makes") == (30 + 25, 0)


def _outcome(scores: tuple[int, int], bidders: int = 0) -> Outcome:
    return Outcome(scores, (), None, {"dealer": 0, "bidders": bidders})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("last", "winner"), [((21, 13), 0), ((13, 23), 1), ((15, 20), None)], ids=["A wins", "B wins", "another round"]
)
def test_pe44_both_over_the_target(last, winner):
    """P45, P-E44. 290-285 before: 311-298 A; 303-308 B; 305-305 another round."""
    verdict = GAME.verdict(Options(), 4, [_outcome((290, 285)), _outcome(last)])
    assert (verdict.winners[0] if verdict else None) == winner


def test_o14_the_bidding_side_first():
    """O14. Both over in one round: the bidders of that round win."""
    options = Options(both_over="bidders")
    verdict = GAME.verdict(options, 4, [_outcome((290, 285)), _outcome((13, 23), bidders=0)])
    assert verdict is not None
    assert verdict.winners == (0,)


@pytest.mark.parametrize("target", [151, 251, 301, 351, 401])
def test_o1_targets(target):
    """O1."""
    assert GAME.verdict(Options(target=target), 4, [_outcome((target - 1, 0))]) is None
    assert GAME.verdict(Options(target=target), 4, [_outcome((target, 0))]) is not None


def test_case_6_the_target_by_declarations_alone():
    """Case 6. Defenders on 299 hold the best declaration and win no trick: +2, total 301, match over."""
    scores = sheet(110, (162, 0), (8, 0), declared=(0, 20))
    verdict = GAME.verdict(Options(), 4, [_outcome((100, 299)), _outcome(scores)])
    assert verdict is not None
    assert (verdict.winners, verdict.totals) == ((1,), (136, 301))


def test_case_7_no_trick_at_all():
    """Case 7. Bid 120, all eight tricks: 37-0; the reverse: the bidders 0."""
    assert sheet(120, (162, 0), (8, 0)) == (37, 0)
    assert sheet(120, (0, 162), (0, 8))[0] == 0


@pytest.mark.parametrize(
    ("auction", "expected"),
    [
        ("0:pass 1:110S 2:pass 3:pass 0:pass", (8, 23)),
        ("0:pass 1:120S 2:pass 3:pass 0:pass", (32, 0)),
        ("0:pass 1:110S 2:close 3:pass 0:pass 1:pass", (0, 42)),
    ],
    ids=["110 made", "120 failed", "110 closed"],
)
def test_the_full_round(auction, expected):
    """A full round (integration test): 86-76, team 1 with 116."""
    state = told(dealt(HANDS, 3), f"{auction} {ROUND}")
    assert state.points == [86, 76]
    assert state.outcome is not None
    assert state.outcome.scores == expected
    assert state.scoring_side == 1
    assert state.pilotta == 1


def test_o5_capot_call():
    """O5. Worth 250, above 240, b = 25, won only with all eight tricks; can be closed."""
    call = Round(0, 250, True, 1, (150, 12), (7, 1), (100, 0), (0, 0))
    assert not call.made(Options(capot_bid=True))
    taken = Round(0, 250, True, 2, (162, 0), (8, 0), (0, 0), (0, 0))
    assert settle(taken, Options(capot_bid=True))[0] == (50 + 25, 0)


def test_o7_failed_bidders_declarations():
    """O7. They keep theirs, or only the king and queen; P40 and P42 are not changed."""
    failed: dict[str, Any] = {"points": (100, 62), "declared": (20, 0), "pilotta": (20, 0)}
    assert sheet(150, **failed, failed="own") == (4, 31)
    assert sheet(150, **failed, failed="pilotta") == (2, 33)
    for who in ("own", "pilotta"):
        assert sheet(150, **failed, failed=who, times=2) == (0, 30 + 16 + 4)
        assert sheet(90, (0, 162), (0, 8), (20, 0), (20, 0), failed=who) == (0, 9 + 25 + 2 + 2)


def test_o12_two_sixes_down():
    """O12. The trump side down, the other up."""
    assert rounded((126, 36), 0, Options(six_six="down")) == (12, 4)


def test_o13_five_up():
    """O13. 85-77 is 9 and 8: 17 in all."""
    assert rounded((85, 77), 0, Options(five="up")) == (9, 8)
