"""Cards exist once, have a code each, and make the decks they should."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import (
    JOKER,
    RANKS,
    SUITS,
    Card,
    NumberCard,
    Rank,
    Suit,
    card,
    cards_of,
    codes,
    deck_32,
    deck_52,
    deck_numbered,
    playing_card,
    rank,
    suit,
)

ALL_CARDS = (*deck_52(packs=2), *deck_numbered())
VALUES: tuple[Card | Suit | Rank, ...] = (*ALL_CARDS, *SUITS, *RANKS)


def test_every_code_is_its_own_and_has_no_white_space():
    assert len({one.code for one in ALL_CARDS}) == len(ALL_CARDS) == 160
    for one in ALL_CARDS:
        assert one.code.split() == [one.code]
        assert not set(one.code) & set(".=/,:!?")


def test_a_value_exists_once():
    for one in VALUES:
        assert copy.copy(one) is one
        assert copy.deepcopy([one, one])[1] is one
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(one, protocol)) is one
        assert eval(repr(one), {"card": card, "suit": suit, "rank": rank}) is one
        assert str(one) == one.code


def test_a_value_is_frozen():
    for one in VALUES:
        code = one.code
        with pytest.raises(AttributeError, match="frozen"):
            setattr(one, "code", "2S")  # noqa: B010 - as a careless rule would
        with pytest.raises(AttributeError):
            setattr(one, "anything", 1)  # noqa: B010
        assert one.code == code


def test_every_code_parses_to_the_very_card():
    for one in ALL_CARDS:
        assert card(one.code) is one
    for one in deck_52():
        assert card(f"{one.rank.code}{one.suit.code}") is one
        assert card(f"{one.rank.code.replace('T', '10')}{one.suit.code}") is one
    assert card("10Hb") is card("THb")
    assert card("10") is deck_numbered()[9]
    assert suit("H") is SUITS[1]
    assert rank("10") is rank("T")


@pytest.mark.parametrize(
    "code", ["", "1S", "7", "7s", "SH", "0", "56", "KHbb", "KHc", "joker", "10", "7H ", "100H", "??"]
)
def test_what_is_no_playing_card_is_refused(code):
    with pytest.raises(ValueError, match="no card"):
        playing_card(code)


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_value_error(text):
    try:
        found = card(text)
    except ValueError:
        return
    assert found in ALL_CARDS
    assert found.code in (text, text.replace("10", "T"))


@pytest.mark.parametrize("read", [suit, rank])
def test_what_is_no_suit_or_rank_is_refused_with_what_there_is(read):
    with pytest.raises(ValueError, match=r"no (suit 'X': S, H, D or C|rank 'X': 2-9, T, J, Q, K or A)"):
        read("X")


def test_decks():
    assert len(deck_52()) == 52
    assert len(deck_52(packs=2)) == 104
    assert len(deck_32()) == 32
    assert len(deck_numbered()) == 56
    assert Counter(one.suit for one in deck_32()) == dict.fromkeys(SUITS, 8)
    assert {one.rank.code for one in deck_32()} == set("789TJQKA")
    assert set(deck_32()) < set(deck_52()) < set(deck_52(packs=2))
    assert [one.number for one in deck_numbered() if isinstance(one, NumberCard)] == list(range(1, 56))
    assert deck_numbered()[-1] is JOKER
    for packs in (0, 3):
        with pytest.raises(ValueError, match="1 or 2 packs"):
            deck_52(packs=packs)


def test_twins_differ_only_by_copy():
    first, second = deck_52(packs=2)[:52], deck_52(packs=2)[52:]
    for one, twin in zip(first, second, strict=True):
        assert one is not twin
        assert one != twin
        assert (one.rank, one.suit, one.copy, twin.copy) == (twin.rank, twin.suit, 0, 1)
        assert twin.code == one.code + "b"


def test_index_numbers_a_double_pack():
    assert [one.index for one in deck_52(packs=2)] == list(range(104))


@given(st.lists(st.sampled_from(ALL_CARDS), max_size=60))
def test_cards_as_a_word(cards):
    word = codes(cards)
    assert len(word.split()) == 1
    assert cards_of(word) == tuple(cards)


def test_no_cards_as_a_word():
    assert codes([]) == "-"
    assert cards_of("-") == cards_of("") == ()
    with pytest.raises(ValueError, match="no card 'X'"):
        cards_of("7H.X")
