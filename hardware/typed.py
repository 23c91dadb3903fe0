"""Typing the number is a device like the others; like every reader that saw no ball, it only offers.

A keypad on a serial line, the croupier's window and the standard input of a headless table all end here: what
was typed is a candidate, and a second gesture confirms it.
"""

from __future__ import annotations

import re

from hardware.codecs.damage import Distrust
from hardware.codecs.steadying import Steadied
from hardware.readings import TYPED, Candidate, Heard, Reading, WarningKind, WheelMemory, WheelWarning

_KEYED = re.compile(rb"\s*(\d{1,2})\s*")
_LONGEST = 16
_BOUNCE = 1_000_000
"""Microseconds in which the same number typed again is a key that bounces."""
_REMEMBERED = 12_000_000
"""Microseconds that a line which is no number is remembered; nobody mistypes three of them so fast."""


def typed_number(number: int, heard: Heard) -> Candidate:
    """A typed number waits for its confirmation.

    Args:
        number: what was typed.
        heard: who typed, and when.

    Raises:
        ValueError: it is no number of a single-zero wheel.
    """
    if not 0 <= number <= 36:
        msg = f"{number} is not a number of this wheel: type a number from 0 to 36."
        raise ValueError(msg)
    return Candidate(heard, number, None, TYPED, raw=(str(number),))


class TypedLines:
    """The codec of a keypad: digits and a line end, one number a line."""

    def __init__(self, memory: WheelMemory | None = None) -> None:
        self._tail, self._first = b"", False
        self._last: tuple[int, int] | None = None
        self._clock, self._distrust = Steadied(), Distrust(_REMEMBERED)
        self.memory = memory or WheelMemory()

    def connected(self) -> None:
        """A new connection: half a number typed before it is not one, nor is the other half after it."""
        self._tail, self._first = b"", True

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """The numbers that these bytes complete; what is no number is refused with a warning."""
        now = self._clock.at(heard.mono)
        *lines, rest = (self._tail + data).replace(b"\r", b"\n").split(b"\n")
        self._tail = rest[: _LONGEST + 1]
        return [reading for line in lines if line.strip() for reading in self._read(line, now, heard)]

    def _read(self, line: bytes, now: int, heard: Heard) -> list[Reading]:
        first, self._first = self._first, False
        keyed = _KEYED.fullmatch(line) if len(line) <= _LONGEST else None
        if keyed is None or int(keyed[1]) > 36:
            said: list[Reading] = [_refused(line, heard)] if self._distrust.believes(now) else []
            self._distrust.add(now)
            return said
        if first and len(keyed[1]) == 1:
            shown = keyed[1].decode("ascii")
            sentence = f"{shown} is perhaps half a number, typed while the line opened: type it again."
            return [WheelWarning(heard, WarningKind.BAD_FRAME, sentence)]
        return self._typed(int(keyed[1]), now, heard) if self._distrust.believes(now) else []

    def _typed(self, number: int, now: int, heard: Heard) -> list[Reading]:
        """A key that bounces, or is held, types once."""
        last, self._last = self._last, (number, now)
        bounced = last is not None and last[0] == number and now - last[1] < _BOUNCE
        return [] if bounced else [typed_number(number, heard)]


def _refused(line: bytes, heard: Heard) -> WheelWarning:
    shown = ascii(line[:_LONGEST].decode("latin-1"))
    return WheelWarning(heard, WarningKind.BAD_FRAME, f"{shown} is no number: type a number from 0 to 36.")
