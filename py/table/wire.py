"""The wire between a page and the table: JSON texts, one question, one answer.

    question  {"v": 1, "id": 7, "ask": "act", "action": "JS=H", "shown": 12}
    answer    {"v": 1, "id": 7, "ok": {…}}   or   {"v": 1, "id": 7, "error": {"key": "illegal", "params": {…}}}

Nothing raises across it. Keys and parameters cross, never words. A worker holds one match.

| ask | with | answers |
|---|---|---|
| hello | | `{games: [Game]}` |
| speed | | `{percent}`: how much of a game's `worlds` this device has time for; measured in about a tenth of a second |
| start | game, seats, options {name: text}, seed (hex), players ["you", "normal", …] by seat | Step |
| resume | record (text) | Step; a match that is over comes back over |
| lesson | game, lesson (one of its `lessons`) | Step: a lesson begins; with `record`, where that left it |
| next | shown | Step: at most one thing more has happened (a shuffle, a bot's action) |
| act | shown, action | Step |
| deal | | Step: the next deal is on the table |
| claim | shown | Step: the rest is played out, the viewer's part of it by itself; only where a Step has `claim` |
| undo | | Step with `reset: true` |
| hint | | `{action, name, card (key or null), why: {key, params}, weighed: [Weighed], close}` |
| why | deal, action (which, from 1, as in a Step's `done`) | Reason: why a bot did that |
| fair | | `{deals: [Promise], match: Promise}`: what was promised of every deal so far, and of the match |
| record | | `{text}`: the match so far, which `resume` takes; the Step has it as well |
| cut | deal, count | `{text}`: the match up to so many actions of that deal, to be gone on with for practice |
| story | | `{deals: [{hand, steps: [{count, bot, events}]}]}`: all that the viewer has seen happen in the match |
| summary | | Summary: what is to be remembered of the match |
| look | deal, count | Moment: how things stood after so many actions of that deal, every hand open; after the match |
| setup | position, or game and seats; and one of: field and value · fill, seed · seat, action, seed · back | Sheet: \
    a position to be set up, after that one change (`table/setup.py`) |
| cancel | of (an id) | `{}`: that question is answered `{"error": {"key": "cancelled"}}` if it was still open |
| leave | | `{}`: the match is put away |

A Game is `{id, fewest, most, usual, best, lower_wins, clockwise, options: [Option], bots, levels, usual_bot, worlds,
lessons, pack}`. An Option is `{name, kind, default, values, rule}`. `best` is null, or from how many to how many
players the game is best. `bots` are names, best last; `levels` are those to be offered to people; `usual_bot` sits
where nobody else was asked for. `worlds` is how many deals its best bot imagines for a decision (0: it does not
search); `lessons` are the names of its course, in order, and `pack` the codes of its cards at the usual table, twins
left out. `start` also takes `position` (one line of `State.position`, which then stands for game, seats and options: a
match of that one deal), `names` (one a seat, text or null) and `budget` (imagined deals a decision; 0, unless said, is
as many as usual); `options` and `names` may be left out. At most one player is "you"; with none you watch, and the
view's `you` is null. Where `start` has `you`, a seat or null for the one that is to move, `players` are only the
others, from the seat after that one: one name for all of them, or one each. An `id` is a whole number or a text of up
to 64 characters. `start` and `resume` take `begun`, seconds since 1970 as text, which the record then keeps; one that
it has already stays. A match is known by that and its seed.

The table advances only when asked: `shown` is the `seq` of the last Step that the page has shown, so what is on the
screen is what has happened. A `next` or `act` whose `shown` is not the newest `seq` is answered with the newest Step
again (`reset: true`), and nothing is done. A new `next` resolves an older one that is still thinking: the older is
answered `cancelled`, the newer goes on with its thoughts. Whatever changes the table while a bot thinks has the same
effect, but on a `why`.

A `why` {key, params} is `<game>-why-<key>` in the game's words, else `why-<key>` in the frame's. Weighed is `{action,
name, expected}`: what was tried and what its seat may expect of it in the game's own units (`<game>-expected`), the
chosen action first, then the best others; empty where nothing was weighed. `close`
is true where another came out better by no more than chance explains. `name` is what the prompt says of an action
(`table/naming.py`), cards as codes.

Reason: `{seat, player, told}` while that deal is played, since a reason would show cards; once it is over `told` is
true and there are `did {action, name}`, `same` (whether the bot would do it again: the reason is found by asking it)
and, where it would, `why`, `weighed`, `close` and `worlds` (how many deals it imagined).

Promise: `{commitment, text, kept}`: the SHA-256 of a text that is null until the deal, or the match, is over
(`table/fairness.py` says what it holds); `kept` whether that is what happened.

Moment: `{deal, count, bot, events, view, position, deals}`: whose the last action was, where it was a bot's (else
null), what the viewer saw of it, a view with every hand open and no prompts, its line (`State.position`), and of each
deal `{opening, count}`: how many actions the deck begins with, and how many there are.

Summary: `{id, begun, game, seats, level, options, practice, hand, side, totals, over, place, won, shared, merits}`.
`level` is what all the bots are, or `mixed`; `side` the viewer's (else null); `options` as the record has them;
`practice` whether it was taken up in the middle; `merits` {key: [done, tried]}, `<game>-merit-<key>` in the words.

Step: `{seq, events: [Event], view: View, wait, beat, undo, done, fair, record, claim, lesson, reset}`
    seq      counts up with every Step, also from one match to the next
    events   what has happened since the last Step, as the viewer saw it: `{event: "laid", seat: 2, card: "7H", …}`;
             may be empty: a moment in which nobody called, a hidden choice
    view     `engine/view.py`, with keys, and beside it
             game, you (seat or null), phase "play" | "deal" | "match"
             clockwise  which way the seats, which come in turn order, sit round the table
             seats    also side, score (its side's total), name (text or null), player ("you" or the bot's name)
             hand     {number, of}: which deal, of how many (null where the game does not say)
             totals   one a side
             over     null, or {reason, void, lines: [{side, what, amount, kind}], scores, totals, rounds, winners,
                      places}; rounds are all counted deals, {reason, lines, scores} each; winners and places are null
                      until the match is over
    wait     "you" (the viewer must act) · "table" (ask `next` when this has been shown) · "deal" (a deal is over: show
             the sheet, then ask `deal`) · "match" (the match is over) · "lesson" (the lesson is)
    beat     true in a game with calls where the viewer has just seen new cards: a moment that is the same at every
             pace, whether or not anybody could call
    done     {deal, count, bot}: how many actions of which deal have been done, and whose the last was, where it was a
             bot's and in this Step (else null)
    claim    true where the rest of the deal is certain whatever anyone holds or does, by what the viewer knows
    fair     the commitment to the deal on the table, null for one that goes on from a position
    record   the match so far, which `resume` takes: what is on the screen can be kept at the same moment
    undo     null where the viewer may take back its last action, else `{key, params}` saying why not
    lesson   null, or {id, step, of, say, solved}: which of how many things is to be found, in the words `say`
    reset    true where the view is not the continuation of the one before: show it without telling it as news

Errors (`error-<key>` in the frame's words). An error has changed nothing; no parameter has over 200 characters:

| key | params | when |
|---|---|---|
| bad-json | | the question is no JSON object |
| too-long | most | longer than that many characters |
| bad-version | v | `v` is not 1 |
| unknown-ask | ask, allowed | |
| missing-field | field | |
| bad-field | field | of the wrong type or size |
| unknown-game | game, allowed | |
| bad-seats | game, seats, fewest, most | |
| unknown-option | name, allowed | |
| bad-option-value | name, value, allowed | |
| bad-players | seats | not one player (or name) a seat |
| unknown-player | player, allowed | |
| bad-seat | seat, last | `you` is no seat of this table |
| one-viewer | | two players are "you" |
| bad-position | why, and its own params | `start`: `why` is the whole key of the words that say why it cannot be |
| bad-notation | line, reason | `resume`: line 0 is the text as a whole; the reason is English, for a bug report |
| no-match | | nothing has been started |
| your-turn | | `next`, but the viewer must act |
| not-your-turn | | `act` or `hint`, but it is not the viewer's turn |
| deal-on, deal-over, match-over | | not while a deal is played, once it is over, once the match is |
| no-setup | game | its positions are not set up here |
| unknown-lesson | game, lesson, allowed | |
| lesson-over | | nothing is left of the lesson |
| lesson-no | say | `act` in a lesson: allowed, but not what is asked for; `say` is the key of the words about it |
| unknown-action | action | no action of this game |
| illegal | rule, and the rule's own params | `rule` is the refusal's key, the one that a greyed card carries |
| match-on | | `look`, but the match is still played |
| no-moment | | `look` or `cut`, but the match has no such moment |
| why-nothing | | `why`, but no bot did that |
| claim-uncertain | | `claim`, but the rest is not certain |
| hint-hidden | | `hint`, but the viewer's own hand lies face down: it is to be remembered |
| undo-nothing, undo-seen, undo-over | | nothing of this deal yet; a hidden card was seen since; hands are open |
| cancelled | | by `cancel`, or because the table has gone on |
| internal | what | a fault of ours: the name of the exception |
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Generator, Mapping
from typing import Any, Final, TypeVar

from bots import speed
from engine import options as house
from engine.game import Message
from engine.match import Match
from engine.notation import LONGEST
from engine.seats import CHANCE
from games.registry import Entry
from table import questions, replies, setup
from table.lesson import Teaching, course
from table.players import Refused, around, seated
from table.table import Table

VERSION: Final = 1
MOST: Final = LONGEST + 100_000
"""Characters of a question read at most: a record's, and what JSON adds to it."""

ASKS: Final = (
    "hello", "speed", "start", "resume", "lesson", "next", "act", "deal", "claim", "undo", "hint", "why", "fair",
    "record", "cut", "story", "summary", "look", "setup", "cancel", "leave",
)  # fmt: skip

T = TypeVar("T")
Pause = Callable[[], Awaitable[None]]
"""Lets others in, if it is time; called between two slices of thinking."""


def to_move(match: Match) -> int:
    """The seat that is to move; the first one where that is the deck."""
    return next((seat for seat in match.state.actors() if seat != CHANCE), 0)


class _Open:
    """A question that is still being thought about."""

    __slots__ = ("ask", "cancelled", "id")

    def __init__(self, id_: questions.Id, ask: str) -> None:
        self.id = id_
        self.ask = ask
        self.cancelled = False


class Wire:
    """The table's end: `answer` takes a question's text and gives the answer's, and never raises."""

    def __init__(self, entries: Mapping[str, Entry], pause: Pause) -> None:
        self._entries = entries
        self._pause = pause
        self._table: Table | None = None
        self._seq = 0
        self._newest: dict[str, Any] = {}
        self._open: list[_Open] = []

    async def answer(self, text: str) -> str:
        """The answer to this question."""
        id_: questions.Id = None
        try:
            question = questions.read(text, MOST)
            id_ = questions.id_of(question)
            found = {"ok": await self._answered(question, id_)}
            return json.dumps({"v": VERSION, "id": id_, **found})
        except Exception as error:
            message = replies.message(error)
        params = {name: questions.shortened(value) for name, value in message.params}
        return json.dumps({"v": VERSION, "id": id_, "error": {"key": message.key, "params": params}})

    async def _answered(self, question: questions.Question, id_: questions.Id) -> dict[str, Any]:
        if question.get("v") != VERSION or isinstance(question.get("v"), bool):
            raise Refused(Message.of("bad-version", v=questions.shortened(question.get("v"))))
        match questions.text(question, "ask"):
            case "hello":
                return {"games": [replies.shown(entry) for entry in self._entries.values()]}
            case "speed":
                return {"percent": await self._thought(speed.measured(), id_, "speed")}
            case "start":
                return self._begun(self._start(question))
            case "resume":
                record = questions.text(question, "record", LONGEST + 1)
                return self._begun(Table.resume(record, self._entries, questions.begun(question)))
            case "lesson":
                return self._begun(self._lesson(question))
            case "next":
                return await self._next(question, id_)
            case "act":
                return self._act(question)
            case "deal":
                self._at_table().deal()
                return self._changed()
            case "claim":
                return self._claim(question)
            case "undo":
                self._at_table().undo()
                return self._changed(reset=True)
            case "hint":
                table = self._at_table()
                return table.told(await self._thought(table.hint(), id_, "hint"))
            case "why":
                return await self._why(question, id_)
            case "fair":
                deals, whole = self._at_table().fair()
                return {"deals": [replies.promised(one) for one in deals], "match": replies.promised(whole)}
            case "record":
                return {"text": self._at_table().record()}
            case "cut":
                return {"text": self._at_table().cut(*questions.moment(question))}
            case "story":
                return {"deals": await self._thought(self._at_table().story(), id_, "why")}
            case "summary":
                return self._at_table().summary()
            case "look":
                return replies.moment(*self._at_table().look(*questions.moment(question)))
            case "setup":
                return self._setup(question)
            case "cancel":
                self._cancel(of=questions.id_field(question, "of"))
                return {}
            case "leave":
                self._table = None
                self._cancel()
                return {}
            case other:
                raise Refused(Message.of("unknown-ask", ask=other, allowed=", ".join(ASKS)))

    def _at_table(self) -> Table:
        if self._table is None:
            raise Refused(Message("no-match"))
        return self._table

    def _start(self, question: questions.Question) -> Table:
        entry, match = self._laid(question) if "position" in question else self._shuffled(question)
        names = questions.names(question, "names", match.seats)
        words = questions.texts(question, "players", match.seats)
        if "you" in question:
            you = questions.you(question)
            words = around(match.seats, to_move(match) if you is None else you, words)
        players = seated(entry, match.seats, words, names)
        table = Table(entry, match, questions.seed(question), players, questions.budget(question))
        table.begun = questions.begun(question)
        return table

    def _lesson(self, question: questions.Question) -> Table:
        entry = self._entry(questions.text(question, "game"))
        id_ = questions.text(question, "lesson")
        lessons = {one.id: one for one in course(entry.game.id)}
        if id_ not in lessons:
            raise Refused(Message.of("unknown-lesson", game=entry.game.id, lesson=id_, allowed=", ".join(lessons)))
        table = Teaching(entry, lessons[id_])
        if "record" in question:
            table.go_on(questions.text(question, "record", LONGEST + 1))
        return table

    def _entry(self, id_: str) -> Entry:
        entry = self._entries.get(id_)
        if entry is None:
            raise Refused(Message.of("unknown-game", game=questions.shortened(id_), allowed=", ".join(self._entries)))
        return entry

    def _shuffled(self, question: questions.Question) -> tuple[Entry, Match]:
        """A match from its first shuffle."""
        id_ = questions.text(question, "game")
        entry = self._entry(id_)
        game = entry.game
        seats = questions.whole(question, "seats")
        if not game.fewest <= seats <= game.most:
            raise Refused(Message.of("bad-seats", game=id_, seats=seats, fewest=game.fewest, most=game.most))
        return entry, Match(game, house.read(game.options, questions.choices(question, "options")), seats)

    def _laid(self, question: questions.Question) -> tuple[Entry, Match]:
        """A match of one deal that goes on from a position."""
        position = questions.text(question, "position", questions.LINE)
        entry = self._entry(position.split(maxsplit=1)[0] if position.strip() else "")
        return entry, Match.at(entry.game, position)

    def _setup(self, question: questions.Question) -> dict[str, Any]:
        """A position that is being set up; the match on the table is left alone."""
        if "position" in question:
            line = questions.text(question, "position", questions.LINE)
            entry = self._entry(line.split(maxsplit=1)[0] if line.strip() else "")
            return setup.sheet(entry, setup.asked(entry, line, question))
        entry = self._entry(questions.text(question, "game"))
        seats = questions.whole(question, "seats")
        game = entry.game
        if not game.fewest <= seats <= game.most:
            raise Refused(Message.of("bad-seats", game=game.id, seats=seats, fewest=game.fewest, most=game.most))
        return setup.sheet(entry, setup.fresh(entry, seats))

    async def _next(self, question: questions.Question, id_: questions.Id) -> dict[str, Any]:
        table = self._at_table()
        if questions.whole(question, "shown") != self._seq:
            return self._again()
        work = table.advance()
        self._cancel(asks=("next",))
        await self._thought(work, id_, "next")
        return self._changed()

    def _act(self, question: questions.Question) -> dict[str, Any]:
        table = self._at_table()
        code = questions.text(question, "action")
        if questions.whole(question, "shown") != self._seq:
            return self._again()
        table.act(table.parse(code))
        return self._changed()

    def _claim(self, question: questions.Question) -> dict[str, Any]:
        table = self._at_table()
        if questions.whole(question, "shown") != self._seq:
            return self._again()
        table.claim()
        return self._changed()

    async def _why(self, question: questions.Question, id_: questions.Id) -> dict[str, Any]:
        table = self._at_table()
        work = table.why(questions.whole(question, "deal"), questions.whole(question, "action"))
        return replies.told(await self._thought(work, id_, "why"), table.searched())

    async def _thought(self, work: Generator[None, None, T], id_: questions.Id, ask: str) -> T:
        """What this work comes to; between its slices others are let in, and may cancel it."""
        mine = _Open(id_, ask)
        self._open.append(mine)
        try:
            while True:
                try:
                    next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await self._pause()
                if mine.cancelled:
                    raise Refused(Message("cancelled"))
        finally:
            self._open.remove(mine)

    def _cancel(self, *, of: questions.Id = None, asks: Collection[str] = ASKS) -> None:
        """The open questions with this id, or of these kinds, are answered `cancelled`."""
        for one in self._open:
            if (of is None or one.id == of) and one.ask in asks:
                one.cancelled = True

    def _begun(self, table: Table) -> dict[str, Any]:
        self._table = table
        self._cancel(asks=("why",))
        return self._changed(reset=True)

    def _changed(self, *, reset: bool = False) -> dict[str, Any]:
        """The next Step: the table is not what it was, so nobody goes on thinking about that."""
        self._cancel(asks=("next", "hint"))
        table = self._at_table()
        refusal = table.undo_refusal()
        self._seq += 1
        self._newest = {
            "seq": self._seq,
            "events": table.news(),
            "view": table.view(),
            "wait": table.wait,
            "beat": table.beat,
            "undo": None if refusal is None else refusal.as_json(),
            "done": table.done(),
            "fair": table.promised(),
            "record": table.record(),
            "lesson": table.standing(),
            "claim": table.claimable(),
            "reset": reset,
        }
        return self._newest

    def _again(self) -> dict[str, Any]:
        return {**self._newest, "reset": True}
