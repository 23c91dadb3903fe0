"""Cutting a tumbler's bytes into frames of `tumbler/1`, and believing only those whose check is right.

A frame is `$`, a body, `*`, four hex digits of CRC-16/CCITT-FALSE over the body, CR LF. `$` always starts a
new frame, so what was before it is damaged; so is a body that the check does not prove or that says nothing
known. The first bytes after an opening may be the tail of a frame and are dropped without a word.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from hardware.codecs.damage import Damaged
from hardware.readings import DrumState

LONGEST_BODY: Final = 80
"""Bytes between `$` and `*`."""
LONGEST: Final = LONGEST_BODY + 8
"""Bytes of a whole frame; more than that without an end are no frame."""
VERSION: Final = "1"
SEQ_COUNT: Final = 1 << 16
"""Events are numbered 0 to 65535, then from 0 again."""

_LINE_END = re.compile(rb"[\r\n]+")
_FRAME = re.compile(rb"\$([ !\"#%-)+-~]{1,80})\*([0-9A-F]{4})")


def crc16(body: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 1021, from FFFF, nothing reflected; "123456789" gives 29B1."""
    return crc_hqx(body, 0xFFFF)


def framed(body: str) -> bytes:
    """Write a body as a whole frame.

    Raises:
        UnicodeEncodeError: it is not ASCII.
    """
    data = body.encode("ascii")
    return b"$%s*%04X\r\n" % (data, crc16(data))


class Hello(Struct, frozen=True):
    """Power-up, and the answer to `ID`."""

    boot: str
    model: str
    serial: str
    firmware: str
    balls: int


class Game(Struct, frozen=True):
    """A game begins with so many balls loaded, or ends with so many drawn."""

    boot: str
    seq: int
    game: int
    begins: bool
    balls: int


class Turn(Struct, frozen=True):
    """The drum has turned so many whole turns that way."""

    boot: str
    seq: int
    game: int
    clockwise: bool
    turns: int


class Ball(Struct, frozen=True):
    """A ball has fallen; `how` it was read: O optical, R by its tag, S by the tray's switch, M by hand."""

    boot: str
    seq: int
    game: int
    place: int
    number: int
    how: str


class Unread(Struct, frozen=True):
    """A ball has fallen and was not read."""

    boot: str
    seq: int
    game: int
    place: int
    cause: str


class TakenBack(Struct, frozen=True):
    """A ball was taken back."""

    boot: str
    seq: int
    game: int
    place: int
    number: int
    cause: str


class Stat(Struct, frozen=True):
    """How the tumbler is, every two seconds; `seq` repeats the latest event's."""

    boot: str
    seq: int
    game: int
    drawn: int
    drum: DrumState
    flags: int


Event = Game | Turn | Ball | Unread | TakenBack
"""What is numbered, and must not be lost."""
Frame = Hello | Event | Stat


class Spoken(Struct, frozen=True):
    """A frame and the line that it was."""

    frame: Frame
    line: str


_NUMBER = r"(\d{1,5})"
_TEXT = r"([^,]*)"
_BOOT = r"([0-9A-F]{4})"
_EVENT = rf"{_BOOT},{_NUMBER},{_NUMBER}"
_DRUMS: Final = {state.name: state for state in DrumState}


def _read_hello(boot: str, model: str, serial: str, firmware: str, balls: str) -> Frame:
    return Hello(boot, model, serial, firmware, int(balls))


def _read_game(boot: str, seq: str, game: str, what: str, balls: str) -> Frame:
    return Game(boot, int(seq), int(game), what == "START", int(balls))


def _read_turn(boot: str, seq: str, game: str, way: str, turns: str) -> Frame:
    return Turn(boot, int(seq), int(game), way == "CW", int(turns))


def _read_ball(boot: str, seq: str, game: str, place: str, number: str, how: str) -> Frame:
    return Ball(boot, int(seq), int(game), int(place), int(number), how)


def _read_unread(boot: str, seq: str, game: str, place: str, cause: str) -> Frame:
    return Unread(boot, int(seq), int(game), int(place), cause)


def _read_void(boot: str, seq: str, game: str, place: str, number: str, cause: str) -> Frame:
    return TakenBack(boot, int(seq), int(game), int(place), int(number), cause)


def _read_stat(boot: str, seq: str, game: str, drawn: str, drum: str, flags: str) -> Frame:
    return Stat(boot, int(seq), int(game), int(drawn), _DRUMS[drum], int(flags, 16))


_BODIES: Final[dict[str, tuple[re.Pattern[str], Callable[..., Frame]]]] = {
    "STAT": (re.compile(rf"STAT,{_EVENT},{_NUMBER},({'|'.join(_DRUMS)}),([0-9A-Fa-f]{{1,4}})"), _read_stat),
    "BALL": (re.compile(rf"BALL,{_EVENT},{_NUMBER},{_NUMBER},([ORSM])"), _read_ball),
    "TURN": (re.compile(rf"TURN,{_EVENT},(CW|CCW),{_NUMBER}"), _read_turn),
    "GAME": (re.compile(rf"GAME,{_EVENT},(START|END),{_NUMBER}"), _read_game),
    "UNREAD": (re.compile(rf"UNREAD,{_EVENT},{_NUMBER},{_TEXT}"), _read_unread),
    "VOID": (re.compile(rf"VOID,{_EVENT},{_NUMBER},{_NUMBER},{_TEXT}"), _read_void),
    "HELLO": (re.compile(rf"HELLO,{_BOOT},{VERSION},{_TEXT},{_TEXT},{_TEXT},{_NUMBER}"), _read_hello),
}
"""Each word of the device with its fields, as they stand in the frame."""


class TumblerWire:
    """The bytes of one connection after another, as frames."""

    def __init__(self) -> None:
        self._tail = b""
        self._fresh = True

    def connected(self) -> None:
        """A new connection: what is left of the old one is gone, and the first `$` is waited for."""
        self._tail = b""
        self._fresh = True

    def feed(self, data: bytes) -> list[Spoken | Damaged]:
        """The frames that these bytes complete, and what among them is none."""
        if self._fresh:
            start = data.find(b"$")
            if start < 0:
                return []
            data, self._fresh = data[start:], False
        *lines, rest = _LINE_END.split(self._tail + data)
        found: list[Spoken | Damaged] = []
        for line in lines:
            whole = _from_last_start(line, found)
            if whole:
                found.append(_read(whole))
        rest = _from_last_start(rest, found)
        if len(rest) > LONGEST:
            found.append(_damaged(rest))
            rest, self._fresh = b"", True
        self._tail = rest
        return found


def _from_last_start(line: bytes, found: list[Spoken | Damaged]) -> bytes:
    """The line from its last `$` on; what was before it is damaged."""
    start = line.rfind(b"$")
    if start < 1:
        return line
    cut = [part for part in line[:start].split(b"$") if part]
    if cut:
        found.append(Damaged(_shown(cut[0]), len(cut)))
    return line[start:]


def _read(line: bytes) -> Spoken | Damaged:
    """One whole line: a frame only where the check proves it and its fields are known."""
    frame = _FRAME.fullmatch(line)
    if frame is None or crc16(frame[1]) != int(frame[2], 16):
        return _damaged(line)
    body = frame[1].decode("ascii")
    form = _BODIES.get(body.partition(",")[0])
    fields = form[0].fullmatch(body) if form is not None else None
    if form is None or fields is None:
        return _damaged(line)
    spoken = form[1](*fields.groups())
    known = isinstance(spoken, Hello) or spoken.seq < SEQ_COUNT
    return Spoken(spoken, line.decode("ascii")) if known else _damaged(line)


def _damaged(line: bytes) -> Damaged:
    return Damaged(_shown(line))


def _shown(line: bytes) -> str:
    """The beginning of what is damaged, such that it can be printed."""
    return ascii(line[:64].decode("latin-1"))
