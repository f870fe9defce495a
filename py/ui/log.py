"""What happened, a sentence an event: one log element, to which sentences are only ever added."""

from typing import Any

from pyscript.ffi import create_proxy

from ui.dom import el
from ui.dom import view as window
from ui.words import say


def event_key(game: str, part: str, event: Any) -> str:
    """The word key of what a game says of an event."""
    return str(game + "-" + part + "-" + event["event"].replace("_", "-"))


def head() -> Any:
    """What stays above the sentences: what they are, and a button that puts them away where they cover the table."""
    close = tool("close", "log-close", "log")
    close.setAttribute("aria-controls", "log")
    return el("div", {"class": "log-head"}, [el("span", {"aria-hidden": "true"}, say("log-name")), close])


class Log:
    """The sentences of a match. `last` is the newest of them."""

    def __init__(self, felt: Any, game: str) -> None:
        self.node = felt.log
        self.game = game
        self.last = ""
        self.behind = False
        self.scroll = create_proxy(self.to_end)
        self.node.prepend(head())

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
