"""What the computer players owe us: levels, hints, reasons, the seal on a deal, and how they play at all."""

import hashlib
import json
import re

import pytest
from playwright.sync_api import expect

from games.registry import load
from tests.page.player import DEAL, PATIENCE, at_home, kept_match, my_turn, pad, play, prefer, sit

INSTANT = prefer(pace="instant")
OTHERS = "9f3c&players=strong,normal,easy"
TWO = "9f3c&seats=2&players=strong"
SMALL = (360, 640)
QUICK = at_home("localStorage.setItem('pi-parlour/speed', '5')")


def hint(page) -> str:
    """Ask for a hint and wait for it; what the status region says."""
    button = page.locator("[data-do=hint]")
    button.click()
    expect(page.locator(".tip")).to_be_visible(timeout=PATIENCE)
    expect(button).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    return str(page.locator("#status").inner_text())


def end_of_deal(page) -> None:
    """Play a hand and look back on it."""
    play(page, pad)
    page.locator("[data-sheet=back]").click()
    expect(page.locator("#log .why").first).to_be_visible()


@pytest.fixture
def reasons(open_page):
    """A page on which a hand is over, the pad put aside and the log open."""

    def opened(**options):
        page = open_page(DEAL + TWO, script=INSTANT + QUICK, **options)
        sit(page)
        end_of_deal(page)
        return page

    return opened


# Levels


def test_one_choice_sets_all_seats_and_each_can_differ(open_page, axe):
    page = open_page("?game=pis_yedili")
    for name in ("Easy", "Normal", "Strong"):
        page.locator(f".everyone input[value={name.lower()}]").click()
        values = page.locator(".company select").evaluate_all("nodes => nodes.map(node => node.value)")
        assert values == [name.lower()] * 3
        expect(page.locator(".levels-about")).to_have_text(re.compile("^[A-Z].+[.]$"))
    page.locator(".company select").first.select_option("easy")
    assert page.locator("input[name=everyone]:checked").count() == 0
    expect(page.locator(".levels-about dt")).to_have_text(["Easy", "Strong"])
    page.get_by_role("button", name="Deal the cards").click()
    sit(page)
    assert "\nplayers you,easy,strong,strong\n" in kept_match(page)


def test_who_plays_at_random_is_offered_only_where_a_link_asks(open_page):
    page = open_page("?game=pilotta")
    offered = "nodes => nodes.map(node => node.value)"
    assert page.locator("#level-0 option").evaluate_all(offered) == ["easy", "normal", "strong"]
    page = open_page("?game=pilotta&players=random")
    assert page.locator("#level-0 option").evaluate_all(offered) == ["random", "easy", "normal", "strong"]
    expect(page.locator("#level-0")).to_have_value("random")


def test_a_plate_says_how_well_somebody_plays(open_page):
    page = open_page(DEAL + OTHERS, script=INSTANT + QUICK)
    sit(page)
    play(page, my_turn)
    for seat, level in (("Ayşe", "Strong"), ("Andreas", "Normal"), ("Margot", "Easy")):
        page.locator(".seat .plate", has_text=seat).click()
        expect(page.locator(".tip")).to_contain_text(f"{seat}: {level}.")


# Hints


def test_a_hint_tells_what_was_weighed(open_page, axe):
    page = open_page(DEAL + OTHERS, script=INSTANT + QUICK, viewport=SMALL)
    sit(page)
    play(page, my_turn)
    words = hint(page)
    tip = page.locator(".tip")
    expect(tip.locator(".weighed > li")).to_have_count(2)
    results = tip.locator(".weighed-result").all_text_contents()
    assert all(re.fullmatch(r"about −?[\d,]+\.\d penalty points", one) for one in results)
    assert all(one in words for one in results), (results, words)
    assert tip.locator(".hint-why").inner_text() in words
    expect(page.locator("[data-hint]")).to_have_count(1)
    box = tip.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL[0]
    assert box["y"] >= 0
    assert axe(page) == []


def test_what_is_no_card_on_the_screen_is_named(open_page):
    """A bet, a pass, a bid: the hint says in words what to do."""
    page = open_page("?game=pilotta&deal=1&seed=5eed", script=INSTANT + QUICK)
    sit(page)
    expect(page.locator(".auction, .choice").first).to_be_visible(timeout=PATIENCE)
    play(page, my_turn) if page.locator(".choice:visible").count() else None
    hint(page)
    expect(page.locator(".tip .hint-action, .tip .weighed > li").first).to_have_text(
        re.compile(r"^(Pass|Bid \d+ \w+|Contra)", re.IGNORECASE)
    )


def test_thinking_is_shown_and_playing_ends_it(open_page):
    slow = at_home("localStorage.setItem('pi-parlour/speed', '1000')")
    page = open_page(DEAL + OTHERS, script=INSTANT + slow)
    sit(page)
    play(page, my_turn)
    button = page.locator("[data-do=hint]")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(page.locator("#status")).to_have_text("Thinking ahead…")
    button.click()
    expect(button).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    expect(page.locator("[data-hint]")).to_have_count(0)
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    page.locator(".own-hand .card[data-play=yes]:not([aria-haspopup])").first.focus()
    page.keyboard.press("Enter")
    expect(button).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    expect(page.locator("[data-hint]")).to_have_count(0)


# Reasons


def test_every_play_of_a_finished_hand_can_be_asked_about(reasons, axe):
    page = reasons()
    log = page.locator("#log")
    sentences = page.locator("#log p[data-kind=event]").all_text_contents()
    lays = [one for one in sentences if " lays the " in one]
    assert lays
    assert all(one.endswith("Why?") for one in lays)
    assert not any(one.endswith("Why?") for one in sentences if one.startswith("You "))
    expect(log.locator(".why[tabindex='0']")).to_have_count(1)
    log.locator("p", has_text="Ayşe lays the").last.locator(".why").click()
    sheet = page.locator("dialog.sheet-dialog")
    expect(sheet).to_contain_text("Ayşe plays at the level “Strong”")
    expect(sheet.locator(".reason-why, .reason p").first).to_be_visible(timeout=PATIENCE)
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_thinker_tells_what_it_weighed(reasons):
    page = reasons()
    whys = page.locator("#log p", has_text="Ayşe lays the").locator(".why")
    for number in range(whys.count()):
        whys.nth(number).click()
        sheet = page.locator("dialog.sheet-dialog")
        expect(sheet.locator(".reason")).to_be_visible(timeout=PATIENCE)
        found = sheet.locator(".weighed > li").count()
        words = sheet.inner_text()
        sheet.locator("[data-close]").first.click()
        assert "⟨" not in words
        if found:
            break
    assert 2 <= found <= 3
    assert re.search(r"Played out in up to \d+ deals that fit all that Ayşe had seen", words)
    assert re.search(r"about −?[\d,]+\.\d penalty points", words)


def test_the_reasons_are_one_tab_stop_with_arrows(reasons):
    page = reasons()
    expect(page.locator("#log .why:focus")).to_have_count(1)
    before = page.evaluate("() => document.activeElement.dataset.why")
    page.keyboard.press("ArrowUp")
    after = page.evaluate("() => document.activeElement.dataset.why")
    assert after != before
    page.keyboard.press("Home")
    assert page.evaluate("() => document.activeElement === document.querySelector('#log .why')")
    assert page.locator("#log .why[tabindex='0']").count() == 1
    page.keyboard.press("Enter")
    expect(page.locator("dialog.sheet-dialog .reason")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the score").click()
    expect(page.locator(".sheet[open] [data-sheet=deal]")).to_be_focused()


def test_the_hand_before_can_be_asked_about_while_the_next_is_played(reasons):
    page = reasons()
    page.get_by_role("button", name="Back to the score").click()
    page.locator("[data-sheet=deal]").click()
    play(page, my_turn)
    asked = page.locator("#log .why").count()
    page.locator("#log .why").last.click()
    expect(page.locator("dialog.sheet-dialog .reason")).to_contain_text("plays at the level", timeout=PATIENCE)
    page.keyboard.press("Escape")
    play(page, my_turn)
    assert page.locator("#log .why").count() == asked, "nothing of the hand that is played"


# The seal


def test_a_deal_is_sealed_before_it_and_opened_after(open_page, axe):
    page = open_page(DEAL + "9f3c&seats=3&players=easy,normal", script=INSTANT + QUICK, viewport=SMALL)
    sit(page)
    page.locator("[data-do=together]").click()
    sheet = page.locator("dialog.sheet-dialog")
    expect(sheet.locator(".seal").first).to_contain_text("Hand 1")
    first = sheet.locator(".seal-line .seal-code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", first)
    expect(sheet).to_contain_text("The shuffle is told when the hand is over.")
    assert "shuffle:" not in sheet.inner_html()
    expect(sheet.locator(".sitters li")).to_have_text(["AyşeEasy", "AndreasNormal"])
    assert axe(page) == []
    page.keyboard.press("Escape")
    end_of_deal(page)
    page.locator("[data-do=together]").click()
    expect(sheet.locator(".seal-mark")).to_have_text("As promised")
    shown, text, recipe = sheet.locator(".seal").first.locator(".seal-line .seal-code").all_inner_texts()
    assert shown == first
    assert hashlib.sha256(text.encode()).hexdigest() == first
    assert text in recipe
    assert axe(page) == []


def test_a_deal_that_was_changed_is_said_to_be_so(open_page):
    """What is told must have the fingerprint that was shown before, whatever the table says of it."""
    lie = """
      const real = crypto.subtle.digest.bind(crypto.subtle);
      crypto.subtle.digest = async (...args) => {
        const found = await real(...args);
        new Uint8Array(found)[0] ^= 1;
        return found;
      };
    """
    page = open_page(DEAL + TWO, script=INSTANT + QUICK + at_home(lie))
    sit(page)
    end_of_deal(page)
    page.locator("[data-do=together]").click()
    expect(page.locator(".seal-mark")).to_have_text("Not as promised")


# How the computer plays


@pytest.mark.parametrize(("viewport", "scheme"), [(SMALL, "light"), ((844, 390), "dark")])
def test_how_the_computer_plays_is_told_in_the_lobby_and_at_the_table(open_page, axe, viewport, scheme):
    page = open_page(viewport=viewport, color_scheme=scheme, script=INSTANT + QUICK)
    page.get_by_role("button", name="How the computer plays").click()
    sheet = page.get_by_role("dialog", name="How the computer plays")
    for words in ("They see what their seat sees", "It never looks", "dealt again in another way", "Strong"):
        expect(sheet).to_contain_text(words)
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Set the table Pilotta").click()
    page.locator("#form").get_by_role("button", name="How the computer plays").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deal the cards").click()
    sit(page)
    page.locator("[data-do=together]").click()
    page.locator("dialog").get_by_role("button", name="How the computer plays").click()
    expect(sheet).to_be_visible()


# The budget


def test_a_device_is_measured_once_and_the_match_keeps_its_number(open_page):
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    percent = int(page.evaluate("() => localStorage.getItem('pi-parlour/speed')"))
    assert 25 <= percent <= 200
    assert percent % 5 == 0
    (kept,) = re.findall(r"^budget (\d+)$", kept_match(page), re.MULTILINE)
    assert int(kept) == (load("pis_yedili").worlds * percent + 50) // 100
    asked = "() => localStorage.setItem('pi-parlour/speed', '50')"
    page.evaluate(asked)
    page.reload()
    sit(page)
    play(page, my_turn)
    assert f"\nbudget {kept}\n" in kept_match(page)
    assert json.loads(page.evaluate("() => localStorage.getItem('pi-parlour/speed')")) == 50
