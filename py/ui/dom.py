"""Making and finding elements: the few lines that stand between the page's Python and the browser.

    el("button", {"type": "button", "data-do": "deal"}, "Deal")
    el("svg:use", {"href": "#spade"})
    on(root, "click", "[data-do]", handler)       one listener; handler(node, event)

A synchronous JavaScript exception cannot be caught here, so nothing in this module gives the browser a name, selector
or address that a player or a link has typed.
"""

from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy

# The window whose methods can be called: those of PyScript's own `window` lose it on the way ("Illegal invocation").
view = document.defaultView

SVG = "http://www.w3.org/2000/svg"


def by_id(name: str) -> Any:
    """The element of that id, or None."""
    return document.getElementById(name)


def el(tag: str, attrs: Any = None, children: Any = None) -> Any:
    """A new element. `svg:` before the tag makes an SVG element.

    attrs       a value True is an empty attribute, False and None none at all, anything else its text; a name that
                begins with `--` is a custom property
    children    a text, an element, None, or a list of these
    """
    name = tag[4:] if tag.startswith("svg:") else tag
    node = document.createElementNS(SVG, name) if tag != name else document.createElement(name)
    for key, value in (attrs or {}).items():
        put(node, key, value)
    add(node, children)
    return node


def drawing(strokes: str) -> Any:
    """A small sign drawn with a pen, as high as the text it stands in; it has no name of its own."""
    shape = el("svg:path", {"d": strokes})
    return el("svg:svg", {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"}, shape)


def put(node: Any, key: str, value: Any) -> None:
    """Set one attribute or custom property as `el` does; False and None take it away. Writes only what differs."""
    if key.startswith("--"):
        words = "" if value is None or value is False else str(value)
        if node.style.getPropertyValue(key) != words:
            node.style.setProperty(key, words)
        return
    if value is None or value is False:
        node.removeAttribute(key)
        return
    text = "" if value is True else str(value)
    if node.getAttribute(key) != text:
        node.setAttribute(key, text)


def add(node: Any, children: Any) -> Any:
    """Append children as `el` does; returns the node."""
    if children is None:
        return node
    if isinstance(children, (list, tuple)):
        for child in children:
            add(node, child)
    elif isinstance(children, str):
        node.append(children)
    else:
        node.appendChild(children)
    return node


def fill(node: Any, children: Any) -> Any:
    """Replace all children; returns the node."""
    node.replaceChildren()
    return add(node, children)


def text(node: Any, words: str) -> None:
    """Set the text if it is another one."""
    if node.textContent != words:
        node.textContent = words


def on(root: Any, kind: str, selector: str, handler: Any) -> None:
    """Listen once at `root` for all that match now or later: handler(the element that matches, the event)."""

    def heard(event: Any) -> None:
        node = event.target.closest(selector)
        if node:
            handler(node, event)

    root.addEventListener(kind, create_proxy(heard))


def listen(target: Any, kind: str, handler: Any) -> None:
    """Listen on one target, as `view`: handler(the event)."""
    target.addEventListener(kind, create_proxy(handler))
