"""What one pair of eyes sees of the table, and where the cards of an event went (engine/view.py says how).

    zones    "stock" the rest of the pack · "hand:0" … · "trick" · "last" the trick before, open until the next one is
             taken (to be shown while "trick" is empty, and on request) · "won:0" … all earlier tricks, face down
    prompts  bet        number: `choices` the legal bets, `forbidden` the others, each with the rule: the hook with its
                        arithmetic {bet: 2, sum: "1 + 0 + 2", others: 3, tricks: 5}
             a card     card; the Joker is a number of that card: `choices` "Joker=0" … "Joker=56", `quick` the two
                        ends, words beats-all and loses-to-all. After a Joker turned up by place: without a card
             by place   card with `place`: the card at that place of `zone`, which lies face down
             pass, swap cards: `count` and all ways
             link, trade  choice, one for each other player
             look       choice, "ready": nothing is shown before it
             cover      choice with `seconds`: so long the page shows the hand before it answers by itself; 0: until
                        the player says so
    marks    mission    kind mission, value {number, id, cards, draws, expert, cursed, seconds, timers}; its title and
                        text are the messages mission-<id> and mission-<id>-text
             bets       kind tally: what was bet so far, params {bets, tricks}
             limit      kind text
             last       kind trick: the trick before, while the next one is on the table
             choice     kind chosen: what one has chosen in secret
    badges   bet {bet, won}, kind tally · chosen · ready · linked {other} · trades · pilis {count}: what the Mission
             costs so far

Hidden again means hidden here: a forehead hand after the bets, one's own hand after a look, cards given away. The
observation goes on knowing them (26a), the page does not show them. `house` in the Mission's value says how this table
plays it, where that is not as printed (`missions.house`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from engine.cards import JOKER
from engine.game import ALL, Event, Json, Message
from engine.seats import Ring, Seat
from engine.view import (
    BadgeView,
    GameView,
    MarkView,
    Move,
    PromptView,
    RefusedView,
    SeatView,
    ZoneView,
    badge,
    trick_zone,
    zone,
)
from games.pili_pili import law
from games.pili_pili.actions import HIGHEST, Bet, Give, Name, Play, PlayAt
from games.pili_pili.events import (
    Dealt,
    Drew,
    Hidden,
    Passed,
    Played,
    Revealed,
    TrickTaken,
    TurnedUp,
    hide,
)
from games.pili_pili.missions import NO_MISSION, house, seconds
from games.pili_pili.observation import Observation
from games.pili_pili.phases import BET, DECLARE, LOOKING, OF_CHANCE, OVER, PASS, PLAY, READY, SWAP
from games.pili_pili.scoring import mission_lines


def view(seen: Observation) -> GameView:
    """The table as these eyes see it."""
    trick = _laid(seen.trick, "trick")
    if seen.phase == DECLARE:
        trick["cards"].append({"key": "", "card": JOKER.code, "seat": seen.waiting[0]})
    return {
        "zones": [
            zone("stock", "stack", (None,) * (len(seen.rest) + len(seen.stock) * (not seen.drawn))),
            trick,
            *(zone(f"hand:{seat}", "fan", _fan(seen, seat), seat) for seat in range(seen.seats)),
            _laid(_last(seen), "last"),
            *(zone(f"won:{seat}", "stack", _pile(seen, seat), seat) for seat in range(seen.seats)),
        ],
        "prompts": list(_prompts(seen)),
        "refused": list(_refused(seen)),
        "marks": list(_marks(seen)),
        "seats": [_seat(seen, seat) for seat in Ring(seen.seats).from_(0)],
    }


def _last(seen: Observation) -> Sequence[tuple[Seat, Play]]:
    """The trick before this one."""
    return seen.tricks[-1][1] if seen.tricks else ()


def _laid(plays: Sequence[tuple[Seat, Play]], name: str) -> ZoneView:
    """Cards of a trick, a Joker with what it was said to be."""
    found = trick_zone([(seat, made.card) for seat, made in plays], name)
    for card, (_, made) in zip(found["cards"], plays, strict=True):
        if made.card is JOKER:
            card["value"] = made.value
    return found


def _pile(seen: Observation, seat: Seat) -> Hidden:
    tricks = sum(winner == seat for winner, _ in seen.tricks[:-1])
    return (None,) * (tricks * seen.seats)


def _fan(seen: Observation, seat: Seat) -> Hidden:
    hand = seen.hands[seat]
    return hand if seen.eyes is ALL or _in_sight(seen, seat) else hide(hand)


def _in_sight(seen: Observation, seat: Seat) -> bool:
    """Whether this hand is to be seen now, by eyes that know it."""
    rule = seen.rule
    if seen.eyes != seat:
        # 32. Hidden again after the bets. 33. Open after the bets.
        return rule.betting == "others" if seen.phase == BET else rule.playing == "all"
    if not rule.look:
        return True
    if seen.phase == LOOKING:
        return seat not in seen.chosen
    # 39. Shown again for play. 40. Never.
    return not rule.by_place and seen.phase not in (READY, BET)


def _prompts(seen: Observation) -> Iterator[PromptView]:
    match seen.phase:
        case "bet" if seen.legal_actions:
            yield _bets(seen)
        case "play":
            yield from _plays(seen)
        case "declare" if seen.legal_actions:
            yield {**_joker(seen), "params": {}}
        case "pass" | "swap" if seen.legal_actions:
            yield _gifts(seen)
        case "link" | "name":
            word = "link" if seen.rule.linked else "trade"
            for action in seen.legal_actions:
                other = cast(Name, action).seat
                params: dict[str, Json] = {"seat": other}
                yield {"kind": "choice", "action": action.code, "word": word, "params": params, "zone": f"hand:{other}"}
        case "ready" if seen.legal_actions:
            yield {"kind": "choice", "action": "look", "word": "look", "params": {"seconds": _seconds(seen)}}
        case "look" if seen.legal_actions:
            long = _seconds(seen)
            yield {"kind": "choice", "action": "cover", "word": "cover", "params": {"seconds": long}, "seconds": long}


def _seconds(seen: Observation) -> int:
    return seconds(seen.rule, seen.options)


def _bets(seen: Observation) -> PromptView:
    banned = law.bans(seen)
    return {
        "kind": "number",
        "word": "bet",
        "params": {"tricks": seen.due, "bets": seen.open_bet},
        "choices": [{"action": bet.code, "value": cast(Bet, bet).tricks} for bet in seen.legal_actions],
        "forbidden": [
            {"value": bet, "key": why.key, "params": dict(why.params)}
            for bet, why in sorted(banned.items())
            if bet <= seen.due
        ],
        "quick": [],
    }


def _plays(seen: Observation) -> Iterator[PromptView]:
    places = [
        place for place in range(seen.due) if not isinstance(seen.eyes, int) or place not in seen.places[seen.eyes]
    ]
    joker = False
    for action in seen.legal_actions:
        if isinstance(action, PlayAt):
            yield {
                "kind": "card",
                "action": action.code,
                "zone": f"hand:{seen.eyes}",
                "place": places.index(action.place),
                "word": "turn",
                "params": {"place": action.place + 1},
            }
        elif isinstance(action, Play) and action.card is not JOKER:
            code = action.card.code
            yield {"kind": "card", "action": action.code, "card": code, "word": "play", "params": {"card": code}}
        else:
            joker = True
    if joker:
        yield {**_joker(seen), "card": JOKER.code, "params": {"card": JOKER.code}}


def _joker(seen: Observation) -> PromptView:
    """15, 37. What the Joker may be declared; the two ends are buttons, named for what they do in this order."""
    plays = [action for action in seen.legal_actions if isinstance(action, Play) and action.card is JOKER]
    high, low = ("loses-to-all", "beats-all") if seen.rule.lowest else ("beats-all", "loses-to-all")
    ends = {HIGHEST: high, 0: low}
    return {
        "kind": "number",
        "word": "joker",
        "choices": [{"action": made.code, "value": made.value} for made in plays],
        "forbidden": [],
        "quick": [
            {"action": made.code, "value": made.value, "word": ends[made.value]}
            for made in reversed(plays)
            if made.value in ends
        ],
    }


def _gifts(seen: Observation) -> PromptView:
    gifts = [action for action in seen.legal_actions if isinstance(action, Give)]
    me = cast(Seat, seen.eyes)
    other = seen.named if me == seen.winner else seen.winner
    if seen.phase == PASS:
        other = (me + seen.rule.to) % seen.seats
    count = len(gifts[0].cards)
    return {
        "kind": "cards",
        "word": "swap" if seen.phase == SWAP else "give",
        "params": {"count": count, "seat": other},
        "zone": f"hand:{me}",
        "count": count,
        "choices": [{"action": gift.code, "cards": [one.code for one in gift.cards]} for gift in gifts],
    }


def _refused(seen: Observation) -> Iterator[RefusedView]:
    """43. Own cards between the highest and the lowest; everything else may always be played."""
    if seen.phase != PLAY or not seen.rule.edges or not seen.legal_actions:
        return
    hand = [one for one in seen.hand if one is not None]
    ends = [one for one in law.edges(hand) if one is not JOKER]
    for one in hand:
        if one is not JOKER and one not in ends:
            why = Message.of("high-low", card=one.code, low=ends[0].code, high=ends[-1].code)
            yield {"card": one.code, "key": why.key, "params": dict(why.params)}


def _marks(seen: Observation) -> Iterator[MarkView]:
    mission = seen.mission
    if mission is not NO_MISSION:
        yield {
            "key": "mission",
            "kind": "mission",
            "value": {
                "number": mission.number,
                "house": house(mission, seen.options),
                "id": mission.id,
                "cards": seen.each,
                "draws": mission.draws,
                "expert": mission.expert,
                "cursed": list(mission.cursed),
                "seconds": _seconds(seen),
                "timers": seen.options.timers,
            },
            "params": {"id": mission.id, "cards": seen.each},
        }
    if seen.phase not in OF_CHANCE:
        said: dict[str, Json] = {
            "bets": seen.open_bet,
            "tricks": seen.due,
            "open": sum(bet is None for bet in seen.bets),
        }
        yield {"key": "bets", "kind": "tally", "value": seen.open_bet, "params": said}
    yield {"key": "limit", "kind": "text", "value": seen.options.limit}
    if seen.tricks and seen.trick:
        last: list[Json] = [
            {"seat": one.get("seat"), "card": one["card"], "value": one.get("value")}
            for one in _laid(_last(seen), "last")["cards"]
        ]
        yield {"key": "last", "kind": "trick", "value": last}
    mine = seen.choices[seen.eyes] if isinstance(seen.eyes, int) else None
    if isinstance(mine, Give):
        yield {"key": "choice", "kind": "chosen", "value": [one.code for one in mine.cards]}
    elif isinstance(mine, Play):
        yield {"key": "choice", "kind": "chosen", "value": [mine.card.code]}


def _seat(seen: Observation, seat: Seat) -> SeatView:
    badges: list[BadgeView] = []
    bet = seen.bets[seat]
    if bet is not None:
        badges.append(badge(Message.of("bet", bet=bet, won=seen.won[seat]), "tally"))
    costs = sum(line.amount for line in mission_lines(seen) if line.side == seat)
    if costs:
        badges.append(badge(Message.of("pilis", count=costs)))
    if seen.links:
        badges.append(badge(Message.of("linked", other=seen.links[seat])))
    if seat == seen.named:
        badges.append(badge(Message("trades")))
    if seat in seen.chosen:
        badges.append(badge(Message("ready" if seen.phase in (READY, LOOKING) else "chosen")))
    return {
        "seat": seat,
        "cards": len(seen.hands[seat]),
        "turn": seat in seen.waiting and seen.phase != OVER,
        "dealer": seat == seen.dealer,
        "badges": badges,
    }


def moves(event: Event) -> Iterable[Move]:
    """Where the cards of that event went, as these eyes saw it."""
    match event:
        case Dealt(hands=hands):
            return [Move(one, "stock", f"hand:{seat}") for seat, hand in enumerate(hands) for one in hand]
        case Drew(seat=seat, card=card):
            return [Move(card, "stock", f"hand:{seat}")]
        case Passed(seat=seat, other=other, count=count, cards=cards):
            return [Move(one, f"hand:{seat}", f"hand:{other}") for one in cards or hide((None,) * count)]
        case Played(seat=seat, card=card) | Revealed(seat=seat, card=card):
            return [Move(card, f"hand:{seat}", "trick")]
        case TurnedUp(seat=seat, at=at, card=card):
            return [Move(card, f"hand:{seat}", "trick", place=at)]
        case TrickTaken(cards=taken, before=before):
            swept = [] if before is None else [Move(None, "last", f"won:{before}") for _ in taken]
            return swept + [Move(one, "trick", "last") for one in taken]
    return []
