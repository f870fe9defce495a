"""Who sits where, and whose turn comes next.

Seats are numbers, 0 to n-1, in the order of play at the start; `Game.clockwise` says which way round they sit.
`CHANCE` is the seat of the deck itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1


@dataclass(frozen=True, slots=True)
class Ring:
    """`size` seats and the way the turn goes: +1 clockwise, -1 counter-clockwise."""

    size: int
    direction: int = 1

    def next(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat `steps` turns after this one."""
        return (seat + steps * self.direction) % self.size

    def previous(self, seat: Seat) -> Seat:
        """The seat whose turn comes just before this one's."""
        return (seat - self.direction) % self.size

    def partner(self, seat: Seat) -> Seat:
        """The seat opposite; raises `ValueError` where an odd number sits."""
        if self.size % 2:
            raise ValueError(f"nobody sits opposite at a table of {self.size}")
        return (seat + self.size // 2) % self.size

    def from_(self, seat: Seat) -> Iterator[Seat]:
        """Every seat once, in turn order, this one first."""
        return ((seat + step * self.direction) % self.size for step in range(self.size))

    def after(self, seat: Seat) -> Iterator[Seat]:
        """Every other seat once, in turn order from the next one on."""
        return ((seat + step * self.direction) % self.size for step in range(1, self.size))

    def reversed(self) -> Ring:
        """The same seats, turning the other way."""
        return Ring(self.size, -self.direction)
