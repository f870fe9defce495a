"""Nothing is lost: reloads at any moment, a question that was open, two tabs, no storage, no room, what is taken back.

`PI_RELOADS=100` loads the page anew that often in one match; every day it is a few times.
"""

import hashlib
import json
import os
import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from engine import options as house
from engine.match import Match, begun
from games import registry
from table import saved
from table.players import finished, seated
from table.table import Table
from tests.page.conftest import START
from tests.page.player import (
    PATIENCE,
    act,
    entries,
    keep,
    kept_match,
    lift,
    my_turn,
    offer,
    pad,
    play,
    prefer,
    press,
    sit,
    texts,
)
from tests.page.test_boot import STORAGE_BLOCKED

pytestmark = pytest.mark.usefixtures("patient")

RELOADS = int(os.environ.get("PI_RELOADS", "5"))
INSTANT = prefer(pace="instant", theme="dark")
MATCH = "() => localStorage.getItem('pi-parlour/match')"
MANY = RELOADS > 20
LINKS = {
    "pis_yedili": f"?game=pis_yedili&deal=1&seed=c0ffee&players=normal&hands={5 if MANY else 2}",
    "pilotta": f"?game=pilotta&deal=1&seed=c0ffee&players=normal&target={301 if MANY else 151}",
    "pili_pili": f"?game=pili_pili&deal=1&seed=c0ffee&players=normal&limit={7 if MANY else 6}",
    "pip_pip": f"?game=pip_pip&deal=1&seed=c0ffee&players=normal&length=hands&hands={3 if MANY else 1}",
}


def words(record: str) -> list[str]:
    """Everything that was done, without the header."""
    return record.partition("\ndeal\n")[2].split()


def digest(record: str) -> str:
    """The hash of the match: its header but for when it began and how quick the machine was, and every action."""
    same = re.sub(r"^(begun|asked|budget) .*\n", "", record, flags=re.MULTILINE)
    return hashlib.sha256(same.encode()).hexdigest()


def finish(page: Page, reloads: int, rng: Random) -> tuple[str, int]:
    """Play to the standings with so many reloads at random moments; the record, and how many there were."""
    done = 0
    end = time.monotonic() + 600 + 40 * reloads
    while time.monotonic() < end:
        if done < reloads and rng.random() < (0.4 if MANY else 0.7):
            page.wait_for_timeout(rng.randrange(0, 220))
            before = page.evaluate(MATCH)
            page.reload()
            sit(page)
            done += 1
            after = page.evaluate(MATCH)
            assert words(after)[: len(words(before))] == words(before), "what was kept is still there"
            continue
        what, which = offer(page)
        if what == "wait":
            page.wait_for_timeout(rng.randrange(5, 25))
        elif what == "sheet" and which == "again":
            return str(page.evaluate(MATCH)), done
        else:
            press(page, what, which)
    raise AssertionError(f"the match did not come to its end, with {done} reloads")


def undisturbed(record: str) -> Table:
    """The same match without a page: the player does what the record says, everybody else what they come to."""
    kept = saved.read(record, entries())
    table = Table(kept.entry, begun(kept.entry.game, kept.record), kept.seed, kept.players, kept.budget)
    for deal in kept.record.deals:
        if table.wait == "deal":
            table.deal()
        for seat, action in deal:
            if seat == table.viewer:
                table.act(action)
            else:
                finished(table.advance())
    return table


@pytest.mark.parametrize("game", sorted(LINKS))
def test_reloads_at_random_moments_lose_nothing(open_page, game):
    """The match ends with the same hash as the one without reloads, whenever they come."""
    page = open_page(LINKS[game], script=INSTANT)
    sit(page)
    record, done = finish(page, RELOADS, Random(RELOADS))
    assert done == RELOADS, f"the match was over after {done} reloads"
    whole = undisturbed(record)
    assert whole.wait == "match"
    assert words(record) == words(whole.record())
    assert digest(record) == digest(whole.record())
    facts = page.evaluate("() => JSON.parse(localStorage.getItem('pi-parlour/history'))")
    assert [one["over"] for one in facts] == [True], "one match, counted once"


def test_what_is_on_the_screen_is_kept_at_that_moment(open_page):
    """At every turn of the player's, and while the others play: never less than what has been shown."""
    page = open_page(LINKS["pis_yedili"], script=prefer(pace="quick"))
    sit(page)
    seen = 0
    for _ in range(60):
        shown, kept = page.evaluate(
            """() => [
              document.querySelectorAll('.zone[data-zone=discard] .card').length &&
                +document.querySelector('.zone[data-zone=discard]').dataset.count,
              localStorage.getItem('pi-parlour/match'),
            ]"""
        )
        view = Table.resume(kept, entries()).view()
        laid = next(len(zone["cards"]) for zone in view["zones"] if zone["id"] == "discard")
        assert laid >= shown
        seen = max(seen, shown)
        what, which = offer(page)
        if what in ("card", "choice", "suit"):
            press(page, what, which)
        page.wait_for_timeout(40)
    assert seen > 3


def record_with_jack() -> tuple[str, str]:
    """A match in which the viewer may lay a jack and has to name a suit, and the key of that card."""
    entry = registry.load("pis_yedili")
    options = house.read(entry.game.options, {})
    for seed in range(300):
        table = Table(entry, Match(entry.game, options, 3), f"{seed:x}", seated(entry, 3, ["you", "random", "random"]))
        while table.wait == "table":
            for _ in table.advance():
                pass
        asks = [one for one in table.view()["prompts"] if one["kind"] == "suit"] if table.wait == "you" else []
        if asks:
            return table.record(), str(asks[0]["card"])
    raise AssertionError("nobody holds a jack")


def test_a_suit_that_was_being_asked_for_is_asked_for_again(open_page):
    """The very same point: the jack stays lifted, the question stands, and the answer is taken."""
    record, key = record_with_jack()
    page = open_page("?continue=1", script=keep(record) + ";" + INSTANT)
    sit(page)
    lift(page, key)
    expect(page.locator(".chooser:popover-open .chooser-button")).to_have_count(4)
    page.reload()
    sit(page)
    expect(page.locator(".chooser:popover-open .chooser-button")).to_have_count(4)
    expect(page.locator(f'.own-hand .card[data-key="{key}"][data-sent]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".chooser:popover-open")).to_have_count(0)
    page.reload()
    sit(page)
    page.wait_for_timeout(200)
    expect(page.locator(".chooser:popover-open")).to_have_count(0)
    lift(page, key)
    expect(page.locator(".chooser:popover-open .chooser-button")).to_have_count(4)
    page.reload()
    sit(page)
    page.locator(".chooser:popover-open .chooser-button").nth(2).click()
    expect(page.locator(f'.own-hand .card[data-key="{key}"]')).to_have_count(0)
    before = len(words(record))
    page.wait_for_function(f"{MATCH.partition('=> ')[2]}.split('deal\\n')[1].split(/\\s+/).length > {before}")
    assert re.fullmatch(r"0=J.=.", words(page.evaluate(MATCH))[before])


def test_after_a_reload_the_log_tells_all_and_can_be_asked(open_page):
    """The hand before has its reasons, this one its sentences; nothing of it is announced."""
    page = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(page)
    play(page, pad)
    act(page)
    play(page, my_turn)
    before = texts(page, "#log p")
    page.reload()
    sit(page)
    expect(page.locator("#log p")).to_have_count(len(before), timeout=START)
    expect(page.locator("#log")).not_to_have_attribute("aria-live", "off")
    assert [text.partition("Why?")[0] for text in texts(page, "#log p")] == [
        text.partition("Why?")[0] for text in before
    ]
    assert page.locator("#log .why").count() > 5
    page.locator("#log .why").first.click()
    expect(page.locator("dialog .reason-why, dialog .reason-who").first).to_be_visible()


def test_a_damaged_match_can_still_be_saved_as_a_file(open_page):
    page = open_page(script=keep("no record at all"))
    expect(page.locator("#notices .slip p").first).to_contain_text("line 1", timeout=START)
    with page.expect_download() as waited:
        page.get_by_role("button", name="Save it as a file").click()
    assert waited.value.path().read_text() == "no record at all"


def test_a_second_tab_is_told_and_may_take_over(open_page):
    """One of two tabs plays; the other is asked, and where it goes on the first one stops and writes no more."""
    first = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(first)
    play(first, my_turn)
    second = first.context.new_page()
    second.goto(first.url)
    asked = second.get_by_role("dialog", name="Your table is in use")
    expect(asked).to_be_visible(timeout=START)
    asked.get_by_role("button", name="Leave it there").click()
    expect(second.locator("#saved-facts")).to_have_text("Pis Yedili, which is being played in another tab")
    act(first)
    second.get_by_role("link", name="Continue").click()
    second.get_by_role("button", name="Go on here").click()
    sit(second)
    expect(first.locator("#notices")).to_contain_text("The match goes on in another tab")
    expect(first.locator("#table")).to_be_hidden()
    play(second, my_turn)
    act(second)
    play(second, my_turn)
    now = second.evaluate(MATCH)
    first.wait_for_timeout(300)
    assert second.evaluate(MATCH) == now
    Table.resume(now, entries())
    first.get_by_role("link", name="Continue").click()
    first.get_by_role("button", name="Go on here").click()
    sit(first)
    assert words(first.evaluate(MATCH))[: len(words(now))] == words(now)
    expect(second.locator("#notices")).to_contain_text("The match goes on in another tab")


def test_a_new_match_asks_too_where_another_tab_plays(open_page):
    """A link that deals at once would push the other tab's match off the table."""
    first = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(first)
    play(first, my_turn)
    second = first.context.new_page()
    second.goto(first.url.partition("?")[0] + "?game=pilotta&deal=1&seed=5")
    second.get_by_role("button", name="Go on here").click(timeout=START)
    sit(second)
    play(second, my_turn)
    assert "game pilotta" in second.evaluate(MATCH)
    assert "game pis_yedili" in second.evaluate("() => localStorage.getItem('pi-parlour/match-before')")


def test_the_tab_that_was_left_frees_the_table(open_page):
    """Leaving by the browser's own ways asks nobody anything afterwards."""
    first = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(first)
    play(first, my_turn)
    second, address = first.context.new_page(), first.url
    first.close()
    second.goto(address)
    sit(second)


HOLD = """(lasts) => new Promise((held) => navigator.locks.request('pi-parlour/table', async () => {
  held((await navigator.locks.query()).held[0].clientId);
  await new Promise((done) => setTimeout(done, lasts));
}))"""


def test_a_page_that_is_loaded_anew_waits_for_itself(open_page):
    """On a slow device the page before lets go late: nobody is asked whether he wants to go on here."""
    page = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(page)
    play(page, my_turn)
    address = page.url
    page.goto(address.partition("?")[0] + "assets/icon.svg")
    other = page.context.new_page()
    other.goto(page.url)
    page.evaluate("(who) => sessionStorage.setItem('pi-parlour/seat', who)", other.evaluate(HOLD, 3_000))
    page.goto(address)
    sit(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    play(page, my_turn)


TAKEN = "() => localStorage.getItem('pi-parlour/taken')"
SLOW = """() => {
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (...said) { setTimeout(() => post.apply(this, said), 1500); };
}"""


def test_without_locks_the_tabs_ask_each_other(open_page):
    """A page from a plain address has no Web Locks: still one tab only plays, though the other is slow to answer."""
    script = "Object.defineProperty(navigator, 'locks', {value: undefined});" + INSTANT
    first = open_page(LINKS["pis_yedili"], script=script, fresh=True)
    sit(first)
    play(first, my_turn)
    first.evaluate(SLOW)
    second = first.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Go on here").click(timeout=START)
    sit(second)
    expect(first.locator("#notices")).to_contain_text("The match goes on in another tab")
    assert second.evaluate(TAKEN)
    second.goto("about:blank")
    first.wait_for_function(f"() => !({TAKEN})()", timeout=PATIENCE)


def test_where_nothing_can_be_kept_one_line_says_so_at_the_table(open_page, site, axe):
    """The game plays; the line is read once, and the score of a hand comes as ever."""
    site.faults.preludes["runtime/pyodide.mjs"] = STORAGE_BLOCKED
    page = open_page(LINKS["pis_yedili"], script=STORAGE_BLOCKED)
    sit(page)
    expect(page.locator("#status")).to_contain_text("This browser keeps nothing for this page")
    expect(page.locator("#log")).to_contain_text("This browser keeps nothing for this page")
    assert axe(page) == []
    play(page, my_turn)
    act(page)
    play(page, my_turn)


def test_a_full_browser_gives_up_old_records_before_the_match(open_page):
    """The match that is played is worth more than records of old ones; their facts stay. Then a line says it."""
    facts = [
        {"id": f"{n}-a", "begun": str(n), "game": "pilotta", "seats": 4, "level": "normal", "options": "-",
         "practice": False, "side": 0, "totals": [310, 200], "over": True, "place": 1, "won": True, "shared": False,
         "merits": {}}
        for n in (3, 2, 1)
    ]  # fmt: skip
    script = (
        INSTANT
        + f"""
        if (location.protocol === 'http:' && !localStorage.getItem('pi-parlour/history')) {{
            localStorage.setItem('pi-parlour/history', {json.dumps(json.dumps(facts))});
            for (const n of [1, 2, 3]) localStorage.setItem(`pi-parlour/record-${{n}}-a`, 'x'.repeat(40000));
        }}
        const real = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {{
            let size = value.length;
            for (const name of Object.keys(localStorage)) if (name !== key) size += localStorage[name].length;
            if (size > (window.room ?? 1e9)) throw new DOMException('full', 'QuotaExceededError');
            real.call(this, key, value);
        }};
        window.room = 100000;"""
    )
    page = open_page(LINKS["pis_yedili"], script=script)
    sit(page)
    play(page, my_turn)
    left = "() => Object.keys(localStorage).filter((name) => name.startsWith('pi-parlour/record-')).sort()"
    assert page.evaluate(left) == ["pi-parlour/record-2-a", "pi-parlour/record-3-a"]
    assert page.evaluate(MATCH)
    page.evaluate(
        """() => { window.room = 1 + Object.keys(localStorage).filter((name) => !name.includes('/record-'))
            .reduce((sum, name) => sum + localStorage[name].length, 0) }"""
    )
    act(page)
    expect(page.locator("#log")).to_contain_text("There is no room left in this browser")
    assert page.evaluate(left) == []
    assert len(page.evaluate("() => JSON.parse(localStorage.getItem('pi-parlour/history'))")) == 3


def test_what_is_taken_back_comes_again_as_it_was(open_page):
    """Undo shows nothing that was not known, and the same card brings the same answers: nothing is drawn anew."""
    page = open_page("?game=pilotta&deal=1&seed=77&players=normal", script=INSTANT)
    sit(page)
    undone = 0
    for _ in range(14):
        play(page, my_turn)
        before, hand = kept_match(page), texts(page, ".own-hand .card")
        what, which = offer(page)
        press(page, what, which)
        play(page, lambda what: what in ("card", "choice", "sheet"))
        if offer(page)[0] == "sheet":
            break
        after = kept_match(page)
        undo = page.locator("[data-do=undo]")
        if undo.get_attribute("aria-disabled") == "true":
            assert undo.get_attribute("aria-description")
            continue
        if undone % 3 == 1:
            page.reload()  # what could be taken back before can be after
            sit(page)
        undo.click()
        expect(page.locator("#status")).to_contain_text("You take your last move back")
        assert words(kept_match(page)) == words(before)
        assert texts(page, ".own-hand .card") == hand
        page.wait_for_timeout(400)  # a second tap at the same place is meant for what lay there
        press(page, what, which)
        play(page, lambda what: what in ("card", "choice", "sheet"))
        assert words(kept_match(page)) == words(after)
        undone += 1
    assert undone > 3


def test_beginning_again_asks_and_stands_apart_from_undo(open_page):
    """Case 32: restart is in a sheet of its own, asks first, and what was played waits in the lobby."""
    page = open_page(LINKS["pis_yedili"], script=INSTANT, viewport=(390, 844))
    sit(page)
    play(page, my_turn)
    record = page.evaluate(MATCH)
    together = page.locator("[data-do=together]").bounding_box()
    undo = page.locator("[data-do=undo]").bounding_box()
    assert undo["y"] - together["y"] - together["height"] > 44
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Begin again").click()
    asked = page.get_by_role("dialog", name="Begin again")
    asked.get_by_role("button", name="No, stay").click()
    assert page.evaluate(MATCH) == record
    page.get_by_role("button", name="Begin again").click()
    page.get_by_role("dialog", name="Begin again").get_by_role("button", name="Begin again").click()
    page.wait_for_function("(old) => localStorage.getItem('pi-parlour/match-before') === old", arg=record)
    play(page, my_turn)
    seed = re.compile(r"^seed (.*)$", re.MULTILINE)
    assert seed.findall(page.evaluate(MATCH)) != seed.findall(record)


def test_the_same_cards_again_are_practice(open_page):
    """The same deal, from its first card; it is marked, so that it counts nowhere."""
    page = open_page(LINKS["pis_yedili"], script=INSTANT)
    sit(page)
    play(page, my_turn)
    hand = texts(page, ".own-hand .card")
    dealt = words(page.evaluate(MATCH))[:2]
    act(page)
    play(page, my_turn)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="The same cards again").click()
    page.get_by_role("button", name="Deal them again").click()
    page.wait_for_function("() => localStorage.getItem('pi-parlour/match').includes('practice yes')")
    play(page, my_turn)
    assert words(page.evaluate(MATCH))[:2] == dealt
    assert sorted(texts(page, ".own-hand .card")) == sorted(hand)


def test_a_third_match_pushes_none_off_the_edge(open_page):
    """The match, the one before it, and any older one on the shelf, to be gone on with."""
    page = open_page(script=INSTANT)
    home = page.url.partition("?")[0]
    for seed in ("a0", "a1", "a2", "a3"):
        page.goto(f"{home}?game=pis_yedili&deal=1&seed={seed}")
        sit(page)
        page.wait_for_function(f"() => localStorage.getItem('pi-parlour/match').includes('seed {seed}')")
    page.goto(home + "?history=1")
    row = page.locator(".past-row")
    expect(row).to_have_count(2, timeout=START)
    expect(row.first).to_contain_text("waits, Hand 1")
    row.first.get_by_role("button", name="Continue").click()
    sit(page)
    assert "seed a1" in page.evaluate(MATCH)
