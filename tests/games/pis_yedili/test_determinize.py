"""Every world dealt for some eyes could have happened, and every world that could have happened is dealt."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import PlayingCard, codes, playing_card
from engine.game import ALL
from engine.notation import NotationError
from engine.seats import CHANCE, Seat
from games.pis_yedili import GAME
from games.pis_yedili.actions import DECK
from games.pis_yedili.deck import PLACE, deal_order
from games.pis_yedili.knowledge import held
from games.pis_yedili.options import Options
from games.pis_yedili.state import State
from tests.games.pis_yedili.stories import any_options, retold, tell
from tests.games.pis_yedili.tables import dealt, do, table

TOLD = [
    Options(),
    Options(first_lap="everyone"),
    Options(draws="until_playable"),
    Options(draws="until_playable", draw_though_able="then_lay"),
    Options(draws="any_number", draw_though_able="never"),
    Options(draws="up_to_three", tek="no_finish"),
    Options(ace_draw_first=True, last_card_effects=True, starter_cards=8),
    Options(ace="all_draw_any", answer_seven="ten_or_ace", seven_penalty="doubling"),
]
"""House rules under which draws and passes tell different things."""


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(2, 6), st.sampled_from([0.5, 0.9]), st.booleans())
def test_every_world_could_have_happened(random: Random, seats: int, brisk: float, mixed: bool):
    """Replayed with its own shuffles: legal at every step, the observer sees the same at every step, it ends there."""
    rng = Random(random.getrandbits(32))
    options = any_options(rng) if mixed else rng.choice(TOLD)
    for story in tell(options, seats, rng, brisk=brisk, longest=250):
        if rng.random() < 0.05 or not story.state.actors():
            eyes = rng.choice([None, *range(seats)])
            seen = story.state.observe(eyes)
            world = GAME.determinize(seen, rng)
            assert world.observe(eyes) == seen
            assert world.actors() == story.state.actors()
            retold(story, world, eyes)


@pytest.mark.parametrize("options", TOLD, ids=str)
def test_after_reshuffles(options: Options):
    """Long hands in which the discards have become the stock several times."""
    rng = Random(9)
    checked = 0
    while checked < 25:
        for story in tell(options, 3, rng, brisk=0.6, longest=300):
            if story.state.knowledge.reshuffles > 1 and rng.random() < 0.1:
                eyes = rng.randrange(3)
                retold(story, GAME.determinize(story.state.observe(eyes), rng), eyes)
                checked += 1


def splits(cards: Sequence[PlayingCard], counts: Sequence[int]) -> Iterator[tuple[tuple[PlayingCard, ...], ...]]:
    """All ways of giving so many of the cards to each; the rest is left over."""
    if not counts:
        yield ()
        return
    for chosen in combinations(cards, counts[0]):
        rest = [card for card in cards if card not in chosen]
        for others in splits(rest, counts[1:]):
            yield (chosen, *others)


def possible(state: State, eyes: Seat) -> set[str]:
    """The hands of every world that these eyes hold possible, found by trying all."""
    seen = state.observe(eyes)
    shown = set(seen.discard).union(seen.hand)
    hidden = [card for card in DECK if card not in shown]
    others = [seat for seat in range(seen.seats) if seat != eyes]
    found = set()
    for hands in splits(hidden, [seen.counts[seat] for seat in others]):
        world = state.copy()
        for seat, hand in zip(others, hands, strict=True):
            world.hands[seat] = sorted(hand, key=PLACE.__getitem__)
        there = set(world.discard).union(*world.hands)
        world.stock = [card for card in DECK if card not in there]
        try:
            GAME.from_position(world.position())
        except NotationError:
            continue
        if tuple(tuple(held(hand, seen.born, seen.reshuffles)) for hand in world.hands) == seen.held:
            found.add(hands_of(world))
    return found


def hands_of(world: State) -> str:
    """All hands as a text."""
    return world.position().partition("hands=")[2].partition(" ")[0]


AGAIN = "turn=1 phase=again hands=*/2C.3D/2S.5C"
START = "dealer=0 hands=*/2S.3D/2D.5S stock=6D.3C.6S discard=-"
UNTIL = "options=draws:until_playable turn=1"
FEW = [
    (f"{AGAIN} stock=3C.6S.6D discard=KS.AS", "draw pass"),
    (f"{AGAIN} stock=6S.3C.6D discard=KS.AS", "draw pass 2S 3S"),
    (f"{AGAIN} stock=6D.3C.6S discard=KS.AS", "draw pass draw pass 3S"),
    (START, "draw draw 3C"),
    (START, "draw draw 3C draw pass"),
    ("options=draw_though_able:never turn=1 hands=*/2C.3D/2D.5C stock=3C.6C.6D discard=KH", "draw pass draw"),
    (f"{UNTIL} hands=*/2C.3D/2D.5C stock=3C.6C.6D discard=KD", "draw pass draw pass"),
    (f"{UNTIL} hands=*/2C.3D/2D.5C stock=3C.6C.6D.6H discard=KD", "draw pass 2D 9D 3D"),
    (f"{UNTIL} hands=*/2C.3D.4D/2D.5C stock=3C.6C.6D discard=KD", "draw pass draw pass 9D 4D"),
    ("turn=1 hands=*/2C.3D/2D.5C stock=- discard=7C.8C.9C.KD", "draw *=reshuffle:9C.7C.8C pass draw"),
]
"""Tables at which seat 0 sees nearly all cards, and what happens."""


@pytest.mark.parametrize(("words", "moves"), FEW)
def test_every_possible_world_turns_up_and_no_other(words: str, moves: str):
    """Where few worlds are possible, all of them are dealt, and nothing else: compared with trying all hands."""
    state = table(words)
    do(state, *moves.split())
    worlds = possible(state, 0)
    rng = Random(1)
    seen = state.observe(0)
    dealt_ = {hands_of(GAME.determinize(seen, rng)) for _ in range(25 * len(worlds))}
    assert dealt_ == worlds
    assert hands_of(state) in worlds


def test_a_starter_who_drew_held_no_club():
    """Y6: he drew three times, so the cards he holds now are no clubs; cards he draws later may be."""
    state = table("hands=3H.4H.7H/3S.4C.4S/6H.6C.6S/8H.5C.8S stock=KD.KS.9C.QC.2D.* discard=-")
    do(state, "draw", "draw", "draw", "9C")
    seen = state.observe(1)
    for seed in range(50):
        world = GAME.determinize(seen, Random(seed))
        assert not any(card.suit.code == "C" for card in world.hands[0])
    do(state, "4C", "6C", "5C", "draw")
    clubs = [
        sum(card.suit.code == "C" for card in GAME.determinize(state.observe(1), Random(seed)).hands[0])
        for seed in range(200)
    ]
    assert set(clubs) == {0, 1}


def test_a_draw_in_an_ace_second_go_tells_of_the_suit():
    """O9 off: who draws in the second go held no card of the suit; with O9 on he may have."""
    words = "turn=0 phase=again hands=3D.2D/2H.3H/4D/6D stock=* discard=AS"
    state = table(words)
    do(state, "draw", "pass")
    spades = [
        sum(card.suit.code == "S" for card in GAME.determinize(state.observe(1), Random(seed)).hands[0])
        for seed in range(100)
    ]
    assert max(spades) == 1
    state = table("options=ace_draw_first:on " + words)
    do(state, "draw", "pass")
    assert not state.observe(1).memories


def test_drawing_and_passing_is_no_hard_fact():
    """Y11: one may draw and pass while holding a card that fits, so it is inference and limits no world."""
    state = table("turn=0 hands=3D.2D/2H.3H/4D/6D stock=* discard=5S")
    do(state, "draw", "pass")
    assert not state.observe(1).memories
    assert [None if lay is None else lay.code for lay in state.observe(1).declined] == ["5S", None, None, None]


def test_the_stock_holds_only_the_newest_discards():
    """After a reshuffle what was never laid is in hands, and nowhere else."""
    state = table("turn=0 hands=2D.3D/*/4D.5D/6D stock=- discard=KC.QC.JS named=H")
    do(state, "draw", "*=reshuffle:QC.KC", "pass")
    for seed in range(30):
        world = GAME.determinize(state.observe(2), Random(seed))
        assert {card.code for card in world.stock} <= {"QC", "KC"}
        assert sum(card.code in ("QC", "KC") for card in world.hands[0]) == 1


def test_all_eyes_and_ended_hands():
    """For `ALL` the world is the true one; once all hands lie open only the stock is dealt anew."""
    state = table("turn=0 hands=9S/3D/4D/6D stock=* discard=5S")
    assert GAME.determinize(state.observe(ALL), Random(1)).position() == state.position()
    do(state, "9S")
    world = GAME.determinize(state.observe(2), Random(1))
    assert (world.hands, world.outcome) == (state.hands, state.outcome)
    assert world.stock != state.stock


def test_before_the_deal():
    """There is nothing to deal out; the world is the same."""
    state = GAME.deal(Options(), 4, None)
    assert GAME.determinize(state.observe(0), Random(1)).position() == state.position()
    do(state, "*=dealer:2")
    world = GAME.determinize(state.observe(0), Random(1))
    assert world.position() == state.position()
    assert GAME.retell(world, ((-1, GAME.parse_action("dealer:2")),)) == ((-1, GAME.parse_action("dealer:2")),)


def test_a_world_that_cannot_have_been_is_not_told():
    """A starter who has drawn for a club and holds one of the deal: no shuffle can have led there."""
    hands = ["3H.4H.5H.6H.7H.8H.9H", "3S.4S.5S.6S.7S.8S.9S", "3D.4D.5D.6D.7D.8D.9D", "3C.4C.5C.6C.7C.8C.9C"]
    state = dealt(hands, stock=("KD", "QC"))
    shuffle = GAME.parse_action("shuffle:" + codes([*deal_of(hands), *reversed(state.stock)]))
    do(state, "draw", "draw", "QC")
    record = ((CHANCE, shuffle), *((0, GAME.parse_action(code)) for code in ("draw", "draw", "QC")))
    world = state.copy()
    retell = GAME.retell(world, record)
    assert [str(action) for _, action in retell] == [str(action) for _, action in record]
    world.hands[0][0], world.hands[3][0] = world.hands[3][0], world.hands[0][0]
    with pytest.raises(ValueError, match="seat 0 cannot have come"):
        GAME.retell(world, record)


def deal_of(hands: Sequence[str]) -> list[PlayingCard]:
    """The cards of these hands as they were dealt."""
    wanted = [one.split(".") for one in hands]
    return [playing_card(wanted[seat].pop(0)) for seat in deal_order(3, 4, 7)]
