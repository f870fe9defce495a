"""P45b and P45c: every word has its message, and the table speaks as in a kafenio."""

import ast
import re
from dataclasses import fields
from pathlib import Path

from engine.game import Event
from engine.options import form
from games import pilotta
from games.pilotta import events
from games.pilotta.options import Options
from tests.games.pilotta.kafenio import ROUND, dealt, told
from tests.games.pilotta.spoken import said
from tests.games.pilotta.spoken import told as asked

GAME = Path(pilotta.__file__).parent
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in (GAME / "words").glob("*.ftl")}
MESSAGE = re.compile(r"^pilotta-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
CATALOGUES = {language: dict(MESSAGE.findall(text)) for language, text in TEXTS.items()}
ENGLISH = CATALOGUES["en"]
PARTS = {
    "refused": ("auction.py", "play.py", "state.py"),
    "why": ("bidding.py", "tactics.py"),
}


def keys_in(name):
    """The keys of all messages that are made in that file."""
    tree = ast.parse((GAME / name).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Message", "Message.of") and node.args:
            for one in ast.walk(node.args[0]):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield one.value


def test_p45b_every_language_has_the_same_words():
    """P45b. Words stand in catalogues only: what the game asks for is in English, and each language has all of it."""
    wanted = {"name", "blurb"}
    for part, names in PARTS.items():
        wanted |= {f"{part}-{key}" for name in names for key in keys_in(name)}
    for line in form(Options):
        wanted |= {f"option-{line.name}", f"option-{line.name}-help"}
        wanted |= {f"option-{line.name}-{value}" for value in line.values if line.kind == "choice"}
    # How a round ends without a bid is a reason, not a refusal.
    wanted = wanted - {"refused-passed-out"} | {"reason-passed-out"}
    assert len(wanted) > 100
    assert wanted <= ENGLISH.keys()
    for keys in CATALOGUES.values():
        assert keys.keys() == ENGLISH.keys()


def test_p45b_each_event_has_a_sentence_of_its_own_fields():
    """P45b. Of each event no more is said than it tells."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    kinds.remove(Event)
    assert len(kinds) >= 12
    for kind in kinds:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        names = {field.name for field in fields(kind)}
        for key in (f"event-{name}", f"bubble-{name}"):
            assert variables(ENGLISH.get(key, "")) <= names
        assert f"event-{name}" in ENGLISH


def variables(text):
    """What a message and its parts are filled in with."""
    found = set(re.findall(r"\$(\w+)", text))
    for part in re.findall(r"\{ pilotta-([\w-]+) \}", text):
        found |= variables(ENGLISH[part])
    return found


def test_p45c_the_words_of_a_kafenio():
    """P45c. Kleisto and anoikto, eight for eighty, pilotta and re-pilotta, the cut and what goes above; two columns."""
    assert said(
        ("do-close", {"names": "kleisto"}),
        ("do-reclose", {"names": "kleisto"}),
        ("bubble-closed", {"names": "kleisto"}),
        ("bubble-bid-made", {"capot": False, "said": 8, "suit": "S"}),
        ("bubble-said-pilotta", {"again": False}),
        ("bubble-said-pilotta", {"again": True}),
        ("refused-cut", {"suit": "S"}),
        ("refused-cut-above", {"card": "9S"}),
    ) == [
        "Kleisto",
        "Anoikto",
        "Kleisto!",
        "8 ♠\ufe0e",
        "Pilotta!",
        "Re-pilotta!",
        "You must cut with spades.",
        "You must cut above the 9 of spades.",
    ]
    outcome = told(dealt(), f"0:pass 1:110S 2:pass 3:pass 0:pass {ROUND}").outcome
    assert outcome is not None
    columns = [sum(line.amount for line in outcome.lines if line.side == side) for side in (0, 1)]
    assert tuple(columns) == outcome.scores == (8, 23)


def test_p45c_what_is_said_by_itself():
    """P45c, P34. The two words come by themselves with the cards, once each in the full round."""
    state = told(dealt(), "0:pass 1:110S 2:pass 3:pass 0:pass")
    aloud = []
    for word in ROUND.split():
        code = word.partition(":")[2]
        action = next(one for one in state.legal_actions(state.turn) if one.code == code)
        aloud += [one for one in asked(*state.apply(state.turn, action)) if one[0] == "event-said-pilotta"]
    assert said(*aloud) == ["Ayşe says “Pilotta!”", "Ayşe says “Re-pilotta!”"]
