"""The lobby: four decks on the table, the match that waits, and what has to be said at the door.

The decks stand in index.html from the first moment. This module only completes them: what the kept match is, which
games are at the table, and notices.
"""

import json
from typing import Any

from pyscript import document

from ui import records, save, storage
from ui.dom import add, by_id, drawing, el, fill, put
from ui.words import english, has, key_of, put_word, say, word


def notice(key: str, params: Any, kind: str, doors: Any = ()) -> None:
    """Say something at the door, until it is put away; `kind` is "link" or "saved", and a new one replaces the old.

    `doors` are buttons below it, each a command and a word key.
    """
    from ui.dialogs import CLOSE

    place = by_id("notices")
    old = place.querySelector('[data-kind="' + kind + '"]')
    if old:
        old.remove()
    attrs = {"type": "button", "class": "button quiet", "data-do": "put-away"}
    close = el("button", dict(attrs, **{"aria-label": say("dialog-close"), "data-word-label": "dialog-close"}))
    add(close, drawing(CLOSE))
    said = el("p")
    put_word(said, key, params)
    more = []
    for does, name in doors:
        more.append(el("button", {"type": "button", "class": "button", "data-do": does}))
        put_word(more[-1], name)
    below = el("p", {"class": "slip-doors"}, more) if more else None
    place.appendChild(el("div", {"class": "slip", "data-kind": kind}, [said, close, below]))


def show_saved() -> None:
    """The match that waits, or that none does; one that a new match pushed away is there when the new one is gone."""
    save.bring_before()
    record = storage.storage_get(save.NAME)
    before = storage.storage_get(save.BEFORE)
    put(document.documentElement, "data-saved", bool(record))
    put(by_id("saved-before"), "hidden", not before)
    pushed = records.game_of(before or "")
    named = pushed and has(pushed + "-name")
    facts = {"game": word(pushed + "-name"), "number": records.deals_of(before or "")} if named else None
    put_word(by_id("saved-before"), key_of(pushed, "saved-before") if facts else "saved-before-plain", facts)
    game = records.game_of(record or "")
    if game and has(game + "-name"):
        by_id("saved").querySelector("img").src = "assets/games/" + game + "/icon.svg"
        put(by_id("saved"), "data-game", game)
        put_word(by_id("saved-facts"), game + "-name")


def show_facts(view: Any) -> None:
    """Which hand of the match that waits is on the table."""
    params = dict(view["hand"])
    key = "saved-facts" if params.get("of") else "saved-facts-open"
    params["game"] = word(view["game"] + "-name")
    put_word(by_id("saved-facts"), key_of(view["game"], key), params)


def show_elsewhere(record: str) -> None:
    """The match that waits is being played in another tab."""
    game = records.game_of(record)
    if game and has(game + "-name"):
        put_word(by_id("saved-facts"), "saved-elsewhere", {"game": word(game + "-name")})


def set_aside(record: str, error: Any) -> None:
    """A kept match that cannot be played on: say where and why, keep the text for a bug report, and be done with it."""
    save.set_aside(record)
    params = dict(error["params"])
    if error["key"] == "bad-notation":
        params["reason"] = english(params["reason"])
    else:
        params = {"line": 0, "reason": say("error-" + error["key"], error["params"])}
    notice("saved-damaged", params, "saved", [("damaged", "saved-damaged-file")])
    show_saved()


def mark_deck(game: str) -> None:
    """Let the deck of that game be the one that glides between lobby and form."""
    for deck in by_id("games").querySelectorAll(".deck"):
        put(deck, "--glide", "deck" if deck.parentElement.getAttribute("data-game") == game else None)


def focus_door(game: str) -> Any:
    """What puts the focus back on the door through which one came, from a form to the lobby; None from elsewhere."""
    door = by_id("lay-" + game)
    came = door and by_id("form").contains(document.activeElement)
    return (lambda: door.focus()) if came else None


def show_games(games: Any) -> None:
    """Give every game of the house its tile; those of index.html already have theirs."""
    listed = by_id("games").querySelector("ul")
    for game in games:
        tile = listed.querySelector('[data-game="' + game["id"] + '"]')
        if tile and tile.dataset.state == "open":
            continue
        fresh = new_tile(game)
        if tile:
            tile.replaceWith(fresh)
        else:
            document.head.appendChild(
                el("link", {"rel": "stylesheet", "href": "assets/games/" + game["id"] + "/theme.css"})
            )
            listed.appendChild(fresh)


def new_tile(game: Any) -> Any:
    """The deck, name and doors of a game, as index.html writes them."""
    name = game["id"]
    picture = el("img", {"src": "assets/games/" + name + "/icon.svg", "alt": "", "width": 250, "height": 350})
    facts = {"fewest": game["fewest"], "most": game["most"]}
    players = "tile-players" if facts["fewest"] < facts["most"] else "tile-players-just"
    if game["best"]:
        players = "tile-players-best"
        facts.update({"from": game["best"][0], "to": game["best"][1]})
    return el(
        "li",
        {"class": "tile", "data-game": name, "data-state": "open"},
        [
            el("span", {"class": "deck", "aria-hidden": "true"}, picture),
            el("h3", {"id": "name-" + name, "data-word": name + "-name"}, say(name + "-name")),
            el("p", {"class": "blurb", "data-word": name + "-blurb"}, say(name + "-blurb")),
            el(
                "p",
                {"class": "facts", "data-word": players, "data-params": json.dumps(facts)},
                say(players, facts),
            ),
            el(
                "p",
                {"class": "doors"},
                [
                    door(name, "play", "?game=" + name + "&deal=1", "primary"),
                    door(name, "lay", "?game=" + name, ""),
                    door(name, "learn", "?learn=" + name, ""),
                ],
            ),
        ],
    )


def door(game: str, word: str, address: str, kind: str) -> Any:
    """One of a tile's buttons, a link so that it works in a new tab."""
    attrs = {
        "class": ("button " + kind).strip(),
        "id": word + "-" + game,
        "href": address,
        "data-do": word,
        "aria-labelledby": word + "-" + game + " name-" + game,
        "data-word": "tile-" + word,
    }
    return el("a", attrs, say("tile-" + word))


def show_keeping() -> None:
    """Say it where this browser keeps nothing."""
    put(document.documentElement, "data-kept", None if storage.keeps() else "no")


def clear_notices() -> None:
    """Whatever was said at the door is read."""
    fill(by_id("notices"), None)
