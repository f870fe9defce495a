"""Why a bot did what it did: asked again, with exactly what it saw then and the same chance, it says the same.

Its reasons would show its cards, so they are told once the deal is over and not before.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from bots.bot import Advice
from engine.game import Action, DealRecord, Message
from engine.seats import CHANCE, Seat
from engine.view import GameView
from table import saved
from table.players import Refused
from table.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Reason:
    """An action of a bot. `advice` and `view`, what it saw then, are None while the deal is still played.

    `same` says whether the bot would do that again: not so where the record was made by another version of it.
    """

    seat: Seat
    kind: str
    action: Action
    lower_wins: bool
    advice: Advice | None = None
    view: GameView | None = None

    @property
    def same(self) -> bool:
        """Whether it would do that again."""
        return self.advice is not None and self.advice.action.code == self.action.code


def bots_action(sitting: Sitting, deal: int, number: int) -> tuple[Seat, Action]:
    """The action of that number in that deal, both counting from 1; raises `Refused` where no bot did it."""
    records = sitting.match.records
    if not 0 < deal <= len(records) or not 0 < number <= len(records[deal - 1]):
        raise Refused(Message("why-nothing"))
    seat, action = records[deal - 1][number - 1]
    if seat == CHANCE or sitting.players[seat].make is None:
        raise Refused(Message("why-nothing"))
    return seat, action


def reason(sitting: Sitting, again: Sitting, deal: int, number: int) -> Generator[None, None, Reason]:
    """Why a bot did that. `again` is the same match with nothing played yet; yields between slices of work.

    Raises `Refused` where no bot did it.
    """
    seat, action = bots_action(sitting, deal, number)
    kind, lower = sitting.players[seat].kind, sitting.match.game.lower_wins
    if deal > len(sitting.match.outcomes):
        return Reason(seat, kind, action, lower)
    before: Sequence[DealRecord] = [tuple(one) for one in sitting.match.records[: deal - 1]]
    for _ in saved.again(again, [*before, tuple(sitting.match.records[deal - 1][: number - 1])]):
        yield
    view = again.entry.view(again.match.state.observe(seat))
    advice = yield from again.reconsidered(seat, action)
    return Reason(seat, kind, action, lower, advice, view)
