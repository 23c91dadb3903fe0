"""What a measured program tells the bench: what happened, to which event, and when by the steady clock."""

from __future__ import annotations

import contextlib
import os
import select
import struct
import sys
from enum import IntEnum
from typing import IO, NamedTuple

_FORM = struct.Struct("<Bqq")


class Kind(IntEnum):
    """What happened."""

    THROWN = 1
    """the ball is in the rim, and the spin before is closed"""
    READY = 2
    """the program waits for the number"""
    DURABLE = 3
    PAINTED = 4


class Moment(NamedTuple):
    """Something happened to the event of that number, at so many nanoseconds."""

    kind: Kind
    event: int
    at: int


def tell(kind: Kind, event: int, at: int) -> None:
    """Write a moment on standard output, whole; whoever has measured enough hears no more of them."""
    with contextlib.suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), _FORM.pack(kind, event, at))


def heard(source: IO[bytes], timeout: float) -> Moment:
    """Read one moment.

    Raises:
        TimeoutError: the program said nothing in so many seconds.
        EOFError: the program ended.
    """
    if not select.select([source], [], [], timeout)[0]:
        raise TimeoutError(f"nothing was told in {timeout:g} seconds")
    told = source.read(_FORM.size)
    if len(told) < _FORM.size:
        raise EOFError("the measured program ended")
    kind, event, at = _FORM.unpack(told)
    return Moment(Kind(kind), event, at)
