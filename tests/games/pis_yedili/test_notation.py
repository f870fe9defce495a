"""Positions and actions as text: what they say, and what is refused with its reason."""

import copy
import pickle

import pytest

from engine.game import ALL
from engine.notation import NotationError
from games.pis_yedili import GAME
from games.pis_yedili.actions import DECK, SAID, Chance, parse, players_actions
from games.pis_yedili.options import Options
from tests.games.pis_yedili.tables import dealt, hand, table


def test_a_position_reads_like_the_rules():
    """Hands a seat each, the stock from its top card, the discards with the top one last; the rest is left out."""
    state = table("hands=2D.3H/4C/5C/6C stock=QH.KD.7C.9S.* discard=-")
    line = state.position()
    assert line.startswith("pis_yedili dealer=3 phase=first turn=0 hands=3H.2D/4C/5C/6C stock=QH.KD.7C.9S.2S.3S.")
    assert "discard=- lap=1" in line
    assert GAME.from_position(line).observe(ALL) == state.observe(ALL)


def test_everything_that_a_position_can_say():
    """Each word is read and written; a line that is read is written as it was."""
    lines = [
        "options=first_lap:everyone dealer=1 phase=lap turn=3 hands=2C/3C/4C/5C stock=* discard=9C lap=3",
        "dealer=1 phase=turn turn=3 hands=2C/3C/4C/5C stock=* discard=JC way=- named=H drawn=1 moves=12",
        "dealer=1 phase=turn turn=3 hands=2C/3C/4C/5C stock=* discard=7C bill=9 declined=JS=H/-/5D/-",
        "dealer=1 phase=turn turn=3 hands=2C/*/4C/5C stock=- discard=9D idle=2",
        "options=tek:no_finish dealer=1 phase=turn turn=3 hands=2C/3C/4C/5C stock=* discard=7C muted=0.2",
        "dealer=1 phase=turn turn=3 hands=2C/*/4C/5C stock=- discard=9D.7C.7D due=bill:2.2",
        "dealer=1 phase=over turn=3 hands=2C/3C/4C/- stock=* discard=7C end=out",
        "dealer=1 phase=over turn=3 hands=2C/3C/4C/5C stock=* discard=7C end=moves",
        "dealer=1 phase=over turn=2 hands=2D/3C/4D/* stock=- discard=- end=void",
        "dealer=? phase=dealer turn=0 hands=-/- stock=- discard=-",
        "dealer=0 phase=shuffle turn=0 hands=-/-/- stock=- discard=-",
        "dealer=1 phase=turn turn=3 hands=2C/*/4C/5C stock=6C discard=7C born=1:6C.7C,2:6C",
        "dealer=1 phase=turn turn=1 hands=2C.9D/*/4C/5C stock=- discard=7S known=0:1|!2S.3S|1",
    ]
    for words in lines:
        state = table(words)
        line = state.position()
        again = GAME.from_position(line)
        assert again.position() == line
        for eyes in (None, ALL, *range(state.seats)):
            assert again.observe(eyes) == state.observe(eyes)
        for word in words.split():
            key, _, value = word.partition("=")
            if "*" not in value and key != "born":
                assert word in line.split(), (word, line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pip_pip dealer=3 hands=2C/3C stock=* discard=5C", "begins with 'pis_yedili'"),
        ("pis_yedili hands=2C/3C stock=* discard=5C", "dealer is missing"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C top=5C", "no 'top' here"),
        ("pis_yedili dealer=1 hands=2C/2C stock=* discard=5C", "2C is there twice"),
        ("pis_yedili dealer=1 hands=2C/3C stock=4C discard=5C", "cards are missing: 2S.3S.4S.5S.6S.7S.8S.9S …"),
        ("pis_yedili dealer=1 hands=2C/* stock=* discard=5C", "for all other cards, once"),
        ("pis_yedili dealer=1 hands=2C/?? stock=* discard=5C", "belongs to what one seat sees"),
        ("pis_yedili dealer=1 hands=2X/3C stock=* discard=5C", "no card '2X'"),
        ("pis_yedili dealer=1 hands=2Cb/3C stock=* discard=5C", "second pack"),
        ("pis_yedili dealer=1 hands=Joker/3C stock=* discard=5C", "no card of the French pack"),
        ("pis_yedili dealer=4 hands=2C/3C stock=* discard=5C", "dealer is a number from 0 to 1, not '4'"),
        ("pis_yedili dealer=1 turn=7 hands=2C/3C stock=* discard=5C", "turn is a number from 0 to 1"),
        ("pis_yedili dealer=1 hands=2C stock=* discard=5C", "2 to 6 hands, not 1"),
        ("pis_yedili dealer=1 hands=2C/3C/4C/6C/7C/8C/9C stock=* discard=5C", "2 to 6 hands, not 7"),
        ("pis_yedili dealer=1 options=jokers:2 hands=2C/3C stock=* discard=5C", "no option 'jokers'"),
        ("pis_yedili dealer=1 phase=tea hands=2C/3C stock=* discard=5C", "phase is one of dealer, shuffle"),
        ("pis_yedili dealer=1 phase=first hands=2C/3C stock=* discard=5C", "every phase but the first"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=JD", "named is missing"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C named=H", "5C is no jack"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=JD named=X", "no suit 'X'"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=- named=H", "no card on top"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C bill=3", "a penalty does not wait on 5C"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=7C bill=4", "bill is one of 3, 6, 9, 12, not 4"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=7C bill=3 drawn=1", "nobody has drawn"),
        ("pis_yedili dealer=1 phase=again hands=2C/3C stock=* discard=7C", "second go after an ace"),
        ("pis_yedili dealer=1 phase=lap hands=2C/3C stock=* discard=7C", "lap is a number from 1 to 1, not '0'"),
        ("pis_yedili dealer=1 hands=-/3C stock=* discard=5C", "seat 0 has no card left"),
        ("pis_yedili dealer=1 phase=over hands=2C/3C stock=* discard=5C", "end belongs to phase=over"),
        ("pis_yedili dealer=1 phase=over hands=2C/3C stock=* discard=5C end=out", "end is out, void"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C end=out", "end belongs to phase=over"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C due=bill:1", "cards are due only where"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C due=joke:1", "why is one of"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C way=x", "way is + or -"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C moves=1000", "ends with 1000 moves"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C born=1:2C", "the stock holds only cards of the newest"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C born=2C", "born says a reshuffle"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C declined=-", ""),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C declined=5C/-/-", "each of 2 seats"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C declined=draw/-", "draw lays no card"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C known=0:1|!2C|", "does not agree with its cards"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C known=0:4|!2C|1", "counts other cards"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C known=0:x", "known cannot be read"),
        ("pis_yedili dealer=1 hands=2C/3C stock=* discard=5C known=9:1|!3C|", "known is of a seat"),
        ("pis_yedili dealer=? hands=2C/3C stock=* discard=5C", "dealer=? belongs to phase=dealer"),
        ("pis_yedili dealer=? phase=dealer hands=2C/3C stock=* discard=-", "before the shuffle"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(line: str, reason: str):
    """A card twice, cards missing, wrong counts, an unknown seat: one clear sentence."""
    if not reason:
        GAME.from_position(line)
        return
    with pytest.raises(NotationError) as caught:
        GAME.from_position(line)
    assert reason in caught.value.reason


def test_actions_print_and_parse():
    """Every action has a code of its own, parsed back to itself."""
    for options in (Options(), Options(tek="draw_one")):
        actions = list(GAME.actions(options, 4))
        assert len({action.code for action in actions}) == len(actions)
        for action in actions:
            assert parse(action.code) is action
            assert copy.deepcopy(action) is action
            assert pickle.loads(pickle.dumps(action)) is action
            assert eval(repr(action), {"parse": parse}) is action
    assert len(list(players_actions(tek_is_said=False))) == 48 + 4 * 5 + 3
    assert len(list(players_actions(tek_is_said=True))) == 2 * (48 + 4 * 5) + 3


def test_chance_actions_print_and_parse():
    """Two of the same code are equal, and hash alike."""
    for code in ("dealer:3", "shuffle:" + ".".join(card.code for card in DECK), "reshuffle:7C.KD"):
        action = parse(code)
        assert isinstance(action, Chance)
        assert action.code == code
        assert action == parse(code)
        assert hash(action) == hash(parse(code))
        assert action != parse("dealer:0")
        assert pickle.loads(pickle.dumps(action)) == action
    assert parse("shuffle:10C").code == "shuffle:TC"


@pytest.mark.parametrize(
    "code",
    [
        "", "7", "7H=S", "JS=X", "dealer:x", "dealer:12", "shuffle:", "shuffle:2C.2C", "shuffle:2Cb", "reshuffle:37",
        "lay", "7h", "draw:1", "DRAW", "JS=H!!",
    ],
)  # fmt: skip
def test_no_action(code: str):
    """What is no action is refused with a reason."""
    with pytest.raises(ValueError, match=r"\w"):
        parse(code)


def test_actions_are_frozen():
    """Nothing about an action can be changed."""
    for action in (parse("7H"), parse("draw"), parse("dealer:1")):
        with pytest.raises(AttributeError):
            action.code = "8H"
    assert len(SAID) == 68


def test_hands_lie_in_a_stable_order():
    """Spades, hearts, clubs, diamonds, each from the two up; a card drawn comes to its place and stays there."""
    state = dealt(["AC.2H.KD.3S.2S.JD.5H", "4C.4H.4D.6S.6D.6H.6C", "7C.7D.7H.7S.8C.8D.8H", "9C.9D.9H.9S.TC.TD.TH"])
    assert hand(state, 0) == "2S.3S.2H.5H.AC.JD.KD"
