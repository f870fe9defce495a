"""Sentences that said something wrong: what the log, the hook and the Mission's card say under every house rule."""

from __future__ import annotations

import pytest

from engine.seats import CHANCE
from games.pili_pili import GAME
from games.pili_pili.actions import TURNS
from games.pili_pili.betting import about
from games.pili_pili.events import RoundScored, TrickTaken
from games.pili_pili.options import Options
from games.pili_pili.view import view
from tests.games.pili_pili.rounds import bet, dealt
from tests.games.pili_pili.spoken import refused, said, told


@pytest.mark.parametrize(
    ("seat", "tricks", "words"),
    [
        (0, 1, "You win the trick, your first."),
        (0, 2, "You win the trick: that makes 2."),
        (0, 3, "You win the trick: that makes 3."),
        (1, 1, "P1 wins the trick, the first."),
        (1, 2, "P1 wins the trick: that makes 2."),
    ],
)
def test_a_trick_is_counted(seat, tricks, words):
    """First, second and third are no "2th"."""
    assert told(TrickTaken(seat, tricks, (), None)) == words


@pytest.mark.parametrize(
    ("pilis", "words"), [(0, "no Pili"), (1, "one Pili"), (2, "2 Pilis"), (-1, "-1 Pili"), (-2, "-2 Pilis")]
)
def test_r36_a_reward_is_told_as_one(pilis, words):
    """A Pili that the reward takes away is not told as one that came."""
    assert told(RoundScored(0, 2, 2, pilis)) == f"You bet 2 and won 2: {words}."
    assert told(RoundScored(1, 2, 2, pilis)) == f"P1 bet 2 and won 2: {words}."


@pytest.mark.parametrize(
    ("number", "options", "end"),
    [
        (22, Options(), "a short look at your hand before betting"),
        (22, Options(timers="longer"), "a short look at your hand before betting"),
        (22, Options(timers="off"), "bet before you see your cards"),
        (24, Options(), "a short look, then bet and play from memory"),
        (24, Options(timers="off"), "bet before you see your cards"),
        (28, Options(), "a trick with a bad number in it costs a Pili"),
        (28, Options(cursed="wins"), "a trick that a bad number wins costs a Pili"),
        (23, Options(), "the first trick and the last cost a Pili each"),
        (23, Options(first_last="one"), "the first trick and the last cost a Pili, both together no more"),
        (23, Options(cursed="wins", timers="off"), "the first trick and the last cost a Pili each"),
    ],
)
def test_a6_the_log_says_how_the_house_plays_a_mission(number, options, end):
    """A6: with timers off a look is a blind bet; cursed numbers that must win; first and last together."""
    state = GAME.deal(options, 4, {"dealer": 0, "left": str(number), "totals": "0.0.0.0"})
    (event,) = state.apply(CHANCE, TURNS[number])
    assert told(event).endswith(f": {end}.")


@pytest.mark.parametrize(
    ("number", "options", "words"),
    [
        (28, Options(), "Who wins a trick with one of these numbers in it gets a Pili."),
        (28, Options(cursed="wins"), "Who wins a trick with one of these numbers gets a Pili."),
        (23, Options(), "Who wins the first trick gets a Pili, and so does who wins the last."),
        (
            23,
            Options(first_last="one"),
            "Who wins the first trick gets a Pili, and so does who wins the last; who wins both gets only one.",
        ),
    ],
)
def test_a6_the_missions_card_says_how_the_house_plays_it(number, options, words):
    """The text on the card is made of the mark's value."""
    marks = {mark["key"]: mark["value"] for mark in view(dealt(mission=number, options=options).observe(0))["marks"]}
    value = marks["mission"]
    assert isinstance(value, dict)
    assert said(f"mission-{value['id']}-text", **value) == words


def test_r34_the_hook_says_what_the_bets_may_not_make():
    """A6, draw Mission: three tricks are played also where the bets may not add up to the two cards dealt before."""
    for options, tricks, words in (
        (Options(), 2, "1 + 0 + 2 = 3: the bets may not add up to the 3 tricks."),
        (
            Options(draw_hook="dealt"),
            1,
            "1 + 0 + 1 = 2: the bets may not add up to the 2 cards dealt before betting.",
        ),
    ):
        state = dealt(seats=3, mission=12, options=options)
        bet(state, 1, 0)
        (forbidden,) = view(state.observe(2))["prompts"][0]["forbidden"]
        assert forbidden["value"] == tricks
        refusal = next(
            refusal
            for action in GAME.actions(options, 3)
            if (refusal := state.refusal(2, action)) and "bet-" in action.code
        )
        assert refused(refusal) == words
        assert forbidden["key"] == refusal.key


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        (0.0, "hardly a trick"),
        (0.1, "hardly a trick"),
        (0.3, "perhaps one trick"),
        (0.74, "perhaps one trick"),
        (0.8, "about one trick"),
        (1.2, "about one trick"),
        (1.5, "1 or 2 tricks"),
        (1.8, "about 2 tricks"),
        (3.0, "about 3 tricks"),
    ],
)
def test_a10_expected_tricks_are_told_in_whole_ones(expected, words):
    """Nobody at a table expects 0.1 tricks."""
    assert said("some-tricks", **about(expected)) == words
