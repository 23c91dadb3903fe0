r"""Cutting a Cammegh wheel's bytes into lines, and reading whole lines only.

There is no checksum. What protects a number is that a line is believed only whole: a frame from its `*` to
its line end with every field of its width, a bare number of exactly two characters. So nothing is stripped,
a `*` in the middle of a line ends what was before it as damaged, and the first bytes after an opening,
which may be the tail of a frame, are dropped up to the first line end.
"""

from __future__ import annotations

import re

from msgspec import Struct

from hardware.codecs.cammegh_variants import Variant
from hardware.codecs.damage import Damaged
from hardware.readings import Turning, WheelPhase

LONGEST = 64
"""Bytes of an unfinished line that are kept; the longest line that is known has 40."""

_LINE_END = re.compile(rb"[\r\n]")
_STATUS = re.compile(
    rb"\*X;([1-7]);(\d{3});([ \d][ \d]);([0-9A-Fa-f]);(\d{3});([01])"
    rb"(?:;[0-9A-Fa-f]{4};[0-9A-Fa-f]{2};[01? ];(?:[0-9A-Fa-f]{5}|\?{5});(?:[ \d]\d|\?\?))?"
)
_BASIC = re.compile(rb"\*([SN])|\*W ([ \d]\d)")
_KNOWN = re.compile(rb"\*[A-WYZa-z](?:[ -)+-~]*)")
"""Bonus lines, answers and error answers: all that begins like a word of the wheel but `*X`."""

_PHASES: dict[bytes, WheelPhase] = {
    b"1": WheelPhase.START,
    b"2": WheelPhase.PLACE_BETS,
    b"3": WheelPhase.BALL_IN_RIM,
    b"4": WheelPhase.NO_MORE_BETS,
    b"5": WheelPhase.WINNING_NUMBER,
    b"6": WheelPhase.CLOSED,
    b"7": WheelPhase.LOCKED,
}
_BLANK = b"  "
_BASIC_PHASES = {b"S": WheelPhase.START, b"N": WheelPhase.NO_MORE_BETS}
_PRINTED = {b"%2d" % number: number for number in range(1, 37)}
"""How the numbers are printed: right-justified with a space. Zero is a matter of the model."""


class Frame(Struct, frozen=True):
    """One whole status line; no number while the wheel has none, speed in tenths of a turn a minute."""

    phase: WheelPhase
    count: int
    number: int | None
    flags: int
    speed: int
    turning: Turning
    line: str


class Shown(Struct, frozen=True):
    """A number that one line shows.

    On the wire it is the bare line of two characters, sent once when the wheel has found a number.
    """

    number: int
    line: str


class Basic(Struct, frozen=True):
    """A line of basic mode: a game begins, no more bets, or the number that has fallen."""

    phase: WheelPhase
    number: int | None
    line: str


WireLine = Frame | Shown | Basic | Damaged


class Wire:
    """The bytes of one connection after another, as lines."""

    def __init__(self, variant: Variant, direction_1: Turning = Turning.ANTICLOCKWISE) -> None:
        other = Turning.CLOCKWISE if direction_1 is Turning.ANTICLOCKWISE else Turning.ANTICLOCKWISE
        self._turning = {b"0": other, b"1": direction_1}
        self._counts = variant.counts
        self._numbers = _PRINTED | dict.fromkeys(variant.zero, 0) | dict(variant.other_zeros)
        self._tail = b""
        self._dropping = True

    def connected(self) -> None:
        """A new connection: what is left of the old one is gone, and the first line end is waited for."""
        self._tail = b""
        self._dropping = True

    def feed(self, data: bytes) -> list[WireLine]:
        """The lines that these bytes complete; known lines that say nothing of the game are left out."""
        if self._dropping:
            first = _LINE_END.search(data)
            if first is None:
                return []
            data = data[first.end() :]
            self._dropping = False
        *lines, rest = (self._tail + data).replace(b"\r", b"\n").split(b"\n")
        found: list[WireLine] = []
        for line in lines:
            whole = _cut(line, found)
            if whole:
                self._read(whole, found)
        self._tail = _cut(rest, found)[: LONGEST + 1]
        return found

    def _read(self, line: bytes, found: list[WireLine]) -> None:
        """One whole line, added to what was found."""
        status = _STATUS.fullmatch(line)
        if status is not None:
            found.append(self._frame(status, line))
        elif line in self._numbers:
            found.append(Shown(self._numbers[line], line.decode("ascii")))
        elif len(line) > LONGEST:
            found.append(_damaged(line))
        elif basic := _BASIC.fullmatch(line):
            found.append(self._basic(basic, line))
        elif _KNOWN.fullmatch(line) is None:
            found.append(_damaged(line))

    def _basic(self, basic: re.Match[bytes], line: bytes) -> Basic | Damaged:
        word, printed = basic.groups()
        if word is not None:
            return Basic(_BASIC_PHASES[word], None, line.decode("ascii"))
        number = self._numbers.get(printed)
        if number is None:
            return _damaged(line)
        return Basic(WheelPhase.WINNING_NUMBER, number, line.decode("ascii"))

    def _frame(self, status: re.Match[bytes], line: bytes) -> Frame | Damaged:
        """The fields of a status line; a count or a number that this wheel cannot have is damage."""
        phase, count, printed, flags, speed, turning = status.groups()
        number = self._numbers.get(printed)
        if int(count) not in self._counts or (number is None and printed != _BLANK):
            return _damaged(line)
        return Frame(
            _PHASES[phase],
            int(count),
            number,
            int(flags, 16),
            int(speed),
            self._turning[turning],
            line.decode("ascii"),
        )


def _cut(line: bytes, found: list[WireLine]) -> bytes:
    """The line from its last `*`, which always starts a new frame; what was before it is damaged."""
    if line.rfind(b"*") < 1:
        return line
    first, *rest = line.split(b"*")
    last = rest.pop()
    found.append(Damaged(_shown(first or b"*" + rest[0]), len(rest) + bool(first)))
    return b"*" + last


def _damaged(line: bytes) -> Damaged:
    return Damaged(_shown(line))


def _shown(line: bytes) -> str:
    """The beginning of a damaged line, such that it can be printed."""
    return ascii(line[:LONGEST].decode("latin-1"))
