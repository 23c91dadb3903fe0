"""Reading heads made for passive displays: two digits and a line end, and nothing else.

No game, no state, no checksum: such a line is never more than a candidate. Within the hold-off after a
number the same number is a repetition, and another one a conflict for the dealer. The line that the first
bytes after an opening belong to may be the tail of a longer one and is not believed; if it looks like a
number, that is said.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hardware.codecs.damage import Damage, Distrust
from hardware.codecs.steadying import Steadied
from hardware.options import DeviceOptions
from hardware.readings import (
    NO_GAME,
    Candidate,
    Conflict,
    Heard,
    Reading,
    WarningKind,
    WheelMemory,
    WheelWarning,
)

LONGEST = 64
"""Bytes of an unfinished line that are kept."""
SECOND = 1_000_000
"""Microseconds."""

LineEnd = Literal["any", "cr", "lf", "crlf"]

_PRINTED = {b"%2d" % number: number for number in range(37)} | {
    b"%02d" % number: number for number in range(37)
}


class TwoDigitOptions(DeviceOptions, frozen=True):
    """How the head is set; its format is published nowhere, so the house says it.

    Attributes:
        baudrate: 1200 to 19200.
        line_end: what ends its lines.
        hold_off: seconds after a number in which the same number is a repetition.
    """

    baudrate: Literal[1200, 2400, 4800, 9600, 19200] = 9600
    framing: Literal["8N1", "7E1"] = "8N1"
    line_end: LineEnd = "any"
    hold_off: Annotated[float, Meta(ge=1, le=120)] = 12.0


class TwoDigits:
    """The codec of a two-digit line."""

    def __init__(self, options: TwoDigitOptions | None = None, memory: WheelMemory | None = None) -> None:
        options = options or TwoDigitOptions()
        self.memory = memory or WheelMemory()
        self._end = options.line_end
        self._hold_off = round(options.hold_off * SECOND)
        self._damage = Damage()
        self._distrust = Distrust(self._hold_off)
        self._clock = Steadied()
        self._held: dict[int, str] = {}
        self._since = 0
        self.connected()

    def connected(self) -> None:
        """A new connection: the line that it begins in is not believed; the hold-off goes on."""
        self._tail = b""
        self._first = True

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """What the lines say that these bytes complete.

        Args:
            data: bytes as they came; lines may be cut anywhere.
            heard: the device, and when the last of these bytes came.
        """
        now = self._clock.at(heard.mono)
        said: list[Reading] = []
        for line in self._lines(data):
            if self._first:
                self._first = False
                self._begin(line, heard, said)
            elif line in _PRINTED:
                if self._distrust.believes(now):
                    self._number(_PRINTED[line], line.decode("ascii"), now, heard, said)
            elif line:
                self._distrust.add(now)
                self._damage.add(ascii(line[:LONGEST].decode("latin-1")))
            said += self._damage.due(heard)
        return said

    def _lines(self, data: bytes) -> list[bytes]:
        """Whole lines, without their ends; too long a line is cut, and still no number."""
        buffer = self._tail + data
        if self._end == "any":
            buffer = buffer.replace(b"\r", b"\n")
        *lines, rest = buffer.split(b"\r" if self._end == "cr" else b"\n")
        self._tail = rest[: LONGEST + 1]
        if self._end == "crlf":
            return [line[:-1] if line.endswith(b"\r") else line + b"\n" for line in lines]
        return lines

    def _begin(self, line: bytes, heard: Heard, said: list[Reading]) -> None:
        """The first line of a connection: the tail of something, or a number that must be typed."""
        if line in _PRINTED:
            shown = line.decode("ascii")
            sentence = (
                f"The first line after the opening, {shown}, may be the end of a longer one: look and type."
            )
            said.append(WheelWarning(heard, WarningKind.BAD_FRAME, sentence))

    def _number(self, number: int, shown: str, now: int, heard: Heard, said: list[Reading]) -> None:
        """A number: the first, a repetition, or a contradiction."""
        if not self._held or now - self._since >= self._hold_off:
            self._held, self._since = {number: shown}, now
            said.append(Candidate(heard, number, None, NO_GAME, raw=(shown,)))
        elif number not in self._held:
            self._held[number] = shown
            said.append(Conflict(heard, tuple(self._held), None, tuple(self._held.values())))
