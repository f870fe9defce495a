"""A match as it is played: who is asked next, what each has seen, and one thing after another happening.

It has no viewer: `table.py` adds the eyes of one, `simulate.py` needs none.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bots.bot import Advice, Standing
from engine.game import Action, Event, Message
from engine.match import Match, rng_for
from engine.seats import CHANCE, Seat
from games.registry import Entry
from table.players import Player, thinking
from table.story import Story


class Sitting:
    """A match, its players and its seed. `story` is what has happened in the deal on the table."""

    __slots__ = ("_asked", "_taught", "budget", "entry", "match", "players", "seed", "story")

    def __init__(self, entry: Entry, match: Match, seed: str, players: Sequence[Player], budget: int = 0) -> None:
        self.entry = entry
        self.match = match
        self.seed = seed
        self.players = tuple(players)
        self.budget = budget
        self.story = Story()
        self._taught: set[Seat] = set()
        self._asked: set[int] = set()

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Do it and remember it; raises `IllegalAction`."""
        match = self.match
        calls = match.game.calls
        in_turn = calls and seat != CHANCE and seat in match.state.actors()
        events = match.apply(seat, action)
        self.story.add(events)
        if calls:
            if in_turn:
                self._taught.clear()
            self._taught.update(one for one in range(match.seats) for event in events if event.teaches(one))
        return events

    def next_deal(self) -> None:
        """Put the next deal on the table; raises `ValueError` when none is due."""
        self.match.next_deal()
        self.story = Story()
        self._taught.clear()
        self._asked = set()

    @property
    def standing(self) -> Standing:
        """What the score sheet says before the deal on the table."""
        counted = self.match.counted
        return Standing(self.match.totals, len(counted))

    @property
    def asked(self) -> bool:
        """Whether everybody has been asked for a call at this moment; a kept match says so, and is not asked again."""
        return bool(self._taught) and len(self.match.record) in self._asked

    def was_asked(self, before: Sitting | None = None) -> None:
        """Everybody has been asked for a call at this moment, or where they had been in the sitting before."""
        self._asked |= {len(self.match.record)} if before is None else before._asked

    def beat_for(self, seat: Seat | None) -> bool:
        """Whether this seat has just seen new cards, and everybody is to be asked for a call before anything else."""
        return self._beat_due() and seat in self._taught

    def person_due(self) -> bool:
        """Whether a person must act and nobody else is to be asked before."""
        return not self._beat_due() and any(
            seat != CHANCE and self.players[seat].make is None for seat in self.match.state.actors()
        )

    def choice(self) -> Generator[None, None, tuple[Seat, Action] | None]:
        """Who does what next, None where a person must say; yields between slices of thinking.

        The deal is not over. Nothing changes but that nobody is asked again for a call at this moment.
        """
        actors = self.match.state.actors()
        if actors == (CHANCE,):
            return CHANCE, self.match.chance(self.seed)
        if self._beat_due():
            for seat in self._callers():
                called = self._call(seat)
                yield
                if called is not None:
                    return seat, called.action
            self.was_asked()
        if self.person_due():
            return None
        advice = yield from self.advice(actors[0], self.players[actors[0]])
        return actors[0], advice.action

    def advice(self, seat: Seat, player: Player) -> Generator[None, None, Advice]:
        """What this bot would do at that seat now, in slices; a single legal action needs no thought (case 8)."""
        state = self.match.state
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return Advice(legal[0], Message("why-forced"))
        rng = rng_for(self.seed, len(self.match.records), len(self.match.record), seat)
        seen = self.story.seen_by(seat)
        return (yield from thinking(player.bot(self.standing), state.observe(seat), seen, rng, self.budget))

    def reconsidered(self, seat: Seat, action: Action) -> Generator[None, None, Advice | None]:
        """What the bot that sits there would do now, where it is known to have done this: a call, or in its turn."""
        if self._beat_due() and seat in self._callers():
            called = self._call(seat)
            yield
            if called is not None and called.action is action:
                return called
        if seat not in self.match.state.actors():
            return None
        return (yield from self.advice(seat, self.players[seat]))

    def _beat_due(self) -> bool:
        """Whether seats that may call are to be asked first: after what showed them cards, called for or not."""
        return bool(self._taught) and not self.asked and self.match.state.outcome is None

    def _callers(self) -> list[Seat]:
        """The bots that have just seen cards and may call, in the order of the game's rules."""
        open_to = self.match.state.open_to()
        return [seat for seat in open_to if seat in self._taught and self.players[seat].make is not None]

    def _call(self, seat: Seat) -> Advice | None:
        rng = rng_for(self.seed, len(self.match.records), len(self.match.record), seat)
        observation = self.match.state.observe(seat)
        return self.players[seat].bot(self.standing).call(observation, self.story.seen_by(seat), rng, self.budget)
