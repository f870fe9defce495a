"""A match of Pilotta to 151, played by real clicks and taps against the built site: bids, closes, declarations."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import options as house
from engine.match import Match
from games import registry
from table.players import seated
from table.table import Table
from tests.page.keyboard import come_in, play_on
from tests.page.player import (
    PATIENCE,
    hidden,
    keep,
    leaks,
    offer,
    play,
    prefer,
    press,
    sit,
    texts,
)

# A deal in which an opponent bids first and is closed, and in which the player and an opponent have a declaration.
MATCH = "?game=pilotta&deal=1&seed=35&target=151"
INSTANT = prefer(pace="instant", theme="dark")
IN_AUCTION = ".table[data-auction]"


class Kafenio:
    """Plays a match as somebody does who closes every bid, bids once and announces all; and looks on meanwhile."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.seen: set[str] = set()
        self.turns = 0
        self.bids = 0
        self.totals = [0, 0]

    def deal(self) -> str:
        """Play one deal to its sheet; the answer is what the sheet's button does."""
        while True:
            what, which = play(self.page, lambda what: what in ("choice", "card", "sheet"), touch=self.touch)
            if what == "sheet":
                return which
            self.look()
            if what == "choice" or self.page.locator(".prompts .choice").count():
                which = self.choose()
                what = "choice" if which else "card"
                which = which or offer(self.page)[1]
            if what == "choice" and which == "bid":
                self.bid()
            else:
                press(self.page, what, which, touch=self.touch)

    def choose(self) -> str:
        """The word to be said now, "bid", or "" to lay a card."""
        words = self.page.evaluate(
            "[...document.querySelectorAll('.prompts .choice')].map((one) => one.dataset.action)"
        )
        for word in ("reclose", "close", "announce"):
            if word in words:
                self.seen.add(word)
                return word
        if self.page.locator(IN_AUCTION).count() == 0:
            return ""
        if self.bids == 0 and self.page.locator(".suit-button[data-choose]").count():
            return "bid"
        return "pass"

    def bid(self) -> None:
        """Ten more than the least, by the arrow, in the first suit; the panel says what it will do."""
        page = self.page
        least = page.locator(".value[aria-checked=true]").inner_text()
        self.touched(".value-step[data-by='1']")
        chosen = page.locator(".value[aria-checked=true]").inner_text()
        assert int(chosen) == int(least) + 10
        self.touched(f".value[data-value='{least}']")
        suit = page.locator(".suit-button").first
        expect(suit).to_have_accessible_name(f"Bid {least} spades")
        self.touched(".suit-button >> nth=0")
        self.bids += 1
        self.seen.add("bid")

    def touched(self, selector: str) -> None:
        """Tap or click there."""
        place = self.page.locator(selector)
        place.tap() if self.touch else place.click()

    def look(self) -> None:
        """What must hold at every turn, and now and then that no hidden card is named."""
        page = self.page
        facts: dict[str, Any] = page.evaluate(
            """() => {
              const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
              const panel = box('.auction:not([hidden])');
              return {
                backs: [...document.querySelectorAll('.card[data-face=down]')]
                    .filter((card) => card.querySelector('img') || card.dataset.card || card.ariaLabel).length,
                hand: box('.own-hand .zone').top,
                panel: panel ? panel.bottom : 0,
                trick: document.querySelectorAll('.zone[data-kind=trick] .card').length,
                shown: document.querySelectorAll('.shown').length,
                contract: document.querySelector('[data-mark=contract]')?.textContent ?? '',
              };
            }"""
        )
        assert facts["backs"] == 0, "a card that lies face down has a face or a name"
        assert facts["panel"] <= facts["hand"] + 1, "the auction lies over the hand"
        if facts["shown"]:
            self.seen.add("shown")
        if facts["trick"] == 4:
            self.seen.add("full trick")
        if not facts["panel"]:
            assert facts["contract"].startswith("Contract: ")
        self.turns += 1
        if self.turns % 5 == 1:
            secret = hidden(page)
            assert secret
            assert leaks(page, secret) == []

    def check_sheet(self, number: int) -> None:
        """The lines of the newest round add up to what is written, and the totals run on."""
        rounds = self.page.evaluate(
            """() => [...document.querySelectorAll('.ledger tbody')].map((body) => ({
                 opened: body.hasAttribute('data-opened'),
                 scores: [...body.querySelectorAll('.ledger-score')].map((node) => Number(node.textContent)),
                 totals: [...body.querySelectorAll('.ledger-total')].map((node) => Number(node.textContent)),
                 lines: [...body.querySelectorAll('.ledger-line')].map((row) =>
                     [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
                 words: [...body.querySelectorAll('.ledger-line th')].map((cell) => cell.textContent),
               }))"""
        )
        assert len(rounds) == number
        newest = rounds[-1]
        assert newest["opened"]
        assert newest["scores"] == [sum(line[side] for line in newest["lines"]) for side in (0, 1)]
        assert newest["totals"] == [old + new for old, new in zip(self.totals, newest["scores"], strict=True)]
        assert newest["words"][0].startswith("Contract, ")
        self.totals = newest["totals"]


@pytest.mark.parametrize(
    ("viewport", "touch"), [((360, 640), True), ((1280, 800), False)], ids=["phone by touch", "desktop by mouse"]
)
def test_a_match_to_151(open_page, viewport, touch):
    """Four rounds with bids, closes and declarations; a sheet after each, and the end for the winning side."""
    mobile = {"has_touch": True, "is_mobile": True} if touch else {}
    page = open_page(MATCH, viewport=viewport, script=INSTANT, **mobile)
    sit(page)
    table = Kafenio(page, touch=touch)
    number = 0
    which = ""
    while which != "standings":
        number += 1
        which = table.deal()
        table.check_sheet(number)
        while not press(page, "sheet", which, touch=touch):
            pass  # it was still on its way
        if which == "deal":
            expect(page.locator(".sheet[open]")).to_have_count(0, timeout=PATIENCE)
    assert {"bid", "close", "announce", "shown", "full trick"} <= table.seen
    assert max(table.totals) >= 151
    expect(page.locator("[data-sheet=again]")).to_be_visible(timeout=PATIENCE)
    ours = table.totals[0] > table.totals[1]
    expect(page.locator("#pad-title")).to_have_text("You win the match" if ours else "Ayşe and Margot win the match")
    assert page.evaluate(
        "[...document.querySelectorAll('.standings .pad-total')].map((one) => Number(one.lastChild.data))"
    ) == sorted(table.totals, reverse=True)
    first = page.locator(".ledger-round").first
    expect(first).to_have_attribute("aria-expanded", "false")
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".ledger-line:visible").first).to_contain_text("Contract, ")


def test_a_trick_lies_round_the_table_and_can_be_seen_again(open_page):
    """Counter-clockwise from one's own place: right, top, left; the last trick comes on request."""
    page = open_page(MATCH, viewport=(844, 390), script=INSTANT)
    sit(page)
    names = page.evaluate(
        """() => {
          const at = (node) => node.getBoundingClientRect();
          return [...document.querySelectorAll('.seat')].map((seat) => [seat.querySelector('.plate-name').textContent,
              Math.sign(Math.round(at(seat).left + at(seat).width / 2 - innerWidth / 2) / 10 | 0)]);
        }"""
    )
    assert names == [["Ayşe", 1], ["Andreas", 0], ["Margot", -1]]
    table = Kafenio(page, touch=False)
    while not page.locator(".mark-button").count():
        what, which = play(page, lambda what: what in ("choice", "card"))
        which = table.choose() or which
        press(
            page,
            "choice" if which in ("close", "announce", "pass", "reclose") else what,
            which if which != "bid" else "pass",
        )
    page.locator(".mark-button").click()
    expect(page.locator("#last-trick")).to_be_visible()
    assert len(texts(page, "#last-trick li")) == 4
    assert (
        page.locator("#last-trick").evaluate("(sheet) => sheet.clientWidth / sheet.querySelector('.card').clientWidth")
        > 4
    )
    page.keyboard.press("Escape")
    expect(page.locator("#last-trick")).to_be_hidden()
    who = texts(page, "#last-trick li span")[0]
    page.keyboard.press("l")
    expect(page.locator("#status")).to_contain_text(f"Last trick: {who}: ")


def test_a_deal_by_keyboard(open_page, axe):
    """Arrows choose a value and a suit, Enter bids it; a reader hears what may be said; so on to the sheet."""
    page = open_page(MATCH, script=INSTANT)
    sit(page)
    play(page, lambda what: what == "choice")
    assert axe(page) == []
    page.locator(".value[aria-checked=true]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".value:focus")).to_have_text("110")
    page.keyboard.press("End")
    expect(page.locator(".value:focus")).to_have_text("400")
    page.keyboard.press("Home")
    page.keyboard.press("p")
    expect(page.locator("#status")).to_contain_text("You can bid 90 or more.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_accessible_name("Bid 90 hearts")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("You bid 90 hearts.", timeout=PATIENCE)
    play(page, lambda what: what in ("choice", "card"))
    come_in(page)
    play_on(page, lambda what, _which: what == "sheet")
    expect(page.locator("[data-sheet]:focus")).to_be_visible()


def long_match(rounds: int) -> str:
    """A match to 401 with so many rounds on the sheet and the next one's last cards in the hands."""
    entry = registry.load("pilotta")
    options = house.read(entry.game.options, {"target": 401})
    for seed in range(100):
        table = Table(
            entry, Match(entry.game, options, 4), f"{seed:x}", seated(entry, 4, ["you", "normal", "normal", "normal"])
        )
        rng = Random(seed)
        while table.wait != "match":
            if table.wait == "table":
                for _ in table.advance():
                    pass
            elif table.wait == "deal":
                table.deal()
            elif len(table.match.counted) == rounds and hand_of(table) <= 2:
                return table.record()
            else:
                legal = [action.code for action in table.match.state.legal_actions(0)]
                table.act(table.parse("pass" if "pass" in legal else rng.choice(legal)))
    raise AssertionError(f"no match had {rounds} rounds")


def hand_of(table: Table) -> int:
    """How many cards the player holds."""
    return next(len(zone["cards"]) for zone in table.view()["zones"] if (zone["kind"], zone["owner"]) == ("fan", 0))


def test_a_long_sheet_opens_at_its_newest_round(open_page):
    """Fourteen rounds on a phone: the newest is in sight with its lines, and so is whose column is whose."""
    mobile = {"has_touch": True, "is_mobile": True}
    page = open_page("?continue=1", viewport=(360, 640), script=keep(long_match(13)) + ";" + INSTANT, **mobile)
    sit(page)
    play(page, lambda what: what == "sheet", touch=True)
    expect(page.locator(".ledger tbody")).to_have_count(14)
    expect(page.locator(".ledger tbody[data-opened] .ledger-line").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".ledger thead")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-sheet=deal]")).to_be_in_viewport(ratio=1)
    page.locator(".pad-body").evaluate("(body) => body.scrollTo(0, 0)")
    page.locator(".ledger-round").first.tap()
    expect(page.locator(".ledger tbody").first.locator(".ledger-line").first).to_be_in_viewport()


def test_partners_are_marked_in_words_and_colour(open_page):
    """Who sits opposite is the partner: on the plate and among the bids, for eyes and ears; and it is round 1."""
    page = open_page("?game=pilotta&deal=1&seed=62", viewport=(390, 844), script=INSTANT)
    sit(page)
    play(page, lambda what: what == "choice")
    expect(page.locator(".rail-title")).to_have_text("Round 1")
    teams = {"You": "ours", "Ayşe": "theirs", "Andreas": "ours", "Margot": "theirs"}
    plates = {
        plate.locator(".plate-name").inner_text(): (plate.get_attribute("data-team"), plate.inner_text())
        for plate in page.locator(".plate").all()
    }
    assert {name: team for name, (team, _) in plates.items()} == teams
    assert [name for name, (_, said) in plates.items() if "Partner" in said] == ["Andreas"]
    calls = {
        call.locator(".call-name").inner_text(): (call.get_attribute("data-team"), call.text_content())
        for call in page.locator(".auction .call").all()
    }
    assert {name: team for name, (team, _) in calls.items()} == teams
    assert [name for name, (_, said) in calls.items() if "Partner" in said] == ["Andreas"]
    colours = page.locator(".plate-face").evaluate_all(
        "(faces) => faces.map((one) => getComputedStyle(one).outlineColor)"
    )
    assert len(set(colours)) == 2


def test_a_card_touched_while_bidding_is_told_that_bids_come_first(open_page):
    """It is the player's turn, only not to play a card."""
    page = open_page("?game=pilotta&deal=1&seed=62", viewport=(390, 844), script=INSTANT)
    sit(page)
    play(page, lambda what: what == "choice")
    page.locator(".own-hand .card").first.click(position={"x": 9, "y": 16}, force=True)
    expect(page.locator(".tip")).to_have_text("First the bidding: bid or pass.")


def test_four_passes_and_the_next_one_deals(open_page):
    """P13: nobody scores; a sheet says so, and the deal moves on."""
    page = open_page("?game=pilotta&deal=1&seed=62", viewport=(390, 844), script=INSTANT)
    sit(page)
    while True:
        what, which = play(page, lambda what: what in ("choice", "card", "sheet"))
        if what != "choice":
            break
        press(page, "choice", "pass")
    assert (what, which) == ("sheet", "deal")
    expect(page.locator("#pad-title")).to_have_text("Four passes: nobody scores")
    before = texts(page, ".plate[data-dealer] .plate-name")
    press(page, what, which)
    expect(page.locator(".sheet[open]")).to_have_count(0)
    play(page, lambda what: what == "choice")
    after = texts(page, ".plate[data-dealer] .plate-name")
    names = ["You", "Ayşe", "Andreas", "Margot"]
    assert names.index(after[0]) == (names.index(before[0]) + 1) % 4
    expect(page.locator("#log")).to_contain_text("Four passes: nobody scores, and the next one deals.")


def test_shown_by_hand(open_page):
    """O11 strict: in the second trick a button shows what was announced, and the cards lie before their owner."""
    page = open_page(MATCH + "&show=strict", viewport=(390, 844), script=INSTANT)
    sit(page)
    table = Kafenio(page, touch=False)
    show = page.locator(".choice[data-action=show]")
    while not show.count():
        what, _ = play(page, lambda what: what in ("choice", "card"))
        if show.count():
            break
        word = table.choose().replace("bid", "pass")
        press(page, "choice" if word else what, word or offer(page)[1])
    expect(show).to_have_text("Show your cards")
    show.click()
    expect(page.locator(".own-opened .shown-cards li")).to_have_count(6)
    expect(page.locator("#log")).to_contain_text("You show")
