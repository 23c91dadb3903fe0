"""The events of a table read from their recorded texts: the table's own kinds, and those of its game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar, Union

import msgspec

from app.foreign import UNREADABLE
from app.table.event_record import Event
from app.table.fold import TABLE_EVENTS
from app.table.state import Memory

E = TypeVar("E", bound=Event)


class UnknownEventError(ValueError):
    """The text is no event that this program knows."""


class EventReader:
    """Reads the events of tables at which one game is played.

    Attributes:
        kinds: all kinds that may happen there.
    """

    def __init__(self, game: Memory[Any]) -> None:
        """Take the kinds of a game."""
        beside = (kind for side in game.sides for kind in side.folds)
        self.kinds: tuple[type[Event], ...] = (*TABLE_EVENTS, *game.folds, *beside)
        union: Any = Union.__getitem__(self.kinds)
        self._decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(union)

    def read(self, body: bytes) -> Event:
        """Read an event; the envelope's fields are passed over.

        Raises:
            UnknownEventError: no event, or one of a kind or form that is not known.
        """
        try:
            return self._decoder.decode(body)
        except UNREADABLE as fault:
            raise UnknownEventError(str(fault)) from fault

    def read_all(self, bodies: Sequence[bytes]) -> list[Event]:
        """Read many events, each of them in one line, as the one form of a text is.

        Raises:
            UnknownEventError: one of them is no event, or of a kind or form that is not known.
        """
        try:
            events = self._decoder.decode_lines(b"\n".join(bodies))
        except UNREADABLE as fault:
            raise UnknownEventError(str(fault)) from fault
        if len(events) != len(bodies):
            raise UnknownEventError(f"{len(bodies)} texts hold {len(events)} events")
        return events


@cache
def _decoder_of(kind: type[E]) -> msgspec.json.Decoder[E]:
    return msgspec.json.Decoder(kind)


def kind_name(kind: type[Event]) -> str:
    """The name of a kind, as its events are recorded."""
    return str(kind.__struct_config__.tag)


def read_as(kind: type[E], body: bytes) -> E:
    """Read an event that is known to be of a kind; the envelope's fields are passed over.

    Raises:
        UnknownEventError: it is none of that kind.
    """
    try:
        event: E = _decoder_of(kind).decode(body)
    except UNREADABLE as fault:
        raise UnknownEventError(str(fault)) from fault
    return event


@cache
def reader_of(game: Memory[Any]) -> EventReader:
    """The reader of a game's tables; making one takes some milliseconds."""
    return EventReader(game)
