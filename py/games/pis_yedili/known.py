"""What all know of a hand (memory.py) as a word of a position, and back."""

from __future__ import annotations

from engine.cards import PlayingCard, codes, playing_card
from engine.notation import unlike
from engine.seats import Seat
from games.pis_yedili.deck import PLACE
from games.pis_yedili.memory import NONE, Cards, Fact, Known, Life, Memory, thaw


def write_known(seat: Seat, known: Known) -> str:
    """`1:7|!2C.3C|1+2~5H*0*0*1`: the seat, then what was drawn and the facts between by turns."""
    words = [_stretch(known, 0)]
    for number, fact in enumerate(known.facts, 1):
        words.append("".join(["!" + _cards(fact.never), *("?" + _cards(some) for some in fact.some)]))
        words.append(_stretch(known, number))
    return f"{seat}:" + "|".join(words)


def _stretch(known: Known, number: int) -> str:
    gone = (f"~{life.card}*{life.born}*{life.first}*{life.last}" for life in known.gone if life.last == number)
    return "+".join(map(str, known.gains[number])) + "".join(gone)


def _cards(cards: Cards) -> str:
    return codes(card for card in PLACE if card in cards)


def read_known(word: str) -> tuple[Seat, Memory]:
    """The seat and memory of that word; raises `NotationError`."""
    seat, _, rest = word.partition(":")
    parts = rest.split("|")
    try:
        gone: list[Life] = []
        gains = [_read_stretch(part, gone) for part in parts[::2]]
        facts = [_read_fact(part) for part in parts[1::2]]
        if len(gains) != len(facts) + 1 or not facts:
            raise ValueError("a hand is known by facts between what was drawn")
        if any(not 0 <= life.first <= life.last <= len(facts) for life in gone):
            raise ValueError("a card cannot have been drawn and laid then")
        return _whole(seat), thaw(Known(tuple(facts), tuple(gains), tuple(gone)))
    except ValueError as error:
        raise unlike(f"known cannot be read: {error}", "pis_yedili", "told") from None


def _read_stretch(word: str, gone: list[Life]) -> tuple[int, ...]:
    counts, *lives = word.split("~")
    for life in lives:
        card, born, first, last = life.split("*")
        gone.append(Life(playing_card(card), _whole(born), _whole(first), _whole(last)))
    return tuple(_whole(count) for count in counts.split("+")) if counts else ()


def _whole(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) < 5:
        return int(word)
    raise ValueError(f"{word[:20]!r} is no number of cards or moves")


def _read_fact(word: str) -> Fact:
    never, *some = word.removeprefix("!").split("?")
    if not word.startswith("!"):
        raise ValueError(f"a fact begins with !, not {word[:20]!r}")
    return Fact(_read_cards(never), tuple(_read_cards(cards) for cards in some))


def _read_cards(word: str) -> Cards:
    found: list[PlayingCard] = [] if word == "-" else [playing_card(code) for code in word.split(".")]
    return frozenset(found) if found else NONE
