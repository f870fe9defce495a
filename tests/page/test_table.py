"""The table under the hand: big hands fit, refusals say why, undo, hint, suits, log, answers, leaving."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from engine import options as house
from engine.match import Match
from games import registry
from table.players import seated
from table.table import Table
from tests.page.player import (
    DEAL,
    PATIENCE,
    card,
    entries,
    keep,
    my_turn,
    offer,
    pad,
    play,
    prefer,
    press,
    sit,
    texts,
)

INSTANT = prefer(pace="instant", theme="dark")
PHONE = {"has_touch": True, "is_mobile": True}


def record_with_hand(size: int) -> str:
    """A match in which the viewer is to act and holds so many cards, having drawn whenever he could."""
    entry = registry.load("pis_yedili")
    options = house.read(entry.game.options, {"draws": "any_number"})
    for seed in range(200):
        table = Table(
            entry, Match(entry.game, options, 4), f"{seed:x}", seated(entry, 4, ["you", "random", "random", "random"])
        )
        rng = Random(seed)
        while table.wait in ("you", "table"):
            if table.wait == "table":
                for _ in table.advance():
                    pass
                continue
            legal = [action.code for action in table.match.state.legal_actions(0)]
            own = next(zone for zone in table.view()["zones"] if zone["owner"] == 0)
            if len(own["cards"]) == size and "draw" in legal:
                return table.record()
            eager = [code for code in ("draw", "take", "pass") if code in legal]
            table.act(table.parse(eager[0] if eager else rng.choice(legal)))
    raise AssertionError(f"nobody ever held {size} cards")


def record_at_the_pad() -> str:
    """A match whose first deal is over."""
    entry = registry.load("pis_yedili")
    table = Table(entry, Match(entry.game, entry.game.options(), 2), "5eed", seated(entry, 2, ["you", "normal"]))
    rng = Random(1)
    while table.wait != "deal":
        if table.wait == "table":
            for _ in table.advance():
                pass
        else:
            legal = table.match.state.legal_actions(0)
            table.act(rng.choice([action for action in legal if entry.game.brisk(action)] or list(legal)))
    return table.record()


def open_match(open_page: Callable[..., Page], record: str, **options) -> Page:
    """A match that was kept, gone on with."""
    page = open_page("?continue=1", script=keep(record) + ";" + INSTANT, **options)
    sit(page)
    return page


# Strips: how much of each card of the hand can be hit, by asking the page what lies at points along its upper edge.
STRIPS = """() => [...document.querySelectorAll('.own-hand .card')].map((card) => {
  const box = card.getBoundingClientRect();
  let hit = 0;
  for (let x = 1; x < box.width; x += 2) {
    const top = document.elementFromPoint(box.left + x, box.top + 14);
    if (top && card.contains(top)) hit += 2;
  }
  const inside = box.left >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  return {hit, inside};
})"""


@pytest.mark.parametrize(("cards", "size"), [(20, (360, 640)), (34, (360, 640)), (34, (844, 390)), (20, (320, 560))])
def test_a_big_hand_fits(open_page, cards, size):
    """Every card is on the screen with 24 pixels to hit, up to 20 in at most two rows, and nothing scrolls."""
    page = open_match(open_page, record_with_hand(cards), viewport=size, **PHONE)
    expect(page.locator(".own-hand .card")).not_to_have_count(0, timeout=PATIENCE)
    page.wait_for_timeout(300)
    strips = page.evaluate(STRIPS)
    assert len(strips) == cards
    assert all(strip["inside"] for strip in strips)
    assert min(strip["hit"] for strip in strips) >= 24
    rows = page.evaluate(
        "() => new Set([...document.querySelectorAll('.own-hand .card')].map((c) => c.offsetTop)).size"
    )
    assert rows <= (2 if cards <= 20 else 4)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_refused_card_says_why(open_page):
    """A card that may not be played is no dead thing: it says which rule refuses it, and it stays in the hand."""
    page = open_page(DEAL + "1a2b", viewport=(390, 844), script=INSTANT, **PHONE)
    sit(page)
    play(page, card)
    refused = page.locator(".own-hand .card[data-play=no]").first
    reason = refused.get_attribute("aria-description")
    assert reason
    before = page.locator(".own-hand .card").count()
    refused.tap(position={"x": 9, "y": 16}, force=True)
    expect(page.locator("#status")).to_have_text(reason)
    expect(page.locator(".tip")).to_have_text(reason)
    assert page.locator(".own-hand .card").count() == before


def test_only_what_may_be_played_is_marked(open_page):
    """Y10a: marked cards are those with a prompt, by more than a colour: they stand higher and carry a sign."""
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    play(page, card)
    page.wait_for_timeout(400)
    marked = page.evaluate(
        """() => [...document.querySelectorAll('.own-hand .card')].map((card) => {
          const leaf = card.querySelector('.leaf');
          return [card.dataset.play === 'yes', card.ariaDisabled !== 'true',
            parseFloat(getComputedStyle(leaf).translate.split(' ')[1] ?? '0') < -4,
            getComputedStyle(leaf, '::after').content !== 'none'];
        })"""
    )
    assert any(row[0] for row in marked)
    assert not all(row[0] for row in marked)
    assert all(len(set(row)) == 1 for row in marked)


# Two taps of one finger, each on whatever lies there in that moment; told by the page, so that they are quick wherever
# this runs.
TWO_TAPS = """async ([x, y]) => {
  const place = {bubbles: true, detail: 1, clientX: x, clientY: y};
  for (let turn = 0; turn < 2; turn += 1) {
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', place));
    await new Promise((done) => setTimeout(done, 60));
  }
}"""


def test_a_double_tap_plays_one_card(open_page):
    """Two quick taps on a card play that card and not the one that slides under the finger."""
    page = open_page(DEAL + "3", viewport=(390, 844), script=INSTANT, **PHONE)
    sit(page)
    _, key = play(page, card)
    page.evaluate(
        """(key) => {
          window.laid = 0;
          new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes) {
              if (node.textContent.startsWith('You lay')) window.laid += 1;
            }
          }).observe(document.getElementById('log'), {childList: true});
          const box = document.querySelector(`.own-hand .card[data-key="${key}"]`).getBoundingClientRect();
          window.spot = [box.left + 9, box.top + 16];
        }""",
        key,
    )
    x, y = page.evaluate("() => window.spot")
    page.evaluate(TWO_TAPS, [x, y])
    page.wait_for_timeout(200)
    assert page.evaluate("() => window.laid") <= 1
    if page.locator(".chooser:popover-open").count() == 0:
        expect(page.locator("#log")).to_contain_text("You lay")


def test_a_double_tap_draws_once(open_page):
    """The button that comes where Draw was is not meant by the second of two quick taps."""
    page = open_page(DEAL + "9", viewport=(390, 844), script=INSTANT, **PHONE)
    sit(page)
    play(page, lambda what: what in ("card", "choice") and page.locator(".choice[data-action=draw]").count() > 0)
    box = page.locator(".choice[data-action=draw]").bounding_box()
    page.evaluate(TWO_TAPS, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    expect(page.locator(".choice[data-action=pass]")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("You draw")
    expect(page.locator("#log")).not_to_contain_text("You pass")


def test_a_suit_is_chosen(open_page):
    """A jack asks for a suit where it lies; Escape leaves it in the hand, arrows go from suit to suit."""
    page = open_page(DEAL + "1a2b", viewport=(1280, 800), script=INSTANT)
    sit(page)
    play(page, lambda what: what == "card" and page.locator("[data-play=yes][aria-haspopup]").count() > 0)
    jack = page.locator(".own-hand .card[data-play=yes][aria-haspopup=dialog]").first
    key = jack.get_attribute("data-key")
    held = page.locator(".own-hand .card").count()
    jack.focus()
    page.keyboard.press("Enter")
    chooser = page.locator(".chooser[role=dialog]")
    expect(chooser).to_be_visible()
    expect(chooser.locator("button")).to_have_count(4)
    expect(chooser.locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(chooser).not_to_be_visible()
    assert page.locator(".own-hand .card").count() == held
    expect(page.locator(f'.own-hand .card[data-key="{key}"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    suit = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(f"and ask for {suit}")
    expect(page.locator(f'.own-hand .card[data-key="{key}"]')).to_have_count(0)


def test_undo_takes_back_one_action(open_page):
    """The card comes back to the hand and the same may be played; where that cannot be, the button says why."""
    page = open_page(DEAL + "9", viewport=(390, 844), script=INSTANT, **PHONE)
    sit(page)
    _, key = play(page, card)
    undo = page.locator("[data-do=undo]")
    undo.tap(force=True)
    expect(page.locator("#status")).to_have_text("There is nothing of yours to take back in this hand.")
    for _ in range(30):
        what, key = play(page, my_turn)
        before = page.evaluate("() => [...document.querySelectorAll('.own-hand .card')].map((c) => c.dataset.card)")
        press(page, what, key, touch=True)
        play(page, bool)
        if what == "card" and undo.get_attribute("aria-disabled") is None:
            break
    undo.tap()
    expect(page.locator(f'.own-hand .card[data-key="{key}"]')).to_be_visible()
    expect(page.locator("#log p").last).to_have_text("You take your last move back.")
    expect(page.locator("#status")).to_have_text("You take your last move back. Your turn.")
    play(page, my_turn)
    after = page.evaluate("() => [...document.querySelectorAll('.own-hand .card')].map((c) => c.dataset.card)")
    assert after == before


def test_a_hint_points_and_says_why(open_page):
    """The hint marks one thing to do and gives its reason in words."""
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    play(page, my_turn)
    page.locator("[data-do=hint]").click()
    expect(page.locator("[data-hint]")).to_have_count(1)
    words = page.locator("#status").inner_text()
    assert words
    assert "⟨" not in words


WATCH_LOG = """
  addEventListener('DOMContentLoaded', () => {
    const log = document.querySelector('[role=log]');
    log.mine = true;
    window.seen = {added: 0, removed: 0, others: 0};
    new MutationObserver((changes) => {
      for (const change of changes) {
        const why = [...change.addedNodes].every((node) => node.className === 'whys');
        if (change.target !== log && !(why && !change.removedNodes.length)) window.seen.others += 1;
        if (change.target !== log) continue;
        window.seen.added += change.addedNodes.length;
        window.seen.removed += change.removedNodes.length;
      }
    }).observe(log, {childList: true, subtree: true, characterData: true});
  });
"""


def said(page) -> list[str]:
    """The sentences of the log, without what stands beside them."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('#log p[data-kind=event]')].map((line) => line.firstChild.data)"
    )
    return found


def test_twenty_plays_are_written_down(open_page):
    """Case 31: one log from load on; every play adds one sentence naming seat and card; nothing in it is made anew."""
    page = open_page(DEAL + "1a2b", script=INSTANT + WATCH_LOG)
    sit(page)

    def enough(_what: str) -> bool:
        plays = [text for text in said(page) if " lays the " in text]
        return len(plays) >= 20

    play(page, enough)
    seen = page.evaluate("() => window.seen")
    assert page.locator("[role=log]").count() == 1
    assert page.evaluate("() => document.querySelector('[role=log]').mine") is True
    assert seen["removed"] == 0
    assert seen["others"] == 0
    assert seen["added"] == page.locator("#log > p, #log > .log-head").count()
    names = {"Ayşe", "Andreas", "Margot"}
    for sentence in said(page):
        assert sentence.endswith((".", "!", "”"))
        if " lays the " in sentence:
            assert sentence.split(" ")[0] in names
            assert " of " in sentence


def test_questions_are_answered_apart(open_page):
    """The query keys answer in the status region, and the log does not hear of it."""
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    play(page, my_turn)
    page.locator('.own-hand .card[tabindex="0"]').focus()
    lines = page.locator("#log p").count()
    for key, words in {"h": "cards in your hand", "t": "Stock:", "s": "points", "p": "You can", "?": "Arrows"}.items():
        page.keyboard.press(key)
        expect(page.locator("#status")).to_contain_text(words)
    page.keyboard.press("l")
    expect(page.locator("#status")).to_have_text(texts(page, "#log p")[-1])
    assert page.locator("#log p").count() == lines


def test_the_rule_behind_a_refusal_is_one_key_away(open_page):
    """R opens it beside the table, which stays as it is; without a refusal the game's rules open."""
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    play(page, card)
    page.locator(".own-hand .card[data-play=no]").first.focus()
    for refused in (False, True):
        if refused:
            page.keyboard.press("Enter")
            number = page.locator(".tip .rule-link").get_attribute("data-rule")
        with page.expect_popup() as opened:
            page.keyboard.press("r")
        rules = opened.value
        assert rules.url.endswith(f"rules/en/pis-yedili.html#{number}" if refused else "rules/en/pis-yedili.html")
        if refused:
            expect(rules.locator(f"[id='{number}']")).to_be_in_viewport()
        rules.close()
    expect(page.locator(".table")).to_be_visible()


def test_leaving_and_coming_back(open_page):
    """Leaving asks first and is far from undo (case 32); the match goes on from the lobby just as it was."""
    page = open_page(DEAL + "1a2b", viewport=(390, 844), script=INSTANT, **PHONE)
    sit(page)
    play(page, my_turn)
    hand = page.evaluate("() => [...document.querySelectorAll('.own-hand .card')].map((c) => c.dataset.card)")
    leave, undo = (page.locator(f".table [data-do={name}]").bounding_box() for name in ("leave", "undo"))
    assert abs(leave["y"] - undo["y"]) - leave["height"] >= 44
    page.locator(".table [data-do=leave]").tap()
    page.get_by_role("button", name="Stay").tap()
    expect(page.locator(".table")).to_be_visible()
    page.locator(".table [data-do=leave]").tap()
    page.get_by_role("button", name="Leave", exact=True).tap()
    expect(page.locator("html")).to_have_attribute("data-route", "lobby")
    assert page.locator("#log p").count() == 0
    page.get_by_role("link", name="Continue").tap()
    sit(page)
    play(page, my_turn)
    assert page.evaluate("() => [...document.querySelectorAll('.own-hand .card')].map((c) => c.dataset.card)") == hand


def test_a_silent_table_is_told(open_page):
    """A worker that is gone is a sentence and a button, not a table that waits for ever."""
    script = """
      const Native = Worker;
      window.workers = [];
      window.Worker = class extends Native { constructor(...given) { super(...given); window.workers.push(this); } };
    """
    page = open_page(DEAL + "1a2b", script=script + INSTANT)
    sit(page)
    what, which = play(page, my_turn)
    page.evaluate("() => window.workers.forEach((worker) => worker.terminate())")
    press(page, what, which)
    expect(page.locator(".trouble")).to_contain_text("does not answer", timeout=30_000)
    with page.expect_navigation():
        page.locator(".trouble button").click()
    sit(page)
    play(page, my_turn)


# The page's end of the wire, so that each `next` is answered as told: put before py/ui/start.py.
WIRE = """
import asyncio
from ui import dom, wire
wire.asked = wire.Wire.ask
dom.view.again = dom.view.asks = 0
async def ask(self, question):
    answer = await wire.asked(self, question)
    if question["ask"] == "next":
        dom.view.asks = dom.view.asks + 1
        {fault}
        if "ok" in answer and answer["ok"]["reset"]:
            dom.view.again = dom.view.again + 1
    return answer
wire.Wire.ask = ask
"""


def test_a_fault_is_told_once(open_page, site):
    """A table that answers with trouble is not asked again until the player wants it."""
    site.faults.preludes["ui/start.py"] = WIRE.format(
        fault='answer = wire.failed("internal", {"what": "RuntimeError"})'
    )
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    expect(page.locator(".trouble")).to_contain_text("Something went wrong", timeout=30_000)
    asks = page.evaluate("() => window.asks")
    page.wait_for_timeout(700)
    assert page.evaluate("() => window.asks") == asks
    site.faults.clear()
    with page.expect_navigation():
        page.locator(".trouble button").click()
    sit(page)
    play(page, my_turn)


def test_what_happened_is_shown_although_something_newer_was_asked(open_page, site):
    """A wish that comes while the table's answer is on its way loses no event: nothing has to be told again."""
    site.faults.preludes["ui/start.py"] = WIRE.format(fault="await asyncio.sleep(0.25)")
    page = open_page(DEAL + "1a2b", script=prefer(pace="quick"))
    sit(page)
    for _ in range(3):
        press(page, *play(page, my_turn))
        page.wait_for_timeout(150)
        page.keyboard.press("Control+z")
    play(page, my_turn)
    assert page.evaluate("() => window.again") == 0


def test_nothing_travels_for_those_who_want_it_still(open_page):
    """With reduced motion cards are where they belong at once, and the pace still lets one see who did what."""
    page = open_page(DEAL + "1a2b", reduced_motion="reduce", script=prefer(pace="quick"))
    sit(page)
    play(page, my_turn)
    press(page, *offer(page))
    page.wait_for_timeout(100)
    assert page.evaluate("() => document.getAnimations().filter((a) => a.effect.getTiming().duration > 2).length") == 0


def test_after_the_pad_focus_is_where_one_plays(open_page):
    """Whoever turns the page with a key goes on with the next one, and not at the button for leaving."""
    page = open_match(open_page, record_at_the_pad())
    expect(page.locator("[data-sheet=deal]")).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("Enter")
    play(page, my_turn)
    expect(page.locator(".own-hand .card:focus, .prompts :focus")).to_have_count(1)
    expect(page.locator(".rail-title")).to_have_text("Hand 2 of 5")


def test_a_tap_on_the_cloth_skips(open_page):
    """Whoever has seen enough taps the cloth, and it is his turn again."""
    page = open_page(DEAL + "1a2b", script=prefer(pace="relaxed"))
    sit(page)
    page.locator(".cloth").click(position={"x": 20, "y": 300})
    play(page, my_turn, patience=20)


@pytest.mark.parametrize("viewport", [(390, 844), (1280, 800)])
def test_axe_finds_nothing(open_page, axe, viewport):
    """No accessibility fault at the table, with a suit being chosen, on the score pad and on the standings."""
    page = open_page(DEAL + "1a2b", viewport=viewport, script=INSTANT)
    sit(page)
    play(page, my_turn)
    page.wait_for_timeout(500)
    assert axe(page) == []
    play(page, lambda what: what in ("suit", "sheet"))
    page.wait_for_timeout(500)
    assert axe(page) == []
    play(page, pad)
    page.wait_for_timeout(600)
    assert axe(page) == []


def test_records_for_big_hands_are_honest():
    """What the tests above lay in the browser is a record that the table itself reads."""
    table = Table.resume(record_with_hand(20), entries())
    assert table.wait == "you"
