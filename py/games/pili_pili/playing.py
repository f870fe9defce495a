"""Which card the rulebook player lays, hands on or trades, and whom it names (A10)."""

from __future__ import annotations

from collections.abc import Sequence

from bots.bot import Advice
from engine.cards import JOKER, NumberCard
from engine.game import Message
from engine.seats import Seat
from games.pili_pili.actions import JOKERS, NUMBERS, Give, Name, Play, PlayAt
from games.pili_pili.chances import JOKER_RANK, Reckoning, outlook
from games.pili_pili.observation import Observation
from games.pili_pili.openhands import worths

STRONG, WEAK = JOKER_RANK, 0


class Hand:
    """My cards and what is still wanted of them: the Pilis to expect of every way to go on."""

    __slots__ = ("after", "last", "later", "me", "need", "prize", "reckoning", "seen")

    def __init__(self, seen: Observation, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.reckoning = Reckoning(seen, me)
        bet = seen.bets[me] or 0
        self.need = bet - seen.won[me]
        self.prize = min(bet, seen.totals[me]) if seen.rule.reward else 0
        played = {seat for seat, _ in seen.trick}
        self.after = [seat for seat in self.reckoning.others if seat not in played]
        self.last = len(seen.tricks) + 1 == seen.due
        cards = len(seen.hand) - (seen.phase == "play")
        self.later = {one: self.reckoning.later(one, cards) for one in self.reckoning.held}

    def rest(self, laid: int) -> list[int]:
        """The ranks I keep."""
        return [one for one in self.reckoning.held if one != laid]

    def worth(self, need: int, kept: Sequence[int], *, joker: bool) -> float:
        """Pilis to expect of these cards later; a cursed one costs if it wins."""
        cost = outlook(need, [self.later[one] for one in kept], joker=joker, prize=self.prize)
        if self.seen.rule.cursed:
            cost += sum(self.later[one] for one in kept if one in self.seen.rule.cursed)
        return cost

    def wins(self, made: Play) -> float:
        """How likely this play takes the trick on the table."""
        if made.strength[self.seen.order] <= _best(self.seen):
            return 0.0
        if made.card is JOKER:
            strength = self.joker_rank(made)
            return 1.0 if strength >= JOKER_RANK else self.reckoning.holds(strength, self.after)
        return self.reckoning.holds(self.reckoning.rank(made.card), self.after)

    def joker_rank(self, made: Play) -> int:
        """The rank the Joker is declared to have."""
        return JOKER_RANK - made.value if self.reckoning.lowest else made.value

    def strength(self, made: Play) -> int:
        """The rank of this play."""
        return self.joker_rank(made) if made.card is JOKER else self.reckoning.rank(made.card)

    def cost(self, made: Play) -> float:
        """Pilis to expect after this play."""
        chance = self.wins(made)
        laid = WEAK if made.card is JOKER else self.reckoning.rank(made.card)
        kept = self.rest(laid)
        joker = self.reckoning.joker and made.card is not JOKER
        cost = chance * (self.worth(self.need - 1, kept, joker=joker) + self.price(made))
        return cost + (1 - chance) * self.worth(self.need, kept, joker=joker)

    def price(self, made: Play) -> float:
        """38, 44. What the trick itself costs its winner."""
        seen = self.seen
        price = 0.0
        if seen.rule.ends:
            first = not seen.tricks
            again = self.last and seen.options.first_last == "one" and seen.tricks and seen.tricks[0][0] == self.me
            price += first or (self.last and not again)
        if seen.rule.cursed:
            numbers = seen.rule.cursed
            mine = made.card is not JOKER and made.value in numbers
            there = any(one.card is not JOKER and one.value in numbers for _, one in seen.trick)
            price += mine or (there and seen.options.cursed == "holds")
        return price


def _best(seen: Observation) -> int:
    return max((made.strength[seen.order] for _, made in seen.trick), default=-1)


def advise_play(seen: Observation, me: Seat) -> Advice:
    """The legal play with the fewest Pilis to expect; of equals the cheap winner or the dangerous loser."""
    hand = Hand(seen, me)
    ways = dict(_ways(seen, me))
    found = _searched(hand)
    if found is not None:
        return found
    if hand.need >= len(seen.hand) + (seen.phase == "declare"):
        return _need_all(hand, ways)
    best = min(ways, key=lambda made: _order(hand, made))
    return Advice(ways[best], _why(hand, best))


def _searched(hand: Hand) -> Advice | None:
    """33. Where every hand is known: the play that costs least when all is played out, of equals as ever."""
    found = worths(hand.seen, hand.me)
    if len(found) < 2:
        return None
    best = min(found, key=lambda made: (found[made], _order(hand, made)))
    if found[best].worst == 0:
        return Advice(best, Message.of("open-sure"))
    return Advice(best, Message.of("open-best"))


def _ways(seen: Observation, me: Seat) -> list[tuple[Play, Play | PlayAt]]:
    """What I may lay, and the action that does it; of the Joker the highest and the lowest only."""
    found: list[tuple[Play, Play | PlayAt]] = []
    ends = (JOKERS[0], JOKERS[-1])
    places = [place for place in range(seen.due) if place not in seen.places[me]]
    for action in seen.legal_actions:
        if isinstance(action, Play) and (action.card is not JOKER or action in ends):
            found.append((action, action))
        elif isinstance(action, PlayAt):
            card = seen.hand[places.index(action.place)]
            made = ends if card is JOKER else (NUMBERS[card],) if isinstance(card, NumberCard) else ()
            found += [(one, action) for one in made]
    return found


def _order(hand: Hand, made: Play) -> tuple[float, int]:
    """By cost; then win cheaply, lose with the card that could win most."""
    strength = hand.strength(made)
    cost = round(hand.cost(made), 6)
    return cost, strength if hand.wins(made) > 0.5 else -strength


def _need_all(hand: Hand, ways: dict[Play, Play | PlayAt]) -> Advice:
    """Every trick is needed: the strongest card now, unless nothing can win."""
    able = [made for made in ways if hand.wins(made) > 0]
    if not able:
        lost = min(ways, key=hand.strength)
        return Advice(ways[lost], Message.of("cannot-win"))
    certain = [made for made in able if hand.wins(made) > 0.999 and not hand.after]
    best = min(certain, key=hand.strength) if certain else max(able, key=hand.strength)
    return Advice(ways[best], Message.of("need-all", need=hand.need))


def _why(hand: Hand, made: Play) -> Message:
    chance = hand.wins(made)
    leads = not hand.seen.trick
    if made.card is JOKER:
        return Message.of("joker-wins" if chance > 0.5 else "joker-loses", need=max(0, hand.need))
    if hand.need <= 0:
        if chance == 0:
            return Message.of("made-ducks")
        return Message.of("made-leads-low" if leads else "made-forced" if chance > 0.5 else "made-hopes")
    if chance == 0:
        return Message.of("saves", need=hand.need)
    if chance > 0.5:
        return Message.of("leads-to-win" if leads else "wins-cheaply", need=hand.need)
    return Message.of("waits", need=hand.need)


def advise_gift(seen: Observation, me: Seat) -> Advice:
    """28, 45. Hand on what leaves the hand that fits the bet best, average cards for those that come."""
    hand = Hand(seen, me)
    others = [hand.reckoning.later(one, len(seen.hand)) for one in hand.reckoning.unseen if one != JOKER_RANK]
    average = hand.reckoning.average(others)
    gifts = [action for action in seen.legal_actions if isinstance(action, Give)]

    def cost(gift: Give) -> float:
        gone = {hand.reckoning.rank(one) for one in gift.cards}
        kept = [hand.later[one] for one in hand.reckoning.held if one not in gone]
        joker = hand.reckoning.joker and JOKER not in gift.cards
        return outlook(hand.need, kept + [average] * len(gift.cards), joker=joker, prize=hand.prize)

    best = min(gifts, key=lambda gift: (round(cost(gift), 6), gift.code))
    return Advice(best, Message.of("gives-misfits", need=max(0, hand.need)))


def advise_name(seen: Observation, me: Seat) -> Advice:
    """42, 45. Whom to be linked with, whom to trade with."""
    names = [action for action in seen.legal_actions if isinstance(action, Name)]
    if seen.rule.linked:
        best = min(names, key=lambda name: (_doubt(seen, name.seat), name.seat))
        return Advice(best, Message.of("links-safe", seat=best.seat, bet=seen.bets[best.seat]))
    needs = {name: (seen.bets[name.seat] or 0) - seen.won[name.seat] for name in names}
    if (seen.bets[me] or 0) > seen.won[me]:
        # I want a high card: from somebody who wants no more tricks.
        best = min(names, key=lambda name: (needs[name], name.seat))
        return Advice(best, Message.of("trades-for-high", seat=best.seat))
    best = max(names, key=lambda name: (needs[name], -name.seat))
    return Advice(best, Message.of("trades-for-low", seat=best.seat))


def _doubt(seen: Observation, seat: Seat) -> float:
    """How far a bet is from one that is easily made: low where too much was bet, about the average where too little."""
    bet = seen.bets[seat] or 0
    over = seen.open_bet - seen.due
    return bet + (0.3 if over > 0 else -0.3) * bet + (0.2 if seat in (seen.first, (seen.first - 1) % seen.seats) else 0)
