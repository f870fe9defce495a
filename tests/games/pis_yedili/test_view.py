"""What each pair of eyes is shown, and that nothing hidden is in it."""

import json
import re
from random import Random

from engine.cards import Card
from engine.game import ALL
from engine.seats import CHANCE
from engine.view import Move
from games.pis_yedili import GAME
from games.pis_yedili.events import Dealt, Drew, Laid, Reshuffled
from games.pis_yedili.options import Options
from games.pis_yedili.view import moves, view
from tests.games.pis_yedili.stories import any_options, tell
from tests.games.pis_yedili.tables import dealt, do, table

CODE = re.compile(r"[2-9TJQKA][SHDC]")


def test_no_hidden_card_is_in_any_view():
    """No code of a card that a seat does not see is anywhere in its view's JSON, nor in the events it is told."""
    rng = Random(4)
    looked = 0
    for _ in range(12):
        options, seats = any_options(rng), rng.randint(2, 6)
        for story in tell(options, seats, rng, brisk=0.8, longest=200):
            if story.state.outcome is not None or rng.random() < 0.8:
                continue
            state = story.state
            for eyes in (None, *range(seats)):
                own = state.hands[eyes] if eyes is not None else []
                shown = {card.code for card in (*state.discard, *own)}
                assert set(CODE.findall(json.dumps(view(state.observe(eyes))))) <= shown
                looked += 1
            twin = state.copy()
            for event in twin.apply(twin.turn, rng.choice(twin.legal_actions(twin.turn))):
                for eyes in (None, *range(seats)):
                    told = json.dumps(event.seen_by(eyes).as_json())
                    own = twin.hands[eyes] if eyes is not None else []
                    assert set(CODE.findall(told)) <= {card.code for card in (*state.discard, *twin.discard, *own)}
    assert looked > 500


def test_zones():
    """A fan a seat, own face up, others face down; the stock all face down; the discards bottom first, face up."""
    state = table("turn=0 hands=2D.9S/3D/4D.5D/6D stock=* discard=QC.KC.5S")
    zones = {zone["id"]: zone for zone in view(state.observe(0))["zones"]}
    assert set(zones) == {"stock", "discard", "hand:0", "hand:1", "hand:2", "hand:3"}
    assert [zone["kind"] for zone in zones.values()] == ["stack", "stack", "fan", "fan", "fan", "fan"]
    assert [card["card"] for card in zones["hand:0"]["cards"]] == ["9S", "2D"]
    assert [card["card"] for card in zones["hand:2"]["cards"]] == [None, None]
    assert [card["card"] for card in zones["discard"]["cards"]] == ["QC", "KC", "5S"]
    assert {card["card"] for card in zones["stock"]["cards"]} == {None}
    assert len(zones["stock"]["cards"]) == len(state.stock)
    assert zones["hand:2"]["owner"] == 2
    everything = {zone["id"]: zone for zone in view(state.observe(ALL))["zones"]}
    assert [card["card"] for card in everything["hand:2"]["cards"]] == ["5D", "4D"][::-1]
    spectator = view(state.observe(None))
    assert not any(card["card"] for zone in spectator["zones"] if zone["kind"] == "fan" for card in zone["cards"])
    assert (spectator["prompts"], spectator["refused"]) == ([], [])


def test_the_whole_pack_lies_there_before_the_deal():
    """The stock zone holds all 52 until they are dealt."""
    state = GAME.deal(Options(), 4, None)
    assert len(view(state.observe(0))["zones"][0]["cards"]) == 52


def test_prompts_of_a_turn():
    """A card to click, a jack that asks for a suit, draw with the stock."""
    state = table("turn=0 hands=9S.JD.2H/3D/4D/6D stock=* discard=5S")
    assert view(state.observe(0))["prompts"] == [
        {"kind": "card", "action": "9S", "card": "9S", "word": "lay", "params": {"card": "9S"}},
        {
            "kind": "suit",
            "card": "JD",
            "word": "suit",
            "params": {"card": "JD"},
            "choices": [{"action": f"JD={suit}", "value": suit} for suit in "SHDC"],
        },
        {"kind": "choice", "action": "draw", "word": "draw", "params": {}, "zone": "stock"},
    ]
    assert view(state.observe(0))["refused"] == [
        {"card": "2H", "key": "fit", "params": {"card": "5S", "rank": "5", "suit": "S"}}
    ]
    assert view(state.observe(1))["prompts"] == []
    do(state, "draw")
    assert view(state.observe(0))["prompts"][-1] == {"kind": "choice", "action": "pass", "word": "pass", "params": {}}


def test_prompts_of_a_penalty():
    """Take, with the number of cards."""
    state = table("turn=0 hands=9S/3D/4D/6D stock=* discard=7S bill=6")
    take = {"kind": "choice", "action": "take", "word": "take", "params": {"count": 6}, "zone": "stock"}
    assert view(state.observe(0))["prompts"] == [take]
    assert view(state.observe(0))["refused"][0]["key"] == "only-a-seven"


def test_prompts_where_tek_must_be_said():
    """O8: laying with "Tek!" is a button of its own; a click on the card forgets it."""
    state = table("options=tek:draw_two turn=0 hands=9S.JD/3D/4D/6D stock=* discard=5S")
    found = view(state.observe(0))["prompts"]
    assert [prompt["kind"] for prompt in found] == ["card", "suit", *["choice"] * 6]
    said = {prompt["action"]: (prompt["word"], prompt["params"]) for prompt in found[2:-1]}
    assert said["9S!"] == ("tek", {"card": "9S", "suit": ""})
    assert said["JD=H!"] == ("tek-suit", {"card": "JD", "suit": "H"})


def test_marks():
    """The direction always, the penalty when one waits, the suit that a jack asks for, clubs at the opening."""

    def marks(words: str) -> list[tuple[str, str, object]]:
        return [(mark["key"], mark["kind"], mark["value"]) for mark in view(table(words).observe(2))["marks"]]

    onwards = ("direction", "direction", "cw")
    rest = "turn=0 hands=9S/3D/4D/6D stock=* discard"
    assert marks(f"{rest}=5S") == [onwards]
    assert marks(f"{rest}=5S way=-") == [("direction", "direction", "ccw")]
    assert marks(f"{rest}=7S bill=9") == [onwards, ("penalty", "number", 9)]
    assert marks(f"{rest}=JS named=H") == [onwards, ("suit", "suit", "H")]
    assert marks(f"{rest}=JC") == [onwards, ("suit", "suit", "C")]
    assert marks(f"{rest}=AS phase=again") == [onwards, ("again", "suit", "S")]
    assert marks("hands=9C/3D/4D/6D stock=* discard=-") == [onwards, ("clubs", "suit", "C")]


def test_seats():
    """Who deals, whose turn it is, how many cards each holds; nobody's turn while the deck acts."""
    state = table("dealer=1 turn=2 hands=9S/3D.8C/2S.4D/* stock=- discard=KS.5S")
    assert [(one["cards"], one["turn"], one["dealer"]) for one in view(state.observe(None))["seats"]] == [
        (1, False, False), (2, False, True), (2, True, False), (45, False, False)
    ]  # fmt: skip
    do(state, "draw")
    assert state.actors() == (CHANCE,)
    assert not any(one["turn"] for one in view(state.observe(None))["seats"])
    assert view(state.observe(2))["prompts"] == []


def test_badges():
    """Tek!, who may not finish, who goes again."""
    state = table("options=tek:no_finish turn=0 phase=again muted=1 hands=9S/3D/4D.5D/6D.2H stock=* discard=AS")
    found = [[badge["key"] for badge in one["badges"]] for one in view(state.observe(None))["seats"]]
    assert found == [["tek", "again"], ["tek", "muted"], [], []]


def test_moves():
    """Where the cards of an event went, as these eyes saw it."""
    state = dealt(["2S.3S.4S.5S.6S.7S.8S", "2H.3H.4H.5H.6H.7H.8H", "2D.3D.4D.5D.6D.7D.8D", "2C.3C.4C.5C.6C.7C.8C"])
    (event,) = do(state, "draw")
    card = next(one for one in state.hands[0] if one.code not in "2S.3S.4S.5S.6S.7S.8S")
    assert list(moves(event.seen_by(0))) == [Move(card, "stock", "hand:0")]
    assert list(moves(event.seen_by(1))) == [Move(None, "stock", "hand:0")]
    assert list(moves(Laid(2, card, None))) == [Move(card, "hand:2", "discard")]
    assert list(moves(Dealt(1, (None, None)))) == [Move(None, "stock", "hand:1")] * 2
    assert list(moves(Reshuffled((card,)))) == [Move(card, "discard", "stock", fresh=True)]
    assert list(moves(GAME.deal(Options(), 4, None).apply(CHANCE, GAME.parse_action("dealer:1"))[0])) == []
    assert isinstance(card, Card)


def test_events_teach_whoever_saw_a_hidden_card():
    """Undo stops there: a draw teaches its seat, a deal its owner, nothing else anybody."""
    state = table("turn=0 hands=AS.2D/3D/4D/6D stock=* discard=5S")
    events = do(state, "AS", "draw")
    for event in events:
        for seat in range(4):
            assert event.teaches(seat) == (isinstance(event, Drew) and event.seat == seat)
    assert Dealt(1, ()).teaches(1)
    assert not Dealt(1, ()).teaches(0)
