"""Positions as one line, refused where the game would refuse them."""

import pytest

from engine.notation import NotationError
from games.pilotta import GAME
from tests.games.pilotta.kafenio import HANDS, random_round

DEALT = "/".join(hand.replace(" ", ".") for hand in HANDS)
HEAD = f"pilotta dealer=3 hands={DEALT}"


@pytest.mark.parametrize("seed", range(20))
def test_positions_round_trip(seed):
    """Whatever was played: the line gives the same state."""
    state = random_round(seed)
    assert GAME.from_position(state.position()).position() == state.position()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("belote dealer=3", "begins with pilotta"),
        ("pilotta", "dealer is missing"),
        ("pilotta dealer=5", "seat from 0 to 3"),
        ("pilotta dealer=? hands=-/-/-/-", "before the dealer"),
        (f"pilotta dealer=3 hands={DEALT.replace('8S', '9S', 1)}", "twice"),
        (f"pilotta dealer=3 hands={DEALT.replace('8S.', '', 1)}", "eight cards"),
        (f"pilotta dealer=3 hands={DEALT.replace('8S', '2S', 1)}", "not in this pack"),
        (f"pilotta dealer=3 hands={DEALT.replace('8S', 'XX', 1)}", "no card"),
        ("pilotta dealer=3 hands=-/-", "four"),
        (f"{HEAD} calls=80S.80H", "bid-higher"),
        (f"{HEAD} calls=KH", "no place here"),
        (f"{HEAD} calls=80S.pass.pass.pass play=AH.8S", "not-held"),
        (f"{HEAD} options=target:999", "target is"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(text, reason):
    """The reason is in the error."""
    with pytest.raises(NotationError, match=reason):
        GAME.from_position(text)
