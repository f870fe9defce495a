"""Settings: each shows at once, at a table too, stays for the next visit, and can be taken back."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import DEAL, PATIENCE, card, my_turn, play, prefer, sit
from tests.page.test_lobby import DESKTOP, PHONE, SMALL

INSTANT = prefer(pace="instant")
TRICKS = "?game=pip_pip&deal=1&seats=4&seed=5&players=random"

HAND = "() => [...document.querySelectorAll('.own-hand .card')].map((card) => card.dataset.card)"
OFFERS = """() => document.querySelector('.table').hasAttribute('data-sent') ? 99 :
  document.querySelectorAll('.own-hand .card[data-play=yes], .choice:not([aria-disabled])').length"""
# Counts what is heard, without a loudspeaker. All that Playwright evaluates counts as a touch; here a real one does.
EARS = """
    globalThis.heard = 0;
    let touched = false;
    addEventListener('pointerdown', (event) => { touched ||= event.isTrusted; }, true);
    Object.defineProperty(navigator, 'userActivation', {value: {get hasBeenActive() { return touched; }}});
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = kind.prototype.start;
      kind.prototype.start = function (...when) { heard += 1; return begin.apply(this, when); };
    }
"""


def table(open_page, query: str = DEAL + "1a2b", viewport=DESKTOP, settings: str = INSTANT, **options) -> Page:
    """A table, when it is the player's turn."""
    page: Page = open_page(query, viewport=viewport, script=settings, wait=False, **options)
    sit(page)
    play(page, my_turn)
    return page


def settings(page: Page) -> None:
    """Open the sheet."""
    page.locator("[data-do=settings]:visible").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def done(page: Page) -> None:
    """Put it away."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def pick(page: Page, name: str, value: str) -> None:
    """Choose one of a row, switch one on, or move a scale."""
    settings(page)
    page.locator(f"[name={name}][value={value}]").check()
    done(page)


def slide(page: Page, name: str, step: int) -> None:
    """Move a scale to its step of that number."""
    settings(page)
    page.locator(f"[name={name}]").fill(str(step))
    done(page)


def kept(page: Page) -> dict[str, str]:
    """What is kept."""
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('pi-parlour/settings')"))
    return found


def test_everything_is_usual_again(open_page):
    """One button takes all choices back but the language."""
    page = open_page("?lang=el", wait=False)
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=PATIENCE)
    settings(page)
    expect(page.locator("[data-reset]")).to_be_hidden()
    page.locator("[name=language][value=tr]").check()
    for name, value in (("theme", "dark"), ("cards", "four-colour"), ("hand", "left"), ("confirm", "yes")):
        page.locator(f"[name={name}][value={value}]").check()
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    page.locator("[name=text]").fill("5")
    expect(page.locator("output[for=setting-text]")).to_have_text("%150")
    expect(page.locator("html")).to_have_css("font-size", "24px")
    page.locator("[data-reset]").click()
    expect(page.locator("html")).to_have_css("font-size", "16px")
    expect(page.locator("[name=theme][value=system]")).to_be_checked()
    expect(page.locator("[data-reset]")).to_be_hidden()
    assert page.locator("html").get_attribute("lang") == "tr"
    assert kept(page)["hand"] == "right"
    assert kept(page)["language"] == "tr"


@pytest.mark.parametrize(("viewport", "most"), [(SMALL, 24), (DESKTOP, 32)])
def test_letters_grow_as_far_as_there_is_room(open_page, viewport, most):
    """200 %: in full in the lobby and at a desk, as far as the table allows on a phone; nothing leaves the screen."""
    page = table(open_page, viewport=viewport)
    slide(page, "text", 7)
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert 16 < size <= most
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("viewport", [SMALL, PHONE, (844, 390), DESKTOP])
def test_cards_have_the_size_that_is_wanted(open_page, viewport):
    """Larger and smaller at once, every card still in sight and wide enough to be hit."""
    page = table(open_page, viewport=viewport)
    measure = """() => {
      const cards = [...document.querySelectorAll('.own-hand .card')];
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const inside = boxes.every((box) => box.left >= 0 && box.right <= innerWidth + 0.5
        && box.bottom <= innerHeight + 0.5);
      const strips = cards.map((card, at) => [1, 6, 12, 18, 23].filter((x) => {
        const top = document.elementFromPoint(boxes[at].left + x, boxes[at].top + 14);
        return top && card.contains(top);
      }).length);
      return [cards[0].offsetWidth, inside, Math.min(...strips)];
    }"""
    page.wait_for_timeout(500)
    usual = page.evaluate(measure)
    slide(page, "size", 7)
    page.wait_for_timeout(500)
    large = page.evaluate(measure)
    slide(page, "size", 0)
    page.wait_for_timeout(500)
    small = page.evaluate(measure)
    assert large[0] > usual[0] * 1.2
    assert small[0] < usual[0] * 0.8
    for measured in (usual, large, small):
        assert measured[1:] == [True, 5]


def test_the_hand_lies_as_one_likes(open_page):
    """As the game sorts it, turned round, by rank, and back: the same cards, and they can be played."""
    page = table(open_page)
    usual = page.evaluate(HAND)
    pick(page, "sort", "turned")
    assert page.evaluate(HAND) == usual[::-1]
    pick(page, "sort", "ranks")
    by_rank = page.evaluate(HAND)
    assert sorted(by_rank) == sorted(usual)
    ranks = ["AKQJT98765432".index(code[0]) for code in by_rank]
    assert ranks == sorted(ranks)
    pick(page, "sort", "game")
    assert page.evaluate(HAND) == usual
    pick(page, "sort", "turned")
    play(page, card)
    code = page.locator(".own-hand .card[data-play=yes]").first.get_attribute("data-card")
    page.locator(".own-hand .card[data-play=yes]").first.click(position={"x": 9, "y": 16})
    page.wait_for_function(
        "(code) => !document.querySelector(`.own-hand [data-card='${code}']:not([data-sent])`)", arg=code
    )


def test_faces_and_signs(open_page):
    """Large figures, full drawings, four colours; letters of the reader's language and patterns on top of them."""
    page = table(open_page, DEAL + "1a2b&lang=el")
    face = page.locator(".own-hand .card img.face").first
    for name, value, folder in (
        ("faces", "big", "/big-two-"),
        ("faces", "plain", "/two-"),
        ("cards", "four-colour", "/four-"),
    ):
        pick(page, name, value)
        expect(face).to_have_attribute("src", re.compile("cards" + folder))
    sign = "() => getComputedStyle(document.querySelector('.own-hand .card[data-card*=H] .leaf'), '::before').content"
    assert page.evaluate(sign) == "none"
    pick(page, "signs", "letters")
    assert page.evaluate(sign) == '"Κο"'
    pick(page, "signs", "patterns")
    looks = page.evaluate(
        """() => ['S', 'H', 'D', 'C'].map((suit) => {
          const leaf = document.querySelector(`.own-hand .card[data-card*=${suit}] .leaf`);
          return leaf ? getComputedStyle(leaf, '::before').backgroundImage : suit;
        })"""
    )
    assert len(set(looks)) == 4


def test_a_second_tap_plays(open_page):
    """The first one lifts the card and says so, Escape or a tap beside puts it down, the second one plays it."""
    page = table(
        open_page, viewport=PHONE, settings=prefer(pace="instant", confirm="yes"), has_touch=True, is_mobile=True
    )
    play(page, card)
    one = page.locator(".own-hand .card[data-play=yes]").first
    key = one.get_attribute("data-key")
    lifted = page.locator(f'.own-hand .card[data-key="{key}"][data-ready]')
    one.tap(position={"x": 9, "y": 16})
    expect(lifted).to_have_count(1)
    expect(page.locator("#status")).to_contain_text("Press again to play")
    page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    one.tap(position={"x": 9, "y": 16})
    one.tap(position={"x": 9, "y": 16})
    expect(page.locator(f'.own-hand .card[data-key="{key}"]')).to_have_count(0)


def test_what_is_forced_happens_by_itself(open_page):
    """With nothing to decide nobody is asked; an undo is not played again at once."""
    page = table(open_page, settings=prefer(pace="instant", forced="yes"))
    seen: list[int] = []

    def look(page: Page, what: str) -> None:
        page.wait_for_timeout(120)
        if my_turn(what):
            seen.append(page.evaluate(OFFERS))

    play(page, lambda what: len(seen) > 8 or what == "sheet", look=look)
    assert len(seen) > 3
    assert min(seen) > 1


def test_a_finished_trick_waits(open_page):
    """It lies there until the player goes on, by a button that the keyboard reaches too."""
    page = table(open_page, TRICKS, settings=prefer(pace="instant", hold="tap"))
    go_on = page.locator(".choice[data-do=skip]")
    play(page, lambda what: what == "sheet" or go_on.count() > 0)
    laid = page.locator(".zone[data-zone=trick] .card")
    expect(laid).to_have_count(4)
    page.wait_for_timeout(700)
    expect(laid).to_have_count(4)
    go_on.focus()
    page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    expect(laid).not_to_have_count(4)


@pytest.mark.parametrize("viewport", [SMALL, (844, 390), DESKTOP])
def test_buttons_for_the_left_hand(open_page, viewport):
    """Undo and hint change sides with the own plate, and nothing lies on anything else."""
    page = table(open_page, viewport=viewport)
    left = """() => ['.own-plate .plate', '.own .tools']
      .map((one) => document.querySelector(one).getBoundingClientRect().left)"""
    plate, tools = page.evaluate(left)
    assert plate < tools
    pick(page, "hand", "left")
    plate, tools = page.evaluate(left)
    assert tools < plate
    box = page.evaluate("() => document.querySelector('.own-plate .plate').getBoundingClientRect().right")
    assert box <= viewport[0]


def test_sounds_are_heard_after_a_touch_and_can_be_off(open_page):
    """Nothing before the player has touched anything, nothing at all when sound is off."""
    page = open_page(DEAL + "1a2b", wait=False, script=prefer(pace="quick") + ";" + EARS)
    sit(page)
    page.locator(".own-hand .card").first.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(500)
    assert page.evaluate("heard") == 0
    play(page, card)
    page.locator(".own-hand .card[data-play=yes]").first.click(position={"x": 9, "y": 16})
    page.wait_for_function("heard > 0")
    pick(page, "sound", "off")
    before = page.evaluate("heard")
    play(page, card)
    page.locator(".own-hand .card[data-play=yes]").first.click(position={"x": 9, "y": 16})
    play(page, my_turn)
    assert page.evaluate("heard") == before
