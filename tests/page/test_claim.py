"""Claiming the rest at the table: a button where it is certain, and then nothing more to do until the score pad."""

from playwright.sync_api import expect

from tests.page.player import PATIENCE, keep, prefer, sit
from tests.table.test_claim import at_a_claim


def test_the_rest_is_taken_by_one_press(open_page):
    """The button is there at once, the keyboard reaches it, and the pad comes by itself."""
    record = at_a_claim("pilotta").ask("record")["text"]
    page = open_page("?continue=1", wait=False, script=keep(record) + ";" + prefer(pace="instant"))
    sit(page)
    take = page.get_by_role("button", name="Take the rest")
    expect(take).to_be_visible(timeout=PATIENCE)
    held = page.locator(".own-hand .card").count()
    assert held > 1
    take.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet[open]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".own-hand .card")).to_have_count(0)
    expect(take).to_have_count(0)
