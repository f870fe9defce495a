"""The rules pages (tools/rules.py): where a game's rules are read, and the rule behind what the table says.

Which rule that is stands in the catalogue, put there at build: `<game>-refused-<key>-rule`, `<game>-sheet-<key>-rule`.
"""

from typing import Any

from ui.dom import el
from ui.words import has, rules_page, say, there_are_pages


def door(game: str) -> Any:
    """A link to the game's rules, None in the one file, which has no other pages."""
    if not there_are_pages():
        return None
    return el("a", {"class": "rules-door", "data-rules": game, "href": rules_page(game)}, say("rules-name"))


def door_beside(game: str) -> Any:
    """The same from a table, which stays open."""
    link = door(game)
    if link:
        link.target = "_blank"
    return link


def beside(game: str, key: str) -> Any:
    """The number of the rule behind these words (`refused-fit`, `sheet-card`) as a link; None where none is known."""
    found = game + "-" + key + "-rule"
    if not there_are_pages() or not has(found):
        return None
    number = say(found)
    attrs = {"class": "rule-link", "href": rules_page(game, number), "target": "_blank", "data-rule": number}
    attrs["aria-label"] = say("rules-rule", {"number": number})
    return el("a", attrs)  # the number is drawn by the style sheet: it is no word of the sentence before it


def with_rule(words: str, game: str, refused: Any) -> list[Any]:
    """Why something may not be done, and the rule that says so; `refused` is None where it is no rule's doing.

    For a tip, which goes with the next key: the link is for who points at it, the key R for everybody else.
    """
    link = beside(game, "refused-" + refused["key"]) if refused else None
    if link:
        link.tabIndex = -1
    return [el("span", {}, words), link]
