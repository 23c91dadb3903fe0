"""Looks through everything that lives in this process for a code: it is asked for backwards, not to be found here."""

from __future__ import annotations

import gc
import re
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
_CODE = re.compile("".join(f"[{figure}]" for figure in reversed(BACKWARDS)))
"""Finds the code, and is not the code."""
_PLAIN = (tuple, list, dict)
_A_LONG_ONE = 1_000
_AT_ONCE = 20_000


def the_code() -> str:
    """Make the code; whoever calls lets go of it."""
    return BACKWARDS[::-1]


def kept() -> list[str]:
    """Name what holds the code, as a whole or inside a longer text; the code itself is not told on."""
    gc.collect()
    with _alone():
        return [*_in_frames(), *_in_holders(gc.get_objects())]


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


def _in_frames() -> Iterator[str]:
    """Name what a thread stands in the midst of with the code in its hands.

    Before all else: to ask a frame for its variables has it keep a copy of them, of before if it was asked before.
    """
    for frame in sys._current_frames().values():
        at: FrameType | None = frame
        while at is not None:
            yield from _told(at.f_code.co_qualname, [*at.f_locals.values()])
            at = at.f_back


def _in_holders(holders: list[object]) -> Iterator[str]:
    """Name what is alive and holds the code; many are asked at once, and one by one those among whom it is."""
    for start in range(0, len(holders), _AT_ONCE):
        some = holders[start : start + _AT_ONCE]
        if any(_told("", gc.get_referents(*some))):
            for holder in some:
                yield from _told(type(holder).__qualname__, gc.get_referents(holder))


def _told(holder: str, held: list[object]) -> Iterator[str]:
    """Name each text among these that the code stands in.

    What is in plain rows and maps that the collector does not follow by themselves is looked at too.
    """
    while held:
        texts = {each for each in held if type(each) is str}
        texts.update(
            each.decode("latin-1") for each in held if type(each) is bytes and len(each) < _A_LONG_ONE
        )
        if _CODE.search("\n".join(texts)):
            yield from (f"{holder}: {_CODE.sub('…', text)[:80]}" for text in texts if _CODE.search(text))
        plain = [each for each in held if type(each) in _PLAIN and not gc.is_tracked(each)]
        held = gc.get_referents(*plain)
