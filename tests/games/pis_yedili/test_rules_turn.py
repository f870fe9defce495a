"""Y1 to Y15: the deal, the opening, a normal turn and the stock. Each docstring is the rule."""

from random import Random

import pytest

from engine.options import form
from engine.seats import CHANCE
from games.pis_yedili import GAME
from games.pis_yedili.events import Dealt, Drew, FirstDealer, Passed, Reshuffled, SaidTek, Stopped, Took, Voided
from games.pis_yedili.options import Options
from games.pis_yedili.view import view
from tests.games.pis_yedili.tables import counts, dealt, do, hand, lays, legal, refused, table


def test_y01_players_and_pack():
    """Four players, each for himself; one 52-card deck, no jokers."""
    assert (GAME.usual, GAME.fewest, GAME.most) == (4, 2, 6)
    assert GAME.sides(Options(), 4) == ((0,), (1,), (2,), (3,))
    state = dealt(["2S.3S.4S.5S.6S.7S.8S", "2H.3H.4H.5H.6H.7H.8H", "2D.3D.4D.5D.6D.7D.8D", "2C.3C.4C.5C.6C.7C.8C"])
    assert len({*state.stock, *(card for held in state.hands for card in held)}) == 52


def test_y02_clockwise_at_the_start_of_every_hand():
    """Turn order starts clockwise at the start of every hand; the 10 changes it."""
    state = table("turn=0 hands=TS.2S/5S.2D/6S.3D/7S.4D stock=* discard=9S")
    do(state, "TS")
    assert (state.way, state.turn) == (-1, 3)
    assert GAME.deal(Options(), 4, {"dealer": 0}).way == 1


def test_y03_seven_cards_each():
    """Seven cards each, the other 24 face down as stock; no card is turned up."""
    state = GAME.deal(Options(), 4, {"dealer": 1})
    events = state.apply(CHANCE, state.chance_outcome(Random(1)))
    assert counts(state) == (7, 7, 7, 7)
    assert (len(state.stock), state.discard) == (24, [])
    assert [event.seat for event in events if isinstance(event, Dealt)] == [2, 3, 0, 1]
    assert view(state.observe(0))["zones"][0]["cards"] == [{"key": "", "card": None}] * 24


def test_y03_the_deal_is_one_card_at_a_time_from_the_starter():
    """Seven cards each."""
    state = GAME.deal(Options(), 2, {"dealer": 0})
    order = [f"{rank}{suit}" for suits in ("CD", "SH") for rank in "23456789TJQKA" for suit in suits]
    do(state, "*=shuffle:" + ".".join(order))
    assert hand(state, 1) == "2C.3C.4C.5C.6C.7C.8C"
    assert hand(state, 0) == "2D.3D.4D.5D.6D.7D.8D"
    assert state.stock[-1].code == "9C"


def test_y04_first_dealer_is_drawn_and_the_deal_moves_clockwise():
    """First dealer random; the dealer moves one seat clockwise each hand."""
    state = GAME.deal(Options(), 4, None)
    assert state.actors() == (CHANCE,)
    named = {state.copy().chance_outcome(Random(seed)).code for seed in range(40)}
    assert named == {f"dealer:{seat}" for seat in range(4)}
    assert do(state, "*=dealer:2") == [FirstDealer(2)]
    assert (state.dealer, state.actors()) == (2, (CHANCE,))
    for dealer in range(4):
        state = table(f"dealer={dealer} turn=0 hands=5S/2D/3D/4D stock=* discard=6S")
        do(state, "5S")
        assert state.outcome is not None
        assert state.outcome.carry == {"dealer": (dealer + 1) % 4}


def test_y05_the_starter_lays_a_club():
    """The player after the dealer must lay a club; any club he holds; no draw and no pass while he holds one."""
    state = table("dealer=1 hands=3H/4H/2C.9C.KS/5H stock=* discard=-")
    assert state.turn == 2
    assert legal(state) == {"2C", "9C"}
    assert refused(state, "KS").key == "opening-club"
    assert refused(state, "draw").key == "lay-a-club"
    assert refused(state, "pass").key == "lay-a-club"
    assert refused(state, "2C", seat=1).key == "turn"


def test_y06_with_no_club_he_draws_until_one_comes_and_lays_it_at_once():
    """With no club he draws one at a time until a club comes; it is laid at once, the other drawn cards stay."""
    state = table("hands=3H/4H/5H/6H stock=KD.KS.4C.* discard=-")
    for expected in ("KD", "KS", "4C"):
        assert legal(state) == {"draw"}
        (event,) = do(state, "draw")
        assert isinstance(event, Drew)
        assert (str(event.card), event.why) == (expected, "club")
    assert legal(state) == {"4C"}
    assert refused(state, "draw").key == "lay-a-club"
    do(state, "4C")
    assert hand(state, 0) == "KS.3H.KD"


def test_y07_no_club_in_the_stock_voids_the_hand():
    """If the stock runs out before a club appears the hand is void and the same dealer redeals."""
    state = table("dealer=2 hands=4C/*/5C/2H stock=2D discard=-")
    assert state.turn == 3
    assert legal(state) == {"draw"}
    do(state, "draw")
    assert legal(state) == {"pass"}
    assert do(state, "pass")[-1] == Voided(3)
    assert state.actors() == ()
    assert state.outcome is not None
    assert state.outcome.void
    assert state.outcome.scores == (0, 0, 0, 0)
    assert state.outcome.carry == {"dealer": 2}


@pytest.mark.parametrize("card", ["7C", "8C", "TC", "AC", "JC"])
def test_y08_the_first_card_has_no_effect(card: str):
    """The first card laid has no effect at all: no penalty, no skip, no reversal, no draws, no extra go, no suit."""
    state = table(f"hands={card}.2H/3C.3H/4H/5H stock=* discard=-")
    assert legal(state) == {card}
    events = do(state, card)
    assert len(events) == 1
    assert (state.turn, state.way, state.bill, state.phase) == (1, 1, 0, "turn")
    assert counts(state) == (1, 2, 1, 1)
    assert legal(state) == {"3C", "draw"}


def test_y09_only_the_first_card_is_exempt():
    """The second player plays a normal turn on it. A 7 on an opening 7♣ starts at 3; no jack on an opening J♣."""
    state = table("hands=7C.2H/7D.3H/4H.5H/6H stock=* discard=-")
    do(state, "7C", "7D")
    assert (state.bill, state.turn) == (3, 2)
    state = table("hands=JC.2H/JD.3C/4H.5H/6H stock=* discard=-")
    do(state, "JC")
    assert legal(state) == {"3C", "draw"}
    assert refused(state, "JD=S").key == "jack-on-jack"


def test_y10_a_card_that_fits():
    """Same suit as the top card, or same rank. A jack fits on anything except a jack, which asks for its suit."""
    state = table("turn=0 hands=9H.2S.5C.JD.KC/3D/4D/6D stock=* discard=9S")
    assert lays(state) == {"9H", "2S", "JD"}
    assert refused(state, "KC").key == "fit"
    assert dict(refused(state, "KC").params) == {"card": "9S", "rank": "9", "suit": "S"}
    state = table("turn=0 hands=JH.5C.9D.9S/3D/4D/6D stock=* discard=JS named=D")
    assert lays(state) == {"9D"}
    assert refused(state, "9S").key == "named-suit"
    assert refused(state, "JH=S").key == "jack-on-jack"


@pytest.mark.parametrize(
    ("words", "allowed", "refusal"),
    [
        ("turn=0 hands=9H.2S.5C/3D/4D/6D stock=* discard=9S", {"9H", "2S"}, "fit"),
        ("hands=9C.2S.5C/3D/4D/6D stock=* discard=-", {"9C", "5C"}, "opening-club"),
        ("turn=0 hands=7H.2S.5S/3D/4D/6D stock=* discard=7S bill=3", {"7H"}, "only-a-seven"),
        ("turn=0 phase=again hands=9H.2S.AH/3D/4D/6D stock=* discard=AS", {"2S"}, "ace-suit"),
    ],
)
def test_y10a_every_playable_card_is_offered_and_no_other(words: str, allowed: set[str], refusal: str):
    """Every playable card is highlighted and no other, also at the opening, under a 7 and in an ace's follow-up."""
    shown = view(table(words).observe(0))
    assert {prompt["card"] for prompt in shown["prompts"] if "card" in prompt} == allowed
    others = {card["card"] for card in shown["zones"][2]["cards"]} - allowed
    assert {one["card"] for one in shown["refused"]} == others
    assert refusal in {one["key"] for one in shown["refused"]}


def test_y11_one_draw_even_if_he_could_play_then_lay_or_pass():
    """Draw even if you could play: take one card, then lay any card that fits or pass. One draw per turn."""
    state = table("turn=0 hands=9H.2D/3D/4D/6D stock=KS.* discard=9S")
    assert legal(state) == {"9H", "draw"}
    do(state, "draw")
    assert legal(state) == {"9H", "KS", "pass"}
    assert refused(state, "draw").key == "one-draw"
    do(state, "pass")
    assert (state.turn, state.drawn) == (1, 0)


def test_y12_pass_only_after_drawing():
    """Passing is allowed only after drawing; with nothing to draw, without, but only with no card that fits."""
    state = table("turn=0 hands=9H/3D/4D/6D stock=* discard=9S")
    assert refused(state, "pass").key == "draw-first"
    state = table("turn=0 hands=2D/*/4D/6D stock=- discard=9S")
    assert legal(state) == {"pass"}
    state = table("turn=0 hands=9H/*/4D/6D stock=- discard=9S")
    assert legal(state) == {"9H"}
    assert refused(state, "pass").key == "able-no-pass"


def test_y12_all_pass_with_nothing_to_draw():
    """Should all players pass one after another with nothing to draw, the hand ends as in Y28."""
    state = table("options=tek:no_finish turn=0 muted=1 hands=2D/9H/4D/* stock=- discard=9S idle=2")
    assert do(state, "pass") == [Passed(0)]
    # Seat 1 could lay the nine, but forgot to say "Tek!".
    assert do(state, "pass") == [Passed(1), Stopped("passes")]
    assert state.outcome is not None
    assert state.outcome.reason.key == "passes"
    assert state.outcome.scores[:3] == (2, 9, 4)


def test_y13_tek_stands_by_whoever_holds_one_card():
    """While a player holds exactly one card a "Tek!" badge stands by his seat, by itself; nothing need be said."""
    state = table("turn=0 hands=9H.2D/3D/4D.5D/6D stock=* discard=9S")
    badges = {one["seat"]: [badge["key"] for badge in one["badges"]] for one in view(state.observe(2))["seats"]}
    assert badges == {0: [], 1: ["tek"], 2: [], 3: ["tek"]}
    assert not any(isinstance(event, SaidTek) for event in do(state, "9H"))
    assert view(state.observe(2))["seats"][0]["badges"] == [{"key": "tek", "params": {}}]


def test_y14_the_discards_become_the_stock():
    """To draw from an empty stock everything under the top discard is shuffled; the top stays, with its named suit."""
    state = table("turn=0 hands=2D/*/4H/6H stock=- discard=KC.QC.JS named=H")
    assert legal(state) == {"draw"}
    assert do(state, "draw") == []
    assert state.actors() == (CHANCE,)
    assert legal(state) == set()
    assert refused(state, "draw").key == "deck-first"
    events = do(state, "*=reshuffle:QC.KC")
    assert isinstance(events[0], Reshuffled)
    assert hand(state, 0) == "QC.2D"
    assert ([card.code for card in state.stock], [card.code for card in state.discard]) == (["KC"], ["JS"])
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert state.laid is not None
    assert (state.turn, str(state.laid.follow)) == (1, "H")


def test_y15_the_rest_of_a_penalty_is_forgiven():
    """If stock and discards are both exhausted, draw what there is; the turn is still lost; no voluntary draw."""
    state = table("turn=0 hands=2D/*/4D/6D stock=9S discard=5S.7S bill=3")
    events = do(state, "take")
    assert isinstance(events[0], Took)
    assert state.actors() == (CHANCE,)
    do(state, "*=reshuffle:5S")
    assert hand(state, 0) == "5S.9S.2D"
    assert (state.turn, state.bill, state.due) == (1, 0, [])
    assert "draw" not in legal(state)
    assert refused(state, "draw").key == "nothing-to-draw"


def test_y15_those_later_in_an_ace_round_get_none():
    """In an ace's round those later in turn get none."""
    state = table("turn=0 hands=AS.2D/*/4D/6D stock=9S discard=5S")
    do(state, "AS")
    do(state, "*=reshuffle:5S")
    assert hand(state, 2) == "5S.4D"
    assert counts(state)[3] == 1
    assert (state.turn, state.phase) == (0, "again")


def test_the_deck_acts_only_when_it_is_to_act():
    """Chance is a player: it may do its one thing, and nothing else, and nobody else may."""
    state = GAME.deal(Options(), 4, None)
    assert refused(state, "shuffle:2C", seat=CHANCE).key == "no-deck"
    assert refused(state, "dealer:9", seat=CHANCE).key == "no-seat"
    assert refused(state, "draw", seat=0).key == "deck-first"
    do(state, "*=dealer:0")
    assert refused(state, "shuffle:2C", seat=CHANCE).key == "bad-deck"
    state = table("turn=0 hands=2D/*/4D/6D stock=- discard=5S.KS.7S bill=3")
    do(state, "take")
    assert refused(state, "reshuffle:5S", seat=CHANCE).key == "bad-deck"
    assert refused(state, "reshuffle:5S.2D", seat=CHANCE).key == "bad-deck"
    with pytest.raises(ValueError, match="nothing to do"):
        table("turn=0 hands=2D/*/4D/6D stock=- discard=5S").chance_outcome(Random(1))


def test_every_option_names_its_rule():
    """Options are read off one dataclass; each says its rule and sentence."""
    numbers = {line.rule for line in form(Options)}
    assert numbers == {"Y27", *(f"O{number}" for number in range(1, 16) if number != 14)}
    assert all(line.text.endswith(".") for line in form(Options))
