"""Seats and tricks: whose turn comes next, and who takes the cards."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CLUBS, DIAMONDS, SPADES, PlayingCard, Suit, playing_card
from engine.seats import CHANCE, Ring
from engine.trick import Trick

RINGS = [Ring(size, direction) for size in range(2, 13) for direction in (1, -1)]


def test_chance_is_no_seat():
    assert all(CHANCE not in Ring(size).from_(0) for size in range(1, 13))


@pytest.mark.parametrize("ring", RINGS)
def test_turns_go_round(ring):
    for seat in range(ring.size):
        order = list(ring.from_(seat))
        assert order[0] == seat
        assert sorted(order) == list(range(ring.size))
        assert list(ring.after(seat)) == order[1:]
        assert ring.next(seat) == order[1 % ring.size]
        assert [ring.next(seat, steps) for steps in range(ring.size)] == order
        assert ring.next(ring.previous(seat)) == seat
        assert ring.previous(ring.next(seat)) == seat


def test_clockwise_counts_up_and_the_other_way_down():
    assert list(Ring(4).from_(2)) == [2, 3, 0, 1]
    assert list(Ring(4, -1).from_(2)) == [2, 1, 0, 3]
    assert Ring(4).reversed() == Ring(4, -1)
    assert Ring(4).reversed().reversed() == Ring(4)


@pytest.mark.parametrize("ring", RINGS)
def test_partners_sit_opposite(ring):
    for seat in range(ring.size):
        if ring.size % 2:
            with pytest.raises(ValueError, match=f"a table of {ring.size}"):
                ring.partner(seat)
        else:
            partner = ring.partner(seat)
            assert ring.partner(partner) == seat
            assert list(ring.from_(seat)).index(partner) == ring.size // 2


def trick(*codes: str, leader: int = 0) -> Trick[PlayingCard]:
    """A trick of these cards, clockwise from its leader."""
    found: Trick[PlayingCard] = Trick()
    for step, code in enumerate(codes):
        found.play((leader + step) % 4, playing_card(code))
    return found


def order(ranks: str, trump: Suit, *, later_of_equals: bool = False):
    """Trumps over all, else the led suit; a suit that is neither beats nothing."""

    def beats(later: PlayingCard, best: PlayingCard) -> bool:
        if later.suit is not best.suit:
            return later.suit is trump
        strength = [ranks.index(one.rank.code) for one in (later, best)]
        return strength[0] > strength[1] or (later_of_equals and strength[0] == strength[1])

    return beats


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        (("CK", "DA", "D9", "C7"), DIAMONDS, "9D"),
        (("C9", "CT", "CJ", "C8"), SPADES, "TC"),
    ],
)
def test_case_4_nine_of_trumps_and_ten_of_a_plain_suit(leader, cards, trump, winner):
    trick_ = trick(*(code[::-1] for code in cards), leader=leader)
    plain, trumps = "789JQKTA", "78QKTA9J"
    ranks = trumps if winner.endswith(trump.code) else plain
    seat, card_ = trick_.winner(order(ranks, trump))
    assert card_ is playing_card(winner)
    assert trick_.plays[(seat - leader) % 4] == (seat, card_)


def test_the_later_of_two_equals_wins_where_the_order_says_so():
    plays = ("2H", "AH", "2Hb", "AHb")
    ranks = "23456789TJQKA"
    assert trick(*plays).winner(order(ranks, CLUBS))[0] == 1
    assert trick(*plays).winner(order(ranks, CLUBS, later_of_equals=True))[0] == 3


@given(st.permutations(range(4)))
def test_the_best_card_wins_wherever_it_lies(places):
    codes = ("7H", "9H", "QH", "KH")
    seat, card_ = trick(*(codes[place] for place in places)).winner(order("789TJQKA", CLUBS))
    assert (seat, card_) == (places.index(3), playing_card("KH"))


def test_a_trick_knows_its_lead_and_copies_apart():
    empty: Trick[PlayingCard] = Trick()
    assert (len(empty), empty.leader, empty.led) == (0, None, None)
    with pytest.raises(ValueError, match="nobody"):
        empty.winner(order("2A", SPADES))
    first = trick("7H", "8H", leader=2)
    twin = first.copy()
    twin.play(0, playing_card("9H"))
    assert (len(first), len(twin)) == (2, 3)
    assert (first.leader, first.led) == (2, playing_card("7H"))
    assert first.plays == [(2, playing_card("7H")), (3, playing_card("8H"))]


def test_tricks_do_not_share_their_plays():
    for one, other in permutations([trick(), trick(), trick("7H")], 2):
        assert one.plays is not other.plays
