"""Y24 to Y28: how a hand ends, what it costs, and who wins the match. Each docstring is the rule."""

from random import Random

import pytest

from engine.cards import cards_of
from engine.game import Message, Outcome, SheetLine
from engine.match import Match
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.actions import DECK, PASS
from games.pis_yedili.events import Stopped
from games.pis_yedili.options import Options
from games.pis_yedili.scoring import POINTS, verdict
from games.pis_yedili.state import MOST_MOVES, State
from tests.games.pis_yedili.tables import counts, do, legal, table


@pytest.mark.parametrize("card", ["7S", "8S", "TS", "AS", "JS", "9S"])
def test_y24_the_hand_ends_with_the_last_card(card: str):
    """The hand ends the moment a player lays the last card; no effect of that card happens."""
    state = table(f"turn=0 hands={card}/2H/3D/4D stock=* discard=5S")
    assert legal(state) == {card, "draw"}
    do(state, card)
    assert state.actors() == ()
    assert state.outcome is not None
    assert counts(state) == (0, 1, 1, 1)
    assert legal(state, 1) == set()


def test_y24_a_last_seven_may_answer_a_penalty():
    """A last 7 may also answer a waiting penalty: nobody takes it."""
    state = table("turn=0 hands=7H/2H/3D/4D stock=* discard=7S bill=6")
    do(state, "7H")
    assert state.outcome is not None
    assert counts(state) == (0, 1, 1, 1)
    assert state.outcome.scores == (0, 6, 9, 12)


def test_y24_in_an_ace_second_go():
    """Also the second go's card may be the last."""
    state = table("turn=0 hands=AS.9S/2H/3D/4D stock=* discard=5S")
    do(state, "AS", "9S")
    assert state.outcome is not None
    assert state.outcome.reason == Message.of("out", card="9S", seat=0)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("JS", 25), ("AS", 11), ("KS", 10), ("QS", 10), ("TS", 10), ("9S", 9), ("8S", 8), ("7S", 7), ("6S", 6),
        ("5S", 5), ("4S", 4), ("3S", 3), ("2S", 2), ("JS.AS.KS.QS.TS.7S.2S", 75),
    ],
)  # fmt: skip
def test_y25_points(cards: str, points: int):
    """Every other player scores the cards left: J 25, A 11, K and Q 10, 2-10 face value (7 = 7). Also Y-E22."""
    assert sum(POINTS[card] for card in DECK if card in cards_of(cards)) == points


def test_y25_the_expected_value_of_a_card():
    """2.6: the expected value of an unknown card is 8.5 points."""
    assert sum(POINTS.values()) == 440
    assert round(440 / 52, 1) == 8.5


@pytest.mark.parametrize(("card", "times"), [("7S", 3), ("JS", 2), ("AS", 1), ("9S", 1)])
def test_y26_multipliers(card: str, times: int):
    """If the last card was a 7 all penalties of that hand are tripled, if a jack doubled, otherwise ×1."""
    state = table(f"turn=0 hands={card}/2H.KD/3D/4D stock=* discard=5S")
    do(state, card)
    assert state.outcome is not None
    assert state.outcome.scores == (0, 12 * times, 3 * times, 4 * times)


def test_y26a_the_banner_says_the_multiplier():
    """The banner then says "Last card counts ×3" or ×2; without a multiplier it says nothing of the kind."""
    for card, times in (("7S", 3), ("JS", 2), ("9S", 1)):
        state = table(f"turn=0 hands={card}/2H/3D/4D stock=* discard=5S")
        do(state, card)
        assert state.outcome is not None
        notes = [line for line in state.outcome.lines if line.side == -1]
        expected = [] if times == 1 else [SheetLine(-1, Message.of("last-counts", factor=times), times, "note")]
        assert notes == expected


def test_every_card_is_a_line_of_its_own():
    """Each card and its points as its own item, then the factor."""
    state = table("turn=0 hands=7S/2H.KD/JD/4D stock=* discard=5S")
    do(state, "7S")
    assert state.outcome is not None
    lines = [(line.side, line.what.key, dict(line.what.params), line.amount, line.kind) for line in state.outcome.lines]
    assert lines == [
        (-1, "last-counts", {"factor": 3}, 3, "note"),
        (1, "card", {"card": "2H"}, 2, "item"),
        (1, "card", {"card": "KD"}, 10, "item"),
        (1, "factor", {"factor": 3}, 3, "factor"),
        (2, "card", {"card": "JD"}, 25, "item"),
        (2, "factor", {"factor": 3}, 3, "factor"),
        (3, "card", {"card": "4D"}, 4, "item"),
        (3, "factor", {"factor": 3}, 3, "factor"),
    ]


def sheet(*scores: int) -> Outcome:
    """A hand that came to these scores."""
    return Outcome(scores, (), Message("out"), {"dealer": 0})


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((61, 40, 40, 118), (1, 2), (3, 1, 1, 4)),
        ((10, 20, 30, 40), (0,), (1, 2, 3, 4)),
        ((7, 7, 7, 7), (0, 1, 2, 3), (1, 1, 1, 1)),
        ((5, 9, 9, 9), (0,), (1, 2, 2, 2)),
        ((5, 9, 9, 12), (0,), (1, 2, 2, 4)),
    ],
)
def test_y27_the_lowest_total_wins(totals: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]):
    """Five hands make a match; the lowest total wins it, jointly if several have it; equal totals share the place."""
    hands = [sheet(*totals), *[sheet(0, 0, 0, 0)] * 4]
    found = verdict(Options(), 4, hands)
    assert found is not None
    assert (found.winners, found.places, found.totals) == (winners, places, totals)


def test_y27_five_hands():
    """Five hands make a match; the number is an option. A void hand does not count."""
    assert verdict(Options(), 4, [sheet(1, 2, 3, 4)] * 4) is None
    assert verdict(Options(), 4, [sheet(1, 2, 3, 4)] * 5) is not None
    assert verdict(Options(hands=2), 4, [sheet(1, 2, 3, 4)] * 2) is not None
    rng = Random(5)
    match = Match(GAME, Options(hands=3), 4)
    dealers: list[int] = []
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        state = match.state
        seat = state.actors()[0]
        if seat == CHANCE:
            match.apply(seat, state.chance_outcome(rng))
            continue
        if len(dealers) < len(match.records):
            assert isinstance(state, State)
            dealers.append(state.dealer)
        legal_actions = state.legal_actions(seat)
        lays = [action for action in legal_actions if GAME.brisk(action)]
        match.apply(seat, rng.choice(lays or legal_actions))
    assert len(match.counted) == 3
    first = dealers[0]
    assert dealers == [first, (first + 1) % 4, (first + 2) % 4]


def test_y28_a_thousand_actions():
    """A hand that reaches 1,000 actions is scored as it stands with ×1 and no winner: all count their cards."""
    state = table(f"turn=0 drawn=1 moves={MOST_MOVES - 1} hands=7S.JD/2H/3D/4D stock=* discard=5S")
    events = state.apply(0, PASS)
    assert events[-1] == Stopped("moves")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.reason) == ((32, 2, 3, 4), Message("moves"))
    assert state.outcome.carry == {"dealer": 0}
    assert not state.outcome.void


def test_y28_the_thousandth_action_may_need_the_deck():
    """The cards that are due are taken first; then the hand is counted."""
    state = table(f"turn=0 moves={MOST_MOVES - 1} hands=2D/*/4D/6D stock=- discard=KS.QS.7S bill=3")
    do(state, "take")
    assert state.actors() == (CHANCE,)
    do(state, "*=reshuffle:QS.KS")
    assert state.outcome is not None
    assert state.outcome.scores[0] == 22


def test_y28_and_the_last_card_wins():
    """Whoever lays the last card with the thousandth action is out."""
    state = table(f"turn=0 moves={MOST_MOVES - 1} hands=7S/2H/3D/4D stock=* discard=5S")
    do(state, "7S")
    assert state.outcome is not None
    assert state.outcome.reason.key == "out"
