"""A table in another page's frame, without a browser: what it lays when orders cross; that it writes nothing down."""

import asyncio
import importlib
import json
import sys
from typing import Any
from unittest.mock import MagicMock

import pytest

from tests.table import asking


@pytest.fixture
def page(monkeypatch):
    """`page(name)`: that module of py/ui in a frame; its browser answers nothing and `page.kept` is its storage."""
    for name in [one for one in sys.modules if one == "ui" or one.startswith("ui.")]:
        monkeypatch.delitem(sys.modules, name)
    pyscript, scripts = MagicMock(), MagicMock()
    for name in ("pyscript", "pyscript.ffi"):
        monkeypatch.setitem(sys.modules, name, pyscript)
    monkeypatch.setitem(sys.modules, "pyscript.js_modules", scripts)
    kept: dict[str, str] = {"pi-parlour/settings": '{"pace": "quick"}'}
    scripts.host.embedded = True
    scripts.attempt.storage_get = kept.get
    scripts.attempt.storage_set = lambda name, value: kept.update({name: value}) is None
    scripts.attempt.storage_remove = lambda name: bool(kept.pop(name, "1"))
    scripts.attempt.query_params = lambda: json.dumps({"embed": "1", "host": "https://a.example", "order": "0"})

    def module(name: str) -> Any:
        return importlib.import_module(f"ui.{name}")

    module.__dict__.update(kept=kept, scripts=scripts)
    yield module
    for name in [one for one in sys.modules if one.startswith("ui.")]:
        del sys.modules[name]
    sys.modules.pop("ui", None)


@pytest.mark.parametrize("embedded", [True, False])
def test_a_frame_reads_what_is_kept_and_writes_nothing(page, embedded):
    """A setting and the device's speed hold for this page only; outside a frame both are kept."""
    page.scripts.host.embedded = embedded
    settings, budget, storage = page("settings"), page("budget"), page("storage")
    before = dict(page.kept)
    assert settings.get("pace") == "quick"
    settings.put("pace", "instant")
    settings.put("language", "el")
    assert settings.get("pace") == "instant"
    asked = []

    async def table(question):
        asked.append(question["ask"])
        return {"ok": {"percent": 40}}

    assert [asking.run(budget.measure(table)) for _ in range(2)] == [40, 40]
    assert asked == ["speed"]
    assert storage.keeps() is not embedded
    assert (page.kept == before) is embedded
    assert page.scripts.attempt.session_remove.called is not embedded


class House:
    """A house whose table answers when it is let."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.awake.set()
        self.games: list[Any] = []
        self.wire = None
        self.game = ""
        self.questions: list[Any] = []
        self.answers: asyncio.Queue[Any] = asyncio.Queue()

    def show(self, route: str) -> None:
        """Nothing is to be seen."""

    async def asked(self, question: Any) -> Any:
        """The answer that the test gives."""
        self.questions.append(question)
        return await self.answers.get()


def test_what_was_asked_for_last_is_laid(page, monkeypatch):
    """An order that comes while the table answers, or while the player goes on to another table, is not lost."""
    embed, host, stage = page("embed"), page("host"), page("stage")
    laid: list[str] = []
    told = []
    monkeypatch.setattr(page("lobby"), "notice", lambda *_: None)
    page.scripts.host.tell = lambda said: told.append(json.loads(said))

    async def run() -> None:
        house = House()
        frame = embed.Embedding(house)
        frame.asked = {"lesson": "toy/first"}
        sitting = MagicMock(then=None)
        up = asyncio.Event()

        async def sit(_wire, step, _lessons):
            laid.append(step["view"]["game"])
            host.sits(sitting)
            host.tell("ready", {"game": step["view"]["game"], "seats": 2, "you": 0})
            await up.wait()
            up.clear()
            host.sits(None)
            return sitting

        monkeypatch.setattr(stage, "open", sit)
        monkeypatch.setattr(embed.keeping, "fragment", lambda: "")
        monkeypatch.setattr(embed.address, "params", lambda: {"lesson": "toy/first", "embed": "1"})
        monkeypatch.setattr(embed.address, "language_of", lambda _given: "")
        monkeypatch.setattr(frame, "dress", lambda _given: None)
        task = asyncio.create_task(frame.open())

        def step(game: str) -> Any:
            return {"ok": {"view": {"game": game}, "wait": "you"}}

        async def turns() -> None:
            for _ in range(20):
                await asyncio.sleep(0)

        await turns()
        frame.hear(json.dumps({"command": "load", "lesson": "toy/second", "order": "1"}))
        await house.answers.put(step("first"))
        await house.answers.put(step("second"))
        await turns()
        assert [one["lesson"] for one in house.questions] == ["first", "second"]
        assert laid == ["second"]

        # The player goes straight on to another table, and the page around wants something else at that moment.
        sitting.then = {"ask": "lesson", "game": "toy", "lesson": "again"}
        frame.hear(json.dumps({"command": "load", "lesson": "toy/third", "order": "2"}))
        assert sitting.wish.call_args[0] == ("left", "")
        await house.answers.put(step("third"))
        up.set()
        await turns()
        assert laid == ["second", "third"]
        assert [one["lesson"] for one in house.questions] == ["first", "second", "third"]

        # What cannot be laid is refused to the order that asked for it.
        sitting.then = None
        frame.hear(json.dumps({"command": "load", "game": "toy", "options": "deal:1", "order": "3"}))
        up.set()
        await turns()
        task.cancel()

    asking.run(run())
    assert [(one["event"], one["order"]) for one in told] == [("ready", "1"), ("ready", "2"), ("refused", "3")]


def test_the_frames_address_says_what_was_asked_for(page, monkeypatch):
    """So a table that is lost comes back as the one that was asked for last, to the same page and order."""
    embed = page("embed")
    gone: list[str] = []
    monkeypatch.setattr(embed.address, "go", lambda to, **_: gone.append(to))
    frame = embed.Embedding(House())
    frame.hear(json.dumps({"command": "load", "game": "toy", "position": "toy a=1+2 b", "bots": "easy", "order": "7"}))
    frame.hear(json.dumps({"command": "load", "record": "abc-_"}))
    assert gone == [
        "?embed=1&host=https://a.example&order=7&game=toy&position=toy+a=1%2B2+b&players=easy",
        "?embed=1&host=https://a.example&order=#record=abc-_",
    ]


def test_an_option_never_stands_for_something_else(page):
    """`options="lang:xx"` and the like come to the rules as an option that there is not, and are refused by them."""
    embed = page("embed")
    given = {"game": "toy", "options": "hands:2,seats:3,lang:xx,deal:1,game:other"}
    assert embed.plain(given) == {
        "game": "toy", "hands": "2", "seats": "3", "options:lang": "xx", "options:deal": "1", "options:game": "other",
    }  # fmt: skip
    games = [{"id": "toy", "usual": 2, "usual_bot": "easy", "fewest": 2, "most": 4, "options": []}]
    with pytest.raises(embed.address.Wrong) as wrong:
        embed.address.setup(embed.plain({"game": "toy", "options": "deal:1"}), games)
    assert wrong.value.key == "link-option"


def test_no_way_leads_out_of_a_frame(page):
    """Neither the sheet about a table laid from a position nor a replay's row has the door to the editor there."""
    made: list[Any] = []
    sharing, controls = page("sharing"), page("controls")
    step = {"wait": "you", "record": "", "done": None}

    def el(tag: str, attrs: Any = None, *_: Any) -> Any:
        made.append((tag, dict(attrs or {})))
        return MagicMock()

    sharing.el = controls.el = el
    sharing.records.head_of = lambda _record: {"game": "toy", "position": "toy a=1"}
    for embedded, doors in ((True, 0), (False, 2)):
        page.scripts.host.embedded = embedded
        made.clear()
        sharing.section(None, step, None, None)
        controls.Controls(MagicMock())
        edits = [attrs for _, attrs in made if "data-edit" in attrs or attrs.get("data-do") == "edit"]
        assert len(edits) == doors


def test_outside_a_frame_the_door_to_the_editor_is_gone_through_without_a_reload(page, monkeypatch):
    """The player gets up, the match is kept, and the house follows the address of the editor."""
    seating, wishes = page("seating"), page("wishes")
    gone: list[str] = []
    monkeypatch.setattr(seating.address, "go", lambda to, **_: gone.append(to))
    monkeypatch.setattr(seating, "lobby", MagicMock())
    followed = []

    async def run() -> None:
        house = MagicMock()

        async def follow() -> None:
            followed.append(gone[-1])

        async def nothing(_question):
            return {"ok": True}

        house.follow, house.wire.ask = follow, nothing
        way = seating.Seating(house)
        sat = MagicMock(then=None, left="leave", step={"wait": "you"})

        async def sit(_step):
            wishes.Wishes.go_to(sat, "?edit=toy&position=toy+a=1")
            assert sat.wish.call_args[0] == ("left", "")
            return sat

        monkeypatch.setattr(way, "sit", sit)
        await way.play({"wait": "you"})
        await asyncio.sleep(0)

    asking.run(run())
    assert gone == ["?continue=1", "?edit=toy&position=toy+a=1"]
    assert followed == gone[-1:]
