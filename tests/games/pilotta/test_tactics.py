"""How the rulebook player plays with its partner, and that nobody sees it waste a good card."""

import math
from functools import cache
from random import Random

import pytest

from bots.bot import choose
from engine.cards import playing_card
from games.pilotta import GAME, tactics
from games.pilotta.fields import PLAY
from games.pilotta.pack import ALL_CARDS, CARDS, INDEX, PLAIN_ABOVE, POINTS, SUIT_MASK, SUIT_OF
from tests.games.pilotta.kafenio import dealt, told
from tests.games.pilotta.players import RANDOM, RULEBOOK, auction, played_out, rounds

# Seat 1 led the jack of spades and seat 3, its partner, took the trick.
RETURN = (
    "pilotta options=- dealer=0 hands=KS.7H.AH.TD.7C.8C.9C.TC/JS.QS.TS.8H.TH.7D.JC.QC/7S.8S.KH.8D.QD.AD.KC.AC/"
    "9S.AS.9H.JH.QH.9D.JD.KD calls=80S.pass.90H.100C.pass.pass.110H.120C.pass.pass.pass play=announce.JS.8S.AS."
    "announce.KS"
)
# Spades are trumps; three tricks are to come, and the leader, seat 2, has the highest trump that is left, the nine.
LAST = (
    "pilotta options=- dealer=2 hands=7S.8S.AS.KH.7D.7C.8C.JC/7H.9H.AH.JD.KD.AD.9C.KC/9S.JS.KS.TS.8H.QH.9D.AC/"
    "QS.JH.TH.8D.QD.TD.QC.TC calls=80H.90C.100D.110S.pass.pass.120H.130S.pass.pass.pass play=QC.JC.9C.announce.AC.JS."
    "QS.AS.9H.TS.8D.8S.7H.8H.JH.KH.AH.KC.KS.TC.8C"
)
# Spades are trumps: an opponent has cut a heart, and the leader holds the ten of hearts.
CUT = (
    "pilotta options=- dealer=3 hands=JH.QH.AH.8D.QD.9C.JC.TC/AS.7D.JD.KD.TD.7C.8C.KC/7S.8S.9S.QS.TS.7H.TH.AD/"
    "JS.KS.8H.9H.KH.9D.QC.AC calls=80C.90D.100S.pass.110C.pass.120S.pass.130C.pass.140S.pass.pass.pass play=announce."
    "AH.AS.announce.7H.KH.KD.AD.9D.QD"
)
# Spades are trumps: partner is out of diamonds and has trumps; the leader has the ace of diamonds and the eight.
PARTNER_CUTS = (
    "pilotta options=- dealer=0 hands=7S.8S.9D.KD.TD.9C.TC.AC/AS.7H.JH.KH.TH.AH.7C.KC/9S.TS.9H.QH.7D.QD.8C.QC/"
    "JS.QS.KS.8H.8D.JD.AD.JC calls=80H.pass.90S.pass.100H.pass.110S.pass.120H.pass.130S.pass.pass.pass play=JH.QH."
    "announce.8H.8S.AC.7C.QC.JC.KD.AS.7D.JD.7H.9H.JS.7S"
)


def chosen(state):
    """What the rulebook player lays, and the key of its reason."""
    play, why = tactics.choose(state.observe(state.turn))
    return play.code, why.key


def test_draws_trumps():
    """1.7: a declarer with the jack draws trumps at once, though the aces would take tricks."""
    hands = ("JS 9S AS 7S AH KD 8D AC", "KS 8S 9H TH JD TD QC TC", "QS 7H JH KH 7D QD 9C JC", "TS 8H QH 9D AD 7C 8C KC")
    state = told(dealt(hands), "0:80S 1:pass 2:pass 3:pass")
    assert chosen(state) in [(top, "draw-trumps") for top in ("JS", "9S", "AS")]


def test_returns_the_lead():
    """Players' complaint: partner does not return the lead."""
    assert chosen(GAME.from_position(RETURN)) == ("9S", "return-suit")


def test_keeps_a_card_for_the_last_trick():
    """1.7: keep a trump for the last trick and its ten."""
    state = GAME.from_position(LAST)
    assert chosen(state)[0] == "QH"
    played_out(state)
    assert state.leader == 2
    assert (2, INDEX[playing_card("9S")]) in state.plays[-4:]


@pytest.mark.parametrize(
    ("line", "with_it", "without"),
    [(CUT, "TS", "TH"), (PARTNER_CUTS, "8D", "AD")],
    ids=["opponent cuts", "partner cuts"],
)
def test_respects_voids_in_leads(line, with_it, without):
    """Players' complaint: ignores shown voids. A good card is not led where it is known to be cut, by either side."""
    state = GAME.from_position(line)
    assert chosen(state)[0] == with_it
    state.never = (0, 0, 0, 0)
    assert chosen(state)[0] == without


@cache
def slips():
    """What can be seen to be wrong in 200 rounds of four rulebook players, by kind."""
    found: dict[str, list[str]] = {"ten": [], "cut": [], "lead": []}
    for state, action in rounds(200):
        if state.phase == PLAY and hasattr(action, "index"):
            for kind in ("ten", "cut", "lead"):
                if WRONG[kind](state, action.index):
                    found[kind].append(f"{state.position()} {action.code}")
    return found


def ten_under_the_ace(state, card):
    """Second or third hand lays the ten though the ace is still out and a lower card of the suit may be laid."""
    suit = SUIT_OF[card]
    if len(state.trick) not in (1, 2) or CARDS[card].rank.code != "T" or suit == state.trump:
        return False
    lower = state.hands[state.turn] & SUIT_MASK[suit] & ~PLAIN_ABOVE[card] & ~(1 << card)
    return suit == SUIT_OF[state.trick[0][1]] and bool(lower and PLAIN_ABOVE[card] & out(state))


def big_cut(state, card):
    """Before the last seat, cuts with the jack or the nine though the seven or the eight may be laid."""
    trumps = SUIT_MASK[state.trump]
    if len(state.trick) not in (1, 2) or SUIT_OF[card] != state.trump or CARDS[card].rank.code not in "J9":
        return False
    legal = {one.code for one in state.legal_actions(state.turn)}
    small = any(trumps >> one & 1 and CARDS[one].rank.code in "78" and CARDS[one].code in legal for one in range(32))
    return SUIT_OF[state.trick[0][1]] != state.trump and small


def led_into_a_cut(state, card):
    """Leads ten points into a suit that an opponent has shown to be without, while he may hold a trump."""
    suit, trumps = SUIT_OF[card], SUIT_MASK[state.trump]
    points, unseen = POINTS[state.trump], out(state)
    if state.trick or suit == state.trump or points[card] < 10:
        return False
    if all(points[one] >= 10 for one in range(32) if state.hands[state.turn] >> one & 1):
        return False
    others = ((state.turn + 1) % 4, (state.turn + 3) % 4)
    return any(
        not unseen & SUIT_MASK[suit] & ~state.never[other]
        and bool(unseen & SUIT_MASK[suit] and unseen & trumps & ~state.never[other])
        for other in others
    )


WRONG = {"ten": ten_under_the_ace, "cut": big_cut, "lead": led_into_a_cut}


def out(state):
    """The cards that the seat on turn has not seen."""
    return ALL_CARDS & ~sum(state.played) & ~state.hands[state.turn]


@pytest.mark.parametrize("kind", WRONG)
def test_no_visible_slips(kind):
    """A partner does not blunder visibly: none of these in 200 rounds."""
    assert slips()[kind] == []


def test_p45a_rulebook_beats_random():
    """P45a. Strong computer players: over 500 duplicate deals the lower bound of the 95 % interval is above 20.

    Four rulebook players make the contract; then one side plays as that and the other at random, and after that the
    other way round with the same cards. What counts is the difference of the card points a deal.
    """
    found = []
    for seed in range(500):
        state, _ = auction(seed)
        if state.phase != PLAY:
            continue
        ahead = 0
        for side in (0, 1):
            twin, rng = state.copy(), Random(2 * seed + side)
            while twin.outcome is None:
                player = RULEBOOK if twin.turn % 2 == side else RANDOM
                twin.apply(twin.turn, choose(player, twin.observe(twin.turn), (), rng))
            ahead += twin.points[side] - twin.points[1 - side]
        found.append(ahead / 2)
    mean = sum(found) / len(found)
    spread = math.sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
    assert len(found) >= 490
    assert mean - 1.96 * spread >= 20


def test_a_ten_is_not_thought_about_while_its_ace_may_lie_behind():
    """The seven, the eight and the king of the suit are."""
    text = (
        "pilotta options=- dealer=3 hands=KS.JH.8D.JD.7C.8C.9C.TC/7S.JS.9H.QH.9D.KD.AD.JC/7H.8H.KH.TH.QD.QC.KC.AC/"
        "8S.9S.QS.TS.AS.AH.7D.TD calls=pass.80S.pass.pass.pass play=8D.AD.QD.TD.9H"
    )
    state = GAME.from_position(text)
    assert [play.code for play in tactics.sensible(state.observe(2))] == ["7H", "8H", "KH"]
