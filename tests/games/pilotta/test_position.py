"""Positions as one line, refused where the game would refuse them; perft counts."""

import pytest

from engine.notation import NotationError
from games.pilotta import GAME
from tests.games.pilotta.kafenio import HANDS, ROUND, dealt, random_round, told

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


def leaves(state, depth):
    """How many ways there are to go on for so many cards."""
    if depth == 0 or state.outcome is not None:
        return 1
    total = 0
    for action in state.legal_actions(state.turn):
        if action.code == "announce":
            continue
        child = state.copy()
        child.apply(child.turn, action)
        total += leaves(child, depth - 1)
    return total


def by_hand(hands, trick, depth, turn):
    """The same count from the words of P19-P25, card by card, with nothing of the game's code."""
    plain, trumps = "789JQKTA", "78QKTA9J"
    if depth == 0:
        return 1
    if len(trick) == 4:
        key = {
            who: (1, trumps.index(card[0])) if card[1] == "S" else (0, plain.index(card[0]))
            for who, card in trick
            if card[1] in ("S", trick[0][1][1])
        }
        return by_hand(hands, [], depth, max(key, key=key.__getitem__))
    hand = hands[turn]
    if not hand:
        return 1
    allowed = hand
    if trick:
        led = trick[0][1][1]
        high = max((trumps.index(card[0]) for _, card in trick if card[1] == "S"), default=-1)
        follow = [card for card in hand if card[1] == led]
        mine = [card for card in hand if card[1] == "S"]
        if follow and led != "S":
            allowed = follow
        elif mine:
            allowed = [card for card in mine if trumps.index(card[0]) > high] or mine
    total = 0
    for card in allowed:
        left = [*hands]
        left[turn] = [one for one in hand if one != card]
        total += by_hand(left, [*trick, (turn, card)], depth - 1, (turn + 1) % 4)
    return total


@pytest.mark.parametrize(("laid", "depth"), [(0, 3), (4, 4), (12, 5), (16, 8), (24, 8)])
def test_perft(laid, depth):
    """The number of ways to go on equals that of a second counter written from the rules' words."""
    plays = [word for word in ROUND.split() if "announce" not in word]
    state = told(dealt(), f"0:pass 1:110S 2:pass 3:pass 0:pass {' '.join(plays[:laid])}")
    hands = [
        [card for card in hand.split() if not any(word.endswith(f":{card}") for word in plays[:laid])] for hand in HANDS
    ]
    assert leaves(state, depth) == by_hand(hands, [], depth, state.turn)
