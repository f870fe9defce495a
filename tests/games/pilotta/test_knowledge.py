"""What seats prove, the worlds dealt under it, and what is seen."""

import json
from random import Random

import pytest

from engine.game import ALL, as_json
from engine.seats import CHANCE
from games.pilotta import GAME
from games.pilotta.actions import PASS
from games.pilotta.fields import AUCTION
from games.pilotta.options import Options
from games.pilotta.pack import cards_in
from games.pilotta.view import view
from tests.games.pilotta.kafenio import HANDS, ROUND, dealt, told

AUCTION_110 = "0:pass 1:110S 2:pass 3:pass 0:pass"


def never(state, seat):
    """The codes this seat has proved not to hold, among cards still out."""
    gone = sum(state.played)
    return {card.code for card in cards_in(state.never[seat] & ~gone)}


def test_p20_to_p23_turned_round():
    """Who cuts has no card of the suit; who cannot go above holds nothing above."""
    state = told(dealt(), f"{AUCTION_110} 0:AH 7H JH 8H 0:KH 9S")
    assert never(state, 1) == {"TH", "QH", "9H"}
    told(state, "2:JS 3:9H 2:AS 3:JC")
    # Seat 3 threw a club on a trump lead: no trump at all.
    assert never(state, 3) == {"8S", "7S", "TS", "QS", "KS"}
    told(state, "0:8S 1:QS")
    # Seat 1 could not beat the ace with any trump left; the jack and the nine are gone.
    assert "TS" not in never(state, 1)


def test_p34_says_where_the_other_is():
    """ "Pilotta" places the king; a silent queen places it elsewhere."""
    state = told(dealt(), f"{AUCTION_110} AH 7H JH 8H KH 9S JS 9H AS JC 8S QS")
    assert {card.code for card in cards_in(state.sure[1])} == {"KS"}
    for seed in range(20):
        world = GAME.determinize(state.observe(0), Random(seed))
        assert "KS" in {card.code for card in cards_in(world.hands[1])}


def test_worlds_hold_what_was_announced():
    """Every world's announced hands declare just that, and the automatic show fits."""
    state = told(dealt(), f"{AUCTION_110} 0:announce AH 7H JH 3:announce 8H KH 9S")
    found = set()
    for seed in range(200):
        world = GAME.determinize(state.observe(2), Random(seed))
        assert [world.declarations[seat][0].value for seat in (0, 3)] == [20, 20]
        found.add(world.declarations[3][0].cards)
    # Seat 0 did not show, so seat 3's is the higher: only two runs of three are left for it.
    assert {run[-1].code for run in found} == {"TH", "QC"}


def random_states(seed, **options):
    """A round at random with much announcing, its record so far after every action."""
    rng = Random(seed)
    state = GAME.deal(Options(**options), 4, {"dealer": seed % 4})
    record = []
    while state.outcome is None:
        seat = state.turn
        if seat == CHANCE:
            action = state.chance_outcome(rng)
        else:
            action = rng.choice(state.legal_actions(seat))
            if state.phase == AUCTION and action is not PASS and rng.random() < 0.7:
                action = PASS
        state.apply(seat, action)
        record.append((seat, action))
        yield state, tuple(record), rng


def replayed(record, options, dealer):
    """A table on which that was said and laid, after every action."""
    state = GAME.deal(options, 4, {"dealer": dealer})
    for seat, action in record:
        state.apply(seat, action)
        yield state


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"show": "strict"},
        {"show": "strict-third", "tie": "first", "beat_side_suits": True},
        {"capot_bid": True, "shared_cards": True, "long_run": "split", "first_lead": "bidder"},
    ],
    ids=["default", "strict", "third", "capot"],
)
def test_every_world_could_have_happened(options):
    """Same observation, actors and legal actions, and the story retold there is legal and looks the same."""
    for seed in range(25):
        for state, record, rng in random_states(seed, **options):
            if rng.random() > 0.25:
                continue
            eyes = rng.choice((0, 1, 2, 3, None))
            seen = state.observe(eyes)
            world = GAME.determinize(seen, rng)
            assert world.observe(eyes) == seen
            assert world.actors() == state.actors()
            story = GAME.retell(world, record)
            both = zip(replayed(record, state.options, seed % 4), replayed(story, state.options, seed % 4), strict=True)
            last = None
            for real, told_ in both:
                assert real.observe(eyes) == told_.observe(eyes)
                last = told_
            assert last is not None
            assert last.position() == world.position()


def test_every_possible_world_turns_up():
    """Near the end of the full round: seat 0 sees all six ways in which three hands of two can lie."""
    state = told(dealt(), f"{AUCTION_110} {ROUND.split(' 1:KS')[0]}")
    out = state.hands[1] | state.hands[2] | state.hands[3]
    assert out.bit_count() == 6
    worlds = {tuple(GAME.determinize(state.observe(0), Random(seed)).hands) for seed in range(400)}
    possible = _possible(state, out)
    assert worlds == possible


def _possible(state, out):
    """All hands of two for seats 1-3 that contradict nothing proved, by trying every deal."""
    from itertools import combinations

    cards = [1 << bit for bit in range(32) if out >> bit & 1]
    found = set()
    for first in combinations(cards, 2):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, 2):
            third = [card for card in rest if card not in second]
            hands = [state.hands[0], sum(first), sum(second), sum(third)]
            clash = any(hands[seat] & state.never[seat] for seat in (1, 2, 3))
            sure = all(not state.sure[seat] & ~state.played[seat] & ~hands[seat] for seat in (1, 2, 3))
            declared = _declares(state, hands)
            if not clash and sure and declared:
                found.add(tuple(hands))
    return found


def _declares(state, hands):
    from games.pilotta.declarations import declared

    for seat in range(4):
        found = declared(hands[seat] | state.played[seat], shared=False, split=False)
        if state.announced[seat] and (not found or found[0].value != state.announced[seat]):
            return False
    return True


def test_no_view_or_event_names_a_hidden_card():
    """Another seat's view and events hold no code of a card it cannot know."""
    for seed in range(8):
        rng = Random(seed)
        state = GAME.deal(Options(), 4, {"dealer": seed % 4})
        while state.outcome is None:
            seat = state.turn
            action = state.chance_outcome(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
            events = state.apply(seat, action)
            for eyes in (0, 1, 2, 3, None):
                hidden = {
                    card.code
                    for other in range(4)
                    if other != eyes and state.outcome is None
                    for card in cards_in(state.hands[other] & ~state.sure[other])
                }
                told_ = [as_json_of(event.seen_by(eyes)) for event in events]
                text = json.dumps([view(state.observe(eyes)), told_])
                zones = json.loads(text)[0]["zones"]
                faces = {card["card"] for zone in zones for card in zone["cards"]} - {None}
                assert not faces & hidden
                if eyes is None:
                    assert not any(f'"{code}"' in text for code in hidden)


def as_json_of(event):
    """The event as it crosses the wire."""
    return as_json(event.as_json())


def test_all_eyes_see_every_card_once():
    """For ALL every card lies in one zone."""
    state = told(dealt(), f"{AUCTION_110} {' '.join(ROUND.split()[:9])}")
    seen = view(state.observe(ALL))
    faces = [card["card"] for zone in seen["zones"] for card in zone["cards"] if card["card"]]
    assert len(faces) == len(set(faces)) == 32 - sum(state.tricks) * 4
    assert set(HANDS[2].split()) >= {
        card["card"] for zone in seen["zones"] if zone["id"] == "hand:2" for card in zone["cards"]
    }
