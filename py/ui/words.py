"""What the house says: message keys and parameters become sentences in the reader's language.

    say("lobby-players", {"count": 4})          "4 players"
    say("log-laid", {"seat": 2, "card": "7H"})  "Andreas lays the 7 of hearts"

Catalogues are Fluent files; assets/runtime/words.js says which functions they may use for cards, suits and seats. Keys
are the frame's (assets/words) or a game's (py/games/<game>/words). Parameters are codes as they come over the wire.
A key that is not there shows as ⟨key⟩ and is a console error, which every browser test fails on.
"""

import json
from typing import Any

from pyscript import document
from pyscript.js_modules import attempt
from pyscript.js_modules import words as book

LANGUAGES = ("en",)
YOU = "seat-you"


async def open_book(language: str) -> str:
    """Fetch and read the catalogue of that language; the answer is "" or what went wrong."""
    ok, text = await attempt.fetch_text("words/" + language + ".ftl")
    if not ok:
        return str(text)
    return str(book.open_book(language, text))


def read_on() -> None:
    """Read the words of the games too; else that is done when the first of them is needed."""
    book.read_on()


def say(key: str, params: Any = None) -> str:
    """The message in the reader's language."""
    return str(book.say(key, json.dumps(params or {})))


def say_of(game: str, key: str, params: Any = None) -> str:
    """The message as this game has it, else as the frame does."""
    own = game + "-" + key
    return say(own if has(own) else key, params)


def has(key: str) -> bool:
    """Whether the catalogue holds that message."""
    return bool(book.has(key))


def seat_words(names: Any) -> None:
    """Who sits where, for SEAT and WHO: a word key a seat, `{0: YOU, 1: "player-1", …}`."""
    book.seat_words(json.dumps({str(seat): key for seat, key in names.items()}))


def translate(root: Any = document) -> None:
    """Put the catalogue's words where index.html has its own: [data-word] with its [data-params], [data-word-label]."""
    book.translate(root)
