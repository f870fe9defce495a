"""Case 24: a shuffle that shifts cards by one place, or favours some, shows in where each card comes to lie."""

from random import Random

import pytest

from engine.cards import deck_32, deck_52, deck_numbered, shuffled
from tests.engine.chance import chi_square_limit

SHUFFLES = 100_000
DECKS = {"32": deck_32(), "52": deck_52(), "56": deck_numbered(), "104": deck_52(packs=2)}


@pytest.mark.parametrize("name", DECKS)
def test_every_card_comes_to_lie_anywhere(name):
    """100,000 shuffles: mean place within 4 standard errors, card by place within 99.9 % of chi-square.

    A shuffle is kept as one byte a card, so that all that lay in one place is one stride of bytes.
    """
    size = len(DECKS[name])
    rng = Random(f"case 24/{name}")
    numbers = range(size)
    places = bytearray()
    for _ in range(SHUFFLES):
        places += bytes(shuffled(numbers, rng))
    counts = [[column.count(card) for card in range(size)] for column in (places[at::size] for at in range(size))]
    standard_error = ((size**2 - 1) / 12 / SHUFFLES) ** 0.5
    for card in range(size):
        mean = sum(at * counts[at][card] for at in range(size)) / SHUFFLES
        assert abs(mean - (size - 1) / 2) < 4 * standard_error
    expected = SHUFFLES / size
    chi_square = sum((count - expected) ** 2 / expected for column in counts for count in column)
    # Each card lies somewhere and each place holds a card: (size - 1) squared degrees, scaled for whole permutations.
    assert chi_square * (size - 1) / size < chi_square_limit((size - 1) ** 2)
