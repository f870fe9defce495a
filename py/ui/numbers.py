"""A number to be named: all numbers as buttons where they are few, else quick ones, a slider and a field to type in.

What a rule forbids is there and says why. A number may belong to a card, and is then asked for at a click on the card.
"""

from typing import Any

from ui.dom import el, fill, listen, put, text
from ui.rules import beside
from ui.words import say

FEW = 12  # so many numbers are all shown as buttons


class Numbers:
    """One panel for all numbers of a table. `label(prompt)` says what is asked, `reason(forbidden)` why not."""

    def __init__(self, felt: Any, label: Any, reason: Any) -> None:
        self.felt = felt
        self.label = label
        self.reason = reason
        self.prompt: Any = None
        self.at = 0  # the number that the slider shows
        self.actions: dict[int, str] = {}
        self.forbidden: dict[int, Any] = {}
        self.node = el("section", {"class": "panel numbers", "hidden": True})
        felt.table.querySelector(".cloth").appendChild(self.node)
        listen(self.node, "input", self.typed)
        listen(self.node, "click", self.clicked)
        listen(self.node, "keydown", self.pressed)

    def show(self, view: Any) -> None:
        """Ask for the number of this view that belongs to no card; no panel where there is none."""
        free = (one for one in view["prompts"] if one["kind"] == "number" and not one.get("card"))
        self.ask(next(free, None))

    def ask(self, prompt: Any) -> None:
        """Ask for this number, or for none."""
        self.prompt = prompt
        put(self.node, "hidden", prompt is None)
        if prompt is None:
            fill(self.node, None)
            return
        self.actions = {int(one["value"]): one["action"] for one in prompt["choices"]}
        self.forbidden = {int(one["value"]): one for one in prompt.get("forbidden") or ()}
        words = self.label(prompt)
        put(self.node, "aria-label", words)
        self.why = el("p", {"class": "number-why", "role": "status"})
        numbers = sorted(list(self.actions) + list(self.forbidden))
        body = self.buttons(numbers) if len(numbers) <= FEW else self.slider(numbers, prompt.get("quick") or ())
        fill(self.node, [el("p", {"class": "panel-words"}, words), body, self.reasons(numbers), self.why])

    def focus(self) -> None:
        """Go to the first thing that can be pressed."""
        first = self.node.querySelector("button[data-choose], input")
        if first:
            first.focus()

    def reasons(self, numbers: Any) -> Any:
        """Why some of few numbers may not be said: it is there before anybody asks."""
        bad = [number for number in numbers if number in self.forbidden]
        if not bad or len(numbers) > FEW:
            return None
        rows = [el("li", {"data-number": number}, self.why_not(number)) for number in bad]
        return el("ul", {"class": "number-reasons"}, rows)

    def press(self, digit: str) -> bool:
        """Press the button of this number; whether there is one."""
        button = self.node.querySelector('button[data-number="' + digit + '"]') if self.prompt is not None else None
        if button:
            button.click()
        return button is not None

    def hint(self, action: str) -> Any:
        """Show the number that is advised; the answer is its button, None where it is not asked for now."""
        found = next((number for number, does in self.actions.items() if does == action), None)
        if self.prompt is None or found is None:
            return None
        if len(self.actions) + len(self.forbidden) > FEW:
            self.set(found)
            return self.sure
        button = self.node.querySelector('[data-number="' + str(found) + '"]')
        put(button, "data-hint", "")
        return button

    def buttons(self, numbers: Any) -> Any:
        """All numbers, one button each."""
        made = []
        for number in numbers:
            allowed = number in self.actions
            attrs = {"type": "button", "class": "value", "data-number": number}
            attrs["data-choose"] = self.actions.get(number)
            attrs["aria-disabled"] = None if allowed else "true"
            attrs["aria-description"] = None if allowed else self.reason(self.forbidden[number])
            made.append(el("button", attrs, str(number)))
        return el("div", {"class": "values"}, made)

    def slider(self, numbers: Any, quick: Any) -> Any:
        """A slider and a field that show the same number, quick buttons, and one that says it."""
        self.at = next((number for number in numbers if number in self.actions), numbers[0])
        ends = {"min": numbers[0], "max": numbers[-1], "value": self.at, "aria-label": self.label(self.prompt)}
        self.range = el("input", dict(ends, type="range", step=1))
        self.field = el("input", dict(ends, type="number", step=1, inputmode="numeric"))
        self.sure = el("button", {"type": "button", "class": "value value-sure"})
        made = []
        for one in quick:
            words = say(self.felt.game + "-do-" + one["word"], one) if one.get("word") else str(one["value"])
            made.append(el("button", {"type": "button", "class": "value", "data-choose": one["action"]}, words))
        rows = [
            el("div", {"class": "values"}, made) if made else None,
            el("div", {"class": "stepping"}, [self.range, self.field, self.sure]),
        ]
        self.set(self.at)
        return el("div", {"class": "number-rows"}, rows)

    def why_not(self, number: int) -> list[Any]:
        """Why this number is forbidden, and the rule that says so."""
        bad = self.forbidden[number]
        return [self.reason(bad), beside(self.felt.game, "refused-" + bad["key"])]

    def slides(self) -> bool:
        """Whether a number is being set with the slider."""
        return self.prompt is not None and len(self.actions) + len(self.forbidden) > FEW

    def set(self, number: int) -> None:
        """Show this number, and whether it may be said."""
        self.at = number
        action = self.actions.get(number)
        bad = self.forbidden.get(number)
        for field in (self.range, self.field):
            # The slider stays where it is for a number beyond its ends: it would not notice being moved to them.
            if str(field.value) != str(number) and (field is self.field or action or bad):
                field.value = str(number)
        text(self.sure, say("number-sure", {"value": number}))
        put(self.sure, "data-choose", action)
        put(self.sure, "aria-disabled", None if action else "true")
        text(self.why, self.reason(bad) if bad else "" if action else say("number-none"))

    def typed(self, event: Any) -> None:
        """The slider or the field has changed."""
        digits = str(event.target.value)
        if 0 < len(digits) < 6 and all(one in "0123456789" for one in digits):
            self.set(int(digits))
        else:
            put(self.sure, "data-choose", None)
            put(self.sure, "aria-disabled", "true")

    def clicked(self, event: Any) -> None:
        """A number that is forbidden says why."""
        button = event.target.closest("button")
        if button and button.getAttribute("aria-disabled") == "true" and button.hasAttribute("aria-description"):
            text(self.why, button.getAttribute("aria-description"))

    def pressed(self, event: Any) -> None:
        """Enter in the field says the number; arrows go from button to button."""
        if event.key == "Enter" and event.target.matches("input"):
            event.preventDefault()
            self.sure.click()
            return
        ahead = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}.get(event.key)
        if ahead is None or not event.target.matches("button.value"):
            return
        event.preventDefault()
        button = event.target
        other = button.nextElementSibling if ahead > 0 else button.previousElementSibling
        if other:
            other.focus()
