"""Before the first deal everybody draws a card: who deals, what is trump, and, if wanted, who sits where.

A *draw* is its rounds so far, each a tuple of (seat, card); the second and later ones are redraws of those who tied.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.cards import PlayingCard
from engine.seats import Seat
from games.pip_pip.options import Options
from games.pip_pip.pack import DECK, height

Round: TypeAlias = tuple[tuple[Seat, PlayingCard], ...]
Draw: TypeAlias = tuple[Round, ...]


def winners(round_: Round, options: Options) -> tuple[Seat, ...]:
    """B2.7: "highest rank deals; those tied for highest … draw again among themselves". (GR: lowest deals; option)"""
    choose = max if options.first_dealer == "highest" else min
    best = choose(height(card.rank) for _, card in round_)
    return tuple(seat for seat, card in round_ if height(card.rank) == best)


def drawing(rounds: Draw, seats: int, options: Options) -> tuple[Seat, ...]:
    """Who draws now, in the order of the seats: everybody, then those who tied; one seat once the draw is won."""
    return winners(rounds[-1], options) if rounds else tuple(range(seats))


def rest(rounds: Draw, needed: int) -> tuple[PlayingCard, ...]:
    """The cards to draw from: "those tied put these cards aside and draw again … from the rest".

    Should ties ever use up the pack, everything goes back first.
    """
    out = {card for round_ in rounds for _, card in round_}
    left = tuple(card for card in DECK if card not in out)
    return left if len(left) >= needed else DECK


def refused(rounds: Draw, cards: tuple[PlayingCard, ...], seats: int, options: Options) -> bool:
    """Whether these cards cannot be the next round of the draw."""
    who = drawing(rounds, seats, options)
    return len(cards) != len(who) or len(set(cards)) < len(cards) or not set(cards) <= set(rest(rounds, len(who)))


def order_of(rounds: Draw, seats: int, options: Options) -> tuple[Seat, ...]:
    """Who sits clockwise after whom.

    B2.7a: "Seats: as set in the lobby. If wanted, the same draw also settles them … In the program: the draw's winner
    keeps his place and the others sit clockwise from him in descending order of their cards", "ties below the top: the
    earlier drawer first". Of those who tied at the top a redraw has decided. "Descending" also where the lowest deals.
    """
    if options.seating == "lobby":
        return tuple(range(seats))
    (dealer,) = winners(rounds[-1], options)
    drawn: dict[Seat, list[int]] = {seat: [] for seat in range(seats)}
    for round_ in rounds:
        for seat, card in round_:
            drawn[seat].append(height(card.rank))
    others = sorted((seat for seat in range(seats) if seat != dealer), key=lambda seat: drawn[seat], reverse=True)
    return (dealer, *others)
