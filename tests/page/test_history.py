"""The history: figures, earlier matches, a match gone through with all hands open, and what a link or a file brings."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.match import Match
from games import registry
from table.players import seated
from table.table import Table
from tests.page.conftest import START
from tests.page.player import act, entries, my_turn, offer, play, prefer, press, sit, texts
from tests.page.test_languages import choose, word
from ui import statistics

pytestmark = pytest.mark.usefixtures("patient")

INSTANT = prefer(pace="instant", theme="dark")
OPTIONS = {"pis_yedili": {"hands": 2}, "pilotta": {"target": 151}, "pili_pili": {"limit": 6}, "pip_pip": {}}
MATCH = "() => localStorage.getItem('pi-parlour/match')"


def match(game: str, seed: str, begun: int, *, over: bool = True) -> Table:
    """A match of that game between the player and ordinary bots, to its end or to the player's third turn."""
    entry = registry.load(game)
    seats = entry.game.usual
    players = seated(entry, seats, ["you", *["normal"] * (seats - 1)])
    options = entry.game.options(**OPTIONS[game])
    table = Table(entry, Match(entry.game, options, seats), seed, players)
    table.begun = begun
    rng = Random(seed)
    turns = 0
    while table.wait != "match" and (over or turns < 3):
        if table.wait == "table":
            for _ in table.advance():
                pass
        elif table.wait == "deal":
            table.deal()
        else:
            turns += 1
            legal = table.match.state.legal_actions(0)
            table.act(rng.choice([action for action in legal if entry.game.brisk(action)] or list(legal)))
    return table


def shelf(*tables: Table) -> str:
    """A script that leaves these matches, the newest first, in the browser, once."""
    facts = [table.summary() for table in tables]
    kept = {f"record-{one['id']}": table.record() for one, table in zip(facts, tables, strict=True)}
    kept["history"] = json.dumps(facts)
    return f"""
        if (location.protocol === 'http:' && !localStorage.getItem('pi-parlour/history'))
            for (const [name, text] of Object.entries({json.dumps(kept)}))
                localStorage.setItem('pi-parlour/' + name, text);
        {INSTANT}"""


@pytest.fixture(scope="module")
def past() -> list[Table]:
    """A match of each game that is over."""
    return [match(game, f"{number}{number}", 1796025600 + number) for number, game in enumerate(registry.ids(), 1)]


def won(*results: bool, level: str = "normal", **more: Any) -> list[dict[str, Any]]:
    """Facts of matches with these results, the oldest first; as they are kept the newest comes first."""
    return [
        {"game": "g", "level": level, "over": True, "won": one, "merits": {"bet": [1, 2]}, **more} for one in results
    ][::-1]


def test_figures_count_streaks_and_what_was_set_out_to_do():
    found = statistics.figures(won(True, True, False, True))["g"]["normal"]
    assert (found.played, found.won, found.streak, found.best) == (4, 3, 1, 2)
    assert found.merits == {"bet": [4, 8]}
    both = statistics.figures(won(True, level="easy") + won(True, False))["g"]
    assert sorted(both) == ["", "easy", "normal"]
    assert (both[""].played, both[""].won, both[""].streak, both["easy"].streak) == (3, 2, 1, 1)


def test_only_whole_matches_of_ones_own_count():
    left_out = won(True, practice=True) + won(True, over=False)
    left_out += [dict(one, won=None) for one in won(True)]
    assert statistics.figures(left_out) == {}
    assert [statistics.percent(part, whole) for part, whole in [(0, 0), (1, 3), (2, 3), (1, 200), (3, 3)]] == [
        0, 33, 67, 1, 100,
    ]  # fmt: skip


def test_the_history_tells_how_it_goes(open_page, past, axe):
    """Figures by game and level, matches newest first; a game is picked, a match is taken out after a question."""
    page = open_page("?history=1", script=shelf(*past))
    expect(page.locator(".past-row")).to_have_count(4, timeout=START)
    expect(page.get_by_role("heading", name="Your matches")).to_be_focused()
    assert axe(page) == []
    expect(page.locator(".figure-sheet")).to_have_count(4)
    pilotta = page.locator(".figure-sheet[data-game=pilotta]")
    merits = past[registry.ids().index("pilotta")].summary()["merits"]
    for done, tried in merits.values():
        expect(pilotta).to_contain_text(f"{done} of {tried}")
    page.get_by_role("radio", name="Pilotta").check()
    expect(page.locator(".past-row")).to_have_count(1)
    expect(page.locator(".figure-sheet")).to_have_count(1)
    page.get_by_role("button", name="Take it out").click()
    page.get_by_role("button", name="No, stay").click()
    expect(page.locator(".past-row")).to_have_count(1)
    page.get_by_role("button", name="Take it out").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it out").click()
    expect(page.locator(".past-row")).to_have_count(3)
    left = page.evaluate("() => Object.keys(localStorage).filter((name) => name.includes('record-')).length")
    assert left == 3
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("link", name="Play Pilotta")).to_be_visible()
    page.get_by_role("link", name="Your matches").click()
    expect(page.locator(".past-row")).to_have_count(3)


def said(page: Page) -> str:
    """What the bar says of the moment on show."""
    return page.locator(".replay-said").inner_text()


def at(page: Page, place: str) -> None:
    """Wait for the moment that the address names, as 1.2; "2." is any of that deal."""
    page.wait_for_function("(place) => location.href.includes('at=' + place)", arg=place, timeout=START)


def faces_open(page: Page) -> int:
    """How many of the cards in hands lie face down."""
    return int(page.locator(".zone[data-kind=fan] .card[data-face=down]").count())


def test_a_match_is_gone_through_with_all_hands_open(open_page, past, axe):
    """By buttons, keys and the log; each moment's address opens it again; the sheet explains every point."""
    table = past[registry.ids().index("pis_yedili")]
    name = table.summary()["id"]
    page = open_page(f"?replay={name}", script=shelf(table))
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    at(page, "1.2")
    assert faces_open(page) == 0
    assert page.locator(".zone[data-kind=fan] .card").count() == 28
    assert axe(page) == []
    page.get_by_role("button", name="One step on").click()
    at(page, "1.3")
    first = said(page)
    assert first
    page.get_by_role("button", name="One step on").focus()
    page.keyboard.press("ArrowRight")
    at(page, "1.4")
    page.keyboard.press("ArrowLeft")
    at(page, "1.3")
    assert said(page) == first
    page.keyboard.press("End")
    last = len(table.match.records[0])
    at(page, f"1.{last}")
    page.get_by_role("button", name="Score sheet of this deal").click()
    outcome = table.match.outcomes[0]
    sheet = page.locator(".sheet[open]")
    expect(sheet).to_be_visible()
    scores = sheet.evaluate("(node) => [...node.querySelectorAll('.pad-score')].map((one) => +one.lastChild.data)")
    assert sorted(scores) == sorted(outcome.scores)
    assert sheet.locator(".pad-cards li").count() == sum(line.kind == "item" for line in outcome.lines)
    sheet.get_by_role("button", name="Look back").click()
    page.get_by_label("Which deal").select_option("2")
    at(page, "2.")
    line = page.locator('#log p[data-at^="1-"]').nth(3)
    wanted = line.get_attribute("data-at")
    line.click(position={"x": 5, "y": 8})
    page.wait_for_function(f"() => location.search.includes('at={str(wanted).replace('-', '.')}')")
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1)
    here = said(page)
    page.reload()
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    page.wait_for_function("(words) => document.querySelector('.replay-said').textContent === words", arg=here)
    page.locator(".seat .plate").first.click()
    expect(page.locator("#status")).to_contain_text(" of ")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_focused(timeout=START)


# A replay as one reads it: where it is, what is said of the moment, the log with the moment in it, and every card.
READ = """() => [location.search.split('at=')[1], document.querySelector('.replay-bar input').value,
  document.querySelector('.replay-said').textContent,
  [...document.querySelectorAll('.replay-bar option, .replay-place')].map(({textContent}) => textContent),
  [...document.querySelectorAll('#log p')].map((line) => [line.textContent, line.ariaCurrent]),
  [...document.querySelectorAll('.zone[data-kind=fan]')].map((zone) => [zone.dataset.owner,
    [...zone.querySelectorAll('.card')].map((card) => card.dataset.card)])]"""

SAID_OTHERWISE = "(old) => !['', old].includes(document.querySelector('.replay-said').textContent)"


def test_a_match_that_is_gone_through_speaks_another_language_at_once(open_page, past):
    """The same moment, hands, log and sheet in the new words, as whoever comes to them in that language reads them."""
    table = past[registry.ids().index("pilotta")]
    page = open_page(f"?replay={table.summary()['id']}&at=1.20", script=shelf(table))
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1, timeout=START)
    page.evaluate("() => { window.unloaded = false }")
    english = page.evaluate(READ)
    choose(page, "tr")
    page.wait_for_function(SAID_OTHERWISE, arg=english[2])
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1)
    assert page.evaluate("() => window.unloaded") is False
    turkish = page.evaluate(READ)
    assert turkish[:2] == english[:2]
    assert turkish[-1] == english[-1]
    assert [line == other for line, other in zip(turkish[4], english[4], strict=True)] == [False] * len(english[4])
    page.get_by_role("button", name=word("tr", "replay-forward"), exact=True).click()
    at(page, "1.21")
    page.keyboard.press("ArrowLeft")
    at(page, "1.20")
    expect(page.locator(".replay-said")).to_have_text(turkish[2])
    page.reload()
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1, timeout=START)
    assert page.evaluate(READ) == turkish
    page.locator(".replay-bar [data-do=score]").click()
    expect(page.locator(".sheet[open]")).to_be_visible()
    page.locator(".sheet[open] [data-sheet=back]").click()
    choose(page, "en")
    page.wait_for_function("(said) => document.querySelector('.replay-said').textContent === said", arg=english[2])
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1)
    assert page.evaluate(READ) == english


# Sentences that can be asked about and do not name whoever did that.
TOLD_OF_OTHERS = """() => [...document.querySelectorAll('#log p[data-done]')].filter((line) => {
  const seat = line.dataset.done.split(' ')[0].split('-')[2];
  return !line.textContent.includes(document.querySelector(`.seat[data-seat="${seat}"] .plate-name`).textContent);
}).map((line) => line.textContent)"""


@pytest.mark.parametrize("game", ["pili_pili", "pilotta", "pip_pip"])
def test_every_game_can_be_gone_through(open_page, past, game):
    """To the end and back by leaps, with a reason for a computer player's act on the way."""
    table = past[registry.ids().index(game)]
    page = open_page(f"?replay={table.summary()['id']}&at=1.4", script=shelf(table), viewport=(390, 844))
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    assert faces_open(page) == 0
    expect(page.locator("#log p[aria-current=step]")).to_have_count(1, timeout=START)
    if game != "pili_pili":  # where all do something at once, one sentence may tell of it
        assert page.evaluate(TOLD_OF_OTHERS) == []
    for _ in range(40):
        if page.locator(".replay-words .why, .replay-words [data-do=why]:not([hidden])").count():
            break
        page.get_by_role("button", name="One step on").click()
    page.locator(".replay-words [data-do=why]").click()
    expect(page.locator("dialog .reason-who")).to_be_visible(timeout=START)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the end of the deal").click()
    at(page, f"1.{len(table.match.records[0])}")
    page.get_by_role("button", name="One step on").click()
    at(page, "2.")
    assert faces_open(page) == 0


def test_from_any_moment_one_can_play_on(open_page, past):
    """It is practice: the match from there on, in one's own place, and no figure changes."""
    table = past[registry.ids().index("pilotta")]
    count = next(
        number for number, (seat, _) in enumerate(table.match.records[0]) if seat == 0 and number > 8
    )  # fmt: skip
    page = open_page(f"?replay={table.summary()['id']}&at=1.{count}", script=shelf(table))
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".replay-bar")).to_have_count(0)
    play(page, my_turn)
    record = page.evaluate(MATCH)
    assert "\npractice yes\n" in record
    assert record.partition("\ndeal\n")[2].split()[:count] == table.record().partition("\ndeal\n")[2].split()[:count]


def link_of(page: Page) -> str:
    """The link on the sheet where a match is handed on."""
    page.wait_for_function("() => document.querySelector('.share-link').value.includes('#record=')")
    return str(page.locator(".share-link").input_value())


def test_a_link_holds_the_whole_record(open_page, past):
    """Handed on from the history, opened where nothing is kept; a damaged one is told, and so is one of nonsense."""
    table = past[registry.ids().index("pili_pili")]
    page = open_page("?history=1", script=shelf(table))
    page.get_by_role("button", name="Hand it on").click(timeout=START)
    link = link_of(page)
    packed = link.partition("#")[2]
    assert len(packed) < len(table.record())
    other = open_page("#" + packed, script=INSTANT)
    expect(other.locator(".replay-bar")).to_be_visible(timeout=START)
    assert other.evaluate(MATCH) is None, "looking keeps nothing"
    assert faces_open(other) == 0
    for damaged in (packed[:-9], packed[:60] + "AAAA" + packed[64:], "record=%%%", "record=AAAA"):
        other.evaluate("(hash) => { location.hash = hash }", damaged)
        expect(other.locator("#notices")).to_contain_text("The match in this link cannot be read", timeout=START)
        expect(other.get_by_role("link", name="Play Pilotta")).to_be_visible()


def test_a_link_hands_on_the_same_cards_or_this_moment(open_page):
    """Whoever opens it is dealt the same, or goes on from there; what waits in his browser is not lost."""
    page = open_page("?game=pilotta&deal=1&seed=abc&players=normal", script=INSTANT)
    sit(page)
    play(page, my_turn)
    act(page)
    play(page, my_turn)
    record = page.evaluate(MATCH)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Hand it on").click()
    links = {"The same cards": link_of(page)}
    before = links["The same cards"]
    for part in ("From here", "The whole match"):
        page.get_by_role("radio", name=part).check()
        page.wait_for_function("(old) => document.querySelector('.share-link').value !== old", arg=before)
        links[part] = before = link_of(page)
    other = open_page("?game=pis_yedili&deal=1&seed=5&players=normal", script=INSTANT)
    sit(other)
    play(other, my_turn)
    waits = other.evaluate(MATCH)
    found = {}
    for part, link in links.items():
        other.goto(other.url.partition("?")[0].partition("#")[0] + "#" + link.partition("#")[2])
        other.wait_for_function("() => localStorage.getItem('pi-parlour/match').includes('game pilotta')")
        other.wait_for_function("() => location.search === '?continue=1'")
        found[part] = other.evaluate(MATCH)
    mine = record.partition("\ndeal\n")[2].split()
    assert found["From here"].partition("\ndeal\n")[2].split()[: len(mine)] == mine
    assert found["The whole match"].partition("\ndeal\n")[2].split()[: len(mine)] == mine
    assert "practice" not in found["The whole match"]
    assert found["The same cards"].partition("\ndeal\n")[2].split()[:2] == mine[:2]
    kept = other.evaluate("() => Object.values(localStorage)")
    assert waits in kept


def test_a_file_or_a_text_is_opened(open_page, past, tmp_path):
    """A finished match is gone through, an unfinished one goes on here; anything else is said to be none."""
    whole = past[registry.ids().index("pip_pip")]
    going = match("pis_yedili", "7", 1796025600, over=False)
    page = open_page("?history=1", script=INSTANT)
    expect(page.get_by_text("Nothing yet.")).to_be_visible(timeout=START)
    file = tmp_path / "match.txt"
    file.write_text(whole.record())
    page.locator("#open-file").set_input_files(file)
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_label("Or put the link or the text here").fill("once upon a time")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#notices")).to_contain_text("line 1", timeout=START)
    page.get_by_role("link", name="Your matches").click()
    page.get_by_label("Or put the link or the text here").fill(going.record())
    page.get_by_role("button", name="Open", exact=True).click()
    sit(page)
    assert page.evaluate(MATCH).startswith(going.record().rstrip())


def test_a_match_played_to_its_end_is_in_the_history(open_page):
    """From the standings one goes through it at once; it counts once, however often its end is looked at."""
    page = open_page("?game=pis_yedili&deal=1&seed=9&players=normal&seats=2&hands=1", script=INSTANT)
    sit(page)
    play(page, lambda what: what == "sheet" and offer(page)[1] == "standings")
    page.reload()
    sit(page)
    play(page, lambda what: what == "sheet")
    press(page, "sheet", "standings")
    page.locator("[data-sheet=replay]").click()
    expect(page.locator(".replay-bar")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator(".past-row")).to_have_count(1, timeout=START)
    assert page.evaluate(MATCH) is None
    facts = page.evaluate("() => JSON.parse(localStorage.getItem('pi-parlour/history'))")
    assert [one["over"] for one in facts] == [True]
    Table.resume(page.evaluate("(id) => localStorage.getItem('pi-parlour/record-' + id)", facts[0]["id"]), entries())
    assert texts(page, ".figure-sheet tbody th") == ["Normal"]


def test_what_is_damaged_in_storage_is_not_there(open_page):
    """Facts and records that somebody else wrote do not stop the history."""
    script = (
        INSTANT
        + """
        if (location.protocol === 'http:') {
            localStorage.setItem('pi-parlour/history',
                '[1, {}, {"id": "x", "game": "chess", "over": true, "merits": {}}, {"id": 3}]');
            localStorage.setItem('pi-parlour/match-pending', '{"at": "x"}');
        }"""
    )
    page = open_page("?history=1", script=script)
    expect(page.get_by_text("Nothing yet.")).to_be_visible(timeout=START)
    page.goto(page.url.partition("?")[0] + "?replay=nobody")
    expect(page.locator("#notices")).to_contain_text("no longer kept", timeout=START)
