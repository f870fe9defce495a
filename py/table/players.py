"""Who sits at the table: the person before the screen, or a bot of the game's; the table treats them alike."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from bots.bot import NORMAL, Advice, Bot, BotFactory, Standing
from engine.game import Event, Message
from games.registry import Entry

T = TypeVar("T")
YOU: Final = "you"


class Refused(Exception):
    """The table does not do that now; `message` says why, and nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.key} {dict(message.params)}" if message.params else message.key)
        self.message = message


@dataclass(frozen=True, slots=True)
class Player:
    """`kind` is "you" or the bot's name in the game's `BOTS`; `make` is None for a person."""

    kind: str
    make: BotFactory | None
    name: str | None = None

    def bot(self, standing: Standing | None = None) -> Bot:
        """A new bot for every decision: what it knows is what it is given, so undo leaves nothing behind."""
        if self.make is None:
            raise ValueError("a person is no bot")
        return self.make(standing)


def kinds(entry: Entry) -> tuple[str, ...]:
    """Whom a seat may be given to: "you" and the game's bots, best last."""
    return (YOU, *entry.bots)


def best(entry: Entry) -> Player:
    """The game's best bot."""
    kind = kinds(entry)[-1]
    return Player(kind, entry.bots[kind])


def usual(entry: Entry) -> str:
    """Who sits where nobody else was asked for."""
    return NORMAL if NORMAL in entry.bots else kinds(entry)[-1]


def seated(entry: Entry, seats: int, words: Sequence[str], names: Sequence[str | None] = ()) -> tuple[Player, ...]:
    """A player for every seat, by these names of kinds; raises `Refused` for any other table."""
    if len(words) != seats or len(names) not in (0, seats):
        raise Refused(Message.of("bad-players", seats=seats))
    for word in words:
        if word not in kinds(entry):
            raise Refused(Message.of("unknown-player", player=word, allowed=", ".join(kinds(entry))))
    if words.count(YOU) > 1:
        raise Refused(Message.of("one-viewer"))
    given = names or [None] * seats
    return tuple(
        Player(word, None if word == YOU else entry.bots[word], name) for word, name in zip(words, given, strict=True)
    )


def around(seats: int, you: int, others: Sequence[str]) -> list[str]:
    """Who sits where when you sit there: the others follow in turn order, one word for all of them or one each.

    >>> around(4, 2, ["easy", "normal", "strong"])
    ['normal', 'strong', 'you', 'easy']

    Raises `Refused` for a seat or a number of others that the table has not.
    """
    if you >= seats:
        raise Refused(Message.of("bad-seat", seat=you, last=seats - 1))
    if len(others) == 1:
        others = [*others] * (seats - 1)
    if len(others) != seats - 1:
        raise Refused(Message.of("bad-players", seats=seats))
    return [YOU if seat == you else others[(seat - you) % seats - 1] for seat in range(seats)]


def thinking(
    bot: Bot, observation: Any, history: Sequence[Event], rng: Random, budget: int
) -> Generator[None, None, Advice]:
    """The bot's final advice, in slices: yields between them."""
    advice: Advice | None = None
    for advice in bot.think(observation, history, rng, budget):  # noqa: B007 (the last one counts)
        yield
    if advice is None:
        raise ValueError(f"{type(bot).__name__} gave no advice")
    return advice


def finished(work: Generator[None, None, T]) -> T:
    """What this work comes to, all its slices in one go: for whoever lets nobody in between."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
