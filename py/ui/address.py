"""The page's address as a wish: which table somebody asks for, and what is wrong with it.

?game=pis_yedili                                   the form of that game
?game=pis_yedili&seats=3&first_lap=everyone        the same, filled in: every option by its name
…&players=normal,random&seed=9f3c                who sits there (one for all, or one each), and which shuffle
…&deal=1                                           deals at once
?game=pis_yedili&position=pis_yedili+dealer%3D3…   a deal that goes on from that position (engine/notation.py)
…&seat=2                                           where you sit: at a position, if not said, where it is to move
?lang=el                                           the language, beside any of these (assets/runtime/early.js)
?continue=1                                        the match that was kept
?history=1                                         the earlier matches
?replay=ID                                         one of them, gone through step by step
#record=…                                          a match, a hand or a position that somebody has handed on
"""

import json
from typing import Any

from pyscript.js_modules import attempt, keeping

from ui.dom import view
from ui.host import embedded
from ui.words import english, languages, word

RESERVED = ("game", "seats", "seed", "players", "deal", "continue", "position", "seat")
LANGUAGE = "lang"
LONGEST_SEED = 64
LONGEST_ECHO = 40
LONGEST_POSITION = 20_000  # characters, as the table takes them (py/table/questions.py)
WITH_POSITION = ("game", "position", "seat", "players", "seed", "deal")


class Setup:
    """A table as it is wished for: `levels` has a bot for each seat after yours, `options` what the rules have not.

    `asked` are the bots that a link, or the table last time, has named: they can be chosen besides the usual ones.
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self.seats = int(game["usual"])
        self.levels = [game["usual_bot"]] * (self.seats - 1)
        self.asked: list[str] = []
        self.options: dict[str, Any] = {}
        self.seed = ""
        self.deal = False
        self.position = ""
        self.seat: int | None = None

    def sit(self, seats: int) -> None:
        """Another number of players; who was there stays, and the rest play as the last of them does."""
        more = seats - 1 - len(self.levels)
        last = self.levels[-1] if self.levels else self.game["usual_bot"]
        self.levels = (self.levels + [last] * max(more, 0))[: seats - 1]
        self.seats = seats

    def choose(self, line: Any, value: Any) -> None:
        """A house rule as it is to be; the rules' own value is kept as no change."""
        if value == line["default"]:
            self.options.pop(line["name"], None)
        else:
            self.options[line["name"]] = value

    def value(self, line: Any) -> Any:
        """How that house rule now is."""
        return self.options.get(line["name"], line["default"])

    def question(self, budget: int = 0) -> dict[str, Any]:
        """What the wire is asked to start, where so many deals are imagined for a decision."""
        question: dict[str, Any] = {
            "ask": "start",
            "seed": self.seed or attempt.random_seed(),
            "players": self.levels,
            "you": self.seat,
            "budget": budget,
            "begun": keeping.seconds(),
        }
        if self.position:
            question["position"] = self.position
        else:
            question["game"] = self.game["id"]
            question["seats"] = self.seats
            question["options"] = {name: as_text(value) for name, value in self.options.items()}
            question["you"] = self.seat or 0
        return question

    def as_json(self) -> dict[str, Any]:
        """What is remembered for next time."""
        return {"seats": self.seats, "levels": self.levels, "options": self.options}


class Wrong(Exception):
    """An address that asks for what there is not; the message `key` with `params` (`words.put_word`) says so."""

    def __init__(self, key: str, params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def as_text(value: Any) -> str:
    """An option's value as links write it."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def params() -> dict[str, str]:
    """The parameters of the page's address."""
    found: dict[str, str] = json.loads(attempt.query_params())
    return found


def shared() -> str:
    """The record that is packed into the address; "" where none is."""
    found = str(keeping.fragment())
    return found[7:].split("&")[0] if found.startswith("record=") else ""


def moment() -> tuple[int, int] | None:
    """The moment of a match that the address names, as 2.14: the hand, and how many of its actions; None for none."""
    named = params().get("at", "")
    for part in str(keeping.fragment()).split("&"):
        if part.startswith("at="):
            named = part[3:]
    deal, _, count = named.partition(".")
    return (whole(deal), whole(count)) if whole(deal) > 0 and whole(count) >= 0 else None


def mark(deal: int, count: int) -> None:
    """Name that moment in the address, so that the same match opens there again; a frame's address is not ours."""
    if embedded():
        return
    at = "at=" + str(int(deal)) + "." + str(int(count))
    fragment = str(keeping.fragment())
    if fragment:
        go("#" + "&".join([part for part in fragment.split("&") if not part.startswith("at=")] + [at]), instead=True)
    else:
        go("?replay=" + params().get("replay", "") + "&" + at, instead=True)


def language_of(given: dict[str, str]) -> str:
    """The language that an address asks for, "" for none; raises `Wrong` where there are no words in it."""
    asked = given.get(LANGUAGE, "")
    tags = [tag for tag, _ in languages()]
    if asked and asked.lower().split("-")[0] not in tags:
        raise Wrong("link-language", {"value": echo(asked), "allowed": tags})
    return asked.lower().split("-")[0]


def go(address: str, *, instead: bool) -> None:
    """Show another address of this page, as a new page of the history or instead of this one."""
    method = "replaceState" if instead else "pushState"
    attempt.attempt_method(view.history, method, None, "", address)


def setup(given: dict[str, str], games: Any) -> Setup:
    """The table that these parameters ask for; raises `Wrong`."""
    if "position" in given:
        return laid(given, games)
    wished = Setup(game_of(given.get("game", ""), games))
    game = wished.game
    lines = {line["name"]: line for line in game["options"]}
    if "seats" in given:
        wished.sit(seats_of(given["seats"], game))
    for name in sorted(given):
        if name in RESERVED:
            continue
        if name not in lines:
            raise Wrong("link-option", {"game": name_of(game["id"]), "value": echo(name), "allowed": sorted(lines)})
        wished.choose(lines[name], value_of(given[name], lines[name]))
    if "players" in given:
        wished.levels = levels_of(given["players"], wished)
        wished.asked = list(wished.levels)
    if "seat" in given:
        wished.seat = seat_of(given["seat"], wished.seats - 1)
    wished.seed = seed_of(given.get("seed", ""))
    wished.deal = given.get("deal", "") not in ("", "0", "no", "off")
    return wished


def laid(given: dict[str, str], games: Any) -> Setup:
    """The table at which a position lies. How many play there, and whether it is one at all, the table will say."""
    position = given["position"].strip()
    if not position:
        raise Wrong("link-no-position", None)
    if len(position) > LONGEST_POSITION:
        raise Wrong("error-too-long", {"most": LONGEST_POSITION})
    name = given.get("game", "") or position.split()[0]
    wished = Setup(game_of(name, games))
    if position.split()[0] != wished.game["id"]:
        raise Wrong("link-position-game", {"game": name_of(wished.game["id"]), "value": echo(position.split()[0])})
    for each in sorted(given):
        if each not in WITH_POSITION:
            raise Wrong("link-position-with", {"value": echo(each)})
    wished.levels = [wished.game["usual_bot"]]
    if "players" in given:
        wished.levels = bots_of(given["players"], wished.game)
    if "seat" in given:
        wished.seat = seat_of(given["seat"], int(wished.game["most"]) - 1)
    wished.seed = seed_of(given.get("seed", ""))
    wished.position = position
    wished.deal = True
    return wished


def remembered(kept: Any, game: Any) -> Setup:
    """The table as it was set last time, as far as that is still possible."""
    wished = Setup(game)
    if not isinstance(kept, dict):
        return wished
    seats = kept.get("seats")
    if isinstance(seats, int) and game["fewest"] <= seats <= game["most"]:
        wished.sit(seats)
    levels = kept.get("levels")
    if isinstance(levels, list) and len(levels) == wished.seats - 1 and all(one in game["bots"] for one in levels):
        wished.levels = levels
        wished.asked = list(levels)
    options = kept.get("options")
    for line in game["options"]:
        if isinstance(options, dict) and line["name"] in options and allowed(options[line["name"]], line):
            wished.choose(line, options[line["name"]])
    return wished


def allowed(value: Any, line: Any) -> bool:
    """Whether a house rule can be that."""
    if line["kind"] == "number":
        low, high = line["values"]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    return any(type(value) is type(one) and value == one for one in line["values"])


def name_of(game: str) -> dict[str, str]:
    """What a game is called."""
    return word(game + "-name")


def echo(text: str) -> str:
    """What somebody typed, short enough to be said back to him."""
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…"


def game_of(name: str, games: Any) -> Any:
    """The game of that name."""
    for game in games:
        if game["id"] == name:
            return game
    there = [name_of(game["id"]) for game in games]
    if not name:
        raise Wrong("link-no-game", {"allowed": [game["id"] for game in games]})
    raise Wrong("link-game", {"value": echo(name), "allowed": there})


def whole(text: str) -> int:
    """The number of a text of up to six digits, else -1."""
    if 0 < len(text) < 7 and all(digit in "0123456789" for digit in text):
        return int(text)
    return -1


def seats_of(text: str, game: Any) -> int:
    """A number of players that the game has."""
    seats = whole(text)
    if game["fewest"] <= seats <= game["most"]:
        return seats
    params = {"game": name_of(game["id"]), "value": echo(text), "fewest": game["fewest"], "most": game["most"]}
    raise Wrong("link-seats", params)


def value_of(text: str, line: Any) -> Any:
    """The value of a house rule."""
    low = text.strip().lower()
    if line["kind"] == "switch":
        if low in ("on", "true", "yes", "1"):
            return True
        if low in ("off", "false", "no", "0"):
            return False
        can = ["on", "off"]
    elif line["kind"] == "number":
        first, last = line["values"]
        if first <= whole(low) <= last:
            return whole(low)
        raise Wrong("link-number", {"name": line["name"], "value": echo(text), "low": first, "high": last})
    else:
        for value in line["values"]:
            if str(value) == low:
                return value
        can = [str(value) for value in line["values"]]
    raise Wrong("link-value", {"name": line["name"], "value": echo(text), "allowed": can})


def levels_of(text: str, wished: Setup) -> list[str]:
    """A bot for every seat after yours: one word for all of them, or one each."""
    names = bots_of(text, wished.game)
    if len(names) == 1:
        return names * (wished.seats - 1)
    if len(names) != wished.seats - 1:
        raise Wrong("link-players", {"count": wished.seats - 1, "value": len(names)})
    return names


def bots_of(text: str, game: Any) -> list[str]:
    """Bots of that game by their names."""
    names = text.split(",")
    for name in names:
        if name not in game["bots"]:
            raise Wrong("link-player", {"value": echo(name), "allowed": game["bots"]})
    return names


def seat_of(text: str, last: int) -> int:
    """A seat of a table, counted from 0."""
    if 0 <= whole(text) <= last:
        return whole(text)
    raise Wrong("error-bad-seat", {"seat": echo(text), "last": last})


def refused(error: Any, question: Any) -> Wrong:
    """What the table had against this question, as a link's fault."""
    key, params = error["key"], dict(error["params"])
    if key == "bad-position":
        return Wrong("link-position-why", {"reason": word(params.pop("why"), params)})
    if key == "bad-notation":
        params["reason"] = english(params["reason"])
        return Wrong("link-position" if "position" in question else "open-damaged", params)
    if key == "bad-players" and "position" in question:
        return Wrong("link-players", {"count": int(params["seats"]) - 1, "value": len(question["players"])})
    return Wrong("error-" + key, params)


def seed_of(text: str) -> str:
    """A seed as the table takes it; "" for none."""
    low = text.lower()
    if len(low) <= LONGEST_SEED and all(digit in "0123456789abcdef" for digit in low):
        return low
    raise Wrong("link-seed", {"value": echo(text), "most": LONGEST_SEED})
