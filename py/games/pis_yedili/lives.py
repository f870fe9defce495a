"""How a hand can have come about: in which stretch each of its cards was drawn, so that every fact was true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import PlayingCard
from games.pis_yedili.memory import Cards, Known, Life


def lives_of(known: Known, hand: Iterable[PlayingCard], born: Sequence[int]) -> list[Life]:
    """The lives of these cards of the hand; `born` is by `card.index`."""
    return [Life(card, born[card.index], known.first(card), len(known.facts)) for card in hand]


def tell(known: Known, lives: Sequence[Life]) -> list[int] | None:
    """The stretch in which each card was drawn, `known.gone` first and then `lives`; None where there is no way."""
    everyone = [*known.gone, *lives]
    return _tell(everyone, known.gains, list(known.needs()), [life.last for life in everyone])


def _tell(
    lives: Sequence[Life], gains: Sequence[Sequence[int]], needs: Sequence[tuple[int, Cards]], lasts: list[int]
) -> list[int] | None:
    stretches = fill(lives, gains, lasts)
    if stretches is None:
        return None
    for fact, cards in needs:
        able = [at for at, life in enumerate(lives) if life.card in cards and life.first < fact <= life.last]
        if any(stretches[at] < fact for at in able):
            continue
        # One of them was drawn before that fact: try each.
        for at in able:
            earlier = lasts.copy()
            earlier[at] = fact - 1
            found = _tell(lives, gains, needs, earlier)
            if found is not None:
                return found
        return None
    return stretches


def fill(lives: Sequence[Life], gains: Sequence[Sequence[int]], lasts: Sequence[int]) -> list[int] | None:
    """A stretch for each life, from its first to the last given here, so that each stretch gained what it did.

    Whatever must come soonest comes first: that finds a way where there is one.
    """
    stretches = [-1] * len(lives)
    placed = 0
    waiting = sorted(range(len(lives)), key=lasts.__getitem__)
    for stretch, counts in enumerate(gains):
        for born, count in enumerate(counts):
            for _ in range(count):
                at = next((at for at in waiting if lives[at].born == born and lives[at].first <= stretch), None)
                if at is None or lasts[at] < stretch:
                    return None
                waiting.remove(at)
                stretches[at] = stretch
                placed += 1
    return stretches if placed == len(lives) else None
