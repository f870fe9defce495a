"""The rulebook player follows the book, says which rule it followed, and plays better for it.

Measured with arena.py, one rulebook player against three alike, 8,000 hands each, with 95 % intervals:

| rivals | pays a hand | they pay | difference | out first |
|---|---|---|---|---|
MEASURED
"""

from random import Random
from statistics import mean

import pytest

from bots.bot import Advice, choose
from engine.match import Match
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.actions import Lay
from games.pis_yedili.bot import BOTS, AnyCard
from games.pis_yedili.options import Options
from games.pis_yedili.rulebook import WEIGHTS, Rulebook
from tests.games.pis_yedili.arena import Dearest, measure
from tests.games.pis_yedili.stories import any_options
from tests.games.pis_yedili.tables import do, table


def advice(words: str, *moves: str) -> tuple[str, str]:
    """What the rulebook player does there, and why."""
    state = table(words)
    do(state, *moves)
    found: Advice = Rulebook().advise(state.observe(state.turn), (), Random(1), 0)
    assert found.action in state.legal_actions(state.turn)
    return found.action.code, found.why.key


def test_it_finishes():
    """The last card is laid."""
    assert advice("turn=0 hands=9S/3D/4D/6D stock=* discard=5S") == ("9S", "finish")


def test_it_always_answers_a_seven_with_a_seven():
    """2.6: never answering costs 6 points a hand."""
    assert advice("turn=0 hands=7H.2D.9S/3D/4D/6D stock=* discard=7S bill=3") == ("7H", "answer-seven")
    assert advice("turn=0 hands=9H.2D.9S/3D/4D/6D stock=* discard=7S bill=3") == ("take", "take")
    answer = advice("options=answer_seven:ten turn=0 hands=7H.TD.TS.9S/3D/4D/6D stock=* discard=7S bill=3")
    assert answer == ("7H", "answer-seven")


def test_it_keeps_a_seven_in_reserve():
    """S4: keep one 7 in reserve."""
    assert advice("turn=0 hands=7S.6S.KD.QD/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == ("6S", "keeps-seven")


def test_it_keeps_its_jack_and_bails_out_of_it():
    """2.6: keep jacks; throw them once a rival has two cards or fewer (and, measured, one is not close oneself)."""
    far = "turn=0 hands=JS.3S.2H.KD.QD/3D.2S.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S"
    assert advice(far) == ("3S", "keeps-jack")
    near = "turn=0 hands=JS.3S.2H.KD.QD/3D.2S.2C/4D.3H/6D.6H.6C stock=* discard=5S"
    assert advice(near) == ("JS=D", "bails-out")
    both = "turn=0 hands=JS.3S.KD.QD/3D.2S.2C/4D.3H/6D.6H.6C stock=* discard=5S"
    assert advice(both) == ("3S", "keeps-jack")
    one = "turn=0 hands=JS.3S.KD.QD/3D.2S.2C/4D/6D.6H.6C stock=* discard=5S"
    assert advice(one) == ("JS=D", "bails-out")


@pytest.mark.parametrize("card", ["8S", "TS", "7S"])
def test_it_uses_what_it_has_against_a_next_player_with_one_card(card: str):
    """S4: when the next player shows "Tek!", use an 8, 10 or 7 against him."""
    words = f"turn=0 hands={card}.2S.4S.2H/3D/4D.3H.3C/6D.6H.6C stock=* discard=5S"
    assert advice(words) == (card, "stops-next")
    assert advice(words.replace("/3D/", "/3D.4C/"))[1] != "stops-next"


def test_a_ten_does_not_send_the_turn_to_another_with_one_card():
    """The player on the other side would be next."""
    assert advice("turn=0 hands=TS.KS.2S.2H/3D/4D.3H.3C/6D.6H stock=* discard=5S") == ("TS", "stops-next")
    assert advice("turn=0 hands=9S.TS.8S.2H/3D/4D.3H.3C/6D stock=* discard=5S") == ("8S", "stops-next")


def test_two_cards_left():
    """S4: with two cards left play the other one first if it fits and finish on the 7 or jack."""
    assert advice("turn=0 hands=7S.2S/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == ("2S", "keeps-finisher")
    assert advice("turn=0 hands=JS.2S/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5S") == ("2S", "keeps-finisher")


def test_finishing_lines():
    """2.6: an ace and the same suit is out at once; with two players an 8 or 10 keeps the turn."""
    assert advice("turn=0 hands=AS.2S/3D/4D/6D stock=* discard=5S") == ("AS", "line")
    assert advice("turn=0 hands=AS.7S/3D/4D/6D stock=* discard=5S") == ("AS", "line")
    assert advice("turn=0 hands=AS.2D/3D/4D/6D stock=* discard=5S")[1] != "line"
    assert advice("dealer=1 turn=0 hands=8S.TS.AS.2S.2H/3D stock=* discard=5S")[1] != "line"
    assert advice("dealer=1 turn=0 hands=8S.TS.AS.2S/3D stock=* discard=5S")[1] == "line"
    assert advice("options=ace:all_draw_any turn=0 hands=AS.AH.9H/3D/4D/6D stock=* discard=5S") == ("AS", "line")


def test_it_begins_a_suit_with_its_ace():
    """S4: with two or three cards of a suit start with its ace."""
    assert advice("turn=0 hands=AS.KS.QS.2H/3D.3C/4D.2C/6D.6C stock=* discard=5S") == ("AS", "ace-first")


def test_it_draws_only_when_nothing_fits_and_passes_after_one():
    """2.6: a voluntary draw is almost never right."""
    assert advice("turn=0 hands=JS.2D/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5H")[0][:2] == "JS"
    assert advice("turn=0 hands=KC.2D/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=* discard=5H") == ("draw", "draw")
    words = "options=draws:any_number turn=0 hands=KC.2D/3D.2H.2C/4D.3H.3C/6D.6H.6C stock=KD.* discard=5H"
    assert advice(words, "draw") == ("pass", "pass")


def test_it_names_the_suit_it_holds_most_of():
    """2.6: excluding jacks; and the suit that the next player could not follow a moment ago."""
    words = "turn=0 hands=JS.JD.2D.3D.KC/3H.2H.2C/4D.3S.3C/6D.6H.6C stock=* discard=5S"
    assert advice(words) == ("JS=D", "bails-out") or advice(words)[0].endswith("=D")
    stuck = "turn=0 hands=JS.2D.9D.3C.KC/3H.2H.2C/4D.3S/6D.6H.6C stock=* discard=5S declined=-/5C/-/-"
    assert advice(stuck)[0] == "JS=C"


def test_every_reason_is_one_of_the_book():
    """Each weight is a reason with a word key of its own."""
    assert set(WEIGHTS) == {
        "shed", "goes-on", "keeps-seven", "keeps-jack", "bails-out", "stops-next", "ace-first", "keeps-finisher",
    }  # fmt: skip


@pytest.mark.parametrize("bot", [AnyCard, Rulebook])
def test_tek_is_never_forgotten(bot: type[AnyCard] | type[Rulebook]):
    """O8: computer players never forget."""
    for value in ("no_finish", "draw_one", "draw_two"):
        state = table(f"options=tek:{value} turn=0 hands=9S.JD/3D/4D/6D stock=* discard=5S")
        for seed in range(20):
            action = bot().advise(state.observe(0), (), Random(seed), 0).action
            assert not isinstance(action, Lay) or action.said


def test_no_bot_ever_plays_illegally():
    """Case 8, with all house rules mixed: every action is legal, a single one needs no thought, every hand ends."""
    rng = Random(8)
    hands = 0
    while hands < 60:
        match = Match(GAME, any_options(rng), rng.randint(2, 6))
        bots = [BOTS[rng.choice(list(BOTS))]() for _ in range(match.seats)]
        while match.state.outcome is None:
            (seat,) = match.state.actors()
            if seat == CHANCE:
                match.apply(seat, match.state.chance_outcome(rng))
                continue
            legal = match.state.legal_actions(seat)
            action = choose(bots[seat], match.state.observe(seat), (), rng, 4)
            assert action in legal
            match.apply(seat, action)
        hands += 1


def test_the_rulebook_player_has_no_use_for_chance():
    """The same table gives the same action whatever the source, and whatever the hidden cards (case 25)."""
    rng = Random(25)
    compared = 0
    while compared < 300:
        state = GAME.deal(Options(), 4, {"dealer": compared % 4})
        while state.outcome is None:
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(seat, state.chance_outcome(rng))
                continue
            seen = state.observe(seat)
            action = choose(Rulebook(), seen, (), Random(1))
            world = GAME.determinize(seen, rng)
            assert choose(Rulebook(), world.observe(seat), (), Random(2)) is action
            compared += 1
            state.apply(seat, action)


def test_it_beats_those_who_do_not_read():
    """Deal by deal the same cards for all: cheaper than random players by far, and than the dearest card first."""
    own, others, won = measure(Rulebook(), AnyCard(), 40)
    assert mean(own) + 30 < mean(others)
    assert mean(won) > 0.75
    own, others, _ = measure(Rulebook(), Dearest(), 320)
    assert mean(own) + 3 < mean(others)
