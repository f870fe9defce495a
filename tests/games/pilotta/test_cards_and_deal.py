"""P1-P9: table, cards, values, the deal."""

from random import Random

from engine.cards import deck_32
from engine.seats import CHANCE
from games.pilotta import GAME
from games.pilotta.actions import Shuffle
from games.pilotta.dealing import hands_of
from games.pilotta.options import Options
from games.pilotta.pack import CARDS, POINTS, STRENGTH
from tests.games.pilotta.kafenio import HANDS, dealt, legal, refused, told


def test_p01_partners_opposite_and_counter_clockwise():
    """P1. Four players, partners opposite. Dealing, bidding and play all go counter-clockwise."""
    assert GAME.sides(Options(), 4) == ((0, 2), (1, 3))
    assert not GAME.clockwise
    state = dealt()
    assert state.turn == 0
    assert told(state, "pass").turn == 1


def test_p02_thirty_two_cards():
    """P2. 32 cards: 7 8 9 10 J Q K A in four suits."""
    assert set(CARDS) == set(deck_32())
    assert len(CARDS) == 32


def test_p03_rank_and_points():
    """P3. Trumps J 20, 9 14, A 11, 10 10, K 4, Q 3, 8, 7; side suits A 11, 10 10, K 4, Q 3, J 2, 9, 8, 7."""
    spades = [card for card in CARDS if card.suit.code == "S"]
    ranked = sorted(spades, key=lambda card: -STRENGTH[0][0][CARDS.index(card)])
    assert "".join(card.rank.code for card in ranked) == "J9ATKQ87"
    assert [POINTS[0][CARDS.index(card)] for card in ranked] == [20, 14, 11, 10, 4, 3, 0, 0]
    hearts = [card for card in CARDS if card.suit.code == "H"]
    ranked = sorted(hearts, key=lambda card: -STRENGTH[0][1][CARDS.index(card)])
    assert "".join(card.rank.code for card in ranked) == "ATKQJ987"
    assert [POINTS[0][CARDS.index(card)] for card in ranked] == [11, 10, 4, 3, 2, 0, 0, 0]


def test_p04_162_every_round():
    """P4. 152 card points and 10 for the last trick."""
    assert all(sum(counts) == 152 for counts in POINTS)


def test_p05_suit_contracts_only():
    """P5. Suit contracts only."""
    assert {code.rstrip("SHDC") for code in legal(dealt()) if code != "pass"} == {
        str(value) for value in range(80, 401, 10)
    }


def test_p06_first_dealer_is_drawn():
    """P6. First dealer random."""
    found = set()
    for seed in range(40):
        state = GAME.deal(Options(), 4, None)
        assert state.actors() == (CHANCE,)
        state.apply(CHANCE, state.chance_outcome(Random(seed)))
        found.add(state.dealer)
    assert found == {0, 1, 2, 3}


def test_p07_three_two_three_from_the_dealers_right():
    """P7. The dealer gives 3, then 2, then 3 cards to each, starting on his right and ending with himself."""
    state = GAME.deal(Options(), 4, {"dealer": 1})
    shuffle = state.chance_outcome(Random(5))
    assert isinstance(shuffle, Shuffle)
    pack = shuffle.cards
    hands = hands_of(shuffle, 1)
    assert hands[2] == (*pack[0:3], *pack[12:14], *pack[20:23])
    assert hands[1] == (*pack[9:12], *pack[18:20], *pack[29:32])
    assert {len(hand) for hand in hands} == {8}


def test_p08_the_deal_moves_to_the_right():
    """P8. After every round, and after a passed-out deal, the deal moves one seat counter-clockwise."""
    state = told(dealt(dealer=3), "pass pass pass pass")
    assert state.outcome is not None
    assert state.outcome.carry["dealer"] == 0


def test_p09_the_dealers_right_speaks_first():
    """P9. The player on the dealer's right speaks first."""
    for dealer in range(4):
        assert dealt(HANDS, dealer).turn == (dealer + 1) % 4


def test_the_deck_acts_alone_before_the_auction():
    """Nobody speaks before the shuffle, and no pack but the 32 cards is dealt."""
    state = GAME.deal(Options(), 4, {"dealer": 0})
    assert [state.legal_actions(seat) for seat in range(4)] == [()] * 4
    assert refused(state, "pass").key == "shuffle"
