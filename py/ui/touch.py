"""Clicks and keys on a table become wishes: one listener for clicks, one for keys.

wish("act", action) · undo · hint · leave · skip · pace · log · sheet, which button · ask, which question ·
together · pad
"""

from typing import Any

from ui.confirm import needs_another, put_down
from ui.dom import listen
from ui.keys import free_for_letters
from ui.rules import door_beside

# By the letter that a key types, and where a keyboard types no Latin letters by where the key lies (`letter_of`).
QUESTIONS = {"h": "hand", "t": "table", "s": "score", "l": "last", "p": "play", "?": "keys"}
DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
ONCE = ("Enter", " ") + DIGITS  # keys that do one thing however long they are held down

DOUBLE = 350  # ms in which a second tap does not count
FINGER = 40  # CSS pixels: how far apart the two taps of one finger may be
HEARD = (
    "[data-sheet], [data-choose], [data-do], .choice, .zone[data-own] .card, .zone[data-action], .plate[data-action]"
)


class Touch:
    """Hears one table. `scene` is what is on show, `wish(name, value)` gets what the player wants."""

    def __init__(self, scene: Any, wish: Any) -> None:
        self.scene = scene
        self.wish = wish
        self.tapped = (0.0, 0.0, 0.0)  # when and where the last tap was that did something
        table = scene.felt.table
        listen(table, "click", self.clicked)
        listen(table, "keydown", self.pressed)

    def clicked(self, event: Any) -> None:
        """A click or a tap."""
        target = event.target
        prompts = self.scene.prompts
        found = target.closest(HEARD)
        if target.closest("a[href]"):
            return
        if self.scene.log_covers() and not target.closest(".sheet, .chooser, [data-do]"):
            self.wish("log", "")
            return
        if self.twice(event):
            return
        if not found:
            prompts.hide_tip()
            put_down(prompts)
            if not target.closest(".panel, .chooser"):
                prompts.close_chooser()
            if target.closest(".seat .plate"):
                self.scene.seats.introduce(target.closest(".plate"), prompts)
            elif target.closest("[data-skip], .own") and not target.closest("button, .panel"):
                self.wish("skip", "")
        elif found.hasAttribute("data-sheet"):
            self.wish("sheet", found.getAttribute("data-sheet"))
        elif found.hasAttribute("data-choose"):
            prompts.do(found.getAttribute("data-choose"), prompts.asking)
        elif found.hasAttribute("data-do"):
            self.tool(found)
        elif found.hasAttribute("data-action"):
            prompts.do(found.getAttribute("data-action"))
        else:
            self.card(found)
        if prompts.sent:
            self.tapped = (float(event.timeStamp), float(event.clientX), float(event.clientY))

    def twice(self, event: Any) -> bool:
        """Whether this is the second of two quick taps, meant for the card or button that has gone from there.

        It goes by when the finger came down, however late a busy page hears of it; the keyboard's clicks count all.
        """
        then, x, y = self.tapped
        near = abs(float(event.clientX) - x) < FINGER and abs(float(event.clientY) - y) < FINGER
        return bool(event.detail) and near and float(event.timeStamp) < then + DOUBLE

    def tool(self, button: Any) -> None:
        """One of the tools; one that is off says why."""
        reason = button.getAttribute("aria-description")
        if button.getAttribute("aria-disabled") == "true" and reason:
            self.scene.felt.tell(reason)
            self.scene.prompts.show_tip(button, reason)
        else:
            self.wish(button.getAttribute("data-do"), "")

    def card(self, node: Any) -> None:
        """A card of the own hand is chosen."""
        key = node.getAttribute("data-key")
        self.scene.hand.choose(key)
        if self.scene.felt.table.hasAttribute("data-held"):
            self.wish("skip", "")
        elif not needs_another(self.scene.prompts, key):
            self.scene.prompts.play(key)

    def pressed(self, event: Any) -> None:
        """A key."""
        target = event.target
        key = letter_of(event)
        if event.repeat and key in ONCE:
            event.preventDefault()
            return
        if event.ctrlKey or event.metaKey or event.altKey:
            if key in ("z", "Z") and not event.altKey and not event.shiftKey:
                event.preventDefault()
                self.tool(self.scene.felt.table.querySelector("[data-do=undo]"))
            return
        if key == "Escape":
            self.scene.prompts.hide_tip()
            put_down(self.scene.prompts)
            self.scene.prompts.close_chooser()
            if self.scene.log_covers():
                self.wish("log", "")
        elif target.closest(".chooser"):
            self.in_chooser(event, key)
        elif target.closest(".zone[data-own] .card"):
            self.in_hand(event, key)
        elif free_for_letters(target):
            self.letter(event, key)

    def in_hand(self, event: Any, key: str) -> None:
        """A key while a card has focus."""
        if key in ("Enter", " "):
            event.preventDefault()
            self.card(event.target.closest(".card"))
        elif self.scene.hand.step(key):
            event.preventDefault()
            self.scene.prompts.hide_tip()
        else:
            self.letter(event, key)

    def in_chooser(self, event: Any, key: str) -> None:
        """Arrows go from suit to suit."""
        if key not in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            return
        event.preventDefault()
        button = event.target.closest("button")
        if not button:
            return
        if key in ("ArrowRight", "ArrowDown"):
            other = button.nextElementSibling or button.parentElement.firstElementChild
        else:
            other = button.previousElementSibling or button.parentElement.lastElementChild
        other.focus()

    def letter(self, event: Any, key: str) -> None:
        """A question to the table, a number that is asked for, or a button by its place."""
        if key.lower() in QUESTIONS:
            event.preventDefault()
            self.wish("ask", QUESTIONS[key.lower()])
        elif key in ("r", "R"):
            event.preventDefault()
            self.read_rule()
        elif key in DIGITS:
            choices = self.scene.prompts.choices
            if self.scene.prompts.numbers.press(key):
                event.preventDefault()
            elif 0 < int(key) <= len(choices):
                event.preventDefault()
                self.scene.prompts.do(choices[int(key) - 1]["action"])

    def read_rule(self) -> None:
        """Open the rule that was just given as a reason, else the game's rules, beside the table."""
        link = self.scene.felt.tip.querySelector("a[href]") or door_beside(self.scene.prompts.game)
        if link:
            link.click()


def letter_of(event: Any) -> str:
    """What a key means: what it types, where that is a Latin letter or a digit; else what its place is known by.

    That is H for the Η of a Greek keyboard, and 1 for the & of a French one.
    """
    key, code = str(event.key), str(event.code or "")
    if len(key) == 1 and ord(key) > 127 and code.startswith("Key"):
        return code[3:].lower()
    if len(key) == 1 and code.startswith("Digit") and not event.shiftKey and key != "?" and not key.isdigit():
        return code[5:]
    return key
