"""Posters: a drawing of every position that is shipped, which embed.js shows until somebody wants to play there.

assets/posters/lesson-<game>-<lesson>.svg, and for each position of a rules page (rules/positions.toml)
one that is named by its text and seat. There are no words in them, so one serves all languages; a few kB each.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from tools.shell import ROOT, Stop

sys.path.insert(0, str(ROOT / "py"))

from engine.notation import NotationError
from engine.seats import CHANCE
from games import registry
from table.lesson import course

WIDTH, HEIGHT = 640, 360
CARD = (66, 92)
SMALL = (30, 42)
RED = "#c01f2e"
LETTERS = "text{font:700 24px system-ui,sans-serif;text-anchor:middle}"
BLACK = "#1d1d28"
EDGES = ("--cloth-light", "--cloth-dark")  # of the cloth: the colour in its middle, and at its edge
SUITS = {
    "S": "M0-10C4-5 9-2 9 3 9 7 3 8 1 4 1 7 2 9 4 10H-4C-2 9-1 7-1 4-3 8-9 7-9 3-9-2-4-5 0-10Z",
    "H": "M0 10C-3 5-9 1-9-4-9-10-2-10 0-5 2-10 9-10 9-4 9 1 3 5 0 10Z",
    "D": "M0-10 7 0 0 10-7 0Z",
    "C": "M0-10C5-10 6-4 3-2 7-4 10 0 8 3 6 6 2 5 1 2 1 6 2 9 4 10H-4C-2 9-1 6-1 2-2 5-6 6-8 3-10 0-7-4-3-2"
    "-6-4-5-10 0-10Z",
}
DIGITS = "0123456789"


def write(site: Path) -> list[str]:
    """Draw them all into a site; answers their names, as embed.js looks for them."""
    folder = site / "assets" / "posters"
    folder.mkdir(parents=True, exist_ok=True)
    made: dict[str, str] = {}
    for name, game, line, seat in shipped():
        drawing = poster(game, line, seat)
        if made.setdefault(name, drawing) != drawing:
            raise Stop(f"Two positions have the same poster, {name}: tools/posters.py has to name them otherwise.")
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    return sorted(made)


def shipped() -> Iterator[tuple[str, str, str, int]]:
    """Every poster's name, game, position and seat: the lessons', and those of the rules pages."""
    for game in registry.ids():
        for lesson in course(game):
            yield f"lesson-{game}-{lesson.id}", game, lesson.position, lesson.seat
        file = ROOT / "py" / "games" / game / "rules" / "positions.toml"
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("position", []) if file.is_file() else []
        for one in entries:
            if "position" in one:
                yield from at_position(game, one["position"], one.get("seat"))


def at_position(game: str, line: str, seat: int | None) -> Iterator[tuple[str, str, str, int]]:
    """A position with the seat that is named, and without one where it is to move."""
    usual = to_move(game, line)
    if seat is None or seat == usual:
        yield named(line, ""), game, line, usual
    yield named(line, str(usual if seat is None else seat)), game, line, usual if seat is None else seat


def named(line: str, seat: str) -> str:
    """The name of a position's poster: FNV-1a of its text and seat, as embed.js works it out.

    >>> named("pis_yedili dealer=3", "")
    'dfdf3b59'
    """
    found = 0x811C9DC5
    for letter in f"{line.strip()}|{seat}":
        found = (found ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return f"{found:08x}"


def to_move(game: str, line: str) -> int:
    """Whose turn it is there; the first seat where it is the deck's. Raises Stop for what is no position."""
    try:
        state: Any = registry.load(game).game.from_position(line)
    except NotationError as error:
        raise Stop(f"A shipped position of {game} cannot be laid: {error}\n{line}") from None
    return next((seat for seat in state.actors() if seat != CHANCE), 0)


@cache
def cloth(game: str) -> tuple[str, str]:
    """The two colours of a game's cloth by day, as its theme.css has them: in the middle and at the edge."""
    file = ROOT / "assets" / "games" / game / "theme.css"
    text = file.read_text(encoding="utf-8")
    found = [re.search(rf"{edge}:\s*light-dark\((\w+\([^()]*\)|#\w+)\s*,", text) for edge in EDGES]
    if found[0] is None or found[1] is None:
        raise Stop(f"{file.relative_to(ROOT)} should give {' and '.join(EDGES)} as light-dark(COLOUR, COLOUR).")
    return found[0][1], found[1][1]


def poster(game: str, line: str, seat: int) -> str:
    """The drawing: the others along the top, what lies in the middle, the hand below."""
    entry = registry.load(game)
    view: Any = entry.view(entry.game.from_position(line).observe(seat))
    light, dark = cloth(game)
    others = [one for one in view["seats"] if one["seat"] != seat]
    middle = [card for zone in view["zones"] if zone["owner"] is None for card in lying(zone)]
    fans = [zone for zone in view["zones"] if zone["owner"] == seat and zone["kind"] == "fan"]
    hand = [card["card"] for zone in fans for card in zone["cards"]]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<radialGradient id="c"><stop stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#c)"/>',
        f"<style>{LETTERS}.r{{fill:{RED}}}.b{{fill:{BLACK}}}</style>",
        *symbols([code for code in [*middle, *hand] if code], hidden=None in middle or None in hand or bool(others)),
    ]
    for number, one in enumerate(others):
        centre = WIDTH * (number + 1) / (len(others) + 1)
        parts += backs(min(one["cards"], 12), centre, WIDTH / (len(others) + 1) - 16)
        if one["turn"]:
            parts.append(f'<circle cx="{centre:.0f}" cy="66" r="4" fill="#ffd76a"/>')
    parts += row(middle[-12:], WIDTH / 2, 82, 420)
    parts += row(hand, WIDTH / 2, 190, WIDTH - 48)
    return "".join([*parts, "</svg>\n"])


def lying(zone: Any) -> list[str | None]:
    """What is to be seen of a zone in the middle: a pile's top card, of a trick or row all."""
    cards = [card["card"] for card in zone["cards"]]
    if zone["kind"] == "stack":
        return cards[-1:]
    return [code for code in cards if code]


def places(count: int, wide: int, centre: float, room: float) -> list[float]:
    """Where so many cards lie side by side, closer where there are many: the left edge of each."""
    step = min(wide + 6, (room - wide) / max(count - 1, 1))
    left = centre - (step * (count - 1) + wide) / 2
    return [left + step * number for number in range(count)]


def row(codes: Sequence[str | None], centre: float, top: int, room: float) -> list[str]:
    """Cards side by side."""
    lefts = places(len(codes), CARD[0], centre, room)
    return [f'<g transform="translate({x:.1f} {top})">{face(code)}</g>' for x, code in zip(lefts, codes, strict=True)]


def backs(count: int, centre: float, room: float) -> list[str]:
    """What somebody else holds, along the top."""
    return [f'<use href="#s" x="{x:.1f}" y="14"/>' for x in places(count, SMALL[0], centre, room)]


def symbols(codes: Sequence[str], *, hidden: bool) -> list[str]:
    """What several cards have in common, once: paper, back, and the suits that are there."""
    wide, high = CARD
    parts = [f'<rect id="p" width="{wide}" height="{high}" rx="6" fill="#fffdf8" stroke="#0005"/>']
    if hidden:
        inner = f'<rect x="5" y="5" width="{wide - 10}" height="{high - 10}" rx="3" fill="#3f7896" stroke="#fff6"/>'
        parts.append(f'<g id="k"><use href="#p"/>{inner}</g>')
        parts.append(f'<g id="s"><use href="#k" transform="scale({SMALL[0] / wide:.3f})"/></g>')
    suits = {code[1] for code in codes if len(code) == 2 and code[1] in SUITS}
    parts += [f'<path id="{suit}" d="{SUITS[suit]}" class="{"r" if suit in "HD" else "b"}"/>' for suit in sorted(suits)]
    return ["<defs>", *parts, "</defs>"]


def face(code: str | None) -> str:
    """A card: rank and suit in the corner and the suit large, or its number, or its back."""
    if code is None:
        return '<use href="#k"/>'
    if len(code) == 2 and code[1] in SUITS:
        rank, suit = code[0].replace("T", "10"), code[1]
        corner = f'<text x="16" y="27" class="{"r" if suit in "HD" else "b"}">{rank}</text>'
        signs = f'<use href="#{suit}" x="16" y="42"/><use href="#{suit}" transform="translate(42 62)scale(1.7)"/>'
        return f'<use href="#p"/>{corner}{signs}'
    text = code if all(letter in DIGITS for letter in code) else "★"
    return (
        f'<use href="#p"/><text x="15" y="27" class="r">{escape(text)}</text>'
        f'<text x="36" y="72" class="r" style="font-size:36px">{escape(text)}</text>'
    )
