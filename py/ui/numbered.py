"""Faces of numbered cards and of the Joker that goes with them, drawn here: the higher, the hotter the chilli.

A card in the hand has its number twice, in the corner that a fan leaves in sight too; a small one, or one that others
hold open, has it once and as large as it goes.
"""

import math
from typing import Any

from ui.dom import el, put

HOTTEST = 55
TWO_WAYS = ("6", "9")  # upside down they are each other: a line says where their foot is
BODY = "M-92 -20C-58 -50 -18 -44 18 -22 48 -4 76 0 98 -14 92 20 52 42 8 36 -44 30 -92 16 -92 -20Z"
SHINE = "M-66 -20C-46 -34 -20 -30 6 -14"
STALK = "M-88 -22C-100 -28 -106 -38 -106 -50M-94 -6C-102 -20 -92 -36 -74 -36"
STAR = "M0 -34 9.5 -12.5 32.5 -10.5 15 4.800 20.500 28 0 15.500 -20.500 28 -15 4.800 -32.500 -10.500 -9.500 -12.500Z"
LEFT = "M104 142C92 112 66 92 26 96 44 138 48 176 62 226H102C100 196 100 168 104 142Z"
RIGHT = "M146 142C158 112 184 92 224 96 206 138 202 176 188 226H148C150 196 150 168 146 142Z"
CAP = "M62 226C48 176 44 138 26 96 66 92 92 112 104 142 104 108 110 78 125 52 140 78 146 108 146 142"
CAP += " 158 112 184 92 224 96 206 138 202 176 188 226Z"
CORNER = 0.44  # how large the figures in the corner are, of those in the middle
HIGH = "M84 326L118 326 101 278Z"
LOW = "M132 278L166 278 149 326Z"
BELLS = ((26, 92), (125, 46), (224, 92))

count = [0]  # faces drawn so far, for the names of their figures


def is_numbered(code: str) -> bool:
    """Whether a card of that code has its face drawn here."""
    return code == "Joker" or all(letter in "0123456789" for letter in code)


def heat(number: int) -> str:
    """The colour of a chilli: green and mild, yellow, red and hot."""
    hot = (number - 1) / (HOTTEST - 1)
    light = 58 + 17 * math.sin(math.pi * hot) - 9 * hot
    return f"oklch({light:.1f}% {0.14 + 0.05 * hot:.3f} {138 - 112 * hot:.0f}deg)"


def face(code: str, *, small: bool) -> Any:
    """The drawing of that card."""
    parts = joker(small=small) if code == "Joker" else number_parts(code, small=small)
    attrs = {"class": "face drawn", "viewBox": "0 0 250 350", "aria-hidden": "true", "focusable": "false"}
    return el("svg:svg", attrs, parts)


def number_parts(code: str, *, small: bool) -> list[Any]:
    """A number, and a chilli as long and as hot as it is high."""
    number = int(code)
    colour = heat(number)
    size = 0.5 + 0.5 * number / HOTTEST
    place = "translate(125 268) rotate(-7) scale(" + f"{size:.3f}" + ")"
    parts = [
        frame(colour),
        chilli(colour, place),
    ]
    figures = words(code, 125, 176 if small else 194, 178 if small else 142)
    parts.append(figures)
    if not small:
        parts.append(corner(figures, code))
    if code in TWO_WAYS:
        parts.append(el("svg:path", {"class": "foot", "d": "M88 206H162" if small else "M94 211H156"}))
    return parts


def corner(figures: Any, code: str) -> Any:
    """The same figures again, small in the corner: a copy that is no second text."""
    count[0] += 1
    put(figures, "id", "figures-" + str(count[0]))
    middle = 41 if len(code) == 1 else 59
    place = f"translate({middle - 125 * CORNER:.1f} {70 - 194 * CORNER:.1f}) scale({CORNER})"
    return el("svg:use", {"href": "#figures-" + str(count[0]), "transform": place})


def chilli(colour: str, place: str) -> Any:
    """One chilli."""
    parts = [
        el("svg:path", {"d": BODY, "fill": colour}),
        el("svg:path", {"class": "shine", "d": SHINE}),
        el("svg:path", {"class": "stalk", "d": STALK}),
    ]
    return el("svg:g", {"transform": place}, parts)


def joker(*, small: bool) -> list[Any]:
    """A fool's cap of three points; the card may be the highest or the lowest."""
    parts = [
        frame(heat(HOTTEST)),
        el("svg:path", {"d": CAP, "fill": heat(HOTTEST)}),
        el(
            "svg:path",
            {"d": LEFT, "fill": heat(8)},
        ),
        el(
            "svg:path",
            {
                "d": RIGHT,
                "fill": heat(27),
            },
        ),
        el("svg:rect", {"class": "brim", "x": 54, "y": 218, "width": 142, "height": 30, "rx": 15}),
        [el("svg:circle", {"class": "bell", "cx": x, "cy": y, "r": 15}) for x, y in BELLS],
        el("svg:path", {"d": HIGH, "fill": heat(HOTTEST)}),
        el("svg:path", {"d": LOW, "fill": heat(4)}),
    ]
    if not small:
        parts.append(el("svg:path", {"d": STAR, "fill": heat(HOTTEST), "transform": "translate(47 48) scale(0.8)"}))
    return parts


def frame(colour: str) -> Any:
    """A thin line inside the edge."""
    return el("svg:rect", {"class": "line", "x": 9, "y": 9, "width": 232, "height": 332, "rx": 13, "stroke": colour})


def words(text: str, x: int, y: int, size: int) -> Any:
    """Figures on a card."""
    return el("svg:text", {"x": x, "y": y, "font-size": size, "text-anchor": "middle"}, text)
