"""The player's earlier matches, in this browser: a few facts of each, and the newest ones' records, to be gone through.

    history          the facts, newest first, as JSON: what the wire's `summary` says, or `records.facts_of` where a
                     match was pushed off the table and waits
    record-<id>      its record

Facts are small and many, records are long and few. Whatever is damaged is taken for not there.
"""

from typing import Any

from ui.storage import read, storage_get, storage_remove, storage_set, write

NAME = "history"
RECORD = "record-"
MOST = 100  # records
MOST_FACTS = 600
LONGEST = 400_000  # characters of one record; the longest matches have a tenth of that


def matches() -> list[Any]:
    """The facts of every match, newest first."""
    kept = read(NAME)
    return [one for one in kept if is_match(one)] if isinstance(kept, list) else []


def is_match(one: Any) -> bool:
    """Whether these are the facts of a match."""
    if not isinstance(one, dict):
        return False
    texts = all(isinstance(one.get(name), str) and one[name] for name in ("id", "game"))
    return texts and isinstance(one.get("over"), bool) and isinstance(one.get("merits"), dict)


def record_of(name: str) -> str | None:
    """The record of that match, None where it is no longer kept."""
    return storage_get(RECORD + name)


def put(facts: Any, record: str) -> bool:
    """Keep a match, instead of what was kept of it before; whether its facts and its record are kept."""
    others = [one for one in matches() if one["id"] != facts["id"]]
    others.insert(0, facts)
    for old in others[MOST_FACTS:]:
        storage_remove(RECORD + old["id"])
    others = others[:MOST_FACTS]
    finished = [one["id"] for one in others if one["over"] and one["id"] != facts["id"]]
    for old in [one for one in finished if record_of(one) is not None][MOST - 1 :]:
        storage_remove(RECORD + old)
    done = len(record) <= LONGEST and keeps(storage_set, RECORD + facts["id"], record)
    return keeps(write, NAME, others) and done


def keeps(keep: Any, name: str, value: Any) -> bool:
    """Keep something, at the cost of the oldest records where there is no room."""
    while not keep(name, value):
        if not make_room():
            return False
    return True


def make_room() -> bool:
    """The oldest record goes, its facts stay; whether there was one."""
    for one in reversed(matches()):
        if one["over"] and storage_get(RECORD + one["id"]) is not None:
            return storage_remove(RECORD + one["id"])
    return False


def remove(name: str) -> None:
    """Nothing is kept of that match any more."""
    storage_remove(RECORD + name)
    write(NAME, [one for one in matches() if one["id"] != name])
