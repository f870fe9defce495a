"""Unseen cards: every world that could be is dealt, none that could not, and all about equally often."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from engine import unseen
from engine.cards import Card, cards_of, codes, deck_32, deck_52
from engine.unseen import Holder, NoWorld, deal_unseen
from tests.engine.chance import chi_square_limit
from tests.engine.worlds import World, agrees, worlds

SEVEN = cards_of("7S.8S.9S.7H.8H.9H.7D")


def some(text: str) -> frozenset[Card]:
    """Cards by their codes."""
    return frozenset(cards_of(text))


def as_world(hands: list[list[Card]]) -> World:
    """What was dealt, order aside."""
    return tuple(map(frozenset, hands))


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[tuple[Card, ...]], list[Holder]]:
    """One to three holders, up to six cards in one or two pools, and any mixture of facts, impossible ones too."""
    cards = SEVEN[: draw(st.integers(1, 6))]
    cut = draw(st.integers(1, len(cards)))
    pools = [cards[:cut], cards[cut:]] if cut < len(cards) and draw(st.booleans()) else [cards]
    size = draw(st.integers(1, 3))
    lying = [[draw(st.integers(0, size - 1)) for _ in pool] for pool in pools]
    sets = st.frozensets(st.sampled_from(SEVEN), max_size=5)
    few = st.frozensets(st.sampled_from(SEVEN), min_size=1, max_size=3)
    holders = []
    for holder in range(size):
        takes = tuple(pool.count(holder) for pool in lying)
        holders.append(
            Holder(
                takes if draw(st.booleans()) else sum(takes),
                never=draw(sets),
                always=draw(st.frozensets(st.sampled_from(SEVEN), max_size=1)),
                at_most=tuple(draw(st.lists(st.tuples(st.integers(0, 2), sets), max_size=3))),
                one_of=tuple(
                    tuple(draw(st.lists(few, min_size=1, max_size=3))) for _ in range(draw(st.integers(0, 2)))
                ),
            )
        )
    return pools, [draw(st.sampled_from([holder, Holder(holder.takes), holder])) for holder in holders]


@settings(max_examples=250, deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_a_world_is_dealt_just_when_there_is_one(table, seed):
    pools, holders = table
    possible = worlds(pools, holders)
    note(f"{len(possible)} worlds")
    for turn in range(5):
        if possible:
            assert as_world(deal_unseen(pools, holders, Random(seed + turn))) in possible
        else:
            with pytest.raises(NoWorld):
                deal_unseen(pools, holders, Random(seed + turn))


@settings(max_examples=40, deadline=None)
@given(tables(), st.sampled_from([0, 2]))
def test_every_world_has_its_chance(table, swaps):
    pools, holders = table
    possible = worlds(pools, holders)
    with patch.object(unseen, "_SWAPS", swaps):
        rng = Random(1)
        left = set(possible)
        for _ in range(60 * len(possible)):
            left.discard(as_world(deal_unseen(pools, holders, rng)))
            if not left:
                break
    assert not left


def test_facts_that_cross_are_searched():
    """Many small tables with nothing but "at most", in any order and overlap; most are possible, some barely."""
    refused = 0
    for seed in range(1500):
        rng = Random(seed)
        size = rng.choice([2, 3])
        cards = SEVEN[: rng.randrange(4, 7)]
        lying = [rng.randrange(size) for _ in cards]
        holders = [
            Holder(
                lying.count(holder),
                at_most=tuple(
                    (rng.randrange(3), frozenset(rng.sample(cards, rng.randrange(2, 5))))
                    for _ in range(rng.randrange(1, 5))
                ),
            )
            for holder in range(size)
        ]
        try:
            hands = deal_unseen([cards], holders, rng)
        except NoWorld:
            refused += 1
            assert not worlds([cards], holders), f"seed {seed}"
        else:
            assert agrees([cards], holders, as_world(hands)), f"seed {seed}"
    assert 300 < refused < 1400


SIX = SEVEN[:6]
TABLES = {
    "nothing known": [Holder(2), Holder(2), Holder(2)],
    "voids": [Holder(2, never=some("7S.8S.9S")), Holder(2, never=some("7H")), Holder(2)],
    "a tight fit": [Holder(2, never=some("7S.8S.9S.7H")), Holder(2, never=some("8H")), Holder(2)],
    "at most": [Holder(3, at_most=((1, some("7S.8S.9S")),)), Holder(2, at_most=((1, some("7H.8H.9H")),)), Holder(1)],
    "at most, crossing": [Holder(3, at_most=((1, some("7S.8S")), (1, some("8S.9S.7H")))), Holder(3)],
    "one of three": [Holder(2, one_of=((some("7S"), some("8S"), some("9S")),)), Holder(2), Holder(2)],
    "one of two runs": [Holder(4, one_of=((some("7S.8S.9S"), some("7H.8H.9H")),)), Holder(2)],
    "two facts at once": [Holder(3, one_of=((some("7S"), some("8S")), (some("7H"), some("8H")))), Holder(3)],
    "always": [Holder(2, always=some("7S")), Holder(2, never=some("9S")), Holder(2)],
}


@pytest.mark.parametrize("name", TABLES)
def test_all_worlds_are_about_equally_likely(name):
    """With facts, none more than two fifths off; without, as even as chance is in all but one of a thousand runs."""
    pools, holders = [SIX], TABLES[name]
    possible = worlds(pools, holders)
    each = 200
    rng = Random(7)
    seen = Counter(as_world(deal_unseen(pools, holders, rng)) for _ in range(each * len(possible)))
    assert set(seen) == possible
    if name == "nothing known":
        assert sum((seen[world] - each) ** 2 / each for world in possible) < chi_square_limit(len(possible) - 1)
    assert min(seen.values()) / each > 0.6
    assert max(seen.values()) / each < 1.4


def test_each_holder_is_dealt_from_its_pools():
    left_over, reshuffled = deck_52()[:20], deck_52()[20:40]
    rng = Random(3)
    for _ in range(200):
        hands = deal_unseen([left_over, reshuffled], [Holder((5, 2)), Holder((15, 0)), Holder((0, 18))], rng)
        assert [(len(set(hand) & set(left_over)), len(set(hand) & set(reshuffled))) for hand in hands] == [
            (5, 2),
            (15, 0),
            (0, 18),
        ]


@pytest.mark.parametrize("known", [frozenset(), frozenset(deck_52()[:5])], ids=["plain", "with facts"])
def test_a_stock_comes_in_random_order(known):
    """Each card of the stock lies on top about as often as any other, from whichever pool it comes."""
    pools = [deck_52()[:10], deck_52()[10:20]]
    rng, deals = Random(5), 3000
    tops = Counter(deal_unseen(pools, [Holder((5, 1), never=known), Holder(14)], rng)[1][0] for _ in range(deals))
    shares = {card: (1.0 if card in known else 0.0 if known else 0.5) / 14 for card in pools[0]}
    shares |= dict.fromkeys(pools[1], 0.9 / 14)
    for card, share in shares.items():
        assert abs(tops[card] - deals * share) < 5 * (deals * share + 1) ** 0.5


def test_announced_runs_are_planted():
    """Three hidden hands of Pilotta, two of which announced: by trial and error one deal in thousands would do."""
    deck = deck_32()[:24]
    runs = {
        length: tuple(
            frozenset(deck[suit + low : suit + low + length]) for suit in (0, 8, 16) for low in range(9 - length)
        )
        for length in (3, 4, 5)
    }
    no_better = tuple((len(run) - 1, run) for run in runs[5])
    holders = [
        Holder(8, one_of=(runs[4],), at_most=no_better),
        Holder(8, one_of=(runs[3],), at_most=tuple((3, run) for run in runs[4])),
        Holder(8, never=some("JS.9S.AS")),
    ]
    rng = Random(11)
    for _ in range(200):
        assert agrees([deck], holders, as_world(deal_unseen([deck], holders, rng)))


def true_facts(rng: Random) -> tuple[list[tuple[Card, ...]], list[Holder]]:
    """A pack dealt to two to eight holders, and facts of every kind that are true of it, many to the last card."""
    cards: list[Card] = list(deck_52())
    rng.shuffle(cards)
    cut = rng.randrange(1, 52)
    pools: list[tuple[Card, ...]] = [tuple(cards[:cut]), tuple(cards[cut:])]
    size = rng.randrange(2, 9)
    hands: list[list[Card]] = [[] for _ in range(size)]
    for card in cards:
        hands[rng.randrange(size)].append(card)
    holders = []
    for hand in hands:
        others = [card for card in cards if card not in hand]
        takes = tuple(sum(card in pool for card in hand) for pool in pools)
        sets = [frozenset(rng.sample(cards, rng.randrange(1, 8))) for _ in range(rng.randrange(5))]
        groups = [frozenset(rng.sample(cards, rng.randrange(1, 5))) for _ in range(rng.randrange(8))]
        groups.append(frozenset(rng.sample(hand, min(len(hand), rng.randrange(1, 5)))))
        holders.append(
            Holder(
                takes if rng.random() < 0.6 else sum(takes),
                never=frozenset(rng.sample(others, rng.randrange(len(others)) if rng.random() < 0.6 else 0)),
                always=frozenset(rng.sample(hand, min(len(hand), rng.randrange(3)))),
                at_most=tuple((len(cards_ & set(hand)), cards_) for cards_ in sets),
                one_of=(tuple(rng.sample(groups, len(groups))),) if rng.random() < 0.3 else (),
            )
        )
    return pools, holders


@pytest.mark.parametrize("seed", range(40))
def test_what_is_true_of_a_deal_can_be_dealt(seed):
    rng = Random(seed)
    pools, holders = true_facts(rng)
    assert agrees(pools, holders, as_world(deal_unseen(pools, holders, rng)))


def test_a_whole_pack_that_just_fits():
    """Every suit is refused by all holders but one: the only world is found at once."""
    deck = deck_52()
    suits = [frozenset(deck[start : start + 13]) for start in range(0, 52, 13)]
    holders = [Holder(13, never=frozenset(deck) - own) for own in suits]
    assert as_world(deal_unseen([deck], holders, Random(1))) == tuple(suits)


def test_a_long_chain_of_moves_is_found():
    """Holder n refuses all but two neighbouring cards, the last one all but the first: one cyclic pair of worlds."""
    deck = deck_52()
    size = len(deck)
    holders = [Holder(1, never=frozenset(deck) - {deck[at], deck[(at + 1) % size]}) for at in range(size)]
    found = {as_world(deal_unseen([deck], holders, Random(seed))) for seed in range(40)}
    assert len(found) == 2


@pytest.mark.parametrize(
    ("pools", "holders", "reason"),
    [
        ([SEVEN], [Holder(3), Holder(3)], "7 cards for 6 places"),
        ([SEVEN[:3], SEVEN[3:]], [Holder((4, 0)), Holder(3)], "3 cards for 4 places in pool 0"),
        ([SEVEN], [Holder(3, always=some("7S.8S.9S.7H")), Holder(4)], "cannot take the cards it always has"),
        ([SEVEN], [Holder(4, never=some("7S.8S.9S.7H")), Holder(3)], "7 cards cannot lie with 2 holders"),
        ([SEVEN], [Holder(5, at_most=((1, some("7S.8S.9S.7H")),)), Holder(2)], "7 cards cannot lie with 2 holders"),
        ([SEVEN], [Holder(2, one_of=((some("7S.8S.9S"),),)), Holder(5)], "7 cards cannot lie with 2 holders"),
        ([SEVEN], [Holder(2, one_of=((some("AS"),),)), Holder(5)], "7 cards cannot lie with 2 holders"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(pools, holders, reason):
    with pytest.raises(NoWorld, match=reason):
        deal_unseen(pools, holders, Random(1))


@pytest.mark.parametrize(
    ("pools", "holders", "reason"),
    [
        ([SEVEN], [Holder(-1), Holder(8)], "less than nothing"),
        ([SEVEN], [Holder(7, at_most=((-1, some("7S")),))], "less than nothing"),
        ([SEVEN], [Holder((3, 4))], "of 1 pools"),
        ([SEVEN, SEVEN], [Holder(14, never=some("7S"))], "twice"),
    ],
)
def test_nonsense_is_a_value_error(pools, holders, reason):
    with pytest.raises(ValueError, match=reason):
        deal_unseen(pools, holders, Random(1))


def test_no_cards_and_empty_hands():
    assert deal_unseen([], [Holder(0), Holder(())], Random(1)) == [[], []]
    assert deal_unseen([()], [Holder((0,), never=some("7S"))], Random(1)) == [[]]


ONE_DEAL = """
from random import Random
from engine.cards import codes, deck_32
from engine.unseen import Holder, deal_unseen
deck = deck_32()
runs = tuple(frozenset(deck[low:low + 3]) for low in range(6))
holders = [Holder(6, never=frozenset(deck[9:14]), at_most=((2, frozenset(deck[:4])), (2, frozenset(deck[2:7])))),
           Holder(8, one_of=(runs,), always=frozenset(deck[20:23])), Holder(10)]
print(*map(codes, deal_unseen([deck[:24]], holders, Random(5))))
"""


def test_the_same_seed_deals_alike_in_every_process():
    """Cards lie at other addresses in another process, so sets of them come in another order there."""
    script = f"junk = [object() for _ in range({{}})]\n{ONE_DEAL}"
    path = os.pathsep.join(sys.path)
    deals = {
        subprocess.run(
            [sys.executable, "-c", script.format(number)],
            env={"PYTHONPATH": path, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in (1, 20_000, 77)
    }
    assert len(deals) == 1


def test_what_is_dealt_is_what_was_there():
    deck = deck_52()
    hands = deal_unseen([deck[:25], deck[25:]], [Holder(20, never=some("AS")), Holder((10, 22))], Random(9))
    assert sorted(codes(hands[0] + hands[1]).split(".")) == sorted(codes(deck).split("."))
