"""A whole match at the table, as the page plays it: ceremony, calls by hand out of turn, sheet, next hand."""

from random import Random

import pytest

from games.registry import load
from tests.table.asking import Page


def calls(step):
    """The calls on offer."""
    return [
        choice["action"]
        for prompt in step["view"]["prompts"]
        if prompt["kind"] == "call"
        for choice in prompt["choices"]
    ]


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(3, "5eed", {}), (4, "3", {"seating": "draw", "length": "hands", "hands": "3"})],
)
def test_a_match(seats, seed, options):
    """Everything a person does is answered; he calls whenever he can, in turn or not, and every hand is counted."""
    page = Page({"pip_pip": load("pip_pip")})
    players = ["normal"] * seats
    players[1] = "you"
    page.start(*players, game="pip_pip", seed=seed, options=options)
    rng = Random(1)
    called = hands = 0
    while page.step["wait"] != "match":
        step = page.step
        assert sum(len(zone["cards"]) for zone in step["view"]["zones"]) == 104
        keys = [card["key"] for zone in step["view"]["zones"] for card in zone["cards"]]
        assert len(set(keys)) == len(keys)
        if calls(step):
            called += 1
            before = {one["seat"]: one["badges"] for one in step["view"]["seats"]}[1]
            step = page.act(calls(step)[0])
            assert [event["event"] for event in step["events"]] == ["called"]
            assert {one["seat"]: one["badges"] for one in step["view"]["seats"]}[1] != before
        elif step["wait"] == "you":
            plays = [one["action"] for one in step["view"]["prompts"] if one["kind"] == "card"]
            page.act(rng.choice([one for one in plays if one[0] not in "KQ"] or plays))
        elif step["wait"] == "deal":
            hands += 1
            assert step["view"]["over"]["lines"]
            page.ask("deal", shown=step["seq"])
        else:
            page.next()
    assert called >= 1
    assert hands + 1 == (seats if not options else 3)
    order = [one["seat"] for one in page.step["view"]["seats"]]
    assert sorted(order) == list(range(seats))
    assert order[0] == 1


def test_calls_before_the_first_lead_are_asked_from_the_dealers_left():
    """B4.25: "ask from dealer's left clockwise", the player to lead first, among bots as well (B-10)."""
    from engine.match import Match
    from games.pip_pip.options import Options
    from table.players import finished, seated
    from table.sitting import Sitting
    from tests.games.pip_pip.laid import dealt

    state = dealt(["KH QH", "", "KD QD", ""], trump="C")
    entry = load("pip_pip")
    sitting = Sitting(entry, Match(entry.game, Options(), 4), "5eed", seated(entry, 4, ("normal",) * 4))
    sitting.match.state = state.copy()
    sitting._taught.update(range(4))
    first = finished(sitting.choice())
    assert first is not None
    assert (first[0], first[1].code) == (0, "call:KH.QH")
