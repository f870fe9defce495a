"""What moves: each card flies from where it was seen last to where it now lies (FLIP, by the Web Animations API).

    first = measure(zones)            where everything is, also in mid-flight
    flights = zones.show(view)        the table is now as the view says
    fly(zones, first, flights, pace)  and looks as before, and glides into place

Nothing here is needed to play: without motion every card simply lies where it belongs, and clicks count at once.
"""

from typing import Any

from pyscript.ffi import create_proxy, to_js

from ui.dom import el, put
from ui.dom import view as window

GHOSTS = 7  # how many backs of a large heap are seen to travel
EASE = "cubic-bezier(0.22, 0.8, 0.26, 1)"


class Place:
    """Where a card or a zone is on the screen: its middle, and how wide a card there is."""

    def __init__(self, x: float, y: float, width: float) -> None:
        self.x = x
        self.y = y
        self.width = width

    def near(self, other: "Place") -> bool:
        """Whether going from one to the other would not be seen."""
        return abs(self.x - other.x) < 0.5 and abs(self.y - other.y) < 0.5 and abs(self.width - other.width) < 0.5


class Running:
    """The animations under way: by the card's key, what carries it and the number of that animation."""

    def __init__(self) -> None:
        self.last = 0
        self.by_key: dict[str, tuple[int, Any]] = {}

    def start(self, key: str, node: Any, frames: Any, length: float, delay: float) -> None:
        """Carry a card, in place of whatever carried it before."""
        self.stop(key)
        self.last += 1
        animation = animate(node, frames, length, delay)
        animation.id = str(self.last)
        animation.addEventListener("finish", LANDED)
        self.by_key[key] = (self.last, animation)

    def stop(self, key: str) -> None:
        """Let go of a card where it lies."""
        if key in self.by_key:
            animation = self.by_key.pop(key)[1]
            put(animation.effect.target, "data-flying", None)
            animation.cancel()

    def landed(self, event: Any) -> None:
        """A card has arrived."""
        node = event.target.effect.target
        key = node.getAttribute("data-key")
        if key in self.by_key and str(self.by_key[key][0]) == event.target.id:
            del self.by_key[key]
            put(node, "data-flying", None)

    def finish(self) -> None:
        """Let everything be where it is going."""
        runway.clear()
        for _, animation in list(self.by_key.values()):
            animation.finish()
        for ghost in ghosts:
            ghost.remove()
        ghosts.clear()


class Runway:
    """What is to start moving before the next frame is painted: in a task of its own where the browser has one ready
    before the frame, so that laying out and painting are two short tasks, else as part of the frame.

    All look first and go then: whoever looks after another has gone makes the browser lay the table out again.
    """

    def __init__(self) -> None:
        self.waiting: list[Any] = []

    def wait(self, look: Any) -> None:
        """Call `look()` then, and what it answers, if anything, when all have looked."""
        self.waiting.append(look)
        if len(self.waiting) == 1:
            window.requestAnimationFrame(CLEARED)
            if SOON:
                window.scheduler.postTask(CLEARED, SOON)

    def clear(self, _time: float = 0.0) -> None:
        """The frame is being made, or is about to be."""
        looks, self.waiting = self.waiting, []
        for go in [look() for look in looks]:
            if go:
                go()


runway = Runway()
running = Running()
ghosts: list[Any] = []
LANDED = create_proxy(running.landed)
CLEARED = create_proxy(runway.clear)
SOON = to_js({"priority": "user-blocking"}) if hasattr(window, "scheduler") else None


def still() -> bool:
    """Whether the player wants nothing to travel."""
    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


def place_of(node: Any, wide: float = 0.0) -> Place:
    """Where an element is now; `wide` is how wide a card there is, if that is not the element's own width."""
    box = node.getBoundingClientRect()
    across = float(box.width)
    return Place(float(box.left) + across / 2, float(box.top) + float(box.height) / 2, wide or across)


def measure(zones: Any) -> dict[str, Place]:
    """Where every card is, by key, and every zone, by `#` and its id; cards without an element are where theirs is."""
    places = {key: place_of(node) for key, node in zones.nodes.items()}
    for name, box in zones.boxes.items():
        keys = zones.shown[name]
        places["#" + name] = places[keys[-1]] if keys else place_of(box)
    for key, name in zones.lies.items():
        if key not in places:
            places[key] = places["#" + name]
    return places


def fly(zones: Any, first: dict[str, Place], flights: Any, pace: Any, late: float) -> float:
    """Let all cards that moved travel, the first after `late` ms; the answer is how long it takes from then, in ms.

    They take off before the next frame is painted, in another task: several short tasks hold the page up less than a
    long one.
    """
    if pace.move <= 0 or still():
        return 0.0
    for key in list(running.by_key):
        running.stop(key)
    order = sorted(flights, key=lambda flight: (flight.place, flight.zone))
    gap = min(pace.gap, pace.deal / len(order)) if order else 0.0
    runway.wait(lambda: take_off(zones, first, order, gap, pace, late))
    return float(pace.move + gap * (len(order) - 1)) if order else 0.0


def take_off(zones: Any, first: dict[str, Place], order: Any, gap: float, pace: Any, late: float) -> Any:
    """Look where everything lies now; the answer lets it go there."""
    last = {key: place_of(node) for key, node in zones.nodes.items()}
    return lambda: go(zones, first, last, order, gap, pace, late)


def go(zones: Any, first: Any, last: Any, order: Any, gap: float, pace: Any, late: float) -> None:
    """Start the animations of these flights, and of the cards that have made room for them."""
    going = {}
    for turn, flight in enumerate(order):
        key = flight.node.getAttribute("data-key")
        if key not in last:
            continue  # it has gone on meanwhile
        going[key] = True
        start = first.get(flight.start)
        delay = late + turn * gap
        if start is None:
            animate(flight.node, [{"opacity": 0}, {"opacity": 1}], pace.move)
            continue
        if not start.near(last[key]):
            running.start(key, flight.node, travel(start, last[key], waits=delay > 0), pace.move, delay)
            put(flight.node, "data-flying", "")
        if flight.flips:
            turn_over(flight.node, pace.move, delay)
        elif flight.node.style.getPropertyValue("--tilt"):
            animate(flight.node.firstElementChild, [{"rotate": "0deg"}, {}], pace.move, delay)
    for key, node in zones.nodes.items():
        if key not in going and key in first and not first[key].near(last[key]):
            running.start(key, node, travel(first[key], last[key]), pace.move * 0.7, late)


def glide(nodes: Any, first: Any, pace: Any) -> None:
    """Let the furniture that a larger hand has moved go to its new place; `first` is where it was."""
    if pace.move > 0 and not still():
        runway.wait(lambda: set_gliding(nodes, first, pace))


def set_gliding(nodes: Any, first: Any, pace: Any) -> Any:
    """Look which furniture stands elsewhere now; the answer starts its animations."""
    moved = []
    for node, start in zip(nodes, first):
        end = place_of(node)
        if not start.near(end) and abs(start.width - end.width) < 0.5:
            moved.append((node, travel(start, end)))

    def start_all() -> None:
        for node, frames in moved:
            animate(node, frames, pace.move * 0.7)

    return start_all


def animate(node: Any, frames: Any, length: float, delay: float = 0.0, fill: str = "backwards") -> Any:
    """Start an animation. The browser asks a dict for a dozen names and is slow to hear that one is not there: what it
    gets is an object of its own."""
    timing = {"duration": length, "delay": delay, "easing": EASE, "fill": fill}
    return node.animate(to_js(frames), to_js(timing))


def travel(start: Place, end: Place, *, waits: bool = False) -> list[dict[str, Any]]:
    """The two ends of a flight; a card that waits for its turn is not yet to be seen."""
    scale = start.width / end.width if end.width else 1.0
    across, down = start.x - end.x, start.y - end.y
    away = f"translate({across:.1f}px, {down:.1f}px) scale({scale:.3f})"
    if not waits:
        return [{"transform": away}, {"transform": "none"}]
    return [{"transform": away, "opacity": 0}, {"opacity": 1, "offset": 0.02}, {"transform": "none", "opacity": 1}]


def turn_over(node: Any, length: float, delay: float) -> None:
    """Turn a card face up on its way."""
    put(node, "data-turning", "")
    frames = [{"transform": "perspective(60rem) rotateY(180deg)"}, {"transform": "perspective(60rem) rotateY(0deg)"}]
    animate(node.firstElementChild, frames, length, delay).addEventListener("finish", TURNED)


def turned(event: Any) -> None:
    """A card shows its face."""
    put(event.target.effect.target.parentElement, "data-turning", None)


TURNED = create_proxy(turned)


def sweep(table: Any, start: Place, end: Place, many: int, pace: Any) -> float:
    """Show a heap going from one place to another as a few backs that stand for all; answers how long it takes."""
    if pace.move <= 0 or still():
        return 0.0
    frame = table.getBoundingClientRect()
    count = min(many, GHOSTS)
    gap = pace.gap / 2
    for turn in range(count):
        ghost = el("div", {"class": "ghost", "aria-hidden": "true"}, el("div", {"class": "back"}))
        put(ghost, "--left", f"{end.x - float(frame.left):.1f}px")
        put(ghost, "--top", f"{end.y - float(frame.top):.1f}px")
        put(ghost, "--card", f"{end.width:.1f}px")
        table.appendChild(ghost)
        ghosts.append(ghost)
        animate(ghost, travel(start, end), pace.move, turn * gap, "both").addEventListener("finish", SWEPT)
    return float(pace.move + count * gap)


def swept(event: Any) -> None:
    """A ghost has arrived and is gone."""
    event.target.effect.target.remove()


SWEPT = create_proxy(swept)
