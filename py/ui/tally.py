"""What a seat has bet and what it has won of it, to be read at a glance: figures, and a pip for every trick."""

from typing import Any

from ui.dom import el, fill, put


def show_tally(place: Any, badge: Any, words: str) -> None:
    """Show this badge of kind "tally" there, or none; `words` tell it to those who only hear it."""
    now = words if badge else ""
    if place.getAttribute("aria-label") == now:
        return
    put(place, "aria-label", now or None)
    put(place, "role", "img" if now else None)
    if not badge:
        put(place, "data-state", None)
        fill(place, None)
        return
    bet, won = int(badge["params"]["bet"]), int(badge["params"]["won"])
    put(place, "data-state", "made" if won == bet else "over" if won > bet else "short")
    pips = [el("i", {"data-pip": pip(number, bet, won)}) for number in range(max(bet, won))]
    figures = [el("b", {}, str(won)), el("span", {}, "/" + str(bet))]
    fill(place, [el("span", {"class": "tally-figures"}, figures), el("span", {"class": "tally-pips"}, pips)])


def pip(number: int, bet: int, won: int) -> str:
    """Whether the trick of that number, from 0, is won, still to be won, or one too many."""
    if number >= bet:
        return "over"
    return "won" if number < won else "due"
