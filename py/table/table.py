"""One sitting before one pair of eyes: the match, who plays, what the viewer sees, undo and advice.

The table advances only when asked, by at most one action, and nothing here knows the time: what thinks long is a
generator that yields between slices, and whoever runs it decides when to let others in.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

from bots.bot import Advice
from engine.game import Action, DealRecord, IllegalAction, Json, Message
from engine.match import Match, begun
from engine.notation import Record, write_deal, write_head, write_record
from engine.seats import CHANCE, Seat
from games.registry import Entry
from table import fairness, naming, replay, review, saved
from table.players import YOU, Player, Refused, best
from table.sitting import Sitting
from table.summary import summary
from table.view import enveloped
from table.watch import Watch

T = TypeVar("T")


class Table:
    """A match on the table. `viewer` is the seat of the one player who is "you", None where bots play alone.

    `begun` says when, in seconds since 1970 (0: nobody knows); a match of `practice` was taken up in the middle.
    """

    __slots__ = (
        "_bot", "_claims", "_past", "_promised", "_sitting", "_thinking", "_watch", "_written", "begun", "practice",
        "viewer",
    )  # fmt: skip

    def __init__(self, entry: Entry, match: Match, seed: str, players: Sequence[Player], budget: int = 0) -> None:
        """`match` is one in which nothing has been played yet."""
        self.viewer: Seat | None = next((seat for seat, one in enumerate(players) if one.kind == YOU), None)
        self._sitting = Sitting(entry, match, seed, players, budget)
        self._watch = Watch(self._sitting, self.viewer)
        self._bot: Seat | None = None
        self._claims = False
        self._promised: tuple[int, str] = (0, "")
        self._thinking: Generator[None, None, tuple[Seat, Action] | None] | None = None
        self._written: list[str] = []  # the deals before this one, as the record has them
        self._past: replay.Replay | None = None
        self.begun = 0
        self.practice = False

    @classmethod
    def resume(cls, text: str, entries: Mapping[str, Entry], since: int = 0) -> Table:
        """The table of a record, everything as it was; raises `NotationError` with the line and the reason.

        `since` is when it began, for a record that does not say it.
        """
        kept = saved.read(text, entries)
        record = kept.record
        table = cls(kept.entry, begun(kept.entry.game, record), kept.seed, kept.players, kept.budget)
        table._replay(record.deals, text)
        if kept.asked:
            table._sitting.was_asked()
        table.begun, table.practice = kept.begun or since, kept.practice
        return table

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._sitting.match

    @property
    def wait(self) -> str:
        """Whom the table waits for: "you", "table" (`advance` is due), "deal" (the next one), "match" (it is over)."""
        if self.match.verdict is not None:
            return "match"
        if self.match.state.outcome is not None:
            return "deal"
        return "you" if self._sitting.person_due() and not (self._claims and self.claimed()) else "table"

    def claimed(self) -> Action | None:
        """What the viewer does to claim the rest of this deal, None where that is not certain (`Game.claim`)."""
        state = self.match.state
        if self.viewer is None or state.outcome is not None or state.actors() != (self.viewer,):
            return None
        return self.match.game.claim(state.observe(self.viewer)) if self._sitting.person_due() else None

    def claimable(self) -> bool:
        """Whether the viewer may claim the rest; not where it has nothing to choose anyway."""
        return self.claimed() is not None and len(self.match.state.legal_actions(self.match.state.actors()[0])) > 1

    def claim(self) -> None:
        """The viewer claims the rest: its play goes on by itself as long as that is certain; raises `Refused`."""
        action = self.claimed()
        if self.viewer is None or action is None:
            raise Refused(Message("claim-uncertain"))
        self._play(self.viewer, action)
        self._claims = True

    @property
    def beat(self) -> bool:
        """Whether the viewer has just seen new cards, in a game with calls: a moment to call, possible or not."""
        return self._sitting.beat_for(self.viewer)

    def view(self) -> dict[str, Any]:
        """What the viewer is shown now."""
        return enveloped(self.match, self._sitting.players, self.viewer, self._watch.seen)

    def news(self) -> list[Json]:
        """What has happened since this was last asked, as the viewer saw it."""
        return [event.as_json() for event in self._watch.news()]

    def done(self) -> dict[str, Json]:
        """How many actions stand in the record of the deal, and whose was the last since this was last asked.

        `bot` is that seat where a bot sits there, None for anybody else and where nobody has acted.
        """
        bot, self._bot = self._bot, None
        return {"deal": len(self.match.records), "count": len(self.match.record), "bot": bot}

    def standing(self) -> dict[str, Json] | None:
        """How far the lesson is that is given at this table; None where none is."""
        return None

    def promised(self) -> str | None:
        """The commitment to the deal on the table (`fairness.py`); it stands before its first card.

        None for one that goes on from a position.
        """
        if self.match.start:
            return None
        deal = len(self.match.records)
        if self._promised[0] != deal:
            self._promised = deal, fairness.commitment(self.match, self._sitting.seed, deal)
        return self._promised[1]

    def fair(self) -> tuple[list[fairness.Promise], fairness.Promise]:
        """What was promised for each deal so far, and for the match; told where it is over."""
        seed = self._sitting.seed
        return fairness.promises(self.match, seed), fairness.match_promise(self.match, seed)

    def advance(self) -> Generator[None, None, None]:
        """One thing more happens; yields between slices of thinking, and nothing has changed until it ends.

        Asked again while one is thinking, it goes on with that. Raises `Refused` when nothing is due.
        """
        if self.wait != "table":
            raise Refused(Message({"you": "your-turn", "deal": "deal-over", "match": "match-over"}[self.wait]))
        action = self.claimed() if self._claims else None
        if self.viewer is not None and action is not None:
            self._play(self.viewer, action)
            return
        if self._thinking is None:
            self._thinking = self._sitting.choice()
        try:
            chosen = yield from _unfinished(self._thinking)
        except Exception:
            self._thinking = None
            raise
        self._thinking = None
        if chosen is not None:
            self._play(*chosen)

    def parse(self, code: str) -> Action:
        """The action of that code; raises `Refused`."""
        try:
            return self.match.game.parse_action(code)
        except ValueError:
            raise Refused(Message.of("unknown-action", action=code[:40])) from None

    def act(self, action: Action) -> None:
        """The viewer does this, in turn or where the seat may call; raises `Refused` or `IllegalAction`."""
        if self.match.state.outcome is not None:
            raise Refused(Message(f"{self.wait}-over"))
        state, seat = self.match.state, self.viewer
        legal = () if seat is None else state.legal_actions(seat)
        if seat is None or not legal:
            raise Refused(Message("not-your-turn"))
        if action not in legal:
            raise IllegalAction(state.refusal(seat, action) or Message.of("unknown-action", action=action.code[:40]))
        self._claims = False
        self._play(seat, action)

    def deal(self) -> None:
        """The next deal is on the table; raises `Refused` where none is due."""
        if self.wait != "deal":
            raise Refused(Message("match-over" if self.wait == "match" else "deal-on"))
        self._claims = False
        self._sitting.next_deal()
        self._watch = Watch(self._sitting, self.viewer)

    def undo_refusal(self) -> Message | None:
        """Why the viewer may not take back its last action; None where it may."""
        return self._watch.undo_refusal()

    def undo(self) -> None:
        """Take back the viewer's last action of this deal and all that came after; raises `Refused`.

        The record is cut off there and played again from the start: nothing remembers what was taken back.
        """
        refusal = self.undo_refusal()
        if refusal is not None:
            raise Refused(refusal)
        *before, deal = (tuple(one) for one in self.match.records)
        sitting = self._anew()
        for _ in saved.again(sitting, [*before, deal[: self._watch.undone()]]):
            pass
        sitting.was_asked(self._sitting)
        self._sitting, self._watch, self._thinking = sitting, self._watch.back_in(sitting), None
        self._claims = False

    def hint(self) -> Generator[None, None, Advice]:
        """What the game's best bot would do in the viewer's place, and why; raises `Refused` out of turn.

        So too where the viewer must act from memory: the advice would say what lies face down.
        """
        state = self.match.state
        if self.viewer is None or self.viewer not in state.actors():
            raise Refused(Message("not-your-turn"))
        if self.match.game.from_memory(state.observe(self.viewer)):
            raise Refused(Message("hint-hidden"))
        return (yield from self._sitting.advice(self.viewer, best(self._sitting.entry)))

    def told(self, advice: Advice) -> dict[str, Any]:
        """A hint as the viewer is told it."""
        lower_wins = self.match.game.lower_wins
        return {**naming.told(advice, self._watch.seen, lower_wins=lower_wins), "card": self.key_for(advice.action)}

    def why(self, deal: int, number: int) -> Generator[None, None, review.Reason]:
        """Why a bot did what it did there (`review.py`); raises `Refused` where no bot did it."""
        return (yield from review.reason(self._sitting, self._anew(), deal, number))

    def searched(self) -> int:
        """How many worlds a search of this table samples for a decision."""
        return self._sitting.budget or self._sitting.entry.worlds

    def key_for(self, action: Action) -> str | None:
        """The key of the card that the viewer's prompt for this action belongs to, None where there is none."""
        for prompt in self.view()["prompts"]:
            for one in (prompt, *prompt.get("choices", ())):
                if one.get("action") == action.code:
                    key: str | None = one.get("card") or prompt.get("card")
                    return key
        return None

    def record(self) -> str:
        """The match so far as text; `resume` takes it. Asked for after every action, so what is past is kept."""
        deals = self.match.records
        while len(self._written) < len(deals) - 1:
            self._written.append(write_deal(deals[len(self._written)]))
        return write_head(self._header(asked=self._sitting.asked)) + "".join(self._written) + write_deal(deals[-1])

    def cut(self, deal: int, count: int) -> str:
        """The record up to so many actions of that deal, for practice; raises `Refused` where there is no such moment.

        Taken up by `resume` it goes on from there.
        """
        records: list[DealRecord] = [tuple(one) for one in self.match.records]
        replay.check(records, deal, count)
        head = self._header(asked=False, cut=True)
        deals = (*records[: deal - 1], records[deal - 1][:count])
        return write_record(Record(head.game, head.seats, head.options, deals, head.notes, head.start))

    def story(self) -> Generator[None, None, list[Any]]:
        """Everything that has happened in this match as the viewer saw it, deal by deal (`replay.story`)."""
        return (yield from replay.story(self._anew(), [tuple(one) for one in self.match.records], self.viewer))

    def look(self, deal: int, count: int) -> tuple[replay.Moment, list[dict[str, Json]]]:
        """A moment of the match with every hand open, and how long its deals are.

        Raises `Refused` where there is no such moment, and while the match is played.
        """
        if self.match.verdict is None:
            raise Refused(Message("match-on"))
        if self._past is None:
            self._past = replay.Replay(self._sitting, self.viewer)
        return self._past.at(deal, count), self._past.deals

    def summary(self) -> dict[str, Any]:
        """What is remembered of this match (`summary.py`)."""
        return summary(self._sitting, self.viewer, self.begun, practice=self.practice)

    def _header(self, *, asked: bool, cut: bool = False) -> Record:
        """The record's head, without a deal."""
        sitting, match = self._sitting, self.match
        since, practice = (0, True) if cut else (self.begun, self.practice)
        notes = saved.notes(sitting.seed, sitting.players, sitting.budget, asked=asked, begun=since, practice=practice)
        return Record(match.game.id, match.seats, match.options, (), notes, match.start)

    def _play(self, seat: Seat, action: Action) -> None:
        self._thinking = None
        self._watch.saw(seat, self._sitting.apply(seat, action))
        self._bot = seat if seat != CHANCE and self._sitting.players[seat].make is not None else None

    def _anew(self) -> Sitting:
        """The same match with nothing played."""
        old = self._sitting
        return Sitting(old.entry, old.match.anew(), old.seed, old.players, old.budget)

    def _replay(self, deals: Sequence[DealRecord], text: str) -> None:
        """Be the table on which exactly this was played; raises `NotationError`."""
        sitting, watch = self._sitting, self._watch
        for told in saved.again(sitting, deals, text):
            if told.action is None:
                watch = Watch(sitting, self.viewer)
            elif told.deal == len(deals):
                watch.saw(told.seat, told.events)
        watch.news()
        self._watch = watch


def _unfinished(work: Generator[None, None, T]) -> Generator[None, None, T]:
    """Go on with this work; where the caller stops, the work stands still and can be gone on with."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        yield
