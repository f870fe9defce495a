"""P26-P34: runs and fours, announcing and showing, pilotta."""

import pytest

from games.pilotta.actions import parse_action
from games.pilotta.declarations import best_side, declared
from games.pilotta.events import Announced, SaidPilotta, Shown
from tests.games.pilotta.kafenio import cards, dealt, legal, refused, told

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
PLAYS_SPADES = "0:pass 1:110S 2:pass 3:pass 0:pass"


def worths(hand: str, *, shared: bool = False, split: bool = False) -> list[int]:
    """What these eight cards declare, highest first."""
    return [one.value for one in declared(cards(hand), shared=shared, split=split)]


def side(hands: tuple[str, str, str, str], trump: int, *, first: bool = False) -> int | None:
    """Whose declarations score, each seat announcing what it has."""
    best = []
    for hand in hands:
        found = declared(cards(hand), shared=False, split=False)
        best.append(found[0] if found else None)
    return best_side(best, trump, range(4), first=first)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7S 8S 9S QH KD AC 7D 9C", [20]),
        ("9H TH JH QH KD AC 7D 9C", [50]),
        ("7S 8S 9S TS JS KD AC 7D", [100]),
        ("7S 8S 9S TS JS QS KS AS", [100]),
        ("QH KH AH QS KS AS 7D 8D", [20, 20]),
        ("AH 7H 8H QS KS 7D 8C TD", []),
    ],
)
def test_p26_runs(hand, expected):
    """P26. Run of 3 = 20, of 4 = 50, of 5 or more = 100, in natural order in every suit; the ace is high only."""
    assert worths(hand) == expected


def test_p27_fours():
    """P27. Jacks 200, nines 150, aces, tens, kings, queens 100; sevens and eights score nothing."""
    for code, value in {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}.items():
        rest = "7S 7H 8D 8C"
        assert worths(f"{code}S {code}H {code}D {code}C {rest}") == [value]
    assert worths("8S 8H 8D 8C AS QH TD 7C") == []


def test_p28_a_card_in_one_declaration():
    """P28. The strongest first, then what remains of a broken run if it still has three in a row; O8 shares."""
    assert worths("KS KH KD KC QH JH TH 7C") == [100, 20]
    assert worths("KS KH KD KC QH JH AH 7C") == [100]
    assert worths("KS KH KD KC QH JH TH 7C", shared=True) == [100, 50]


def test_p29_comparing():
    """P29. A four beats any run; J > 9 > A > 10 > K > Q; longer, then higher top card, then trumps."""
    nothing = "7S 8H 7D 9C QS TC 8D KC"
    queens, long_run = "QS QH QD QC 7S 7H 8D 8C", "7H 8H 9H TH JH AS KD TC"
    assert side((queens, long_run, nothing, nothing), SPADES) == 0
    ranks = [
        declared(cards(f"{code}S {code}H {code}D {code}C 7S 7H 8D 8C"), shared=False, split=False) for code in "J9ATKQ"
    ]
    keys = [found[0].rank for found in ranks]
    assert keys == sorted(keys, reverse=True)
    low_five, high_four = "7H 8H 9H TH JH AS KD 7C", "JD QD KD AD 7S 8C 9C QS"
    assert side((high_four, low_five, nothing, nothing), SPADES) == 1
    assert side(("8H 9H TH 7S QS KD AC 8C", "7D 8D 9D QH KS AS JC TC", nothing, nothing), SPADES) == 0


def test_p30_only_the_side_with_the_highest_scores():
    """P30, P-E18. Seat 1's hundred beats a 50 and two 20s; without it team 0 scores 90 over seat 3's 20."""
    zero, two = "9H TH JH QH 7S 8S 9S AC", "7D 8D 9D KS AS KH TC 8C"
    one, three = "8H QD 7H TS JS AD AH JD", "JC QC KC 9C TD KD QS 7C"
    best = [declared(cards(hand), shared=False, split=False) for hand in (zero, one, two, three)]
    assert [[entry.value for entry in found] for found in best] == [[50, 20], [], [20], [20]]
    assert side((zero, one, two, three), HEARTS) == 0
    assert sum(entry.value for seat in (0, 2) for entry in best[seat]) == 90
    queens = "QS QC QD QH 7H TS AD AH"
    assert side(("9H TH JH 7C 7S 8S 9S AC", queens, two, three), HEARTS) == 1


def test_p31_equal_between_the_sides():
    """P31, P-E17. Equal after the trump test: nobody; O9: who announced first."""
    hands = ("KH QH JH 7S 8C 9D AS TC", "KD QD JD 8S 7C 9H AC TS", "7H 8D 9S TD JC QC AH KS", "8H 7D 9C TH JS QS AD KC")
    assert side(hands, HEARTS) == 0
    assert side(hands, DIAMONDS) == 1
    assert side(hands, SPADES) is None
    assert side(hands, CLUBS) is None
    assert side(hands, CLUBS, first=True) == 0


def test_p32_announce_before_the_card_in_the_first_trick():
    """P32. On your turn in the first trick, before your card; only the value is public."""
    state = told(dealt(), PLAYS_SPADES)
    assert "announce" in legal(state)
    assert state.apply(0, parse_action("announce")) == (Announced(0, 20),)
    assert "announce" not in legal(state)
    told(state, "AH")
    assert refused(state, "announce").key == "announce"


def test_p32_the_app_shows_the_winning_side_only():
    """P32. Shown by itself in the second trick, the winning side's cards alone."""
    state = told(dealt(), f"{PLAYS_SPADES} 0:announce AH 7H JH 3:announce 8H")
    shown = [event for word in ("KH", "9S", "JS", "9H") for event in state.apply(state.turn, parse_action(word))]
    assert [(event.seat, event.value) for event in shown if isinstance(event, Shown)] == [(3, 20)]


def test_p32a_all_or_nothing():
    """P32a. Who did not announce has no declarations this round, also when his partner did."""
    state = told(dealt(), f"{PLAYS_SPADES} 0:AH 7H JH 3:8H")
    told(state, "KH 9S JS 9H")
    assert state.shown == (False,) * 4
    assert state.scoring_side is None


def test_p33_cards_played_to_the_first_trick_count():
    """P33. The declaration is judged on the eight cards dealt."""
    state = told(dealt(), f"{PLAYS_SPADES} 0:AH 7H JH 3:announce 8H")
    told(state, "KH 9S JS")
    shown = [event for event in state.apply(3, parse_action("9H")) if isinstance(event, Shown)]
    assert [card.code for card in shown[0].cards] == ["8H", "9H", "TH"]


def test_p34_pilotta_says_itself():
    """P34. "Pilotta" with the first of the two, "re-pilotta" with the other."""
    state = told(dealt(), f"{PLAYS_SPADES} AH 7H JH 8H KH 9S JS 9H AS JC 8S")
    assert SaidPilotta(1, again=False) in state.apply(1, parse_action("QS"))
    told(state, "2:KC AC 8C TC 3:TH 7D TS 7S 1:AD QD TD 8D")
    assert SaidPilotta(1, again=True) in state.apply(1, parse_action("KS"))


def test_pe20_sevens_and_eights():
    """P-E20."""
    assert worths("7S 7H 7D 7C 8S 8H 8D 8C") == []


def test_pe21_kings_and_the_rest_of_the_run():
    """P-E21. 120; with O8 150."""
    assert sum(worths("KS KH KD KC QH JH TH 7C")) == 120
    assert sum(worths("KS KH KD KC QH JH TH 7C", shared=True)) == 150


def test_pe22_strict_and_forgotten():
    """P-E22. Seat 3 announces and plays its second card without showing: lost, and out of the comparison."""
    state = told(dealt(show="strict"), f"{PLAYS_SPADES} 0:announce AH 7H JH 3:announce 8H")
    told(state, "0:show KH 9S JS 3:9H AS JC 8S QS KC AC 8C TC TH 7D TS 7S AD QD TD 8D KS 9C QH 9D 7C KD JD QC")
    assert state.scoring_side == 0
    assert state.outcome is not None
    declared_by = {line.side for line in state.outcome.lines if line.what.key == "declarations"}
    assert declared_by == {0}


def test_o10_split():
    """O10. Eight in a row are 100 and 20; six are the best five."""
    assert worths("7S 8S 9S TS JS QS KS AS", split=True) == [100, 20]
    assert worths("7S 8S 9S TS JS QS AD AC", split=True) == [100]


def test_o11_the_others_in_the_third_trick():
    """O11 strict-third. If the winners forget, the other side may show in trick 3."""
    state = told(dealt(show="strict-third"), f"{PLAYS_SPADES} 0:announce AH 7H JH 3:announce 8H")
    told(state, "0:KH 9S JS 3:9H 2:AS JC")
    assert "show" in legal(state)
    told(state, "0:show 8S QS")
    told(state, "KC AC 8C TC TH 7D TS 7S AD QD TD 8D KS 9C QH 9D 7C KD JD QC")
    assert state.scoring_side == 0
