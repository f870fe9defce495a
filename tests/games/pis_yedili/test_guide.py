"""The quick play-out is the rulebook to the letter; what is presumed is true of all who play by it; slips are sane."""

from random import Random

import pytest

from bots.bot import Standing
from bots.guide import Guide
from engine.game import Event
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili import presumed as presumed_module
from games.pis_yedili.actions import DRAW, Lay
from games.pis_yedili.guide import GUIDE, chance_to_win
from games.pis_yedili.lives import lives_of, tell
from games.pis_yedili.options import Options
from games.pis_yedili.playout import played_out
from games.pis_yedili.presumed import presumed
from games.pis_yedili.rulebook import Rulebook
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


def test_what_is_presumed_is_true_of_those_who_play_by_the_book():
    """2.6: who drew and passed holds nothing that fitted; the true hands always agree, and it rules worlds out."""
    rng = Random(26)
    told_more = ruled_out = 0
    for deal in range(6):
        state = GAME.deal(Options(), 4, {"dealer": deal % 4})
        histories: list[list[Event]] = [[], [], [], []]
        while state.outcome is None:
            (seat,) = state.actors()
            if seat == CHANCE:
                action = state.chance_outcome(rng)
            else:
                seen = state.observe(seat)
                found = presumed(seen, histories[seat])
                told_more += found.memories != seen.memories
                world = GAME.determinize(seen, rng)
                for other, known in found.memories:
                    if other != seat:
                        assert tell(known, lives_of(known, state.hands[other], seen.born)) is not None
                        ruled_out += tell(known, lives_of(known, world.hands[other], seen.born)) is None
                action = Rulebook().advise(seen, (), rng, 0).action
            for event in state.apply(seat, action):
                for eyes, history in enumerate(histories):
                    history.append(event.seen_by(eyes))
    assert told_more > 50
    assert ruled_out > 50


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
                seen = state.observe(seat)
                if seat == 0:
                    reading = presumed_module._Reading(seen)
                    known = dict(reading.read(history) or ())
                    GAME.determinize(GUIDE.presume(seen, history), rng)
                    for other in reading.hoards - {0}:
                        hoarders += 1
                        held = known.get(other)
                        assert held is None or tell(held, lives_of(held, state.hands[other], seen.born)) is not None
                action = rng.choice(state.legal_actions(seat))
            history += [event.seen_by(0) for event in state.apply(seat, action)]
    assert hoarders > 20


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
