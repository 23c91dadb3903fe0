"""Looks through everything that lives in this process for a code: it is asked for backwards, not to be found here."""

from __future__ import annotations

import gc
import re
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import is_
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
_AT_ONCE = 1_000
"""How many are asked at once: where one of them changed all are read again."""


def the_code() -> str:
    """Make the code; whoever calls lets go of it."""
    return BACKWARDS[::-1]


@contextmanager
def all_that_lives() -> Iterator[None]:
    """Look through what was put aside before the first test as well (tests/conftest.py), as long as it lasts."""
    gc.unfreeze()
    _PUT_ASIDE.extend(_stretches())
    assert not any(next(stretch.told(), "") for stretch in _PUT_ASIDE)
    gc.freeze()  # what was found of them too
    yield
    _PUT_ASIDE.clear()
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _stretches() -> Iterator[_Stretch]:
    """Part what is alive; rows hold for ever what they hold, and are looked through now."""
    living = gc.get_objects()
    rows = [each for each in living if type(each) is tuple]
    assert not any(told for some in _in_parts(rows) for told in _in_holders(some))
    others = [each for each in living if type(each) is not tuple]
    return map(_Stretch, _in_parts([_plain_among(gc.get_referents(*rows)), *others]))


def kept() -> list[str]:
    """Name what holds the code, as a whole or inside a longer text; the code itself is not told on."""
    gc.collect()
    with _alone():
        return [*_found()]


def is_kept() -> bool:
    """Whether anything holds the code; nothing is looked through behind the first that does."""
    gc.collect()
    with _alone():
        return any(_found())


def _found() -> Iterator[str]:
    yield from _in_frames()
    for some in _in_parts(gc.get_objects()):
        yield from _in_holders(some)
    for stretch in _PUT_ASIDE:
        yield from stretch.told()


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


def _in_parts(holders: Sequence[object]) -> Iterator[list[object]]:
    """Part what is alive: many are asked at once."""
    return ([*holders[start : start + _AT_ONCE]] for start in range(0, len(holders), _AT_ONCE))


def _in_holders(holders: list[object]) -> Iterator[str]:
    """Name what among these holds the code: all are asked at once, and one by one where it is among them."""
    if any(_told("", gc.get_referents(*holders))):
        for holder in holders:
            yield from _told(type(holder).__qualname__, gc.get_referents(holder))


class _Stretch:
    """Some of what was there before the first test; only where it holds something else than before is it read again."""

    def __init__(self, holders: list[object]) -> None:
        self._holders = holders
        self._held: list[object] = []
        self._plain: list[object] = []

    def told(self) -> Iterator[str]:
        """Name what among these holds the code."""
        held = gc.get_referents(*self._holders)
        if len(held) == len(self._held) and all(map(is_, held, self._held)):
            yield from _told("put aside", gc.get_referents(*self._plain))
            return
        found = [*_in_holders(self._holders)]
        # The lists that were put aside: new ones would be looked through too.
        self._held[:] = [] if found else held
        self._plain[:] = _plain_among(self._held)
        yield from found


_PUT_ASIDE: list[_Stretch] = []


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
        held = gc.get_referents(*_plain_among(held))


def _plain_among(held: Sequence[object]) -> list[object]:
    """Give the rows and maps among these that the collector does not follow."""
    return [each for each in held if type(each) in _PLAIN and not gc.is_tracked(each)]
