"""What each pair of eyes is shown: no hidden card, no hidden call, and everything a player needs."""

import json
from random import Random

import pytest

from engine.game import ALL
from engine.seats import CHANCE
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, cards_in
from games.pip_pip.view import moves, view
from tests.games.pip_pip.laid import GAME, call, dealt, hand, play, play_on, step
from tests.games.pip_pip.test_position import carried, random_options


def zones(seen):
    """The zones' cards by id."""
    return {zone["id"]: [card["card"] for card in zone["cards"]] for zone in seen["zones"]}


def words(value):
    """Every text in a piece of JSON."""
    if isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
    elif isinstance(value, str):
        yield from value.replace(":", ".").split(".")


def hidden(state, eyes):
    """The codes of the cards these eyes must not see."""
    mask = sum(play.bit for play in state.stock)
    for seat, held in enumerate(state.hands):
        if seat != eyes:
            mask |= held & ~state.used[seat]
    return {card.code for card in cards_in(mask)}


@pytest.mark.parametrize("seed", range(20))
def test_no_hidden_card(seed):
    """No code of a hidden card is in another's view or events, at any moment of a random hand."""
    rng = Random(seed)
    options, seats = random_options(rng), 3 + seed % 10
    state = GAME.deal(options, seats, carried(rng, seats, options))
    while state.outcome is None:
        _, _, found = step(state, rng)
        for eyes in (None, rng.randrange(seats)):
            if state.outcome is None:
                text = json.loads(json.dumps(view(state.observe(eyes))))
                assert not set(words(text)) & hidden(state, eyes)
            told = [event.seen_by(eyes) for event in found]
            for event in told:
                assert not set(words(event.as_json())) & hidden(state, eyes)
                for move in moves(event):
                    assert move.card is None or move.card.code not in hidden(state, eyes)


def test_nobody_sees_who_could_call():
    """Watching the table tells nobody who could have called: the views differ in nothing but the backs."""
    able = dealt(["3H", "4H KC QC", "5H", "6H"], trump="S", stock="2D")
    unable = dealt(["3H", "4H KC QD", "5H", "6H"], trump="S", stock="2D")
    assert able.open_to() == (1,)
    assert unable.open_to() == ()
    for word in (None, "3H"):
        if word:
            assert [one.seen_by(2) for one in play(able, word)] == [one.seen_by(2) for one in play(unable, word)]
        for eyes in (0, 2, 3, None):
            assert view(able.observe(eyes))["prompts"] == view(unable.observe(eyes))["prompts"]
            assert view(able.observe(eyes))["marks"] == view(unable.observe(eyes))["marks"]
            assert view(able.observe(eyes))["seats"] == view(unable.observe(eyes))["seats"]
        assert able.actors() == unable.actors()
    assert {one["kind"] for one in view(able.observe(1))["prompts"]} == {"card", "call"}
    assert {one["kind"] for one in view(unable.observe(1))["prompts"]} == {"card"}


def test_call_prompt_out_of_turn():
    """A call is offered at any time, with every King and Queen to choose from, and asks nothing."""
    state = dealt(["3H", "4H", "KC KCb QC 5H", "6H"], trump="S")
    (prompt,) = view(state.observe(2))["prompts"]
    assert prompt["kind"] == "call"
    assert prompt["choices"] == [
        {
            "action": f"call:{king}.QC", "word": "call-suit", "value": "C", "cards": [king, "QC"],
            "params": {"king": king, "queen": "QC", "suit": "C", "points": 50},
        }
        for king in ("KC", "KCb")
    ]  # fmt: skip
    assert all(not view(state.observe(eyes))["prompts"] for eyes in (1, 3, None))


def test_shown_cards_lie_before_their_owner():
    """exposed marriages lie before their owner, still playable"""
    state = dealt(["KH QH 3H", "4H", "5H", "6H"], trump="S")
    for event in call(state, 0, "KH", "QH"):
        assert [(str(move.card), move.source, move.target) for move in moves(event)] == [
            ("KH", "hand:0", "shown:0"), ("QH", "hand:0", "shown:0"),
        ]  # fmt: skip
    for eyes in (0, 1, None):
        seen = zones(view(state.observe(eyes)))
        assert seen["shown:0"] == ["QH", "KH"]
        assert len(seen["hand:0"]) == 5
    assert "KH" in [one.get("card") for one in view(state.observe(0))["prompts"]]
    (_, event, *_) = play(state, "KH")
    (move,) = moves(event)
    assert (move.source, move.target) == ("shown:0", "trick")
    assert zones(view(state.observe(2)))["shown:0"] == ["QH"]


def test_refused_cards_say_why():
    """A card that may not be played is shown with the rule that says so; out of turn nothing is."""
    state = dealt(["3H", "4H 5H KS !H", "", ""], trump="S")
    play(state, "3H")
    seen = view(state.observe(1))
    playable = {one["card"] for one in seen["prompts"] if one["kind"] == "card"}
    assert playable == {"4H", "5H"}
    assert {one["card"] for one in seen["refused"]} == hand(state, 1) - playable
    assert all(one["key"] == "follow-suit" and one["params"] == {"suit": "H"} for one in seen["refused"])
    for one in seen["refused"]:
        assert state.refusal(1, GAME.parse_action(one["card"])).key == one["key"]
    assert view(state.observe(2))["refused"] == []


def test_marks_show_both_trumps():
    """trump in force and trump waiting shown apart"""
    state = dealt(["KH QH 3D", "", "", ""], trump="S")
    call(state, 0, "KH", "QH")
    marks = {mark["key"]: mark["value"] for mark in view(state.observe(3))["marks"]}
    assert marks == {"trump": "S", "next-trump": "H", "tricks-left": 26}
    play(state, "3D")
    marks = {mark["key"]: mark["value"] for mark in view(state.observe(3))["marks"]}
    assert marks == {"trump": "H", "tricks-left": 26}


def test_seats_in_turn_order_with_tallies():
    """captured points and calls tallied"""
    state = dealt(["KH QH 3D", "2D", "AD", "4D"], trump="S")
    call(state, 0, "KH", "QH")
    play(state, "3D", "2D", "AD", "4D")
    seats = view(state.observe(2))["seats"]
    assert [one["seat"] for one in seats] == [0, 1, 2, 3]
    assert [one["turn"] for one in seats] == [False, True, False, False]
    assert [one["dealer"] for one in seats] == [False, False, False, True]
    assert seats[0]["badges"] == [
        {"key": "points", "params": {"points": 0}, "kind": "fact"}, {"key": "calls", "params": {"count": 1}},
    ]  # fmt: skip
    assert seats[1]["badges"] == [{"key": "points", "params": {"points": 21}, "kind": "fact"}]


def test_a_finished_trick_lies_open_until_the_next_lead():
    """The winner lays the cards face down on his pile … and leads next; the trick before is on show on request."""
    state = dealt(["3D", "2D", "AD", "4D"], trump="S")
    play(state, "3D", "2D", "AD", "4D")
    seen = view(state.observe(2))
    (trick,) = [zone for zone in seen["zones"] if zone["id"] == "trick"]
    assert [(card["seat"], card["card"]) for card in trick["cards"]] == [(0, "3D"), (1, "2D"), (2, "AD"), (3, "4D")]
    assert zones(seen)["won:1"] == []
    found = state.apply(1, state.legal_actions(1)[0])
    assert [(move.source, move.target) for move in moves(found[0])] == [("trick", "won:1")] * 4
    seen = view(state.observe(2))
    assert zones(seen)["won:1"] == [None] * 4
    (last,) = [mark["value"] for mark in seen["marks"] if mark["kind"] == "trick"]
    assert last == [{"seat": seat, "card": card} for seat, card in enumerate(["3D", "2D", "AD", "4D"])]
    play_on(state, until=2)
    seen = view(state.observe(2))
    assert len(zones(seen)["trick"]) == 4
    assert not [mark for mark in seen["marks"] if mark["kind"] == "trick"]


def test_ceremony_is_shown():
    """the deal ceremony (each draws a card, ties draw again)"""
    state = GAME.deal(Options(), 4, None)
    assert len(zones(view(state.observe(0)))["stock"]) == 104
    found = state.apply(CHANCE, GAME.parse_action("draw:AH.AS.9C.4D"))
    assert [move.target for event in found for move in moves(event)] == [f"drawn:{seat}" for seat in range(4)]
    state.apply(CHANCE, GAME.parse_action("draw:7D.2C"))
    seen = zones(view(state.observe(None)))
    assert [seen[f"drawn:{seat}"] for seat in range(4)] == [["AH", "7D"], ["AS", "2C"], ["9C"], ["4D"]]
    assert len(seen["stock"]) == 98
    found = state.apply(CHANCE, state.chance_outcome(Random(1)))
    seen = zones(view(state.observe(0)))
    assert seen["drawn:0"] == []
    assert (len(seen["hand:0"]), len(seen["stock"])) == (7, 76)
    dealt_cards = [move for event in found for move in moves(event.seen_by(0))]
    assert len(dealt_cards) == 28
    assert sum(move.card is not None for move in dealt_cards) == 7


def test_remainder_and_end():
    """exposed remainder; once over, every card is shown and counted"""
    state = dealt([""] * 5)
    play_on(state, until=13)
    assert len(zones(view(state.observe(1)))["remainder"]) == 4
    play_on(state)
    seen = zones(view(state.observe(ALL)))
    cards = [card for part in seen.values() for card in part]
    assert sorted(cards) == sorted(card.code for card in DECK)
    assert view(state.observe(ALL))["prompts"] == []
    assert not any(one["turn"] for one in view(state.observe(ALL))["seats"])


@pytest.mark.parametrize("seats", [3, 7, 12])
def test_every_card_is_somewhere(seats):
    """In every view there are 104 cards."""
    rng = Random(seats)
    state = GAME.deal(Options(), seats, None)
    while state.outcome is None:
        step(state, rng)
        eyes = rng.choice([None, *range(seats)])
        assert sum(len(cards) for cards in zones(view(state.observe(eyes))).values()) == 104


@pytest.mark.parametrize("seed", range(4))
def test_moves_lead_from_view_to_view(seed):
    """What `moves` says is what the views show: each card leaves and arrives where it says."""
    rng = Random(seed)
    state = GAME.deal(Options(remainder="last_trick"), 3 + 3 * seed, None)
    state.apply(CHANCE, state.chance_outcome(rng))
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.chance_outcome(rng))
    before = {zone: len(cards) for zone, cards in zones(view(state.observe(0))).items()}
    while state.outcome is None:
        _, _, found = step(state, rng)
        for event in found:
            for move in moves(event.seen_by(0)):
                before[move.source] -= 1
                before[move.target] += 1
        now = {zone: len(cards) for zone, cards in zones(view(state.observe(0))).items()}
        if state.outcome is None:
            assert before == now
