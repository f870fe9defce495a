"""Where cards lie: fans, stacks, tricks and spreads, each card an element for as long as its key lives.

Python says what lies where (data attributes, `--n` cards, `--i` this one's place, `--tilt`, `--shift`); css/cards.css
says what that looks like. `show` answers with the cards that are now somewhere else, for ui/motion.py to fly.
"""

from typing import Any

from ui import cards
from ui.dom import el, put
from ui.places import keeper, lanes, pack_of, toward
from ui.words import has, say

STACK_SHOWN = 5  # of a stack only the upper cards have elements
TURNS = (0, 4, -3, 6, -5, 2, -6, 3, 5, -2, 1, -4)  # degrees: how carelessly a card lands on a pile


class Flight:
    """One card on its way: from a key or a zone of the view before, to where it now lies."""

    def __init__(self, node: Any, start: str, zone: str, place: int, *, flips: bool) -> None:
        self.node = node
        self.start = start
        self.zone = zone
        self.place = place
        self.flips = flips


def number_of(key: str) -> int:
    """The number at the end of a key, for what must look at random and stay the same."""
    digits = ""
    for letter in key:
        digits = digits + letter if letter in "0123456789" else ""
    return int(digits[-6:] or "0")


class Zones:
    """All zones of one table.

    `own` is the viewer's hand, `owns` all zones he plays from, the hand first; `host(zone)` is where a new zone goes.
    """

    def __init__(self, host: Any) -> None:
        self.host = host
        self.boxes: dict[str, Any] = {}
        self.shown: dict[str, list[str]] = {}  # zone → keys that have elements, in order
        self.nodes: dict[str, Any] = {}  # key → element
        self.codes: dict[str, str | None] = {}  # key → the face on show
        self.lies: dict[str, str] = {}  # key → zone, for every card of the view, with an element or not
        self.looks: dict[str, str] = {}  # zone → its keys and faces when it was last laid out
        self.stands: dict[str, Any] = {}  # key → all that its element shows
        self.own = ""
        self.owns: list[str] = []
        self.ways: dict[int, tuple[float, float]] = {}  # seat → the way to it from the middle
        self.lanes: dict[int, int] = {}  # seat → its number from left to right
        self.open = 0  # cards of the largest hand of others that lies open
        self.swept: Any = None
        self.leader: Any = None

    def show(self, view: Any) -> list[Flight]:
        """Make the table look like this view; the answer lists the cards that came from elsewhere."""
        old_codes = dict(self.codes)
        old_lies = self.lies
        zones = view["zones"]
        self.lies = {card["key"]: zone["id"] for zone in zones for card in zone["cards"]}
        lost = lost_by_zone(old_lies, self.lies)
        self.own = next((z["id"] for z in zones if z["kind"] == "fan" and z["owner"] == view["you"]), "")
        self.owns, owned = own_zones(view, self.own), self.owns
        for name in owned + self.owns:
            if name not in owned or name not in self.owns:
                self.looks.pop(name, None)  # what becomes one's own, or no longer is, is laid out anew
        flights: list[Flight] = []
        self.ways = toward(view)
        self.lanes = lanes(view)
        self.put_away({zone["id"] for zone in zones})
        past = past_trick(zones)
        self.open_now(view)
        for zone in zones:
            looks = " ".join([card["key"] + "=" + (card["card"] or "") + said(card) for card in zone["cards"]])
            if self.looks.get(zone["id"]) == looks:
                continue
            self.looks[zone["id"]] = looks
            box = self.box(zone, view)
            put(box, "data-past", zone["id"] == past)
            put(box, "--n", len(zone["cards"]))
            if zone["kind"] == "fan" and zone["id"] not in self.owns:
                faces = any(card["card"] for card in zone["cards"])
                put(box, "data-faces", faces)
                put(box.parentElement, "data-faces", faces)
            piled = keeper(zone, view) is not None and zone["kind"] == "stack"
            put(box, "data-count", len(zone["cards"]))
            put(box, "data-tricks", len(zone["cards"]) // len(view["seats"]) if piled else None)
            if zone["kind"] == "stack":
                self.name_stack(box, zone)
            wanted = visible(zone)
            base = len(zone["cards"]) - len(wanted)
            self.clear(zone["id"], wanted)
            for place, card in enumerate(wanted):
                key, face = card["key"], card["card"]
                start = key if key in old_lies else taken(lost, zone["id"]) or pack_for(zone, view)
                was = old_codes.get(start)
                made = key not in self.nodes  # and blank as yet, which is all that most cards of a deal have to be
                node = self.node(key)
                own = zone["id"] in self.owns
                top = zone["kind"] != "stack" or place == len(wanted) - 1
                covered = zone["cards"][-1]["card"] is None
                stands = (zone["id"], covered, own, top, place, base, face, said(card), card.get("seat"))
                if self.stands.get(key) != stands:
                    self.stands[key] = stands
                    self.codes[key] = face
                    self.lay(zone, node, key, place if zone["kind"] == "stack" else base + place)
                    if not (made and face is None and zone["kind"] != "trick"):
                        cards.show_face(node, face, small=zone["owner"] is not None and not own)
                        self.point(zone, node, card)
                        if not own:
                            cards.call_card(node, face, top=top, says=card.get("value"))
                self.settle(zone, node, key, place)
                turned = face is not None and was is None
                if old_lies.get(key) == past and zone["kind"] == "stack":
                    continue  # nobody has seen it lie there any more
                if old_lies.get(key) != zone["id"]:
                    flights.append(Flight(node, start, zone["id"], place, flips=turned and bool(start)))
                elif key in old_codes and turned:
                    flights.append(Flight(node, key, zone["id"], place, flips=True))
        self.forget()
        self.cover_past(past, zones)
        return flights

    def open_now(self, view: Any) -> None:
        """How many cards the largest hand of others that lay open had; it is remembered until none lies open."""
        hands = [zone["cards"] for zone in view["zones"] if zone["kind"] == "fan" and zone["id"] != self.own]
        seen = [len(hand) for hand in hands if any(card["card"] for card in hand)]
        self.open = max(self.open, max(seen)) if seen else 0

    def cover_past(self, past: str, zones: Any) -> None:
        """The trick before is in sight until somebody leads to the next one, who has won it: `swept` is its zone."""
        self.swept = self.leader = None
        if not past:
            return
        led = next(
            (z["cards"][0]["seat"] for z in zones if z["kind"] == "trick" and z["id"] != past and z["cards"]), None
        )
        if not self.boxes[past].hasAttribute("data-over") and self.shown[past] and led is not None:
            self.swept, self.leader = self.boxes[past], led
        put(self.boxes[past], "data-over", led is not None)

    def put_away(self, here: Any) -> None:
        """A zone that this view does not have is gone."""
        for name in list(self.boxes):
            if name not in here:
                take_away(self.boxes.pop(name))
                self.shown.pop(name)
                self.looks.pop(name, None)

    def box(self, zone: Any, view: Any) -> Any:
        """The zone's element."""
        name = zone["id"]
        if name not in self.boxes:
            box = el("div", {"class": "zone", "data-zone": name})
            self.boxes[name] = box
            self.shown[name] = []
            host = self.host(zone, view)
            host.appendChild(box)
            mark_place(host)
        box = self.boxes[name]
        put(box, "data-kind", zone["kind"])
        put(box, "data-own", name in self.owns)
        return box

    def name_stack(self, box: Any, zone: Any) -> None:
        """A pile says what it is; one that lies face down shows and says how many cards it has."""
        if zone["cards"]:
            put(box, "data-down", zone["cards"][-1]["card"] is None)
        if not has("zone-" + zone["id"]):
            return
        name = say("zone-" + zone["id"])
        down = box.hasAttribute("data-down")
        put(box, "role", "img" if down else "group")
        put(box, "aria-label", say("answer-stack", {"zone": name, "count": len(zone["cards"])}) if down else name)

    def node(self, key: str) -> Any:
        """The card's element, made when there is none."""
        if key not in self.nodes:
            self.nodes[key] = cards.new_card()
            put(self.nodes[key], "data-key", key)
        return self.nodes[key]

    def clear(self, name: str, wanted: Any) -> None:
        """Forget which cards lie here no more; their elements go when they are laid elsewhere, or at the end."""
        keep = {card["key"] for card in wanted}
        for other, keys in self.shown.items():
            if other == name:
                self.shown[other] = [key for key in keys if key in keep]
            else:
                self.shown[other] = [key for key in keys if key not in keep]

    def settle(self, zone: Any, node: Any, key: str, place: int) -> None:
        """Put a card's element in its place of the zone, moving none that is already there."""
        order = self.shown[zone["id"]]
        if place >= len(order) or order[place] != key:
            if key in order:
                order.remove(key)
            box = self.boxes[zone["id"]]
            if place < len(order):
                box.insertBefore(node, self.nodes[order[place]])
            else:
                box.appendChild(node)
            order.insert(place, key)

    def lay(self, zone: Any, node: Any, key: str, index: int) -> None:
        """Say which card of the zone it is, and how carelessly it lies on a pile."""
        put(node, "--i", index)
        if zone["kind"] == "stack" and zone["cards"][-1]["card"] is not None:
            chance = number_of(key)
            put(node, "--tilt", str(TURNS[chance % len(TURNS)]) + "deg")
            put(node, "--shift", str((chance * 7 % 5 - 2) / 60))
        else:
            put(node, "--tilt", None)
            put(node, "--shift", None)

    def point(self, zone: Any, node: Any, card: Any) -> None:
        """In a trick a card lies towards whoever laid it, a little askew."""
        way = self.ways.get(card.get("seat")) if zone["kind"] == "trick" else None
        if way is None:
            put(node, "--x", None)
            put(node, "--y", None)
            put(node, "--at", None)
            put(node, "data-mine", None)
            return
        put(node, "--x", way[0])
        put(node, "--y", way[1])
        put(node, "--at", self.lanes[card["seat"]])
        put(node, "data-mine", self.lanes[card["seat"]] < 0)
        put(node, "--tilt", str(TURNS[number_of(card["key"]) % len(TURNS)] * 0.8) + "deg")

    def forget(self) -> None:
        """Take away the elements of cards that have none in this view."""
        live = {key for keys in self.shown.values() for key in keys}
        for key in list(self.nodes):
            if key not in live:
                self.nodes.pop(key).remove()
                self.codes.pop(key, None)
                self.stands.pop(key, None)

    def held(self) -> list[str]:
        """The keys of all cards that the viewer plays from, in order."""
        return [key for name in self.owns for key in self.shown.get(name, [])]

    def width(self) -> float:
        """How wide a card of the own hand lies; 0 while there is none."""
        keys = self.shown.get(self.own)
        return cards.width_of(self.nodes[keys[-1]]) if keys else 0.0

    def empty(self) -> None:
        """Clear the whole table."""
        for box in self.boxes.values():
            take_away(box)
        self.boxes, self.shown, self.nodes, self.codes, self.lies = {}, {}, {}, {}, {}
        self.looks, self.stands = {}, {}


def own_zones(view: Any, hand: str) -> list[str]:
    """The zones that the viewer plays from: his hand, and what lies open before him as long as there is a hand."""
    found = [hand] if hand else []
    mine = [zone for zone in view["zones"] if zone["owner"] == view["you"] and view["you"] is not None]
    playing = any(zone["id"] == hand and zone["cards"] for zone in mine)
    asked = {one.get("card") for one in view["prompts"]}
    spreads = [zone for zone in mine if zone["kind"] == "spread"]
    played = [one["id"] for one in spreads if playing or any(card["key"] in asked for card in one["cards"])]
    return found + played


def take_away(box: Any) -> None:
    """A zone's element goes from its place."""
    host = box.parentElement
    box.remove()
    put(host, "data-faces", None)
    mark_place(host)


def mark_place(host: Any) -> None:
    """A place says whether a zone lies there, its seat whether tricks do.

    A style that finds out by itself, with :has(), makes the browser look at every card again whenever one moves.
    """
    filled = host.querySelector(".zone") is not None
    put(host, "data-filled", filled)
    if host.classList.contains("seat-taken"):
        put(host.parentElement, "data-taken", filled)


def said(card: Any) -> str:
    """The number that a card was said to be, as text."""
    return "" if card.get("value") is None else "#" + str(card["value"])


def past_trick(zones: Any) -> str:
    """The trick before this one, where it is a zone of its own: the second of that kind."""
    tricks = [str(zone["id"]) for zone in zones if zone["kind"] == "trick"]
    return tricks[1] if len(tricks) > 1 else ""


def visible(zone: Any) -> Any:
    """The cards of a zone that get elements."""
    return zone["cards"][-STACK_SHOWN:] if zone["kind"] == "stack" else zone["cards"]


def lost_by_zone(before: Any, now: Any) -> dict[str, list[str]]:
    """The keys that are in no zone any more, by the zone where they were."""
    lost: dict[str, list[str]] = {}
    for key, zone in before.items():
        if key not in now:
            lost.setdefault(zone, []).append(key)
    return lost


def pack_for(zone: Any, view: Any) -> str:
    """A card out of nowhere comes from the pack, if it is not in the pack."""
    pack = pack_of(view)
    return "" if pack in ("", zone["id"]) else "#" + pack


def taken(lost: dict[str, list[str]], zone: str) -> str:
    """A card nobody can follow came from somewhere: one of those that went missing, from another zone if possible."""
    for other in sorted(lost, key=lambda name: name == zone):
        if lost[other]:
            return lost[other].pop()
    return ""
