"""Faults that a game could have, each put into the toy game, with the check that must notice it: what is hidden."""

# ruff: noqa: ARG001, ARG005 - a patch has the parameters of what it stands for

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bots.bot import Advice, Bot
from engine.cards import Card, card
from engine.game import ALL, Action, Event, Message
from engine.seats import CHANCE
from games.registry import Entry
from tests.conformance import choices, knowledge, sight
from tests.conformance.faults import FAULTS, Patch, changed, noticed_by
from tests.engine import toy
from tests.engine.toy import Toy
from tests.engine.toy_rules import ACTIONS, CARDS, Dealt, Drew, Laid, Seen, State


def _observed(patch: Patch, change: Callable[[State, Seen], Seen]) -> None:
    changed(patch, State, "observe", lambda real, self, eyes: change(self, real(self, eyes)))


@dataclass(frozen=True, slots=True)
class _Sly(Seen):
    """An observation that holds more than it compares."""

    secret: object = field(default=None, compare=False)


@noticed_by(knowledge.check_determinize)
def an_observation_holds_all_hands(patch: Patch, _: Entry) -> None:
    def sly(self: State, seen: Seen) -> Seen:
        hands = tuple(tuple(hand) for hand in self.hands)
        return _Sly(**{name: getattr(seen, name) for name in Seen.__slots__}, secret=hands)

    _observed(patch, sly)


@noticed_by(knowledge.check_observations)
def an_observation_changes_with_the_table(patch: Patch, _: Entry) -> None:
    _observed(patch, lambda self, seen: replace(seen, pile=self.pile))  # type: ignore[arg-type]


@noticed_by(knowledge.check_observations)
def an_observation_says_another_may_act(patch: Patch, _: Entry) -> None:
    _observed(patch, lambda self, seen: replace(seen, legal_actions=tuple(self.legal_actions(self.turn))))


@noticed_by(knowledge.check_determinize)
def who_cannot_act_depends_on_what_is_hidden(patch: Patch, _: Entry) -> None:
    def actors(real: Any, self: State) -> Any:
        return (0, *real(self)) if real(self) not in ((), (0,), (CHANCE,)) and card("9") in self.stock else real(self)

    def legal_actions(real: Any, self: State, seat: int) -> Any:
        return real(self, seat) or ([ACTIONS["pass"]] if seat in self.actors() and seat != CHANCE else [])

    changed(patch, State, "actors", actors)
    changed(patch, State, "legal_actions", legal_actions)


@noticed_by(knowledge.check_determinize)
def worlds_are_the_very_table(patch: Patch, _: Entry) -> None:
    truth: list[State] = []

    def observe(real: Any, self: State, eyes: Any) -> Any:
        truth[:] = [self.copy()]
        return real(self, eyes)

    changed(patch, State, "observe", observe)
    patch.setattr(Toy, "determinize", lambda self, seen, rng: truth[0].copy())


@noticed_by(knowledge.check_determinize)
def worlds_come_from_a_source_of_their_own(patch: Patch, _: Entry) -> None:
    own = Random(5)
    changed(patch, Toy, "determinize", lambda real, self, seen, rng: real(self, seen, own))


@noticed_by(knowledge.check_retell)
def worlds_forget_what_drawing_told(patch: Patch, _: Entry) -> None:
    """The naive deal: same observation, same actors, same legal actions, but it could never have happened."""

    def determinize(real: Any, self: Toy, seen: Seen, rng: Random) -> State:
        world: State = real(self, replace(seen, lacks=tuple((None, None) for _ in seen.lacks)), rng)
        world.lacks = [list(pair) for pair in seen.lacks]
        return world

    changed(patch, Toy, "determinize", determinize)


@noticed_by(knowledge.check_retell)
def a_story_is_retold_as_it_was(patch: Patch, _: Entry) -> None:
    patch.setattr(Toy, "retell", lambda self, world, record: record)


@noticed_by(knowledge.check_retell)
def a_story_is_retold_with_the_observers_cards_in_another_order(patch: Patch, _: Entry) -> None:
    def queue(real: Any, self: Toy, world: State, record: Any, seat: int, cards: list[Card], _: Any) -> Any:
        return real(self, world, record, seat, sorted(cards, key=str), [])

    changed(patch, Toy, "_queue", queue)


@noticed_by(knowledge.check_every_world_turns_up)
def some_worlds_are_never_dealt(patch: Patch, _: Entry) -> None:
    """Others are taken to hold no card that is the best they could hold."""

    def determinize(real: Any, self: Toy, seen: Seen, rng: Random) -> State:
        worlds: list[State] = [real(self, seen, rng) for _ in range(6)]
        return min(worlds, key=lambda world: max(str(hand) for hand in world.hands))

    changed(patch, Toy, "determinize", determinize)


# -- sight


@noticed_by(sight.check_cards_are_conserved)
def a_drawn_card_is_not_lost_to_the_stock(patch: Patch, _: Entry) -> None:
    def apply(real: Any, self: State, seat: int, action: Action) -> Any:
        top = self.stock[-1:]
        events = real(self, seat, action)
        if action.code == "draw":
            self.stock += top
        return events

    changed(patch, State, "apply", apply)


@noticed_by(sight.check_cards_are_conserved)
def a_laid_card_vanishes(patch: Patch, _: Entry) -> None:
    def lay(real: Any, self: State, seat: int, one: Card) -> None:
        real(self, seat, one)
        del self.pile[:-1]

    changed(patch, State, "_lay", lay)


@noticed_by(sight.check_cards_are_conserved)
def a_card_in_the_stock_becomes_another(patch: Patch, _: Entry) -> None:
    def lay(real: Any, self: State, seat: int, one: Card) -> None:
        real(self, seat, one)
        if len(self.stock) > 1:
            self.stock[0] = self.stock[1]

    changed(patch, State, "_lay", lay)


def _viewed(entry: Entry, change: Callable[[Any, Seen], None]) -> Entry:
    def view(seen: Seen) -> Any:
        found: Any = toy.view(seen)
        change(found, seen)
        return found

    return replace(entry, view=view)


@noticed_by(sight.check_views)
def a_view_lacks_a_prompt(_: Patch, entry: Entry) -> Entry:
    return _viewed(entry, lambda view, seen: view["prompts"].__delitem__(slice(1)))


@noticed_by(sight.check_views)
def a_view_offers_what_is_not_allowed(_: Patch, entry: Entry) -> Entry:
    return _viewed(entry, lambda view, seen: view["prompts"].append({"kind": "choice", "action": "pass"}))


@noticed_by(sight.check_views)
def a_view_refuses_what_it_offers(_: Patch, entry: Entry) -> Entry:
    def refuse(view: Any, seen: Seen) -> None:
        view["refused"] = [
            {"card": prompt["card"], "key": "x", "params": {}} for prompt in view["prompts"] if "card" in prompt
        ]

    return _viewed(entry, refuse)


@noticed_by(sight.check_views)
def a_view_is_no_json(_: Patch, entry: Entry) -> Entry:
    return _viewed(entry, lambda view, seen: view["marks"].append({"key": "x", "kind": "x", "value": seen.pile}))


@noticed_by(sight.check_nothing_hidden_is_named)
def a_mark_names_the_top_of_the_stock(patch: Patch, entry: Entry) -> Entry:
    tops: list[str] = ["1"]

    def observe(real: Any, self: State, eyes: Any) -> Any:
        tops[:] = [one.code for one in self.stock[-1:]] or ["1"]
        return real(self, eyes)

    changed(patch, State, "observe", observe)
    return _viewed(entry, lambda view, seen: view["marks"].append({"key": "top", "kind": "x", "card": tops[0]}))


@noticed_by(sight.check_nothing_hidden_is_named)
def a_view_shows_the_top_of_the_stock(patch: Patch, entry: Entry) -> Entry:
    tops: list[str | None] = [None]

    def observe(real: Any, self: State, eyes: Any) -> Any:
        if eyes is not ALL:
            tops[:] = [one.code for one in self.stock[-1:]]
        return real(self, eyes)

    def show(view: Any, seen: Seen) -> None:
        if seen.eyes is not ALL and seen.dealt and tops:
            view["zones"][0]["cards"][-1]["card"] = tops[0]

    changed(patch, State, "observe", observe)
    return _viewed(entry, show)


@noticed_by(sight.check_what_teaches)
def a_draw_teaches_nothing(patch: Patch, _: Entry) -> None:
    patch.setattr(Drew, "teaches", lambda self, seat: False)


@noticed_by(sight.check_events_hide)
def everybody_is_told_what_is_drawn(patch: Patch, _: Entry) -> None:
    patch.setattr(Drew, "seen_by", lambda self, eyes: self)


@noticed_by(sight.check_events_hide)
def everybody_is_told_what_is_dealt(patch: Patch, _: Entry) -> None:
    patch.setattr(Dealt, "seen_by", lambda self, eyes: self)


@noticed_by(knowledge.check_retell)
def others_are_told_whether_a_high_card_was_drawn(patch: Patch, _: Entry) -> None:
    def seen_by(self: Drew, eyes: Any) -> Event:
        if eyes in (self.seat, ALL) or self.card is None:
            return self
        return Laid(self.seat, CARDS[0]) if str(self.card) > "5" else Drew(self.seat, None)

    patch.setattr(Drew, "seen_by", seen_by)


# -- bots


class _Spy(Bot):
    """A bot of many faults, one at a time."""

    choose: Callable[[Any, Any, Random], Action]

    def advise(self, observation: Any, history: Any, rng: Random, budget: int) -> Advice:
        return Advice(type(self).choose(observation, history, rng), Message("x"))


def _with_bot(entry: Entry, choose: Callable[[Any, Any, Random], Action]) -> Entry:
    faulty: type[Bot] = type("Faulty", (_Spy,), {"choose": staticmethod(choose)})
    return replace(entry, bots={"random": faulty})


@noticed_by(choices.check_bots_play)
def a_bot_plays_what_it_may_not(_: Patch, entry: Entry) -> Entry:
    return _with_bot(entry, lambda seen, history, rng: ACTIONS["pass"])


@noticed_by(choices.check_bots_are_consistent)
def a_bot_has_a_source_of_its_own(_: Patch, entry: Entry) -> Entry:
    own = Random(1)
    return _with_bot(entry, lambda seen, history, rng: own.choice(seen.legal_actions))


@noticed_by(choices.check_bots_see_only_what_they_may)
def a_bot_sees_the_stock(patch: Patch, entry: Entry) -> Entry:
    stock: list[Card] = []

    def observe(real: Any, self: State, eyes: Any) -> Any:
        stock[:] = self.stock
        return real(self, eyes)

    changed(patch, State, "observe", observe)

    def choose(seen: Any, history: Any, rng: Random) -> Action:
        found: Action = seen.legal_actions[int(stock[-1].code if stock else 0) % len(seen.legal_actions)]
        return found

    return _with_bot(entry, choose)


@noticed_by(choices.check_bots_see_only_what_they_may)
def a_bot_hears_what_others_draw(patch: Patch, entry: Entry) -> Entry:
    patch.setattr(Dealt, "seen_by", lambda self, eyes: self)

    def choose(seen: Any, history: Any, rng: Random) -> Action:
        total = sum(int(one.code) for event in history if isinstance(event, Dealt) for one in event.cards if one)
        found: Action = seen.legal_actions[total % len(seen.legal_actions)]
        return found

    return _with_bot(entry, choose)


ALL_FAULTS = FAULTS
"""Those of this module and of faults.py."""
