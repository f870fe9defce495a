"""Pip-Pip by real clicks: a hand with a call made by hand, and twelve at one table on small and large screens."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import hidden, leaks, offer, pad, play, prefer, press, sit, texts

ONE_HAND = "?game=pip_pip&deal=1&length=hands&hands=1"
DEALT_MARRIAGE = "&seats=4&seed=3f"
TWIN_QUEENS = "&seats=4&seed=3f6"  # dealt: a king and both queens of spades, another suit trumps
INSTANT = prefer(pace="instant")

# The numbers on copies in the hand.
WRITTEN = """() => [...document.querySelectorAll('.own-hand .card[data-copy] .leaf')]
  .map((leaf) => getComputedStyle(leaf, '::before').content)"""
# Pairs of plates, cards and marks that lie on one another though they should not, and what leaves the screen.
TANGLED = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((node) => getComputedStyle(node).visibility !== 'hidden' && node.getBoundingClientRect().width > 2)
    .map((node) => [node.dataset.card ?? node.textContent, node.getBoundingClientRect()]);
  const parts = [
    ...seen('.seat .plate'), ...seen('.zone[data-kind=trick] > .card'), ...seen('.own-plate .plate'), ...seen('.tool'),
    ...seen('.marks'), ...seen('.piles > .zone:not([data-kind=trick]):not([data-count="0"])'), ...seen('.own-hand'),
  ];
  const wrong = parts.filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1)
    .map(([name]) => name + ' leaves the screen');
  parts.forEach(([name, a], at) => parts.slice(at + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 6 && down > 6) wrong.push(`${name} and ${other}: ${across.toFixed()} by ${down.toFixed()}`);
  }));
  return wrong;
}"""


def faces(page: Page, selector: str) -> set[str]:
    """The codes of these cards."""
    return {str(card.get_attribute("data-card")) for card in page.locator(selector).all()}


def look(page: Page, what: str) -> None:
    """Nothing that the player must not know is anywhere in the page."""
    if what != "card" or page.locator("#log p").count() % 4:
        return
    secret = hidden(page) - faces(page, "#last-trick [data-card]")
    assert not secret & faces(page, ".zone [data-card]")
    # Of two identical cards one may be on show: in pictures and words they are the same.
    assert leaks(page, {code for code in secret if len(code) == 2 and code + "b" in secret}) == []


@pytest.mark.parametrize(
    ("viewport", "touch"), [((390, 844), True), ((1280, 800), False)], ids=["phone by touch", "desktop by mouse"]
)
def test_a_hand_with_a_call(open_page, viewport, touch):
    """A marriage that was dealt is called by hand, lies open, is played from there; the sheet adds up to 264."""
    mobile = {"has_touch": True, "is_mobile": True} if touch else {}
    page = open_page(ONE_HAND + DEALT_MARRIAGE, viewport=viewport, script=INSTANT, **mobile)
    sit(page)
    call = page.locator(".choice[data-call]")
    expect(call).to_be_visible(timeout=60_000)
    before = page.locator(".cloth").bounding_box()
    call.tap() if touch else call.click()
    opened = page.locator('.own-hand .zone[data-kind="spread"] .card')
    expect(opened).to_have_count(2)
    expect(call).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("Pip-Pip! You: king of hearts and queen of hearts")
    expect(page.locator(".own-plate .badge")).to_contain_text(["Pip-Pip"])
    assert page.locator(".cloth").bounding_box() == before
    assert {card.get_attribute("data-card") for card in opened.all()} == {"KH", "QHb"}
    play(page, pad, touch=touch, look=look)
    expect(opened).to_have_count(0)
    points = [int(text) for text in texts(page, ".pad-points")]
    calls = sum(int(text.split(" Pip-Pip")[0]) for text in texts(page, ".pad-cards li") if "Pip-Pip" in text)
    assert calls >= 1
    assert sum(points) - 50 * calls == 264


@pytest.mark.parametrize("viewport", [(360, 640), (844, 390), (1280, 800)], ids=lambda size: "x".join(map(str, size)))
def test_twelve_at_one_table(open_page, viewport):
    """Nobody's card or plate lies on another's, on the smallest phone, on its side, and on a desk."""
    page = open_page(ONE_HAND + "&seats=12&seed=1a2b", viewport=viewport, script=INSTANT)
    sit(page)
    for _ in range(2):
        what, which = play(page, lambda what: what == "card")
        page.wait_for_timeout(300)
        assert page.evaluate(TANGLED) == []
        press(page, what, which)
    assert offer(page)


def test_the_last_card_may_lie_open(open_page):
    """B4.14: with nothing left but what was called, that is played; twelve have eight tricks, and 264 points in all."""
    page = open_page(ONE_HAND + "&seats=12&seed=3f6", script=INSTANT)
    sit(page)
    opened = page.locator('.own-hand .zone[data-kind="spread"] .card')
    alone = []

    def last(page: Page, what: str) -> None:
        if what == "card" and page.locator(".own-hand .card").count() == 1:
            alone.append(opened.count())

    play(page, pad, look=last)
    assert alone == [1]
    points = [int(text) for text in texts(page, ".pad-points")]
    calls = sum(int(text.split(" Pip-Pip")[0]) for text in texts(page, ".pad-cards li") if "Pip-Pip" in text)
    words = page.locator(".pad").inner_text()
    captured, lost = [
        int(number) for number in re.findall(r"taken (\d+) points, in the cards left over (\d+):", words)[0]
    ]
    assert sum(points) - 50 * calls == captured == 264 - lost


def test_the_lobby_says_how_many_are_best(open_page):
    """Three to twelve may play; six to eight are marked."""
    page = open_page("")
    expect(page.locator('[data-game="pip_pip"] .facts')).to_have_text("3 to 12 players, best with 6 to 8")
    page.locator("#lay-pip_pip").click()
    expect(page.locator(".pick[data-best]")).to_have_count(3)


def test_copies_that_look_alike_are_told_apart(open_page):
    """B4.27: of a king and two queens the player picks; numbers say which is which, and that one lies open then."""
    page = open_page(ONE_HAND + TWIN_QUEENS, script=INSTANT)
    sit(page)
    call = page.locator(".choice[data-call]")
    expect(call).to_be_visible(timeout=60_000)
    call.click()
    sets = page.locator(".chooser-set")
    expect(sets).to_have_count(2)
    in_hand = page.locator(".own-hand .card[data-copy]")
    assert [card.get_attribute("data-card") for card in in_hand.all()] == ["QS", "QSb"]
    assert [card.get_attribute("data-copy") for card in in_hand.all()] == ["1", "2"]
    expect(sets.nth(1).locator("[data-copy]")).to_have_accessible_name(
        "queen of spades, the second of the two in your hand"
    )
    assert page.evaluate(WRITTEN) == ['"1"', '"2"']
    page.keyboard.press("Escape")
    expect(in_hand).to_have_count(0)
    call.click()
    page.locator('.chooser-set:has([data-copy="2"])').click()
    opened = page.locator('.own-hand .zone[data-kind="spread"] .card')
    expect(opened).to_have_count(2)
    assert {card.get_attribute("data-card") for card in opened.all()} == {"KSb", "QSb"}
    expect(page.locator("[data-copy]")).to_have_count(0)
    expect(page.locator('.own-hand .zone[data-kind="fan"] .card[data-card="QS"]')).to_have_count(1)


def test_the_clicked_copy_is_played(open_page):
    """Two identical cards are two elements: the one that is clicked goes to the trick, its twin stays."""
    page = open_page(ONE_HAND + TWIN_QUEENS, script=INSTANT)
    sit(page)
    play(page, lambda what: what == "card")
    second = page.locator('.own-hand .card[data-card="QSb"]')
    key = second.get_attribute("data-key")
    expect(second).to_have_attribute("data-play", "yes")
    second.click(position={"x": 9, "y": 16})
    expect(page.locator(f'.zone[data-kind="trick"] .card[data-key="{key}"]')).to_have_attribute("data-card", "QSb")
    expect(page.locator('.own-hand .card[data-card="QS"]')).to_have_count(1)
