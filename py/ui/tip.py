"""Where a tip is put: over the card or button it speaks of, clear of whatever else can be pressed there."""

from typing import Any

from ui.dom import put

BUSY = ".panel:not([hidden]), .prompts .choice, .tools, .own-plate .plate, .mark"  # what a tip must not cover
CLEAR = 12  # px between a tip and what it speaks of
RISE = 0.26  # of its width, by which a card that is pointed at stands higher (css/hand.css)
GAP = 8  # px between a tip and anything else


def place_tip(felt: Any, node: Any) -> None:
    """Show the tip by this card or button: above it and above what lies there, else below it."""
    tip = felt.tip
    frame = felt.table.getBoundingClientRect()
    at = node.getBoundingClientRect()
    put(tip, "hidden", None)
    put(tip, "--at", f"{float(at.left) + float(at.width) / 2 - float(frame.left):.1f}px")
    put(tip, "--above", "0px")
    own = tip.getBoundingClientRect()
    height = float(own.height)
    top = float(at.top) - CLEAR - height
    if node.closest(".own-hand"):
        top -= float(at.width) * RISE
    boxes = [one.getBoundingClientRect() for one in felt.table.querySelectorAll(BUSY)]
    boxes = [box for box in boxes if float(box.left) < float(own.right) and float(box.right) > float(own.left)]
    for box in sorted(boxes, key=lambda box: -float(box.top)):
        if float(box.top) < top + height + GAP and float(box.bottom) > top:
            top = float(box.top) - GAP - height
    if top < float(frame.top):
        top = float(at.bottom) + GAP
    put(tip, "--above", f"{float(frame.bottom) - top - height:.1f}px")
    tip.animate([{"opacity": 0}, {"opacity": 1}], 120)
