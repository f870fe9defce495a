"""What a table is told under the names it has chosen: O15, P17 and O5 in the log, the bubbles, the sheet and hints."""

import pytest

from games.pilotta.actions import CLOSE, Play, parse_action
from games.pilotta.bidding import bid
from games.pilotta.options import Options
from games.pilotta.scoring import Round, settle
from games.pilotta.view import view
from tests.games.pilotta.kafenio import ROUND, dealt, refused, told
from tests.games.pilotta.spoken import said
from tests.games.pilotta.spoken import told as asked

# Seat 1 closes a bid of 110 in hearts.
CLOSER = ("JS KS QS 8S TD AD JC KH", "9H AH TH 7H AS KD QC 8C", "9S TS 7S 8H QD JD AC TC", "JH QH 9D 8D 7D KC 9C 7C")


def words(state, code):
    """The log's sentences and the bubbles for what the seat on turn does now."""
    events = state.apply(state.turn, parse_action(code))
    log = asked(*events)
    aloud = [(key.replace("event-", "bubble-"), fields) for key, fields in log if "contract" not in key]
    return said(*log, *aloud)


def mark(state, key):
    """The sentence of that mark, as the page asks for it."""
    one = next(one for one in view(state.observe(0))["marks"] if one["key"] == key)
    assert isinstance(one["value"], dict)
    return said((f"mark-{key}", one["value"]))[0]


def calls(state):
    """The words of the panel for everything said so far that was no bid."""
    board = next(one for one in view(state.observe(0))["marks"] if one["key"] == "calls")["value"]
    assert isinstance(board, list)
    return said(*((f"call-{call['word']}", call) for call in board if isinstance(call, dict) and not call["suit"]))


def refusal(state, code):
    """Why not, as a sentence."""
    why = refused(state, code)
    return said((f"refused-{why.key}", dict(why.params)))[0]


def sheet(state):
    """The reason and the lines of the sheet as sentences, by side."""
    outcome = state.outcome
    assert outcome is not None
    lines = [(f"sheet-{line.what.key}", dict(line.what.params)) for line in outcome.lines]
    reason = (f"reason-{outcome.reason.key}", {**dict(outcome.reason.params), "ours": "no"})
    found = said(reason, *lines)
    return found[0], [(line.side, words, line.amount) for line, words in zip(outcome.lines, found[1:], strict=True)]


@pytest.mark.parametrize(
    ("names", "log", "aloud", "call", "hint", "no_more"),
    [
        (
            "close",
            "Ayşe closes: times two.",
            "I close!",
            "closes",
            "They are likely to fail 110: close.",
            "The bid is closed: no more bids.",
        ),
        (
            "kontra",
            "Ayşe says “Kontra”: times two.",
            "Kontra!",
            "kontra",
            "They are likely to fail 110: say “Kontra”.",
            "After “Kontra” there are no more bids.",
        ),
        (
            "kleisto",
            "Ayşe says “Kleisto”: times two.",
            "Kleisto!",
            "kleisto",
            "They are likely to fail 110: say “Kleisto”.",
            "After “Kleisto” there are no more bids.",
        ),
    ],
    ids=["close", "kontra", "kleisto"],
)
def test_o15_the_first_double_by_its_name(names, log, aloud, call, hint, no_more):
    """O15. As a hint, in the log, aloud, on the panel and in a refusal."""
    state = told(dealt(CLOSER, 3, names=names), "0:110H")
    word, why = bid(state.observe(1))
    assert word is CLOSE
    assert said((f"why-{why.key}", dict(why.params))) == [hint]
    assert words(state, "close") == [log, aloud]
    assert calls(state) == [call]
    assert refusal(state, "120H") == no_more


@pytest.mark.parametrize(
    ("names", "log", "aloud", "not_yours", "only_a_pass"),
    [
        (
            "close",
            "Andreas closes again: times four.",
            "I close again!",
            "Only the closed side may close again.",
            "Your partner has closed: only a pass is left.",
        ),
        (
            "kontra",
            "Andreas says “Rekontra”: times four.",
            "Rekontra!",
            "Only the bidder’s side may answer with “Rekontra”.",
            "Your partner has said “Kontra”: only a pass is left.",
        ),
        (
            "kleisto",
            "Andreas says “Anoikto”: times four.",
            "Anoikto!",
            "Only the bidder’s side may answer with “Anoikto”.",
            "Your partner has said “Kleisto”: only a pass is left.",
        ),
    ],
    ids=["close", "kontra", "kleisto"],
)
def test_o15_the_second_double_by_its_name(names, log, aloud, not_yours, only_a_pass):
    """O15. In the log, aloud, in a refusal, and to the closer's partner."""
    state = told(dealt(names=names), "0:110S 1:close")
    assert words(state.copy(), "reclose")[::2] == [log, aloud]
    told(state, "2:pass")
    assert refusal(state, "reclose") == not_yours
    why = bid(state.observe(3))[1]
    assert said((f"why-{why.key}", dict(why.params))) == [only_a_pass]
    told(state, "3:pass 0:reclose")
    assert state.auction.multiplier == 4


@pytest.mark.parametrize(
    ("names", "reason", "line", "twice"),
    [
        ("close", "Closed, and they made it: 116 for 110", "Contract, 110, closed: ×2", "closed twice: ×4"),
        ("kontra", "Kontra, and they made it: 116 for 110", "Contract, 110, kontra: ×2", "rekontra: ×4"),
        ("kleisto", "Kleisto, and they made it: 116 for 110", "Contract, 110, kleisto: ×2", "anoikto: ×4"),
    ],
)
def test_o15_on_the_sheet(names, reason, line, twice):
    """O15. The sheet calls the doubles what the table calls them."""
    found, lines = sheet(told(dealt(names=names), f"0:pass 1:110S 2:close 3:pass 0:pass 1:pass {ROUND}"))
    assert found == reason
    assert lines[0] == (1, line, 22)
    _, lines = sheet(told(dealt(names=names), f"0:pass 1:110S 2:close 3:reclose {ROUND}"))
    assert lines[0] == (1, f"Contract, 110, {twice}", 44)


@pytest.mark.parametrize(("style", "number", "top"), [("points", 110, 400), ("tens", 11, 40)])
def test_p17_a_bid_as_the_table_says_it(style, number, top):
    """P17. In the log, aloud, in the marks, in refusals and hints: 110, or 11 in tens."""
    state = told(dealt(bid_style=style), "0:pass")
    assert words(state, "110S") == [f"Ayşe bids {number} spades.", f"{number} ♠\ufe0e"]
    assert mark(state, "bid") == f"Highest bid: {number} spades, Ayşe"
    assert refusal(state, "100H") == f"Bid more than {number}."
    assert refusal(state, "410H") == f"Bids end at {top}."
    told(state, "2:pass 3:pass")
    assert words(state, "pass")[1] == f"Ayşe plays {number} in spades."
    assert mark(state, "contract") == f"Contract: {number} spades, Ayşe"
    why = bid(told(dealt(CLOSER, 3, bid_style=style), "0:110H").observe(1))[1]
    assert said((f"why-{why.key}", dict(why.params))) == [f"They are likely to fail {number}: close."]


def test_o5_a_capot_call_is_called_capot():
    """O5. Nowhere "250": log, marks, refusals, hint and sheet."""
    state = told(dealt(capot_bid=True), "0:pass")
    assert refusal(state, "410H") == "Bids end at 240; above it there is only capot."
    assert words(state, "capotS") == ["Ayşe bids capot in spades.", "Capot ♠\ufe0e"]
    assert mark(state, "bid") == "Highest bid: capot spades, Ayşe"
    assert refusal(state, "240H") == "Nothing is bid over capot."
    told(state, "2:pass 3:pass")
    assert words(state, "pass")[1] == "Ayşe plays capot in spades."
    assert mark(state, "contract") == "Contract: capot spades, Ayşe"
    reason, lines = sheet(told(state, ROUND))
    assert reason == "They failed: 116 for capot"
    assert lines[0] == (0, "Contract, capot", 25)
    why = bid(told(dealt(CLOSER, 3, capot_bid=True), "0:capotH").observe(1))[1]
    assert said((f"why-{why.key}", dict(why.params))) == ["They are likely to fail their capot: close."]


def test_p41_what_the_rounding_did():
    """P41. Down, up, two sixes, and nothing at all for whole tens."""
    asked_for = [("tricks", lines) for lines in settled((101, 61), (85, 77), (126, 36), (100, 62))]
    found = said(*((f"sheet-{key}", params) for key, pair in asked_for for params in pair))
    assert found == [
        "Tricks, 101 points, rounded down",
        "Tricks, 61 points, rounded down",
        "Tricks, 85 points, rounded down",
        "Tricks, 77 points, rounded up",
        "Tricks, 126 points: two sixes, only one goes up",
        "Tricks, 36 points: two sixes, only one goes up",
        "Tricks, 100 points",
        "Tricks, 62 points, rounded down",
    ]


def settled(*splits):
    """The parameters of the two lines about tricks, for bids of 80 that were made."""
    for points in splits:
        _, lines, _ = settle(Round(0, 80, False, 1, points, (5, 3), (0, 0), (0, 0)), Options())
        yield [dict(line.what.params) for line in lines if line.what.key == "tricks"]


def test_p30_beaten_declarations_are_on_the_sheet():
    """P30. The full round: seat 0 announced 20, and the other side's 20 is higher."""
    _, lines = sheet(told(dealt(), f"0:pass 1:110S 2:pass 3:pass 0:pass {ROUND}"))
    assert (1, "Declarations, 20 points", 2) in lines
    assert lines[-1] == (0, "Declarations, 20 points: only the other side’s count", 0)


def test_p31_equal_declarations_are_on_the_sheet():
    """P31. Nobody scores, and the sheet says why; O9 gives them to the first."""
    hands = ("KH QH JH 7S 8C 9D AS TC", "KD QD JD 8S 7C 9H AC TS", "7H 8D 9S TD JC QC AH KS", "8H 7D 9C TH JS QS AD KC")
    for tie, note in (
        ("nobody", (-1, "Declarations: both sides’ highest are equal, nobody scores", 0)),
        ("first", (1, "Declarations, 20 points: only the other side’s count", 0)),
    ):
        state = told(dealt(hands, tie=tie), "0:80S 1:pass 2:pass 3:pass 0:announce JH 1:announce 9H AH TH")
        assert sheet(played_out(state))[1][-1] == note


def test_p32a_what_was_not_shown_is_on_the_sheet():
    """P32a, O11 strict. Announced and forgotten: a line for the side that forgot; nothing announced, no line."""
    start = "0:pass 1:110S 2:pass 3:pass 0:pass"
    state = told(dealt(show="strict"), f"{start} 0:announce AH 7H JH 3:announce 8H 0:show KH 9S JS 9H")
    assert sheet(played_out(state))[1][-1] == (1, "Declarations, 20 points: announced and not shown", 0)
    silent = played_out(told(dealt(), f"{start} AH 7H JH 8H"))
    assert not any(words.startswith("Declarations") for _, words, _ in sheet(silent)[1])


def played_out(state):
    """That round to its end, each laying the first card it may."""
    while state.outcome is None:
        state.apply(state.turn, next(one for one in state.legal_actions(state.turn) if isinstance(one, Play)))
    return state


@pytest.mark.parametrize(
    ("key", "ours", "theirs"),
    [
        ("made", "Our contract is made", "Their contract is made"),
        ("failed", "Our contract failed", "Their contract failed"),
        ("capot", "Capot!", "Capot!"),
        ("reverse-capot", "Not one trick for us", "Not one trick for them"),
        ("capot-failed", "Our contract failed", "Their contract failed"),
        ("closed-made", "Closed, and we made it", "Closed, and they made it"),
        ("closed-failed", "Closed, and we failed", "Closed, and they failed"),
    ],
)
def test_p45_the_headline_does_not_say_again_what_the_first_row_says(key, ours, theirs):
    """P45. Numbers stand in the row of the round; over the sheet is only how it ended."""
    params = {"points": 90, "bid": 90, "times": 2, "names": "close", "capot": False}
    asked_for = [(f"headline-{key}", {**params, "ours": side}) for side in ("yes", "no")]
    assert said(*asked_for) == [ours, theirs]
    rows = said(*((f"reason-{key}", one) for _, one in asked_for))
    assert not {ours, theirs} & set(rows)
