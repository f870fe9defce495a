"""The editor's cards: those of the pack, which go to a place, and those of a place, which go back to the pack."""

from typing import Any

from pyscript import document

from ui import cards, numbered
from ui.dom import add, el, put
from ui.editor_fields import words_of
from ui.words import say

MANY = 16  # cards of a place beyond which it is as wide as the sheet
SIGNS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}


def face_of(code: str) -> str:
    """The face of a card: twins of two packs have the same."""
    return code[:-1] if code.endswith("b") else code


def tile(code: str) -> Any:
    """A card of the pack, as small as a finger allows."""
    attrs = {"type": "button", "class": "edit-tile", "data-edit": "put", "data-card": code, "tabindex": -1}
    attrs["aria-label"] = say("setup-put", {"card": code})
    if numbered.is_numbered(code):
        return el("button", attrs, drawn("★" if code == "Joker" else code))
    attrs["data-suit"] = code[1]
    return el("button", attrs, [drawn("10" if code[0] == "T" else code[0]), drawn(SIGNS[code[1]])])


def drawn(sign: str) -> Any:
    """What stands on a card of the pack: a drawing, whose name is the button's."""
    return el("span", {"data-sign": sign})


def place(field: Any) -> Any:
    """A place: its name, how many cards lie there and how many have to, and the cards."""
    count = len(field["cards"]) + field["rest"]
    params = {"count": count, "wanted": field["wanted"] or 0}
    number = el("span", {"class": "count"}, say("setup-count" if field["wanted"] else "setup-count-any", params))
    right = field["wanted"] is None or count == field["wanted"]
    radio = el("input", {"type": "radio", "name": "place", "value": field["name"]})
    head = el("label", {"class": "place-head"}, [radio, el("span", {}, words_of(field["label"])), number])
    laid = [lying(code, gone=code in field["laid"]) for code in field["cards"]]
    group = el("div", {"class": "place-cards", "data-columns": 0, "role": "group", "--n": max(len(laid), 2)}, laid)
    put(group, "aria-label", words_of(field["label"]))
    if field["rest"]:
        add(group, el("span", {"class": "place-rest"}, say("setup-rest", {"count": field["rest"]})))
    if laid:
        rove(group, laid[0])
    attrs = {"class": "place", "data-place": field["name"], "data-right": right, "data-many": len(laid) > MANY}
    return el("div", attrs, [head, group])


def lying(code: str, *, gone: bool) -> Any:
    """A card that lies somewhere; one that was laid since stands back."""
    face = cards.new_card()
    cards.show_face(face, code, small=True)
    attrs = {"type": "button", "class": "edit-card", "data-edit": "take", "data-card": code, "data-laid": gone}
    attrs["aria-label"] = say("setup-take", {"card": code})
    attrs["tabindex"] = -1
    return el("button", attrs, face)


def rove(group: Any, node: Any) -> None:
    """Let this card be the one that Tab comes to."""
    for other in group.querySelectorAll("[tabindex='0']"):
        put(other, "tabindex", -1)
    put(node, "tabindex", 0)


def focused_card() -> Any:
    """What of a place has the focus: the place's name, and the number of the card or -1 for the head; None for none."""
    here = document.activeElement
    box = here and here.closest("[data-place]")
    if not box:
        return None
    found = list(box.querySelectorAll("[data-card]"))
    return str(box.dataset.place), next((at for at, one in enumerate(found) if one.isSameNode(here)), -1)


def give_focus(held: Any, drawn: Any) -> None:
    """Give the focus back to what has taken the place of who had it: that card or the one before it, else the head."""
    if held is None or held[0] not in drawn:
        return
    box = drawn[held[0]][1]
    if box.contains(document.activeElement):
        return
    found = list(box.querySelectorAll("[data-card]"))
    if found and held[1] >= 0:
        node = found[min(held[1], len(found) - 1)]
        rove(node.parentElement, node)
        node.focus()
    else:
        box.querySelector("input").focus()
