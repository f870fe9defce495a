"""Faults that a game could have, each put into the toy game, with the check that must notice it: rules and texts."""

# ruff: noqa: ARG005 - a patch has the parameters of what it stands for

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from engine.game import Action, IllegalAction, Message, Verdict
from engine.seats import CHANCE
from games.registry import Entry
from tests.conformance import legality, texts
from tests.engine import toy, toy_rules
from tests.engine.toy import Toy
from tests.engine.toy_rules import ACTIONS, CARDS, Do, Drew, State

Patch: TypeAlias = pytest.MonkeyPatch
Fault: TypeAlias = "Callable[[Patch, Entry], Entry | None]"
FAULTS: Final[list[tuple[Fault, Callable[..., Any], tuple[type[Exception], ...]]]] = []


def noticed_by(check: Callable[..., Any], *errors: type[Exception]) -> Callable[[Fault], Fault]:
    """The decorated fault is one that this check notices; `errors` are those over which the game itself may trip."""

    def keep(fault: Fault) -> Fault:
        FAULTS.append((fault, check, errors))
        return fault

    return keep


def changed(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Let `change(the real one, *args)` answer for that method."""
    real = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: change(real, *args, **named))


# -- actions


@noticed_by(legality.check_actions)
def actions_are_made_anew(patch: Patch, _: Entry) -> None:
    patch.setattr(toy, "parse", lambda text: Do(text, ACTIONS[text].cards if text in ACTIONS else ()))


@noticed_by(legality.check_actions)
def an_action_is_there_twice(patch: Patch, _: Entry) -> None:
    changed(patch, Toy, "actions", lambda real, *args: [*real(*args), ACTIONS["draw"]])


@noticed_by(legality.check_nonsense_is_no_action)
def actions_are_read_with_white_space(patch: Patch, _: Entry) -> None:
    changed(patch, toy, "parse", lambda real, text: real(text.strip()))


@noticed_by(legality.check_nonsense_is_no_action, KeyError)
def an_unknown_action_is_a_key_error(patch: Patch, _: Entry) -> None:
    patch.setattr(toy, "parse", lambda text: ACTIONS[text])


# -- legality


@noticed_by(legality.check_refusals)
def everything_is_allowed(patch: Patch, _: Entry) -> None:
    patch.setattr(State, "refusal", lambda self, seat, action: None)


@noticed_by(legality.check_refusals)
def a_refusal_changes_something(patch: Patch, _: Entry) -> None:
    def apply(real: Any, self: State, seat: int, action: Action) -> Any:
        if self.refusal(seat, action):
            self.passes += 1
        return real(self, seat, action)

    changed(patch, State, "apply", apply)


@noticed_by(legality.check_refusals)
def apply_gives_another_reason(patch: Patch, _: Entry) -> None:
    def apply(real: Any, self: State, seat: int, action: Action) -> Any:
        if self.refusal(seat, action):
            raise IllegalAction(Message("no"))
        return real(self, seat, action)

    changed(patch, State, "apply", apply)


@noticed_by(legality.check_refusals)
def the_deck_may_lay_cards(patch: Patch, _: Entry) -> None:
    def refusal(real: Any, self: State, seat: int, action: Action) -> Any:
        return real(self, self.turn if seat == CHANCE and self.dealt else seat, action)

    changed(patch, State, "refusal", refusal)


@noticed_by(legality.check_turns)
def a_legal_action_is_listed_twice(patch: Patch, _: Entry) -> None:
    changed(patch, State, "legal_actions", lambda real, self, seat: [*real(self, seat), *real(self, seat)[:1]])


@noticed_by(legality.check_turns, IndexError)
def nobody_can_act(patch: Patch, _: Entry) -> None:
    patch.setattr(State, "actors", lambda self: () if self.outcome else (CHANCE,) if not self.dealt else (0, self.turn))


@noticed_by(legality.check_turns)
def the_table_waits_for_who_may_call(patch: Patch, _: Entry) -> None:
    patch.setattr(State, "open_to", lambda self: self.actors())


@noticed_by(legality.check_the_end)
def the_sheet_does_not_explain_the_scores(patch: Patch, _: Entry) -> None:
    changed(patch, toy_rules, "Outcome", lambda real, scores, lines, *rest: real(scores, lines[1:], *rest))


@noticed_by(legality.check_the_end)
def cards_may_be_laid_when_all_is_over(patch: Patch, _: Entry) -> None:
    patch.setattr(State, "actors", lambda self: (self.turn,) if self.dealt else (CHANCE,))


@noticed_by(legality.check_chance)
def the_deck_acts_out_of_turn(patch: Patch, _: Entry) -> None:
    patch.setattr(State, "chance_outcome", lambda self, rng: toy_rules.shuffle(rng.sample(CARDS, len(CARDS))))


@noticed_by(legality.check_chance)
def the_shuffle_has_a_source_of_its_own(patch: Patch, _: Entry) -> None:
    own = Random(1)
    changed(patch, State, "chance_outcome", lambda real, self, rng: real(self, own))


@noticed_by(legality.check_copies, IllegalAction)
def a_copy_shares_the_stock(patch: Patch, _: Entry) -> None:
    def copy(real: Any, self: State) -> State:
        twin: State = real(self)
        twin.stock = self.stock
        return twin

    changed(patch, State, "copy", copy)


@noticed_by(legality.check_copies)
def a_copy_forgets_the_passes(patch: Patch, _: Entry) -> None:
    def copy(real: Any, self: State) -> State:
        twin: State = real(self)
        twin.lacks = [[None, None] for _ in twin.lacks]
        return twin

    changed(patch, State, "copy", copy)


@noticed_by(legality.check_what_happens)
def all_eyes_are_not_told_all(patch: Patch, _: Entry) -> None:
    patch.setattr(Drew, "seen_by", lambda self, eyes: Drew(self.seat, None))


# -- texts


@noticed_by(texts.check_positions)
def a_position_says_nothing_of_what_is_known(patch: Patch, _: Entry) -> None:
    def position(real: Any, self: State) -> str:
        line: str = real(self)
        head, _, known = line.rpartition("=")
        return f"{head}={known if known == '-' else '/'.join('?,?' for _ in known.split('/'))}"

    changed(patch, State, "position", position)


@noticed_by(texts.check_positions)
def a_position_has_two_lines(patch: Patch, _: Entry) -> None:
    changed(patch, State, "position", lambda real, self: real(self).replace(" pile", "\npile"))


@noticed_by(texts.check_damaged_positions, ValueError)
def a_damaged_position_is_a_value_error(patch: Patch, _: Entry) -> None:
    patch.setattr(toy, "NotationError", ValueError)


@noticed_by(texts.check_matches)
def the_highest_total_wins(patch: Patch, _: Entry) -> None:
    def verdict(real: Any, *args: Any) -> Verdict | None:
        found: Verdict | None = real(*args)
        return found and replace(found, winners=(found.totals.index(max(found.totals)),))

    changed(patch, Toy, "verdict", verdict)


@noticed_by(texts.check_matches)
def deals_go_by_a_hidden_clock(patch: Patch, _: Entry) -> None:
    ticks = iter(range(10**6))

    def outcome(real: Any, scores: Any, lines: Any, _: Message, *rest: Any) -> Any:
        return real(scores, lines, Message(f"{next(ticks)}"), *rest)

    changed(patch, toy_rules, "Outcome", outcome)
