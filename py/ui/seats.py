"""Who sits round the table: plates with name, cards, score and dealer's button, whose turn it is, signs like "Tek!"."""

import math
from typing import Any

from ui.dom import el, fill, put, text
from ui.icons import icon, signed
from ui.places import lanes
from ui.sides import OURS, teams_of
from ui.tally import show_tally
from ui.words import YOU, has, say, say_of, seat_words

LONG = 6  # letters that a plate has room for in its usual type, and
VERY_LONG = 9  # where few sit


def spots(others: int) -> list[tuple[float, float]]:
    """Where the others sit, in turn order from the viewer's left: x from -1 to 1, y from 0 (beside) to 1 (opposite).

    They lie on a rounded square, so that corners are used and plates do not meet.
    """
    if others == 1:
        return [(0.0, 1.0)]
    reach = 150 if others == 2 else 180
    found = []
    for place in range(others):
        angle = math.radians(90 + reach / 2 - reach * place / (others - 1))
        across, up = math.cos(angle), math.sin(angle)
        across = math.copysign(abs(across) ** 0.7, across)
        found.append((round(across, 3), round(abs(up) ** 0.8, 3)))
    return found


def names(seats: Any, you: Any) -> dict[int, str]:
    """A word key for everybody, as the sentences of the log need it."""
    found = {}
    number = 0
    for one in seats:
        if one["seat"] == you:
            found[one["seat"]] = YOU
        else:
            number += 1
            found[one["seat"]] = "player-" + str(number)
    return found


class Seats:
    """All plates of one table; a plate is made once and then only changes what differs."""

    def __init__(self, felt: Any, game: str) -> None:
        self.felt = felt
        self.game = game
        self.plates: dict[int, Any] = {}
        self.names: dict[int, str] = {}
        self.players: dict[int, str] = {}
        self.seen: dict[int, Any] = {}  # seat → what of the view its plate shows
        self.heard: dict[int, Any] = {}  # seat → the message in its bubble, as long as that is to be seen

    def show(self, view: Any) -> None:
        """Plates as in this view."""
        if len(self.plates) != len(view["seats"]):
            self.sit(view)
        for one in view["seats"]:
            if self.seen.get(one["seat"]) != one:
                self.seen[one["seat"]] = one
                self.plate(one)
        turn = [one["seat"] for one in view["seats"] if one["turn"]]
        put(self.felt.table, "data-turn", "you" if view["you"] in turn else "others")

    def sit(self, view: Any) -> None:
        """Put everybody round the table."""
        seats = view["seats"]
        self.names = names(seats, view["you"])
        self.players = {one["seat"]: one["player"] for one in seats}
        seat_words(self.names)
        fill(self.felt.seats, None)
        fill(self.felt.plate, None)
        self.plates, self.seen = {}, {}
        others = [one["seat"] for one in seats if one["seat"] != view["you"]]
        places = spots(len(others))
        if not view["clockwise"]:
            places = [(-across, up) for across, up in places]
        lane = lanes(view)
        put(self.felt.table, "data-crowd", "many" if len(others) > 5 else "some" if len(others) > 3 else None)
        put(self.felt.table, "--others", len(others))
        called = {seat: say(self.names[seat]) for seat in others}
        for seat, (across, up) in zip(others, places):
            self.plates[seat] = new_plate(called[seat], face_of(called[seat], called.values()))
            side = "left" if across < -0.3 else "right" if across > 0.3 else "top"
            attrs = {"class": "seat", "data-seat": seat, "data-side": side}
            attrs.update({"--at": lane[seat], "--x": across, "--y": up})
            cards = el("div", {"class": "seat-cards"})
            taken = el("div", {"class": "seat-taken"})
            opened = el("div", {"class": "seat-opened"})
            self.felt.seats.appendChild(el("li", attrs, [self.plates[seat], cards, opened, taken]))
        if view["you"] is not None:
            self.plates[view["you"]] = new_plate(say(YOU), say(YOU)[:1])
            self.felt.plate.appendChild(self.plates[view["you"]])
        teams = teams_of(view)
        for seat, plate in self.plates.items():
            put(plate, "data-team", teams.get(seat))
            with_you = teams.get(seat) == OURS and seat != view["you"]
            text(plate.querySelector(".plate-partner"), say("table-partner") if with_you else "")

    def plate(self, one: Any) -> None:
        """One plate as in this view."""
        plate = self.plates[one["seat"]]
        put(plate, "data-turn", one["turn"])
        put(plate, "data-dealer", one["dealer"])
        put(plate, "aria-current", "true" if one["turn"] else None)
        text(plate.querySelector(".plate-count"), str(one["cards"]))
        put(plate.querySelector(".plate-count"), "aria-label", say("table-cards", {"count": one["cards"]}))
        text(plate.querySelector(".plate-score"), say_of(self.game, "table-score", {"score": one["score"]}))
        put(plate.querySelector(".plate-score"), "data-score", one["score"])
        badges = plate.querySelector(".badges")
        wanted = [self.badge(badge, one["seat"]) for badge in one["badges"] if not badge.get("kind")]
        tally = next((badge for badge in one["badges"] if badge.get("kind") == "tally"), None)
        show_tally(plate.querySelector(".plate-tally"), tally, self.badge(tally, one["seat"]) if tally else "")
        self.facts(plate, [badge for badge in one["badges"] if badge.get("kind") == "fact"], one["seat"])
        deals = ["dealer"] if one["dealer"] else []
        if badges.getAttribute("data-now") != "|".join(wanted + deals):
            put(badges, "data-now", "|".join(wanted + deals))
            fill(badges, [el("span", {"class": "badge", "data-kind": "call"}, words) for words in wanted])
            if deals:
                words = say("table-dealer-long")
                attrs = {"class": "badge", "data-kind": "dealer", "role": "img", "aria-label": words, "title": words}
                badges.appendChild(el("span", attrs, icon("deal")))

    def badge(self, badge: Any, seat: Any) -> str:
        """What a badge says of whoever sits there."""
        params = {"seat": seat}
        params.update(badge["params"])
        return say(self.game + "-badge-" + badge["key"], params)

    def facts(self, plate: Any, badges: Any, seat: Any) -> None:
        """What is quietly told beside the score; those who only hear it get the longer words, if there are any."""
        told = plate.querySelector(".plate-told")
        words = " ".join([self.badge(badge, seat) for badge in badges])
        if words == told.textContent:
            return
        text(told, words)
        put(plate, "data-told", bool(words))
        long = [self.game + "-badge-" + badge["key"] + "-long" for badge in badges]
        said = [say(key, badge["params"]) for key, badge in zip(long, badges) if has(key)]
        put(told, "role", "img" if said else None)
        put(told, "aria-label", ", ".join(said) if said else None)

    def introduce(self, plate: Any, prompts: Any) -> None:
        """Say by this plate how well whoever sits there plays."""
        seat = next(seat for seat, one in self.plates.items() if one.isSameNode(plate))
        words = level_words(seat, self.players[seat])
        if plate.hasAttribute("data-dealer"):
            words += " " + say("table-dealer-tip")
        self.felt.tell(words)
        prompts.show_tip(plate, words)

    def bubble(self, seat: Any, key: str, params: Any) -> None:
        """Let somebody be seen to say what he does; the log has it in full."""
        plate = self.plates.get(seat)
        words = say(key, params)
        if plate is None or not words:
            return
        self.heard[seat] = (key, params)
        old = plate.querySelector(".bubble")
        if old:
            old.remove()
        plate.appendChild(el("span", {"class": "bubble", "aria-hidden": "true"}, signed(words)))

    def hush(self, seat: Any = None) -> None:
        """Somebody, or nobody at all, is heard to say anything any more."""
        if seat in self.heard:
            del self.heard[seat]
        elif seat not in self.plates:
            self.heard = {}
        for bubble in (self.plates.get(seat) or self.felt.table).querySelectorAll(".bubble"):
            bubble.remove()


def level_words(seat: int, player: str) -> str:
    """Who sits there, and how well that player plays."""
    facts = {"seat": seat, "level": say("bot-" + player), "about": say("bot-" + player + "-about")}
    return say("seat-level", facts)


def face_of(name: str, names: Any) -> str:
    """The letter that stands for somebody of that name, or two where others at the table begin alike."""
    return name[:2] if sum(other[:1] == name[:1] for other in names) > 1 else name[:1]


def how_long(name: str) -> str | None:
    """What a style has to know of a name that may need a smaller type."""
    return "very" if len(name) > VERY_LONG else "rather" if len(name) > LONG else None


def new_plate(name: str, letters: str) -> Any:
    """A plate for somebody of that name."""
    face = el("span", {"class": "plate-face", "aria-hidden": "true"}, letters)
    lines = el(
        "span",
        {"class": "plate-lines"},
        [
            el("span", {"class": "plate-name", "data-long": how_long(name)}, name),
            el(
                "span",
                {"class": "plate-facts"},
                [
                    el("span", {"class": "plate-partner"}),
                    el("span", {"class": "plate-count", "role": "img"}),
                    el("span", {"class": "plate-told"}),
                    el("span", {"class": "plate-score"}),
                ],
            ),
        ],
    )
    tally = el("span", {"class": "plate-tally"})
    return el("div", {"class": "plate"}, [face, lines, tally, el("span", {"class": "badges"})])
