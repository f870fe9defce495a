"""A person who plays by the keyboard alone: Tab to the hand or the buttons, arrows, Enter, digits."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.page.player import offer

TABS = 30  # more than a table has stops
MOMENT = 2_000  # ms in which focus that goes with a card has come to another place
WHERE = "() => document.activeElement.closest('.own-hand, .prompts') !== null"


def come_in(page: Page) -> None:
    """Tab to where one plays."""
    for _ in range(TABS):
        if page.evaluate(WHERE):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never came to the hand or the buttons")


def walk_to(page: Page, key: str) -> None:
    """Go to that card of the hand."""
    for _ in range(TABS):
        if page.evaluate("() => document.activeElement.matches('.own-hand .card')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(60):
        if page.evaluate("() => document.activeElement.dataset.key") == key:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows never came to the card")


def play_on(page: Page, until: Callable[[str, str], bool], turns: int = 900) -> None:
    """Take what is offered until `until` says so of an offer; focus that goes with what had it is soon elsewhere."""
    for _ in range(turns):
        what, which = offer(page)
        if what == "wait":
            page.wait_for_timeout(15)
            continue
        page.wait_for_function("() => document.activeElement.closest('.table') !== null", timeout=MOMENT)
        if until(what, which):
            return
        if what == "suit":
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif what == "choice":
            page.keyboard.press("1")
        elif what == "sheet":
            page.keyboard.press("Enter")
        else:
            walk_to(page, which)
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    raise AssertionError(f"the match did not come so far: {page.locator('#log').inner_text()[-300:]}")
