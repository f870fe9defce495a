"""Cards as things: one element a physical card, with a face or without one.

    <div class="card" data-face="up" data-card="7H" role="img" aria-label="7 of hearts">
      <div class="leaf"><div class="back"></div><img class="face" alt="" src="…/7H.svg"></div>
    </div>

The card is where it lies (only motion moves it), its leaf is how it lies (turned, lifted). A card face down holds no
face, code or name anywhere.
"""

import asyncio
from typing import Any

from pyscript import document

from ui import numbered
from ui.dom import el, put
from ui.words import say

FACES = "assets/vendor/cards/"
CALM = 1  # seconds until faces are fetched that nobody sees yet
AT_ONCE = 13  # so many are asked for before the browser is let in
SMALL = 104  # CSS pixels: narrower cards get the faces with large indices


class Faces:
    """Which drawings are on the cards, and which of them the browser already holds."""

    def __init__(self) -> None:
        self.colours = "two-colour"
        self.style = "auto"  # "plain" or "big" wherever they lie, or as there is room
        self.large = False
        self.used = ""  # which game and styles that was said of last
        self.packs: dict[str, Any] = {}  # game → the codes of its cards, as the worker tells them
        self.held: dict[str, Any] = {}  # address → picture

    def folder(self, *, small: bool) -> str:
        """The style for a card; where all are small, or this one is, it is the one with large indices."""
        large = self.style == "big" or (self.style == "auto" and (small or self.large))
        return ("big-" if large else "") + self.colours

    def address(self, code: str, *, small: bool) -> str:
        """Where the drawing of a card lies; a twin looks like the first."""
        return FACES + self.folder(small=small) + "/" + code[:2] + ".svg"

    async def hold(self, game: str) -> None:
        """Fetch the faces of a game's pack before they are needed, so that none turns up blank; those in sight first.

        All others are let go: to the browser each is a document, which takes half a megabyte.
        """
        used = self.used
        await asyncio.sleep(CALM)
        before, self.held = self.held, {}
        for small in (False, True):
            for count, code in enumerate(self.packs.get(game, ())):
                if numbered.is_numbered(code):
                    continue
                address = self.address(code, small=small)
                if address not in self.held:
                    self.held[address] = before.get(address) or el("img", {"src": address})
                if count % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(0.03)
                    if self.used != used:
                        return  # others are wanted now, and fetched by another call

    def suit_to(self, width: float, colours: str, style: str, game: str) -> bool:
        """Take the style that is wanted, or that cards of this width need; whether other faces are needed now."""
        self.large = width < SMALL
        self.colours, self.style = colours, style
        before, self.used = self.used, game + self.folder(small=False) + self.folder(small=True)
        return before != self.used


faces = Faces()


BACK = el("div", {"class": "back"})
BLANK = el("div", {"class": "card", "data-face": "down", "aria-hidden": "true"}, el("div", {"class": "leaf"}, BACK))


def new_card() -> Any:
    """A card face down. A copy is one word to the browser; a deal makes dozens."""
    return BLANK.cloneNode(True)  # noqa: FBT003 (the DOM's own order)


def show_face(card: Any, code: str | None, *, small: bool = False) -> None:
    """Turn it so that it shows this face, or none; `small` where cards lie smaller than in the own hand."""
    if card.getAttribute("data-card") == code and card.hasAttribute("data-small") == small:
        return
    put(card, "data-small", small)
    leaf = card.firstElementChild
    picture = leaf.querySelector(".face")
    if code is None:
        if picture:
            picture.remove()
        put(card, "data-face", "down")
        put(card, "data-card", None)
        return
    if numbered.is_numbered(code):
        if picture:
            picture.remove()
        leaf.appendChild(numbered.face(code, small=small))
    else:
        show_picture(leaf, picture, faces.address(code, small=small))
    put(card, "data-face", "up")
    put(card, "data-card", code)


def show_picture(leaf: Any, picture: Any, address: str) -> None:
    """Put a drawing that is kept in a file on a card, in place of the one that is there."""
    if not picture:
        picture = el("img", {"class": "face", "alt": "", "draggable": "false", "decoding": "sync"})
        leaf.appendChild(picture)
    put(picture, "src", address)


def redraw() -> None:
    """Give every card in sight the face of the style now in use."""
    for picture in document.querySelectorAll(".card[data-card] img.face"):
        card = picture.closest(".card")
        put(picture, "src", faces.address(card.dataset.card, small=card.hasAttribute("data-small")))


def card_name(code: str, says: Any = None) -> str:
    """What the card is called, and which number it was said to be, if any."""
    return say("table-card", {"card": code}) if says is None else say("table-card-said", {"card": code, "value": says})


def call_card(card: Any, code: str | None, *, top: bool, says: Any = None) -> None:
    """Name a card on the table for those who listen: only the card on top of a pile says what it is."""
    named = code is not None and top
    put(card, "data-says", says)
    put(card, "role", "img" if named else None)
    put(card, "aria-label", card_name(code, says) if code is not None and top else None)
    put(card, "aria-hidden", None if named else "true")
    for name in ("tabindex", "aria-disabled", "aria-description", "data-play", "data-sent", "data-ready", "data-hint"):
        put(card, name, None)


def small_card(code: str, says: Any = None) -> Any:
    """A card to read, not to touch, as on the score sheet."""
    card = new_card()
    show_face(card, code, small=True)
    call_card(card, code, top=True, says=says)
    return card


def width_of(card: Any) -> float:
    """How wide a card lies, in CSS pixels."""
    return float(card.offsetWidth)
