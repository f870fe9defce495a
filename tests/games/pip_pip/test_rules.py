"""Rules 1-20 of Pip-Pip: players, pack, deal and play. One test a numbered rule, the rule as its docstring."""

from random import Random
from typing import Any

import pytest

from engine.cards import ACE, JACK, KING, QUEEN, RANKS, SUITS, TWO, playing_card
from engine.match import Match
from engine.seats import CHANCE
from games.pip_pip import actions, events
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, WORTH, all_tricks, cards_in, height, worth_of
from tests.games.pip_pip.laid import GAME, cards, dealt, hand, legal, play, play_on, randomly, refused, taken

ALL_SEATS = range(3, 13)


def chance(state, word):
    return state.apply(CHANCE, GAME.parse_action(word))


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_r01_players(seats):
    """Players: 3-12, best 6-8. Each plays alone. The lobby offers all sizes and marks 6-8 as the best."""
    assert Match(GAME, Options(), seats).state.actors() == (CHANCE,)
    assert GAME.sides(Options(), seats) == tuple((seat,) for seat in range(seats))
    assert (GAME.fewest, GAME.most) == (3, 12)
    assert 6 <= GAME.usual <= 8
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="3 to 12"):
            Match(GAME, Options(), wrong)


def test_r02_two_packs():
    """Two 52-card packs together: 104 cards, two of each."""
    assert len(DECK) == len(set(DECK)) == 104
    for suit in SUITS:
        for rank in RANKS:
            assert len([one for one in DECK if one.suit is suit and one.rank is rank]) == 2


def test_r03_rank():
    """Rank in each suit, high to low: 2 A K Q J 10 9 8 7 6 5 4 3."""
    assert "".join(rank.code for rank in sorted(RANKS, key=height, reverse=True)) == "2AKQJT9876543"


@pytest.mark.parametrize(("low", "high"), list(zip("3456789TJQKA", "456789TJQKA2", strict=True)))
def test_r03_rank_decides_tricks(low, high):
    """Rank in each suit, high to low: 2 A K Q J 10 9 8 7 6 5 4 3."""
    state = dealt([f"{low}H", f"{high}H", f"{low}Hb"])
    assert taken(play(state, f"{low}H", f"{high}H", f"{low}Hb")).seat == 1


def test_r04_worth():
    """Missing chart - points per captured card: 2 = 11, A = 10, K = 5, Q = 4, J = 3, all others 0."""
    assert WORTH == {TWO: 11, ACE: 10, KING: 5, QUEEN: 4, JACK: 3}
    state = dealt(["2H", "AH", "KH", "QH", "JH"])
    assert taken(play(state, "2H", "AH", "KH", "QH", "JH")).points == 33
    assert state.observe(0).points(0) == 33


def test_r05_264_in_all():
    """Check: 33 per suit and pack, 132 per pack, 264 in both packs. … so a hand yields 264 or less."""
    whole = (1 << 104) - 1
    assert worth_of(whole) == 264
    for suit in SUITS:
        for copy in range(2):
            assert sum(WORTH.get(c.rank, 0) for c in DECK if c.suit is suit and c.copy == copy) == 33


def test_r06_call_is_50():
    """Each Pip-Pip call: 50."""
    state = dealt(["KH QH"] + [""] * 3)
    before = state.observe(0).score(0)
    state.apply(0, GAME.parse_action("call:KH.QH"))
    assert state.observe(0).score(0) == before + 50


def test_r07_highest_draws():
    """Everybody draws a card from the shuffled double pack; highest rank deals; those tied for highest put these
    cards aside and draw again among themselves from the rest, as often as needed."""
    state = GAME.deal(Options(), 4, None)
    assert state.actors() == (CHANCE,)
    found = chance(state, "draw:AH.9C.AS.4D")
    assert [one.seat for one in found if isinstance(one, events.DrewForDeal)] == [0, 1, 2, 3]
    assert found[-1] == events.DrawTied((0, 2))
    assert state.observe(None).dealer is None
    for wrong in ("draw:7D", "draw:7D.9C", "draw:7D.7D", "draw:7D.8D.9D", "draw:AH.2C"):
        assert refused(state, CHANCE, wrong).key == "not-for-chance"
    found = chance(state, "draw:5D.5H")
    assert found[-1] == events.DrawTied((0, 2))
    assert refused(state, CHANCE, "draw:5D.2C").key == "not-for-chance"
    found = chance(state, "draw:6D.2C")
    assert state.dealer == 2
    assert found[-1] == events.DealerChosen(2, playing_card("2C"), playing_card("2C").suit)


def test_r07_ties_below_the_top_do_not_matter():
    """highest rank deals; those tied for highest … draw again"""
    state = GAME.deal(Options(), 4, None)
    chance(state, "draw:KH.9C.AS.KD")
    assert state.dealer == 2


def test_r07a_seats_as_in_the_lobby():
    """Seats: as set in the lobby."""
    state = GAME.deal(Options(), 4, None)
    found = chance(state, "draw:9D.2S.KH.4C")
    assert state.order == (0, 1, 2, 3)
    assert not [one for one in found if isinstance(one, events.Seated)]


def test_r07a_seats_by_the_draw():
    """If wanted, the same draw also settles them: … the draw's winner keeps his place and the others sit clockwise
    from him in descending order of their cards (ties below the top: the earlier drawer first)."""
    state = GAME.deal(Options(seating="draw"), 5, None)
    found = chance(state, "draw:9D.2S.9H.KH.4C")
    assert state.order == (1, 3, 0, 2, 4)
    assert found[-1] == events.Seated((1, 3, 0, 2, 4))
    chance(state, actions.Shuffle(DECK).code)
    assert state.actors() == (3,)
    play_on(state)
    assert state.outcome.carry["order"] == "1.3.0.2.4"
    assert state.outcome.carry["dealer"] == 3


def test_r07a_who_tied_at_the_top_sits_before_the_others():
    """those tied for highest … draw again among themselves"""
    state = GAME.deal(Options(seating="draw"), 4, None)
    chance(state, "draw:AH.KC.AS.AD")
    chance(state, "draw:3C.5C.4C")
    assert state.order == (2, 3, 0, 1)


def test_r08_first_trump():
    """First hand's trump = suit of the card that won that draw (after a redraw: the redrawn card)."""
    state = GAME.deal(Options(), 3, None)
    chance(state, "draw:AH.AS.9C")
    assert state.observe(None).trump is None
    chance(state, "draw:7D.2C")
    assert state.trump.code == "C"


def test_r09_deal():
    """The drawn cards go back, the pack is shuffled, the player to the dealer's right cuts, 7 cards each face down,
    one at a time, clockwise from the dealer's left; the rest lies face down in the middle as the stock."""
    state = GAME.deal(Options(), 4, None)
    chance(state, "draw:2H.AS.9C.4D")
    assert state.drawn
    pack = list(DECK)
    Random(9).shuffle(pack)
    found = state.apply(CHANCE, actions.Shuffle(tuple(pack)))
    assert not state.drawn
    assert found[0] == events.Shuffled(0, 3)
    for place, seat in enumerate((1, 2, 3, 0)):
        assert hand(state, seat) == {one.code for one in pack[place:28:4]}
    assert len(state.stock) == 76
    assert state.stock[-1].card is pack[28]
    for event in found[1:]:
        assert isinstance(event, events.Dealt)
        others = (None, *(seat for seat in range(4) if seat != event.seat))
        assert all(event.seen_by(eyes).cards == (None,) * 7 for eyes in others)
        assert event.seen_by(event.seat) is event
    wrong = (*pack[:-1], pack[0])
    assert refused(GAME.deal(Options(), 4, None), CHANCE, actions.Shuffle(wrong).code).key == "not-for-chance"


def test_r10_deal_moves():
    """The deal moves one seat clockwise each hand."""
    match: Any = Match(GAME, Options(), 5)
    dealers = []
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        while match.state.actors() == (CHANCE,):
            match.apply(CHANCE, match.state.chance_outcome(Random(len(match.record))))
        dealers.append(match.state.dealer)
        while match.state.outcome is None:
            (seat,) = match.state.actors()
            match.apply(seat, match.state.legal_actions(seat)[0])
    assert dealers == [(dealers[0] + index) % 5 for index in range(5)]


def test_r11_later_trump_is_cut():
    """Later hands: trump = suit of a random card cut before the deal. … Default as seed, meaning the left neighbour
    of the coming hand's dealer; the cut card returns, then shuffle, cut and deal as in rule 9."""
    state = GAME.deal(Options(), 4, {"dealer": 2, "order": "0.1.2.3", "trump": "S"})
    assert refused(state, CHANCE, actions.Shuffle(DECK).code).key == "not-for-chance"
    assert refused(state, CHANCE, "draw:2H.AS.9C.4D").key == "not-for-chance"
    card = playing_card("7D")
    assert chance(state, "cut:7D") == (events.CutForTrump(3, card, card.suit),)
    assert state.trump is card.suit
    state.apply(CHANCE, actions.Shuffle(DECK))
    assert card in DECK
    assert state.actors() == (3,)


def test_r12_dealers_left_leads():
    """Dealer's left leads the first trick, any card; the others follow clockwise, one card each."""
    state = dealt(["3H", "4H", "5H", "6H"], dealer=1)
    assert state.actors() == (2,)
    assert legal(state, 2) == hand(state, 2)
    order = []
    while not state.tricks:
        order += state.actors()
        state.apply(order[-1], state.legal_actions(order[-1])[0])
    assert order == [2, 3, 0, 1]
    assert refused(dealt([""] * 4), 1, "3H").key == "not-your-turn"


def test_r13_follow_suit():
    """Following suit is compulsory: if you hold the led suit you must play it; otherwise any card, trump or not; no
    duty to trump or to beat."""
    state = dealt(["AH", "3H 2H KS 4C !H", "KSb 4Cb 5Cb 6Cb 7Cb 8Cb 9Cb", ""], trump="S")
    play(state, "AH")
    assert legal(state, 1) == {"3H", "2H"}
    message = refused(state, 1, "KS")
    assert (message.key, dict(message.params)) == ("follow-suit", {"suit": "H"})
    assert refused(state, 1, "QD").key == "not-in-hand"
    play(state, "3H")
    assert legal(state, 2) == hand(state, 2)


def test_r14_exposed_cards_are_played_and_follow():
    """Cards exposed by a Pip-Pip remain part of the hand: they count for following suit and can be played."""
    state = dealt(["3H", "KH QH 3C 4C 5C 6C 7C", "", ""], trump="S")
    state.apply(1, GAME.parse_action("call:KH.QH"))
    play(state, "3H")
    assert legal(state, 1) == {"KH", "QH"}
    assert refused(state, 1, "3C").key == "follow-suit"
    (event, *_) = play(state, "KH")
    assert event == events.Played(1, playing_card("KH"), shown=True)
    assert "KH" not in hand(state, 1)
    assert [one.code for one in state.observe(0).shown(1)] == ["QH"]


def test_r15_winner():
    """Highest trump wins, else highest card of the led suit."""
    state = dealt(["9H", "3S !H", "AH", "4S !H"], trump="S")
    assert taken(play(state, "9H", "3S", "AH", "4S")).seat == 3
    state = dealt(["9H", "2D !H", "AH", "2C !H"], trump="S")
    assert taken(play(state, "9H", "2D", "AH", "2C")).seat == 2


def test_r16_second_of_identical_cards_wins():
    """Of two identical cards that are highest, the second played wins."""
    state = dealt(["AH", "AHb", "3H", "4H"])
    assert taken(play(state, "AH", "AHb", "3H", "4H")).seat == 1
    state = dealt(["AH", "3H", "2H", "AHb"])
    assert taken(play(state, "AH", "3H", "2H", "AHb")).seat == 2


def test_r17_draw_after_each_play():
    """Right after playing his card each player draws the top stock card, before the next player plays."""
    state = dealt(["3H", "4H", "5H", "6H"], stock="2D AC KC QC")
    found = play(state, "3H")
    assert found == [events.Played(0, playing_card("3H"), shown=False), events.Drew(0, playing_card("2D"))]
    assert found[1].seen_by(0) == found[1]
    assert [found[1].seen_by(eyes).card for eyes in (1, 2, 3, None)] == [None] * 4
    assert "2D" in hand(state, 0)
    assert len(state.stock) == 75
    found = play(state, "4H")
    assert "AC" in hand(state, 1)


def test_r18_winner_takes_and_leads():
    """The winner lays the cards face down on his pile, to be counted at the end of the hand, and leads next."""
    state = dealt(["3H", "2H", "AH", "6H"])
    trick = taken(play(state, "3H", "2H", "AH", "6H"))
    assert (trick.seat, trick.points) == (1, 21)
    assert state.actors() == (1,)
    assert {one.code for one in cards_in(state.piles[1])} == {"3H", "2H", "AH", "6H"}
    assert legal(state, 1) == hand(state, 1)


def test_r19_remainder():
    """Between tricks: if the stock holds fewer cards than there are players, it is turned face up for all to see,
    scores for nobody and is out of play; no more drawing, the last 7 cards are played out. The test is made only
    between tricks, never inside one, so all draw equally often. If the stock is exactly 0 nothing is exposed."""
    state = dealt([""] * 5)
    found = play_on(state, until=13)
    (left,) = [one for one in found if isinstance(one, events.RemainderExposed)]
    assert found[-1] is left
    assert len(left.cards) == 4
    assert left.seen_by(0) is left.seen_by(None) is left
    assert not state.stock
    assert [state.hands[seat].bit_count() for seat in range(5)] == [7] * 5
    found = play_on(state)
    assert not [one for one in found if isinstance(one, events.Drew | events.RemainderExposed)]
    lost = worth_of(state.remainder)
    assert sum(state.outcome.scores) == 264 - lost
    [check] = [line.what for line in state.outcome.lines if line.what.key == "check"]
    assert dict(check.params)["lost"] == lost
    assert not [one for one in play_on(dealt([""] * 4)) if isinstance(one, events.RemainderExposed)]


TRICKS = {3: (34, 2), 4: (26, 0), 5: (20, 4), 6: (17, 2), 7: (14, 6), 8: (13, 0), 9: (11, 5), 10: (10, 4), 11: (9, 5),
          12: (8, 8)}  # fmt: skip


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_r20_tricks_per_hand(seats):
    """Tricks per hand = floor(104/n), exposed cards = 104 mod n: n: 3 -> 34 tricks, 2 left; 4 -> 26, 0; 5 -> 20, 4;
    6 -> 17, 2; 7 -> 14, 6; 8 -> 13, 0; 9 -> 11, 5; 10 -> 10, 4; 11 -> 9, 5; 12 -> 8, 8."""
    tricks, left = TRICKS[seats]
    assert all_tricks(seats) == tricks
    for seed in range(5):
        state = randomly(seed, seats, Options())
        assert state.tricks == tricks
        assert state.remainder.bit_count() == left
        assert sum(pile.bit_count() for pile in state.piles) == tricks * seats


def test_both_ways_to_write_a_card():
    """The examples' notation and ours name the same cards."""
    assert cards("H10 KS") == (playing_card("TH"), playing_card("KS"))
