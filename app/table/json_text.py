"""JSON as people and scripts write it: one value, UTF-8, no key twice, and a fault that says where it is.

msgspec reads quickly but says little of where a fault is and takes the last of two equal keys. So a line that
it refuses, or in which there may be a key twice, is walked once more, slowly, for the place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from json.decoder import JSONDecodeError, JSONDecoder
from typing import Final, NoReturn, cast

import msgspec

from app.foreign import UNREADABLE
from app.table.bad_input import BadInputError, NoJsonError, Step

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SCALAR: Final = re.compile(r"true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?", re.ASCII)
_STRINGS: Final = JSONDecoder()
_DEEPEST: Final = 100
_LONGEST_NUMBER: Final = 400
_ESCAPED_COLON: Final = b"\\u003"
"""How the only other spelling of a colon begins."""
_decoder: Final = msgspec.json.Decoder()
_encode: Final = msgspec.json.Encoder().encode


def read_json(line: bytes) -> Json:
    """Read one JSON value.

    Raises:
        NoJsonError: it is no JSON or no UTF-8, or nested deeper than we read; with the place.
        BadInputError: it has a key twice; with the place.
    """
    try:
        value: Json = _decoder.decode(line)
        # Each key has a colon: where the value, written anew, has fewer of them, a key was given twice.
        doubtful = _ESCAPED_COLON in line or line.count(b":") != _encode(value).count(b":")
        doubtful = doubtful or (line.count(b"[") + line.count(b"{") > _DEEPEST and _is_deep(value))
    except UNREADABLE as fault:
        _Walk(line).whole()
        raise NoJsonError(f"no JSON: {fault}") from fault
    if doubtful:
        _Walk(line).whole()
    return value


def _is_deep(value: Json) -> bool:
    """Whether a value is nested as deeply as we read at the most, or deeper."""
    level: list[Json] = [value]
    for _ in range(_DEEPEST):
        inside = (
            each.values() if type(each) is dict else each for each in level if type(each) in {dict, list}
        )
        level = [item for items in inside for item in cast("Iterable[Json]", items)]
        if not level:
            return False
    return True


def _bounded(scalar: str) -> bool:
    """Whether a machine holds this number; true and its like are none."""
    return len(scalar) < _LONGEST_NUMBER and (scalar[0] in "tfn" or math.isfinite(float(scalar)))


class _Walk:
    """A walk over one text, which knows at each point where in the value it stands."""

    def __init__(self, line: bytes) -> None:
        try:
            self._text = line.decode()
        except UnicodeDecodeError as fault:
            raise NoJsonError(f"no UTF-8 at byte {fault.start + 1}") from fault
        self._at = 0
        self._path: list[Step] = []

    def whole(self) -> None:
        """Walk the whole text.

        Raises:
            BadInputError: at the first fault.
        """
        self._value()
        self._space()
        if self._at < len(self._text):
            self._refuse("more than one JSON value")

    def _refuse(self, fault: str, kind: type[BadInputError] = NoJsonError) -> NoReturn:
        raise kind(f"{fault} (column {self._at + 1})", *self._path)

    def _space(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at

    def _next(self, expected: str) -> str:
        self._space()
        if self._at >= len(self._text):
            self._refuse(f"no JSON: the text ends where {expected} should stand")
        return self._text[self._at]

    def _value(self) -> None:
        if len(self._path) > _DEEPEST:
            self._refuse(f"no JSON that we read: nested deeper than {_DEEPEST}")
        match self._next("a value"):
            case "{":
                self._object()
            case "[":
                self._array()
            case '"':
                self._string()
            case _:
                self._scalar()

    def _scalar(self) -> None:
        found = _SCALAR.match(self._text, self._at)
        if found is None:
            self._refuse("no JSON: a value should stand here")
        if not _bounded(found[0]):
            self._refuse("a number beyond all bounds", BadInputError)
        self._at = found.end()

    def _string(self) -> str:
        try:
            text, self._at = _STRINGS.raw_decode(self._text, self._at)
        except JSONDecodeError as fault:
            self._refuse(f"no JSON: {fault.msg}")
        return str(text)

    def _array(self) -> None:
        self._at += 1
        if self._next("an item or ]") == "]":
            self._at += 1
            return
        self._path.append(0)
        place = 0
        while True:
            self._path[-1] = place
            self._value()
            if not self._another("]"):
                break
            place += 1
        self._path.pop()

    def _object(self) -> None:
        self._at += 1
        seen: set[str] = set()
        if self._next("a key or }") == "}":
            self._at += 1
            return
        while True:
            self._member(seen)
            if not self._another("}"):
                return

    def _member(self, seen: set[str]) -> None:
        if self._next("a key") != '"':
            self._refuse("no JSON: a key should stand here")
        key = self._string()
        self._path.append(key)
        if key in seen:
            self._refuse("key given twice", BadInputError)
        seen.add(key)
        if self._next("a colon") != ":":
            self._refuse("no JSON: a colon should stand here")
        self._at += 1
        self._value()
        self._path.pop()

    def _another(self, end: str) -> bool:
        """Step over a comma or the end; whether there is one more item."""
        found = self._next(f", or {end}")
        if found not in {",", end}:
            self._refuse(f"no JSON: a comma or {end} should stand here")
        self._at += 1
        return found == ","
