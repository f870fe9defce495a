"""The editor's fields that are no cards: one of several, some of several, a number, and what can only be forgotten.

They are drawn by their kind (table/setup.py); whose game they are of makes no difference.
"""

from typing import Any

from pyscript import document

from ui.dom import el
from ui.words import say


def words_of(message: Any) -> str:
    """A message that came over the wire whole."""
    params = dict(message["params"])
    if "cards" in params:
        params["cards"] = params["cards"].split(" ")
    return say(message["key"], params)


def draw(field: Any) -> Any:
    """A field and its label."""
    kind = {"choice": choice, "several": several, "number": number, "kept": kept}[field["kind"]]
    return kind(field)


def id_of(field: Any) -> str:
    """The id of a field's control."""
    return "edit-" + str(field["name"]).replace(".", "-")


def choice(field: Any) -> Any:
    """One of several: a list that opens. What somebody wrote that is none of them shows as a dash."""
    known = any(one["value"] == field["value"] for one in field["values"])
    rows = [] if known else [el("option", {"value": field["value"], "selected": True, "disabled": True}, "–")]
    for one in field["values"]:
        attrs = {"value": one["value"], "selected": one["value"] == field["value"]}
        rows.append(el("option", attrs, words_of(one)))
    label = el("label", {"for": id_of(field)}, words_of(field["label"]))
    return el("div", {"class": "edit-field"}, [label, el("select", {"id": id_of(field), "name": field["name"]}, rows)])


def several(field: Any) -> Any:
    """Any of several: one counter each."""
    chosen = field["value"].split(".")
    picks = []
    for at, one in enumerate(field["values"]):
        attrs = {"type": "checkbox", "name": field["name"], "value": one["value"], "checked": one["value"] in chosen}
        attrs["id"] = id_of(field) + "-" + str(at)
        picks.append(el("label", {"class": "pick"}, [el("input", attrs), el("span", {}, words_of(one))]))
    legend = el("legend", {}, words_of(field["label"]))
    return el("fieldset", {"class": "edit-field wide"}, [legend, el("div", {"class": "picks-row"}, picks)])


def number(field: Any) -> Any:
    """A number, with one more and one less."""
    attrs = {"type": "number", "id": id_of(field), "name": field["name"], "value": field["value"]}
    attrs.update({"min": field["low"], "max": field["high"], "inputmode": "numeric"})
    label = el("label", {"for": id_of(field)}, words_of(field["label"]))
    steps = []
    for step, sign, words in ((-1, "−", "form-less"), (1, "+", "form-more")):
        named = {"type": "button", "class": "button", "data-edit": "step", "data-step": step, "aria-label": say(words)}
        steps.append(el("button", named, sign))
    row = el("div", {"class": "stepper"}, [steps[0], el("input", attrs), steps[1]])
    return el("div", {"class": "edit-field"}, [label, row])


def kept(field: Any) -> Any:
    """What the line remembers of the play before it."""
    forget = el(
        "button",
        {"type": "button", "class": "button", "data-edit": "forget", "data-field": field["name"]},
        say("setup-forget"),
    )
    code = el("code", {"lang": "en"}, field["value"])
    return el("div", {"class": "edit-field wide kept"}, [el("p", {}, words_of(field["label"])), code, forget])


def value_of(node: Any) -> str:
    """The value of the field that this control belongs to, as the line writes it."""
    if node.type != "checkbox":
        return str(node.value) or "0"
    chosen = [str(one.value) for one in document.getElementsByName(node.name) if one.checked]
    return ".".join(chosen) or "-"
