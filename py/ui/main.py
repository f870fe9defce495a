"""The house opens: words and settings, the lobby, the table's worker, and which of them the address asks for."""

import asyncio
from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy
from pyscript.js_modules import attempt

from ui import lobby, save, settings, shelf, storage, tabs, words
from ui.dom import by_id, listen, on, put, view
from ui.host import embedded
from ui.inbox import Inbox
from ui.later import later, read_all
from ui.runtime import start_table
from ui.wire import SILENCE, Wire, failed

about, address, course = later("about"), later("address"), later("course")
form, preferences, cards = later("form"), later("preferences"), later("cards")
archive, seating = later("archive"), later("seating")
editor, embed = later("editor"), later("embed")

STILL = "(prefers-reduced-motion: reduce)"


class House:
    """What the page is doing: the lobby, a game's form, or a table that is played at."""

    def __init__(self) -> None:
        self.wire: Any = None
        self.games: Any = []
        self.awake = asyncio.Event()
        self.form: Any = None
        self.hears_forms = False
        self.course: Any = None  # the game whose lessons lie where a form does
        self.game = ""  # which one the form or the table is of
        self.playing = False
        self.past: Any = None  # the door to earlier matches, once somebody has gone there
        self.bench: Any = None  # where positions are set up, once somebody has
        self.way: Any = None  # the way to the tables, once somebody has gone there
        self.route = ""
        self.frame: Any = None  # where the table stands in another page: ui/embed.py
        self.turn = 0  # counts what the player has asked for; only the newest wish is followed to its end

    async def open(self) -> None:
        """Open the doors; the table wakes behind them. What can wait comes when a click is answered already."""
        problem = await words.open_book(words.language())
        if problem:
            view.console.error("words: " + problem)
        if not words.has("house-name"):
            document.documentElement.dataset.table = "failed"  # told by boot.js, in the words of index.html
            return
        if words.language() != words.WRITTEN:
            words.translate()
        self.listen()
        document.documentElement.dataset.page = "live"
        asked = view.location.search or view.location.hash
        if not asked and not embedded():
            self.show("lobby")
            await attempt.painted()  # a worker that starts would hold that frame up
        asyncio.create_task(self.wake())
        settings.show()
        words.mark()
        lobby.show_keeping()
        lobby.show_saved()
        asyncio.create_task(self.furnish())
        if embedded():
            self.frame = embed.Embedding(self)
            await self.frame.open()
        elif asked:
            await self.follow()

    async def furnish(self) -> None:
        """Have everything ready before it is asked for."""
        await read_all()
        words.read_on()

    async def wake(self) -> None:
        """Wake the table and learn its games; a start that fails is told by assets/runtime/boot.js."""
        self.wire = Wire(await start_table())
        answer = await self.asked({"ask": "hello"})
        if "error" in answer:
            self.turn_away("error-" + answer["error"]["key"], answer["error"]["params"])
            return
        self.games = answer["ok"]["games"]
        lobby.show_games(self.games)
        cards.faces.packs = {game["id"]: game["pack"] for game in self.games}
        self.awake.set()
        lobby_shows = document.documentElement.getAttribute("data-route") == "lobby"
        if lobby_shows and not self.playing and not embedded():  # a frame leaves the reader's own match alone
            await self.look_at_saved()

    @property
    def seating(self) -> Any:
        """The way to the tables."""
        if self.way is None:
            self.way = seating.Seating(self)
        return self.way

    @property
    def archive(self) -> Any:
        """The door to earlier matches."""
        if self.past is None:
            self.past = archive.Archive(self)
        return self.past

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
        """One handler for all clicks of the lobby, the browser's own Back, and a change of language."""
        settings.listen(self.set_otherwise)
        words.listen(self.say_again)
        on(by_id("lobby"), "click", "[data-do], [data-language]", self.clicked)
        on(by_id("form"), "submit", "form", self.submitted)
        if embedded():
            return
        listen(view, "popstate", lambda _event: self.went_back())
        listen(view, "storage", lambda _event: self.look_around())
        listen(view, "hashchange", lambda _event: self.archive.moved())

    def clicked(self, node: Any, event: Any) -> None:
        """A button or link of the lobby. One that would open another tab is the browser's business."""
        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        if node.matches("a"):
            event.preventDefault()
        if node.hasAttribute("data-language"):
            settings.put("language", node.dataset.language)
            return
        does = node.dataset.do
        if does == "settings":
            preferences.show()
        elif does == "about":
            about.show()
        elif does == "put-away":
            node.closest(".slip").remove()
        elif does == "before":
            save.swap_before()
            lobby.show_saved()
            asyncio.create_task(self.look_at_saved())
        elif does == "damaged":
            self.archive.export_damaged()
        elif does in ("play", "lay", "learn", "lesson", "edit", "continue", "lobby", "history", "replay"):
            lobby.clear_notices()
            address.go(node.getAttribute("href"), instead=False)
            asyncio.create_task(self.follow())

    def set_otherwise(self, name: str, value: str) -> None:
        """A setting has changed: another language has to be fetched."""
        if name == "language":
            asyncio.create_task(self.speak(value))

    async def speak(self, tag: str) -> None:
        """Speak another language, wherever the player is; where its words do not come, say so in the old one."""
        if await words.speak(tag) and not preferences.language_failed(tag):
            lobby.notice("settings-language-failed", {"name": preferences.own_name(tag)}, "link")

    def say_again(self) -> None:
        """The language is another one: what has no words of index.html is said again. A table sees to itself."""
        if self.past is not None:
            self.past.say_again()
        if self.form and document.documentElement.getAttribute("data-route") == "form":
            self.form.say_again()
        elif self.course and document.documentElement.getAttribute("data-route") == "form":
            course.show(self.course, form.head(self.course["id"]))
        elif self.bench and document.documentElement.getAttribute("data-route") == "editor":
            self.bench.say_again()
        self.entitle()

    def submitted(self, _node: Any, event: Any) -> None:
        """The table is set."""
        event.preventDefault()
        asyncio.create_task(self.seating.deal(self.form.wished))

    def went_back(self) -> None:
        """The browser's Back or Forward: a match that was played is kept, so the page may simply start again."""
        if self.playing:
            view.location.reload()
        else:
            asyncio.create_task(self.follow())

    def look_around(self) -> None:
        """Another tab plays, or has played."""
        if not self.playing:
            lobby.show_saved()

    async def follow(self) -> None:
        """Do what the address asks for."""
        self.turn += 1
        given = address.params()
        try:
            asked = address.language_of(given)
        except address.Wrong as wrong:
            self.turn_away(wrong.key, wrong.params)
            return
        if asked and asked != words.language():
            await self.speak(asked)
        given.pop(address.LANGUAGE, None)
        if (view.location.hash or "history" in given or "replay" in given) and await self.archive.open(given):
            return
        if "continue" in given:
            await self.seating.resume()
        elif "learn" in given or "lesson" in given:
            await self.seating.learn(given)
        elif "edit" in given:
            await self.edit(given)
        elif any(name in given for name in address.RESERVED):
            await self.seat(given)
        else:
            self.glide("lobby", lobby.focus_door(self.game))

    async def arrived(self, game: str) -> bool:
        """Wait until the table is awake; whether the player still wants what he wanted then."""
        mine = self.turn
        put(by_id("arriving"), "data-game", game)
        if not self.awake.is_set():
            self.show("arriving")
            await self.awake.wait()
        return self.turn == mine

    async def seat(self, given: Any) -> None:
        """A game's form, or its table at once."""
        if not await self.arrived(given.get("game", "")):
            return
        try:
            wished = address.setup(given, self.games)
        except address.Wrong as wrong:
            self.turn_away(wrong.key, wrong.params)
            return
        if wished.deal:
            await self.seating.deal(wished)
            return
        if set(given) == {"game"}:
            wished = form.last_time(wished.game)
        if not self.hears_forms:
            form.listen(by_id("form"), lambda: self.form)
            self.hears_forms = True
        self.form = form.Form(wished)
        self.game = wished.game["id"]
        self.glide("form", self.form.open)

    async def edit(self, given: Any) -> None:
        """A position to be set up."""
        if not await self.arrived(given["edit"]):
            return
        self.bench = self.bench or editor.Editor(self)
        try:
            await self.bench.open(given)
        except address.Wrong as wrong:
            self.turn_away(wrong.key, wrong.params)

    async def look_at_saved(self) -> None:
        """See whether the kept match can be played on, before anybody counts on it; `wake` does so first."""
        record = storage.storage_get(save.NAME)
        if not record or not self.awake.is_set():
            return
        if await tabs.elsewhere():
            lobby.show_elsewhere(record)
            return
        answer = await self.wire.ask({"ask": "resume", "record": record})
        if storage.storage_get(save.NAME) != record:
            return
        if "error" in answer:
            if answer["error"]["key"] != "lost":
                lobby.set_aside(record, answer["error"])
        elif answer["ok"]["wait"] == "match":
            facts = await self.wire.ask({"ask": "summary"})
            if "ok" in facts:
                shelf.put(facts["ok"], record)
            save.forget()
            lobby.show_saved()
        else:
            lobby.show_facts(answer["ok"]["view"])

    def turn_away(self, why: str, params: Any = None) -> None:
        """To the lobby, with one message saying why."""
        if self.frame is not None:
            self.frame.refuse(why, params)
            return
        tabs.get_up()
        address.go("./", instead=True)
        self.show("lobby")
        if why:
            lobby.notice(why, params, "link")

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
        """Show one of: lobby, form, history, editor, arriving, table."""
        root = document.documentElement
        put(root, "data-route", route)
        self.route = route
        put(by_id("lobby"), "hidden", route == "table")
        put(by_id("table"), "hidden", route != "table")
        put(by_id("form"), "hidden", route != "form")
        put(by_id("history"), "hidden", route != "history")
        put(by_id("editor"), "hidden", route != "editor")
        for name in ("games", "saved"):
            put(by_id(name), "hidden", route in ("form", "history", "editor"))
        self.entitle()
        view.scrollTo(0, 0)

    def entitle(self) -> None:
        """Name the page after the game that is set or played at."""
        house = words.say("house-name")
        at_game = document.documentElement.getAttribute("data-route") in ("form", "editor", "table")
        document.title = words.say(self.game + "-name") + " · " + house if at_game else house
