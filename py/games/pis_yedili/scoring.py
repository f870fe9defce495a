"""Counting a hand when it is over, and the match when all hands are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import ACE, JACK, KING, QUEEN, SEVEN, PlayingCard
from engine.game import Message, Outcome, SheetLine, Verdict
from engine.seats import Seat
from games.pis_yedili.actions import DECK
from games.pis_yedili.options import Options

_PICTURES: Final = {JACK: 25, ACE: 11, KING: 10, QUEEN: 10}

POINTS: Final = {card: _PICTURES.get(card.rank, card.rank.index + 2) for card in DECK}
"""Y25. J 25, A 11, K and Q 10, 2-10 face value (7 = 7)."""


def factor(options: Options, last: PlayingCard | None) -> int:
    """Y26. If the last card was a 7 all penalties are tripled, if a jack doubled, otherwise ×1 (O12 may drop this)."""
    if last is None or not options.multipliers:
        return 1
    return {SEVEN: 3, JACK: 2}.get(last.rank, 1)


def finished(
    options: Options, hands: Sequence[Sequence[PlayingCard]], winner: Seat, last: PlayingCard, dealer: Seat
) -> Outcome:
    """Y25. Every other player scores the cards left."""
    times = factor(options, last)
    return _counted(hands, times, Message.of("out", seat=winner, card=last.code), dealer)


def stopped(hands: Sequence[Sequence[PlayingCard]], why: str, dealer: Seat) -> Outcome:
    """Y28. The hand is scored as it stands with ×1 and no winner: all players count their cards.

    `why` is "moves" for the thousandth action, "passes" where all passed with nothing to draw (Y12).
    """
    return _counted(hands, 1, Message(why), dealer)


def voided(seats: int, starter: Seat, dealer: Seat) -> Outcome:
    """Y7. The hand is void and the same dealer redeals."""
    reason = Message.of("void", seat=starter)
    return Outcome((0,) * seats, (), reason, {"dealer": dealer}, void=True)


def _counted(hands: Sequence[Sequence[PlayingCard]], times: int, reason: Message, dealer: Seat) -> Outcome:
    # Y26a. The banner says "Last card counts ×3" or "×2"; without a multiplier it says nothing of the kind.
    lines = [SheetLine(-1, Message.of("last-counts", factor=times), times, "note")] if times != 1 else []
    scores: list[int] = []
    for seat, hand in enumerate(hands):
        scores.append(times * sum(POINTS[card] for card in hand))
        lines += [SheetLine(seat, Message.of("card", card=card.code), POINTS[card]) for card in hand]
        if times != 1 and hand:
            lines.append(SheetLine(seat, Message.of("factor", factor=times), times, "factor"))
    # Y4. The dealer moves one seat clockwise each hand.
    return Outcome(tuple(scores), tuple(lines), reason, {"dealer": (dealer + 1) % len(hands)})


def verdict(options: Options, seats: int, outcomes: Sequence[Outcome]) -> Verdict | None:
    """Y27. Five hands make a match; the lowest total wins it, jointly if several have it; equal totals share the place.

    >>> hands = [Outcome((61, 40, 40, 118), (), Message("over"), {}), *[Outcome((0,) * 4, (), Message("over"), {})] * 4]
    >>> verdict(Options(), 4, hands)
    Verdict(winners=(1, 2), places=(3, 1, 1, 4), totals=(61, 40, 40, 118))
    """
    if len(outcomes) < options.hands:
        return None
    totals = tuple(sum(outcome.scores[seat] for outcome in outcomes) for seat in range(seats))
    places = tuple(1 + sum(other < total for other in totals) for total in totals)
    return Verdict(tuple(seat for seat in range(seats) if places[seat] == 1), places, totals)


def merits(outcome: Outcome, side: int) -> Iterator[tuple[str, bool]]:
    """For a player's statistics: whether one went out."""
    yield "out", outcome.reason.key == "out" and dict(outcome.reason.params)["seat"] == side
