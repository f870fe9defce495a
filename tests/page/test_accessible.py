"""The table for whoever does not see it as it is drawn: by axe in both themes, in forced colours, and as the tree that
a screen reader is given.

PI_TREES=write keeps the trees as they are now, in trees/; look at the difference before it is committed.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from games import registry
from table.table import Table
from tests.page.player import PATIENCE, entries, keep, my_turn, play, prefer, sit
from tools.look import lay, settle
from tools.moments import MOMENTS, ended

TREES = Path(__file__).parent / "trees"
GONE = "ERR_ABORTED"
PHONE = (390, 844)
TOLD = ("pis_yedili-turn", "pili_pili-joker", "pip_pip-call", "pilotta-auction")
# Buttons and cards that may be played that cannot be told from the ground: in forced colours what is drawn with
# shadows and grounds alone is gone.
LOST = """() => [...document.querySelectorAll('.table button, .own-hand .card[data-play=yes] .leaf')].filter((node) => {
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  const bare = node.matches('.tool, .mark-button, .value-step, .mission-mark'); // they are signs, which stay
  if (!node.checkVisibility() || !box.width || bare) return false;
  return style.borderStyle === 'none' && style.outlineStyle === 'none' && !node.closest('.panel, .mark');
}).map((node) => node.className + ' ' + node.textContent)"""


@pytest.mark.parametrize("game", registry.ids())
def test_every_phase_of_every_game_is_accessible(open_page, axe, game):
    """No fault by axe in either theme, in every phase, on the score pad and at the end; and none in forced colours."""
    page = open_page(script=prefer(pace="instant"), allow=[GONE], wait=False, viewport=PHONE, reduced_motion="reduce")
    site = page.url.split("?")[0]
    wrong: list[str] = []

    def look(where: str) -> None:
        wrong.extend(f"{where}, {line}" for line in axe(page))

    for moment in (one for one in MOMENTS if one.game == game):
        lay(page, site, moment.record())
        look(str(moment))
        page.emulate_media(forced_colors="active")
        settle(page)
        wrong.extend(f"{moment}, forced colours: {line}" for line in page.evaluate(LOST))
        page.emulate_media(forced_colors="none")
        if str(moment) in TOLD:
            tree = page.locator("#table").aria_snapshot() + "\n"
            kept = TREES / f"{moment}.yaml"
            if os.environ.get("PI_TREES") == "write":
                TREES.mkdir(exist_ok=True)
                kept.write_text(tree, encoding="utf-8")
            assert tree == kept.read_text(encoding="utf-8")
    lay(page, site, ended(game))
    expect(page.locator(".sheet[open]")).to_be_visible(timeout=PATIENCE)
    look("the pad")
    page.locator("[data-sheet=standings]").click()
    expect(page.locator("[data-sheet=again]")).to_be_visible(timeout=PATIENCE)
    look("the end")
    assert wrong == []


def test_every_notice_and_question_is_accessible(open_page, axe):
    """What comes up beside the table: a match set aside, what cannot be opened, the sheets and what they ask, the
    table in another tab, the log, and a match gone through with its score sheet."""
    page = open_page(script=keep("no record at all"), viewport=PHONE, reduced_motion="reduce", allow=[GONE])
    wrong: list[str] = []

    def look(where: str) -> None:
        wrong.extend(f"{where}, {line}" for line in axe(page))

    expect(page.locator("#notices .slip")).to_be_visible(timeout=PATIENCE)
    look("a match set aside")
    page.get_by_role("link", name="Your matches").click()
    page.get_by_label("Or put the link or the text here").fill("once upon a time")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#notices")).to_contain_text("line 1", timeout=PATIENCE)
    look("no match")
    page.goto(page.url.partition("?")[0] + "?game=pilotta&deal=1&seed=3&players=normal")
    sit(page)
    play(page, my_turn)
    page.locator("[data-do=together]").click()
    page.get_by_role("button", name="Hand it on").click()
    page.wait_for_function("() => document.querySelector('.share-link').value.includes('#record=')")
    look("handing it on")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Begin again").click()
    expect(page.get_by_role("dialog", name="Begin again")).to_be_visible()
    look("beginning again")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#table [data-do=log]:visible").click()
    look("the log")
    page.locator("#table [data-do=log]:visible").click()
    page.locator("#table [data-do=leave]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("leaving")
    page.keyboard.press("Escape")
    first = page
    page = first.context.new_page()
    page.goto(first.url)
    expect(page.get_by_role("dialog", name="Your table is in use")).to_be_visible(timeout=PATIENCE)
    look("the other tab")
    page.close()
    page = first
    page.goto(page.url.partition("?")[0])
    page.evaluate(
        """([facts, record]) => {
          localStorage.setItem('pi-parlour/history', JSON.stringify([facts]));
          localStorage.setItem('pi-parlour/record-' + facts.id, record);
        }""",
        [(over := Table.resume(ended("pis_yedili"), entries())).summary(), over.record()],
    )
    page.goto(page.url.partition("?")[0] + f"?replay={over.summary()['id']}")
    expect(page.locator(".replay-bar")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Score sheet of this deal").click()
    expect(page.locator(".sheet[open]")).to_be_visible()
    look("a sheet of an earlier match")
    assert wrong == []
