"""What a station and the house say to each other, each in one frame.

A station begins with `Hello`. The house may `Ask` for the hash of an event, and then says what it has
(`Have`) or why it takes nothing (`Refused`). From there the station sends `Events`, or `Still` where there is
nothing new, and the house answers each with what it has now.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from app.foreign import UNREADABLE
from app.house_copy.channel import FalseFrameError

Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Hash = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Who sends: the table, the program, and the place of the last event in its journal."""

    table: Name
    program: Annotated[str, msgspec.Meta(max_length=200)]
    seq: Seq


class Here(msgspec.Struct, frozen=True, tag="here", forbid_unknown_fields=True):
    """The hash of the event that was asked for."""

    hash: Hash


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One event: its text and its hash; its place is one behind the one before."""

    body: bytes
    hash: Hash


class Events(msgspec.Struct, frozen=True, tag="events", forbid_unknown_fields=True):
    """Events in their order, the first of them after the place `after`."""

    after: Seq
    rows: Annotated[list[Row], msgspec.Meta(min_length=1, max_length=1_000)]


class Still(msgspec.Struct, frozen=True, tag="still", forbid_unknown_fields=True):
    """Nothing new; the line is well."""


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Which hash has the event at this place?"""

    seq: Seq


class Have(msgspec.Struct, frozen=True, tag="have", forbid_unknown_fields=True):
    """The last event that the house has of the table, on its disk."""

    seq: Seq
    hash: Hash


class Refused(msgspec.Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    """Nothing more is taken, and why; somebody must do something about it."""

    reason: Annotated[str, msgspec.Meta(max_length=2_000)]


class Later(msgspec.Struct, frozen=True, tag="later", forbid_unknown_fields=True):
    """The house cannot write now; the same may be sent again."""

    reason: Annotated[str, msgspec.Meta(max_length=2_000)]


OfStation = Hello | Here | Events | Still
OfHouse = Ask | Have | Refused | Later

_encoder = msgspec.msgpack.Encoder()
_of_station: msgspec.msgpack.Decoder[OfStation] = msgspec.msgpack.Decoder(OfStation)
_of_house: msgspec.msgpack.Decoder[OfHouse] = msgspec.msgpack.Decoder(OfHouse)
_T = TypeVar("_T")


def written(message: OfStation | OfHouse) -> bytes:
    """Write a message as a frame's text."""
    return _encoder.encode(message)


def said_by_station(text: bytes) -> OfStation:
    """Read what a station says.

    Raises:
        FalseFrameError: it is nothing that a station says.
    """
    return _read(_of_station, text)


def said_by_house(text: bytes) -> OfHouse:
    """Read what the house says.

    Raises:
        FalseFrameError: it is nothing that a house says.
    """
    return _read(_of_house, text)


def _read(decoder: msgspec.msgpack.Decoder[_T], text: bytes) -> _T:
    try:
        return decoder.decode(text)
    except UNREADABLE as fault:
        raise FalseFrameError(f"a frame came that nobody understands ({fault})") from fault
