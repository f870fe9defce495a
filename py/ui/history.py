"""The history: how the player's matches went, by game and level, and the matches themselves, to be gone through again.

Everything in it is in this browser only, and can be taken out.
"""

from typing import Any

from pyscript.js_modules import keeping

from ui import sharing, shelf, statistics, storage
from ui.dom import add, el, fill, on
from ui.icons import icon
from ui.words import has, say, say_of

AT_ONCE = 20  # matches that are listed before one asks for more
HEADS = ("level", "played", "won", "streak", "best")


class History:
    """The page's section of that name. `archive` does what is asked there."""

    def __init__(self, node: Any, archive: Any) -> None:
        self.node = node
        self.archive = archive
        self.listed = AT_ONCE
        self.game = ""  # the game that is looked at, "" for all
        on(node, "click", "[data-past]", self.pressed)
        on(node, "change", "input[name=history-game]", self.chosen)

    def show(self) -> None:
        """Lay it out, and put the focus on its name."""
        self.listed = AT_ONCE
        self.lay()
        self.node.querySelector("h1").focus()

    def lay(self) -> None:
        """As everything now is."""
        matches = [one for one in shelf.matches() if has(one["game"] + "-name")]
        games: list[str] = []
        for one in matches:
            if one["game"] not in games:
                games.append(one["game"])
        if self.game not in games:
            self.game = ""
        chosen = [one for one in matches if self.game in ("", one["game"])]
        back = el("a", {"class": "button quiet", "href": "./", "data-do": "lobby"}, [icon("less"), say("form-back")])
        head = el("header", {"class": "history-head"}, [back, el("h1", {"tabindex": "-1"}, say("history-name"))])
        parts: list[Any] = [head]
        if not storage.keeps():
            parts.append(el("p", {"class": "slip"}, el("span", {}, say("not-kept"))))
        if matches:
            parts.append(self.filter(sorted(games)) if len(games) > 1 else None)
            parts.append(self.figures(chosen, sorted(games)))
            parts.append(self.past(chosen))
        else:
            parts.append(el("p", {"class": "history-none"}, say("history-none")))
        parts.append(self.door())
        fill(self.node, [one for one in parts if one is not None])

    def filter(self, games: Any) -> Any:
        """Which game's matches."""
        picks = []
        for name in [""] + games:
            attrs = {"type": "radio", "name": "history-game", "value": name, "checked": name == self.game}
            words = say(name + "-name") if name else say("history-all")
            picks.append(el("label", {"class": "pick"}, [el("input", attrs), el("span", {}, words)]))
        return el("div", {"class": "picks-row", "role": "group", "aria-label": say("history-which")}, picks)

    def figures(self, matches: Any, games: Any) -> Any:
        """How it goes, a sheet for each game."""
        found = statistics.figures(matches)
        sheets = [self.game_figures(name, found[name]) for name in games if name in found]
        if not sheets:
            return None
        attrs = {"class": "figures", "aria-labelledby": "figures-name"}
        heading = el("h2", {"id": "figures-name"}, say("history-figures"))
        return el("section", attrs, [heading, el("div", {"class": "figure-sheets"}, sheets)])

    def game_figures(self, game: str, levels: Any) -> Any:
        """One game's: a row for each level, and what one had set out to do."""
        heads = [
            el("th", {"scope": "col"}, say("history-" + word)) for word in ("level", "played", "won", "streak", "best")
        ]
        names = [name for name in statistics.LEVELS if name in levels]
        rows = [self.level(say("bot-" + name), levels[name]) for name in names]
        if len(names) > 1:
            rows.append(self.level(say("history-together"), levels[""]))
        table = el("table", {}, [el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows)])
        merits = levels[""].merits
        told = [self.merit(game, key, merits[key]) for key in sorted(merits) if merits[key][1]]
        head = el("h3", {}, [emblem(game), say(game + "-name")])
        body = [head, table, el("ul", {"class": "merits"}, told) if told else None]
        return el("article", {"class": "figure-sheet", "data-game": game}, body)

    def level(self, name: str, found: Any) -> Any:
        """How it goes against players of one level."""
        share = el(
            "span", {"class": "share"}, say("history-percent", {"share": statistics.percent(found.won, found.played)})
        )
        cells = [
            el("td", {}, str(found.played)),
            el("td", {}, [str(found.won) + " ", share]),
            el("td", {}, str(found.streak)),
            el("td", {}, str(found.best)),
        ]
        return el("tr", {}, [el("th", {"scope": "row"}, name), cells])

    def merit(self, game: str, key: str, counts: Any) -> Any:
        """How often the player did what he had set out to do."""
        done, tried = counts
        share = statistics.percent(done, tried)
        words = say(game + "-merit-" + key, {"done": done, "tried": tried})
        bar = el("span", {"class": "merit-bar", "--share": str(share) + "%", "aria-hidden": "true"})
        return el("li", {}, [el("span", {}, words), el("b", {}, say("history-percent", {"share": share})), bar])

    def past(self, matches: Any) -> Any:
        """The matches, newest first."""
        rows = [self.match(one) for one in matches[: self.listed]]
        parts = [el("h2", {"id": "past-name"}, say("history-past")), el("ol", {"class": "past-rows"}, rows)]
        if len(matches) > self.listed:
            words = say("history-more", {"count": len(matches) - self.listed})
            parts.append(el("button", {"type": "button", "class": "button", "data-past": "more"}, words))
        return el("section", {"class": "past", "aria-labelledby": "past-name"}, parts)

    def match(self, one: Any) -> Any:
        """One match: what came of it, when, against whom, and what can be done with it."""
        name = one["id"]
        title = el("h3", {"id": "past-" + name}, [say(one["game"] + "-name") + " ", el("span", {}, result(one))])
        level = say("history-against", {"level": say("bot-" + (one.get("level") or "mixed")), "count": one["seats"]})
        facts = [str(keeping.day(one.get("begun", ""))), level, say("history-practice") if one.get("practice") else ""]
        words = [title, el("p", {}, " · ".join([fact for fact in facts if fact]))]
        there = shelf.record_of(name) is not None
        doors: list[Any] = []
        if there and one["over"]:
            doors.append(door(name, "replay", "history-replay"))
        elif there:
            doors.append(press(name, "go-on", "saved-continue", "button primary"))
        else:
            doors.append(el("span", {"class": "past-gone"}, say("history-facts-only")))
        if there:
            doors.append(press(name, "share", "match-share", "button"))
        doors.append(sign(name, "remove", "history-remove"))
        attrs = {"class": "past-row", "data-game": one["game"], "data-won": one.get("won") is True, "data-id": name}
        return el("li", attrs, [emblem(one["game"]), el("div", {}, words), el("div", {"class": "past-doors"}, doors)])

    def door(self) -> Any:
        """Where a match that somebody has handed on is opened."""
        parts = [el("h2", {"id": "open-name"}, say("open-name")), el("p", {}, say("open-about"))]
        node = el("section", {"class": "past-open", "aria-labelledby": "open-name"}, parts)
        return add(node, sharing.opening(self.archive.open_text))

    def chosen(self, node: Any, _event: Any) -> None:
        """Another game is looked at."""
        self.game = str(node.value)
        self.listed = AT_ONCE
        self.lay()
        self.node.querySelector("input[name=history-game]:checked").focus()

    def pressed(self, button: Any, _event: Any) -> None:
        """Something is to be done with a match."""
        does = button.getAttribute("data-past")
        name = button.getAttribute("data-id")
        if does == "more":
            first = self.listed
            self.listed += AT_ONCE
            self.lay()
            row = self.node.querySelectorAll(".past-row").item(first)
            row.querySelector("a, button").focus()
        elif does == "go-on":
            self.archive.go_on(name)
        elif does == "share":
            self.archive.share(name)
        else:
            self.archive.remove(name, self.removed)

    def removed(self) -> None:
        """A match is no longer there."""
        self.lay()
        self.node.querySelector("h1").focus()


def result(one: Any) -> str:
    """What came of a match, in a few words."""
    if not one["over"]:
        hand = say_of(one["game"], "table-hand", {"number": one.get("deals") or 1, "of": 0})
        return say("history-waits", {"hand": hand})
    side = one.get("side")
    if not isinstance(side, int):
        return say("history-watched")
    score = say_of(one["game"], "table-score", {"score": one["totals"][side]})
    if one["won"]:
        return say("history-shared" if one.get("shared") else "history-won-match", {"score": score})
    if len(one["totals"]) == 2:
        return say("history-lost", {"score": score})
    return say("history-place", {"place": one["place"], "sides": len(one["totals"]), "score": score})


def emblem(game: str) -> Any:
    """The game's deck, small."""
    picture = el("img", {"src": "assets/games/" + game + "/icon.svg", "alt": "", "width": 250, "height": 350})
    return el("span", {"class": "deck", "aria-hidden": "true"}, picture)


def door(name: str, does: str, word: str) -> Any:
    """A link to a match, so that it works in a new tab."""
    attrs = {"class": "button", "href": "?replay=" + name, "data-do": does, "id": does + "-" + name}
    attrs["aria-labelledby"] = does + "-" + name + " past-" + name
    return el("a", attrs, say(word))


def press(name: str, does: str, word: str, look: str) -> Any:
    """A button for a match."""
    attrs = {"type": "button", "class": look, "data-past": does, "data-id": name, "id": does + "-" + name}
    attrs["aria-labelledby"] = does + "-" + name + " past-" + name
    return el("button", attrs, say(word))


def sign(name: str, does: str, word: str) -> Any:
    """A button for a match that is only a sign."""
    attrs = {"type": "button", "class": "button quiet", "data-past": does, "data-id": name, "id": does + "-" + name}
    attrs.update({"aria-label": say(word), "aria-describedby": "past-" + name, "title": say(word)})
    return el("button", attrs, icon("remove"))
