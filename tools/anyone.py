"""Anyone at any table: takes whatever is offered first, by a real click at a place on the screen, in any engine."""

import time
from typing import Any, Final, Protocol

# What the page offers now, and where on the screen: only what a finger would really meet there.
OFFER: Final = """() => {
  const table = document.querySelector('.table');
  if (!table) return ['wait', 0, 0];
  const there = (selector, across, down) => {
    for (const node of document.querySelectorAll(selector)) {
      const box = node.getBoundingClientRect();
      if (!box.width || !node.checkVisibility()) continue;
      const x = box.left + (across ?? box.width / 2), y = box.top + (down ?? box.height / 2);
      const met = document.elementFromPoint(x, y);
      if (met && node.contains(met)) return [x, y];
    }
  };
  const sheet = there('.sheet[open] [data-sheet]');
  if (sheet) return ['sheet', ...sheet];
  if (table.hasAttribute('data-sent') || document.querySelector('.sheet[open]')) return ['wait', 0, 0];
  for (const [what, selector, ...place] of [
    ['suit', '.chooser:popover-open .chooser-button'], ['bet', '.numbers [data-number][data-choose]'],
    ['number', '.numbers [data-choose]'], ['people', '.people [data-choose]'],
    ['choice', '.choice[data-action="#picked"]:not([aria-disabled])'],
    ['card', '.own-hand .card[data-play=yes][aria-pressed=false]', 9, 16],
    ['card', '.own-hand .card[data-play=yes]:not([aria-pressed=true])', 9, 16],
    ['choice', '.choice:not([aria-disabled])'],
  ]) {
    const found = there(selector, ...place);
    if (found) return [what, ...found];
  }
  return ['wait', 0, 0];
}"""


class Screen(Protocol):
    """A page in some engine, as somebody before it uses it (tools/engines.py has them)."""

    def run(self, function: str, *given: Any) -> Any:
        """What a JavaScript function returns in the page."""

    def click(self, x: float, y: float) -> None:
        """Press the mouse there, in CSS pixels from the top left."""


def takes(screen: Screen, turns: int, *, until: str = "sheet", patience: float = 120) -> str:
    """Take what is offered so many times, or until `until` is; what was offered last, and it is still there."""
    end = time.monotonic() + patience
    done = 0
    while time.monotonic() < end:
        what, x, y = screen.run(OFFER)
        if what == "wait":
            time.sleep(0.03)
            continue
        if what == until or done == turns:
            return str(what)
        screen.click(x, y)
        done += 1
        time.sleep(0.05)
    said = screen.run("() => document.querySelector('#log')?.innerText.slice(-300)")
    raise AssertionError(f"{done} turns in {patience} s, then nothing to do; the page says: {said}")
