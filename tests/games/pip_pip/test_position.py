"""Positions as text: read back what was written, and every impossible one refused with the reason."""

from random import Random

import pytest

from engine.game import ALL
from engine.notation import NotationError
from engine.options import form
from engine.seats import CHANCE
from games.pip_pip.options import Options
from tests.games.pip_pip.laid import GAME, call, dealt, play, play_on, step


def random_options(rng):
    """Any of the house rules."""
    return Options(**{line.name: rng.choice(line.values) for line in form(Options)})


def carried(rng, seats, options):
    """What a hand before this one may have left, or nothing."""
    if rng.random() < 0.5:
        return None
    order = list(range(seats))
    if options.seating == "draw":
        rng.shuffle(order)
    return {"dealer": rng.randrange(seats), "order": ".".join(map(str, order)), "trump": rng.choice("SHDC")}


@pytest.mark.parametrize("seed", range(40))
def test_round_trip(seed):
    """Every state of a random hand reads back as it was, and goes on alike."""
    rng = Random(seed)
    options, seats = random_options(rng), rng.randint(3, 12)
    state = GAME.deal(options, seats, carried(rng, seats, options))
    while True:
        text = state.position()
        again = GAME.from_position(text)
        assert again.position() == text
        assert again.observe(ALL) == state.observe(ALL)
        assert (again.actors(), again.open_to(), again.outcome) == (state.actors(), state.open_to(), state.outcome)
        if state.outcome is not None:
            break
        _, action, found = step(state, rng)
        if again.actors() != (CHANCE,) and ":" not in action.code:
            assert again.apply(again.turn, action) == found


def test_reads_aloud():
    """A position is one line that a person can read."""
    state = dealt(["KH QH 3D", "", ""], stock="2S", dealer=2)
    call(state, 0, "KH", "QH")
    play(state, "3D")
    start = "pip_pip seats=3 options=- dealer=2 trump=H turn=1 last=0 hands=3S.4S.5S.6S.2S.QH.KH/7S.8S."
    assert state.position().startswith(start)
    assert state.position().endswith(" trick=3D called=KH.QH/-/-")


def middle(**options):
    """A position in mid-trick of a hand of four, with calls and voids, word by word."""
    state = dealt(
        ["KH QH 3D 4D", "5D 6D", "2D 7D", "AD 8D"], stock="3S 4S 5S 6S", options=Options(**options)
    )  # fmt: skip
    call(state, 0, "KH", "QH")
    play(state, "3D", "5D", "2D", "AD")
    play(state, "7D")
    return dict(word.partition("=")[::2] for word in state.position().split()[1:])


def line(words):
    """The words as a position."""
    return " ".join(["pip_pip", *(f"{key}={value}" for key, value in words.items())])


def swapped(text, one, other):
    """Two cards change places."""
    return ".".join({one: other, other: one}.get(code, code) for code in text.split("."))


MIDDLE = middle()


def test_the_middle_is_right():
    """The position that the refusals below spoil can be read."""
    assert GAME.from_position(line(MIDDLE)).position() == line(MIDDLE)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": "2"}, "seats is a number from 3 to 12"),
        ({"seats": "5"}, "hands has 4 parts for 5 seats"),
        ({"seats": None}, "seats is missing"),
        ({"options": "follow:never"}, "follow is must, free"),
        ({"order": "1.0.2.3"}, "order is the lobby's"),
        ({"order": "0.1.2.2"}, "order names each seat"),
        ({"dealer": "4"}, "dealer is a number from 0 to 3"),
        ({"dealer": None}, "a dealer and a trump"),
        ({"trump": "X"}, "trump: no suit"),
        ({"trump": None}, "a dealer and a trump"),
        ({"waiting": "H"}, "waiting is another suit than trump"),
        ({"waiting": "D"}, "nobody has called that suit"),
        ({"turn": "2"}, "last is 1, who has just played"),
        ({"turn": None}, "turn is missing"),
        ({"last": "0"}, "last is 2, who has just played"),
        ({"last": None}, "last is missing"),
        ({"drawn": "0:AH.1:AS.2:9C.3:4D"}, "drawn cards go back"),
        ({"trick": "7D.8D.6D.4D"}, "two places"),
        ({"trick": "-"}, "1 cards are missing"),
        ({"stock": lambda text: text[3:]}, "1 cards are missing"),
        ({"stock": lambda text: text.replace("3Hb", "Joker")}, "no card of the French pack"),
        ({"piles": lambda text: text.replace("3D.", "").replace("-", "3D", 1)}, "whole tricks"),
        ({"remainder": "3H"}, "two places"),
        ({"before": "0:3D.5D.2D"}, "one card of each seat"),
        ({"before": "0:3D.5D.2D.8D"}, "not on the pile of seat 2"),
        ({"before": "AD"}, "one card of each seat"),
        ({"called": "KH.QH/KH.QH/-/-"}, "a card serves in one call only"),
        ({"called": "-/KH.QH/-/-"}, "seat 1 neither holds nor has played"),
        ({"called": "KH/-/-/-"}, "pairs of King and Queen"),
        ({"called": "KH.QS/-/-/-"}, "no King and Queen of one suit"),
        ({"voids": "D9/-/-/-"}, "has played 1 cards only"),
        ({"voids": "H1/-/-/-"}, "seat 0 holds cards of a suit it did not follow"),
        ({"voids": "-/-/D2/-"}, "followed"),
        ({"late": "9/-/-/-"}, "has played 1 cards only"),
        ({"voids": "X1/-/-/-"}, "no suit"),
        ({"surprise": "1"}, "no 'surprise' here"),
    ],
)
def test_impossible_positions(change, reason):
    """Each says what is wrong with it."""
    words = dict(MIDDLE)
    for key, value in change.items():
        if value is None:
            del words[key]
        else:
            words[key] = value(words[key]) if callable(value) else value
    with pytest.raises(NotationError, match=reason):
        GAME.from_position(line(words))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pilotta seats=4 options=-", "no position of pip_pip"),
        ("pip_pip seats=4 options=- drawn=0:AH.1:9S.2:9C.3:4D", "the draw is won"),
        ("pip_pip seats=4 options=- drawn=0:AH.1:AS.2:9C", "round 1 is not of those"),
        ("pip_pip seats=4 options=- drawn=0:AH.1:AS.2:9C.3:9C", "a card of round 1"),
        ("pip_pip seats=4 options=- drawn=0:AH.1:AS.2:9C.3:4D/0:AH.1:2D", "a card of round 2"),
        ("pip_pip seats=4 options=- drawn=0:AH.1:AS.2:9C.3:4D/0:5H.2:5D", "round 2 is not of those"),
        ("pip_pip seats=4 options=- drawn=AH.AS", "no seat:card"),
        ("pip_pip seats=4 options=- trump=S", "trump comes with the dealer"),
        ("pip_pip seats=4 options=- dealer=0 trump=S", "drawn is missing"),
        ("pip_pip seats=4 options=- dealer=0 trump=S drawn=0:7S", "seat 1 cuts"),
        ("pip_pip seats=4 options=- dealer=0 trump=S drawn=1:7H", "suit of the cut card"),
        ("pip_pip seats=4 options=- dealer=0 drawn=1:7H", "trump is missing"),
        ("pip_pip seats=4 options=later_trump:carry dealer=0", "trump is missing"),
        ("pip_pip seats=4 options=later_trump:carry dealer=0 trump=S drawn=1:7S", "nobody cuts"),
        ("pip_pip seats=4 options=- dealer=1 trump=H drawn=0:AH.1:9S.2:9C.3:4D", "who won the draw"),
        ("pip_pip seats=4 options=- dealer=0 trump=S drawn=0:AH.1:9S.2:9C.3:4D", "card that won the draw"),
        ("pip_pip seats=4 options=seating:draw dealer=0 trump=H drawn=0:AH.1:9S.2:TC.3:4D", "not that of the drawn"),
        ("pip_pip seats=4 options=- dealer=0 turn=1", "before the deal"),
    ],
)
def test_impossible_ceremonies(text, reason):
    """Each says what is wrong with it."""
    with pytest.raises(NotationError, match=reason):
        GAME.from_position(text)


def test_ends():
    """The last trick's winner is told, and scores as in play."""
    state = dealt([""] * 5, options=Options(remainder="last_trick"))
    play_on(state, rng=Random(3))
    again = GAME.from_position(state.position())
    assert again.outcome == state.outcome
    assert again.actors() == ()
    words = dict(word.partition("=")[::2] for word in state.position().split()[1:])
    with pytest.raises(NotationError, match="turn is missing"):
        GAME.from_position(line({key: value for key, value in words.items() if key != "turn"}))


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_line_is_refused_or_a_state(seed):
    """Whatever is done to a line, reading gives a state or a `NotationError`."""
    rng = Random(seed)
    letters = "0123456789AKQJT.SHDC/-=: bpx"
    texts = [line(MIDDLE), GAME.deal(Options(), 4, None).position()]
    for _ in range(400):
        text = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(text))
            text[place : place + rng.randint(0, 2)] = rng.choice(letters) * rng.randint(0, 2)
        try:
            state = GAME.from_position("".join(text))
        except NotationError:
            continue
        assert GAME.from_position(state.position()).position() == state.position()
