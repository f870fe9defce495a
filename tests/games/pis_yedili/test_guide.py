"""The quick play-out is the rulebook to the letter; what is presumed is true of all who play by it; slips are sane."""

from collections.abc import Iterator
from random import Random

import pytest

from bots.bot import Standing
from bots.guide import Guide
from engine.game import Event
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.actions import DECK, DRAW, Lay
from games.pis_yedili.bits import BIT, bits
from games.pis_yedili.guide import GUIDE, chance_to_win
from games.pis_yedili.options import Options
from games.pis_yedili.playout import Hand, played_out
from games.pis_yedili.presumed import Story
from games.pis_yedili.rulebook import Rulebook
from games.pis_yedili.sampling import Hidden
from games.pis_yedili.state import State
from tests.games.pis_yedili.kept import counted
from tests.games.pis_yedili.stories import any_options
from tests.games.pis_yedili.tables import table


@pytest.mark.parametrize("seed", range(12))
def test_the_quick_play_out_is_the_rulebook(seed: int):
    """With the same luck the same scores as the rulebook player in every seat, whatever the house rules."""
    rng = Random(seed)
    state = GAME.deal(any_options(rng) if seed % 3 else Options(), rng.randint(2, 6), {"dealer": 0})
    compared = 0
    while state.outcome is None and compared < 25:
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(seat, state.chance_outcome(rng))
            continue
        legal = state.legal_actions(seat)
        action, luck, before = rng.choice(legal), rng.random(), state.position()
        slow = state.copy()
        slow.apply(seat, action)
        Guide.play_out(GUIDE, slow, Random(luck))
        assert slow.outcome is not None
        assert played_out(state, action, Random(luck)) == slow.outcome.scores
        assert state.position() == before
        compared += 1
        by_book = Rulebook().advise(state.observe(seat), (), rng, 0).action
        state.apply(seat, rng.choice(legal) if rng.random() < 0.3 else by_book)
    assert compared > 5


def by_the_book(seed: int, deals: int, options: Options | None = None) -> Iterator[tuple[State, list[Event]]]:
    """Every turn of some deals among rulebook players, with what its seat has seen of the story."""
    rng = Random(seed)
    for deal in range(deals):
        state = GAME.deal(options or Options(), 4, {"dealer": deal % 4})
        histories: list[list[Event]] = [[], [], [], []]
        while state.outcome is None:
            (seat,) = state.actors()
            if seat == CHANCE:
                action = state.chance_outcome(rng)
            else:
                yield state, histories[seat]
                action = Rulebook().advise(state.observe(seat), (), rng, 0).action
            for event in state.apply(seat, action):
                for eyes, history in enumerate(histories):
                    history.append(event.seen_by(eyes))


def test_what_is_presumed_is_true_of_those_who_play_by_the_book():
    """2.6: who drew and passed holds nothing that fitted. What habit says is nearly always so; both rule worlds out."""
    rng = Random(26)
    facts = wrong = ruled_out = 0
    for state, history in by_the_book(26, 8):
        seen = state.observe(state.turn)
        story = Story(seen)
        assert story.read(history)
        world = GAME.determinize(seen, rng)
        for seat, known in enumerate(story.facts):
            for fact in known:
                held = (bits(state.hands[seat]) & fact.cards).bit_count()
                assert fact.habit or held <= fact.room
                facts += 1
                wrong += held > fact.room
                ruled_out += (bits(world.hands[seat]) & fact.cards).bit_count() > fact.room
    assert facts > 1000
    assert wrong < facts / 30
    assert ruled_out > facts / 10


@pytest.mark.parametrize("seed", range(3))
def test_worlds_agree_with_what_is_known(seed: int):
    """The own hand, every hand's cards by their reshuffle, the stock; and what is presumed, where that can be dealt."""
    rng = Random(seed)
    options = any_options(rng) if seed else Options()
    worlds = broken = 0
    for state, history in by_the_book(seed, 4, options):
        seen = state.observe(state.turn)
        hidden = GUIDE.presume(seen, history)
        if not isinstance(hidden, Hidden):
            continue
        story = Story(seen)
        story.read(history)
        world, weight = GUIDE.world(hidden, history, rng)
        assert isinstance(world, Hand)
        assert weight == 1
        assert world.hands[state.turn] == bits(state.hands[state.turn])
        assert sum(world.hands) + sum(1 << place for place in (*world.stock, *world.discard)) == (1 << 52) - 1
        for seat, held in enumerate(seen.held):
            births = [seen.born[card.index] for card in DECK if world.hands[seat] & BIT[card]]
            assert [births.count(birth) for birth in range(len(held))] == list(held)
            broken += any((world.hands[seat] & fact.cards).bit_count() > fact.room for fact in story.facts[seat])
        worlds += 1
    assert worlds > 60
    assert broken < worlds / 10


def test_what_is_kept_can_be_counted_anew():
    """After a reshuffle small cards lie in hands, where the dearest went first, and jacks rather in the stock."""
    rows = counted(12, Random(1))
    assert len(rows) == 5
    assert sum(rows[4][:5]) / 5 > 1 > rows[4][9]


def test_of_a_hoarder_nothing_is_presumed():
    """A seat that drew and passed and then lays a card that it cannot have drawn since does hoard."""
    rng = Random(4)
    hoarders = 0
    for deal in range(40):
        state = GAME.deal(Options(), 4, {"dealer": deal % 4})
        history: list[Event] = []
        while state.outcome is None and state.moves < 60:
            (seat,) = state.actors()
            if seat == CHANCE:
                action = state.chance_outcome(rng)
            else:
                if seat == 0:
                    story = Story(state.observe(seat))
                    assert story.read(history)
                    hoarders += len(story.hoards)
                    assert all(fact.habit for hoarder in story.hoards for fact in story.facts[hoarder])
                    GUIDE.world(GUIDE.presume(story.seen, history), history, rng)
                action = rng.choice(state.legal_actions(seat))
            history += [event.seen_by(0) for event in state.apply(seat, action)]
    assert hoarders > 20


def test_a_story_that_is_not_told_from_its_start():
    """A position by itself: worlds agree with what is certain, and nothing is presumed."""
    seen = table("turn=0 hands=9S.3D/4D.JC/6D.KD/8H.8D stock=* discard=5S").observe(0)
    assert GUIDE.presume(seen, ()) is seen
    world, _ = GUIDE.world(seen, (), Random(1))
    assert isinstance(world, State)


def test_the_chance_to_win_the_match():
    """Y27: all that counts after the last hand is who has the least, jointly if several have it."""
    assert chance_to_win((40, 40, 61, 118), 0, 0) == 0.5
    assert chance_to_win((40, 40, 61, 118), 2, 0) == 0
    assert chance_to_win((30, 30, 30, 30), 1, 3) == 0.25
    assert chance_to_win((0, 60, 60, 60), 0, 1) > chance_to_win((0, 60, 60, 60), 0, 4) > 0.25


def test_worth_is_what_the_match_needs():
    """By itself a hand is worth points; in the last hand of a match a few points that win it are worth more."""
    state = table("turn=0 hands=9S/3D/4D.JC/6D stock=* discard=5S")
    state.apply(0, next(one for one in state.legal_actions(0) if isinstance(one, Lay)))
    assert GUIDE.worth(state, 0, None) == ((3 + 29 + 6) / 3, 0)
    lost = GUIDE.worth(state, 0, Standing((90, 20, 20, 20), 4))
    won = GUIDE.worth(state, 0, Standing((20, 20, 20, 20), 4))
    assert won[0] > lost[0] + 200
    assert won[1] == lost[1] == 0


def test_slips_are_mistakes_of_people():
    """A seven from habit, a second-best suit, a rank overlooked; none where a hand may end or a seven waits."""

    def slips(words: str) -> list[str]:
        seen = table(words).observe(0)
        return sorted(one.code for one in GUIDE.slips(seen, (), Rulebook().advise(seen, (), Random(1), 0)))

    assert slips("turn=0 hands=7S.9S.KD.QD/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == ["7S"]
    jack = "turn=0 hands=JS.2D.9D.3C.KH/3H.2H.2C/4D.3S/6D.6H.6C stock=* discard=5S"
    assert slips(jack) == ["JS=C", "JS=H"]
    assert slips("turn=0 hands=5D.9H.KD.QD/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == ["draw"]
    assert slips("turn=0 hands=7S.9S/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == []
    assert slips("turn=0 hands=7S.9S.KD/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=7H bill=3") == []


def test_candidates_never_hoard():
    """2.6: a voluntary draw is almost never right; a jack is not tried while nobody is near the end."""
    far = table("turn=0 hands=JS.9S.KS.QD/3D.2H.2C.8C/4D.3H.3C.8D/6D.6H.6C.8S stock=* discard=5S").observe(0)
    choice = Rulebook().advise(far, (), Random(1), 0).action
    assert DRAW in far.legal_actions
    assert {one.code for one in GUIDE.candidates(far, choice)} == {"9S", "KS"}
    assert GUIDE.candidates(far, DRAW) == (DRAW,)
