"""The table for whoever does not see it as it is drawn: by axe in both themes, in forced colours, and as the tree that
a screen reader is given.

PI_TREES=write keeps the trees as they are now, in trees/; look at the difference before it is committed.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from games import registry
from tests.page.player import PATIENCE, prefer
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
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            settle(page)
            wrong.extend(f"{where}, {theme}: {line}" for line in axe(page))

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
