"""A deal is promised before its first card, and what is told afterwards is what was promised."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest

from engine.match import Match
from games import registry
from table import fairness
from table.fairness import deal_text, salt, sealed
from tests.table.asking import SEED, Page
from tests.table.toy import CLIMB

ORDER = "11.10.9.5.12.8.3.1.7.2.6.4"


def promises(page: Page) -> list[dict[str, Any]]:
    """What was promised of each deal."""
    found: list[dict[str, Any]] = page.ask("fair")["deals"]
    return found


def test_the_commitment_is_there_before_the_first_card_and_stays():
    page = Page()
    first = page.start("you", "climber")["fair"]
    assert promises(page) == [{"commitment": first, "text": None, "kept": None}]
    seen = set()
    while page.step["wait"] != "deal":
        seen.add(page.step["fair"])
        if page.step["wait"] == "you":
            page.act(page.actions()[0])
        else:
            page.next()
    assert seen == {first}
    assert promises(page)[0]["commitment"] == first
    assert page.ask("deal")["fair"] != first


def test_what_is_told_after_the_deal_is_what_was_promised():
    """With the recipe that the panel and the README give: the SHA-256 of the text."""
    page = Page()
    first = page.start("you", "climber")["fair"]
    page.play_on("deal")
    (told,) = promises(page)
    assert told["kept"] is True
    assert sha256(told["text"].encode()).hexdigest() == first
    dealt = next(word for word in page.ask("record")["text"].split() if word.startswith("*="))
    assert told["text"] == f"{salt(SEED, 1)} {dealt}"
    recipe = "import hashlib, sys; print(hashlib.sha256(sys.argv[1].encode()).hexdigest())"
    found = subprocess.run([sys.executable, "-c", recipe, told["text"]], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == first


def test_another_card_another_hash():
    parse = CLIMB.game.parse_action
    one, other = parse(f"deal:{ORDER}"), parse(f"deal:10.11{ORDER[5:]}")
    assert sealed(deal_text("5a17", [one])) == sealed(deal_text("5a17", [parse(f"deal:{ORDER}")]))
    assert sealed(deal_text("5a17", [one])) != sealed(deal_text("5a17", [other]))
    assert sealed(deal_text("5a17", [one])) != sealed(deal_text("5a18", [one]))


def test_a_salt_opens_one_deal_only():
    salts = [salt(SEED, deal) for deal in range(1, 50)]
    assert len(set(salts)) == len(salts)
    assert {len(one) for one in salts} == {fairness.SALT}
    assert not any(SEED in one for one in salts[:1])
    assert salt(SEED, 1) != salt("5eee", 1)


def test_nothing_of_salt_seed_or_shuffle_leaves_the_table_before_the_end():
    """Every message of a match but the record, which is the player's own to keep."""
    seed = "5eed" * 8
    page = Page()
    said: list[str] = []

    def hear(step: dict[str, Any]) -> None:
        said.append(json.dumps([{key: part for key, part in step.items() if key != "record"}, page.ask("fair")]))

    hear(page.start("you", "climber", seed=seed))
    for deal in (1, 2):
        while page.step["wait"] not in ("deal", "match"):
            record = page.ask("record")["text"]
            hear(page.act(page.actions()[0]) if page.step["wait"] == "you" else page.next())
            if page.step["wait"] not in ("deal", "match"):
                shuffle = [word[2:] for word in record.split() if word.startswith("*=")][deal - 1 :]
                assert not any(word in said[-1] for word in [*shuffle, salt(seed, deal), seed])
        if page.step["wait"] == "deal":
            assert seed not in said[-1]
            assert salt(seed, deal) in said[-1]
            assert salt(seed, deal + 1) not in said[-1]
            hear(page.ask("deal"))
    whole = page.ask("fair")["match"]
    assert whole["text"] == f"seed {seed}"
    assert (sealed(whole["text"]), whole["kept"]) == (whole["commitment"], True)


def test_undo_and_resume_leave_the_promise():
    page = Page()
    first = page.start("you", "climber")["fair"]
    page.to_me()
    page.act(next(code for code in page.actions() if code.isdigit()))
    assert page.ask("undo")["fair"] == first
    other = Page()
    assert other.ask("resume", record=page.ask("record")["text"])["fair"] == first
    other.play_on("deal")
    assert promises(other)[0]["kept"] is True


def test_a_deal_that_was_changed_is_found_out():
    page = Page()
    page.start("you", "climber")
    page.play_on("deal")
    record = page.ask("record")["text"]
    dealt = next(word for word in record.split() if word.startswith("*="))
    head = record.split("deal\n")[0]
    top, *rest = dealt.removeprefix("*=deal:").split(".")
    other = Page()
    other.ask("resume", record=f"{head}deal\n*=deal:{'.'.join([*rest, top])}\n")
    other.play_on("deal")
    assert promises(other)[0]["kept"] is False
    other.play_on()
    assert other.ask("fair")["match"]["kept"] is False


@pytest.mark.parametrize("id_", registry.ids())
def test_every_game_is_dealt_as_promised(id_: str):
    """All that the deck does before the first player acts is under the seal, and nothing of it is missing."""
    entry = registry.load(id_)
    for deal_seed in ("1", "2", "3"):
        match = Match(entry.game, entry.game.options(), entry.game.usual)
        before = fairness.commitment(match, deal_seed, 1)
        promised = fairness.drawn(match, deal_seed, 1)
        while match.state.actors() == (-1,):
            match.apply(-1, match.chance(deal_seed))
        assert [action.code for action in promised] == [action.code for _, action in match.record]
        assert any("shuffle" in action.code or len(action.code) > 60 for action in promised)
        assert fairness.commitment(match, deal_seed, 1) == before
