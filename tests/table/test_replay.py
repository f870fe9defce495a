"""A match gone through again: its story, any moment with every hand open, a cut to play on from, its facts."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from tests.table.asking import Page

REAL = {id_: registry.load(id_) for id_ in registry.ids()}
SHORT = {"pis_yedili": {"hands": "2"}, "pili_pili": {"limit": "6"}, "pip_pip": {}, "pilotta": {"target": "151"}}


def played(game: str, seed: str = "5eed", *, you: bool = True, **fields: Any) -> Page:
    """A short match of that game, to its end."""
    page = Page(REAL)
    entry = REAL[game]
    others = ["random"] * (entry.game.fewest - 1)
    page.start("you" if you else "random", *others, game=game, seed=seed, options=SHORT[game], **fields)
    page.play_on()
    return page


def climb(**fields: Any) -> Page:
    """A short match of the tests' own game, to its end."""
    page = Page()
    page.start("you", "random", options={"hands": "3"}, **fields)
    page.play_on()
    return page


@pytest.mark.parametrize("game", registry.ids())
def test_every_moment_of_a_match_can_be_looked_at_with_all_hands_open(game: str):
    """From the first action to the last, and back; the same moment looks the same from either side."""
    page = played(game)
    first = page.ask("look", deal=1, count=0)
    whole = len(page.step["record"])
    forth: dict[tuple[int, int], Any] = {}
    for number, deal in enumerate(first["deals"], 1):
        for count in range(deal["count"] + 1):
            found = page.ask("look", deal=number, count=count)
            view = found["view"]
            assert (found["deal"], found["count"], view["prompts"], view["refused"]) == (number, count, [], [])
            keys = [card["key"] for zone in view["zones"] for card in zone["cards"]]
            assert len(keys) == len(set(keys))
            forth[number, count] = {key: found[key] for key in ("view", "events", "bot")}
            hands = [zone for zone in view["zones"] if zone["kind"] == "fan"]
            assert all(card["card"] for zone in hands for card in zone["cards"])
    assert sum(deal["count"] for deal in first["deals"]) == sum(
        word.count("=") > 0 for line in page.step["record"].split("\ndeal\n")[1:] for word in line.split()
    )
    for (number, count), then in list(reversed(forth.items()))[:: max(1, len(forth) // 40)]:
        for _ in range(2):  # as when the language is changed meanwhile
            found = page.ask("look", deal=number, count=count)
            assert {key: found[key] for key in then} == then
    last = page.ask("look", deal=len(first["deals"]), count=first["deals"][-1]["count"])
    assert last["view"]["over"] == page.step["view"]["over"]
    assert last["view"]["phase"] == "match"
    assert len(page.ask("record")["text"]) == whole, "looking changes nothing"


def test_nobody_looks_while_the_match_is_played():
    page = Page()
    page.start("you", "random")
    page.to_me()
    assert page.refused("look", deal=1, count=0)["key"] == "match-on"
    page.play_on("deal")
    assert page.refused("look", deal=1, count=1)["key"] == "match-on"


@pytest.mark.parametrize(("deal", "count"), [(0, 0), (4, 0), (1, 999), (2**30, 1)])
def test_a_moment_that_is_not_there_is_refused(deal: int, count: int):
    page = climb()
    assert page.refused("look", deal=deal, count=count)["key"] == "no-moment"
    assert page.refused("cut", deal=deal, count=count)["key"] == "no-moment"


@pytest.mark.parametrize("fields", [{}, {"deal": 1}, {"deal": "1", "count": 1}, {"deal": 1, "count": -1}])
def test_a_moment_that_cannot_be_is_refused(fields: dict[str, Any]):
    assert climb().refused("look", **fields)["key"] in ("missing-field", "bad-field")


@pytest.mark.parametrize("game", registry.ids())
def test_the_story_is_what_the_viewer_was_told(game: str):
    """Step by step: the same events, and the same actions that can be asked about."""
    page = Page(REAL)
    entry = REAL[game]
    page.start("you", *["random"] * (entry.game.fewest - 1), game=game)
    told: list[Any] = []

    def hear() -> None:
        done = page.step["done"]
        told.append((done["deal"], done["count"], done["bot"], page.step["events"]))

    for _ in range(60):
        match page.step["wait"]:
            case "table":
                page.next()
            case "you":
                page.act(page.actions()[0])
            case "deal":
                page.ask("deal")
            case _:
                break
        hear()
    told = [one for one in told if one[3] or one[2] is not None]
    again = Page(REAL)
    again.ask("resume", record=page.step["record"])
    found = [
        (number, step["count"], step["bot"], step["events"])
        for number, deal in enumerate(again.ask("story")["deals"], 1)
        for step in deal["steps"]
    ]
    assert found == told
    assert again.ask("story")["deals"][-1]["hand"] == again.step["view"]["hand"]


def test_a_cut_is_gone_on_with_as_it_was_and_counts_as_practice():
    page = climb(begun="1796025600")
    summary = page.ask("summary")
    text = page.ask("cut", deal=2, count=1)["text"]
    assert "\npractice yes\n" in text
    assert "begun" not in text
    again = Page()
    again.ask("resume", record=text, begun="1796029200")
    assert again.step["record"].split("deal", 1)[1] == text.split("deal", 1)[1]
    again.play_on()
    other = again.ask("summary")
    assert (summary["practice"], other["practice"]) == (False, True)
    assert summary["id"] != other["id"]
    assert again.step["view"]["over"]["rounds"] == page.step["view"]["over"]["rounds"], "same choices, same end"


def test_the_step_carries_the_record():
    """So that what is shown can be kept at the same moment: after a start, an action, an undo, a deal."""
    page = Page()
    page.start("you", "random", options={"hands": "2"})
    while page.step["wait"] != "match":
        assert page.step["record"] == page.ask("record")["text"]
        match page.step["wait"]:
            case "table":
                page.next()
            case "deal":
                page.ask("deal")
            case _:
                before = page.step["record"]
                page.act(page.actions()[0])
                if page.step["undo"] is None:
                    page.ask("undo")
                    assert page.step["record"] == before
                    page.act(page.actions()[0])
    assert page.step["record"] == page.ask("record")["text"]


def test_when_a_match_began_stays_with_it():
    page = climb(begun="1796025600")
    assert "\nbegun 1796025600\n" in page.step["record"]
    page.ask("resume", record=page.step["record"], begun="5")
    assert page.ask("summary")["begun"] == "1796025600"
    page.ask("resume", record=page.step["record"].replace("begun 1796025600\n", ""), begun="5")
    assert page.ask("summary")["begun"] == "5"
    for wrong in (5, "", "-1", "1e3", "9" * 40):
        assert page.refused("start", game="climb", seats=2, seed="5", players=["you", "random"], begun=wrong) == {
            "key": "bad-field",
            "params": {"field": "begun"},
        }


@pytest.mark.parametrize("game", registry.ids())
def test_the_facts_of_a_match(game: str):
    """What they say is what the sheet says; what a side set out to do is counted once a deal at most."""
    page = played(game, begun="1796025600")
    found = page.ask("summary")
    over = page.step["view"]["over"]
    assert (found["game"], found["over"], found["level"], found["side"]) == (game, True, "random", 0)
    assert found["totals"] == over["totals"]
    assert found["won"] == (0 in over["winners"])
    assert found["place"] == over["places"][0]
    assert found["merits"]
    for done, tried in found["merits"].values():
        assert 0 <= done <= tried <= len(over["rounds"])


def test_who_only_watches_has_no_place():
    page = played("pis_yedili", you=False)
    found = page.ask("summary")
    assert (found["side"], found["won"], found["place"], found["merits"]) == (None, None, None, {})


def test_a_table_of_several_levels_is_a_mixed_one():
    page = Page(REAL)
    page.start("you", "easy", "strong", game="pis_yedili")
    assert page.ask("summary")["level"] == "mixed"


def test_bets_and_contracts_are_counted_as_the_sheet_has_them():
    """Pili Pili: a bet met; Pilotta: a contract made, or one of the others' broken."""
    page = played("pili_pili")
    lines = [line for one in page.step["view"]["over"]["rounds"] for line in one["lines"] if line["side"] == 0]
    met = sum(line["what"]["key"] == "made" for line in lines)
    assert page.ask("summary")["merits"]["bet"] == [met, len(page.step["view"]["over"]["rounds"])]
    page = played("pilotta")
    merits = page.ask("summary")["merits"]
    rounds = page.step["view"]["over"]["rounds"]
    ours = [one["reason"] for one in rounds if one["reason"]["params"]["side"] == 0]
    made = [one for one in ours if one["key"] in ("made", "capot", "closed-made")]
    assert merits.get("contract", [0, 0]) == [len(made), len(ours)]
    assert merits.get("contract", [0, 0])[1] + merits.get("defence", [0, 0])[1] == len(rounds)
