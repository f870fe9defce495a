"""A person at a table of the built site: looks at the page, then clicks, taps or types."""

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Page, expect

from engine.game import ALL
from games import registry
from table.table import Table

DEAL = "?game=pis_yedili&deal=1&seed="
PATIENCE = 60_000  # ms for what a busy machine may take its time over
CODE = re.compile(r"(?<![0-9A-Za-z])[2-9TJQKA][SHDC](?![0-9A-Za-z])")

# What the page offers now: the first thing to press, as (what, which of them).
OFFER = """() => {
  const found = (selector) => document.querySelector(selector);
  if (found('.sheet[open] [data-sheet]')) return ['sheet', found('.sheet[open] [data-sheet]').dataset.sheet];
  if (found('.table')?.hasAttribute('data-sent')) return ['wait', ''];
  if (found('.chooser:popover-open')) return ['suit', ''];
  for (const [what, selector, name] of [
    ['bet', '.numbers:not([hidden]) [data-number][data-choose]', 'choose'],
    ['number', '.numbers:not([hidden]) [data-choose]', 'choose'],
    ['people', '.people:not([hidden]) [data-choose]', 'choose'],
    ['choice', '.choice[data-action="#picked"]:not([aria-disabled])', 'action'],
    ['pick', '.own-hand .card[data-play=yes][aria-pressed=false]', 'key'],
    ['card', '.own-hand .card[data-play=yes]', 'key'], ['choice', '.choice:not([aria-disabled])', 'action'],
  ]) if (found(selector)) return [what, found(selector).dataset[name]];
  return ['wait', ''];
}"""

# Every text and attribute of the page but the log and the spoken answers, and the codes on cards and pads.
EVERYTHING = """() => {
  const said = [];
  const walk = (node) => {
    if (node.id === 'log' || node.id === 'status' || node.tagName === 'SCRIPT' || node.id === 'lobby') return;
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const {name, value} of node.attributes) if (name !== 'd') said.push(`${name}=${value}`);
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return said;
}"""

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def prefer(**settings: str) -> str:
    """A script for `open_page` that sets the house's settings, as `pace="instant"`."""
    kept = json.dumps(json.dumps(settings))
    return at_home(
        f"localStorage.getItem('pi-parlour/settings') ?? localStorage.setItem('pi-parlour/settings', {kept})"
    )


def keep(record: str) -> str:
    """A script for `open_page` that leaves a match in the browser, once."""
    kept = json.dumps(record)
    put = f"localStorage.setItem('pi-parlour/match', {kept}); sessionStorage.setItem('put', 1)"
    return at_home(f"if (!sessionStorage.length) {{ {put} }}")


def at_home(script: str) -> str:
    """A script that runs in the site's own pages only: a blank one has no storage."""
    return f"if (location.protocol === 'http:') {{ {script} }}"


def entries() -> dict[str, registry.Entry]:
    """Every game and what belongs to it."""
    return {id_: registry.load(id_) for id_ in registry.ids()}


def sit(page: Page) -> None:
    """Wait until the table is laid."""
    expect(page.locator(".table")).to_be_visible(timeout=PATIENCE)


def offer(page: Page) -> tuple[str, str]:
    """What can be pressed now, see OFFER."""
    what, which = page.evaluate(OFFER)
    return what, which


def press(page: Page, what: str, which: str, *, touch: bool = False) -> bool:
    """Press it, as a finger or a mouse does; False when it went away in that moment."""
    places: dict[str, Any] = {"position": {"x": 9, "y": 16}} if what in ("card", "pick") else {}
    selector = {
        "sheet": f".sheet[open] [data-sheet={which}]",
        "suit": ".chooser:popover-open .chooser-button",
        "bet": f'.numbers [data-choose="{which}"]',
        "number": f'.numbers [data-choose="{which}"]',
        "people": f'.people [data-choose="{which}"]',
        "pick": f'.own-hand .card[data-key="{which}"]',
        "card": f'.own-hand .card[data-key="{which}"]',
        "choice": f'.choice[data-action="{which}"]',
    }[what]
    place = page.locator(selector).first
    try:
        if touch:
            place.tap(timeout=3000, **places)
        else:
            place.click(timeout=3000, **places)
    except Error:
        return False
    return True


def play(
    page: Page,
    until: Callable[[str], bool],
    *,
    touch: bool = False,
    look: Callable[[Page, str], None] | None = None,
    patience: float = 240,
) -> tuple[str, str]:
    """Play whatever is offered until `until` says so of an offer; `look` sees every offer before it is taken up."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        what, which = offer(page)
        if what == "wait":
            page.wait_for_timeout(15)
            continue
        if until(what):
            return what, which
        if look is not None:
            look(page, what)
        press(page, what, which, touch=touch)
    raise AssertionError(
        f"nothing came of it in {patience} s; the page says: {page.locator('#log').inner_text()[-400:]}"
    )


def act(page: Page) -> None:
    """Press what is offered, however long a busy machine takes over it."""
    end = time.monotonic() + PATIENCE / 1000
    while not press(page, *play(page, lambda _what: True)):
        assert time.monotonic() < end, "what is offered cannot be pressed"
    if page.locator(".chooser:popover-open .chooser-button").count():
        press(page, "suit", "")


def lift(page: Page, key: str) -> None:
    """Press that card of the hand."""
    page.locator(f'.own-hand .card[data-key="{key}"]').click(position={"x": 9, "y": 16})


def settled(page: Page) -> None:
    """Wait until whatever moves has come to rest."""
    page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
          .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))"""
    )


def my_turn(what: str) -> bool:
    """For `play`: it is the player's turn."""
    return what not in ("wait", "sheet", "suit")


def card(what: str) -> bool:
    """For `play`: the player may lay a card."""
    return what == "card"


def pad(what: str) -> bool:
    """For `play`: the score pad is there."""
    return what == "sheet"


def hidden(page: Page) -> set[str]:
    """The cards that the player must not know, by the record that the page keeps for itself."""
    table = Table.resume(kept_match(page), entries())
    view = entries()[table.match.game.id].view
    state = table.match.state
    return codes(view(state.observe(ALL))) - codes(view(state.observe(table.viewer)))


def kept_match(page: Page) -> str:
    """The record of the match once it is at the moment that the page shows: as many cards everywhere, the same hand.

    Both are looked at anew each time: a slow page may still be showing the move before the one that is kept.
    """
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        record, shown = page.evaluate(
            """() => [
              localStorage.getItem('pi-parlour/match'),
              [
                Object.fromEntries(
                  [...document.querySelectorAll('.zone')].map(({dataset}) => [dataset.zone, +dataset.count])
                ),
                [...document.querySelectorAll('.own-hand .card')].map((card) => card.dataset.card ?? '').sort(),
              ],
            ]"""
        )
        if record:
            view = Table.resume(record, entries()).view()
            counts = {zone["id"]: len(zone["cards"]) for zone in view["zones"]}
            own = [zone for zone in view["zones"] if zone["owner"] == view["you"] and zone["kind"] != "stack"]
            faces = sorted(card["card"] or "" for zone in own for card in zone["cards"])
            if [counts, faces] == shown:
                return str(record)
        page.wait_for_timeout(30)
    raise AssertionError(f"the match on the table was not kept: the page shows {shown}, kept is {record}")


def codes(view: Any) -> set[str]:
    """The cards whose faces a view shows."""
    return {card["card"] for zone in view["zones"] for card in zone["cards"] if card["card"] is not None}


def leaks(page: Page, secret: set[str]) -> list[str]:
    """Where the page names a card of these, by code or in words."""
    names = {f"{RANKS.get(code[0], code[0])} of {SUITS[code[1]]}" for code in secret}
    said: list[str] = page.evaluate(EVERYTHING)
    return [text for text in said if secret & set(CODE.findall(text)) or any(name in text for name in names)]


def texts(page: Page, selector: str) -> Sequence[str]:
    """What stands in all elements of that kind."""
    return page.locator(selector).all_text_contents()
