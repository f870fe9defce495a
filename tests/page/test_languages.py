"""The house speaks several languages: the visitor's own at the first visit, any other later, and nothing is lost."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import START, Site
from tests.page.player import DEAL, PATIENCE, card, kept_match, my_turn, play, prefer, sit, texts
from tests.page.test_boot import told
from tests.page.test_lobby import at_the_table, follow, in_the_form, keeping, kept, notice
from tools.languages import WRITTEN, catalogues, own_name

NAMES = {tag: own_name(tag, text) for tag, text in catalogues().items()}
OTHERS = [tag for tag in NAMES if tag != WRITTEN]
INSTANT = prefer(pace="instant")
PHONE = (360, 640)

# What stays what it is while the language changes.
CARDS = """() => [...document.querySelectorAll('.zone')].map((zone) => [zone.dataset.zone, zone.dataset.count,
  [...zone.querySelectorAll('.card')].map(({dataset: {key, card, play}}) => [key, card ?? '', play ?? ''])])"""

FACTS: dict[str, object] = {
    "id": "1-a", "begun": "1796025600", "game": "pilotta", "seats": 4, "level": "normal", "options": "-",
    "practice": False, "side": 0, "totals": [310, 200], "over": True, "place": 1, "won": True, "shared": False,
    "merits": {},
}  # fmt: skip


def word(tag: str, key: str) -> str:
    """A message of one line that needs nothing filled in."""
    found = re.search(rf"^{key} = (.+)$", catalogues()[tag], re.MULTILINE)
    assert found
    return found[1]


def speaks(page: Page, tag: str) -> None:
    """Wait until the page is in that language."""
    expect(page.locator("html")).to_have_attribute("lang", tag, timeout=START)
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=START)
    expect(page.locator("#open-settings span")).to_have_text(word(tag, "settings"))


def choose(page: Page, tag: str) -> None:
    """Choose a language in the settings, and put them away."""
    page.locator("[data-do=settings]:visible").click()
    page.get_by_role("dialog").get_by_role("radio", name=NAMES[tag], exact=True).check()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(word(tag, "settings"))
    expect(page.get_by_role("radio", name=NAMES[tag], exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def asked_for(site: Site, ending: str) -> int:
    """How often a file was asked for."""
    return sum(path.split("?")[0].endswith(ending) for path in site.faults.asked)


# Which language


@pytest.mark.parametrize(("locale", "tag"), [("el-GR", "el"), ("tr", "tr"), ("de-DE", "en"), ("en-CY", "en")])
def test_the_first_visit_is_in_the_browsers_language(open_page, site, locale, tag):
    """Before Python runs as well as after; English is not fetched for who does not read it."""
    site.faults.broken["py/ui.json"] = "late"
    page = open_page(wait=False, locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.locator(".sign p")).to_have_text(word(tag, "house-sentence"))
    expect(page.locator("#play-pilotta")).to_have_text(word(tag, "tile-play"))
    assert page.locator("#languages [aria-current]").all_text_contents() == [NAMES[tag]]
    assert page.locator("html").get_attribute("data-page") is None
    asked = list(site.faults.asked)
    site.faults.clear()
    speaks(page, tag)
    site.faults.asked += asked
    assert asked_for(site, f"words/{tag}.ftl") == 1
    assert sum(asked_for(site, f"words/{other}.ftl") for other in NAMES if other != tag) == 0
    assert sum(asked_for(site, f"words/shell-{other}.js") for other in OTHERS if other != tag) == 0


def test_the_second_language_of_a_browser_counts(open_page):
    """Who prefers what there is not, and then Turkish, gets Turkish."""
    script = "Object.defineProperty(navigator, 'languages', {value: ['lt', 'de-AT', 'tr-CY', 'el']})"
    speaks(open_page(script=script), "tr")


def test_a_link_may_ask_for_a_language(open_page):
    """?lang= goes with any other wish and holds for the tab; the settings of whoever follows it stay as they are."""
    page = open_page("?game=pis_yedili&deal=1&seed=7&lang=el", wait=False, script=INSTANT)
    at_the_table(page)
    speaks(page, "el")
    assert "seed 7" in kept(page)
    page.reload()
    at_the_table(page)
    speaks(page, "el")
    assert "language" not in json.loads(page.evaluate("localStorage.getItem('pi-parlour/settings')"))
    choose(page, "tr")
    page.reload()
    speaks(page, "tr")


def test_a_language_that_there_is_not_is_told(open_page):
    """With those that there are, in the language that the browser prefers."""
    page = open_page("?lang=xx&game=pilotta", wait=False, locale="tr-TR")
    said = notice(page)
    assert "“xx”" in said
    assert all(tag in said for tag in NAMES)
    speaks(page, "tr")


def test_every_language_is_told_of_a_missing_javascript(open_page):
    """A sentence each, marked with its language."""
    page = open_page(wait=False, java_script_enabled=False, allow=["csp$"])
    for tag in NAMES:
        expect(page.locator(f"noscript p[lang={tag}]")).to_have_text(word(tag, "boot-noscript"))


@pytest.mark.parametrize("file", ["micropython.wasm", "pyodide.asm.wasm", "vendor/fluent.js"])
def test_a_start_that_fails_says_so_in_the_visitors_language(open_page, site, file):
    """Nothing of Python or of the catalogue is needed for that."""
    site.faults.broken[file] = "missing"
    page = open_page(wait=False, allow=["."], locale="el-GR")
    assert told(page) == "broken"
    expect(page.locator("[data-boot-reason=broken]")).to_have_text(word("el", "boot-broken"))
    expect(page.locator("[data-boot-retry]")).to_have_text(word("el", "boot-retry"))


def test_words_that_only_stand_in_may_be_missing(open_page, site):
    """Then the page is in English until its catalogue is open, and starts all the same."""
    site.faults.broken["shell-el.js"] = "missing"
    page = open_page(locale="el-GR", allow=["404", "Failed to load"])
    speaks(page, "el")
    expect(page.locator("#boot-failure")).to_be_hidden()
    expect(page.locator(".sign p")).to_have_text(word("el", "house-sentence"))


def test_what_is_english_in_another_language_says_so(open_page):
    """The reason why a kept match cannot be read is for a bug report, and marked as English in a Greek sentence."""
    page = open_page(script=keeping({"match": "no record at all"}), locale="el-GR")
    said = notice(page)
    reason = page.locator("#notices .slip [lang=en]")
    assert reason.inner_text() in said
    assert reason.inner_text() != said
    assert "\ue000" not in said


# Another language


def test_the_lobby_changes_its_language(open_page):
    """A link at its foot: the match that waits, a notice, the tiles; it stays so, and the focus stays where it was."""
    record = (
        "pi-parlour record 1\ngame pis_yedili\nseats 4\noptions -\nseed 7\nplayers you,random,random,random\ndeal\n"
    )
    page = open_page(script=keeping({"match": record}))
    expect(page.locator("#saved-facts")).to_have_text("Pis Yedili, hand 1 of 5", timeout=START)
    follow(page, "?game=chess")
    assert "“chess”" in notice(page)
    page.get_by_role("link", name=NAMES["el"]).click()
    speaks(page, "el")
    expect(page.get_by_role("link", name=NAMES["el"])).to_be_focused()
    assert "Pis Yedili" in page.locator("#saved-facts").inner_text()
    assert "hand" not in page.locator("#saved-facts").inner_text()
    assert "chess" in notice(page)
    assert "There is" not in notice(page)
    page.reload()
    speaks(page, "el")
    page.get_by_role("link", name=NAMES["en"]).click()
    speaks(page, "en")
    expect(page.locator("#saved-facts")).to_have_text("Pis Yedili, hand 1 of 5")


def test_the_form_keeps_what_is_chosen(open_page):
    """Players, company, rules, what is unfolded."""
    page = open_page("?game=pis_yedili&seats=6&first_lap=everyone", wait=False)
    in_the_form(page)
    page.locator("summary").click()
    page.locator("select").first.select_option("easy")
    choose(page, "el")
    expect(page.locator(".form-summary")).to_contain_text("6")
    expect(page.locator("[name=first_lap][value=everyone]")).to_be_checked()
    assert page.locator("details").get_attribute("open") is not None
    expect(page.locator("select").first).to_have_value("easy")
    expect(page.locator("select option").first).to_have_text(word("el", "bot-easy"))
    page.locator("[type=submit]").click()
    at_the_table(page)
    assert "seats 6\noptions first_lap:everyone\n" in kept(page)


def test_a_match_goes_on_in_another_language(open_page):
    """A few actions, Greek, a few more, Turkish: the same cards lie there, the log is told anew, undo still works."""
    page = open_page(DEAL + "1a2b", script=INSTANT)
    sit(page)
    for _ in range(3):
        play(page, card)
        page.locator(".own-hand .card[data-play=yes]").first.click(position={"x": 9, "y": 16})
        play(page, my_turn)
    before, record, told_before = page.evaluate(CARDS), kept_match(page), texts(page, "#log p")
    for tag in ("el", "tr"):
        choose(page, tag)
        expect(page.locator(".table")).to_have_attribute("aria-label", word(tag, "table-name"))
        expect(page.locator("#table [data-do=settings]")).to_be_focused()
        assert page.evaluate(CARDS) == before
        assert kept_match(page) == record
        told_now = texts(page, "#log p")
        assert len(told_now) == len(told_before)
        assert not set(told_now) & set(told_before)
        expect(page.locator("#log .log-head")).to_have_count(1)
        assert page.evaluate("document.querySelector('#log').textContent.includes('undefined')") is False
    play(page, card)
    page.locator(".own-hand .card[data-play=yes]").first.click(position={"x": 9, "y": 16})
    play(page, my_turn)
    assert len(texts(page, "#log p")) > len(told_before)
    assert kept_match(page).startswith(record.rstrip("\n")[:-20])
    page.keyboard.press("Control+z")
    expect(page.locator("#log")).to_contain_text(word("tr", "table-taken-back"))


def test_what_is_begun_is_not_lost(open_page):
    """Pilotta: a bid that is set but not said is still set in Turkish, and saying it says that."""
    page = open_page("?game=pilotta&deal=1&seed=3&players=normal", wait=False, script=INSTANT)
    sit(page)
    page.locator(".auction .offer:not([inert])").wait_for(timeout=PATIENCE)
    for _ in range(2):
        page.locator("[data-by='1']").click()
    value = page.locator(".auction [aria-checked=true]").inner_text()
    choose(page, "tr")
    expect(page.locator(".auction [aria-checked=true]")).to_have_text(value)
    page.locator(".auction .suit-button:not([aria-disabled])").first.click()
    page.wait_for_function(
        "(value) => [...document.querySelectorAll('#log p')].some((line) => line.textContent.includes(value))",
        arg=value,
    )


def test_words_that_do_not_come_change_nothing(open_page, site):
    """Without a connection the house goes on in the language that it speaks, and says so."""
    page = open_page(allow=["404", "Failed to load"])
    site.faults.broken["words/el.ftl"] = "missing"
    page.locator("#open-settings").click()
    page.get_by_role("radio", name=NAMES["el"]).click()
    expect(page.get_by_role("alert").filter(has_text=NAMES["el"])).to_be_visible()
    expect(page.get_by_role("radio", name=NAMES["en"])).to_be_checked()
    speaks(page, "en")


def test_every_room_changes_its_language(open_page):
    """History, course, lesson and editor: each says all of it anew, where it is, and nothing that was put is lost."""
    page = open_page(
        "?history=1", script=INSTANT + keeping({"history": json.dumps([FACTS]), f"record-{FACTS['id']}": "x"})
    )
    row = page.locator(".past-row")
    expect(row).to_contain_text("Pilotta", timeout=START)
    said = {}
    for tag in ("fr", "it"):
        choose(page, tag)
        expect(page.locator("#figures-name")).to_have_text(word(tag, "history-figures"))
        expect(row).to_have_count(1)
        said[tag] = row.inner_text()
    assert said["fr"] != said["it"]
    home = page.url.partition("?")[0]
    page.goto(home + "?learn=pis_yedili")
    expect(page.locator(".course")).to_be_visible(timeout=START)
    italian = set(page.locator(".course").inner_text().split("\n")) - {""}
    choose(page, "tr")
    expect(page.locator(".course")).to_contain_text(word("tr", "course-name"))
    assert not set(page.locator(".course").inner_text().split("\n")) & italian
    page.locator(".course a").nth(2).click()
    slip = page.locator("#lesson .lesson-word")
    expect(slip).not_to_have_text("", timeout=START)
    turkish, cards = slip.inner_text(), page.evaluate(CARDS)
    choose(page, "el")
    expect(page.locator(".table")).to_have_attribute("aria-label", word("el", "table-name"))
    assert slip.inner_text() not in ("", turkish)
    assert page.evaluate(CARDS) == cards
    page.goto(home + "?edit=pis_yedili")
    page.locator("[data-edit=fill]").click(timeout=START)
    expect(page.locator("#edit-line")).to_have_value(re.compile("hands=[^-]"))
    line = page.locator("#edit-line").input_value()
    choose(page, "fr")
    expect(page.locator("#editor")).to_contain_text(word("fr", "setup-name"))
    expect(page.locator("#edit-line")).to_have_value(line)
    expect(page.locator("[data-edit=fill]")).to_have_text(word("fr", "setup-fill"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
