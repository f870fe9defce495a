"""Keeping the match in this browser: the one that is played, the one before it, and one that could not be read."""

from ui import shelf
from ui.records import facts_of
from ui.storage import storage_get, storage_remove, storage_set

NAME = "match"
BEFORE = "match-before"  # the match that a new one pushed off the table
DAMAGED = "match-damaged"
PENDING = "match-pending"  # what is being asked at the table: which card's suit, which cards of a set


def keep(record: str) -> bool:
    """Keep the match as it stands; whether it is kept. Where there is no room, old records of the history make it."""
    while not storage_set(NAME, record):
        if not shelf.make_room():
            return False
    return True


def forget() -> None:
    """The match is over and done with."""
    storage_remove(NAME)
    storage_remove(PENDING)


def put_before() -> None:
    """A new match goes on the table: the one that is there can be brought back, and the one before it goes on the
    shelf.
    """
    record = storage_get(NAME)
    if not record:
        return
    older = storage_get(BEFORE)
    facts = facts_of(older) if older and older != record else None
    if older and facts:
        shelf.put(facts, older)
    storage_set(BEFORE, record)


def swap_before() -> None:
    """Change the match that waits for the one before it."""
    record, before = storage_get(NAME), storage_get(BEFORE)
    if record and before:
        storage_set(NAME, before)
        storage_set(BEFORE, record)


def bring_before() -> bool:
    """Where no match waits the one before it does, if there is one; whether that is so."""
    before = storage_get(BEFORE)
    if storage_get(NAME) or not before:
        return False
    storage_set(NAME, before)
    storage_remove(BEFORE)
    return True


def set_aside(record: str) -> None:
    """A kept match that cannot be played on is kept apart, for a bug report."""
    storage_set(DAMAGED, record)
    storage_remove(NAME)
