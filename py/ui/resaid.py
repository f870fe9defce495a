"""The table in another language: everything on show is made anew from the step that is on show, in the new words.

Nothing that the player has done or begun is lost: cards that are picked, a bid or number that is set, a look that is
being counted, a hint that is being read or thought about, the log, and what has focus.
"""

from typing import Any

from pyscript import document

from ui import motion
from ui.dom import by_id, fill, put
from ui.scene import Scene
from ui.sheet import Sheet
from ui.touch import Touch
from ui.words import say

NAMED = ("data-do", "data-key", "data-action", "data-choose", "data-value", "data-number", "data-suit")


def table(stage: Any) -> None:
    """Make the scene of this stage anew."""
    old, step = stage.scene, stage.step
    motion.running.finish()
    held = what_has_focus(old)
    advised = not old.felt.tip.hasAttribute("hidden") and stage.hints.advice is not None
    aside = "#pad" in old.prompts.buttons
    old.retire()
    scene = stage.scene = stage.hints.scene = Scene(by_id("table"), stage.game, stage.wish, old.log)
    stage.sheet = Sheet(scene.felt, stage.game)
    stage.touch = Touch(scene, stage.wish)
    fill(scene.felt.status, None)  # what was said there has been heard
    put(scene.felt.status, "data-seen", None)
    scene.deal = old.deal
    scene.hand.current, scene.hand.place = old.hand.current, old.hand.place
    scene.prompts.picking.picked = old.prompts.picking.picked
    scene.marks.mission.known = old.marks.mission.now
    scene.show(
        dict(step, events=[], reset=True, done=dict(step["done"], bot=None)), stage.pace(), left=old.looking.left
    )
    scene.log.say_again(old.log)
    for seat, (key, params) in old.seats.heard.items():
        scene.seats.bubble(seat, key, params)
    go_on_choosing(scene.prompts, old.prompts)
    if stage.asking and old.prompts.sent:
        scene.prompts.wait()
    if aside:
        scene.prompts.offer("pad", say("table-pad"))
    elif step["claim"]:
        scene.prompts.offer("claim", say("table-claim"))
    elif stage.held:
        stage.hold()
    elif stage.sheeted:
        stage.go_on()
    stage.slip.lay()
    stage.hints.show_thinking()
    if advised:
        stage.hints.point(stage.hints.advice)
    if stage.stuck:
        stage.trouble(stage.error)
    give_focus(scene, held)


def go_on_choosing(prompts: Any, old: Any) -> None:
    """A bid or number that was set but not yet said."""
    if old.auction.value in prompts.auction.values and prompts.auction.prompt is not None:
        prompts.auction.choose(old.auction.value, focus=False)
    if old.asking and old.asking in prompts.by_card and prompts.by_card[old.asking]["kind"] == "number":
        prompts.ask_number(old.asking, prompts.by_card[old.asking])
    if old.numbers.prompt is not None and old.numbers.prompt == prompts.numbers.prompt and prompts.numbers.slides():
        prompts.numbers.set(old.numbers.at)


def what_has_focus(scene: Any) -> str:
    """A selector for what has focus on this table, "" where it is elsewhere."""
    active = document.activeElement
    if not active or not scene.felt.table.contains(active):
        return ""
    for name in NAMED:
        value = active.getAttribute(name)
        if value is not None and '"' not in value and "\\" not in value:
            return "[" + name + '="' + str(value) + '"]'
    return ".rail-title"


def give_focus(scene: Any, held: str) -> None:
    """Focus goes back to what had it."""
    node = scene.felt.table.querySelector(held) if held else None
    if node:
        node.focus()
