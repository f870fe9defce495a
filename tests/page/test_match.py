"""Whole matches of Pis Yedili, played by real clicks, taps and keys against the built site."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.keyboard import come_in, play_on
from tests.page.player import DEAL, hidden, leaks, my_turn, pad, play, prefer, press, sit, texts

INSTANT = prefer(pace="instant", theme="dark")


class Spy:
    """Looks over the page at every offer, and at some of them for every card that must not be named."""

    def __init__(self) -> None:
        self.looked = 0
        self.offers = 0

    def __call__(self, page: Page, what: str) -> None:
        if not my_turn(what):
            return
        backs = page.evaluate(
            """() => [...document.querySelectorAll('.card[data-face=down], .seats .card, [data-zone=stock] .card')]
                 .filter((card) => card.querySelector('img') || card.dataset.card || card.ariaLabel).length"""
        )
        assert backs == 0, "a card that lies face down has a face or a name"
        self.offers += 1
        if self.offers % 4 == 1:
            secret = hidden(page)
            assert secret
            assert leaks(page, secret) == []
            self.looked += 1


def check_pad(page: Page) -> None:
    """The pad's own sums are right: cards times factor are the penalty."""
    for row in page.locator(".pad-row").all():
        points = [int(text) for text in row.locator(".pad-points").all_inner_texts()]
        factors = [int(text[1:]) for text in row.locator(".pad-factor").all_inner_texts()]
        score = row.evaluate("(row) => Number(row.querySelector('.pad-score').lastChild.data)")
        assert score == sum(points) * (factors[0] if factors else 1)
    stamps = texts(page, ".pad-notes p")
    assert len(stamps) == (1 if page.locator(".pad-factor").count() else 0)


@pytest.mark.parametrize(
    ("viewport", "touch"), [((390, 844), True), ((1280, 800), False)], ids=["phone by touch", "desktop by mouse"]
)
def test_a_match_of_five_hands(open_page, viewport, touch):
    """Five hands, a score pad after each, standings at the end, and another match at the same table."""
    mobile = {"has_touch": True, "is_mobile": True} if touch else {}
    page = open_page(DEAL + "51", viewport=viewport, script=INSTANT, **mobile)
    sit(page)
    spy = Spy()
    totals: list[int] = []
    for hand in range(1, 6):
        expect(page.locator(".rail-title")).to_have_text(f"Hand {hand} of 5")
        what, which = play(page, pad, touch=touch, look=spy)
        check_pad(page)
        before = totals or [0, 0, 0, 0]
        totals = page.evaluate(
            "() => [...document.querySelectorAll('.pad-total')].map((node) => Number(node.lastChild.data))"
        )
        scores = page.evaluate(
            "() => [...document.querySelectorAll('.pad-score')].map((node) => Number(node.lastChild.data))"
        )
        assert totals == [old + new for old, new in zip(before, scores, strict=True)]
        expect(page.locator(f"[data-sheet={which}]")).to_be_focused()
        assert which == ("deal" if hand < 5 else "standings")
        press(page, what, which, touch=touch)
    expect(page.locator("[data-sheet=again]")).to_be_visible()
    assert sorted(totals) == page.evaluate(
        "() => [...document.querySelectorAll('.pad-total')].map((node) => Number(node.lastChild.data))"
    )
    winners = page.locator(".pad-row[data-won]")
    assert winners.count() == totals.count(min(totals))
    assert spy.looked > 5
    press(page, "sheet", "again", touch=touch)
    expect(page.locator(".rail-title")).to_have_text("Hand 1 of 5")
    play(page, my_turn, touch=touch)
    assert texts(page, ".plate-score") == ["0 pts"] * 4


def test_a_match_by_keyboard_alone(open_page):
    """Tab comes to the hand, arrows go through it, Enter plays, digits press the buttons; focus is never lost."""
    page = open_page(DEAL + "7&hands=2", viewport=(1280, 800), script=INSTANT)
    sit(page)
    play(page, my_turn)
    come_in(page)
    play_on(page, lambda what, _which: what == "sheet")
    expect(page.locator("[data-sheet=deal]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet=deal]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".rail-title")).to_have_text("Hand 2 of 2")
    play(page, my_turn)
    come_in(page)
    play_on(page, lambda _what, which: which == "again")
    expect(page.locator("[data-sheet=again]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".rail-title")).to_have_text("Hand 1 of 2")
