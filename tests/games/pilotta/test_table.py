"""At the table: what may be taken back, what everybody sees, and whole rounds that a rule wants played."""

import pytest

from engine.game import ALL, Outcome
from games.pilotta import GAME
from games.pilotta.actions import Play, parse_action
from games.pilotta.events import Shown, TrickTaken
from games.pilotta.options import Options
from games.pilotta.view import view
from games.registry import load
from tests.games.pilotta.kafenio import ROUND, dealt, legal, refused, told
from tests.table.asking import Page

PLAYS_SPADES = "0:pass 1:110S 2:pass 3:pass 0:pass"


def steps(page, deals):
    """Play so many deals as the viewer, the first thing offered each time; every step on the way."""
    while deals:
        if page.step["wait"] == "you":
            offered = page.actions()
            page.act(next((one for one in ("announce", "pass") if one in offered), offered[0]))
        elif page.step["wait"] == "deal":
            deals -= 1
            page.ask("deal", shown=page.step["seq"])
        else:
            page.next()
        yield page.step


@pytest.mark.parametrize("lesson", [("shown", None), ("said_pilotta", False)], ids=["shown cards", "pilotta"])
def test_p32_p34_undo_never_teaches(lesson):
    """P32, P34: after others lay cards open, or say where the other of king and queen is, nothing before is undone."""
    kind, again = lesson
    page = Page({"pilotta": load("pilotta")})
    page.start("you", "normal", "normal", "normal", game="pilotta", seed="7")
    seen = 0
    for step in steps(page, 12):
        news = [event for event in step["events"] if event["event"] == kind and event.get("again") == again]
        if step["wait"] in ("deal", "match") or not any(event["seat"] for event in news):
            continue
        seen += 1
        assert step["undo"] is not None
        assert step["undo"]["key"] in ("undo-seen", "undo-nothing")
        assert page.refused("undo")["key"] == step["undo"]["key"]
    assert seen >= 2


def test_p34_re_pilotta_teaches_nothing_new():
    """P34: "re-pilotta" names a card that everybody knew of; what one shows or says oneself teaches others alone."""
    said = told(dealt(), f"{PLAYS_SPADES} AH 7H JH 8H KH 9S JS 9H AS JC 8S")
    first = said.apply(1, parse_action("QS"))
    told(said, "2:KC AC 8C TC 3:TH 7D TS 7S 1:AD QD TD 8D")
    second = said.apply(1, parse_action("KS"))
    for seat in range(4):
        assert any(event.teaches(seat) for event in first) == (seat != 1)
        assert not any(event.teaches(seat) for event in second)


@pytest.mark.parametrize("show", ["strict", "strict-third"])
def test_o11_a_show_is_open_to_everybody(show):
    """O11. In strict mode a show lies open to all at once, before anybody else has shown."""
    state = told(dealt(show=show), f"{PLAYS_SPADES} 0:announce AH 7H JH 3:announce 8H")
    events = state.apply(0, parse_action("show"))
    assert [event.value for event in events if isinstance(event, Shown)] == [20]
    for eyes in (0, 1, 2, 3, None):
        assert all(event.seen_by(eyes) == event for event in events)
        seen = view(state.observe(eyes))
        marks = [mark["value"] for mark in seen["marks"] if mark["key"] == "declaration"]
        assert [(mark["seat"], mark["cards"]) for mark in marks if isinstance(mark, dict)] == [(0, ["7D", "8D", "9D"])]
        hand = next(zone for zone in seen["zones"] if zone["id"] == "hand:0")
        assert {"7D", "8D", "9D"} <= {card["card"] for card in hand["cards"]}


def test_p19_a_round_is_eight_tricks():
    """P19. Eight tricks, each led by the winner of the one before; then nobody may lay anything."""
    state = told(dealt(), PLAYS_SPADES)
    taken: list[int] = []
    for word in ROUND.split():
        seat, _, code = word.partition(":")
        if len(state.plays) % 4 == 0 and taken:
            assert int(seat) == taken[-1]
        events = state.apply(int(seat), parse_action(code))
        taken += [event.seat for event in events if isinstance(event, TrickTaken)]
    assert taken == [0, 2, 2, 3, 1, 1, 1, 0]
    assert sum(state.tricks) == 8
    assert state.outcome is not None
    assert [state.legal_actions(seat) for seat in range(4)] == [()] * 4
    assert not state.observe(ALL).trick


def test_case_6_through_a_played_round():
    """Case 6. Defenders on 299 have the best declaration and take no trick: two more, 301, and the match is over."""
    hands = ("JS 9S AS KS 7S AH AD AC", "9H TH JH 9D JD KD TC QC", "TS QS 8S 7H 7D 7C 8H 8D", "QH KH TD QD 8C 9C JC KC")
    state = told(dealt(hands), "0:110S 1:pass 2:pass 3:pass 0:JS 1:announce")
    lead = iter(["9S", "AS", "AH", "AD", "AC", "KS", "7S"])
    while state.outcome is None:
        plays = [one for one in state.legal_actions(state.turn) if isinstance(one, Play)]
        state.apply(state.turn, parse_action(next(lead)) if state.turn == 0 else plays[0])
    assert state.tricks == [8, 0]
    assert state.outcome.scores == (11 + 25, 2)
    before = Outcome((100, 299), (), state.outcome.reason, {"dealer": 3, "bidders": 0})
    verdict = GAME.verdict(Options(), 4, [before, state.outcome])
    assert verdict is not None
    assert (verdict.winners, verdict.totals) == ((1,), (136, 301))


@pytest.mark.parametrize("bidders", [0, 1])
def test_o14_equal_totals(bidders):
    """O14. Equal and both over: no further round, the bidding side of this one has won."""
    rounds = [
        Outcome(scores, (), told(dealt(), "pass pass pass pass").outcome.reason, {"dealer": 0, "bidders": bidders})  # type: ignore[union-attr]
        for scores in ((290, 285), (15, 20))
    ]
    assert GAME.verdict(Options(), 4, rounds) is None
    verdict = GAME.verdict(Options(both_over="bidders"), 4, rounds)
    assert verdict is not None
    assert (verdict.winners, verdict.totals) == ((bidders,), (305, 305))
    assert verdict.places[bidders] == 1


def test_o2_800_with_the_capot_call():
    """O2, O5. With the capot call numbers end at 240 whatever else was agreed; 800 stands without it."""
    state = dealt(highest_bid=800, capot_bid=True)
    assert {"240S", "capotS"} <= legal(state)
    assert "250S" not in legal(state)
    why = refused(state, "800S")
    assert (why.key, dict(why.params)) == ("bid-highest", {"capot": True, "said": 240})
    assert "250S" in legal(dealt(highest_bid=800))
