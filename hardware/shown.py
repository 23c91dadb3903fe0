"""What came and what it says, as lines for whoever looks at a device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import fields

from hardware.readings import LineChanged, Reading, WheelWarning

_LONGEST: Final = 96
"""Bytes without a line end that are shown as they are."""
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_BESIDE: Final = frozenset({"heard", "raw"})
"""What is the same on every line, or was shown as bytes."""


class ShownLines:
    """Bytes put together to lines, as far as there are line ends; what cannot be printed is escaped."""

    def __init__(self, told: Callable[[str], None]) -> None:
        """Nothing came yet.

        Args:
            told: takes each line.
        """
        self._told, self._tail = told, b""

    def take(self, data: bytes) -> None:
        """Some bytes; lines may be cut anywhere."""
        self._tail += data
        *whole, self._tail = self._tail.replace(b"\r", b"\n").split(b"\n")
        for line in whole:
            self._tell(line)
        while len(self._tail) >= _LONGEST:
            head, self._tail = self._tail[:_LONGEST], self._tail[_LONGEST:]
            self._tell(head)

    def end(self) -> None:
        """Nothing more comes: what has no line end is told too."""
        self._tell(self._tail)
        self._tail = b""

    def _tell(self, line: bytes) -> None:
        if line:
            self._told(line.decode("latin-1").encode("unicode_escape").decode("ascii"))


def reading_text(reading: Reading) -> str:
    """One reading in one line: `number: number 17, game 4`."""
    if isinstance(reading, LineChanged):
        return _with(f"line {reading.state.value}", reading.reason)
    if isinstance(reading, WheelWarning):
        return _with(f"warning {reading.kind.value}", reading.detail)
    name = _CAPITAL.sub(" ", type(reading).__name__).lower()
    told = {field.name: getattr(reading, field.name) for field in fields(reading)}
    said = [f"{field} {value}" for field, value in told.items() if field not in _BESIDE and value is not None]
    return _with(name, ", ".join(said))


def _with(name: str, said: str) -> str:
    return f"{name}: {said}" if said else name
