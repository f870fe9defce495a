"""What the house says: message keys and parameters become sentences in the reader's language.

    say("lobby-players", {"count": 4})          "4 players"
    say("log-laid", {"seat": 2, "card": "7H"})  "Andreas lays the 7 of hearts"

Catalogues are Fluent files; assets/runtime/words.js says which functions they may use for cards, suits and seats. Keys
are the frame's (assets/words) or a game's (py/games/<game>/words). Parameters are codes as they come over the wire.
A key that is not there shows as ⟨key⟩ and is a console error, which every browser test fails on.

Which languages there are the build found out: it names them in the head of index.html. Which of them is the visitor's
assets/runtime/early.js has decided, and put on <html lang>, before the first paint. It can be another one at any time:

    await words.speak("el")     index.html and everything made with `put_word` now says it in Greek, and who `listen`s
                                says the rest again
"""

import json
from typing import Any

from pyscript import document
from pyscript.js_modules import attempt
from pyscript.js_modules import words as book

WRITTEN = "en"  # the language of index.html itself
YOU = "seat-you"
BEGINS, ENDS = "\ue000", "\ue001"  # round what is English in a sentence of any language

_ears: list[Any] = []


def languages() -> list[tuple[str, str]]:
    """The languages that there are words in: the tag, and what it calls itself."""
    links = document.head.querySelectorAll("link[rel=alternate][hreflang]")
    return [(str(link.getAttribute("hreflang")), str(link.getAttribute("title"))) for link in links]


def language() -> str:
    """The language now spoken."""
    return str(document.documentElement.lang)


async def open_book(tag: str) -> str:
    """Fetch and read the catalogue of that language; the answer is "" or what went wrong."""
    ok, text = await attempt.fetch_text("words/" + tag + ".ftl")
    if not ok:
        return str(text)
    return str(book.open_book(tag, text))


async def speak(tag: str) -> str:
    """Speak another language from now on; the answer is "" or what went wrong, and then nothing has changed."""
    problem = await open_book(tag)
    if problem:
        return problem
    document.documentElement.lang = tag
    translate()
    for ear in _ears[:]:
        ear()
    return ""


def listen(ear: Any) -> None:
    """Hear of every change of language: `ear()` is called when the new words are there."""
    _ears.append(ear)


def unlisten(ear: Any) -> None:
    """Hear no more of it."""
    _ears.remove(ear)


def read_on() -> None:
    """Read the words of the games too; else that is done when the first of them is needed."""
    book.read_on()


def say(key: str, params: Any = None) -> str:
    """The message in the reader's language."""
    return str(book.say(key, json.dumps(params or {})))


def say_of(game: str, key: str, params: Any = None) -> str:
    """The message as this game has it, else as the frame does."""
    return say(key_of(game, key), params)


def key_of(game: str, key: str) -> str:
    """The key of a message as this game has it, else the frame's."""
    own = game + "-" + key
    return own if has(own) else key


def figures(value: Any) -> str:
    """A number as the reader's language writes it."""
    return str(book.figures(json.dumps(value)))


def capital(words: str) -> str:
    """The same words with a capital letter at their beginning."""
    return str(book.capital(words))


def has(key: str) -> bool:
    """Whether the catalogue holds that message."""
    return bool(book.has(key))


def seat_words(names: Any) -> None:
    """Who sits where, for SEAT and WHO: a word key a seat, `{0: YOU, 1: "player-1", …}`."""
    book.seat_words(json.dumps({str(seat): key for seat, key in names.items()}))


def put_word(node: Any, key: str, params: Any = None) -> None:
    """Let an element say a message in whatever language is spoken; a parameter may be a message itself: `word(key)`."""
    node.setAttribute("data-word", key)
    if params:
        node.setAttribute("data-params", json.dumps(params))
    else:
        node.removeAttribute("data-params")
    put_text(node, say(key, filled(params)))


def word(key: str, params: Any = None) -> dict[str, Any]:
    """A message as a parameter of another one, for `put_word`."""
    return {"word": key, "params": params} if params else {"word": key}


def english(words: str) -> dict[str, str]:
    """A text of the program's own, which is English in every language, as a parameter of a message for `put_word`."""
    return {"english": words}


def filled(value: Any) -> Any:
    """Parameters with the messages among them said."""
    if isinstance(value, dict):
        if "english" in value:
            return BEGINS + value["english"] + ENDS
        if "word" in value:
            return say(value["word"], filled(value.get("params")))
        return {name: filled(one) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one) for one in value]
    return value


def put_text(node: Any, words: str) -> None:
    """Set an element's text if it is another one; what is English in it says so to whoever reads it aloud."""
    if BEGINS not in words:
        if node.textContent != words:
            node.textContent = words
        return
    before, _, rest = words.partition(BEGINS)
    inside, _, after = rest.partition(ENDS)
    node.textContent = before
    part = document.createElement("span")
    part.lang = "en"
    part.textContent = inside
    node.append(part, after)


def translate(root: Any = document) -> None:
    """Say what index.html and `put_word` have marked: [data-word] with its [data-params], [data-word-label]."""
    for node in root.querySelectorAll("[data-word]"):
        params = node.getAttribute("data-params")
        put_text(node, say(node.dataset.word, filled(json.loads(params)) if params else None))
    for node in root.querySelectorAll("[data-word-label]"):
        node.setAttribute("aria-label", say(node.dataset.wordLabel))
    mark()


def mark() -> None:
    """What else of the page goes with the language: the letters of the suits, and which language is spoken."""
    for suit in "SHDC":
        document.documentElement.style.setProperty("--letter-" + suit.lower(), json.dumps(say("suit-letter-" + suit)))
    for node in document.querySelectorAll("a[data-rules]"):
        node.href = rules_page(node.dataset.rules)
    for node in document.querySelectorAll("a[data-language]"):
        if node.dataset.language == language():
            node.setAttribute("aria-current", "true")
        else:
            node.removeAttribute("aria-current")


def there_are_pages() -> bool:
    """Whether there are other pages beside this one: the one file (tools/single_file.py) stands alone."""
    return not document.documentElement.hasAttribute("data-single")


def rules_page(game: str, rule: str = "") -> str:
    """The address of a game's rules in the language spoken, at that rule; without a game, of all of them."""
    name = game.replace("_", "-") or "index"
    return "rules/" + language() + "/" + name + ".html" + ("#" + rule if rule else "")
