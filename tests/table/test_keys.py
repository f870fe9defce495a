"""Keys: the same physical card, as far as the viewer can follow it, and not a bit more."""

from __future__ import annotations

from engine.cards import Card, card
from engine.view import Move, ZoneView, zone
from table.keys import KeyRing
from tests.table.asking import Page


def cards_of(text: str) -> list[Card | None]:
    return [None if code == "??" else card(code) for code in text.split()]


class Ring:
    """A viewer in seat 0 who sees these zones: `hand:N` fans, all else stacks."""

    def __init__(self, **zones: str) -> None:
        self.ring = KeyRing(0, 1)
        self.settle(**zones)

    def settle(self, *moves: Move, **zones: str) -> dict[str, list[str]]:
        shown: list[ZoneView] = []
        for name, text in zones.items():
            id_ = name.replace("hand", "hand:")
            owner = int(name[4:]) if name.startswith("hand") else None
            shown.append(zone(id_, "stack" if owner is None else "fan", cards_of(text), owner))
        self.ring.follow(moves)
        self.ring.settle(shown)
        self.keys = {one["id"]: [held["key"] for held in one["cards"]] for one in shown}
        return self.keys


def keys_of(view: dict) -> dict[str, list[str]]:
    return {zone["id"]: [card["key"] for card in zone["cards"]] for zone in view["zones"]}


def test_every_card_has_its_own_key():
    ring = Ring(hand0="2C 3C", stock="?? ?? ??", pile="9C")
    keys = [key for zone in ring.keys.values() for key in zone]
    assert len(set(keys)) == len(keys) == 6


def test_nothing_moves_nothing_changes():
    ring = Ring(hand0="2C 3C", hand1="?? ??", stock="?? ??", pile="9C")
    before = ring.keys
    assert ring.settle(hand0="2C 3C", hand1="?? ??", stock="?? ??", pile="9C") == before


def test_a_drawn_card_keeps_the_key_of_the_top_of_the_stock():
    ring = Ring(hand0="2C 9C", stock="?? ?? ??")
    low, middle, top = ring.keys["stock"]
    two, nine = ring.keys["hand:0"]
    keys = ring.settle(Move(card("5C"), "stock", "hand:0"), hand0="2C 5C 9C", stock="?? ??")
    assert keys == {"hand:0": [two, top, nine], "stock": [low, middle]}


def test_several_are_drawn_from_the_top_down():
    ring = Ring(hand1="??", hand0="2C", stock="?? ?? ??")
    low, middle, top = ring.keys["stock"]
    moves = [Move(None, "stock", "hand:1"), Move(card("5C"), "stock", "hand:0")]
    keys = ring.settle(*moves, hand1="?? ??", hand0="2C 5C", stock="??")
    assert keys["hand:1"][1] == top
    assert keys["hand:0"][1] == middle
    assert keys["stock"] == [low]


def test_a_back_that_is_laid_becomes_that_card():
    ring = Ring(hand1="?? ?? ??", pile="9C")
    before = ring.keys["hand:1"]
    keys = ring.settle(Move(card("KC"), "hand:1", "pile"), hand1="?? ??", pile="9C KC")
    assert keys["pile"][1] in before
    assert set(keys["hand:1"]) == set(before) - {keys["pile"][1]}


def test_a_hand_put_in_order_keeps_its_keys():
    ring = Ring(hand0="9C 2C KC")
    nine, two, king = ring.keys["hand:0"]
    assert ring.settle(hand0="2C 9C KC")["hand:0"] == [two, nine, king]


def test_hands_laid_open_keep_their_keys():
    ring = Ring(hand1="?? ?? ??", stock="?? ??")
    before = ring.keys
    assert ring.settle(hand1="2C 7D KC", stock="3C 4C") == before


def test_a_shuffle_gives_fresh_keys():
    ring = Ring(stock="", pile="2C 3C 9C")
    before = ring.keys["pile"]
    moves = [Move(None, "pile", "stock", fresh=True)] * 2
    keys = ring.settle(*moves, stock="?? ??", pile="9C")
    assert keys["pile"] == [before[2]]
    assert not set(keys["stock"]) & set(before)


def test_a_card_that_goes_into_anothers_hand_gets_a_new_key_and_one_that_comes_back_too():
    ring = Ring(hand0="2C 3C", hand1="?? ??")
    two, three = ring.keys["hand:0"]
    backs = ring.keys["hand:1"]
    keys = ring.settle(Move(card("2C"), "hand:0", "hand:1"), hand0="3C", hand1="?? ?? ??")
    assert two not in keys["hand:1"]
    assert set(backs) < set(keys["hand:1"])
    back = ring.settle(Move(card("2C"), "hand:1", "hand:0"), hand0="2C 3C", hand1="?? ??")
    assert back["hand:0"][0] != two
    assert back["hand:0"][1] == three


def test_a_trick_taken_face_down_can_be_followed():
    ring = Ring(trick="2C 3C", won="")
    trick = ring.keys["trick"]
    moves = [Move(card("2C"), "trick", "won"), Move(card("3C"), "trick", "won")]
    assert ring.settle(*moves, trick="", won="?? ??")["won"] == trick


def test_own_cards_covered_in_place_keep_their_keys():
    ring = Ring(hand0="2C 3C 4C")
    before = ring.keys["hand:0"]
    assert ring.settle(hand0="?? ?? ??")["hand:0"] == before


def test_where_moves_and_view_disagree_the_view_is_right():
    ring = Ring(hand0="2C 3C", stock="?? ??", pile="")
    moves = [
        Move(card("KC"), "hand:0", "pile"),
        Move(None, "nowhere", "stock"),
        Move(card("2C"), "hand:0", "elsewhere"),
        Move(None, "stock", "hand:1"),
    ]
    keys = ring.settle(*moves, hand0="2C 3C 9C", stock="?? ?? ?? ??", pile="4C", hand1="")
    flat = [key for zone in keys.values() for key in zone]
    assert len(flat) == len(set(flat)) == 8
    assert all(flat)


def test_keys_are_new_with_every_deal_and_the_same_again_after_undo():
    page = Page()
    page.start("you", "climber", "random")
    before = keys_of(page.to_me()["view"])
    page.act(page.actions()[0])
    after = keys_of(page.to_me()["view"])
    page.ask("undo")
    assert keys_of(page.step["view"]) == before
    page.act(page.actions()[0])
    assert keys_of(page.to_me()["view"]) == after
    page.play_on("deal")
    old = {key for keys in keys_of(page.step["view"]).values() for key in keys}
    new = {key for keys in keys_of(page.ask("deal")["view"]).values() for key in keys}
    assert not old & new
