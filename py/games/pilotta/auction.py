"""Who bids what: P9-P17. The one place that decides what may be said in the auction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.game import Action, Message
from engine.seats import Seat
from games.pilotta.actions import BIDS, CAPOT_BIDS, CLOSE, PASS, RECLOSE, Bid, Say
from games.pilotta.options import Options


@cache
def _menu(top: int, above: int, *, capot: bool, capot_bid: bool, closable: bool) -> tuple[Action, ...]:
    """Everything a seat may say while nothing is closed; `above` is the current bid's value, 0 without."""
    said: list[Action] = [PASS]
    if closable:
        said.append(CLOSE)
    if not capot_bid:
        # P11: strictly higher in value, up to O2's maximum, any suit; O5's capot call stands above all numbers.
        said += [bid for bid in BIDS if above < bid.value <= top]
        if capot:
            said += CAPOT_BIDS
    return tuple(said)


class Auction:
    """What has been said. Mutable; the State adds to it."""

    __slots__ = ("calls", "high", "high_seat", "multiplier", "options", "over", "passes", "turn")

    def __init__(self, options: Options, first: Seat) -> None:
        self.options = options
        # P9: the dealer's right speaks first.
        self.turn: Seat = first
        self.calls: list[tuple[Seat, Action]] = []
        self.high: Bid | None = None
        self.high_seat: Seat = -1
        self.multiplier = 1
        self.passes = 0
        self.over = False

    def copy(self) -> Auction:
        """An independent auction that goes on alike."""
        twin = Auction(self.options, self.turn)
        twin.calls = self.calls.copy()
        twin.high, twin.high_seat = self.high, self.high_seat
        twin.multiplier, twin.passes, twin.over = self.multiplier, self.passes, self.over
        return twin

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may say now; nothing out of turn."""
        if self.over or seat != self.turn:
            return ()
        high = self.high
        if self.multiplier > 1:
            # P14, P15: after a close only pass, or re-close by either of the bidding side.
            return (PASS, RECLOSE) if (seat - self.high_seat) % 2 == 0 else (PASS,)
        return _menu(
            self.options.top_number,
            0 if high is None else high.value,
            capot=self.options.has_capot_call,
            capot_bid=high is not None and high.capot,
            # P14: either opponent of the highest bidder, on its own turn.
            closable=high is not None and (seat - self.high_seat) % 2 == 1,
        )

    def refusal(self, seat: Seat, action: Action) -> Message | None:
        """The rule that refuses this word; None exactly for what is legal."""
        if any(action is legal for legal in self.legal(seat)):
            return None
        if seat != self.turn:
            return Message("turn")
        match action:
            case Bid() if self.multiplier > 1:
                return Message.of("closed", names=self.options.names)
            case Bid() if action.capot and not self.options.has_capot_call:
                return Message("no-capot-call")
            case Bid() if self.high is not None and (action.value <= self.high.value or self.high.capot):
                return Message.of("bid-higher", said=self.options.said(self.high.value), capot=self.high.capot)
            case Bid():
                return Message.of(
                    "bid-highest", said=self.options.said(self.options.top_number), capot=self.options.has_capot_call
                )
            case Say(code="close"):
                return Message.of("closed" if self.multiplier > 1 else "close-whose", names=self.options.names)
            case Say(code="reclose"):
                return Message.of("reclose-whose", names=self.options.names)
        return Message("auction")

    def apply(self, seat: Seat, action: Action) -> None:
        """Say it; the caller has asked `refusal`."""
        self.calls.append((seat, action))
        self.turn = (seat + 1) % 4
        if action is PASS:
            # P13: three passes in a row after a bid (or a close) end it, four without a bid. P12: no pass is final.
            self.passes += 1
            self.over = self.passes == (4 if self.high is None else 3)
            return
        # P14: passes made before a close do not count toward its end.
        self.passes = 0
        if isinstance(action, Bid):
            self.high, self.high_seat = action, seat
        elif action is CLOSE:
            self.multiplier = 2
        else:
            # P15: a re-close ends the auction at once.
            self.multiplier = 4
            self.over = True
