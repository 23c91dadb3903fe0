"""The devices that can be simulated, by the name of their kind: a new one costs a script and a line here.

What a simulated device knows besides its script is how a listener must be set to hear it, and what its whole
lines look like: found here without its codec, so that one can be held against the other.
"""

from __future__ import annotations

import random
import re
from binascii import crc_hqx
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec import Struct, field

from hardware.simulators.cammegh_script import WheelScript
from hardware.simulators.napsa_script import NapsaScript
from hardware.simulators.script import DeviceScript, LineFault
from hardware.simulators.simple_scripts import BALLS, BallScript, LineScript, NumberFault
from hardware.simulators.tumbler_script import TumblerScript

Told = tuple[str, int]
"""A whole line, and the number that it tells."""


def _nothing(_data: bytes) -> Iterator[str]:
    return iter(())


class Simulated(Struct, frozen=True):
    """One kind of device as it is simulated.

    Attributes:
        script: makes the device, from all that is random.
        whole: finds the whole lines in some bytes that tell a number.
        agreeing: how many lines must agree before a number counts.
        family: devices that cannot be told apart by what they send.
        options: how a listener is set that hears it.
        beside: finds the whole lines that tell no number and decide one all the same.
        numbered: it numbers what it says, so that what was heard before the cable was out still counts.
    """

    script: Callable[[random.Random], DeviceScript]
    whole: Callable[[bytes], Iterator[Told]]
    agreeing: int
    family: str
    options: Mapping[str, object] = field(default_factory=dict)
    beside: Callable[[bytes], Iterator[str]] = _nothing
    numbered: bool = False


_MORE = rb"(?:;[0-9A-Fa-f]{4};[0-9A-Fa-f]{2};[01? ];(?:[0-9A-Fa-f]{5}|\?{5});(?:[ \d]\d|\?\?))?"
_CAMMEGH = re.compile(
    rb"(?:^|(?<=[\r\n]))(?=(?P<line>[ \d]\d)[\r\n])(?P<bare>[ \d]\d)"
    rb"|(?=(?P<line_2>\*X;[1-7];\d{3};[ \d]\d;[0-9A-Fa-f];\d{3};[01]" + _MORE + rb")[\r\n])"
    rb"\*X;.;...;(?P<framed>[ \d]\d)"
    rb"|(?=(?P<line_3>\*W [ \d]\d)[\r\n])\*W (?P<word>[ \d]\d)"
)
_NAPSA = re.compile(rb"(?P<line>NN(?P<a>[ \d]\d)    N|NS(?P<b>[ \d]\d)[1-6][ \d]\d[01]\d)")
_DIGITS = re.compile(rb"(?:^|(?<=[\r\n]))(?P<line>[ \t]*(?P<number>\d{1,2})[ \t]*)(?=[\r\n])")
_BALL = re.compile(rb"\x02([0-9A-Fa-f]{10})([0-9A-Fa-f]{2})(?:\r\n)?\x03")


def _cammegh(data: bytes) -> Iterator[Told]:
    for found in _CAMMEGH.finditer(data):
        line = found["line"] or found["line_2"] or found["line_3"]
        number = int(found["bare"] or found["framed"] or found["word"])
        if number <= 36:
            yield line.decode("ascii"), number


def _napsa(data: bytes) -> Iterator[Told]:
    for found in _NAPSA.finditer(data):
        number = int(found["a"] or found["b"])
        if number <= 36:
            yield found["line"].decode("ascii"), number


def _digits(data: bytes) -> Iterator[Told]:
    for found in _DIGITS.finditer(data):
        yield found["line"].decode("ascii"), int(found["number"])
        yield str(int(found["number"])), int(found["number"])


def _balls(data: bytes) -> Iterator[Told]:
    for found in _BALL.finditer(data):
        tag = bytes.fromhex(found[1].decode("ascii"))
        checksum = tag[0] ^ tag[1] ^ tag[2] ^ tag[3] ^ tag[4]
        number = BALLS.get(tag.hex().upper())
        if checksum == int(found[2], 16) and number is not None:
            yield found[0].decode("ascii"), number


_FRAME = re.compile(
    rb"\$(?P<body>[A-Z]+,(?P<boot>[0-9A-F]{4}),\d+,(?P<game>\d+)[^$*\r\n]*)\*(?P<crc>[0-9A-F]{4})[\r\n]"
)
_FALLEN = re.compile(rb"BALL,[0-9A-F]{4},\d+,\d+,\d+,(\d+),[ORSM]")


def _frames(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Whole frames of a tumbler whose check is right, and their bodies."""
    for found in _FRAME.finditer(data):
        if crc_hqx(found["body"], 0xFFFF) == int(found["crc"], 16):
            yield found[0].decode("ascii").strip(), found["body"]


def _balls_drawn(data: bytes) -> Iterator[Told]:
    for line, body in _frames(data):
        ball = _FALLEN.fullmatch(body)
        if ball is not None and int(ball[1]) <= 36:
            yield line, int(ball[1])


def _drum(data: bytes) -> Iterator[str]:
    """How a game began and how the drum turned decide too."""
    return (line for line, body in _frames(data) if not body.startswith((b"STAT", b"HELLO")))


_OF_A_PERSON = frozenset({LineFault.TRUNCATED, LineFault.MERGED, NumberFault.TWO_NUMBERS})
"""A person types one digit or two, so that nobody can tell a line that was cut short, and another number when
the first was wrong: whoever typed it looks, and confirms.
"""

SIMULATED: Mapping[str, Simulated] = {
    "cammegh-ss2": Simulated(WheelScript, _cammegh, 2, "cammegh"),
    "cammegh-m360": Simulated(partial(WheelScript, counts_results=True), _cammegh, 2, "cammegh"),
    "napsa": Simulated(NapsaScript, _napsa, 2, "napsa"),
    "two-digits": Simulated(LineScript, _digits, 1, "digits"),
    "rfid-head": Simulated(BallScript, _balls, 1, "balls", {"tags": dict(BALLS)}),
    "keypad": Simulated(
        partial(LineScript, end=b"\r", opening=b"", spared=_OF_A_PERSON), _digits, 1, "digits"
    ),
    "tumbler/1": Simulated(TumblerScript, _balls_drawn, 1, "tumbler", beside=_drum, numbered=True),
    "tumbler/1-usb": Simulated(TumblerScript, _balls_drawn, 1, "tumbler", beside=_drum, numbered=True),
}


def simulated_kind(name: str) -> Simulated:
    """The simulated device of that kind.

    Raises:
        ValueError: nothing simulates it.
    """
    try:
        return SIMULATED[name]
    except KeyError:
        known = ", ".join(sorted(SIMULATED))
        raise ValueError(f"No device called {name!r} can be simulated: choose one of {known}.") from None
