"""Sitting down: a new match, the one that was kept, a lesson; who may have the table, and where one goes from it."""

import asyncio
from typing import Any

from pyscript.js_modules import keeping

from ui import address, budget, course, dialogs, form, lobby, records, save, stage, storage, tabs, words
from ui.dom import by_id, put


class Seating:
    """The way from the house to its tables and back."""

    def __init__(self, house: Any) -> None:
        self.house = house

    async def deal(self, wished: Any) -> None:
        """A new match."""
        self.house.turn += 1
        mine = self.house.turn
        put(by_id("arriving"), "data-game", wished.game["id"])
        self.house.show("arriving")
        if not await self.may_sit(lambda: self.deal(wished)):
            return
        percent = await budget.measure(self.house.asked)
        question = wished.question(budget.worlds(wished.game, percent))
        answer = await self.house.asked(question)
        if self.house.turn != mine:
            return
        if "error" in answer:
            wrong = address.refused(answer["error"], question)
            self.house.turn_away(wrong.key, wrong.params)
            return
        save.put_before()
        await self.play(answer["ok"])

    async def resume(self) -> None:
        """The match that was kept."""
        record = storage.storage_get(save.NAME)
        if not record:
            self.house.turn_away("saved-none")
            return
        mine = self.house.turn
        put(by_id("arriving"), "data-game", records.game_of(record))
        self.house.show("arriving")
        if not await self.may_sit(self.resume):
            return
        record = storage.storage_get(save.NAME) or record  # another tab may have played on until now
        await self.house.awake.wait()
        answer = await self.house.asked({"ask": "resume", "record": record, "begun": keeping.seconds()})
        if self.house.turn != mine:
            return
        if "error" in answer:
            self.house.turn_away("")
            lobby.set_aside(record, answer["error"])
            return
        await self.play(answer["ok"])

    async def may_sit(self, again: Any) -> bool:
        """Whether this tab has the table now; where another has it the player is asked, and `again()` is for a yes."""
        if await tabs.sit():
            return True
        self.house.turn_away("")
        asyncio.create_task(self.house.look_at_saved())

        async def instead() -> None:
            await tabs.sit(instead=True)
            await again()

        say = words.say
        dialogs.ask(
            say("taken-name"),
            say("taken-words"),
            say("taken-here"),
            say("taken-there"),
            lambda: asyncio.create_task(instead()),
        )
        return False

    async def learn(self, given: Any) -> None:
        """A game's course, or one lesson of it."""
        name, _, lesson = given.get("lesson", given.get("learn", "")).partition("/")
        if not await self.house.arrived(name):
            return
        try:
            game = address.game_of(name, self.house.games)
        except address.Wrong as wrong:
            self.house.turn_away(wrong.key, wrong.params)
            return
        self.house.game = name
        if "lesson" not in given:
            self.house.form = None
            self.house.course = game
            self.house.glide("form", lambda: course.show(game, form.head(name)))
            return
        answer = await self.house.asked({"ask": "lesson", "game": name, "lesson": lesson[: address.LONGEST_SEED]})
        if "error" in answer:
            self.house.turn_away("error-" + answer["error"]["key"], answer["error"]["params"])
            return
        await self.sit(answer["ok"])
        asyncio.create_task(self.house.wire.ask({"ask": "leave"}))
        address.go("?learn=" + name, instead=False)
        self.house.form, self.house.course = None, game
        course.show(game, form.head(name))
        self.house.show("form")

    async def play(self, step: Any) -> None:
        """Play a match until the player leaves it."""
        sat: Any = None
        while step:
            address.go("?continue=1", instead=True)
            sat = await self.sit(step)
            step = await self.next_table(sat) if sat.then else None
        if sat.step["wait"] == "match" and tabs.here():
            save.forget()
        tabs.get_up()
        asyncio.create_task(self.house.wire.ask({"ask": "leave"}))
        if sat.left == "replay":
            await self.house.archive.replay(sat.notes.record)
            return
        if sat.goes:
            lobby.show_saved()
            address.go(sat.goes, instead=False)
            asyncio.create_task(self.house.follow())
            return
        address.go("./", instead=False)
        lobby.show_saved()
        self.house.show("lobby")
        by_id("lobby").querySelector("h1").focus()
        if sat.left == "displaced":
            lobby.notice("taken-over", None, "link")
        await self.house.look_at_saved()

    async def next_table(self, sat: Any) -> Any:
        """The first step of the match to which the player goes straight on; None where it cannot be laid."""
        answer = await self.house.asked(sat.then)
        if "ok" not in answer:
            return None
        save.forget() if sat.step["wait"] == "match" else save.put_before()
        return answer["ok"]

    async def sit(self, step: Any) -> Any:
        """Sit at the table until the player leaves it; the stage then says how."""
        self.house.playing = True
        self.house.game = step["view"]["game"]
        lessons = next(one["lessons"] for one in self.house.games if one["id"] == self.house.game)
        self.house.show("table")
        sat = await stage.open(self.house.wire, step, lessons)
        self.house.playing = False
        return sat
