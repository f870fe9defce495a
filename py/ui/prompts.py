"""What the player may do: a card to click, a button, a pile to click, a suit to name.

The page shows what the view offers and knows no rule: a card is playable because a prompt belongs to it, and a card
that is refused comes with the rule that refuses it.
"""

from typing import Any

from pyscript.js_modules import attempt

from ui import cards, host
from ui.auction import Auction
from ui.dom import el, fill, listen, put, text
from ui.icons import suit_sign
from ui.numbers import Numbers
from ui.people import People, is_person
from ui.picking import Picking, copies, set_button
from ui.rules import with_rule
from ui.tip import place_tip
from ui.words import has, say

PICKED = "#picked"  # stands for the action of the cards that are picked
SETS = "#sets-"  # stands for one of several ready sets of cards


class Prompts:
    """The prompts of the view on show. `send(action)` is called once for each view at most."""

    def __init__(self, felt: Any, zones: Any, game: str, send: Any) -> None:
        self.felt = felt
        self.zones = zones
        self.game = game
        self.send = send
        self.by_card: dict[str, Any] = {}
        self.refused: dict[str, Any] = {}
        self.asked: list[Any] = []  # what waits for an answer, where it is the player's turn
        self.choices: list[Any] = []
        self.buttons: dict[str, Any] = {}
        self.sent = False
        self.asking = ""  # the key of the card whose suit or number is being asked for
        self.note: Any = lambda _what: None  # hears what is being asked: ["card", key], ["set", name], ["picked", keys]
        self.auction = Auction(felt, game)
        self.numbers = Numbers(felt, self.label, self.refusal)
        self.people = People(felt, game, self.label)
        self.picking = Picking(zones)
        self.chooser = el("div", {"class": "chooser", "popover": "auto", "role": "dialog"})
        felt.table.appendChild(self.chooser)
        listen(self.chooser, "toggle", self.toggled)

    def show(self, view: Any) -> None:
        """Offer what this view offers."""
        if not self.still_asked(view):
            self.close_chooser()
        self.hide_tip()
        self.sent = False
        self.by_card = {one["card"]: one for one in view["prompts"] if one.get("card")}
        self.refused = {one["card"]: one for one in view["refused"]}
        mine = any(one["turn"] for one in view["seats"] if one["seat"] == view["you"])
        self.asked = view["prompts"] if mine else []
        self.choices = choices_of(view["prompts"])
        self.picking.show(view)
        for key in self.zones.held():
            self.dress(key)
        self.show_buttons()
        self.auction.show(view)
        self.numbers.show(view)
        self.people.show(view)
        piles = {one["zone"]: one["action"] for one in self.choices if one.get("zone")}
        for name, box in self.zones.boxes.items():
            put(box, "data-action", piles.get(name))
        put(self.felt.prompts, "data-empty", not self.choices)
        put(self.felt.table, "data-sent", None)
        self.felt.find_panel()

    def offers(self, action: str, view: Any) -> bool:
        """Whether there is a button for this action in that view."""
        return any(one["action"] == action for one in choices_of(view["prompts"]))

    def still_asked(self, view: Any) -> bool:
        """Whether the sets of cards to choose from are still the same: the table goes on while one chooses."""
        open_now = [one.getAttribute("data-choose") for one in self.chooser.querySelectorAll(".chooser-set")]
        return bool(open_now) and any(
            [choice["action"] for choice in one["choices"]] == open_now for one in view["prompts"] if one.get("choices")
        )

    def dress(self, key: str) -> None:
        """Show on a card of the own hand whether it may be played."""
        node = self.zones.nodes[key]
        code = self.zones.codes[key]
        play = key in self.by_card or key in self.picking.open
        asks = key in self.by_card and self.by_card[key]["kind"] in ("suit", "number")
        put(node, "role", "button")
        put(node, "aria-hidden", None)
        put(node, "aria-label", cards.card_name(code) if code else self.hidden_name(key))
        put(node, "aria-disabled", None if play else "true")
        put(node, "aria-description", self.reason(key) if key in self.refused else None)
        put(node, "aria-haspopup", "dialog" if asks else None)
        put(node, "data-play", "yes" if play else "no" if key in self.refused else None)
        for name in ("data-sent", "data-ready", "data-hint", "data-says"):
            put(node, name, None)

    def hidden_name(self, key: str) -> str:
        """What a card that lies face down is called: what it may do, which no two of them share, else that it does."""
        return self.label(self.by_card[key]) if key in self.by_card else say("card-hidden")

    def reason(self, key: str) -> str:
        """Why a card may not be played now, as a sentence; "" where nothing is refused."""
        return self.refusal(self.refused[key]) if key in self.refused else ""

    def refusal(self, refused: Any) -> str:
        """A rule that refuses something, as a sentence."""
        return say(self.game + "-refused-" + refused["key"], refused.get("params"))

    def label(self, prompt: Any) -> str:
        """What stands on a prompt's button."""
        params = dict(prompt.get("params") or {})
        if "value" in prompt:
            params["value"] = prompt["value"]
        if prompt["kind"] == "cards":
            params.update({"count": prompt["count"], "picked": len(self.picking.picked)})
        return say(self.game + "-do-" + prompt["word"], params)

    def show_buttons(self) -> None:
        """A button for each choice; one that was there stays the same element, so that focus stays on it."""
        wanted = {one["action"]: one for one in self.choices}
        put(self.felt.prompts, "data-many", len(wanted) > 1)
        for action in list(self.buttons):
            if action not in wanted:
                self.buttons.pop(action).remove()
        for number, one in enumerate(self.choices, 1):
            action = one["action"]
            if action not in self.buttons:
                self.buttons[action] = el("button", {"type": "button", "class": "choice", "data-action": action})
            button = self.buttons[action]
            text(button, self.label(one))
            put(button, "aria-keyshortcuts", number if number < 10 else None)
            put(button, "data-main", one["kind"] == "call" or (len(self.choices) == 1 and not self.by_card))
            put(button, "data-call", one["kind"] == "call")
            put(button, "data-hint", None)
            put(button, "aria-disabled", None)
            put(button, "aria-haspopup", "dialog" if action.startswith(SETS) else None)
            if action == PICKED:
                put(button, "aria-disabled", None if self.picking.action() else "true")
            self.felt.prompts.appendChild(button) if button.parentElement is None else None

    def offer(self, does: str, words: str) -> None:
        """A button for what is no action of the game: the score pad comes back, or the table goes on."""
        attrs = {"type": "button", "class": "choice", "data-do": does, "data-main": True}
        self.buttons["#" + does] = el("button", attrs, words)
        self.felt.prompts.appendChild(self.buttons["#" + does])
        put(self.felt.prompts, "data-empty", None)

    def play(self, key: str) -> None:
        """The player wants to play this card of his hand."""
        if self.sent:
            return
        prompt = self.by_card.get(key)
        if prompt is None and key in self.picking.open:
            self.picking.toggle(key)
            self.show_buttons()
            self.note(["picked", self.picking.picked])
        elif prompt is None:
            self.refuse(key)
        elif prompt["kind"] == "suit":
            self.ask_suit(key, prompt)
        elif prompt["kind"] == "number":
            self.ask_number(key, prompt)
        else:
            self.do(prompt["action"], key)

    def do(self, action: str, key: str = "") -> None:
        """Send an action, and let the card or button be seen to have heard."""
        if self.sent:
            return
        if action == PICKED:
            action = self.picking.action()
        elif action.startswith(SETS):
            self.ask_set(action)
            return
        if not action:
            return
        self.close_chooser()
        self.hide_tip()
        self.wait()
        if key in self.zones.nodes:
            put(self.zones.nodes[key], "data-sent", "")
        self.send(action)

    def wait(self) -> None:
        """Something has been done: nothing else can be until the table has answered."""
        self.sent = True
        put(self.felt.table, "data-sent", "")
        for button in self.buttons.values():
            put(button, "aria-disabled", "true")

    def refuse(self, key: str) -> None:
        """Say why a card cannot be played, by the card and in the status region."""
        node = self.zones.nodes.get(key)
        if node is None:
            return
        words = self.reason(key) or self.first()
        if key in self.refused:
            host.illegal(self.refused[key]["key"])
        self.felt.tell(words)
        self.show_tip(node, with_rule(words, self.game, self.refused.get(key)))
        frames = [{"translate": way} for way in ("0", "-5px", "5px", "-2px", "0")]
        node.firstElementChild.animate(frames, {"duration": 260, "easing": "ease-out"})

    def first(self) -> str:
        """Why no card may be played: something else is asked first, in the game's words for it, or nothing is."""
        for one in self.asked:
            key = self.game + "-first-" + str(one.get("word"))
            if has(key):
                return say(key)
        return say("table-first" if self.asked else "table-not-now")

    def show_tip(self, node: Any, words: Any) -> None:
        """A few words, or elements, about a card or button."""
        fill(self.felt.tip, words)
        place_tip(self.felt, node)

    def hide_tip(self) -> None:
        """Take the words away again."""
        put(self.felt.tip, "hidden", "")
        fill(self.felt.tip, None)

    def hint(self, action: str, key: str | None, parts: Any, words: str) -> None:
        """Point at what is advised, and show these parts there; `words` are the same for those who hear it."""
        node = self.zones.nodes.get(key) if key else None
        node = node or self.buttons.get(action) or self.auction.hint(action)
        node = node or self.numbers.hint(action) or self.people.hint(action)
        if node is None:
            self.felt.show(words)
            return
        self.felt.tell(words)
        put(node, "data-hint", "")
        self.show_tip(node, parts)

    def ask_suit(self, key: str, prompt: Any) -> None:
        """Ask which suit goes with the card."""
        node = self.ask_by(key)
        words = self.label(prompt)
        row = el("div", {"class": "chooser-row"}, [suit_button(one) for one in prompt["choices"]])
        self.open_chooser(node, words, row)

    def ask_by(self, key: str) -> Any:
        """Something is asked about this card, which is lifted meanwhile."""
        self.close_chooser()
        self.hide_tip()
        node = self.zones.nodes[key]
        self.asking = key
        put(node, "data-sent", "")
        self.note(["card", key])
        return node

    def ask_number(self, key: str, prompt: Any) -> None:
        """Ask which number goes with the card."""
        self.ask_by(key)
        self.numbers.ask(prompt)
        self.felt.make_room()
        self.numbers.focus()

    def ask_set(self, name: str) -> None:
        """Ask which of several sets of cards is meant."""
        self.close_chooser()
        prompt = next(one for one in self.choices if one["action"] == name)
        codes = self.zones.codes
        numbers = copies(prompt["choices"], self.zones.held(), codes)
        for key, number in numbers.items():
            put(self.zones.nodes[key], "data-copy", number)
        row = el("div", {"class": "chooser-sets"}, [set_button(one, codes, numbers) for one in prompt["choices"]])
        self.open_chooser(self.buttons[name], self.label(prompt), row)
        self.note(["set", name])

    def recall(self, what: Any) -> None:
        """Ask again what was being asked when the page was left; None for nothing."""
        kind, which = what or ("", "")
        if kind == "card" and which in self.by_card and self.by_card[which]["kind"] in ("suit", "number"):
            self.play(which)
        elif kind == "set" and any(one["action"] == which for one in self.choices):
            self.ask_set(which)
        elif kind == "picked" and isinstance(which, list):
            for key in which:
                if key in self.picking.open and key not in self.picking.picked:
                    self.play(key)

    def open_chooser(self, node: Any, words: str, row: Any) -> None:
        """Let something be chosen by a card or button."""
        put(self.chooser, "aria-label", words)
        fill(self.chooser, [el("p", {"class": "chooser-words"}, words), row])
        at = node.getBoundingClientRect()
        put(self.chooser, "--at", f"{float(at.left) + float(at.width) / 2:.1f}px")
        put(self.chooser, "--top", f"{float(at.top):.1f}px")
        attempt.attempt_method(self.chooser, "showPopover")
        row.firstElementChild.focus()

    def close_chooser(self) -> None:
        """No suit is asked for any more."""
        if self.chooser.firstElementChild:
            attempt.attempt_method(self.chooser, "hidePopover")
            fill(self.chooser, None)
        if self.asking:
            self.numbers.ask(None)
            self.felt.find_panel()
            self.put_back()

    def toggled(self, event: Any) -> None:
        """The chooser was closed, perhaps by a tap beside it."""
        if event.newState == "closed":
            self.put_back()

    def put_back(self) -> None:
        """The card whose suit was asked for is still in the hand, and those that look alike lose their numbers."""
        for numbered in self.zones.nodes.values():
            put(numbered, "data-copy", None)
        node = self.zones.nodes.get(self.asking)
        self.asking = ""
        self.note(None)
        fill(self.chooser, None)
        put(self.chooser, "aria-label", None)
        if node is not None and not self.sent:
            put(node, "data-sent", None)


def choices_of(prompts: Any) -> list[Any]:
    """The prompts that are buttons; one that belongs to no card and offers several values becomes several."""
    found = []
    for one in prompts:
        if one["kind"] in ("card", "suit", "bids", "number") or one.get("card") or is_person(one):
            continue
        if one["kind"] == "cards":
            found.append(dict(one, action=PICKED))
        elif one["kind"] == "call" and len(one["choices"]) > 1:
            found.append(dict(one, action=SETS + one["word"]))
        elif one["kind"] == "call":
            found.append(dict(one, action=one["choices"][0]["action"]))
        elif one.get("choices"):
            for choice in one["choices"]:
                joined = dict(one)
                joined.update(choice)
                found.append(joined)
        else:
            found.append(one)
    return found


def suit_button(choice: Any) -> Any:
    """A button for one value: the suit's sign and its name."""
    value = str(choice["value"])
    words = say("suit-" + value) if has("suit-" + value) else value
    attrs = {"type": "button", "class": "chooser-button", "data-choose": choice["action"], "data-suit": value}
    return el("button", attrs, [suit_sign(value), el("span", {}, words)])
