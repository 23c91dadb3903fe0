"""Looks through everything that lives in this process for a code: it is asked for backwards, not to be found here."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

BACKWARDS = "72564918"
"""Of a code that stands nowhere in the source."""

_FOR_LONG = 60.0
_ASKED = 0.05
"""Seconds after which no thread waits any more that would have had us give way."""


def the_code() -> str:
    """Make the code; whoever calls lets go of it."""
    return BACKWARDS[::-1]


def kept() -> list[str]:
    """Name what holds the code, as a whole or inside a longer text; the code itself is not told on."""
    gc.collect()
    with _alone():
        return [
            f"{holder}: {text.replace(the_code(), '…')[:80]}"
            for holder, text in _texts()
            if BACKWARDS in text[::-1]
        ]


@contextmanager
def _alone() -> Iterator[None]:
    """No other thread goes on meanwhile: one that finds the tuple that it is making held by us breaks off."""
    switches = sys.getswitchinterval()
    sys.setswitchinterval(_FOR_LONG)
    time.sleep(_ASKED)
    try:
        yield
    finally:
        sys.setswitchinterval(switches)


def _texts() -> Iterator[tuple[str, str]]:
    """Every text that something alive holds, also what a thread stands in the midst of.

    Frames first: to ask one for its variables has it keep a copy of them, of before if it was asked before.
    """
    for frame in sys._current_frames().values():
        at: FrameType | None = frame
        while at is not None:
            yield from (
                (at.f_code.co_qualname, text) for value in at.f_locals.values() for text in _of(value)
            )
            at = at.f_back
    for holder in gc.get_objects():
        yield from ((type(holder).__qualname__, text) for text in _inside(holder))


def _inside(holder: object) -> Iterator[str]:
    """What it holds, and what is in plain rows and maps that the collector does not follow by themselves."""
    for held in gc.get_referents(holder):
        yield from _of(held)


def _of(held: object) -> Iterator[str]:
    if type(held) is str:
        yield held
    elif type(held) is bytes and len(held) < 1_000:
        yield held.decode("latin-1")
    elif type(held) in {tuple, list, dict} and not gc.is_tracked(held):
        yield from _inside(held)
