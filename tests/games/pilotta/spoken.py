"""The sentences of the English catalogue, said by the page's own reader of it (assets/runtime/words.js) under Node."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tools.shell import find

ROOT = Path(__file__).parents[3]
CATALOGUES = (ROOT / "assets" / "words" / "en.ftl", ROOT / "py" / "games" / "pilotta" / "words" / "en.ftl")
READER = ROOT / "assets" / "runtime" / "words.js"
ASK = """
seat_words(JSON.stringify({ 0: "seat-you", 1: "player-1", 2: "player-2", 3: "player-3" }));
const wrong = open_book("en", given.catalogue);
const said = given.asked.map(([key, params]) => say(key, JSON.stringify(params)));
process.stdout.write(JSON.stringify([wrong, said]));
"""


def said(*asked: tuple[str, dict[str, Any]]) -> list[str]:
    """Each message, asked for by key without the game's name and its parameters, as seat 0 reads it."""
    fluent = (ROOT / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js").as_uri()
    reader = READER.read_text(encoding="utf-8").replace("../vendor/fluent.js", fluent)
    given = {
        "catalogue": "\n".join(path.read_text(encoding="utf-8") for path in CATALOGUES),
        "asked": [(f"pilotta-{key}", params) for key, params in asked],
    }
    done = subprocess.run(
        [find("node"), "--input-type=module"],
        input=f"{reader}\nconst given = {json.dumps(given)};\n{ASK}",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    wrong, sentences = json.loads(done.stdout)
    assert wrong == ""
    assert isinstance(sentences, list)
    return sentences


def told(*events: Any) -> list[tuple[str, dict[str, Any]]]:
    """What the log asks for of these events."""
    found = []
    for event in events:
        fields = event.as_json()
        found.append(("event-" + fields["event"].replace("_", "-"), fields))
    return found
