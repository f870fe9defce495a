"""The rulebook player's choices in bare numbers: what everybody does in a play-out.

Each function reads of a sketch what the seat it decides for may know: its own cards, what has been played, bets and
tricks, and all hands where they lie open. A test changes everything else under its eyes. Where cards were handed on,
nobody remembers here whose they were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.seats import Seat
from games.pili_pili import odds
from games.pili_pili.betting import LOW_IS_SAFE
from games.pili_pili.chances import JOKER_RANK
from games.pili_pili.odds import LEVELS, SHARES

if TYPE_CHECKING:
    from games.pili_pili.sketch import Sketch

ALL_CARDS: Final = (1 << (JOKER_RANK + 1)) - 2
BELOW: Final = tuple(((1 << one) - 1) & ~1 for one in range(JOKER_RANK + 2))
"""The numbers under each rank."""
JOKER_BIT: Final = 1 << JOKER_RANK
NUMBER_BITS: Final = ALL_CARDS ^ JOKER_BIT
LOW: Final = 0
NO_JOKER: Final = False
TINY: Final = 1e-9
OPEN_TRUST: Final = 0.9
"""How surely a seat whose cards lie open is taken to do what it wants."""


def _shares(hand: list[int], unseen: int) -> list[int]:
    """For each of these numbers the share of the unseen cards below it; the Joker is above or below as one likes."""
    size = unseen.bit_count() or 1
    half = unseen >> JOKER_RANK
    return [(((unseen & BELOW[one]).bit_count() * 2 + half) * SHARES + size) // (2 * size) for one in hand]


def _after(seats: int, seat: Seat) -> list[Seat]:
    return [*range(seat + 1, seats), *range(seat)]


# Cards.


def lay(it: Sketch, seat: Seat) -> int:
    """The code of the play with the fewest Pilis to expect; of equals the cheap winner or the dangerous loser."""
    hand = it.hands[seat]
    cards = len(hand)
    joker = hand[-1] == JOKER_RANK
    if cards == 1 and not joker:
        return hand[0]
    numbers = hand[:-1] if joker else hand
    needs = it.needs
    seats = it.seats
    still = seats - 1 - it.laid
    hungry = 0
    for one in needs:
        if one > 0:
            hungry += 1
    if needs[seat] > 0:
        hungry -= 1
    hungry_after = 0
    at = seat
    for _ in range(still):
        at = at + 1 if at + 1 < seats else 0
        if needs[at] > 0:
            hungry_after += 1
    unseen = ALL_CARDS & ~(it.seen | it.masks[seat])
    size = unseen.bit_count() or 1
    half = unseen >> JOKER_RANK
    shares = [(((unseen & BELOW[one]).bit_count() * 2 + half) * SHARES + size) // (2 * size) for one in numbers]
    table = odds.later(cards - 2 if cards > 2 else 0, hungry, seats - 1 - hungry)
    levels = tuple([table[share] for share in shares])
    holds = odds.holds(cards - 1, hungry_after, still - hungry_after)
    best = (it.best - it.odd) // 2
    chances = [holds[share] if one > best else 0.0 for one, share in zip(numbers, shares, strict=True)]
    return _best(it, seat, numbers, levels, chances)


def lay_open(it: Sketch, seat: Seat) -> int:
    """The same where all hands are known to all (26a, 33)."""
    hand = it.hands[seat]
    cards = len(hand)
    joker = hand[-1] == JOKER_RANK
    if cards == 1 and not joker:
        return hand[0]
    numbers = hand[:-1] if joker else hand
    still = it.seats - 1 - it.laid
    best = (it.best - it.odd) // 2
    levels: list[int] = []
    chances: list[float] = []
    others = _after(it.seats, seat)
    for one in numbers:
        chance, later = float(one > best), 1.0
        for turn, other in enumerate(others):
            theirs = it.masks[other]
            count = theirs.bit_count()
            if not count:
                continue
            under = (theirs & BELOW[one]).bit_count()
            share = (2 * under + (theirs >> JOKER_RANK)) * SHARES // (2 * count)
            hungry = it.needs[other] > 0
            later *= odds.holds(max(0, cards - 2), hungry, not hungry)[share]
            if turn < still:
                if hungry:
                    chance *= 1 - OPEN_TRUST if under < count else 1
                else:
                    chance *= OPEN_TRUST if under or theirs >= JOKER_BIT else 0
        levels.append(odds.level(later))
        chances.append(chance)
    return _best(it, seat, numbers, tuple(levels), chances)


def _best(it: Sketch, seat: Seat, numbers: list[int], levels: tuple[int, ...], chances: list[float]) -> int:
    """Of these numbers, and the Joker where it is held, the play that costs least."""
    need = it.needs[seat]
    rule = it.rule
    hand = it.hands[seat]
    joker = hand[-1] == JOKER_RANK
    if it.must:
        numbers = []
    elif need >= len(hand):
        return _all_needed(it, hand, numbers, chances)
    prize = min(it.bets[seat], it.totals[seat]) if rule.reward else 0
    more, less = odds.worths(need - 1, prize, joker), odds.worths(need, prize, joker)
    price = _price(it, seat) if rule.ends else 0.0
    cursed = it.cursed
    burden = 0.0
    if cursed:
        price += it.there and it.options.cursed == "holds"
        burden = sum(one for number, one in zip(numbers, levels, strict=False) if cursed >> number & 1) / LEVELS
    edges = (0, len(numbers) - 1) if rule.edges else None
    lowest, key, code = 99.0, 0, -1
    for place, number in enumerate(numbers):
        if edges and place not in edges:
            continue
        chance = chances[place]
        kept = levels[:place] + levels[place + 1 :]
        cost = (1 - chance) * less[kept]
        if chance:
            cost += chance * (more[kept] + price)
        if cursed:
            cost += burden
            if cursed >> number & 1:
                # 44. One Pili a trick, however many numbers it holds.
                cost += (chance if not it.there else 0.0) - levels[place] / LEVELS
        if cost < lowest + TINY:
            rank = number if chance > 0.5 else -number
            if cost < lowest - TINY or rank < key:
                lowest, key, code = cost, rank, number
    if joker:
        # 15. One trick more, or one fewer, as it suits.
        win = odds.worths(need - 1, prize, NO_JOKER)[levels] + price + burden
        lose = odds.worths(need, prize, NO_JOKER)[levels] + burden
        for cost, rank, laid in ((win, JOKER_RANK, JOKER_RANK), (lose, 0, LOW)):
            if cost < lowest - TINY or (cost < lowest + TINY and rank < key):
                lowest, key, code = cost, rank, laid
    return code


def _all_needed(it: Sketch, hand: list[int], numbers: list[int], chances: list[float]) -> int:
    """Every trick is needed: the strongest card now, unless nothing can win; the cheapest that is certain."""
    able = [place for place, chance in enumerate(chances) if chance > 0]
    if it.rule.edges:
        able = [place for place in able if place in (0, len(numbers) - 1)]
    joker = hand[-1] == JOKER_RANK
    if able and it.laid == it.seats - 1:
        return numbers[able[0]]
    if joker:
        return JOKER_RANK
    return numbers[able[-1]] if able else numbers[0]


def _price(it: Sketch, seat: Seat) -> float:
    """38. What the first trick, or the last, costs its winner."""
    if not it.done:
        return 1.0
    if it.done + 1 < it.due:
        return 0.0
    return float(it.options.first_last == "each" or it.started != seat)


# Bets.


def bet(it: Sketch, seat: Seat) -> int:
    """The legal bet with the fewest Pilis to expect, never fewer than the tricks that cannot be lost."""
    rule, due = it.rule, it.due
    said = open_bet = 0
    for one in it.bets:
        if one >= 0:
            said += 1
            open_bet += one
    table = odds.before_bets(it.seats, due, said, open_bet)
    hand = it.hands[seat]
    joker, sure = hand[-1] == JOKER_RANK, 0
    if rule.betting == "others":
        levels, joker = (_unseen_level(it, seat, odds.eagerness(it.seats, due, said, open_bet)),) * due, False
    elif rule.whole or rule.betting == "nobody":
        levels, joker = (table[-1],) * due, False
    else:
        numbers = hand[:-1] if joker else hand
        unseen = ALL_CARDS & ~it.masks[seat]
        levels = tuple([table[share] for share in _shares(numbers, unseen)])
        if rule.give:
            levels, joker = odds.kept(levels, rule.give, table[-1], joker)
        elif not rule.trade:
            best = (unseen & NUMBER_BITS).bit_length() - 1
            for number in numbers:
                sure += number > best
        if rule.draws:
            levels = tuple(sorted((*levels, *(table[-1],) * rule.draws)))
    costs = odds.bets(it.totals[seat] if rule.reward else 0, joker)[levels]
    slope = 0.0
    if rule.ends:
        slope = LOW_IS_SAFE * 2 / due
    if rule.cursed:
        slope = LOW_IS_SAFE * min(1.0, len(rule.cursed) * it.seats / 56)
    banned = bans(it, seat, open_bet)
    lowest, found, lowest_any, any_ = 99.0, -1, 99.0, -1
    for tricks, base in enumerate(costs):
        if tricks in banned:
            continue
        cost = base + slope * tricks
        if tricks >= sure and cost < lowest - TINY:
            lowest, found = cost, tricks
        if cost < lowest_any - TINY:
            lowest_any, any_ = cost, tricks
    return found if found >= 0 else any_


def bans(it: Sketch, seat: Seat, open_bet: int) -> list[int]:
    """11, 30, 41. What this seat may not bet."""
    rule, seats = it.rule, it.seats
    banned = list(rule.forbids)
    if rule.no_echo and seat != it.first:
        banned.append(it.bets[seat - 1])
    if (seat + 1) % seats == it.first:
        hook = (it.due - rule.draws if it.options.draw_hook == "dealt" else it.due) - open_bet
        if all(one in banned or one == hook for one in range(it.due + 1)):
            # 12a. The Mission's ban is lifted, never the hook.
            banned = []
        banned.append(hook)
    return banned


def _unseen_level(it: Sketch, seat: Seat, power: float) -> int:
    """32. The level of a card not seen, against the hands that are."""
    others = [mask for other, mask in enumerate(it.masks) if other != seat]
    seen = 0
    for mask in others:
        seen |= mask
    # `power` is for all others together; here each has a share of its own.
    power /= it.seats - 1
    total = count = 0.0
    for one in range(2, JOKER_RANK, 3):
        if seen >> one & 1:
            continue
        chance = 1.0
        for mask in others:
            chance *= (2 * (mask & BELOW[one]).bit_count() + (mask >> JOKER_RANK)) / (2 * mask.bit_count())
        total += chance**power
        count += 1
    return odds.level(total / count) if count else LEVELS // it.seats


# Cards handed on, and names.


def gift(it: Sketch, seat: Seat, give: int) -> tuple[int, ...]:
    """28, 45. What leaves the hand that fits the bet best, average cards for those that come."""
    hand = it.hands[seat]
    joker = hand[-1] == JOKER_RANK
    numbers = hand[:-1] if joker else hand
    hungry = sum(need > 0 for other, need in enumerate(it.needs) if other != seat)
    table = odds.later(len(hand) - 1, hungry, it.seats - 1 - hungry)
    levels = tuple([table[share] for share in _shares(numbers, ALL_CARDS & ~(it.seen | it.masks[seat]))])
    average = sum(table) // len(table)
    places = odds.misfits(levels, it.needs[seat], give, average, joker)
    return tuple([hand[place] for place in places])


def link(it: Sketch, seat: Seat) -> Seat:
    """42. Whose bet is the easiest to make."""
    over = sum(it.bets) - it.due
    edges = (it.first, (it.first - 1) % it.seats)
    doubts = [bet * (1.3 if over > 0 else 0.7) + 0.2 * (other in edges) for other, bet in enumerate(it.bets)]
    return min((other for other in range(it.seats) if other != seat), key=lambda other: (doubts[other], other))


def partner(it: Sketch, seat: Seat) -> Seat:
    """45. Whoever wants the kind of card that I want to be rid of."""
    others = [other for other in range(it.seats) if other != seat]
    if it.needs[seat] > 0:
        return min(others, key=lambda other: (it.needs[other], other))
    return max(others, key=lambda other: (it.needs[other], -other))
