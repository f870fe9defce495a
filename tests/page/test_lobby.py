"""The lobby as a visitor meets it: readable at once, one tap from a game, never stopped by a link or a kept match."""

import html.parser
import json
import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote_plus

import pytest
from playwright.sync_api import Page, expect

from engine.options import form
from games.registry import ids, load
from tests.page.conftest import START
from tests.page.test_boot import STORAGE_BLOCKED, told
from tools.shell import ROOT

PHONE = (390, 844)
SMALL = (360, 640)
DESKTOP = (1280, 800)
TABLE = "html[data-route=table]"
VOID = {"meta", "link", "img", "path", "circle", "br", "input"}


def everything() -> str:
    """The catalogue as it is built: the frame's words and all games'."""
    files = [ROOT / "assets/words/en.ftl", *sorted((ROOT / "py/games").glob("*/*/en.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def catalogue() -> dict[str, str]:
    """The first line of every message, by its key."""
    return dict(re.findall(r"^([a-z][\w-]*) =(?: (.*))?$", everything(), re.MULTILINE))


class Shell(html.parser.HTMLParser):
    """index.html as a reader sees it: each text with the word key, parameters and tag of the element it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str | None, str | None, str]] = []
        self.labels: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if "aria-label" in found:
            self.labels.append((found["aria-label"], found.get("data-word-label")))
        if tag not in VOID:
            self.open.append((tag, found))

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop()[0] == tag

    def handle_data(self, data):
        tag, found = self.open[-1] if self.open else ("", {})
        if data.strip() and tag not in ("title", "script"):
            self.texts.append((tag, found.get("data-word"), found.get("data-params"), data))


@pytest.fixture(scope="module")
def shell() -> Shell:
    """index.html, read."""
    found = Shell()
    found.feed((ROOT / "index.html").read_text(encoding="utf-8"))
    return found


def keeping(texts: dict[str, str]) -> str:
    """A script that puts these texts into storage at the first visit, as if kept by an earlier one."""
    return f"""
        if (location.origin !== "null" && !localStorage.getItem("visited")) {{
            localStorage.setItem("visited", "yes");
            for (const [name, text] of Object.entries({json.dumps(texts)}))
                localStorage.setItem("pi-parlour/" + name, text);
        }}"""


def kept(page: Page) -> str:
    """The kept match, once there is one."""
    page.wait_for_function("localStorage.getItem('pi-parlour/match')", timeout=START)
    return str(page.evaluate("localStorage.getItem('pi-parlour/match')"))


def at_the_table(page: Page) -> None:
    """Wait until cards lie on the table."""
    expect(page.locator(TABLE)).to_be_attached(timeout=START)
    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("#lobby")).to_be_hidden()


def in_the_form(page: Page) -> None:
    """Wait until the form stands."""
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible(timeout=START)


def notice(page: Page) -> str:
    """The one sentence said at the door, the lobby around it."""
    expect(page.locator("#notices .slip > p:not(.slip-doors)")).to_have_count(1, timeout=START)
    expect(page.locator("#games")).to_be_visible()
    return page.locator("#notices .slip > p:not(.slip-doors)").inner_text()


# The static shell


def test_what_index_html_says_is_in_the_catalogue(shell):
    """Every text of the shell has a key, and says what the catalogue will say in its place."""
    words = catalogue()
    assert len(shell.texts) > 20
    for tag, key, params, text in shell.texts:
        assert key, f"<{tag}> {text!r} has no data-word"
        wanted = words[key]
        for name, value in json.loads(params or "{}").items():
            wanted = wanted.replace(f"{{ ${name} }}", str(value))
        assert text == wanted
    for label, key in shell.labels:
        assert key
        assert words[key] == label


def test_every_word_that_the_page_asks_for_by_name_exists():
    """Literal keys in py/ui; composed ones are met by the tests that show them."""
    keys = set(catalogue())
    for file in sorted((ROOT / "py" / "ui").glob("*.py")):
        code = file.read_text(encoding="utf-8").partition('"""\n\n')[2]
        for key in re.findall(r'\bsay\("([a-z][\w-]*[a-z0-9])"[,)]', code):
            assert key in keys, f"{file.name} says {key}, which no catalogue has"


def test_the_catalogue_has_what_keys_are_composed_for():
    """Every game's name, blurb and house rules, every computer player, every error of the wire; no key twice."""
    words = catalogue()
    for name in ids():
        entry = load(name)
        wanted = [f"{name}-name", f"{name}-blurb", *(f"bot-{bot}" for bot in entry.bots)]
        wanted += [f"bot-{bot}-about" for bot in entry.bots]
        for line in form(entry.game.options):
            wanted.append(f"{name}-option-{line.name}")
            if line.kind == "choice":
                wanted += [f"{name}-option-{line.name}-{value}" for value in line.values]
        assert [key for key in wanted if key not in words] == []
    said = (ROOT / "py/table/wire.py").read_text(encoding="utf-8").partition("| key | params |")[2]
    errors = [key for cell in re.findall(r"^\| ([a-z, -]+) \|", said, re.MULTILINE) for key in cell.split(", ")]
    assert len(errors) > 20
    errors.remove("bad-position")  # said in the words of its `why` (address.refused)
    assert [key for key in errors if f"error-{key}" not in words] == []
    lines = [*re.findall(r"^([a-z][\w-]*) =", everything(), re.MULTILINE)]
    assert sorted(lines) == sorted(set(lines))


def test_readable_without_javascript(open_page):
    """Names, sentences and styles are there, and one sentence says what is missing."""
    page = open_page(wait=False, java_script_enabled=False, allow=["csp$"])
    expect(page.get_by_role("heading", name="Pi Parlour")).to_be_visible()
    expect(page.locator("noscript p[lang=en]")).to_be_visible()
    for game in ("Pis Yedili", "Pili Pili", "Pip-Pip", "Pilotta"):
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.tile')).display") == "grid"


@pytest.mark.parametrize("viewport", [SMALL, DESKTOP])
@pytest.mark.parametrize("saved", ["", "pi-parlour record 1\ngame pis_yedili\n"])
def test_nothing_shifts_when_python_arrives(open_page, site, viewport, saved):
    """The boxes of the shell before and after, with and without a kept match."""
    site.faults.broken["py/ui.json"] = "late"
    keep = keeping({"match": saved}) if saved else None
    page = open_page(wait=False, viewport=viewport, script=keep)
    boxes = """() => document.fonts.ready.then(() => JSON.stringify(
        [...document.querySelectorAll("h1, h2, h3, .blurb, .facts, .deck, .button")]
            .filter((node) => node.offsetParent)
            .map((node) => [node.textContent.trim().slice(0, 9), node.offsetLeft, node.offsetTop,
                            node.matches("#saved *") ? 0 : node.offsetWidth])))"""
    before = page.evaluate(boxes)
    site.faults.clear()
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=START)
    assert page.evaluate(boxes) == before


def test_the_tiles_say_which_games_are_there(open_page):
    """index.html has a tile for every game that can be dealt and for no other; one it does not know gets a tile."""
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    tiles = dict(re.findall(r'class="tile" data-game="(\w+)" data-state="(\w+)"', text))
    games = set(ids())
    assert {game for game, state in tiles.items() if state == "open"} == games
    page = open_page("?game=nothing-of-that-name")
    assert "nothing-of-that-name" in notice(page)
    shown = page.locator(".tile[data-state=open]").evaluate_all("tiles => tiles.map(tile => tile.dataset.game)")
    assert sorted(shown) == sorted(games)


def test_missing_words_are_told(open_page, site):
    """Without its catalogue the page does not open, and what stands there stays readable."""
    site.faults.broken["words/en.ftl"] = "missing"
    page = open_page(wait=False, allow=["."])
    assert told(page) == "broken"
    expect(page.get_by_role("heading", name="Pi Parlour")).to_be_visible()
    expect(page.get_by_role("link", name="Play Pis Yedili")).to_be_visible()


# Sitting down


def test_one_tap_plays(open_page):
    """Four players, the rules as they are."""
    page = open_page(wait=False, viewport=PHONE, has_touch=True)
    page.get_by_role("link", name="Play Pis Yedili").tap()
    at_the_table(page)
    record = kept(page)
    assert "game pis_yedili\nseats 4\noptions -\n" in record
    assert record.count("\ndeal\n") == 1


def test_the_keyboard_alone_starts_a_match(open_page):
    """Tab to Play, Enter."""
    page = open_page(wait=False)
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=START)
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "play-pis_yedili":
            break
    assert page.evaluate("document.activeElement.id") == "play-pis_yedili"
    page.keyboard.press("Enter")
    at_the_table(page)


def test_the_keyboard_alone_sets_a_table(open_page):
    """The form from its first control to the last, without a pointer."""
    page = open_page("?game=pis_yedili", wait=False)
    in_the_form(page)
    expect(page.get_by_role("heading", name="Pis Yedili", level=2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#form").get_by_role("link", name="Rules")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.locator(".company li")).to_have_count(2)
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="One less").first).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".tally")).to_have_text("1 changed")
    page.get_by_role("button", name="Deal the cards").focus()
    page.keyboard.press("Enter")
    at_the_table(page)
    assert "seats 3\noptions hands:4\n" in kept(page)


def test_the_form_changes_the_match(open_page):
    """Players, company and house rules as chosen; the count of changed rules; all as the rules have it again."""
    page = open_page("?game=pis_yedili", viewport=PHONE, has_touch=True)
    in_the_form(page)
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_label("Andreas").select_option("easy")
    page.locator("summary").tap()
    expect(page.locator(".tally")).to_have_text("as the rules have them")
    page.locator("[data-option=first_lap]").get_by_role("radio").nth(1).check()
    page.locator("[data-option=jack_on_jack]").get_by_role("switch").check()
    page.get_by_label("Hands in a match").fill("99")
    page.get_by_label("Hands in a match").press("Tab")
    expect(page.get_by_label("Hands in a match")).to_have_value("20")
    expect(page.locator(".tally")).to_have_text("3 changed")
    expect(page.locator(".rule[data-changed]")).to_have_count(3)
    page.get_by_role("button", name="All as the rules have it").tap()
    expect(page.locator(".tally")).to_have_text("as the rules have them")
    expect(page.locator(".rule[data-changed]")).to_have_count(0)
    page.locator("[data-option=first_lap]").get_by_role("radio").nth(1).check()
    page.get_by_role("button", name="Deal the cards").tap()
    at_the_table(page)
    record = kept(page)
    assert "seats 5\noptions first_lap:everyone\n" in record
    players = re.search(r"^players (.*)$", record, re.MULTILINE)
    assert players is not None
    assert players[1].split(",")[:3:2] == ["you", "easy"]


def test_the_form_remembers_last_time(open_page):
    """The same table again, one press away."""
    page = open_page("?game=pis_yedili", wait=False)
    in_the_form(page)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("link", name="All games").click()
    expect(page.locator("#games")).to_be_visible()
    expect(page.get_by_role("link", name="Set the table Pis Yedili")).to_be_focused()
    page.get_by_role("link", name="Set the table Pis Yedili").click()
    in_the_form(page)
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.locator(".form-summary")).to_have_text("2 players, by the rules")
    page.go_back()
    expect(page.locator("#games")).to_be_visible()


# Links

FOUR = "pis_yedili+dealer%3D3+turn%3D2+hands%3D7H.2D/3D/5H/9C+stock%3D*+discard%3D7S"


@pytest.mark.parametrize(
    ("query", "lines"),
    [
        ("?game=pis_yedili&deal=1&seed=c0ffee", ["seats 4", "options -", "seed c0ffee"]),
        ("?game=pis_yedili&deal=1&seats=2&players=random", ["seats 2", "players you,random"]),
        (
            "?game=pis_yedili&seats=3&first_lap=everyone&hands=2&multipliers=off&seed=1f&deal=1",
            ["seats 3", "options hands:2,first_lap:everyone,multipliers:off", "seed 1f"],
        ),
        (
            f"?game=pis_yedili&position={FOUR}&players=random&seed=2f",
            ["players random,random,you,random", f"position {unquote_plus(FOUR)}"],
        ),
    ],
)
def test_a_link_deals_at_once(open_page, query, lines):
    """Tables by their address."""
    page = open_page(query, wait=False)
    at_the_table(page)
    record = kept(page)
    for line in lines:
        assert f"\n{line}\n" in record


def test_reloading_goes_on(open_page):
    """A link that dealt does not deal again, with or without its seed."""
    page = open_page("?game=pis_yedili&deal=1", wait=False)
    at_the_table(page)
    seed = re.search("^seed .*$", kept(page), re.MULTILINE)
    page.reload()
    at_the_table(page)
    assert seed
    assert seed[0] in kept(page)


def test_a_link_fills_in_the_form(open_page):
    """Without deal=1 the table is only set."""
    page = open_page("?game=pis_yedili&seats=6&eight=nothing", wait=False)
    in_the_form(page)
    expect(page.locator(".form-summary")).to_have_text("6 players, 1 house rule")
    expect(page.locator("[data-option=eight] input[value=nothing]")).to_be_checked()


WRONG_LINKS = [
    ("?game=chess", ["“chess”", "Pis Yedili"]),
    ("?game=", ["not for which game", "pis_yedili"]),
    ("?game=%E0%A4%A", ["%E0%A4%A", "Pis Yedili"]),
    ("?game=<img src=x onerror=alert(1)>", ["<img src=x", "Pis Yedili"]),
    ("?game=__proto__", ["__proto__", "Pis Yedili"]),
    ("?game=pis_yedili&seats=7&deal=1", ["2 to 6 players", "“7”"]),
    ("?game=pis_yedili&seats=99999999999999999999&deal=1", ["2 to 6 players"]),
    ("?game=pis_yedili&seats=-3", ["2 to 6 players", "“-3”"]),
    ("?game=pis_yedili&first_lap=nobody&deal=1", ["first_lap", "“nobody”", "starter, everyone"]),
    ("?game=pis_yedili&multipliers=maybe", ["multipliers", "on, off"]),
    ("?game=pis_yedili&hands=0", ["hands", "from 1 to 20", "“0”"]),
    ("?game=pis_yedili&hands=five", ["hands", "from 1 to 20"]),
    ("?game=pis_yedili&colour=red", ["“colour”", "first_lap", "multipliers"]),
    ("?game=pis_yedili&seed=xyz&deal=1", ["seed", "“xyz”", "0 to 9 and a to f"]),
    ("?game=pis_yedili&seed=" + "0" * 65, ["seed", "64"]),
    ("?game=pis_yedili&players=champion", ["“champion”", "random"]),
    ("?game=pis_yedili&players=random,random&deal=1", ["2 players", "3 places"]),
    ("?seats=3&deal=1", ["not for which game", "pis_yedili"]),
    ("?game=pis_yedili&position=", ["empty position"]),
    ("?game=pis_yedili&position=pilotta+dealer%3D3", ["“pilotta”", "not of Pis Yedili"]),
    ("?position=canasta+dealer%3D3", ["“canasta”", "Pis Yedili"]),
    (f"?game=pis_yedili&position={FOUR}&seats=3", ["how many play", "“seats”"]),
    (f"?game=pis_yedili&position={FOUR}&seat=5", ["no seat “5”", "0 to 3"]),
    (f"?game=pis_yedili&position={FOUR}&seat=9", ["no seat “9”"]),
    (f"?game=pis_yedili&position={FOUR}&players=random,random", ["2 players", "3 places"]),
    (f"?game=pis_yedili&position={FOUR}.7S", ["cannot be laid", "7 of spades"]),
    ("?continue=1", ["no match"]),
]


def follow(page: Page, query: str) -> None:
    """Go to another address of the page that is open, as a press on Forward does."""
    page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }", query)


@pytest.mark.parametrize(("query", "says"), WRONG_LINKS[:4:3])
def test_a_page_may_begin_with_a_wrong_link(open_page, query, says):
    """One sentence that names what there is, and the lobby; no console error, no dead page."""
    page = open_page(query, wait=False)
    said = notice(page)
    for part in says:
        assert part in said
    assert page.url.endswith("/sub/path/")
    page.get_by_role("link", name="Set the table Pis Yedili").click()
    in_the_form(page)
    expect(page.locator("#notices .slip")).to_have_count(0)


def test_links_to_what_there_is_not(open_page):
    """Each gets its sentence, and the next one replaces it."""
    page = open_page()
    for query, says in WRONG_LINKS:
        follow(page, "./")
        page.evaluate("document.querySelector('#notices').replaceChildren()")
        follow(page, query)
        said = notice(page)
        for part in says:
            assert part in said, query
        assert len(said) < 400
        assert page.url.endswith("/sub/path/")


def test_a_link_to_a_table_that_cannot_be_laid(open_page, site):
    """Case 33, on the way to a table: the message stands there, not an endless shuffle."""
    site.faults.broken["pyodide.asm.wasm"] = "missing"
    page = open_page("?game=pis_yedili&deal=1", wait=False, allow=["."])
    expect(page.locator("#boot-failure")).to_be_visible(timeout=START)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_text("Laying the table")).to_be_hidden()


def test_back_leaves_the_table_for_the_lobby(open_page):
    """The browser's Back button is a way out, and the match waits."""
    page = open_page(wait=False)
    page.get_by_role("link", name="Play Pis Yedili").click()
    at_the_table(page)
    expect(page).to_have_title("Pis Yedili · Pi Parlour")
    kept(page)
    page.go_back()
    expect(page.get_by_role("link", name="Continue")).to_be_visible(timeout=START)
    expect(page.locator("#table")).to_be_hidden()


# The match that waits


def test_a_match_is_gone_on_with(open_page):
    """Deal, go away, come back: the lobby has it, and one press goes on."""
    page = open_page("?game=pis_yedili&seed=7&deal=1", wait=False)
    at_the_table(page)
    opening = kept(page).partition("\ndeal\n")[0]
    page.goto(page.url.partition("?")[0])
    expect(page.locator("#saved-facts")).to_have_text("Pis Yedili, hand 1 of 5", timeout=START)
    page.get_by_role("link", name="Continue").click()
    at_the_table(page)
    assert kept(page).partition("\ndeal\n")[0] == opening
    assert "\nseed 7\n" in opening


def test_a_new_match_does_not_lose_the_one_before(open_page):
    """Case 32: what a new match pushed off the table can be brought back."""
    page = open_page("?game=pis_yedili&seed=aa&deal=1", wait=False)
    at_the_table(page)
    assert "seed aa" in kept(page)
    page.goto(page.url.partition("?")[0] + "?game=pis_yedili&seed=bb&deal=1")
    at_the_table(page)
    page.wait_for_function("localStorage.getItem('pi-parlour/match').includes('seed bb')")
    page.goto(page.url.partition("?")[0])
    page.get_by_role("button", name="Go back to Pis Yedili, hand 1", exact=True).click()
    assert "seed aa" in kept(page)
    page.get_by_role("button", name="Go back to Pis Yedili, hand 1", exact=True).click()
    assert "seed bb" in kept(page)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("no record at all", ["line 1"]),
        ("pi-parlour record 1\ngame chess\nseats 4\n", ["line 2", "pis_yedili"]),
        (
            "pi-parlour record 1\ngame pis_yedili\nseats 2\noptions -\nseed 1\nplayers you,random\ndeal\n*=nonsense\n",
            ["line 8"],
        ),
        ("pi-parlour record 1\ngame pis_yedili\nseats 9\n", ["line 3", "2 to 6"]),
    ],
)
def test_a_damaged_match_is_put_aside(open_page, record, says):
    """One notice with the line and the reason; the text is kept apart, and everything else works."""
    page = open_page(script=keeping({"match": record}))
    said = notice(page)
    for part in says:
        assert part in said
    expect(page.locator("#saved")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('pi-parlour/match-damaged')") == record
    page.get_by_role("link", name="Play Pis Yedili").click()
    at_the_table(page)


def test_a_damaged_match_does_not_block_its_own_link(open_page):
    """Going on with what cannot be gone on with ends in the lobby."""
    page = open_page("?continue=1", wait=False, script=keeping({"match": "broken"}))
    assert "line 1" in notice(page)


def test_plays_where_nothing_is_kept(open_page, site):
    """Case 27: all storage throws; one line says so, and the game is dealt."""
    site.faults.preludes["runtime/pyodide.mjs"] = STORAGE_BLOCKED
    page = open_page(wait=False, script=STORAGE_BLOCKED)
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.get_by_role("link", name="Play Pis Yedili").click()
    at_the_table(page)


def test_damaged_settings_and_forms_are_the_usual_ones(open_page):
    """Whatever lies in storage, the lobby and the form open."""
    names = ["settings", "form-pis_yedili"]
    bad = ["{", '{"theme": 5, "pace": "warp", "seats": 99, "levels": "x", "options": {"hands": true}}']
    for value in bad:
        page = open_page("?game=pis_yedili", wait=False, script=keeping(dict.fromkeys(names, value)))
        in_the_form(page)
        expect(page.locator(".form-summary")).to_have_text("4 players, by the rules")
        expect(page.locator("html")).to_have_attribute("data-pace", "normal")


# Settings


def test_settings_show_at_once_and_stay(open_page):
    """Dusk, brisk, four colours: now and after a reload, before Python runs."""
    page = open_page(wait=False)
    expect(page.locator("html")).to_have_attribute("data-page", "live", timeout=START)
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    for choice in ("Dusk", "Brisk", "Four colours"):
        sheet.get_by_role("radio", name=choice).check()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload(wait_until="commit")
    for name, value in (("theme", "dark"), ("pace", "quick"), ("cards", "four-colour")):
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


# For everybody


HEADER = "pi-parlour record 1\ngame pis_yedili\nseats 4\noptions -\nseed 7\nplayers you,random,random,random\ndeal\n"
RECORD = keeping({"match": HEADER})


def places(page: Page) -> Iterator[str]:
    """The lobby with a notice and a match that waits, then the form with all its rules, then the settings."""
    follow(page, "?game=chess")
    notice(page)
    yield "lobby"
    follow(page, "?game=pis_yedili")
    in_the_form(page)
    page.locator("summary").click()
    yield "form"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    yield "settings"


@pytest.mark.parametrize("viewport", [SMALL, DESKTOP])
def test_axe_finds_nothing(open_page, axe: Callable[[Page], list[str]], viewport):
    """No accessibility fault in either light, on a phone and at a desk."""
    page = open_page(viewport=viewport, script=RECORD)
    for place in places(page):
        assert axe(page) == [], place


@pytest.mark.parametrize(("viewport", "size"), [((320, 640), "16px"), (PHONE, "32px"), ((844, 390), "16px")])
def test_fits_and_can_be_touched(open_page, viewport, size):
    """Nothing sticks out sideways, also with text twice as large, and no target is under 44 px."""
    page = open_page(viewport=viewport, script=RECORD)
    page.evaluate("(size) => { document.documentElement.style.fontSize = size }", size)
    for place in places(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport[0], place
        small = page.evaluate("""() => [...document.querySelectorAll(
                "a, button, select, summary, label.pick, label.row")]
            .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width)
            .map((node) => [node.textContent.trim(), node.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
            .map(([text, box]) => `${text} ${box.width} x ${box.height}`)""")
        assert small == [], place
