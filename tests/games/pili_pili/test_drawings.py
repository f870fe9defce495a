"""Every Mission can be drawn and read: a drawing, a title and a sentence for each kind."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from games.pili_pili.missions import MISSIONS
from tools.shell import ROOT

SVG = "{http://www.w3.org/2000/svg}"
KINDS = sorted({mission.id for mission in MISSIONS})


def drawings() -> dict[str, ElementTree.Element]:
    """The drawings by their names."""
    root = ElementTree.parse(ROOT / "assets" / "games" / "pili_pili" / "missions.svg").getroot()
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}


def test_every_kind_has_its_own_drawing():
    """A7, 3a. One for each kind, no two alike, and the sign of an expert's card; nothing else."""
    found = drawings()
    assert sorted(found) == sorted([*KINDS, "expert"])
    told = [ElementTree.tostring(symbol).split(b">", 1)[1] for symbol in found.values()]
    assert len(set(told)) == len(told)


def test_as_many_cards_are_drawn_as_are_passed():
    """28. The drawing has a card for each one that is handed on."""
    for mission in MISSIONS:
        if mission.id.startswith("pass-"):
            assert len(list(drawings()[mission.id].iter(f"{SVG}rect"))) == mission.give


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_title_and_a_sentence(kind):
    """What the page asks for by the Mission's name is in the catalogue."""
    text = (ROOT / "py" / "games" / "pili_pili" / "words" / "en.ftl").read_text(encoding="utf-8")
    for key in (f"pili_pili-mission-{kind}", f"pili_pili-mission-{kind}-text"):
        assert len(re.findall(rf"^{key} =", text, re.MULTILINE)) == 1
