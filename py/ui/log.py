"""What happened, a sentence an event: one log element, to which sentences are only ever added.

Once a hand is over every sentence about what a computer player did has a "Why?". They are one tab stop: arrows go from
one to the next.
"""

import asyncio
from typing import Any

from pyscript.ffi import create_proxy

from ui.dialogs import CLOSE
from ui.dom import by_id, drawing, el, listen, on, put, text
from ui.dom import view as window
from ui.reasons import ref
from ui.words import say

AT_ONCE = 12  # sentences that get their "Why?" before the page may do something else


def event_key(game: str, part: str, event: Any) -> str:
    """The word key of what a game says of an event."""
    return str(game + "-" + part + "-" + event["event"].replace("_", "-"))


def head(close: Any) -> Any:
    """What stays above the sentences: what they are, and a button that puts them away where they cover the table."""
    name = el("span", {"aria-hidden": "true"}, say("log-name"))
    return el("div", {"class": "log-head", "aria-live": "off"}, [name, close])


class Log:
    """The sentences of a match. `last` is the newest of them."""

    def __init__(self, felt: Any, game: str, wish: Any) -> None:
        self.felt = felt
        self.node = felt.log
        self.button = felt.table.querySelector("[data-do=log]")
        self.wish = wish
        self.game = game
        self.last = ""
        self.behind = False
        self.done: list[str] = []  # what computer players have done that no sentence tells of yet
        self.aside: Any = None  # the first sentence about nobody since then
        self.lines: list[Any] = []  # each sentence's element with its message, so that another language can tell it
        self.scroll = create_proxy(self.to_end)
        self.put_head()
        hear(self)

    def put_head(self) -> None:
        """What stays above the sentences."""
        words = say("log-close")
        attrs = {"class": "tool", "type": "button", "aria-label": words, "title": words}
        close = el("button", attrs, drawing(CLOSE))
        listen(close, "click", self.closed)
        self.node.prepend(head(close))

    def say_again(self, old: "Log") -> None:
        """Tell in another language all that `old`, in the same place, has told; nobody hears it as news."""
        put(self.node, "aria-live", "off")
        for stale in list(self.node.querySelectorAll(".log-head"))[1:]:
            stale.remove()
        self.lines, self.done, self.aside = old.lines, old.done, old.aside
        for line, key, params in self.lines:
            self.last = say(key, params)
            line.firstChild.textContent = self.last
            for one in line.querySelectorAll(".why"):
                name_button(one, one.getAttribute("data-why"), self.last)
        asyncio.create_task(self.calm())

    async def calm(self) -> None:
        """What is added after a while is news again."""
        await asyncio.sleep(1)
        put(self.node, "aria-live", None)

    def closed(self, _event: Any) -> None:
        """The button in the log itself puts it away; the one that brought it up has the focus again."""
        self.wish("log", "")
        self.button.focus()

    def add(self, event: Any) -> None:
        """Write down what has just happened; of some things the game says nothing."""
        self.write(event_key(self.game, "event", event), event)

    def write(self, key: str, params: Any = None, kind: str = "event") -> None:
        """Add one sentence and keep the newest in sight."""
        words = say(key, params)
        if not words:
            return
        self.last = words
        line = plain_line(words, kind)
        self.lines.append((line, key, params))
        if self.done and kind == "event":
            if tells_of_somebody(params):
                self.tells(line)
            elif self.aside is None:
                self.aside = line
        self.node.appendChild(line)
        self.follow()

    def tells(self, line: Any) -> None:
        """It is this sentence that tells of what was done."""
        put(line, "data-done", " ".join(self.done))
        self.done, self.aside = [], None

    def told(self) -> None:
        """What was done is told: where by no sentence about somebody, by the first one there was."""
        if self.done and self.aside is not None:
            self.tells(self.aside)

    def played(self, done: Any) -> None:
        """A computer player may have done this: the next sentence about somebody tells of it."""
        self.told()
        if done["bot"] is not None:
            self.done.append(ref(done))

    def forget(self, done: Any) -> None:
        """What was played after so many actions of that deal was taken back: nobody can be asked about it."""
        self.done, self.aside = [], None
        for line in self.node.querySelectorAll("p[data-done]:not([data-told])"):
            kept = [one for one in names_of(line) if before(one, done)]
            put(line, "data-done", " ".join(kept) if kept else None)

    def offer(self) -> None:
        """The hand is over: what computer players did in it can be asked about."""
        self.told()
        asyncio.create_task(self.add_buttons())

    async def add_buttons(self) -> None:
        """A button to each sentence that tells of a computer player, some at a time."""
        lines = list(self.node.querySelectorAll("p[data-done]:not([data-told])"))
        for number, line in enumerate(lines, 1):
            put(line, "data-told", "")
            words = line.textContent
            asked = [button(name, words) for name in names_of(line)]
            line.appendChild(el("span", {"class": "whys", "aria-live": "off"}, asked))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        self.settle()

    def settle(self) -> None:
        """The newest of what can be asked is the one on which Tab stops, and the newest sentence is in sight."""
        all_of_them = self.node.querySelectorAll(".why")
        for other in self.node.querySelectorAll(".why[tabindex='0']"):
            put(other, "tabindex", "-1")
        if all_of_them.length:
            put(all_of_them[all_of_them.length - 1], "tabindex", "0")
        if not self.last or self.node.lastElementChild.hasAttribute("data-at"):
            self.last = str(self.node.lastElementChild.firstChild.textContent)
        self.follow()

    def sentence(self, name: str) -> str:
        """The sentence that tells of this action."""
        for line in self.node.querySelectorAll("p[data-done]"):
            if name in names_of(line):
                return str(line.firstChild.textContent)
        return self.last

    def focus(self) -> None:
        """Go to the newest of what can be asked, else to the log."""
        (self.node.querySelector(".why[tabindex='0']") or self.node).focus()

    def step(self, pressed: str) -> bool:
        """Go to another "Why?"; whether that key means one."""
        all_of_them = list(self.node.querySelectorAll(".why"))
        here = [number for number, one in enumerate(all_of_them) if one.getAttribute("tabindex") == "0"]
        if not here or pressed not in WAYS:
            return False
        way = WAYS[pressed]
        at = here[0] + way if abs(way) == 1 else (0 if way < 0 else len(all_of_them) - 1)
        put(all_of_them[here[0]], "tabindex", "-1")
        new = all_of_them[max(0, min(at, len(all_of_them) - 1))]
        put(new, "tabindex", "0")
        new.focus()
        return True

    def follow(self) -> None:
        """Keep the newest in sight: once a frame, since it makes the browser lay the log out."""
        if not self.behind and self.node.hasAttribute("data-open"):
            self.behind = True
            window.requestAnimationFrame(self.scroll)

    def to_end(self, _time: float) -> None:
        """Scroll to the newest sentence."""
        self.behind = False
        self.node.scrollTop = 1000000


WAYS = {"ArrowUp": -1, "ArrowLeft": -1, "ArrowDown": 1, "ArrowRight": 1, "Home": -2, "End": 2}
_here: list[Any] = []  # the log of the table that is played at


def hear(log: Log) -> None:
    """One handler for all that is asked in the log, whichever table it is of."""
    if not _here:
        node = by_id("log")
        on(node, "click", ".why", lambda button, _event: _here[0].wish("why", button.getAttribute("data-why")))
        on(node, "keydown", ".why", pressed)
        _here.append(log)
    _here[0] = log


def pressed(_button: Any, event: Any) -> None:
    """A key on one of the buttons."""
    if not (event.ctrlKey or event.metaKey or event.altKey) and _here[0].step(event.key):
        event.preventDefault()


def plain_line(words: str, kind: str = "event") -> Any:
    """One sentence."""
    return el("p", {"data-kind": kind}, words)


def tells_of_somebody(params: Any) -> bool:
    """Whether a sentence with these parameters is about a seat, as "trumps change" is not."""
    return bool(params) and params.get("seat") is not None


def names_of(line: Any) -> list[str]:
    """The actions that a sentence tells of."""
    return str(line.getAttribute("data-done") or "").split()


def before(name: str, done: Any) -> bool:
    """Whether this action still stands where so many of that deal do."""
    deal, action, _ = name.split("-")
    return int(deal) != int(done["deal"]) or int(action) <= int(done["count"])


def button(name: str, words: str) -> Any:
    """What asks why somebody did what these words tell."""
    return name_button(
        el("button", {"type": "button", "class": "why", "data-why": name, "tabindex": "-1"}), name, words
    )


def name_button(node: Any, name: str, words: str) -> Any:
    """Put on it what it asks."""
    seat = int(name.split("-")[2])
    put(node, "aria-label", say("why-of", {"seat": seat, "words": words}))
    text(node, say("why-ask", {"seat": seat}))
    return node
