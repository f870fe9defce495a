"""Every word that a table of Pip-Pip can ask for is in the English catalogue."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path

from engine.game import Event
from engine.options import form
from games.pip_pip import events
from games.pip_pip.options import Options

GAME = Path(events.__file__).parent
BOTS = GAME.parents[1] / "bots"
CATALOGUE = (GAME / "words" / "en.ftl").read_text(encoding="utf-8")
KEYS = dict(re.findall(r"^(pip_pip-[\w-]+) =(.*(?:\n[ }].*)*)", CATALOGUE, flags=re.MULTILINE))
SOURCE = "".join(file.read_text(encoding="utf-8") for file in GAME.glob("*.py"))


def test_events():
    """A sentence for each event, of its own fields only."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    kinds.remove(Event)
    assert len(kinds) >= 12
    for kind in kinds:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        assert is_dataclass(kind)
        text = KEYS[f"pip_pip-event-{name}"]
        assert set(re.findall(r"\$(\w+)", text)) <= {field.name for field in fields(kind)}


def test_messages():
    """Every key that a message has in the source has its words, and every word is one that can be asked for."""
    refusals = re.findall(r'Message(?:\.of)?\(\s*"([\w-]+)"', (GAME / "refusals.py").read_text(encoding="utf-8"))
    assert len(set(refusals)) >= 9
    asked = {"pip_pip-name", "pip_pip-blurb", "pip_pip-expected"} | {f"pip_pip-refused-{key}" for key in refusals}
    sources = (GAME / "bot.py", GAME / "rulebook.py", BOTS / "easy.py", BOTS / "search.py")
    told = "".join(source.read_text(encoding="utf-8") for source in sources)
    bots = re.sub(r'""".*?"""', "", told, flags=re.DOTALL)
    found = {key for line in re.findall(r"Message.*|\bMessage\(.*", bots) for key in re.findall(r'"([a-z-]+)"', line)}
    asked |= {f"pip_pip-why-{key}" for key in found}
    asked |= {f"pip_pip-sheet-{key}" for key in ("captured", "calls", "remainder", "check")}
    asked |= {"pip_pip-reason-all-played", "pip_pip-bubble-called", "pip_pip-mark-last", "pip_pip-badge-points-long"}
    asked |= {f"pip_pip-do-{key}" for key in ("play", "call", "call-suit")}
    asked |= {f"pip_pip-mark-{key}" for key in ("trump", "next-trump", "tricks-left")}
    asked |= {f"pip_pip-badge-{key}" for key in ("points", "calls")}
    asked |= {f"pip_pip-merit-{key}" for key in ("called", "most")}
    elsewhere = ("event", "option", "setup", "position")  # the last two: tests/conformance/test_setups.py
    there = {key for key in KEYS if not key.startswith(tuple(f"pip_pip-{part}-" for part in elsewhere))}
    assert there == asked


def test_options():
    """A name and a help for each option, a name for each value of a choice."""
    asked = set()
    for line in form(Options):
        asked |= {f"pip_pip-option-{line.name}", f"pip_pip-option-{line.name}-help"}
        if line.kind == "choice":
            asked |= {f"pip_pip-option-{line.name}-{value}" for value in line.values}
    assert {key for key in KEYS if key.startswith("pip_pip-option-")} == asked
