"""The house opens: words and settings, the lobby, the table's worker, and which of them the address asks for."""

import asyncio
from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy
from pyscript.js_modules import attempt

from ui import lobby, settings, storage, words
from ui.dom import by_id, listen, on, put, view
from ui.inbox import Inbox
from ui.runtime import start_table
from ui.wire import SILENCE, Wire, failed

LANGUAGE = "en"
# Read while the worker starts, one at a time: the lobby answers before, and the table need not wait for them after.
LATER = (
    "address", "form", "dialogs", "about", "budget", "motion", "cards", "zones", "prompts", "seats", "scene",
    "sheet", "stage",
)  # fmt: skip
BREATH = 0.001  # seconds; at 0 MicroPython would go on without letting the browser in
STILL = "(prefers-reduced-motion: reduce)"


class House:
    """What the page is doing: the lobby, a game's form, or a table that is played at."""

    def __init__(self) -> None:
        self.wire: Any = None
        self.games: Any = []
        self.awake = asyncio.Event()
        self.form: Any = None
        self.game = ""  # which one the form or the table is of
        self.playing = False
        self.turn = 0  # counts what the player has asked for; only the newest wish is followed to its end

    async def open(self) -> None:
        """Open the doors; the table wakes behind them."""
        settings.show()
        problem = await words.open_book(LANGUAGE)
        if problem:
            view.console.error("words: " + problem)
        if not words.has("house-name"):
            document.documentElement.dataset.table = "failed"  # told by boot.js, in the words of index.html
            return
        words.translate()
        lobby.show_keeping()
        lobby.show_saved()
        self.listen()
        document.documentElement.dataset.page = "live"
        asyncio.create_task(self.wake())
        asyncio.create_task(self.furnish())
        if view.location.search:
            await self.follow()
        else:
            self.show("lobby")

    async def furnish(self) -> None:
        """Have everything else ready before it is asked for."""
        await asyncio.sleep(BREATH)
        words.read_on()
        for name in LATER:
            __import__("ui." + name)
            await asyncio.sleep(BREATH)

    async def wake(self) -> None:
        """Wake the table and learn its games; a start that fails is told by assets/runtime/boot.js."""
        self.wire = Wire(await start_table())
        answer = await self.asked({"ask": "hello"})
        if "error" in answer:
            self.turn_away(words.say("error-" + answer["error"]["key"], answer["error"]["params"]))
            return
        self.games = answer["ok"]["games"]
        lobby.show_games(self.games)
        self.awake.set()
        if not self.playing and document.documentElement.getAttribute("data-route") == "lobby":
            await self.look_at_saved()

    async def asked(self, question: Any) -> Any:
        """The table's answer; one that is lost or does not come is told by boot.js, with its Retry."""
        inbox = Inbox()

        async def bring() -> None:
            inbox.put(await self.wire.ask(question))

        asyncio.create_task(bring())
        answer = await inbox.get(SILENCE) or failed("lost", {"reason": words.say("table-silent")})
        if "error" in answer and answer["error"]["key"] in ("lost", "internal"):
            document.documentElement.dataset.table = "failed"
        return answer

    def listen(self) -> None:
        """One handler for all clicks of the lobby, and the browser's own Back."""
        on(by_id("lobby"), "click", "[data-do]", self.clicked)
        on(by_id("form"), "submit", "form", self.submitted)
        listen(view, "popstate", lambda _event: self.went_back())

    def clicked(self, node: Any, event: Any) -> None:
        """A button or link of the lobby. One that would open another tab is the browser's business."""
        from ui import about, address, dialogs

        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        does = node.dataset.do
        if node.matches("a"):
            event.preventDefault()
        if does == "settings":
            dialogs.open_settings()
        elif does == "about":
            about.show()
        elif does == "put-away":
            node.closest(".slip").remove()
        elif does == "before":
            lobby.swap_before()
            lobby.show_saved()
            asyncio.create_task(self.look_at_saved())
        elif does in ("play", "lay", "continue", "lobby"):
            lobby.clear_notices()
            address.go(node.getAttribute("href"), instead=False)
            asyncio.create_task(self.follow())

    def submitted(self, _node: Any, event: Any) -> None:
        """The table is set."""
        event.preventDefault()
        asyncio.create_task(self.deal(self.form.wished))

    def went_back(self) -> None:
        """The browser's Back or Forward: a match that was played is kept, so the page may simply start again."""
        if self.playing:
            view.location.reload()
        else:
            asyncio.create_task(self.follow())

    async def follow(self) -> None:
        """Do what the address asks for."""
        from ui import address

        self.turn += 1
        given = address.params()
        if "continue" in given:
            await self.resume()
        elif any(name in given for name in address.RESERVED):
            await self.seat(given)
        else:
            self.glide("lobby", lobby.focus_door(self.game))

    async def seat(self, given: Any) -> None:
        """A game's form, or its table at once."""
        from ui import address

        mine = self.turn
        put(by_id("arriving"), "data-game", given.get("game", ""))
        if not self.awake.is_set():
            self.show("arriving")
            await self.awake.wait()
        if self.turn != mine:
            return
        try:
            wished = address.setup(given, self.games)
        except address.Wrong as wrong:
            self.turn_away(wrong.text)
            return
        if wished.deal:
            await self.deal(wished)
            return
        from ui import form

        if set(given) == {"game"}:
            wished = form.last_time(wished.game)
        if not self.form:
            form.listen(by_id("form"), lambda: self.form)
        self.form = form.Form(wished)
        self.game = wished.game["id"]
        self.glide("form", self.form.open)

    async def deal(self, wished: Any) -> None:
        """A new match."""
        from ui import budget

        self.turn += 1
        mine = self.turn
        put(by_id("arriving"), "data-game", wished.game["id"])
        self.show("arriving")
        percent = await budget.measure(self.asked)
        answer = await self.asked(wished.question(budget.worlds(wished.game, percent)))
        if self.turn != mine:
            return
        if "error" in answer:
            self.turn_away(words.say("error-" + answer["error"]["key"], answer["error"]["params"]))
            return
        lobby.put_before()
        await self.play(answer["ok"])

    async def resume(self) -> None:
        """The match that was kept."""
        mine = self.turn
        record = storage.storage_get("match")
        if not record:
            self.turn_away(words.say("saved-none"))
            return
        put(by_id("arriving"), "data-game", lobby.kept_game(record))
        self.show("arriving")
        await self.awake.wait()
        answer = await self.asked({"ask": "resume", "record": record})
        if self.turn != mine:
            return
        if "error" in answer:
            self.turn_away("")
            lobby.set_aside(answer["error"])
            return
        await self.play(answer["ok"])

    async def look_at_saved(self) -> None:
        """See whether the kept match can be played on, before anybody counts on it; `wake` does so first."""
        record = storage.storage_get("match")
        if not record or not self.awake.is_set():
            return
        answer = await self.wire.ask({"ask": "resume", "record": record})
        if storage.storage_get("match") != record:
            return
        if "error" in answer:
            if answer["error"]["key"] != "lost":
                lobby.set_aside(answer["error"])
        elif answer["ok"]["wait"] == "match":
            storage.storage_remove("match")
            lobby.show_saved()
        else:
            lobby.show_facts(answer["ok"]["view"])

    async def play(self, step: Any) -> None:
        """Sit at the table until the player leaves it."""
        from ui import address, stage

        address.go("?continue=1", instead=True)
        self.playing = True
        self.game = step["view"]["game"]
        self.show("table")
        await stage.open(self.wire, step)
        self.playing = False
        address.go("./", instead=False)
        lobby.show_saved()
        self.show("lobby")
        by_id("lobby").querySelector("h1").focus()
        asyncio.create_task(self.look_at_saved())

    def turn_away(self, why: str) -> None:
        """To the lobby, with one sentence saying why."""
        from ui import address

        address.go("./", instead=True)
        self.show("lobby")
        if why:
            lobby.notice(why, "link")

    def glide(self, route: str, then: Any) -> None:
        """Show the lobby or a form, and let the game's deck glide to its place where the browser can do that."""
        before = document.documentElement.getAttribute("data-route")
        lobby.mark_deck(self.game)

        def change() -> None:
            self.show(route)
            if then:
                then()

        glides = {before, route} == {"lobby", "form"} and not view.matchMedia(STILL).matches
        if not glides or not attempt.transition(create_proxy(change)):
            change()

    def show(self, route: str) -> None:
        """Show one of: lobby, form, arriving, table."""
        root = document.documentElement
        put(root, "data-route", route)
        put(by_id("lobby"), "hidden", route == "table")
        put(by_id("table"), "hidden", route != "table")
        put(by_id("form"), "hidden", route != "form")
        for name in ("games", "saved"):
            put(by_id(name), "hidden", route == "form")
        house = words.say("house-name")
        game = words.say(self.game + "-name") if route in ("form", "table") else ""
        document.title = game + " · " + house if game else house
        view.scrollTo(0, 0)


asyncio.create_task(House().open())
