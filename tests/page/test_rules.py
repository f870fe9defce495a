"""The rules pages in a browser: read at any size without the game, and a table in the place of a drawing when asked."""

import re

from playwright.sync_api import expect

from tools import rules_source

PAGE = "rules/en/pis-yedili.html"


def test_rules_are_read_and_played(open_page, axe):
    """One page, from reading on the smallest phone to a card that is refused at the table in it, by that very rule."""
    page = open_page(PAGE, viewport=(320, 568), wait=False)
    games = rules_source.games()
    for viewport, scheme in (((320, 568), "light"), ((1280, 800), "dark")):
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        page.emulate_media(color_scheme=scheme)
        for game in games:
            page.goto(page.url.rsplit("/", 1)[0] + f"/{game.replace('_', '-')}.html")
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (game, viewport)
            assert axe(page) == [], (game, viewport)
    asked = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    assert [name for name in asked if re.search(r"\.(?:py|mjs|wasm|gz|json)$|embed\.js", name)] == []

    # Other languages are a link away, and so are the other games.
    for language in rules_source.languages("pis_yedili"):
        page.locator(f".house [hreflang={language}]").click()
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
    page.locator(".house a[href='index.html']").click()
    expect(page.locator(".tiles li")).to_have_count(len(games))
    page.locator(".house [hreflang=en]").click()
    page.locator(".tiles a[href='pis-yedili.html']").click()

    # On a phone the contents are a bar that stays, opens, and is out of the way of what was chosen from it.
    page.set_viewport_size({"width": 360, "height": 640})
    page.mouse.wheel(0, 4000)
    jump = page.locator(".jump")
    jump.locator("summary").click()
    expect(jump.locator("ol")).to_be_in_viewport()
    jump.locator("a[href='#strategy']").click()
    expect(jump.locator("ol")).to_be_hidden()
    expect(jump).to_be_in_viewport(ratio=1)
    heading, bar = page.locator("#strategy-name").bounding_box(), jump.bounding_box()
    assert heading is not None
    assert bar is not None
    assert bar["y"] + bar["height"] <= heading["y"] < 320
    jump.locator("a[href='#top']").click()
    expect(page.locator(".house")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(jump).to_be_hidden()

    # A link to a sentence shows it, within its rule.
    page.goto(page.url.split("#")[0] + "#Y16.2")
    expect(page.locator("#Y16")).to_be_in_viewport()
    lit = "() => getComputedStyle(document.getElementById('Y16')).backgroundColor"
    assert page.evaluate(lit) != "rgba(0, 0, 0, 0)"
    page.emulate_media(media="print")
    expect(page.locator(".contents")).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".jump")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#try-seven > .button")).to_be_hidden()
    expect(page.locator("#try-seven .held")).to_be_visible()
    page.emulate_media(media="screen")

    # The table comes when it is asked for, and what it refuses leads back to the rule.
    page.locator("#try-seven > .button").click()
    table = page.frame_locator("#try-seven iframe")
    refused = table.locator(".own-hand .card[data-play=no]").first
    refused.click(position={"x": 9, "y": 16}, force=True)
    expect(table.locator(".tip .rule-link")).to_have_attribute("href", f"{PAGE}#Y16")
    expect(page.locator("#try-seven .cloth")).to_have_count(0)
