"""What happened, a sentence an event: one log element, to which sentences are only ever added."""

from typing import Any

from pyscript.ffi import create_proxy

from ui.dialogs import CLOSE
from ui.dom import drawing, el, listen
from ui.dom import view as window
from ui.words import say


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
        self.node = felt.log
        self.button = felt.table.querySelector("[data-do=log]")
        self.wish = wish
        self.game = game
        self.last = ""
        self.behind = False
        self.scroll = create_proxy(self.to_end)
        words = say("log-close")
        attrs = {"class": "tool", "type": "button", "aria-label": words, "title": words}
        close = el("button", attrs, drawing(CLOSE))
        listen(close, "click", self.closed)
        self.node.prepend(head(close))

    def closed(self, _event: Any) -> None:
        """The button in the log itself puts it away; the one that brought it up has the focus again."""
        self.wish("log", "")
        self.button.focus()

    def add(self, event: Any) -> None:
        """Write down what has just happened; of some things the game says nothing."""
        words = say(event_key(self.game, "event", event), event)
        if words:
            self.write(words)

    def write(self, words: str, kind: str = "event") -> None:
        """Add one sentence and keep the newest in sight."""
        self.last = words
        self.node.appendChild(el("p", {"data-kind": kind}, words))
        self.follow()

    def follow(self) -> None:
        """Keep the newest in sight: once a frame, since it makes the browser lay the log out."""
        if not self.behind and self.node.hasAttribute("data-open"):
            self.behind = True
            window.requestAnimationFrame(self.scroll)

    def to_end(self, _time: float) -> None:
        """Scroll to the newest sentence."""
        self.behind = False
        self.node.scrollTop = 1000000
