"""Everything on show at one table: a step goes in; cards, words and marks change; the time that takes comes out."""

import asyncio
from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy

from ui import keys, motion, settings
from ui.arranged import arrange
from ui.cards import faces, new_card, redraw, width_of
from ui.dom import fill, put, text
from ui.dom import view as window
from ui.felt import Felt, seat_host
from ui.keys import Hand
from ui.log import Log, event_key
from ui.looking import Looking
from ui.marks import Marks
from ui.motion import Place
from ui.pace import Pace
from ui.places import pack_of
from ui.prompts import Prompts
from ui.seats import Seats
from ui.sound import sound
from ui.words import has, key_of, say, say_of
from ui.zones import Zones

BESIDE = "(width >= 75rem)"  # as in css/log.css


class Scene:
    """One table's parts, and the view they show. `told` is the log of the scene whose place it takes, if any."""

    def __init__(self, root: Any, game: str, wish: Any, told: Any = None, log: Any = Log) -> None:
        self.game = game
        self.felt = Felt(root, game)
        self.zones = Zones(self.host)
        self.seats = Seats(self.felt, game)
        self.marks = Marks(self.felt, game)
        self.log = log(self.felt, game, wish)
        self.prompts = Prompts(self.felt, self.zones, game, lambda action: wish("act", action))
        self.looking = Looking(self.felt, lambda action: self.prompts.do(action))
        self.hand = Hand(self.zones)
        self.view: Any = None
        self.deal = 0
        self.small = False  # whether there is little room on the table
        self.beside = window.matchMedia(BESIDE).matches
        self.fit()
        self.watcher = window.ResizeObserver.new(create_proxy(lambda *_: self.fit()))
        self.watcher.observe(self.felt.table)
        showing.append(self)
        put(self.felt.table.querySelector("[data-do=log]"), "aria-pressed", "false")
        if self.felt.log.hasAttribute("data-open"):
            put(self.felt.table.querySelector("[data-do=log]"), "aria-pressed", "true")
        elif window.matchMedia(BESIDE).matches and told is None:
            self.toggle_log()

    def host(self, zone: Any, view: Any) -> Any:
        """Where a new zone's box goes."""
        return seat_host(self.felt, zone, view)

    def show(self, step: Any, pace: Pace, left: float | None = None) -> float:
        """Show this step; the answer is how long, in ms, until everything lies still.

        `left` are the seconds for which a look that has begun goes on.
        """
        view = step["view"]
        had_focus = keys.inside(self.felt.table)
        before = self.view
        moving = pace.move > 0 and before is not None and not motion.still()
        # Everything is measured before anything is written: the browser lays the table out once, for the frame.
        first = motion.measure(self.zones) if moving else {}
        furniture = [self.felt.ring, self.felt.marks, self.felt.bar]
        stood = [motion.place_of(node) for node in furniture] if moving else []
        self.let_go(view)
        put(self.felt.table, "data-held", None)
        self.seats.show(view)
        self.tell(step)
        longest = self.clear_away(view, pace, first)
        flights = self.zones.show(view)
        self.view = view
        sound.cards(flights if before is not None or step["events"] else [], view, pace)
        self.dress_hand()
        put(self.felt.table, "data-tricks", any(zone["kind"] == "trick" for zone in view["zones"]))
        self.line_up()
        read = self.marks.show(view)
        self.prompts.show(view)
        self.hand.settle()
        self.mark_new(flights, before, step)
        motion.runway.wait(self.felt.make_room) if moving else self.felt.make_room()
        if moving:
            motion.glide(furniture, stood, pace)
            self.sweep_trick(pace)
            longest = max(longest + motion.fly(self.zones, first, flights, pace, longest), read)
        self.looking.show(view, longest, left)
        self.title(view)
        self.tools(step)
        if had_focus and moving:
            motion.runway.wait(lambda: self.find_focus)
        elif had_focus:
            self.find_focus()
        return longest

    def tell(self, step: Any) -> None:
        """Say what has happened, in the log and by whoever did it."""
        number = step["view"]["hand"]["number"]
        if number != self.deal:
            self.log.write(key_of(self.game, "table-hand"), hand_params(step["view"]), "deal")
        if step["reset"]:
            self.log.forget(step["done"])
        if step["reset"] and self.view is not None:
            self.seats.hush()
            return
        self.log.played(step["done"])
        you = step["view"]["you"]
        actor = step["events"][0].get("seat") if step["events"] else None
        if actor is not None:
            self.seats.hush(None if actor == you else actor)
        for event in step["events"]:
            self.log.add(event)
            key = event_key(self.game, "bubble", event)
            if has(key) and event.get("seat") != you:
                self.seats.bubble(event.get("seat"), key, event)
        if step["view"]["phase"] != "play":
            self.log.offer()

    def taken_back(self) -> None:
        """The player's last action has not happened: the log says so, and so does the status region."""
        self.log.write("table-taken-back")
        self.felt.tell(self.log.last + " " + say("table-your-turn"))

    def clear_away(self, view: Any, pace: Pace, places: dict[str, Place]) -> float:
        """Before a new deal the old one's cards go back to the pack from their places, which are then forgotten."""
        number = view["hand"]["number"]
        again = self.deal == number
        self.deal = number
        held = [card["key"] for zone in view["zones"] for card in zone["cards"]]
        if not self.zones.lies or any(key in self.zones.lies for key in held):
            return 0.0
        longest = 0.0
        pack = pack_of(view)
        if pack and places and not again:
            end = places.get("#" + pack) or motion.place_of(self.felt.piles, self.zones.width())
            for name, keys_there in self.zones.shown.items():
                if keys_there and name != pack:
                    start = places["#" + name]
                    longest = max(longest, motion.sweep(self.felt.table, start, end, len(keys_there), pace))
        places.clear()
        self.zones.empty()
        self.seats.hush()
        return longest

    def sweep_trick(self, pace: Pace) -> None:
        """The trick before goes to its winner, where it is only counted."""
        box = self.zones.swept
        if box is None:
            return
        plate = self.seats.plates[self.zones.leader]

        def look() -> Any:
            width = self.zones.width() * 0.7
            start, end = motion.place_of(box, width), motion.place_of(plate, width * 0.2)
            return lambda: motion.sweep(self.felt.table, start, end, 3, pace)

        motion.runway.wait(look)

    def dress_hand(self) -> None:
        """The own hand is a toolbar whose cards are buttons."""
        box = self.zones.boxes.get(self.zones.own)
        if box is None:
            return
        put(box, "role", "toolbar")
        put(box, "aria-label", say("table-own-hand"))
        put(box, "aria-description", say("table-keys"))
        put(box, "data-own", "")
        for name in self.zones.owns[1:]:
            put(self.zones.boxes[name], "role", "group")
            put(self.zones.boxes[name], "aria-label", say("table-own-opened"))
        put(self.felt.table, "--open", self.zones.open)
        put(self.felt.table, "data-open", self.zones.open > 0)
        put(self.felt.table, "--held", len(self.zones.shown[self.zones.own]))

    def mark_new(self, flights: Any, before: Any, step: Any) -> None:
        """Let the player see which cards have just come into his hand."""
        for node in document.querySelectorAll(".card[data-new]"):
            put(node, "data-new", None)
        if before is None or step["reset"] or len(flights) > len(self.zones.shown.get(self.zones.own, [])):
            return
        for flight in flights:
            if flight.zone == self.zones.own:
                put(flight.node, "data-new", "")

    def title(self, view: Any) -> None:
        """Which deal this is."""
        lesson = document.documentElement.hasAttribute("data-lesson")
        words = say(self.game + "-name") if lesson else say_of(self.game, "table-hand", hand_params(view))
        text(self.felt.title, words)

    def tools(self, step: Any) -> None:
        """Undo and hint are there or say why not."""
        undo = step["undo"]
        table = self.felt.table
        reason = None if undo is None else say("error-" + undo["key"], undo["params"])
        off(table.querySelector("[data-do=undo]"), reason)
        off(table.querySelector("[data-do=hint]"), None if step["wait"] == "you" else say("table-not-now"))

    def let_go(self, view: Any) -> None:
        """A card or button that has focus and is about to go loses it first: a browser that loses it in the midst of
        changes lays everything out at once."""
        active = document.activeElement
        if not active or not self.felt.table.contains(active):
            return
        key, action = active.getAttribute("data-key"), active.getAttribute("data-action")
        if key in self.zones.lies:
            was = self.zones.lies[key]
            goes = not any(card["key"] == key for zone in view["zones"] if zone["id"] == was for card in zone["cards"])
        else:
            goes = action in self.prompts.buttons and not self.prompts.offers(action, view)
        if goes:
            active.blur()

    def find_focus(self) -> None:
        """Focus was on the table: if what had it is gone, something else gets it."""
        if keys.nowhere():
            self.refocus()

    def refocus(self) -> None:
        """Focus goes to the hand, or to the first button."""
        if self.hand.focus():
            return
        button = self.felt.prompts.querySelector("button") or self.felt.table.querySelector("button")
        if button:
            button.focus()

    def hold(self, words: str) -> None:
        """What lies there stays until the player goes on."""
        put(self.felt.table, "data-held", "")
        self.prompts.offer("skip", words)

    def let_on(self) -> None:
        """The player goes on."""
        put(self.felt.table, "data-held", None)
        self.prompts.show(self.view)
        self.find_focus()

    def sort(self) -> None:
        """The own hand lies in another order."""
        arrange(self.view, settings.get("sort"))
        self.zones.show(self.view)
        self.hand.settle()

    def line_up(self) -> None:
        """Many at a game of tricks, or some where room is little or hands lie open, stand in rows (css/lanes.css)."""
        table = self.felt.table
        crowd = table.getAttribute("data-crowd")
        close = self.small or self.zones.open > 0
        lanes = table.hasAttribute("data-tricks") and (crowd == "many" or (crowd == "some" and close))
        put(table, "data-lanes", lanes)
        self.marks.settle()

    def fit(self) -> None:
        """A table of another size, or another taste: who stands in rows, how high a panel is now, which drawings are on
        the cards."""
        table = self.felt.table
        rem = float(window.getComputedStyle(document.documentElement).fontSize[:-2])
        self.small = float(table.clientWidth) < 40 * rem or float(table.clientHeight) < 30 * rem
        self.line_up()
        self.felt.make_room()
        self.make_room_for_log()
        sample = new_card()
        self.felt.hand.appendChild(sample)
        other = faces.suit_to(width_of(sample), settings.get("cards"), settings.get("faces"), self.game)
        sample.remove()
        if other:
            redraw()
            asyncio.create_task(faces.hold(self.game))

    def toggle_log(self) -> None:
        """The log comes or goes; where there is room it lies beside the table."""
        open_now = self.felt.log.hasAttribute("data-open")
        put(self.felt.log, "data-open", not open_now)
        put(self.felt.log, "tabindex", None if open_now else "0")
        put(self.felt.table.querySelector("[data-do=log]"), "aria-pressed", "false" if open_now else "true")
        self.log.follow()

    def make_room_for_log(self) -> None:
        """A log beside the table folds away where it would lie on it, and comes back with the room."""
        beside = window.matchMedia(BESIDE).matches
        if beside != self.beside and self.felt.log.hasAttribute("data-open") != beside:
            self.toggle_log()
        self.beside = beside

    def log_covers(self) -> bool:
        """Whether the log lies on the table, so that a tap beside it should take it away."""
        return bool(self.felt.log.hasAttribute("data-open")) and not window.matchMedia(BESIDE).matches

    def retire(self) -> None:
        """Another scene takes this one's place."""
        self.watcher.disconnect()
        self.looking.stop()
        showing.remove(self)

    def clear(self) -> None:
        """The table is put away."""
        self.retire()
        fill(self.felt.log, None)
        fill(self.felt.status, None)
        put(self.felt.log, "data-open", None)
        fill(self.felt.root, None)


showing: list[Scene] = []


def refit(name: str, _value: str) -> None:
    """A setting has changed."""
    for scene in showing:
        if name == "sort" and scene.view is not None:
            scene.sort()
        scene.fit()


settings.listen(refit)


def off(button: Any, reason: str | None) -> None:
    """Switch a tool off with the reason, or on; one that is off can still be reached, and tells."""
    put(button, "aria-disabled", "true" if reason else None)
    put(button, "aria-description", reason)


def hand_params(view: Any) -> dict[str, Any]:
    """Which deal of how many, for a sentence."""
    hand = view["hand"]
    return {"number": hand["number"], "of": hand["of"] or 0}
