"""Words on the page: all of them come from a catalogue, in the letters, numbers and room that each language needs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Site
from tests.page.player import DEAL, card, my_turn, play, settled, sit
from tests.page.test_languages import INSTANT, NAMES, OTHERS, PHONE, word
from tests.page.test_lobby import follow, keeping
from tools.languages import catalogues

# Every text and label on show that is not wholly made of what the catalogue has said, which this test puts in brackets.
# What a language calls itself is in that language, and code is nobody's.
UNSAID = """() => {
  const wrong = [];
  const look = (what, text) => {
    for (let before = ''; before !== text; ) [before, text] = [text, text.replace(/⟦[^⟦⟧]*⟧/g, '')];
    if (/\\p{L}/u.test(text)) wrong.push(`${what}: ${text.trim().slice(0, 60)}`);
  };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) look(node.parentElement.className || node.parentElement.tagName, node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, noscript, code, [lang], .plate-face')) return;
    if (!node.checkVisibility()) return;
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      if (node.getAttribute(name)) look(`${name} of ${node.className || node.tagName}`, node.getAttribute(name));
    }
    // The first letters of a name are no words.
    // A sentence with a few words of another language in it is one text all the same.
    // So is one whose number stands apart in a ring.
    if (node.matches('p') && node.querySelector(':scope > [lang]')) look('P', node.textContent);
    else if (node.matches('.mark')) look('mark', node.textContent);
    else node.childNodes.forEach(walk);
  };
  walk(document.body);
  look('title', document.title);
  return wrong;
}"""

# What sticks out of the screen or of its own button.
TOO_WIDE = """() => {
  const wrong = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page: ${page.scrollWidth}`);
  for (const node of document.querySelectorAll('button, .button, .pick, .mark, h1, h2, h3, .choice, label, legend')) {
    if (!node.checkVisibility() || node.clientWidth < 4) continue; // for those who only hear it
    const name = `${node.className || node.tagName}: ${node.textContent.trim().slice(0, 40)}`;
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      wrong.push(`${name}: ${node.scrollWidth} > ${node.clientWidth}`);
    const box = node.getBoundingClientRect();
    if (box.width && (box.right > innerWidth + 1 || box.left < -1)) wrong.push(`${name} lies outside`);
  }
  return wrong;
}"""


# Everything is said by a catalogue


def places(page: Page) -> list[Callable[[], None]]:
    """Ways to every screen of the house, one after the other."""

    def press(selector: str) -> Callable[[], None]:
        return lambda: page.locator(selector).first.click()

    def close() -> None:
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    def form(game: str) -> Callable[[], None]:
        def lay() -> None:
            follow(page, f"?game={game}")
            page.locator("summary").click()

        return lay

    return [
        lambda: follow(page, "?game=chess"),
        press("[data-do=about]"),
        close,
        press("#open-settings"),
        close,
        *(form(game) for game in ("pis_yedili", "pili_pili", "pip_pip", "pilotta")),
    ]


def brackets(site: Site) -> None:
    """Let the page put everything that the Turkish catalogue says in brackets."""
    site.faults.edits["runtime/words.js"] = (
        "    return format(key, args);",
        "    return language === 'tr' ? `⟦${format(key, args)}⟧` : format(key, args);",
    )


def test_lobby_and_forms_say_nothing_of_their_own(open_page, site):
    """No text and no label comes from anywhere but a catalogue."""
    brackets(site)
    damaged = keeping({"match": "pi-parlour record 1\ngame pis_yedili\n"})
    page = open_page(script=damaged)
    page.get_by_role("link", name=NAMES["tr"]).click()
    expect(page.locator("h1")).to_contain_text("⟦")
    for step in places(page):
        step()
        page.wait_for_timeout(150)
        assert page.evaluate(UNSAID) == []


@pytest.mark.parametrize("game", ["pis_yedili", "pili_pili", "pip_pip", "pilotta"])
def test_tables_say_nothing_of_their_own(open_page, site, game):
    """A hand of each game with its log and the sheets that lie over it, after a change of language in its midst."""
    brackets(site)
    page = open_page(f"?game={game}&deal=1&seed=5&players=random", wait=False, script=INSTANT)
    sit(page)
    play(page, my_turn)
    page.locator("[data-do=settings]:visible").click()
    page.get_by_role("radio", name=NAMES["tr"]).click()
    expect(page.locator(".sheet-dialog h2")).to_contain_text("⟦")
    assert page.evaluate(UNSAID) == []
    page.keyboard.press("Escape")
    seen = 0

    def look(page: Page, what: str) -> None:
        nonlocal seen
        seen += 1
        if seen % 3 == 1:
            assert page.evaluate(UNSAID) == []

    play(page, lambda what: seen > 12 or what == "sheet", look=look)
    page.locator("[data-do=together]").click(force=True)
    page.wait_for_timeout(300)
    assert page.evaluate(UNSAID) == []


@pytest.mark.parametrize("tag", sorted(catalogues()))
def test_the_buttons_of_a_sheet_are_told_apart(tag):
    """Those that stand beside each other say different things in every language."""
    words = [word(tag, f"sheet-{name}") for name in ("next", "standings", "again", "leave", "back", "replay")]
    assert len(set(words)) == len(words)


# Letters, numbers, keys


def test_capitals_and_numbers_are_the_languages_own(open_page):
    """A Greek accent stays on a capital, a Turkish i keeps its dot, and thousands are parted as each language does."""
    page = open_page(wait=False)
    found = page.evaluate(
        """async () => {
          const words = await import(new URL('assets/runtime/words.js', document.baseURI));
          const said = {};
          for (const tag of ['en', 'el', 'tr', 'fr', 'it']) {
            words.open_book(tag, 'house-name = Pi');
            const capitals = ['άσος κούπα', 'iki', ''].map(words.capital);
            said[tag] = [...capitals, words.figures('12345.5')];
          }
          return said;
        }"""
    )
    assert found["el"] == ["Άσος κούπα", "Iki", "", "12.345,5"]
    assert found["tr"] == ["Άσος κούπα", "İki", "", "12.345,5"]
    assert found["en"][3] == "12,345.5"
    assert found["fr"][3] == "12\u202f345,5"
    assert found["it"][3] == "12.345,5"


@pytest.mark.parametrize(("key", "code", "key_of"), [("η", "KeyH", "h"), ("τ", "KeyT", "t"), ("π", "KeyP", "p")])
def test_questions_can_be_asked_on_a_greek_keyboard(open_page, key, code, key_of):
    """Η lies where H does, and asks the same."""
    page = open_page(DEAL + "1a2b&lang=el", wait=False, script=INSTANT)
    sit(page)
    play(page, card)
    answers = []
    for typed, place in ((key_of, ""), (key, code)):
        page.locator("#status").evaluate("node => node.replaceChildren()")
        event = {"key": typed, "code": place, "bubbles": True, "cancelable": True}
        page.locator(".rail-title").dispatch_event("keydown", event)
        expect(page.locator("#status")).not_to_be_empty()
        answers.append(page.locator("#status").inner_text())
    assert answers[0] == answers[1]


# Room


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("viewport", [PHONE, (1280, 800)])
def test_long_words_fit(open_page, tag, viewport):
    """Lobby, settings, forms and a table of each game: nothing sticks out sideways or is cut off in a button."""
    page = open_page(f"?lang={tag}", viewport=viewport, script=INSTANT)
    for step in places(page):
        step()
        page.wait_for_timeout(150)
        assert page.evaluate(TOO_WIDE) == []
    for game in ("pis_yedili", "pili_pili", "pip_pip", "pilotta"):
        page.goto(f"{page.url.split('?')[0]}?game={game}&deal=1&seed=5&players=random")
        sit(page)
        play(page, my_turn)
        settled(page)
        assert page.evaluate(TOO_WIDE) == []
