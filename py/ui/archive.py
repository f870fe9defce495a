"""The door to what is past: the history, a match gone through again, and what a link, a file or a text brings."""

import asyncio
from typing import Any

from pyscript.js_modules import keeping

from ui import address, dialogs, links, records, save, sharing, shelf, storage
from ui.dom import by_id, put, view
from ui.history import History
from ui.words import english, has, say

HEAD = "pi-parlour record"


class Archive:
    """Answers for the addresses that lead to earlier matches. `house` is whose door it is."""

    def __init__(self, house: Any) -> None:
        self.house = house
        self.history: Any = None

    def moved(self) -> None:
        """A link that is followed on the page itself only changes what stands behind the #."""
        if address.shared():
            view.location.reload()

    async def open(self, given: Any) -> bool:
        """Whether the address asks for something of here; then it is done."""
        packed = address.shared()
        if packed:
            await self.open_link(packed)
        elif "history" in given:
            self.look_up()
        elif "replay" in given:
            await self.open_kept(given["replay"])
        else:
            return False
        return True

    def say_again(self) -> None:
        """The language is another one."""
        if self.history is not None and self.house.route == "history":
            self.history.lay()

    def look_up(self) -> None:
        """Show the history."""
        if self.history is None:
            self.history = History(by_id("history"), self)
        self.house.game = ""
        self.house.show("history")
        self.history.show()

    async def open_link(self, packed: str) -> None:
        """What somebody has handed on."""
        self.house.show("arriving")
        record = await keeping.unpack(packed)
        if record is None:
            self.house.turn_away("link-record")
            return
        await self.open_record(str(record))

    async def open_kept(self, name: str) -> None:
        """A match of the history."""
        record = shelf.record_of(name)
        if not record:
            self.house.turn_away("history-gone")
            return
        await self.open_record(record)

    def open_text(self, text: str | None) -> None:
        """What was put in or read from a file: a record, or a link that holds one."""
        if text is None:
            self.house.turn_away("open-unread")
            return
        _, mark, packed = text.partition("#record=")
        if mark and not text.startswith(HEAD):
            asyncio.create_task(self.open_link(packed.split("&")[0].strip()))
        else:
            asyncio.create_task(self.open_record(text))

    async def open_record(self, record: str) -> None:
        """Go through a match that is over, take up one that is not; the one that waits stays in the lobby."""
        house = self.house
        house.turn += 1
        mine = house.turn
        game = records.game_of(record)
        put(by_id("arriving"), "data-game", game if has(game + "-name") else "")
        house.show("arriving")
        await house.awake.wait()
        answer = await house.asked(records.take_up(record))
        if house.turn != mine:
            return
        if "error" in answer:
            params = dict(answer["error"]["params"])
            if answer["error"]["key"] == "bad-notation":
                params["reason"] = english(params["reason"])
            else:
                params = {"line": 0, "reason": say("error-" + answer["error"]["key"], answer["error"]["params"])}
            house.turn_away("open-damaged", params)
        elif answer["ok"]["wait"] == "match":
            await self.go_through(answer["ok"])
        elif await house.seating.may_sit(lambda: self.open_record(record)):
            if record != storage.storage_get(save.NAME):
                save.put_before()
            await house.seating.play(answer["ok"])

    async def replay(self, record: str) -> None:
        """The match that has just been played, from its beginning."""
        facts = await self.house.wire.ask({"ask": "summary"})
        name = facts["ok"]["id"] if "ok" in facts else ""
        address.go("?replay=" + name, instead=True)
        await self.open_record(record)

    async def go_through(self, step: Any) -> None:
        """The match on the table is over: go through it until the player has seen enough."""
        from ui import replay

        house = self.house
        house.playing = True
        house.game = step["view"]["game"]
        house.show("table")
        seen = await replay.open(house.wire, step)
        house.playing = False
        if seen.edited:
            address.go(links.edit_address(house.game, seen.edited), instead=False)
            asyncio.create_task(house.follow())
            return
        if seen.taken_up and await house.seating.may_sit(lambda: self.open_record(seen.taken_up)):
            await self.open_record(seen.taken_up)
            return
        asyncio.create_task(house.wire.ask({"ask": "leave"}))
        address.go("?history=1", instead=False)
        self.look_up()

    def go_on(self, name: str) -> None:
        """A match of the history that waits is the one on the table again."""
        record = shelf.record_of(name)
        if record:
            asyncio.create_task(self.open_record(record))

    def share(self, name: str) -> None:
        """Hand on a match of the history."""
        record = shelf.record_of(name)
        if record:
            sharing.show(None, record, None)

    def export_damaged(self) -> None:
        """Give the player the match that could not be read, as a file."""
        sharing.save_file(storage.storage_get(save.DAMAGED) or "")

    def remove(self, name: str, then: Any) -> None:
        """Take a match out of the history, if the player is sure."""

        def agreed() -> None:
            shelf.remove(name)
            then()

        words = "history-remove"
        dialogs.ask(say(words), say(words + "-ask"), say(words + "-yes"), say("match-no"), agreed)
