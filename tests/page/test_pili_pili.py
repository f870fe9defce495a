"""Pili Pili by real clicks and taps: a match with Missions, the Joker, looks that end by themselves, eight players."""

import re
import time

from playwright.sync_api import Page, expect

from engine.game import ALL
from table.table import Table
from tests.page.player import PATIENCE, entries, kept_match, offer, play, prefer, press, sit, texts

GAME = "?game=pili_pili&deal=1"
INSTANT = prefer(pace="instant")

# Sheet: per row the name, the lines' Pilis, this round's, and the total.
SHEET = """() => {
  const number = (node) => Number(node.lastChild.data.replace('\\u2212', '-'));
  return [...document.querySelectorAll('.pad-row')].map((row) => ({
    name: row.querySelector('.pad-name').textContent,
    lines: [...row.querySelectorAll('.pad-points')].map(number),
    words: [...row.querySelectorAll('.pad-lines li > span:first-child')].map((node) => node.textContent),
    score: number(row.querySelector('.pad-score')), total: number(row.querySelector('.pad-total')),
  }));
}"""

# What leaves the screen, and plates, cards laid and open hands that lie on one another though they should not.
TANGLED = """() => {
  const inSight = (node) => node.offsetParent && getComputedStyle(node).visibility !== 'hidden'
    && node.getBoundingClientRect().height > 2 && (!node.matches('.zone') || node.querySelector('.card'));
  const parts = ['.seat .plate', '.zone[data-zone=trick] > .card', '.seat-cards .zone', '.own-plate .plate',
      '.own-hand', '.tool', '.mission-mark'].flatMap((selector) => [...document.querySelectorAll(selector)]
        .filter(inSight).map((node) => [node.textContent.trim() || selector, node.getBoundingClientRect()]));
  const wrong = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  parts.forEach(([name, a], at) => {
    if (a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1) wrong.push(name + ' leaves the screen');
    parts.slice(at + 1).forEach(([other, b]) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 6 && down > 9) wrong.push(`${name} and ${other}: ${across.toFixed()} by ${down.toFixed()}`);
    });
  });
  return wrong;
}"""


class Cantina:
    """Plays as somebody does who takes whatever is offered first, and looks on meanwhile."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.seen: set[str] = set()

    def until(self, *wanted: str) -> str:
        """Take what is offered until it is one of these; which."""

        def look(_page: Page, what: str) -> None:
            self.seen.add(what)
            if what == "bet":
                self.check_bets()

        what, _ = play(self.page, lambda what: what in wanted, touch=self.touch, look=look)
        return what

    def check_bets(self) -> None:
        """The number that is forbidden is there with the sum that forbids it, and the sum is that of the plates."""
        page = self.page
        for reason in texts(page, ".number-reasons li"):
            found = re.fullmatch(r"([\d +]+) \+ (\d) = (\d): the bets may not add up to the \d tricks\.", reason)
            if found is None:
                assert reason.startswith("The Mission: ")
                continue
            others = [int(text.split("/")[1]) for text in texts(page, ".seat .tally-figures")]
            assert sum(map(int, found[1].split(" + "))) == sum(others)
            assert sum(others) + int(found[2]) == int(found[3])
            expect(page.locator(f".numbers [data-number='{found[2]}'][aria-disabled]")).to_have_count(1)
            self.seen.add("hook")


def codes_of_own_hand(page: Page) -> set[str]:
    """The player's own cards, by the record that the page keeps for itself."""
    table = Table.resume(kept_match(page), entries())
    view = entries()["pili_pili"].view(table.match.state.observe(ALL))
    return {str(card["card"]) for zone in view["zones"] if zone["id"] == "hand:0" for card in zone["cards"]}


def shown(page: Page) -> set[str]:
    """Every card that any element names, by code, by its name for those who hear it, or drawn."""
    return set(
        page.evaluate(
            """() => [...document.querySelectorAll('.card')].flatMap((card) => [
                 card.dataset.card, card.ariaLabel, ...[...card.querySelectorAll('text')].map((one) => one.textContent),
               ]).filter(Boolean)"""
        )
    )


def test_a_match_with_missions(open_page):
    """Rounds with their Missions; every Pili explained; the game ends at the limit for whoever has fewest."""
    options = "&seed=7c&seats=3&limit=6&missions=standard"
    page = open_page(GAME + options, viewport=(390, 844), script=INSTANT, has_touch=True, is_mobile=True)
    sit(page)
    table = Cantina(page, touch=True)
    totals: dict[str, int] = {}
    turned = []
    last = False
    while not last:
        mission = page.locator(".mission")
        expect(mission).to_be_visible(timeout=PATIENCE)
        turned.append(page.locator(".mission-title").inner_text())
        cards = int(re.findall(r"\d", page.locator(".mission-card .mission-cards").inner_text())[0])
        page.locator(".mission-card").tap()
        page.keyboard.press("Escape")
        expect(mission).to_be_hidden()
        table.until("card", "pick", "number", "sheet")
        assert page.locator(".mission-mark .mission-name").inner_text() == turned[-1]
        table.until("sheet")
        rows = page.evaluate(SHEET)
        for row in rows:
            assert sum(row["lines"]) == row["score"]
            assert row["words"][0].startswith("Bet ")
            assert all(words.startswith("Mission: ") for words in row["words"][1:])
            assert row["total"] == totals.get(row["name"], 0) + row["score"]
            totals[row["name"]] = row["total"]
        assert cards in range(2, 8)
        last = page.locator("[data-sheet=standings]").count() == 1
        assert last == (max(totals.values()) >= 6)
        press(page, *offer(page), touch=True)
    assert len(set(turned)) == len(turned) > 1
    assert "hook" in table.seen
    expect(page.locator("[data-sheet=again]")).to_be_visible(timeout=PATIENCE)
    winners = [name for name, total in totals.items() if total == min(totals.values())]
    title = page.locator("#pad-title").inner_text()
    assert all(name in title for name in winners)
    assert page.locator(".pad-row[data-won]").count() == len(winners)


def test_the_joker_is_said_by_a_button_a_slider_or_typing(open_page, axe):
    """0 to 56, typed or by the slider, or one of two buttons; what was said stands on the card. A bet is one key."""
    page = open_page(GAME + "&seed=1d&missions=off", viewport=(390, 844), script=INSTANT)
    sit(page)
    table = Cantina(page)
    table.until("bet")
    page.locator('.own-hand .card[tabindex="0"]').focus()
    bet = str(page.locator(".numbers [data-number][data-choose]").first.get_attribute("data-number"))
    page.keyboard.press(bet)
    expect(page.locator("#log")).to_contain_text(f"You bet {bet}.")
    table.until("card")
    joker = page.locator(".own-hand .card[data-card=Joker]")
    joker.click(position={"x": 9, "y": 16})
    panel = page.locator(".numbers")
    assert texts(page, ".numbers .values button") == ["Beats everything", "Loses to everything"]
    assert axe(page) == []
    field = panel.locator("input[type=number]")
    field.fill("31")
    expect(panel.locator(".value-sure")).to_have_text("Say 31")
    field.fill("57")
    expect(panel.locator(".value-sure")).to_have_attribute("aria-disabled", "true")
    slider = panel.locator("input[type=range]")
    slider.focus()
    slider.press("End")
    expect(panel.locator(".value-sure")).to_have_text("Say 56")
    field.fill("31")
    field.press("Enter")
    laid = page.locator(".zone[data-kind=trick] .card[data-card=Joker]").first
    expect(laid).to_have_attribute("data-says", "31", timeout=PATIENCE)
    expect(laid).to_have_attribute("aria-label", "Joker, said to be 31")
    expect(page.locator("#log")).to_contain_text("You play the Joker as 31.")


def test_a_look_is_counted_by_the_page_and_only_while_it_is_seen(open_page):
    """Ready, three seconds, covered; while the page is out of sight the time stands still and no turn is lost."""
    page = open_page(GAME + "&seed=7&kind=look-3s&seats=3", viewport=(390, 844), script=INSTANT)
    sit(page)
    ready = page.locator(".choice[data-action=look]")
    expect(ready).to_have_text("Ready: show my hand for 3 seconds", timeout=PATIENCE)
    page.keyboard.press("Escape")
    own = codes_of_own_hand(page)
    assert len(own) >= 5
    assert not own & shown(page)
    ready.click()
    faces = page.locator(".own-hand .card[data-face=up]")
    expect(faces).to_have_count(len(own))
    page.evaluate("() => Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})")
    page.wait_for_timeout(3300)
    expect(faces).to_have_count(len(own))
    expect(page.locator(".looking")).to_be_visible()
    start = time.monotonic()
    page.evaluate("() => delete document.visibilityState")
    expect(faces).to_have_count(0, timeout=6000)
    assert time.monotonic() - start > 1.5
    expect(page.locator(".looking")).to_be_hidden()
    assert not own & shown(page)
    table = Cantina(page)
    table.until("card")
    assert own <= shown(page)


def test_looks_without_a_clock(open_page):
    """Untimed, a look ends when the player says so; then cards are played by their places, and none is named."""
    page = open_page(GAME + "&seed=7&kind=memory-5s&seats=3&timers=untimed", viewport=(390, 844), script=INSTANT)
    sit(page)
    ready = page.locator(".choice[data-action=look]")
    expect(ready).to_have_text("Ready: show my hand", timeout=PATIENCE)
    ready.click()
    cover = page.locator(".choice[data-action=cover]")
    expect(cover).to_be_visible()
    expect(page.locator(".looking")).to_be_hidden()
    cover.click()
    Cantina(page).until("card")
    own = codes_of_own_hand(page)
    assert not own & shown(page)
    names = page.locator(".own-hand .card").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    assert names == [f"Turn up card {number}" for number in range(1, len(own) + 1)]


def test_on_your_forehead(open_page, axe):
    """You see everybody's cards but your own; none of yours is named anywhere until the bets are made."""
    page = open_page(GAME + "&seed=7&kind=forehead&seats=8", viewport=(360, 640), script=INSTANT)
    sit(page)
    table = Cantina(page)
    table.until("bet")
    page.keyboard.press("Escape")
    own = codes_of_own_hand(page)
    assert page.locator(".seat-cards .card[data-face=up]").count() == 7 * len(own)
    assert not own & shown(page)
    assert axe(page) == []
    assert page.evaluate(TANGLED) == []
    page.locator("#table .mission-mark").focus()
    page.keyboard.press("t")
    expect(page.locator("#status")).to_contain_text(texts(page, "#mission .mission-title")[0])
    expect(page.locator("#status")).to_contain_text(texts(page, "#mission .mission-text")[0])
    assert not own & shown(page)
    table.until("card")
    assert own <= shown(page)
    assert page.locator(".seat-cards .card[data-face=up]").count() == 0


def test_somebody_is_chosen_by_his_plate(open_page):
    """In the same boat: a panel with everybody's name, or a press on a plate; whom one chose is seen afterwards."""
    page = open_page(GAME + "&seed=7&kind=linked&seats=8", viewport=(844, 390), script=INSTANT)
    sit(page)
    Cantina(page).until("people")
    assert texts(page, ".people .value") == ["Ayşe", "Andreas", "Margot", "Kemal", "Eleni", "Hugo", "Defne"]
    expect(page.locator(".people .value").first).to_have_accessible_name("In the same boat as Ayşe")
    page.locator(".plate[data-action]", has_text="Kemal").click()
    expect(page.locator(".own-plate .badge").first).to_have_text("with Kemal", timeout=PATIENCE)
    expect(page.locator("#log")).to_contain_text("You are in the same boat as Kemal: those Pilis are yours too.")


def test_the_card_turned_up(open_page):
    """Its number of cards, with what is drawn later; an expert's sign has a name; small, it says what it does."""
    page = open_page(GAME + "&seed=7&kind=draw-1&seats=8", viewport=(844, 390), script=INSTANT)
    sit(page)
    expect(page.locator(".mission")).to_be_visible(timeout=PATIENCE)
    corner = page.locator(".mission-card .mission-cards")
    expect(corner).to_have_text("2+1")
    expect(corner).to_have_attribute("aria-label", "2 cards each, and 1 drawn")
    expect(page.locator(".mission-card .mission-words")).to_have_text("cards each, 1 drawn later")
    card, foot = page.locator(".mission-card").bounding_box(), corner.bounding_box()
    assert foot["x"] - card["x"] < 40
    assert card["y"] + card["height"] - foot["y"] - foot["height"] < 40
    page.keyboard.press("Escape")
    Cantina(page).until("bet")
    page.locator(".own-hand .card").first.click(position={"x": 9, "y": 16}, force=True)
    expect(page.locator(".tip")).to_have_text("First say how many tricks you will win.")
    mark = page.locator(".mission-mark")
    expect(mark).to_have_accessible_description(
        "After betting, everybody draws one more card: three tricks are played."
    )
    assert page.evaluate(TANGLED) == []
    mark.click()
    expect(page.locator(".mission")).to_be_visible()


def test_eight_at_one_table_with_all_hands_open(open_page):
    """Nothing leaves the smallest phone, and no open card or plate lies on another, with seven hands and a trick."""
    page = open_page(GAME + "&seed=7&kind=face-up&seats=8", viewport=(360, 640), script=INSTANT)
    sit(page)
    table = Cantina(page)
    table.until("card")
    assert page.locator(".seat-cards .card[data-face=up]").count() > 20
    page.wait_for_timeout(200)
    assert page.evaluate(TANGLED) == []
    assert page.locator(".seat-cards .card").first.bounding_box()["width"] >= 27
