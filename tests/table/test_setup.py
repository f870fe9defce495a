"""Setting a position up over the wire: built from nothing, gone on with, taken back, and refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from tests.table.asking import Page
from tests.table.test_positions import middle
from tests.table.test_real import GAMES

ENTRIES = {one: registry.load(one) for one in GAMES}


class Bench(Page):
    """A page on which a position is set up; `sheet` is what the table last said of it."""

    def __init__(self, game: str, seats: int = 4) -> None:
        super().__init__(ENTRIES)
        self.sheet = self.ask("setup", game=game, seats=seats)

    def do(self, **change: Any) -> dict[str, Any]:
        """One change more."""
        self.sheet = self.ask("setup", position=self.sheet["line"], **change)
        return self.sheet

    def field(self, name: str) -> dict[str, Any]:
        """The field of that name."""
        found: dict[str, Any] = next(one for one in self.sheet["fields"] if one["name"] == name)
        return found

    def put(self, name: str, cards: str) -> dict[str, Any]:
        """Let these cards lie there, beside those that do."""
        return self.do(field=name, value=".".join([*self.field(name)["cards"], *cards.split(".")]))

    def act(self, action: str) -> dict[str, Any]:
        """Whoever may do that does it."""
        seat = next(one["seat"] for one in self.sheet["next"] if action in [c["action"] for c in one["choices"]])
        return self.do(action=action, seat=seat, seed="1")


def test_a_hand_of_pis_yedili_is_laid_card_by_card():
    bench = Bench("pis_yedili", 2)
    assert bench.sheet["refusal"]["key"] == "pis_yedili-position-empty"
    assert len(bench.sheet["free"]) == 52 == bench.field("stock")["rest"]
    bench.put("hands.0", "7H.2D")
    bench.put("hands.1", "3D")
    assert bench.sheet["refusal"] is None
    assert bench.field("phase")["value"] == "first"
    bench.put("discard", "7S")
    assert bench.field("phase")["value"] == "turn"
    bench.do(field="bill", value="6")
    assert bench.sheet["refusal"] is None
    assert bench.sheet["line"] == ("pis_yedili dealer=1 turn=0 hands=7H.2D/3D stock=* discard=7S bill=6")
    (one,) = bench.sheet["next"]
    assert one["seat"] == 0
    assert [choice["action"] for choice in one["choices"]] == ["7H", "take"]
    bench.put("discard", "JC")
    assert bench.field("named")["value"] == "C"
    assert "bill" not in bench.sheet["line"]


def test_a_round_of_pilotta_is_bid_and_played_to_the_second_trick_and_taken_back():
    bench = Bench("pilotta")
    for seat, cards in enumerate(
        ("7S.8S.9S.TS.JS.QS.KS.AS", "7H.8H.9H.TH.JH.QH.KH.AH", "7D.8D.9D.TD.JD.QD.KD.AD", "7C.8C.9C.TC.JC.QC.KC.AC")
    ):
        bench.put(f"hands.{seat}", cards)
    assert bench.sheet["refusal"] is None
    assert bench.sheet["seat"] == 0
    lines = []
    for action in ("80S", "pass", "pass", "pass", "announce", "AS"):
        bench.act(action)
        lines.append(bench.sheet["line"])
    assert [step["action"] for step in bench.sheet["steps"]][:2] == ["80S", "pass"]
    assert bench.field("hands.0")["laid"] == ["AS"]
    assert bench.sheet["seat"] == 1
    for line in reversed(lines[:-1]):
        assert bench.do(back=True)["line"] == line
    assert "calls" not in bench.do(back=True)["line"]
    assert bench.sheet["steps"] == []


def test_in_pip_pip_the_trick_says_whose_turn_it_is_and_who_did_not_follow():
    bench = Bench("pip_pip", 3)
    assert bench.do(fill=True, seed="1")["refusal"] is None
    assert bench.sheet["free"] == []
    lead = next(code for code in bench.field("hands.0")["cards"] if code[1] == "S")
    bench.do(field="hands.0", value=".".join(code for code in bench.field("hands.0")["cards"] if code != lead))
    bench.put("trick", lead)
    assert bench.field("turn")["value"] == "1"
    assert bench.field("hands.0")["wanted"] == 7
    stock = {"key": "pip_pip-position-stock", "params": {"tricks": 0, "count": 82}, "rule": None}
    assert bench.sheet["refusal"] == stock
    first = bench.field("stock")["cards"][0]
    bench.do(field="stock", value=".".join(bench.field("stock")["cards"][1:]))
    bench.put("hands.0", first)
    assert bench.sheet["refusal"] is None
    other = next(code for code in bench.field("hands.1")["cards"] if code[1] != "S")
    bench.do(field="hands.1", value=".".join(code for code in bench.field("hands.1")["cards"] if code != other))
    bench.put("trick", other)
    assert " voids=-/S1/- " in bench.sheet["line"] + " "


def test_a_mission_of_pili_pili_says_how_many_cards_are_dealt():
    bench = Bench("pili_pili", 3)
    bench.do(field="options.missions", value="standard")
    assert bench.field("dealt.0")["wanted"] == 3
    bench.do(field="mission", value="12")
    assert (bench.field("dealt.0")["wanted"], bench.field("stock")["wanted"]) == (2, 3)
    assert "1" in bench.field("left")["value"].split(".")
    bench.do(field="totals.1", value="4")
    bench.do(fill=True, seed="1")
    assert bench.sheet["refusal"] is None
    for action in ("bet-1", "bet-1", "bet-2"):
        bench.act(action)
    assert "bets=1.1.2" in bench.sheet["line"]
    assert bench.do(back=True)["line"].endswith("bets=1.1")


PILOTTA = "pilotta dealer=3 hands=7S.8S.9S.TS.JS.QS.KS.AS/7H.8H.9H.TH.JH.QH.KH.AH/7D.8D.9D.TD.JD.QD.KD.AD/{}"
BID = PILOTTA.format("7C.8C.9C.TC.JC.QC.KC.AC") + " calls="
PIS = "pis_yedili dealer=1 hands={} stock={} discard={}"
PILI = "pili_pili options={} seats=2 totals={} left=- dealer=0 mission={}"
DEALT = PILI.format("missions:off", "0.0", 0) + " dealt=1.2.3.4.5/6.7.8.9.10"
STEPS = {"count": 4, "allowed": "3, 6, 9, 12"}


@pytest.mark.parametrize(
    ("line", "key", "params", "rule"),
    [
        (PILOTTA.format("7C.8C.9C.TC.JC.QC.KC.7S"), "position-card-twice", {"card": "7S"}, None),
        (PILOTTA.format("7C.8C"), "position-size", {"seat": 3, "count": 2, "wanted": 8}, None),
        (PILOTTA.format("7C.8C.9C.TC.JC.QC.KC.2C"), "position-no-card", {"code": "2C"}, None),
        (BID + "80S.80H", "position-step", {"seat": 1, "number": 2}, "pilotta-refused-bid-higher"),
        (BID + "80S.pass.pass.pass play=AS.7D", "position-step", {"seat": 1, "number": 2}, "pilotta-refused-not-held"),
        ("pilotta dealer=? hands=-/-/-/-", "pilotta-position-no-dealer", {}, None),
        ("pilotta dealer=7", "position-number", {"word": "dealer", "low": 0, "high": 3}, None),
        (PIS.format("2D.2D/3H", "*", "7S"), "position-card-twice", {"card": "2D"}, None),
        (PIS.format("2D/3H", "-", "7S"), "position-cards-missing", {"count": 49}, None),
        (PIS.format("2D/-", "*", "7S"), "pis_yedili-position-empty", {"seat": 1}, None),
        (PIS.format("2D/3H", "*", "7S.JD"), "pis_yedili-position-no-suit", {"card": "JD"}, None),
        (PIS.format("2D/3H", "*", "8S bill=3"), "pis_yedili-position-bill-card", {"card": "8S"}, None),
        (PIS.format("2D/3H", "*", "7S bill=4"), "pis_yedili-position-bill-steps", STEPS, None),
        (PIS.format("2D/3H", "*", "8S phase=again"), "pis_yedili-position-again", {}, None),
        (PIS.format("2D/3H", "*", "??"), "position-no-card", {"code": "??"}, None),
        (PIS.format("2D/3H", "*", "7S options=handz:3"), "error-unknown-option", None, None),
        (PILI.format("missions:off", "9.0", 0), "pili_pili-position-match-over", {"count": 9, "limit": 7}, None),
        (PILI.format("-", "0.0", 21), "pili_pili-position-mission", {"number": 21}, None),
        (DEALT + " bets=2.3", "position-step", {"seat": 1, "number": 2}, "pili_pili-refused-hook"),
        (
            DEALT + " bets=2.2 tricks=0:1.1:5",
            "position-step",
            {"seat": 1, "number": 1},
            "pili_pili-refused-not-in-hand",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(line, key, params, rule):
    sheet = Page(ENTRIES).ask("setup", position=line)
    assert sheet["line"] == line
    found = sheet["refusal"]
    assert found["key"] == key
    assert params is None or found["params"] == params
    assert (found["rule"] and found["rule"]["key"]) == rule


@pytest.mark.parametrize("id_", GAMES)
def test_a_line_of_which_no_word_can_be_read_shows_nothing_but_the_reason(id_):
    sheet = Page(ENTRIES).ask("setup", position=f"{id_} nonsense")
    assert sheet["fields"] is None
    assert sheet["refusal"] == {"key": "position-unread", "params": {"word": "nonsense"}, "rule": None}


@pytest.mark.parametrize("id_", GAMES)
def test_it_goes_on_from_the_middle_and_the_table_on_show_is_left_alone(id_):
    page = Page(ENTRIES)
    seats = ENTRIES[id_].game.usual
    page.ask("start", game=id_, seats=seats, seed="5eed", players=["you"] + ["normal"] * (seats - 1))
    before = page.ask("record")
    line = middle(id_, 11)
    sheet = page.ask("setup", position=line)
    assert sheet["refusal"] is None
    one = sheet["next"][0]
    after = page.ask("setup", position=line, seat=one["seat"], action=one["choices"][0]["action"], seed="7")
    assert after["line"] != line
    assert page.ask("record") == before


def test_what_no_page_asks_is_refused_and_changes_nothing():
    page = Page(ENTRIES)
    line = "pis_yedili dealer=1 hands=2D/3H stock=* discard=7S"
    assert page.refused("setup", position="canasta")["key"] == "unknown-game"
    assert page.refused("setup", game="pis_yedili", seats=9)["key"] == "bad-seats"
    assert page.refused("setup", position=line, field="nothing", value="1")["key"] == "bad-field"
    assert page.refused("setup", position=line, field="bill", value="5")["key"] == "bad-field"
    assert page.refused("setup", position=line, field="options.hands", value="x")["key"] == "bad-option-value"
    assert page.refused("setup", position=line, fill=True, seed="zz")["key"] == "bad-field"
    assert page.refused("setup", position=line, seat=0, action="8C", seed="1")["key"] == "illegal"
    assert page.refused("setup", position=line, seat=0, action="nonsense", seed="1")["key"] == "unknown-action"
    assert Page().refused("setup", game="climb", seats=2)["key"] == "no-setup"


@pytest.mark.parametrize("digit", ["²", "٣", "99999999999"])
def test_a_seat_that_is_no_number_is_left_as_it_was_written(digit):
    line = f"pis_yedili dealer={digit} turn={digit} hands=-/-/- stock=* discard=-"
    sheet = Page(ENTRIES).ask("setup", position=line, field="seats", value="2")
    assert f"dealer={digit} turn={digit} hands=-/- " in sheet["line"]
    assert sheet["refusal"]["key"] == "position-number"
