"""O1-O16 where they change the auction, the lead or the names; the sheet's and the declarations' stand with those."""

from tests.games.pilotta.kafenio import dealt, legal, random_round, refused, told


def test_o2_higher_bids():
    """O2. Up to 800; 160 comes with the capot call."""
    assert "800S" in legal(dealt(highest_bid=800))
    menu = legal(dealt(highest_bid=160))
    assert "160S" in menu
    assert "170S" not in menu
    assert "capotS" in menu


def test_o3_the_bidder_leads():
    """O3. The contract's bidder leads the first trick."""
    assert told(dealt(first_lead="bidder"), "0:pass 1:110S 2:pass 3:pass 0:pass").turn == 1


def test_o4_in_a_round():
    """O4. Following a side suit one must go above."""
    state = told(dealt(beat_side_suits=True), "0:pass 1:110S 2:pass 3:pass 0:pass 0:AH 7H JH 8H 0:KH 9S JS 9H 2:KC")
    assert "AC" in legal(state)
    assert refused(state, "JC").key == "above"


def test_o5_above_all_numbers():
    """O5. Numbers end at 240, capot stands above them all and ends the bidding but for close."""
    state = dealt(capot_bid=True)
    assert "240S" in legal(state)
    assert "250S" not in legal(state)
    told(state, "240S")
    assert {code for code in legal(state) if code not in ("pass", "close")} == {f"capot{suit}" for suit in "SHDC"}
    told(state, "capotH")
    assert legal(state) == {"pass", "close"}
    assert told(state, "close reclose").auction.multiplier == 4


def test_o9_breaks_ties_when_cards_show_themselves():
    """O9. Needs announcements only."""
    hands = ("KH QH JH 7S 8C 9D AS TC", "KD QD JD 8S 7C 9H AC TS", "7H 8D 9S TD JC QC AH KS", "8H 7D 9C TH JS QS AD KC")
    auction = "0:80S 1:pass 2:pass 3:pass 0:announce JH 1:announce 9H AH TH"
    for tie, side in (("nobody", None), ("first", 0)):
        assert told(dealt(hands, tie=tie), auction).scoring_side == side


def test_o15_the_names_are_the_pages():
    """O15. Close and re-close under other names: the prompt says which."""
    from games.pilotta.view import view

    state = told(dealt(names="kleisto"), "80S")
    prompt = next(prompt for prompt in view(state.observe(1))["prompts"] if prompt.get("action") == "close")
    assert prompt["params"] == {"names": "kleisto"}


def test_every_option_plays_to_the_end():
    """Whole rounds under each option's other values."""
    from engine import options as house
    from games.pilotta.options import Options

    for line in house.form(Options):
        for value in line.values:
            for seed in range(6):
                assert random_round(seed, **{line.name: value}).outcome is not None
