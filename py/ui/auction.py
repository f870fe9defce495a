"""The auction: who said what, the values that may be bid and a button a suit; it never lies over a hand.

Every number on it comes from the view: the values of a `bids` prompt, the calls and the highest bid of the marks. A
value is chosen with arrows or by a tap, and a suit's button bids it. While others speak the buttons rest in place.
"""

from typing import Any

from ui.dom import el, fill, listen, put, text
from ui.icons import icon, suit_sign
from ui.sides import OURS, teams_of
from ui.words import say

ROW = 5  # values side by side
TALL = 720  # CSS pixels: a table higher than that has room for two rows of them


class Auction:
    """One panel for all auctions of a table."""

    def __init__(self, felt: Any, game: str) -> None:
        self.felt = felt
        self.game = game
        self.prompt: Any = None
        self.values: list[Any] = []
        self.value: Any = None
        self.board = el("ol", {"class": "board", "aria-label": say("auction-calls")})
        self.row = el("div", {"class": "values", "role": "radiogroup", "aria-label": say("auction-value")})
        less = step_button("less", "auction-less", -1)
        more = step_button("more", "auction-more", 1)
        self.suits = el("div", {"class": "suits", "role": "group", "aria-label": say("auction-suit")})
        self.offer = el(
            "div", {"class": "offer"}, [el("div", {"class": "stepping"}, [less, self.row, more]), self.suits]
        )
        attrs = {"class": "panel auction", "aria-label": say("auction-name"), "hidden": True}
        self.node = el("section", attrs, [self.board, self.offer])
        felt.table.querySelector(".cloth").appendChild(self.node)
        listen(self.node, "click", self.clicked)
        listen(self.node, "keydown", self.pressed)

    def show(self, view: Any) -> None:
        """The auction of this view; no panel where there is none."""
        calls = next((mark for mark in view["marks"] if mark["kind"] == "calls"), None)
        self.prompt = next((one for one in view["prompts"] if one["kind"] == "bids"), None)
        here = calls is not None or self.prompt is not None
        put(self.node, "hidden", not here)
        put(self.felt.table, "data-auction", here)
        if not here:
            self.values = []
            fill(self.row, None)
            fill(self.suits, None)
            return
        self.show_board(view, calls["value"] if calls else [])
        put(self.offer, "inert", self.prompt is None)
        if self.prompt is not None:
            self.values = values_of(self.prompt)
            self.choose(self.values[0], focus=False)

    def show_board(self, view: Any, calls: Any) -> None:
        """The newest word of everybody, the highest bid marked."""
        newest = {call["seat"]: call for call in calls}
        high = next((mark["value"] for mark in view["marks"] if mark["kind"] == "bid"), None)
        teams = teams_of(view)
        rows = []
        for one in view["seats"]:
            seat = one["seat"]
            leads = high is not None and high["seat"] == seat
            call = newest.get(seat)
            if leads:
                call = high
            words = self.call(call, high) if call else el("span", {"class": "call-word"}, "–")
            attrs = {"class": "call", "data-high": leads, "data-turn": one["turn"], "data-team": teams.get(seat)}
            name = [el("span", {"class": "call-name"}, say("seat-name", {"seat": seat}))]
            if teams.get(seat) == OURS and seat != view["you"]:
                name.append(el("span", {"class": "visually-hidden"}, say("table-partner")))
            rows.append(el("li", attrs, [name, words]))
        fill(self.board, rows)

    def call(self, call: Any, high: Any) -> Any:
        """What somebody said: a bid with its sign, or a word."""
        if call.get("suit") is None:
            return el("span", {"class": "call-word"}, say(self.game + "-call-" + call["word"], call))
        style = high["style"] if high else ""
        value = "capot" if call.get("capot") else call["value"]
        times = call.get("times") or 1
        parts = [
            el("span", {}, value_words(value, style)),
            suit_sign(call["suit"]),
            el("b", {"class": "times"}, "×" + str(times)) if times > 1 else None,
        ]
        label = say("auction-bid", {"value": value_words(value, style), "suit": call["suit"], "times": times})
        return el("span", {"class": "call-bid", "role": "img", "aria-label": label}, parts)

    def choose(self, value: Any, *, focus: bool = True) -> None:
        """Take this value: it is marked in the row, and the suits' buttons bid it."""
        self.value = value
        at = self.values.index(value)
        shown = self.window(at)
        style = self.prompt["params"].get("style", "")
        buttons = []
        for place, one in enumerate(self.values):
            taken = place == at
            words = value_words(one, style)
            attrs = {"type": "button", "class": "value", "role": "radio", "data-value": one}
            attrs["aria-checked"] = "true" if taken else "false"
            attrs["tabindex"] = "0" if taken else "-1"
            if place in shown:
                buttons.append(el("button", attrs, words))
        fill(self.row, buttons)
        put(self.node.querySelector("[data-by='-1']"), "aria-disabled", "true" if at == 0 else None)
        put(self.node.querySelector("[data-by='1']"), "aria-disabled", "true" if at == len(self.values) - 1 else None)
        self.show_suits(style)
        if focus:
            self.row.querySelector("[aria-checked=true]").focus()

    def window(self, at: int) -> Any:
        """Which values are in sight: a block of them, the one taken inside."""
        room = ROW * 2 if float(self.felt.table.clientHeight) > TALL else ROW - 1 if self.narrow() else ROW
        start = min(at // room * room, max(0, len(self.values) - room))
        return range(start, start + room)

    def narrow(self) -> bool:
        """Whether the panel has little room from side to side."""
        return 0 < float(self.node.clientWidth) < 350

    def show_suits(self, style: str) -> None:
        """A button a suit: it bids the value taken."""
        actions = {one["suit"]: one["action"] for one in self.prompt["choices"] if one["value"] == self.value}
        words = value_words(self.value, style)
        order = []
        for one in self.prompt["choices"]:
            if one["suit"] not in order:
                order.append(one["suit"])
        buttons = {str(node.dataset.suit): node for node in self.suits.querySelectorAll("button")}
        for suit in order:
            if suit not in buttons:
                attrs = {"type": "button", "class": "suit-button", "data-suit": suit}
                parts = [el("span", {"class": "suit-value"}), suit_sign(suit)]
                buttons[suit] = self.suits.appendChild(el("button", attrs, parts))
            node = buttons[suit]
            text(node.firstElementChild, words)
            put(node, "data-choose", actions.get(suit))
            put(node, "aria-disabled", None if suit in actions else "true")
            put(node, "aria-label", say("auction-do", {"value": words, "suit": suit}))
            put(node, "data-hint", None)

    def hint(self, action: str) -> Any:
        """Show the bid that is advised; the answer is its button, None where this is no bid."""
        if self.prompt is None:
            return None
        advised = next((one for one in self.prompt["choices"] if one["action"] == action), None)
        if advised is None:
            return None
        self.choose(advised["value"], focus=False)
        node = self.suits.querySelector('[data-suit="' + advised["suit"] + '"]')
        put(node, "data-hint", "")
        return node

    def clicked(self, event: Any) -> None:
        """A value or an arrow; the suits are heard with everything else that acts."""
        button = event.target.closest("button")
        if not button or self.prompt is None:
            return
        if button.hasAttribute("data-by"):
            self.step(int(button.getAttribute("data-by")), focus=False)
        elif button.hasAttribute("data-value"):
            named = button.getAttribute("data-value")
            self.choose(next(one for one in self.values if str(one) == named))

    def step(self, by: int, *, focus: bool) -> None:
        """The next value or the one before."""
        at = min(max(self.values.index(self.value) + by, 0), len(self.values) - 1)
        self.choose(self.values[at], focus=focus)

    def pressed(self, event: Any) -> None:
        """Arrows go from value to value, or from suit to suit."""
        key = event.key
        ahead = {"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1}.get(key)
        if self.prompt is None or (ahead is None and key not in ("Home", "End")):
            return
        event.preventDefault()
        if event.target.closest(".suits"):
            buttons = list(self.suits.querySelectorAll("button"))
            here = str(event.target.closest("button").dataset.suit)
            at = next(place for place, node in enumerate(buttons) if str(node.dataset.suit) == here)
            buttons[(at + (ahead or 0)) % len(buttons)].focus()
        elif key in ("Home", "End"):
            self.choose(self.values[0 if key == "Home" else -1])
        else:
            self.step(ahead or 0, focus=True)


def step_button(sign: str, word: str, by: int) -> Any:
    """An arrow beside the values."""
    return el("button", {"type": "button", "class": "value-step", "data-by": by, "aria-label": say(word)}, icon(sign))


def values_of(prompt: Any) -> list[Any]:
    """The values on offer, each once, in the order of the view."""
    found: list[Any] = []
    for choice in prompt["choices"]:
        if not found or found[-1] != choice["value"]:
            found.append(choice["value"])
    return [value for place, value in enumerate(found) if value not in found[:place]]


def value_words(value: Any, style: str) -> str:
    """A value as this table writes it: 80, or 8 in tens; a word stays a word."""
    if isinstance(value, str):
        return say("auction-" + value)
    return str(value // 10) if style == "tens" else str(value)
