"""Acting out of turn: bots are asked at their moments, people may at any, and nobody can tell who could have."""

from __future__ import annotations

from engine.match import Match
from engine.options import read
from engine.seats import CHANCE
from table.players import finished, seated
from table.sitting import Sitting
from tests.table.asking import Page
from tests.table.toy import CALLING, CLIMB, dealing, pile_of


def holding_12(seat: int, players: tuple[str, ...], entry=CALLING) -> Sitting:
    """A deal in which this seat has the 12."""
    cards = [str(number) for number in range(1, 13)]
    cards.remove("12")
    at = len(cards) - 3 * seat
    cards.insert(at, "12")
    game = entry.game
    sitting = Sitting(
        entry, Match(game, read(game.options, {}), len(players)), "5eed", seated(entry, len(players), players)
    )
    sitting.apply(CHANCE, dealing(pile_of(".".join(cards))))
    return sitting


def step(sitting: Sitting) -> str:
    chosen = finished(sitting.choice())
    if chosen is None:
        return "nothing"
    sitting.apply(*chosen)
    return f"{chosen[0]}={chosen[1].code}"


def test_a_bot_calls_at_the_deal_before_the_first_card():
    sitting = holding_12(2, ("climber", "climber", "climber"))
    assert step(sitting) == "2=call"
    assert step(sitting).startswith("0=")


def test_before_a_person_leads_there_is_a_beat_whether_or_not_anybody_could_call():
    for seat in (1, 2):
        for bots in ("climber", "random"):
            sitting = holding_12(seat, ("you", bots, bots))
            assert not sitting.person_due()
            first = step(sitting)
            assert first in ("nothing", f"{seat}=call")
            if first != "nothing":
                assert step(sitting) == "nothing", "the beat comes again after a call"
            assert sitting.person_due()
    nobody = holding_12(0, ("you", "climber", "climber"))
    assert step(nobody) == "nothing"
    assert nobody.person_due()


def test_a_game_without_calls_has_no_beat():
    assert holding_12(1, ("you", "climber", "climber"), CLIMB).person_due()


def test_a_bot_is_asked_after_its_own_draw_and_not_after_anothers():
    sitting = holding_12(3, ("you", "climber"))
    assert step(sitting) == "nothing"
    draw = sitting.match.game.parse_action("draw")
    sitting.apply(0, draw)
    assert not sitting.person_due(), "the same beat after a person's draw"
    assert step(sitting) == "nothing"


def test_a_person_may_call_while_others_are_to_act():
    page = Page({"climb": CALLING})
    for seed in range(64):
        page.start("random", "you", seed=f"{seed:x}")
        page.next()
        if "call" in page.actions():
            break
    assert page.step["wait"] == "table"
    assert page.actions() == ["call"]
    step = page.act("call")
    assert step["events"] == [{"event": "called", "seat": 1}]
    assert step["view"]["seats"][0]["badges"] == [{"key": "called", "params": {}}]
    assert page.ask("undo")["view"]["seats"][0]["badges"] == []
