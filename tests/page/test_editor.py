"""Setting positions up on the page by clicks, keys and notation; played, handed on, and refused in words."""

import re
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Site
from tests.page.test_history import match, shelf

AGAIN = ["ERR_ABORTED"]  # what another address cuts short
LINE = "pis_yedili dealer=3 turn=0 hands=2D.3H/5C.QD/KS/9H stock=QH.KD.7C.9S.* discard=7S bill=3"


def placed(page: Page, place: str) -> list[str]:
    """The cards that lie at that place."""
    cards = page.locator(f'[data-place="{place}"] [data-edit=take]')
    return [str(card.get_attribute("data-card")) for card in cards.all()]


def line(page: Page) -> str:
    """The notation on show."""
    return page.locator("#edit-line").input_value()


def quickly(page: Page, *buttons: str) -> None:
    """Press these one after the other, before the table has answered any of them."""
    page.evaluate("(all) => all.forEach((one) => document.querySelector(`[data-edit=${one}`).click())", list(buttons))


def looks_right(page: Page, axe) -> None:
    """No accessibility fault in either theme, and nothing sticks out."""
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.usefixtures("patient")
def test_a_position_is_put_together_by_clicks_and_keys_then_played_and_handed_on(open_page, site: Site, axe):
    page = open_page(
        "?game=pis_yedili", viewport=(390, 844), allow=AGAIN, permissions=["clipboard-read", "clipboard-write"]
    )
    page.get_by_role("link", name="Set up a position").click()
    status = page.locator("#edit-status")
    # Nobody is told what is wrong before he has set anything, unless he wants to play it.
    expect(status).to_have_text(re.compile("^Choose a place, then press the cards"))
    expect(status).to_have_attribute("data-kind", "greeting")
    expect(page.locator("[data-edit=link]")).to_be_disabled()
    page.locator("[data-edit=play]").click()
    expect(status).to_have_text("You: no card, so the hand would be over.")
    expect(page.locator("[data-edit=play]")).to_be_disabled()
    # By keys: Tab comes to one card of the pack, arrows go on from there.
    page.locator('.edit-tile[tabindex="0"]').focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#edit-line")).to_have_value(re.compile(r"hands=2S\.3S\.3H/-/-/-"))
    page.locator('[data-card="3S"][data-edit=take]').focus()
    page.keyboard.press("Delete")
    expect(page.locator('[data-card="3H"][data-edit=take]')).to_be_focused()
    assert placed(page, "hands.0") == ["2S", "3H"]
    # By clicks.
    for place, card in (("hands.1", "7D"), ("hands.2", "5C"), ("hands.3", "6C"), ("discard", "7H")):
        page.locator(f'[data-place="{place}"] input').check()
        page.locator(f'[data-edit=put][data-card="{card}"]').click()
    expect(status).to_have_text("This position can be played.")
    page.get_by_label("Penalty that waits, in cards").select_option("6")
    expect(page.locator(".edit-next button")).to_have_text(["Take 6 cards"])
    page.locator('[data-place="hands.0"] input').check()
    page.locator('[data-edit=put][data-card="7C"]').click()
    page.locator(".edit-next button", has_text="7 of clubs").click()
    expect(page.locator("#edit-line")).to_have_value(re.compile(r"turn=1 .*discard=7H\.7C bill=9"))
    page.locator("[data-edit=undo]").click()
    expect(page.locator("#edit-line")).to_have_value(re.compile(r"turn=0 .*discard=7H bill=6"))
    before = line(page)
    quickly(page, "undo]", "undo]")
    expect(page.locator("#edit-line")).to_have_value(re.compile(r"turn=0 hands=2S\.3H/7D/5C/6C .*discard=7H$"))
    quickly(page, "redo]", "redo]")
    expect(page.locator("#edit-line")).to_have_value(before)
    # By notation, with the reason for what cannot be.
    good = line(page)
    page.locator("#edit-line").fill(good.replace("bill=6", "bill=5"))
    expect(status).to_have_text("A penalty of 5 cards cannot be. It can be: 3, 6, 9, 12.")
    page.locator("#edit-line").fill("some words")
    expect(status).to_have_attribute("data-kind", "refused")
    assert line(page) == "some words"
    page.locator("#edit-line").fill(good)
    expect(status).to_have_attribute("data-kind", "ready")
    looks_right(page, axe)
    # Handed on, as code and as a link that lays the same table in another browser.
    page.get_by_label("You sit").select_option("0")
    page.locator("[data-edit=embed]").click()
    expect(page.locator("[data-edit=embed]")).to_have_text("Copied")
    code = page.evaluate("navigator.clipboard.readText()")
    assert f'<pi-parlour game="pis_yedili" position="{good}" seat="0" bots="normal">' in code
    page.locator("[data-edit=link]").click()
    expect(page.locator("[data-edit=link]")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(site.url + "?game=pis_yedili&position=")
    quickly(page, 'put][data-card="KS"]', "undo]", "play]")
    other = open_page(link.removeprefix(site.url))
    for table in (page, other):
        hand = table.get_by_role("toolbar", name="Your hand")
        expect(hand.get_by_role("button", name="7 of clubs")).to_be_visible()
        expect(table.get_by_role("group", name="Discards").get_by_role("img", name="7 of hearts")).to_be_visible()
    page.go_back()
    expect(page.locator("#edit-line")).to_have_value(good)


@pytest.mark.usefixtures("patient")
def test_every_game_is_dealt_at_random_gone_on_with_and_played_in_greek_too(open_page, axe):
    page = open_page("?edit=pilotta", viewport=(1280, 800), allow=AGAIN)
    page.locator("[data-edit=fill]").click()
    expect(page.locator("#edit-status")).to_have_text("This position can be played.")
    page.locator(".edit-next select").select_option("80S")
    page.locator("[data-edit=act-chosen]").click()
    expect(page.locator(".edit-steps li")).to_have_text(["You: Bid 80 spades"])
    page.locator("[data-edit=back]").click()
    expect(page.locator(".edit-steps li")).to_have_count(0)
    looks_right(page, axe)
    for game, lang in (("pip_pip", "el"), ("pili_pili", "en")):
        page.evaluate(f"location.search = '?edit={game}&lang={lang}'")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.locator("[data-edit=fill]").click()
        expect(page.locator("#edit-status")).to_have_attribute("data-kind", "ready")
        assert len(placed(page, "hands.0" if game == "pip_pip" else "dealt.0")) == (7 if game == "pip_pip" else 5)
        looks_right(page, axe)
        page.locator(".edit-next button").first.click()
        expect(page.locator("[data-edit=undo]")).to_be_enabled()
        page.locator("[data-edit=play]").click()
        expect(page.locator("#table .cloth")).to_be_visible()


@pytest.mark.usefixtures("patient")
def test_an_address_may_hold_any_line_and_tables_and_replays_lead_here(open_page):
    over = match("pis_yedili", "11", 1796025600)
    page = open_page("?edit=pis_yedili&position=" + quote_plus(LINE) + "&seat=1", allow=AGAIN, script=shelf(over))
    expect(page.locator("#edit-line")).to_have_value(LINE)
    expect(page.locator('[data-place="hands.1"] .place-head')).to_contain_text("You")
    page.evaluate("location.search = '?edit=pis_yedili&position=pis_yedili+nonsense'")
    expect(page.locator("#edit-status")).to_have_text("“nonsense” cannot be read here.")
    expect(page.locator("#edit-line")).to_have_value("pis_yedili nonsense")
    page.evaluate("location.search = '?edit=canasta'")
    expect(page.locator("#notices")).to_contain_text("canasta")
    # From a table that was laid from a position, and from a moment of a match that is over.
    page.evaluate("(line) => { location.search = '?game=pis_yedili&seat=1&position=' + line }", quote_plus(LINE))
    page.get_by_role("button", name="This table").click()
    page.get_by_role("link", name="Change this position").click()
    expect(page.locator("#edit-line")).to_have_value(LINE)
    page.evaluate("(name) => { location.search = '?replay=' + name }", over.summary()["id"])
    page.locator(".replay-bar [data-do=edit]").click()
    expect(page.locator("#edit-line")).to_have_value(re.compile(r"^pis_yedili .*hands=(\w+\.){6}\w+/"))
    expect(page.locator("#edit-status")).to_have_attribute("data-kind", "ready")
