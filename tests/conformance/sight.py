"""What is shown: views are whole and hide what is hidden, and no card is ever lost or found."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.cards import Card, NumberCard, card
from engine.game import ALL, Eyes, State
from engine.seats import CHANCE
from engine.view import GameView
from tests.conformance.cases import Case
from tests.conformance.knowledge import worlds_of
from tests.conformance.plain import cards_in
from tests.conformance.story import Story

ZONES = ("fan", "stack", "trick", "spread")
PROMPTS = ("card", "choice", "suit", "number", "bids", "cards", "call")
_TOKEN = re.compile(r"[^=:!,./\s]+")
_DECLARED = re.compile(r"=[0-9]+")
"""The number that a wild card is given is no card."""


def faces(view: GameView) -> list[tuple[str, str]]:
    """Zone and code of every card whose face is shown."""
    return [(zone["id"], one["card"]) for zone in view["zones"] for one in zone["cards"] if one["card"] is not None]


def backs(view: GameView) -> int:
    """How many cards lie face down."""
    return sum(one["card"] is None for zone in view["zones"] for one in zone["cards"])


def check_cards_are_conserved(story: Story) -> None:
    """Every card of the pack is somewhere, once.

    For `ALL` eyes the view's zones hold as many cards as the pack has, no face twice, none that is not of the pack; and
    what lies face down even for them is in the observation. The pack is what lies on the table at the first player's
    turn.
    """
    case = story.case
    first = next(at for at, (seat, _) in enumerate(story.record) if seat != CHANCE)
    pack = cards_in(story.states[first].observe(ALL))
    last = len(story.states) - 1
    # Where random players draw and draw, a deal has thousands of moments and few kinds of them: three hundred will do.
    stride = max(5, (last - first) // 300)
    for at in sorted({*range(min(last, first + 40)), *range(first, last, stride), last}):
        observation = story.states[at].observe(ALL)
        view = case.entry.view(observation)
        shown = [card(code) for _, code in faces(view)]
        twice = [one.code for one, times in Counter(shown).items() if times > 1]
        assert not twice, f"before action {at}: {twice} lie in two places"
        assert len(shown) + backs(view) == len(pack), f"before action {at}: {len(shown) + backs(view)} cards"
        assert set(shown) <= pack
        assert at < first or cards_in(observation) == pack, (
            f"before action {at}: {pack - cards_in(observation)} are lost"
        )


def strings(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a JSON value and the key it stands under."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from strings(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part, key)


def named(value: object) -> Iterator[Card]:
    """Every card that a JSON value names, in any text; numbered cards only where a card is meant."""
    for key, text in strings(value):
        for token in _TOKEN.findall(_DECLARED.sub("", text)):
            try:
                one = card(token)
            except ValueError:
                continue
            if not isinstance(one, NumberCard) or key in ("card", "cards", "action"):
                yield one


def check_views(story: Story) -> None:
    """Views are JSON with the fields they should have, offer exactly the legal actions, and show what lies there."""
    case = story.case
    moments = {0, len(story.record), *story.some(12, Random("views"))}
    for at in sorted(moments):
        state = story.states[at]
        whole = case.entry.view(state.observe(ALL))
        places = {zone["id"]: Counter(one["card"] for one in zone["cards"]) for zone in whole["zones"]}
        assert len(places) == len(whole["zones"])
        for eyes in (*range(case.seats), None, ALL):
            view: Any = case.entry.view(state.observe(eyes))
            assert json.loads(json.dumps(view)) == view
            assert case.entry.view(state.observe(eyes)) == view
            assert [(zone["id"], len(zone["cards"])) for zone in view["zones"]] == [
                (zone["id"], len(zone["cards"])) for zone in whole["zones"]
            ]
            check_form(case, view, eyes)
            check_prompts(state, view, eyes)
            for zone, code in faces(view):
                there = places[zone]
                assert there[code] or there[None], f"{eyes} sees {code} in {zone}, where it is not"


def check_form(case: Case, view: Any, eyes: Eyes) -> None:
    """The fields of engine/view.py, with values that it names."""
    assert set(view) == {"zones", "prompts", "refused", "marks", "seats"}
    for zone in view["zones"]:
        assert zone["kind"] in ZONES
        assert zone["owner"] is None or zone["owner"] in range(case.seats)
    assert sorted(one["seat"] for one in view["seats"]) == list(range(case.seats))
    for one in view["seats"]:
        assert isinstance(one["turn"], bool)
        assert isinstance(one["dealer"], bool)
        assert all(badge["key"] for badge in one["badges"])
    assert all(mark["key"] and mark["kind"] for mark in view["marks"])
    for prompt in view["prompts"]:
        assert prompt["kind"] in PROMPTS
        if prompt["kind"] in ("suit", "number", "bids", "cards"):
            assert prompt["choices"]
    own = {one["card"] for zone in view["zones"] for one in zone["cards"] if zone["owner"] == eyes}
    refused = [one["card"] for one in view["refused"]]
    offered = {prompt.get("card") for prompt in view["prompts"] if prompt["kind"] in ("card", "suit")}
    assert len(set(refused)) == len(refused)
    assert not set(refused) & offered
    assert set(refused) <= own
    assert all(one["key"] for one in view["refused"])


def check_prompts(state: State, view: Any, eyes: Eyes) -> None:
    """Each legal action is offered once, and nothing else."""
    offered = Counter(
        part["action"]
        for prompt in view["prompts"]
        for part in ([prompt] if "action" in prompt else prompt.get("choices", ()))
    )
    legal = [action.code for action in state.legal_actions(eyes)] if isinstance(eyes, int) else []
    assert offered == Counter(legal)


def check_nothing_hidden_is_named(story: Story) -> None:
    """A card that lies face down for some eyes is named nowhere in their view, nor in what they are told.

    A view is checked against the worlds its eyes hold possible, too: what it shows must lie there in all of them.
    """
    case = story.case
    for at in story.some(8, Random("hidden")):
        state = story.states[at]
        everything = set(cards_in(state.observe(ALL)))
        for eyes in (*range(case.seats), None):
            view = case.entry.view(state.observe(eyes))
            shown = {card(code) for _, code in faces(view)}
            leaked = {one for one in named(view) if one in everything - shown}
            leaked -= remembered(story, at, view) if leaked else set()
            assert not leaked, f"before action {at} the view of {eyes} names {leaked}, which lie face down"
            for world in worlds_of(state, case, eyes, 2, f"hidden/{at}"):
                whole = case.entry.view(world.observe(ALL))
                places = {zone["id"]: {one["card"] for one in zone["cards"]} for zone in whole["zones"]}
                for zone, code in faces(view):
                    assert code in places[zone] or None in places[zone], f"{eyes} sees {code}, which may lie elsewhere"


def remembered(story: Story, at: int, view: Any) -> set[Card]:
    """The cards of marks that show what lay open before (a past trick, a declaration), as everybody has seen."""
    marks = [mark for mark in view["marks"] if mark["kind"] in ("trick", "cards")]
    unseen = set(named(marks))
    for state in reversed(story.states[:at]):
        if not unseen:
            break
        unseen -= {card(code) for _, code in faces(story.case.entry.view(state.observe(None)))}
    return set(named(marks)) - unseen


def check_events_hide(story: Story) -> None:
    """A card that comes into a hand unseen is not named in what others are told of it.

    What a seat may know of an event's cards: those that its own view shows before or after it.
    """
    case = story.case
    chance = [at for at, (seat, _) in enumerate(story.record) if seat == CHANCE]
    for at in sorted({*chance, *story.some(30, Random("events"))}):
        for eyes in (*range(case.seats), None):
            names = set(named([event.seen_by(eyes).as_json() for event in story.events[at]]))
            known: set[Card] = set()
            for state in story.states[at : at + 2]:
                known |= {card(code) for _, code in faces(case.entry.view(state.observe(eyes)))}
            assert names <= known, f"action {at} tells {eyes} of {names - known}, which they never saw"


def check_what_teaches(story: Story) -> None:
    """Who sees a face that a spectator does not see and that was not there before has been taught: undo stops there."""
    case = story.case

    def seen(at: int, eyes: Eyes) -> set[str]:
        return {code for _, code in faces(case.entry.view(story.states[at].observe(eyes)))}

    for at in story.some(30, Random("teaches")):
        for eyes in range(case.seats):
            if not any(event.teaches(eyes) for event in story.events[at]):
                new = seen(at + 1, eyes) - seen(at, eyes) - seen(at + 1, None)
                assert not new, f"action {at} shows {eyes} {new}, and no event says that it teaches them"
