"""Which card on the table is which: a key names the physical card for one viewer, as far as he can follow it.

A key is made of what this viewer has seen and of nothing else, so it carries no information about faces. What the
viewer cannot follow gets a new one: a shuffle, or a card he saw that disappears in another's hand. A card from the
stock keeps its key when it comes into a hand, and a back that is laid keeps its key when it shows its face, so the
page can move and flip it. Where a game's `moves` and its view disagree, the view is right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.seats import Seat
from engine.view import Move, ZoneView


class _Held:
    """A card in a zone: its key, the face last seen on it, and whether it came here since the last view."""

    __slots__ = ("came", "face", "key")

    def __init__(self, key: str, face: str | None, *, came: bool = False) -> None:
        self.key = key
        self.face = face
        self.came = came


class KeyRing:
    """The keys of one deal for one viewer."""

    __slots__ = ("_count", "_deal", "_viewer", "_zones")

    def __init__(self, viewer: Seat | None, deal: int) -> None:
        self._viewer = viewer
        self._deal = deal
        self._count = 0
        self._zones: dict[str, list[_Held]] = {}

    def copy(self) -> KeyRing:
        """The same keys, going on by themselves: what a table goes back to."""
        other = KeyRing(self._viewer, self._deal)
        other._count = self._count
        other._zones = {id_: zone.copy() for id_, zone in self._zones.items()}
        return other

    def _new(self) -> str:
        self._count += 1
        return f"{self._deal}-{self._count}"

    def follow(self, moves: Iterable[Move]) -> None:
        """These cards have moved, one after the other, as the viewer saw it."""
        for move in moves:
            face = None if move.card is None else move.card.code
            source = self._zones.get(move.source, [])
            if move.place is not None and move.place < len(source):
                held: _Held | None = source.pop(move.place)
            else:
                held = _taken(source, face, bottom=move.fresh)
            key = self._new() if held is None or move.fresh else held.key
            self._zones.setdefault(move.target, []).append(_Held(key, face, came=True))

    def settle(self, zones: Sequence[ZoneView]) -> None:
        """Write its key on every card of this view, and remember the view."""
        now: dict[str, list[_Held]] = {}
        for zone in zones:
            faces = [card["card"] for card in zone["cards"]]
            keys = self._matched(faces, self._zones.get(zone["id"], []), hides=self._hides(zone))
            now[zone["id"]] = [_Held(key, face) for key, face in zip(keys, faces, strict=True)]
            for card, key in zip(zone["cards"], keys, strict=True):
                card["key"] = key
        self._zones = now

    def _hides(self, zone: ZoneView) -> bool:
        """Whether a card that goes in here face down is lost among others: another's hand."""
        return zone["kind"] == "fan" and zone["owner"] != self._viewer

    def _matched(self, faces: list[str | None], before: list[_Held], *, hides: bool) -> list[str]:
        """A key for each face: by face, then by place, then any card left that may be it, then a new one."""
        keys: list[str | None] = [None] * len(faces)
        free: dict[int, _Held] = dict(enumerate(before))
        by_face = {held.face: index for index, held in reversed(free.items()) if held.face is not None}
        for index, face in enumerate(faces):
            if face is not None and face in by_face:
                keys[index] = free.pop(by_face.pop(face)).key
        for index, face in enumerate(faces):
            if keys[index] is None and index in free and _may_be(free[index], face, hides=hides):
                keys[index] = free.pop(index).key
        for index, face in enumerate(faces):
            if keys[index] is None:
                found = next((place for place, held in free.items() if _may_be(held, face, hides=hides)), None)
                keys[index] = self._new() if found is None else free.pop(found).key
        return [key for key in keys if key is not None]


def _taken(zone: list[_Held], face: str | None, *, bottom: bool) -> _Held | None:
    """Take the card with this face out of the zone, else the last one face down (the first, from the bottom)."""
    order = range(len(zone)) if bottom else range(len(zone) - 1, -1, -1)
    if face is not None:
        for index in order:
            if zone[index].face == face:
                return zone.pop(index)
    for index in order:
        if zone[index].face is None:
            return zone.pop(index)
    return zone.pop(order[0]) if zone and face is None else None


def _may_be(held: _Held, face: str | None, *, hides: bool) -> bool:
    """Whether this card may be the one that now shows this face (None: its back)."""
    if held.face is None:
        return True
    if face is not None:
        return held.face == face
    return not (hides and held.came)
