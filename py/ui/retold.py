"""What had happened before the page was loaded, written into the log again, so that it can be read and asked about.

The table tells it from the record (`story` in table/wire.py). Nothing of it is announced: nobody wants to hear a whole
match again.
"""

import asyncio
from typing import Any

from ui.dom import el, on, put
from ui.log import Log, button, event_key, plain_line, tells_of_somebody
from ui.reasons import ref
from ui.words import key_of, say

AT_ONCE = 16  # sentences that are written before the page may do something else


async def tell_before(wire: Any, log: Any, step: Any) -> None:
    """Write down all that stands in the record before this step, the first that the page shows of the match."""
    if int(step["done"]["deal"]) == 1 and not int(step["done"]["count"]):
        return
    answer = await wire.ask({"ask": "story"})
    if "ok" not in answer or not log.node.isConnected:
        return
    deals = answer["ok"]["deals"][: int(step["done"]["deal"])]
    over = step["view"]["phase"] != "play"
    heading = log.node.querySelector("p[data-kind=deal]")
    if heading is None:
        return
    put(log.node, "aria-live", "off")
    after = heading.nextSibling
    written = 0
    for number, deal in enumerate(deals, 1):
        now = number == len(deals)
        if not now:
            log.node.insertBefore(head_line(log, deal), heading)
        steps = [one for one in deal["steps"] if not now or int(one["count"]) <= int(step["done"]["count"])]
        for line in lines(log, number, steps, told=over or not now):
            log.node.insertBefore(line, after if now else heading)
            written += 1
            if written % AT_ONCE == 0:
                await asyncio.sleep(0)
                if not heading.isConnected:
                    return
    log.settle()
    put(log.node, "aria-live", None)


class Chronicle(Log):
    """The log of a match that is gone through: all of it is there from the first, and the moment on show is marked."""

    def __init__(self, felt: Any, game: str, wish: Any) -> None:
        super().__init__(felt, game, wish)
        self.now: Any = None
        hear_moments(self)

    async def tell(self, deals: Any) -> bool:
        """Write down the whole match; False where the table is another one before that is done."""
        put(self.node, "aria-live", "off")
        written = 0
        for number, deal in enumerate(deals, 1):
            self.node.appendChild(head_line(self, deal))
            for line in lines(self, number, deal["steps"], told=True):
                self.node.appendChild(line)
                written += 1
                if written % AT_ONCE == 0:
                    await asyncio.sleep(0)
                    if not self.felt.table.isConnected:
                        return False
        return True

    def empty(self) -> None:
        """What stands here is told anew, by the next one in this place."""
        for line in self.node.querySelectorAll("p"):
            line.remove()
        for stale in list(self.node.querySelectorAll(".log-head"))[1:]:
            stale.remove()

    def mark(self, deal: int, count: int) -> None:
        """Point at what happened at this moment."""
        if self.now:
            put(self.now, "aria-current", None)
        name = str(int(deal)) + "-" + str(int(count))
        self.now = self.node.querySelector('p[data-at="' + name + '"]')
        if self.now:
            put(self.now, "aria-current", "step")
            if self.node.hasAttribute("data-open"):
                self.now.scrollIntoView({"block": "nearest"})

    def write(self, key: str, params: Any = None, kind: str = "event") -> None:
        """Nothing is written twice."""

    def played(self, done: Any) -> None:
        """Nothing is played any more."""

    def offer(self) -> None:
        """All reasons are offered already."""


_hearing: list[Any] = []


def hear_moments(log: Any) -> None:
    """A click on a sentence goes to where it happened, whichever match is gone through."""
    if not _hearing:
        on(log.node, "click", "p[data-at]", lambda line, event: clicked(line, event))
        _hearing.append(log)
    _hearing[0] = log


def clicked(line: Any, event: Any) -> None:
    """A sentence was clicked; its buttons are heard by the log."""
    log = _hearing[0]
    if not event.target.closest("button") and log.felt.table.isConnected:
        log.wish("at", line.getAttribute("data-at"))


def head_line(log: Any, deal: Any) -> Any:
    """The line above a deal's sentences."""
    hand = deal["hand"]
    return written(log, key_of(log.game, "table-hand"), {"number": hand["number"], "of": hand["of"] or 0}, "deal")


def written(log: Any, key: str, params: Any, kind: str) -> Any:
    """A line that the log can tell in another language."""
    line = plain_line(say(key, params), kind)
    log.lines.append((line, key, params))
    return line


def lines(log: Any, number: int, steps: Any, *, told: bool) -> list[Any]:
    """A line for each thing of that deal that the game says anything of; with what asks for reasons, where it is
    `told`.
    """
    found: list[Any] = []
    names: list[str] = []
    for step in steps:
        if step["bot"] is not None:
            names.append(ref({"deal": number, "count": step["count"], "bot": step["bot"]}))
        aside: Any = None
        for event in step["events"]:
            line = written(log, event_key(log.game, "event", event), event, "event")
            if not line.textContent:
                log.lines.pop()
                continue
            put(line, "data-at", str(int(number)) + "-" + str(int(step["count"])))
            if names and tells_of_somebody(event):
                tell(line, names, told=told)
                names = []
            aside = aside or line
            found.append(line)
        if names and aside:
            tell(aside, names, told=told)
            names = []
    return found


def tell(line: Any, names: list[str], *, told: bool) -> None:
    """Let this sentence be the one that tells of these actions."""
    put(line, "data-done", " ".join(names))
    if told:
        add_whys(line, names, str(line.textContent))


def add_whys(line: Any, names: Any, words: str) -> None:
    """What asks why somebody did that."""
    put(line, "data-told", "")
    line.appendChild(el("span", {"class": "whys"}, [button(name, words) for name in names]))
